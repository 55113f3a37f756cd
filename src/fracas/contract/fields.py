"""The fields of a state, read from outside: what a copy and a snapshot must carry.

Works for interpreted classes, with or without slots, and for compiled ones.
"""

from collections.abc import Iterator
from typing import Final

from fracas.core.dice import Dice
from fracas.core.state import State

Plain = int | tuple["Plain", ...] | None
Fields = dict[str, Plain]

NOT_DATA: Final = ("game", "journal")
DEEPEST: Final = 2
LARGEST: Final = (1 << 63) - 1
_SHOWN: Final = 160


def attributes(state: State) -> Iterator[tuple[str, object]]:
    """Give every attribute of a state with its value."""
    names: dict[str, None] = {}
    for kind in type(state).__mro__:
        for place in ("__mypyc_attrs__", "__slots__"):
            listed = vars(kind).get(place, ())
            names.update(dict.fromkeys((listed,) if isinstance(listed, str) else listed))
    names.update(dict.fromkeys(getattr(state, "__dict__", {})))
    for name in names:
        if not name.startswith("__") and hasattr(state, name):
            yield name, getattr(state, name)


def fields(state: State) -> Fields:
    """Give the data of a state in a form that can be kept and compared."""
    found: Fields = {}
    for name, value in attributes(state):
        if name not in NOT_DATA and (name == "dice" or impurity(value) == ""):
            found[name] = _kept(value)
    return found


def _kept(value: object) -> Plain:
    if isinstance(value, Dice):
        return value.a, value.b, value.c, value.counter
    if isinstance(value, list | tuple):
        return tuple(_kept(element) for element in value)
    return int(value) if isinstance(value, int) else None


def impurity(value: object, deepest: int = DEEPEST) -> str:
    """Say what keeps a value from being plain data; empty if it is."""
    if type(value) is int or type(value) is bool:
        return "" if abs(value) <= LARGEST else f"{value} does not fit 64 bits"
    if type(value) not in (list, tuple) or not isinstance(value, list | tuple):
        return f"{_short(value)} is a {type(value).__name__}"
    if deepest == 0:
        return f"{_short(value)} lies too deep in other lists"
    for element in value:
        found = impurity(element, deepest - 1)
        if found:
            return found
    return ""


def field_difference(one: Fields, other: Fields) -> str:
    """Name the first field that differs, with both values; empty if none does."""
    for name in sorted(one.keys() | other.keys()):
        if name not in one or name not in other:
            return f"only one has a field {name!r}"
        if one[name] != other[name]:
            return f"{name} is {_short(one[name])} in one and {_short(other[name])} in the other"
    return ""


def _short(value: object) -> str:
    written = repr(value)
    return written if len(written) <= _SHOWN else f"{written[:_SHOWN]}..."
