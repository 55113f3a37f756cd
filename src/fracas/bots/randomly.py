"""A bot without a thought: any legal move is as good as another."""

from fracas.core.dice import Dice
from fracas.core.seat import Seat


class RandomBot:
    """Draws each move from those that are legal."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seat: Seat) -> list[int]:
        """Give one move; a chain that it begins goes on when the seat is asked again."""
        found = seat.legal()
        return [found[self.dice.below(len(found))]]
