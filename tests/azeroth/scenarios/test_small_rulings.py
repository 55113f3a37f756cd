"""SC-210 to SC-262: the smaller rulings of conquests, turns and bookkeeping."""

from typing import Final

import pytest

from fracas.contract import rule
from fracas.core.dice import seeded
from fracas.games.azeroth.state import IN_HAND
from fracas.games.azeroth.tables import RACE, verbs
from tests.azeroth.islands import SMALL_ISLANDS
from tests.azeroth.table import Table

SIX: Final = (
    "farmer orcs",
    "fishing draenei",
    "beast-master kobolds",
    "sailing trolls",
    "ranger gnomes",
    "explorer naga",
)


@rule("SW-25.3", "SW-Q.11")
def test_an_affordable_assault_is_binding() -> None:
    """SC-210."""
    table = Table(
        {"A1": "red 1", "D3": "blue 2"}, active={"red": "gnomes", "blue": "trolls"}, hand={"red": 4}
    )
    table.play("red", "fly D3")
    table.happen("roll-free-die 0")
    assert (table.at("D3"), table.hand("red")) == ("red 4", 0)
    assert not table.may("red", "withdraw")


@rule("SW-25.5", "SW-Q.11")
def test_an_assault_is_given_up() -> None:
    """SC-211."""
    table = Table(
        {"A1": "red 1 frostmourne", "D3": "blue 2"},
        active={"red": "gnomes", "blue": "trolls"},
        hand={"red": 1},
    )
    table.play("red", "fly D3")
    table.happen("roll-free-die 0")
    assert table.options("red") == ["roll", "withdraw"]
    table.play("red", "withdraw")
    assert (table.at("D3"), table.hand("red"), table.hand("blue")) == ("blue 2", 1, 0)
    assert table.why_not("red", "fly D3") == ("ability-used", "SW-25.1")
    assert table.cost("A2", "frostmourne") == 1
    table.play("red", "conquer-with A2 frostmourne")
    assert table.at("A2") == "red 1 frostmourne"


@rule("SW-5.4", "SW-25.6", "SW-Q.03")
def test_the_first_conquest_by_air() -> None:
    """SC-212."""
    table = Table(active={"red": "gnomes"}, hand={"red": 9}, used=("picked",))
    assert table.why_not("red", "conquer B2") == ("not-an-entry", "SW-5.4")
    table.play("red", "fly B2")
    table.happen("roll-free-die 1")
    assert (table.at("B2"), table.hand("red")) == ("red 1", 8)
    table.play("red", "conquer A2")
    assert table.at("A2") == "red 2"


@rule("SW-30.4", "SW-56.2")
def test_walls_travel() -> None:
    """SC-216."""
    table = Table(
        {"A1": "red 1", "D3": "blue 1 wall"},
        active={"red": "portal-mage gnomes", "blue": "night-elves"},
        hand={"red": 1},
    )
    table.play("red", "exchange D3 + exchange-with C3")
    assert (table.at("C3"), table.at("D3")) == ("blue 1 wall", "")


@rule("SW-42.2")
def test_beast_masters_begin_without_beasts() -> None:
    """SC-217."""
    table = Table(combos=("beast-master orcs", "farmer kobolds", *SIX[1:2], *SIX[3:]), phase="turn")
    table.play("red", "take 1")
    assert table.hand("red") == 6 + 4
    table.happen(f"banner {next(iter(table.odds()))}")
    table.happen(f"badge {next(iter(table.odds()))}")
    assert table.asked("red") == "ask-conquest"
    assert table.state.beasts_in_hand == 0


@rule("SW-45.3")
def test_a_watch_tower_lasts_until_it_is_checked() -> None:
    """SC-218."""
    table = Table(
        {
            "B2": "red 1 tower",
            "A2": "red 1",
            "C2": "red 1",
            "A1": "blue 1",
            "C1": "blue 1",
            "B1": "green 6",
        },
        active={"red": "defensive trolls", "blue": "naga", "green": "orcs"},
        hand={"blue": 9},
        turn="blue",
    )
    table.play("blue", "conquer A2")
    table.play("blue", "conquer C2")
    table.finish_turn("blue")
    table.play("green", "expand")
    assert table.at("B2").split()[-1] == "tower"
    assert table.why_not("green", "conquer B2") == ("watch-tower-there", "SW-16.1")


