"""BR-4: a brawler's turn: draw a card, then play one or pass."""

from brawl.steps import BLOW, DRAW
from brawl.tables import (
    ASK_PLAY,
    CHAIR,
    LYING_DOWN,
    MUG,
    NOT_HELD,
    NOT_YOURSELF,
    PASS,
    PASSED,
    PLAYED,
    PUSH,
    SHOVE,
    SWING,
    THROW,
)
from brawl.tavern import Tavern
from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.core.verbs import Verb

ATTACKS: tuple[tuple[int, Verb], ...] = ((MUG, THROW), (CHAIR, SWING), (SHOVE, PUSH))


def turn(state: Tavern) -> None:
    """Draw a card (BR-4.1), then act (BR-4.2)."""
    seat = state.step_seat()
    if state.place() == 0:
        state.go(1)
        state.push(DRAW, seat, 1)
    else:
        state.ask(seat, ASK_PLAY)


def obstacle(state: Tavern, seat: int, move: int) -> int:
    """A card that one holds (BR-4.3), against another brawler on his feet (BR-4.4)."""
    if move == PASS:
        return 0
    for card, verb in ATTACKS:
        if verb.holds(move):
            if state.held(seat, card) == 0:
                return NOT_HELD
            return bad_target(state, seat, verb.argument(move))
    return NOT_AN_ANSWER


def bad_target(state: Tavern, seat: int, target: int) -> int:
    """Give 0 for another brawler on his feet, or the reason against it."""
    if target == seat:
        return NOT_YOURSELF
    return 0 if target < state.seats and state.standing(target) else LYING_DOWN


def moves(state: Tavern, seat: int, found: list[int]) -> None:
    """List each held card against each target, and passing."""
    targets = [target for target in range(state.seats) if bad_target(state, seat, target) == 0]
    for card, verb in ATTACKS:
        if state.held(seat, card):
            for target in targets:
                found.append(verb.move(target))
    found.append(PASS)


def answer(state: Tavern, seat: int, move: int) -> None:
    """Discard the card and strike (BR-4.5); with that the turn itself is over."""
    state.done()
    if move == PASS:
        state.tell(EVERYONE, PASSED, seat)
        return
    for card, verb in ATTACKS:
        if verb.holds(move):
            target = verb.argument(move)
            state.discard(seat, card)
            state.tell(EVERYONE, PLAYED, seat, card, target)
            state.push(BLOW, seat, card, target)


def attack_card(move: int) -> int:
    """Give the card that an attack needs."""
    for card, verb in ATTACKS:
        if verb.holds(move):
            return card
    return -1
