"""The record of a game: a text that replays it, one decision or outcome a line.

    fracas 1
    game brawl
    revision 1
    seats 2
    option evening short
    name 1 Anna
    dice seed 42

    * draw mug
    1 grab mug + ready
    2 resigns
    end 3 5f0c...

The header ends at the blank line. A line `content` with a digest tells that house content
other than the game's own was played with. A line of the body is a seat (from 1) and its moves,
`*` and what chance decided, a seat that `resigns`, or `drawn`. A chain that is still
open ends in ` +`. A line `revision` says that the game goes on under a newer revision of the
rules, from the position whose digest and snapshot it gives; an unfinished game can end with a
line `position`, a snapshot from which that is possible. The last line counts the lines and gives
a digest of them and of the last position, so that a record that was cut short or changed is
noticed.

Reading looks at the form alone; `fracas.core.replay` plays it.
"""

import hashlib
import re
from collections.abc import Mapping
from typing import Final

from fracas.core.errors import FracasError
from fracas.core.text import Text
from fracas.core.verbs import MOST_SEATS

FORMAT: Final = 1
MOST_CHARACTERS: Final = 4_000_000
MOST_LINES: Final = 200_000
LONGEST_LINE: Final = 20_000
LONGEST_NAME: Final = 60
LONGEST_POSITION: Final = LONGEST_LINE - 100
CHAIN: Final = " + "
OPEN_CHAIN: Final = " +"
CHANCE: Final = "*"
DRAWN: Final = "drawn"
REVISION: Final = "revision"
POSITION: Final = "position"

SEEDED: Final = "seed"
SEALED: Final = "sealed"
ENTERED: Final = "entered"

_HEX: Final = re.compile(r"(?:[0-9a-f]{2})*\Z")
_NUMBER: Final = re.compile(r"[0-9]{1,18}\Z")
_SNAPSHOT: Final = re.compile(r"[A-Za-z0-9+/]+={0,2}\Z")
_MARK: Final = re.compile(r"revision ([0-9]{1,18}) ([0-9a-f]{32}) ([A-Za-z0-9+/]+={0,2})\Z")
_WORD: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,59}\Z")


class RecordError(FracasError):
    """A text that is no record, or one that the rules do not bear out: where, and why."""

    def __init__(self, line: int, english: str, text: Text) -> None:
        where = Text("record-line", {"line": line, "reason": text}) if line else text
        super().__init__(f"line {line}: {english}" if line else english, where)
        self.line = line


class Mark:
    """Where in a record a game goes on under a newer revision, and from which position."""

    def __init__(self, place: int, revision: int, digest: str, snapshot: str) -> None:
        self.place = place
        self.revision = revision
        self.digest = digest
        self.snapshot = snapshot

    def line(self) -> str:
        """Write the mark as a line of a record."""
        return f"{REVISION} {self.revision} {self.digest} {self.snapshot}"


class Record:
    """A game from its settings to its last move, as plain words."""

    def __init__(self, game: str, revision: int, seats: int) -> None:
        self.game = game
        self.revision = revision
        self.seats = seats
        self.content = ""
        self.options: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.dice = ENTERED
        self.seed = 0
        self.seal = ""
        self.nonces: list[str] = []
        self.secret = ""
        self.lines: list[str] = []
        self.position = ""
        self.digest = ""
        self.first_line = 0

    def digest_with(self, position: str) -> str:
        """Give the digest that belongs to these lines and this last position."""
        told = "\n".join([*self.lines, position])
        return hashlib.blake2b(told.encode(), digest_size=16).hexdigest()

    def marks(self) -> list[Mark]:
        """List the places where the game goes on under a newer revision of its rules."""
        found: list[Mark] = []
        for place, line in enumerate(self.lines):
            if line.startswith(REVISION):
                mark = _mark(place, line)
                if mark is not None:
                    found.append(mark)
        return found

    def last_revision(self) -> int:
        """Tell which revision of the rules the last line follows."""
        marks = self.marks()
        return marks[-1].revision if marks else self.revision

    def to_text(self) -> str:
        """Write the record."""
        header = [
            f"fracas {FORMAT}",
            f"game {self.game}",
            f"revision {self.revision}",
            f"seats {self.seats}",
        ]
        if self.content:
            header.append(f"content {self.content}")
        header += [f"option {name} {choice}" for name, choice in self.options.items()]
        header += [f"name {seat + 1} {name}" for seat, name in sorted(self.names.items())]
        header.append(
            f"dice {self.dice} {self.seed}" if self.dice == SEEDED else f"dice {self.dice}"
        )
        if self.dice == SEALED:
            header.append(f"seal {self.seal}")
            header += [f"nonce {nonce}" for nonce in self.nonces]
            if self.secret:
                header.append(f"secret {self.secret}")
        end = [f"end {len(self.lines)} {self.digest}", ""]
        if self.position:
            end.insert(0, f"{POSITION} {self.position}")
        return "\n".join([*header, "", *self.lines, *end])

    def to_json(self) -> dict[str, object]:
        """Give the JSON form: the same header as fields, the same lines."""
        form: dict[str, object] = {
            "fracas": FORMAT,
            "game": self.game,
            "revision": self.revision,
            "seats": self.seats,
            "options": dict(self.options),
            "names": {str(seat + 1): name for seat, name in sorted(self.names.items())},
            "dice": self.dice,
            "lines": list(self.lines),
            "digest": self.digest,
        }
        if self.content:
            form["content"] = self.content
        if self.position:
            form["position"] = self.position
        if self.dice == SEEDED:
            form["seed"] = self.seed
        if self.dice == SEALED:
            form["seal"] = self.seal
            form["nonces"] = list(self.nonces)
            form["secret"] = self.secret
        return form


