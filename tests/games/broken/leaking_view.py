"""A view that shows the cards in other hands."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import MASK
from fracas.core.view import View


class LeakingView(Smugglers):
    """Sorts the backs of a hand by what is on the front of the cards."""

    def draw_other_hand(self, view: View, place: str, seat: int) -> None:
        """Give the masks away by their ids."""
        super().draw_other_hand(view, place, seat)
        for number, back in enumerate(view.elements[len(view.elements) - self.hand_size(seat) :]):
            if number < self.hand(seat)[MASK]:
                back.id += "-masked"


GAME: Final = SmugglersGame("leaking-view", LeakingView)
