"""SW-40 to SW-59: each power, where no scenario covers it."""

from typing import Final

import pytest

from fracas.contract import rule
from fracas.games.azeroth.state import AWAY, IN_HAND
from tests.azeroth.islands import SMALL_ISLANDS
from tests.azeroth.table import Table

BADGES: Final = {
    "archaeologist": 5,
    "battle-master": 5,
    "beast-master": 4,
    "blacksmith": 4,
    "championing": 5,
    "defensive": 5,
    "enraged": 4,
    "explorer": 4,
    "farmer": 4,
    "fishing": 3,
    "garrisoned": 3,
    "herbalist": 4,
    "intimidating": 4,
    "marshdweller": 4,
    "mining": 4,
    "mountaineer": 4,
    "portal-mage": 5,
    "ranger": 4,
    "sailing": 5,
    "swamp-walker": 4,
}
KEPT: Final = ("garrisoned", "marshdweller")


@rule("SW-4.4")
@pytest.mark.parametrize("power", BADGES)
def test_the_badge_says_how_many_come(power: str) -> None:
    others = [other for other in BADGES if other != power][:5]
    races = ("orcs", "humans", "gnomes", "naga", "kobolds")
    table = Table(
        combos=(
            f"{power} trolls",
            *(f"{badge} {race}" for badge, race in zip(others, races, strict=True)),
        ),
        phase="turn",
    )
    table.play("red", "take 1")
    assert table.hand("red") == 6 + BADGES[power]
    assert table.race("red") == f"{power} trolls"


@rule("SW-4.7", "SW-12.3", "SW-12.7")
@pytest.mark.parametrize("power", BADGES)
def test_which_badges_stay_with_a_declining_race(power: str) -> None:
    table = Table({"A1": "red 2"}, active={"red": f"{power} trolls"}, phase="turn")
    table.play("red", "decline")
    kept = f"{power} trolls" if power in KEPT else "trolls"
    assert table.race("red", declined=True) == kept
    assert table.state.badge_pile.bit_count() == (power not in KEPT)


@rule("SW-40.1")
def test_archaeologists_count_the_well_from_its_water() -> None:
    table = Table(
        {
            "B3": "red 1 well-of-eternity",
            "C3": "red 1 frostmourne doomhammer",
            "D2": "red 1 marker",
        },
        active={"red": "archaeologist naga"},
    )
    table.finish_turn()
    assert table.scored()["power"] == 3
    table = Table(
        {"B3": "well-of-eternity", "C3": "red 1", "D2": "red declined 1 karazhan"},
        active={"red": "archaeologist naga"},
        declined={"red": "orcs"},
    )
    table.finish_turn()
    assert "power" not in table.scored()


@rule("SW-42.1")
def test_no_more_than_five_beasts() -> None:
    hills = ("1", "2", "3", "5", "6", "8")
    islands = SMALL_ISLANDS
    for terrain in ("field", "forest", "swamp"):
        islands = islands.replace(f" {terrain}", " hill")
    table = Table(
        dict.fromkeys(hills, "red 1"),
        active={"red": "beast-master kobolds"},
        phase="turn",
        islands=islands,
    )
    table.play("red", "expand")
    assert table.state.beasts_in_hand == 5


@rule("SW-12.4", "SW-42.5")
def test_beasts_leave_with_their_master() -> None:
    table = Table(
        {"A2": "red 2 beast", "A3": "red 1"},
        active={"red": "beast-master kobolds"},
        phase="turn",
    )
    table.play("red", "decline")
    assert (table.at("A2"), table.at("A3")) == ("red declined 1", "red declined 1")
    assert table.state.beasts_in_hand == 0


@rule("SW-42.3", "SW-8.2")
def test_beasts_are_redeployed_like_tokens() -> None:
    table = Table(
        {"A1": "red 1", "A2": "red 1"},
        active={"red": "beast-master kobolds"},
        hand={"red": 1},
        beasts=1,
    )
    table.play("red", "finish")
    table.play("red", "place beast>A2")
    assert table.why_not("red", "finish") == ("tokens-left-in-hand", "SW-8.2")
    table.play("red", "place race-token>A1")
    table.finish_turn("red")
    assert (table.at("A1"), table.at("A2")) == ("red 2", "red 1 beast")


