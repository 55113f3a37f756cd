"""The abilities of SL-8.2: what can be used in every window, always upon one unit."""

from fracas.core.events import EVERYONE
from fracas.games.legends.field import destroy, on_field, reveal
from fracas.games.legends.geometry import EVERYWHERE, NEIGHBOURS, distance
from fracas.games.legends.powers import EVERYONE_OF, Ability, Which
from fracas.games.legends.state import NOBODY_HERE, War
from fracas.games.legends.strength import is_fighter, keywords, strength
from fracas.games.legends.tables import (
    HAS_IT_ALREADY,
    LENT,
    MUST_BE_MOBILE,
    NO_ENEMY_THERE,
    NO_FIGHTER,
    NOT_ADJACENT,
    NOT_FRIENDLY,
    NOT_ITSELF,
    STRENGTHENED,
    WEAKENED,
    WRONG_UNIT,
)


def friend_obstacle(war: War, seat: int, piece: int, target: int, adjacent: bool) -> int:
    """Give the reason why a unit is not another friendly one, or not next to this one."""
    if war.control[target] != seat:
        return NOT_FRIENDLY
    if target == piece:
        return NOT_ITSELF
    if adjacent and distance(war.where[piece], war.where[target]) != 1:
        return NOT_ADJACENT
    return 0


class Boost(Ability):
    """An adjacent friendly fighter is stronger until the end of the turn."""

    def __init__(
        self,
        amount: int,
        which: Which = EVERYONE_OF,
        *,
        destroys: bool = False,
        once: bool = False,
        lends_strength: bool = False,
    ) -> None:
        super().__init__(destroys=destroys, once=once)
        self.amount = amount
        self.which = which
        self.lends_strength = lends_strength

    def obstacle(self, war: War, seat: int, piece: int, target: int) -> int:
        """A friendly fighter of the right sort, next to it."""
        reason = friend_obstacle(war, seat, piece, target, True)
        if reason:
            return reason
        if not is_fighter(war, target):
            return NO_FIGHTER
        return 0 if self.which.fits(war.roster, war.kind[target]) else WRONG_UNIT

    def work(self, war: War, piece: int, target: int) -> None:
        """Reveal and strengthen it (SL-5.12)."""
        amount = self.amount
        if self.lends_strength:
            amount = strength(war, piece)  # SL-18.39
        if on_field(war, target):
            reveal(war, target)
            strengthen(war, target, amount)
        war.done()


def strengthen(war: War, piece: int, amount: int) -> None:
    """Change a strength until the end of the turn (SL-7.7)."""
    war.bonus[piece] += amount
    war.unsettled = 1
    if amount < 0:
        war.tell(EVERYONE, WEAKENED, war.kind[piece], war.where[piece], -amount)
    else:
        war.tell(EVERYONE, STRENGTHENED, war.kind[piece], war.where[piece], amount)


class Weaken(Ability):
    """An adjacent enemy is revealed, and weaker until the end of the turn."""

    def __init__(self, amount: int, *, destroys: bool = False) -> None:
        super().__init__(destroys=destroys, upon_enemies=True)
        self.amount = amount

    def obstacle(self, war: War, seat: int, piece: int, target: int) -> int:
        """An adjacent enemy who is a fighter for all that one knows (SL-5.20)."""
        if war.control[target] == seat:
            return NO_ENEMY_THERE
        if distance(war.where[piece], war.where[target]) != 1:
            return NOT_ADJACENT
        return NO_FIGHTER if war.knows(seat, target) and not is_fighter(war, target) else 0

    def work(self, war: War, piece: int, target: int) -> None:
        """Reveal it; only a fighter is weakened (SL-5.19)."""
        if on_field(war, target):
            reveal(war, target)
            if is_fighter(war, target):
                strengthen(war, target, -self.amount)
        war.done()


class Lend(Ability):
    """A friendly mobile unit has a keyword until the end of the turn (SL-5.13)."""

    def __init__(self, keyword: int, which: Which = EVERYONE_OF, *, adjacent: bool = False) -> None:
        super().__init__(adjacent=adjacent)
        self.keyword = keyword
        self.which = which

    def obstacle(self, war: War, seat: int, piece: int, target: int) -> int:
        """A friendly mobile unit of the right sort that has not got it."""
        reason = friend_obstacle(war, seat, piece, target, self.adjacent)
        if reason:
            return reason
        if not self.which.fits(war.roster, war.kind[target]):
            return WRONG_UNIT
        if war.roster.static[war.kind[target]]:
            return MUST_BE_MOBILE
        return HAS_IT_ALREADY if keywords(war, target) & self.keyword else 0

    def work(self, war: War, piece: int, target: int) -> None:
        """Reveal it and lend it the keyword."""
        if on_field(war, target):
            reveal(war, target)
            war.lent[target] |= self.keyword
            war.unsettled = 1
            position = 0
            while 1 << position != self.keyword:
                position += 1
            war.tell(EVERYONE, LENT, war.kind[target], war.where[target], position)
        war.done()


class Absorb(Ability):
    """It destroys an adjacent fighter of its own side and adds its strength to its own."""

    def obstacle(self, war: War, seat: int, piece: int, target: int) -> int:
        """An adjacent fighter under one's own control (SL-18.12)."""
        reason = friend_obstacle(war, seat, piece, target, True)
        if reason:
            return reason
        return 0 if is_fighter(war, target) else NO_FIGHTER

    def work(self, war: War, piece: int, target: int) -> None:
        """Destroy it, then add what it had; the third argument keeps the amount (SL-18.39)."""
        if war.place() == 1:
            war.go(2)
            if not on_field(war, target):
                war.done()
                return
            war.set_argument(2, strength(war, target))
            destroy(war, [target])
            return
        if on_field(war, piece):
            strengthen(war, piece, war.argument(2))
        war.done()


def reach(war: War, ability: Ability, piece: int) -> tuple[int, ...]:
    """Give the spaces that an ability can reach at all."""
    return NEIGHBOURS[war.where[piece]] if ability.adjacent else EVERYWHERE


def target_on(war: War, seat: int, ability: Ability, piece: int, space: int) -> int:
    """Give the unit on a space upon which an ability can be used, or -1.

    In an attack two units stand on the contested space (SL-6.2).
    """
    target = war.at[space]
    if target != NOBODY_HERE and ability.obstacle(war, seat, piece, target) == 0:
        return target
    guest = war.guest
    if (
        guest != NOBODY_HERE
        and war.where[guest] == space
        and ability.obstacle(war, seat, piece, guest) == 0
    ):
        return guest
    return NOBODY_HERE