def clean_name(name: str) -> str:
    """Make a player's name fit for one line of a record."""
    printable = "".join(letter for letter in name if letter.isprintable())
    return " ".join(printable.split())[:LONGEST_NAME].strip()


def _malformed(line: int, what: str, message: str) -> RecordError:
    shown = "".join(letter if letter.isprintable() else "\ufffd" for letter in what[:80])
    return RecordError(
        line, f"{message.replace('-', ' ')}: {shown!r}", Text(message, {"what": shown})
    )


def parse_record(text: str) -> Record:
    """Read a record's form; `RecordError` says in which line what is wrong."""
    if len(text) > MOST_CHARACTERS:
        raise _malformed(0, f"{len(text)} > {MOST_CHARACTERS}", "record-too-big")
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise _malformed(0, f"{len(lines)} > {MOST_LINES}", "record-too-big")
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST_LINE:
            raise _malformed(number, line, "record-line-too-long")
        if not line.isprintable():
            raise _malformed(number, line, "record-strange-character")
    if lines[0] != f"fracas {FORMAT}":
        raise _malformed(1, lines[0], "record-not-one")
    if "" not in lines:
        raise _malformed(len(lines), lines[-1], "record-cut-short")
    blank = lines.index("")
    record = _parse_header(lines[:blank])
    record.first_line = blank + 2
    _parse_body(record, lines[blank + 1 :], blank + 2)
    return record


def _parse_header(lines: list[str]) -> Record:
    fields: dict[str, int] = {}
    record = Record("", 0, 0)
    for number, line in enumerate(lines[1:], start=2):
        key, _, value = line.partition(" ")
        if key == "option":
            _parse_option(record, number, value)
        elif key == "name":
            fields[f"name {_parse_name(record, number, value)}"] = number
        elif key == "nonce":
            record.nonces.append(_hex(number, value) if value else "")
            fields.setdefault(key, number)
        elif key in fields:
            raise _malformed(number, line, "record-said-twice")
        elif key in ("game", "revision", "seats", "content", "dice", "seal", "secret"):
            fields[key] = number
            _set_field(record, number, key, value)
        else:
            raise _malformed(number, line, "record-unknown-field")
    _check_header(record, lines, fields)
    return record


def _check_header(record: Record, lines: list[str], fields: dict[str, int]) -> None:
    """Refuse headers whose fields do not fit together."""
    needed = ["game", "revision", "seats", "dice"]
    if record.dice == SEALED:
        needed.append("seal")
    for key in needed:
        if key not in fields:
            raise _malformed(len(lines) + 1, key, "record-field-missing")
    for key, number in fields.items():
        if record.dice != SEALED and key in ("seal", "secret", "nonce"):
            raise _malformed(number, lines[number - 1], "record-unknown-field")
    for seat in record.names:
        if seat >= record.seats:
            number = fields[f"name {seat}"]
            what = lines[number - 1].removeprefix("name ")
            raise _malformed(number, what, "record-no-such-seat")


def _set_field(record: Record, number: int, key: str, value: str) -> None:
    if key == "game":
        if _WORD.match(value) is None:
            raise _malformed(number, value, "record-not-a-word")
        record.game = value
    elif key == "revision":
        record.revision = _integer(number, value)
    elif key == "seats":
        record.seats = _integer(number, value)
        if not 1 <= record.seats <= MOST_SEATS:
            raise _malformed(number, value, "record-no-such-seat")
    elif key == "content":
        record.content = _hex(number, value)
    elif key == "seal":
        record.seal = _hex(number, value)
    elif key == "secret":
        record.secret = _hex(number, value)
    elif value in (SEALED, ENTERED):
        record.dice = value
    else:
        kind, _, seed = value.partition(" ")
        if kind != SEEDED:
            raise _malformed(number, value, "record-unknown-dice")
        record.dice = SEEDED
        record.seed = _integer(number, seed)


def _parse_option(record: Record, number: int, value: str) -> None:
    name, _, choice = value.partition(" ")
    if _WORD.match(name) is None or _WORD.match(choice) is None:
        raise _malformed(number, value, "record-not-a-word")
    if name in record.options:
        raise _malformed(number, value, "record-said-twice")
    record.options[name] = choice


