"""Memory beside the states: what happens in one game is felt in all others."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame

CAUGHT_TONIGHT: Final[list[int]] = []


class SharedMemory(Smugglers):
    """Remembers in a list of the module who was caught; every third goes free."""

    def catch(self, seat: int) -> None:
        """Let every third off."""
        CAUGHT_TONIGHT.append(seat)
        if len(CAUGHT_TONIGHT) % 3:
            super().catch(seat)


GAME: Final = SmugglersGame("shared-memory", SharedMemory)
