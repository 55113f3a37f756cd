"""What `import fracas` offers, and that it needs nothing but Python."""

import ast
import subprocess
import sys
from inspect import getdoc
from pathlib import Path

import pytest

import brawl
import fracas

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "src" / "fracas" / "core"
# Where the build that is being tested lies, and the sample game.
PLACES = [str(Path(str(module.__file__)).parents[1]) for module in (fracas, brawl)]


def run(program: str, *options: str) -> str:
    """Run a program in a fresh Python that finds fracas and the sample game, and no more."""
    begin = f"import sys; sys.path[:0] = {PLACES!r}\n"
    done = subprocess.run(
        [sys.executable, *options, "-c", begin + program],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_everything_offered_is_there_and_documented() -> None:
    assert sorted(set(fracas.__all__)) == sorted(fracas.__all__)
    for name in fracas.__all__:
        offered = getattr(fracas, name)
        # Compiled classes carry no documentation; the sources that they come from do.
        if callable(offered) and not fracas.is_compiled():
            assert getdoc(offered), f"{name} is not documented"


def test_nothing_else_is_offered() -> None:
    program = "import fracas, types; print(*(n for n, v in vars(fracas).items()"
    program += " if not n.startswith('_') and not isinstance(v, types.ModuleType)))"
    assert set(run(program).split()) == set(fracas.__all__)


def test_the_version_is_three_numbers() -> None:
    assert [part.isdigit() for part in fracas.VERSION.split(".")] == [True] * 3


@pytest.mark.parametrize("options", [("-I",), ("-I", "-S")], ids=["installed", "bare"])
def test_importing_fracas_loads_nothing_but_python_and_fracas(options: tuple[str, ...]) -> None:
    program = """
before = set(sys.modules)
import fracas
new = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*(new - sys.stdlib_module_names))
"""
    # The compiled build puts all its code in one library beside the packages.
    assert set(run(program, *options).split()) <= {"fracas", "fracas__mypyc"}


def test_importing_fracas_leaves_the_heavy_rooms_of_python_alone() -> None:
    program = "import fracas; print(*sys.modules)"
    loaded = set(run(program, "-I").split())
    assert not loaded & {"importlib.metadata", "asyncio", "json", "typing_extensions", "inspect"}


def test_a_game_is_played_to_its_end_in_a_python_without_any_package() -> None:
    program = """
import fracas
from brawl import GAME
dice = fracas.seeded(1, "moves")
match = fracas.Match(GAME, 4, sealed=fracas.SealedDice(b"secret", [b"a", b"b", b"c", b"d"]))
while not match.over():
    seat = fracas.Seat(match, match.owing()[0])
    legal = seat.legal()
    seat.submit([legal[dice.below(len(legal))]])
record = fracas.parse_record(match.record().to_text())
print(fracas.check(record, GAME).match.result().ranks == match.result().ranks)
state = GAME.new(5, dice=fracas.seeded(7, "example"))
while not state.over():
    seat = state.owing()[0]
    state.play(seat, state.legal(seat)[0])
print(len(state.result().ranks))
"""
    assert run(program, "-I", "-S").split() == ["True", "5"]


def test_the_core_knows_python_and_itself_only() -> None:
    for path in CORE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0 and node.module is not None
                names = [node.module]
            for name in names:
                known = name.startswith("fracas.core.") or name.split(".")[0] in (
                    sys.stdlib_module_names
                )
                # For the type checker's eyes only; a fallback stands beside it.
                only_typed = path.name == "compiling.py" and name == "mypy_extensions"
                assert known or only_typed, f"{path.name} imports {name}"
