"""The two builds of the same sources: which one is loaded, and that both play alike."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from fracas import is_compiled
from fracas.registry import SHIPPED
from tests.kernel.digests import digests

ROOT = Path(__file__).resolve().parents[2]
PURE = [ROOT / "src", ROOT / "tests" / "games"]
COMPILED = ROOT / "build" / "compiled"
SOURCES = {"fracas": ROOT / "src" / "fracas", "brawl": ROOT / "tests" / "games" / "brawl"}
INTERPRETED = {"fracas.core.compiling"}


def modules(package: str) -> list[str]:
    """Name the modules of a package that say more than what to import from where."""
    top, *rooms = package.split(".")
    folder = SOURCES[top].joinpath(*rooms)
    found = [path.relative_to(folder).with_suffix("") for path in folder.rglob("*.py")]
    return [".".join((package, *path.parts)) for path in found if path.name != "__init__"]


PLAYED = [module for id in SHIPPED for module in modules(f"fracas.games.{id}")]


@pytest.mark.parametrize("module", [*modules("fracas.core"), *modules("brawl"), "brawl", *PLAYED])
def test_the_core_and_the_games_are_all_of_one_build(module: str) -> None:
    loaded = import_module(module).__file__
    assert loaded is not None
    interpreted = loaded.endswith(".py")
    assert interpreted == (not is_compiled() or module in INTERPRETED)


@pytest.mark.skipif(
    os.environ.get("FRACAS_EXPECT_COMPILED") != "1", reason="the compiled build is not expected"
)
def test_the_build_that_is_expected_is_the_one_that_is_tested() -> None:
    assert is_compiled()


def listed(paths: list[Path]) -> list[str]:
    """Play in another process, on the build that lies in these folders."""
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(map(str, [*paths, ROOT])))
    program = [sys.executable, str(Path(__file__).with_name("digests.py"))]
    done = subprocess.run(
        program, env=environment, capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def is_current(build: Path) -> bool:
    """Tell whether a compiled build is finished, and made of the sources as they are."""
    stamp = build / ".digest"
    return (
        stamp.is_file()
        and stamp.read_text(encoding="utf-8") != ""
        and all(
            (build / package / path.relative_to(folder)).is_file()
            and (build / package / path.relative_to(folder)).read_bytes() == path.read_bytes()
            for package, folder in SOURCES.items()
            for path in folder.rglob("*.py")
        )
    )


def test_the_same_seeds_give_the_same_positions_in_another_process() -> None:
    assert listed(PURE) == ["pure", *digests()]


@pytest.mark.skipif(not is_current(COMPILED), reason="there is no compiled build of these sources")
def test_the_same_seeds_give_the_same_positions_in_the_compiled_build() -> None:
    assert listed([COMPILED]) == ["compiled", *digests()]
