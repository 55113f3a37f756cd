"""SW-20 to SW-35: each people, where no scenario covers it."""

from typing import Final

import pytest

from fracas.contract import rule
from tests.azeroth.table import Table

ALLIANCE: Final = ("draenei", "dwarves", "gnomes", "humans", "night-elves", "worgen")
HORDE: Final = ("blood-elves", "forsaken", "goblins", "orcs", "tauren", "trolls")
BANNERS: Final = {
    "draenei": (7, 12),
    "dwarves": (5, 10),
    "gnomes": (5, 10),
    "humans": (5, 10),
    "night-elves": (4, 9),
    "worgen": (5, 10),
    "blood-elves": (5, 10),
    "forsaken": (6, 20),
    "goblins": (6, 11),
    "orcs": (6, 11),
    "tauren": (11, 16),
    "trolls": (6, 11),
    "ethereals": (5, 10),
    "kobolds": (6, 11),
    "naga": (6, 11),
    "pandaren": (5, 10),
}


@rule("SW-1.1", "SW-4.4")
@pytest.mark.parametrize("race", BANNERS)
def test_the_banner_says_how_many_come(race: str) -> None:
    others = [other for other in BANNERS if other != race][:5]
    badges = ("farmer", "ranger", "mining", "herbalist", "enraged")
    table = Table(
        combos=(
            f"sailing {race}",
            *(f"{badge} {other}" for badge, other in zip(badges, others, strict=True)),
        ),
        phase="turn",
    )
    banner, total = BANNERS[race]
    assert table.tray(race) == total
    table.play("red", "take 1")
    assert (table.hand("red"), table.tray(race)) == (banner + 5, total - banner - 5)
    assert sum(total for _, total in BANNERS.values()) == 182


@rule("SW-10.1", "SW-10.2")
@pytest.mark.parametrize("victim", BANNERS)
@pytest.mark.parametrize("attacker", ["kobolds", "trolls", "dwarves"])
def test_the_faction_of_each_people(attacker: str, victim: str) -> None:
    if attacker == victim:
        attacker = {"kobolds": "naga", "trolls": "tauren", "dwarves": "gnomes"}[attacker]
    table = Table(
        {"A1": "red 2", "A2": "blue 2", "D1": "blue 2"},
        active={"red": attacker, "blue": victim},
        hand={"red": 4},
    )
    table.play("red", "conquer A2")
    sides = {_side(attacker), _side(victim)}
    assert table.score_now().get("faction", 0) == (sides == {"alliance", "horde"})


def _side(race: str) -> str:
    if race in ALLIANCE:
        return "alliance"
    return "horde" if race in HORDE else "neutral"


@rule("SW-21.2")
def test_the_draenei_are_saved_from_a_bomb() -> None:
    table = Table(
        {"A1": "red 2", "A2": "blue 2 bomb", "C4": "blue 1"},
        active={"red": "goblins", "blue": "draenei"},
        phase="turn",
    )
    tray = table.tray("draenei")
    table.happen("turn-bomb live")
    assert (table.hand("blue"), table.tray("draenei")) == (2, tray)


@rule("SW-21.2", "SW-21.3")
def test_a_frightened_draenei_uses_the_protection_up() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 1"},
        active={"red": "intimidating kobolds", "blue": "draenei"},
        hand={"red": 3},
    )
    tray = table.tray("draenei")
    table.play("red", "intimidate A2")
    assert (table.hand("blue"), table.tray("draenei")) == (1, tray)
    table = Table(
        {"A1": "red 1", "A2": "blue 2"},
        active={"red": "intimidating kobolds", "blue": "draenei"},
        hand={"red": 3},
    )
    tray = table.tray("draenei")
    table.play("red", "intimidate A2")
    table.play("red", "intimidate A2")
    assert (table.at("A2"), table.hand("blue"), table.tray("draenei")) == ("", 1, tray + 1)


@rule("SW-21.1")
def test_draenei_in_decline_are_not_saved() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue declined 1", "B2": "blue declined 1"},
        active={"red": "kobolds"},
        declined={"blue": "draenei"},
        hand={"red": 3},
    )
    tray = table.tray("draenei")
    table.play("red", "conquer A2")
    assert (table.hand("blue"), table.tray("draenei")) == (0, tray + 1)


