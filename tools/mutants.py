"""Change the rules at random and list the changes that no test notices.

    python tools/mutants.py --core                        the kernel, against its own tests
    python tools/mutants.py --game old_world              a game, against its tests
    python tools/mutants.py --module src/fracas/core/dice.py --count 200
    python tools/mutants.py --core -- --ignore tests/kernel/test_documents.py

A change ("mutant") is small: `<` becomes `<=`, a number one more, a call disappears. It is made in
a copy of the tree, never in the tree itself, and the tests run against that copy. If a test fails,
hangs or runs out of memory, the change was noticed ("killed"). If all stay green it "survived":
either a test is missing there, or the change makes no difference. The tool reports and does not
judge: it exits with 0 however many survive, with 2 if it could not do its work, and with 130 when
interrupted, after reporting what it found so far. Arguments after `--` go to pytest.

What decides nothing about the rules is left alone: texts, docstrings, annotations, decorators,
assertions and, in a game, `bot.py` (name it with `--module` to include it).
"""

import argparse
import ast
import os
import queue
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[1]
KERNEL = Path("src/fracas/core")
GAME_FOLDERS = (Path("src/fracas/games"), Path("tests/games"))
IMPORT_FOLDERS = (Path("src"), Path("tests/games"))

_NOT_COPIED = shutil.ignore_patterns(
    *(".git", ".tools", ".venv", "venv", "node_modules", "build", "dist"),
    *("__pycache__", ".*cache", ".hypothesis", "*.so", "*.pyd"),
)
_LIMITED_PYTEST = """\
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, (int(sys.argv[1]) << 20,) * 2)
import pytest
sys.exit(pytest.main(sys.argv[2:]))
"""
_PYTEST_OPTIONS = ("-x", "-q", "-p", "no:randomly", "-p", "no:cacheprovider")
_NO_TESTS_RAN = 5
_LONGEST_SHOWN = 90

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.MatMult: ast.Mult,
}
_EMPTY_RESULTS: dict[str, ast.expr] = {
    "int": ast.Constant(0),
    "list": ast.List([], ast.Load()),
    "Sequence": ast.Tuple([], ast.Load()),
    "tuple": ast.Tuple([], ast.Load()),
    "dict": ast.Dict([], []),
}
_SKIPPED_FIELDS = {"annotation", "returns", "decorator_list"}
_TYPE_NAMES = {"bool", "bytes", "float", "int", "str"}


class MutantsError(Exception):
    """The tool cannot do its work; the text says why."""


@dataclass(frozen=True)
class Place:
    """Where a node hangs in its tree: in a field of its holder, perhaps one of a list there."""

    holder: ast.AST
    field: str
    position: int | None
    node: ast.AST

    def put(self, node: ast.AST) -> None:
        """Hang another node there."""
        if self.position is None:
            setattr(self.holder, self.field, node)
        else:
            getattr(self.holder, self.field)[self.position] = node


@dataclass(frozen=True)
class Mutation:
    """A change that can be made to a tree: what would stand in a place of a statement instead."""

    kind: str
    place: Place
    replacement: ast.AST
    statement: ast.stmt

    @property
    def line(self) -> int:
        """Where the change is, as a line of the source."""
        return int(getattr(self.place.node, "lineno", self.statement.lineno))


@dataclass(frozen=True)
class Mutant:
    """A changed module: its whole new source, and the change in short."""

    module: Path
    line: int
    before: str
    after: str
    source: str

    def __str__(self) -> str:
        return f"{self.module.as_posix()}:{self.line}: {self.before} -> {self.after}"


def find_mutations(tree: ast.Module) -> list[Mutation]:
    """All changes that could be made to a module, in the order of its text."""
    return list(_explore(tree, None, None))


def make_mutant(tree: ast.Module, module: Path, mutation: Mutation) -> Mutant:
    """Write a module with one change. The tree is the same afterwards as before."""
    node, statement = mutation.place.node, mutation.statement
    before = _headline(statement)
    mutation.place.put(mutation.replacement)
    try:
        source = ast.unparse(tree)
        after = _headline(mutation.replacement if node is statement else statement)
    finally:
        mutation.place.put(node)
    if before == after or max(len(before), len(after)) > _LONGEST_SHOWN:
        before, after = ast.unparse(node), ast.unparse(mutation.replacement)
    return Mutant(module, mutation.line, before, after, source)


