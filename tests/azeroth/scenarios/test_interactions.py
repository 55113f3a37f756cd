"""SW-80: where peoples, powers and relics meet."""

import pytest

from fracas.contract import rule
from fracas.games.azeroth.state import IN_HAND
from tests.azeroth.islands import SMALL_ISLANDS
from tests.azeroth.table import Table


@rule("SW-80.1")
def test_all_reductions_add_up() -> None:
    table = Table(
        {"C1": "red 1 frostmourne", "D2": "blue 3"},
        active={"red": "blacksmith dwarves", "blue": "orcs"},
        hand={"red": 5},
    )
    assert table.cost("C2", "frostmourne") == 1
    assert table.cost("C2") == max(3 - 2 - 1, 1)
    table.play("red", "conquer-with C2 frostmourne")
    assert (table.at("C2"), table.hand("red")) == ("red 1 frostmourne", 4)


@rule("SW-80.2")
@pytest.mark.parametrize(("pips", "cost"), [(0, 3), (1, 2), (2, 1), (3, 1)])
def test_the_free_die_adds_to_reductions(pips: int, cost: int) -> None:
    table = Table(
        {"A1": "red 1", "D3": "blue 2"},
        active={"red": "blacksmith gnomes", "blue": "trolls"},
        hand={"red": 4},
    )
    table.play("red", "fly D3")
    table.happen(f"roll-free-die {pips}")
    assert (table.at("D3"), table.hand("red")) == (f"red {cost}", 4 - cost)


@rule("SW-80.3")
@pytest.mark.parametrize(
    ("race", "before", "cost"), [("blacksmith kobolds", 1, 1), ("blacksmith tauren", 2, 2)]
)
def test_the_doomhammer_fixes_the_price(race: str, before: int, cost: int) -> None:
    table = Table(
        {"A1": f"red {before} doomhammer", "A2": "blue 5 fort"},
        active={"red": race, "blue": "garrisoned naga"},
        hand={"red": 3},
    )
    table.play("red", "conquer-with A2 doomhammer")
    assert (table.at("A2"), table.hand("red")) == (f"red {cost} doomhammer", 3 - cost)


@rule("SW-80.4", "SW-Q.21")
def test_two_tauren_go_with_their_champion() -> None:
    position = {"A1": "red 2", "A2": "blue 5"}
    races = {"red": "championing tauren", "blue": "naga"}
    table = Table(position, active=races, hand={"red": 1}, champion="hand")
    assert table.why_not("red", "send-champion A2") == ("two-tauren-must-come", "SW-80.4")
    table = Table(position, active=races, hand={"red": 3}, champion="hand")
    table.play("red", "send-champion A2")
    assert (table.at("A2"), table.hand("red")) == ("red 2 champion", 1)


@rule("SW-80.5")
def test_a_beast_keeps_a_tauren_company() -> None:
    table = Table({"A1": "red 2"}, active={"red": "beast-master tauren"}, hand={"red": 1}, beasts=1)
    table.play("red", "conquer A2")
    assert (table.at("A2"), table.hand("red"), table.state.beasts_in_hand) == ("red 1 beast", 0, 0)


@rule("SW-33.5", "SW-80.5")
def test_a_tauren_left_by_its_beast_moves() -> None:
    table = Table(
        {"A1": "red 2", "A2": "red 1 beast"}, active={"red": "beast-master tauren"}, phase="turn"
    )
    assert (table.at("A1"), table.at("A2")) == ("red 3", "")
    assert table.asked("red") == "ask-turn"


@rule("SW-80.6")
def test_the_draenei_save_a_beast() -> None:
    table = Table(
        {"A1": "blue 1", "A2": "red 2 beast", "D1": "red 1"},
        active={"red": "beast-master draenei", "blue": "kobolds"},
        hand={"blue": 5},
        turn="blue",
    )
    table.play("blue", "conquer A2")
    assert (table.hand("red"), table.state.beasts_in_hand) == (2, 1)
    table.finish_turn("blue")
    assert table.at("D1") == "red 3 beast"


