"""The tool that changes rules at random to see whether a test notices."""

import ast
import threading
from collections import Counter
from pathlib import Path
from textwrap import dedent

import pytest

from mutants import (
    Copy,
    Mutant,
    MutantsError,
    Outcome,
    Target,
    choose_target,
    draw,
    find_mutations,
    import_name,
    main,
    make_mutant,
    report_lines,
)

PURSE = dedent(
    '''\
    """A purse of at most 5 coins."""

    LIMIT: Final = 5
    NAMES: Final = ("gold", "silver")


    class Purse:
        def __init__(self, coins: int) -> None:
            self.coins = coins

        def pay(self, price: int) -> bool:
            """Pay 1 or more coins."""
            if price > self.coins:
                return False
            self.coins -= price
            return True

        def count_down(self) -> int:
            steps = 0
            while self.coins > 0:
                self.coins -= 1
                steps += 1
            return steps
    '''
)


def changes(source: str) -> list[str]:
    """Every change of a source, as the tool shows it."""
    tree = ast.parse(dedent(source))
    mutants = [make_mutant(tree, Path("purse.py"), found) for found in find_mutations(tree)]
    return [f"{mutant.before} -> {mutant.after}" for mutant in mutants]


def function(*lines: str, returns: str = "None") -> str:
    """The source of a function with the given body."""
    return "\n    ".join([f"def pay(self, price: int, paid: int) -> {returns}:", *lines])


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a = b < c", ["a = b < c -> a = b <= c", "a = b < c -> a = b >= c"]),
        ("a = b == c", ["a = b == c -> a = b != c"]),
        ("a = b is c", ["a = b is c -> a = b is not c"]),
        ("a = b not in c", ["a = b not in c -> a = b in c"]),
        ("a = b and c and d", ["a = b and c and d -> a = b or c or d"]),
        ("a = not b", ["a = not b -> a = b"]),
        ("a = -b", ["a = -b -> a = b"]),
        ("a = b + c", ["a = b + c -> a = b - c"]),
        ("a = b << c", ["a = b << c -> a = b >> c"]),
        ("a += b", ["a += b -> a -= b"]),
        ("LIMIT: Final = 5", [f"LIMIT: Final = 5 -> LIMIT: Final = {n}" for n in (6, 4)]),
    ],
)
def test_expressions_change_in_one_place(source: str, expected: list[str]) -> None:
    assert changes(source) == expected


def test_each_comparison_of_a_row_changes_by_itself() -> None:
    assert changes("a = b <= c != d") == [
        "a = b <= c != d -> a = b < c != d",
        "a = b <= c != d -> a = b > c != d",
        "a = b <= c != d -> a = b <= c == d",
    ]


def test_conditions_are_negated_where_nothing_else_comes_to_the_same() -> None:
    assert changes("if a:\n    b") == ["if a: -> if not a:"]
    assert changes("while a():\n    b") == ["while a(): -> while not a():"]
    assert changes("a = b if c else d") == ["a = b if c else d -> a = b if not c else d"]
    assert changes("a = [b for b in c if b]") == [
        "a = [b for b in c if b] -> a = [b for b in c if not b]"
    ]
    assert changes("if not a:\n    b") == ["if not a: -> if a:"]
    assert changes("if a == b:\n    c") == ["if a == b: -> if a != b:"]
    assert changes("while True:\n    a") == []


@pytest.mark.parametrize(
    ("returns", "value", "others"),
    [
        ("bool", "True", ["False"]),
        ("bool", "paid", ["not paid"]),
        ("'bool'", "paid", ["not paid"]),
        ("int", "paid", ["0"]),
        ("list[int]", "paid", ["[]"]),
        ("list[int]", "[]", []),
        ("tuple[int, ...]", "paid", ["()"]),
        ("Purse | None", "paid", ["None"]),
        ("Purse | None", "None", []),
        ("Purse", "paid", []),
        ("str", "'paid'", []),
    ],
)
def test_results_change_according_to_their_type(
    returns: str, value: str, others: list[str]
) -> None:
    expected = [f"return {value} -> return {other}" for other in others]
    assert changes(function(f"return {value}", returns=returns)) == expected


def test_leaving_a_function_early_is_removed() -> None:
    assert "return -> pass" in changes(function("if paid:", "    return", "yield"))
    assert changes(function("return")) == []


def test_calls_and_assignments_are_removed() -> None:
    assert changes(function("self.pay()")) == ["self.pay() -> pass"]
    assert changes(function("self.coins = paid")) == ["self.coins = paid -> pass"]
    assert changes(function("self.coins[price] = paid")) == ["self.coins[price] = paid -> pass"]
    assert changes(function("price = paid")) == ["price = paid -> pass"]
    assert "rest -= paid -> pass" in changes(function("rest = price", "rest -= paid"))


