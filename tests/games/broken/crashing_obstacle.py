"""An obstacle that falls over a seat which is not at the table."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import NOBODY_TO_ROB, ROB


class CrashingObstacle(Smugglers):
    """Looks at the gold of a target before it knows that there is one."""

    def obstacle(self, seat: int, move: int) -> int:
        """Protect the rich, as far as they exist."""
        if ROB.holds(move) and self.gold[ROB.argument(move)] < 0:
            return NOBODY_TO_ROB
        return super().obstacle(seat, move)


GAME: Final = SmugglersGame("crashing-obstacle", CrashingObstacle)
