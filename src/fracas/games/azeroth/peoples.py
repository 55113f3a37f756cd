"""SW-20 to SW-59: the races and the Special Powers, one line each.

Most of what they do is a number or a bit that the chapters ask for: `scores` are the features of
regions that bring a coin each, `cheap` those that cost `cheaper` less, `hooks` what the rest can.
"""

from typing import Final

from fracas.games.azeroth.land import (
    HAS_CAVERN,
    HAS_MAGIC,
    IS_FIELD,
    IS_FOREST,
    IS_HILL,
    IS_MOUNTAIN,
    IS_SWAMP,
    NEAR_WATER,
)
from fracas.games.azeroth.tables import ALLIANCE, HORDE, NEUTRAL

FLIES: Final = 1 << 0
CAVERNS_ARE_NEAR: Final = 1 << 1
SWIMS: Final = 1 << 2
GOES_IN_PAIRS: Final = 1 << 3
KEEPS_FIRST_LOSS: Final = 1 << 4
RECRUITS: Final = 1 << 5
PLANTS_BOMBS: Final = 1 << 6
SETS_OBJECTIVES: Final = 1 << 7
BUILDS_WALLS: Final = 1 << 8
GIVES_HARMONY: Final = 1 << 9
CHANGES_FORM: Final = 1 << 10
TOUCHES_RELICS: Final = 1 << 11
HUNTS_ALLIANCE: Final = 1 << 12
CHEAP_NON_EMPTY: Final = 1 << 13
CHEAP_ALL: Final = 1 << 14
FREE_TRAVEL: Final = 1 << 15
HAS_CHAMPION: Final = 1 << 16
TAMES_BEASTS: Final = 1 << 17
BUILDS_FORTS: Final = 1 << 18
BUILDS_TOWERS: Final = 1 << 19
INTIMIDATES: Final = 1 << 20
OPENS_PORTALS: Final = 1 << 21
TAXES_SWAMPS: Final = 1 << 22
PAID_FOR_NON_EMPTY: Final = 1 << 23
PAID_FOR_DEFENDERS: Final = 1 << 24
COUNTS_BOARDS: Final = 1 << 25
COUNTS_RELICS: Final = 1 << 26
KEPT_IN_DECLINE: Final = 1 << 27


class Race:
    """A people: its faction, the number on its banner, all its tokens, and what it can."""

    def __init__(
        self,
        faction: int,
        banner: int,
        tokens: int,
        hooks: int = 0,
        scores: int = 0,
        cheap: int = 0,
        cheaper: int = 0,
        reading: bool = False,
    ) -> None:
        self.faction = faction
        self.banner = banner
        self.tokens = tokens
        self.hooks = hooks
        self.scores = scores
        self.cheap = cheap
        self.cheaper = cheaper
        self.reading = reading


class Power:
    """A Special Power: the number on its badge, and what it can."""

    def __init__(self, badge: int, hooks: int = 0, scores: int = 0, reading: bool = False) -> None:
        self.badge = badge
        self.hooks = hooks
        self.scores = scores
        self.reading = reading


PEOPLES: Final[tuple[Race, ...]] = (
    Race(ALLIANCE, 7, 12, KEEPS_FIRST_LOSS),  # Draenei
    Race(ALLIANCE, 5, 10, cheap=IS_MOUNTAIN, cheaper=2),  # Dwarves
    Race(ALLIANCE, 5, 10, FLIES, reading=True),  # Gnomes
    Race(ALLIANCE, 5, 10, SETS_OBJECTIVES, reading=True),  # Humans
    Race(ALLIANCE, 4, 9, BUILDS_WALLS, cheap=IS_FOREST, cheaper=1),  # Night Elves
    Race(ALLIANCE, 5, 10, CHANGES_FORM, reading=True),  # Worgen
    Race(HORDE, 5, 10, scores=HAS_MAGIC),  # Blood Elves
    Race(HORDE, 6, 20, RECRUITS, reading=True),  # Forsaken
    Race(HORDE, 6, 11, PLANTS_BOMBS, reading=True),  # Goblins
    Race(HORDE, 6, 11, HUNTS_ALLIANCE, reading=True),  # Orcs
    Race(HORDE, 11, 16, GOES_IN_PAIRS, reading=True),  # Tauren
    Race(HORDE, 6, 11, CHEAP_NON_EMPTY),  # Trolls
    Race(NEUTRAL, 5, 10, TOUCHES_RELICS, reading=True),  # Ethereals
    Race(NEUTRAL, 6, 11, CAVERNS_ARE_NEAR),  # Kobolds
    Race(NEUTRAL, 6, 11, SWIMS),  # Naga
    Race(NEUTRAL, 5, 10, GIVES_HARMONY, reading=True),  # Pandaren
)

BADGES: Final[tuple[Power, ...]] = (
    Power(5, COUNTS_RELICS),  # Archaeologist
    Power(5, PAID_FOR_NON_EMPTY),  # Battle Master
    Power(4, TAMES_BEASTS, reading=True),  # Beast Master
    Power(4, CHEAP_ALL),  # Blacksmith
    Power(5, HAS_CHAMPION, reading=True),  # Championing
    Power(5, BUILDS_TOWERS),  # Defensive
    Power(4, PAID_FOR_DEFENDERS, reading=True),  # Enraged
    Power(4, COUNTS_BOARDS),  # Explorer
    Power(4, scores=IS_FIELD),  # Farmer
    Power(3, scores=NEAR_WATER),  # Fishing
    Power(3, BUILDS_FORTS | KEPT_IN_DECLINE),  # Garrisoned
    Power(4, scores=IS_HILL),  # Herbalist
    Power(4, INTIMIDATES, reading=True),  # Intimidating
    Power(4, TAXES_SWAMPS | KEPT_IN_DECLINE, reading=True),  # Marshdweller
    Power(4, scores=HAS_CAVERN),  # Mining
    Power(4, scores=IS_MOUNTAIN),  # Mountaineer
    Power(5, OPENS_PORTALS, reading=True),  # Portal Mage
    Power(4, scores=IS_FOREST),  # Ranger
    Power(5, FREE_TRAVEL),  # Sailing
    Power(4, scores=IS_SWAMP),  # Swamp Walker
)

# Races and badges that the rules name.
NAGA: Final = 14
PANDAREN: Final = 15
MARSHDWELLER: Final = 13
