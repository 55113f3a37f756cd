"""SL-3: boards, armies and units are laid out by chance, then exchanged a little."""

from typing import Final

from fracas.core.events import EVERYONE, NOBODY
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.legends.army import KINDS_OF_SLOT, SIZES
from fracas.games.legends.boards import BOARDS, BOARDS_IN_A_SET, WIDTH, turned
from fracas.games.legends.field import change_places
from fracas.games.legends.geometry import EVERYWHERE
from fracas.games.legends.movement import own_piece_obstacle
from fracas.games.legends.packs import BEIGE_ARMIES, GRAY_ARMIES
from fracas.games.legends.state import NOBODY_HERE, War
from fracas.games.legends.steps import TURN
from fracas.games.legends.tables import (
    ALREADY_CHOSEN,
    AND,
    ANY_BOARDS,
    ARMY,
    ARMY_LISTS,
    ASK_BLIND,
    ASK_EXCHANGE,
    BEGINS,
    BLIND_EXCHANGE,
    BOARD_CHOICE,
    BOARD_SETS,
    COLUMNS,
    DECLINE,
    DRAW_FIRST,
    DRAW_SIDE,
    ENLIST,
    EXCHANGE,
    EXCHANGED,
    FIRST_SIDE,
    LAY_BOARD,
    NO_ENEMY_THERE,
    NOBODY_THERE,
    OPEN_LISTS,
    OWN_ARMY,
    OWN_BOARDS,
    PIECES,
    PLACE_UNIT,
    RANDOM_ARMY,
    SIDES,
    SIDES_DRAWN,
    TURN_BOARD,
    UNIT,
    UNITS,
    USUAL_LISTS,
    WATER,
)

# The places of the step, in the order of the chapter.
SIDE_DRAW: Final = 0
FIRST_DRAW: Final = 1
BOARD_LAYING: Final = 2
BOARD_TURNING: Final = 3
ENLISTING: Final = 4
PLACING: Final = 5
BLIND: Final = 6
TURNING_UP: Final = 7
EXCHANGING: Final = 8
BEGINNING: Final = 9

FIRST: Final = 0
DONE: Final = 1
SLOTS_OF_FIELD: Final = 4
EXCHANGES: Final = 2


def setup(war: War) -> None:
    """Run a place of the set-up."""
    place = war.place()
    if place <= FIRST_DRAW:
        _draw_lots(war, place)
    elif place <= BOARD_TURNING:
        _lay_boards(war, place)
    elif place == ENLISTING:
        _enlist(war)
    elif place == PLACING:
        _place_units(war)
    else:
        _exchange(war, place)


def _go_on(war: War) -> None:
    war.go(war.place() + 1)
    war.set_argument(DONE, 0)


def _draw_lots(war: War, place: int) -> None:
    """Draw the sides (SL-3.1), then who begins (SL-3.2)."""
    _go_on(war)
    if place == FIRST_DRAW:
        agreed = war.options[FIRST_SIDE]
        if agreed:
            _begin_with(war, agreed - 1)  # SL-3.3
        else:
            war.demand(DRAW_FIRST)
    elif war.options[SIDES]:
        war.demand(DRAW_SIDE)


def _begin_with(war: War, side: int) -> None:
    war.active = side ^ war.beige
    war.tell(EVERYONE, BEGINS, war.active)


def _lay_boards(war: War, place: int) -> None:
    """Lay four boards, then turn each by chance (SL-3.4)."""
    done = war.argument(DONE)
    if done == SLOTS_OF_FIELD:
        _go_on(war)
        if place == BOARD_TURNING:
            war.ground = tuple(terrain_of(war, space) for space in EVERYWHERE)
    elif place == BOARD_TURNING:
        war.demand(TURN_BOARD)
    else:
        laid = war.boards[:done]
        weights = [
            int(board not in laid and _may_lie(war, board, done)) for board in range(len(BOARDS))
        ]
        war.demand_weighted(LAY_BOARD, tuple(weights))