@rule("SW-42.6")
def test_any_mix_pays() -> None:
    table = Table(
        {"A3": "red 1"}, active={"red": "beast-master kobolds"}, hand={"red": 3}, beasts=2
    )
    table.play("red", "conquer A2")
    assert table.options("red") == [f"pay-beasts {number}" for number in range(3)]
    table.play("red", "pay-beasts 1")
    assert (table.at("A2"), table.hand("red"), table.state.beasts_in_hand) == ("red 1 beast", 2, 1)


@rule("SW-42.4")
def test_one_beast_is_lost_and_the_rest_retreats() -> None:
    table = Table(
        {"A1": "blue 1", "A2": "red 1 beast beast beast", "D1": "red 1"},
        active={"red": "beast-master kobolds", "blue": "naga"},
        hand={"blue": 6},
        turn="blue",
    )
    assert table.cost("A2") == 2 + 4
    table.play("blue", "conquer A2")
    assert (table.hand("red"), table.state.beasts_in_hand) == (1, 2)
    table.finish_turn("blue")
    assert table.at("D1") == "red 2 beast beast"


@rule("SW-43.1")
@pytest.mark.parametrize(("contents", "cost"), [("", 1), ("blue 3", 4)])
def test_smiths_pay_one_less(contents: str, cost: int) -> None:
    regions = {"A1": "red 1", "D1": "blue 1"} | ({"A2": contents} if contents else {})
    table = Table(regions, active={"red": "blacksmith orcs", "blue": "naga"}, hand={"red": 4})
    table.play("red", "conquer A2")
    assert table.at("A2") == f"red {cost}"


@rule("SW-44.2")
def test_the_champions_region_needs_no_tokens() -> None:
    table = Table(
        {"A1": "red 2", "A2": "red 1 champion", "D1": "red 1"},
        active={"red": "championing orcs"},
        used=("champion",),
    )
    table.play("red", "finish")
    table.play("red", "gather race-token A2")
    assert table.at("A2") == "red champion"
    table.play("red", "place race-token>D1")
    table.finish_turn("red")
    assert (table.at("A2"), table.at("D1")) == ("red champion", "red 2")


@rule("SW-44.3")
def test_a_champion_who_is_not_used_stays() -> None:
    table = Table(
        {"A1": "red 1", "C2": "red champion"}, active={"red": "championing orcs"}, phase="turn"
    )
    table.play("red", "expand")
    table.finish_turn("red")
    assert table.at("C2") == "red champion"
    assert table.scored() == {"regions": 2}


@rule("SW-44.3", "SW-Q.25")
def test_the_champion_steps_on_from_his_own_region() -> None:
    table = Table({"C2": "red champion"}, active={"red": "championing orcs"}, phase="turn")
    table.play("red", "expand")
    assert table.why_not("red", "send-champion A2") == ("not-adjacent", "SW-44.9")
    table.play("red", "send-champion C1")
    assert (table.at("C1"), table.at("C2")) == ("red champion", "")


@rule("SW-44.8", "SW-Q.28")
def test_a_champion_in_hand_is_put_down() -> None:
    table = Table(
        {"A1": "red 1", "D1": "red 1"},
        active={"red": "championing orcs"},
        champion="hand",
        used=("begun",),
    )
    table.play("red", "finish")
    assert table.why_not("red", "finish") == ("tokens-left-in-hand", "SW-8.2")
    table.play("red", "place champion>D1")
    table.finish_turn("red")
    assert table.at("D1") == "red 1 champion"


@rule("SW-44.1", "SW-44.7")
def test_the_champion_conquers_with_nothing_in_hand() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 5 fort"},
        active={"red": "championing orcs", "blue": "garrisoned humans"},
        champion="hand",
    )
    table.play("red", "send-champion A2")
    table.finish_turn("red")
    assert table.at("A2") == "red champion"
    assert table.scored() == {"regions": 2, "race": 1, "faction": 1}


@rule("SW-44.9")
def test_the_champion_does_not_carry_artifacts() -> None:
    table = Table(
        {"A1": "red 1 frostmourne doomhammer", "D1": "blue 1"},
        active={"red": "championing orcs", "blue": "naga"},
        hand={"red": 1},
        champion="hand",
    )
    table.play("red", "send-champion A2")
    assert table.at("A1") == "red 1 doomhammer frostmourne"
    assert table.coins("red") == 5


@rule("SW-12.4", "SW-44.2")
def test_the_champion_leaves_with_his_race() -> None:
    table = Table({"A1": "red 2 champion"}, active={"red": "championing orcs"}, phase="turn")
    table.play("red", "decline")
    assert (table.at("A1"), table.state.champion) == ("red declined 1", AWAY)


