"""OO-12: a clash, from drawing to the look at whether the battle ends."""

from typing import Final

from fracas.core.events import EVERYONE, all_but, only
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.orcs import places, strikes
from fracas.games.orcs.kingdom import (
    ATTACKER,
    COMMITMENT,
    DEFENDER,
    EXIT_WITH_LOSS,
    NO_CARD,
    NO_EXIT,
    NOT_COMMITTED,
    REDRAWS,
    UNPLACED,
    Kingdom,
)
from fracas.games.orcs.steps import BERSERKS, CHOOSING, DRAWING, EFFECT, TOP
from fracas.games.orcs.tables import (
    ASK_CARD,
    ASK_KEPT,
    ASK_PLACE,
    ASK_SHUFFLE,
    ASK_SWAP,
    BLIND,
    CANCELLED,
    CARDS,
    COMMIT,
    DISCARDED,
    DRAW_CARD,
    DREW,
    DREW_UNSEEN,
    FORCES,
    FROKSH,
    GRURAGH,
    HAND,
    LEAVE_ORDER,
    NO_PLACE,
    NOT_IN_HAND,
    OUT_OF_CARDS,
    REDRAW,
    REDRAW_NEEDS_DECK,
    REDRAW_NEEDS_HORDE,
    REDRAW_NEEDS_TWO,
    REDREW,
    REVEALED,
    SHAGRATT,
    SHUFFLE,
    SHUFFLED,
    STEPPED_BACK,
    SWAP,
    TOOK_BACK,
    TOP_CARD,
    UNITS,
)

# How a battle ends, and 0 while it goes on.
GOES_ON: Final = 0
ATTACKER_WINS: Final = 1
DEFENDER_WINS: Final = 2
NOBODY_WINS: Final = 3

MOST_LOSSES: Final = 3
TWO_NIL: Final = 2

# The places of a clash.
BEGIN: Final = 0
DRAW_ATTACKER: Final = 1
DRAW_DEFENDER: Final = 2
COUNT_CARDS: Final = 3
FIRST_CHOICE: Final = 4
FIRST_REVEAL: Final = 5
FIRST_BLIND: Final = 6
FIRST_PLACE: Final = 7
SECOND_CHOICE: Final = 8
SECOND_REVEAL: Final = 9
BLIND_ATTACKER: Final = 10
BLIND_DEFENDER: Final = 11
PLACE_ATTACKER: Final = 12
PLACE_DEFENDER: Final = 13
INTERRUPT: Final = 14
EXCHANGE: Final = 15
FORCE: Final = 16
WINDOW_OF_FORCE: Final = 17
EFFECT_ATTACKER: Final = 18
WINDOW_ATTACKER: Final = 19
EFFECT_DEFENDER: Final = 20
WINDOW_DEFENDER: Final = 21
LATE: Final = 22
CLEAN: Final = 23
END_CHECK: Final = 24

# What a step of turning a top card over remembers.
SIDE: Final = 0
PURPOSE: Final = 1
DISCARD: Final = 0
DESTROY: Final = 1
REVEAL_BLIND: Final = 2

# What a step of choosing remembers: the sides that choose, a bit each.
SIDES: Final = 0


def clash(state: Kingdom) -> None:
    """Go through the states of a clash in their order."""
    place = state.place()
    state.go(place + 1)
    if place >= EFFECT_ATTACKER:
        finish_clash(state, place)
    elif place >= INTERRUPT:
        if place == INTERRUPT:
            interrupt(state)
        elif place == EXCHANGE:
            exchange(state)
        elif place == FORCE:
            apply_forces(state)
        else:
            push_window(state)
    elif place == BEGIN:
        begin(state)
    elif place <= DRAW_DEFENDER:
        draw_up(state, place - DRAW_ATTACKER)
    elif place == COUNT_CARDS:
        count_cards(state)
    else:
        choose_and_reveal(state, place)


def choose_and_reveal(state: Kingdom, place: int) -> None:
    """Let both sides choose and reveal, those whom Eruhsk binds before the others."""
    if place in (FIRST_CHOICE, SECOND_CHOICE):
        sides = choosers(state, place == FIRST_CHOICE)
        if sides:
            state.push(CHOOSING, state.step_seat(), sides)
    elif place in (FIRST_REVEAL, SECOND_REVEAL):
        reveal_committed(state)
    elif place in (FIRST_BLIND, FIRST_PLACE):
        early = bound_early(state)
        if early >= 0 and place == FIRST_BLIND:
            turn_blind(state, early)
        elif early >= 0:
            place_blind(state, early)
    elif place <= BLIND_DEFENDER:
        turn_blind(state, place - BLIND_ATTACKER)
    else:
        place_blind(state, place - PLACE_ATTACKER)


def finish_clash(state: Kingdom, place: int) -> None:
    """Carry out both effects, and what comes last."""
    if place == EFFECT_ATTACKER:
        push_effect(state, ATTACKER)
    elif place == EFFECT_DEFENDER:
        push_effect(state, DEFENDER)
    elif place in (WINDOW_ATTACKER, WINDOW_DEFENDER):
        push_window(state)
    elif place == LATE:
        step_back_late(state)
    elif place == CLEAN:
        clean(state)
    else:
        end_check(state)