@rule("SW-62.2", "SW-Q.19")
def test_how_far_the_doomhammer_reaches() -> None:
    """SC-219."""
    table = Table({"A1": "red 1 doomhammer"}, active={"red": "humans"}, hand={"red": 1})
    assert table.why_not("red", "conquer-with D2 doomhammer") == ("out-of-reach", "SW-5.3")
    table.play("red", "conquer-with E3 doomhammer")
    assert (table.at("E3"), table.hand("red")) == ("red 1 doomhammer", 0)


@rule("SW-15.4")
def test_redeployment_moves_no_artifact() -> None:
    """SC-220."""
    table = Table({"A2": "red 3 frostmourne", "D1": "red 1"}, active={"red": "trolls"})
    table.play("red", "finish")
    table.play("red", "gather race-token A2")
    table.play("red", "place-rest D1")
    table.finish_turn("red")
    assert (table.at("A2"), table.at("D1")) == ("red 1 frostmourne", "red 3")


@rule("SW-5.10", "SW-15.8")
def test_markers_do_not_defend() -> None:
    """SC-221."""
    table = Table(
        {"D1": "red 1", "D2": "objective marker"},
        active={"red": "orcs", "blue": "humans"},
        hand={"red": 3},
    )
    assert table.cost("D2") == 2 + 1
    table.play("red", "conquer D2")
    assert table.at("D2").startswith("red 3")


@rule("SW-3.5")
def test_conquests_may_stop_early() -> None:
    """SC-222."""
    table = Table({"A1": "red 1", "D1": "red 1"}, active={"red": "orcs"}, hand={"red": 5})
    assert table.may("red", "conquer A2")
    table.play("red", "finish")
    assert (table.asked("red"), table.hand("red")) == ("ask-redeployment", 5)


@rule("SW-11.5")
def test_an_abandoned_region_is_conquered_again() -> None:
    """SC-223."""
    table = Table({"A1": "red 2", "A2": "red 1"}, active={"red": "orcs"}, phase="turn")
    table.play("red", "expand")
    table.play("red", "abandon A2")
    assert table.hand("red") == 2
    table.play("red", "conquer A2")
    assert (table.at("A2"), table.hand("red")) == ("red 2", 0)


@rule("SW-13.3")
def test_some_ties_are_shared() -> None:
    """SC-224."""
    table = Table(
        {"A1": "red 2", "B1": "blue 2", "C4": "green 1"},
        active={"red": "trolls", "blue": "orcs", "green": "humans"},
        coins={"red": 80, "blue": 80},
        turn="green",
        in_round=10,
    )
    table.finish_turn()
    assert table.ranks() == [1, 1, 3]


@rule("SW-1.4")
def test_the_die() -> None:
    """SC-225."""
    table = Table(
        {"A1": "red 1", "A2": "blue 2"}, active={"red": "orcs", "blue": "trolls"}, hand={"red": 2}
    )
    table.play("red", "attempt A2")
    assert table.odds() == {"0": 3, "1": 1, "2": 1, "3": 1}
    dice = seeded(1, "azeroth")
    weights = tuple(table.odds().values())
    rolls = [dice.weighted(weights) for _ in range(6000)]
    assert set(rolls) == {0, 1, 2, 3}
    assert 2800 < rolls.count(0) < 3200
    assert all(850 < rolls.count(pips) < 1150 for pips in (1, 2, 3))


