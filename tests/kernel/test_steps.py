"""Steps that come in between, and the faults of a step that the kernel names."""

from collections.abc import Callable

import pytest

from fracas.core.errors import StepFault
from fracas.core.events import Events
from fracas.core.game import Catalogue, Chances, Game, Reasons
from fracas.core.state import State
from fracas.core.verbs import SEATS, Domain, Verbs
from fracas.core.view import View

VERBS = Verbs()
GO = VERBS.add("go").move()
LOOK = VERBS.add("look", seat=SEATS)
HIT = VERBS.add("hit", seat=SEATS)
CHANCES = Chances()
TOSS = CHANCES.add("toss", Domain("side", ("heads", "tails")))
PROMPTS = Catalogue("prompt")
ASK = PROMPTS.add("ask")
ENDINGS = Catalogue("ending")
ENDED = ENDINGS.add("ended")

OUTER, INNER, BETWEEN = 1, 2, 3

Act = Callable[["Small"], None]


class Small(State):
    """What a step, an answer and the hook do is given by the test."""

    acts: dict[int, Act]
    hook: Act | None = None
    on_answer: Act | None = None

    def begin(self) -> None:
        self.push(OUTER, 0)

    def advance(self, step: int) -> None:
        self.acts[step](self)

    def settle(self) -> None:
        if self.hook is not None:
            self.hook(self)

    def obstacle(self, seat: int, move: int) -> int:
        return 0

    def write(self, out: list[int]) -> None:
        """Write nothing: there are no fields of its own."""

    def draw(self, view: View) -> None:
        """Show nothing: only the options matter here."""

    def answer(self, seat: int, move: int) -> None:
        if self.on_answer is not None:
            self.on_answer(self)


class SmallGame(Game):
    def blank(self, seats: int, options: tuple[int, ...]) -> Small:
        return Small(self, seats, options)


GAME = SmallGame("small", 1, (2, 2), "", VERBS, CHANCES, Events(), PROMPTS, Reasons(), ENDINGS)


def start(acts: dict[int, Act], hook: Act | None = None, on_answer: Act | None = None) -> Small:
    state = Small(GAME, 2, ())
    state.acts, state.hook, state.on_answer = acts, hook, on_answer
    state.open()
    state.start()
    return state


def test_a_step_in_between_keeps_what_the_last_one_returned() -> None:
    found: list[int] = []
    waiting = [True]

    def outer(state: Small) -> None:
        if state.place() == 0:
            state.go(1)
            state.push(INNER, 0)
        else:
            found.append(state.returned)
            state.finish(ENDED, (1, 1), (0, 0))

    def come_between(state: Small) -> None:
        if state.returned == 7 and waiting.pop():
            state.interrupt(BETWEEN, 1, 4, 5, 6)
            waiting.append(False)

    def between(state: Small) -> None:
        found.extend(state.argument(position) for position in range(3))
        state.resume()

    start({OUTER: outer, INNER: lambda state: state.done(7), BETWEEN: between}, come_between)
    assert found == [4, 5, 6, 7]


def test_a_step_in_between_begins_with_noughts_where_nothing_is_given() -> None:
    found: list[int] = []

    def come_between(state: Small) -> None:
        if not found:
            state.interrupt(BETWEEN, 1)

    def between(state: Small) -> None:
        found.extend(state.argument(position) for position in range(4))
        state.resume()

    def outer(state: Small) -> None:
        if found:
            state.finish(ENDED, (1, 1), (0, 0))

    start({OUTER: outer, BETWEEN: between}, come_between)
    assert found == [0, 0, 0, 0]


def ask_one(state: Small) -> None:
    state.ask(0, ASK)


def toss(state: Small) -> None:
    state.demand(TOSS)


@pytest.mark.parametrize("first", [ask_one, toss])
@pytest.mark.parametrize(
    "second",
    [
        ask_one,
        toss,
        pytest.param(lambda state: state.ask_openly(1, ASK), id="openly"),
        pytest.param(lambda state: state.ask_together(3, ASK), id="together"),
        pytest.param(lambda state: state.demand_weighted(TOSS, (1, 2)), id="weighted"),
    ],
)
def test_a_place_that_asks_twice_is_a_fault(first: Act, second: Act) -> None:
    def both(state: Small) -> None:
        first(state)
        second(state)

    with pytest.raises(StepFault, match="a step of kind 1 asks twice in one place"):
        start({OUTER: both})


@pytest.mark.parametrize("asks", [ask_one, toss])
def test_settling_what_a_step_that_asked_left_behind_is_a_fault(asks: Act) -> None:
    with pytest.raises(StepFault, match="left something to settle"):
        start({OUTER: asks}, lambda state: state.push(BETWEEN, 0))


@pytest.mark.parametrize("asks", [ask_one, toss])
def test_an_answer_to_a_simultaneous_question_may_not_ask(asks: Act) -> None:
    state = start({OUTER: lambda state: state.ask_together(3, ASK)}, on_answer=asks)
    state.play(1, GO)
    with pytest.raises(StepFault, match="the answer to a simultaneous question asks"):
        state.play(0, GO)


def test_where_two_moves_point_at_the_same_the_verb_comes_first() -> None:
    decision = start({OUTER: ask_one}).view(0).decision
    assert decision is not None
    paths = {option.move: option.path for option in decision.options}
    assert paths[GO] == ["verb/go"]
    assert paths[LOOK.move(2)] == ["verb/look", "seat/3"]
    assert paths[HIT.move(2)] == ["verb/hit", "seat/3"]


def test_a_seat_that_resigned_is_known_to_the_state() -> None:
    state = start({OUTER: ask_one})
    state.retire(1)
    assert state.retired == 2
    assert state.digest() != start({OUTER: ask_one}).digest()
