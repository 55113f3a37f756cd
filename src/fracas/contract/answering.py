"""Answers given in secret: chains are private and end, and the order of arrival is nothing."""

from itertools import islice, permutations
from typing import Final

from fracas.contract.fields import field_difference, fields
from fracas.contract.sight import Sight, difference, sight, told, watcher_name
from fracas.contract.trial import Case, Trial, check, move_of
from fracas.core.dice import Dice
from fracas.core.errors import IllegalMove
from fracas.core.events import ANSWERED, Entry, Journal
from fracas.core.machine import MOST_CHAIN
from fracas.core.match import Match
from fracas.core.state import State

_MOST_ORDERS: Final = 6


@check
def chains_are_private(trial: Trial) -> None:
    """An open chain shows nothing, can be taken back, and ends; nor do secret answers show."""
    for case in trial.every_setup():
        state = case.begin()
        for _ in case.moments(state):
            for seat in state.owing():
                _walk_chain(case, state.copy(), seat)
                if state.together and len(state.owing()) > 1:
                    _compare_answers(case, state, seat)


class _Others:
    """What everybody but one seat sees, is told and imagines."""

    def __init__(self, case: Case, state: State, seat: int, journal: Journal) -> None:
        self.sights: dict[int, Sight] = {}
        dice = case.fresh_dice("others")
        for watcher in case.watchers():
            if watcher != seat:
                seen = sight(state, watcher)
                seen["log"] = told(case.game, journal, watcher)
                seen["imagined"] = state.imagine(watcher, dice.copy()).digest()
                self.sights[watcher] = seen

    def notices(self, other: "_Others") -> str:
        """Say who could notice a difference, and by what; empty if nobody."""
        for watcher, seen in self.sights.items():
            found = difference(seen, other.sights[watcher])
            if found:
                return f"{watcher_name(watcher)} could notice, for {found}"
        return ""


def _walk_chain(case: Case, state: State, seat: int) -> None:
    """Make the chain as long as it gets; compare, step back, and go on."""
    remembered = case.happened
    case.happened = remembered[:]
    journal = Journal()
    unnoticed = _Others(case, state, seat, journal)
    for _ in range(MOST_CHAIN - len(state.chains[seat])):
        opening = _leaving_open(case, state, seat)
        if not opening:
            break
        act = move_of(case.game, seat, opening[case.dice.below(len(opening))])
        before = fields(state)
        for again in (False, True):
            case.do(act, state, journal)
            noticed = unnoticed.notices(_Others(case, state, seat, journal))
            if noticed:
                raise case.broken(f"while the chain of seat {seat + 1} is open, {noticed}")
            if not again:
                _step_back(case, state, seat)
                found = field_difference(before, fields(state))
                if found:
                    raise case.broken(f"stepping back from {act} leaves a trace: {found}")
    else:
        raise case.broken(f"a chain of seat {seat + 1} does not end: {MOST_CHAIN} moves")
    case.happened = remembered


def _leaving_open(case: Case, state: State, seat: int) -> list[int]:
    with case.blaming(f"closes for seat {seat + 1}"):
        return [move for move in case.legal(state, seat) if not state.closes(seat, move)]


def _step_back(case: Case, state: State, seat: int) -> None:
    with case.blaming(f"step_back of seat {seat + 1}"):
        stepped = state.step_back(seat)
    if not stepped:
        raise case.broken(f"seat {seat + 1} cannot step back from an open chain")
    case.happened.append(f"{seat + 1} steps back")


def _compare_answers(case: Case, state: State, seat: int) -> None:
    """Two different answers of a seat look the same to all others while some still owe."""
    worlds: list[_Others] = []
    for dice in (case.new_dice(), case.new_dice()):
        answered = state.copy()
        journal = Journal()
        for move in random_answer(case, state, seat, dice):
            answered.play(seat, move, journal)
        worlds.append(_Others(case, answered, seat, journal))
    noticed = worlds[0].notices(worlds[1])
    if noticed:
        raise case.broken(f"how seat {seat + 1} answered in secret, {noticed}")


def random_answer(case: Case, origin: State, seat: int, dice: Dice) -> list[int]:
    """Give a whole answer of a seat, the rest of its chain, at random."""
    state = origin.copy()
    answer: list[int] = []
    while len(answer) <= MOST_CHAIN:
        found = case.legal(state, seat)
        move = found[dice.below(len(found))]
        answer.append(move)
        with case.blaming(f"{case.game.verbs.notation(move)!r} of seat {seat + 1}"):
            if state.play(seat, move):
                return answer
    raise case.broken(f"a chain of seat {seat + 1} does not end: {MOST_CHAIN} moves")


@check
def order_of_answers_changes_nothing(trial: Trial) -> None:
    """Simultaneous answers lead to one state and one record, in whatever order they come."""
    for case in trial.every_setup():
        state = case.begin()
        left = trial.effort.moments
        for _ in case.play(state):
            owing = state.owing()
            fresh = not any(state.chains) and state.answered == 0
            if state.together and fresh and len(owing) > 1 and left > 0:
                left -= 1
                _compare_orders(case, state, owing)


def _compare_orders(case: Case, state: State, owing: list[int]) -> None:
    answers = {seat: random_answer(case, state, seat, case.new_dice()) for seat in owing}
    orders = list(islice(permutations(owing), 1, None))
    dice = case.new_dice()
    chosen = [orders[dice.below(len(orders))] for _ in range(min(_MOST_ORDERS, len(orders)))]
    usual = _after(case, state, answers, owing)
    for order in [tuple(reversed(owing)), *chosen]:
        other = _after(case, state, answers, list(order))
        arrived = ", ".join(str(seat + 1) for seat in order)
        found = field_difference(fields(usual.state), fields(other.state))
        if found:
            raise case.broken(f"when seats answer in the order {arrived}, it differs: {found}")
        if usual.lines != other.lines:
            raise case.broken(f"when seats answer in the order {arrived}, the record differs")
        if _lasting(usual.log.entries) != _lasting(other.log.entries):
            raise case.broken(f"when seats answer in the order {arrived}, the log differs")
    mixed = state.copy()
    _interleave(case, mixed, answers, dice)
    found = field_difference(fields(usual.state), fields(mixed))
    if found:
        raise case.broken(f"when the moves of several chains alternate, it differs: {found}")


def _after(case: Case, state: State, answers: dict[int, list[int]], order: list[int]) -> Match:
    """Let seats answer in an order, in a match without dice that stands where the state is."""
    match = Match(case.game, case.setup.seats, case.setup.options)
    match.lines.clear()
    match.log.entries.clear()
    match.state = state.copy()
    for seat in order:
        try:
            match.submit(seat, match.question(seat), answers[seat])
        except IllegalMove as error:
            arrived = ", ".join(str(other + 1) for other in order)
            raise case.broken(
                f"an answer that is legal by itself is refused in the order {arrived}: {error}"
            ) from error
    return match


def _interleave(case: Case, state: State, answers: dict[int, list[int]], dice: Dice) -> None:
    """Make the same moves, one of this chain and one of that."""
    left = {seat: moves[:] for seat, moves in answers.items()}
    while left:
        seats = sorted(left)
        seat = seats[dice.below(len(seats))]
        move = left[seat].pop(0)
        with case.blaming(f"{case.game.verbs.notation(move)!r} amid other chains"):
            state.play(seat, move)
        if not left[seat]:
            del left[seat]


def _lasting(entries: list[Entry]) -> list[Entry]:
    return [entry for entry in entries if entry.event != ANSWERED]
