"""SW-0: the regions in play, as tables that never change.

A set of regions is an integer with a bit for each.
"""

from typing import Final

from fracas.core.view import Drawing
from fracas.games.azeroth.tables import FACE

FIELD: Final = 0
FOREST: Final = 1
HILL: Final = 2
MOUNTAIN: Final = 3
SWAMP: Final = 4
SEA: Final = 5
LAKE: Final = 6

ENTRY: Final = 0
MURLOC: Final = 1
CAVERN: Final = 2
MAGIC: Final = 3
MARKER: Final = 4

# What a region is, as bits: terrains, symbols, and whether water is next to it.
IS_FIELD: Final = 1 << FIELD
IS_FOREST: Final = 1 << FOREST
IS_HILL: Final = 1 << HILL
IS_MOUNTAIN: Final = 1 << MOUNTAIN
IS_SWAMP: Final = 1 << SWAMP
IS_WATER: Final = 1 << SEA | 1 << LAKE
_SYMBOLS: Final = 7
IS_ENTRY: Final = 1 << (_SYMBOLS + ENTRY)
HAS_CAVERN: Final = 1 << (_SYMBOLS + CAVERN)
HAS_MAGIC: Final = 1 << (_SYMBOLS + MAGIC)
NEAR_WATER: Final = 1 << 12

_COLUMNS: Final = 2
_STEP_X: Final = 1000
_STEP_Y: Final = 700


class Region:
    """One region of a face, as a file of islands has it."""

    def __init__(
        self,
        terrain: int,
        symbols: tuple[int, ...],
        x: int,
        y: int,
        outline: tuple[tuple[int, int], ...],
        beside: tuple[int, ...],
    ) -> None:
        self.terrain = terrain
        self.symbols = symbols
        self.x = x
        self.y = y
        self.outline = outline
        self.beside = beside


class Face:
    """One side of a board."""

    def __init__(self, number: int, regions: tuple[Region, ...]) -> None:
        self.number = number
        self.regions = regions


class Land:
    """The faces in play: their regions are counted through, board after board."""

    def __init__(self, faces: tuple[Face, ...]) -> None:
        self.names: tuple[str, ...] = tuple(FACE.symbols[face.number] for face in faces)
        self.boards: int = len(faces)
        self.count: int = sum(len(face.regions) for face in faces)
        terrain: list[int] = []
        board: list[int] = []
        symbols: list[tuple[int, ...]] = []
        neighbours: list[tuple[int, ...]] = []
        drawings: list[Drawing] = []
        first: list[int] = []
        for number, face in enumerate(faces):
            start = len(terrain)
            first.append(start)
            for region in face.regions:
                terrain.append(region.terrain)
                board.append(number)
                symbols.append(region.symbols)
                neighbours.append(tuple(start + other for other in region.beside))
                drawings.append(_drawing(region, number))
        self.terrain: tuple[int, ...] = tuple(terrain)
        self.board: tuple[int, ...] = tuple(board)
        self.symbols: tuple[tuple[int, ...], ...] = tuple(symbols)
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(neighbours)
        self.drawings: tuple[Drawing, ...] = tuple(drawings)
        self.first: tuple[int, ...] = tuple(first)
        self.around: tuple[int, ...] = tuple(_set(beside) for beside in neighbours)
        features: list[int] = []
        for number, ground in enumerate(terrain):
            what = 1 << ground
            for symbol in symbols[number]:
                what |= 1 << (_SYMBOLS + symbol)
            if any(terrain[other] >= SEA for other in neighbours[number]):
                what |= NEAR_WATER
            features.append(what)
        self.features: tuple[int, ...] = tuple(features)
        self.entries: int = self.with_feature(IS_ENTRY)
        self.caverns: int = self.with_feature(HAS_CAVERN)
        self.magic: int = self.with_feature(HAS_MAGIC)
        self.water: int = self.with_feature(IS_WATER)
        self.everywhere: int = (1 << self.count) - 1
        # Drawn when first looked at, see `sight`.
        self.scenery: object | None = None

    def with_feature(self, wanted: int) -> int:
        """Give the set of the regions that have one of these features."""
        return _set(tuple(region for region, what in enumerate(self.features) if what & wanted))

    def waters_of(self, region: int) -> list[int]:
        """List the water regions of a region's board."""
        board = self.board[region]
        return [
            other
            for other in range(self.count)
            if self.board[other] == board and self.terrain[other] >= SEA
        ]


def members(regions: int) -> list[int]:
    """List the regions of a set."""
    found: list[int] = []
    while regions:
        lowest = regions & -regions
        found.append(lowest.bit_length() - 1)
        regions ^= lowest
    return found


def _set(regions: tuple[int, ...]) -> int:
    found = 0
    for region in regions:
        found |= 1 << region
    return found


def _drawing(region: Region, board: int) -> Drawing:
    """Lay the boards out in two columns; how they lie has no effect (SW-2.3)."""
    left = board % _COLUMNS * _STEP_X
    top = board // _COLUMNS * _STEP_Y
    outline = " ".join(f"{x + left},{y + top}" for x, y in region.outline)
    return Drawing(region.x + left, region.y + top, outline)


NO_LAND: Final = Land(())
