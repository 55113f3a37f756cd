"""An obstacle that changes the state: asking what is possible leaves a trace."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame


class EagerObstacle(Smugglers):
    """Counts in the night how often it was asked."""

    def obstacle(self, seat: int, move: int) -> int:
        """Count the question."""
        reason = super().obstacle(seat, move)
        if reason != 0:
            self.returned += 1
        return reason


GAME: Final = SmugglersGame("eager-obstacle", EagerObstacle)