@rule("SW-21.4")
def test_a_saved_draenei_is_no_loss_for_the_forsaken() -> None:
    table = Table(
        {"A1": "red 1", "D1": "red 1", "A2": "blue 1", "B2": "blue 1"},
        active={"red": "forsaken", "blue": "draenei"},
        hand={"red": 7},
    )
    table.play("red", "conquer A2")
    table.play("red", "conquer B2")
    table.play("red", "finish")
    assert table.options("red") == ["recruit 0", "recruit 1"]


@rule("SW-23.1", "SW-23.2")
def test_one_theft_in_a_turn() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 1 frostmourne doomhammer", "B1": "karazhan"},
        active={"red": "ethereals", "blue": "orcs"},
        hand={"red": 4},
    )
    table.play("red", "steal frostmourne>A1")
    assert table.why_not("red", "steal doomhammer>A1") == ("ability-used", "SW-23.1")
    assert table.why_not("red", "conquer-with B1 discount") == ("ability-used", "SW-23.1")


@rule("SW-23.2")
def test_an_artifact_of_nobody_can_be_stolen() -> None:
    table = Table(
        {"A1": "red 1", "B1": "red 1", "A2": "frostmourne", "B2": "red declined 1 doomhammer"},
        active={"red": "ethereals"},
        declined={"red": "orcs"},
        hand={"red": 4},
    )
    assert table.why_not("red", "steal frostmourne>B1") == ("not-adjacent", "SW-23.2")
    assert table.may("red", "steal doomhammer>B1")
    table.play("red", "steal frostmourne>A1")
    assert (table.at("A1"), table.at("A2")) == ("red 1 frostmourne", "")


@rule("SW-16.4", "SW-23.4")
def test_the_aegis_is_stolen_for_two_coins() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 1 aegis-of-aggramar"},
        active={"red": "ethereals", "blue": "orcs"},
        hand={"red": 1},
        coins={"red": 1},
    )
    assert table.why_not("red", "steal aegis-of-aggramar>A1") == ("cannot-pay-toll", "SW-16.4")


@rule("SW-24.2")
def test_both_tauren_in_decline_count() -> None:
    table = Table(
        {"A1": "red 1", "D1": "red 1", "A2": "blue declined 2", "C4": "blue declined 2"},
        active={"red": "forsaken"},
        declined={"blue": "tauren"},
        hand={"red": 5},
    )
    table.play("red", "conquer A2")
    table.play("red", "finish")
    assert table.options("red") == ["recruit 0", "recruit 1", "recruit 2"]


@rule("SW-24.2", "SW-Q.09")
def test_a_beast_counts_and_the_champion_does_not() -> None:
    regions = {"A1": "red 1", "D1": "red 1", "A2": "blue 1 beast", "B1": "green 1 champion"}
    table = Table(
        regions,
        active={
            "red": "forsaken",
            "blue": "beast-master kobolds",
            "green": "championing humans",
        },
        hand={"red": 9},
    )
    table.play("red", "conquer B1")
    table.play("red", "conquer A2")
    table.play("red", "finish")
    assert table.options("red") == ["recruit 0", "recruit 1"]


@rule("SW-24.2", "SW-73.1")
def test_who_retreats_to_the_chapel_does_not_count() -> None:
    table = Table(
        {"A1": "red 1", "D1": "red 1", "A2": "blue 1", "C4": "blue 1 lights-hope-chapel"},
        active={"red": "forsaken", "blue": "orcs"},
        hand={"red": 4},
    )
    table.play("red", "conquer A2")
    table.play("red", "finish")
    assert table.asked("red") == "ask-redeployment"


@rule("SW-24.3", "SW-Q.06")
def test_the_own_dead_count() -> None:
    table = Table(
        {"A1": "red 1", "D1": "red 1", "A2": "red declined 1", "C4": "red declined 1"},
        active={"red": "forsaken"},
        declined={"red": "humans"},
        hand={"red": 4},
    )
    table.play("red", "conquer A2")
    table.play("red", "finish")
    assert table.options("red") == ["recruit 0", "recruit 1"]


