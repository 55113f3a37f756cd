"""BR-6: tumbles, and tumbles inside tumbles."""

import pytest

from fracas.contract import rule
from tests.brawl.table import Table


def tumbling(
    seats: int = 5,
    hands: dict[int, str] | None = None,
    stamina: dict[int, int] | None = None,
    deck: str | None = None,
) -> Table:
    """Let seat 1 shove seat 2, who takes it and is about to roll."""
    table = Table(
        seats, turn=1, hands={1: "shove"} | (hands or {}), stamina=stamina or {}, deck=deck
    )
    table.play(1, "shove 2")
    if table.owes():
        table.play(2, "take")
    return table


@rule("BR-6.1")
def test_whoever_is_shoved_rolls_a_die() -> None:
    table = tumbling()
    assert table.odds() == dict.fromkeys("123456", 1)
    table.roll(4)
    assert table.log()[-1] == "rolled 2 4"


@rule("BR-6.2")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_low_roll_is_a_fall_and_ends_the_tumble(die: int) -> None:
    table = tumbling()
    table.roll(die)
    assert table.stamina == [5, 4, 5, 5, 5]
    assert table.log()[-2:] == [f"rolled 2 {die}", "hurt 2 1"]
    table.draw("mug")
    assert (table.owes(), table.asked(2)) == ([2], "ask-play")


@rule("BR-6.3")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_a_high_roll_is_a_bump_into_a_brawler_of_his_choice(die: int) -> None:
    table = tumbling()
    table.roll(die)
    assert table.stamina == [5] * 5
    assert (table.owes(), table.asked(2)) == ([2], "ask-bump")
    assert table.options(2) == ["bump 3", "bump 4", "bump 5"]


@rule("BR-6.3")
def test_he_cannot_help_bumping_into_somebody() -> None:
    table = tumbling(hands={2: "mug duck"})
    table.roll(5)
    for other in ("pass", "take", "duck", "throw 3", "ready"):
        assert table.why_not(2, other) == ("not-an-answer", "FR-1.5")


@rule("BR-6.3")
def test_one_who_resigned_bumps_into_somebody_too() -> None:
    table = tumbling(hands={2: "mug duck"})
    table.resign(2)
    table.roll(5)
    assert table.automatic() == [2]
    table.answer_for(2)
    assert table.log()[-1].startswith("bumped 2 ")


@rule("BR-6.3")
def test_whoever_is_bumped_tumbles_in_turn() -> None:
    table = tumbling()
    table.roll(5)
    table.play(2, "bump 4")
    assert table.log()[-1] == "bumped 2 4"
    table.roll(3)
    assert table.log()[-2:] == ["rolled 4 3", "hurt 4 1"]
    assert table.stamina == [5, 5, 5, 4, 5]


@rule("BR-5.1", "BR-6.3")
def test_a_bump_is_no_attack_that_could_be_ducked() -> None:
    table = tumbling(hands={3: "duck", 4: "duck"})
    table.roll(5)
    table.play(2, "bump 3")
    assert (table.owes(), table.chance()) == ([], "roll")


@rule("BR-6.3")
def test_a_bump_may_be_taken_back_until_the_die_is_rolled() -> None:
    table = tumbling()
    table.roll(5)
    assert not table.can_undo(1)
    table.play(2, "bump 4")
    table.undo(2)
    table.play(2, "bump 3")
    table.roll(1)
    assert not table.can_undo(2)
    assert table.stamina == [5, 5, 4, 5, 5]


@rule("BR-6.4")
def test_who_was_touched_by_this_tumble_cannot_be_bumped_again() -> None:
    table = tumbling()
    table.roll(6)
    assert table.why_not(2, "bump 1") == ("already-bumped", "BR-6.4")
    assert table.why_not(2, "bump 2") is not None
    table.play(2, "bump 4")
    table.roll(6)
    assert table.options(4) == ["bump 3", "bump 5"]
    for touched in (1, 2):
        assert table.why_not(4, f"bump {touched}") == ("already-bumped", "BR-6.4")


@rule("BR-6.4", "BR-7.1")
def test_whoever_lies_on_the_floor_or_is_not_there_is_not_bumped() -> None:
    table = tumbling(stamina={4: 0})
    table.roll(6)
    assert table.options(2) == ["bump 3", "bump 5"]
    for nobody in (4, 6):
        assert table.why_not(2, f"bump {nobody}") is not None


@rule("BR-6.4")
def test_the_next_tumble_may_touch_the_same_brawlers() -> None:
    table = tumbling(hands={2: "mug"})
    table.roll(6)
    table.play(2, "bump 3")
    table.roll(1)
    table.draw("shove", "shove")
    table.play(2, "shove 3")
    table.roll(6)
    assert table.options(3) == ["bump 1", "bump 4", "bump 5"]


@rule("BR-6.4")
def test_if_nobody_is_left_the_tumble_ends_without_a_fall() -> None:
    table = tumbling(seats=2)
    table.roll(6)
    assert table.stamina == [5, 5]
    table.draw("mug")
    assert (table.owes(), table.asked(2), table.hand(2)) == ([2], "ask-play", "mug")


