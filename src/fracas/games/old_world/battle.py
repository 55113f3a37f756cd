"""OW-7: the battle phase: what comes before the battles, the battles, what comes after."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.old_world.board import EVENT, PEASANT, REGIONS, SPACES, STOCK
from fracas.games.old_world.chaos_cards import (
    AMOUNT,
    FRENZY,
    NO_BATTLE,
    POWER_OF,
    REBORN,
    ROTS,
)
from fracas.games.old_world.counters import next_battle_rewards
from fracas.games.old_world.old_world_cards import GREENSKINS, PEACE
from fracas.games.old_world.powers import (
    CULTIST,
    FIGURES,
    FIRST,
    KEEPER,
    KEEPER_UPGRADE,
    NO_POWER,
    POWERS,
    RANK_OF,
    SLAANESH,
    STRIKES_EARLY,
    UNIT_OF,
    UPGRADE_BIT,
)
from fracas.games.old_world.state import (
    EARLY_ALL,
    KEPT,
    SHIELDED,
    TOPPLED,
    World,
)
from fracas.games.old_world.steps import BATTLE, CARD_EFFECT, STRIKE
from fracas.games.old_world.tables import (
    ASK_KEEPER,
    CANNOT_BE_CHOSEN,
    CHOOSE,
    CONTROLLED,
    DECLINE,
    LIKE_ANOTHER,
    RETURNED,
)

# The places of the phase.
AT_KEEPER: Final = 0
AT_FRENZY: Final = 1
AT_BATTLES: Final = 2
AT_ROTTING: Final = 3
CURSOR: Final = 0
REPEATED: Final = 1

# Which dice a Power rolls.
FRENZIED: Final = 0
EARLY: Final = 1
REGULAR: Final = 2

REGION: Final = 0
FOUGHT: Final = 1


def phase(state: World) -> None:
    """Go through the beginning of the phase, the battles, and its end (OW-7.1, 7.2, 7.16)."""
    place = state.place()
    if place == AT_KEEPER:
        state.go(AT_FRENZY)
        state.spent = [0] * REGIONS
        if keeper_can_choose(state):
            state.ask(state.seat_of(SLAANESH), ASK_KEEPER)
    elif place == AT_FRENZY:
        if state.argument(CURSOR) == REGIONS:
            go_on_at(state, AT_BATTLES)
        else:
            begin_with_frenzy(state)
    elif place == AT_BATTLES:
        fight(state)
    else:
        rot(state)


def go_on_at(state: World, place: int) -> None:
    """Begin the next part of the phase with the first region."""
    state.go(place)
    state.set_argument(CURSOR, 0)
    state.set_argument(REPEATED, 0)


def begin_with_frenzy(state: World) -> None:
    """Roll the dice of all Blood Frenzy cards, region by region (OW-A.37)."""
    for region in range(state.argument(CURSOR), REGIONS):
        if state.texts(region) & FRENZY and not is_forbidden(state, region):
            card = state.spaces[region * 2]
            if not state.text(region * 2) & FRENZY:
                card = state.spaces[region * 2 + 1]
            dice = AMOUNT[card] * state.working(region, FRENZY)
            if somebody_can_hit(state, region, POWER_OF[card], dice):
                state.set_argument(CURSOR, region + 1)
                push_strike(state, POWER_OF[card], region, FRENZIED, dice)
                return
    state.set_argument(CURSOR, REGIONS)


def fight(state: World) -> None:
    """Push the next battle: a region has one, and one more for each Reborn in Blood."""
    for region in range(state.argument(CURSOR), REGIONS):
        fought = state.argument(REPEATED)
        if fought <= state.working(region, REBORN) and not is_quiet(state, region):
            state.set_argument(CURSOR, region)
            state.set_argument(REPEATED, fought + 1)
            state.push(BATTLE, NO_POWER, region, fought)
            return
        state.set_argument(REPEATED, 0)
    go_on_at(state, AT_ROTTING)


def is_quiet(state: World, region: int) -> bool:
    """Tell whether nothing can have happened in a region: nobody to fight, no early hits."""
    base = region * POWERS
    present = sum(state.force[base : base + POWERS])
    if present == 0:
        return True
    return (
        is_alone(state, region, present)
        and not state.token(region, PEASANT)
        and not state.texts(region) & FRENZY
    )


def rot(state: World) -> None:
    """Let the cards act that act after all battles, in region order, left space first."""
    for space in range(state.argument(CURSOR), SPACES):
        if state.text(space) & ROTS:
            card = state.spaces[space]
            state.set_argument(CURSOR, space + 1)
            state.push(CARD_EFFECT, POWER_OF[card], card, space)
            return
    state.done()


def keeper_can_choose(state: World) -> bool:
    """Tell whether the upgraded Keeper of Secrets stands with an enemy Cultist."""
    if not state.upgrades >> KEEPER_UPGRADE & 1 or state.where[KEEPER] == STOCK:
        return False
    return any(keeper_obstacle(state, CHOOSE.move(figure)) == 0 for figure in range(FIGURES))


def keeper_obstacle(state: World, move: int) -> int:
    """An enemy Cultist where the Keeper stands, or none."""
    if move == DECLINE:
        return 0
    if not CHOOSE.holds(move):
        return NOT_AN_ANSWER
    figure = CHOOSE.argument(move)
    if (
        state.where[figure] != state.where[KEEPER]
        or state.holder[figure] == SLAANESH
        or RANK_OF[figure] != CULTIST
    ):
        return CANNOT_BE_CHOSEN
    first = FIRST[UNIT_OF[figure]]
    return 0 if state.is_first_of_its_like(figure, first) else LIKE_ANOTHER


def answer_keeper(state: World, move: int) -> None:
    """Let Slaanesh control the Cultist until the end of the round."""
    if move != DECLINE:
        figure = CHOOSE.argument(move)
        state.give_control(figure, SLAANESH)
        state.marks[figure] |= KEPT
        state.tell(EVERYONE, CONTROLLED, SLAANESH, figure)


def is_forbidden(state: World, region: int) -> bool:
    """Tell whether no battle is fought and nobody rolls in a region (OW-A.17)."""
    if state.texts(region) & NO_BATTLE:
        return True
    return state.lasting() & PEACE != 0 and state.token(region, EVENT) != 0


def one_die_only(state: World, region: int) -> bool:
    """Tell whether Greenskins Invade leaves each player one die in a region (OW-A.16)."""
    return state.lasting() & GREENSKINS != 0 and state.token(region, EVENT) != 0


def dice_of(state: World, power: int, region: int, which: int) -> int:
    """Add up the attack values of a Power's figures in a region (OW-7.4).

    Upgraded Bloodletters roll with `EARLY` and all others with `REGULAR`; `FRENZIED` counts all.
    """
    if state.force[region * POWERS + power] == 0:
        return 0
    found = 0
    for figure in range(FIGURES):
        if state.where[figure] == region and state.holder[figure] == power:
            early = STRIKES_EARLY[figure] and state.upgrades & UPGRADE_BIT[figure] != 0
            if which == FRENZIED or early == (which == EARLY):
                found += state.attack(figure)
    return found


def dice_to_come(state: World, power: int, region: int) -> int:
    """Count the dice that a Power may roll in a region this round, as things stand."""
    if is_forbidden(state, region):
        return 0
    dice = dice_of(state, power, region, FRENZIED)
    for space in range(region * 2, region * 2 + 2):
        if state.text(space) & FRENZY and POWER_OF[state.spaces[space]] == power:
            dice += AMOUNT[state.spaces[space]]
    return min(dice, 1) if one_die_only(state, region) else dice


def can_be_hit(state: World, power: int, region: int) -> bool:
    """Tell whether there is a target for a Power, however hard it is to kill (OW-A.38)."""
    if state.token(region, PEASANT):
        return True
    for figure in range(FIGURES):
        if (
            state.where[figure] == region
            and state.holder[figure] != power
            and not state.marks[figure] & (TOPPLED | SHIELDED)
        ):
            return True
    return False


def somebody_can_hit(state: World, region: int, frenzied: int, extra: int) -> bool:
    """Tell whether there is a battle: somebody with dice and a target (OW-A.38)."""
    base = region * POWERS
    present = sum(state.force[base : base + POWERS])
    if present == 0 and not extra:
        return False
    if not extra and not state.token(region, PEASANT) and is_alone(state, region, present):
        return False
    limited = one_die_only(state, region)
    for power in range(POWERS):
        if limited and state.spent[region] >> power & 1:
            continue
        dice = dice_of(state, power, region, FRENZIED)
        if power == frenzied:
            dice += extra
        if dice and can_be_hit(state, power, region):
            return True
    return False


def is_alone(state: World, region: int, present: int) -> bool:
    """Tell whether all figures of a region are one Power's."""
    return present in state.force[region * POWERS : region * POWERS + POWERS]


