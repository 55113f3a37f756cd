"""SW-3: rounds, and the row of steps that is a turn."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.azeroth import bombs, campaign, conquest, placements, redeployment
from fracas.games.azeroth.cost import least
from fracas.games.azeroth.decline import decline
from fracas.games.azeroth.defenders import leave_empty
from fracas.games.azeroth.ending import end_game
from fracas.games.azeroth.land import IS_HILL
from fracas.games.azeroth.peoples import (
    BUILDS_FORTS,
    BUILDS_TOWERS,
    BUILDS_WALLS,
    CHANGES_FORM,
    GIVES_HARMONY,
    GOES_IN_PAIRS,
    PLANTS_BOMBS,
    SETS_OBJECTIVES,
    TAMES_BEASTS,
)
from fracas.games.azeroth.relics import AEGIS, BATTLEGROUND, HEART
from fracas.games.azeroth.scoring import score
from fracas.games.azeroth.state import (
    BEASTS,
    FIRST_RACE,
    FORT,
    PICKED,
    TOWER,
    WALL,
    WORGEN_FORM,
    Realm,
)
from fracas.games.azeroth.steps import (
    AT_AEGIS,
    AT_BEASTS,
    AT_BOMBS,
    AT_CHOICE,
    AT_CONQUESTS,
    AT_DECLINE,
    AT_FORM,
    AT_FORTS,
    AT_HARMONY,
    AT_HEART,
    AT_OBJECTIVES,
    AT_PLACING,
    AT_PLANTING,
    AT_READY,
    AT_RECRUITS,
    AT_REDEPLOYMENT,
    AT_RETREATS,
    AT_SCORING,
    AT_SIDE,
    AT_START,
    AT_TOWERS,
    AT_WALLS,
    BOMBS,
    LONE_TOKEN,
    RETREAT,
    TURN,
    WALLS_DUE,
)
from fracas.games.azeroth.tables import (
    ASK_COMBO,
    ASK_FORM,
    ASK_SIDE,
    ASK_TURN,
    BEASTS_CAME,
    CHOOSE_FORM,
    CHOSE_FORM,
    CHOSE_SIDE,
    EXPANDED,
    FOR_FORM,
    HARMONY_BACK,
    HARMONY_GIVEN,
    NEUTRAL,
    NO_COIN_FOR_THE_FORM,
    NONE,
    ROUND_BEGINS,
    TURN_BEGINS,
)

HUMAN_COINS: Final = 2
WORGEN_COINS: Final = 1
WORGEN: Final = 1

# What some races and badges do; turns of the others pass over those places.
AT_THE_BEGINNING: Final = TAMES_BEASTS | BUILDS_WALLS
BUILDING: Final = BUILDS_FORTS | BUILDS_TOWERS
AT_THE_END: Final = SETS_OBJECTIVES | PLANTS_BOMBS


def rounds(state: Realm) -> None:
    """Let everybody have a turn in each round (SW-3.1); after the last one the game ends."""
    turns_taken = state.argument(0)
    if turns_taken % state.seats == 0:
        if state.round == state.atlas.presets[state.seats].rounds:
            end_game(state)
            return
        state.round += 1
        state.tell(EVERYONE, ROUND_BEGINS, state.round)
    state.set_argument(0, turns_taken + 1)
    state.turn_seat = (state.starter + turns_taken) % state.seats
    state.push(TURN, state.turn_seat)


def turn(state: Realm) -> None:
    """Go on with a turn, to where something is asked or another step must run first."""
    top = state.top
    while state.top == top and state.owed == 0:
        _go_on(state, state.place())


def _go_on(state: Realm, place: int) -> None:
    if place == AT_CONQUESTS:
        campaign.conquests(state)
        return
    seat = state.step_seat()
    if place == AT_PLACING:
        if not redeployment.redeployment(state, seat):
            state.go(AT_FORTS)
        return
    if place == AT_OBJECTIVES:
        if not state.skills[seat] & AT_THE_END:
            state.go(AT_SCORING)
        elif not placements.ask_objectives(state, seat):
            state.go(AT_PLANTING)
        return
    if place == AT_PLANTING:
        if not (state.hooks(seat) & PLANTS_BOMBS and bombs.planting(state, seat)):
            state.go(AT_SCORING)
        return
    state.go(place + 1)
    if place < AT_CONQUESTS:
        _open_turn(state, seat, place)
    else:
        _close_turn(state, seat, place)


def _open_turn(state: Realm, seat: int, place: int) -> None:
    """Steps 1 to 3 of SW-3.4."""
    if place == AT_START:
        begin_turn(state, seat)
    elif place == AT_BOMBS:
        if state.hooks(seat) & PLANTS_BOMBS:
            state.push(BOMBS, seat)
    elif place == AT_CHOICE:
        state.ask(seat, ASK_COMBO if state.race[2 * seat] == NONE else ASK_TURN)
    elif place == AT_FORM:
        if state.skills[seat] & CHANGES_FORM:
            state.ask(seat, ASK_FORM)  # coins are hidden, and one form costs one
        elif not state.skills[seat] & AT_THE_BEGINNING and state.relic_at[BATTLEGROUND] < 0:
            state.go(AT_READY)
    elif place == AT_BEASTS:
        if state.hooks(seat) & TAMES_BEASTS:
            tame_beasts(state, seat)
    elif place == AT_SIDE:
        if state.holds_relic(seat, BATTLEGROUND) and conquest.can_choose_side(state, seat):
            state.ask(seat, ASK_SIDE)
    elif place == AT_WALLS:
        if state.hooks(seat) & BUILDS_WALLS:
            state.push(WALLS_DUE, seat)
    elif place == AT_READY and not state.turn & PICKED:
        make_ready(state, seat)


def _close_turn(state: Realm, seat: int, place: int) -> None:
    """Steps 6 to 11 of SW-3.4."""
    if place == AT_RECRUITS:
        redeployment.recruits(state, seat)
    elif place == AT_REDEPLOYMENT:
        redeployment.heal(state, seat)
    elif place == AT_FORTS:
        if not state.skills[seat] & BUILDING:
            state.go(AT_AEGIS)
        elif placements.build_all(state, seat, FORT):
            state.go(AT_FORTS)
    elif place == AT_TOWERS:
        placements.remove_towers(state, seat)
        if placements.build_all(state, seat, TOWER):
            state.go(AT_TOWERS)
    elif place == AT_AEGIS:
        if state.relic_at[AEGIS] < 0 and state.relic_at[HEART] < 0:
            state.go(AT_OBJECTIVES)
        else:
            placements.lay_relic(state, seat, AEGIS)
    elif place == AT_HEART:
        placements.lay_relic(state, seat, HEART)
    elif place == AT_SCORING:
        score(state, seat)
    elif place == AT_HARMONY:
        if state.hooks(seat) & GIVES_HARMONY:
            give_harmony(state, seat)
    elif place == AT_RETREATS:
        for step in range(state.seats - 1, 0, -1):
            other = (seat + step) % state.seats
            if redeployment.waiting(state, other):
                state.push(RETREAT, other)
    elif place == AT_DECLINE:
        decline(state, seat)
        state.go(AT_SCORING)
    else:
        state.done()


def begin_turn(state: Realm, seat: int) -> None:
    """Forget the last turn; Harmony comes back, old Beasts go (SW-32.1, SW-42.1)."""
    state.turn = 0
    state.portals = 0
    state.threats = 0
    state.losses = 0
    state.attacked = 0
    state.side = NEUTRAL
    state.noted_race = 0
    state.noted_power = 0
    state.beaten = [0] * len(state.beaten)
    state.tell(EVERYONE, TURN_BEGINS, seat)
    hooks = state.hooks(seat)
    if hooks & GIVES_HARMONY and state.harmony:
        state.harmony = 0
        state.tell(EVERYONE, HARMONY_BACK, seat)
    if hooks & TAMES_BEASTS:
        release_beasts(state, seat)


def release_beasts(state: Realm, seat: int) -> None:
    """Discard all Beasts; what only they held is empty, a Tauren left alone moves (SW-80.5)."""
    state.beasts_in_hand = 0
    pairs = state.hooks(seat) & GOES_IN_PAIRS
    for region in state.regions_of(2 * seat + FIRST_RACE):
        if state.beasts[region]:
            state.beasts[region] = 0
            if state.tokens[region] == 0:
                leave_empty(state, region)
            elif pairs and state.tokens[region] == 1:
                state.push(LONE_TOKEN, seat, region)


def tame_beasts(state: Realm, seat: int) -> None:
    """Take a Beast for each Hill the race holds, at most five (SW-42.1)."""
    features = state.land.features
    hills = sum(
        1 for region in state.regions_of(2 * seat + FIRST_RACE) if features[region] & IS_HILL
    )
    state.beasts_in_hand = min(BEASTS, hills)
    if hills:
        state.tell(EVERYONE, BEASTS_CAME, seat, state.beasts_in_hand)


def make_ready(state: Realm, seat: int) -> None:
    """Take all tokens into the hand but one in each region, Tauren two (SW-11.1)."""
    fewest = least(state, seat)
    for region in state.regions_of(2 * seat + FIRST_RACE):
        spare = state.tokens[region] - fewest
        if spare > 0:
            state.tokens[region] = fewest
            state.hand[seat] += spare


def walls_due(state: Realm) -> None:
    """Wall the Forests that Night Elves came to hold without conquest (SW-30.2)."""
    if not placements.build_all(state, state.step_seat(), WALL):
        state.done()


def give_harmony(state: Realm, seat: int) -> None:
    """Give Harmony to all whose active race was not attacked (SW-32.2)."""
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if not state.attacked >> other & 1:
            state.harmony |= 1 << other
            state.tell(EVERYONE, HARMONY_GIVEN, other)


# Answers to the choices of the beginning.


def expand(state: Realm, seat: int) -> None:
    """Go on to a conquest turn."""
    state.tell(EVERYONE, EXPANDED, seat)


def form_obstacle(state: Realm, seat: int, move: int) -> int:
    """The Worgen form costs a coin (SW-35.2)."""
    if not CHOOSE_FORM.holds(move):
        return NOT_AN_ANSWER
    if CHOOSE_FORM.argument(move) == WORGEN and not state.coins[seat]:
        return NO_COIN_FOR_THE_FORM
    return 0


def choose_form(state: Realm, seat: int, form: int) -> None:
    """Two coins at once, or cheaper conquests for one (SW-35.1)."""
    state.tell(EVERYONE, CHOSE_FORM, seat, form)
    if form == WORGEN:
        state.turn |= WORGEN_FORM
        state.pay(seat, NONE, WORGEN_COINS, FOR_FORM)
    else:
        state.gain(seat, HUMAN_COINS, FOR_FORM)


def choose_side(state: Realm, seat: int, side: int) -> None:
    """Fight for a side until the turn ends (SW-70.3)."""
    state.side = side
    state.tell(EVERYONE, CHOSE_SIDE, seat, side)