@rule("BR-6.4")
def test_those_on_the_floor_are_nobody_left() -> None:
    table = tumbling(seats=4, stamina={3: 0, 4: 0})
    table.roll(6)
    table.draw("mug")
    assert (table.owes(), table.stamina) == ([2], [5, 5, 0, 0])


@rule("BR-6.3", "BR-6.4")
def test_if_one_alone_is_left_he_is_bumped_without_asking() -> None:
    table = tumbling(seats=3, hands={2: "mug", 3: "duck"})
    table.roll(4)
    for anybody in (1, 2, 3, None):
        assert table.log(anybody)[-2:] == ["only-choice 2", "bumped 2 3"]
    assert (table.owes(), table.chance()) == ([], "roll")
    table.roll(1)
    assert table.stamina == [5, 5, 4]


@rule("BR-6.5")
def test_whoever_bumped_somebody_who_fell_draws_a_card() -> None:
    table = tumbling()
    table.roll(5)
    table.play(2, "bump 4")
    table.roll(1)
    table.draw("chair")
    assert table.hand(2) == "chair"
    assert table.log(2)[-1] == "drew 2 chair"
    for other in (1, 4, None):
        assert table.log(other)[-1] == "drew-unseen 2"
    table.draw("mug")
    assert (table.owes(), table.hand(2)) == ([2], "mug chair")


@rule("BR-6.5")
def test_a_shove_is_no_bump_and_earns_no_card() -> None:
    table = tumbling()
    table.roll(1)
    table.draw("mug")
    assert (table.owes(), table.hand(1), table.hand(2)) == ([2], "", "mug")


@rule("BR-6.5")
def test_nobody_draws_for_a_bump_without_a_fall() -> None:
    table = tumbling(seats=3)
    table.roll(6, 6)
    table.draw("mug")
    assert (table.owes(), table.hand(2), table.hand(3)) == ([2], "mug", "")
    assert table.stamina == [5, 5, 5]


@rule("BR-6.3", "BR-6.4", "BR-6.5")
def test_a_tumble_runs_through_the_whole_tavern_and_back() -> None:
    table = tumbling()
    table.roll(4)
    assert table.options(2) == ["bump 3", "bump 4", "bump 5"]
    table.play(2, "bump 5")
    table.roll(5)
    assert table.options(5) == ["bump 3", "bump 4"]
    table.play(5, "bump 3")
    table.roll(6)
    assert table.log()[-2:] == ["only-choice 3", "bumped 3 4"]
    table.roll(2)
    assert table.stamina == [5, 5, 5, 4, 5]
    table.draw("chair")
    assert [table.hand(seat) for seat in (1, 2, 3, 4, 5)] == ["", "", "chair", "", ""]
    table.draw("mug")
    assert (table.owes(), table.asked(2)) == ([2], "ask-play")
    assert [table.hand(seat) for seat in (1, 2, 3, 4, 5)] == ["", "mug", "chair", "", ""]


@rule("BR-6.4", "BR-6.5")
def test_a_tumble_may_touch_everybody_and_hurt_nobody() -> None:
    table = tumbling()
    table.roll(4)
    table.play(2, "bump 3")
    table.roll(4)
    table.play(3, "bump 4")
    table.roll(4, 4)
    assert table.stamina == [5] * 5
    table.draw("mug")
    assert table.owes() == [2]
    assert [table.hand(seat) for seat in (1, 3, 4, 5)] == [""] * 4


@rule("BR-6.5")
def test_only_the_last_to_bump_draws_when_the_tumble_stops_halfway() -> None:
    table = tumbling()
    table.roll(4)
    table.play(2, "bump 3")
    table.roll(4)
    table.play(3, "bump 4")
    table.roll(1)
    table.draw("duck")
    assert (table.hand(2), table.hand(3)) == ("", "duck")
    table.draw("mug")
    assert (table.owes(), table.hand(2)) == ([2], "mug")


@rule("BR-2.3", "BR-4.5", "BR-6.5")
def test_the_card_may_be_the_very_shove_that_began_it() -> None:
    table = tumbling(seats=3, hands={2: "mug " * 10 + "chair " * 8, 3: "duck " * 8 + "shove " * 5})
    assert (table.deck, table.pile) == ("", "shove")
    table.roll(6, 1)
    assert table.odds() == {"shove": 1}
    table.draw("shove")
    assert table.hand(2).endswith("shove")
    assert (table.owes(), table.asked(2)) == ([2], "ask-play")


@rule("BR-6.5", "BR-7.1")
def test_a_fall_that_puts_out_earns_a_card_too() -> None:
    table = tumbling(hands={3: "mug duck"}, stamina={3: 1})
    table.roll(6)
    table.play(2, "bump 3")
    table.roll(1)
    assert table.stamina == [5, 5, 0, 5, 5]
    assert table.pile == "mug shove duck"
    table.draw("chair", "chair")
    assert (table.owes(), table.hand(2)) == ([2], "chair chair")
