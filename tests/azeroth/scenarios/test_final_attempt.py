"""SC-040 to SC-047: the final attempt and the die."""

import pytest

from fracas.contract import rule
from tests.azeroth.table import Table


def two_short() -> Table:
    """Let Red, with two tokens in hand, be two short of what A2 costs."""
    return Table(
        {"A1": "red 1", "A2": "blue 2", "A4": "blue 1"},
        active={"red": "orcs", "blue": "trolls"},
        hand={"red": 2},
    )


@rule("SW-7.1", "SW-7.2")
@pytest.mark.parametrize("pips", [2, 3])
def test_an_attempt_succeeds(pips: int) -> None:
    """SC-040."""
    table = two_short()
    assert table.cost("A2") == 2 + 2
    table.play("red", "attempt A2")
    tray = table.tray("trolls")
    table.happen(f"roll-die {pips}")
    assert (table.at("A2"), table.hand("red")) == ("red 2", 0)
    assert (table.hand("blue"), table.tray("trolls")) == (1, tray + 1)


@rule("SW-7.1", "SW-7.3")
@pytest.mark.parametrize("pips", [0, 1])
def test_an_attempt_fails(pips: int) -> None:
    """SC-040."""
    table = two_short()
    table.play("red", "attempt A2")
    table.happen(f"roll-die {pips}")
    assert (table.at("A2"), table.hand("blue")) == ("blue 2", 0)
    table.finish_turn()
    assert (table.at("A1"), table.hand("red")) == ("red 3", 0)


@rule("SW-7.5")
def test_nobody_rolls_for_what_is_four_tokens_too_far() -> None:
    """SC-041."""
    position = {"A1": "red 1", "A2": "blue 3"}
    races = {"red": "orcs", "blue": "trolls"}
    table = Table(position, active=races, hand={"red": 1})
    assert table.cost("A2") == 5
    assert table.why_not("red", "attempt A2") == ("too-many-short", "SW-7.5")
    table = Table(position, active=races, hand={"red": 2})
    assert table.may("red", "attempt A2")


@rule("SW-7.5")
def test_nobody_rolls_for_what_he_can_afford() -> None:
    """SC-042."""
    table = Table({"A1": "red 1"}, active={"red": "orcs"}, hand={"red": 3})
    assert table.cost("A2") == 2
    assert table.why_not("red", "attempt A2") == ("affordable-without-die", "SW-7.5")
    assert table.may("red", "conquer A2")


@rule("SW-7.2", "SW-7.4")
def test_all_tokens_go_in_and_the_conquests_are_over() -> None:
    """SC-043."""
    table = Table(
        {"A1": "red 1", "A2": "blue 1"}, active={"red": "orcs", "blue": "trolls"}, hand={"red": 2}
    )
    assert table.cost("A2") == 3
    table.play("red", "attempt A2")
    table.happen("roll-die 3")
    assert (table.at("A2"), table.hand("red")) == ("red 2", 0)
    assert not any(option.startswith("conquer") for option in table.options("red"))
    assert table.asked("red") != "ask-conquest"


@rule("SW-6.8", "SW-7.3")
def test_the_first_conquest_can_fail() -> None:
    """SC-044."""
    table = Table(active={"red": "orcs"}, hand={"red": 2})
    assert table.cost("A1") == 3
    table.play("red", "attempt A1")
    table.happen("roll-die 0")
    table.finish_turn("red")
    assert (table.at("A1"), table.hand("red")) == ("", 2)
    assert table.coins("red") == 5


@rule("SW-5.11", "SW-7.1")
def test_reductions_come_before_the_die() -> None:
    """SC-045."""
    table = Table(
        {"C1": "red 1", "C2": "blue 1"},
        active={"red": "blacksmith orcs", "blue": "humans"},
        hand={"red": 1},
    )
    assert table.cost("C2") == 2 + 1 + 1 - 1
    table.play("red", "attempt C2")
    table.happen("roll-die 2")
    assert (table.at("C2"), table.hand("red")) == ("red 1", 0)


@rule("SW-7.5")
def test_without_a_token_there_is_no_roll() -> None:
    """SC-046."""
    table = Table(
        {"A1": "red 1"}, active={"red": "championing orcs"}, hand={"red": 0}, champion="hand"
    )
    for region in ("A2", "B1", "A3"):
        assert table.why_not("red", f"attempt {region}") == ("no-token-for-die", "SW-7.5")


@rule("SW-7.4")
def test_there_is_one_attempt() -> None:
    """SC-047."""
    table = two_short()
    table.play("red", "attempt A2")
    table.happen("roll-die 0")
    assert not any(option.startswith("attempt") for option in table.options("red"))
    assert not table.may("red", "attempt A2")
    assert not table.may("red", "conquer B1")
