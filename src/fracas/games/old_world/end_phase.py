"""OW-10 and OW-12: the end phase, its six steps, and the end of the game."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.old_world.board import (
    HERO,
    MOST_CORRUPTION,
    REGIONS,
    RUINATIONS,
    SECOND_CORRUPTION,
    SPACES,
)
from fracas.games.old_world.chaos_cards import EMPTY, PERCHED, POWER_OF, STAYS
from fracas.games.old_world.dials import most_counters
from fracas.games.old_world.nurgle import remove_corruption
from fracas.games.old_world.old_world import score
from fracas.games.old_world.powers import (
    FIGURES,
    FIRST,
    FIRST_HORROR,
    NO_POWER,
    POWERS,
    TICKS,
    UNIT_OF,
)
from fracas.games.old_world.state import KEPT, World
from fracas.games.old_world.steps import HEROES, LASTING, TICK
from fracas.games.old_world.tables import (
    ASK_HERO,
    CANNOT_BE_CHOSEN,
    CARD_KEPT,
    CHOOSE,
    DECK_EMPTY,
    DIAL_COMPLETE,
    FIFTY_POINTS,
    FIVE_RUINS,
    LIKE_ANOTHER,
    NOT_YOUR_FIGURE,
    RETURNED,
    STRUCK,
)

POINTS_TO_WIN: Final = 50

# The places of the phase.
AT_CARDS: Final = 0
AT_HEROES: Final = 1
AT_OLD_WORLD_CARDS: Final = 2
AT_SCORING: Final = 3
AT_FIRST_TICKS: Final = 4
AT_EXTRA_TICK: Final = AT_FIRST_TICKS + POWERS
AT_THE_END: Final = AT_EXTRA_TICK + 1


def phase(state: World) -> None:
    """Go through the six steps (OW-10.1)."""
    place = state.place()
    state.go(place + 1)
    if place == AT_CARDS:
        remove_cards(state)
    elif place == AT_HEROES:
        state.push(HEROES, NO_POWER)
    elif place == AT_OLD_WORLD_CARDS:
        state.push(LASTING, NO_POWER)
    elif place == AT_SCORING:
        for region in range(REGIONS):
            if state.ruin[region] > 0:
                score_ruin(state, region)
    elif place < AT_EXTRA_TICK:
        power = place - AT_FIRST_TICKS
        if state.counters[power]:
            state.push(TICK, power)
    elif place == AT_EXTRA_TICK:
        power = most_counters(state)
        if power != NO_POWER:
            state.push(TICK, power)
    else:
        state.counters = [0] * POWERS
        end_round(state)
        state.done()
        look_for_end(state)


def remove_cards(state: World) -> None:
    """Remove all Chaos cards but those whose own text keeps them (OW-6.13)."""
    kept = 0
    for space in range(SPACES):
        card = state.spaces[space]
        if state.text(space) & STAYS and state.killers[space // 2] >> POWER_OF[card] & 1:
            kept |= 1 << space
            state.tell(EVERYONE, CARD_KEPT, card, space)
    for space in range(SPACES):
        card = state.spaces[space]
        if card == EMPTY or kept >> space & 1:
            continue
        if card >= PERCHED:
            state.leave_perch(FIRST_HORROR + card - PERCHED)
        else:
            state.let_go(space)
            state.spaces[space] = EMPTY
            state.pile[card] += 1


def end_round(state: World) -> None:
    """Forget what lasts for a round only: shields, control, free Lepers."""
    for figure in range(FIGURES):
        if state.marks[figure] & KEPT:
            state.release(figure)
        state.marks[figure] = 0


# Step 2: Hero tokens.


def heroes(state: World) -> None:
    """Let each Hero strike, in region order, one after the other (OW-10.2, OW-10.3)."""
    struck = state.argument(1)
    for region in range(state.argument(0), REGIONS):
        if struck < state.token(region, HERO):
            power = highest_threat_in(state, region)
            if power != NO_POWER:
                state.set_argument(0, region)
                state.set_argument(1, struck + 1)
                state.set_argument(2, power)
                state.tell(EVERYONE, STRUCK, power, region)
                state.ask_openly(state.seat_of(power), ASK_HERO)
                return
        struck = 0
    state.done()


def highest_threat_in(state: World, region: int) -> int:
    """Give the Power with the highest Threat among those with a figure in a region."""
    found = NO_POWER
    highest = 0
    for power in range(POWERS):
        if state.force[region * POWERS + power] and state.threat(power) > highest:
            found = power
            highest = state.threat(power)
    return found


def hero_obstacle(state: World, move: int) -> int:
    """A figure of the struck player in the Hero's region."""
    if not CHOOSE.holds(move):
        return NOT_AN_ANSWER
    figure = CHOOSE.argument(move)
    if state.holder[figure] != state.argument(2):
        return NOT_YOUR_FIGURE
    if state.where[figure] != state.argument(0):
        return CANNOT_BE_CHOSEN
    return 0 if state.is_first_of_its_like(figure, FIRST[UNIT_OF[figure]]) else LIKE_ANOTHER


