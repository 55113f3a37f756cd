"""A field that a copy does not carry."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame


class ForgottenInCopy(Smugglers):
    """Forgets in a copy which night it is."""

    def copy(self) -> "ForgottenInCopy":
        """Forget the night."""
        twin = super().copy()
        assert isinstance(twin, ForgottenInCopy)
        twin.night = 0
        return twin


GAME: Final = SmugglersGame("forgotten-in-copy", ForgottenInCopy)
