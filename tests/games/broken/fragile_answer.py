"""An answer that falls over what came before it in the submission."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import ASK_LAY, DONE


class FragileAnswer(Smugglers):
    """Explains a refusal by the card that was laid last, if there is one."""

    def explain(self, reason: int, seat: int, move: int) -> dict[str, int | str]:
        """Look at a card that may not be there."""
        if 0 <= seat < self.seats and self.asked[seat] == ASK_LAY and move != DONE:
            return {"card": self.chains[seat][-1]}
        return {}


GAME: Final = SmugglersGame("fragile-answer", FragileAnswer)
