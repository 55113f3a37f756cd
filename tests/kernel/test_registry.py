"""Which games there are: those one is writing, and those that packages bring."""

from pathlib import Path

import pytest

from brawl import GAME as BRAWL
from fracas.core.text import Text
from fracas.language import LANGUAGES
from fracas.registry import GROUP, VARIABLE, UnknownGame, find_game, games
from fracas.texts import words_for

CHESS = """
from tests.kernel.scripted import ScriptedGame, ask
GAME = ScriptedGame(ask(0), id="{id}", revision={revision})
"""


def package(folder: Path, module: str, id: str, revision: int = 1, announced: bool = True) -> None:
    """Install a package with a game, the way an installer leaves it behind."""
    (folder / f"{module}.py").write_text(CHESS.format(id=id, revision=revision), encoding="utf-8")
    if announced:
        info = folder / f"{module}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[{GROUP}]\n{id} = {module}:GAME\n")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a folder whose packages can be imported."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delenv(VARIABLE, raising=False)
    return tmp_path


def test_a_game_under_way_is_named_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "brawl")
    assert games()["brawl"] is BRAWL and find_game("brawl") is BRAWL


def test_several_are_named_by_commas(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(folder, "rack_one", "rack-one", announced=False)
    monkeypatch.setenv(VARIABLE, " brawl, ,rack_one,")
    assert {"brawl", "rack-one"} <= set(games())


@pytest.mark.parametrize("value", ["", " ", ","])
def test_naming_none_is_no_fault(folder: Path, monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv(VARIABLE, value)
    assert "brawl" not in games()


def test_a_package_announces_its_game(folder: Path) -> None:
    package(folder, "rack_two", "rack-two")
    assert find_game("rack-two").id == "rack-two"


def test_the_game_one_is_writing_comes_before_the_one_installed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package(folder, "rack_installed", "rack-three", revision=1)
    package(folder, "rack_written", "rack-three", revision=2, announced=False)
    monkeypatch.setenv(VARIABLE, "rack_written")
    assert find_game("rack-three").revision == 2


@pytest.mark.parametrize("name", ["chess", "", "BRAWL", "../brawl"])
def test_an_unknown_game_is_refused_with_those_there_are(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv(VARIABLE, "brawl")
    with pytest.raises(UnknownGame, match=r"known games: .*brawl") as caught:
        find_game(name)
    known = ", ".join(sorted(games()))
    assert caught.value.text == Text("unknown-game", {"name": name, "known": known})
    for language in LANGUAGES:
        assert "brawl" in words_for(None, language).say(caught.value.text)


def test_a_module_without_a_game_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "rack_empty.py").write_text("GAME = 'chess'\n")
    for name in ("rack_empty", "json"):
        monkeypatch.setenv(VARIABLE, name)
        with pytest.raises(TypeError, match=f"{name}.GAME is not a fracas Game"):
            games()


def test_a_module_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "no_such_game")
    with pytest.raises(ModuleNotFoundError, match="no_such_game"):
        games()


def test_an_announced_thing_that_is_no_game_is_named(folder: Path) -> None:
    package(folder, "rack_four", "rack-four")
    (folder / "rack_four.py").write_text("GAME = 4\n")
    with pytest.raises(TypeError, match="rack_four:GAME is not a fracas Game"):
        games()
