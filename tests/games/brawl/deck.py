"""BR-1.5: a deck of the house's own, counted in a file.

# one line for each kind of card
mug 10
chair 8
shove 6
duck 8
"""

from typing import Final

from brawl.tables import CARD
from fracas.core.errors import ContentError
from fracas.core.text import Text

FEWEST: Final = 1
MOST: Final = 20


def written_deck(copies: tuple[int, ...]) -> str:
    """Write a deck as a file has it."""
    lines = ["# one line for each kind of card"]
    for card, count in enumerate(copies):
        lines.append(f"{CARD.symbols[card]} {count}")
    return "\n".join(lines) + "\n"


def read_deck(text: str) -> tuple[int, ...]:
    """Read a deck; `ContentError` names the line that is wrong."""
    copies = [0] * len(CARD.symbols)
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        if len(words) != 2 or words[0] not in CARD.symbols:
            raise _wrong(f"{number}", "deck-no-such-card", line)
        if not (words[1].isascii() and words[1].isdigit() and len(words[1]) < 4):
            raise _wrong(f"{number}", "deck-no-such-number", line)
        copies[CARD.index(words[0])] = int(words[1])
    for card, count in enumerate(copies):
        if not FEWEST <= count <= MOST:
            raise _wrong(CARD.symbols[card], "deck-no-such-number", str(count))
    return tuple(copies)


def _wrong(where: str, message: str, what: str) -> ContentError:
    shown = "".join(letter if letter.isprintable() else "\ufffd" for letter in what[:40])
    known = ", ".join(CARD.symbols)
    english = f"{message.replace('-', ' ')}: {shown!r}"
    arguments: dict[str, int | str | Text] = {
        "what": shown,
        "known": known,
        "fewest": FEWEST,
        "most": MOST,
    }
    return ContentError(where, english, Text(message, arguments))
