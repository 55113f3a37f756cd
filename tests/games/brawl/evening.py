"""BR-1, BR-2 and BR-7: the deal, the rounds of an evening, drawing cards, the end."""

from brawl.steps import DRAW, PURSE, ROUND, TURN
from brawl.tables import (
    CLOSING_TIME,
    DRAW_CARD,
    DREW,
    DREW_UNSEEN,
    HAND,
    KINDS,
    LAST_STANDING,
    OUT,
    ROUND_BEGINS,
)
from brawl.tavern import Tavern
from fracas.core.events import EVERYONE, all_but, only


def setup(state: Tavern) -> None:
    """Deal four cards to each seat in turn (BR-1.3); the place counts the seats served."""
    served = state.place()
    if served == state.seats:
        state.done()
        state.push(ROUND, 0)
    else:
        state.go(served + 1)
        state.push(DRAW, served, HAND)


def evening_round(state: Tavern) -> None:
    """Play a round: the purse, then a turn for each brawler (BR-2.1)."""
    place = state.place()
    if place == 0:
        state.round += 1
        state.tell(EVERYONE, ROUND_BEGINS, state.round)
        state.go(1)
        state.push(PURSE, state.first)
        return
    while place <= state.seats:
        seat = (state.first + place - 1) % state.seats
        place += 1
        if state.standing(seat):
            state.go(place)
            state.push(TURN, seat)
            return
    state.first = (state.first + 1) % state.seats
    state.go(0)
    if state.round == state.most_rounds():
        finish(state, CLOSING_TIME)


def draw(state: Tavern) -> None:
    """Draw the number of cards in argument 0, as far as there are any (BR-2.3)."""
    seat = state.step_seat()
    if sum(state.deck) == 0:
        state.deck = state.pile
        state.pile = [0] * KINDS
        if sum(state.deck) == 0:
            state.done()
            return
    state.demand_weighted(DRAW_CARD, tuple(state.deck), only(seat))


def drawn(state: Tavern, card: int) -> None:
    """Take the drawn card into the hand; only its owner sees which it is (BR-2.4)."""
    seat = state.step_seat()
    state.deck[card] -= 1
    state.hands[seat * KINDS + card] += 1
    state.tell(only(seat), DREW, seat, card)
    state.tell(all_but(seat), DREW_UNSEEN, seat)
    left = state.argument(0) - 1
    if left == 0:
        state.done()
    else:
        state.set_argument(0, left)


def go_down(state: Tavern) -> None:
    """Lay down whoever has no stamina left, with his cards; end with one standing (BR-7.1)."""
    for seat in range(state.seats):
        if not state.standing(seat) and (state.hand_size(seat) or state.stamina[seat] == 0):
            state.stamina[seat] = -1
            if state.hand_size(seat):
                state.disclose()  # His cards come to light on the pile.
            for card in range(KINDS):
                while state.held(seat, card):
                    state.discard(seat, card)
            state.tell(EVERYONE, OUT, seat)
    if len(state.brawlers()) == 1:
        finish(state, LAST_STANDING)


def finish(state: Tavern, ending: int) -> None:
    """Rank by standing, then coins, then stamina (BR-7.4)."""
    merits = [
        (state.standing(seat), state.coins[seat], state.stamina[seat])
        for seat in range(state.seats)
    ]
    ranks = tuple(1 + sum(other > merit for other in merits) for merit in merits)
    state.finish(ending, ranks, tuple(state.coins))
