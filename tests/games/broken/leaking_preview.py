"""A preview that tells more than the one who reads it may know."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import MASK, ROB
from fracas.core.text import Text, seat_text


class LeakingPreview(Smugglers):
    """Warns a robber of targets that can hide."""

    def preview(self, seat: int, move: int) -> list[Text]:
        """Warn."""
        if ROB.holds(move) and self.hand(ROB.argument(move))[MASK]:
            return [Text("hid", {"seat": seat_text(ROB.argument(move))})]
        return []


GAME: Final = SmugglersGame("leaking-preview", LeakingPreview)