def _may_lie(war: War, board: int, slot: int) -> bool:
    """Tell whether a board can lie in a corner: own boards on their owner's side (SL-3.5)."""
    chosen = BOARD_SETS[war.options[BOARD_CHOICE]]
    if chosen == OWN_BOARDS:
        return board in war.own_boards[slot // 2]
    return chosen == ANY_BOARDS or board // BOARDS_IN_A_SET == chosen


def terrain_of(war: War, space: int) -> int:
    """Give the terrain of a space from the board that lies there."""
    column, row = space % COLUMNS, space // COLUMNS
    slot = row // WIDTH * 2 + column // WIDTH
    return turned(war.boards[slot], war.rotations[slot], column % WIDTH, row % WIDTH)


def chosen_army(war: War, army: int) -> tuple[int, ...]:
    """Give the units of an army that is not drawn, or none."""
    choice = war.options[army]
    if choice == RANDOM_ARMY:
        return ()
    if choice == OWN_ARMY:
        return war.own_armies[army]
    names = (GRAY_ARMIES if army else BEIGE_ARMIES)[choice]
    return tuple(UNIT.index(name) for name in names)


def _enlist(war: War) -> None:
    """Gather both armies; a random one is drawn slot by slot, unseen by the enemy."""
    count = len(war.unplaced)
    if count == PIECES:
        war.lists_hidden = [int(hides_list(war, army)) for army in range(2)]
        _go_on(war)
        return
    army = count // ARMY
    chosen = chosen_army(war, army)
    if chosen:
        war.unplaced += chosen
        return
    slot, filled = 0, count % ARMY
    while filled >= SIZES[slot]:
        filled -= SIZES[slot]
        slot += 1
    weights = [0] * UNITS
    for kind in KINDS_OF_SLOT[army][slot]:
        weights[kind] = 1
    war.demand_weighted(ENLIST, tuple(weights), NOBODY)


def hides_list(war: War, army: int) -> bool:
    """Tell whether the enemy may not see what is in an army (SL-14.9)."""
    lists = war.options[ARMY_LISTS]
    if lists == USUAL_LISTS:
        return war.options[army] >= RANDOM_ARMY
    return lists != OPEN_LISTS


def _place_units(war: War) -> None:
    """Put the units face down on the spaces of their half, in a random order (SL-3.6)."""
    done = war.argument(DONE)
    if done == PIECES:
        war.unplaced = []
        _go_on(war)
        return
    weights = [0] * UNITS
    left = war.unplaced[: ARMY - done] if done < ARMY else war.unplaced[: PIECES - done]
    for kind in left:
        weights[kind] += 1
    war.demand_weighted(PLACE_UNIT, tuple(weights), NOBODY)


def _place(war: War, kind: int) -> None:
    piece = war.argument(DONE)
    space = PIECES // 2 + 2 if piece >= ARMY else 0
    if piece not in (0, ARMY):
        space = war.where[piece - 1] + 1
    while war.ground[space] == WATER:
        space += 1
    war.kind[piece] = kind
    war.control[piece] = war.army_seat(piece)
    war.able[war.control[piece]] += war.roster.has_ability[kind]
    war.where[piece] = space
    war.at[space] = piece
    war.unplaced.remove(kind)


def happened(war: War, chance: int, outcome: int) -> None:
    """Carry out what chance decided."""
    done = war.argument(DONE)
    if chance == DRAW_SIDE:
        war.beige = outcome
        war.tell(EVERYONE, SIDES_DRAWN, outcome)
        return
    if chance == DRAW_FIRST:
        _begin_with(war, outcome)
        return
    if chance == ENLIST:
        war.unplaced.append(outcome)
        return
    if chance == LAY_BOARD:
        war.boards[done] = outcome
    elif chance == TURN_BOARD:
        war.rotations[done] = outcome
    else:
        _place(war, outcome)
    war.set_argument(DONE, done + 1)


def _exchange(war: War, place: int) -> None:
    """Ask for the exchanges of SL-3.7 and SL-3.9, the first player first."""
    done = war.argument(DONE)
    seat = war.active
    if place == BLIND:
        if done == 2 or not war.options[BLIND_EXCHANGE]:
            _go_on(war)
        else:
            war.set_argument(DONE, done + 1)
            war.ask(seat if done == 0 else 1 - seat, ASK_BLIND)
    elif place == TURNING_UP:
        _go_on(war)
        for piece in range(PIECES):
            war.known[piece] = 1 << war.army_seat(piece)
    elif place == EXCHANGING and done < 2 * EXCHANGES:
        war.set_argument(DONE, done + 1)
        war.ask(seat if done < EXCHANGES else 1 - seat, ASK_EXCHANGE)
    else:
        war.done()
        war.push(TURN, seat)


def exchange_obstacle(war: War, seat: int, move: int) -> int:
    """Two units of the right player, one after the other, or no exchange."""
    chain = war.chains[seat]
    if move == DECLINE and not chain:
        return 0
    verb = AND if chain else EXCHANGE
    if not verb.holds(move):
        return NOT_AN_ANSWER
    space = verb.argument(move)
    if chain and space == EXCHANGE.argument(chain[0]):
        return ALREADY_CHOSEN
    if war.asked[seat] == ASK_EXCHANGE:
        return own_piece_obstacle(war, seat, space)
    if war.at[space] == NOBODY_HERE:
        return NOBODY_THERE
    return NO_ENEMY_THERE if war.control[war.at[space]] == seat else 0


def exchange_moves(war: War, seat: int, found: list[int]) -> None:
    """List what can be exchanged."""
    if not war.chains[seat]:
        found.append(DECLINE)
    for space in EVERYWHERE:
        move = (AND if war.chains[seat] else EXCHANGE).move(space)
        if exchange_obstacle(war, seat, move) == 0:
            found.append(move)


def exchange_answer(war: War, seat: int, move: int) -> None:
    """Exchange the two; who wants no exchange wants no further one either (SL-3.10)."""
    if move == DECLINE:
        done = war.argument(DONE)
        if war.asked[seat] == ASK_EXCHANGE:
            war.set_argument(DONE, EXCHANGES if done <= EXCHANGES else 2 * EXCHANGES)
        return
    one, other = EXCHANGE.argument(war.chains[seat][0]), AND.argument(move)
    war.tell(EVERYONE, EXCHANGED, seat, one, other)
    change_places(war, war.at[one], war.at[other])