@rule("SW-14.4", "SW-45.1")
@pytest.mark.parametrize(
    ("around", "tower"),
    [
        ({"A2": "red 1", "B1": "murloc"}, False),
        ({"A2": "red 1", "B1": "red 1", "C2": "murloc"}, True),
        ({"A2": "red 1", "B1": "red declined 1"}, False),
        ({"A2": "red 1"}, True),
        ({}, False),
    ],
)
def test_murlocs_and_the_own_declined_race_are_other_races(
    around: dict[str, str], tower: bool
) -> None:
    table = Table(
        {"B2": "red 1", **around}, active={"red": "defensive orcs"}, declined={"red": "trolls"}
    )
    table.finish_turn()
    assert table.at("B2") == ("red 1 tower" if tower else "red 1")


@rule("SW-45.1")
def test_two_races_of_others_are_counted_apart() -> None:
    table = Table(
        {
            "B2": "red 1",
            "A2": "red 1",
            "B1": "red 1",
            "C2": "blue 1",
            "B3": "blue declined 1",
        },
        active={"red": "defensive orcs", "blue": "trolls"},
        declined={"blue": "naga"},
    )
    table.finish_turn()
    assert table.at("B2") == "red 1 tower"


@rule("SW-45.2")
def test_held_water_counts() -> None:
    table = Table(
        {"B2": "red 1", "A2": "red 1", "B3": "blue declined 1"},
        active={"red": "defensive orcs"},
        declined={"blue": "naga"},
    )
    table.finish_turn()
    assert table.at("B2") == "red 1"


@rule("SW-11.2", "SW-45.4")
@pytest.mark.parametrize("move", ["decline", "abandon B2"])
def test_a_watch_tower_leaves_with_its_race(move: str) -> None:
    table = Table(
        {"B2": "red 1 tower", "A2": "red 1"}, active={"red": "defensive orcs"}, phase="turn"
    )
    if move != "decline":
        table.play("red", "expand")
    table.play("red", move)
    assert table.at("B2") == ("red declined 1" if move == "decline" else "")


@rule("SW-46.2", "SW-Q.09")
@pytest.mark.parametrize(
    ("contents", "races", "coins"),
    [
        ("blue 1 champion", "championing naga", 2),
        ("blue champion", "championing naga", 0),
        ("blue 1 beast", "beast-master naga", 2),
        ("blue 1 fort", "garrisoned naga", 0),
        ("murloc", "naga", 0),
    ],
)
def test_whom_the_enraged_count(contents: str, races: str, coins: int) -> None:
    table = Table(
        {"A1": "red 1", "A2": contents, "D1": "blue 1"},
        active={"red": "enraged kobolds", "blue": races},
        hand={"red": 5},
    )
    table.play("red", "conquer A2")
    assert table.score_now().get("power", 0) == coins


@rule("SW-41.1", "SW-Q.09")
@pytest.mark.parametrize(("contents", "coins"), [("blue champion", 1), ("objective", 0)])
def test_what_is_empty_for_battle_masters(contents: str, coins: int) -> None:
    table = Table(
        {"A1": "red 1", "A2": contents, "D1": "blue 1"},
        active={"red": "battle-master kobolds", "blue": "championing humans"},
        hand={"red": 5},
    )
    table.play("red", "conquer A2")
    assert table.score_now().get("power", 0) == coins


@rule("SW-50.1", "SW-Q.16")
def test_forts_stand_once_in_a_region() -> None:
    table = Table(
        {"A1": "red 1 fort", "A2": "red 1", "D1": "red declined 1"},
        active={"red": "garrisoned orcs"},
        declined={"red": "trolls"},
    )
    table.finish_turn()
    assert [table.at(name) for name in ("A1", "A2", "D1")] == [
        "red 1 fort",
        "red 1 fort",
        "red declined 1",
    ]


@rule("SW-11.2", "SW-50.2")
def test_an_abandoned_fort_is_gone() -> None:
    table = Table(
        {"A1": "red 1 fort", "A2": "red 1"}, active={"red": "garrisoned orcs"}, phase="turn"
    )
    table.play("red", "expand")
    table.play("red", "abandon A1")
    assert table.at("A1") == ""


