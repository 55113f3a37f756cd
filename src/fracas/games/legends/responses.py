"""SL-8.2: windows, in which each player may use one ability after the other.

Whether somebody is asked follows from what everybody knows: he is asked as long as he might
have an ability in play, and then he can pass. So neither a question nor its absence tells
what his hidden units can do (SL-14.7).
"""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.legends.abilities import reach, target_on
from fracas.games.legends.field import destroy, reveal
from fracas.games.legends.knowledge import might_use_ability
from fracas.games.legends.state import NOBODY_HERE, TURN_MARK, War
from fracas.games.legends.steps import ABILITY
from fracas.games.legends.tables import (
    ARMY,
    NO_ABILITY,
    NOBODY_THERE,
    NOT_YOURS,
    NOTHING_TO_GAIN,
    PASS,
    TO,
    USE,
    USED,
    USED_THIS_TURN,
)

PROMPT: Final = 0
PASSES: Final = 1
ASKED: Final = 2

USER: Final = 0
TARGET: Final = 1


def window(war: War) -> None:
    """Ask who is next (SL-8.3); close when both have passed in a row."""
    if war.place() == 0:
        war.go(1)
        war.set_argument(ASKED, war.step_seat())
    passes = war.argument(PASSES)
    seat = war.argument(ASKED)
    while passes < 2:
        if might_use_ability(war, seat):
            war.set_argument(PASSES, passes)
            war.set_argument(ASKED, seat)
            war.ask(seat, war.argument(PROMPT))
            return
        passes += 1
        seat = 1 - seat
    war.done()


def user_on(war: War, seat: int, space: int) -> int:
    """Give a player's unit with an ability on a space, or his other unit there, or -1."""
    guest = war.guest
    piece = war.at[space]
    if guest != NOBODY_HERE and war.where[guest] == space and war.control[guest] == seat:
        if piece == NOBODY_HERE or war.control[piece] != seat:
            return guest
        if not war.roster.has_ability[war.kind[piece]]:
            return guest
    return piece


def user_obstacle(war: War, seat: int, piece: int) -> int:
    """Give the reason why a unit has no ability to use now."""
    if piece == NOBODY_HERE:
        return NOBODY_THERE
    if war.control[piece] != seat:
        return NOT_YOURS
    ability = war.roster.abilities[war.kind[piece]]
    if ability is None:
        return NO_ABILITY
    return USED_THIS_TURN if ability.once and war.used[piece] & TURN_MARK else 0


def has_target(war: War, seat: int, piece: int) -> bool:
    """Tell whether a unit's ability would change something (SL-5.20)."""
    ability = war.roster.abilities[war.kind[piece]]
    if ability is None:
        return False
    at, control = war.at, war.control
    upon_enemies = ability.upon_enemies
    guest = war.guest
    for space in reach(war, ability, piece):
        target = at[space]
        if target == NOBODY_HERE:
            continue
        fits = (control[target] != seat) == upon_enemies
        if fits and ability.obstacle(war, seat, piece, target) == 0:
            return True
        shared = guest != NOBODY_HERE and war.where[guest] == space
        if shared and ability.obstacle(war, seat, piece, guest) == 0:
            return True
    return False


def obstacle(war: War, seat: int, move: int) -> int:
    """Give the reason against passing, a unit to use, or whom to use it upon."""
    chain = war.chains[seat]
    if not chain:
        if move == PASS:
            return 0
        if not USE.holds(move):
            return NOT_AN_ANSWER
        piece = user_on(war, seat, USE.argument(move))
        reason = user_obstacle(war, seat, piece)
        if reason:
            return reason
        return 0 if has_target(war, seat, piece) else NOTHING_TO_GAIN
    if not TO.holds(move):
        return NOT_AN_ANSWER
    piece = user_on(war, seat, USE.argument(chain[0]))
    ability = war.roster.abilities[war.kind[piece]]
    space = TO.argument(move)
    if ability is None:
        return NO_ABILITY
    if target_on(war, seat, ability, piece, space) != NOBODY_HERE:
        return 0
    target = war.at[space]
    if target == NOBODY_HERE:
        return NOBODY_THERE
    return ability.obstacle(war, seat, piece, target)


def moves(war: War, seat: int, found: list[int]) -> None:
    """List what can be answered in a window."""
    chain = war.chains[seat]
    if chain:
        piece = user_on(war, seat, USE.argument(chain[0]))
        used = war.roster.abilities[war.kind[piece]]
        if used is not None:
            for space in reach(war, used, piece):
                if target_on(war, seat, used, piece, space) != NOBODY_HERE:
                    found.append(TO.move(space))
        return
    found.append(PASS)
    if war.able[seat] == 0:
        return
    first = 0 if seat == war.beige else ARMY
    left = _list_users(war, seat, first, war.able[seat], found)
    if left:
        _list_users(war, seat, ARMY - first, left, found)


def _list_users(war: War, seat: int, first: int, left: int, found: list[int]) -> int:
    """List whom a player can use in an army; give how many of his able units it has not got."""
    has_ability, kinds, where = war.roster.has_ability, war.kind, war.where
    for piece in range(first, first + ARMY):
        if has_ability[kinds[piece]] and where[piece] >= 0 and war.control[piece] == seat:
            space = where[piece]
            user = piece if war.guest == NOBODY_HERE else user_on(war, seat, space)
            if user_obstacle(war, seat, user) == 0 and has_target(war, seat, user):
                move = USE.base + space
                if move not in found:
                    found.append(move)
            left -= 1
            if left == 0:
                break
    return left


def answer(war: War, seat: int, move: int) -> None:
    """Pass on, or use one ability; then the next in order is asked (SL-8.2)."""
    war.set_argument(ASKED, 1 - seat)
    if move == PASS:
        war.set_argument(PASSES, war.argument(PASSES) + 1)
        return
    war.set_argument(PASSES, 0)
    piece = user_on(war, seat, USE.argument(war.chains[seat][0]))
    ability = war.roster.abilities[war.kind[piece]]
    assert ability is not None
    target = target_on(war, seat, ability, piece, TO.argument(move))
    war.push(ABILITY, seat, piece, target)


def ability(war: War) -> None:
    """Pay the price, then let the ability work if both it and its target are still there."""
    piece, target = war.argument(USER), war.argument(TARGET)
    used = war.roster.abilities[war.kind[piece]]
    assert used is not None
    if war.place() > 0:
        used.work(war, piece, target)
        return
    war.go(1)
    if used.once:
        war.used[piece] |= TURN_MARK
    reveal(war, piece)
    war.tell(EVERYONE, USED, war.kind[piece], war.where[piece])
    if used.destroys:
        destroy(war, [piece])
