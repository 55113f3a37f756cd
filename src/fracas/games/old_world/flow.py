"""Which chapter plays which kind of step, hears which question, sees which chance."""

from typing import final

from fracas.games.old_world.state import World


@final
class OldWorld(World):
    """A game in the Old World, whole."""

    __slots__ = ()

    def copy(self) -> "OldWorld":
        """Make an independent twin."""
        twin = OldWorld(self.game, self.seats, self.options)
        self.copy_kernel_to(twin)
        self.copy_fields_to(twin)
        return twin
