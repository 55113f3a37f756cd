"""House content at the command line: printed, checked, played with, asked for again."""

from pathlib import Path

import pytest

from brawl import GAME
from fracas.core.game import content_digest
from tests.terminal.desks import first_option, fracas, fracas_with

MUGS = "mug 20\nchair 1\nshove 1\nduck 1\n"


@pytest.fixture
def mugs(tmp_path: Path) -> str:
    file = tmp_path / "mugs.txt"
    file.write_text(MUGS, encoding="utf-8")
    return str(file)


def test_a_games_own_content_is_printed() -> None:
    printed = fracas("content", "brawl")
    assert (printed.code, printed.shown) == (0, GAME.house_content())


@pytest.mark.parametrize(("language", "words"), [("en", "can be played with"), ("fr", "on peut")])
def test_good_content_gets_one_line(mugs: str, language: str, words: str) -> None:
    checked = fracas("content", "brawl", mugs, "--lang", language)
    assert checked.code == 0
    assert words in checked.shown and content_digest(MUGS) in checked.shown


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "mug: there must be 1 to 20"), ("fr", "mug : il faut de 1 à 20")],
)
def test_bad_content_is_refused_with_place_and_reason(
    tmp_path: Path, language: str, words: str
) -> None:
    file = tmp_path / "empty.txt"
    file.write_text("# nothing\n", encoding="utf-8")
    checked = fracas("content", "brawl", str(file), "--lang", language)
    assert checked.code == 1
    assert words in checked.complaints


def test_content_that_is_too_big_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "big.txt"
    file.write_bytes(b"#" * 1_000_001)
    checked = fracas("content", "brawl", str(file))
    assert (checked.code, "too big" in checked.complaints) == (1, True)


def test_a_game_is_played_with_it_and_checked_with_it(mugs: str) -> None:
    played = fracas_with(first_option, "play", "brawl", "--content", mugs, "--seed", "3")
    record = str(played.saved_in())
    without = fracas("record", "check", record)
    assert without.code == 2 and "--content" in without.complaints
    assert fracas("record", "check", record, "--content", mugs).code == 0
    shown = fracas("record", "show", record, "--content", mugs)
    assert shown.code == 0 and content_digest(MUGS) in shown.words()


def test_a_game_goes_on_with_the_same_content_only(mugs: str, tmp_path: Path) -> None:
    left = fracas("play", "brawl", "--content", mugs, "--seed", "3", typed=["ready", "save"])
    record = str(left.saved_in())
    other = tmp_path / "other.txt"
    other.write_text(MUGS.replace("20", "19"), encoding="utf-8")
    assert fracas("play", "--resume", record).code == 2
    refused = fracas("play", "--resume", record, "--content", str(other))
    assert refused.code == 1 and "is not the house content" in refused.complaints
    again = fracas("play", "--resume", record, "--content", mugs, typed=["quit"])
    assert again.code == 0
