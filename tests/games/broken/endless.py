"""A game that never ends: nobody ever gets rich, and dawn never comes."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame


class Endless(Smugglers):
    """Ends are called off."""

    def end(self, ending: int) -> None:
        """Begin the nights again."""
        self.night = 0
        self.gold = [0] * self.seats


GAME: Final = SmugglersGame("endless", Endless)
