"""A snapshot is read as if nobody could have changed it."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import CARD
from fracas.core.snapshot import Words, write_run


class TrustingReader(Smugglers):
    """Writes a hand as a list of cards, and looks each of them up."""

    def write(self, out: list[int]) -> None:
        """Write the pile once more, card by card."""
        super().write(out)
        write_run(out, [card for card, count in enumerate(self.pile) for _ in range(count)])

    def read(self, words: Words) -> None:
        """Look every card up."""
        super().read(words)
        names = [CARD.symbols[card] for card in words.run()]
        self.pile = [names.count(name) for name in CARD.symbols]


GAME: Final = SmugglersGame("trusting-reader", TrustingReader)
