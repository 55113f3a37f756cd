"""Records: what is written can be read, and what cannot be read is explained."""

import json
import tracemalloc
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
    LONGEST_LINE,
    MOST_CHARACTERS,
    MOST_LINES,
    Record,
    RecordError,
    clean_name,
    parse_record,
    record_from_json,
)
from fracas.core.text import Text
from fracas.language import LANGUAGES
from fracas.texts import words_for
from tests.kernel.playing import play_on

SEALED_TEXT = """\
fracas 1
game brawl
revision 1
seats 2
option evening short
name 1 Anna
name 2 Béla Ó'Neill
dice sealed
seal 43f2fe50
nonce 616e6e61
nonce 62656c61
secret 000102

* draw mug
1 grab mug + ready
2 resigns
drawn
end 4 5f0c
"""
SEEDED_TEXT = """\
fracas 1
game brawl
revision 1
seats 2
dice seed 42

* draw mug
1 grab mug +
end 2 5f0c
"""
ENTERED_TEXT = SEEDED_TEXT.replace("dice seed 42", "dice entered")
TEXTS = pytest.mark.parametrize("text", [SEALED_TEXT, SEEDED_TEXT, ENTERED_TEXT])


def reason_of(error: RecordError) -> Text:
    """Give what is wrong, without the line that it is wrong in."""
    if not error.line:
        return error.text
    assert error.text.message == "record-line" and error.text.arguments["line"] == error.line
    reason = error.text.arguments["reason"]
    assert isinstance(reason, Text)
    return reason


def is_said_well(error: RecordError) -> None:
    """Insist that people of every language can be told safely what is wrong."""
    assert str(error).isprintable() and len(str(error)) < 1000
    for language in LANGUAGES:
        # Big numbers are written in groups, in French with narrow blanks between them.
        said = words_for(None, language).say(error.text).replace("\u202f", "").replace(",", "")
        assert said.isprintable() and len(said) < 1000
        assert not error.line or str(error.line) in said


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    is_said_well(caught.value)
    return caught.value


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


# What is hostile.


