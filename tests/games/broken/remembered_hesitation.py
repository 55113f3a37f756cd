"""A state that remembers what no record holds: how often somebody stepped back."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame


class RememberedHesitation(Smugglers):
    """Counts, where nobody looks, how often somebody hesitated."""

    def step_back(self, seat: int) -> bool:
        """Count a hesitation."""
        stepped = super().step_back(seat)
        if stepped:
            self.returned += 1
        return stepped


GAME: Final = SmugglersGame("remembered-hesitation", RememberedHesitation)
