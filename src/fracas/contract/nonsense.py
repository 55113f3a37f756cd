"""Nonsense from outside: any numbers and any bytes are refused, and change nothing."""

from collections.abc import Callable
from typing import TypeVar

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as any_of

from fracas.contract.effort import Effort
from fracas.contract.trial import Case, Trial, check
from fracas.core.errors import IllegalMove, IllegalOutcome, SnapshotError
from fracas.core.match import Match
from fracas.core.record import parse_record
from fracas.core.replay import resume
from fracas.core.snapshot import pack, unpack
from fracas.core.state import State

_FEW_MOVES = 6
_LONGEST_BYTES = 400
_WORD = (-(1 << 63), (1 << 63) - 1)
_GAMES = 4

Property = TypeVar("Property", bound=Callable[..., None])

_ANY_SEAT = any_of.integers(-2, 9) | any_of.integers()


def examples(effort: Effort) -> Callable[[Property], Property]:
    """Let hypothesis invent as many examples as the effort says, the same ones each time."""

    def arranged(function: Property) -> Property:
        chosen = settings(
            max_examples=effort.examples,
            database=None,
            report_multiple_bugs=False,
            deadline=None,
            phases=[Phase.generate, Phase.shrink],
            suppress_health_check=list(HealthCheck),
        )
        return chosen(seed(effort.seed)(function))

    return arranged


def _positions(trial: Trial) -> list[tuple[Case, State]]:
    """Give positions from the course of a few games, their ends among them."""
    found: list[tuple[Case, State]] = []
    for case in trial.cases(_GAMES):
        state = case.begin()
        for _ in case.moments(state):
            found.append((case, state.copy()))
        found.append((case, state))
    return found


@check
def nonsense_is_refused(trial: Trial) -> None:
    """Any numbers given to `play` and `apply` are refused, unless legal, and change nothing."""
    positions = _positions(trial)
    count = trial.game.verbs.count

    @examples(trial.effort)
    @given(
        any_of.integers(0, len(positions) - 1),
        _ANY_SEAT,
        any_of.integers(-2, count + 1) | any_of.integers(),
    )
    def refuses(position: int, seat: int, number: int) -> None:
        case, origin = positions[position]
        _try_move(case, origin, seat, number)
        _try_outcome(case, origin, number)

    refuses()


def _try_move(case: Case, origin: State, seat: int, move: int) -> None:
    state = origin.copy()
    legal = move in state.legal(seat)
    what = f"move {move} of seat {seat + 1}"
    with case.blaming(what):
        state.step_back(seat)
        state = origin.copy()
        refusal = state.why_not(seat, move)
        try:
            state.play(seat, move)
        except IllegalMove:
            if legal or refusal is None:
                raise case.broken(f"{what} is legal and refused") from None
            if state.encode() != origin.encode():
                raise case.broken(f"{what} is refused and changed the state") from None
            return
    if not legal:
        raise case.broken(f"{what} is not legal and was accepted")


def _try_outcome(case: Case, origin: State, outcome: int) -> None:
    state = origin.copy()
    listed = outcome in [possible for possible, _ in state.outcomes()]
    with case.blaming(f"outcome {outcome}"):
        try:
            state.apply(outcome)
        except IllegalOutcome:
            if listed:
                raise case.broken(f"outcome {outcome} is listed and refused") from None
            if state.encode() != origin.encode():
                raise case.broken(f"the refused outcome {outcome} changed the state") from None
            return
    if not listed:
        raise case.broken(f"outcome {outcome} is not listed and was accepted")


@check
def a_match_refuses_nonsense(trial: Trial) -> None:
    """A match takes a whole submission or nothing, whatever numbers it is made of."""
    records = [(case, _record_of(case)) for case in trial.cases(_GAMES)]
    moves = any_of.integers(-2, trial.game.verbs.count + 1)

    @examples(trial.effort)
    @given(
        any_of.integers(0, len(records) - 1),
        any_of.none() | _ANY_SEAT,
        any_of.none() | any_of.integers(),
        any_of.none() | any_of.integers(min_value=0),
        any_of.lists(moves | any_of.integers(), max_size=_FEW_MOVES),
    )
    def refuses(
        position: int, seat: int | None, question: int | None, first: int | None, rest: list[int]
    ) -> None:
        """Submit something; what is None is filled in with something that makes sense."""
        case, record = records[position]
        with case.blaming("resuming a record"):
            match = resume(parse_record(record), case.game)
        owing = match.owing() or [0]
        chosen = owing[0] if seat is None else seat
        quoted = match.question(chosen) if question is None and chosen in owing else question or 0
        legal = case.legal(match.state, owing[0]) if match.owing() else [0]
        moves = rest if first is None else [legal[first % len(legal)], *rest]
        _submit(case, match, chosen, quoted, moves)

    refuses()


def _submit(case: Case, match: Match, seat: int, question: int, moves: list[int]) -> None:
    what = f"{moves} of seat {seat + 1}"
    sensible = seat in match.owing() and question == match.question(seat) and moves
    before = (match.state.encode(), match.lines[:], match.log.entries[:])
    with case.blaming(f"submitting {what}"):
        try:
            match.submit(seat, question, moves)
        except IllegalMove:
            if before != (match.state.encode(), match.lines, match.log.entries):
                raise case.broken(f"{what} are refused and changed the match") from None
            return
    if not sensible:
        raise case.broken(f"{what} do not answer anything and are accepted")


def _record_of(case: Case) -> str:
    setup = case.setup
    match = Match(case.game, setup.seats, setup.options, seed=case.trial.effort.seed)
    for _ in range(case.dice.below(_FEW_MOVES * 2)):
        if not match.over():
            act = case.choose(match.state)
            with case.blaming(f"{str(act)!r}"):
                match.submit(act.seat, match.question(act.seat), [act.number])
            case.happened.append(str(act))
    return match.record().to_text()


@check
def nonsense_is_no_snapshot(trial: Trial) -> None:
    """Any bytes, and any change to a snapshot, are refused or read exactly as they are."""
    positions = _positions(trial)
    snapshots = [(case, unpack(state.encode())) for case, state in positions]

    @examples(trial.effort)
    @given(any_of.binary(max_size=_LONGEST_BYTES))
    def refuses_bytes(data: bytes) -> None:
        _try_snapshot(positions[0][0], data)

    @examples(trial.effort)
    @given(
        any_of.integers(0, len(snapshots) - 1),
        any_of.integers(min_value=0),
        any_of.integers(-1, 8) | any_of.integers(*_WORD),
    )
    def refuses_changes(position: int, place: int, word: int) -> None:
        case, words = snapshots[position]
        changed = words[:]
        changed[place % len(words)] = word
        _try_snapshot(case, pack(changed))

    refuses_bytes()
    refuses_changes()


def _try_snapshot(case: Case, data: bytes) -> None:
    with case.blaming("decoding nonsense"):
        try:
            state = case.game.decode(data)
        except SnapshotError:
            return
        again = state.encode()
    if again != data:
        raise case.broken("a changed snapshot is accepted and read as something else")
