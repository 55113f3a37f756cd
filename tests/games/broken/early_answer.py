"""A secret answer that can be read off before the others have answered."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame


class EarlyAnswer(Smugglers):
    """Gives the length of secret answers to bots."""

    def observe(self, seat: int) -> list[int]:
        """Look at what others have answered."""
        answered = [
            len(self.chains[other]) if self.answered >> other & 1 else 0
            for other in range(self.seats)
        ]
        return super().observe(seat) + answered


GAME: Final = SmugglersGame("early-answer", EarlyAnswer)
