"""A chain that never needs to end."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import ENOUGH_LAID


class EndlessChain(Smugglers):
    """Lets a card be laid again and again, and takes none of them seriously."""

    def obstacle(self, seat: int, move: int) -> int:
        """Set no limit."""
        reason = super().obstacle(seat, move)
        return 0 if reason == ENOUGH_LAID else reason


GAME: Final = SmugglersGame("endless-chain", EndlessChain)
