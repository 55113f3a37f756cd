"""OO-13: columns, protection, and where a card may lie.

A place is a small number: for a second-line unit its column, or `WALLS`; for a hero twice his
column, plus 1 if he covers the second line; for a first-line unit always 0.
"""

from typing import Final

from fracas.core.game import NOT_AN_ANSWER
from fracas.games.orcs.kingdom import (
    CELLS,
    COVERS_FIRST,
    COVERS_SECOND,
    DEFENDER,
    FIELD,
    FIRST,
    FIRST_DOWN,
    HERO,
    HERO_DOWN,
    MARKS,
    NO_CARD,
    SECOND,
    SECOND_DOWN,
    UNPLACED,
    Kingdom,
)
from fracas.games.orcs.tables import (
    BOAR_RIDER,
    COLUMNS,
    COVER,
    NO_HERO_PLACE,
    NO_SUCH_PLACE,
    NO_WALL,
    SAME_AS_ANOTHER,
    UNDER,
    UNITS,
    WALL,
)

WALLS: Final = COLUMNS
NEW_COLUMN: Final = 0


def place_obstacle(state: Kingdom, side: int, card: int, place: int) -> int:
    """Find what is against a card in a place (OO-13.2, OO-13.4, OO-18.5 to OO-18.7)."""
    if card <= BOAR_RIDER:
        return 0
    if card < UNITS:
        if place == WALLS:
            return 0 if side == DEFENDER and state.assault else NO_WALL
        start = side * FIELD + place * CELLS
        if (
            place >= state.widths[side]
            or state.columns[start + FIRST] == NO_CARD
            or state.columns[start + SECOND] != NO_CARD
        ):
            return NO_SUCH_PLACE
        return SAME_AS_ANOTHER if _is_like_an_earlier(state, side, place) else 0
    column = place >> 1
    start = side * FIELD + column * CELLS
    if (
        column >= state.widths[side]
        or state.columns[start + SECOND] == NO_CARD
        or state.columns[start + HERO] != NO_CARD
    ):
        return NO_HERO_PLACE
    if state.columns[start + FIRST] == NO_CARD and not place & 1:
        return NO_HERO_PLACE  # Walls cannot be covered.
    return SAME_AS_ANOTHER if _is_like_an_earlier(state, side, column) else 0


def _is_like_an_earlier(state: Kingdom, side: int, column: int) -> bool:
    """Tell whether nothing tells a column from one to its left."""
    base = side * FIELD
    cells = state.columns[base + column * CELLS : base + column * CELLS + CELLS]
    for other in range(column):
        if state.columns[base + other * CELLS : base + other * CELLS + CELLS] == cells:
            return True
    return False


def places(state: Kingdom, side: int, card: int) -> list[int]:
    """List the valid places of a card, of equal ones only the first."""
    if card <= BOAR_RIDER:
        return [NEW_COLUMN]
    found: list[int] = []
    if card < UNITS:
        for place in range(state.widths[side]):
            if place_obstacle(state, side, card, place) == 0:
                found.append(place)
        if side == DEFENDER and state.assault:
            found.append(WALLS)
    else:
        for place in range(2 * state.widths[side]):
            if place_obstacle(state, side, card, place) == 0:
                found.append(place)
    return found


def only_place(state: Kingdom, side: int, card: int) -> int:
    """Give the place of a card for which there is no choice."""
    found = places(state, side, card)
    return found[0] if found else UNPLACED


def place_of(move: int) -> int:
    """Give the place that a move names, or -1 if it names none."""
    if UNDER.holds(move):
        return UNDER.argument(move)
    if move == WALL:
        return WALLS
    if COVER.holds(move):
        return COVER.argument(move) * 2 + COVER.argument(move, 1)
    return UNPLACED


def move_to(card: int, place: int) -> int:
    """Give the move that names a place for a card."""
    if card >= UNITS:
        return COVER.base + place
    return WALL if place == WALLS else UNDER.base + place


def chosen_obstacle(state: Kingdom, side: int, card: int, move: int) -> int:
    """Find what is against a move that names a place for this card."""
    place = place_of(move)
    if place == UNPLACED or COVER.holds(move) != (card >= UNITS):
        return NOT_AN_ANSWER
    return place_obstacle(state, side, card, place)


def put(state: Kingdom, side: int, card: int, place: int) -> None:
    """Lay a revealed card in its place, or beside the field if it has none (OO-12.8)."""
    if place == UNPLACED:
        state.loose[side] = card
        return
    base = side * FIELD
    if card >= UNITS:
        start = base + (place >> 1) * CELLS
        state.columns[start + HERO] = card
        state.columns[start + MARKS] |= COVERS_SECOND if place & 1 else COVERS_FIRST
        return
    if card > BOAR_RIDER and place != WALLS:
        state.columns[base + place * CELLS + SECOND] = card
        return
    cell = SECOND if card > BOAR_RIDER else FIRST
    state.columns[base + state.widths[side] * CELLS + cell] = card
    state.widths[side] += 1


def take_up(state: Kingdom, side: int, card: int, place: int) -> None:
    """Take the card that was just laid down back from the field (OO-16.23)."""
    base = side * FIELD
    if place == UNPLACED:
        state.loose[side] = NO_CARD
    elif card >= UNITS:
        start = base + (place >> 1) * CELLS
        state.columns[start + HERO] = NO_CARD
        state.columns[start + MARKS] &= ~(COVERS_FIRST | COVERS_SECOND)
    elif card > BOAR_RIDER and place != WALLS:
        state.columns[base + place * CELLS + SECOND] = NO_CARD
    else:
        state.widths[side] -= 1
        start = base + state.widths[side] * CELLS
        state.columns[start + FIRST] = NO_CARD
        state.columns[start + SECOND] = NO_CARD


def count(state: Kingdom, side: int, card: int, uncovered: bool) -> int:
    """Count a type of unit among a side's engaged cards that lie face up.

    Effects of the enemy count only those `uncovered` (OO-13.6); a card that was revealed in this
    clash without a place is counted as well (OO-12.19).
    """
    found = 1 if state.loose[side] == card else 0
    cell = SECOND if card > BOAR_RIDER else FIRST
    hiding = SECOND_DOWN if card > BOAR_RIDER else FIRST_DOWN
    if uncovered:
        hiding |= COVERS_SECOND if card > BOAR_RIDER else COVERS_FIRST
    columns = state.columns
    start = side * FIELD
    for _ in range(state.widths[side]):
        if columns[start + cell] == card and not columns[start + MARKS] & hiding:
            found += 1
        start += CELLS
    return found


def shows(state: Kingdom, side: int, card: int) -> bool:
    """Tell whether a card lies engaged and face up in a place of this side."""
    if card < UNITS:
        loose = 1 if state.loose[side] == card else 0
        return count(state, side, card, False) > loose
    start = side * FIELD
    for _ in range(state.widths[side]):
        if state.columns[start + HERO] == card:
            return not state.columns[start + MARKS] & HERO_DOWN
        start += CELLS
    return False


def turn_down(state: Kingdom, side: int, actor: int) -> None:
    """Turn all engaged cards of a side face down, but for the one that does it (OO-16.22).

    Places still empty are not marked: what comes there later lies face up.
    """
    start = side * FIELD
    for _ in range(state.widths[side]):
        down = 0
        if state.columns[start + FIRST] != NO_CARD:
            down |= FIRST_DOWN
        if state.columns[start + SECOND] != NO_CARD:
            down |= SECOND_DOWN
        if state.columns[start + HERO] not in (NO_CARD, actor):
            down |= HERO_DOWN
        state.columns[start + MARKS] |= down
        start += CELLS
