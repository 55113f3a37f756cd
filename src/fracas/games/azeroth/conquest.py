"""SW-5, SW-7: one conquest in its order (SW-5.16), and the final attempt."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.azeroth.cost import (
    MOST_SHORT,
    in_hand,
    least,
    near,
    paid_to,
    price,
    untaxed,
)
from fracas.games.azeroth.defenders import (
    count_conquest,
    drive_out,
    fights_for,
    leave_empty,
    opposed,
)
from fracas.games.azeroth.land import FOREST
from fracas.games.azeroth.peoples import (
    BUILDS_WALLS,
    PEOPLES,
    SETS_OBJECTIVES,
    TAMES_BEASTS,
)
from fracas.games.azeroth.relics import (
    ASHES_OF_ALAR,
    BATTLEGROUND,
    DOOMHAMMER,
    FROSTMOURNE,
    HAMMER_PRICE,
)
from fracas.games.azeroth.state import (
    ASHES_USED,
    CHAMPION_USED,
    FACE_DOWN,
    FINAL_MADE,
    FIRST_RACE,
    FLOWN,
    FROST_USED,
    HAMMER_USED,
    NOBODY_HERE,
    OBJECTIVE,
    RELIC_TOUCHED,
    WALL,
    WALLS,
    Realm,
)
from fracas.games.azeroth.steps import CONQUEST, REVEAL
from fracas.games.azeroth.tables import (
    AIR,
    ASHES,
    ASK_ASSAULT,
    ASK_BEASTS,
    ASK_SIDE,
    ATTEMPTED,
    CHAMPION,
    CHAMPION_CONQUERED,
    CONQUERED,
    DIE_WEIGHTS,
    DISCOUNT,
    FAILED,
    FLEW,
    FOR_HAMMER,
    FOR_OBJECTIVE,
    FROST,
    HAMMER,
    HORDE,
    NEUTRAL,
    NONE,
    NOT_THAT_MANY_BEASTS,
    PAY_BEASTS,
    RELIC_MOVED,
    ROLL,
    ROLL_DIE,
    ROLL_FREE_DIE,
    ROLLED,
    WALL_BUILT,
    WITHDRAW,
)
from fracas.games.azeroth.tolls import note_attack, pay_for_conquest

OBJECTIVE_COINS: Final = 2

# The arguments of a conquest on the stack.
REGION: Final = 0
MEANS: Final = 1
KIND: Final = 2
PIPS: Final = 3
VICTIM: Final = 4
BEASTS: Final = 5

NORMAL: Final = 0
FINAL: Final = 1

# The place of a conquest at which the region changes hands.
TAKING: Final = 3


def begin(state: Realm, seat: int, region: int, means: int, kind: int) -> None:
    """Announce the target and the means, use them up, and pay the tolls (SW-5.16)."""
    if means & CHAMPION:
        state.turn |= CHAMPION_USED
    if means & AIR:
        state.turn |= FLOWN
    if means & ASHES:
        state.turn |= ASHES_USED
    if means & HAMMER:
        state.turn |= HAMMER_USED
    if means & FROST:
        state.turn |= FROST_USED
    if means & DISCOUNT:
        state.turn |= RELIC_TOUCHED
    pay_for_conquest(state, seat, region)
    if means & HAMMER:  # SW-62.1, SW-16.5
        state.pay(seat, paid_to(state, seat, region), HAMMER_PRICE, FOR_HAMMER)
    note_attack(state, seat, region)
    state.push(CONQUEST, seat, region, means, kind)
    state.add_argument(NOBODY_HERE)
    state.add_argument(0)


def conquest(state: Realm) -> None:
    """Go on with a conquest, to where something is asked or rolled, or another step runs first."""
    top = state.top
    while state.top == top and state.owed == 0 and state.chance_kind == 0:
        place = state.place()
        _go_on(state, place)
        if place == TAKING:
            return  # A race that vanished with the defenders is settled first (SW-6.9).


def _go_on(state: Realm, place: int) -> None:
    state.go(place + 1)
    if place == 0:
        _roll_first(state)
    elif place == 1:
        _judge_assault(state)
    elif place == 2:
        _pay_tokens(state)
    elif place == TAKING:
        take_region(state)
    elif place == 4:
        _choose_side(state)
    else:
        _raise_wall(state)
        state.done()


def _roll_first(state: Realm) -> None:
    """Roll the free die of an assault, or the die of a final attempt."""
    seat, region = state.step_seat(), state.argument(REGION)
    if state.argument(MEANS) & AIR:
        state.tell(EVERYONE, FLEW, seat, region)
        state.demand_weighted(ROLL_FREE_DIE, DIE_WEIGHTS)
    elif state.argument(KIND) == FINAL:
        short = _price(state) - in_hand(state, seat)
        state.tell(EVERYONE, ATTEMPTED, seat, region, short)
        state.turn |= FINAL_MADE
        state.demand_weighted(ROLL_DIE, DIE_WEIGHTS)


def _price(state: Realm) -> int:
    seat, means = state.step_seat(), state.argument(MEANS)
    region = state.argument(REGION)
    free = untaxed(state, seat, near(state, seat))
    return price(state, seat, region, means, free, state.argument(PIPS), None)


def rolled_free_die(state: Realm, pips: int) -> None:
    """Let the free die lower the cost (SW-25.2)."""
    state.set_argument(PIPS, pips)
    state.tell(EVERYONE, ROLLED, state.step_seat(), pips)


def rolled_die(state: Realm, pips: int) -> None:
    """Compare hand and die with the cost: all tokens go there, or none (SW-7.2, SW-7.3)."""
    seat = state.step_seat()
    state.tell(EVERYONE, ROLLED, seat, pips)
    if in_hand(state, seat) + pips < _price(state):
        _fail(state)
    else:
        state.go(2)


def _fail(state: Realm) -> None:
    state.tell(EVERYONE, FAILED, state.step_seat(), state.argument(REGION))
    state.done()


def _judge_assault(state: Realm) -> None:
    """An assault that can be afforded is carried out; another can be the final attempt."""
    if not state.argument(MEANS) & AIR:
        return
    seat = state.step_seat()
    hand = in_hand(state, seat)
    short = _price(state) - hand
    if short > MOST_SHORT or (short > 0 and hand < least(state, seat)):  # SW-25.4
        _fail(state)
    elif short > 0:
        state.ask(seat, ASK_ASSAULT)
    # SW-25.3: otherwise it is binding.


def assault_obstacle(move: int) -> int:
    """Roll the second die, or let the assault fail."""
    return 0 if move in (ROLL, WITHDRAW) else NOT_AN_ANSWER


def answer_assault(state: Realm, seat: int, move: int) -> None:
    """Make the assault the final attempt (SW-25.4), or give it up (SW-25.5)."""
    if move == WITHDRAW:
        _fail(state)
        return
    region = state.argument(REGION)
    state.tell(EVERYONE, ATTEMPTED, seat, region, _price(state) - in_hand(state, seat))
    state.turn |= FINAL_MADE
    state.set_argument(KIND, FINAL)
    state.demand_weighted(ROLL_DIE, DIE_WEIGHTS)


def _pay_tokens(state: Realm) -> None:
    """Ask a Beast Master what he pays with, where there is a choice (SW-42.6)."""
    seat = state.step_seat()
    lowest, highest = beasts_payable(state, seat)
    state.set_argument(BEASTS, lowest)
    if lowest < highest:
        state.ask(seat, ASK_BEASTS)


def beasts_payable(state: Realm, seat: int) -> tuple[int, int]:
    """Give the fewest and the most Beasts among the pieces that pay for this conquest."""
    if not state.beasts_in_hand or not state.hooks(seat) & TAMES_BEASTS:
        return 0, 0
    if state.argument(KIND) == FINAL:
        return state.beasts_in_hand, state.beasts_in_hand
    cost = _price(state)
    return max(0, cost - state.hand[seat]), min(cost, state.beasts_in_hand)


def take_region(state: Realm) -> None:
    """Drive out the defenders, count the bonuses, move in, and see what lies there."""
    seat, region, means = state.step_seat(), state.argument(REGION), state.argument(MEANS)
    beasts = state.argument(BEASTS)
    tokens = _price(state) - beasts
    if state.argument(KIND) == FINAL:  # SW-7.2
        tokens = state.hand[seat]
    state.set_argument(VICTIM, state.holder[region])
    count_conquest(state, seat, region)
    drive_out(state, seat, region)
    move_in(state, seat, region, tokens, beasts)
    if means & CHAMPION:
        _move_champion(state, seat, region)
    else:
        state.tell(EVERYONE, CONQUERED, seat, region, tokens + beasts)
    carry_relics(state, region, means)
    _resolve_objective(state, seat, region)
    if state.works[region] & FACE_DOWN:  # SW-15.1
        state.push(REVEAL, seat, region)


def move_in(state: Realm, seat: int, region: int, tokens: int, beasts: int) -> None:
    """Place exactly what the conquest costs (SW-5.12)."""
    state.give(region, 2 * seat + FIRST_RACE)
    state.tokens[region] = tokens
    state.beasts[region] = beasts
    state.hand[seat] -= tokens
    state.beasts_in_hand -= beasts


def _move_champion(state: Realm, seat: int, region: int) -> None:
    """The region that the Champion held alone is empty from now on (SW-44.3)."""
    old = state.champion
    state.champion = region
    if old >= 0 and state.tokens[old] + state.beasts[old] == 0:
        leave_empty(state, old)
    state.tell(EVERYONE, CHAMPION_CONQUERED, seat, region)


def carry_relics(state: Realm, region: int, means: int) -> None:
    """Lay the Artifacts that were used into the conquered region (SW-15.4, SW-80.29)."""
    for bit, relic in ((FROST, FROSTMOURNE), (HAMMER, DOOMHAMMER), (ASHES, ASHES_OF_ALAR)):
        if means & bit:
            state.relic_at[relic] = region
            state.tell(EVERYONE, RELIC_MOVED, relic, region)


def _resolve_objective(state: Realm, seat: int, region: int) -> None:
    """Pay for a Military Objective, except to the Horde (SW-27.2 to SW-27.5)."""
    if not state.works[region] & OBJECTIVE or fights_for(state, seat) == HORDE:
        return
    state.works[region] &= ~OBJECTIVE
    humans = state.seat_with(SETS_OBJECTIVES)
    state.gain(seat, OBJECTIVE_COINS, FOR_OBJECTIVE)
    if humans not in (seat, NONE):
        state.gain(humans, OBJECTIVE_COINS, FOR_OBJECTIVE)


def _choose_side(state: Realm) -> None:
    """A neutral race that took the Battleground may choose a side (SW-70.3, SW-70.6)."""
    seat, region = state.step_seat(), state.argument(REGION)
    if state.relic_at[BATTLEGROUND] == region and can_choose_side(state, seat):
        state.ask(seat, ASK_SIDE)


def can_choose_side(state: Realm, seat: int) -> bool:
    """Tell whether a seat's race is neutral and has chosen no side this turn."""
    race = state.race[2 * seat]
    return race != NONE and PEOPLES[race].faction == NEUTRAL and state.side == NEUTRAL


