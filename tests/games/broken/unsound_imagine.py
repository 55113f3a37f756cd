"""An imagined state that cannot be: cards in other hands are imagined in the deck, too."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import COPIES, KINDS
from fracas.core.dice import Dice


class UnsoundImagine(Smugglers):
    """Imagines in the deck whatever is neither on the pile nor in the own hand."""

    def redraw(self, seat: int, dice: Dice) -> None:
        """Forget that others hold cards."""
        super().redraw(seat, dice)
        own = self.hand(seat) if seat >= 0 else [0] * KINDS
        self.deck = [COPIES[card] - self.pile[card] - own[card] for card in range(KINDS)]


GAME: Final = SmugglersGame("unsound-imagine", UnsoundImagine)
