"""SW-60 to SW-76: each Artifact and Legendary Place, where no scenario covers it."""

from typing import Final

import pytest

from fracas.contract import rule
from tests.azeroth.islands import SMALL_ISLANDS
from tests.azeroth.table import Table

ARTIFACTS: Final = (
    "aegis-of-aggramar",
    "ashes-of-alar",
    "doomhammer",
    "frostmourne",
    "heart-of-azeroth",
)
PLACES: Final = (
    "battleground",
    "dark-portal",
    "karazhan",
    "lights-hope-chapel",
    "meeting-stone",
    "spirit-healer",
)


@rule("SW-0.9", "SW-15.1", "SW-15.5")
@pytest.mark.parametrize("relic", [*ARTIFACTS, *PLACES])
def test_each_relic_is_revealed_where_it_lies(relic: str) -> None:
    table = Table({"C4": "red 1", "C3": "marker"}, active={"red": "orcs"}, hand={"red": 3})
    table.play("red", "conquer C3")
    assert set(table.odds()) == {*ARTIFACTS, *PLACES, "well-of-eternity"}
    table.happen(f"marker {relic}")
    assert table.at("C3") == f"red 2 {relic}"


@rule("SW-15.6", "SW-15.7")
@pytest.mark.parametrize("relic", PLACES)
def test_places_do_nothing_for_a_race_in_decline(relic: str) -> None:
    table = Table(
        {"B2": f"red declined 1 {relic}", "C4": "red declined 1", "A1": "red 1", "A2": "blue 1"},
        active={"red": "orcs", "blue": "humans"},
        declined={"red": "trolls"},
        hand={"red": 3},
    )
    assert table.cost("E3") == 3
    table.play("red", "conquer A2")
    table.finish_turn("red")
    assert table.scored() == {"regions": 2, "declined": 2, "race": 1, "faction": 1}
    assert (table.at("A1"), table.at("A2")) == ("red 1", "red 3")


@rule("SW-15.2", "SW-15.6", "SW-15.7")
@pytest.mark.parametrize(
    ("relic", "means"),
    [("ashes-of-alar", "ashes"), ("doomhammer", "doomhammer"), ("frostmourne", "frostmourne")],
)
@pytest.mark.parametrize("holder", ["red declined 1", "blue 1", ""])
def test_artifacts_serve_only_who_holds_them(relic: str, means: str, holder: str) -> None:
    table = Table(
        {"B2": f"{holder} {relic}".strip(), "A1": "red 1"},
        active={"red": "orcs", "blue": "kobolds"},
        declined={"red": "trolls"},
        hand={"red": 5},
    )
    assert table.why_not("red", f"conquer-with A2 {means}") == ("relic-not-yours", "SW-15.2")


@rule("SW-15.3", "SW-61.1", "SW-62.1", "SW-63.1")
@pytest.mark.parametrize(
    ("relic", "means"),
    [("ashes-of-alar", "ashes"), ("doomhammer", "doomhammer"), ("frostmourne", "frostmourne")],
)
def test_artifacts_serve_once_in_a_turn(relic: str, means: str) -> None:
    table = Table(
        {"A1": f"red 1 {relic}"}, active={"red": "orcs"}, hand={"red": 9}, coins={"red": 9}
    )
    table.play("red", f"conquer-with A2 {means}")
    assert relic in table.at("A2")
    assert table.why_not("red", f"conquer-with B1 {means}") == ("relic-used", "SW-15.3")


@rule("SW-15.4", "SW-60.1", "SW-64.1")
@pytest.mark.parametrize(
    ("relic", "prompt"), [("aegis-of-aggramar", "ask-aegis"), ("heart-of-azeroth", "ask-heart")]
)
def test_aegis_and_heart_are_laid_in_the_own_active_regions(relic: str, prompt: str) -> None:
    table = Table(
        {"A1": f"red 1 {relic}", "D1": "red 1", "C4": "red declined 1"},
        active={"red": "kobolds"},
        declined={"red": "trolls"},
    )
    while table.asked("red") != prompt:
        table.play("red", "finish")
    assert table.options("red") == ["lay A1", "lay D1"]
    assert table.why_not("red", "lay C4") == (
        "not-your-region",
        "SW-60.1" if prompt == "ask-aegis" else "SW-64.1",
    )
    table.play("red", "lay D1")
    assert table.at("D1") == f"red 1 {relic}"