def draw(
    found: Iterable[tuple[Path, Mutation]], count: int, seed: int
) -> list[tuple[Path, Mutation]]:
    """Draw changes at random, one of each kind in turn while there are any.

    In turn, so that the many numbers of a long table do not crowd out everything else.
    """
    dice = random.Random(seed)
    kinds: dict[str, list[tuple[Path, Mutation]]] = {}
    for entry in found:
        kinds.setdefault(entry[1].kind, []).append(entry)
    for entries in kinds.values():
        dice.shuffle(entries)
    drawn: list[tuple[Path, Mutation]] = []
    while len(drawn) < count and any(kinds.values()):
        drawn += [entries.pop() for _, entries in sorted(kinds.items()) if entries]
    return drawn[:count]


def _explore(
    holder: ast.AST, statement: ast.stmt | None, function: ast.FunctionDef | None
) -> Iterator[Mutation]:
    for place in _places(holder):
        node = place.node
        if _is_left_alone(node):
            continue
        around = node if isinstance(node, ast.stmt) else statement
        if around is not None:
            for kind, replacement in _alternatives(place, function):
                yield Mutation(kind, place, replacement, around)
        yield from _explore(node, around, node if isinstance(node, ast.FunctionDef) else function)


def _places(holder: ast.AST) -> Iterator[Place]:
    for field, value in ast.iter_fields(holder):
        if field in _SKIPPED_FIELDS:
            continue
        if isinstance(value, ast.AST):
            yield Place(holder, field, None, value)
        elif isinstance(value, list):
            for position, node in enumerate(value):
                if isinstance(node, ast.AST):
                    yield Place(holder, field, position, node)


def _is_left_alone(node: ast.AST) -> bool:
    """Texts, assertions, types, and blocks that only type checkers or a direct start look into."""
    match node:
        case ast.JoinedStr() | ast.Assert() | ast.Import() | ast.ImportFrom():
            return True
        case ast.Subscript(value=ast.Name(id="Literal" | "Annotated")):
            return True
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return _is_type(left) or _is_type(right)
        case ast.If(test=test):
            return ast.unparse(test).endswith(("TYPE_CHECKING", "__name__ == '__main__'"))
    return False


def _is_type(node: ast.expr) -> bool:
    if isinstance(node, ast.Name):
        return node.id in _TYPE_NAMES
    return isinstance(node, ast.Constant) and node.value is None


def _alternatives(place: Place, function: ast.FunctionDef | None) -> Iterator[tuple[str, ast.AST]]:
    """What could stand in a place instead, each with the kind of change it is."""
    node = place.node
    if isinstance(node, ast.expr):
        yield from _other_expressions(node)
        if _is_condition(place) and _is_worth_negating(node):
            yield "condition", ast.UnaryOp(ast.Not(), node)
    if isinstance(node, ast.AugAssign) and not _is_sequence(node.value):
        yield "arithmetic", ast.AugAssign(node.target, _other_operator(node.op), node.value)
    if function is not None:
        if isinstance(node, ast.Return):
            yield from (("return", other) for other in _other_returns(node, function))
        if _is_removable(node, function):
            yield "removal", ast.Pass()