@rule("SW-80.7")
def test_the_own_declined_fort_defends() -> None:
    table = Table(
        {"C4": "red 1", "C3": "red declined 1 fort"},
        active={"red": "humans"},
        declined={"red": "garrisoned gnomes"},
        hand={"red": 4},
        coins={"red": 0},
    )
    assert table.cost("C3") == 2 + 1 + 1
    table.play("red", "conquer C3")
    assert table.at("C3") == "red 4"


@rule("SW-16.1", "SW-80.8")
@pytest.mark.parametrize(
    ("move", "race"),
    [
        ("exchange B4", "portal-mage trolls"),
        ("exchange C3 + exchange-with B4", "portal-mage trolls"),
        ("intimidate B4", "intimidating trolls"),
        ("steal frostmourne>A4", "ethereals"),
    ],
)
def test_no_power_touches_a_watch_tower(move: str, race: str) -> None:
    table = Table(
        {
            "A4": "red 1",
            "C3": "red 1",
            "B4": "blue 2 tower frostmourne",
            "A1": "blue 1",
        },
        active={"red": race, "blue": "defensive orcs"},
        hand={"red": 2},
    )
    assert table.why_not("red", move) == (
        "watch-tower-there",
        "SW-16.1",
    )


@rule("SW-16.1", "SW-26.9", "SW-80.8")
def test_no_bomb_under_a_watch_tower() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 2 tower", "B1": "blue 1"},
        active={"red": "goblins", "blue": "defensive orcs"},
    )
    while table.asked("red") != "ask-planting":
        table.play("red", "finish")
    assert table.why_not("red", "plant A2") == ("watch-tower-there", "SW-16.1")
    assert table.may("red", "plant B1")


@rule("SW-16.1", "SW-80.8")
def test_no_objective_on_a_watch_tower() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 2 tower"},
        active={"red": "humans", "blue": "defensive orcs"},
    )
    while table.asked("red") != "ask-objectives":
        table.play("red", "finish")
    assert table.why_not("red", "mark A2") == ("watch-tower-there", "SW-16.1")


@rule("SW-16.4", "SW-60.2", "SW-80.9")
def test_three_tolls() -> None:
    table = Table(
        {"C3": "red 1 aegis-of-aggramar", "C4": "blue 1"},
        active={"red": "marshdweller pandaren", "blue": "gnomes"},
        hand={"blue": 2},
        coins={"blue": 10},
        harmony=("blue",),
        turn="blue",
    )
    table.play("blue", "fly C3")
    assert (table.coins("blue"), table.coins("red")) == (5, 10)
    table.happen("roll-free-die 0")
    table.play("blue", "withdraw")
    table.play("blue", "attempt C3")
    assert (table.coins("blue"), table.coins("red")) == (2, 13)
    table.happen("roll-die 1")
    assert table.at("C3") == "blue 2 aegis-of-aggramar"


@rule("SW-16.4", "SW-80.9")
@pytest.mark.parametrize(("coins", "enough"), [(4, False), (5, True)])
def test_whoever_cannot_pay_all_tolls_pays_none(coins: int, enough: bool) -> None:
    table = Table(
        {"C3": "red 1 aegis-of-aggramar", "C4": "blue 1"},
        active={"red": "marshdweller pandaren", "blue": "gnomes"},
        hand={"blue": 3},
        coins={"blue": coins},
        harmony=("blue",),
        turn="blue",
    )
    expected = None if enough else ("cannot-pay-toll", "SW-16.4")
    assert table.why_not("blue", "conquer C3") == expected
    assert (table.coins("blue"), table.coins("red")) == (coins, 5)


@rule("SW-80.10")
def test_a_jump_through_an_empty_portal() -> None:
    table = Table({"B4": "red 2"}, active={"red": "portal-mage trolls"}, hand={"red": 3})
    table.play("red", "exchange B4 + exchange-with D3")
    assert (table.at("B4"), table.at("D3")) == ("", "red 2")
    assert table.score_now() == {"regions": 1}
    assert table.may("red", "conquer D2")
    assert table.why_not("red", "conquer A4") == ("out-of-reach", "SW-5.3")


