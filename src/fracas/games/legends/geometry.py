"""Which space lies where (SL-1.7, SL-1.8), as tables made once."""

from typing import Final

from fracas.games.legends.tables import COLUMNS, ROWS, SPACES

OFF: Final = -1
DIRECTIONS: Final = 4
_STRAIGHT: Final[tuple[tuple[int, int], ...]] = ((0, 1), (1, 0), (0, -1), (-1, 0))
_SLANTED: Final[tuple[tuple[int, int], ...]] = ((1, 1), (1, -1), (-1, -1), (-1, 1))


def _shifted(space: int, columns: int, rows: int) -> int:
    column, row = space % COLUMNS + columns, space // COLUMNS + rows
    return row * COLUMNS + column if 0 <= column < COLUMNS and 0 <= row < ROWS else OFF


def _steps(shifts: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    return tuple(
        _shifted(space, columns, rows) for space in range(SPACES) for columns, rows in shifts
    )


def _around(distance: int) -> tuple[tuple[int, ...], ...]:
    reach = range(-distance, distance + 1)
    return tuple(
        tuple(
            _shifted(space, columns, rows)
            for rows in reach
            for columns in reach
            if (columns or rows) and _shifted(space, columns, rows) != OFF
        )
        for space in range(SPACES)
    )


STRAIGHT: Final[tuple[int, ...]] = _steps(_STRAIGHT)
"""One step up, right, down or left of space `s` is `STRAIGHT[4 * s + direction]`, or `OFF`."""
SLANTED: Final[tuple[int, ...]] = _steps(_SLANTED)
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = _around(1)
WITHIN_TWO: Final[tuple[tuple[int, ...], ...]] = _around(2)
EVERYWHERE: Final[tuple[int, ...]] = tuple(range(SPACES))


def distance(one: int, other: int) -> int:
    """Count the spaces between two, straight and slanted steps in any mix (SL-1.8)."""
    columns = one % COLUMNS - other % COLUMNS
    rows = one // COLUMNS - other // COLUMNS
    if columns < 0:
        columns = -columns
    if rows < 0:
        rows = -rows
    return columns if columns > rows else rows
