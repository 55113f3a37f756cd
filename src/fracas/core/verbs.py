"""Moves: verbs with finite arguments, dense move numbers, and a notation that parses back.

A game declares each verb once. From the declaration follow the move numbers
`0..count-1` (the action space of a learning agent), packing and unpacking, the
notation of records, and the label ids that the texts translate.

>>> region = Domain("region", ("kislev", "norsca"))
>>> figure = Domain("figure", ("cultist", "warrior", "daemon"))
>>> verbs = Verbs()
>>> PASS = verbs.add("pass")
>>> SUMMON = verbs.add("summon", "{figure}>{region}", figure=figure, region=region)
>>> verbs.count
7
>>> move = SUMMON.move(2, 1)
>>> move, verbs.notation(move), verbs.parse("summon daemon>norsca") == move
(6, 'summon daemon>norsca', True)
>>> SUMMON.holds(move), SUMMON.argument(move, 0), SUMMON.argument(move, 1)
(True, 2, 1)
"""

import re
from typing import Final

MOST_MOVES: Final = 4096
MOST_ARGUMENTS: Final = 4
_SYMBOL: Final = re.compile(r"[a-z0-9][a-z0-9_-]*\Z")


# What a seat's line in a record can say instead of moves.
RESIGNS: Final = "resigns"


class DeclarationError(ValueError):
    """A game declared something that cannot work; the message says what and where."""


class UnknownNotation(ValueError):
    """A text that is no move of this game."""


def check_symbol(where: str, symbol: str) -> None:
    """Refuse a name that could not be told apart in a record."""
    if _SYMBOL.match(symbol) is None:
        raise DeclarationError(
            f"{where}: {symbol!r} is not a symbol; use small letters, digits, '_' and '-'"
        )


class Domain:
    """A named, ordered, finite set of things that a move, an event or chance can name.

    A value is its position. `region/kislev` is the path a client points at, and
    `region-kislev` the id of the label in the texts.
    """

    def __init__(self, name: str, symbols: tuple[str, ...]) -> None:
        self.name = name
        self.symbols = symbols

    def check(self) -> None:
        """Refuse names that could not be told apart in a record."""
        for symbol in (self.name, *self.symbols):
            check_symbol(f"domain {self.name!r}", symbol)
        if len(set(self.symbols)) != len(self.symbols):
            raise DeclarationError(f"domain {self.name!r} names something twice")

    def index(self, symbol: str) -> int:
        """Give the value that a symbol stands for."""
        if symbol not in self.symbols:
            raise UnknownNotation(f"{symbol!r} is no {self.name}")
        return self.symbols.index(symbol)

    def path(self, value: int) -> str:
        """Name the element that one points at to choose this value."""
        return f"{self.name}/{self.symbols[value]}"

    def label(self, value: int) -> str:
        """Name the message that holds the word for this value."""
        return f"{self.name}-{self.symbols[value]}"


MOST_SEATS: Final = 8
SEATS: Final = Domain("seat", ("1", "2", "3", "4", "5", "6", "7", "8"))


