"""OO-12, OO-14 and OO-17: a clash, step by step, and whether the battle ends."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.games.orcs import choosing, drawing, revealing, strikes
from fracas.games.orcs.kingdom import (
    ATTACKER,
    COMMITMENT,
    DEFENDER,
    EXIT_WITH_LOSS,
    NO_CARD,
    NO_EXIT,
    NOT_COMMITTED,
    Kingdom,
)
from fracas.games.orcs.steps import BERSERKS, CHOOSING, EFFECT
from fracas.games.orcs.tables import (
    BLIND,
    CARDS,
    DISCARDED,
    FORCES,
    FROKSH,
    GRURAGH,
    SHAGRATT,
    STEPPED_BACK,
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


def clash(state: Kingdom) -> None:
    """Go through the states of a clash in their order."""
    place = state.place()
    state.go(place + 1)
    if place >= EFFECT_ATTACKER:
        finish_clash(state, place)
    elif place >= INTERRUPT:
        if place == INTERRUPT:
            revealing.interrupt(state)
        elif place == EXCHANGE:
            revealing.exchange(state)
        elif place == FORCE:
            apply_forces(state)
        else:
            push_window(state)
    elif place == BEGIN:
        begin(state)
    elif place <= DRAW_DEFENDER:
        drawing.draw_up(state, place - DRAW_ATTACKER)
    elif place == COUNT_CARDS:
        count_cards(state)
    else:
        choose_and_reveal(state, place)


def choose_and_reveal(state: Kingdom, place: int) -> None:
    """Let both sides choose and reveal, those whom Eruhsk binds before the others."""
    if place in (FIRST_CHOICE, SECOND_CHOICE):
        sides = choosing.choosers(state, place == FIRST_CHOICE)
        if sides:
            state.push(CHOOSING, state.step_seat(), sides)
    elif place in (FIRST_REVEAL, SECOND_REVEAL):
        revealing.reveal_committed(state)
    elif place in (FIRST_BLIND, FIRST_PLACE):
        early = choosing.bound_early(state)
        if early >= 0 and place == FIRST_BLIND:
            revealing.turn_blind(state, early)
        elif early >= 0:
            revealing.place_blind(state, early)
    elif place <= BLIND_DEFENDER:
        revealing.turn_blind(state, place - BLIND_ATTACKER)
    else:
        revealing.place_blind(state, place - PLACE_ATTACKER)


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


def count_cards(state: Kingdom) -> None:
    """A side without a card in hand is out of cards (OO-12.2), unless it plays blind (OO-16.33)."""
    for side in (ATTACKER, DEFENDER):
        if state.hand_size(side) == 0 and not state.blind[side]:
            drawing.go_out(state, side)
    if state.out[ATTACKER] or state.out[DEFENDER]:
        state.go(END_CHECK)


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
