"""A field that a snapshot does not carry."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from fracas.core.game import Game


class ForgottenField(Smugglers):
    """Counts the robberies, and forgets to write the count."""

    def __init__(self, game: Game, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(game, seats, options)
        self.robberies = 0

    def rob(self, place: int) -> None:
        """Count; the fourth robbery finds a sleeping target."""
        if place == 0:
            self.robberies += 1
            if self.robberies % 4 == 0:
                self.go(2)
                return
        super().rob(place)

    def copy(self) -> "ForgottenField":
        """Copy the count, too."""
        twin = super().copy()
        assert isinstance(twin, ForgottenField)
        twin.robberies = self.robberies
        return twin


GAME: Final = SmugglersGame("forgotten-field", ForgottenField)
