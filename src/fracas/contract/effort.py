"""How much work the contract puts into a game."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, kw_only=True)
class Effort:
    """How many games each check plays, and how closely it looks.

    `games` are played by each check, at `moments` positions of which it looks closely;
    `moves` is how many moves it asks about one by one, after at least one whole game;
    `examples` are invented by hypothesis; a game must end within `longest` moves and
    outcomes; within `search` games everything that a game declares must have happened.
    """

    seed: int = 1
    games: int = 8
    moments: int = 20
    moves: int = 200_000
    examples: int = 100
    longest: int = 5_000
    search: int = 400


USUAL: Final = Effort()