@rule("SW-4.6", "SW-4.9", "SW-6.9")
def test_a_vanished_banner_fills_a_free_place() -> None:
    """SC-227."""
    table = Table(
        {"A2": "red 1", "B2": "blue declined 1"},
        active={"red": "humans"},
        declined={"blue": "pandaren"},
        combos=(*SIX[:4], SIX[4] + " 1", SIX[5]),
        hand={"red": 3},
    )
    state = table.state
    state.banners = 0
    state.combo_race.pop()
    state.combo_power.pop()
    state.combo_coins.pop()
    state.play(0, verbs.parse("conquer 6"))
    badge = state.outcomes()[0][0]
    state.apply(badge)
    assert len(state.combo_race) == len(state.combo_power) == 6
    assert state.combo_race[5] == RACE.index("pandaren")
    assert state.combo_coins == [0, 0, 0, 0, 1, 0]


@rule("SW-33.3")
def test_tauren_lose_one_token() -> None:
    """SC-228."""
    table = Table(
        {"A1": "red 1", "A2": "blue 3", "C4": "blue 2"},
        active={"red": "kobolds", "blue": "tauren"},
        hand={"red": 5},
    )
    tray = table.tray("tauren")
    table.play("red", "conquer A2")
    assert (table.hand("blue"), table.tray("tauren")) == (2, tray + 1)
    table.finish_turn("red")
    assert table.at("C4") == "blue 4"


@rule("SW-15.1", "SW-44.7")
def test_the_champion_reveals_and_earns() -> None:
    """SC-230."""
    table = Table(
        {"D1": "red 1", "D2": "blue 2 marker"},
        active={"red": "championing humans", "blue": "trolls"},
        champion="hand",
    )
    table.play("red", "send-champion D2")
    table.happen("marker dark-portal")
    assert table.at("D2") == "red champion dark-portal"
    assert table.score_now() == {"regions": 2, "faction": 1, "dark-portal": 2}


@rule("SW-45.2")
def test_empty_regions_count_for_nobody() -> None:
    """SC-231."""
    table = Table({"C4": "red 1", "C3": "red 1"}, active={"red": "defensive orcs"})
    table.finish_turn()
    assert (table.at("C4"), table.at("C3")) == ("red 1 tower", "red 1")


@rule("SW-52.1")
def test_three_tokens_may_leave_one_region() -> None:
    """SC-232."""
    table = Table(
        {"A1": "red 1", "A2": "blue 4", "C4": "blue 1"},
        active={"red": "intimidating humans", "blue": "orcs"},
        hand={"red": 1},
    )
    for _ in range(3):
        table.play("red", "intimidate A2 + drive race-token>C4")
    assert (table.at("A2"), table.at("C4")) == ("blue 1", "blue 4")
    assert table.why_not("red", "intimidate A2") == ("ability-used", "SW-52.1")


@rule("SW-11.6")
def test_regions_in_decline_are_not_given_up() -> None:
    """SC-234."""
    table = Table(
        {"A1": "red declined 1", "C4": "red 2"},
        active={"red": "humans"},
        declined={"red": "orcs"},
        phase="turn",
    )
    table.play("red", "expand")
    assert table.why_not("red", "abandon A1") == ("declined-stays", "SW-11.6")


@rule("SW-16.3")
def test_nobody_is_immune_against_himself() -> None:
    """SC-235."""
    table = Table(
        {"B4": "red 2 aegis-of-aggramar"}, active={"red": "portal-mage orcs"}, hand={"red": 1}
    )
    table.play("red", "exchange B4 + exchange-with C3")
    assert (table.at("B4"), table.at("C3")) == ("", "red 2 aegis-of-aggramar")
    assert table.coins("red") == 5


@rule("SW-28.1", "SW-80.14")
def test_sailing_kobolds() -> None:
    """SC-236."""
    table = Table({"A1": "red 1"}, active={"red": "sailing kobolds"}, hand={"red": 2})
    assert (table.cost("E3"), table.cost("E2")) == (2, 2)
    table.play("red", "conquer E2")
    assert table.at("E2") == "red 2"


