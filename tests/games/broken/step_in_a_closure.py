"""A step that is not plain data: what is left to do after an answer waits in a function."""

from collections.abc import Callable
from typing import Final

from broken.honest import TARGET, Smugglers, SmugglersGame
from broken.tables import ASK_HIDE, TOSS
from fracas.core.game import Game


class StepInAClosure(Smugglers):
    """Remembers by a function how a robbery goes on."""

    def __init__(self, game: Game, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(game, seats, options)
        self.later: Callable[[], None] = self.done

    def rob(self, place: int) -> None:
        """Ask, and leave the rest for later."""
        self.later, now = self.done, self.later
        if place == 0:
            self.later = lambda: self.demand(TOSS)
            self.ask(self.argument(TARGET), ASK_HIDE)
        else:
            now()


GAME: Final = SmugglersGame("step-in-a-closure", StepInAClosure)
