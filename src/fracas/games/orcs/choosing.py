"""OO-12: choosing a card in secret, redrawing, and who chooses first."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.orcs import drawing, places, strikes
from fracas.games.orcs.kingdom import (
    ATTACKER,
    COMMITMENT,
    DEFENDER,
    NOT_COMMITTED,
    REDRAWS,
    Kingdom,
)
from fracas.games.orcs.steps import BERSERKS, DRAWING
from fracas.games.orcs.tables import (
    ASK_CARD,
    ASK_KEPT,
    ASK_SHUFFLE,
    CARDS,
    COMMIT,
    HAND,
    LEAVE_ORDER,
    NOT_IN_HAND,
    REDRAW,
    REDRAW_NEEDS_DECK,
    REDRAW_NEEDS_HORDE,
    REDRAW_NEEDS_TWO,
    REDREW,
    SHUFFLE,
)

# What a step of choosing remembers: the sides that choose, a bit each.
SIDES: Final = 0


def bound_early(state: Kingdom) -> int:
    """Give the side that Eruhsk makes commit and reveal first, or -1 (OO-16.30, OO-16.35)."""
    if state.shows[ATTACKER] == state.shows[DEFENDER]:
        return -1
    return ATTACKER if state.shows[ATTACKER] else DEFENDER


def choosers(state: Kingdom, first: bool) -> int:
    """Give the sides that choose now, a bit each."""
    early = bound_early(state)
    chosen_first = 0 if early < 0 else 1 << early
    sides = chosen_first if first else 3 & ~chosen_first
    for side in (ATTACKER, DEFENDER):
        if state.blind[side]:
            sides &= ~(1 << side)
    return sides


def choosing(state: Kingdom) -> None:
    """Ask in passes until all have committed (OO-12.23); the attacker redraws first."""
    place = state.place()
    if place == 0:
        bits = 0
        for side in (ATTACKER, DEFENDER):
            waits = state.committed[side * COMMITMENT] == NOT_COMMITTED
            if state.argument(SIDES) >> side & 1 and waits:
                bits |= 1 << state.seat_of(side)
        if bits:
            state.go(1)
            state.ask_together(bits, ASK_CARD)
        else:
            state.done()
    elif place > 2 * REDRAW_PLACES:
        state.go(0)
    else:
        state.go(place + 1)
        side = (place - 1) // REDRAW_PLACES
        if state.committed[side * COMMITMENT] == REDRAWS:
            redraw_step(state, side, (place - 1) % REDRAW_PLACES)


REDRAW_PLACES: Final = 3


def redraw_step(state: Kingdom, side: int, place: int) -> None:
    """Put the hand under the deck and draw, take a strike, perhaps shuffle (OO-12.5)."""
    seat = state.seat_of(side)
    if place == 0:
        state.tell(EVERYONE, REDREW, seat)
        base = side * CARDS
        for card in range(CARDS):
            while state.hands[base + card]:
                state.hands[base + card] -= 1
                state.under(side).append(card)
        state.push(DRAWING, seat, side, HAND)
    elif place == 1:
        strikes.strike(state, side, 1)
        state.push(BERSERKS, seat)
    else:
        state.committed[side * COMMITMENT] = NOT_COMMITTED
        if state.deck_size(side) > 1:
            state.ask(seat, ASK_SHUFFLE)


def answer_shuffle(state: Kingdom, seat: int, move: int) -> None:
    """Shuffle the deck, or keep in mind what lies at its bottom."""
    if move == SHUFFLE:
        drawing.shuffle(state, state.side_of(seat))


def shuffle_obstacle(move: int) -> int:
    """Shuffle or not."""
    return 0 if move in (SHUFFLE, LEAVE_ORDER) else NOT_AN_ANSWER


def redraw_obstacle(state: Kingdom, side: int) -> int:
    """Redraw with two cards in hand, a deck, and a horde (OO-12.6)."""
    if state.hand_size(side) < HAND:
        return REDRAW_NEEDS_TWO
    if state.deck_size(side) == 0:
        return REDRAW_NEEDS_DECK
    return 0 if state.fighting(side) else REDRAW_NEEDS_HORDE


def card_obstacle(state: Kingdom, seat: int, move: int) -> int:
    """Commit a card and its place (OO-12.4), or redraw."""
    side = state.side_of(seat)
    chain = state.chains[seat]
    if chain:
        return places.chosen_obstacle(state, side, COMMIT.argument(chain[0]), move)
    if COMMIT.holds(move):
        return 0 if holds(state, seat, side, COMMIT.argument(move)) else NOT_IN_HAND
    if move == REDRAW and state.asked[seat] == ASK_CARD:
        return redraw_obstacle(state, side)
    return NOT_AN_ANSWER


def holds(state: Kingdom, seat: int, side: int, card: int) -> bool:
    """Tell whether a side can play a card of its hand; not one it had to take back (OO-16.23)."""
    held = state.hands[side * CARDS + card]
    if state.asked[seat] == ASK_KEPT and state.revealed[side] == card:
        held -= 1
    return held > 0


def card_moves(state: Kingdom, seat: int, found: list[int]) -> None:
    """List the cards in hand, or the places of the one chosen."""
    side = state.side_of(seat)
    chain = state.chains[seat]
    if chain:
        card = COMMIT.argument(chain[0])
        for place in places.places(state, side, card):
            found.append(places.move_to(card, place))
        return
    base = side * CARDS
    hands = state.hands
    for card in range(CARDS):
        if hands[base + card] and holds(state, seat, side, card):
            found.append(COMMIT.base + card)
    if state.asked[seat] == ASK_CARD and redraw_obstacle(state, side) == 0:
        found.append(REDRAW)


def card_closes(state: Kingdom, seat: int, move: int) -> bool:
    """Tell whether nothing is left to choose: no place at all, or only one."""
    if not COMMIT.holds(move):
        return True
    side = state.side_of(seat)
    return len(places.places(state, side, COMMIT.argument(move))) < 2


def answer_card(state: Kingdom, seat: int, move: int) -> None:
    """Note what a side has committed, or that it redraws."""
    side = state.side_of(seat)
    if move == REDRAW:
        state.committed[side * COMMITMENT] = REDRAWS
        return
    card, place = chosen(state, seat, side, move)
    state.committed[side * COMMITMENT] = card
    state.committed[side * COMMITMENT + 1] = place


def chosen(state: Kingdom, seat: int, side: int, move: int) -> tuple[int, int]:
    """Give the card and the place of an answer."""
    chain = state.chains[seat]
    if chain:
        return COMMIT.argument(chain[0]), places.place_of(move)
    card = COMMIT.argument(move)
    return card, places.only_place(state, side, card)
