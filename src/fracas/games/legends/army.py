"""SL-2: what an army is made of, whether it is legal, and how it is written down.

# one unit a line, with its number where there are several
beige
landor
high-elf 3
...
"""

from typing import Final

from fracas.core.errors import ContentError
from fracas.core.text import Text
from fracas.games.legends.boards import BOARD_NAMES
from fracas.games.legends.roster import Roster
from fracas.games.legends.tables import ARMY, CASTLE, GRAY, MAGICAL, SIDE, UNIT, UNITS
from fracas.games.legends.units import ROSTER

# The slots (SL-2.1): fighters by base strength, then magical units and castles.
MAGICAL_SLOT: Final = 11
CASTLE_SLOT: Final = 12
SLOTS: Final = 13
SIZES: Final[tuple[int, ...]] = (0, 1, 3, 3, 3, 3, 3, 3, 3, 1, 1, 5, 1)
CONVERTED: Final = 2
MOST_DIGITS: Final = 4
BOARDS_OF_A_SIDE: Final = 2


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


# Whether an army is legal (SL-2.7): every fault is named.


def faults(roster: Roster, side: int, kinds: list[int], *, rare: bool = True) -> list[Text]:
    """List what is wrong with an army, in words; none for a legal one."""
    found: list[Text] = []
    for kind in sorted(set(kinds)):
        unit = {"unit": Text(UNIT.label(kind))}
        if roster.is_gray(kind) != (side == GRAY):
            found.append(Text("army-foreign-color", unit))
        if roster.rare[kind] and not rare:
            found.append(Text("army-rare-unit", unit))
    if len(kinds) != ARMY:
        found.append(Text("army-wrong-total", {"count": len(kinds), "size": ARMY}))
    counts = counted(roster, kinds)
    sizes = list(SIZES)
    for place in range(CONVERTED, SLOTS - CONVERTED):
        if counts[place] == 1 and counts[place - 1] == SIZES[place - 1] + CONVERTED:
            if any(roster.conversion[kind] == place for kind in kinds):
                sizes[place] -= CONVERTED
                sizes[place - 1] += CONVERTED
            elif SIZES[place] > 1:
                found.append(Text("army-unlawful-exchange", {"strength": place}))
    for place in range(1, SLOTS):
        if counts[place] != sizes[place]:
            found.append(_wrong_slot(place, counts[place], sizes[place]))
    return found


def _wrong_slot(place: int, count: int, size: int) -> Text:
    numbers: dict[str, int | str | Text] = {"count": count, "size": size}
    if place == MAGICAL_SLOT:
        return Text("army-wrong-magical", numbers)
    if place == CASTLE_SLOT:
        return Text("army-wrong-castles", numbers)
    return Text("army-wrong-strength", {**numbers, "strength": place})


# How armies are written down and read, for players to share.

Own = tuple[tuple[int, ...], ...]
BOARDS_WORD: Final = "boards"


def written(armies: Own, boards: Own) -> str:
    """Write both armies and their boards as a file has them, in the order of the units."""
    lines = ["# One's own armies: a side, its two boards, then its units, each with its number."]
    for side, army in enumerate(armies):
        lines.append(SIDE.symbols[side])
        names = [BOARD_NAMES[board] for board in boards[side]]
        lines.append(" ".join([BOARDS_WORD, *names]))
        for kind in sorted(set(army)):
            lines.append(f"{UNIT.symbols[kind]} {army.count(kind)}")
    return "\n".join(lines) + "\n"


def read(text: str) -> tuple[Own, Own]:
    """Read both armies and their boards; `ContentError` says where it is wrong, and why."""
    armies: list[list[int]] = [[], []]
    boards: list[list[int]] = [[], []]
    side = -1
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.partition("#")[0].split()
        if len(words) == 1 and words[0] in SIDE.symbols:
            side = SIDE.symbols.index(words[0])
        elif words and side < 0:
            raise _wrong(number, Text("army-no-side", {"what": line}))
        elif words and words[0] == BOARDS_WORD:
            boards[side] = _boards(number, words[1:], line)
        elif words:
            armies[side] += _units(number, words, line)
    for side in range(len(armies)):
        _check(side, armies[side], boards[side])
    return _frozen(armies), _frozen(boards)


def _frozen(lists: list[list[int]]) -> Own:
    return tuple(tuple(sorted(numbers)) for numbers in lists)


def _check(side: int, army: list[int], boards: list[int]) -> None:
    found = faults(ROSTER, side, army)
    if len(boards) != BOARDS_OF_A_SIDE:
        found.append(Text("army-wrong-boards"))
    if found:
        together = found[0]
        for fault in found[1:]:
            together = Text("army-faults", {"one": together, "other": fault})
        name = SIDE.symbols[side]
        raise ContentError(name, f"{len(found)} faults, the first: {found[0]!r}", together)


def _boards(number: int, names: list[str], line: str) -> list[int]:
    if len(names) != BOARDS_OF_A_SIDE or any(name not in BOARD_NAMES for name in names):
        raise _wrong(number, Text("army-wrong-board-line", {"what": line}))
    if names[0] == names[1]:
        raise _wrong(number, Text("army-wrong-board-line", {"what": line}))
    return [BOARD_NAMES.index(name) for name in names]


def _units(number: int, words: list[str], line: str) -> list[int]:
    if words[0] not in UNIT.symbols:
        raise _wrong(number, Text("army-unknown-unit", {"what": words[0]}))
    if len(words) == 1:
        return [UNIT.symbols.index(words[0])]
    count = words[1]
    if len(words) > 2 or not (count.isascii() and count.isdigit() and len(count) < MOST_DIGITS):
        raise _wrong(number, Text("army-wrong-line", {"what": line}))
    return [UNIT.symbols.index(words[0])] * int(count)


def _wrong(number: int, reason: Text) -> ContentError:
    return ContentError(f"{number}", repr(reason), reason)
