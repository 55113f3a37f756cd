"""Words as message ids with arguments: the reader's language is chosen at the last moment.

>>> Text("played", {"card": Text("card-mug"), "amount": 2})
played(card=card-mug, amount=2)
"""

from collections.abc import Mapping
from typing import Final

from fracas.core.verbs import SEATS, Domain

_NONE: Final[dict[str, "int | str | Text"]] = {}


class Text:
    """A message id and its arguments: numbers, plain strings, or texts again."""

    def __init__(self, message: str, arguments: "Mapping[str, int | str | Text]" = _NONE) -> None:
        self.message = message
        self.arguments = arguments

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Text)
            and self.message == other.message
            and dict(self.arguments) == dict(other.arguments)
        )

    def __hash__(self) -> int:
        return hash(self.message)

    def __repr__(self) -> str:
        if not self.arguments:
            return self.message
        inside = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.message}({inside})"

    def to_json(self) -> dict[str, object]:
        """Give the form that travels to a client."""
        if not self.arguments:
            return {"id": self.message}
        arguments: dict[str, object] = {}
        for name, value in self.arguments.items():
            arguments[name] = value.to_json() if isinstance(value, Text) else value
        return {"id": self.message, "args": arguments}


def seat_text(seat: int) -> Text:
    """Name a seat; the reader sees its player's name where one is known."""
    return Text("seat", {"seat": seat})


def value_text(domain: Domain, value: int) -> "int | Text":
    """Name a value of a domain: a seat, a label, or a plain number."""
    if domain is SEATS:
        return seat_text(value)
    if not domain.symbols:
        return value
    return Text(domain.label(value))
