"""SC-101 to SC-138: the races of the Alliance."""

import pytest

from fracas.contract import rule
from tests.azeroth.table import Table


def draenei(regions: dict[str, str], hand: int = 9, **more: str) -> Table:
    """Let Red attack Blue's Draenei."""
    return Table(regions, active={"red": "trolls", "blue": "draenei", **more}, hand={"red": hand})


@rule("SW-21.1", "SW-21.3")
def test_the_first_loss_of_the_draenei_is_saved() -> None:
    """SC-101."""
    table = draenei({"B1": "red 1", "A1": "blue 3", "A2": "blue 2", "B2": "blue 1"})
    tray = table.tray("draenei")
    table.play("red", "conquer A1")
    assert (table.hand("blue"), table.tray("draenei")) == (3, tray)
    table.play("red", "conquer A2")
    assert (table.hand("blue"), table.tray("draenei")) == (4, tray + 1)
    table.finish_turn("red")
    assert table.at("B2") == "blue 5"


@rule("SW-21.1")
def test_a_single_draenei_survives() -> None:
    """SC-102."""
    table = draenei({"A1": "red 1", "A2": "blue 1", "B2": "blue 1"})
    table.play("red", "conquer A2")
    assert table.hand("blue") == 1
    table.finish_turn("red")
    assert table.at("B2") == "blue 2"


@rule("SW-21.3")
def test_the_protection_is_fresh_in_every_turn() -> None:
    """SC-103."""
    table = Table(
        {"A1": "red 1", "A2": "blue 1", "B2": "blue 1", "C4": "blue 1", "B4": "green 8"},
        active={"red": "trolls", "blue": "draenei", "green": "orcs"},
        hand={"red": 6},
    )
    tray = table.tray("draenei")
    table.play("red", "conquer A2")
    table.play("red", "conquer B2")
    assert table.tray("draenei") == tray + 1
    table.finish_turn("red")
    table.play("blue", "expand")
    table.finish_turn("blue")
    assert table.at("C4") == "blue 2"
    table.play("green", "expand")
    table.play("green", "conquer C4")
    assert (table.hand("blue"), table.tray("draenei")) == (2, tray + 1)


@rule("SW-25.1", "SW-25.2")
def test_an_airborne_assault() -> None:
    """SC-109."""
    table = Table(
        {"A1": "red 1", "D3": "blue 2"},
        active={"red": "gnomes", "blue": "trolls"},
        hand={"red": 3},
    )
    table.play("red", "fly D3")
    assert table.odds() == {"0": 3, "1": 1, "2": 1, "3": 1}
    table.happen("roll-free-die 3")
    assert (table.at("D3"), table.hand("red")) == ("red 1", 2)
    assert table.why_not("red", "fly E2") == ("ability-used", "SW-25.1")


@rule("SW-25.4")
@pytest.mark.parametrize("pips", [2, 1])
def test_both_dice(pips: int) -> None:
    """SC-110."""
    table = Table(
        {"A1": "red 1", "B1": "red 1", "D3": "blue 2"},
        active={"red": "gnomes", "blue": "trolls"},
        hand={"red": 2},
    )
    table.play("red", "fly D3")
    table.happen("roll-free-die 0")
    assert table.asked("red") == "ask-assault"
    assert table.options("red") == ["roll", "withdraw"]
    table.play("red", "roll")
    table.happen(f"roll-die {pips}")
    if pips == 2:
        assert (table.at("D3"), table.hand("red")) == ("red 2", 0)
    else:
        assert (table.at("D3"), table.hand("red")) == ("blue 2", 2)
    assert table.asked("red") != "ask-conquest"


@rule("SW-16.1", "SW-25.1")
def test_gnomes_fly_neither_to_water_nor_to_watch_towers() -> None:
    """SC-111."""
    table = Table(
        {"A1": "red 1", "C4": "blue 1 tower"},
        active={"red": "gnomes", "blue": "defensive trolls"},
        hand={"red": 6},
    )
    assert table.why_not("red", "fly B3") == ("only-naga-swim", "SW-5.15")
    assert table.why_not("red", "fly C4") == ("watch-tower-there", "SW-16.1")


