"""Effects that destroy."""

from typing import Final

from fracas.games.legends.choices import UnitChoice, go_on, noted
from fracas.games.legends.field import destroy, on_field, reveal
from fracas.games.legends.geometry import DIRECTIONS, NEIGHBOURS, OFF, STRAIGHT
from fracas.games.legends.knowledge import might_be
from fracas.games.legends.powers import ANY, Effect, Which
from fracas.games.legends.state import NOBODY_HERE, War
from fracas.games.legends.steps import MEMORY, ORIGIN, OTHER, SOURCE
from fracas.games.legends.strength import keywords, strength
from fracas.games.legends.tables import (
    ASK_DESTROY,
    ASK_MAY_DESTROY,
    ASK_SACRIFICE,
    NOT_A_CHOICE,
    NOT_YOURS,
    PIECES,
    UNIT,
    WRONG_TERRAIN,
)

UPWARD: Final = 0
DOWNWARD: Final = 2


class DestroyBoth(Effect):
    """A magical unit and its attacker, at the same moment (SL-9.6).

    `ahead`: whoever stands on so many spaces straight in front of it as well (SL-18.10).
    """

    def __init__(self, *, ahead: int = 0) -> None:
        self.ahead = ahead

    def run(self, war: War) -> None:
        """Destroy them."""
        go_on(war)
        doomed = [
            piece for piece in (war.argument(SOURCE), war.argument(OTHER)) if on_field(war, piece)
        ]
        space = war.argument(ORIGIN)
        direction = UPWARD if war.step_seat() == war.beige else DOWNWARD
        for _ in range(self.ahead):
            space = STRAIGHT[space * DIRECTIONS + direction]
            if space == OFF:
                break
            if war.at[space] != NOBODY_HERE:
                doomed.append(war.at[space])
        destroy(war, doomed)


class DestroySelf(Effect):
    """The unit itself."""

    def run(self, war: War) -> None:
        """Destroy it."""
        go_on(war)
        if on_field(war, war.argument(SOURCE)):
            destroy(war, [war.argument(SOURCE)])


class OnlyAgainst(Effect):
    """An effect after which the others follow only if the attacker had a keyword or a colour.

    The attacker is looked at before the effect, which may destroy him.
    """

    def __init__(self, first: Effect, *, keyword: int = 0, color: int = ANY) -> None:
        self.first = first
        self.keyword = keyword
        self.color = color

    def run(self, war: War) -> None:
        """Look at the attacker, then carry out the first effect."""
        attacker = war.argument(OTHER)
        holds = keywords(war, attacker) & self.keyword != 0
        if self.color != ANY:
            holds = war.roster.color[war.kind[attacker]] == self.color
        self.first.run(war)
        if not holds:
            war.go(len(war.roster.sequences[war.argument(0)]))


class OnlyOn(Effect):
    """What follows happens only if the unit stood on a terrain."""

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain

    def run(self, war: War) -> None:
        """Look at the terrain."""
        if war.ground[war.argument(ORIGIN)] == self.terrain:
            go_on(war)
        else:
            war.go(len(war.roster.sequences[war.argument(0)]))


class DestroyAttackerFrom(Effect):
    """The attacker, if his current strength is high enough (SL-18.20)."""

    def __init__(self, least: int) -> None:
        self.least = least

    def run(self, war: War) -> None:
        """Compare, and destroy."""
        go_on(war)
        attacker = war.argument(OTHER)
        if on_field(war, attacker) and strength(war, attacker) >= self.least:
            destroy(war, [attacker])


class DestroyAround(Effect):
    """Every unit next to the space on which the unit stood, friend or enemy (SL-9.11)."""

    def possible(self, war: War, seat: int, source: int) -> bool:
        """Tell whether anybody stands there (SL-5.9)."""
        return any(war.at[near] != NOBODY_HERE for near in NEIGHBOURS[war.where[source]])

    def run(self, war: War) -> None:
        """Destroy them at the same moment."""
        go_on(war)
        near = NEIGHBOURS[war.argument(ORIGIN)]
        destroy(war, [war.at[space] for space in near if war.at[space] != NOBODY_HERE])


