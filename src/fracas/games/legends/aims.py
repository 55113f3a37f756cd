"""What one may point at for a unit's own action (SL-5.9, SL-5.19)."""

from fracas.games.legends.field import is_barred, is_empty
from fracas.games.legends.geometry import EVERYWHERE, NEIGHBOURS, WITHIN_TWO, distance
from fracas.games.legends.powers import ANY, Aim, Which
from fracas.games.legends.state import NOBODY_HERE, War
from fracas.games.legends.tables import (
    ALREADY_KNOWN,
    BACK_AND_FORTH,
    CASTLE,
    IS_STATIC,
    NO_ENEMY_THERE,
    NOBODY_THERE,
    NOT_ADJACENT,
    NOT_EMPTY,
    NOT_ITSELF,
    NOT_YOURS,
    PIECES,
    TOO_FAR,
    WRONG_TERRAIN,
    WRONG_UNIT,
)


def own_castle(war: War, seat: int) -> int:
    """Give the space of a player's own castle, or -1."""
    for piece in range(PIECES):
        if (
            war.where[piece] >= 0
            and war.control[piece] == seat
            and war.roster.unit_class[war.kind[piece]] == CASTLE
            and war.army_seat(piece) == seat
        ):
            return war.where[piece]
    return -1


class EmptySpace(Aim):
    """An empty space, perhaps of a terrain, next to the unit or to the player's castle.

    The unit goes there, or the one that was pointed at before. `frees_space`: the unit is
    destroyed as a price, so that its own space will be empty (SL-5.22).
    """

    is_space = True

    def candidates(self, war: War, seat: int, piece: int) -> tuple[int, ...]:
        """Give the neighbours of the unit or of the castle, or all spaces."""
        if self.adjacent:
            return NEIGHBOURS[war.where[piece]]
        if self.by_castle:
            castle = own_castle(war, seat)
            return NEIGHBOURS[castle] if castle >= 0 else ()
        return EVERYWHERE

    def __init__(
        self,
        *,
        terrain: int = ANY,
        adjacent: bool = False,
        by_castle: bool = False,
        frees_space: bool = False,
    ) -> None:
        self.terrain = terrain
        self.adjacent = adjacent
        self.by_castle = by_castle
        self.frees_space = frees_space

    def obstacle(self, war: War, seat: int, piece: int, chosen: tuple[int, ...], space: int) -> int:
        """Empty, of the right terrain, and near enough."""
        here = war.where[piece]
        if not is_empty(war, space) and not (self.frees_space and space == here):  # SL-5.22
            return NOT_EMPTY
        if self.terrain not in (ANY, war.ground[space]):
            return WRONG_TERRAIN
        if self.adjacent and distance(here, space) != 1:
            return NOT_ADJACENT
        if self.by_castle:
            castle = own_castle(war, seat)
            if castle < 0 or distance(castle, space) != 1:
                return NOT_ADJACENT
        carried = war.at[chosen[-1]] if chosen else piece
        return BACK_AND_FORTH if is_barred(war, seat, carried, space) else 0


class OwnUnit(Aim):
    """Another unit under one's own control."""

    def __init__(self, which: Which, *, adjacent: bool = False, mobile: bool = False) -> None:
        self.which = which
        self.adjacent = adjacent
        self.mobile = mobile

    def obstacle(self, war: War, seat: int, piece: int, chosen: tuple[int, ...], space: int) -> int:
        """One's own, of the right sort, and near enough."""
        other = war.at[space]
        if other == NOBODY_HERE:
            return NOBODY_THERE
        if other == piece:
            return NOT_ITSELF
        if war.control[other] != seat:
            return NOT_YOURS
        if self.adjacent and distance(war.where[piece], space) != 1:
            return NOT_ADJACENT
        if self.mobile and war.roster.static[war.kind[other]]:
            return IS_STATIC
        return 0 if self.which.fits(war.roster, war.kind[other]) else WRONG_UNIT


class AnyUnit(Aim):
    """A unit of either side at most so far away.

    `must_tell` refuses one known to all that would not be destroyed: nothing would change.
    """

    def __init__(self, reach: int, *, must_tell: bool = False, weakest: int = 0) -> None:
        self.reach = reach
        self.must_tell = must_tell
        self.weakest = weakest

    def candidates(self, war: War, seat: int, piece: int) -> tuple[int, ...]:
        """Give the spaces within reach."""
        return (NEIGHBOURS if self.reach == 1 else WITHIN_TWO)[war.where[piece]]

    def obstacle(self, war: War, seat: int, piece: int, chosen: tuple[int, ...], space: int) -> int:
        """Somebody else within reach."""
        other = war.at[space]
        if other == NOBODY_HERE:
            return NOBODY_THERE
        if other == piece:
            return NOT_ITSELF
        if distance(war.where[piece], space) > self.reach:
            return NOT_ADJACENT if self.reach == 1 else TOO_FAR
        if self.must_tell and war.players_know(other):
            base = war.roster.base[war.kind[other]]
            if base == 0 or base > self.weakest:
                return ALREADY_KNOWN
        return 0


class UnknownEnemy(Aim):
    """An enemy not known to everybody, perhaps on a terrain."""

    def __init__(self, *, terrain: int = ANY) -> None:
        self.terrain = terrain

    def obstacle(self, war: War, seat: int, piece: int, chosen: tuple[int, ...], space: int) -> int:
        """An enemy who is not known, on the right terrain."""
        other = war.at[space]
        if other == NOBODY_HERE:
            return NOBODY_THERE
        if war.control[other] == seat:
            return NO_ENEMY_THERE
        if self.terrain not in (ANY, war.ground[space]):
            return WRONG_TERRAIN
        return ALREADY_KNOWN if war.players_know(other) else 0


class LostFriend(Aim):
    """An adjacent unit of one's own side's colours that an enemy controls (SL-18.26)."""

    def obstacle(self, war: War, seat: int, piece: int, chosen: tuple[int, ...], space: int) -> int:
        """Taken over by an enemy, with a beige back."""
        other = war.at[space]
        if other == NOBODY_HERE:
            return NOBODY_THERE
        if war.control[other] == seat:
            return NO_ENEMY_THERE
        if war.roster.is_gray(war.kind[other]):
            return WRONG_UNIT
        return 0 if distance(war.where[piece], space) == 1 else NOT_ADJACENT
