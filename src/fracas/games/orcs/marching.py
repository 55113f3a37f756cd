"""OO-5: moves over one or two roads, leaving and fetching hordes halfway, forced marches."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.orcs.kingdom import Kingdom
from fracas.games.orcs.steps import HALFWAY, MEETING, STOP
from fracas.games.orcs.tables import (
    ASK_HALFWAY,
    AWAITS_BATTLE,
    DARK_CITY,
    DARK_CITY_CLOSED,
    FETCH,
    FETCH_UNMOVED,
    FETCHED,
    FETCHED_ALREADY,
    FORCE,
    FORCE_NEEDS_MOVED,
    FORCE_NEEDS_TWO,
    FORCED,
    FORCED_ALREADY,
    GROUP_MUST_GO_ON,
    HALT,
    HAS_MOVED,
    LEAVE,
    LEAVE_BEFORE_FETCHING,
    LEFT,
    LEFT_ALREADY,
    MARCH,
    MARCHED,
    MATE_STANDS_THERE,
    NO_HORDE_THERE,
    NO_ROAD,
    NO_WAY_OUT,
    NOBODY_HERE,
    NOT_ON_THIS_BOARD,
    NOT_SO_MANY,
    ONE_GOES_ON,
    TO,
)

# What a step halfway remembers.
ZONE_HERE: Final = 0
GROUP_SIZE: Final = 1
LEFT_SOME: Final = 2
FETCHED_SOME: Final = 3


def march_obstacle(state: Kingdom, seat: int, zone: int) -> int:
    """Move hordes that have not moved in this turn (OO-5.3)."""
    if not 0 <= zone < state.board.zones:
        return NOT_ON_THIS_BOARD
    here = state.hordes_of(seat, zone)
    if here == 0:
        return NO_HORDE_THERE
    if state.stood[zone]:  # OO-5.17
        return AWAITS_BATTLE
    return 0 if state.moved[zone] < here else HAS_MOVED


def force_obstacle(state: Kingdom, seat: int, zone: int) -> int:
    """Go on with hordes that have moved, but made no forced march yet (OO-5.13, OO-5.14)."""
    if not 0 <= zone < state.board.zones:
        return NOT_ON_THIS_BOARD
    if state.hordes_of(seat, zone) == 0:
        return NO_HORDE_THERE
    if state.stood[zone]:
        return AWAITS_BATTLE
    if state.moved[zone] == 0:
        return FORCE_NEEDS_MOVED
    ready = state.moved[zone] - state.forced[zone]
    if ready < 2:
        return FORCE_NEEDS_TWO if state.moved[zone] < 2 else FORCED_ALREADY
    for target in state.board.roads[zone]:
        if last_step_obstacle(state, seat, zone, target) == 0:
            return 0
    return NO_WAY_OUT


def step_obstacle(state: Kingdom, seat: int, origin: int, target: int) -> int:
    """Follow a road (OO-5.1), but never into the Dark City of an opponent (OO-5.11)."""
    if not 0 <= target < state.board.zones:
        return NOT_ON_THIS_BOARD
    if target not in state.board.roads[origin]:
        return NO_ROAD
    if state.ground[target] == DARK_CITY and not state.mates(seat, state.home_owner(target)):
        return DARK_CITY_CLOSED
    return 0


def last_step_obstacle(state: Kingdom, seat: int, origin: int, target: int) -> int:
    """Follow a road to a zone where the group can stop (OO-22.3)."""
    reason = step_obstacle(state, seat, origin, target)
    if reason == 0 and not may_stop(state, seat, target):
        return MATE_STANDS_THERE
    return reason


def may_stop(state: Kingdom, seat: int, zone: int) -> bool:
    """Tell whether no team-mate has his Dark City or hordes in a zone (OO-22.3)."""
    if state.seats < 4:
        return True
    if state.ground[zone] == DARK_CITY:
        return state.homes[seat] == zone
    other = state.occupant(zone, seat)
    return other == NOBODY_HERE or not state.mates(seat, other)


def most_in_group(state: Kingdom, seat: int, begun: int) -> int:
    """Count the hordes that a move or a forced march can take along."""
    if MARCH.holds(begun):
        zone = state.zone_of(MARCH, begun)
        return state.hordes_of(seat, zone) - state.moved[zone]
    zone = state.zone_of(FORCE, begun)
    return state.moved[zone] - state.forced[zone]


def group_obstacle(state: Kingdom, seat: int, begun: int, number: int) -> int:
    """Take any part of the army (OO-5.2), or two at least for a forced march (OO-5.14)."""
    if number > most_in_group(state, seat, begun):
        return NOT_SO_MANY
    return FORCE_NEEDS_TWO if FORCE.holds(begun) and number < 2 else 0


def march(state: Kingdom, seat: int, origin: int, target: int, number: int) -> None:
    """Take the first step of a move."""
    state.add_hordes(seat, origin, -number)
    state.add_hordes(seat, target, number)
    state.moved[target] += number
    first = state.board.first
    state.tell(EVERYONE, MARCHED, seat, first + origin, first + target, number)
    if state.enemy_at(target, seat) == NOBODY_HERE:
        state.push(HALFWAY, seat, target, number)
    else:
        state.push(MEETING, seat, target, number)  # OO-5.8


def force(state: Kingdom, seat: int, origin: int, target: int, number: int) -> None:
    """Take one of the group away, and let the others go one zone further (OO-5.13)."""
    arriving = number - 1
    state.add_hordes(seat, origin, -number)
    state.moved[origin] -= number
    state.add_hordes(seat, target, arriving)
    state.moved[target] += arriving
    state.forced[target] += arriving
    first = state.board.first
    state.tell(EVERYONE, FORCED, seat, first + origin, first + target, arriving)
    if state.enemy_at(target, seat) == NOBODY_HERE:
        state.reserve[seat] += 1  # OO-5.16
        state.push(STOP, seat, target, arriving, 1)
    else:
        state.spent[target] += 1  # OO-5.22
        state.push(MEETING, seat, target, arriving)


def halfway(state: Kingdom) -> None:
    """Ask again and again until the group halts or goes on."""
    state.ask(state.step_seat(), ASK_HALFWAY)


def halfway_obstacle(state: Kingdom, seat: int, move: int) -> int:
    """Halt, leave hordes, fetch some, or go on along a road (OO-5.4 to OO-5.7)."""
    zone = state.argument(ZONE_HERE)
    if TO.holds(move):
        return last_step_obstacle(state, seat, zone, state.zone_of(TO, move))
    if move == HALT:
        return halt_obstacle(state, seat, zone)
    if LEAVE.holds(move):
        return leave_obstacle(state, seat, zone, LEAVE.argument(move) + 1)
    if FETCH.holds(move):
        return fetch_obstacle(state, seat, zone, FETCH.argument(move) + 1)
    return NOT_AN_ANSWER


def halt_obstacle(state: Kingdom, seat: int, zone: int) -> int:
    """End the move here, with the whole group."""
    if state.argument(LEFT_SOME) or state.argument(FETCHED_SOME):
        return GROUP_MUST_GO_ON
    return 0 if may_stop(state, seat, zone) else MATE_STANDS_THERE


def leave_obstacle(state: Kingdom, seat: int, zone: int, number: int) -> int:
    """Leave hordes behind, once, before others join (OO-5.4, OO-5.12)."""
    if state.argument(FETCHED_SOME):
        return LEAVE_BEFORE_FETCHING
    if state.argument(LEFT_SOME):
        return LEFT_ALREADY
    if number >= state.argument(GROUP_SIZE):
        return ONE_GOES_ON
    return 0 if may_stop(state, seat, zone) else MATE_STANDS_THERE


def fetch_obstacle(state: Kingdom, seat: int, zone: int, number: int) -> int:
    """Take along hordes that have not moved, once (OO-5.5, OO-5.6)."""
    if state.argument(FETCHED_SOME):
        return FETCHED_ALREADY
    unmoved = state.hordes_of(seat, zone) - state.moved[zone]
    return 0 if number <= unmoved else FETCH_UNMOVED


def halfway_moves(state: Kingdom, seat: int, found: list[int]) -> None:
    """List what a group can do halfway."""
    zone = state.argument(ZONE_HERE)
    if halt_obstacle(state, seat, zone) == 0:
        found.append(HALT)
    if leave_obstacle(state, seat, zone, 1) == 0:
        for number in range(1, state.argument(GROUP_SIZE)):
            found.append(LEAVE.base + number - 1)
    if not state.argument(FETCHED_SOME):
        for number in range(1, state.hordes_of(seat, zone) - state.moved[zone] + 1):
            found.append(FETCH.base + number - 1)
    for target in state.board.roads[zone]:
        if last_step_obstacle(state, seat, zone, target) == 0:
            found.append(TO.base + state.board.first + target)


def answer_halfway(state: Kingdom, seat: int, move: int) -> None:
    """Do what the group was told."""
    zone = state.argument(ZONE_HERE)
    group = state.argument(GROUP_SIZE)
    first = state.board.first
    if move == HALT:
        state.done()
        state.push(STOP, seat, zone, group)
    elif LEAVE.holds(move):
        number = LEAVE.argument(move) + 1
        state.set_argument(GROUP_SIZE, group - number)
        state.set_argument(LEFT_SOME, 1)
        state.tell(EVERYONE, LEFT, seat, first + zone, number)
        state.push(STOP, seat, zone, number)
    elif FETCH.holds(move):
        number = FETCH.argument(move) + 1
        state.moved[zone] += number
        state.set_argument(GROUP_SIZE, group + number)
        state.set_argument(FETCHED_SOME, 1)
        state.tell(EVERYONE, FETCHED, seat, first + zone, number)
    else:
        go_on(state, seat, zone, state.zone_of(TO, move), group)


def go_on(state: Kingdom, seat: int, zone: int, target: int, group: int) -> None:
    """Take the second step, to where the group stops or meets an enemy."""
    state.add_hordes(seat, zone, -group)
    state.moved[zone] -= group
    state.add_hordes(seat, target, group)
    state.moved[target] += group
    first = state.board.first
    state.tell(EVERYONE, MARCHED, seat, first + zone, first + target, group)
    state.done()
    if state.enemy_at(target, seat) == NOBODY_HERE:
        state.push(STOP, seat, target, group)
    else:
        state.push(MEETING, seat, target, group)
