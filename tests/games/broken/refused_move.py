"""A legal move that `why_not` refuses: hiding is listed without a mask."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import ASK_HIDE, HIDE


class RefusedMove(Smugglers):
    """Lists too much."""

    def moves(self, seat: int, found: list[int]) -> None:
        """List hiding in any case."""
        super().moves(seat, found)
        if self.asked[seat] == ASK_HIDE and HIDE not in found:
            found.append(HIDE)


GAME: Final = SmugglersGame("refused-move", RefusedMove)
