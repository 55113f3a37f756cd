"""Which numbered rules exist, and which tests prove them.

A rulebook (`rules/en.md`, `rules/fr.md`) states every rule in a list item or paragraph that
begins with its id in bold. Tests name the rules they prove:

    @rule("BR-1.2", "BR-1.3")
    def test_each_brawler_draws_four_cards() -> None: ...

    @pytest.mark.parametrize("cards", [pytest.param(4, marks=rule("BR-1.2"))])
    def test_hand(cards: int) -> None: ...

`rule` is `pytest.mark.rule`. Citations are read from the source of the tests, so nothing is run
and pytest need not be installed here. What cannot be read with certainty, or could never prove
anything, is an error rather than a guess: a rule that seems proven and is not does more harm than
one that shows up as unproven.
"""

import ast
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import TypeGuard

_RULE_ID = re.compile(r"[A-Z]{2}-(?:\d+|[A-Z]+)\.\d+")
_STATEMENT = re.compile(r"\s*(?:(?:[-*+]|\d+[.)])\s+)?\*\*([A-Z]{2}-[0-9A-Z][^*]*)\*\*")

_CITATIONS = ("fracas.contract.rule", "pytest.mark.rule")
_NOT_RUN = ("pytest.mark.skip", "pytest.mark.xfail")

_Test = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class RuleError(ValueError):
    """A rulebook, citation or recorded number cannot be read; the text says where and why."""


@dataclass(frozen=True)
class Coverage:
    """The rules of one game against the tests that cite them.

    `rules` holds every rule in the rulebook's order, `proven` the tests of each rule that has some,
    `unproven` the others, and `unknown` the tests that cite an id of this game which no rule has.
    """

    rules: Sequence[str]
    proven: Mapping[str, Sequence[str]]
    unproven: Sequence[str]
    unknown: Mapping[str, Sequence[str]]


@dataclass(frozen=True)
class ReportWords:
    """The words of a coverage report in the reader's language.

    `totals` is given how many rules there are, how many of them are proven and unproven, and how
    many cited ids are unknown.
    """

    no_test: str
    no_such_rule: str
    totals: Callable[[int, int, int, int], str]


def rule_ids(text: str) -> list[str]:
    """The ids of all rules stated in a rulebook, in their order.

    >>> rule_ids("- **BR-1.1** Two to five seats play.")
    ['BR-1.1']

    An id at the start of a line always states a rule, so a second one is an error even where it was
    meant as a reference: write references plainly, without bold.
    """
    first_lines: dict[str, int] = {}
    for line_number, line in enumerate(text.splitlines(), start=1):
        statement = _STATEMENT.match(line)
        if statement is None:
            continue
        identity = statement[1]
        if not _RULE_ID.fullmatch(identity):
            raise RuleError(f"line {line_number}: {_malformed(identity)}")
        if identity in first_lines:
            raise RuleError(
                f"line {line_number}: {identity} is already stated on line {first_lines[identity]};"
                " give this rule an id of its own, or write a reference without bold"
            )
        first_lines[identity] = line_number
    return list(first_lines)


def compare_rulebooks(en: str, fr: str) -> list[str]:
    """What keeps two rulebooks from holding the same rules in the same order; empty if they do.

    >>> compare_rulebooks("**BR-1.1** Two to five seats play.", "**BR-1.2** On tire un dé.")
    ['BR-1.1 is missing in French', 'BR-1.2 is missing in English']
    """
    english, french = _ids_in("English", en), _ids_in("French", fr)
    differences = [f"{identity} is missing in French" for identity in _without(english, french)]
    differences += [f"{identity} is missing in English" for identity in _without(french, english)]
    if differences:
        return differences
    for ours, theirs in zip_longest(english, french):
        if ours != theirs:
            return [f"the order differs: English has {ours} where French has {theirs}"]
    return []


def cited_rules(folder: Path, root: Path | None = None) -> dict[str, list[str]]:
    """Each rule id cited by the tests in a folder, with the tests that cite it.

    Tests are named the way pytest names them, `tests/brawl/test_purse.py::test_tie`, from `root`
    (by default what the folder lies in). A test set aside by `skip` or `xfail` proves nothing and
    is left out.
    """
    base = folder.parent if root is None else root
    if not folder.is_dir():
        raise RuleError(f"{folder}: there is no such folder of tests")
    citations: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(base).as_posix()
        for identity, test in _TestFile(name, path.read_text(encoding="utf-8")).citations():
            tests = citations.setdefault(identity, [])
            if test not in tests:
                tests.append(test)
    return citations