@rule("SW-24.1")
def test_a_recruit_costs_a_coin() -> None:
    table = Table(
        {"A1": "red 1", "D1": "red 1", "A2": "blue declined 2", "C4": "blue declined 2"},
        active={"red": "forsaken"},
        declined={"blue": "tauren"},
        hand={"red": 5},
        coins={"red": 1},
    )
    table.play("red", "conquer A2")
    table.play("red", "finish")
    assert table.options("red") == ["recruit 0", "recruit 1"]
    table.play("red", "recruit 1")
    assert table.coins("red") == 0


@rule("SW-25.1", "SW-25.2")
def test_an_assault_on_a_far_entry_needs_no_journey() -> None:
    table = Table({"A1": "red 1"}, active={"red": "gnomes"}, hand={"red": 5})
    assert table.cost("E3") == 3
    table.play("red", "fly E3")
    table.happen("roll-free-die 0")
    assert table.at("E3") == "red 2"


@rule("SW-25.2")
def test_an_assault_costs_one_token_at_least() -> None:
    table = Table({"A1": "red 1"}, active={"red": "gnomes"}, hand={"red": 5})
    table.play("red", "fly D3")
    table.happen("roll-free-die 3")
    assert (table.at("D3"), table.hand("red")) == ("red 1", 4)


@rule("SW-25.4", "SW-25.5")
def test_an_assault_four_short_has_failed() -> None:
    table = Table(
        {"A1": "red 1", "B1": "red 1", "D3": "blue 4"},
        active={"red": "gnomes", "blue": "trolls"},
        hand={"red": 1},
    )
    table.play("red", "fly D3")
    table.happen("roll-free-die 1")
    assert (table.at("D3"), table.hand("red")) == ("blue 4", 1)
    assert table.asked("red") == "ask-conquest"
    assert table.why_not("red", "fly D3") == ("ability-used", "SW-25.1")


@rule("SW-5.13", "SW-25.1")
def test_an_assault_needs_a_token_in_hand() -> None:
    table = Table({"A1": "red 1", "B1": "red 2"}, active={"red": "gnomes"}, hand={"red": 0})
    assert table.why_not("red", "fly D3") == ("no-token-in-hand", "SW-5.13")


@rule("SW-26.3")
def test_bombs_are_turned_in_the_order_the_player_likes() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 2 bomb", "B1": "blue 2 bomb", "D1": "blue 1"},
        active={"red": "goblins", "blue": "humans"},
        phase="turn",
    )
    assert table.asked("red") == "ask-bomb"
    assert table.options("red") == ["turn-over A2", "turn-over B1"]
    table.play("red", "turn-over B1")
    table.happen("turn-bomb live")
    assert (table.at("B1"), table.at("A2")) == ("", "blue 2 bomb")
    table.happen("turn-bomb dud")
    assert table.at("A2") == "blue 2"
    assert (table.state.live_bombs, table.state.duds) == (5, 5)


@rule("SW-26.4")
def test_a_bomb_reveals_no_marker() -> None:
    table = Table(
        {"A1": "red 1", "C3": "blue 2 bomb marker", "D1": "blue 1"},
        active={"red": "goblins", "blue": "humans"},
        phase="turn",
    )
    table.happen("turn-bomb live")
    assert table.at("C3") == "marker"
    assert table.chance() == ""


@rule("SW-26.6")
@pytest.mark.parametrize(("power", "coins"), [("battle-master", 1), ("enraged", 3)])
def test_a_live_bomb_is_a_conquest(power: str, coins: int) -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 3 bomb", "D1": "blue 1"},
        active={"red": f"{power} goblins", "blue": "humans"},
        phase="turn",
    )
    table.happen("turn-bomb live")
    table.play("red", "expand")
    table.finish_turn("red")
    assert table.scored() == {"regions": 1, "power": coins, "faction": 1}


@rule("SW-26.9")
def test_without_bombs_nothing_is_planted() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 2"}, active={"red": "goblins", "blue": "humans"}, bombs=0
    )
    table.finish_turn()
    assert table.at("A2") == "blue 2"


