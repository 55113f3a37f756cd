"""Which games there are: those of the package, and those that others bring.

A package brings a game by the entry point group `fracas.games`, whose names are game
ids and whose values name a `Game`. While writing one, name its importable module, with
a `GAME` in it, in the environment variable `FRACAS_GAMES` (several by commas).
"""

import os
from importlib import import_module
from typing import Final

from fracas.core.errors import FracasError
from fracas.core.game import Game
from fracas.core.text import Text

SHIPPED: Final[tuple[str, ...]] = ()
GROUP: Final = "fracas.games"
VARIABLE: Final = "FRACAS_GAMES"


class UnknownGame(FracasError):
    """No game of this name is installed."""


def games() -> dict[str, Game]:
    """Find all games, by id."""
    # Imported here: it takes longer than the whole core.
    from importlib.metadata import entry_points

    found: dict[str, Game] = {}
    for name in (*SHIPPED, *_developed()):
        game = _game_of(import_module(name), name)
        found[game.id] = game
    for entry in entry_points(group=GROUP):
        game = _checked(entry.load(), entry.value)
        found.setdefault(game.id, game)
    return found


def find_game(id: str) -> Game:
    """Find one game."""
    known = games()
    if id not in known:
        listed = ", ".join(sorted(known)) or "-"
        raise UnknownGame(
            f"there is no game {id!r}; known games: {listed}",
            Text("unknown-game", {"name": id, "known": listed}),
        )
    return known[id]


def _developed() -> list[str]:
    return [name.strip() for name in os.environ.get(VARIABLE, "").split(",") if name.strip()]


def _game_of(module: object, name: str) -> Game:
    return _checked(getattr(module, "GAME", None), f"{name}.GAME")


def _checked(game: object, name: str) -> Game:
    if not isinstance(game, Game):
        raise TypeError(f"{name} is not a fracas Game")
    return game
