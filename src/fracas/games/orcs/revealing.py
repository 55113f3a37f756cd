"""OO-12 and OO-16: revealed cards take their places; Froksh and Shagratt interrupt."""

from fracas.core.events import EVERYONE
from fracas.games.orcs import choosing, drawing, places
from fracas.games.orcs.kingdom import (
    ATTACKER,
    COMMITMENT,
    DEFENDER,
    NO_CARD,
    NOT_COMMITTED,
    UNPLACED,
    Kingdom,
)
from fracas.games.orcs.steps import TOP
from fracas.games.orcs.tables import (
    ASK_KEPT,
    ASK_PLACE,
    ASK_SWAP,
    CANCELLED,
    CARDS,
    FROKSH,
    NO_PLACE,
    REVEALED,
    SHAGRATT,
    SWAP,
    TOOK_BACK,
)


def reveal_committed(state: Kingdom) -> None:
    """Reveal the committed cards, both at the same time (OO-12.7)."""
    state.disclose()
    for side in (ATTACKER, DEFENDER):
        card = state.committed[side * COMMITMENT]
        if card >= 0:
            state.committed[side * COMMITMENT] = NOT_COMMITTED
            state.hands[side * CARDS + card] -= 1
            reveal(state, side, card, state.committed[side * COMMITMENT + 1])


def turn_blind(state: Kingdom, side: int) -> None:
    """Reveal the card that was committed unseen (OO-16.26)."""
    if state.blind[side] and state.revealed[side] == NO_CARD:
        state.push(TOP, state.seat_of(side), side, drawing.REVEAL_BLIND)


def place_blind(state: Kingdom, side: int) -> None:
    """Let the owner of a blind card place it after the reveal (OO-16.30)."""
    if not state.blind[side]:
        return
    state.blind[side] = 0
    card = state.revealed[side]
    found = places.places(state, side, card)
    if len(found) > 1:
        state.ask(state.seat_of(side), ASK_PLACE)
    else:
        lay(state, side, card, found[0] if found else UNPLACED)


def reveal(state: Kingdom, side: int, card: int, place: int) -> None:
    """Turn a card over and lay it in its place (OO-12.8)."""
    drawing.came_to_light(state, side, card)
    state.revealed[side] = card
    seat = state.seat_of(side)
    state.tell(EVERYONE, REVEALED, seat, card)
    lay(state, side, card, place)


def lay(state: Kingdom, side: int, card: int, place: int) -> None:
    """Lay a card in a place; remember whether it is a valid one."""
    places.put(state, side, card, place)
    state.committed[side * COMMITMENT + 1] = place
    state.placed[side] = int(place != UNPLACED)
    if place == UNPLACED:
        state.tell(EVERYONE, NO_PLACE, state.seat_of(side), card)


def place_obstacle(state: Kingdom, seat: int, move: int) -> int:
    """Place a card that lies open already."""
    side = state.side_of(seat)
    return places.chosen_obstacle(state, side, state.revealed[side], move)


def place_moves(state: Kingdom, seat: int, found: list[int]) -> None:
    """List the places of the open card."""
    side = state.side_of(seat)
    card = state.revealed[side]
    for place in places.places(state, side, card):
        found.append(places.move_to(card, place))


def answer_place(state: Kingdom, seat: int, move: int) -> None:
    """Lay the open card down."""
    side = state.side_of(seat)
    lay(state, side, state.revealed[side], places.place_of(move))


def interrupt(state: Kingdom) -> None:
    """Let Froksh cancel (OO-16.21), then let Shagratt exchange (OO-16.23)."""
    for side in (ATTACKER, DEFENDER):
        if state.revealed[side] == FROKSH and state.placed[side]:
            cancel(state, 1 - side)
    for side in (ATTACKER, DEFENDER):
        if (
            state.revealed[side] == SHAGRATT
            and state.placed[side]
            and not state.cancelled[side]
            and state.hand_size(1 - side)
        ):
            state.ask(state.seat_of(side), ASK_SWAP)


def cancel(state: Kingdom, side: int) -> None:
    """Cancel the effect of a side's card in this clash."""
    state.cancelled[side] = 1
    state.tell(EVERYONE, CANCELLED, state.seat_of(side), state.revealed[side])


def answer_swap(state: Kingdom, seat: int, move: int) -> None:
    """Make the enemy take his card back and play one that he kept."""
    if move != SWAP:
        return
    enemy = 1 - state.side_of(seat)
    card = state.revealed[enemy]
    place = state.committed[enemy * COMMITMENT + 1]
    places.take_up(state, enemy, card, place)
    position = enemy * CARDS + card
    state.hands[position] += 1
    state.shown[position] += 1
    state.spied[position] += 1
    state.tell(EVERYONE, TOOK_BACK, state.seat_of(enemy), card)
    state.set_argument(0, enemy + 1)


def exchange(state: Kingdom) -> None:
    """Ask for the kept card."""
    enemy = state.argument(0) - 1
    if enemy >= 0:
        state.ask(state.seat_of(enemy), ASK_KEPT)


def answer_kept(state: Kingdom, seat: int, move: int) -> None:
    """Play the kept card; a hero who comes too late to interrupt does no more (OO-16.37)."""
    side = state.side_of(seat)
    card, place = choosing.chosen(state, seat, side, move)
    state.hands[side * CARDS + card] -= 1
    state.disclose()
    state.set_argument(0, 0)
    reveal(state, side, card, place)
