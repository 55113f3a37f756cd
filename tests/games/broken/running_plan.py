"""A plan that runs: a generator inside the state."""

from collections.abc import Iterator
from typing import Final

from broken.honest import Smugglers, SmugglersGame
from fracas.core.game import Game


class RunningPlan(Smugglers):
    """Walks through the seats with a generator."""

    def __init__(self, game: Game, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(game, seats, options)
        self.plan: Iterator[int] = (seat for seat in range(seats))


GAME: Final = SmugglersGame("running-plan", RunningPlan)
