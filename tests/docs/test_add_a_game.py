"""The game that `docs/add-a-game.md` builds, exactly as a reader would type it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "add-a-game.md"
BLOCK = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write down every block that names a file; several for one file follow each other."""
    folder = tmp_path_factory.mktemp("guide")
    files: dict[str, list[str]] = {}
    for name, text in BLOCK.findall(GUIDE.read_text(encoding="utf-8")):
        files.setdefault(name, []).append(text)
    for name, texts in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("\n\n".join(texts), encoding="utf-8")
    return folder


def run(folder: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    paths = [str(folder), os.environ.get("PYTHONPATH", "")]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(path for path in paths if path),
        "FRACAS_GAMES": "pig",
        "LC_ALL": "C.UTF-8",
    }
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_game_passes_the_contract_and_its_own_tests(folder: Path) -> None:
    done = run(folder, "-m", "pytest", "-q", "-W", "error", "test_pig.py")
    assert done.returncode == 0, done.stdout
    assert re.search(r"^\d{2} passed", done.stdout, re.MULTILINE), done.stdout


def test_every_rule_of_the_game_is_proven(folder: Path) -> None:
    done = run(folder, "-m", "fracas.cli", "rules", "pig", "--coverage", "--tests", str(folder))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "6" in done.stdout.splitlines()[-1]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_game_can_be_played_to_the_end(folder: Path, language: str) -> None:
    turns = "roll\nhold\n" * 400
    done = run(
        folder,
        *("-m", "fracas.cli", "play", "pig", "--seed", "7", "--lang", language),
        typed=turns,
    )
    said = {"en": "The goal is reached.", "fr": "Le but est atteint."}[language]
    assert said in done.stdout, done.stdout[-2000:] + done.stderr


def test_the_code_of_the_guide_is_typed_strictly(folder: Path) -> None:
    done = run(folder, "-m", "mypy", "--strict", "pig")
    assert done.returncode == 0, done.stdout
