"""A chain that never needs to end."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import LAY, MOST_LAID


class EndlessChain(Smugglers):
    """Lets anybody go on laying cards, and takes only the first two seriously."""

    def obstacle(self, seat: int, move: int) -> int:
        """Set no limit."""
        if LAY.holds(move) and len(self.chains[seat]) >= MOST_LAID:
            return 0
        return super().obstacle(seat, move)

    def answer(self, seat: int, move: int) -> None:
        """Forget all but the first cards."""
        self.chains[seat] = self.chains[seat][:MOST_LAID]
        super().answer(seat, move)


GAME: Final = SmugglersGame("endless-chain", EndlessChain)
