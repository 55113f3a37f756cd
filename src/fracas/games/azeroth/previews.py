"""What a move would cost and why, and what the turn would score now."""

from fracas.core.text import Text
from fracas.games.azeroth.state import Realm


def explain(state: Realm, reason: int, seat: int, move: int) -> dict[str, int | str | Text]:
    """Give the numbers that a reason speaks of."""
    return {}


def preview(state: Realm, seat: int, move: int) -> list[Text]:
    """Say what a move would cost."""
    return []
