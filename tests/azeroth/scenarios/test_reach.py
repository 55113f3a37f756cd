"""SC-010 to SC-019: the first conquest, and how far a race reaches."""

import pytest

from fracas.contract import rule
from tests.azeroth.table import NAMES, Table


def targets(table: Table, colour: str = "red") -> list[str]:
    """Name the regions that a colour may conquer in the plain way."""
    return [name for name in NAMES if table.may(colour, f"conquer {name}")]


@rule("SW-5.4", "SW-5.8")
def test_the_first_conquest_costs_three() -> None:
    """SC-010."""
    table = Table(active={"red": "farmer orcs"}, hand={"red": 10})
    assert table.cost("A1") == 3
    table.play("red", "conquer A1")
    assert table.at("A1") == "red 3"
    assert table.hand("red") == 7


@rule("SW-5.4")
@pytest.mark.parametrize("region", ["A2", "B2", "D2"])
def test_the_first_conquest_must_be_an_entry_region(region: str) -> None:
    """SC-011."""
    table = Table(active={"red": "farmer orcs"}, hand={"red": 10})
    assert table.why_not("red", f"conquer {region}") == ("not-an-entry", "SW-5.4")
    assert targets(table) == ["A1", "A3", "C4", "D1", "E3"]


@rule("SW-5.9", "SW-58.1")
def test_sailors_pay_nothing_for_the_first_journey() -> None:
    """SC-012."""
    table = Table(active={"red": "sailing orcs"}, hand={"red": 11})
    table.play("red", "conquer A1")
    assert table.at("A1") == "red 2"
    assert table.hand("red") == 9


@rule("SW-5.8")
@pytest.mark.parametrize(("race", "cost"), [("orcs", 2 + 2 + 1), ("trolls", 2 + 2 + 1 - 1)])
def test_an_entry_region_can_be_occupied(race: str, cost: int) -> None:
    """SC-013."""
    table = Table({"A3": "blue 2"}, active={"red": race, "blue": "humans"}, hand={"red": 6})
    assert table.cost("A3") == cost
    table.play("red", "conquer A3")
    assert table.at("A3") == f"red {cost}"
    assert table.hand("red") == 6 - cost


@rule("SW-0.8", "SW-5.8", "SW-5.9")
def test_a_neighbouring_entry_region_needs_no_journey() -> None:
    """SC-014."""
    table = Table({"A2": "red 2"}, active={"red": "orcs"}, hand={"red": 4})
    table.play("red", "conquer A3")
    assert table.at("A3") == "red 2"
    assert table.hand("red") == 2


@rule("SW-5.3", "SW-5.8")
def test_an_entry_region_of_another_island() -> None:
    """SC-015."""
    table = Table({"A2": "red 2"}, active={"red": "orcs"}, hand={"red": 4})
    assert table.why_not("red", "conquer D3") == ("out-of-reach", "SW-5.3")
    table.play("red", "conquer E3")
    assert table.at("E3") == "red 3"
    assert table.hand("red") == 1
    assert table.cost("D3") == 2
    assert table.why_not("red", "conquer D3") == ("not-enough-tokens", "SW-5.12")
    assert table.may("red", "attempt D3")


@rule("SW-5.6")
def test_a_race_in_decline_gives_no_reach() -> None:
    """SC-016."""
    table = Table(
        {"B2": "red declined 1"},
        active={"red": "dwarves"},
        declined={"red": "trolls"},
        hand={"red": 9},
    )
    assert table.why_not("red", "conquer A2") == ("not-an-entry", "SW-5.4")
    assert table.cost("A1") == 2 + 1
    table.play("red", "conquer A1")
    assert table.at("A1") == "red 3"


@rule("SW-5.6", "SW-5.8")
def test_a_race_in_decline_saves_no_journey() -> None:
    """SC-016."""
    table = Table(
        {"A2": "red declined 1", "C4": "red 1"},
        active={"red": "dwarves"},
        declined={"red": "trolls"},
        hand={"red": 9},
    )
    assert table.cost("A1") == 2 + 1


@rule("SW-5.5", "SW-6.8")
def test_a_race_that_lost_everything_comes_back_by_the_entries() -> None:
    """SC-017."""
    table = Table(active={"red": "trolls"}, hand={"red": 4}, phase="turn")
    table.play("red", "expand")
    assert targets(table) == ["A1", "A3", "C4", "D1", "E3"]
    table.play("red", "conquer C4")
    assert table.at("C4") == "red 3"
    assert table.hand("red") == 1


@rule("SW-11.4")
def test_after_abandoning_everything_the_entries_are_left() -> None:
    """SC-018."""
    table = Table({"A2": "red 3"}, active={"red": "orcs"}, phase="turn")
    table.play("red", "expand")
    table.play("red", "abandon A2")
    assert (table.at("A2"), table.hand("red")) == ("", 3)
    assert table.cost("A1") == 2 + 1
    assert table.may("red", "conquer A1")
    assert table.why_not("red", "conquer B2") == ("not-an-entry", "SW-5.4")


@rule("SW-0.1")
def test_a_common_corner_is_no_border() -> None:
    """SC-019."""
    table = Table({"A1": "red 1"}, active={"red": "orcs"}, hand={"red": 5})
    assert table.why_not("red", "conquer B2") == ("out-of-reach", "SW-5.3")
    assert targets(table) == ["A2", "A3", "B1", "C4", "D1", "E3"]
