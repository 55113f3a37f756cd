"""FR-4: answers that are given in advance."""

import pytest

from brawl import GAME as BRAWL
from brawl.tables import ASK_DODGE
from fracas.contract import rule
from fracas.core.errors import NotPossible
from fracas.core.events import SPECTATOR
from tests.kernel.playing import enter, moves_of, play
from tests.kernel.scripted import (
    ASK_RESPONSE,
    ASK_RETORT,
    ASK_WORD,
    PASS,
    STOP,
    add,
    ask,
    say,
)
from tests.kernel.sitting import dealt, everything, said, sit_down


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