@rule("SW-52.7")
def test_beasts_are_driven_and_the_champion_is_not() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 1 beast", "D1": "blue 1"},
        active={"red": "intimidating humans", "blue": "beast-master orcs"},
        hand={"red": 1},
    )
    table.play("red", "intimidate A2 + drive beast>D1")
    assert (table.at("A2"), table.at("D1")) == ("blue 1", "blue 1 beast")
    table = Table(
        {"A1": "red 1", "A2": "blue champion", "D1": "blue 1"},
        active={"red": "intimidating humans", "blue": "championing orcs"},
        hand={"red": 1},
    )
    assert not table.may("red", "intimidate A2")


@rule("SW-52.7")
def test_the_champion_holds_the_region_others_left() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 1 champion", "D1": "blue 1"},
        active={"red": "intimidating humans", "blue": "championing orcs"},
        hand={"red": 1},
    )
    table.play("red", "intimidate A2 + drive race-token>D1")
    assert (table.at("A2"), table.at("D1")) == ("blue champion", "blue 2")


@rule("SW-52.7")
def test_tokens_in_decline_pile_up() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue declined 1", "B1": "blue declined 1"},
        active={"red": "intimidating humans"},
        declined={"blue": "orcs"},
        hand={"red": 4},
    )
    tray = table.tray("orcs")
    table.play("red", "intimidate A2 + drive race-token>B1")
    assert (table.at("A2"), table.at("B1")) == ("", "blue declined 2")
    table.play("red", "conquer B1")
    assert table.tray("orcs") == tray + 2


@rule("SW-52.2")
def test_only_neighbours_are_frightened() -> None:
    table = Table(
        {"A1": "red 1", "C4": "blue 1", "D1": "blue 1"},
        active={"red": "intimidating humans", "blue": "orcs"},
        hand={"red": 1},
    )
    assert table.why_not("red", "intimidate C4") == ("not-adjacent", "SW-52.2")
    assert table.why_not("red", "intimidate A2") == ("nobody-to-intimidate", "SW-52.2")


@rule("SW-52.2")
def test_a_token_goes_to_its_own_race() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 2", "C4": "blue declined 1", "D1": "blue 1", "E3": "green 1"},
        active={"red": "intimidating humans", "blue": "orcs", "green": "trolls"},
        declined={"blue": "gnomes"},
        hand={"red": 1},
    )
    for region in ("C4", "E3", "B2"):
        assert table.why_not("red", f"intimidate A2 + drive race-token>{region}") == (
            "not-the-same-race",
            "SW-52.2",
        )


@rule("SW-52.8", "SW-Q.30")
@pytest.mark.parametrize("aegis", ["A2", "D1"])
def test_the_aegis_counts_in_both_parts(aegis: str) -> None:
    regions = {"A1": "red 1", "A2": "blue 2", "D1": "blue 1"}
    regions[aegis] += " aegis-of-aggramar"
    table = Table(regions, active={"red": "intimidating humans", "blue": "orcs"}, hand={"red": 1})
    table.play("red", "intimidate A2 + drive race-token>D1")
    assert (table.coins("red"), table.coins("blue")) == (3, 7)
    table = Table(
        regions,
        active={"red": "intimidating humans", "blue": "orcs"},
        hand={"red": 1},
        coins={"red": 1},
    )
    assert not table.may("red", "intimidate A2 + drive race-token>D1")


@rule("SW-52.8", "SW-Q.29")
def test_nobody_is_discarded_because_the_toll_is_not_paid() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 2", "D1": "blue 1 aegis-of-aggramar"},
        active={"red": "intimidating humans", "blue": "orcs"},
        hand={"red": 1},
        coins={"red": 1},
    )
    assert not table.may("red", "intimidate A2")


@rule("SW-53.3")
@pytest.mark.parametrize(
    ("race", "move"),
    [
        ("intimidating naga", "intimidate C3 + drive race-token>D1"),
        ("portal-mage naga", "exchange C3 + exchange-with B4"),
        ("ethereals", "steal frostmourne>C4"),
    ],
)
def test_only_conquests_pay_in_the_marsh(race: str, move: str) -> None:
    table = Table(
        {"C4": "red 1", "C3": "blue 2 frostmourne", "D1": "blue 1", "C2": "blue 1"},
        active={"red": race, "blue": "marshdweller orcs"},
        hand={"red": 1},
        coins={"red": 0},
    )
    table.play("red", move)
    assert (table.coins("red"), table.coins("blue")) == (0, 5)


