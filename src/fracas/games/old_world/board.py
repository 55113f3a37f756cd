"""The map, its tokens, and the ruination cards."""

from typing import Final

from fracas.games.old_world.tables import REGION, TOKEN

NORSCA: Final = 0
TROLL_COUNTRY: Final = 1
KISLEV: Final = 2
EMPIRE: Final = 3
BRETONNIA: Final = 4
ESTALIA: Final = 5
TILEA: Final = 6
BORDER_PRINCES: Final = 7
BADLANDS: Final = 8
REGIONS: Final = 9
STOCK: Final = 9  # where a figure is that is not on the board
NOWHERE: Final = -1
SPACES: Final = 18

VALUE: Final[tuple[int, ...]] = (1, 1, 3, 5, 3, 4, 2, 1, 1)  # OW-8.6
POPULOUS: Final[tuple[bool, ...]] = (False, False, True, True, True, True, False, False, False)


def regions(*names: str) -> int:
    """Give the set of these regions, a bit each."""
    found = 0
    for name in names:
        found |= 1 << REGION.index(name)
    return found


EVERYWHERE: Final = (1 << REGIONS) - 1
NEIGHBOURS: Final[tuple[int, ...]] = (
    regions("troll-country"),
    regions("norsca", "kislev"),
    regions("troll-country", "empire"),
    regions("kislev", "bretonnia", "border-princes"),
    regions("empire", "estalia", "tilea", "border-princes"),
    regions("bretonnia", "tilea"),
    regions("bretonnia", "estalia", "border-princes"),
    regions("empire", "bretonnia", "tilea", "badlands"),
    regions("border-princes"),
)
AROUND: Final[tuple[int, ...]] = tuple(
    NEIGHBOURS[region] | 1 << region for region in range(REGIONS)
)

EVENT: Final = 0
HERO: Final = 1
NOBLE: Final = 2
PEASANT: Final = 3
SKAVEN: Final = 4
WARPSTONE: Final = 5
TOKENS: Final = len(TOKEN.symbols)
SUPPLY: Final[tuple[int, ...]] = (6, 4, 6, 20, 6, 14)  # OW-1.4
DEALT: Final[tuple[int, ...]] = (0, 0, 2, 4, 0, 3)  # OW-1.11

RUINATIONS: Final = 5
RUIN_AT: Final = 12
RUINERS_POINTS: Final[tuple[int, ...]] = (3, 4, 4, 5, 5)  # OW-9.4
MOST_CORRUPTION: Final[tuple[tuple[int, ...], ...]] = (
    (6, 6, 8, 10, 8, 9, 7, 7, 6),
    (7, 7, 9, 11, 9, 10, 8, 8, 7),
    (7, 7, 9, 11, 9, 10, 8, 8, 7),
    (8, 8, 10, 12, 10, 11, 9, 9, 8),
    (8, 8, 10, 12, 10, 11, 9, 9, 8),
)
SECOND_CORRUPTION: Final[tuple[tuple[int, ...], ...]] = (
    (3, 3, 4, 5, 4, 4, 3, 3, 3),
    (3, 3, 4, 5, 4, 5, 4, 4, 3),
    (3, 3, 4, 5, 4, 5, 4, 4, 3),
    (4, 4, 5, 6, 5, 5, 4, 4, 4),
    (4, 4, 5, 6, 5, 5, 4, 4, 4),
)