@rule("SW-6.7")
def test_nobody_comes_back_before_the_redeployment() -> None:
    """SC-238."""
    table = Table(
        {"A1": "red 1", "B4": "red 1", "A2": "blue 3", "C4": "blue 1"},
        active={"red": "kobolds", "blue": "orcs"},
        hand={"red": 8},
    )
    table.play("red", "conquer A2")
    assert table.hand("blue") == 2
    assert (table.at("C4"), table.cost("C4")) == ("blue 1", 2 + 1)
    table.play("red", "conquer C4")
    assert table.at("C4") == "red 3"


@rule("SW-6.6", "SW-15.5")
def test_mountains_and_places_stay() -> None:
    """SC-239."""
    table = Table(
        {"D1": "red 1", "C2": "red 1", "D2": "blue 1 karazhan"},
        active={"red": "kobolds", "blue": "orcs"},
        hand={"red": 4},
    )
    assert table.cost("D2") == 2 + 1 + 1
    table.play("red", "conquer D2")
    assert table.at("D2") == "red 4 karazhan"
    table.finish_turn("red")
    assert table.scored() == {"regions": 3, "karazhan": 1}


@rule("SW-0.10", "SW-23.3", "SW-61.1", "SW-Q.26")
def test_as_if_adjacent_is_only_reach() -> None:
    """SC-240."""
    table = Table(
        {"A1": "red 1 ashes-of-alar", "E2": "blue 1 dark-portal"},
        active={"red": "ethereals", "blue": "trolls"},
        hand={"red": 4},
    )
    assert table.why_not("red", "conquer-with E2 discount") == ("out-of-reach", "SW-5.3")
    assert table.cost("E2", "ashes") == 2 + 1
    table.play("red", "conquer-with E2 ashes")
    assert table.at("E2") == "red 3 ashes-of-alar dark-portal"


@rule("SW-0.10", "SW-23.3")
def test_a_journey_gives_no_discount() -> None:
    """SC-240."""
    table = Table(
        {"A1": "red 1", "E3": "blue 1 dark-portal"},
        active={"red": "ethereals", "blue": "trolls"},
        hand={"red": 4},
    )
    assert table.why_not("red", "conquer-with E3 discount") == ("not-adjacent", "SW-23.3")
    assert table.may("red", "conquer E3")


@rule("SW-28.1", "SW-44.9", "SW-Q.26")
def test_the_champion_needs_a_real_neighbour() -> None:
    """SC-241."""
    table = Table(
        {"C1": "red 2", "E2": "blue 1"},
        active={"red": "championing kobolds", "blue": "trolls"},
        champion="hand",
    )
    for region in ("E2", "A1"):
        assert table.why_not("red", f"send-champion {region}") == ("not-adjacent", "SW-44.9")
    assert table.may("red", "send-champion C2")
    assert table.may("red", "send-champion B1")


@rule("SW-3.7", "SW-8.2")
def test_a_turn_without_conquests() -> None:
    """SC-242."""
    table = Table({"A1": "red 1"}, active={"red": "orcs"}, phase="turn")
    table.play("red", "expand")
    assert not any(option.split()[0] in ("conquer", "attempt") for option in table.options("red"))
    table.finish_turn("red")
    assert table.scored() == {"regions": 1}
    assert table.at("A1") == "red 1"


@rule("SW-4.1", "SW-4.9")
def test_the_pick_is_always_possible() -> None:
    """SC-243."""
    table = Table(combos=SIX, coins={"red": 0}, phase="turn", active={"blue": "humans"})
    assert table.options("red") == ["take 1"]
    assert table.why_not("red", "take 2") == ("combo-too-dear", "SW-4.2")
    table.play("red", "take 1")
    assert table.race("red") == "farmer orcs"
    assert table.coins("red") == 0
    assert {combo.split()[-1] for combo in table.combos()} == {"0"}


