"""A list that a copy shares with its original."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame


class SharedList(Smugglers):
    """Copies the reference to the hands and not the hands."""

    def copy(self) -> "SharedList":
        """Share a list."""
        twin = super().copy()
        assert isinstance(twin, SharedList)
        twin.hands = self.hands
        return twin


GAME: Final = SmugglersGame("shared-list", SharedList)
