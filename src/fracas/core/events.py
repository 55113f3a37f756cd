"""What happened: a journal for the log and the animations, with who may see what.

A handler tells a thing in up to two forms: the whole of it to the seats that may know,
and what remains for the others. Without a journal telling costs nothing, and the state
that results is the same.

>>> card = Domain("card", ("mug", "chair"))
>>> events = Events()
>>> DREW = events.add("drew", seat=SEATS, card=card)
>>> DREW_UNSEEN = events.add("drew-unseen", seat=SEATS)
>>> journal = Journal()
>>> journal.add(DREW, only(0), 0, 1)
>>> journal.add(DREW_UNSEEN, all_but(0), 0)
>>> [events.text(entry) for entry in journal.seen_by(0)]
[drew(seat=seat(seat=0), card=card-chair)]
>>> [events.text(entry) for entry in journal.seen_by(1)]
[drew-unseen(seat=seat(seat=0))]
"""

from typing import Final

from fracas.core.text import Text, value_text
from fracas.core.verbs import SEATS, DeclarationError, Domain

NUMBER: Final = Domain("number", ())
MOST_FACTS: Final = 5

SPECTATOR: Final = -1
_SPECTATOR_BIT: Final = 1 << 30
EVERYONE: Final = (1 << 31) - 1
NOBODY: Final = 0


def only(seat: int) -> int:
    """Name the audience that is one seat alone."""
    return 1 << seat


def all_but(seat: int) -> int:
    """Name the audience that is everyone except one seat, spectators included."""
    return EVERYONE & ~(1 << seat)


def includes(audience: int, seat: int) -> bool:
    """Tell whether a seat (or `SPECTATOR`) belongs to an audience."""
    bit = _SPECTATOR_BIT if seat == SPECTATOR else 1 << seat
    return audience & bit != 0


class Entry:
    """One thing that happened: which event, who may see it, and its integers."""

    def __init__(self, event: int, audience: int, facts: tuple[int, ...]) -> None:
        self.event = event
        self.audience = audience
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Entry)
            and self.event == other.event
            and self.audience == other.audience
            and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.event, self.audience, self.facts))

    def __repr__(self) -> str:
        return f"Entry({self.event}, {self.audience}, {self.facts})"


class Journal:
    """What happened, in order. It belongs to a match; a copied state has none."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def add(
        self, event: int, audience: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
    ) -> None:
        """Append one thing for an audience."""
        self.entries.append(Entry(event, audience, (a, b, c, d, e)))

    def seen_by(self, seat: int, since: int = 0) -> list[Entry]:
        """Give what a seat (or `SPECTATOR`) may see, after the first `since` things it saw.

        Counting what others saw as well would tell how much was hidden.
        """
        return [entry for entry in self.entries if includes(entry.audience, seat)][since:]


class Events:
    """All kinds of event of a game; each is a message with named facts."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.facts: list[tuple[tuple[str, Domain], ...]] = []
        self.add("answered", seat=SEATS)
        self.add("only-choice", seat=SEATS)

    def add(self, message: str, **facts: Domain) -> int:
        """Declare a kind of event: its message id and what each integer means."""
        if message in self.names:
            raise DeclarationError(f"event {message!r} is declared twice")
        if len(facts) > MOST_FACTS:
            raise DeclarationError(f"event {message!r} has more than {MOST_FACTS} facts")
        self.names.append(message)
        self.facts.append(tuple(facts.items()))
        return len(self.names) - 1

    def text(self, entry: Entry) -> Text:
        """Put an entry into a text that can be shown in any language."""
        arguments: dict[str, int | str | Text] = {}
        for (name, domain), value in zip(self.facts[entry.event], entry.facts, strict=False):
            arguments[name] = value_text(domain, value)
        return Text(self.names[entry.event], arguments)


ANSWERED: Final = 0
ONLY_CHOICE: Final = 1
