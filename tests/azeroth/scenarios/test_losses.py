"""SC-030 to SC-037: what defenders lose, and where they go."""

from fracas.contract import rule
from tests.azeroth.table import Table


@rule("SW-6.1", "SW-8.4")
def test_of_three_defenders_one_is_lost() -> None:
    """SC-030."""
    table = Table(
        {"A2": "red 1", "B2": "blue 3", "C2": "blue 1"},
        active={"red": "humans", "blue": "orcs"},
        hand={"red": 6},
    )
    assert table.cost("B2") == 2 + 3
    tray = table.tray("orcs")
    table.play("red", "conquer B2")
    assert (table.hand("blue"), table.tray("orcs")) == (2, tray + 1)
    assert table.at("C2") == "blue 1"
    table.finish_turn()
    assert (table.at("C2"), table.hand("blue")) == ("blue 3", 0)
    assert "placed blue C2 2" in table.log()


@rule("SW-6.2")
def test_a_single_defender_is_lost() -> None:
    """SC-031."""
    table = Table(
        {"B1": "red 1", "C1": "blue 1", "C2": "blue 1"},
        active={"red": "humans", "blue": "orcs"},
        hand={"red": 6},
    )
    tray = table.tray("orcs")
    table.play("red", "conquer C1")
    assert (table.hand("blue"), table.tray("orcs")) == (0, tray + 1)
    table.finish_turn()
    assert table.at("C2") == "blue 1"


@rule("SW-6.1")
def test_each_lost_region_costs_one_token() -> None:
    """SC-032."""
    table = Table(
        {"A1": "red 1", "A2": "blue 2", "B2": "blue 3", "C4": "blue 1"},
        active={"red": "orcs", "blue": "gnomes"},
        hand={"red": 10},
    )
    tray = table.tray("gnomes")
    table.play("red", "conquer A2")
    assert table.hand("blue") == 1
    table.play("red", "conquer B2")
    assert (table.hand("blue"), table.tray("gnomes")) == (3, tray + 2)
    table.finish_turn()
    assert table.at("C4") == "blue 4"


@rule("SW-6.3", "SW-33.4")
def test_a_stack_in_decline_is_lost_whole() -> None:
    """SC-033."""
    table = Table(
        {"B1": "red 1", "C1": "blue declined 2", "A4": "blue declined 2"},
        active={"red": "humans"},
        declined={"blue": "tauren"},
        hand={"red": 6},
    )
    tray = table.tray("tauren")
    assert table.cost("C1") == 2 + 2
    table.play("red", "conquer C1")
    assert (table.hand("blue"), table.tray("tauren")) == (0, tray + 2)


@rule("SW-3.4", "SW-8.4")
def test_the_driven_out_come_back_in_the_order_of_the_seats() -> None:
    """SC-034."""
    table = Table(
        {
            "B2": "red 1",
            "B1": "green 3",
            "A1": "green 1",
            "D1": "green 1",
            "A2": "blue 3",
            "A3": "blue 1",
            "E3": "blue 1",
        },
        active={"red": "sailing trolls", "blue": "orcs", "green": "kobolds"},
        hand={"red": 9},
    )
    table.play("red", "conquer B1")
    table.play("red", "conquer A2")
    table.play("red", "finish")
    before = table.coins("red")
    table.play("red", "place race-token>B2")
    assert (table.owing(), table.asked("blue")) == (["blue"], "ask-retreat")
    assert table.coins("red") > before
    assert not table.may("green", "place-rest A1")
    assert table.state.turn_seat == 0
    table.play("blue", "place-rest A3")
    assert (table.owing(), table.asked("green")) == (["green"], "ask-retreat")
    assert table.at("A3") == "blue 3"
    assert table.state.turn_seat == 0
    table.play("green", "place-rest D1")
    assert table.at("D1") == "green 3"
    assert (table.owing(), table.asked("blue")) == (["blue"], "ask-turn")


@rule("SW-6.8")
def test_who_has_nowhere_to_go_keeps_his_tokens_in_hand() -> None:
    """SC-035."""
    table = Table(
        {"A1": "red 1", "A2": "blue 4"},
        active={"red": "humans", "blue": "orcs"},
        hand={"red": 7},
    )
    table.play("red", "conquer A2")
    table.finish_turn()
    assert table.hand("blue") == 3
    table.play("blue", "expand")
    assert table.hand("blue") == 3
    assert table.why_not("blue", "conquer B2") == ("not-an-entry", "SW-5.4")
    assert table.may("blue", "conquer A3")


@rule("SW-6.10")
def test_a_race_without_tokens_stays_its_players_race() -> None:
    """SC-036."""
    position: dict[str, str] = {"A1": "blue declined 1", "B2": "blue declined 1"}
    table = Table(
        position,
        active={"blue": "orcs"},
        declined={"blue": "trolls"},
        turn="blue",
        phase="turn",
    )
    assert table.options("blue") == ["expand", "decline"]
    before = table.coins("blue")
    table.play("blue", "expand")
    table.finish_turn("blue")
    assert table.coins("blue") == before + 2
    assert table.race("blue") != ""
    table = Table(
        position,
        active={"blue": "orcs"},
        declined={"blue": "trolls"},
        turn="blue",
        phase="turn",
    )
    table.play("blue", "decline")
    assert table.coins("blue") == before
    assert (table.at("A1"), table.at("B2")) == ("", "")
    assert table.tray("trolls") == 11


@rule("SW-5.2")
def test_nobody_attacks_himself() -> None:
    """SC-037."""
    table = Table({"A1": "red 1", "A2": "red 1"}, active={"red": "orcs"}, hand={"red": 5})
    assert table.why_not("red", "conquer A2") == ("your-own-region", "SW-5.2")
