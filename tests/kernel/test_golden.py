"""Golden records: whole games as files, and what is noticed when one is no such thing."""

from pathlib import Path

import pytest

from brawl import GAME as BRAWL
from fracas.contract.golden import golden_records
from fracas.core.dice import seeded
from fracas.core.match import Match
from fracas.core.record import RecordError
from tests.kernel.playing import play_on

TestRecords = golden_records(BRAWL, Path(__file__).parents[1] / "brawl" / "records")


def judged(folder: Path) -> None:
    """Hold every record of a folder against the rules, as pytest would."""
    kept = golden_records(BRAWL, folder)
    tests = kept()
    require_files = kept.__dict__["test_there_are_records"]
    require_whole_game = kept.__dict__["test_a_record_replays"]
    require_files(tests)
    for file in folder.iterdir():
        require_whole_game(tests, file)


def test_a_folder_without_records_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="no records"):
        judged(tmp_path)


def test_a_game_that_is_not_over_is_noticed(tmp_path: Path) -> None:
    match = Match(BRAWL, 2, seed=1)
    (tmp_path / "half.fracas").write_text(match.record().to_text())
    with pytest.raises(AssertionError, match="whole game"):
        judged(tmp_path)


def test_a_record_that_the_rules_no_longer_bear_out_is_noticed(tmp_path: Path) -> None:
    match = Match(BRAWL, 2, seed=1)
    play_on(match, seeded(1, "golden"))
    text = match.record().to_text()
    (tmp_path / "whole.fracas").write_text(text)
    judged(tmp_path)
    (tmp_path / "whole.fracas").write_text(text.replace("\n1 ready", "\n1 pass", 1))
    with pytest.raises(RecordError):
        judged(tmp_path)


def test_other_blanks_are_noticed(tmp_path: Path) -> None:
    match = Match(BRAWL, 2, seed=1)
    play_on(match, seeded(1, "golden"))
    (tmp_path / "blank.fracas").write_text(match.record().to_text() + "\n")
    with pytest.raises(AssertionError, match="as it would be today"):
        judged(tmp_path)
