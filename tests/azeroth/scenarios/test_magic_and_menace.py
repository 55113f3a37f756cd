"""SC-158 to SC-166: Intimidating, Marshdweller and Portal Mage."""

import pytest

from fracas.contract import rule
from fracas.games.azeroth.state import WALL
from tests.azeroth.table import Table


@rule("SW-52.2", "SW-52.6", "SW-52.7")
def test_a_region_is_frightened_empty() -> None:
    """SC-158."""
    table = Table(
        {"A1": "red 1", "B1": "blue 2", "C4": "blue 1"},
        active={"red": "intimidating dwarves", "blue": "orcs"},
        hand={"red": 3},
    )
    table.play("red", "intimidate B1 + drive race-token>C4")
    table.play("red", "intimidate B1 + drive race-token>C4")
    assert (table.at("B1"), table.at("C4")) == ("", "blue 3")
    assert table.cost("B1") == 2
    table.play("red", "conquer B1")
    table.finish_turn("red")
    assert table.scored() == {"regions": 2}


@rule("SW-52.2", "SW-52.3")
def test_who_has_nowhere_to_go_is_discarded() -> None:
    """SC-159."""
    table = Table(
        {"A1": "red 1", "B1": "murloc", "A2": "blue declined 1"},
        active={"red": "intimidating dwarves"},
        declined={"blue": "orcs"},
        hand={"red": 1},
    )
    table.play("red", "intimidate B1")
    assert table.at("B1") == ""
    table.play("red", "intimidate A2")
    assert table.at("A2") == ""
    assert table.tray("orcs") == 11
    assert "vanished orcs" in table.log()
    assert table.race("blue", declined=True) == ""


@rule("SW-52.4")
@pytest.mark.parametrize("order", [("wisp-wall", "fort"), ("fort", "wisp-wall")])
def test_wall_and_fort_fall_first(order: tuple[str, str]) -> None:
    """SC-160."""
    table = Table(
        {"A1": "red 1", "A2": "blue 2 fort wall", "C4": "blue 1"},
        active={"red": "intimidating dwarves", "blue": "garrisoned night-elves"},
        hand={"red": 1},
    )
    assert table.why_not("red", "intimidate A2 + drive race-token>C4") == (
        "wall-and-fort-first",
        "SW-52.4",
    )
    table.play("red", f"intimidate A2 + pull-down {order[0]}")
    left = "wall" if order[1] == "wisp-wall" else "fort"
    assert table.at("A2") == f"blue 2 {left}"
    assert bool(table.state.built(WALL)) == (left == "wall")
    table.play("red", "intimidate A2")
    assert table.at("A2") == "blue 2"
    table.play("red", "intimidate A2 + drive race-token>C4")
    assert (table.at("A2"), table.at("C4")) == ("blue 1", "blue 2")


@rule("SW-52.5", "SW-Q.17")
def test_nobody_is_frightened_after_the_last_conquest() -> None:
    """SC-161."""
    regions = {"A1": "red 1", "A2": "blue 2", "C4": "blue 1"}
    races = {"red": "intimidating dwarves", "blue": "orcs"}
    table = Table({**regions, "B1": "red 2"}, active=races)
    assert table.asked("red") == "ask-conquest"
    assert table.why_not("red", "intimidate A2") == ("before-last-conquest", "SW-52.5")
    table = Table({**regions, "B1": "red 2"}, active=races, hand={"red": 2})
    assert table.may("red", "intimidate A2")
    table.play("red", "attempt A2")
    table.happen("roll-die 0")
    assert (table.asked("red"), table.hand("red")) == ("ask-redeployment", 2)
    assert not table.may("red", "intimidate A2")


@rule("SW-16.4", "SW-53.1")
def test_the_toll_of_the_marsh() -> None:
    """SC-162."""
    regions = {"C4": "red 1", "C3": "blue 2", "B2": "blue 1", "B1": "red 1", "A1": "red 1"}
    races = {"red": "naga", "blue": "marshdweller orcs"}
    table = Table(regions, active=races, hand={"red": 4}, coins={"red": 0})
    assert table.why_not("red", "conquer C3") == ("cannot-pay-toll", "SW-16.4")
    assert table.may("red", "conquer B2")
    table = Table(regions, active=races, hand={"red": 4}, coins={"red": 1})
    assert table.cost("C3") == 2 + 2
    table.play("red", "conquer C3")
    assert table.at("C3") == "red 4"
    assert (table.coins("red"), table.coins("blue")) == (0, 6)
    table = Table(regions, active=races, hand={"red": 4})
    table.play("red", "conquer B2")
    assert (table.coins("red"), table.coins("blue")) == (5, 5)


@rule("SW-56.2", "SW-56.4", "SW-56.6")
def test_two_magic_regions_are_exchanged() -> None:
    """SC-163."""
    table = Table(
        {"B4": "red 2", "D3": "blue 3 fort"},
        active={"red": "portal-mage gnomes", "blue": "garrisoned orcs"},
        hand={"red": 4},
    )
    tray = table.tray("orcs")
    table.play("red", "exchange B4 + exchange-with D3")
    assert (table.at("B4"), table.at("D3")) == ("blue 3 fort", "red 2")
    assert (table.hand("blue"), table.tray("orcs")) == (0, tray)
    assert table.score_now() == {"regions": 1}
    assert (table.cost("D2"), table.cost("E3")) == (3, 2)
    assert table.may("red", "conquer D2") and table.may("red", "conquer E3")
    assert table.why_not("red", "conquer A4") == ("out-of-reach", "SW-5.3")


@rule("SW-15.1", "SW-56.3", "SW-Q.18")
def test_a_portal_reveals_a_marker() -> None:
    """SC-164."""
    table = Table(
        {"B4": "red 2", "C3": "marker"}, active={"red": "portal-mage gnomes"}, hand={"red": 1}
    )
    table.play("red", "exchange B4 + exchange-with C3")
    assert table.chance() == "marker"
    table.happen("marker dark-portal")
    assert (table.at("B4"), table.at("C3")) == ("", "red 2 dark-portal")


@rule("SW-56.2")
def test_places_stay_and_artifacts_travel() -> None:
    """SC-165."""
    table = Table(
        {"B4": "red 2 dark-portal", "D3": "blue 3 doomhammer"},
        active={"red": "portal-mage gnomes", "blue": "orcs"},
        hand={"red": 1},
    )
    table.play("red", "exchange B4 + exchange-with D3")
    assert table.at("B4") == "blue 3 doomhammer dark-portal"
    assert table.at("D3") == "red 2"


@rule("SW-56.1")
def test_two_exchanges_are_all() -> None:
    """SC-166."""
    table = Table(
        {"B4": "red 2", "D3": "blue 3"},
        active={"red": "portal-mage gnomes", "blue": "orcs"},
        hand={"red": 1},
    )
    table.play("red", "exchange B4 + exchange-with D3")
    table.play("red", "exchange C3 + exchange-with D3")
    assert table.at("C3") == "red 2"
    assert table.why_not("red", "exchange B4") == ("ability-used", "SW-56.1")