def _parse_name(record: Record, number: int, value: str) -> int:
    seat_word, _, name = value.partition(" ")
    seat = _integer(number, seat_word) - 1
    if not 0 <= seat < MOST_SEATS:
        raise _malformed(number, value, "record-no-such-seat")
    if seat in record.names:
        raise _malformed(number, value, "record-said-twice")
    if not name or clean_name(name) != name:
        raise _malformed(number, value, "record-bad-name")
    record.names[seat] = name
    return seat


def _parse_body(record: Record, lines: list[str], first: int) -> None:
    ends = [place for place, line in enumerate(lines) if line.partition(" ")[0] == "end"]
    last = ends[0] if ends else len(lines) - 1
    while last > 0 and not ends and not lines[last]:
        last -= 1
    revision = record.revision
    for place, line in enumerate(lines[:last]):
        if ends and place == last - 1 and line.startswith(f"{POSITION} "):
            record.position = _snapshot_word(first + place, line.removeprefix(f"{POSITION} "))
            continue
        mark = _mark(place, line)
        if mark is None and not _is_body_line(line):
            raise _malformed(first + place, line, "record-not-a-line")
        if mark is not None:
            if mark.revision <= revision:
                raise _malformed(first + place, line, "record-revision-not-newer")
            revision = mark.revision
        record.lines.append(line)
    if not ends:
        raise _malformed(first + last, lines[last] if lines else "", "record-cut-short")
    count, _, digest = lines[last].removeprefix("end").lstrip(" ").partition(" ")
    if _integer(first + last, count) != len(record.lines):
        raise _malformed(first + last, lines[last], "record-lines-missing")
    record.digest = _hex(first + last, digest)
    for place, line in enumerate(lines[last + 1 :], start=last + 1):
        if line:
            raise _malformed(first + place, line, "record-goes-on")


def _mark(place: int, line: str) -> Mark | None:
    found = _MARK.match(line)
    if found is None:
        return None
    return Mark(place, int(found[1]), found[2], found[3])


def _snapshot_word(line: int, word: str) -> str:
    if _SNAPSHOT.match(word) is None:
        raise _malformed(line, word, "record-position-unreadable")
    return word


def _is_body_line(line: str) -> bool:
    head, _, rest = line.partition(" ")
    return line == DRAWN or (rest != "" and (head == CHANCE or _NUMBER.match(head) is not None))


def _integer(line: int, word: str) -> int:
    if _NUMBER.match(word) is None:
        raise _malformed(line, word, "record-not-a-number")
    return int(word)


def _hex(line: int, word: str) -> str:
    if not word or _HEX.match(word) is None:
        raise _malformed(line, word, "record-not-hexadecimal")
    return word


def record_from_json(form: object) -> Record:
    """Read the JSON form; it must hold nothing that the text form could not."""
    if not isinstance(form, dict) or _json_number(form, "fracas") != FORMAT:
        raise _malformed(0, "fracas", "record-not-one")
    record = Record(
        _json_word(form, "game"), _json_number(form, "revision"), _json_number(form, "seats")
    )
    record.content = _json_word(form, "content") if "content" in form else ""
    record.options = _json_words(form, "options")
    for seat_word, name in _json_words(form, "names").items():
        seat = _integer(0, seat_word) - 1
        if seat in record.names:
            raise _malformed(0, f"names: {seat_word}", "record-said-twice")
        record.names[seat] = name
    record.dice = _json_word(form, "dice")
    if record.dice == SEEDED:
        record.seed = _json_number(form, "seed")
    elif record.dice == SEALED:
        record.seal = _json_word(form, "seal")
        record.nonces = _json_list(form, "nonces")
        record.secret = _json_word(form, "secret") if "secret" in form else ""
    elif record.dice != ENTERED:
        raise _malformed(0, record.dice, "record-unknown-dice")
    record.lines = _json_list(form, "lines")
    record.position = _json_word(form, "position") if "position" in form else ""
    record.digest = _json_word(form, "digest")
    return parse_record(record.to_text())


def _json_number(form: Mapping[str, object], field: str) -> int:
    value = form.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 10**18:
        raise _malformed(0, field, "record-not-a-number")
    return value


def _json_word(form: Mapping[str, object], field: str) -> str:
    return _checked_word(form.get(field), field)


def _checked_word(word: object, field: str) -> str:
    """Refuse what is no string, and a string that would not stay on its line."""
    if not isinstance(word, str):
        raise _malformed(0, field, "record-not-a-word")
    if not word.isprintable():
        raise _malformed(0, word, "record-strange-character")
    return word


def _json_words(form: Mapping[str, object], field: str) -> dict[str, str]:
    value = form.get(field, {})
    if not isinstance(value, dict):
        raise _malformed(0, field, "record-field-missing")
    return {_checked_word(name, field): _checked_word(word, field) for name, word in value.items()}


def _json_list(form: Mapping[str, object], field: str) -> list[str]:
    value = form.get(field)
    if not isinstance(value, list):
        raise _malformed(0, field, "record-field-missing")
    return [_checked_word(word, field) for word in value]
