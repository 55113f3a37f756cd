"""A prompt that betrays a hidden card: only who holds a mask is asked."""

from typing import Final

from broken.honest import TARGET, Smugglers, SmugglersGame
from broken.tables import MASK


class BetrayingPrompt(Smugglers):
    """Skips a question that has one answer only, though nobody else can know that."""

    def rob(self, place: int) -> None:
        """Ask the target if it can hide."""
        has_mask = self.hand(self.argument(TARGET))[MASK] > 0
        super().rob(1 if place == 0 and not has_mask else place)


GAME: Final = SmugglersGame("betraying-prompt", BetrayingPrompt)
