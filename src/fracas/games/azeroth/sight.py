"""What a seat sees."""

from fracas.core.text import Text
from fracas.core.view import Place, View
from fracas.games.azeroth.state import Realm


def path(state: Realm, move: int) -> list[str]:
    """Name what one points at."""
    return [f"verb/{state.game.verbs.verb(move).name}"]


def draw(state: Realm, view: View) -> None:
    """Put the islands on a view."""
    view.places.append(Place("region/1", Text("place-region"), "region"))


def observe(state: Realm, seat: int) -> list[int]:
    """Give what a seat sees as integers."""
    return []
