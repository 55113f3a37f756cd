"""A game as a whole: what it is called, what it can be played with, and what it declares."""

import hashlib
import zlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from fracas.core.compiling import mypyc_attr
from fracas.core.dice import Dice
from fracas.core.errors import ContentError, SnapshotError, UnknownSetting
from fracas.core.events import Events, Journal
from fracas.core.snapshot import Words, pack, unpack
from fracas.core.text import Text
from fracas.core.verbs import MOST_SEATS, DeclarationError, Domain, Verbs, check_symbol

if TYPE_CHECKING:
    from fracas.core.state import State

NO_MOVE: Final = -1
_HEADER: Final = 2


class Message:
    """A message id and the rule that it speaks of."""

    def __init__(self, message: str, rule: str, passing: int) -> None:
        self.message = message
        self.rule = rule
        self.passing = passing


class Catalogue:
    """Numbered messages of one sort: prompts, reasons or endings. 0 stands for none."""

    def __init__(self, sort: str) -> None:
        self.sort = sort
        self.messages = [Message("", "", NO_MOVE)]

    def add(self, message: str, rule: str = "", passing: int = NO_MOVE) -> int:
        """Declare a message. A prompt with a `passing` move is a response window.

        Two rules may speak with the same words; the same words for one rule are a slip.
        """
        for known in self.messages:
            if known.message == message and (not rule or known.rule == rule):
                raise DeclarationError(f"{self.sort} {message!r} is declared twice")
        self.messages.append(Message(message, rule, passing))
        return len(self.messages) - 1


class Reasons(Catalogue):
    """Why a move is not possible. The kernel's own reasons come first."""

    def __init__(self) -> None:
        super().__init__("reason")
        for message, rule in (
            ("the-game-is-over", "FR-1.3"),
            ("not-asked", "FR-1.1"),
            ("unknown-seat", "FR-1.1"),
            ("unknown-move", "FR-1.4"),
            ("stale-question", "FR-1.2"),
            ("not-an-answer", "FR-1.5"),
        ):
            self.add(message, rule)


GAME_OVER: Final = 1
NOT_ASKED: Final = 2
UNKNOWN_SEAT: Final = 3
UNKNOWN_MOVE: Final = 4
STALE_QUESTION: Final = 5
NOT_AN_ANSWER: Final = 6


class Chances:
    """What chance can be asked to decide: each has a name and a domain of outcomes."""

    def __init__(self) -> None:
        self.names = [""]
        self.domains = [Domain("", ())]

    def add(self, name: str, outcome: Domain) -> int:
        """Declare a kind of chance and what can come of it."""
        if name in self.names:
            raise DeclarationError(f"chance {name!r} is declared twice")
        check_symbol("chance", name)
        outcome.check()
        self.names.append(name)
        self.domains.append(outcome)
        return len(self.names) - 1

    def notation(self, chance: int, outcome: int) -> str:
        """Write an outcome as a record does."""
        return f"{self.names[chance]} {self.domains[chance].symbols[outcome]}"


class Setting:
    """One thing that can be chosen before a game; the first choice is the default.

    With `seats` it is a choice for these numbers of seats only, such as teams of two.
    """

    def __init__(self, name: str, choices: tuple[str, ...], seats: tuple[int, ...] = ()) -> None:
        self.name = name
        self.choices = choices
        self.seats = seats

    def fits(self, seats: int) -> bool:
        """Tell whether there is something to choose with so many seats."""
        return not self.seats or seats in self.seats