def answer_hero(state: World, move: int) -> None:
    """Return the figure to the stock; it has not been killed (OW-10.4)."""
    figure = CHOOSE.argument(move)
    state.return_to_stock(figure)
    state.tell(EVERYONE, RETURNED, figure)


# Step 4: ruined regions.


def score_ruin(state: World, region: int) -> None:
    """Score the majorities of a newly ruined region and turn its card (OW-10.6 to 10.10)."""
    card = state.ruin[region] - 1
    first = MOST_CORRUPTION[card][region]
    second = SECOND_CORRUPTION[card][region]
    tokens = state.corruption[region * POWERS : region * POWERS + POWERS]
    most = max(tokens)
    if most:
        leaders = tokens.count(most)
        if leaders > 1:  # OW-10.8
            share_out(state, tokens, most, (first + second) // leaders)
        else:
            share_out(state, tokens, most, first)
            rest = [amount for amount in tokens if amount < most]
            runner_up = max(rest)
            if runner_up:  # OW-10.7
                share_out(state, tokens, runner_up, second // tokens.count(runner_up))
    for power in range(POWERS):
        remove_corruption(state, power, region, tokens[power])
    state.ruin[region] = -state.ruin[region]


def share_out(state: World, tokens: list[int], amount: int, points: int) -> None:
    """Score points for everybody with so many tokens."""
    for power in range(POWERS):
        if tokens[power] == amount and points:
            score(state, power, points)


# Step 6: the end of the game.


def look_for_end(state: World) -> None:
    """Test the four conditions in their order (OW-12.1)."""
    if any(state.dials[power] == TICKS[power] for power in range(POWERS)):
        finish(state, DIAL_COMPLETE)
    elif max(state.points) >= POINTS_TO_WIN:
        finish(state, FIFTY_POINTS)
    elif state.ruined >= RUINATIONS:
        finish(state, FIVE_RUINS)
    elif state.old_left == 0:
        finish(state, DECK_EMPTY)


def finish(state: World, ending: int) -> None:
    """Rank the players: a dial on Victory first, then points, then Threat (OW-12.2 to 12.5)."""
    powers = [state.power_of(seat) for seat in range(state.seats)]
    scores = tuple([state.points[power] for power in powers])
    if ending == DECK_EMPTY:
        state.finish(ending, (state.seats,) * state.seats, scores)
        return
    merits = [merit(state, power) for power in powers]
    ranks = tuple([1 + sum([other > own for other in merits]) for own in merits])
    state.finish(ending, ranks, scores)


def merit(state: World, power: int) -> tuple[bool, int, int]:
    """Give what a player is ranked by; two on Victory share what points do not decide."""
    return state.dials[power] == TICKS[power], state.points[power], state.threat(power)
