"""Records: what is written can be read, and what cannot be read is explained."""

import json
from collections.abc import Callable

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from brawl import GAME as BRAWL
from fracas.contract import rule
from fracas.core.dice import SealedDice, seeded
from fracas.core.errors import FracasError
from fracas.core.match import Match
from fracas.core.record import (
    Record,
    clean_name,
    parse_record,
    record_from_json,
)
from fracas.core.text import Text
from tests.kernel.playing import play_on
from tests.kernel.records import (
    SEALED_TEXT,
    SEEDED_TEXT,
    TEXTS,
    reason_of,
    refused,
)

# Writing and reading.


@TEXTS
def test_what_is_read_is_written_again(text: str) -> None:
    assert parse_record(text).to_text() == text


@TEXTS
def test_the_json_form_holds_the_same(text: str) -> None:
    form = json.loads(json.dumps(parse_record(text).to_json()))
    assert record_from_json(form).to_text() == text


def test_every_part_is_read() -> None:
    record = parse_record(SEALED_TEXT)
    assert (record.game, record.revision, record.seats) == ("brawl", 1, 2)
    assert record.options == {"evening": "short"}
    assert record.names == {0: "Anna", 1: "Béla Ó'Neill"}
    assert (record.dice, record.seal, record.secret) == ("sealed", "43f2fe50", "000102")
    assert record.nonces == ["616e6e61", "62656c61"]
    assert record.lines == ["* draw mug", "1 grab mug + ready", "2 resigns", "drawn"]
    assert record.digest == "5f0c"
    assert SEALED_TEXT.split("\n")[record.first_line - 1] == record.lines[0]


def test_the_last_line_may_lack_its_end_and_blank_lines_may_follow() -> None:
    assert parse_record(SEEDED_TEXT.rstrip("\n")).to_text() == SEEDED_TEXT
    assert parse_record(SEEDED_TEXT + "\n\n").to_text() == SEEDED_TEXT


@rule("FR-6.5")
@settings(deadline=None, max_examples=60)
@given(
    seed=st.one_of(st.integers(0, 10**18 - 1), st.integers()),
    names=st.dictionaries(st.integers(-1, 8), st.text(max_size=80), max_size=4),
    evening=st.sampled_from(["long", "short"]),
)
@example(seed=-5, names={}, evening="long")
@example(seed=2**64, names={}, evening="long")
@example(seed=1, names={4: "Eve"}, evening="long")
@example(seed=1, names={0: "\u202eAnna\n\x1b[2J"}, evening="long")
def test_whatever_a_match_was_begun_with_its_record_can_be_read(
    seed: int, names: dict[int, str], evening: str
) -> None:
    try:
        match = Match(BRAWL, 2, {"evening": evening}, seed=seed, names=names)
    except FracasError:
        assume(False)
    text = match.record().to_text()
    assert parse_record(text).to_text() == text
    assert record_from_json(match.record().to_json()).to_text() == text


@rule("FR-6.2")
@settings(deadline=None, max_examples=40)
@given(st.binary(max_size=40), st.lists(st.binary(max_size=20), max_size=5))
@example(secret=b"", nonces=[])
@example(secret=b"secret", nonces=[b"anna", b""])
def test_whatever_the_secret_and_the_nonces_the_record_can_be_read(
    secret: bytes, nonces: list[bytes]
) -> None:
    match = Match(BRAWL, 2, sealed=SealedDice(secret, nonces))
    for _ in range(2):
        text = match.record().to_text()
        assert parse_record(text).to_text() == text
        assert parse_record(text).nonces == [nonce.hex() for nonce in nonces]
        assert record_from_json(match.record().to_json()).to_text() == text
        if not match.over():
            match.resign(0)


@given(st.text())
def test_a_cleaned_name_stays_as_it_is_and_fits_its_line(name: str) -> None:
    clean = clean_name(name)
    assert clean_name(clean) == clean
    assert clean.isprintable() and clean == clean.strip() and len(clean) <= 60


# What is malformed.

Change = Callable[[list[str]], list[str]]


def line(number: int, *instead: str) -> Change:
    """Put other lines, or none, in the place of a line."""
    return lambda lines: [*lines[: number - 1], *instead, *lines[number:]]


def message(name: str, what: str) -> Text:
    return Text(name, {"what": what})


