"""BR-3: everybody grabs for the purse, secretly and at once."""

from brawl.tables import (
    ASK_PURSE,
    ENOUGH_GRABBED,
    GRAB,
    GRABBED,
    KINDS,
    MOST_GRABBED,
    NOT_HELD_TO_GRAB,
    PURSE_TIED,
    PURSE_WON,
    READY,
    WORTH,
)
from brawl.tavern import Tavern
from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER


def purse(state: Tavern) -> None:
    """Ask everybody who holds a card (BR-3.1), then compare (BR-3.3)."""
    if state.place() == 0:
        state.go(1)
        grabbers = 0
        for seat in range(state.seats):
            if state.hand_size(seat):
                grabbers |= 1 << seat
        if grabbers:
            state.ask_together(grabbers, ASK_PURSE)
        return
    worths = [worth(state, seat) for seat in range(state.seats)]
    best = max(worths)
    if best > 0 and worths.count(best) == 1:
        winner = worths.index(best)
        state.coins[winner] += 1
        state.tell(EVERYONE, PURSE_WON, winner, best)
    else:
        state.tell(EVERYONE, PURSE_TIED)
    for position, count in enumerate(state.grabbed):
        state.pile[position % KINDS] += count
        state.grabbed[position] = 0
    state.done()


def worth(state: Tavern, seat: int) -> int:
    """Add up what a seat grabbed with."""
    total = 0
    for card in range(KINDS):
        total += state.grabbed[seat * KINDS + card] * WORTH[card]
    return total


def grab_obstacle(state: Tavern, seat: int, card: int) -> int:
    """Up to two cards that one holds (BR-3.2)."""
    chain = state.chains[seat]
    if len(chain) == MOST_GRABBED:
        return ENOUGH_GRABBED
    held = state.held(seat, card)
    if held == 0 or (chain and held == chain.count(GRAB.move(card))):
        return NOT_HELD_TO_GRAB
    return 0


def obstacle(state: Tavern, seat: int, move: int) -> int:
    """Grab with a card, or be ready (BR-3.2)."""
    if move == READY:
        return 0
    if not GRAB.holds(move):
        return NOT_AN_ANSWER
    return grab_obstacle(state, seat, GRAB.argument(move))


def moves(state: Tavern, seat: int, found: list[int]) -> None:
    """List what can be grabbed, and being ready."""
    for card in range(KINDS):
        if grab_obstacle(state, seat, card) == 0:
            found.append(GRAB.move(card))
    found.append(READY)


def answer(state: Tavern, seat: int) -> None:
    """Put the grabbed cards on the table, for all to see."""
    for move in state.chains[seat]:
        card = GRAB.argument(move)
        state.hands[seat * KINDS + card] -= 1
        state.grabbed[seat * KINDS + card] += 1
        state.tell(EVERYONE, GRABBED, seat, card)
