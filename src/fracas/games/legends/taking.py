"""Effects upon control: units that are handed over or taken."""

from fracas.games.legends.choices import UnitChoice, go_on
from fracas.games.legends.field import destroy, on_field, reveal, take_over
from fracas.games.legends.geometry import distance
from fracas.games.legends.powers import Effect
from fracas.games.legends.state import War
from fracas.games.legends.steps import MEMORY, SOURCE
from fracas.games.legends.tables import (
    ASK_TAKE,
    ASK_YIELD,
    MAGICAL,
    NO_ENEMY_THERE,
    NOT_ADJACENT,
    NOT_YOURS,
)


class Yield(UnitChoice):
    """An opponent chooses units that he controls, and they are taken over (SL-5.14)."""

    def __init__(self, count: int = 1) -> None:
        super().__init__(count, by_opponent=True)

    def question(self) -> int:
        """Give the prompt."""
        return ASK_YIELD

    def unfit(self, war: War, seat: int, piece: int) -> int:
        """Any unit that he controls."""
        return 0 if war.control[piece] == seat else NOT_YOURS

    def carry_out(self, war: War, pieces: list[int]) -> None:
        """Take them over."""
        for piece in pieces:
            take_over(war, piece, war.step_seat())


class TakeNeighbour(UnitChoice):
    """The controller takes over an enemy next to the unit."""

    def question(self) -> int:
        """Give the prompt."""
        return ASK_TAKE

    def unfit(self, war: War, seat: int, piece: int) -> int:
        """An enemy next to it."""
        if war.control[piece] == seat:
            return NO_ENEMY_THERE
        here = war.where[war.argument(SOURCE)]
        return 0 if here >= 0 and distance(here, war.where[piece]) == 1 else NOT_ADJACENT

    def carry_out(self, war: War, pieces: list[int]) -> None:
        """Take it over."""
        take_over(war, pieces[0], war.step_seat())


class TakeTarget(Effect):
    """The unit that the action pointed at is taken over."""

    def run(self, war: War) -> None:
        """Take it over."""
        go_on(war)
        take_over(war, war.argument(MEMORY), war.step_seat())


class TakeIfMagical(Effect):
    """The unit pointed at is taken over if it is magical; if not, one's own is destroyed."""

    def run(self, war: War) -> None:
        """Reveal it, and see."""
        go_on(war)
        target, source = war.argument(MEMORY), war.argument(SOURCE)
        reveal(war, target)
        if war.roster.unit_class[war.kind[target]] == MAGICAL:
            take_over(war, target, war.step_seat())
        elif on_field(war, source):
            destroy(war, [source])
