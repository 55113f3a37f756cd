"""Rulebooks at the command line, and which of their rules the tests prove."""

from pathlib import Path

import pytest

from fracas import find_game
from fracas.contract.rules import rule_ids
from fracas.terminal.rules import Book
from tests.terminal.desks import fracas


def ids_of(game: str) -> list[str]:
    """List the rules of a game."""
    return rule_ids((Path(find_game(game).folder) / "rules" / "en.md").read_text())


@pytest.mark.parametrize(
    ("language", "title", "sentence"),
    [
        ("en", "Tavern brawl", "Ranks go by being on one's feet"),
        ("fr", "Bagarre de taverne", "On classe d'abord ceux qui sont debout"),
    ],
)
def test_a_rulebook_is_shown_in_either_language(language: str, title: str, sentence: str) -> None:
    shown = fracas("rules", "brawl", "--lang", language)
    assert shown.code == 0
    assert title in shown.shown
    assert sentence in shown.words()
    assert "**" not in shown.shown


def test_the_table_has_a_rulebook_of_its_own() -> None:
    assert "Whoever resigned ranks behind" in fracas("rules", "table").words()


def test_a_chapter_or_a_rule_can_be_read_alone() -> None:
    chapter = fracas("rules", "brawl", "BR-3").words()
    assert "BR-3.1" in chapter
    assert "BR-4.1" not in chapter
    alone = fracas("rules", "brawl", "br-3.2").words()
    assert "with up to two cards" in alone
    assert "BR-3.3" not in alone


def test_what_no_rulebook_has_is_said() -> None:
    assert fracas("rules", "brawl", "BR-99.1").code == 2
    assert "There is no game" in fracas("rules", "chess").complaints
    assert "table, brawl" in fracas("rules").complaints


class CitingFolder:
    """A folder of tests that cite rules."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def cite(self, *ids: str) -> None:
        """Write a test for each id."""
        lines = ["from fracas.contract import rule", ""]
        for number, identity in enumerate(ids):
            lines += [f'@rule("{identity}")', f"def test_{number}(): ...", ""]
        (self.folder / "test_rules.py").write_text("\n".join(lines))

    def coverage(self, *arguments: str) -> tuple[int, list[str], str]:
        """Run the command on this folder."""
        ran = fracas("rules", *arguments, "--coverage", "--tests", str(self.folder))
        return ran.code, ran.shown.splitlines(), ran.complaints


@pytest.fixture
def tests(tmp_path: Path) -> CitingFolder:
    """Give an empty folder of tests."""
    folder = tmp_path / "tests"
    folder.mkdir()
    return CitingFolder(folder)


def test_all_proven_is_right(tests: CitingFolder) -> None:
    ids = ids_of("brawl")
    tests.cite(*ids)
    code, lines, complaints = tests.coverage("brawl")
    assert (code, complaints) == (0, "")
    assert lines[0] == "BR-1.1  tests/test_rules.py::test_0"
    assert lines[-1] == (
        f"brawl: {len(ids)} rules, {len(ids)} proven, 0 unproven; 0 cited ids unknown"
    )


def test_an_unproven_rule_is_not_right(tests: CitingFolder) -> None:
    tests.cite(*ids_of("brawl")[1:])
    code, lines, _ = tests.coverage("brawl")
    assert code == 1
    assert lines[0] == "BR-1.1  (no test)"
    assert "1 unproven" in lines[-1]


def test_an_unknown_id_is_not_right(tests: CitingFolder) -> None:
    tests.cite(*ids_of("brawl"), "BR-99.9")
    code, lines, _ = tests.coverage("brawl")
    assert code == 1
    assert lines[-2] == f"BR-99.9  tests/test_rules.py::test_{len(ids_of('brawl'))}  (no such rule)"
    assert lines[-1].endswith("1 cited ids unknown")


@pytest.mark.parametrize(("before", "code"), [(32, 0), (33, 1)])
def test_a_falling_count_is_not_right(tests: CitingFolder, before: int, code: int) -> None:
    tests.cite(*ids_of("brawl"))
    (tests.folder / "proven.toml").write_text(f"[proven]\nbrawl = {before}\n")
    found, _, complaints = tests.coverage("brawl")
    assert found == code
    assert ("32 rules are proven, 33 were before" in complaints) == (code == 1)


def test_without_a_game_all_rulebooks_are_covered_and_strays_are_found(tests: CitingFolder) -> None:
    tests.cite("FR-1.1", "BR-1.1", "XX-1.1")
    code, lines, complaints = tests.coverage()
    assert code == 1
    totals = [line for line in lines if " proven, " in line]
    assert {"table", "brawl"} <= {line.partition(":")[0] for line in totals}
    assert lines[-1] == totals[-1]
    assert "XX-1.1 belongs to no rulebook" in complaints


def test_a_game_that_cannot_be_played_yet_has_a_rulebook_already(
    tests: CitingFolder, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("begun", "brawl"):
        (tmp_path / name / "rules").mkdir(parents=True)
        text = f"- **XX-1.1** Of {name}.\n- **XX-1.2** More.\n"
        (tmp_path / name / "rules" / "en.md").write_text(text)
    monkeypatch.setattr("fracas.terminal.rules.GAMES", tmp_path)
    tests.cite(*ids_of("brawl"), "XX-1.1")
    _, lines, complaints = tests.coverage("--gate")
    assert lines[-1] == "begun: 2 rules, 1 proven, 1 unproven; 0 cited ids unknown"
    assert sum(line.startswith("brawl: 32 rules") for line in lines) == 1
    assert "XX-" not in complaints
    tests.cite("XX-1.3")
    assert "XX-1.3 belongs to no rulebook" in tests.coverage("--gate")[2]


def test_the_gate_asks_all_of_a_complete_game(tests: CitingFolder) -> None:
    tests.cite(*ids_of("brawl")[1:])
    code, lines, complaints = tests.coverage("brawl", "--gate")
    assert code == 1 and len(lines) == 1 and "1 unproven" in lines[0]
    assert "brawl says that it is complete, but no test proves BR-1.1." in complaints


def test_the_gate_lets_a_game_be_incomplete(
    tests: CitingFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fracas.terminal.rules.Book", IncompleteBook)
    tests.cite("BR-1.1")
    assert tests.coverage("brawl", "--gate")[0] == 0
    tests.cite("BR-1.1", "BR-99.9", "BR-99.9")
    code, _, complaints = tests.coverage("brawl", "--gate")
    assert code == 1
    assert "BR-99.9 belongs to no rulebook" in complaints and "and 1 more." in complaints
    tests.cite("BR-1.1")
    (tests.folder / "proven.toml").write_text("[proven]\nbrawl = 2\n")
    assert tests.coverage("brawl", "--gate")[0] == 1


class IncompleteBook(Book):
    """A rulebook of a game that is not whole yet."""

    def __init__(self, name: str, folder: Path, prefix: str, complete: bool) -> None:
        super().__init__(name, folder, prefix, complete=False)


def test_the_totals_are_said_in_french(tests: CitingFolder) -> None:
    tests.cite(*ids_of("brawl"))
    assert "prouvées 32, non prouvées 0" in tests.coverage("brawl", "--lang", "fr")[1][-1]


def test_tests_that_cannot_be_read_are_wrong_usage(tests: CitingFolder, tmp_path: Path) -> None:
    (tests.folder / "test_bad.py").write_text("def (:")
    code, _, complaints = tests.coverage("brawl")
    assert code == 2
    assert "this is not Python" in complaints
    assert fracas("rules", "--coverage", "--tests", str(tmp_path / "none")).code == 2
