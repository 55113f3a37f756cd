"""A refusal whose explanation falls over a seat that is not at the table."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from fracas.core.text import Text


class FragileExplain(Smugglers):
    """Mentions the gold of whoever asks, and asks nobody whether he plays."""

    def explain(self, reason: int, seat: int, move: int) -> dict[str, int | str | Text]:
        """Look the gold up."""
        return {"gold": self.gold[seat]}


GAME: Final = SmugglersGame("fragile-explain", FragileExplain)
