"""The 28 Old World cards: 22 titles, a row each.

What a card does at once is a list of orders: to place tokens, or one of the few things that
only one card does. What it does later is a bit in `lasts`, which the rules look for.
"""

from typing import Final

from fracas.games.old_world.board import (
    EVENT,
    EVERYWHERE,
    HERO,
    NOBLE,
    PEASANT,
    SKAVEN,
    WARPSTONE,
    regions,
)
from fracas.games.old_world.tables import WAY

# What the regions of free choice must be like.
ANY: Final = 0
WITH_NOBLE_IF_ANY: Final = 1
NEAR_WARPSTONE: Final = 2

# What a lasting text does.
DISCARD_IN_BRETONNIA: Final = 1 << 0
CORSAIRS: Final = 1 << 1
TROLLSLAYERS: Final = 1 << 2
PEACE: Final = 1 << 3
DECREE: Final = 1 << 4
GRAIL: Final = 1 << 5
GREENSKINS: Final = 1 << 6
HORNED_ONE: Final = 1 << 7
REAVERS: Final = 1 << 8
UPRISING: Final = 1 << 9
WARDENS: Final = 1 << 10
SKAVENGERS: Final = 1 << 11
TECLIS: Final = 1 << 12
DISCOVERY: Final = 1 << 13
WITCH_HUNTERS: Final = 1 << 14

# What only one card does at once.
NOTHING_ELSE: Final = 0
MASS_EXODUS: Final = 1
PEASANTS_SCORE: Final = 2


class Order:
    """Tokens to place: one in each region of `fixed`, and `free` more.

    The free ones go to different regions of `among`, or with `together` all to one.
    With `everywhere` a shortage follows region order (OW-A.26).
    """

    def __init__(
        self,
        token: int,
        fixed: int = 0,
        free: int = 0,
        among: int = EVERYWHERE,
        *,
        where: int = ANY,
        together: bool = False,
        everywhere: bool = False,
    ) -> None:
        self.token = token
        self.fixed = fixed
        self.free = free
        self.among = among
        self.where = where
        self.together = together
        self.everywhere = everywhere


class OldWorldCard:
    """A title of an Old World card. `reading` marks those whose text is not certain."""

    def __init__(
        self,
        copies: int,
        orders: tuple[Order, ...],
        lasts: int = 0,
        *,
        comet: bool = False,
        discarded: bool = False,
        ways: tuple[int, ...] = (),
        other: int = NOTHING_ELSE,
        reading: bool = False,
    ) -> None:
        self.copies = copies
        self.orders = orders
        self.lasts = lasts
        self.comet = comet  # All comet cards purge, and no other.
        self.discarded = discarded
        self.ways = ways
        self.other = other
        self.reading = reading


_POPULOUS_BUT_EMPIRE: Final = regions("kislev", "bretonnia", "estalia")
_NONE: Final[tuple[Order, ...]] = ()