def count_for_chosen_side(state: Realm, seat: int) -> None:
    """Count the conquest of the Battleground for the side chosen with it (SW-70.4)."""
    victim = state.argument(VICTIM)
    if opposed(state, seat, victim):
        state.beaten[victim] += 1


def _raise_wall(state: Realm) -> None:
    """Night Elves wall a Forest they conquered (SW-30.2)."""
    seat, region = state.step_seat(), state.argument(REGION)
    if (
        state.hooks(seat) & BUILDS_WALLS
        and state.land.terrain[region] == FOREST
        and state.built(WALL) < WALLS
    ):
        state.works[region] |= WALL
        state.tell(EVERYONE, WALL_BUILT, region)


def beasts_obstacle(state: Realm, seat: int, move: int) -> int:
    """Pay with as many Beasts as are in hand, and not more than it costs."""
    if not PAY_BEASTS.holds(move):
        return NOT_AN_ANSWER
    lowest, highest = beasts_payable(state, seat)
    return 0 if lowest <= PAY_BEASTS.argument(move) <= highest else NOT_THAT_MANY_BEASTS


def beasts_moves(state: Realm, seat: int, found: list[int]) -> None:
    """List the numbers of Beasts one can pay with."""
    lowest, highest = beasts_payable(state, seat)
    for amount in range(lowest, highest + 1):
        found.append(PAY_BEASTS.move(amount))
