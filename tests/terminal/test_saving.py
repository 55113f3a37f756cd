"""Nothing that was played is lost: saving, leaving in every way, going on."""

from pathlib import Path

import pytest

from fracas import find_game, parse_record
from fracas.contract import rule
from fracas.core.match import Match
from fracas.terminal.archive import Archive
from tests.terminal.desks import Paper, first_option, fracas, fracas_with

ALONE = ("play", "brawl", "--name", "Anna", "--seats", "3")


def resumed(played: Paper, *arguments: str) -> Paper:
    """Go on with what was saved, to the end."""
    return fracas_with(first_option, "play", "--resume", str(played.saved_in()), *arguments)


@pytest.mark.parametrize("leaving", ["quit", KeyboardInterrupt, EOFError])
def test_however_one_leaves_the_game_is_kept_and_goes_on(
    leaving: str | type[BaseException],
) -> None:
    left = fracas(*ALONE, typed=["ready", leaving])
    assert left.code == 0
    assert f"Go on with: fracas play --resume {left.saved_in()}" in left.shown
    lines = parse_record(left.saved_in().read_text()).lines
    played = resumed(left)
    assert played.code == 0
    assert f"Taken up from {left.saved_in()}, line {len(lines)}." in played.words()
    assert "Anna (you)" in played.shown
    assert played.saved_in() == left.saved_in()
    assert parse_record(left.saved_in().read_text()).lines[: len(lines)] == lines
    assert fracas("record", "check", str(left.saved_in())).code == 0


def test_an_open_chain_is_kept_open() -> None:
    left = fracas(*ALONE, typed=["1"])
    assert "Begun:" in fracas("play", "--resume", str(left.saved_in())).shown


@rule("FR-6.8")
def test_the_dice_go_on_as_they_would_have() -> None:
    arguments = (*ALONE, "--players", "human,human,human", "--seed", "5")
    whole = fracas_with(first_option, *arguments)
    left = fracas(*arguments, typed=["", *["1"] * 30])
    # Three people need no bots, so that only the dice can make a difference.
    assert resumed(left).code == 0
    assert left.saved_in().read_text() == whole.saved_in().read_text()


def test_a_record_can_be_kept_where_one_wants_it(tmp_path: Path) -> None:
    file = tmp_path / "evening.fracas"
    played = fracas(*ALONE, "--record", str(file), typed=["quit"])
    assert played.saved_in() == file
    assert parse_record(file.read_text()).game == "brawl"


def test_save_names_the_file_and_the_game_goes_on(tmp_path: Path) -> None:
    played = fracas(*ALONE, typed=["save", f"save {tmp_path}/here.fracas", "ready", "quit"])
    assert played.shown.count("Saved in") == 3
    assert played.saved_in() == tmp_path / "here.fracas"


def test_other_files_are_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear Bela")
    refused = fracas(*ALONE, "--record", str(file))
    assert (refused.code, refused.shown) == (2, "")
    assert f"{file} exists already" in refused.complaints
    assert f"{file} exists already" in fracas(*ALONE, typed=[f"save {file}"]).shown
    assert file.read_text() == "dear Bela"


def test_names_of_records_are_never_used_twice() -> None:
    files = {fracas(*ALONE).saved_in() for _ in range(3)}
    assert len(files) == 3


def test_what_cannot_be_written_where_it_should_is_kept_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "wall").write_text("a file where a folder should be")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "wall"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    played = fracas(*ALONE, typed=["save", "quit"])
    assert "cannot be written" in played.shown
    assert "cannot be written" in played.complaints
    assert played.saved_in().parent == tmp_path
    assert played.saved_in().is_file()


def test_a_fault_in_a_bot_loses_no_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Broken:
        def choose(self, seat: object) -> list[int]:
            raise ZeroDivisionError

    monkeypatch.setitem(find_bots(), "random", lambda dice: Broken())
    with pytest.raises(ZeroDivisionError):
        fracas(*ALONE, typed=["ready"])
    assert (tmp_path / "data" / "fracas" / "brawl-1.fracas").is_file()


def find_bots() -> dict[str, object]:
    """Give the table of bots, to put another in its place."""
    from fracas import bots

    return bots.BOTS  # type: ignore[return-value]


@rule("FR-6.3")
def test_sealed_dice_keep_their_secret_beside_the_record_until_the_end() -> None:
    left = fracas(*ALONE, "--dice", "sealed", typed=["ready", "quit"])
    record = parse_record(left.saved_in().read_text())
    beside = left.saved_in().with_name(left.saved_in().name + ".secret")
    assert record.secret == ""
    assert f"Seal: {record.seal}" in left.words()
    assert str(beside) in left.shown
    assert resumed(left).code == 0
    finished = parse_record(left.saved_in().read_text())
    assert finished.seal == record.seal
    assert finished.secret
    assert not beside.exists()
    checked = fracas("record", "check", str(left.saved_in()))
    assert "the dice follow from the seal" in checked.shown


def test_a_sealed_game_without_its_secret_says_what_is_missing() -> None:
    left = fracas(*ALONE, "--dice", "sealed", typed=["quit"])
    beside = left.saved_in().with_name(left.saved_in().name + ".secret")
    beside.unlink()
    refused = fracas("play", "--resume", str(left.saved_in()))
    assert refused.code == 1
    assert str(beside) in refused.complaints


def test_people_and_bots_sit_where_they_sat() -> None:
    players = ("--players", "random,human,human", "--name", "Anna", "--name", "Bela")
    left = fracas("play", "brawl", *players, typed=["", "ready", "quit"])
    shown = fracas("play", "--resume", str(left.saved_in()), typed=[""]).shown
    assert "Robot 1" in shown
    assert "Bela (you)" in shown


def test_others_can_take_over_a_saved_game() -> None:
    left = fracas(*ALONE, typed=["quit"])
    again = fracas("play", "--resume", str(left.saved_in()), "--players", "random,human,random")
    assert "Robot 2 (you)" in again.shown


@pytest.mark.parametrize(
    "settled", ["--seats=3", "--seed=1", "--dice=ask", "--name=Bela", "--option=evening=long"]
)
def test_what_the_record_settles_cannot_be_asked_for_again(settled: str) -> None:
    left = fracas(*ALONE, typed=["quit"])
    refused = fracas("play", "--resume", str(left.saved_in()), settled)
    assert refused.code == 2
    assert "leave those options out" in refused.complaints


def test_a_finished_game_shows_its_end_and_is_left_as_it_is() -> None:
    played = fracas(*ALONE, "--seats", "2", typed=["resign", "yes"])
    text = played.saved_in().read_text()
    again = fracas("play", "--resume", str(played.saved_in()))
    assert again.code == 0
    assert "Robot 2 wins." in again.shown
    assert "The record is in" not in again.shown
    assert played.saved_in().read_text() == text


def test_an_archive_replaces_its_file_as_a_whole(tmp_path: Path) -> None:
    match = Match(find_game("brawl"), 2, seed=1)
    archive = Archive("brawl", tmp_path / "one.fracas")
    archive.save(match)
    archive.save(match)
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["one.fracas"]
