"""`fracas rules`: a rulebook to read, and which of its rules the tests prove."""

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from fracas.contract.rules import (
    ReportWords,
    RuleError,
    cited_rules,
    coverage,
    fallen_count,
    read_recorded,
    report_lines,
    rule_ids,
    stray_citations,
)
from fracas.core.text import Text
from fracas.terminal.desk import Desk
from fracas.terminal.failure import FINE, NOT_RIGHT, WRONG_USAGE, Failure, wrong_usage
from fracas.terminal.games import chosen_game, known_games
from fracas.terminal.rulebook import (
    TABLE,
    TABLE_FOLDER,
    TABLE_PREFIX,
    read_rulebook,
    show_rules,
)

TESTS: Final = Path("tests")
RECORDED: Final = "proven.toml"
GAMES: Final = Path(__file__).parent.parent / "games"


class Book:
    """A rulebook whose rules can be proven: a game's, or the table's.

    A `complete` one has no rule without a proof.
    """

    def __init__(self, name: str, folder: Path, prefix: str, complete: bool) -> None:
        self.name = name
        self.folder = folder
        self.prefix = prefix
        self.complete = complete


def rules(desk: Desk, wishes: argparse.Namespace) -> int:
    """Show a rulebook, or what is proven of one or of all."""
    if wishes.coverage or wishes.gate:
        return _cover(desk, wishes)
    if wishes.game is None:
        known = ", ".join((TABLE, *sorted(known_games())))
        raise wrong_usage("which-game", known=known)
    game = None if wishes.game == TABLE else chosen_game(wishes.game)
    if game is not None:
        desk.learn(game)
    show_rules(desk, game, wishes.rule or "")
    return FINE


def _books(name: str | None) -> list[Book]:
    """Give the one rulebook asked for, or all."""
    table = Book(TABLE, TABLE_FOLDER, TABLE_PREFIX, complete=True)
    if name == TABLE:
        return [table]
    if name is not None:
        chosen = [chosen_game(name)]
    else:
        chosen = sorted(known_games().values(), key=lambda game: game.id)
    books = [Book(game.id, Path(game.folder), game.rule_prefix, game.complete) for game in chosen]
    return books if name is not None else [table, *books, *_begun({book.name for book in books})]


def _begun(known: set[str]) -> list[Book]:
    """List the rulebooks of the package whose games cannot be played yet."""
    books: list[Book] = []
    for file in sorted(GAMES.glob("*/rules/en.md")):
        folder = file.parent.parent
        ids = rule_ids(file.read_text(encoding="utf-8"))
        if folder.name not in known and ids:
            books.append(Book(folder.name, folder, ids[0].partition("-")[0], complete=False))
    return books


def _cover(desk: Desk, wishes: argparse.Namespace) -> int:
    """List each rule with the tests that prove it; not right unless all are proven.

    The gate lists the totals alone, and lets a game be incomplete that does not say it is whole.
    """
    tests: Path = wishes.tests if wishes.tests is not None else TESTS
    try:
        citations = cited_rules(tests)
        recorded = _recorded(wishes.recorded, tests)
        right = True
        for book in _books(wishes.game):
            found = _cover_book(desk, book, citations, recorded, wishes.gate)
            right = found and right
    except RuleError as error:
        raise Failure(WRONG_USAGE, Text("terminal-plain", {"words": str(error)})) from error
    if wishes.game is None:
        prefixes = [book.prefix for book in _books(None)]
        for identity, citing in stray_citations(citations, prefixes).items():
            desk.complain(
                desk.voice("coverage-stray", rule=identity, test=citing[0], more=len(citing) - 1)
            )
            right = False
    return FINE if right else NOT_RIGHT


def _recorded(wished: Path | None, tests: Path) -> Mapping[str, int]:
    """Read how many rules were proven before, if anybody keeps count."""
    usual = tests / RECORDED
    if wished is None and not usual.is_file():
        return {}
    return read_recorded(wished if wished is not None else usual)


def _cover_book(
    desk: Desk,
    book: Book,
    citations: Mapping[str, Sequence[str]],
    recorded: Mapping[str, int],
    gate: bool,
) -> bool:
    english = read_rulebook(book.folder, book.name, "en")
    found = coverage(rule_ids(english), citations, book.prefix)
    lines = report_lines(found, _report_words(desk, book.name))
    for line in lines[-1:] if gate else lines:
        desk.line(line)
    fallen = fallen_count(book.name, len(found.proven), recorded)
    if fallen is not None:
        before = recorded[book.name]
        desk.complain(
            desk.voice("coverage-fallen", game=book.name, before=before, now=len(found.proven))
        )
    if gate:
        for name, tests in found.unknown.items():
            desk.complain(
                desk.voice("coverage-stray", rule=name, test=tests[0], more=len(tests) - 1)
            )
        if book.complete and found.unproven:
            desk.complain(
                desk.voice("coverage-not-whole", game=book.name, rules=", ".join(found.unproven))
            )
    whole = not found.unproven or (gate and not book.complete)
    return whole and not found.unknown and fallen is None


def _report_words(desk: Desk, name: str) -> ReportWords:
    def totals(rules: int, proven: int, unproven: int, unknown: int) -> str:
        counts = {"rules": rules, "proven": proven, "unproven": unproven, "unknown": unknown}
        return desk.voice("coverage-totals", game=name, **counts)

    return ReportWords(desk.voice("coverage-no-test"), desk.voice("coverage-no-rule"), totals)