def too_big(unit: str, characters: int) -> str:
    return (unit * (characters // len(unit) + 1))[:characters]


HOSTILE: list[tuple[str, Callable[[], str], str]] = [
    ("one line", lambda: "x" * (MOST_CHARACTERS + 1), "record-too-big"),
    ("one line as long as may be", lambda: "x" * MOST_CHARACTERS, "record-line-too-long"),
    ("a million lines", lambda: "1 ready\n" * 1_000_000, "record-too-big"),
    ("lines as many as fit", lambda: too_big("xy\n", MOST_CHARACTERS), "record-too-big"),
    ("empty lines", lambda: "\n" * MOST_CHARACTERS, "record-too-big"),
    (
        "wide characters",
        lambda: too_big("\U0001f600\U0001f600\n", MOST_CHARACTERS),
        "record-too-big",
    ),
    ("a line more than may be", lambda: SEEDED_TEXT + "\n" * MOST_LINES, "record-too-big"),
    (
        "a header without end",
        lambda: "fracas 1\n" + "nonce aa\n" * (MOST_LINES - 10) + "\n",
        "record-field-missing",
    ),
    (
        "a body without end",
        lambda: SEEDED_TEXT[: SEEDED_TEXT.index("end")] + "1 ready\n" * (MOST_LINES - 10),
        "record-cut-short",
    ),
    (
        "names without end",
        lambda: "fracas 1\n" + "name 1 Anna\n" * 100_000 + "\n",
        "record-said-twice",
    ),
]


@rule("FR-6.6")
@pytest.mark.parametrize(
    ("text", "kind"), [pytest.param(*case[1:], id=case[0]) for case in HOSTILE]
)
def test_a_hostile_text_is_refused_with_bounded_memory(text: Callable[[], str], kind: str) -> None:
    hostile = text()
    tracemalloc.start()
    try:
        error = refused(hostile)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert reason_of(error).message == kind
    assert peak < 160_000_000


def test_limits_are_what_they_say() -> None:
    long_line = SEEDED_TEXT.replace("1 grab mug +", "1 ".ljust(LONGEST_LINE, "x"))
    assert len(parse_record(long_line).lines[1]) == LONGEST_LINE
    assert reason_of(refused(long_line.replace("1 xx", "1 xxx"))).message == "record-line-too-long"
    head, tail = SEEDED_TEXT.split("end 2")
    lines = MOST_LINES - SEEDED_TEXT.count("\n") - 1
    most = head + "1 ready\n" * lines + f"end {lines + 2}{tail}"
    assert len(most.split("\n")) == MOST_LINES
    assert len(parse_record(most).lines) == lines + 2
    assert reason_of(refused(most + "\n")).message == "record-too-big"


# The JSON form.


def nested(depth: int) -> object:
    value: object = []
    for _ in range(depth):
        value = [value]
    return value


def refused_json(form: object) -> RecordError:
    with pytest.raises(RecordError) as caught:
        record_from_json(form)
    is_said_well(caught.value)
    return caught.value


WRONG: list[tuple[str, object]] = [
    ("nothing", None),
    ("true", True),
    ("a fraction", 1.5),
    ("not a number", float("nan")),
    ("infinity", float("inf")),
    ("a negative number", -1),
    ("a number of 10,000 digits", 10**10_000),
    ("a word with a line end", "brawl\nseats 3"),
    ("a strange word", "\x00\u202e\ud800"),
    ("a huge word", "x" * 5_000_000),
    ("a list", [1, 2]),
    ("a list of lists", [[["x"]]]),
    ("a deep list", nested(100_000)),
    ("a list with a huge number", [10**10_000]),
    ("a mapping", {"a": {"b": []}}),
    ("a mapping of huge numbers", {"1": 10**10_000}),
    ("a mapping by number", {1: "x"}),
    ("a mapping by a huge number", {10**10_000: "x"}),
    ("bytes", b"brawl"),
]
FIELDS = ["fracas", "game", "revision", "seats", "dice", "seal", "nonces", "lines", "digest"]


@rule("FR-6.6")
@pytest.mark.parametrize("value", [pytest.param(value, id=name) for name, value in WRONG])
@pytest.mark.parametrize("field", [*FIELDS, "options", "names", "secret"])
def test_a_field_of_the_wrong_kind_is_refused(field: str, value: object) -> None:
    form = parse_record(SEALED_TEXT).to_json()
    form[field] = value
    refused_json(form)


@rule("FR-6.6")
@pytest.mark.parametrize("value", [pytest.param(value, id=name) for name, value in WRONG])
def test_a_seed_of_the_wrong_kind_is_refused(value: object) -> None:
    form = parse_record(SEEDED_TEXT).to_json()
    form["seed"] = value
    refused_json(form)


@rule("FR-6.6")
@pytest.mark.parametrize("value", [pytest.param(value, id=name) for name, value in WRONG])
@pytest.mark.parametrize("field", ["lines", "nonces"])
def test_a_list_with_something_of_the_wrong_kind_is_refused(field: str, value: object) -> None:
    form = parse_record(SEALED_TEXT).to_json()
    form[field] = [value]
    refused_json(form)


@rule("FR-6.6")
@pytest.mark.parametrize("form", [pytest.param(value, id=name) for name, value in WRONG])
def test_a_json_form_of_the_wrong_kind_is_refused(form: object) -> None:
    assert refused_json(form).line == 0


@rule("FR-6.6")
@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_noticed(field: str) -> None:
    form = parse_record(SEALED_TEXT).to_json()
    del form[field]
    refused_json(form)


@rule("FR-6.6")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        pytest.param("game", "brawl\noption evening long", id="game"),
        pytest.param("options", {"evening": "short\nname 2 Eve"}, id="choice"),
        pytest.param("options", {"evening short\noption other": "choice"}, id="setting"),
        pytest.param("names", {"1": "Anna\nname 2 Eve"}, id="name"),
        pytest.param("dice", "sealed\nname 2 Eve", id="dice"),
        pytest.param("seal", "43f2fe50\nnonce 00", id="seal"),
        pytest.param("nonces", ["00\nnonce 11"], id="nonce"),
        pytest.param("secret", "00\nname 2 Eve", id="secret"),
        pytest.param("lines", ["1 ready\n1 ready"], id="line"),
        pytest.param("digest", "00\n", id="digest"),
    ],
)
def test_nothing_is_smuggled_in_behind_a_line_end(field: str, value: object) -> None:
    text = SEALED_TEXT.replace("name 2 Béla Ó'Neill\n", "").replace("option evening short\n", "")
    form = parse_record(text).to_json()
    form[field] = value
    refused_json(form)


