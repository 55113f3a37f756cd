"""OO-15: what units do."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.orcs import drawing, places, strikes
from fracas.games.orcs.kingdom import ATTACKER, Kingdom
from fracas.games.orcs.steps import CHOICE, TOP
from fracas.games.orcs.tables import (
    ASK_SHAMAN,
    BOAR_RIDER,
    CATAPULT,
    CROSSBOWMAN,
    DECK_WAS_EMPTY,
    GREEN,
    GREEN_NEEDS_CARD,
    GREEN_NEEDS_LOSS,
    HEAVY_ORC,
    ORC,
    RED,
    SHAMAN,
)

SIEGE_HEAVY_ORC: Final = 2
SIEGE_CATAPULT: Final = 4
BOAR_RIDER_STRIKES: Final = 2


def unit_effect(state: Kingdom, card: int, side: int, place: int) -> None:
    """Let a unit act (OO-15)."""
    if card == CATAPULT:
        catapult(state, side, place)
        return
    if card == SHAMAN:
        shaman(state, side, place)
        return
    enemy = 1 - side
    assaults = side == ATTACKER and state.assault == 1
    number = 0
    if card == HEAVY_ORC:
        number = places.count(state, enemy, BOAR_RIDER, True) + assaults * SIEGE_HEAVY_ORC
    elif card == BOAR_RIDER and not assaults:
        number = BOAR_RIDER_STRIKES * places.count(state, enemy, CROSSBOWMAN, True)
    elif card == CROSSBOWMAN:
        number = places.count(state, enemy, ORC, True)
        number += places.count(state, enemy, HEAVY_ORC, True)
    strikes.strike(state, enemy, number)
    state.done()


def catapult(state: Kingdom, side: int, place: int) -> None:
    """Strike four times in an assault; in every battle the enemy discards (OO-15.9, OO-15.10)."""
    if place == 0:
        if side == ATTACKER and state.assault:
            strikes.strike(state, 1 - side, SIEGE_CATAPULT)
        discard_top(state, 1 - side)
    else:
        state.done()


def discard_top(state: Kingdom, side: int) -> None:
    """Make a side discard the top card of its deck (OO-12.21), or run out (OO-17.9)."""
    if state.deck_size(side):
        state.push(TOP, state.seat_of(side), side, drawing.DISCARD)
    else:
        state.tell(EVERYONE, DECK_WAS_EMPTY, state.seat_of(side))
        drawing.go_out(state, side)


def shaman(state: Kingdom, side: int, place: int) -> None:
    """Pay a card to bring a horde back, or make the enemy discard (OO-15.5 to OO-15.8)."""
    if place == 0:
        state.ask_openly(state.step_seat(), ASK_SHAMAN)
    elif place == 1:
        discard_top(state, side if state.argument(CHOICE) == GREEN else 1 - side)
    else:
        if state.argument(CHOICE) == GREEN:
            strikes.bring_back(state, side)
        state.done()


def shaman_obstacle(state: Kingdom, side: int, move: int) -> int:
    """Green needs a horde that can come back and a card in the deck (OO-15.7)."""
    if move == RED:
        return 0
    if move != GREEN:
        return NOT_AN_ANSWER
    if strikes.revivable(state, side) < 1:
        return GREEN_NEEDS_LOSS
    return 0 if state.deck_size(side) else GREEN_NEEDS_CARD
