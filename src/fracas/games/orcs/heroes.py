"""OO-16: heroes who act without asking anybody."""

from fracas.core.events import EVERYONE
from fracas.games.orcs import drawing, places, revealing, strikes
from fracas.games.orcs.kingdom import ATTACKER, Kingdom
from fracas.games.orcs.steps import ACTOR
from fracas.games.orcs.tables import (
    BERSERK_TAKEN,
    CARDS,
    CARDS_RETURNED,
    ERUHSK,
    FROKSH,
    GRURAGH,
    HEAVY_ORC,
    KHANROGG,
    KRO_MORDA,
    ORC,
    POGDUSH,
    ROSHNAR,
    TURNED_DOWN,
    VIGDISH,
    VRI_HURCKA,
    VRIURCK,
    XAPHYR,
)


def quick_effect(state: Kingdom, card: int, side: int) -> None:
    """Let a hero act who asks nothing."""
    enemy = 1 - side
    if card == VIGDISH:
        strikes.strike(state, enemy, places.count(state, side, ORC, False))
    elif card == VRIURCK:
        strikes.strike(state, enemy, places.count(state, side, HEAVY_ORC, False))
    elif card == GRURAGH:
        strikes.strike(state, side, 1)
    elif card == KHANROGG:
        take_berserk(state, side)
    elif card == KRO_MORDA:
        strikes.push_on(state, enemy)
    elif card == POGDUSH:
        return_discards(state, side)
    elif card == ROSHNAR:
        places.turn_down(state, side, state.argument(ACTOR))
        state.tell(EVERYONE, TURNED_DOWN, state.step_seat())
    elif card == VRI_HURCKA:
        state.blind_next[enemy] = 1
    elif card == ERUHSK:
        state.shows_next[enemy] = 1
    elif card == XAPHYR:
        state.late[side] = 1
    elif card == FROKSH and side == ATTACKER and state.revealed[enemy] != GRURAGH:
        revealing.cancel(state, enemy)  # OO-16.31: the defender's effect is still to come.


def take_berserk(state: Kingdom, side: int) -> None:
    """Take the enemy's Berserk if one has none (OO-16.14)."""
    own, enemy = state.seat_of(side), state.seat_of(1 - side)
    if state.berserk[enemy] and not state.berserk[own]:
        state.berserk[enemy] = 0
        state.berserk[own] = 1
        state.tell(EVERYONE, BERSERK_TAKEN, own, enemy)


def return_discards(state: Kingdom, side: int) -> None:
    """Shuffle all discarded cards back into the deck (OO-16.19)."""
    base = side * CARDS
    number = sum(state.discards[base : base + CARDS])
    if number == 0:
        return
    for position in range(base, base + CARDS):
        back = state.discards[position]
        state.discards[position] = 0
        state.decks[position] += back
        state.shown[position] += back
        state.spied[position] += back
    state.tell(EVERYONE, CARDS_RETURNED, state.seat_of(side), number)
    drawing.shuffle(state, side)