def push_strike(state: World, power: int, region: int, which: int, dice: int) -> None:
    """Push the step in which a Power rolls dice and assigns its hits."""
    state.push(STRIKE, power, region, which, dice)
    for _ in range(5):
        state.add_argument(0)


def battle(state: World) -> None:
    """Fight in one region: early strikes, all players in Power order, the fallen (OW-7.3)."""
    place = state.place()
    region = state.argument(REGION)
    if place == 0:
        if state.argument(FOUGHT):
            next_battle_rewards(state, region)
        if is_forbidden(state, region) or not somebody_can_hit(state, region, NO_POWER, 0):
            place = 2 * POWERS
    while place < 2 * POWERS:
        power = place % POWERS
        which = EARLY if place < POWERS else REGULAR
        place += 1
        if which == REGULAR or state.upgrades & UPGRADE_BIT[FIRST[1]]:
            dice = dice_of(state, power, region, which)
            if dice:
                state.go(place)
                push_strike(state, power, region, which, dice)
                return
    clear(state, region)
    state.done()


def clear(state: World, region: int) -> None:
    """Take the toppled figures away; early hits are forgotten (OW-7.15, OW-A.12)."""
    for figure in range(FIGURES):
        if state.where[figure] == region and state.marks[figure] & (TOPPLED | EARLY_ALL):
            if state.marks[figure] & TOPPLED:
                state.return_to_stock(figure)
                state.tell(EVERYONE, RETURNED, figure)
            else:
                state.marks[figure] &= ~EARLY_ALL