@rule("SW-26.9")
@pytest.mark.parametrize(("coins", "after"), [(5, 3), (1, 1)])
def test_the_aegis_is_bombed_for_two_coins(coins: int, after: int) -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 2 aegis-of-aggramar", "B1": "blue 1"},
        active={"red": "goblins", "blue": "humans"},
        coins={"red": coins},
    )
    while table.asked("red") != "ask-planting":
        table.play("red", "finish")
    if after == coins:
        assert table.why_not("red", "plant A2") == ("cannot-pay-toll", "SW-16.4")
    else:
        table.play("red", "plant A2")
        assert (table.coins("red"), table.coins("blue")) == (after, 7)
        assert "bomb" in table.at("A2")


@rule("SW-26.9", "SW-26.10", "SW-Q.22")
@pytest.mark.parametrize("pays", [True, False])
def test_the_aegis_came_over_the_bomb(pays: bool) -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 2 aegis-of-aggramar bomb", "B1": "blue 1"},
        active={"red": "goblins", "blue": "humans"},
        phase="turn",
    )
    assert table.options("red") == ["turn-over A2", "throw-away A2"]
    table.play("red", "turn-over A2" if pays else "throw-away A2")
    assert (table.coins("red"), table.coins("blue")) == ((3, 7) if pays else (5, 5))
    assert (table.chance() == "turn-bomb") == pays
    assert "bomb" not in table.at("A2") or pays


@rule("SW-27.1")
def test_objectives_are_moved() -> None:
    table = Table({"A1": "red 1", "B4": "objective", "D1": "objective"}, active={"red": "humans"})
    while table.asked("red") != "ask-objectives":
        table.play("red", "finish")
    assert table.why_not("red", "mark A2") == ("no-objective-left", "SW-27.1")
    table.play("red", "take-back B4")
    assert table.why_not("red", "take-back B4") == ("no-objective-there", "SW-27.1")
    table.play("red", "mark A2")
    table.finish_turn("red")
    assert [table.at(name) for name in ("A2", "B4", "D1")] == ["objective", "", "objective"]


@rule("SW-27.1")
def test_an_objective_may_lie_with_murlocs_and_the_horde() -> None:
    table = Table(
        {"A1": "red 1", "B1": "murloc", "A2": "blue 1"}, active={"red": "humans", "blue": "orcs"}
    )
    while table.asked("red") != "ask-objectives":
        table.play("red", "finish")
    table.play("red", "mark B1")
    table.play("red", "mark A2")
    assert (table.at("B1"), table.at("A2")) == ("murloc objective", "blue 1 objective")


@rule("SW-27.2")
def test_the_other_alliance_takes_an_objective() -> None:
    table = Table(
        {"A1": "red 1", "A2": "objective", "D1": "blue 1"},
        active={"red": "gnomes", "blue": "humans"},
        hand={"red": 2},
    )
    table.play("red", "conquer A2")
    assert (table.coins("red"), table.coins("blue")) == (7, 7)
    assert table.at("A2") == "red 2"


@rule("SW-27.5", "SW-Q.13")
@pytest.mark.parametrize(("side", "coins"), [("horde", 5), ("alliance", 7), ("neutral", 7)])
def test_a_side_counts_for_objectives(side: str, coins: int) -> None:
    table = Table(
        {"A1": "red 1 battleground", "A2": "objective", "D1": "blue 1"},
        active={"red": "naga", "blue": "humans"},
        hand={"red": 2},
        side=side,
    )
    table.play("red", "conquer A2")
    assert (table.coins("red"), table.coins("blue")) == (coins, coins)
    assert ("objective" in table.at("A2")) == (side == "horde")


@rule("SW-12.4", "SW-27.6")
def test_objectives_leave_with_the_humans() -> None:
    table = Table(
        {"A1": "red 1", "A2": "objective", "D1": "objective"},
        active={"red": "humans"},
        phase="turn",
    )
    table.play("red", "decline")
    assert (table.at("A2"), table.at("D1")) == ("", "")


@rule("SW-28.1", "SW-80.28")
def test_kobolds_in_decline_dig_no_more() -> None:
    table = Table(
        {"C1": "red declined 1"},
        active={"red": "trolls"},
        declined={"red": "kobolds"},
        hand={"red": 5},
    )
    assert table.why_not("red", "conquer E2") == ("not-an-entry", "SW-5.4")


