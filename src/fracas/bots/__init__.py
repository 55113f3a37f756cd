"""Bots: players that sit on a seat and know no more than it does.

>>> sorted(BOTS)
['greedy', 'random']
"""

from collections.abc import Callable
from typing import Final, Protocol

from fracas.bots.greedily import GreedyBot
from fracas.bots.randomly import RandomBot
from fracas.core.dice import Dice
from fracas.core.seat import Seat

__all__ = ["BOTS", "Bot"]


class Bot(Protocol):
    """Somebody who can answer for a seat."""

    def choose(self, seat: Seat) -> list[int]:
        """Give the moves, one or a chain, that answer what the seat is asked."""
        ...


BOTS: Final[dict[str, Callable[[Dice], Bot]]] = {"greedy": GreedyBot, "random": RandomBot}
"""How each bot is made, by its name; the dice are its own and never those of the game."""
