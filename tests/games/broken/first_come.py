"""Simultaneous answers that depend on who was first."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import ASK_LAY, ENOUGH_LAID, LAY


class FirstCome(Smugglers):
    """Has room for three cards in the lot: the last find it full."""

    def obstacle(self, seat: int, move: int) -> int:
        """Count the cards that others have laid already."""
        if self.asked[seat] == ASK_LAY and LAY.holds(move):
            laid = sum(len(chain) for chain in self.chains)
            if laid > 2:
                return ENOUGH_LAID
        return super().obstacle(seat, move)


GAME: Final = SmugglersGame("first-come", FirstCome)