@rule("SW-29.2")
def test_naga_may_begin_on_land() -> None:
    table = Table(active={"red": "naga"}, hand={"red": 8})
    assert (table.cost("A1"), table.cost("E1")) == (3, 2)
    assert table.may("red", "conquer A1")
    assert table.why_not("red", "conquer B2") == ("not-an-entry", "SW-5.4")
    table.play("red", "conquer E1")
    assert table.at("E1") == "red 2"


@rule("SW-29.1")
def test_naga_reach_water_from_its_shore() -> None:
    table = Table({"A1": "red 1"}, active={"red": "naga"}, hand={"red": 8})
    assert table.why_not("red", "conquer B3") == ("out-of-reach", "SW-5.3")
    table.play("red", "conquer A2")
    assert table.why_not("red", "conquer B3") == ("out-of-reach", "SW-5.3")
    table.play("red", "conquer A3")
    assert table.may("red", "conquer B3")


@rule("SW-29.4")
def test_left_water_is_empty() -> None:
    table = Table({"B3": "red 2", "A1": "red 1"}, active={"red": "naga"}, phase="turn")
    table.play("red", "expand")
    table.play("red", "abandon B3")
    assert table.at("B3") == ""


@rule("SW-29.4", "SW-44.1")
@pytest.mark.parametrize(("race", "swims"), [("naga", True), ("kobolds", False)])
def test_only_a_champion_of_the_naga_swims(race: str, swims: bool) -> None:
    table = Table(
        {"B2": "red 1"}, active={"red": f"championing {race}"}, hand={"red": 1}, champion="hand"
    )
    if swims:
        table.play("red", "send-champion B3")
        assert table.at("B3") == "red champion"
    else:
        assert table.why_not("red", "send-champion B3") == ("only-naga-swim", "SW-5.15")


@rule("SW-1.2", "SW-30.2")
def test_there_are_nine_walls() -> None:
    walled = ("A1", "A3", "A4", "B1", "B2", "C1", "C2", "C3", "C4")
    table = Table(
        dict.fromkeys(walled, "blue declined 1 wall") | {"D2": "red 1"},
        active={"red": "night-elves"},
        declined={"blue": "forsaken"},
        hand={"red": 1},
    )
    table.play("red", "conquer D3")
    assert table.at("D3") == "red 1"


@rule("SW-30.1")
def test_a_defended_forest() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 2"},
        active={"red": "night-elves", "blue": "kobolds"},
        hand={"red": 3},
    )
    assert table.cost("A2") == 2 + 2 - 1
    assert table.cost("B1") == 2


@rule("SW-32.4")
@pytest.mark.parametrize(
    ("race", "move"),
    [
        ("intimidating orcs", "intimidate B4"),
        ("portal-mage orcs", "exchange B4 + exchange-with C3"),
        ("orcs", "conquer B4"),
        ("championing orcs", "send-champion B4"),
    ],
)
def test_every_attack_on_the_pandaren_costs_harmony(race: str, move: str) -> None:
    table = Table(
        {"A4": "red 1", "C3": "red 1", "B4": "blue 2", "D1": "blue 1"},
        active={"red": race, "blue": "pandaren"},
        hand={"red": 5},
        harmony=("red",),
        champion="hand" if "champion" in race else "",
    )
    if move.startswith("intimidate"):
        move += " + drive race-token>D1"
    table.play("red", move)
    assert (table.coins("red"), table.coins("blue")) == (3, 7)


@rule("SW-32.4", "SW-56.5")
def test_an_exchange_without_pandaren_costs_nothing() -> None:
    table = Table(
        {"B4": "red 2", "A1": "blue 1"},
        active={"red": "portal-mage orcs", "blue": "pandaren"},
        hand={"red": 1},
        harmony=("red",),
        coins={"red": 0},
    )
    table.play("red", "exchange B4 + exchange-with D3")
    assert table.at("D3") == "red 2"


@rule("SW-32.7")
def test_pandaren_in_decline_take_no_toll() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue declined 1", "D1": "blue 1"},
        active={"red": "orcs", "blue": "kobolds"},
        declined={"blue": "pandaren"},
        hand={"red": 3},
        harmony=(),
    )
    table.play("red", "conquer A2")
    assert table.coins("red") == 5


