"""A decision as text: what is asked, what was begun, and the options by number."""

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from fracas.core.verbs import Verbs
from fracas.core.view import Decision, Option
from fracas.terminal.desk import Desk
from fracas.terminal.voice import Voice

FEWEST_ROWS: Final = 6
LONGEST_ASIDE: Final = 30
Numbered = Sequence[tuple[int, Option]]


def numbered(decision: Decision, voice: Voice, verbs: Verbs, wanted: str = "") -> Numbered:
    """Number the options from 1; keep those in whose words or notation a text occurs."""
    wanted = wanted.casefold()
    return [
        (number, option)
        for number, option in enumerate(decision.options, start=1)
        if wanted in voice.text(option.label).casefold() or wanted in verbs.notation(option.move)
    ]


def draw_decision(
    desk: Desk, decision: Decision, verbs: Verbs, rule: str, rows: int, wanted: str = ""
) -> list[RenderableType]:
    """Draw a decision in about so many rows: a line for each option, else columns."""
    voice = desk.voice
    prompt = Styled(voice.text(decision.prompt), "bold")
    if rule:
        prompt.append(f"  {rule}", "not bold dim")
    drawn: list[RenderableType] = [prompt]
    if decision.chain:
        begun = " + ".join(voice.text(move) for move in decision.chain)
        drawn.append(Styled(voice("begun", moves=begun), "italic"))
    options = numbered(decision, voice, verbs, wanted)
    if not options:
        return [*drawn, voice("no-such-option", text=wanted)]
    lines = _lines(voice, verbs, options)
    if desk.height_of(lines) <= max(rows, FEWEST_ROWS):
        drawn.append(lines)
    else:
        cells = [_cell(voice, number, option) for number, option in options]
        drawn.append(Columns(cells, padding=(0, 2), column_first=True))
        drawn += _footnotes(voice, options)
    if decision.window:
        drawn.append(Styled(voice("can-stand"), "dim"))
    return drawn


def _lines(voice: Voice, verbs: Verbs, options: Numbered) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold cyan")
    table.add_column()
    table.add_column(style="italic")
    table.add_column(style="dim")
    for number, option in options:
        previews = "; ".join(map(voice.text, option.previews))
        table.add_row(str(number), voice.text(option.label), previews, verbs.notation(option.move))
    return table


def _cell(voice: Voice, number: int, option: Option) -> Styled:
    cell = Styled.assemble((f"{number}", "bold cyan"), f" {voice.text(option.label)}")
    previews = [words for words in map(voice.text, option.previews) if len(words) <= LONGEST_ASIDE]
    if previews:
        cell.append(f" ({'; '.join(previews)})", "italic")
    return cell


def _footnotes(voice: Voice, options: Numbered) -> list[Styled]:
    """Say what is too long for a column once for all options that it is said of."""
    said: dict[str, list[int]] = {}
    for number, option in options:
        for words in map(voice.text, option.previews):
            if len(words) > LONGEST_ASIDE:
                said.setdefault(words, []).append(number)
    return [
        Styled.assemble((_ranges(numbers), "bold cyan"), " ", (words, "italic"))
        for words, numbers in said.items()
    ]


def _ranges(numbers: Sequence[int]) -> str:
    """Write numbers in short.

    >>> _ranges([1, 2, 3, 5, 7, 8])
    '1–3, 5, 7–8'
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
