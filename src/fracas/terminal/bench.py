"""`fracas bench`: the speed of our games in the build that is loaded."""

import argparse
import json
from collections.abc import Sequence
from typing import Final

from rich.measure import Measurement as RichMeasurement
from rich.table import Table
from rich.text import Text as Styled

from fracas.bench import measure_game
from fracas.measurement import Measurement
from fracas.terminal.desk import Desk
from fracas.terminal.failure import FINE
from fracas.terminal.games import chosen_game, known_games
from fracas.terminal.voice import Voice

# Each figure by its field, in the order of the columns, with the digits behind the point.
_COLUMNS: Final = (
    ("decisions_per_second", 0),
    ("all_decisions_per_second", 0),
    ("games_per_second", 1),
    ("decisions_per_game", 1),
    ("legal_mean", 1),
    ("legal_max", 0),
    ("forced_share", 2),
    ("copy_us", 2),
    ("legal_us", 2),
    ("legal_most_us", 2),
    ("observe_us", 2),
    ("view_us", 1),
    ("view_bytes", 0),
)

_HEADING_WIDTH: Final = 26
_COLUMN_WIDTH: Final = 16
_WIDER_THAN_ANY_TABLE: Final = 1000

Row = tuple[str, str, Measurement | None]
"""What was measured, in which build or version, and the figures if there are any."""


def bench(desk: Desk, wishes: argparse.Namespace) -> int:
    """Measure the games asked for, or all, and print a table or JSON."""
    names = wishes.games or sorted(known_games())
    games = [chosen_game(name) for name in names]
    if not games and not wishes.json:
        desk.say("games-none")
        return FINE
    measured = []
    for game in games:
        if desk.live() and not wishes.json:
            desk.say("bench-measuring", game=game.id)
        measured.append((game.id, measure_game(game, wishes.seconds)))
    if wishes.json:
        figures = {name: measurement.to_json() for name, measurement in measured}
        desk.line(json.dumps({"games": figures, "peers": {}}, indent=2))
    else:
        show_measurements(
            desk, [(name, build_name(desk.voice, figures), figures) for name, figures in measured]
        )
    return FINE


def build_name(voice: Voice, figures: Measurement) -> str:
    """Name the build that figures were taken in."""
    return voice("bench-compiled" if figures.compiled else "bench-pure")


def show_measurements(desk: Desk, rows: Sequence[Row]) -> None:
    """Show figures, a line for each game; where that does not fit, a column for each."""
    table = _table(desk.voice, rows)
    width = _width_of(desk, table)
    if not desk.live():
        desk.screen.width = max(desk.screen.width, width)
    if width <= desk.screen.width:
        desk.show(table)
    else:
        side_by_side = max(1, (desk.screen.width - _HEADING_WIDTH) // _COLUMN_WIDTH)
        for first in range(0, len(rows), side_by_side):
            desk.show(_turned_table(desk.voice, rows[first : first + side_by_side]), "")
    desk.say("bench-legend")


def _width_of(desk: Desk, table: Table) -> int:
    options = desk.screen.options.update(max_width=_WIDER_THAN_ANY_TABLE)
    return RichMeasurement.get(desk.screen, options, table).maximum


def _table(voice: Voice, rows: Sequence[Row]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(voice("bench-game"), no_wrap=True)
    table.add_column(voice("bench-build"), no_wrap=True)
    for name, _ in _COLUMNS:
        table.add_column(_heading(voice, name), justify="right", no_wrap=True)
    for name, build, measurement in rows:
        table.add_row(name, Styled(build, "dim"), *_cells(voice, measurement))
    return table


def _turned_table(voice: Voice, rows: Sequence[Row]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("", style="dim")
    for name, build, _ in rows:
        heading = Styled.assemble(name, "\n", (build, "dim"))
        table.add_column(heading, justify="right", overflow="fold")
    cells = [_cells(voice, measurement) for _, _, measurement in rows]
    for line, (name, _) in enumerate(_COLUMNS):
        table.add_row(_heading(voice, name), *(column[line] for column in cells))
    return table


def _heading(voice: Voice, name: str) -> str:
    return voice(f"bench-{name.replace('_', '-')}")


def _cells(voice: Voice, measurement: Measurement | None) -> list[str]:
    marks = str.maketrans({",": voice("thousands-mark"), ".": voice("decimal-mark")})
    cells: list[str] = []
    for name, digits in _COLUMNS:
        figure = None if measurement is None else getattr(measurement, name)
        cells.append("–" if figure is None else f"{figure:,.{digits}f}".translate(marks))
    return cells