MALFORMED: list[tuple[str, Change, int, Text]] = [
    ("empty", lambda lines: [""], 1, message("record-not-one", "")),
    ("something else", line(1, "PK"), 1, message("record-not-one", "PK")),
    ("format 2", line(1, "fracas 2"), 1, message("record-not-one", "fracas 2")),
    ("no game", line(2), 12, message("record-field-missing", "game")),
    ("no revision", line(3), 12, message("record-field-missing", "revision")),
    ("no seats", line(4), 12, message("record-field-missing", "seats")),
    ("no seal", line(9), 12, message("record-field-missing", "seal")),
    ("game named badly", line(2, "game ../x"), 2, message("record-not-a-word", "../x")),
    ("no word", line(2, "game "), 2, message("record-not-a-word", "")),
    ("no blank", line(2, "game"), 2, message("record-not-a-word", "")),
    ("revision no number", line(3, "revision x"), 3, message("record-not-a-number", "x")),
    ("revision negative", line(3, "revision -1"), 3, message("record-not-a-number", "-1")),
    ("revision broken", line(3, "revision 1.0"), 3, message("record-not-a-number", "1.0")),
    ("other digits", line(3, "revision ٣"), 3, message("record-not-a-number", "٣")),
    ("superscript", line(3, "revision ²"), 3, message("record-not-a-number", "²")),
    ("too long", line(3, "revision " + "9" * 19), 3, message("record-not-a-number", "9" * 19)),
    (
        "10,000 digits",
        line(3, "revision " + "9" * 10_000),
        3,
        message("record-not-a-number", "9" * 80),
    ),
    ("no seat", line(4, "seats 0"), 4, message("record-no-such-seat", "0")),
    ("nine seats", line(4, "seats 9"), 4, message("record-no-such-seat", "9")),
    (
        "option without choice",
        line(5, "option evening"),
        5,
        message("record-not-a-word", "evening"),
    ),
    ("option of two words", line(5, "option a b c"), 5, message("record-not-a-word", "a b c")),
    ("option in capitals", line(5, "option A b"), 5, message("record-not-a-word", "A b")),
    ("name of no seat", line(6, "name 0 Eve"), 6, message("record-no-such-seat", "0 Eve")),
    ("name of a ninth seat", line(6, "name 9 Eve"), 6, message("record-no-such-seat", "9 Eve")),
    ("name of an empty seat", line(6, "name 3 Eve"), 6, message("record-no-such-seat", "3 Eve")),
    ("name without seat", line(6, "name Eve"), 6, message("record-not-a-number", "Eve")),
    ("no name", line(6, "name 1 "), 6, message("record-bad-name", "1 ")),
    ("name with blanks", line(6, "name 1  Eve"), 6, message("record-bad-name", "1  Eve")),
    (
        "name too long",
        line(6, "name 1 " + "x" * 61),
        6,
        message("record-bad-name", "1 " + "x" * 61),
    ),
    ("name twice", line(7, "name 1 Eve"), 7, message("record-said-twice", "1 Eve")),
    ("unknown dice", line(8, "dice loaded"), 8, message("record-unknown-dice", "loaded")),
    ("no dice", line(8, "dice "), 8, message("record-unknown-dice", "")),
    ("no seed", line(8, "dice seed"), 8, message("record-not-a-number", "")),
    ("seed no number", line(8, "dice seed x"), 8, message("record-not-a-number", "x")),
    ("seal of a seed", line(8, "dice seed 1"), 9, message("record-unknown-field", "seal 43f2fe50")),
    ("seal entered", line(8, "dice entered"), 9, message("record-unknown-field", "seal 43f2fe50")),
    ("seal not hexadecimal", line(9, "seal xy"), 9, message("record-not-hexadecimal", "xy")),
    ("seal in capitals", line(9, "seal AB"), 9, message("record-not-hexadecimal", "AB")),
    ("seal of half a byte", line(9, "seal abc"), 9, message("record-not-hexadecimal", "abc")),
    ("seal empty", line(9, "seal "), 9, message("record-not-hexadecimal", "")),
    ("nonce not hexadecimal", line(10, "nonce 0x"), 10, message("record-not-hexadecimal", "0x")),
    ("secret not hexadecimal", line(12, "secret é"), 12, message("record-not-hexadecimal", "é")),
    ("field unknown", line(5, "time 12"), 5, message("record-unknown-field", "time 12")),
    ("blank in front", line(5, " game x"), 5, message("record-unknown-field", " game x")),
    ("capital", line(3, "Revision 1"), 3, message("record-unknown-field", "Revision 1")),
    *(
        (f"{field} twice", line(12, twice), 12, message("record-said-twice", twice))
        for field, twice in (
            ("game", "game brawl"),
            ("revision", "revision 1"),
            ("seats", "seats 2"),
            ("dice", "dice sealed"),
            ("seal", "seal 43f2fe50"),
        )
    ),
    (
        "option twice",
        line(6, "option evening long"),
        6,
        message("record-said-twice", "evening long"),
    ),
    ("no header's end", line(13), 13, message("record-unknown-field", "* draw mug")),
    ("not a line", line(14, "draw mug"), 14, message("record-not-a-line", "draw mug")),
    ("seat alone", line(15, "1"), 15, message("record-not-a-line", "1")),
    ("chance alone", line(14, "* "), 14, message("record-not-a-line", "* ")),
    ("seat negative", line(15, "-1 ready"), 15, message("record-not-a-line", "-1 ready")),
    ("drawn and more", line(17, "drawn 1"), 17, message("record-not-a-line", "drawn 1")),
    ("blank line", line(15, ""), 15, message("record-not-a-line", "")),
    ("a line less", line(15), 17, message("record-lines-missing", "end 4 5f0c")),
    (
        "a line more",
        line(15, "1 ready", "1 ready"),
        19,
        message("record-lines-missing", "end 4 5f0c"),
    ),
    ("end without number", line(18, "end"), 18, message("record-not-a-number", "")),
    ("end without digest", line(18, "end 4"), 18, message("record-not-hexadecimal", "")),
    ("digest cut", line(18, "end 4 5f0"), 18, message("record-not-hexadecimal", "5f0")),
    ("goes on", line(19, "1 ready"), 19, message("record-goes-on", "1 ready")),
    ("goes on later", line(19, "", "", "1 ready", ""), 21, message("record-goes-on", "1 ready")),
    ("too long a line", line(15, "1" * 20_001), 15, message("record-line-too-long", "1" * 80)),
]


