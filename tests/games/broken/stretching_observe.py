"""Integers for bots whose number changes with the hand."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame


class StretchingObserve(Smugglers):
    """Appends one integer for each coin on the pile."""

    def observe(self, seat: int) -> list[int]:
        """Give more and more."""
        return super().observe(seat) + [1] * self.pile[0]


GAME: Final = SmugglersGame("stretching-observe", StretchingObserve)
