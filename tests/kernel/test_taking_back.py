"""FR-3: what may be taken back, and what puts an end to it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brawl import GAME as BRAWL
from fracas.contract import rule
from fracas.core.dice import seeded
from fracas.core.errors import IllegalMove, NotPossible
from fracas.core.events import NOBODY, only
from fracas.core.match import Match
from tests.kernel.playing import enter, play, play_on, sealed_dice
from tests.kernel.scripted import (
    STOP,
    ScriptedGame,
    ask,
    ask_all,
    ask_chain,
    disclose,
    finish,
    toss,
)
from tests.kernel.sitting import everything, said, sit_down


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