@rule("SW-27.1", "SW-27.2", "SW-27.4")
def test_objectives_wait_for_whoever_is_not_of_the_horde() -> None:
    """SC-118."""
    table = Table(
        {"A1": "red 1", "B1": "blue 3", "D1": "green 8"},
        active={"red": "humans", "blue": "trolls", "green": "kobolds"},
    )
    while table.asked("red") != "ask-objectives":
        table.play("red", "finish")
    table.play("red", "mark C1")
    table.play("red", "mark A4")
    table.finish_turn("red")
    assert (table.at("C1"), table.at("A4")) == ("objective", "objective")
    before = [table.coins(colour) for colour in ("red", "blue", "green")]
    table.play("blue", "expand")
    table.play("blue", "conquer C1")
    assert table.at("C1") == "blue 2 objective"
    assert [table.coins(colour) for colour in ("red", "blue", "green")] == before
    table.finish_turn("blue")
    table.play("green", "expand")
    before = [table.coins(colour) for colour in ("red", "blue", "green")]
    table.play("green", "conquer C1")
    assert "objective" not in table.at("C1")
    assert [table.coins(colour) for colour in ("red", "blue", "green")] == [
        before[0] + 2,
        before[1],
        before[2] + 2,
    ]
    assert table.at("A4") == "objective"


@rule("SW-27.3")
def test_humans_take_their_own_objective() -> None:
    """SC-119."""
    table = Table({"A1": "red 1", "A2": "objective"}, active={"red": "humans"}, hand={"red": 2})
    table.play("red", "conquer A2")
    assert table.coins("red") == 5 + 2
    assert table.at("A2") == "red 2"


@rule("SW-27.1")
def test_where_no_objective_may_lie() -> None:
    """SC-120."""
    table = Table(
        {"A1": "red 1", "A2": "blue declined 1"},
        active={"red": "humans", "blue": "trolls"},
        declined={"blue": "dwarves"},
    )
    while table.asked("red") != "ask-objectives":
        table.play("red", "finish")
    assert table.why_not("red", "mark A2") == ("alliance-holds-it", "SW-27.1")
    assert table.why_not("red", "mark A1") == ("alliance-holds-it", "SW-27.1")
    table.play("red", "mark B1")
    assert table.why_not("red", "mark B1") == ("objective-lies-there", "SW-27.1")


@rule("SW-30.1", "SW-30.2")
def test_night_elves_wall_their_forests() -> None:
    """SC-125."""
    table = Table(
        {"A1": "red 1", "A3": "blue 5"},
        active={"red": "night-elves", "blue": "orcs"},
        hand={"red": 3},
    )
    table.play("red", "conquer A2")
    assert (table.at("A2"), table.hand("red")) == ("red 1 wall", 2)
    table.play("red", "finish")
    table.play("red", "place-rest A1")
    table.finish_turn("red")
    table.play("blue", "expand")
    assert table.at("A2") == "red 1 wall"
    assert table.cost("A2") == 2 + 1 + 1


@rule("SW-11.2", "SW-30.3")
def test_an_abandoned_forest_loses_its_wall() -> None:
    """SC-126."""
    table = Table({"A2": "red 1 wall", "A1": "red 1"}, active={"red": "night-elves"}, phase="turn")
    table.play("red", "expand")
    table.play("red", "abandon A2")
    assert table.at("A2") == ""
    table.play("red", "conquer A2")
    assert table.at("A2") == "red 1 wall"


@rule("SW-35.1")
def test_the_human_form() -> None:
    """SC-136."""
    table = Table(
        {"A1": "red 5", "A2": "blue 2"},
        active={"red": "worgen", "blue": "orcs"},
        phase="turn",
    )
    table.play("red", "expand")
    assert table.asked("red") == "ask-form"
    assert table.coins("red") == 5
    table.play("red", "choose-form human")
    assert table.coins("red") == 7
    assert table.cost("A2") == 2 + 2


@rule("SW-35.1")
def test_the_worgen_form() -> None:
    """SC-137."""
    table = Table(
        {"A1": "red 5", "A2": "blue 2"},
        active={"red": "worgen", "blue": "orcs"},
        phase="turn",
    )
    table.play("red", "expand")
    table.play("red", "choose-form worgen")
    assert table.coins("red") == 4
    assert table.cost("A2") == 2 + 2 - 1
    table.play("red", "conquer A2")
    assert table.at("A2") == "red 3"


@rule("SW-35.2", "SW-35.3")
def test_worgen_without_coins() -> None:
    """SC-138."""
    table = Table({"A1": "red 5"}, active={"red": "worgen"}, coins={"red": 0}, phase="turn")
    table.play("red", "expand")
    assert table.why_not("red", "choose-form worgen") == ("no-coin-for-the-form", "SW-35.2")
    table.play("red", "choose-form human")
    assert table.coins("red") == 2
    assert table.cost("A2") == 2


@rule("SW-35.3", "SW-Q.15")
@pytest.mark.parametrize("coins", [0, 5])
def test_worgen_that_decline_choose_no_form(coins: int) -> None:
    """SC-138."""
    table = Table({"A1": "red 5"}, active={"red": "worgen"}, coins={"red": coins}, phase="turn")
    table.play("red", "decline")
    assert table.coins("red") == coins + 1
    assert table.scored() == {"declined": 1}
    assert not any(line.startswith("chose-form") for line in table.log())
