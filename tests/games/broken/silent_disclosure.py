"""Cards that come to light without a word: the step could be taken back."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame


class SilentDisclosure(Smugglers):
    """Shows a hand, and does not say that something hidden became known."""

    def disclose(self) -> None:
        """Say nothing."""


GAME: Final = SmugglersGame("silent-disclosure", SilentDisclosure)