@rule("SW-53.1")
def test_each_attempt_in_the_marsh_costs_a_coin() -> None:
    table = Table(
        {"C4": "red 1", "C3": "blue 1"},
        active={"red": "gnomes", "blue": "marshdweller orcs"},
        hand={"red": 2},
    )
    table.play("red", "fly C3")
    table.happen("roll-free-die 0")
    table.play("red", "withdraw")
    table.play("red", "attempt C3")
    assert (table.coins("red"), table.coins("blue")) == (3, 7)


@rule("SW-56.1")
def test_portals_open_before_and_after_conquests() -> None:
    table = Table(
        {"B4": "red 2", "A1": "red 1", "A2": "blue 2"},
        active={"red": "portal-mage trolls", "blue": "naga"},
        hand={"red": 2},
    )
    table.play("red", "exchange B4 + exchange-with D3")
    table.play("red", "conquer B1")
    table.play("red", "exchange D3 + exchange-with B4")
    assert table.at("B4") == "red 2"
    table = Table(
        {"B4": "red 2", "A1": "red 1", "A2": "blue 3"},
        active={"red": "portal-mage trolls", "blue": "naga"},
        hand={"red": 2},
    )
    table.play("red", "attempt A2")
    table.happen("roll-die 0")
    assert not table.may("red", "exchange B4")


@rule("SW-56.2")
def test_only_magic_sources_are_exchanged() -> None:
    table = Table({"B4": "red 2"}, active={"red": "portal-mage trolls"}, hand={"red": 2})
    assert table.why_not("red", "exchange A1") == ("no-magic-source", "SW-56.2")
    assert table.why_not("red", "exchange B4 + exchange-with B4") == (
        "same-region-twice",
        "SW-56.2",
    )


@rule("SW-56.2")
def test_everything_travels() -> None:
    table = Table(
        {
            "A1": "red 1",
            "B4": "blue 2 fort objective bomb",
            "D3": "green 1 champion",
            "E2": "blue 1",
        },
        active={
            "red": "portal-mage goblins",
            "blue": "garrisoned humans",
            "green": "championing orcs",
        },
        hand={"red": 1},
    )
    table.play("red", "exchange B4 + exchange-with D3")
    assert table.at("B4") == "green 1 champion"
    assert table.at("D3") == "blue 2 fort objective bomb"


@rule("SW-16.2", "SW-56.5")
@pytest.mark.parametrize("coins", [2, 1])
def test_a_portal_to_the_aegis_costs_two(coins: int) -> None:
    table = Table(
        {"A1": "red 1", "B4": "blue 2 aegis-of-aggramar"},
        active={"red": "portal-mage trolls", "blue": "orcs"},
        hand={"red": 1},
        coins={"red": coins},
    )
    if coins == 1:
        assert not table.may("red", "exchange B4 + exchange-with D3")
        return
    table.play("red", "exchange B4 + exchange-with D3")
    assert (table.coins("red"), table.coins("blue")) == (0, 7)
    assert table.at("D3") == "blue 2 aegis-of-aggramar"


@rule("SW-58.1")
def test_sailors_in_a_later_turn() -> None:
    table = Table({"A2": "red 1"}, active={"red": "sailing orcs"}, hand={"red": 2})
    table.play("red", "conquer E3")
    assert table.at("E3") == "red 2"


@rule("SW-13.2", "SW-Q.07")
def test_beasts_count_for_the_tie_and_the_champion_does_not() -> None:
    table = Table(
        {"A1": "red 1 beast", "B1": "blue 1 champion", "C4": "green 1"},
        active={
            "red": "beast-master trolls",
            "blue": "championing orcs",
            "green": "naga",
        },
        coins={"red": 80, "blue": 80},
        turn="green",
        in_round=10,
    )
    table.finish_turn()
    assert table.ranks() == [1, 2, 3]


@rule("SW-44.8")
def test_a_champion_cannot_enter_alone() -> None:
    table = Table(active={"red": "championing orcs"}, champion="hand", phase="turn")
    table.play("red", "expand")
    for region in ("A1", "E3"):
        assert not table.may("red", f"send-champion {region}")
    table.finish_turn("red")
    assert table.scored() == {}
    assert table.state.champion == IN_HAND


