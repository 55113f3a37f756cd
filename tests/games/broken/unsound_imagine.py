"""An imagined state that cannot be: chance still draws from the real deck."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from fracas.core.dice import Dice


class UnsoundImagine(Smugglers):
    """Deals the unseen cards anew and leaves a draw under way as it was."""

    def redraw(self, seat: int, dice: Dice) -> None:
        """Forget what chance is just deciding."""
        weights = self.chance_weights
        super().redraw(seat, dice)
        self.chance_weights = weights


GAME: Final = SmugglersGame("unsound-imagine", UnsoundImagine)