@rule("SW-30.2", "SW-80.11", "SW-Q.14")
def test_a_forest_got_by_exchange_is_walled() -> None:
    table = Table(
        {"C3": "red 2", "A1": "red 1"}, active={"red": "portal-mage night-elves"}, hand={"red": 1}
    )
    table.play("red", "exchange C3 + exchange-with D3")
    assert (table.at("C3"), table.at("D3")) == ("", "red 2 wall")
    table.play("red", "exchange D3 + exchange-with C3")
    assert (table.at("C3"), table.at("D3")) == ("red 2 wall", "")


@rule("SW-80.12")
def test_an_exchange_is_no_conquest() -> None:
    table = Table(
        {"B3": "well-of-eternity", "A3": "red 1", "B4": "red 1", "C3": "blue 1", "D3": "blue 2"},
        active={"red": "portal-mage orcs", "blue": "humans"},
        hand={"red": 1},
    )
    assert table.score_now() == {"regions": 2, "well": 2}
    table.play("red", "exchange B4 + exchange-with D3")
    assert table.score_now() == {"regions": 2}


@rule("SW-80.13")
def test_naga_fish_next_to_the_water() -> None:
    table = Table({"B3": "red 1", "A3": "red 1", "A1": "red 1"}, active={"red": "fishing naga"})
    table.finish_turn()
    assert table.scored() == {"regions": 3, "power": 1}


@rule("SW-80.15")
def test_the_toll_is_due_before_the_free_die() -> None:
    table = Table(
        {"A1": "blue 1", "D3": "red 1"},
        active={"red": "pandaren", "blue": "gnomes"},
        hand={"blue": 3},
        harmony=("blue",),
        turn="blue",
    )
    table.play("blue", "fly D3")
    assert table.chance() == "roll-free-die"
    assert (table.coins("blue"), table.coins("red")) == (3, 7)


@rule("SW-80.16")
def test_a_bombed_out_region_is_conquered_for_nothing_more() -> None:
    table = Table(
        {"A1": "red 3", "A2": "blue 5 bomb"},
        active={"red": "goblins", "blue": "humans"},
        phase="turn",
    )
    table.happen("turn-bomb live")
    table.play("red", "expand")
    assert table.cost("A2") == 2
    table.play("red", "conquer A2")
    table.finish_turn("red")
    assert (table.at("A2"), table.hand("blue")) == ("red 2", 4)


@rule("SW-80.17")
def test_three_bonuses_for_one_conquest() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 1"},
        active={"red": "battle-master orcs", "blue": "humans"},
        hand={"red": 3},
    )
    table.play("red", "conquer A2")
    table.finish_turn("red")
    assert table.scored() == {"regions": 2, "race": 1, "power": 1, "faction": 1}


@rule("SW-80.18")
def test_enraged_orcs() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 3"},
        active={"red": "enraged orcs", "blue": "humans"},
        hand={"red": 5},
    )
    table.play("red", "conquer A2")
    table.finish_turn("red")
    assert table.scored() == {"regions": 2, "race": 1, "power": 3, "faction": 1}


@rule("SW-24.2", "SW-80.19")
def test_the_forsaken_recruit_the_frightened() -> None:
    table = Table(
        {"A1": "red 1", "B1": "murloc", "A2": "blue declined 1", "D1": "red 1"},
        active={"red": "intimidating forsaken"},
        declined={"blue": "orcs"},
        hand={"red": 1},
    )
    table.play("red", "intimidate B1")
    table.play("red", "intimidate A2")
    table.play("red", "finish")
    assert table.options("red") == ["recruit 0", "recruit 1", "recruit 2"]


@rule("SW-80.20")
def test_explorers_count_boards_of_the_active_race() -> None:
    table = Table(
        {"A1": "red 1", "C4": "red 1", "E3": "red declined 1"},
        active={"red": "explorer trolls"},
        declined={"red": "orcs"},
    )
    table.finish_turn()
    assert table.scored() == {"regions": 2, "declined": 1, "power": 1}


@rule("SW-80.21")
def test_rangers_of_karazhan() -> None:
    table = Table(
        {"A2": "red 1 karazhan", "B4": "red 1", "D3": "red 1", "A1": "red 1"},
        active={"red": "ranger trolls"},
    )
    table.finish_turn()
    assert table.scored() == {"regions": 4, "power": 3, "karazhan": 2}