@rule("SW-4.6", "SW-4.9")
def test_the_badge_stack_runs_out() -> None:
    """SC-244."""
    table = Table(
        {"A1": "blue declined 1", "D1": "green declined 1"},
        active={"blue": "mining humans", "green": "enraged dwarves"},
        declined={"blue": "garrisoned tauren", "green": "marshdweller worgen"},
        combos=SIX,
        phase="turn",
    )
    state = table.state
    state.badge_pile, state.badges = state.badges, 0
    assert state.badge_pile.bit_count() == 10
    table.play("red", "take 1")
    while table.chance() == "banner":
        table.happen(f"banner {next(iter(table.odds()))}")
    assert (table.chance(), len(table.odds())) == ("badge", 10)
    table.happen(f"badge {next(iter(table.odds()))}")
    assert len(table.combos()) == 6
    assert table.combos()[5].split()[-1] == "0"
    assert table.state.badge_pile == 0
    assert table.state.badges.bit_count() == 9
    assert table.asked("red") == "ask-conquest"


@rule("SW-6.9", "SW-6.10", "SW-12.9")
def test_a_race_without_a_region_declines() -> None:
    """SC-245."""
    table = Table(
        {"A1": "red declined 1", "B2": "red declined 1"},
        active={"red": "garrisoned gnomes"},
        declined={"red": "trolls"},
        hand={"red": 3},
        phase="turn",
    )
    table.play("red", "decline")
    assert (table.at("A1"), table.at("B2"), table.hand("red")) == ("", "", 0)
    assert (table.tray("trolls"), table.tray("gnomes")) == (11, 10)
    assert (table.race("red"), table.race("red", declined=True)) == ("", "")
    assert {"vanished trolls", "vanished gnomes"} <= set(table.log())
    assert table.state.badge_pile.bit_count() == 1
    assert table.coins("red") == 5


@rule("SW-8.6", "SW-44.4")
def test_the_driven_out_come_back_to_the_champion() -> None:
    """SC-246."""
    table = Table(
        {"A1": "red 1", "A2": "blue 3", "C2": "blue champion"},
        active={"red": "orcs", "blue": "championing humans"},
        hand={"red": 5},
    )
    tray = table.tray("humans")
    assert table.cost("A2") == 2 + 3
    table.play("red", "conquer A2")
    assert (table.hand("blue"), table.tray("humans")) == (2, tray + 1)
    table.finish_turn("red")
    assert table.at("C2") == "blue 2 champion"


@rule("SW-42.3", "SW-42.6")
def test_beasts_pay_for_a_conquest() -> None:
    """SC-249."""
    table = Table(
        {"A3": "red 1"}, active={"red": "beast-master kobolds"}, hand={"red": 1}, beasts=2
    )
    table.play("red", "conquer A2")
    assert table.asked("red") == "ask-beasts"
    assert table.options("red") == ["pay-beasts 1", "pay-beasts 2"]
    table.play("red", "pay-beasts 2")
    assert table.at("A2") == "red beast beast"
    assert (table.hand("red"), table.state.beasts_in_hand) == (1, 0)
    assert table.score_now() == {"regions": 2}


@rule("SW-11.2", "SW-44.8")
def test_the_champions_region_is_abandoned() -> None:
    """SC-250."""
    table = Table(
        {"A1": "red 2", "C2": "red 1 champion"},
        active={"red": "championing humans"},
        phase="turn",
    )
    table.play("red", "expand")
    table.play("red", "abandon C2")
    assert (table.at("C2"), table.hand("red"), table.state.champion) == ("", 2, IN_HAND)
    assert table.may("red", "send-champion A2")
    assert table.may("red", "send-champion B1")
    assert table.why_not("red", "send-champion C1") == ("not-adjacent", "SW-44.9")


@rule("SW-16.1", "SW-52.8")
def test_nobody_is_driven_into_a_watch_tower() -> None:
    """SC-251."""
    table = Table(
        {"A1": "red 1", "A2": "blue 2", "B2": "blue 1 tower"},
        active={"red": "intimidating humans", "blue": "defensive orcs"},
        hand={"red": 2},
    )
    assert table.why_not("red", "intimidate A2") == ("other-regions-immune", "SW-52.8")
    assert table.at("A2") == "blue 2"


