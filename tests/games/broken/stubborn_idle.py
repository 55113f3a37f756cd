"""An idle seat that insists on a move which is not always legal."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import ASK_HIDE, HIDE


class StubbornIdle(Smugglers):
    """Hides when it resigned, mask or no mask."""

    def idle(self, seat: int) -> int:
        """Insist on hiding."""
        return HIDE if self.asked[seat] == ASK_HIDE else super().idle(seat)


GAME: Final = SmugglersGame("stubborn-idle", StubbornIdle)
