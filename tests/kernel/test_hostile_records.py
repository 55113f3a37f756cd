"""Records that somebody made to hurt, and JSON that holds anything at all."""

import tracemalloc
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fracas.contract import rule
from fracas.core.record import (
    LONGEST_LINE,
    MOST_CHARACTERS,
    MOST_LINES,
    RecordError,
    parse_record,
    record_from_json,
)
from tests.kernel.records import (
    ENTERED_TEXT,
    SEALED_TEXT,
    SEEDED_TEXT,
    is_said_well,
    reason_of,
    refused,
)

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