@rule("SW-52.9")
def test_the_own_declined_race_is_no_victim() -> None:
    """SC-252."""
    table = Table(
        {"A1": "red 1", "A2": "red declined 1", "B1": "red declined 1"},
        active={"red": "intimidating orcs"},
        declined={"red": "trolls"},
        hand={"red": 2},
    )
    assert table.why_not("red", "intimidate A2") == ("own-race-no-victim", "SW-52.9")


@rule("SW-70.1", "SW-70.5")
def test_the_side_is_kept_without_the_battleground() -> None:
    """SC-253."""
    table = Table(
        {"D2": "red 11 battleground", "A1": "blue 1", "A2": "blue 1"},
        active={"red": "naga", "blue": "humans"},
        phase="turn",
    )
    table.play("red", "expand")
    table.play("red", "fight-for horde")
    table.play("red", "abandon D2")
    table.play("red", "conquer A1")
    table.play("red", "conquer A2")
    table.finish_turn("red")
    assert table.scored() == {"regions": 2, "faction": 1}


@rule("SW-62.1", "SW-80.29")
def test_ashes_and_doomhammer_together() -> None:
    """SC-254."""
    table = Table(
        {"A1": "red 1 ashes-of-alar doomhammer", "D2": "blue 4"},
        active={"red": "humans", "blue": "trolls"},
        hand={"red": 1},
    )
    table.play("red", "conquer-with D2 ashes-doomhammer")
    assert (table.coins("red"), table.coins("blue")) == (3, 7)
    assert (table.at("A1"), table.at("D2")) == ("red 1", "red 1 ashes-of-alar doomhammer")


@rule("SW-25.2", "SW-80.29", "SW-80.30")
@pytest.mark.parametrize("pips", [0, 3])
def test_the_doomhammer_by_air(pips: int) -> None:
    """SC-257."""
    table = Table(
        {"A1": "red 1 doomhammer", "D3": "blue 4", "C4": "blue 1"},
        active={"red": "gnomes", "blue": "orcs"},
        hand={"red": 1},
    )
    tray = table.tray("orcs")
    table.play("red", "fly-with D3 doomhammer")
    assert (table.coins("red"), table.coins("blue")) == (3, 7)
    table.happen(f"roll-free-die {pips}")
    assert (table.at("A1"), table.at("D3")) == ("red 1", "red 1 doomhammer")
    assert {"lost blue D3 1 orcs", "retreated blue D3 3"} <= set(table.log())
    assert (table.at("C4"), table.tray("orcs")) == ("blue 4", tray + 1)
    assert table.coins("blue") == 7


@rule("SW-76.1", "SW-76.5")
@pytest.mark.parametrize("water", ["7", "8"])
def test_a_board_with_two_waters(water: str) -> None:
    """SC-258."""
    table = Table(
        {"12": "red 1", "11": "marker"},
        active={"red": "orcs"},
        hand={"red": 4},
        islands=SMALL_ISLANDS.replace("region 8 forest magic", "region 8 sea"),
    )
    table.play("red", "conquer 11")
    table.happen("marker well-of-eternity")
    assert table.asked("red") == "ask-water"
    assert table.options("red") == ["lay 7", "lay 8"]
    assert table.why_not("red", "lay 16") == ("no-water-of-the-board", "SW-76.5")
    table.play("red", f"lay {water}")
    assert table.at(water) == "well-of-eternity"
    table.finish_turn("red")
    assert table.at(water) == "well-of-eternity"


@rule("SW-8.4", "SW-13.4")
def test_the_last_retreat_counts_for_the_tie() -> None:
    """SC-261."""
    table = Table(
        {"A1": "red 1", "A2": "blue 3", "A3": "blue 6", "D1": "green 7"},
        active={"red": "kobolds", "blue": "orcs", "green": "naga"},
        hand={"red": 5},
        coins={"blue": 50, "green": 50},
        starter="blue",
        in_round=10,
    )
    table.play("red", "conquer A2")
    assert table.hand("blue") == 2
    table.finish_turn()
    assert table.ending() == "ending-last-round-over"
    assert table.at("A3") == "blue 8"
    assert table.ranks() == [3, 1, 2]
