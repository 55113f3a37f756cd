"""SC-100 to SC-135: the races of the Horde."""

import pytest

from fracas.contract import rule
from tests.azeroth.table import Table


@rule("SW-20.1")
def test_blood_elves_love_magic() -> None:
    """SC-100."""
    table = Table(
        {"B4": "red 1", "C3": "red 1", "D3": "red 1", "A1": "red 1"},
        active={"red": "blood-elves"},
    )
    table.finish_turn()
    assert table.scored() == {"regions": 4, "race": 3}
    assert table.coins("red") == 5 + 7


@rule("SW-14.3", "SW-24.1", "SW-24.4", "SW-Q.08")
def test_the_forsaken_recruit_the_dead() -> None:
    """SC-107."""
    table = Table(
        {
            "A1": "red 1",
            "A2": "blue 1",
            "B2": "blue 1",
            "C1": "green declined 1",
            "B1": "murloc",
            "E3": "blue 1",
        },
        active={"red": "forsaken", "blue": "humans"},
        declined={"green": "dwarves"},
        hand={"red": 13},
    )
    for region in ("A2", "B2", "B1", "C1"):
        assert not table.may("red", "recruit 1")
        table.play("red", f"conquer {region}")
    assert table.hand("red") == 1
    table.play("red", "finish")
    assert table.asked("red") == "ask-recruits"
    assert table.options("red") == [f"recruit {number}" for number in range(5)]
    assert table.why_not("red", "recruit 5") == ("too-many-recruits", "SW-24.1")
    table.play("red", "recruit 3")
    assert (table.coins("red"), table.hand("red")) == (2, 4)
    assert table.asked("red") == "ask-redeployment"
    table.play("red", "place-rest A1")
    table.finish_turn("red")
    assert table.at("A1") == "red 5"


@rule("SW-1.1")
def test_there_are_twenty_forsaken() -> None:
    """SC-108."""
    table = Table(
        {"A1": "red 5", "E3": "red 4", "A2": "blue 1", "B2": "blue 1", "B1": "murloc"},
        active={"red": "forsaken", "blue": "humans"},
        hand={"red": 10},
    )
    assert table.tray("forsaken") == 1
    for region in ("A2", "B2", "B1"):
        table.play("red", f"conquer {region}")
    table.play("red", "finish")
    assert table.options("red") == ["recruit 0", "recruit 1"]
    assert table.why_not("red", "recruit 2") == ("too-many-recruits", "SW-24.1")


@rule("SW-26.2", "SW-Q.12")
def test_where_bombs_may_go() -> None:
    """SC-112."""
    table = Table(
        {"A1": "red 1", "A2": "blue 2", "B1": "green declined 1", "C4": "blue 1"},
        active={"red": "goblins", "blue": "humans"},
        declined={"green": "trolls"},
    )
    while table.asked("red") != "ask-planting":
        table.play("red", "finish")
    assert table.options("red") == ["finish", "plant A2"]
    assert table.why_not("red", "plant B1") == ("not-an-active-opponent", "SW-26.2")
    assert table.why_not("red", "plant C4") == ("not-adjacent", "SW-26.2")
    table.play("red", "plant A2")
    assert table.at("A2") == "blue 2 bomb"


@rule("SW-26.2")
def test_one_bomb_lies_in_a_region() -> None:
    """SC-112."""
    table = Table(
        {"A1": "red 1", "A2": "blue 2", "B1": "blue 2"},
        active={"red": "goblins", "blue": "humans"},
    )
    while table.asked("red") != "ask-planting":
        table.play("red", "finish")
    table.play("red", "plant A2")
    assert table.why_not("red", "plant A2") == ("bomb-lies-there", "SW-26.2")
    assert table.options("red") == ["finish", "plant B1"]


def bomb(regions: dict[str, str], **more: str) -> Table:
    """Let Red's Goblins begin their turn, with a Bomb in Blue's region."""
    return Table(regions, active={"red": "goblins", "blue": "humans", **more}, phase="turn")


@rule("SW-26.4", "SW-26.6", "SW-26.7")
def test_a_live_bomb() -> None:
    """SC-113."""
    table = bomb({"A2": "blue 3 fort bomb", "C4": "blue 1", "A1": "red 3"})
    tray = table.tray("humans")
    table.happen("turn-bomb live")
    assert table.at("A2") == ""
    assert (table.hand("blue"), table.tray("humans")) == (2, tray + 1)
    table.play("red", "expand")
    assert table.cost("A2") == 2
    table.play("red", "conquer A2")
    table.finish_turn("red")
    assert table.at("C4") == "blue 3"
    assert table.scored() == {"regions": 2, "faction": 1}


@rule("SW-26.5")
def test_a_dud() -> None:
    """SC-114."""
    table = bomb({"A2": "blue 3 fort bomb", "C4": "blue 1", "A1": "red 3"})
    stack = table.state.bomb_stack
    table.happen("turn-bomb dud")
    assert table.at("A2") == "blue 3 fort"
    assert table.hand("blue") == 0
    assert table.state.bomb_stack == stack
    assert (table.state.live_bombs, table.state.duds) == (6, 5)


