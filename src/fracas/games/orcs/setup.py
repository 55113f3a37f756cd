"""OO-2 and OO-3: who starts where, what lies on the map, and the river of objectives."""

from fracas.core.events import EVERYONE
from fracas.core.verbs import MOST_SEATS
from fracas.games.orcs.boards import CITY_SITE, SITE, TOWER_SITE
from fracas.games.orcs.kingdom import IN_DECK, Kingdom
from fracas.games.orcs.steps import ROUND
from fracas.games.orcs.tables import (
    CARDS,
    CITY,
    DARK_CITY,
    FIRST_DRAWN,
    FIRST_PLAYER,
    HEROES,
    HOME_DRAWN,
    HORDES,
    HORDES_AT_START,
    NO_FORTRESS,
    NOBODY_HERE,
    OBJECTIVES,
    RIVER,
    RUIN,
    SCENARIO,
    SEAT_AT,
    START_CARDS,
    SUPPLIES,
    TILE,
    TILE_ENTERS,
    TILE_LEAVES,
    TILE_ON_TOP,
    TOWER,
    VILLAGE,
    WELL,
)


def furnish(state: Kingdom) -> None:
    """Lay out everything that does not depend on chance (OO-2.2 to OO-2.14)."""
    board = state.board
    zones, seats = board.zones, state.seats
    state.ground = [_ground(state, zone) for zone in range(zones)]
    state.marker = [NOBODY_HERE] * zones
    state.fresh = [0] * zones
    state.fortress = [NO_FORTRESS] * zones
    state.keeper = [NOBODY_HERE] * zones
    state.laid = [0] * zones
    state.hordes = [0] * (zones * seats)
    state.moved = [0] * zones
    state.forced = [0] * zones
    state.spent = [0] * zones
    state.stood = [0] * zones
    state.recruited = [0] * zones
    state.homes = [NOBODY_HERE] * seats
    state.order = []
    state.teams = list(range(seats))
    state.reserve = [HORDES] * seats
    state.markers = [0] * seats
    state.trophies = [0] * seats
    state.glory = [0] * seats
    state.berserk = [0] * seats
    state.prisoners = [0] * (seats * seats)
    state.owned = list(START_CARDS) * seats
    state.supply = list(SUPPLIES[seats - 2])
    state.last_decks = [0] * (seats * CARDS)
    state.heroes = [IN_DECK] * HEROES
    state.known = [0] * HEROES
    state.resting = [0] * HEROES
    state.beneath = []
    state.drawn = []
    state.river = []
    state.hidden_tiles = list(range(OBJECTIVES))
    state.spent_tiles = []
    state.pool = state.pool_at_start()
    state.clear_battle()


def _ground(state: Kingdom, zone: int) -> int:
    """Give what a zone is to be played as, before anybody makes his home there."""
    board = state.board
    kind = board.kinds[zone]
    if kind == CITY_SITE:
        return CITY
    if kind == TOWER_SITE:
        return TOWER
    if kind != SITE or (state.seats == 2 and board.empties[zone]):  # OO-2.9
        return RUIN
    return WELL if board.wells[zone] == state.options[SCENARIO] + 1 else VILLAGE  # OO-2.7


def setup(state: Kingdom) -> None:
    """Draw the start zones (OO-2.18), the first player (OO-2.16) and the river (OO-3.1)."""
    place = state.place()
    seats = state.seats
    if place < seats:
        weights = [0] * MOST_SEATS
        for seat in range(seats):
            weights[seat] = int(state.homes[seat] < 0)
        state.demand_weighted(SEAT_AT, tuple(weights))
    elif place == seats:
        state.demand_weighted(FIRST_PLAYER, (1,) * seats + (0,) * (MOST_SEATS - seats))
    elif place <= seats + 1 + RIVER:
        state.demand_weighted(TILE, _hidden(state))
    else:
        state.done()
        state.push(ROUND, state.first)
        return
    state.go(place + 1)


def _hidden(state: Kingdom) -> tuple[int, ...]:
    weights = [0] * OBJECTIVES
    for tile in state.hidden_tiles:
        weights[tile] = 1
    return tuple(weights)


def seated(state: Kingdom, seat: int) -> None:
    """Build the Dark City of a seat on the next start zone, and put its hordes there (OO-2.3)."""
    position = len(state.order)
    zone = state.board.starts[position * 2 if state.seats == 2 else position]
    state.order.append(seat)
    state.teams[seat] = position % 2 if state.seats == 4 else position  # OO-2.15
    state.homes[seat] = zone
    state.ground[zone] = DARK_CITY
    state.add_hordes(seat, zone, HORDES_AT_START)
    state.reserve[seat] -= HORDES_AT_START
    state.tell(EVERYONE, HOME_DRAWN, seat, state.board.first + zone)


def first_drawn(state: Kingdom, seat: int) -> None:
    """Remember who plays first."""
    state.first = seat
    state.tell(EVERYONE, FIRST_DRAWN, seat)


def tile_drawn(state: Kingdom, tile: int) -> None:
    """Lay a tile into the river from left to right, or face up on top of the pile."""
    state.hidden_tiles.remove(tile)
    if len(state.river) < RIVER:
        state.river.append(tile)
        state.tell(EVERYONE, TILE_ENTERS, tile)
    else:
        state.top_tile = tile
        state.tell(EVERYONE, TILE_ON_TOP, tile)


def river(state: Kingdom) -> None:
    """Move the river on by one tile (OO-3.2); a pile all face down is shuffled (OO-3.4)."""
    if state.place() == 1:
        state.done()
        return
    state.go(1)
    leaving = state.river.pop()
    state.spent_tiles.append(leaving)
    state.river.insert(0, state.top_tile)
    state.tell(EVERYONE, TILE_LEAVES, leaving)
    state.tell(EVERYONE, TILE_ENTERS, state.top_tile)
    state.top_tile = -1
    if not state.hidden_tiles:
        state.hidden_tiles = state.spent_tiles
        state.spent_tiles = []
    state.demand_weighted(TILE, _hidden(state))
