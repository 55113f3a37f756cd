"""A move that nothing is said against, and that is not listed as legal."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import ROB


class UnlistedMove(Smugglers):
    """Lists too little."""

    def moves(self, seat: int, found: list[int]) -> None:
        """Forget that one may rob the last seat."""
        every: list[int] = []
        super().moves(seat, every)
        found += [move for move in every if move != ROB.move(self.seats - 1)]


GAME: Final = SmugglersGame("unlisted-move", UnlistedMove)