def _other_expressions(node: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    match node:
        case ast.Compare(left=left, ops=operators, comparators=others):
            for position, operator in enumerate(operators):
                for other in _COMPARISONS[type(operator)]:
                    changed = [*operators[:position], other(), *operators[position + 1 :]]
                    yield "comparison", ast.Compare(left, changed, others)
        case ast.BoolOp(op=connective, values=values):
            swapped = ast.Or() if isinstance(connective, ast.And) else ast.And()
            yield "boolean", ast.BoolOp(swapped, values)
        case ast.BinOp(left=left, op=sign, right=right) if not _is_sequence(left, right):
            yield "arithmetic", ast.BinOp(left, _other_operator(sign), right)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "condition", operand
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            yield "arithmetic", operand
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            yield "number", ast.Constant(number + 1)
            yield "number", ast.Constant(number - 1)


def _other_operator(operator: ast.operator) -> ast.operator:
    return _ARITHMETIC[type(operator)]()


def _is_sequence(*operands: ast.expr) -> bool:
    """Whether an operand is plainly a text or list, where other arithmetic would only crash."""
    return any(
        isinstance(node, ast.List | ast.Tuple | ast.ListComp | ast.JoinedStr)
        or (isinstance(node, ast.Constant) and isinstance(node.value, str | bytes))
        for node in operands
    )


def _is_condition(place: Place) -> bool:
    return place.field == "ifs" or (
        place.field == "test" and isinstance(place.holder, ast.If | ast.IfExp | ast.While)
    )


def _is_worth_negating(node: ast.expr) -> bool:
    """Not where another change comes to the same, nor for `while True`."""
    if isinstance(node, ast.Compare):
        return len(node.ops) > 1
    is_negation = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    return not is_negation and not isinstance(node, ast.Constant)


def _other_returns(node: ast.Return, function: ast.FunctionDef) -> Iterator[ast.stmt]:
    value = node.value
    if value is None:
        if node is not function.body[-1]:
            yield ast.Pass()
        return
    if isinstance(value, ast.Constant):
        if isinstance(value.value, bool):
            yield ast.Return(ast.Constant(not value.value))
        return
    annotation = "" if function.returns is None else ast.unparse(function.returns).strip("'")
    if annotation == "bool" and _is_worth_negating(value):
        yield ast.Return(ast.UnaryOp(ast.Not(), value))
    if "None" in annotation:
        yield ast.Return(ast.Constant(None))
    empty = _EMPTY_RESULTS.get(annotation.partition("[")[0])
    if empty is not None and ast.dump(empty) != ast.dump(value):
        yield ast.Return(empty)


def _is_removable(node: ast.AST, function: ast.FunctionDef) -> bool:
    """Calls and assignments; not first assignments, without which the rest could only crash."""
    if function.name == "__init__":
        return False
    match node:
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            return True
        case ast.Assign(targets=targets, lineno=line):
            return all(
                isinstance(target, ast.Attribute | ast.Subscript)
                or (isinstance(target, ast.Name) and _is_bound_before(target.id, line, function))
                for target in targets
            )
    return False


def _is_bound_before(name: str, line: int, function: ast.FunctionDef) -> bool:
    for node in ast.walk(function):
        match node:
            case ast.arg(arg=bound) if bound == name:
                return True
            case ast.Name(id=bound, ctx=ast.Store(), lineno=earlier):
                if bound == name and earlier < line:
                    return True
    return False


def _headline(node: ast.AST) -> str:
    lines = ast.unparse(node).splitlines()
    return next((line for line in lines if not line.startswith("@")), "")


@dataclass(frozen=True)
class Target:
    """What to change, and the tests that should notice; paths from the root of the tree."""

    modules: Sequence[Path]
    tests: Sequence[Path]


def choose_target(
    root: Path, game: str | None, modules: Sequence[Path], tests: Sequence[Path]
) -> Target:
    """Find the modules and tests of the kernel or of a game, where they are not named outright."""
    if modules:
        chosen = [path for module in modules for path in _python_files(root, module)]
        game = game or _game_of(chosen[0])
    elif game is None:
        chosen = _python_files(root, KERNEL)
    else:
        packages = [folder / game for folder in GAME_FOLDERS if (root / folder / game).is_dir()]
        if not packages:
            raise MutantsError(f"no game {game!r} in {' or '.join(map(str, GAME_FOLDERS))}")
        chosen = [path for path in _python_files(root, packages[0]) if path.name != "bot.py"]
    if not tests:
        names = ["kernel", "brawl"] if game is None else [game]
        tests = [Path("tests", name) for name in names if (root / "tests" / name).is_dir()]
    if not tests:
        raise MutantsError(f"there is no folder of tests for {game or 'the kernel'}; name one")
    return Target(chosen, tests)


def _game_of(module: Path) -> str | None:
    for folder in GAME_FOLDERS:
        if module.is_relative_to(folder):
            return module.relative_to(folder).parts[0]
    return None


def _python_files(root: Path, path: Path) -> list[Path]:
    """A module itself, or all modules of a folder."""
    place = root / path
    files = sorted(place.rglob("*.py")) if place.is_dir() else [place]
    if not files or not all(file.is_file() for file in files):
        raise MutantsError(f"{path}: there is no Python module")
    return [file.relative_to(root) for file in files]


def import_name(module: Path) -> str:
    """The name a module is imported by: `fracas.core.dice` for `src/fracas/core/dice.py`."""
    for folder in IMPORT_FOLDERS:
        if module.is_relative_to(folder):
            parts = module.relative_to(folder).with_suffix("").parts
            return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    raise MutantsError(f"{module}: not in {' or '.join(map(str, IMPORT_FOLDERS))}")


class Outcome(Enum):
    """How the tests took a change."""

    SURVIVED = auto()
    KILLED = auto()
    TIMED_OUT = auto()
    CUT_SHORT = auto()


class Copy:
    """A copy of the tree that one job changes and tests at its will."""

    def __init__(self, root: Path, folder: Path, options: Sequence[str], megabytes: int) -> None:
        self.folder = folder
        self._command = [sys.executable, "-c", _LIMITED_PYTEST, str(megabytes), *options]
        shutil.copytree(root, folder, ignore=_NOT_COPIED, symlinks=True)
        places = [str(folder / name) for name in IMPORT_FOLDERS]
        outside = os.environ.get("PYTHONPATH")
        search = os.pathsep.join([*places, outside] if outside else places)
        self._environment = {**os.environ, "PYTHONPATH": search, "PYTHONHASHSEED": "0"}

    def write(self, module: Path, source: str) -> None:
        """Put a module's source in place, and drop what Python compiled from the one before.

        Python tells sources apart by second and size, which two mutants may well share.
        """
        path = self.folder / module
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
            compiled.unlink()
        path.write_text(source, encoding="utf-8")

    def check_imports(self, modules: Iterable[Path]) -> None:
        """Make sure that Python finds the copy's modules and not those installed elsewhere."""
        expected = {import_name(module): self.folder / module for module in modules}
        program = (
            "import importlib.util, sys\n"
            "for name in sys.argv[1:]: print(importlib.util.find_spec(name).origin)"
        )
        found = self._start([sys.executable, "-c", program, *expected], subprocess.PIPE)
        output, _ = found.communicate()
        if found.returncode != 0:
            raise MutantsError(f"the modules cannot be imported:\n{output}")
        origins = output.splitlines()[-len(expected) :]
        for (name, path), origin in zip(expected.items(), origins, strict=True):
            if Path(origin).resolve() != path.resolve():
                raise MutantsError(f"{name} would be tested from {origin}, not from the copy")

    def test(self, seconds: float, stop: threading.Event) -> tuple[int | None, str]:
        """Run the tests: their exit status, None if they had to be ended, and their output."""
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
            process = self._start(self._command, output)
            end = time.monotonic() + seconds
            status: int | None = None
            try:
                while status is None and not stop.is_set() and time.monotonic() < end:
                    time.sleep(0.05)
                    status = process.poll()
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)
                    process.wait()
            output.seek(0)
            return status, output.read()

    def _start(self, command: Sequence[str], output: IO[str] | int) -> "subprocess.Popen[str]":
        """Start a process in a group of its own, so that what it starts can be ended with it."""
        return subprocess.Popen(
            command,
            cwd=self.folder,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )


