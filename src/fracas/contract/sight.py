"""Everything that one seat, or a spectator, can see of a state, in a form that can be compared."""

from typing import Final

from fracas.core.dice import Dice
from fracas.core.events import Journal
from fracas.core.game import Game
from fracas.core.state import State

Sight = dict[str, object]

_SHOWN: Final = 160


def sight(state: State, seat: int) -> Sight:
    """Give all that a seat sees: its view, integers, moves, question, and who owes what."""
    question = state.question(seat)
    asked: list[object] | None = None
    if question is not None:
        asked = [question.number, question.message, question.rule, question.passing]
    owing: list[object] = list(state.owing())
    legal: list[object] = list(state.legal(seat))
    observed: list[object] = list(state.observe(seat))
    return {
        "owing": owing,
        "question": asked,
        "chance": state.game.chances.names[state.chance()],
        "legal": legal,
        "view": state.view(seat).to_json(),
        "observe": observed,
    }


def told(game: Game, journal: Journal, seat: int) -> list[object]:
    """Give what a seat was told, as the log shows it."""
    return [repr(game.events.text(entry)) for entry in journal.seen_by(seat)]


def refusals(state: State, seat: int, moves: list[int]) -> list[object]:
    """Give what a seat hears when it asks why these moves are not possible."""
    return [repr(state.why_not(seat, move)) for move in moves]


def imagined(state: State, seat: int, dice: Dice) -> State:
    """Imagine a state, which then stops at chance as a real one does."""
    twin = state.imagine(seat, dice.copy())
    twin.dice = None
    return twin


def difference(one: object, other: object, path: str = "") -> str:
    """Say where two sights first differ, and how; empty if they do not.

    >>> difference({"legal": [1, 2]}, {"legal": [1, 3]})
    'legal[1] is 2 in one and 3 in the other'
    """
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in [*one, *(name for name in other if name not in one)]:
            found = difference(one.get(name), other.get(name), f"{path}.{name}" if path else name)
            if found:
                return found
        return ""
    if isinstance(one, list) and isinstance(other, list):
        for position, (element, counterpart) in enumerate(zip(one, other, strict=False)):
            found = difference(element, counterpart, f"{path}[{position}]")
            if found:
                return found
        if len(one) != len(other):
            rest = (one if len(one) > len(other) else other)[min(len(one), len(other))]
            return f"{path} has {len(one)} in one and {len(other)} in the other, such as {rest!r}"
        return ""
    return f"{path} is {_short(one)} in one and {_short(other)} in the other"


def watcher_name(seat: int) -> str:
    """Name a seat, or the spectator, for a message."""
    return "the spectator" if seat < 0 else f"seat {seat + 1}"


def _short(value: object) -> str:
    written = repr(value)
    return written if len(written) <= _SHOWN else f"{written[:_SHOWN]}..."
