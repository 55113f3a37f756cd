"""A game that goes another way while somebody keeps a journal."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame


class JournalMatters(Smugglers):
    """Counts gold only where it is told."""

    def gain(self, seat: int) -> None:
        """Gain where somebody takes note."""
        if self.journal is not None:
            super().gain(seat)


GAME: Final = SmugglersGame("journal-matters", JournalMatters)