def test_what_could_only_crash_without_it_is_not_removed() -> None:
    assert changes(function("rest = paid")) == []
    assert changes(function("rest, price = price, paid")) == []
    assert changes("coins = purse\npay()") == []
    assert changes("def __init__(self, coins):\n    self.coins = coins") == []


@pytest.mark.parametrize(
    "source",
    [
        '"""A text of 3 words."""',
        "NAMES: Final = ('gold', 'silver')",
        "def pay(coins: Literal[1, 2]) -> Annotated[int, 3]: ...",
        "Coins = Literal[1, 2]",
        "Coin = int | None",
        "coins: list[Literal[1]] = []",
        "@limit(1)\ndef pay(): ...",
        "assert coins > 1, 2",
        "a = f'{b + 1} coins'",
        "a = 'coins of ' + b",
        "a = [*b] + c",
        "if TYPE_CHECKING:\n    a = 1",
        "if __name__ == '__main__':\n    a = 1",
        "a = True",
    ],
)
def test_what_decides_no_rule_is_left_alone(source: str) -> None:
    assert changes(source) == []


def test_every_mutant_is_a_different_source_and_leaves_the_tree_as_it_was() -> None:
    tree = ast.parse(PURSE)
    unchanged = ast.unparse(tree)
    sources = [make_mutant(tree, Path("purse.py"), found).source for found in find_mutations(tree)]
    assert len({unchanged, *sources}) == len(sources) + 1
    assert all('"""A purse of at most 5 coins."""' in source for source in sources)
    assert ast.unparse(tree) == unchanged


def test_a_mutant_names_its_line_and_shows_only_the_header_of_a_block() -> None:
    tree = ast.parse("@decorated\ndef pay(\n    coins=b - c,\n):\n    return coins")
    (found,) = find_mutations(tree)
    mutant = make_mutant(tree, Path("src/toy/purse.py"), found)
    assert str(mutant) == ("src/toy/purse.py:3: def pay(coins=b - c): -> def pay(coins=b + c):")


def test_of_a_long_statement_only_the_change_is_shown() -> None:
    names = ", ".join(f"name_{number}" for number in range(20))
    assert changes(f"a = [{names}, b < c]") == ["b < c -> b <= c", "b < c -> b >= c"]


def test_drawing_takes_the_kinds_in_turn_and_never_one_twice() -> None:
    tree = ast.parse(f"TABLE = {list(range(100))}\na = b and c\nd = e == f")
    found = [(Path("purse.py"), mutation) for mutation in find_mutations(tree)]
    drawn = draw(found, 12, seed=1)
    kinds = Counter(mutation.kind for _, mutation in drawn)
    assert kinds == {"number": 10, "boolean": 1, "comparison": 1}
    assert len({id(mutation) for _, mutation in drawn}) == 12


def test_drawing_depends_on_the_seed_alone_and_ends_when_nothing_is_left() -> None:
    tree = ast.parse("TABLE = [1, 2, 3, 4, 5]")
    found = [(Path("purse.py"), mutation) for mutation in find_mutations(tree)]
    assert draw(found, 10, seed=7) == draw(found, 10, seed=7)
    assert len(draw(found, 99, seed=7)) == len(found)
    assert draw([], 5, seed=7) == []


def write_tree(root: Path, *files: str) -> None:
    """Make a tree of empty files."""
    for file in files:
        path = root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


def test_the_kernel_is_tested_by_its_tests_and_the_sample_games(tmp_path: Path) -> None:
    write_tree(tmp_path, "src/fracas/core/dice.py", "tests/kernel/t.py", "tests/brawl/t.py")
    target = choose_target(tmp_path, None, [], [])
    assert target == Target(
        [Path("src/fracas/core/dice.py")], [Path("tests/kernel"), Path("tests/brawl")]
    )


def test_a_game_is_tested_by_its_own_tests_and_its_bot_left_out(tmp_path: Path) -> None:
    package = "tests/games/brawl"
    write_tree(tmp_path, f"{package}/flow.py", f"{package}/bot.py", "tests/brawl/t.py")
    expected = Target([Path(package, "flow.py")], [Path("tests/brawl")])
    assert choose_target(tmp_path, "brawl", [], []) == expected
    named = choose_target(tmp_path, None, [Path(package, "bot.py")], [])
    assert named == Target([Path(package, "bot.py")], [Path("tests/brawl")])


