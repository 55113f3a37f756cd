"""`fracas bench`: the speed of our games in the build that is loaded."""

import argparse
import json
from collections.abc import Iterable
from typing import Final

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

# Wide enough for all columns, each on one line.
_PAPER: Final = 200

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


def show_measurements(desk: Desk, rows: Iterable[Row]) -> None:
    """Show figures as a table; on paper it is as wide as it needs to be."""
    voice = desk.voice
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(voice("bench-game"), no_wrap=True)
    table.add_column(voice("bench-build"))
    for name, _ in _COLUMNS:
        heading = voice(f"bench-{name.replace('_', '-')}")
        longest = max(map(len, heading.split()))
        table.add_column(heading, justify="right", min_width=longest, no_wrap=not desk.live())
    for name, build, measurement in rows:
        table.add_row(name, Styled(build, "dim"), *_cells(measurement))
    if not desk.live():
        desk.screen.width = max(desk.screen.width, desk.screen.measure(table).maximum, _PAPER)
    desk.show(table)
    desk.say("bench-legend")


def _cells(measurement: Measurement | None) -> list[str]:
    cells: list[str] = []
    for name, digits in _COLUMNS:
        figure = None if measurement is None else getattr(measurement, name)
        cells.append("–" if figure is None else f"{figure:,.{digits}f}".replace(",", "\u202f"))
    return cells
