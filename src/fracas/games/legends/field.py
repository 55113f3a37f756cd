"""What happens to units on the field: shown, put, destroyed, taken over, brought back.

These are the atomic things that all chapters are made of. Whatever may have changed a
strength marks the field as unsettled; `end.settle` looks after it (SL-8.9).
"""

from fracas.core.events import EVERYONE, only
from fracas.games.legends.geometry import NEIGHBOURS
from fracas.games.legends.state import (
    AWAITING_CURSE,
    CARRY,
    DESTROYED,
    EVERYBODY,
    NOBODY_HERE,
    TRAIL,
    War,
)
from fracas.games.legends.tables import (
    CASTLE,
    CURSES_CANCEL,
    LOOKED,
    PUT,
    RETURNED,
    REVEALED,
    SAW,
    SPACES,
    SWAPPED,
    TAKEN,
    WATER,
)
from fracas.games.legends.tables import DESTROYED as WAS_DESTROYED


def is_empty(war: War, space: int) -> bool:
    """Tell whether a unit can be put on a space (SL-1.6)."""
    return war.at[space] == NOBODY_HERE and war.ground[space] != WATER


def on_field(war: War, piece: int) -> bool:
    """Tell whether a piece stands on the field."""
    return war.where[piece] >= 0


def reveal(war: War, piece: int) -> None:
    """Make a piece known to all players (SL-14.2)."""
    war.disclose()
    if war.known[piece] != EVERYBODY:
        if not war.players_know(piece):
            war.quiet = 0
        war.known[piece] = EVERYBODY
        war.tell(EVERYONE, REVEALED, war.kind[piece], war.where[piece])


def look_at(war: War, seat: int, piece: int) -> None:
    """Let one player see what a piece is; that he looked is seen by all (SL-14.11)."""
    war.disclose()
    space = war.where[piece]
    war.tell(EVERYONE, LOOKED, seat, space)
    war.tell(only(seat), SAW, war.kind[piece], space)
    if not war.known[piece] >> seat & 1:
        war.quiet = 0
        war.known[piece] |= 1 << seat


def vacate(war: War, piece: int) -> None:
    """Take a piece off its space; who attacks it there takes the space over (SL-6.6)."""
    space = war.where[piece]
    guest = war.guest
    if guest == piece:
        war.guest = NOBODY_HERE
    elif guest != NOBODY_HERE and war.where[guest] == space:
        war.at[space] = guest
        war.guest = NOBODY_HERE
    else:
        war.at[space] = NOBODY_HERE


def occupy(war: War, piece: int, space: int) -> None:
    """Let a piece stand on an empty space."""
    war.where[piece] = space
    war.at[space] = piece
    war.unsettled = 1


def move_to(war: War, piece: int, space: int) -> None:
    """Take a piece from its space to an empty one."""
    vacate(war, piece)
    occupy(war, piece, space)


def put(war: War, piece: int, space: int) -> None:
    """Move a piece by an effect, which all can see (SL-14.12)."""
    war.tell(EVERYONE, PUT, war.where[piece], space)
    move_to(war, piece, space)


def change_places(war: War, one: int, other: int) -> None:
    """Let two pieces exchange their spaces."""
    first, second = war.where[one], war.where[other]
    if first != second:
        _stand_in(war, one, other, second)
        _stand_in(war, other, one, first)
        war.where[one], war.where[other] = second, first
    war.unsettled = 1


def swap(war: War, one: int, other: int) -> None:
    """Let an effect exchange two pieces, which all can see (SL-14.12)."""
    war.tell(EVERYONE, SWAPPED, war.where[one], war.where[other])
    change_places(war, one, other)


def _stand_in(war: War, piece: int, replaced: int, space: int) -> None:
    if war.at[space] == replaced:
        war.at[space] = piece
    elif war.guest == replaced:
        war.guest = piece


def enter_contested(war: War, piece: int, space: int) -> None:
    """Let an attacker leave his space for that of the defender (SL-6.2)."""
    vacate(war, piece)
    war.where[piece] = space
    war.guest = piece