@rule("SW-11.1", "SW-44.2")
@pytest.mark.parametrize(("race", "left", "hand"), [("orcs", 1, 2), ("tauren", 2, 1)])
def test_ready_leaves_a_token_with_the_champion(race: str, left: int, hand: int) -> None:
    table = Table({"C2": "red 3 champion"}, active={"red": f"championing {race}"}, phase="turn")
    table.play("red", "expand")
    assert (table.at("C2"), table.hand("red")) == (f"red {left} champion", hand)


@rule("SW-27.3", "SW-44.7")
def test_the_champion_takes_an_objective() -> None:
    table = Table(
        {"A1": "red 1", "A2": "objective"},
        active={"red": "championing humans"},
        hand={"red": 1},
        champion="hand",
    )
    table.play("red", "send-champion A2")
    assert (table.at("A2"), table.coins("red")) == ("red champion", 7)


@rule("SW-30.2", "SW-44.7")
def test_the_champion_of_the_night_elves_brings_a_wall() -> None:
    table = Table(
        {"A1": "red 1"},
        active={"red": "championing night-elves"},
        hand={"red": 1},
        champion="hand",
    )
    table.play("red", "send-champion A2")
    assert table.at("A2") == "red champion wall"


@rule("SW-16.2", "SW-44.6")
def test_the_champion_pays_for_the_aegis() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 1 aegis-of-aggramar", "D1": "blue 1"},
        active={"red": "championing naga", "blue": "orcs"},
        hand={"red": 1},
        champion="hand",
    )
    table.play("red", "send-champion A2")
    assert (table.coins("red"), table.coins("blue")) == (3, 7)
    assert table.at("A2") == "red champion aegis-of-aggramar"


@rule("SW-42.1", "SW-6.6")
def test_a_wall_falls_with_the_beasts_behind_it() -> None:
    table = Table(
        {"A1": "red 1", "A2": "red beast wall frostmourne"},
        active={"red": "beast-master night-elves"},
        phase="turn",
    )
    assert table.at("A2") == "frostmourne"


@rule("SW-7.1", "SW-42.3")
def test_a_beast_alone_may_attempt() -> None:
    table = Table({"A1": "red 1"}, active={"red": "beast-master kobolds"}, beasts=1)
    table.play("red", "attempt A2")
    table.happen("roll-die 1")
    assert table.at("A2") == "red beast"


@rule("SW-33.5", "SW-52.7")
def test_a_tauren_whose_beast_is_driven_away_moves() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 1 beast", "C4": "blue 2"},
        active={"red": "intimidating orcs", "blue": "beast-master tauren"},
        hand={"red": 1},
    )
    table.play("red", "intimidate A2 + drive beast>C4")
    assert (table.at("A2"), table.at("C4")) == ("", "blue 3 beast")


@rule("SW-32.6", "SW-56.5")
@pytest.mark.parametrize(
    ("power", "move"),
    [
        ("intimidating", "intimidate B4"),
        ("portal-mage", "exchange B4"),
        ("championing", "send-champion B4"),
    ],
)
def test_without_coins_no_power_touches_the_pandaren(power: str, move: str) -> None:
    table = Table(
        {"A4": "red 1", "B4": "blue 2", "D1": "blue 1"},
        active={"red": f"{power} orcs", "blue": "pandaren"},
        hand={"red": 1},
        coins={"red": 1},
        harmony=("red",),
        champion="hand" if power == "championing" else "",
    )
    assert table.why_not("red", move) == ("cannot-pay-toll", "SW-16.4")


@rule("SW-52.1", "SW-56.1")
@pytest.mark.parametrize(
    ("power", "move", "times"),
    [
        ("portal-mage", "exchange B4 + exchange-with D3", 2),
        ("intimidating", "intimidate A2 + drive race-token>C1", 3),
    ],
)
def test_uses_are_fresh_in_each_turn(power: str, move: str, times: int) -> None:
    table = Table(
        {"A1": "red 4", "B4": "red 2", "A2": "blue declined 7", "C1": "blue declined 1"},
        active={"red": f"{power} gnomes", "blue": "naga", "green": "dwarves"},
        declined={"blue": "forsaken"},
        hand={"red": 1},
    )
    for _ in range(2):
        for _ in range(times):
            table.play("red", move)
        assert not table.may("red", move)
        table.finish_turn("red")
        table.play("blue", "expand")
        table.finish_turn("blue")
        if table.asked("green") == "ask-turn":
            table.play("green", "expand")
        table.finish_turn("green")
        table.play("red", "expand")
    assert table.may("red", move)