def begin(state: Kingdom) -> None:
    """Forget the clash before; what was for the next clash holds now (OO-16.30)."""
    for side in (ATTACKER, DEFENDER):
        state.revealed[side] = NO_CARD
        state.placed[side] = 0
        state.late[side] = 0
        state.exits[side] = NO_EXIT
        state.out[side] = 0
        state.cancelled[side] = 0
        state.committed[side * COMMITMENT] = NOT_COMMITTED
        state.blind[side] = state.blind_next[side]
        state.shows[side] = state.shows_next[side]
        state.blind_next[side] = 0
        state.shows_next[side] = 0
        if state.blind[side]:
            if state.deck_size(side):
                state.tell(EVERYONE, BLIND, state.seat_of(side))
            else:
                state.blind[side] = 0  # OO-16.26


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


def count_cards(state: Kingdom) -> None:
    """A side without a card in hand is out of cards (OO-12.2), unless it plays blind (OO-16.33)."""
    for side in (ATTACKER, DEFENDER):
        if state.hand_size(side) == 0 and not state.blind[side]:
            go_out(state, side)
    if state.out[ATTACKER] or state.out[DEFENDER]:
        state.go(END_CHECK)


def go_out(state: Kingdom, side: int) -> None:
    """Note that a side can play or discard no more (OO-17.9)."""
    state.out[side] = 1
    state.tell(EVERYONE, OUT_OF_CARDS, state.seat_of(side))


# Choosing.


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
        shuffle(state, state.side_of(seat))


def shuffle_obstacle(move: int) -> int:
    """Shuffle or not."""
    return 0 if move in (SHUFFLE, LEAVE_ORDER) else NOT_AN_ANSWER


def shuffle(state: Kingdom, side: int) -> None:
    """Lose the order of the cards under a deck."""
    under = state.under(side)
    for card in under:
        state.decks[side * CARDS + card] += 1
    under.clear()
    state.tell(EVERYONE, SHUFFLED, state.seat_of(side))


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


# Revealing.


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
        state.push(TOP, state.seat_of(side), side, REVEAL_BLIND)


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
    came_to_light(state, side, card)
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


# Interrupts.


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
    card, place = chosen(state, seat, side, move)
    state.hands[side * CARDS + card] -= 1
    state.disclose()
    state.set_argument(0, 0)
    reveal(state, side, card, place)


# Force, effects, and the end of a clash.


def apply_forces(state: Kingdom) -> None:
    """Strike both sides at once with the force of the enemy's card (OO-12.10)."""
    for side in (ATTACKER, DEFENDER):
        card = state.revealed[side]
        if card >= UNITS:
            state.resting[card - UNITS] = 1  # OO-16.3, OO-16.4
    strikes.strike(state, ATTACKER, FORCES[state.revealed[DEFENDER]])
    strikes.strike(state, DEFENDER, FORCES[state.revealed[ATTACKER]])


def push_window(state: Kingdom) -> None:
    """Open the window for Berserk where a token has entered the red segment."""
    if state.entered[ATTACKER] or state.entered[DEFENDER]:
        state.push(BERSERKS, state.step_seat())


def push_effect(state: Kingdom, side: int) -> None:
    """Carry out the effect of a side's card, if it has a place and was not cancelled."""
    card = state.revealed[side]
    works = state.placed[side] and not state.cancelled[side]
    if card in (FROKSH, SHAGRATT):
        return  # They act as interrupts, or too late (OO-16.37).
    if works or card == GRURAGH:  # OO-16.13
        state.push(EFFECT, state.seat_of(side), card, side, card)


def step_back_late(state: Kingdom) -> None:
    """Let Xaphyr take a token back, and save the horde lost by leaving the track (OO-16.29)."""
    for side in (ATTACKER, DEFENDER):
        if not state.late[side]:
            continue
        if state.track[side] > 1:
            state.track[side] -= 1
        elif state.exits[side] == NO_EXIT:
            continue
        else:
            state.track[side] = strikes.LAST_SQUARE
            if state.exits[side] == EXIT_WITH_LOSS and strikes.revivable(state, side):
                strikes.bring_back(state, side)
        state.tell(EVERYONE, STEPPED_BACK, state.seat_of(side), state.track[side])


def clean(state: Kingdom) -> None:
    """Discard what has no valid place (OO-12.15)."""
    for side in (ATTACKER, DEFENDER):
        card = state.loose[side]
        if card != NO_CARD:
            state.loose[side] = NO_CARD
            state.discards[side * CARDS + card] += 1
            state.tell(EVERYONE, DISCARDED, state.seat_of(side), card)


def end_check(state: Kingdom) -> None:
    """End the battle, or begin the next clash (OO-12.16)."""
    result = outcome(state)
    if result == GOES_ON:
        state.go(BEGIN)
    else:
        state.done(result)


def outcome(state: Kingdom) -> int:
    """Examine the ends of a battle in their order (OO-17.1 to OO-17.8)."""
    left = state.fighting(ATTACKER)
    right = state.fighting(DEFENDER)
    if left == 0 or right == 0:
        return NOBODY_WINS if left == right else (ATTACKER_WINS if left else DEFENDER_WINS)
    lost, taken = state.losses
    if lost >= MOST_LOSSES or taken >= MOST_LOSSES:
        if lost >= MOST_LOSSES and taken >= MOST_LOSSES:
            return NOBODY_WINS
        return DEFENDER_WINS if lost >= MOST_LOSSES else ATTACKER_WINS
    if lost >= TWO_NIL and taken == 0:
        return DEFENDER_WINS
    if taken >= TWO_NIL and lost == 0:
        return ATTACKER_WINS
    if state.out[ATTACKER] and state.out[DEFENDER]:
        return NOBODY_WINS
    if state.out[ATTACKER]:
        return DEFENDER_WINS
    return ATTACKER_WINS if state.out[DEFENDER] else GOES_ON