@rule("SW-80.22")
def test_a_race_comes_back_with_its_reductions() -> None:
    table = Table(
        {"A3": "blue 1"},
        active={"red": "blacksmith trolls", "blue": "orcs"},
        hand={"red": 4},
        phase="turn",
    )
    table.play("red", "expand")
    assert (table.cost("A3"), table.cost("A1")) == (2 + 1 + 1 - 1 - 1, 2 + 1 - 1)


@rule("SW-26.4", "SW-80.23")
def test_a_bomb_under_the_champion() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 2 bomb champion", "D1": "blue 1"},
        active={"red": "goblins", "blue": "championing humans"},
        phase="turn",
    )
    tray = table.tray("humans")
    table.happen("turn-bomb live")
    assert table.at("A2") == ""
    assert (table.coins("red"), table.coins("blue")) == (6, 4)
    assert (table.hand("blue"), table.tray("humans")) == (2, tray)
    assert table.state.champion == IN_HAND
    table.play("red", "expand")
    table.finish_turn("red")
    assert table.at("D1") == "blue 3 champion"


@rule("SW-80.24")
def test_the_heart_levies_on_watch_towers() -> None:
    table = Table(
        {"A1": "red 1 heart-of-azeroth", "A2": "blue 1 tower"},
        active={"red": "gnomes", "blue": "defensive orcs"},
    )
    table.finish_turn()
    assert (table.coins("red"), table.coins("blue")) == (5 + 1 + 1, 4)


@rule("SW-15.9", "SW-80.26")
def test_a_relic_reveals_another() -> None:
    table = Table(
        {"C4": "red 1 frostmourne", "C3": "blue 2 marker"},
        active={"red": "orcs", "blue": "trolls"},
        hand={"red": 4},
    )
    table.play("red", "conquer-with C3 frostmourne")
    table.happen("marker doomhammer")
    assert table.at("C3") == "red 2 doomhammer frostmourne"
    table.play("red", "conquer-with C2 doomhammer")
    assert (table.at("C2"), table.at("C3")) == ("red 1 doomhammer", "red 2 frostmourne")


@rule("SW-80.27")
@pytest.mark.parametrize(("tokens", "cost"), [(1, 1), (3, 2 + 1 + 3 - 4)])
def test_discount_and_frostmourne(tokens: int, cost: int) -> None:
    table = Table(
        {"D1": "red 1 frostmourne", "D2": f"blue {tokens} dark-portal"},
        active={"red": "ethereals", "blue": "trolls"},
        hand={"red": 3},
    )
    table.play("red", "conquer-with D2 discount-frostmourne")
    assert table.at("D2") == f"red {cost} frostmourne dark-portal"
    assert table.why_not("red", "conquer-with E2 frostmourne") == ("relic-used", "SW-15.3")


@rule("SW-80.28")
def test_a_cavern_on_the_coast_costs_no_journey() -> None:
    table = Table(
        active={"red": "kobolds"},
        hand={"red": 5},
        islands=SMALL_ISLANDS.replace("region 1 field entry", "region 1 field entry cavern"),
    )
    assert (table.cost("1"), table.cost("3")) == (2, 2 + 1)


@rule("SW-7.8", "SW-80.29")
def test_a_failed_assault_uses_its_artifact_up() -> None:
    table = Table(
        {"A1": "red 1 frostmourne", "D3": "blue 4"},
        active={"red": "gnomes", "blue": "orcs"},
        hand={"red": 2},
    )
    table.play("red", "fly-with D3 frostmourne")
    table.happen("roll-free-die 0")
    table.play("red", "withdraw")
    assert table.at("A1") == "red 1 frostmourne"
    assert table.why_not("red", "conquer-with A2 frostmourne") == ("relic-used", "SW-15.3")


@rule("SW-80.29")
def test_ashes_and_frostmourne_together() -> None:
    table = Table(
        {"A1": "red 1 ashes-of-alar frostmourne", "D3": "blue 2"},
        active={"red": "orcs", "blue": "trolls"},
        hand={"red": 2},
    )
    table.play("red", "conquer-with D3 ashes-frostmourne")
    assert (table.at("A1"), table.at("D3")) == ("red 1", "red 2 ashes-of-alar frostmourne")
