"""SC-213 to SC-259: Bombs and Military Objectives where they meet other rules."""

from typing import Final

from fracas.contract import rule
from tests.azeroth.table import Table

WITH_GOBLINS: Final = (
    "farmer goblins",
    "ranger orcs",
    "mining trolls",
    "sailing naga",
    "fishing gnomes",
    "explorer humans",
)


@rule("SW-16.1", "SW-26.9")
def test_a_bomb_under_a_watch_tower() -> None:
    """SC-213."""
    table = Table(
        {"A1": "red 2", "E3": "blue 2 tower bomb", "D1": "blue 1"},
        active={"red": "goblins", "blue": "defensive humans"},
        phase="turn",
    )
    assert table.asked("red") == "ask-turn"
    assert table.at("E3") == "blue 2 tower"
    assert (table.hand("blue"), table.state.bomb_stack) == (0, 11)
    assert table.state.live_bombs + table.state.duds == 12
    assert (table.coins("red"), table.coins("blue")) == (5, 5)


@rule("SW-27.6")
def test_an_exchange_pays_no_objective() -> None:
    """SC-215."""
    table = Table(
        {"B4": "red 2", "D3": "objective", "A1": "blue 1"},
        active={"red": "portal-mage naga", "blue": "humans"},
        hand={"red": 1},
    )
    table.play("red", "exchange B4 + exchange-with D3")
    assert (table.at("B4"), table.at("D3")) == ("objective", "red 2")
    assert (table.coins("red"), table.coins("blue")) == (5, 5)


@rule("SW-17.3", "SW-26.1")
def test_goblins_bring_twelve_bombs() -> None:
    """SC-226."""
    table = Table(combos=WITH_GOBLINS, phase="turn")
    assert table.state.bomb_stack == 0
    table.play("red", "take 1")
    assert table.state.bomb_stack == 12
    assert (table.state.live_bombs, table.state.duds) == (6, 6)


@rule("SW-10.8", "SW-26.8")
def test_a_bomb_earns_nothing_in_a_declining_turn() -> None:
    """SC-233."""
    table = Table(
        {"A1": "red 1", "A2": "blue 2 bomb", "C4": "blue 1"},
        active={"red": "battle-master goblins", "blue": "humans"},
        phase="turn",
    )
    table.happen("turn-bomb live")
    assert table.at("A2") == ""
    table.play("red", "decline")
    table.finish_turn("red")
    assert table.scored() == {"declined": 1}
    assert table.coins("red") == 5 + 1


@rule("SW-27.4", "SW-80.25")
def test_orcs_get_nothing_for_an_objective() -> None:
    """SC-237."""
    table = Table(
        {"A2": "red 1", "B2": "green 1 objective", "D1": "blue 1"},
        active={"red": "orcs", "blue": "humans", "green": "naga"},
        hand={"red": 3},
    )
    table.play("red", "conquer B2")
    assert table.at("B2") == "red 3 objective"
    assert [table.coins(colour) for colour in ("red", "blue", "green")] == [5, 5, 5]
    table.finish_turn("red")
    assert table.scored() == {"regions": 2}


@rule("SW-26.8", "SW-26.10")
def test_the_bombs_of_vanished_goblins_go_to_the_box() -> None:
    """SC-248."""
    table = Table(active={"blue": "goblins"}, bombs=7, turn="blue", phase="turn")
    assert table.state.bomb_stack == 7
    table.play("blue", "decline")
    assert table.state.bomb_stack == 0
    assert "vanished goblins" in table.log()


@rule("SW-26.1", "SW-26.10", "SW-Q.27")
def test_new_goblins_bring_fresh_bombs() -> None:
    """SC-248."""
    table = Table(combos=WITH_GOBLINS, phase="turn")
    table.state.live_bombs = 3
    table.state.duds = 4
    table.play("red", "take 1")
    assert table.state.bomb_stack == 12
    assert (table.state.live_bombs, table.state.duds) == (6, 6)


@rule("SW-15.11", "SW-26.4")
def test_a_bombed_region_keeps_its_artifact() -> None:
    """SC-255."""
    table = Table(
        {"A1": "red 6", "A2": "blue 2 bomb frostmourne", "C4": "blue 1"},
        active={"red": "goblins", "blue": "humans"},
        phase="turn",
    )
    table.happen("turn-bomb live")
    assert table.at("A2") == "frostmourne"
    table.play("red", "expand")
    assert table.why_not("red", "conquer-with B1 frostmourne") == ("relic-not-yours", "SW-15.2")
    table.play("red", "conquer A2")
    table.play("red", "conquer-with B2 frostmourne")
    assert table.at("B2") == "red 1 frostmourne"


@rule("SW-27.7")
def test_an_objective_may_wait() -> None:
    """SC-256."""
    table = Table({"A1": "red 1"}, active={"red": "humans"})
    while table.asked("red") != "ask-objectives":
        table.play("red", "finish")
    table.play("red", "mark B4")
    table.play("red", "finish")
    assert table.at("B4") == "objective"
    table = Table({"A1": "red 1", "B4": "objective"}, active={"red": "humans"})
    while table.asked("red") != "ask-objectives":
        table.play("red", "finish")
    table.play("red", "mark A2")
    table.finish_turn("red")
    assert (table.at("A2"), table.at("B4")) == ("objective", "objective")


@rule("SW-27.6", "SW-56.2")
def test_an_objective_travels() -> None:
    """SC-256."""
    table = Table(
        {"D1": "red 1", "B4": "objective", "C3": "blue 2", "A1": "green 1"},
        active={"red": "humans", "blue": "dwarves", "green": "portal-mage orcs"},
        hand={"green": 1},
        turn="green",
    )
    table.play("green", "exchange B4 + exchange-with C3")
    assert (table.at("B4"), table.at("C3")) == ("blue 2", "objective")
    assert [table.coins(colour) for colour in ("red", "blue", "green")] == [5, 5, 5]


@rule("SW-5.16", "SW-27.2", "SW-70.6")
def test_an_objective_on_the_battleground() -> None:
    """SC-259."""
    table = Table(
        {"B3": "red 1", "C3": "green 1 objective marker", "A1": "blue 1"},
        active={"red": "naga", "blue": "humans", "green": "gnomes"},
        hand={"red": 3},
    )
    assert table.cost("C3") == 2 + 1
    table.play("red", "conquer C3")
    assert (table.coins("red"), table.coins("blue")) == (7, 7)
    table.happen("marker battleground")
    assert table.asked("red") == "ask-side"
    table.play("red", "fight-for horde")
    assert table.at("C3") == "red 3 battleground"
    assert (table.coins("red"), table.coins("blue")) == (7, 7)
    table.finish_turn("red")
    assert table.scored() == {"regions": 2, "faction": 1}
