"""How much work the contract puts into a game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from fracas.core.state import State


@dataclass(frozen=True, kw_only=True)
class Effort:
    """How many games each check plays, and how closely it looks.

    `games` are played by each check, at `moments` positions of which it looks closely;
    `moves` is how many moves it asks about one by one, after at least one whole game;
    `examples` are invented by hypothesis; a game must end within `longest` moves and
    outcomes; within `search` games everything that a game declares must have happened.
    `positions` make states from which that search goes on, for what random play seldom meets.
    With `setups` each check plays at most so many of the game's set-ups, every check others,
    and those of another seed others again; without it, all of them.
    """

    seed: int = 1
    games: int = 8
    moments: int = 20
    moves: int = 200_000
    examples: int = 100
    longest: int = 5_000
    search: int = 400
    positions: tuple[Callable[[], State], ...] = ()
    setups: int = 0


USUAL: Final = Effort()
