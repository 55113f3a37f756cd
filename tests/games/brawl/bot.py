"""What a good brawler looks at."""

from typing import Final

from brawl.tables import KINDS, WORTH
from brawl.tavern import Tavern

COIN: Final = 6
STAMINA: Final = 4
OUT: Final = 12


def outlook(state: Tavern, seat: int) -> int:
    """Weigh a brawler's coins, stamina and cards against those of the others."""
    others = [merit(state, other) for other in range(state.seats) if other != seat]
    return merit(state, seat) * len(others) - sum(others)


def merit(state: Tavern, seat: int) -> int:
    """Add up what a brawler has; lying on the floor counts for less than nothing."""
    if not state.standing(seat):
        return COIN * state.coins[seat] - OUT
    cards = 0
    for card in range(KINDS):
        cards += state.held(seat, card) * WORTH[card]
    return COIN * state.coins[seat] + STAMINA * state.stamina[seat] + cards