def retreat(war: War, piece: int, origin: int) -> None:
    """Put a unit back where an attack began or, if somebody is there now, as near as can be."""
    goal = origin
    if not is_empty(war, origin):
        for space in (*NEIGHBOURS[origin], *range(SPACES)):
            if is_empty(war, space):
                goal = space
                break
    put(war, piece, goal)


def destroy(war: War, pieces: list[int], suppressed: int = NOBODY_HERE) -> None:
    """Destroy pieces at the same moment (SL-8.10), one perhaps without its curse (SL-18.25)."""
    war.disclose()
    roster = war.roster
    curses = 0
    doomed = NOBODY_HERE
    for piece in pieces:
        kind = war.kind[piece]
        war.known[piece] = EVERYBODY
        war.tell(EVERYONE, WAS_DESTROYED, kind, war.where[piece])
        vacate(war, piece)
        war.where[piece] = DESTROYED
        war.bonus[piece] = 0
        war.lent[piece] = 0
        war.able[war.control[piece]] -= roster.has_ability[kind]
        if roster.unit_class[kind] == CASTLE:
            war.fallen |= 1 << war.army_seat(piece)
        if roster.cursed[kind] and piece != suppressed:
            curses += 1
            doomed = piece
    if pieces:
        war.quiet = 0
    if curses == 1:
        war.where[doomed] = AWAITING_CURSE
        war.queue.append(doomed)
    elif curses > 1:
        war.tell(EVERYONE, CURSES_CANCEL)  # SL-10.6


def take_over(war: War, piece: int, seat: int) -> None:
    """Give a piece to another player (SL-12.6); all know it from then on (SL-12.8)."""
    reveal(war, piece)
    old = war.control[piece]
    if old == seat:
        return
    kind = war.kind[piece]
    war.control[piece] = seat
    war.able[old] -= war.roster.has_ability[kind]
    war.able[seat] += war.roster.has_ability[kind]
    war.quiet = 0
    war.tell(EVERYONE, TAKEN, kind, war.where[piece], seat)
    if war.roster.unit_class[kind] == CASTLE and war.army_seat(piece) != seat:
        war.taken |= 1 << war.army_seat(piece)


def bring_back(war: War, piece: int, space: int, seat: int) -> None:
    """Return a destroyed piece to the field, under this player's control (SL-12.2)."""
    kind = war.kind[piece]
    war.control[piece] = seat
    war.known[piece] = EVERYBODY
    war.moved[piece] = 0
    war.able[seat] += war.roster.has_ability[kind]
    occupy(war, piece, space)
    war.quiet = 0
    war.disclose()
    war.tell(EVERYONE, RETURNED, kind, space, seat)


def carry(war: War, piece: int, space: int) -> None:
    """Note that a main play itself carries a piece from where it stands (SL-4.13)."""
    war.carrying += [piece, war.where[piece], space]


def is_barred(war: War, seat: int, piece: int, space: int) -> bool:
    """Tell whether the two-space rule forbids a player to carry a piece there (SL-4.9)."""
    barred = war.barred
    first = seat * TRAIL
    if barred[first] < 0:
        return False
    for place in range(first, first + TRAIL, CARRY):
        if (
            barred[place] == piece
            and barred[place + 1] == war.where[piece]
            and barred[place + 2] == space
        ):
            return True
    return False


def remember_play(war: War, seat: int) -> None:
    """Roll the two-space rule on by one main play of a player."""
    trail, barred, carrying = war.trail, war.barred, war.carrying
    first = seat * TRAIL
    free = first
    for new in range(0, len(carrying), CARRY):
        piece, origin, goal = carrying[new], carrying[new + 1], carrying[new + 2]
        for old in range(first, first + TRAIL, CARRY):
            if trail[old] == piece and trail[old + 1] == goal and trail[old + 2] == origin:
                barred[free] = piece
                barred[free + 1] = goal
                barred[free + 2] = origin
                free += CARRY
    while free < first + TRAIL and barred[free] >= 0:
        barred[free] = -1
        free += 1
    for place in range(TRAIL):
        trail[first + place] = carrying[place] if place < len(carrying) else -1
    war.carrying = []