@rule("FR-6.6")
@pytest.mark.parametrize(
    ("change", "number", "reason"), [pytest.param(*case[1:], id=case[0]) for case in MALFORMED]
)
def test_what_is_malformed_is_refused_with_its_line(
    change: Change, number: int, reason: Text
) -> None:
    error = refused("\n".join(change(SEALED_TEXT.split("\n"))))
    assert (error.line, reason_of(error)) == (number, reason)


STRANGE = {
    "byte order": (1, "\ufefffracas 1"),
    "carriage return": (15, "1 ready\r"),
    "null": (15, "1 \x00"),
    "escape": (6, "name 1 \x1b[2J"),
    "turned round": (6, "name 1 \u202eannA"),
    "hidden": (6, "name 1 An\u200bna"),
    "half a character": (6, "name 1 \ud800"),
    "another line end": (15, "1 a\u2028b"),
    "no-break space": (15, "1\u00a0ready"),
    "tabulator": (15, "1\tready"),
    "behind the end": (19, "\x07"),
}


@rule("FR-6.6")
@pytest.mark.parametrize(
    ("number", "instead"), [pytest.param(*case, id=name) for name, case in STRANGE.items()]
)
def test_strange_characters_are_refused_and_not_repeated(number: int, instead: str) -> None:
    error = refused("\n".join(line(number, instead)(SEALED_TEXT.split("\n"))))
    assert (error.line, reason_of(error).message) == (number, "record-strange-character")


@rule("FR-6.6")
@pytest.mark.parametrize(
    "text",
    ["", "\n", "\n\n\n", "end 0 00", "\x00", "{}", '{"fracas": 1}', "fracas 1 ", " fracas 1"],
)
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    assert refused(text).line == 1


@rule("FR-6.6")
def test_windows_line_ends_are_named_as_such() -> None:
    error = refused(SEALED_TEXT.replace("\n", "\r\n"))
    assert (error.line, reason_of(error).message) == (1, "record-strange-character")


# What is cut short.


def real_record(decisions: int = 30) -> Record:
    """Give the record of a match of two that goes on, with an open chain at its end."""
    match = Match(BRAWL, 2, {"evening": "short"}, seed=3, names={0: "Anna"})
    play_on(match, seeded(3, "moves"), decisions)
    return match.record()


@rule("FR-6.6")
def test_a_record_cut_after_any_line_is_called_cut_short() -> None:
    text = real_record().to_text()
    lines = text.split("\n")[:-1]
    header = lines.index("")
    for kept in range(header, len(lines)):
        for end in ("", "\n"):
            error = refused("\n".join(lines[:kept]) + end)
            assert reason_of(error).message == "record-cut-short"
            # The last line that is there is named, or the blank one where the body would begin.
            assert error.line == kept or (kept <= header + 1 and error.line <= header + 2)


@rule("FR-6.6")
def test_a_record_cut_anywhere_is_refused() -> None:
    text = SEALED_TEXT
    end_of_count = len(text) - len("5f0c\n")
    for length in range(len(text) - 1):
        if length == len(text) - 3:
            continue  # Half of the digest looks like a digest; playing it again tells.
        error = refused(text[:length])
        assert error.line <= text[:length].count("\n") + 1
        if length > end_of_count:
            assert reason_of(error).message == "record-not-hexadecimal"


@rule("FR-6.6")
@settings(deadline=None, max_examples=200)
@given(st.integers(0, len(SEALED_TEXT)), st.integers(1, 200))
def test_a_record_with_a_hole_in_its_body_is_refused(begin: int, length: int) -> None:
    body = SEALED_TEXT.index("\n\n") + 2
    end = SEALED_TEXT.index("end 4")
    begin = max(begin, body)
    assume(begin < end)
    stop = min(begin + length, end)
    lost = SEALED_TEXT[begin:stop]
    assume("\n" in lost)
    refused(SEALED_TEXT[:begin] + SEALED_TEXT[stop:])
