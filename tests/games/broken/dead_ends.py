"""Things that never happen: an ending that is declared and never reached."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import DAWN


class DeadEnds(Smugglers):
    """Ends in one way only."""

    def settle(self) -> None:
        """Let the rich go on until dawn."""

    def end(self, ending: int) -> None:
        """End at dawn, however it came."""
        super().end(DAWN)


GAME: Final = SmugglersGame("dead-ends", DeadEnds)
