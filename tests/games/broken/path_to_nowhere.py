"""A move that is made by pointing at something that is not shown."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import HIDE


class PathToNowhere(Smugglers):
    """Points at a mask in somebody else's words."""

    def path(self, seat: int, move: int) -> list[str]:
        """Point beside the card."""
        return ["masks/mask"] if move == HIDE else super().path(seat, move)


GAME: Final = SmugglersGame("path-to-nowhere", PathToNowhere)
