"""A step that is not plain data: what is left to do waits in a function."""

from collections.abc import Callable
from typing import Final

from broken.honest import Smugglers, SmugglersGame
from fracas.core.game import Game


class StepInAClosure(Smugglers):
    """Keeps what the robber gains in a function until the step after."""

    def __init__(self, game: Game, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(game, seats, options)
        self.later: list[Callable[[], None]] = []

    def gain(self, seat: int) -> None:
        """Gain later."""
        self.later = [lambda: super(StepInAClosure, self).gain(seat)]

    def settle(self) -> None:
        """Do what was left to do."""
        for left in self.later:
            left()
        self.later = []
        super().settle()

    def obstacle(self, seat: int, move: int) -> int:
        """Prepare something while asking."""
        self.later = [lambda: None]
        return super().obstacle(seat, move)


GAME: Final = SmugglersGame("step-in-a-closure", StepInAClosure)
