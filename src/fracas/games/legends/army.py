"""SL-2: what an army is made of, whether it is legal, and how it is written down.

# one unit a line, with its number where there are several
beige
landor
high-elf 3
...
"""

from typing import Final

from fracas.games.legends.roster import Roster
from fracas.games.legends.tables import CASTLE, GRAY, MAGICAL, UNITS
from fracas.games.legends.units import ROSTER

# The slots (SL-2.1): fighters by base strength, then magical units and castles.
MAGICAL_SLOT: Final = 11
CASTLE_SLOT: Final = 12
SLOTS: Final = 13
SIZES: Final[tuple[int, ...]] = (0, 1, 3, 3, 3, 3, 3, 3, 3, 1, 1, 5, 1)
CONVERTED: Final = 2


def slot(roster: Roster, kind: int) -> int:
    """Give the slot that a unit fills."""
    unit_class = roster.unit_class[kind]
    if unit_class == MAGICAL:
        return MAGICAL_SLOT
    return CASTLE_SLOT if unit_class == CASTLE else roster.base[kind]


def _kinds_of_slot(side: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(
            kind
            for kind in range(UNITS)
            if slot(ROSTER, kind) == place and ROSTER.is_gray(kind) == (side == GRAY)
        )
        for place in range(SLOTS)
    )


KINDS_OF_SLOT: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    _kinds_of_slot(0),
    _kinds_of_slot(1),
)


def counted(roster: Roster, kinds: list[int]) -> list[int]:
    """Count the units in each slot."""
    counts = [0] * SLOTS
    for kind in kinds:
        counts[slot(roster, kind)] += 1
    return counts


def converted_slots(roster: Roster, kinds: list[int]) -> list[int]:
    """List the strengths for which these units show the exchange of SL-2.5."""
    counts = counted(roster, kinds)
    return [
        place
        for place in range(CONVERTED, SLOTS - CONVERTED)
        if counts[place] <= 1 and counts[place - 1] > SIZES[place - 1]
    ]


def open_slots(roster: Roster, known: list[int]) -> list[int]:
    """Count how many units each slot of a legal army still lacks, next to those known."""
    sizes = list(SIZES)
    for place in converted_slots(roster, known):
        sizes[place] -= CONVERTED
        sizes[place - 1] += CONVERTED
    counts = counted(roster, known)
    return [size - count for size, count in zip(sizes, counts, strict=True)]
