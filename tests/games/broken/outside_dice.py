"""Dice outside the state: the coin is tossed by the generator of the whole program."""

import random
from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import TOSS


class OutsideDice(Smugglers):
    """Asks chance, and then decides by itself."""

    def happened(self, chance: int, outcome: int) -> None:
        """Toss once more, elsewhere."""
        super().happened(chance, random.randrange(2) if chance == TOSS else outcome)


GAME: Final = SmugglersGame("outside-dice", OutsideDice)
