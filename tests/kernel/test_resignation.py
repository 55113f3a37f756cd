"""FR-5: giving up, and agreeing on a draw."""

from collections.abc import Callable

import pytest

from fracas.contract import rule
from fracas.core.errors import IllegalMove, NotPossible
from fracas.core.match import Match
from fracas.core.record import parse_record
from fracas.core.replay import check
from tests.kernel.playing import enter, moves_of, play, refusal_of
from tests.kernel.scripted import (
    ScriptedGame,
    ask,
    ask_all,
    ask_chain,
    finish,
)
from tests.kernel.sitting import ENDED, dealt, everything, said, sit_down

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


@rule("FR-5.1")
def test_a_seat_that_resigned_makes_no_moves_of_its_own() -> None:
    match = sit_down(ask_chain(1), ask(1), ask(0))
    play(match, 1, "add amber")
    match.resign(1)
    before = everything(match)
    with pytest.raises(IllegalMove) as caught:
        play(match, 1, "add bronze")
    assert refusal_of(caught.value) == ("not-asked", "FR-1.1")
    with pytest.raises(IllegalMove):
        match.submit(1, match.question(1), [])
    assert not match.step_back(1)
    (continuation,) = moves_of(match.game, "add bronze")
    why = match.why_not(1, continuation)
    assert why is not None and why.text.message == "not-asked"
    assert everything(match) == before
    assert match.view(1).decision is None and match.view(1).owing == [1]


@rule("FR-3.4", "FR-5.1")
def test_a_seat_that_resigned_takes_back_nothing_that_was_answered_for_it() -> None:
    match = sit_down(ask(1), ask(0))
    match.resign(1)
    match.answer_for(1)
    assert not any(match.can_undo(seat) for seat in range(3))
    with pytest.raises(NotPossible):
        match.undo(1)
    play(match, 0, "say amber")
    assert match.can_undo(0)


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
    match = Match(ScriptedGame(ask(1), finish(*ranks)), 5, seed=1)
    for seat in resigned:
        match.resign(seat)
    if match.automatic():
        match.answer_for(1)
    else:
        play(match, 1, "say amber")
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
def test_offers_stand_while_a_seat_that_resigned_is_answered_for() -> None:
    match = sit_down(ask(2), ask(1))
    match.resign(2)
    match.offer_draw(0)
    match.answer_for(2)
    assert match.draw_offers == [0]
    match.offer_draw(1)
    assert match.over()


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