class DestroyRevealed(Effect):
    """All units of a sort among those just revealed, at the same moment."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def run(self, war: War) -> None:
        """Destroy them."""
        go_on(war)
        fitting = self.which
        destroy(
            war,
            [piece for piece in noted(war) if fitting.fits(war.roster, war.kind[piece])],
        )


class DestroyTarget(Effect):
    """The unit that the action pointed at, if it is of a sort; if not, perhaps oneself."""

    def __init__(self, which: Which, *, otherwise_self: bool = False) -> None:
        self.which = which
        self.otherwise_self = otherwise_self

    def run(self, war: War) -> None:
        """Destroy one or the other."""
        go_on(war)
        target, source = war.argument(MEMORY), war.argument(SOURCE)
        if on_field(war, target) and self.which.fits(war.roster, war.kind[target]):
            destroy(war, [target])
        elif self.otherwise_self and on_field(war, source):
            destroy(war, [source])


class DestroyOneRevealed(UnitChoice):
    """The controller destroys one mobile unit among those just revealed."""

    def question(self) -> int:
        """Give the prompt."""
        return ASK_DESTROY

    def unfit(self, war: War, seat: int, piece: int) -> int:
        """One of them, and mobile."""
        if war.roster.static[war.kind[piece]] or piece not in noted(war):
            return NOT_A_CHOICE
        return 0

    def carry_out(self, war: War, pieces: list[int]) -> None:
        """Destroy it."""
        destroy(war, pieces)


class MayDestroyOn(UnitChoice):
    """The controller may destroy one unit on a terrain, or on that of the unit itself."""

    def __init__(self, terrain: int = ANY) -> None:
        super().__init__(optional=True)
        self.terrain = terrain

    def question(self) -> int:
        """Give the prompt."""
        return ASK_MAY_DESTROY

    def unfit(self, war: War, seat: int, piece: int) -> int:
        """Whoever stands on that terrain."""
        ground = war.ground
        terrain = ground[war.argument(ORIGIN)] if self.terrain == ANY else self.terrain
        return 0 if ground[war.where[piece]] == terrain else WRONG_TERRAIN

    def carry_out(self, war: War, pieces: list[int]) -> None:
        """Destroy it."""
        destroy(war, pieces)


class Sacrifice(UnitChoice):
    """A player must destroy units of his choice, at the same moment (SL-5.14)."""

    def __init__(self, count: int = 1, *, by_opponent: bool = True) -> None:
        super().__init__(count, by_opponent=by_opponent)

    def question(self) -> int:
        """Give the prompt."""
        return ASK_SACRIFICE

    def unfit(self, war: War, seat: int, piece: int) -> int:
        """Any unit that he controls."""
        return 0 if war.control[piece] == seat else NOT_YOURS

    def carry_out(self, war: War, pieces: list[int]) -> None:
        """Destroy them."""
        destroy(war, pieces)


class DestroyAll(Effect):
    """All units of a sort that one player controls, or both do, at the same moment."""

    def __init__(self, which: Which, *, mine: bool = True, theirs: bool = True) -> None:
        self.which = which
        self.mine = mine
        self.theirs = theirs

    def _concerns(self, war: War, seat: int, piece: int) -> bool:
        return self.mine if war.control[piece] == seat else self.theirs

    def possible(self, war: War, seat: int, source: int) -> bool:
        """Tell whether somebody of them could be of that sort, for all that one knows."""
        for piece in range(PIECES):
            if piece == source or war.where[piece] < 0 or not self._concerns(war, seat, piece):
                continue
            if not war.knows(seat, piece):
                if self._could_be(war, piece):
                    return True
            elif self.which.fits(war.roster, war.kind[piece]):
                return True
        return False

    def _could_be(self, war: War, piece: int) -> bool:
        names = self.which.names
        return not names or any(might_be(war, piece, UNIT.index(name)) for name in names)

    def run(self, war: War) -> None:
        """Reveal and destroy them; that there are none tells something too."""
        go_on(war)
        war.disclose()
        seat = war.step_seat()
        doomed: list[int] = []
        for piece in range(PIECES):
            if (
                war.where[piece] >= 0
                and self._concerns(war, seat, piece)
                and self.which.fits(war.roster, war.kind[piece])
            ):
                doomed.append(piece)
        for piece in doomed:
            reveal(war, piece)
        destroy(war, doomed)