def coverage(rules: Sequence[str], citations: Mapping[str, Sequence[str]], prefix: str) -> Coverage:
    """Hold a game's rules against the citations of ids that begin with its two letters.

    >>> found = coverage(["BR-1.1", "BR-1.2"], {"BR-1.1": ["a"], "BR-9.9": ["b"]}, "BR")
    >>> found.unproven, found.unknown
    (['BR-1.2'], {'BR-9.9': ['b']})
    """
    foreign = [identity for identity in rules if _prefix(identity) != prefix]
    if foreign:
        raise RuleError(f"rules of this game begin with {prefix}-, unlike {', '.join(foreign)}")
    known = set(rules)
    return Coverage(
        rules=list(rules),
        proven={identity: citations[identity] for identity in rules if identity in citations},
        unproven=[identity for identity in rules if identity not in citations],
        unknown={
            identity: tests
            for identity, tests in citations.items()
            if identity not in known and _prefix(identity) == prefix
        },
    )


def stray_citations(
    citations: Mapping[str, Sequence[str]], prefixes: Iterable[str]
) -> dict[str, Sequence[str]]:
    """Citations that belong to none of the games, which no game's own coverage would notice.

    >>> stray_citations({"BR-1.1": ["a"], "RB-1.2": ["b"]}, ["BR"])
    {'RB-1.2': ['b']}
    """
    known = set(prefixes)
    return {name: tests for name, tests in citations.items() if _prefix(name) not in known}


def report_lines(found: Coverage, words: ReportWords) -> list[str]:
    """Each rule beside the tests that prove it, then the unknown ids, then the totals.

    >>> words = ReportWords("(no test)", "(no such rule)", "{} rules, {} / {} / {}".format)
    >>> found = coverage(["BR-1.1", "BR-1.2"], {"BR-1.1": ["a", "b"]}, "BR")
    >>> for line in report_lines(found, words):
    ...     print(line)
    BR-1.1  a
            b
    BR-1.2  (no test)
    2 rules, 1 / 1 / 0
    """
    entries = [(name, found.proven.get(name, [words.no_test])) for name in found.rules]
    entries += [
        (name, [f"{test}  {words.no_such_rule}" for test in tests])
        for name, tests in found.unknown.items()
    ]
    width = max((len(name) for name, _ in entries), default=0)
    lines = []
    for name, tests in entries:
        lines.append(f"{name:<{width}}  {tests[0]}")
        lines += [f"{'':<{width}}  {test}" for test in tests[1:]]
    counts = (len(found.rules), len(found.proven), len(found.unproven), len(found.unknown))
    return [*lines, words.totals(*counts)]


def read_recorded(path: Path) -> dict[str, int]:
    """How many rules of each game were proven when last recorded.

    The file is TOML with one table, `[proven]`, that gives a number for each game's id.
    """
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise RuleError(f"{path}: cannot read the recorded numbers: {error}") from error
    recorded = content.get("proven")
    if not isinstance(recorded, dict):
        raise RuleError(f"{path}: a table [proven] with a number for each game is missing")
    for game, number in recorded.items():
        if type(number) is not int or number < 0:
            raise RuleError(f"{path}: {game} = {number!r} is not a number of rules")
    return recorded


def fallen_count(game: str, proven: int, recorded: Mapping[str, int]) -> str | None:
    """Say so when fewer rules of a game are proven than were recorded; None if all is well.

    >>> fallen_count("brawl", 30, {"brawl": 31})
    'brawl: 30 rules are proven, 31 were before; bring the missing tests back'
    >>> fallen_count("brawl", 32, {"brawl": 31}) is None
    True
    """
    before = recorded.get(game, 0)
    if proven >= before:
        return None
    return f"{game}: {proven} rules are proven, {before} were before; bring the missing tests back"


def _ids_in(language: str, text: str) -> list[str]:
    try:
        return rule_ids(text)
    except RuleError as error:
        raise RuleError(f"{language} rulebook, {error}") from error


def _prefix(identity: str) -> str:
    return identity.partition("-")[0]


def _malformed(identity: str) -> str:
    return f"{identity!r} is not a rule id; one looks like 'BR-1.2' or 'BR-A.3'"


def _without(these: Sequence[str], those: Sequence[str]) -> list[str]:
    excluded = set(those)
    return [identity for identity in these if identity not in excluded]


