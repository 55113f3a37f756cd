"""Which chapter plays which kind of step, hears which question, sees which chance."""

from typing import final

from fracas.games.orcs.kingdom import Kingdom


@final
class Orcs(Kingdom):
    """A game of Orcs vs Orcs, whole."""

    __slots__ = ()

    def copy(self) -> "Orcs":
        """Make an independent twin."""
        twin = Orcs(self.game, self.seats, self.options, self.board)
        self.copy_kernel_to(twin)
        self.copy_fields_to(twin)
        return twin