def content_digest(text: str) -> str:
    """Name house content by what it says, whatever the ends of its lines.

    >>> content_digest("a map\\r\\n") == content_digest("a map\\n")
    True
    """
    plain = "\n".join(text.splitlines())
    return hashlib.blake2b(plain.encode(), digest_size=16).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's id, seats, settings and tables. Subclasses make its states with `blank`.

    `seats` lists the numbers of seats that it is made for, the fewest first;
    `folder` is where `texts/` and `rules/` lie; `secrets` names what states hide from
    some seat (see `State.secret`); a `complete` game has every rule proven by a test;
    `content` is the digest of the house content that it is played with, if not its own.
    """

    def __init__(
        self,
        id: str,
        revision: int,
        seats: tuple[int, ...],
        folder: str,
        verbs: Verbs,
        chances: Chances,
        events: Events,
        prompts: Catalogue,
        reasons: Reasons,
        endings: Catalogue,
        settings: tuple[Setting, ...] = (),
        secrets: tuple[str, ...] = (),
        rule_prefix: str = "",
        complete: bool = False,
        content: str = "",
    ) -> None:
        self.id = id
        self.revision = revision
        self.seats = seats
        self.folder = folder
        self.verbs = verbs
        self.chances = chances
        self.events = events
        self.prompts = prompts
        self.reasons = reasons
        self.endings = endings
        self.settings = settings
        self.secrets = secrets
        self.rule_prefix = rule_prefix
        self.complete = complete
        self.content = content
        self.move_labels: list[Text | None] = [None] * verbs.count
        self.move_paths: list[list[str] | None] = [None] * verbs.count

    def blank(self, seats: int, options: tuple[int, ...]) -> "State":
        """Make an empty state, before `State.begin`. Every game has its own."""
        raise NotImplementedError(f"game {self.id!r} does not say how its states are made")

    def new(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        dice: Dice | None = None,
        journal: Journal | None = None,
    ) -> "State":
        """Begin a game and run it to its first decision.

        With dice the state draws for itself (simulation). Without, it stops whenever
        chance must speak and waits for `State.apply`.
        """
        state = self.blank(self.check_seats(seats), self.check_options(seats, options or {}))
        state.open()
        state.dice = dice
        state.start(journal)
        return state

    def house_content(self) -> str:
        """Write out the content that a file can replace; empty where there is none."""
        return ""

    def with_content(self, text: str) -> "Game":
        """Make this game with other house content; `ContentError` says what is wrong with it.

        The new game names its content by `content_digest(text)`, and so do its records.
        """
        raise ContentError(
            "",
            f"{self.id} has no content that a file could replace",
            Text("content-not-replaceable", {"game": self.id}),
        )

    def mark(self) -> int:
        """Give the number by which snapshots of this game, with this content, are known."""
        return zlib.crc32((self.id + self.content).encode())

    def check_seats(self, seats: int) -> int:
        """Refuse a number of players that the game is not made for."""
        if seats not in self.seats or seats > MOST_SEATS:
            listed = ", ".join(map(str, self.seats))
            raise UnknownSetting(
                f"{self.id} is for {listed} seats, not {seats}",
                Text("wrong-number-of-seats", {"known": listed, "seats": seats}),
            )
        return seats

    def check_options(self, seats: int, options: Mapping[str, str]) -> tuple[int, ...]:
        """Turn names of settings and choices into positions; refuse what is not to be had."""
        known = [setting.name for setting in self.settings]
        for name in options:
            if name not in known:
                listed = ", ".join(known) or "-"
                raise UnknownSetting(
                    f"{self.id} has no setting {name!r}; it has: {listed}",
                    Text("unknown-setting", {"name": name, "known": listed}),
                )
        chosen: list[int] = []
        for setting in self.settings:
            choice = options.get(setting.name, setting.choices[0])
            if choice not in setting.choices:
                listed = ", ".join(setting.choices)
                raise UnknownSetting(
                    f"setting {setting.name!r} of {self.id} is one of {listed}, not {choice!r}",
                    Text(
                        "unknown-choice", {"name": setting.name, "known": listed, "choice": choice}
                    ),
                )
            if choice != setting.choices[0] and not setting.fits(seats):
                listed = ", ".join(map(str, setting.seats))
                raise UnknownSetting(
                    f"setting {setting.name!r} of {self.id} is for {listed} seats, not {seats}",
                    Text(
                        "setting-of-other-seats",
                        {"name": setting.name, "known": listed, "seats": seats},
                    ),
                )
            chosen.append(setting.choices.index(choice))
        return tuple(chosen)

    def option_names(self, options: tuple[int, ...]) -> dict[str, str]:
        """Turn positions of choices back into names."""
        return {
            setting.name: setting.choices[position]
            for setting, position in zip(self.settings, options, strict=True)
        }

    def decode(self, data: bytes) -> "State":
        """Read a state that `State.encode` wrote with this revision of this game."""
        words = Words(unpack(data))
        if words.next() != self.mark():
            raise SnapshotError(f"the snapshot is not one of {self.id} with this content")
        revision = words.next()
        if revision != self.revision:
            raise SnapshotError(
                f"the snapshot is of revision {revision} of {self.id}, not {self.revision}"
            )
        seats = words.next()
        options = tuple(words.run())
        if seats not in self.seats or not self._options_exist(seats, options):
            raise SnapshotError(f"the snapshot's seats or settings are not ones of {self.id}")
        state = self.blank(seats, options)
        state.read_all(words)
        if not words.finished():
            raise SnapshotError("the snapshot goes on after its end")
        return state

    def decode_earlier(self, data: bytes) -> "State":
        """Read a state of an earlier revision of this game, as this revision holds it."""
        words = unpack(data)
        if len(words) < _HEADER or words[0] != self.mark() or not 0 <= words[1] < self.revision:
            raise SnapshotError(
                f"the snapshot is not one of {self.id} with this content before {self.revision}"
            )
        rest = self.upgraded(words[1], words[_HEADER:])
        return self.decode(pack([self.mark(), self.revision, *rest]))

    def upgraded(self, revision: int, words: list[int]) -> list[int]:
        """Turn what a state of an earlier revision wrote into what one of this revision writes.

        The numbers begin with that of the seats. A revision that corrects a rule, and changes
        nothing about the numbers, gives them back as they are. Without this method games that
        began under earlier rules cannot go on.
        """
        raise SnapshotError(f"{self.id} does not go on from states of revision {revision}")

    def _options_exist(self, seats: int, options: tuple[int, ...]) -> bool:
        return len(options) == len(self.settings) and all(
            position == 0 or (0 < position < len(setting.choices) and setting.fits(seats))
            for setting, position in zip(self.settings, options, strict=True)
        )