@dataclass(frozen=True)
class Limits:
    """How long one run of the tests may take, and when, by the clock, all must be over."""

    seconds: float
    end: float


class Campaign:
    """Mutants tried side by side, each job in its own copy of the tree."""

    def __init__(
        self, mutants: Sequence[Mutant], originals: dict[Path, str], limits: Limits
    ) -> None:
        self.results: list[tuple[Mutant, Outcome]] = []
        self._originals = originals
        self._limits = limits
        self._stop = threading.Event()
        self._waiting: queue.SimpleQueue[Mutant] = queue.SimpleQueue()
        for mutant in mutants:
            self._waiting.put(mutant)

    def run(self, copies: Sequence[Copy], tell: Callable[[str], None]) -> bool:
        """Try the mutants, as many as there is time for. False if interrupted from the keyboard."""
        jobs = [threading.Thread(target=self._work, args=(copy, tell)) for copy in copies]
        for job in jobs:
            job.start()
        try:
            for job in jobs:
                job.join()
        except KeyboardInterrupt:
            return False
        finally:
            self._stop.set()
            for job in jobs:
                job.join()
        return True

    def _work(self, copy: Copy, tell: Callable[[str], None]) -> None:
        while not self._stop.is_set() and time.monotonic() < self._limits.end:
            try:
                mutant = self._waiting.get_nowait()
            except queue.Empty:
                return
            outcome = self._try(mutant, copy)
            if outcome is not Outcome.CUT_SHORT:
                self.results.append((mutant, outcome))
                tell(f"{len(self.results):>4} {outcome.name.lower():<9} {mutant}")

    def _try(self, mutant: Mutant, copy: Copy) -> Outcome:
        left = self._limits.end - time.monotonic()
        copy.write(mutant.module, mutant.source)
        status, _ = copy.test(min(self._limits.seconds, left), self._stop)
        copy.write(mutant.module, self._originals[mutant.module])
        if status is not None:
            return Outcome.KILLED if status else Outcome.SURVIVED
        if self._stop.is_set() or left < self._limits.seconds:
            return Outcome.CUT_SHORT
        return Outcome.TIMED_OUT


