"""The machine: steps, questions, refusals, chance, and the end of a game."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brawl import GAME as BRAWL
from fracas.contract import rule
from fracas.core.dice import seeded
from fracas.core.errors import EndlessSteps, IllegalMove, IllegalOutcome
from fracas.core.events import ANSWERED, NOBODY, ONLY_CHOICE, SPECTATOR, Journal, only
from fracas.core.machine import MOST_CHAIN
from fracas.core.match import Match
from fracas.core.record import parse_record
from fracas.core.replay import check
from fracas.core.state import QUESTION_SPAN, State
from fracas.core.steps import NO_SEAT, UNSET
from tests.kernel.playing import play, refusal_of, states_of
from tests.kernel.scripted import (
    ASK_ENDLESS,
    ASK_LAST,
    ASK_RESPONSE,
    ASK_WORD,
    PASS,
    SAID,
    STOP,
    ScriptedGame,
    ScriptedState,
    add,
    ask,
    ask_all,
    ask_chain,
    disclose,
    finish,
    forever,
    nest,
    say,
    toss,
)


def begin(game: ScriptedGame, seats: int = 3, journal: Journal | None = None) -> ScriptedState:
    state = game.new(seats, journal=journal)
    assert isinstance(state, ScriptedState)
    return state


def dealt_brawl(seats: int = 3) -> State:
    """Give a brawl at its first grab for the purse, that draws for itself."""
    return BRAWL.new(seats, dice=seeded(1, "machine"))


# Refusals.


def over() -> State:
    return begin(ScriptedGame(ask(0), finish(1, 2, 3)))


REFUSED: list[tuple[str, Callable[[], State], int, int, tuple[str, str]]] = [
    ("not asked", lambda: begin(ScriptedGame(ask(0))), 1, say("amber"), ("not-asked", "FR-1.1")),
    ("waits for chance", lambda: begin(ScriptedGame(toss())), 0, 0, ("not-asked", "FR-1.1")),
    ("no seat below", lambda: begin(ScriptedGame(ask(0))), -1, 0, ("unknown-seat", "FR-1.1")),
    ("no seat above", lambda: begin(ScriptedGame(ask(0))), 3, 0, ("unknown-seat", "FR-1.1")),
    ("no seat by far", lambda: begin(ScriptedGame(ask(0))), 10**30, 0, ("unknown-seat", "FR-1.1")),
    ("no move below", lambda: begin(ScriptedGame(ask(0))), 0, -1, ("unknown-move", "FR-1.4")),
    ("no move above", lambda: begin(ScriptedGame(ask(0))), 0, 8, ("unknown-move", "FR-1.4")),
    ("no move by far", lambda: begin(ScriptedGame(ask(0))), 0, 10**30, ("unknown-move", "FR-1.4")),
    (
        "no move beyond all",
        lambda: begin(ScriptedGame(ask(0))),
        0,
        10**5000,
        ("unknown-move", "FR-1.4"),
    ),
    ("no answer", lambda: begin(ScriptedGame(ask(0))), 0, STOP, ("not-an-answer", "FR-1.5")),
    (
        "against the rules",
        lambda: begin(ScriptedGame(ask(0, words=2))),
        0,
        say("coral"),
        ("word-not-allowed", "SC-2.1"),
    ),
    (
        "an empty chain",
        lambda: begin(ScriptedGame(ask_chain(0))),
        0,
        STOP,
        ("nothing-added", "SC-2.3"),
    ),
]


@rule("FR-1.1", "FR-1.4", "FR-1.5")
@pytest.mark.parametrize(
    ("situation", "seat", "move", "refusal"),
    [pytest.param(*case[1:], id=case[0]) for case in REFUSED],
)
def test_an_illegal_move_is_explained_and_changes_nothing(
    situation: Callable[[], State], seat: int, move: int, refusal: tuple[str, str]
) -> None:
    state = situation()
    before = state.encode()
    journal = Journal()
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, move, journal)
    assert refusal_of(caught.value) == refusal
    assert caught.value.refusal.seat == seat
    assert state.encode() == before and journal.entries == []
    explained = state.why_not(seat, move)
    assert explained is not None and (explained.text.message, explained.rule) == refusal


@rule("FR-1.3")
@pytest.mark.parametrize("seat", [0, 1, -1, 99])
@pytest.mark.parametrize("move", [say("amber"), STOP, -1, 10**30])
def test_nobody_moves_after_the_end(seat: int, move: int) -> None:
    state = over()
    state.play(0, say("amber"))
    assert state.over()
    before = state.encode()
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, move)
    assert refusal_of(caught.value) == ("the-game-is-over", "FR-1.3")
    assert state.encode() == before
    assert state.owing() == [] and state.legal(0) == [] and state.question(0) is None


@rule("FR-1.5")
def test_a_move_illegal_within_a_chain_leaves_the_chain_as_it_is() -> None:
    state = begin(ScriptedGame(ask_chain(0)))
    state.play(0, add("bronze"))
    before = state.encode()
    with pytest.raises(IllegalMove) as caught:
        state.play(0, add("bronze"))
    assert refusal_of(caught.value) == ("word-added-already", "SC-2.2")
    assert state.encode() == before


def test_a_refusal_names_seat_and_move_as_people_write_them() -> None:
    state = begin(ScriptedGame(ask(0)))
    with pytest.raises(IllegalMove, match=r"seat 2 cannot 'say coral': not-asked \(FR-1.1\)"):
        state.play(1, say("coral"))
    with pytest.raises(IllegalMove, match="seat 2 cannot 'say amber'"):
        state.play(1, 0)
    with pytest.raises(IllegalMove, match=r"seat 1 cannot '\?': unknown-move \(FR-1.4\)"):
        state.play(0, 99)


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 2**32), st.integers(2, 5))
def test_why_not_legal_and_play_agree_on_every_move(seed: int, seats: int) -> None:
    state = BRAWL.new(seats, {"evening": "short"}, seeded(seed, "state"))
    for position, here in enumerate(states_of(state, seeded(seed, "moves"))):
        for seat in range(-1, seats + 1):
            legal = here.legal(seat)
            assert legal == sorted(set(legal))
            assert bool(legal) == (seat in here.owing())
            permitted = [
                m for m in range(-1, BRAWL.verbs.count + 1) if here.why_not(seat, m) is None
            ]
            assert permitted == legal
        if position == 12:
            break


# Questions.


def test_asking_stops_the_run_and_a_question_says_what_is_asked() -> None:
    state = begin(ScriptedGame(ask(2, ASK_WORD), toss()))
    question = state.question(2)
    assert state.owing() == [2] and question is not None
    assert (question.number, question.prompt) == (QUESTION_SPAN, ASK_WORD)
    assert (question.message, question.rule, question.is_window()) == ("ask-word", "SC-1.1", False)
    assert state.question(0) is None and state.question(-1) is None and state.question(3) is None


@rule("FR-1.2")
def test_each_question_and_each_move_of_a_chain_has_a_new_number() -> None:
    state = begin(ScriptedGame(ask(0), ask_chain(0), ask(0)))
    numbers: list[int] = []
    for move in (say("amber"), add("amber"), add("coral"), STOP, say("amber")):
        question = state.question(0)
        assert question is not None
        numbers.append(question.number)
        state.play(0, move)
    assert numbers == sorted(set(numbers))


@rule("FR-2.1")
def test_while_a_chain_is_open_nobody_else_notices_anything() -> None:
    state = begin(ScriptedGame(ask_all(0, 1), ask(2)))

    def noticed() -> list[object]:
        others = [state.question(seat) for seat in (1, 2)]
        return [
            state.owing(),
            [None if question is None else question.number for question in others],
            [state.legal(seat) for seat in (1, 2)],
            [state.view(seat).to_json() for seat in (1, 2, SPECTATOR)],
            [state.observe(seat) for seat in (1, 2, SPECTATOR)],
        ]

    before = noticed()
    journal = Journal()
    for word in ("amber", "coral", "bronze"):
        assert not state.play(0, add(word), journal)
        assert noticed() == before
    assert journal.entries == []
    assert state.play(0, STOP, journal)
    assert [entry.event for entry in journal.entries] == [ANSWERED]


@rule("FR-2.2")
def test_a_chain_can_be_stepped_back_to_its_beginning() -> None:
    state = begin(ScriptedGame(ask_chain(1)))
    positions = [state.encode()]
    for word in ("amber", "coral"):
        state.play(1, add(word))
        positions.append(state.encode())
    while len(positions) > 1:
        assert state.encode() == positions.pop()
        assert state.step_back(1)
    assert state.encode() == positions.pop()
    assert not state.step_back(1)


@pytest.mark.parametrize("seat", [-1, 0, 2, 3, 10**30])
def test_only_the_owner_of_an_open_chain_steps_back(seat: int) -> None:
    state = begin(ScriptedGame(ask_chain(1)))
    state.play(1, add("amber"))
    before = state.encode()
    assert not state.step_back(seat)
    assert state.encode() == before


@rule("FR-2.5")
def test_a_complete_secret_answer_stands() -> None:
    state = begin(ScriptedGame(ask_all(0, 1)))
    state.play(0, add("amber"))
    state.play(0, STOP)
    before = state.encode()
    assert not state.step_back(0)
    with pytest.raises(IllegalMove) as caught:
        state.play(0, add("bronze"))
    assert refusal_of(caught.value) == ("not-asked", "FR-1.1")
    assert state.encode() == before


@rule("FR-2.4")
def test_secret_answers_take_effect_in_the_order_of_the_seats() -> None:
    orders = [(0, 1, 2), (2, 1, 0), (1, 2, 0)]
    ends: list[tuple[bytes, list[tuple[int, ...]]]] = []
    for order in orders:
        journal = Journal()
        state = begin(ScriptedGame(ask_all(0, 1, 2), toss()))
        for seat in order:
            state.play(seat, add("bronze"), journal)
            state.play(seat, STOP, journal)
        told = [entry.facts for entry in journal.entries if entry.event == SAID]
        assert told == [(0, 1, 0, 0, 0), (1, 1, 0, 0, 0), (2, 1, 0, 0, 0)]
        assert state.said == [1, 11, 21]
        ends.append((state.encode(), told))
        assert (state.answered, state.chains) == (0, [(), (), ()])
    assert ends == [ends[0]] * 3


@rule("FR-2.3")
def test_no_secret_answer_takes_effect_before_all_have_come() -> None:
    state = begin(ScriptedGame(ask_all(0, 2), ask(1)))
    journal = Journal()
    state.play(2, add("bronze"), journal)
    state.play(2, STOP, journal)
    assert state.said == [] and state.owing() == [0]
    assert [(entry.event, entry.facts[0]) for entry in journal.seen_by(0)] == [(ANSWERED, 2)]
    state.play(0, add("coral"), journal)
    state.play(0, STOP, journal)
    assert state.said == [2, 21] and state.owing() == [1]
    assert state.chains == [(), (), ()]


@rule("FR-2.4", "FR-6.5")
def test_answers_after_the_one_that_ends_the_game_have_no_effect_and_leave_no_trace() -> None:
    match = Match(ScriptedGame(ask_all(0, 1, 2, prompt=ASK_LAST)), 3)
    for seat in (2, 0, 1):
        play(match, seat, "add amber + stop")
    assert match.over() and match.state.chains == [(), (), ()]
    record = match.record()
    assert record.lines == [f"{seat} add amber + stop" for seat in (1, 2, 3)]
    again = check(parse_record(record.to_text()), match.game).match
    assert isinstance(again.state, ScriptedState) and again.state.said == [0]
    assert again.state.encode() == match.state.encode()


def test_answers_withdrawn_leave_the_question_as_it_was_put() -> None:
    state = begin(ScriptedGame(ask_all(0, 1, 2)))
    before = state.encode()
    state.play(0, add("amber"))
    state.play(0, STOP)
    state.play(1, add("amber"))
    state.withdraw_answers()
    assert state.encode() == before


# Only choices.


@rule("FR-4.4")
def test_an_only_choice_that_everyone_can_see_is_taken_and_told() -> None:
    journal = Journal()
    state = begin(ScriptedGame(ask(1, words=1, openly=True), ask(0)), journal=journal)
    assert state.owing() == [0] and state.said == [10]
    assert [(entry.event, entry.facts[0]) for entry in journal.seen_by(SPECTATOR)] == [
        (ONLY_CHOICE, 1),
        (SAID, 1),
    ]


@rule("FR-4.4")
def test_several_only_choices_in_a_row_are_all_taken() -> None:
    open_lines = [ask(seat, words=1, openly=True) for seat in (0, 1, 2, 0)]
    state = begin(ScriptedGame(*open_lines, ask(0)))
    assert state.said == [0, 10, 20, 0] and state.owing() == [0]


@rule("FR-4.4")
@pytest.mark.parametrize(
    "line",
    [
        pytest.param(ask(1, words=1), id="not asked openly"),
        pytest.param(ask(1, words=2, openly=True), id="two choices"),
        pytest.param(ask_chain(1, words=1, openly=True), id="it only begins a chain"),
    ],
)
def test_any_other_choice_is_left_to_the_seat(line: tuple[int, ...]) -> None:
    journal = Journal()
    state = begin(ScriptedGame(line), journal=journal)
    assert state.owing() == [1] and journal.entries == []


def test_the_last_move_of_an_open_chain_is_left_to_the_seat() -> None:
    state = begin(ScriptedGame(ask_chain(1, words=1, openly=True)))
    assert not state.play(1, add("amber"))
    assert state.legal(1) == [STOP] and state.owing() == [1]


def test_a_question_put_openly_does_not_open_the_next_one() -> None:
    state = begin(ScriptedGame(ask(0, words=2, openly=True), ask(1, words=1)))
    state.play(0, say("amber"))
    assert state.owing() == [1] and state.said == [0]


# Steps.


def test_steps_nest_in_themselves_with_frames_as_long_as_they_need() -> None:
    state = begin(ScriptedGame(nest(4), ask(0)))
    for depth in (4, 3, 2, 1):
        assert state.owing() == [depth % 3]
        assert state.arguments() == 4 + depth
        state.play(depth % 3, say("amber"))
    # Each depth n carries n numbers, 100 n and following, and adds what came from below.
    assert state.returned == 1606 + 903 + 401 + 100
    assert state.owing() == [0] and state.argument(0) == 0


def test_a_copy_amid_nested_steps_goes_on_by_itself() -> None:
    state = begin(ScriptedGame(nest(3), ask(0)))
    state.play(0, say("amber"))
    twin = state.copy()
    for depth in (2, 1):
        twin.play(depth, say("coral"))
    for depth in (2, 1):
        state.play(depth, say("bronze"))
    assert state.said == [0, 21, 11] and twin.returned == state.returned
    assert twin.said == [0, 22, 12]


def test_frames_hold_kind_place_seat_and_arguments() -> None:
    state = begin(ScriptedGame(ask(0)))
    state.push(7, 2, 10, 20, 30, 40)
    assert (state.stack[state.top], state.place(), state.step_seat()) == (7, 0, 2)
    assert [state.argument(position) for position in range(4)] == [10, 20, 30, 40]
    state.go(5)
    state.set_argument(2, -3)
    state.add_argument(50)
    assert (state.place(), state.arguments(), state.argument(4)) == (5, 5, 50)
    assert [state.argument(position) for position in range(4)] == [10, 20, -3, 40]
    below = state.stack[: state.top]
    state.push(8, NO_SEAT)
    state.done(99)
    assert (state.stack[state.top], state.returned, state.arguments()) == (7, 99, 5)
    state.done()
    assert state.stack == below and state.returned == 0


def test_settling_follows_every_atomic_step() -> None:
    state = begin(ScriptedGame(disclose(), disclose(), ask(0), toss(), ask(0)))
    assert state.settled == 3
    state.play(0, say("amber"))
    assert state.settled == 5  # The answer, and the line that asks chance to speak.
    state.apply(0)
    assert state.settled == 7


def test_steps_without_end_are_a_fault_that_is_named() -> None:
    with pytest.raises(EndlessSteps, match=r"scripted: .* the top step is of kind 1"):
        ScriptedGame(forever()).new(2)


def test_a_chain_without_end_is_a_fault_that_is_named() -> None:
    state = begin(ScriptedGame(ask(0, ASK_ENDLESS), ask(0)))
    for _ in range(MOST_CHAIN):
        state.play(0, add("amber"))
    question = state.question(0)
    assert question is not None and question.number < 2 * QUESTION_SPAN
    before = state.encode()
    with pytest.raises(EndlessSteps, match="a chain of more than 999 moves"):
        state.play(0, add("amber"))
    assert state.encode() == before


def test_what_is_shared_before_a_game_begins_stays_empty() -> None:
    for state in states_of(dealt_brawl(), seeded(1, "moves")):
        assert state.stack is not UNSET
    assert UNSET == []


# Chance.


def test_without_dice_the_state_waits_for_chance() -> None:
    state = begin(ScriptedGame(toss(), ask(0)))
    assert state.owing() == [] and not state.over()
    assert (state.weights(), state.outcomes()) == ((1, 1), [(0, 1), (1, 1)])
    state.apply(1)
    assert state.said == [-2] and state.owing() == [0]
    assert state.chance() == 0 and state.outcomes() == []


def test_what_weighs_nothing_cannot_happen() -> None:
    state = begin(ScriptedGame(toss(3, 0), ask(0)))
    assert (state.weights(), state.outcomes()) == ((3, 0), [(0, 3)])


@rule("FR-6.4")
@pytest.mark.parametrize("outcome", [-1, 1, 2, 10**30])
def test_an_impossible_outcome_is_explained_and_changes_nothing(outcome: int) -> None:
    state = begin(ScriptedGame(toss(3, 0), ask(0)))
    before = state.encode()
    journal = Journal()
    with pytest.raises(IllegalOutcome) as caught:
        state.apply(outcome, journal)
    assert caught.value.text.message == "impossible-outcome"
    assert state.encode() == before and journal.entries == []


@rule("FR-6.4")
def test_chance_that_was_not_asked_does_not_speak() -> None:
    state = begin(ScriptedGame(ask(0)))
    before = state.encode()
    with pytest.raises(IllegalOutcome) as caught:
        state.apply(0)
    assert caught.value.text.message == "chance-not-asked"
    assert state.encode() == before


def test_a_state_with_dice_draws_for_itself() -> None:
    dice = seeded(3, "state")
    expected = [-1 - dice.below(2), -1 - dice.weighted((1, 9)), -1 - dice.below(2)]
    game = ScriptedGame(toss(), toss(1, 9), ask(0), toss(), ask(0))
    state = game.new(2, dice=seeded(3, "state"))
    assert isinstance(state, ScriptedState)
    assert state.said == expected[:2]
    state.play(0, say("amber"))
    assert state.said == [*expected[:2], 0, expected[2]]


def test_an_outcome_is_told_to_its_audience_alone() -> None:
    journal = Journal()
    state = begin(ScriptedGame(toss(audience=only(1)), ask(0)))
    state.apply(0, journal)
    assert [len(journal.seen_by(seat)) for seat in (0, 1, 2, SPECTATOR)] == [0, 1, 0, 0]


def test_what_somebody_sees_is_counted_as_disclosed() -> None:
    state = begin(ScriptedGame(toss(audience=NOBODY), toss(audience=only(1)), disclose(), ask(0)))
    assert state.disclosures == 0
    state.apply(0)
    assert state.disclosures == 0
    state.apply(0)
    assert state.disclosures == 2


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 2**32), st.integers(2, 5))
def test_a_journal_changes_nothing(seed: int, seats: int) -> None:
    told, untold = (BRAWL.new(seats, dice=seeded(seed, "state")) for _ in range(2))
    journal = Journal()
    dice = seeded(seed, "moves")
    while not told.over():
        seat = told.owing()[0]
        legal = told.legal(seat)
        move = legal[dice.below(len(legal))]
        assert told.play(seat, move, journal) == untold.play(seat, move)
        assert told.encode() == untold.encode()
        assert told.journal is None
    assert journal.entries


# The end.


def test_finishing_drops_everything_else() -> None:
    state = begin(ScriptedGame(ask_all(0, 1, 2), finish(2, 1, 3), ask(0)))
    for seat in range(3):
        state.play(seat, add("amber"))
        state.play(seat, STOP)
    result = state.result()
    assert state.over() and result is not None
    assert (result.ranks, result.scores, result.reason.message) == ((2, 1, 3), (), "ending-script")
    assert result.winners() == [1]
    assert state.owing() == [] and state.chance() == 0


def test_a_game_may_end_while_chance_is_awaited() -> None:
    state = begin(ScriptedGame(toss()))
    state.finish(1, (1, 1, 1), ())
    assert state.chance() == 0 and state.outcomes() == []
    with pytest.raises(IllegalOutcome):
        state.apply(0)


def test_a_game_that_goes_on_has_no_result() -> None:
    state = begin(ScriptedGame(ask(0)))
    assert not state.over() and state.result() is None


def test_where_all_lose_nobody_wins() -> None:
    result = begin(ScriptedGame(finish(2, 2, 2))).result()
    assert result is not None and result.winners() == []


def test_idle_is_the_first_legal_move_unless_a_game_knows_better() -> None:
    state = begin(ScriptedGame(ask(0, words=2)))
    assert state.idle(0) == say("amber")
    assert BRAWL.verbs.notation(dealt_brawl().idle(0)) == "ready"


def test_the_machine_itself_finds_the_moves_that_no_obstacle_forbids() -> None:
    state = begin(ScriptedGame(ask(0, ASK_RESPONSE)))
    assert state.legal(0) == [say("amber"), say("bronze"), say("coral"), PASS]
