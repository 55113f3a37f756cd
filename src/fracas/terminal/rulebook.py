"""A rulebook on the screen: all of it, a chapter, or a single rule."""

import re
from pathlib import Path

from rich.markdown import Markdown

from fracas.core.game import Game
from fracas.language import LANGUAGES
from fracas.terminal.desk import Desk
from fracas.terminal.failure import wrong_usage

# The rules of every table, whatever is played at it: whose turn it is, undo, resignation.
TABLE = "table"
TABLE_PREFIX = "FR"
TABLE_FOLDER = Path(__file__).parent.parent / "core"


def show_rules(desk: Desk, game: Game | None, rule: str = "") -> None:
    """Show a game's rulebook or the table's, or of either what one id stands for."""
    folder = TABLE_FOLDER if game is None else Path(game.folder)
    name = TABLE if game is None else game.id
    if rule.upper().startswith(f"{TABLE_PREFIX}-"):
        folder, name = TABLE_FOLDER, TABLE
    text = read_rulebook(folder, name, desk.voice.language)
    if rule:
        text = passage(text, rule.upper())
        if not text:
            raise wrong_usage("no-such-rule", rule=rule, game=name)
    desk.show(Markdown(text))


def read_rulebook(folder: Path, name: str, language: str) -> str:
    """Read a rulebook in a language, or in the first of all where it is not translated."""
    for known in (language, LANGUAGES[0]):
        file = folder / "rules" / f"{known}.md"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise wrong_usage("no-rulebook", game=name)


def passage(text: str, rule: str) -> str:
    """Take out of a rulebook what an id stands for: a rule's paragraph, or a whole chapter.

    >>> book = "## BR-1 The tavern\\n\\n- **BR-1.1** Two.\\n- **BR-1.2** Three.\\n\\n## BR-2 End"
    >>> passage(book, "BR-1.2")
    '- **BR-1.2** Three.'
    >>> passage(book, "BR-1").splitlines()[-1]
    '- **BR-1.2** Three.'
    """
    chapter = re.search(rf"^(#+) {re.escape(rule)}(?=\s).*?(?=^#|\Z)", text, re.M | re.S)
    if chapter is not None:
        return chapter[0].strip()
    start = rf"^\s*(?:(?:[-*+]|\d+[.)])\s+)?\*\*{re.escape(rule)}\*\*"
    end = r"(?=\n\s*\n|\n\s*(?:[-*+]|\d+[.)])\s|\n#|\Z)"
    statement = re.search(f"{start}.*?{end}", text, re.M | re.S)
    return statement[0].strip() if statement is not None else ""
