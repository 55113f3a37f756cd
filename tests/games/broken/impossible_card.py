"""Chance that lists what cannot happen: cards that are no longer in the deck."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import COPIES, DRAW_CARD, DRAWN
from fracas.core.events import only


class ImpossibleCard(Smugglers):
    """Draws by what was in the deck at the beginning."""

    def draw_card(self, place: int) -> None:
        """Draw from a full deck."""
        if place == DRAWN or sum(self.deck) == 0:
            self.done()
        else:
            self.demand_weighted(DRAW_CARD, COPIES, only(self.step_seat()))


GAME: Final = SmugglersGame("impossible-card", ImpossibleCard)