OLD_WORLD_CARDS: Final[tuple[OldWorldCard, ...]] = (
    OldWorldCard(  # Bretonnian Knights
        1, (Order(HERO, regions("bretonnia"), 1),), DISCARD_IN_BRETONNIA, reading=True
    ),
    OldWorldCard(  # The Crusade is Come
        1,
        (Order(PEASANT, free=2), Order(HERO, free=2), Order(NOBLE, free=2)),
        discarded=True,
    ),
    OldWorldCard(  # Dark Elf Corsairs
        1,
        (Order(EVENT, regions("bretonnia", "estalia", "tilea")),),
        CORSAIRS,
        comet=True,
        reading=True,
    ),
    OldWorldCard(  # Divine Inspiration
        1, (Order(HERO, free=1, where=WITH_NOBLE_IF_ANY),), discarded=True, reading=True
    ),
    OldWorldCard(  # Dwarf Trollslayers
        1,
        _NONE,
        TROLLSLAYERS,
        ways=(WAY.index("norsca-and-kislev"), WAY.index("troll-country-and-empire")),
        reading=True,
    ),
    OldWorldCard(  # Electors Arise
        1,
        (Order(NOBLE, regions("empire"), 2, _POPULOUS_BUT_EMPIRE),),
        discarded=True,
        reading=True,
    ),
    OldWorldCard(  # Electors Sue for Peace
        1,
        (Order(EVENT, regions("kislev", "empire", "bretonnia")),),
        PEACE,
        comet=True,
        reading=True,
    ),
    OldWorldCard(  # Franz's Decree
        1,
        (Order(NOBLE, regions("empire")), Order(HERO, regions("empire"))),
        DECREE,
        reading=True,
    ),
    OldWorldCard(  # The Grail is Found
        1,
        (Order(EVENT, regions("empire", "bretonnia", "estalia", "tilea", "border-princes")),),
        GRAIL,
        comet=True,
        reading=True,
    ),
    OldWorldCard(  # Greenskins Invade
        1,
        (Order(EVENT, regions("badlands", "empire", "tilea")),),
        GREENSKINS,
        comet=True,
        reading=True,
    ),
    OldWorldCard(  # The Horned One's Due
        1,
        _NONE,
        HORNED_ONE,
        ways=(WAY.index("bretonnia-and-empire"), WAY.index("estalia-and-tilea")),
    ),
    OldWorldCard(1, _NONE, discarded=True, other=MASS_EXODUS, reading=True),
    OldWorldCard(2, (Order(WARPSTONE, free=2),), discarded=True, reading=True),  # Meteor Showers
    OldWorldCard(  # Norse Reavers
        1,
        (
            Order(EVENT, regions("bretonnia", "tilea", "empire")),
            Order(PEASANT, EVERYWHERE, everywhere=True),
        ),
        REAVERS,
        comet=True,
        reading=True,
    ),
    OldWorldCard(  # Peasant Uprising
        2,
        (Order(PEASANT, EVERYWHERE & ~regions("badlands"), everywhere=True),),
        UPRISING,
        reading=True,
    ),
    OldWorldCard(4, _NONE, discarded=True, other=PEASANTS_SCORE, reading=True),
    OldWorldCard(1, (Order(HERO, free=1),), WARDENS, reading=True),  # Road Wardens
    OldWorldCard(1, (Order(SKAVEN, regions("badlands", "border-princes")),), SKAVENGERS),
    OldWorldCard(  # Teclis Aids the Empire
        1,
        (Order(EVENT, regions("empire", "kislev", "bretonnia", "border-princes")),),
        TECLIS,
        comet=True,
        reading=True,
    ),
    OldWorldCard(  # Up From Skavenblight
        2, (Order(SKAVEN, free=1, where=NEAR_WARPSTONE),), discarded=True, reading=True
    ),
    OldWorldCard(1, (Order(WARPSTONE, free=2, together=True),), DISCOVERY),
    OldWorldCard(1, (Order(HERO, free=1),), WITCH_HUNTERS, reading=True),  # Witch Hunters
)
OLD_WORLD_TITLES: Final = 22
OLD_WORLD_COPIES: Final[tuple[int, ...]] = tuple(card.copies for card in OLD_WORLD_CARDS)
LASTS: Final[tuple[int, ...]] = (*(card.lasts for card in OLD_WORLD_CARDS), 0)
NO_CARD: Final = OLD_WORLD_TITLES  # an empty space of the track
DECK_SIZE: Final[tuple[int, ...]] = (0, 0, 0, 8, 7)  # OW-1.10, by number of players

# What the choices of a card with two ways mean.
WAY_TOKEN: Final[tuple[int, ...]] = (HERO, HERO, SKAVEN, SKAVEN)
WAY_REGIONS: Final[tuple[int, ...]] = (
    regions("norsca", "kislev"),
    regions("troll-country", "empire"),
    regions("bretonnia", "empire"),
    regions("estalia", "tilea"),
)