@rule("SW-32.7")
def test_the_declined_race_of_the_pandaren_is_free_to_attack() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue declined 1", "D1": "blue 1"},
        active={"red": "orcs", "blue": "pandaren"},
        declined={"blue": "kobolds"},
        hand={"red": 3},
        harmony=("red",),
    )
    table.play("red", "conquer A2")
    assert table.coins("red") == 5


@rule("SW-32.2", "SW-32.4")
@pytest.mark.parametrize(
    ("power", "move"),
    [
        ("intimidating", "intimidate B4 + drive race-token>D1"),
        ("portal-mage", "exchange B4 + exchange-with C3"),
    ],
)
def test_pandaren_attack_by_powers_too(power: str, move: str) -> None:
    table = Table(
        {"A4": "red 1", "C3": "red 1", "B4": "blue 2", "D1": "blue 1"},
        active={"red": f"{power} pandaren", "blue": "orcs", "green": "trolls"},
        hand={"red": 1},
    )
    table.play("red", move)
    table.finish_turn("red")
    assert table.harmony() == ["green"]


@rule("SW-32.1")
def test_harmony_comes_back_at_the_start_of_the_turn() -> None:
    table = Table(
        {"A1": "red 1"}, active={"red": "pandaren"}, harmony=("blue", "green"), phase="turn"
    )
    assert table.harmony() == []


@rule("SW-33.1")
def test_tauren_pay_two_at_least() -> None:
    table = Table({"A1": "red 2 frostmourne"}, active={"red": "blacksmith tauren"}, hand={"red": 4})
    assert table.cost("A2", "frostmourne") == 2
    table.play("red", "conquer-with A2 frostmourne")
    assert table.at("A2") == "red 2 frostmourne"


@rule("SW-33.2")
def test_tauren_leave_two_in_the_redeployment() -> None:
    table = Table({"A1": "red 4", "D1": "red 2"}, active={"red": "tauren"})
    table.play("red", "finish")
    table.play("red", "gather race-token A1")
    assert (table.at("A1"), table.hand("red")) == ("red 2", 2)
    assert table.why_not("red", "gather race-token D1") == ("nothing-to-gather", "SW-8.1")


@rule("SW-33.1", "SW-7.1")
def test_tauren_attempt_with_two_tokens() -> None:
    table = Table(
        {"A1": "red 2", "A2": "blue 2"},
        active={"red": "tauren", "blue": "kobolds"},
        hand={"red": 2},
    )
    table.play("red", "attempt A2")
    table.happen("roll-die 2")
    assert table.at("A2") == "red 2"


@rule("SW-33.5")
def test_a_lonely_tauren_without_another_region_comes_to_hand() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 2"},
        active={"red": "intimidating orcs", "blue": "tauren"},
        hand={"red": 2},
    )
    tray = table.tray("tauren")
    table.play("red", "intimidate A2")
    assert (table.at("A2"), table.hand("blue"), table.tray("tauren")) == ("", 1, tray + 1)


@rule("SW-33.6")
def test_one_tauren_in_hand_cannot_enter() -> None:
    table = Table(active={"red": "tauren"}, hand={"red": 1}, phase="turn")
    table.play("red", "expand")
    assert not any(option.split()[0] in ("conquer", "attempt") for option in table.options("red"))
    table.finish_turn("red")
    assert table.hand("red") == 1
    assert table.scored() == {}


@rule("SW-34.1", "SW-Q.06")
def test_trolls_against_their_own_declined_race() -> None:
    table = Table(
        {"A1": "red 1", "A2": "red declined 2"},
        active={"red": "trolls"},
        declined={"red": "orcs"},
        hand={"red": 3},
    )
    assert table.cost("A2") == 2 + 2 - 1


@rule("SW-0.5", "SW-34.1")
@pytest.mark.parametrize(
    ("contents", "cost"),
    [("blue champion", 2 + 1 - 1), ("blue beast", 2 + 1 - 1), ("objective", 2)],
)
def test_what_is_empty_for_trolls(contents: str, cost: int) -> None:
    race = "beast-master kobolds" if "beast" in contents else "championing humans"
    table = Table(
        {"A1": "red 1", "A2": contents, "D1": "blue 1"},
        active={"red": "trolls", "blue": race},
        hand={"red": 3},
    )
    assert table.cost("A2") == cost


