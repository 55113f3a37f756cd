"""SC-020 to SC-029: what a conquest costs."""

import pytest

from fracas.contract import rule
from tests.azeroth.table import Table


@rule("SW-5.8", "SW-6.4", "SW-14.2")
def test_a_mountain_with_a_murloc() -> None:
    """SC-020."""
    table = Table({"A3": "red 1", "A4": "murloc"}, active={"red": "orcs"}, hand={"red": 5})
    assert table.cost("A4") == 2 + 1 + 1
    table.play("red", "conquer A4")
    assert table.at("A4") == "red 4"
    assert "faction" not in table.score_now()


@rule("SW-5.8", "SW-6.6", "SW-50.2")
def test_a_fort() -> None:
    """SC-021."""
    table = Table(
        {"C4": "red 1", "B4": "blue 2 fort", "A1": "blue 1"},
        active={"red": "orcs", "blue": "garrisoned humans"},
        hand={"red": 6},
    )
    assert table.cost("B4") == 2 + 2 + 1
    tray = table.tray("humans")
    table.play("red", "conquer B4")
    assert table.at("B4") == "red 5"
    assert (table.hand("blue"), table.tray("humans")) == (1, tray + 1)


@rule("SW-5.8", "SW-6.6", "SW-30.3")
def test_a_wisp_wall() -> None:
    """SC-022."""
    table = Table(
        {"A1": "red 1", "A2": "blue 1 wall"},
        active={"red": "orcs", "blue": "night-elves"},
        hand={"red": 5},
    )
    assert table.cost("A2") == 2 + 1 + 1
    table.play("red", "conquer A2")
    assert table.at("A2") == "red 4"


@rule("SW-5.11", "SW-22.1", "SW-43.1")
def test_reductions_add_up_and_end_at_one() -> None:
    """SC-023."""
    table = Table({"C1": "red 1"}, active={"red": "blacksmith dwarves"}, hand={"red": 3})
    assert table.cost("C2") == 1
    table.play("red", "conquer C2")
    assert table.at("C2") == "red 1"
    assert table.hand("red") == 2


@rule("SW-22.1")
def test_dwarves_climb_a_defended_mountain() -> None:
    """SC-024."""
    table = Table(
        {"C1": "red 1", "C2": "blue 2"},
        active={"red": "dwarves", "blue": "trolls"},
        hand={"red": 3},
    )
    assert table.cost("C2") == 2 + 1 + 2 - 2
    table.play("red", "conquer C2")
    assert table.at("C2") == "red 3"


@rule("SW-5.7", "SW-6.3", "SW-6.9")
def test_the_own_race_in_decline_can_be_driven_out() -> None:
    """SC-025."""
    table = Table(
        {"B2": "red declined 1", "A2": "red 1"},
        active={"red": "humans"},
        declined={"red": "orcs"},
        hand={"red": 4},
    )
    assert table.cost("B2") == 2 + 1
    table.play("red", "conquer B2")
    assert table.at("B2") == "red 3"
    assert table.tray("orcs") == 11
    assert table.race("red", declined=True) == ""
    assert "vanished orcs" in table.log()


@rule("SW-5.8", "SW-42.3", "SW-44.1")
@pytest.mark.parametrize(("region", "cost"), [("A2", 2 + 1 + 1), ("C1", 2 + 2 + 1)])
def test_beasts_and_the_champion_defend(region: str, cost: int) -> None:
    """SC-026."""
    table = Table(
        {"B1": "red 1", "A1": "red 1", "A2": "blue 1 beast", "C1": "green 2 champion"},
        active={
            "red": "orcs",
            "blue": "beast-master kobolds",
            "green": "championing humans",
        },
        hand={"red": 5},
    )
    assert table.cost(region) == cost
    table.play("red", f"conquer {region}")
    assert table.at(region) == f"red {cost}"


@rule("SW-5.11", "SW-34.1", "SW-43.1")
def test_blacksmith_trolls_and_a_murloc() -> None:
    """SC-027."""
    table = Table(
        {"A1": "red 1", "B1": "murloc"}, active={"red": "blacksmith trolls"}, hand={"red": 3}
    )
    assert table.cost("B1") == 2 + 1 - 1 - 1
    table.play("red", "conquer B1")
    assert (table.at("B1"), table.hand("red")) == ("red 1", 2)


@rule("SW-5.12")
def test_exactly_the_cost_is_placed_and_stays() -> None:
    """SC-028."""
    table = Table({"A1": "red 1"}, active={"red": "orcs"}, hand={"red": 5})
    table.play("red", "conquer A2")
    assert (table.at("A2"), table.hand("red")) == ("red 2", 3)
    table.play("red", "conquer B2")
    assert (table.at("A2"), table.at("B2"), table.hand("red")) == ("red 2", "red 2", 1)
    assert table.why_not("red", "conquer A3") == ("not-enough-tokens", "SW-5.12")
    assert not table.may("red", "gather race-token A2")


@rule("SW-5.2", "SW-5.15")
def test_only_naga_conquer_water() -> None:
    """SC-029."""
    table = Table({"B2": "red 1"}, active={"red": "orcs"}, hand={"red": 6})
    assert table.why_not("red", "conquer B3") == ("only-naga-swim", "SW-5.15")