class Verb:
    """One kind of move. Made by `Verbs.add`; its move numbers are one block."""

    __slots__ = (
        "base",
        "domains",
        "end",
        "form",
        "name",
        "names",
        "size",
        "stride0",
        "stride1",
        "stride2",
    )

    def __init__(
        self, name: str, base: int, names: tuple[str, ...], domains: tuple[Domain, ...], form: str
    ) -> None:
        self.name = name
        self.base = base
        self.names = names
        self.domains = domains
        self.form = form
        self.size = [len(domain.symbols) for domain in domains] + [1] * (
            MOST_ARGUMENTS - len(domains)
        )
        size = self.size
        self.stride0: int = size[1] * size[2] * size[3]
        self.stride1: int = size[2] * size[3]
        self.stride2: int = size[3]
        self.end: int = base + size[0] * size[1] * size[2] * size[3]

    def move(self, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
        """Pack arguments, in the order of the declaration, into a move number."""
        return self.base + a * self.stride0 + b * self.stride1 + c * self.stride2 + d

    def holds(self, move: int) -> bool:
        """Tell whether a move number is one of this verb's."""
        return self.base <= move < self.end

    def argument(self, move: int, position: int = 0) -> int:
        """Unpack one argument of a move of this verb."""
        rest = move - self.base
        if position == 0:
            return rest // self.stride0
        if position == 1:
            return rest // self.stride1 % self.size[1]
        if position == 2:
            return rest // self.stride2 % self.size[2]
        return rest % self.size[3]

    def values(self, move: int) -> list[int]:
        """Unpack all arguments of a move of this verb."""
        return [self.argument(move, position) for position in range(len(self.domains))]

    def notation(self, move: int) -> str:
        """Write a move of this verb as a player would."""
        if not self.domains:
            return self.name
        symbols = {
            name: domain.symbols[value]
            for name, domain, value in zip(self.names, self.domains, self.values(move), strict=True)
        }
        return f"{self.name} {self.form.format(**symbols)}"


def _check_form(verb: str, form: str, arguments: tuple[str, ...]) -> None:
    """Refuse a form that a line of a record could not hold."""
    if " ".join(form.split()) != form or "+" in form or not form.isprintable():
        raise DeclarationError(
            f"verb {verb!r}: the form {form!r} must be printable and stand on one line, with "
            "single blanks inside and no '+', which joins the moves of a chain"
        )
    outside = form
    for argument in arguments:
        outside = outside.replace("{" + argument + "}", "")
    if "{" in outside or "}" in outside:
        raise DeclarationError(
            f"verb {verb!r}: the form {form!r} holds braces around something other than its "
            f"arguments, {', '.join(arguments) or 'of which it has none'}"
        )


class Verbs:
    """All verbs of a game, declared in order; the order fixes the move numbers."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.count = 0
        self._known: dict[str, int] = {}

    def add(self, name: str, form: str = "", **domains: Domain) -> Verb:
        """Declare a verb with its arguments and, where blanks do not read well, a form."""
        check_symbol("verb", name)
        if name == RESIGNS:
            raise DeclarationError(f"verb {name!r}: in a record this means giving up")
        if any(verb.name == name for verb in self.verbs):
            raise DeclarationError(f"verb {name!r} is declared twice")
        if len(domains) > MOST_ARGUMENTS:
            raise DeclarationError(
                f"verb {name!r} has {len(domains)} arguments; at most {MOST_ARGUMENTS} "
                "are allowed: make it a chain of smaller moves"
            )
        for domain in domains.values():
            domain.check()
        default_form = " ".join("{" + argument + "}" for argument in domains)
        if form:
            _check_form(name, form, tuple(domains))
        verb = Verb(name, self.count, tuple(domains), tuple(domains.values()), form or default_form)
        if verb.end > MOST_MOVES:
            raise DeclarationError(
                f"verb {name!r} brings the game to {verb.end} moves; at most {MOST_MOVES} "
                "are allowed: make it a chain of smaller moves"
            )
        self.verbs.append(verb)
        self.count = verb.end
        self._known = {}
        return verb

    def verb(self, move: int) -> Verb:
        """Find the verb that a move number belongs to."""
        for verb in self.verbs:
            if verb.holds(move):
                return verb
        raise UnknownNotation(f"not a move number; this game's go from 0 to {self.count - 1}")

    def notation(self, move: int) -> str:
        """Write a move as a player would."""
        return self.verb(move).notation(move)

    def parse(self, text: str) -> int:
        """Read a move that `notation` wrote."""
        if not self._known:
            self._known = self._all_notations()
        plain = " ".join(text.split())
        move = self._known.get(plain)
        if move is None:
            raise UnknownNotation(f"{text[:80]!r} is no move of this game")
        return move

    def _all_notations(self) -> dict[str, int]:
        known: dict[str, int] = {}
        for move in range(self.count):
            notation = self.notation(move)
            if notation in known:
                raise DeclarationError(f"two moves are written {notation!r}: give a verb a form")
            known[notation] = move
        return known