@rule("SW-16.2", "SW-60.2")
def test_each_attempt_on_the_aegis_costs_two() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 1 aegis-of-aggramar"},
        active={"red": "gnomes", "blue": "orcs"},
        hand={"red": 2},
    )
    table.play("red", "fly A2")
    table.happen("roll-free-die 0")
    table.play("red", "withdraw")
    assert (table.coins("red"), table.coins("blue")) == (3, 7)
    table.play("red", "attempt A2")
    assert (table.coins("red"), table.coins("blue")) == (1, 9)


@rule("SW-60.3")
def test_an_aegis_of_nobody_protects_nothing() -> None:
    table = Table(
        {"A1": "red 1", "A2": "aegis-of-aggramar", "D1": "blue 1"},
        active={"red": "orcs", "blue": "kobolds"},
        hand={"red": 2},
        coins={"red": 0},
    )
    table.play("red", "conquer A2")
    assert table.at("A2") == "red 2 aegis-of-aggramar"


@rule("SW-16.3", "SW-60.2")
def test_the_aegis_protects_no_other_region() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 1 aegis-of-aggramar", "B1": "blue 1"},
        active={"red": "orcs", "blue": "kobolds"},
        hand={"red": 3},
        coins={"red": 0},
    )
    assert table.why_not("red", "conquer A2") == ("cannot-pay-toll", "SW-16.4")
    table.play("red", "conquer B1")
    assert table.at("B1") == "red 3"


@rule("SW-61.2")
def test_naga_carry_the_ashes_into_the_water() -> None:
    table = Table({"A1": "red 1 ashes-of-alar"}, active={"red": "naga"}, hand={"red": 2})
    table.play("red", "conquer-with E1 ashes")
    assert table.at("E1") == "red 2 ashes-of-alar"


@rule("SW-61.1")
def test_the_ashes_need_a_region_to_start_from_no_more_than_others() -> None:
    table = Table(
        {"A1": "red 1 ashes-of-alar", "E3": "blue 1"},
        active={"red": "orcs", "blue": "kobolds"},
        hand={"red": 3},
    )
    assert (table.cost("E3"), table.cost("E3", "ashes")) == (2 + 1 + 1, 2 + 1)
    table.play("red", "conquer-with E3 ashes")
    assert table.at("E3") == "red 3 ashes-of-alar"


@rule("SW-62.1")
def test_against_the_own_race_the_doomhammer_pays_the_stash() -> None:
    table = Table(
        {"A1": "red 1 doomhammer", "A2": "red declined 5"},
        active={"red": "orcs"},
        declined={"red": "kobolds"},
        hand={"red": 3},
    )
    stash = table.state.stash
    table.play("red", "conquer-with A2 doomhammer")
    assert table.at("A2") == "red 1 doomhammer"
    assert (table.coins("red"), table.state.stash) == (3, stash + 2)


@rule("SW-16.4", "SW-62.3")
@pytest.mark.parametrize(("coins", "enough"), [(3, True), (2, False)])
def test_the_doomhammer_adds_to_other_tolls(coins: int, enough: bool) -> None:
    table = Table(
        {"C4": "red 1 doomhammer", "C3": "blue 3", "D1": "blue 1"},
        active={"red": "naga", "blue": "marshdweller orcs"},
        hand={"red": 2},
        coins={"red": coins},
    )
    if not enough:
        assert table.why_not("red", "conquer-with C3 doomhammer") == (
            "cannot-pay-toll",
            "SW-16.4",
        )
        return
    table.play("red", "conquer-with C3 doomhammer")
    assert (table.coins("red"), table.coins("blue")) == (0, 8)


@rule("SW-63.1")
@pytest.mark.parametrize(("contents", "cost"), [("", 1), ("blue 1", 1), ("blue 3", 3)])
def test_frostmourne_saves_two(contents: str, cost: int) -> None:
    regions = {"A1": "red 1 frostmourne", "D1": "blue 1"}
    table = Table(
        regions | ({"A2": contents} if contents else {}),
        active={"red": "orcs", "blue": "kobolds"},
        hand={"red": 3},
    )
    table.play("red", "conquer-with A2 frostmourne")
    assert table.at("A2") == f"red {cost} frostmourne"


