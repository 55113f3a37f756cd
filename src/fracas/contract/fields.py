"""The fields of a state, read from outside: what a copy and a snapshot must carry.

Works for interpreted classes, with or without slots, and for compiled ones.
"""

from collections.abc import Iterator, Sequence
from typing import Final, TypeGuard

from fracas.core.dice import Dice
from fracas.core.state import State

Plain = int | tuple["Plain", ...] | None
Fields = dict[str, Plain]

NOT_DATA: Final = ("game", "journal")
DEEPEST: Final = 2
LARGEST: Final = (1 << 63) - 1
_SHOWN: Final = 160
_NUMBERS: Final = frozenset((int, bool))
_ABSENT: Final = object()
_DECLARED: Final[dict[type, list[str]]] = {}


def attributes(state: State) -> Iterator[tuple[str, object]]:
    """Give every attribute of a state with its value."""
    names = dict.fromkeys([*_declared(type(state)), *getattr(state, "__dict__", {})])
    for name in names:
        value = getattr(state, name, _ABSENT)
        if value is not _ABSENT and not name.startswith("__"):
            yield name, value


def _declared(kind: type) -> list[str]:
    """Give the attributes that a class and those it is made of declare."""
    if kind not in _DECLARED:
        names: dict[str, None] = {}
        for part in kind.__mro__:
            for place in ("__mypyc_attrs__", "__slots__"):
                listed = vars(part).get(place, ())
                names.update(dict.fromkeys((listed,) if isinstance(listed, str) else listed))
        _DECLARED[kind] = list(names)
    return _DECLARED[kind]


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
        if _are_numbers(value):
            return tuple(value)
        return tuple(_kept(element) for element in value)
    return int(value) if isinstance(value, int) else None


def _are_numbers(values: Sequence[object]) -> TypeGuard[Sequence[int]]:
    """Tell whether there is nothing but plain numbers: in most lists, and quickly told."""
    return _NUMBERS.issuperset(map(type, values))


def impurity(value: object, deepest: int = DEEPEST) -> str:
    """Say what keeps a value from being plain data; empty if it is."""
    if type(value) is int or type(value) is bool:
        return "" if abs(value) <= LARGEST else f"{value} does not fit 64 bits"
    if type(value) not in (list, tuple) or not isinstance(value, list | tuple):
        return f"{_short(value)} is a {type(value).__name__}"
    if value and deepest > 0 and _are_numbers(value):
        least, most = min(value), max(value)
        widest = most if most >= -least else -least
        return "" if widest <= LARGEST else f"{widest} does not fit 64 bits"
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
