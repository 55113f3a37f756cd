"""OO-12: drawing cards, turning the top one over, and what is known of decks."""

from typing import Final

from fracas.core.events import EVERYONE, all_but, only
from fracas.games.orcs.kingdom import Kingdom
from fracas.games.orcs.steps import DRAWING
from fracas.games.orcs.tables import (
    CARDS,
    DISCARDED,
    DRAW_CARD,
    DREW,
    DREW_UNSEEN,
    HAND,
    OUT_OF_CARDS,
    REVEALED,
    SHUFFLED,
    TOP_CARD,
    UNITS,
)

# What a step of turning a top card over remembers.
SIDE: Final = 0
PURPOSE: Final = 1
DISCARD: Final = 0
DESTROY: Final = 1
REVEAL_BLIND: Final = 2


def draw_up(state: Kingdom, side: int) -> None:
    """Draw until the hand holds two cards (OO-12.1); a blind side does not (OO-16.26)."""
    missing = HAND - state.hand_size(side)
    if missing > 0 and not state.blind[side] and state.deck_size(side):
        state.push(DRAWING, state.seat_of(side), side, missing)


def drawing(state: Kingdom) -> None:
    """Draw so many cards, as far as there are any; those of known order last."""
    side = state.argument(SIDE)
    missing = state.argument(1)
    if missing == 0:
        state.done()
        return
    state.set_argument(1, missing - 1)
    base = side * CARDS
    deck = state.decks[base : base + CARDS]
    if any(deck):
        state.demand_weighted(DRAW_CARD, tuple(deck), only(state.step_seat()))
    elif state.under(side):
        to_hand(state, side, state.under(side).pop(0))
    else:
        state.done()


def drew(state: Kingdom, card: int) -> None:
    """Take the drawn card into the hand."""
    side = state.argument(SIDE)
    state.decks[side * CARDS + card] -= 1
    to_hand(state, side, card)


def to_hand(state: Kingdom, side: int, card: int) -> None:
    """Put a card into a hand; only its owner sees which."""
    state.hands[side * CARDS + card] += 1
    seat = state.seat_of(side)
    state.tell(only(seat), DREW, seat, card)
    state.tell(all_but(seat), DREW_UNSEEN, seat)


def turn_top(state: Kingdom) -> None:
    """Turn the top card of a deck over, for all to see; the step below finds it `returned`."""
    side = state.argument(SIDE)
    base = side * CARDS
    deck = state.decks[base : base + CARDS]
    if any(deck):
        state.demand_weighted(TOP_CARD, tuple(deck))
    else:
        state.disclose()
        turned(state, state.under(side).pop(0))


def turned_over(state: Kingdom, card: int) -> None:
    """Take the top card off the deck."""
    state.decks[state.argument(SIDE) * CARDS + card] -= 1
    turned(state, card)


def turned(state: Kingdom, card: int) -> None:
    """Do with the card what it was turned over for."""
    side = state.argument(SIDE)
    purpose = state.argument(PURPOSE)
    seat = state.seat_of(side)
    state.done(card)
    came_to_light(state, side, card)
    if purpose == DISCARD:
        state.discards[side * CARDS + card] += 1
        state.tell(EVERYONE, DISCARDED, seat, card)
    elif purpose == REVEAL_BLIND:
        state.revealed[side] = card
        state.tell(EVERYONE, REVEALED, seat, card)


def came_to_light(state: Kingdom, side: int, card: int) -> None:
    """Note that a card of a deck or hand is known to all, and out of what was known of them."""
    position = side * CARDS + card
    if state.shown[position]:
        state.shown[position] -= 1
    if state.spied[position]:
        state.spied[position] -= 1
    if card >= UNITS:
        state.known[card - UNITS] = EVERYONE


def go_out(state: Kingdom, side: int) -> None:
    """Note that a side can play or discard no more (OO-17.9)."""
    state.out[side] = 1
    state.tell(EVERYONE, OUT_OF_CARDS, state.seat_of(side))


def shuffle(state: Kingdom, side: int) -> None:
    """Lose the order of the cards under a deck."""
    under = state.under(side)
    for card in under:
        state.decks[side * CARDS + card] += 1
    under.clear()
    state.tell(EVERYONE, SHUFFLED, state.seat_of(side))