@rule("SW-64.2")
def test_the_heart_asks_once_and_nobody_without_coins() -> None:
    table = Table(
        {"B2": "red 1 heart-of-azeroth", "A2": "blue 1", "C2": "blue 1", "B1": "green 1"},
        active={"red": "gnomes", "blue": "orcs", "green": "kobolds"},
        coins={"green": 0},
    )
    table.finish_turn()
    assert [table.coins(colour) for colour in ("red", "blue", "green")] == [5 + 1 + 1, 4, 0]


@rule("SW-10.3", "SW-70.1")
@pytest.mark.parametrize(("relic", "coins"), [("battleground", 2), ("dark-portal", 1)])
def test_the_battleground_doubles_the_faction_bonus(relic: str, coins: int) -> None:
    table = Table(
        {"A1": f"red 1 {relic}", "A2": "blue 1", "B1": "blue 1"},
        active={"red": "trolls", "blue": "humans"},
        hand={"red": 4},
    )
    table.play("red", "conquer A2")
    table.play("red", "conquer B1")
    table.finish_turn("red")
    assert table.scored()["faction"] == coins


@rule("SW-70.1")
def test_each_beaten_race_is_doubled_for_itself() -> None:
    table = Table(
        {
            "A1": "red 1 battleground",
            "A2": "blue 1",
            "B1": "blue 1",
            "B2": "green 1",
        },
        active={"red": "blacksmith trolls", "blue": "humans", "green": "gnomes"},
        hand={"red": 4},
    )
    for region in ("A2", "B1", "B2"):
        table.play("red", f"conquer {region}")
    table.finish_turn("red")
    assert table.scored()["faction"] == 2 + 1


@rule("SW-70.3", "SW-70.4")
def test_conquests_before_the_choice_do_not_count() -> None:
    table = Table(
        {"B3": "red 1", "C4": "red 1", "B4": "blue 1", "C3": "blue 1 marker", "A1": "blue 1"},
        active={"red": "naga", "blue": "humans"},
        hand={"red": 6},
    )
    table.play("red", "conquer B4")
    table.play("red", "conquer C3")
    table.happen("marker battleground")
    table.play("red", "fight-for horde")
    table.finish_turn("red")
    assert table.scored() == {"regions": 4, "faction": 1}


@rule("SW-70.3")
def test_the_side_may_be_left_open() -> None:
    table = Table(
        {"A1": "red 5 battleground", "A2": "blue 1"},
        active={"red": "naga", "blue": "humans"},
        phase="turn",
    )
    table.play("red", "expand")
    assert table.options("red") == ["fight-for alliance", "fight-for horde", "fight-for neutral"]
    table.play("red", "fight-for neutral")
    table.play("red", "conquer A2")
    table.finish_turn("red")
    assert table.scored() == {"regions": 2}


@rule("SW-10.9", "SW-70.3")
def test_a_side_lasts_for_one_turn() -> None:
    table = Table(
        {"A1": "red 3 battleground", "A2": "blue 6"},
        active={"red": "naga", "blue": "orcs"},
        phase="turn",
    )
    table.play("red", "expand")
    table.play("red", "fight-for alliance")
    table.finish_turn("red")
    table.play("blue", "expand")
    table.play("blue", "conquer A1")
    table.finish_turn("blue")
    assert table.scored() == {"regions": 2}


@rule("SW-72.1")
def test_karazhan_counts_other_regions_of_its_terrain() -> None:
    table = Table(
        {"A1": "red 1 karazhan", "B2": "red 1", "C4": "red 1", "E3": "red 1", "A2": "red 1"},
        active={"red": "trolls"},
    )
    table.finish_turn()
    assert table.scored() == {"regions": 5, "karazhan": 3}


@rule("SW-73.1")
def test_the_chapel_saves_from_bombs() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 2 bomb", "D1": "blue 1 lights-hope-chapel"},
        active={"red": "goblins", "blue": "humans"},
        phase="turn",
    )
    tray = table.tray("humans")
    table.happen("turn-bomb live")
    assert (table.hand("blue"), table.tray("humans")) == (2, tray)


