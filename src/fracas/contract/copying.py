"""States as plain data: copies, snapshots, and what may lie in them."""

from collections.abc import Callable

from fracas.contract.fields import (
    Fields,
    attributes,
    field_difference,
    fields,
    impurity,
)
from fracas.contract.trial import Case, Trial, check
from fracas.core.errors import SnapshotError
from fracas.core.events import Journal
from fracas.core.snapshot import pack, unpack
from fracas.core.state import State
from fracas.core.steps import ARGUMENTS, BELOW

_KEPT_CLOSE = 3
_SIDE_LINE = 4


@check
def state_is_plain_data(trial: Trial) -> None:
    """A state holds integers and lists of them, its dice, and constants of the game."""
    for case in trial.cases():
        state = case.begin(simulated=case.number % 2 == 0)
        constants = dict(attributes(case.begin()))
        for _ in case.play(state):
            _require_plain(case, state, constants)
        _require_plain(case, state, constants)


def _require_plain(case: Case, state: State, constants: dict[str, object]) -> None:
    if state.game is not case.game:
        raise case.broken("the state belongs to another game object")
    if state.journal is not None:
        raise case.broken("the state keeps a journal that was not given to it")
    for name, value in attributes(state):
        if name in ("game", "journal") or (name == "dice"):
            continue
        found = impurity(value)
        if (
            found
            and not _is_constant(value, constants.get(name))
            and not _is_constant(value, _read_again(case, state, name))
        ):
            raise case.broken(f"the field {name!r} is not plain data: {found}")
    _require_frames(case, state)


def _read_again(case: Case, state: State, name: str) -> object:
    """Give a field of a twin that knows only the snapshot: tables are found again, not copied."""
    try:
        return getattr(case.game.decode(state.encode()), name, None)
    except (SnapshotError, TypeError):
        return None


def _is_constant(value: object, elsewhere: object) -> bool:
    """Tell whether a value is one and the same in every state: a table beside the rules."""
    changeable = callable(value) or isinstance(value, list | dict | set | bytearray)
    return value is elsewhere and value is not None and not changeable and not _runs(value)


def _runs(value: object) -> bool:
    return hasattr(value, "__next__") or hasattr(value, "send")


def _require_frames(case: Case, state: State) -> None:
    if state.over():
        return
    top, end = state.top, len(state.stack)
    while top >= 0:
        if end - top < ARGUMENTS or state.stack[top + BELOW] >= top:
            raise case.broken(f"the stack of steps is damaged at {top}: {state.stack}")
        top, end = state.stack[top + BELOW], top
    if end != 0:
        raise case.broken(f"the lowest step begins at {end} and not at 0: {state.stack}")


class _Kept:
    """A copy put aside, and what it was like then."""

    def __init__(self, state: State, before: str) -> None:
        self.state = state.copy()
        self.digest = state.digest()
        self.fields = fields(state)
        self.before = before

    def change(self) -> str:
        """Say what has changed in the copy since; empty if nothing has."""
        if self.state.digest() == self.digest and fields(self.state) == self.fields:
            return ""
        return field_difference(self.fields, fields(self.state)) or "its digest changed"


@check
def copies_are_independent(trial: Trial) -> None:
    """A copy has every field, never changes by itself, and leaves the original as it was."""
    for case in trial.cases():
        state = case.begin(simulated=case.number % 2 == 0)
        kept: list[_Kept] = []
        for act in case.play(state):
            with case.blaming("copy()"):
                kept.append(_Kept(state, str(act)))
            if type(kept[-1].state) is not type(state):
                raise case.broken(f"copy() gives a {type(kept[-1].state).__name__}")
            _require_unchanged(case, kept[-1:], "a fresh copy differs from its original")
            _require_unchanged(case, kept[-_KEPT_CLOSE:], "playing on changed an earlier copy")
            _play_aside(case, state)
        _require_unchanged(case, kept, "playing on changed an earlier copy")


def _require_unchanged(case: Case, kept: list[_Kept], what: str) -> None:
    for each in kept:
        change = each.change()
        if change:
            raise case.broken(f"{what}, made before {each.before}: {change}")


def _play_aside(case: Case, state: State) -> None:
    """Play a copy a little further; the original must not notice."""
    before = fields(state)
    digest = state.digest()
    remembered = case.happened[:]
    twin = state.copy()
    for _ in range(_SIDE_LINE):
        if not twin.over():
            act = case.choose(twin)
            case.do(act, twin)
            found = field_difference(before, fields(state))
            if found or state.digest() != digest:
                raise case.broken(f"playing {act} on a copy changed the original: {found}")
    case.happened = remembered


@check
def saved_twins_stay_equal(trial: Trial) -> None:
    """A twin that is saved and loaded after every decision goes the same way as the original."""
    for case in trial.cases():
        state = case.begin(simulated=case.number % 2 == 0)
        twin = _reloaded(case, state)
        for act in case.play(state):
            _require_equal(case, state, twin)
            case.do(act, twin)
            case.happened.pop()
            twin = _reloaded(case, twin)
        _require_equal(case, state, twin)
        _require_refusals(case)


def _reloaded(case: Case, state: State) -> State:
    with case.blaming("encode()"):
        data = state.encode()
    with case.blaming("decode(encode())"):
        return case.game.decode(data)


def _require_equal(case: Case, state: State, twin: State) -> None:
    found = field_difference(fields(state), fields(twin))
    if found or state.digest() != twin.digest():
        raise case.broken(f"a saved and loaded twin differs: {found or 'by its digest'}")


def _require_refusals(case: Case) -> None:
    """Snapshots that are cut short, too long or foreign are refused, one and all."""
    state = case.begin(simulated=True)
    acts = case.play(state)
    for _ in range(case.dice.below(_SIDE_LINE) + 1):
        next(acts, None)
    data = state.encode()
    words = unpack(data)
    for length in range(len(words)):
        _require_refusal(case, pack(words[:length]), f"cut after {length} of {len(words)} numbers")
    _require_refusal(case, data[:-1], "cut within a number")
    _require_refusal(case, pack([*words, 0]), "with one number too many")
    changes: list[tuple[int, Callable[[int], int], str]] = [
        (0, lambda game: game ^ 1, "of another game"),
        (1, lambda revision: revision + 1, "of another revision"),
        (2, lambda _: max(case.game.seats) + 1, "with too many seats"),
        (2, lambda _: -1, "with less than no seats"),
        (3, lambda options: options + 1, "with too many settings"),
    ]
    for position, changed, what in changes:
        foreign = words[:]
        foreign[position] = changed(foreign[position])
        _require_refusal(case, pack(foreign), what)


def _require_refusal(case: Case, data: bytes, what: str) -> None:
    with case.blaming(f"decoding a snapshot {what}"):
        try:
            case.game.decode(data)
        except SnapshotError:
            return
    raise case.broken(f"a snapshot {what} is accepted")


@check
def a_journal_changes_nothing(trial: Trial) -> None:
    """The same moves lead to the same state whether or not anybody keeps a journal."""
    for case in trial.cases():
        plain = case.begin()
        journal = Journal()
        told = case.begin(journal=journal)
        for act in case.play(plain):
            _require_same_with_journal(case, fields(plain), fields(told))
            case.do(act, told, journal)
            case.happened.pop()
        _require_same_with_journal(case, fields(plain), fields(told))


def _require_same_with_journal(case: Case, plain: Fields, told: Fields) -> None:
    found = field_difference(plain, told)
    if found:
        raise case.broken(f"with a journal (the other) the state is another: {found}")
