"""House content in files: printed to begin from, checked, and played with."""

import argparse
from pathlib import Path
from typing import Final

from fracas.core.errors import ContentError
from fracas.core.game import Game
from fracas.core.record import Record
from fracas.core.text import Text
from fracas.terminal.archive import read_text
from fracas.terminal.desk import Desk, printable
from fracas.terminal.failure import FINE, NOT_RIGHT, Failure, wrong_usage
from fracas.terminal.games import chosen_game

MOST_BYTES: Final = 1_000_000


def content(desk: Desk, wishes: argparse.Namespace) -> int:
    """Print a game's house content, or say whether a file can replace it."""
    game = chosen_game(wishes.game)
    desk.learn(game, {})
    if wishes.file is not None:
        digest = furnished(game, wishes.file).content
        desk.line(printable(desk.voice("content-sound", file=str(wishes.file), digest=digest)))
        return FINE
    own = game.house_content()
    if not own:
        raise wrong_usage("content-none", game=game.id)
    desk.line(own.rstrip("\n"))
    return FINE


def furnished(game: Game, file: Path | None) -> Game:
    """Give the game with the house content of a file; without a file, the game itself."""
    if file is None:
        return game
    text = read_text(str(file), MOST_BYTES, Text("terminal-content-too-big", {"most": MOST_BYTES}))
    try:
        return game.with_content(text)
    except ContentError as error:
        raise Failure(NOT_RIGHT, error.text) from error


def furnished_for(record: Record, game: Game, file: Path | None) -> Game:
    """Give the game with the content that a record was played with."""
    if record.content and file is None:
        raise wrong_usage("content-needed", content=record.content)
    chosen = furnished(game, file)
    if chosen.content != record.content:
        raise Failure(
            NOT_RIGHT,
            Text(
                "terminal-content-other",
                {"file": str(file), "content": record.content or game.id},
            ),
        )
    return chosen
