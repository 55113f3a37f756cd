"""What a good player looks at."""

from fracas.games.azeroth.state import Realm


def outlook(state: Realm, seat: int) -> int:
    """Judge a position."""
    return state.coins[seat]


def idle(state: Realm, seat: int) -> int:
    """Choose the move that does the least."""
    return state.legal(seat)[0]