def test_modules_and_tests_may_be_named_outright(tmp_path: Path) -> None:
    write_tree(tmp_path, "src/toy/a.py", "src/toy/b.py")
    target = choose_target(tmp_path, None, [Path("src/toy")], [Path("tests/test_toy.py")])
    assert target.modules == [Path("src/toy/a.py"), Path("src/toy/b.py")]
    assert target.tests == [Path("tests/test_toy.py")]


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(MutantsError, match="no game 'brawl'"):
        choose_target(tmp_path, "brawl", [], [])
    with pytest.raises(MutantsError, match="there is no Python module"):
        choose_target(tmp_path, None, [Path("src/a.py")], [])
    write_tree(tmp_path, "src/a.py")
    with pytest.raises(MutantsError, match="no folder of tests for the kernel"):
        choose_target(tmp_path, None, [Path("src/a.py")], [])


def test_modules_are_imported_by_their_place() -> None:
    assert import_name(Path("src/fracas/core/dice.py")) == "fracas.core.dice"
    assert import_name(Path("src/fracas/__init__.py")) == "fracas"
    assert import_name(Path("tests/games/brawl/flow.py")) == "brawl.flow"
    with pytest.raises(MutantsError, match=r"bench/run\.py: not in src or tests/games"):
        import_name(Path("bench/run.py"))


def test_the_report_counts_and_lists_survivors_in_the_order_of_the_code() -> None:
    late, early, killed, hanging = (
        Mutant(Path("src/purse.py"), line, "a", "b", "") for line in (20, 9, 1, 2)
    )
    results = [
        (late, Outcome.SURVIVED),
        (killed, Outcome.KILLED),
        (early, Outcome.SURVIVED),
        (hanging, Outcome.TIMED_OUT),
    ]
    assert report_lines(results, drawn=7) == [
        "2 killed (1 by timeout), 2 survived, 3 not tried",
        "src/purse.py:9: a -> b",
        "src/purse.py:20: a -> b",
    ]


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A tree with one small module, and tests that see only part of what it does."""
    write_tree(tmp_path, "src/toy/__init__.py", "src/toy/purse.py", "tests/test_purse.py")
    (tmp_path / "src/toy/purse.py").write_text(
        "def is_full(coins: int) -> bool:\n    return coins >= 5\n", encoding="utf-8"
    )
    (tmp_path / "tests/test_purse.py").write_text(
        "from toy.purse import is_full\n\n\n"
        "def test_purse():\n    assert is_full(9)\n    assert not is_full(1)\n",
        encoding="utf-8",
    )
    return tmp_path


def hunt(root: Path) -> int:
    """Try all changes of a tree's only module."""
    return main(
        ["--root", str(root), "--module", "src/toy/purse.py", "--tests", "tests/test_purse.py"]
    )


def test_survivors_are_listed_and_the_tree_itself_is_untouched(
    toy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {path: path.read_bytes() for path in toy.rglob("*") if path.is_file()}
    assert hunt(toy) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "4 of 4 possible changes to src/toy/purse.py, seed 1"
    assert lines[2:] == [
        "1 killed (0 by timeout), 3 survived, 0 not tried",
        "src/toy/purse.py:2: return coins >= 5 -> return coins > 5",
        "src/toy/purse.py:2: return coins >= 5 -> return coins >= 4",
        "src/toy/purse.py:2: return coins >= 5 -> return coins >= 6",
    ]
    assert {path: path.read_bytes() for path in toy.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize(
    ("tests", "complaint"),
    [
        ("def test_purse():\n    assert False", "the tests already fail in an unchanged copy"),
        ("", "there is no test to notice anything"),
    ],
)
def test_without_green_tests_there_is_no_hunt(
    toy: Path, capsys: pytest.CaptureFixture[str], tests: str, complaint: str
) -> None:
    (toy / "tests/test_purse.py").write_text(tests, encoding="utf-8")
    assert hunt(toy) == 2
    assert complaint in capsys.readouterr().err


def test_a_run_that_does_not_end_is_ended(
    toy: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    (toy / "tests/test_purse.py").write_text("while True:\n    pass", encoding="utf-8")
    copy = Copy(toy, tmp_path_factory.mktemp("job") / "copy", ["tests/test_purse.py"], 4096)
    at_once = threading.Event()
    at_once.set()
    status, _ = copy.test(600, at_once)
    assert status is None


def test_a_module_that_python_finds_elsewhere_is_an_error(
    toy: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    write_tree(toy, "src/sys.py")
    copy = Copy(toy, tmp_path_factory.mktemp("job") / "copy", [], 4096)
    copy.check_imports([Path("src/toy/purse.py")])
    with pytest.raises(MutantsError, match="sys would be tested from built-in, not from the copy"):
        copy.check_imports([Path("src/sys.py")])
