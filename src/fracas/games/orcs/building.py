"""OO-8 to OO-10: recruiting, buying cards, and fortresses begun and finished."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.verbs import Verb
from fracas.games.orcs.kingdom import Kingdom
from fracas.games.orcs.tables import (
    ALSO_BUY,
    BATTLE_PENDING_HERE,
    BOUGHT,
    BOUGHT_ALREADY,
    BUILDER_NEEDED,
    BUY,
    DARK_CITY,
    EMPTY_RESERVE,
    FORTRESS_FULL,
    FORTRESS_STANDS_HERE,
    FORTRESSES,
    LAID,
    LAID_THIS_TURN,
    LYING,
    MATE_STANDS_THERE,
    MATES_FORTRESS,
    NO_FORTRESS,
    NOBODY_HERE,
    NOT_A_RECRUITING_PLACE,
    NOT_ON_DARK_CITY,
    NOT_ON_THIS_BOARD,
    NOTHING_TO_RAISE,
    PILE_EMPTY,
    RAISED,
    RECRUIT,
    RECRUITED,
    SUPPLY_USED_UP,
    UNITS,
    UPRIGHT,
)

RECRUITS_OF_A_FORTRESS: Final = 2


def recruit_obstacle(state: Kingdom, seat: int, zone: int) -> int:
    """Put a horde on the Dark City or on an upright fortress (OO-8.1, OO-8.2, OO-22.3)."""
    if not 0 <= zone < state.board.zones:
        return NOT_ON_THIS_BOARD
    home = state.homes[seat] == zone
    if not home and (state.fortress[zone] != UPRIGHT or state.keeper[zone] != seat):
        return NOT_A_RECRUITING_PLACE
    if state.occupant(zone, seat) != NOBODY_HERE:
        return MATE_STANDS_THERE
    chain = state.chains[seat]
    if state.reserve[seat] <= len(chain):  # OO-8.4
        return EMPTY_RESERVE
    if not home:
        placed = state.recruited[zone]
        if chain and state.zone_of(RECRUIT, chain[0]) == zone:
            placed += 1
        if placed >= RECRUITS_OF_A_FORTRESS:
            return FORTRESS_FULL
    return 0


def recruit_moves(state: Kingdom, seat: int, verb: Verb, found: list[int]) -> None:
    """List where a horde can be put."""
    if state.reserve[seat] <= len(state.chains[seat]):
        return
    base = verb.base + state.board.first
    found.append(base + state.homes[seat])
    fortress = state.fortress
    for zone, keeper in enumerate(state.keeper):
        if (
            keeper == seat
            and fortress[zone] == UPRIGHT
            and recruit_obstacle(state, seat, zone) == 0
        ):
            found.append(base + zone)


def recruit(state: Kingdom, seat: int, zone: int) -> None:
    """Put a horde of the reserve on the map."""
    state.reserve[seat] -= 1
    state.add_hordes(seat, zone, 1)
    if state.homes[seat] != zone:
        state.recruited[zone] += 1
    state.tell(EVERYONE, RECRUITED, seat, state.board.first + zone)


def cards_to_buy(state: Kingdom, seat: int) -> int:
    """Count the cards of one buy action: one for the Dark City, one for each fortress (OO-9.1)."""
    return 1 + state.fortresses_of(seat)


def buy_obstacle(state: Kingdom, seat: int, unit: int) -> int:
    """Take a card of another type (OO-9.2) from a pile that is not empty (OO-9.3)."""
    if state.supply[unit] == 0:
        return PILE_EMPTY
    chain = state.chains[seat]
    taken = BUY.base + unit in chain or ALSO_BUY.base + unit in chain
    return BOUGHT_ALREADY if taken else 0


def buy_moves(state: Kingdom, seat: int, verb: Verb, found: list[int]) -> None:
    """List the cards that can be taken."""
    for unit in range(UNITS):
        if buy_obstacle(state, seat, unit) == 0:
            found.append(verb.base + unit)


def bought_enough(state: Kingdom, seat: int, unit: int) -> bool:
    """Tell whether nothing more can be bought with this action."""
    chain = state.chains[seat]
    if len(chain) + 1 >= cards_to_buy(state, seat):
        return True
    for other in range(UNITS):
        if other != unit and buy_obstacle(state, seat, other) == 0:
            return False
    return True


def buy(state: Kingdom, seat: int, unit: int) -> None:
    """Take a card, for all to see (OO-9.7)."""
    state.supply[unit] -= 1
    state.owned[seat * UNITS + unit] += 1
    state.tell(EVERYONE, BOUGHT, seat, unit)


def lay_obstacle(state: Kingdom, seat: int, zone: int) -> int:
    """Lay a foundation where one has a horde (OO-10.1, OO-10.5)."""
    if not 0 <= zone < state.board.zones:
        return NOT_ON_THIS_BOARD
    if state.hordes_of(seat, zone) == 0:
        return BUILDER_NEEDED
    if state.ground[zone] == DARK_CITY:
        return NOT_ON_DARK_CITY
    if state.fortress[zone] != NO_FORTRESS:
        return FORTRESS_STANDS_HERE
    if state.stood[zone]:
        return BATTLE_PENDING_HERE
    owner = state.marker[zone]
    if owner not in (NOBODY_HERE, seat) and state.mates(seat, owner):  # OO-22.7
        return MATES_FORTRESS
    used = len(state.fortress) - state.fortress.count(NO_FORTRESS)
    return 0 if used < FORTRESSES else SUPPLY_USED_UP


def lay(state: Kingdom, seat: int, zone: int) -> None:
    """Lay a fortress down, under construction."""
    state.fortress[zone] = LYING
    state.keeper[zone] = seat
    state.laid[zone] = 1
    state.tell(EVERYONE, LAID, seat, state.board.first + zone)


def raise_obstacle(state: Kingdom, seat: int, zone: int) -> int:
    """Stand a fortress up that was laid down in an earlier turn (OO-10.2, OO-10.10)."""
    if not 0 <= zone < state.board.zones:
        return NOT_ON_THIS_BOARD
    if state.hordes_of(seat, zone) == 0:
        return BUILDER_NEEDED
    if state.fortress[zone] != LYING:
        return NOTHING_TO_RAISE
    if state.keeper[zone] != seat:
        return MATES_FORTRESS if state.mates(seat, state.keeper[zone]) else NOTHING_TO_RAISE
    if state.stood[zone]:
        return BATTLE_PENDING_HERE
    return LAID_THIS_TURN if state.laid[zone] else 0


def stand_up(state: Kingdom, seat: int, zone: int) -> None:
    """Complete a fortress."""
    state.fortress[zone] = UPRIGHT
    state.tell(EVERYONE, RAISED, seat, state.board.first + zone)