@rule("SW-35.1")
def test_worgen_choose_in_their_first_turn_too() -> None:
    table = Table(
        combos=(
            "farmer worgen",
            "ranger orcs",
            "mining trolls",
            "sailing naga",
            "fishing gnomes",
            "explorer humans",
        ),
        phase="turn",
    )
    table.play("red", "take 1")
    table.happen(f"banner {next(iter(table.odds()))}")
    table.happen(f"badge {next(iter(table.odds()))}")
    assert table.options("red") == ["choose-form human", "choose-form worgen"]
    table.play("red", "choose-form worgen")
    assert (table.coins("red"), table.cost("A1")) == (4, 2)


@rule("SW-24.1")
def test_the_dead_of_another_turn_do_not_count() -> None:
    table = Table(
        {"A1": "red 1", "A2": "green declined 1", "B2": "green declined 1", "D1": "blue 4"},
        active={"red": "orcs", "blue": "forsaken"},
        declined={"green": "kobolds"},
        hand={"red": 3},
    )
    table.play("red", "conquer A2")
    table.finish_turn("red")
    table.play("blue", "expand")
    table.play("blue", "finish")
    assert table.asked("blue") != "ask-recruits"


@rule("SW-32.2")
def test_harmony_goes_to_every_seat() -> None:
    table = Table(
        {"A1": "blue 1", "D1": "red 1"},
        active={"red": "orcs", "blue": "pandaren"},
        turn="red",
    )
    table.finish_turn("red")
    table.play("blue", "expand")
    table.finish_turn("blue")
    assert table.harmony() == ["red", "green"]


@rule("SW-17.1", "SW-24.1")
def test_nobody_can_tell_from_the_question_whether_recruits_are_paid() -> None:
    poor, rich = (
        Table(
            {"A1": "red 1", "D1": "red 1", "A2": "blue declined 1", "B2": "blue declined 1"},
            active={"red": "forsaken"},
            declined={"blue": "orcs"},
            hand={"red": 4},
            coins={"red": coins},
        )
        for coins in (0, 5)
    )
    for table in (poor, rich):
        table.play("red", "conquer A2")
        table.play("red", "finish")
        assert table.asked("red") == "ask-recruits"
    assert poor.options("red") == ["recruit 0"]
    assert (poor.log(2), poor.sees(2)) == (rich.log(2), rich.sees(2))


@rule("SW-17.1", "SW-26.10")
def test_nobody_can_tell_from_the_question_whether_a_toll_is_paid() -> None:
    poor, rich = (
        Table(
            {"A1": "red 1", "B1": "blue 2 bomb"},
            active={"red": "goblins", "blue": "marshdweller humans"},
            coins={"red": coins},
            phase="turn",
        )
        for coins in (0, 5)
    )
    assert poor.asked("red") == rich.asked("red") == "ask-bomb"
    assert poor.options("red") == ["throw-away B1"]
    assert (poor.log(2), poor.sees(2)) == (rich.log(2), rich.sees(2))


@rule("SW-1.2", "SW-30.2")
def test_the_last_wall_goes_where_its_owner_likes() -> None:
    walled = ("A1", "A3", "A4", "B1", "B2", "C1", "C2", "C3")
    table = Table(
        dict.fromkeys(walled, "blue declined 1 wall") | {"B4": "red 1", "D3": "red 1"},
        active={"red": "night-elves"},
        declined={"blue": "forsaken"},
        phase="turn",
    )
    table.play("red", "expand")
    assert table.asked("red") == "ask-wall"
    assert table.options("red") == ["build B4", "build D3"]
    table.play("red", "build D3")
    assert (table.at("B4"), table.at("D3")) == ("red 1", "red 1 wall")


@rule("SW-1.2", "SW-30.2")
def test_the_eighth_wall_is_built() -> None:
    walled = ("A1", "A3", "A4", "B1", "B2", "C1", "C2")
    table = Table(
        dict.fromkeys(walled, "blue declined 1 wall") | {"C3": "red 1", "C4": "red 1"},
        active={"red": "portal-mage night-elves"},
        declined={"blue": "forsaken"},
        hand={"red": 1},
    )
    table.play("red", "exchange C3 + exchange-with D3")
    assert table.at("D3") == "red 1 wall"
