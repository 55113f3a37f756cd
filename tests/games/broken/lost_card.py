"""A lost card: the mask one hides behind goes nowhere."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import HIDE, MASK


class LostCard(Smugglers):
    """Forgets a card on the way to the pile."""

    def answer(self, seat: int, move: int) -> None:
        """Lose the mask."""
        super().answer(seat, move)
        if move == HIDE:
            self.pile[MASK] -= 1


GAME: Final = SmugglersGame("lost-card", LostCard)
