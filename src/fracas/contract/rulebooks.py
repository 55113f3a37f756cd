"""The rulebooks of a game: both languages state the same rules, and what cites one finds it."""

from functools import lru_cache
from pathlib import Path
from typing import Final

import fracas.core.game
from fracas.contract.rules import RuleError, compare_rulebooks, rule_ids
from fracas.contract.trial import Trial, check
from fracas.core.game import Game

KERNEL: Final = Path(fracas.core.game.__file__).parent
KERNEL_PREFIX: Final = "FR-"


@check
def rulebooks_agree(trial: Trial) -> None:
    """Both rulebooks state the same rules, under the game's prefix, and every citation is one."""
    game = trial.game
    folder = Path(game.folder) / "rules"
    if not folder.is_dir():
        if game.complete:
            raise trial.broken(f"a complete game has a rulebook: {folder} is missing")
        return
    books = [(folder / f"{language}.md") for language in ("en", "fr")]
    for book in books:
        if not book.is_file():
            raise trial.broken(f"{book} is missing")
    english, french = (book.read_text(encoding="utf-8") for book in books)
    try:
        differences = compare_rulebooks(english, french)
        ids = rule_ids(english)
    except RuleError as error:
        raise trial.broken(f"the rulebooks cannot be read: {error}") from error
    if differences:
        raise trial.broken("; ".join(differences))
    strangers = [rule for rule in ids if not rule.startswith(f"{game.rule_prefix}-")]
    if strangers:
        raise trial.broken(f"rules of this game begin with {game.rule_prefix}-: {strangers}")
    _require_citations(trial)


def _require_citations(trial: Trial) -> None:
    game = trial.game
    for catalogue in (game.prompts, game.reasons, game.endings):
        for known in catalogue.messages[1:]:
            rules = known_rules(game, known.rule)
            if known.rule and rules and known.rule not in rules:
                raise trial.broken(
                    f"{catalogue.sort} {known.message!r} cites {known.rule}, which is no rule"
                )


def known_rules(game: Game, rule: str) -> frozenset[str]:
    """Give the rules of the book that a rule would be in; none where there is no book."""
    folder = KERNEL if rule.startswith(KERNEL_PREFIX) else Path(game.folder)
    return _rules_in(folder / "rules" / "en.md")


@lru_cache(maxsize=64)
def _rules_in(book: Path) -> frozenset[str]:
    if not book.is_file():
        return frozenset()
    return frozenset(rule_ids(book.read_text(encoding="utf-8")))