@rule("FR-6.6")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        pytest.param("fracas", True, id="format"),
        pytest.param("names", {"1": "Anna", "01": "Eve"}, id="a seat named twice"),
        pytest.param("names", {"0": "Eve"}, id="no such seat"),
        pytest.param("dice", "seed 5", id="a seed within the dice"),
    ],
)
def test_the_json_form_holds_nothing_that_the_text_could_not(field: str, value: object) -> None:
    form = parse_record(SEEDED_TEXT).to_json()
    form[field] = value
    refused_json(form)


LEAF = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
BRANCH = LEAF | st.lists(LEAF, max_size=4) | st.dictionaries(st.text(max_size=8), LEAF, max_size=4)
JSON = (
    BRANCH | st.lists(BRANCH, max_size=3) | st.dictionaries(st.text(max_size=8), BRANCH, max_size=3)
)


@rule("FR-6.6")
@settings(deadline=None, max_examples=300)
@given(st.dictionaries(st.sampled_from([*FIELDS, "seed", "options", "names", "secret"]), JSON))
def test_any_json_is_refused_or_read(changes: dict[str, object]) -> None:
    form = {**parse_record(SEALED_TEXT).to_json(), **changes}
    try:
        record = record_from_json(form)
    except RecordError as error:
        is_said_well(error)
        return
    assert parse_record(record.to_text()).to_json() == record.to_json()


# What was changed at random.

WORDS = st.sampled_from(
    [*SEALED_TEXT.split(), "+", "*", "end 4", "\n", "\n\n", " ", "", "0", "1", "9", "-1", "seed 7"]
)


@st.composite
def changed_text(draw: st.DrawFn) -> str:
    """Change a valid record in one to four places."""
    text = draw(st.sampled_from([SEALED_TEXT, SEEDED_TEXT, ENTERED_TEXT]))
    for _ in range(draw(st.integers(1, 4))):
        begin = draw(st.integers(0, len(text)))
        end = draw(st.integers(begin, min(len(text), begin + 30)))
        text = text[:begin] + draw(st.one_of(WORDS, st.text(max_size=5))) + text[end:]
    return text


@rule("FR-6.6")
@settings(deadline=None, max_examples=1000)
@given(changed_text())
def test_a_changed_record_is_refused_or_writes_itself_again(text: str) -> None:
    try:
        record = parse_record(text)
    except RecordError as error:
        is_said_well(error)
        return
    assert parse_record(record.to_text()).to_text() == record.to_text()
    assert record_from_json(record.to_json()).to_text() == record.to_text()


@rule("FR-6.6")
@settings(deadline=None, max_examples=300)
@given(st.permutations(SEALED_TEXT.split("\n")[:-1]))
def test_lines_in_another_order_are_refused_or_write_themselves_again(lines: list[str]) -> None:
    try:
        record = parse_record("\n".join(lines))
    except RecordError as error:
        is_said_well(error)
        return
    assert parse_record(record.to_text()).to_text() == record.to_text()


@given(st.text())
def test_any_text_is_no_record(text: str) -> None:
    refused(text)