@rule("SW-26.3")
def test_a_bomb_in_an_empty_region_comes_back() -> None:
    """SC-115."""
    table = bomb({"A2": "bomb", "C4": "blue 1", "A1": "red 3"})
    assert table.chance() == ""
    assert table.at("A2") == ""
    assert table.state.bomb_stack == 12
    assert (table.state.live_bombs, table.state.duds) == (6, 6)
    assert table.asked("red") == "ask-turn"


@rule("SW-26.3")
def test_a_bomb_under_a_race_that_declined() -> None:
    """SC-116."""
    table = Table(
        {"A2": "blue declined 1 bomb", "A4": "blue declined 1", "A1": "red 3"},
        active={"red": "goblins"},
        declined={"blue": "humans"},
        phase="turn",
    )
    tray = table.tray("humans")
    table.happen("turn-bomb live")
    assert table.at("A2") == ""
    assert table.tray("humans") == tray + 1
    assert table.hand("blue") == 0


@rule("SW-12.10", "SW-26.8")
def test_goblins_that_decline_set_off_their_bombs() -> None:
    """SC-117."""
    table = bomb({"A2": "blue 2 bomb", "C4": "blue 1", "B4": "blue 1", "A1": "red 3"})
    tray = table.tray("humans")
    table.happen("turn-bomb live")
    assert (table.hand("blue"), table.tray("humans")) == (1, tray + 1)
    table.play("red", "decline")
    assert (table.owing(), table.asked("blue")) == (["blue"], "ask-retreat")
    assert table.coins("red") == 5 + 1
    table.play("blue", "place race-token>C4")
    assert table.at("C4") == "blue 2"
    assert table.scored() == {"declined": 1}
    assert table.state.bomb_stack == 0


@rule("SW-31.1", "SW-31.2")
def test_orcs_are_paid_for_each_region() -> None:
    """SC-127."""
    table = Table(
        {"A1": "red 1", "A2": "blue 1", "B1": "blue 1", "B2": "blue declined 1"},
        active={"red": "orcs", "blue": "humans"},
        declined={"blue": "dwarves"},
        hand={"red": 9},
    )
    for region in ("A2", "B1", "B2"):
        table.play("red", f"conquer {region}")
    table.finish_turn("red")
    assert table.scored() == {"regions": 4, "race": 3, "faction": 2}


@rule("SW-33.1", "SW-43.1")
def test_tauren_need_two_tokens() -> None:
    """SC-132."""
    table = Table({"A1": "red 2"}, active={"red": "blacksmith tauren"}, hand={"red": 2})
    assert table.cost("A2") == 2
    table.play("red", "conquer A2")
    assert (table.at("A2"), table.hand("red")) == ("red 2", 0)
    table = Table(
        {"A1": "red 2", "B1": "red 2"}, active={"red": "blacksmith tauren"}, hand={"red": 1}
    )
    assert not table.may("red", "conquer A2")
    assert not table.may("red", "attempt A2")
    assert not any(option.split()[0] in ("conquer", "attempt") for option in table.options("red"))


@rule("SW-33.2")
def test_ready_leaves_two_tauren() -> None:
    """SC-133."""
    table = Table({"A1": "red 5", "A2": "red 2"}, active={"red": "tauren"}, phase="turn")
    table.play("red", "expand")
    assert table.hand("red") == 3
    assert (table.at("A1"), table.at("A2")) == ("red 2", "red 2")


@rule("SW-33.5")
def test_a_lonely_tauren_moves_away() -> None:
    """SC-134."""
    table = Table(
        {"A1": "red 1", "A2": "blue 2", "C4": "blue 2"},
        active={"red": "intimidating orcs", "blue": "tauren"},
        hand={"red": 2},
    )
    table.play("red", "intimidate A2 + drive race-token>C4")
    assert (table.at("A2"), table.at("C4")) == ("", "blue 4")
    assert table.hand("blue") == 0


@rule("SW-33.5")
def test_the_lonely_taurens_player_says_where_it_goes() -> None:
    """SC-134."""
    table = Table(
        {"A1": "red 1", "A2": "blue 2", "C4": "blue 2", "D1": "blue 2"},
        active={"red": "intimidating orcs", "blue": "tauren"},
        hand={"red": 2},
    )
    table.play("red", "intimidate A2 + drive race-token>C4")
    assert (table.owing(), table.asked("blue")) == (["blue"], "ask-lone-token")
    table.play("blue", "place race-token>D1")
    assert [table.at(name) for name in ("A2", "C4", "D1")] == ["", "blue 3", "blue 3"]
    assert (table.owing(), table.asked("red")) == (["red"], "ask-conquest")


@rule("SW-34.1")
@pytest.mark.parametrize(
    ("region", "contents", "cost"),
    [
        ("A2", "", 2),
        ("A2", "blue 2", 2 + 2 - 1),
        ("B1", "murloc", 2 + 1 - 1),
        ("A2", "karazhan", 2),
    ],
)
def test_trolls_fight_cheaper(region: str, contents: str, cost: int) -> None:
    """SC-135."""
    regions = {"A1": "red 1"}
    if contents:
        regions[region] = contents
    table = Table(regions, active={"red": "trolls", "blue": "orcs"}, hand={"red": 5})
    assert table.cost(region) == cost
    table.play("red", f"conquer {region}")
    assert table.at(region).startswith(f"red {cost}")
