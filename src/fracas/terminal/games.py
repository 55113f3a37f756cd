"""`fracas games`: which games there are, for how many, and what can be chosen."""

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager

from rich.table import Table
from rich.text import Text as Styled

from fracas.core.game import Game
from fracas.core.text import Text
from fracas.registry import find_game, games
from fracas.terminal.desk import Desk
from fracas.terminal.failure import FINE, NOT_RIGHT, Failure
from fracas.terminal.voice import Voice


def known_games() -> dict[str, Game]:
    """Give all games by id; `Failure` names the package that cannot be loaded."""
    with _loading():
        return games()


def chosen_game(id: str) -> Game:
    """Give one game; `UnknownGame` lists those that there are."""
    with _loading():
        return find_game(id)


@contextmanager
def _loading() -> Iterator[None]:
    try:
        yield
    except (ImportError, TypeError) as error:
        reason = {"reason": str(error)}
        raise Failure(NOT_RIGHT, Text("terminal-games-cannot-load", reason)) from error


def list_games(desk: Desk, wishes: argparse.Namespace) -> int:
    """List the games, as a table or as JSON."""
    known = sorted(known_games().values(), key=lambda game: game.id)
    if wishes.json:
        forms = {game.id: _form(game, Voice(desk.voice.language, game)) for game in known}
        desk.line(json.dumps(forms, indent=2, ensure_ascii=False))
    elif known:
        desk.show(_table(desk.voice, known))
        desk.say("games-try", game=known[0].id)
    else:
        desk.say("games-none")
    return FINE


def _form(game: Game, voice: Voice) -> dict[str, object]:
    return {
        "name": voice.text(Text("game-name")),
        "summary": voice.text(Text("game-summary")),
        "seats": list(game.seats),
        "revision": game.revision,
        "settings": {setting.name: list(setting.choices) for setting in game.settings},
    }


def _table(voice: Voice, known: list[Game]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("game", "name", "seats", "settings"):
        table.add_column(voice(f"games-{heading}"), header_style="dim", overflow="fold")
    for game in known:
        own = Voice(voice.language, game)
        name = Styled.assemble(
            (own.text(Text("game-name")), "bold"), "\n", (own.text(Text("game-summary")), "dim")
        )
        table.add_row(Styled(game.id, "cyan"), name, _seats(game.seats), _settings(own, game))
    return table


def _seats(counts: tuple[int, ...]) -> str:
    """Write numbers of seats briefly: `2–5` where none is left out, else `2, 4, 8`."""
    fewest, most = counts[0], counts[-1]
    if len(counts) > 1 and counts == tuple(range(fewest, most + 1)):
        return f"{fewest}–{most}"
    return ", ".join(map(str, counts))


def _settings(voice: Voice, game: Game) -> Styled:
    """Write each setting as it is typed, the default first, and its name in words."""
    lines = [
        Styled.assemble(
            f"{setting.name}={'|'.join(setting.choices)}",
            (f"  {voice.text(Text(f'setting-{setting.name}'))}", "dim"),
        )
        for setting in game.settings
    ]
    return Styled("\n").join(lines)
