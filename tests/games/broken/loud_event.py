"""An event that is told to the wrong audience."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import DRAW_CARD, DREW
from fracas.core.events import EVERYONE


class LoudEvent(Smugglers):
    """Calls out loud who drew what."""

    def happened(self, chance: int, outcome: int) -> None:
        """Tell it to everyone."""
        if chance == DRAW_CARD:
            self.tell(EVERYONE, DREW, self.step_seat(), outcome)
        super().happened(chance, outcome)


GAME: Final = SmugglersGame("loud-event", LoudEvent)
