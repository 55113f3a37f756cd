"""An imagined state that depends on what the seat cannot know."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import KINDS
from fracas.core.dice import Dice


class PeekingImagine(Smugglers):
    """Swaps cards at random, starting from where they really lie."""

    def redraw(self, seat: int, dice: Dice) -> None:
        """Swap one card of each other hand with one of the deck, where both have it."""
        for other in range(self.seats):
            given, taken = dice.below(KINDS), dice.below(KINDS)
            if other != seat and self.hand(other)[given] and self.deck[taken]:
                self.hands[other * KINDS + given] -= 1
                self.hands[other * KINDS + taken] += 1
                self.deck[taken] -= 1
                self.deck[given] += 1


GAME: Final = SmugglersGame("peeking-imagine", PeekingImagine)
