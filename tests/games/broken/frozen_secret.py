"""A secret that imagined states never vary: hands are imagined as they are."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from fracas.core.dice import Dice


class FrozenSecret(Smugglers):
    """Imagines nothing."""

    def redraw(self, seat: int, dice: Dice) -> None:
        """Leave everything where it is."""


GAME: Final = SmugglersGame("frozen-secret", FrozenSecret)