def report_lines(results: Sequence[tuple[Mutant, Outcome]], drawn: int) -> list[str]:
    """The totals, then each survivor on a line of its own."""
    outcomes = [outcome for _, outcome in results]
    late = outcomes.count(Outcome.TIMED_OUT)
    killed = outcomes.count(Outcome.KILLED) + late
    survivors = sorted(
        (mutant for mutant, outcome in results if outcome is Outcome.SURVIVED),
        key=lambda mutant: (mutant.module, mutant.line, mutant.after),
    )
    totals = (
        f"{killed} killed ({late} by timeout), {len(survivors)} survived,"
        f" {drawn - len(results)} not tried"
    )
    return [totals, *map(str, survivors)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the tool with these arguments, or those of the command line; returns the exit status."""
    options = _parser().parse_args(arguments)
    try:
        return _hunt(options)
    except MutantsError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _hunt(options: argparse.Namespace) -> int:
    end = time.monotonic() + options.minutes * 60
    root = options.root.resolve()
    target = choose_target(root, options.game, options.module, options.tests)
    trees = {path: ast.parse((root / path).read_text(encoding="utf-8")) for path in target.modules}
    found = [(path, mutation) for path in trees for mutation in find_mutations(trees[path])]
    drawn = draw(found, options.count, options.seed)
    mutants = [make_mutant(trees[path], path, mutation) for path, mutation in drawn]
    originals = {path: ast.unparse(tree) for path, tree in trees.items()}
    modules = f"{len(trees)} modules" if len(trees) > 1 else str(target.modules[0])
    print(f"{len(mutants)} of {len(found)} possible changes to {modules}, seed {options.seed}")

    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        jobs = max(1, min(options.jobs, len(mutants)))
        places = [Path(folder, str(job)) for job in range(jobs)]
        copies = [_copy(root, place, originals, target.tests, options) for place in places]
        copies[0].check_imports(originals)
        usual = _time_unchanged(copies[0], end)
        limits = Limits(options.timeout or 10 + 5 * usual, end)
        print(f"the unchanged copy is green in {usual:.1f} s; others get {limits.seconds:.0f} s")
        campaign = Campaign(mutants, originals, limits)
        finished = campaign.run(copies, _tell)
    print(*report_lines(campaign.results, len(mutants)), sep="\n")
    return 0 if finished else 130


def _copy(
    root: Path,
    place: Path,
    originals: dict[Path, str],
    tests: Sequence[Path],
    options: argparse.Namespace,
) -> Copy:
    """Make a copy in which the modules already look as they do in a mutant, save for its change.

    So whatever a test makes of the lost comments and layout shows before the first mutant does.
    """
    own_tests = f"--ignore={Path('tests', 'kernel', 'test_mutants.py')}"
    named = [path.as_posix() for path in tests]
    pytest_options = [*_PYTEST_OPTIONS, own_tests, *options.pytest_options, *named]
    copy = Copy(root, place, pytest_options, options.megabytes)
    for path, source in originals.items():
        copy.write(path, source)
    return copy


def _time_unchanged(copy: Copy, end: float) -> float:
    start = time.monotonic()
    status, output = copy.test(end - start, threading.Event())
    if status is None:
        raise MutantsError("the time was over before the tests of the unchanged copy were")
    if status == _NO_TESTS_RAN:
        raise MutantsError("there is no test to notice anything")
    if status != 0:
        raise MutantsError(f"the tests already fail in an unchanged copy:\n{output}")
    return time.monotonic() - start


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mutants.py",
        description="Change the rules at random and list the changes that no test notices.",
        epilog="Arguments after -- go to pytest.",
    )
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--core", action="store_true", help="change the kernel (the default)")
    whose.add_argument("--game", help="change this game")
    add = parser.add_argument
    add("--module", type=Path, nargs="+", default=[], help="change only these modules or folders")
    add("--tests", type=Path, nargs="+", default=[], help="tests that should notice")
    add("--count", type=int, default=60, help="how many changes (60)")
    add("--seed", type=int, default=1, help="which changes (1)")
    add("--jobs", type=int, default=2, help="how many at a time (2)")
    add("--minutes", type=float, default=30, help="when to stop at the latest (30)")
    add("--timeout", type=float, help="seconds until a run hangs (10 and five times the usual)")
    add("--megabytes", type=int, default=4096, help="memory for a run of the tests (4096)")
    add("--root", type=Path, default=ROOT, help="another tree than this one")
    add("pytest_options", nargs="*", help=argparse.SUPPRESS)
    return parser


if __name__ == "__main__":
    sys.exit(main())
