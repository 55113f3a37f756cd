"""The command line itself: help, languages, usage, exit codes, and what may be missing."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import shtab

import fracas as package
from fracas.cli import main
from tests.terminal.desks import fracas

COMMANDS = (
    ("games",),
    ("play",),
    ("record",),
    ("record", "check"),
    ("record", "show"),
    ("record", "replay"),
    ("rules",),
    ("bench",),
    ("completion",),
)


def process(
    *arguments: str, python: tuple[str, ...] = (), typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command as a process of its own."""
    return subprocess.run(
        [sys.executable, *python, "-m", "fracas.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), **environment},
    )


def test_the_version_says_which_build_is_loaded(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    build = "compiled" if package.is_compiled() else "pure"
    assert capsys.readouterr().out == f"fracas {package.VERSION} ({build})\n"


@pytest.mark.parametrize("command", [(), *COMMANDS], ids=" ".join)
@pytest.mark.parametrize(("language", "usage"), [("en", "usage: fracas"), ("fr", "usage : fracas")])
def test_help_is_there_for_every_command(
    command: tuple[str, ...], language: str, usage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as leaving:
        fracas(*command, "--help", "--lang", language)
    assert leaving.value.code == 0
    shown = capsys.readouterr().out
    assert shown.startswith(usage)
    english = ("show this help", "positional arguments", "optional arguments")
    assert any(words in shown for words in english) == (language == "en")


def test_without_a_command_help_is_shown_and_usage_was_wrong(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert fracas().code == 2
    assert "COMMAND" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        ("dance", "no such command", "commande n'existe pas"),
        ("record", "A command is missing", "manque une commande"),
        ("record dance", "no such command", "commande n'existe pas"),
        ("record check", "This is missing: FILE", "Il manque ceci : FICHIER"),
        ("games --jsn", '"--jsn" is not understood', "« --jsn » n'a pas de sens"),
        ("games more", '"more" is not understood', "« more » n'a pas de sens"),
        ("games --json=1", "one too many", "une de trop"),
        ("play brawl --seed", "a value is missing", "manque une valeur"),
        ("play brawl --seed x", '--seed needs a positive number, not "x"', "nombre positif"),
        ("play brawl --seed 1234567890123456789", "--seed needs", "nombre positif"),
        ("play brawl --seats 9", "can be 2, 3, 4, 5, not 9", "à 2, 3, 4, 5, pas à 9"),
        ("play brawl --dice two", "--dice can be seed, sealed, ask", "--dice peut valoir"),
        ("play brawl --seed 1 --dice ask", "--seed does not go with", "ne va pas avec"),
        (
            "play brawl --players me",
            "--players can be human, greedy, random",
            "peut valoir human, greedy",
        ),
        ("play brawl --seats 2 --players human,random,random", "More players (3)", "(3)"),
        ("play brawl --name A --name B", "More names (2) than people (1)", "Plus de noms"),
        ("play brawl --name random", "cannot be a person's name", "ne peut pas être le nom"),
        ("play brawl --option evening", "write it as NAME=CHOICE", "écrivez NOM=CHOIX"),
        ("play brawl --option a=b", 'There is no setting "a"', "Le réglage « a » n'existe pas"),
        ("play brawl --record /no/where/x", "There is no folder /no/where", "Le dossier /no"),
        ("play chess", 'There is no game called "chess"', "Aucun jeu ne s'appelle « chess »"),
        ("play", "Which one? There are: ", "Lequel ?"),
        ("play --resume /no/where", "/no/where cannot be read", "Impossible de lire /no/where"),
        ("bench chess", "There is no game", "Aucun jeu"),
        ("bench --seconds 0", "--seconds needs a positive number", "nombre positif"),
        ("completion tcsh", "can be bash, zsh, fish", "peut valoir bash, zsh, fish"),
    ],
)
def test_wrong_usage_is_one_line_in_the_readers_language(
    arguments: str, english: str, french: str
) -> None:
    for language, words in (("en", english), ("fr", french)):
        ran = fracas(*arguments.split(), "--lang", language)
        assert (ran.code, ran.shown) == (2, "")
        assert ran.complaints.startswith("fracas: ")
        assert ran.complaints.count("\n") == 1
        assert words in ran.complaints


def test_an_unknown_language_is_refused() -> None:
    for arguments in (("games", "--lang", "de"), ("games", "--lang")):
        ran = fracas(*arguments)
        assert ran.code == 2
        assert "--lang" in ran.complaints


@pytest.mark.parametrize("place", [("--lang", "fr", "games"), ("games", "--lang=fr")])
def test_the_language_can_be_named_anywhere(place: tuple[str, ...]) -> None:
    assert "Bagarre de taverne" in fracas(*place).shown


def test_otherwise_the_environment_names_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert "Bagarre de taverne" in fracas("games").shown


def test_games_are_listed_with_what_can_be_chosen() -> None:
    shown = fracas("games").shown
    for words in ("brawl", "Tavern brawl", "2–5", "evening=long|short", "fracas play brawl"):
        assert words in shown
    assert json.loads(fracas("games", "--json").shown)["brawl"]["seats"] == [2, 3, 4, 5]


def test_a_game_that_cannot_be_loaded_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("no_such_module", "json"):
        monkeypatch.setenv("FRACAS_GAMES", module)
        ran = fracas("games")
        assert ran.code == 1
        assert "A game cannot be loaded" in ran.complaints
        assert ran.complaints.count("\n") == 1


def test_without_games_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FRACAS_GAMES")
    monkeypatch.setattr("fracas.registry.SHIPPED", ())
    assert "No games are installed." in fracas("games").shown


def test_without_the_extra_only_the_version_is_told() -> None:
    # -S leaves out what is installed; the package itself is found through its source folder.
    source = str(Path(package.__file__).parent.parent)
    alone = {"python": ("-S",), "PYTHONPATH": source}
    assert process("--version", **alone).stdout.startswith("fracas ")  # type: ignore[arg-type]
    for arguments in (("play", "brawl"), ("games",)):
        ran = process(*arguments, **alone)  # type: ignore[arg-type]
        assert ran.returncode == 2
        assert 'pip install "fracas[terminal]"' in ran.stderr
        assert ran.stderr.count("\n") == 1


def test_importing_the_package_needs_no_third_party() -> None:
    code = (
        "import fracas, sys; sys.exit(any(m in sys.modules for m in ('rich', 'fluent', 'shtab')))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code],
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    assert ran.returncode == 0


def test_a_reader_that_goes_away_is_no_fault() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ran = subprocess.run(
        [sys.executable, "-m", "fracas.cli", "rules", "table"],
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    os.close(writing)
    assert ran.stderr == ""
    assert ran.returncode == 141


def test_a_game_whose_reader_goes_away_is_kept(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ran = subprocess.run(
        [sys.executable, "-m", "fracas.cli", "play", "brawl"],
        stdin=subprocess.DEVNULL,
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    os.close(writing)
    assert (ran.returncode, ran.stderr) == (141, "")
    assert (tmp_path / "data" / "fracas" / "brawl-1.fracas").is_file()


def test_a_record_can_come_through_standard_input() -> None:
    left = fracas("play", "brawl", typed=["ready"])
    text = left.saved_in().read_text()
    for deed in ("check", "show", "replay"):
        ran = process("record", deed, "-", typed=text)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert ran.stdout


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_is_a_script_or_a_clear_no(shell: str) -> None:
    ran = fracas("completion", shell)
    assert (ran.code == 0) == (shell in shtab.SUPPORTED_SHELLS)
    assert "brawl" in ran.shown
    assert "replay" in ran.shown


def test_a_shell_that_shtab_does_not_know_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shtab, "SUPPORTED_SHELLS", ["bash", "zsh"])
    ran = fracas("completion", "fish")
    assert ran.code == 2
    assert "Completion for fish is not supported" in ran.complaints


def test_the_script_for_bash_is_one_that_bash_reads() -> None:
    script = fracas("completion", "bash").shown
    ran = subprocess.run(["bash", "-n"], input=script, text=True, check=False, capture_output=True)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure as little as can be: how fast a game is, is no matter of tests."""
    monkeypatch.setattr("fracas.measurement.POSITIONS", 1)
    monkeypatch.setattr("fracas.measurement.REPETITIONS", 1)
    monkeypatch.setattr("fracas.bench.LONGEST_POSITIONS", 1)


@pytest.mark.usefixtures("hasty")
def test_figures_have_the_shape_that_readers_expect() -> None:
    found = json.loads(fracas("bench", "brawl", "--json", "--seconds", "0.01").shown)
    assert list(found) == ["games", "peers"]
    assert set(found["games"]["brawl"]) >= {
        "compiled",
        "decisions_per_second",
        "games_per_second",
        "decisions_per_game",
        "legal_mean",
        "legal_max",
        "forced_share",
        "copy_us",
        "legal_us",
        "observe_us",
        "view_us",
        "view_bytes",
    }
    assert found["games"]["brawl"]["compiled"] is package.is_compiled()


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_figures_are_shown_as_a_table(language: str) -> None:
    shown = fracas("bench", "brawl", "--seconds", "0.01", "--lang", language).shown
    assert shown.splitlines()[1].startswith("brawl  ")