@rule("SW-73.3", "SW-Q.20")
def test_the_chapel_does_not_save_from_fear() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 1 lights-hope-chapel"},
        active={"red": "intimidating kobolds", "blue": "orcs"},
        hand={"red": 1},
    )
    tray = table.tray("orcs")
    table.play("red", "intimidate A2")
    assert (table.at("A2"), table.tray("orcs")) == ("lights-hope-chapel", tray + 1)


@rule("SW-5.9", "SW-74.1")
def test_the_meeting_stone_shortens_later_journeys() -> None:
    table = Table(
        {"A2": "red 1 meeting-stone", "E3": "blue 1"},
        active={"red": "orcs", "blue": "kobolds"},
        hand={"red": 3},
    )
    assert table.cost("E3") == 2 + 1
    table.play("red", "conquer E3")
    assert table.at("E3") == "red 3"


@rule("SW-15.2", "SW-75.1")
def test_the_spirit_healer_helps_in_the_turn_of_its_capture() -> None:
    table = Table({"C4": "red 1", "C3": "marker"}, active={"red": "orcs"}, hand={"red": 3})
    tray = table.tray("orcs")
    table.play("red", "conquer C3")
    table.happen("marker spirit-healer")
    table.play("red", "finish")
    assert (table.hand("red"), table.tray("orcs")) == (2, tray - 1)


@rule("SW-14.4", "SW-76.3", "SW-76.4")
@pytest.mark.parametrize(
    ("regions", "coins"),
    [
        ({"A3": "red 1", "B2": "red 1", "B4": "murloc", "C3": "murloc"}, 0),
        ({"A3": "red 1", "B2": "red 1", "B4": "murloc"}, 2),
        ({"A3": "red 1", "B2": "red declined 1", "C3": "blue 1"}, 0),
        ({"A3": "red 1", "B3": "red 1", "C3": "blue 1"}, 0),
        ({"A3": "red 1"}, 2),
    ],
)
def test_who_is_strongest_around_the_well(regions: dict[str, str], coins: int) -> None:
    table = Table(
        {**regions, "B3": f"{regions.get('B3', '')} well-of-eternity".strip()},
        active={"red": "naga", "blue": "trolls"},
        declined={"red": "kobolds"},
    )
    table.finish_turn()
    assert table.scored().get("well", 0) == coins


@rule("SW-9.6", "SW-76.3")
def test_the_well_pays_in_a_declining_turn() -> None:
    table = Table(
        {"B3": "well-of-eternity", "A3": "red 1", "A1": "red 1 dark-portal"},
        active={"red": "farmer blood-elves"},
        phase="turn",
    )
    table.play("red", "decline")
    assert table.scored() == {"declined": 2, "well": 2}


@rule("SW-76.3")
def test_the_well_pays_at_the_end_of_the_own_turn_only() -> None:
    table = Table(
        {"B3": "well-of-eternity", "A3": "blue 1", "B2": "blue 1", "A1": "red 1"},
        active={"red": "trolls", "blue": "orcs"},
    )
    table.finish_turn()
    assert table.scored() == {"regions": 1}
    assert table.coins("blue") == 5


@rule("SW-76.1")
def test_the_well_stays_on_its_board() -> None:
    table = Table(
        {"5": "red 1", "14": "marker", "13": "red 1"},
        active={"red": "orcs"},
        hand={"red": 4},
        islands=SMALL_ISLANDS,
    )
    table.play("red", "conquer 14")
    table.happen("marker well-of-eternity")
    assert (table.at("16"), table.at("7")) == ("well-of-eternity", "")


@rule("SW-62.1")
def test_the_doomhammer_pays_the_owner_of_a_declined_race() -> None:
    table = Table(
        {"A1": "red 1 doomhammer", "A2": "blue declined 5"},
        active={"red": "orcs"},
        declined={"blue": "kobolds"},
        hand={"red": 2},
    )
    table.play("red", "conquer-with A2 doomhammer")
    assert (table.coins("red"), table.coins("blue")) == (3, 7)
    assert table.at("A2") == "red 1 doomhammer"
