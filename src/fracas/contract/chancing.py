"""Chance: it stays in the state, speaks only when asked, and can decide all that it lists."""

import random
from typing import Final

from fracas.contract.fields import Fields, field_difference, fields
from fracas.contract.trial import CHANCE, Act, Case, Trial, check
from fracas.core.dice import Dice
from fracas.core.errors import IllegalOutcome
from fracas.core.state import State

Course = list[tuple[str, Fields]]

_MOST_WEIGHT: Final = 1 << 32
_ELSEWHERE: Final = (1, 2, 3, 4)


@check
def chance_stays_in_the_state(trial: Trial) -> None:
    """The same seed and moves give the same states, whatever other random numbers fall."""
    undisturbed = random.getstate()
    try:
        for case in trial.cases():
            first, *others = (_course(case, seed) for seed in _ELSEWHERE)
            for course in others:
                _compare_courses(case, first, course)
            _compare_with_injected(case)
    finally:
        random.setstate(undisturbed)


def _course(case: Case, elsewhere: int) -> Course:
    """Play with the dice of the case while the generator of the whole program is set anew."""
    case.happened = []
    case.dice = case.fresh_dice("choices")
    random.seed(elsewhere)
    state = case.begin(simulated=True)
    course = [(str(act), fields(state)) for act in case.play(state)]
    return [*course, ("the end", fields(state))]


def _compare_courses(case: Case, first: Course, second: Course) -> None:
    for (act, one), (_, other) in zip(first, second, strict=False):
        found = field_difference(one, other)
        if found:
            raise case.broken(f"played twice with the same dice, it differs before {act}: {found}")
    if len(first) != len(second):
        raise case.broken("played twice with the same dice, it is not equally long")


def _compare_with_injected(case: Case) -> None:
    """A state that draws for itself goes the way of one that is told what the dice say."""
    case.happened = []
    drawing = case.begin(simulated=True)
    dice = case.fresh_dice("state")
    injected = case.begin()
    _speak(case, injected, dice)
    for act in case.play(drawing):
        if drawing.chance() != 0:
            raise case.broken("a state with dice stops at chance")
        told = {**fields(injected), "dice": (dice.a, dice.b, dice.c, dice.counter)}
        found = field_difference(fields(drawing), told)
        if found:
            raise case.broken(f"drawing itself and told the same outcomes, it differs: {found}")
        case.do(act, injected)
        case.happened.pop()
        _speak(case, injected, dice)


def _speak(case: Case, state: State, dice: Dice) -> None:
    """Throw the dice for a state that has none, as it would throw them itself."""
    while state.chance() != 0:
        weights = state.weights()
        with case.blaming("an outcome from the dice"):
            state.apply(dice.weighted(weights))


@check
def chance_can_decide_all_it_lists(trial: Trial) -> None:
    """At chance a state waits; each listed outcome leads to a sound state, others are refused."""
    for case in trial.cases():
        state = case.begin()
        for act in case.play(state):
            if act.seat == CHANCE:
                _require_waiting(case, state)
                _try_outcomes(case, state)
            else:
                _require_refused_outcome(case, state, 0)
        _require_refused_outcome(case, state, 0)


def _require_waiting(case: Case, state: State) -> None:
    before = state.encode()
    asked = [seat for seat in range(case.setup.seats) if state.legal(seat) or state.question(seat)]
    if state.owing() or asked:
        raise case.broken("a seat owes a decision while chance must speak")
    for watcher in case.watchers():
        state.view(watcher)
    if state.encode() != before:
        raise case.broken("a state moved by itself while chance must speak")


def _try_outcomes(case: Case, state: State) -> None:
    domain = case.game.chances.domains[state.chance()]
    weights = state.weights()
    kind = case.game.chances.names[state.chance()]
    if len(weights) != len(domain.symbols):
        raise case.broken(
            f"chance {kind!r} has {len(weights)} weights for {len(domain.symbols)} outcomes"
        )
    if min(weights) < 0 or not 0 < sum(weights) <= _MOST_WEIGHT:
        raise case.broken(f"chance {kind!r} has impossible weights: {weights}")
    listed = [outcome for outcome, _ in state.outcomes()]
    if listed != [outcome for outcome, weight in enumerate(weights) if weight > 0]:
        raise case.broken(f"chance {kind!r} lists {listed} with the weights {weights}")
    before = state.encode()
    for outcome in listed:
        act: Act = case.outcome_of(state, outcome)
        twin = state.copy()
        with case.blaming(f"{str(act)!r}"):
            act.on(twin)
        case.require_sound(twin, f"the state after {act}")
    if state.encode() != before:
        raise case.broken("applying an outcome to a copy changed the original")
    for outcome in range(-1, len(weights) + 1):
        if outcome not in listed:
            _require_refused_outcome(case, state, outcome)


def _require_refused_outcome(case: Case, state: State, outcome: int) -> None:
    before = state.encode()
    try:
        state.apply(outcome)
    except IllegalOutcome:
        if state.encode() == before:
            return
        raise case.broken(f"the refused outcome {outcome} changed the state") from None
    raise case.broken(f"the impossible outcome {outcome} was accepted")
