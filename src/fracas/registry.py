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

SHIPPED: Final[tuple[str, ...]] = ("old_world", "legends", "azeroth", "orcs")
"""The ids of the games of the package; each lives in the module `fracas.games.ID`."""
GROUP: Final = "fracas.games"
VARIABLE: Final = "FRACAS_GAMES"


class UnknownGame(FracasError):
    """No game of this name is installed."""


def games() -> dict[str, Game]:
    """Find all games, by id."""
    # Imported here: it takes longer than the whole core.
    from importlib.metadata import entry_points

    found: dict[str, Game] = {}
    for name in (*map(_module_of, SHIPPED), *_developed()):
        game = _game_in(name)
        found[game.id] = game
    for entry in entry_points(group=GROUP):
        game = _checked(entry.load(), entry.value)
        found.setdefault(game.id, game)
    return found


def find_game(id: str) -> Game:
    """Find one game; the others of the package are not even imported."""
    if id in SHIPPED and not _developed():
        return _game_in(_module_of(id))
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


def _module_of(shipped: str) -> str:
    return f"fracas.games.{shipped}"


def _game_in(module: str) -> Game:
    return _checked(getattr(import_module(module), "GAME", None), f"{module}.GAME")


def _checked(game: object, name: str) -> Game:
    if not isinstance(game, Game):
        raise TypeError(f"{name} is not a fracas Game")
    return game
