"""FR-1.2 and FR-2: numbers of questions, private chains, secret answers."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fracas.contract import rule
from fracas.core.errors import IllegalMove
from fracas.core.events import SPECTATOR
from tests.kernel.playing import play, refusal_of
from tests.kernel.scripted import (
    add,
    ask,
    ask_all,
    ask_chain,
    nest,
    say,
    toss,
)
from tests.kernel.sitting import everything, said, sit_down

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
