"""OO-7: standing, retreating, and armies that have to leave before a battle."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.orcs.kingdom import Kingdom
from fracas.games.orcs.steps import LEAVING, MARKER, STOP
from fracas.games.orcs.stopping import take_fortress
from fracas.games.orcs.tables import (
    ASK_RETREAT,
    ASK_STAND,
    CITY,
    DARK_CITY,
    DESTROYED,
    MET,
    MUST_RETREAT,
    NO_FORTRESS,
    NOBODY_HERE,
    NOT_A_FREE_REFUGE,
    NOT_A_REFUGE,
    NOT_NEXT_TO,
    NOT_ON_THIS_BOARD,
    OCCUPIED,
    RETREAT,
    RETREATED,
    RUIN,
    STAND,
    STOOD,
    TOWER,
    UPRIGHT,
    WELL,
)

ZONE_HERE: Final = 0
REFUGE: Final = 1
CAPTOR: Final = 2
ENOUGH_AGAINST_ONE: Final = 3


def meeting(state: Kingdom) -> None:
    """Let the owner of a zone decide whether he stands (OO-7.1); see OO-7.18 for the order."""
    place = state.place()
    seat = state.step_seat()
    zone = state.argument(ZONE_HERE)
    defender = state.enemy_at(zone, seat)
    if place == 0:
        _face(state, seat, defender, zone)
    elif place == 1:
        state.go(2)
        if state.gain(seat):  # OO-7.3, OO-7.4
            state.push(LEAVING, defender, zone, state.argument(REFUGE), seat)
    else:
        state.done()
        state.push(STOP, seat, zone, state.hordes_of(seat, zone))


def _face(state: Kingdom, seat: int, defender: int, zone: int) -> None:
    """Ask the defender once for each battle (OO-7.15), unless a lone horde must leave (OO-7.6)."""
    state.set_argument(REFUGE, 0)
    if must_leave(state, seat, defender, zone):
        state.go(1)
    elif state.stood[zone]:
        state.done()
    else:
        state.tell(EVERYONE, MET, seat, defender, state.board.first + zone)
        if has_refuge(state, defender, zone):
            state.ask(defender, ASK_STAND)
        else:
            stand(state, defender, zone)  # OO-7.8


def must_leave(state: Kingdom, attacker: int, defender: int, zone: int) -> bool:
    """Tell whether a lone horde faces three (OO-7.4) without a fortress of its own (OO-7.5)."""
    return (
        state.hordes_of(defender, zone) == 1
        and state.hordes_of(attacker, zone) >= ENOUGH_AGAINST_ONE
        and not holds_fortress(state, defender, zone)
    )


def holds_fortress(state: Kingdom, seat: int, zone: int) -> bool:
    """Tell whether a seat's own upright fortress stands in a zone."""
    return state.fortress[zone] == UPRIGHT and state.keeper[zone] == seat


def stand(state: Kingdom, defender: int, zone: int) -> None:
    """Leave a battle pending (OO-7.14)."""
    state.stood[zone] = 1
    state.tell(EVERYONE, STOOD, defender, state.board.first + zone)
    state.done()


def refuge_obstacle(state: Kingdom, seat: int, zone: int, target: int) -> int:
    """Retreat only to what OO-7.9 names."""
    if not 0 <= target < state.board.zones:
        return NOT_ON_THIS_BOARD
    if target not in state.board.roads[zone]:
        return NOT_NEXT_TO
    if state.occupant(target, seat) != NOBODY_HERE:  # OO-7.10
        return OCCUPIED
    owner = state.marker[target]
    ground = state.ground[target]
    keeper = state.keeper[target]
    if ground == DARK_CITY:
        return 0 if state.homes[seat] == target else NOT_A_REFUGE
    if (
        seat in (owner, keeper)
        or state.hordes_of(seat, target)
        or (owner != NOBODY_HERE and state.mates(seat, owner))
    ):
        return 0
    if ground == RUIN:
        free = state.fortress[target] == NO_FORTRESS or state.mates(seat, keeper)
        return 0 if free else NOT_A_REFUGE
    if ground in (TOWER, WELL):
        return 0 if owner == NOBODY_HERE else NOT_A_FREE_REFUGE  # OO-7.11
    return NOT_A_FREE_REFUGE if ground == CITY else NOT_A_REFUGE


def has_refuge(state: Kingdom, seat: int, zone: int) -> bool:
    """Tell whether an army has anywhere to go."""
    for target in state.board.roads[zone]:
        if refuge_obstacle(state, seat, zone, target) == 0:
            return True
    return False


def obstacle(state: Kingdom, seat: int, move: int, must: bool) -> int:
    """Stand, or retreat to a zone."""
    if move == STAND:
        return MUST_RETREAT if must else 0
    if not RETREAT.holds(move):
        return NOT_AN_ANSWER
    return refuge_obstacle(state, seat, state.argument(ZONE_HERE), state.zone_of(RETREAT, move))


def moves(state: Kingdom, seat: int, found: list[int], must: bool) -> None:
    """List standing, and where to retreat."""
    if not must:
        found.append(STAND)
    zone = state.argument(ZONE_HERE)
    for target in state.board.roads[zone]:
        if refuge_obstacle(state, seat, zone, target) == 0:
            found.append(RETREAT.base + state.board.first + target)


def answer_stand(state: Kingdom, seat: int, move: int) -> None:
    """Stand, or remember where to retreat."""
    if move == STAND:
        stand(state, seat, state.argument(ZONE_HERE))
    else:
        state.set_argument(REFUGE, state.zone_of(RETREAT, move) + 1)
        state.go(1)


def answer_retreat(state: Kingdom, move: int) -> None:
    """Remember where to retreat."""
    state.set_argument(REFUGE, state.zone_of(RETREAT, move) + 1)


def leaving(state: Kingdom) -> None:
    """Take an army away to a neighbouring zone (OO-7.2), or destroy it (OO-7.7)."""
    place = state.place()
    seat = state.step_seat()
    zone = state.argument(ZONE_HERE)
    state.go(place + 1)
    if place == 0:
        if state.argument(REFUGE) == 0:
            if has_refuge(state, seat, zone):
                state.ask_openly(seat, ASK_RETREAT)
            else:
                destroy(state, seat, zone)
                state.done()
    elif place == 1:
        retreat(state, seat, zone, state.argument(REFUGE) - 1)
    else:
        state.done()


def destroy(state: Kingdom, seat: int, zone: int) -> None:
    """Destroy an army that has nowhere to go (OO-19.7)."""
    number = state.hordes_of(seat, zone)
    state.add_hordes(seat, zone, -number)
    state.release(seat, state.argument(CAPTOR), number)
    state.tell(EVERYONE, DESTROYED, seat, state.board.first + zone, number)


def retreat(state: Kingdom, seat: int, zone: int, target: int) -> None:
    """Move the whole army; a free tower or well, and a fortress there, becomes its owner's.

    OO-7.12 gives him the zone, and OO-10.9 the fortress to whoever has the zone.
    """
    number = state.hordes_of(seat, zone)
    state.add_hordes(seat, zone, -number)
    state.add_hordes(seat, target, number)
    first = state.board.first
    state.tell(EVERYONE, RETREATED, seat, first + zone, first + target)
    if state.ground[target] in (TOWER, WELL) and state.marker[target] == NOBODY_HERE:
        take_fortress(state, seat, target)
        state.push(MARKER, seat, target)
