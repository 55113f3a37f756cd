"""BR-5 and BR-6: a blow and the answer to it, and shoves that go round the room."""

from brawl.steps import DRAW, TUMBLE
from brawl.tables import (
    ALREADY_BUMPED,
    ASK_BUMP,
    ASK_DODGE,
    BUMP,
    BUMPED,
    CHAIR,
    DODGE,
    DUCK,
    DUCKED,
    HARD_HIT,
    HURT,
    MUG,
    NO_DUCK_HELD,
    ROLL,
    ROLLED,
    SHOVE,
    STOOD,
    STUMBLE,
    TAKE,
)
from brawl.tavern import Tavern
from brawl.turns import bad_target
from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER

CARD_PLAYED = 0
TARGET = 1
FIRST_TOUCHED = 4
BUMPED_SEAT = 0


def blow(state: Tavern) -> None:
    """Let the target answer (BR-5.1), then strike (BR-5.3 to BR-5.5)."""
    place = state.place()
    card = state.argument(CARD_PLAYED)
    target = state.argument(TARGET)
    state.go(place + 1)
    if place == 0:
        # BR-5.2: asked whenever he holds a card at all, so that asking betrays nothing.
        if state.hand_size(target):
            state.ask(target, ASK_DODGE)
    elif card == MUG:
        hurt(state, target)
        state.done()
    elif place == 1 and card == SHOVE:
        seat = state.step_seat()
        state.push(TUMBLE, target)
        state.add_argument(seat)
        state.add_argument(target)
    elif place <= 2 and card == CHAIR:
        state.demand(ROLL)
    else:
        state.done()


def hurt(state: Tavern, seat: int) -> None:
    """Take one stamina."""
    state.stamina[seat] -= 1
    state.tell(EVERYONE, HURT, seat, 1)


def dodge_obstacle(state: Tavern, seat: int, move: int) -> int:
    """Duck with a duck card, or take the blow (BR-5.1)."""
    if move == TAKE:
        return 0
    if move != DODGE:
        return NOT_AN_ANSWER
    return 0 if state.held(seat, DUCK) else NO_DUCK_HELD


def answer_dodge(state: Tavern, seat: int, move: int) -> None:
    """End the blow if it was dodged (BR-5.3)."""
    if move == DODGE:
        state.discard(seat, DUCK)
        state.tell(EVERYONE, DUCKED, seat)
        state.done()
    else:
        state.tell(EVERYONE, STOOD, seat)


def rolled_chair(state: Tavern, die: int) -> None:
    """A chair hurts with each five or six (BR-5.5)."""
    state.tell(EVERYONE, ROLLED, state.step_seat(), die)
    target = state.argument(TARGET)
    if die >= HARD_HIT and state.standing(target):
        hurt(state, target)


def tumble(state: Tavern) -> None:
    """Roll (BR-6.1); fall (BR-6.2) or bump somebody, who tumbles in turn (BR-6.3)."""
    place = state.place()
    seat = state.step_seat()
    state.go(place + 1)
    if place == 0:
        state.demand(ROLL)
    elif place == 1:
        if bump_targets(state, seat):
            state.ask_openly(seat, ASK_BUMP)
        else:
            state.done()
    elif place == 2:
        bumped = state.argument(BUMPED_SEAT)
        touched = [state.argument(position) for position in range(FIRST_TOUCHED, state.arguments())]
        state.push(TUMBLE, bumped)
        for other in touched:
            state.add_argument(other)
        state.add_argument(bumped)
    elif place == 3 and state.returned == 1:
        state.push(DRAW, seat, 1)  # BR-6.5: whoever brought somebody down laughs.
    else:
        state.done()


def rolled_tumble(state: Tavern, die: int) -> None:
    """Fall on a low roll, else keep stumbling (BR-6.2)."""
    seat = state.step_seat()
    state.tell(EVERYONE, ROLLED, seat, die)
    if die < STUMBLE:
        hurt(state, seat)
        state.done(1)


def bump_targets(state: Tavern, seat: int) -> list[int]:
    """List whom a stumbling brawler can bump into."""
    return [
        target
        for target in range(state.seats)
        if bump_obstacle(state, seat, BUMP.move(target)) == 0
    ]


def bump_obstacle(state: Tavern, seat: int, move: int) -> int:
    """Another brawler on his feet whom this tumble has not touched yet (BR-6.4)."""
    if not BUMP.holds(move):
        return NOT_AN_ANSWER
    target = BUMP.argument(move)
    reason = bad_target(state, seat, target)
    if reason != 0:
        return reason
    for position in range(FIRST_TOUCHED, state.arguments()):
        if state.argument(position) == target:
            return ALREADY_BUMPED
    return 0


def answer_bump(state: Tavern, seat: int, move: int) -> None:
    """Remember who is bumped into."""
    state.set_argument(BUMPED_SEAT, BUMP.argument(move))
    state.tell(EVERYONE, BUMPED, seat, BUMP.argument(move))
