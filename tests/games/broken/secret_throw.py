"""Dice of the state that are thrown without asking chance."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame


class SecretThrow(Smugglers):
    """Takes the dice of a simulation into its own hand."""

    def gain(self, seat: int) -> None:
        """Gain, perhaps."""
        if self.dice is None or self.dice.below(2):
            super().gain(seat)


GAME: Final = SmugglersGame("secret-throw", SecretThrow)
