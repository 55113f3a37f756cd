"""Records at the command line: checked, shown and replayed."""

import json
from pathlib import Path

import pytest

from fracas import parse_record
from fracas.contract import rule
from tests.terminal.desks import first_option, fracas, fracas_with

PLAYED = (
    "play",
    "brawl",
    "--name",
    "Anna",
    "--seats",
    "3",
    "--option",
    "evening=short",
    "--seed",
    "7",
)


@pytest.fixture
def record() -> Path:
    """Give the record of a finished game."""
    return fracas_with(first_option, *PLAYED).saved_in()


@pytest.mark.parametrize(("language", "sound"), [("en", "sound. brawl"), ("fr", "en règle. brawl")])
def test_a_sound_record_gets_one_line(record: Path, language: str, sound: str) -> None:
    checked = fracas("record", "check", str(record), "--lang", language)
    assert (checked.code, checked.complaints) == (0, "")
    assert checked.shown.count("\n") == 1
    assert sound in checked.shown


def test_an_unfinished_record_is_sound_too() -> None:
    left = fracas(*PLAYED, typed=["ready"])
    checked = fracas("record", "check", str(left.saved_in()))
    assert checked.code == 0
    assert "not over yet" in checked.shown


def broken(name: str, text: str) -> str:
    """Break a record in one way."""
    lines = text.splitlines()
    first = lines.index("") + 1
    if name == "cut":
        return "\n".join(lines[:-3])
    if name == "illegal":
        # The first card is dealt before anybody may move.
        return "\n".join([*lines[:first], "1 pass", *lines[first:-1], _counted(lines, first, 1)])
    if name == "unknown move":
        return "\n".join([*lines[:first], "1 dance", *lines[first:-1], _counted(lines, first, 1)])
    if name == "dropped":
        return "\n".join([*lines[:-2], _counted(lines, first, -1)])
    if name == "digest":
        return text.replace(lines[-1][-4:], "0000")
    if name == "seed":
        return text.replace("dice seed ", "dice seed 1")
    if name == "revision":
        return text.replace("revision 1", "revision 99")
    if name == "game":
        return text.replace("game brawl", "game chess")
    if name == "setting":
        return text.replace("option evening short", "option evening endless")
    return text.replace("Anna", "An\x1bna")


def _counted(lines: list[str], first: int, more: int) -> str:
    digest = lines[-1].split()[-1]
    return f"end {len(lines) - 1 - first + more} {digest}\n"


@rule("FR-6.6")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("cut", "the record is cut short"),
        ("illegal", "You are not asked anything now. FR-1.1"),
        ("unknown move", 'this cannot be played here: "1 dance"'),
        ("dropped", "not sound."),
        ("digest", "not sound."),
        ("seed", "does not follow from the seed."),
        ("revision", "this program knows revision"),
        ("game", 'There is no game called "chess".'),
        ("setting", 'The setting "evening" can be long, short, not "endless".'),
        ("control", "a character that is not printable"),
    ],
)
def test_a_broken_record_gets_one_line_that_says_why(record: Path, name: str, reason: str) -> None:
    record.write_text(broken(name, record.read_text()))
    for language in ("en", "fr"):
        checked = fracas("record", "check", str(record), "--lang", language)
        assert (checked.code, checked.complaints) == (1, "")
        assert checked.shown.count("\n") == 1
        assert checked.shown[:-1].isprintable()
        if language == "en":
            assert reason in checked.shown


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "no Fracas record"),
        (b"\xff\xfe", "no text in UTF-8"),
        (b"{", "no JSON"),
        (b"[" * 100_000, "the line is too long"),
        (b'{"a":' * 100_000, "no JSON"),
        (b'{"fracas": 1}', "not a single word"),
        (b'{"fracas": 1, "revision": ' + b"9" * 5000 + b"}", "no JSON"),
        (b"\0" * 1000, "not printable"),
        (b"a" * 17_000_000, "too big"),
    ],
    ids=["empty", "not text", "half JSON", "list", "deep", "bare", "long number", "zero", "big"],
)
@pytest.mark.parametrize("deed", ["check", "show", "replay"])
def test_a_hostile_file_is_refused_without_fuss(
    tmp_path: Path, content: bytes, reason: str, deed: str
) -> None:
    file = tmp_path / "hostile"
    file.write_bytes(content)
    refused = fracas("record", deed, str(file))
    assert refused.code == 1
    said = refused.shown + refused.complaints
    assert reason in said
    assert said.count("\n") == 1


