"""SW-60 to SW-76: the five Artifacts and the seven Legendary Places, by name."""

from typing import Final

AEGIS: Final = 0
ASHES_OF_ALAR: Final = 1
DOOMHAMMER: Final = 2
FROSTMOURNE: Final = 3
HEART: Final = 4
BATTLEGROUND: Final = 5
DARK_PORTAL: Final = 6
KARAZHAN: Final = 7
CHAPEL: Final = 8
MEETING_STONE: Final = 9
SPIRIT_HEALER: Final = 10
WELL: Final = 11

HAMMER_PRICE: Final = 2
AEGIS_TOLL: Final = 2
HARMONY_TOLL: Final = 2
SWAMP_TOLL: Final = 1
PORTAL_COINS: Final = 2
WELL_COINS: Final = 2
