"""A match: submissions, dice that it draws or takes, names, views and the journal."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brawl import GAME as BRAWL
from fracas.contract import rule
from fracas.core.dice import seeded
from fracas.core.errors import IllegalMove, IllegalOutcome, NotPossible, UnknownSetting
from fracas.core.events import SPECTATOR
from fracas.core.match import Match
from fracas.core.record import parse_record
from fracas.core.replay import check
from tests.kernel.playing import enter, play, play_on, refusal_of, sealed_dice
from tests.kernel.scripted import (
    PASS,
    STOP,
    add,
    ask,
    ask_chain,
    say,
)
from tests.kernel.sitting import ENDED, HANDS, dealt, everything, said, sit_down


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
