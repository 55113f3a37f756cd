"""OO-15 and OO-16: carrying out the effect of a card."""

from fracas.core.events import EVERYONE
from fracas.games.orcs import asking_heroes, heroes, units
from fracas.games.orcs.kingdom import Kingdom
from fracas.games.orcs.steps import ACTING_SIDE, CARD_ACTING
from fracas.games.orcs.tables import (
    ACTED,
    ASHANI,
    BUURK,
    KOKOTH,
    KRAASH,
    MOORDAKK,
    ORC,
    PORKASH,
    UNITS,
    VHRAARG,
    VRUSHN,
)


def effect(state: Kingdom) -> None:
    """Carry out a card's effect for its side; `CHOICE` holds the answer to its question."""
    card = state.argument(CARD_ACTING)
    side = state.argument(ACTING_SIDE)
    place = state.place()
    state.go(place + 1)
    if place == 0 and card != ORC:
        state.tell(EVERYONE, ACTED, state.step_seat(), card)
    if card < UNITS:
        units.unit_effect(state, card, side, place)
    elif card in (BUURK, KOKOTH, MOORDAKK, PORKASH, VHRAARG, VRUSHN, KRAASH, ASHANI):
        asking_heroes.longer_effect(state, card, side, place)
    else:
        heroes.quick_effect(state, card, side)
        state.done()
