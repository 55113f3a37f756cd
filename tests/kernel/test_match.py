"""A match: submissions, taking back, standing answers, resignation, draws, entered dice."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brawl import GAME as BRAWL
from brawl.tables import ASK_DODGE
from fracas.contract import rule
from fracas.core.dice import seeded
from fracas.core.errors import IllegalMove, IllegalOutcome, NotPossible, UnknownSetting
from fracas.core.events import NOBODY, SPECTATOR, only
from fracas.core.match import Match
from fracas.core.record import parse_record
from fracas.core.replay import check
from tests.kernel.playing import enter, moves_of, play, play_on, refusal_of, sealed_dice
from tests.kernel.scripted import (
    ASK_RESPONSE,
    ASK_RETORT,
    ASK_WORD,
    PASS,
    STOP,
    Line,
    ScriptedGame,
    ScriptedState,
    add,
    ask,
    ask_all,
    ask_chain,
    disclose,
    finish,
    nest,
    say,
    toss,
)

HANDS = ("draw mug", "draw chair", "draw shove", "draw duck")


def sit_down(*script: Line, seats: int = 3, seed: int | None = 1) -> Match:
    """Begin a match of a script, with ten questions to seat 1 behind it."""
    return Match(ScriptedGame(*script, *[ask(0)] * 10), seats, seed=seed)


def said(match: Match) -> list[int]:
    state = match.state
    assert isinstance(state, ScriptedState)
    return state.said


def dealt(seats: int = 2) -> Match:
    """Deal everybody one card of each kind, by hand."""
    match = Match(BRAWL, seats)
    enter(match, *HANDS * seats)
    return match


def everything(match: Match) -> list[object]:
    """Give all of a match that a refusal must leave alone."""
    seats = range(match.state.seats)
    return [
        match.state.encode(),
        match.record().to_text(),
        [match.question(seat) for seat in seats],
        [match.can_undo(seat) for seat in seats],
        [match.journal(seat) for seat in (*seats, SPECTATOR)],
        match.resigned[:],
        match.draw_offers[:],
        match.standing_answers.copy(),
        match.automatic(),
        match.over(),
    ]


# Submitting.


@rule("FR-1.1", "FR-1.4", "FR-1.5")
@pytest.mark.parametrize(
    ("seat", "moves", "refusal"),
    [
        pytest.param(1, [PASS], ("not-asked", "FR-1.1"), id="not asked"),
        pytest.param(-1, [PASS], ("unknown-seat", "FR-1.1"), id="no seat below"),
        pytest.param(3, [PASS], ("unknown-seat", "FR-1.1"), id="no seat above"),
        pytest.param(10**30, [PASS], ("unknown-seat", "FR-1.1"), id="no seat by far"),
        pytest.param(0, [], ("unknown-move", "FR-1.4"), id="nothing"),
        pytest.param(0, [-1], ("unknown-move", "FR-1.4"), id="no move below"),
        pytest.param(0, [8], ("unknown-move", "FR-1.4"), id="no move above"),
        pytest.param(0, [10**5000], ("unknown-move", "FR-1.4"), id="no move by far"),
        pytest.param(0, [PASS], ("not-an-answer", "FR-1.5"), id="no answer"),
        pytest.param(0, [STOP], ("nothing-added", "SC-2.3"), id="against the rules"),
        pytest.param(
            0, [add("amber"), add("amber")], ("word-added-already", "SC-2.2"), id="second move"
        ),
        pytest.param(
            0,
            [add("amber"), add("coral"), add("amber"), STOP],
            ("word-added-already", "SC-2.2"),
            id="third move",
        ),
        pytest.param(
            0,
            [add("amber"), add("coral"), 99, STOP],
            ("unknown-move", "FR-1.4"),
            id="third unknown",
        ),
        pytest.param(
            0, [add("amber"), STOP, say("amber")], ("not-an-answer", "FR-1.5"), id="one too many"
        ),
        pytest.param(
            0, [add("amber"), STOP, add("coral")], ("not-an-answer", "FR-1.5"), id="goes on"
        ),
        pytest.param(
            0, [add("amber"), STOP, -1], ("not-an-answer", "FR-1.5"), id="nonsense behind"
        ),
    ],
)
def test_of_a_submission_all_happens_or_nothing(
    seat: int, moves: list[int], refusal: tuple[str, str]
) -> None:
    match = sit_down(ask(0), ask_chain(0))
    play(match, 0, "say bronze")
    before = everything(match)
    with pytest.raises(IllegalMove) as caught:
        match.submit(seat, match.question(seat), moves)
    assert refusal_of(caught.value) == refusal
    assert everything(match) == before


@rule("FR-1.5")
def test_an_open_chain_survives_a_refused_continuation() -> None:
    match = sit_down(ask_chain(0))
    play(match, 0, "add amber")
    before = everything(match)
    with pytest.raises(IllegalMove):
        play(match, 0, "add coral + add amber + stop")
    assert everything(match) == before
    play(match, 0, "add coral + stop")
    assert said(match) == [0, 2]


@rule("FR-1.2")
@pytest.mark.parametrize("distance", [-1, 1, 1000, -1000, 10**30])
def test_an_answer_to_another_question_is_refused(distance: int) -> None:
    match = sit_down(ask(0))
    before = everything(match)
    with pytest.raises(IllegalMove) as caught:
        match.submit(0, match.question(0) + distance, [say("amber")])
    assert refusal_of(caught.value) == ("stale-question", "FR-1.2")
    assert everything(match) == before


@rule("FR-1.2")
def test_a_repeated_submission_counts_once() -> None:
    match = sit_down(ask(0), ask(0))
    number = match.question(0)
    match.submit(0, number, [say("amber")])
    with pytest.raises(IllegalMove) as caught:
        match.submit(0, number, [say("amber")])
    assert refusal_of(caught.value) == ("stale-question", "FR-1.2")
    assert said(match) == [0]


@rule("FR-1.2")
def test_a_repeated_move_of_a_chain_counts_once() -> None:
    match = sit_down(ask_chain(0))
    number = match.question(0)
    match.submit(0, number, [add("amber")])
    with pytest.raises(IllegalMove) as caught:
        match.submit(0, number, [add("coral")])
    assert refusal_of(caught.value) == ("stale-question", "FR-1.2")
    assert match.state.chains[0] == (add("amber"),)


@rule("FR-1.2")
def test_an_answer_that_is_late_and_illegal_is_called_late() -> None:
    match = sit_down(ask(0))
    with pytest.raises(IllegalMove) as caught:
        match.submit(0, match.question(0) + 1, [STOP])
    assert refusal_of(caught.value) == ("stale-question", "FR-1.2")


def ended_by_rules() -> Match:
    return Match(ScriptedGame(finish(1, 2)), 2, seed=1)


def ended_by_resignation() -> Match:
    match = sit_down(ask(0), seats=2)
    match.resign(1)
    return match


def ended_by_draw() -> Match:
    match = sit_down(ask(0), seats=2)
    match.offer_draw(0)
    match.offer_draw(1)
    return match


ENDED = pytest.mark.parametrize("end", [ended_by_rules, ended_by_resignation, ended_by_draw])


@rule("FR-1.3")
@ENDED
@pytest.mark.parametrize("seat", [0, 1, 2, -1])
@pytest.mark.parametrize("question", [0, 1000, 1001])
@pytest.mark.parametrize("moves", [[], [say("amber")], [-1]])
def test_after_the_end_nobody_moves(
    end: Callable[[], Match], seat: int, question: int, moves: list[int]
) -> None:
    match = end()
    before = everything(match)
    with pytest.raises(IllegalMove) as caught:
        match.submit(seat, question, moves)
    assert refusal_of(caught.value) == ("the-game-is-over", "FR-1.3")
    assert everything(match) == before
    assert match.owing() == [] and [match.question(seat) for seat in (0, 1)] == [0, 0]


@rule("FR-1.3")
@ENDED
def test_after_the_end_nothing_else_happens_either(end: Callable[[], Match]) -> None:
    match = end()
    before = everything(match)
    for attempt in (match.undo, match.resign, match.offer_draw, match.decline_draw):
        with pytest.raises(NotPossible):
            attempt(0)
    assert not match.step_back(0) and not match.can_undo(0)
    for seat in (0, 1):
        assert not match.automatic()
        with pytest.raises((NotPossible, IllegalMove)):
            match.answer_for(seat)
    assert everything(match) == before


@rule("FR-1.3", "FR-6.4")
def test_after_the_end_no_outcome_is_entered() -> None:
    match = Match(BRAWL, 2)
    enter(match, "draw mug")
    match.resign(0)
    before = everything(match)
    with pytest.raises((NotPossible, IllegalOutcome)) as caught:
        match.enter(0)
    assert isinstance(caught.value, NotPossible | IllegalOutcome)
    assert caught.value.text.message == "the-game-is-over"
    assert everything(match) == before


# Question numbers.


@rule("FR-1.2", "FR-2.1")
@settings(deadline=None, max_examples=60)
@given(
    st.lists(st.tuples(st.sampled_from(["move", "back", "undo"]), st.integers(0, 99)), max_size=60)
)
def test_no_seat_ever_meets_a_number_twice(steps: list[tuple[str, int]]) -> None:
    script = [ask_chain(0), ask(1), ask_all(0, 1), ask(0), ask(0), nest(2), ask_all(0, 1)]
    match = sit_down(*script, seats=2)
    met: list[set[int]] = [set(), set()]
    now = [0, 0]

    def look() -> None:
        for seat in (0, 1):
            number = match.question(seat)
            if number not in (0, now[seat]):
                assert number not in met[seat]
                met[seat].add(number)
            now[seat] = number

    look()
    for step, pick in steps:
        if match.over():
            break
        owing = match.owing()
        seat = owing[pick % len(owing)]
        others = [match.question(other) for other in (0, 1) if other != seat]
        if step == "move":
            legal = match.state.legal(seat)
            move = legal[pick % len(legal)]
            open_chain = not match.state.closes(seat, move)
            match.submit(seat, match.question(seat), [move])
            if open_chain:
                assert [match.question(other) for other in (0, 1) if other != seat] == others
        elif step == "back":
            match.step_back(seat)
            assert [match.question(other) for other in (0, 1) if other != seat] == others
        else:
            for undoing in (0, 1):
                if match.can_undo(undoing):
                    match.undo(undoing)
                    break
        look()


@rule("FR-1.2", "FR-3.5")
def test_an_answer_sent_before_an_undo_comes_too_late() -> None:
    match = sit_down(ask(0), ask(0))
    first = match.question(0)
    play(match, 0, "say amber")
    second = match.question(0)
    match.undo(0)
    for number in (first, second):
        with pytest.raises(IllegalMove) as caught:
            match.submit(0, number, [say("coral")])
        assert refusal_of(caught.value) == ("stale-question", "FR-1.2")
    assert said(match) == []
    play(match, 0, "say coral")
    assert match.question(0) not in (first, second)


@rule("FR-1.2", "FR-2.2", "FR-3.5")
def test_an_answer_sent_before_a_step_back_comes_too_late() -> None:
    match = sit_down(ask_chain(0))
    numbers = [match.question(0)]
    play(match, 0, "add amber")
    numbers.append(match.question(0))
    assert match.step_back(0)
    for number in numbers:
        with pytest.raises(IllegalMove):
            match.submit(0, number, [add("coral")])
    assert match.state.chains[0] == ()
    play(match, 0, "add bronze")
    assert match.question(0) not in numbers


@rule("FR-2.1")
def test_an_open_chain_is_noticed_by_nobody() -> None:
    match = sit_down(ask_all(0, 1, 2))

    def noticed(seat: int) -> list[object]:
        return [
            match.question(seat),
            match.view(seat).to_json(),
            match.journal(seat),
            match.owing(),
        ]

    before = [noticed(seat) for seat in (1, 2, SPECTATOR)]
    play(match, 0, "add amber")
    play(match, 0, "add coral")
    assert match.step_back(0)
    assert [noticed(seat) for seat in (1, 2, SPECTATOR)] == before


# Secret answers.


@rule("FR-2.3")
def test_that_a_seat_has_answered_is_public_but_not_what() -> None:
    views: list[object] = []
    for chain in ("add amber + stop", "add bronze + add coral + stop"):
        match = sit_down(ask_all(0, 1, 2))
        play(match, 0, chain)
        seen = [match.view(seat).to_json() for seat in (1, 2, SPECTATOR)]
        told = [match.journal(seat) for seat in (1, 2, SPECTATOR)]
        assert [[text.message for text in texts] for texts in told] == [["answered"]] * 3
        assert match.owing() == [1, 2]
        views.append((seen, told, [match.question(seat) for seat in range(3)]))
    assert views[0] == views[1]


@rule("FR-2.4")
@settings(deadline=None, max_examples=40)
@given(st.permutations(range(4)), st.data())
def test_in_which_order_answers_come_makes_no_difference(
    order: list[int], data: st.DataObject
) -> None:
    choice = st.sampled_from(["add amber + stop", "add coral + add bronze + stop"])
    chains = [data.draw(choice) for _ in range(4)]
    ends: list[tuple[str, str]] = []
    for seats in (list(range(4)), order):
        match = sit_down(ask_all(0, 1, 2, 3), toss(), seats=4)
        for seat in seats:
            play(match, seat, chains[seat])
        ends.append((match.record().to_text(), match.state.digest()))
    assert ends[0] == ends[1]


@rule("FR-2.4")
def test_nor_does_it_in_the_record_of_a_game_that_stops_amid_them() -> None:
    ends: list[str] = []
    for order in ((0, 2), (2, 0)):
        match = sit_down(ask_all(0, 1, 2))
        for seat in order:
            play(match, seat, "add coral + stop")
        ends.append(match.record().to_text())
    assert ends[0] == ends[1]


@rule("FR-2.5")
def test_a_complete_secret_answer_cannot_be_changed() -> None:
    match = sit_down(ask_all(0, 1))
    number = match.question(0)
    play(match, 0, "add amber + stop")
    before = everything(match)
    assert not match.step_back(0) and not match.can_undo(0) and match.question(0) == 0
    for question in (0, number, number + 1, number + 2):
        with pytest.raises(IllegalMove) as caught:
            match.submit(0, question, [add("coral")])
        assert refusal_of(caught.value) == ("not-asked", "FR-1.1")
    assert everything(match) == before


@rule("FR-2.2")
def test_a_secret_chain_may_be_stepped_back_while_it_is_open() -> None:
    match = sit_down(ask_all(0, 1))
    play(match, 1, "add amber + stop")
    play(match, 0, "add amber")
    assert match.step_back(0) and not match.step_back(0) and not match.step_back(1)
    play(match, 0, "add coral + stop")
    assert said(match) == [2, 10]


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_there_is_no_stepping_back_for_a_seat_that_there_is_not(seat: int) -> None:
    assert not sit_down(ask(0)).step_back(seat)


# Taking back.


@rule("FR-3.1")
def test_decisions_are_taken_back_one_after_the_other() -> None:
    match = sit_down(ask(0), ask_chain(0), ask(0))
    positions = [match.state.encode()]
    lines = [match.record().lines]
    for chain in ("say amber", "add coral + add amber + stop", "say bronze"):
        play(match, 0, chain)
        positions.append(match.state.encode())
        lines.append(match.record().lines)
    while len(positions) > 1:
        positions.pop()
        lines.pop()
        assert match.can_undo(0)
        match.undo(0)
        assert match.state.encode() == positions[-1]
        assert match.record().lines == lines[-1]
    assert not match.can_undo(0) and match.journal() == []


@rule("FR-3.1")
def test_taking_back_drops_a_chain_begun_since() -> None:
    match = sit_down(ask(0), ask_chain(0))
    play(match, 0, "say amber")
    play(match, 0, "add coral")
    match.undo(0)
    assert match.state.chains[0] == () and said(match) == []
    play(match, 0, "say bronze")
    play(match, 0, "add coral + stop")
    assert said(match) == [1, 2]


@rule("FR-3.1")
@pytest.mark.parametrize("seat", [-1, 1, 2, 3])
def test_only_who_decided_takes_back(seat: int) -> None:
    match = sit_down(ask(0))
    play(match, 0, "say amber")
    before = everything(match)
    assert not match.can_undo(seat)
    with pytest.raises(NotPossible) as caught:
        match.undo(seat)
    assert caught.value.text.message == "nothing-to-undo"
    assert everything(match) == before


@rule("FR-3.1")
def test_a_decision_is_taken_back_until_somebody_else_decides() -> None:
    match = sit_down(ask(0), ask_chain(1), ask(0))
    play(match, 0, "say amber")
    play(match, 1, "add coral")
    assert match.can_undo(0) and not match.can_undo(1)
    play(match, 1, "stop")
    assert not match.can_undo(0) and match.can_undo(1)
    play(match, 0, "say amber")
    assert match.can_undo(0) and not match.can_undo(1)


@rule("FR-3.1")
def test_a_begun_chain_of_another_is_gone_when_its_question_is_taken_back() -> None:
    match = sit_down(ask(0), ask_chain(1))
    play(match, 0, "say amber")
    play(match, 1, "add coral")
    number = match.question(1)
    match.undo(0)
    assert match.owing() == [0] and match.state.chains[1] == ()
    play(match, 0, "say amber")
    assert match.question(1) > number
    with pytest.raises(IllegalMove):
        match.submit(1, number, [STOP])


@rule("FR-3.1")
def test_what_was_disclosed_cannot_be_taken_back() -> None:
    match = sit_down(ask(0), ask(0), disclose(), ask(0))
    play(match, 0, "say amber")
    assert match.can_undo(0)
    play(match, 0, "say amber")
    assert not match.can_undo(0)
    play(match, 0, "say amber")
    match.undo(0)
    assert not match.can_undo(0) and said(match) == [0, 0]


@rule("FR-3.2")
@pytest.mark.parametrize("audience", [only(0), only(2), only(0) | only(1)])
def test_chance_that_somebody_saw_ends_taking_back(audience: int) -> None:
    match = sit_down(ask(0), ask(0), toss(audience=audience), ask(0))
    play(match, 0, "say amber")
    assert match.can_undo(0)
    play(match, 0, "say amber")
    assert not match.can_undo(0)
    with pytest.raises(NotPossible):
        match.undo(0)


@rule("FR-3.2")
def test_chance_that_all_saw_ends_taking_back() -> None:
    match = sit_down(ask(0), toss(), ask(0))
    play(match, 0, "say amber")
    assert not match.can_undo(0)


@rule("FR-3.2")
@pytest.mark.parametrize("sealed", [True, False])
def test_chance_that_nobody_saw_falls_the_same_way_again(sealed: bool) -> None:
    tosses = [toss(audience=NOBODY)] * 12
    game = ScriptedGame(ask(0), *tosses, ask(0), toss(), ask(0))
    seed, dice = (None, sealed_dice()) if sealed else (5, None)
    match = Match(game, 2, seed=seed, sealed=dice)
    untouched = Match(game, 2, seed=seed, sealed=dice.copy() if dice else None)
    for _ in range(3):
        play(match, 0, "say coral")
        assert match.can_undo(0)
        match.undo(0)
        assert match.record().lines == []
    for one in (match, untouched):
        play(one, 0, "say amber")
        play(one, 0, "say amber")
    assert said(match) == said(untouched) and len(set(said(match))) > 2
    assert match.record().lines == untouched.record().lines


@rule("FR-3.2")
def test_entered_chance_that_nobody_saw_is_asked_for_again() -> None:
    match = sit_down(ask(0), toss(audience=NOBODY), ask(0), seed=None)
    play(match, 0, "say amber")
    enter(match, "toss tails")
    match.undo(0)
    assert match.owing() == [0] and match.record().lines == []


@rule("FR-3.3")
def test_a_secret_answer_ends_taking_back_also_for_others() -> None:
    match = sit_down(ask(0), ask_all(0, 1))
    play(match, 0, "say amber")
    play(match, 1, "add amber")
    assert match.can_undo(0)
    play(match, 1, "stop")
    assert not match.can_undo(0) and not match.can_undo(1)
    play(match, 0, "add coral + stop")
    assert not match.can_undo(0) and not match.can_undo(1)


@rule("FR-3.3")
def test_a_secret_answer_of_ones_own_ends_taking_back() -> None:
    match = sit_down(ask(0), ask_all(0, 1))
    play(match, 0, "say amber")
    play(match, 0, "add amber + stop")
    assert not match.can_undo(0)


@rule("FR-3.3")
def test_a_decision_after_opened_answers_is_taken_back_no_further() -> None:
    match = sit_down(ask_all(0, 1), ask(1), ask(1))
    for seat in (0, 1):
        play(match, seat, "add amber + stop")
    play(match, 1, "say coral")
    match.undo(1)
    assert said(match) == [0, 10] and not match.can_undo(1)


@rule("FR-3.4")
@pytest.mark.parametrize("resigning", [0, 1, 2])
def test_a_resignation_ends_taking_back(resigning: int) -> None:
    match = sit_down(ask(0))
    play(match, 0, "say amber")
    match.resign(resigning)
    assert not match.can_undo(0)


@rule("FR-3.4")
def test_the_move_that_ended_the_game_cannot_be_taken_back() -> None:
    match = sit_down(ask(0), ask(0), finish(1, 2, 3))
    play(match, 0, "say amber")
    play(match, 0, "say amber")
    assert match.over() and not match.can_undo(0)


@rule("FR-3.1", "FR-3.2")
@settings(deadline=None, max_examples=30)
@given(st.integers(0, 2**32), st.integers(2, 5), st.integers(0, 80))
def test_undo_leads_exactly_back_in_a_real_game(seed: int, seats: int, decisions: int) -> None:
    match = Match(BRAWL, seats, seed=seed)
    dice = seeded(seed, "moves")
    play_on(match, dice, decisions)
    if match.over():
        return
    before = (match.state.encode(), match.record().lines, len(match.log.entries))
    chains = match.state.chains
    seat = match.owing()[0]
    legal = match.state.legal(seat)
    match.submit(seat, match.question(seat), [legal[dice.below(len(legal))]])
    # An open chain is stepped back through; undo is for decisions.
    if match.can_undo(seat) and not any(chains) and not match.state.chains[seat]:
        match.undo(seat)
        assert (match.state.encode(), match.record().lines, len(match.log.entries)) == before


# Standing answers.


@rule("FR-4.1")
@pytest.mark.parametrize("move", [PASS, None])
def test_only_chances_to_respond_take_a_standing_answer(move: int | None) -> None:
    match = sit_down(ask(0))
    with pytest.raises(NotPossible) as caught:
        match.stand(0, ASK_WORD, move)
    assert caught.value.text.message == "not-a-window"
    assert match.automatic() == []


@rule("FR-4.1")
@pytest.mark.parametrize(
    ("seat", "prompt"), [(0, 99), (0, 0), (0, -1), (0, 10**30), (9, 4), (-1, 4)]
)
def test_what_there_is_not_takes_no_standing_answer(seat: int, prompt: int) -> None:
    match = sit_down(ask(0))
    with pytest.raises(NotPossible):
        match.stand(seat, prompt, PASS)
    assert match.standing_answers == {}


@rule("FR-4.1")
def test_a_standing_answer_may_be_taken_back() -> None:
    match = sit_down(ask(1, ASK_RESPONSE))
    match.stand(1, ASK_RESPONSE, PASS)
    assert match.automatic() == [1]
    match.stand(1, ASK_RESPONSE, None)
    match.stand(1, ASK_RESPONSE, None)
    assert match.automatic() == []
    with pytest.raises(NotPossible) as caught:
        match.answer_for(1)
    assert caught.value.text.message == "no-standing-answer"


@rule("FR-4.2")
def test_a_standing_answer_is_given_each_time_its_window_opens() -> None:
    windows = [ask(1, ASK_RESPONSE), ask(1, ASK_RETORT), ask(2, ASK_RESPONSE), ask(1, ASK_RESPONSE)]
    match = sit_down(*windows)
    match.stand(1, ASK_RESPONSE, say("bronze"))
    assert match.automatic() == [1]
    match.answer_for(1)
    assert said(match) == [11]
    assert match.owing() == [1] and match.automatic() == []  # Another window.
    play(match, 1, "pass")
    assert match.owing() == [2] and match.automatic() == []  # Another seat.
    play(match, 2, "pass")
    assert match.automatic() == [1]
    match.answer_for(1)
    assert said(match) == [11, 11]


@rule("FR-4.2")
@pytest.mark.parametrize("move", [STOP, add("amber"), -1, 99, 10**30])
def test_where_the_standing_answer_is_impossible_the_seat_is_asked(move: int) -> None:
    match = sit_down(ask(1, ASK_RESPONSE))
    match.stand(1, ASK_RESPONSE, move)
    assert match.automatic() == []
    before = everything(match)
    with pytest.raises(NotPossible) as caught:
        match.answer_for(1)
    assert caught.value.text.message == "no-standing-answer"
    assert everything(match) == before


@rule("FR-4.2")
def test_ducking_stands_only_while_one_can_duck() -> None:
    match = dealt(2)
    for seat in (0, 1):
        play(match, seat, "ready")
    match.stand(1, ASK_DODGE, moves_of(BRAWL, "duck")[0])
    enter(match, "draw mug")
    play(match, 0, "throw 2")
    assert match.automatic() == [1]
    match.answer_for(1)
    enter(match, "draw mug")
    play(match, 1, "pass")
    for seat in (0, 1):
        play(match, seat, "ready")
    # The second round begins with seat 2, whose duck is gone.
    enter(match, "draw mug")
    play(match, 1, "pass")
    enter(match, "draw mug")
    play(match, 0, "throw 2")
    assert match.owing() == [1] and match.automatic() == []


@rule("FR-4.3")
def test_a_standing_answer_looks_like_any_other() -> None:
    by_hand, standing = (sit_down(ask(1, ASK_RESPONSE), ask(1, ASK_RESPONSE)) for _ in range(2))
    play(by_hand, 1, "say coral")
    standing.stand(1, ASK_RESPONSE, say("coral"))
    standing.answer_for(1)
    assert standing.record().to_text() == by_hand.record().to_text()
    for seat in (0, 1, 2, SPECTATOR):
        assert standing.journal(seat) == by_hand.journal(seat)
        assert standing.view(seat).to_json() == by_hand.view(seat).to_json()
    assert standing.can_undo(1)


@rule("FR-4.1", "FR-4.3")
def test_nobody_else_can_see_that_an_answer_stands() -> None:
    match = sit_down(ask(1, ASK_RESPONSE))
    before = [match.view(seat).to_json() for seat in (0, 1, 2, SPECTATOR)]
    match.stand(1, ASK_RESPONSE, PASS)
    assert [match.view(seat).to_json() for seat in (0, 1, 2, SPECTATOR)] == before


@pytest.mark.parametrize("seat", [0, 2, -1, 3, 99])
def test_a_seat_that_answers_for_itself_is_not_answered_for(seat: int) -> None:
    match = sit_down(ask(1, ASK_RESPONSE))
    match.stand(1, ASK_RESPONSE, PASS)
    before = everything(match)
    with pytest.raises(NotPossible) as caught:
        match.answer_for(seat)
    assert caught.value.text.message == "no-standing-answer"
    assert everything(match) == before


# Resignation.


@rule("FR-5.1", "FR-5.3")
def test_of_two_the_other_wins() -> None:
    match = dealt(2)
    match.resign(0)
    result = match.result()
    assert match.over() and result is not None
    assert (result.ranks, result.reason.message) == ((2, 1), "ending-resignation")
    assert match.record().lines[-1] == "1 resigns"


@rule("FR-5.1", "FR-5.2", "FR-5.3")
def test_of_five_the_others_play_on_until_one_is_left() -> None:
    match = dealt(5)
    for seat in (3, 0, 4):
        match.resign(seat)
        assert not match.over() and match.result() is None
    assert match.resigned == [3, 0, 4] and match.automatic() == [0, 3, 4]
    match.resign(1)
    result = match.result()
    assert result is not None and result.ranks == (2, 2, 1, 2, 2) and result.winners() == [2]


@rule("FR-5.1")
def test_for_a_seat_that_resigned_the_least_is_done() -> None:
    match = dealt(3)
    play(match, 1, "grab mug")
    match.resign(1)
    assert match.automatic() == [1]
    match.answer_for(1)
    assert match.owing() == [0, 2]
    for seat in (0, 2):
        play(match, seat, "ready")
    assert "2 grab mug + ready" in match.record().lines
    enter(match, "draw chair")
    play(match, 0, "throw 2")
    assert match.automatic() == [1]
    match.answer_for(1)
    enter(match, "draw chair")
    match.answer_for(1)
    assert match.record().lines[-1] == "2 pass"


@rule("FR-5.1")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_seat_that_resigned_and_is_not_asked_is_not_answered_for(seat: int) -> None:
    match = sit_down(ask(1))
    match.resign(seat)
    assert match.automatic() == []
    before = everything(match)
    with pytest.raises((NotPossible, IllegalMove)):
        match.answer_for(seat)
    assert everything(match) == before


@rule("FR-5.2")
@pytest.mark.parametrize(
    ("ranks", "resigned", "expected"),
    [
        ((1, 2, 3, 4, 5), [], (1, 2, 3, 4, 5)),
        ((1, 2, 3, 4, 5), [0], (5, 1, 2, 3, 4)),
        ((1, 2, 3, 4, 5), [0, 2], (4, 1, 5, 2, 3)),
        ((1, 1, 1, 1, 1), [4], (1, 1, 1, 1, 5)),
        ((1, 1, 2, 2, 3), [1, 3], (1, 4, 2, 5, 3)),
    ],
)
def test_whoever_resigned_ranks_behind_all_who_did_not(
    ranks: tuple[int, ...], resigned: list[int], expected: tuple[int, ...]
) -> None:
    match = Match(ScriptedGame(ask(0), finish(*ranks)), 5, seed=1)
    for seat in resigned:
        match.resign(seat)
    play(match, 0, "say amber")
    result = match.result()
    assert result is not None and result.reason.message == "ending-script"
    assert result.ranks == expected


@rule("FR-5.2")
def test_where_all_lose_nobody_wins_by_the_resignation_of_another() -> None:
    match = Match(ScriptedGame(ask(0), finish(2, 2, 2)), 3, seed=1)
    match.resign(2)
    play(match, 0, "say amber")
    result = match.result()
    assert result is not None and result.winners() == []
    assert result.ranks[2] > result.ranks[0] == result.ranks[1]


@rule("FR-5.3")
def test_who_win_together_win_when_only_they_are_left() -> None:
    match = Match(ScriptedGame(ask(0), camps=(7, 8, 7, 8)), 4, seed=1)
    match.resign(1)
    assert not match.over()
    match.resign(3)
    result = match.result()
    assert match.over() and result is not None and result.ranks == (1, 3, 1, 3)


@rule("FR-5.2", "FR-5.3")
def test_who_resigned_ranks_behind_also_when_his_camp_wins() -> None:
    match = Match(ScriptedGame(ask(0), camps=(7, 8, 7, 8)), 4, seed=1)
    for seat in (0, 1, 3):
        match.resign(seat)
    result = match.result()
    assert result is not None and result.ranks == (2, 3, 1, 3)


@rule("FR-5.6")
@pytest.mark.parametrize("seat", [1, -1, 3, 10**30])
def test_who_does_not_play_neither_resigns_nor_draws(seat: int) -> None:
    match = sit_down(ask(0))
    match.resign(1)
    match.offer_draw(0)
    before = everything(match)
    for attempt in (match.resign, match.offer_draw, match.decline_draw):
        with pytest.raises(NotPossible) as caught:
            attempt(seat)
        assert caught.value.text.message == "seat-does-not-play"
    assert everything(match) == before


@rule("FR-5.6")
@ENDED
@pytest.mark.parametrize("seat", [0, 1, 5])
def test_after_the_end_nobody_resigns_or_draws(end: Callable[[], Match], seat: int) -> None:
    match = end()
    for attempt in (match.resign, match.offer_draw, match.decline_draw):
        with pytest.raises(NotPossible) as caught:
            attempt(seat)
        assert caught.value.text.message == "the-game-is-over"


@rule("FR-5.1", "FR-6.5")
@pytest.mark.parametrize("end", ["resign", "draw"])
def test_answers_under_way_when_the_players_end_the_game_leave_no_trace(end: str) -> None:
    match = sit_down(ask_all(0, 1), seats=2)
    play(match, 0, "add amber + stop")
    play(match, 1, "add coral")
    if end == "resign":
        match.resign(1)
    else:
        match.offer_draw(0)
        match.offer_draw(1)
    record = parse_record(match.record().to_text())
    assert record.lines == (["2 resigns"] if end == "resign" else ["drawn"])
    assert check(record, match.game).match.result() is not None


@rule("FR-5.1", "FR-6.5")
def test_a_seat_may_resign_after_its_secret_answer() -> None:
    match = sit_down(ask_all(0, 1, 2), ask(0))
    play(match, 1, "add coral + stop")
    match.resign(1)
    assert match.owing() == [0, 2] and match.automatic() == []
    for seat in (0, 2):
        play(match, seat, "add amber + stop")
    assert said(match) == [0, 12, 20]
    record = parse_record(match.record().to_text())
    assert record.lines[0] == "2 resigns"
    assert check(record, match.game).match.resigned == [1]


# Draws.


@rule("FR-5.4")
def test_a_draw_needs_all_who_play() -> None:
    match = sit_down(ask(0))
    match.offer_draw(2)
    match.offer_draw(2)
    match.offer_draw(0)
    assert not match.over()
    match.offer_draw(1)
    result = match.result()
    assert match.over() and result is not None
    assert (result.ranks, result.reason.message) == ((1, 1, 1), "ending-draw-agreed")
    assert match.record().lines == ["drawn"]


@rule("FR-5.2", "FR-5.4")
def test_who_resigned_has_no_part_in_a_draw() -> None:
    match = sit_down(ask(0))
    match.resign(1)
    match.offer_draw(0)
    match.offer_draw(2)
    result = match.result()
    assert result is not None and result.ranks == (1, 3, 1)
    again = check(parse_record(match.record().to_text()), match.game).match.result()
    assert again is not None and again.ranks == (1, 3, 1)


@rule("FR-5.5")
def test_offers_lapse_when_somebody_declines() -> None:
    match = sit_down(ask(0))
    match.offer_draw(0)
    match.offer_draw(1)
    match.decline_draw(2)
    match.offer_draw(2)
    assert not match.over() and match.draw_offers == [2]


@rule("FR-5.5")
def test_offers_lapse_when_somebody_resigns() -> None:
    match = sit_down(ask(0))
    match.offer_draw(0)
    match.resign(1)
    match.offer_draw(2)
    assert not match.over()


@rule("FR-5.5")
def test_offers_lapse_when_a_seat_that_did_not_offer_answers() -> None:
    match = sit_down(ask_chain(0), ask(1), ask(2), seats=3)
    match.offer_draw(0)
    match.offer_draw(1)
    play(match, 0, "add amber")
    play(match, 0, "stop")
    play(match, 1, "say amber")
    assert match.draw_offers == [0, 1]
    play(match, 2, "say amber")
    assert match.draw_offers == []


@rule("FR-5.5")
def test_a_begun_chain_does_not_let_offers_lapse() -> None:
    match = sit_down(ask_chain(0), seats=2)
    match.offer_draw(1)
    play(match, 0, "add amber")
    assert match.draw_offers == [1]
    play(match, 0, "stop")
    assert match.draw_offers == []


@rule("FR-5.5")
def test_a_secret_answer_lets_offers_lapse_as_well() -> None:
    match = sit_down(ask_all(0, 1), seats=2)
    match.offer_draw(1)
    play(match, 0, "add amber + stop")
    assert match.draw_offers == []


# Dice.


@rule("FR-6.4")
def test_outcomes_of_a_real_table_are_entered() -> None:
    match = Match(BRAWL, 2)
    assert match.owing() == [] and match.state.chance() != 0
    enter(match, *HANDS * 2)
    assert match.owing() == [0, 1]
    assert match.record().lines == [f"* {words}" for words in HANDS * 2]


@rule("FR-6.4")
@pytest.mark.parametrize("outcome", [-1, 4, 10**30, 0])
def test_an_impossible_outcome_cannot_be_entered(outcome: int) -> None:
    match = Match(BRAWL, 5)
    enter(match, *["draw mug"] * 10)  # There are no more mugs than ten.
    before = everything(match)
    with pytest.raises(IllegalOutcome) as caught:
        match.enter(outcome)
    assert caught.value.text.message == "impossible-outcome"
    assert everything(match) == before


@rule("FR-6.4")
def test_an_outcome_cannot_be_entered_when_none_is_asked_for() -> None:
    match = dealt(2)
    before = everything(match)
    with pytest.raises(IllegalOutcome) as caught:
        match.enter(0)
    assert caught.value.text.message == "chance-not-asked"
    assert everything(match) == before


@rule("FR-6.4")
@pytest.mark.parametrize("sealed", [True, False])
def test_a_match_with_dice_takes_no_outcomes(sealed: bool) -> None:
    match = Match(BRAWL, 3, sealed=sealed_dice()) if sealed else Match(BRAWL, 3, seed=1)
    before = everything(match)
    with pytest.raises(NotPossible) as caught:
        match.enter(0)
    assert caught.value.text.message == "match-draws-itself"
    assert everything(match) == before


@rule("FR-6.1")
def test_a_seed_makes_the_same_match_each_time() -> None:
    records: list[str] = []
    for seed in (7, 7, 8):
        match = Match(BRAWL, 4, seed=seed)
        play_on(match, seeded(1, "moves"), 30)
        records.append("\n".join(match.record().lines))
    assert records[0] == records[1] != records[2]


@rule("FR-6.2")
def test_a_sealed_match_draws_what_follows_from_its_seal() -> None:
    match = Match(BRAWL, 3, sealed=sealed_dice())
    dice = sealed_dice()
    deck = [10, 8, 6, 8]
    for line in match.record().lines:
        drawn = dice.draw(tuple(deck))
        assert line == f"* draw {('mug', 'chair', 'shove', 'duck')[drawn]}"
        deck[drawn] -= 1
    assert len(match.record().lines) == 12


# What else there is.


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 1 << 61])
def test_a_match_is_for_as_many_seats_as_its_game(seats: int) -> None:
    with pytest.raises(UnknownSetting):
        Match(BRAWL, seats)


def test_names_are_cleaned_and_empty_ones_dropped() -> None:
    match = Match(BRAWL, 3, seed=1, names={0: "  Anna \n Maria\t", 1: "\u202e \x00", 2: "x" * 100})
    assert match.record().names == {0: "Anna Maria", 2: "x" * 60}


def test_a_view_after_the_players_ended_the_game_asks_nobody() -> None:
    match = dealt(2)
    match.resign(1)
    for seat in (0, 1, SPECTATOR):
        view = match.view(seat)
        assert view.owing == [] and view.decision is None and view.result is not None
        assert [panel.owes for panel in view.panels] == [False, False]


def test_a_view_quotes_the_number_that_an_answer_must_quote() -> None:
    match = sit_down(ask(0), ask(0))
    play(match, 0, "say amber")
    match.undo(0)
    decision = match.view(0).decision
    assert decision is not None and decision.question == match.question(0)
    match.submit(0, decision.question, [say("coral")])


def test_the_journal_tells_each_viewer_his_own() -> None:
    match = dealt(2)
    own = [text.message for text in match.journal(0)]
    assert own == ["drew"] * 4 + ["drew-unseen"] * 4 + ["round-begins"]
    assert [text.message for text in match.journal()] == ["drew-unseen"] * 8 + ["round-begins"]


def test_a_match_is_not_over_while_it_goes_on() -> None:
    match = dealt(2)
    assert not match.over() and match.result() is None


@settings(deadline=None, max_examples=15)
@given(st.integers(0, 2**32), st.integers(2, 5))
def test_a_match_at_random_comes_to_its_end_and_its_record_holds(seed: int, seats: int) -> None:
    match = Match(BRAWL, seats, seed=seed)
    dice = seeded(seed, "moves")
    while not match.over():
        owing = match.owing()
        seat = owing[dice.below(len(owing))]
        happening = dice.below(400)
        undoing = [seat for seat in range(seats) if match.can_undo(seat)]
        if happening == 0 and seat not in match.resigned:
            match.resign(seat)
        elif happening < 40 and undoing:
            match.undo(undoing[0])
        elif happening < 60:
            match.step_back(seat)
        elif seat in match.resigned:
            match.answer_for(seat)
        else:
            legal = match.state.legal(seat)
            match.submit(seat, match.question(seat), [legal[dice.below(len(legal))]])
        assert match.state.problems() == []
    record = parse_record(match.record().to_text())
    again = check(record, BRAWL).match.result()
    result = match.result()
    assert again is not None and result is not None and again.ranks == result.ranks
