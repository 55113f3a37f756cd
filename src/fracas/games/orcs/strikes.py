"""OO-14: strikes on the track, hordes lost, and going Berserk."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.orcs.kingdom import EXIT, EXIT_WITH_LOSS, NO_EXIT, Kingdom
from fracas.games.orcs.tables import (
    ASK_BERSERK,
    BERSERK,
    HOLD_BACK,
    HORDE_BACK,
    HORDE_LOST,
    PUSHED,
    STRUCK,
    WENT_BERSERK,
)

LAST_SQUARE: Final = 6
RED: Final = 4
SEGMENT_ENDS: Final[tuple[int, ...]] = (0, 2, 4, 4)  # OO-1.6: {1}, {2, 3}, {4, 5, 6}.


def strike(state: Kingdom, side: int, strikes: int) -> None:
    """Move a side's token, and let it lose a horde each time it leaves the track (OO-14.2)."""
    if strikes <= 0:
        return
    square = state.track[side]
    lost = 0
    for _ in range(strikes):
        square += 1
        if square == RED:
            state.entered[side] = 1
        elif square > LAST_SQUARE:
            square = 1
            lost += leave_track(state, side)
    state.track[side] = square
    seat = state.seat_of(side)
    state.tell(EVERYONE, STRUCK, seat, strikes, square)
    if lost:
        state.tell(EVERYONE, HORDE_LOST, seat, state.losses[side])


def leave_track(state: Kingdom, side: int) -> int:
    """Lose a horde at the end of the track, if there is one (OO-14.4); count it."""
    lost = lose_horde(state, side)
    state.exits[side] = EXIT_WITH_LOSS if lost else EXIT
    return lost


def lose_horde(state: Kingdom, side: int) -> int:
    """Put a horde on the battle tile (OO-14.3); count it."""
    if state.fighting(side) == 0:
        return 0
    state.add_hordes(state.seat_of(side), state.battle_zone, -1)
    state.losses[side] += 1
    return 1


def bring_back(state: Kingdom, side: int) -> None:
    """Let a lost horde fight again."""
    state.losses[side] -= 1
    seat = state.seat_of(side)
    state.add_hordes(seat, state.battle_zone, 1)
    state.tell(EVERYONE, HORDE_BACK, seat, state.losses[side])


def revivable(state: Kingdom, side: int) -> int:
    """Count the lost hordes that can come back: not those of forced marches (OO-15.7)."""
    return state.losses[side] - (0 if side else state.spent_losses)


def push_on(state: Kingdom, side: int) -> None:
    """Push a token to its next segment, or off the last one (OO-16.17)."""
    seat = state.seat_of(side)
    square = state.track[side]
    if square < RED:
        state.track[side] = SEGMENT_ENDS[square]
        if state.track[side] == RED:
            state.entered[side] = 1  # OO-14.9
        state.tell(EVERYONE, PUSHED, seat, state.track[side])
        return
    state.track[side] = 1
    lost = leave_track(state, side)  # OO-16.36
    state.tell(EVERYONE, PUSHED, seat, 1)
    if lost:
        state.tell(EVERYONE, HORDE_LOST, seat, state.losses[side])


def berserks(state: Kingdom) -> None:
    """Ask those who may go Berserk now, the attacker first (OO-14.10)."""
    side = state.place()
    if side == 2:
        state.entered[0] = 0
        state.entered[1] = 0
        state.done()
        return
    state.go(side + 1)
    seat = state.seat_of(side)
    if state.entered[side] and state.berserk[seat]:
        state.ask(seat, ASK_BERSERK)


def obstacle(move: int) -> int:
    """Go Berserk, or hold back."""
    return 0 if move in (BERSERK, HOLD_BACK) else NOT_AN_ANSWER


def answer(state: Kingdom, seat: int, move: int) -> None:
    """Destroy a horde and set the enemy's token back (OO-14.6)."""
    if move != BERSERK:
        return
    enemy = 1 - state.side_of(seat)
    state.berserk[seat] = 0
    state.track[enemy] = 1
    state.exits[enemy] = NO_EXIT
    state.tell(EVERYONE, WENT_BERSERK, seat)
    if lose_horde(state, enemy):
        state.tell(EVERYONE, HORDE_LOST, state.seat_of(enemy), state.losses[enemy])