def test_several_records_get_a_line_each_and_one_bad_is_enough(
    record: Path, tmp_path: Path
) -> None:
    bad = tmp_path / "bad"
    bad.write_text("no record")
    checked = fracas("record", "check", str(record), str(bad))
    assert checked.code == 1
    assert [": sound." in line for line in checked.shown.splitlines()] == [True, False]


def test_a_file_that_cannot_be_read_is_wrong_usage(tmp_path: Path) -> None:
    for name in (tmp_path / "nowhere", tmp_path):
        refused = fracas("record", "check", str(name))
        assert (refused.code, refused.shown) == (2, "")
        assert f"{name} cannot be read" in refused.complaints


def test_the_json_form_says_the_same(record: Path, tmp_path: Path) -> None:
    shown = fracas("record", "show", "--json", str(record))
    form = json.loads(shown.shown)
    assert form == parse_record(record.read_text()).to_json()
    file = tmp_path / "record.json"
    file.write_text(shown.shown)
    verdict = json.loads(fracas("record", "check", "--json", str(file)).shown)
    assert verdict["sound"] is True
    assert verdict["lines"] == len(form["lines"])
    file.write_text(shown.shown.replace('"1 ', '"2 ', 1))
    verdict = json.loads(fracas("record", "check", "--json", str(file)).shown)
    assert verdict["sound"] is False
    assert verdict["reason"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_record_is_shown_in_words(record: Path, language: str) -> None:
    told = fracas("record", "show", str(record), "--lang", language)
    assert (told.code, told.complaints) == (0, "")
    for words in {
        "en": ("Tavern brawl", "short", "Which card is drawn?", "Anna: grab with", "Rank"),
        "fr": ("Bagarre de taverne", "courte", "Quelle carte est piochée ?", "Anna : ", "Rang"),
    }[language]:
        assert words in told.shown
    last = len(parse_record(record.read_text()).lines)
    assert f"{last}  " in told.shown


def test_showing_stops_at_the_line_that_is_wrong(record: Path) -> None:
    record.write_text(broken("unknown move", record.read_text()))
    told = fracas("record", "show", str(record))
    assert told.code == 1
    assert 'this cannot be played here: "1 dance"' in told.complaints


def test_a_resignation_and_an_agreed_draw_are_told(tmp_path: Path) -> None:
    together = ("play", "brawl", "--players", "human,human", "--name", "Anna", "--name", "Bela")
    resigned = fracas(*together, typed=["", "resign", "yes"])
    assert "Anna resigned." in fracas("record", "show", str(resigned.saved_in())).shown
    drawn = fracas(*together, typed=["", "draw", "ready", "", "draw"])
    assert "Draw by agreement." in fracas("record", "show", str(drawn.saved_in())).shown


def test_a_replay_goes_on_with_enter(record: Path) -> None:
    stepped = fracas("record", "replay", str(record), typed=["", "", "quit"])
    assert stepped.code == 0
    assert "0 of " in stepped.shown
    assert "2 of " in stepped.shown
    assert stepped.shown.count("Tavern brawl · Round") == 2


def test_a_replay_goes_on_by_as_many_lines_as_one_says(record: Path) -> None:
    stepped = fracas("record", "replay", str(record), typed=["5", "999999999"])
    assert "5 of " in stepped.shown
    assert "Rank" in stepped.shown


def test_a_replay_ends_with_its_input(record: Path) -> None:
    assert fracas("record", "replay", str(record)).code == 0


def test_a_replay_can_be_seen_from_a_seat(record: Path) -> None:
    seen = fracas("record", "replay", "--all", "--seat", "1", str(record), "--lang", "fr")
    assert "Anna (vous)" in seen.shown
    for seat in ("0", "4"):
        refused = fracas("record", "replay", "--seat", seat, str(record))
        assert refused.code == 2
        assert f"There is no seat {seat}" in refused.complaints
