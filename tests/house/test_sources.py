"""Traps of the two builds that no type checker sees, looked for in the sources."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMPILED = sorted(
    module
    for folder in ("src/fracas/core", "src/fracas/games", "tests/games/brawl")
    for module in (ROOT / folder).rglob("*.py")
)


def bare_final_tuples(source: str) -> list[int]:
    """List the lines with a table of two or more values that is `Final` without its type.

    mypyc keeps such a tuple as a struct of fixed length, and makes a new Python tuple of
    it each time it is indexed by a variable; that made whole games up to 1.6 times slower.
    """
    lines: list[int] = []
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.AnnAssign)
            and isinstance(node.annotation, ast.Name)
            and node.annotation.id == "Final"
            and isinstance(node.value, ast.Tuple)
            and len(node.value.elts) > 1
        ):
            lines.append(node.lineno)
    return lines


def test_a_bare_final_tuple_is_found() -> None:
    source = (
        "A: Final = (1, 2)\nB: Final[tuple[int, ...]] = (1, 2)\nC: Final = (1,)\nD: Final = 1\n"
    )
    assert bare_final_tuples(source) == [1]


def test_there_is_something_to_look_at() -> None:
    assert len(COMPILED) > 20


@pytest.mark.parametrize("module", COMPILED, ids=lambda module: str(module.relative_to(ROOT)))
def test_tables_say_their_type(module: Path) -> None:
    lines = bare_final_tuples(module.read_text(encoding="utf-8"))
    assert not lines, f"{module}: write `Final[tuple[int, ...]]` in lines {lines}"