class _TestFile:
    """One file of tests, read for its citations.

    `meanings` maps names of the file to what they were imported or assigned as, so that another
    library's decorator called `rule` (hypothesis has one) is not taken for a citation.
    `definitions` are the file's own values and functions: cases may be listed apart from the test.
    """

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        try:
            self.tree = ast.parse(source)
        except SyntaxError as error:
            raise RuleError(f"{name}:{error.lineno}: this is not Python: {error.msg}") from error
        self.meanings = _imported(self.tree)
        self.definitions = _definitions(self.tree)
        for target, value in self.definitions.items():
            if meaning := self._meaning(value):
                self.meanings[target] = meaning
        self.placed: set[ast.Call] = set()

    def citations(self) -> list[tuple[str, str]]:
        """Pairs of a rule id and the name of a test, in the order of the file."""
        found = self._in_body(self.tree.body, self.name)
        for node in ast.walk(self.tree):
            if self._is_citation(node) and node not in self.placed:
                raise self._error(
                    node,
                    "a rule is cited where it proves nothing; cite it on a test, on a test class,"
                    " or in a test's cases, which may be listed at the top level of the same file",
                )
        return found

    def _in_body(self, body: Sequence[ast.stmt], owner: str) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        set_aside = False
        for statement in body:
            if isinstance(statement, ast.Assign) and "pytestmark" in _targets(statement):
                set_aside = set_aside or self._sets_aside(statement.value)
                found += [(identity, owner) for identity in self._cited(statement.value, set())]
            elif isinstance(statement, _Test):
                found += self._on_test(statement, f"{owner}::{statement.name}")
        return [] if set_aside else found

    def _on_test(self, test: _Test, name: str) -> list[tuple[str, str]]:
        is_class = isinstance(test, ast.ClassDef)
        if not test.name.startswith("Test" if is_class else "test"):
            return []
        found = [
            (identity, name)
            for decorator in test.decorator_list
            for identity in self._cited(decorator, set())
        ]
        if is_class:
            found += self._in_body(test.body, name)
        set_aside = any(self._sets_aside(decorator) for decorator in test.decorator_list)
        return [] if set_aside else found

    def _cited(self, node: ast.AST, seen: set[str]) -> list[str]:
        """The ids cited in a decorator or mark, also through the file's own definitions."""
        if self._is_citation(node):
            return self._identities(node)
        found: list[str] = []
        if isinstance(node, ast.Name) and node.id in self.definitions and node.id not in seen:
            seen.add(node.id)
            found += self._cited(self.definitions[node.id], seen)
        for child in ast.iter_child_nodes(node):
            found += self._cited(child, seen)
        if isinstance(node, ast.Call):
            marks = [keyword.value for keyword in node.keywords if keyword.arg == "marks"]
            if any(self._sets_aside(mark) for mark in marks):
                return []
        return found

    def _identities(self, citation: ast.Call) -> list[str]:
        self.placed.add(citation)
        if citation.keywords or not citation.args:
            raise self._error(citation, "a citation takes one or more rule ids and nothing else")
        return [self._identity(argument) for argument in citation.args]

    def _identity(self, argument: ast.expr) -> str:
        if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
            written = ast.unparse(argument)
            raise self._error(argument, f"write the rule id itself as a string, not {written}")
        if not _RULE_ID.fullmatch(argument.value):
            raise self._error(argument, _malformed(argument.value))
        return argument.value

    def _is_citation(self, node: ast.AST) -> TypeGuard[ast.Call]:
        return isinstance(node, ast.Call) and self._meaning(node.func) in _CITATIONS

    def _sets_aside(self, mark: ast.expr) -> bool:
        if isinstance(mark, ast.List | ast.Tuple):
            return any(self._sets_aside(element) for element in mark.elts)
        return self._meaning(mark.func if isinstance(mark, ast.Call) else mark) in _NOT_RUN

    def _meaning(self, node: ast.AST) -> str:
        """The dotted name that a name or attribute stands for; empty for anything else."""
        if isinstance(node, ast.Name):
            return self.meanings.get(node.id, "")
        if isinstance(node, ast.Attribute):
            owner = self._meaning(node.value)
            return f"{owner}.{node.attr}" if owner else ""
        return ""

    def _error(self, node: ast.expr, text: str) -> RuleError:
        return RuleError(f"{self.name}:{node.lineno}: {text}")


def _imported(tree: ast.Module) -> dict[str, str]:
    """The names a file imports, each with what it stands for: `rule` is `fracas.contract.rule`."""
    meanings: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                top = alias.name.partition(".")[0]
                meanings[alias.asname or top] = alias.name if alias.asname else top
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            for alias in node.names:
                meanings[alias.asname or alias.name] = f"{node.module}.{alias.name}"
    return meanings


def _definitions(tree: ast.Module) -> dict[str, ast.AST]:
    """The values and functions a file defines at its top level, by name."""
    definitions: dict[str, ast.AST] = {}
    for statement in tree.body:
        if isinstance(statement, ast.FunctionDef):
            definitions[statement.name] = statement
        elif isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
            definitions.update(dict.fromkeys(_targets(statement), statement.value))
    return definitions


def _targets(statement: ast.Assign | ast.AnnAssign) -> list[str]:
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]
