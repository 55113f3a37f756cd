"""SC-170 to SC-188: Artifacts and Legendary Places."""

import pytest

from fracas.contract import rule
from fracas.games.azeroth.islands import HOUSE_ISLANDS
from tests.azeroth.table import Table


@rule("SW-15.1", "SW-15.2", "SW-63.1")
def test_a_relic_is_revealed_and_used_at_once() -> None:
    """SC-170."""
    table = Table(
        {"C4": "red 1", "C3": "marker", "C2": "blue 2"},
        active={"red": "orcs", "blue": "trolls"},
        hand={"red": 6},
    )
    table.play("red", "conquer C3")
    table.happen("marker frostmourne")
    assert table.at("C3") == "red 2 frostmourne"
    assert table.cost("C2", "frostmourne") == 2 + 1 + 2 - 2
    table.play("red", "conquer-with C2 frostmourne")
    assert (table.at("C2"), table.at("C3")) == ("red 3 frostmourne", "red 2")
    assert table.hand("red") == 1


@rule("SW-16.2", "SW-60.1", "SW-60.2")
@pytest.mark.parametrize("coins", [5, 1])
def test_the_aegis(coins: int) -> None:
    """SC-171."""
    table = Table(
        {"A2": "red 1", "D1": "red 1 aegis-of-aggramar", "B2": "blue 6"},
        active={"red": "orcs", "blue": "kobolds"},
        coins={"blue": coins},
    )
    while table.asked("red") != "ask-aegis":
        table.play("red", "finish")
    table.play("red", "lay A2")
    assert (table.at("A2"), table.at("D1")) == ("red 1 aegis-of-aggramar", "red 1")
    red = table.coins("red")
    table.play("blue", "expand")
    if coins == 1:
        assert table.why_not("blue", "conquer A2") == ("cannot-pay-toll", "SW-16.4")
        return
    assert table.cost("A2") == 2 + 1
    table.play("blue", "conquer A2")
    assert (table.coins("blue"), table.coins("red")) == (3, red + 2)
    assert table.at("A2") == "blue 3 aegis-of-aggramar"


@rule("SW-61.1", "SW-61.2")
def test_the_ashes() -> None:
    """SC-172."""
    table = Table({"A1": "red 1 ashes-of-alar"}, active={"red": "orcs"}, hand={"red": 4})
    assert table.why_not("red", "conquer-with E1 ashes") == ("only-naga-swim", "SW-5.15")
    assert table.cost("D2", "ashes") == 2 + 1
    table.play("red", "conquer-with D2 ashes")
    assert (table.at("A1"), table.at("D2")) == ("red 1", "red 3 ashes-of-alar")
    assert table.hand("red") == 1


@rule("SW-62.1", "SW-62.3")
def test_the_doomhammer() -> None:
    """SC-173."""
    table = Table(
        {"B2": "red 1 doomhammer", "C2": "blue 4 fort", "A4": "blue 1"},
        active={"red": "humans", "blue": "garrisoned trolls"},
        hand={"red": 1},
    )
    tray = table.tray("trolls")
    table.play("red", "conquer-with C2 doomhammer")
    assert (table.coins("red"), table.coins("blue")) == (3, 7)
    assert (table.at("B2"), table.at("C2")) == ("red 1", "red 1 doomhammer")
    assert (table.hand("blue"), table.tray("trolls")) == (3, tray + 1)


@rule("SW-62.1")
def test_the_doomhammer_against_murlocs() -> None:
    """SC-174."""
    table = Table(
        {"B2": "red 1 doomhammer", "B1": "murloc"}, active={"red": "humans"}, hand={"red": 1}
    )
    stash = table.state.stash
    table.play("red", "conquer-with B1 doomhammer")
    assert table.at("B1") == "red 1 doomhammer"
    assert table.state.stash == stash + 2
    assert [table.coins(colour) for colour in ("red", "blue", "green")] == [3, 5, 5]


@rule("SW-64.1", "SW-64.2")
def test_the_heart() -> None:
    """SC-175."""
    table = Table(
        {
            "B2": "red 1",
            "D1": "red 1 heart-of-azeroth",
            "A2": "blue 1",
            "C2": "blue 1",
            "B1": "green declined 1",
        },
        active={"red": "gnomes", "blue": "orcs"},
        declined={"green": "trolls"},
    )
    while table.asked("red") != "ask-heart":
        table.play("red", "finish")
    table.play("red", "lay B2")
    assert table.at("B2") == "red 1 heart-of-azeroth"
    assert table.scored() == {"regions": 2}
    assert [table.coins(colour) for colour in ("red", "blue", "green")] == [5 + 2 + 1, 4, 5]


@rule("SW-31.2", "SW-70.1", "SW-70.2")
def test_the_battleground() -> None:
    """SC-176."""
    table = Table(
        {"A1": "red 1 battleground", "A2": "blue 1", "B1": "blue 1", "B2": "blue 1"},
        active={"red": "orcs", "blue": "humans"},
        hand={"red": 9},
    )
    for region in ("A2", "B1", "B2"):
        table.play("red", f"conquer {region}")
    table.finish_turn("red")
    assert table.scored() == {"regions": 4, "race": 3, "faction": 2}


@rule("SW-70.3", "SW-70.4")
def test_a_neutral_race_takes_sides() -> None:
    """SC-177."""
    table = Table(
        {"A1": "red 10 battleground", "A2": "blue 1", "B1": "blue 1", "B2": "green 1"},
        active={"red": "naga", "blue": "humans", "green": "orcs"},
        phase="turn",
    )
    table.play("red", "expand")
    assert table.asked("red") == "ask-side"
    table.play("red", "fight-for horde")
    for region in ("A2", "B1", "B2"):
        table.play("red", f"conquer {region}")
    table.finish_turn("red")
    assert table.scored() == {"regions": 4, "faction": 2}
    table.play("blue", "decline")
    table.play("green", "decline")
    table.play("red", "expand")
    assert table.asked("red") == "ask-side"
    assert table.may("red", "fight-for alliance")


@rule("SW-15.7", "SW-71.1")
def test_the_dark_portal() -> None:
    """SC-178."""
    table = Table({"D2": "red 1 dark-portal"}, active={"red": "trolls"})
    table.finish_turn()
    assert table.scored() == {"regions": 1, "dark-portal": 2}
    table = Table(
        {"D2": "red declined 1 dark-portal", "A1": "red 1"},
        active={"red": "trolls"},
        declined={"red": "orcs"},
    )
    table.finish_turn()
    assert table.scored() == {"regions": 1, "declined": 1}


@rule("SW-72.1")
def test_karazhan() -> None:
    """SC-179."""
    table = Table(
        {"C3": "red 1 karazhan", "B1": "red 1", "A1": "red 1", "E2": "red declined 1"},
        active={"red": "orcs"},
        declined={"red": "trolls"},
    )
    table.finish_turn()
    assert table.scored() == {"regions": 3, "declined": 1, "karazhan": 1}
    assert table.coins("red") == 5 + 5


@rule("SW-73.1", "SW-73.2")
def test_the_chapel() -> None:
    """SC-180."""
    table = Table(
        {
            "D2": "red 2 lights-hope-chapel",
            "A2": "red 3",
            "A1": "red 1",
            "C4": "red 1",
            "B1": "blue 1",
            "B2": "blue 1",
            "D1": "blue 1",
        },
        active={"red": "orcs", "blue": "forsaken"},
        hand={"blue": 13},
        turn="blue",
    )
    tray = table.tray("orcs")
    for region, hand, lost in (("A2", 3, 0), ("D2", 5, 0), ("A1", 5, 1)):
        table.play("blue", f"conquer {region}")
        assert (table.hand("red"), table.tray("orcs")) == (hand, tray + lost)
    table.finish_turn("blue")
    assert table.at("C4") == "red 6"


@rule("SW-74.1")
def test_the_meeting_stone() -> None:
    """SC-181."""
    table = Table({"D2": "red 1 meeting-stone"}, active={"red": "trolls"}, hand={"red": 2})
    assert table.cost("A1") == 2
    table.play("red", "conquer A1")
    assert table.at("A1") == "red 2"


@rule("SW-75.1")
@pytest.mark.parametrize(("tokens", "after"), [(1, 2), (11, 11)])
def test_the_spirit_healer(tokens: int, after: int) -> None:
    """SC-182."""
    table = Table({"C1": f"red {tokens} spirit-healer"}, active={"red": "orcs"})
    table.finish_turn()
    assert table.at("C1") == f"red {after} spirit-healer"
    assert table.tray("orcs") == 11 - after


@rule("SW-75.1")
def test_the_spirit_healer_rests_when_a_race_declines() -> None:
    """SC-182."""
    table = Table({"C1": "red 1 spirit-healer"}, active={"red": "orcs"}, phase="turn")
    table.play("red", "decline")
    assert table.at("C1") == "red declined 1 spirit-healer"
    assert table.tray("orcs") == 10


@rule("SW-76.1")
def test_the_well_goes_to_the_water() -> None:
    """SC-183."""
    table = Table({"C4": "red 1", "C3": "marker"}, active={"red": "orcs"}, hand={"red": 2})
    table.play("red", "conquer C3")
    table.happen("marker well-of-eternity")
    assert (table.at("C3"), table.at("B3")) == ("red 2", "well-of-eternity")


@rule("SW-76.3", "SW-76.4")
@pytest.mark.parametrize(
    ("regions", "coins"),
    [
        ({"A3": "red 1", "B2": "red 1", "C3": "blue 1"}, 2),
        ({"A3": "red 1", "C3": "blue 1"}, 0),
        ({"A3": "red declined 1", "B2": "red declined 1", "C3": "blue 1", "B4": "red 1"}, 2),
    ],
)
def test_the_well_pays_the_strongest_around_it(regions: dict[str, str], coins: int) -> None:
    """SC-183."""
    table = Table(
        {**regions, "B3": "well-of-eternity"},
        active={"red": "orcs", "blue": "trolls"},
        declined={"red": "kobolds"},
    )
    table.finish_turn()
    assert table.scored().get("well", 0) == coins


@rule("SW-76.2")
def test_where_there_is_no_water_another_place_comes() -> None:
    """SC-184."""
    table = Table(
        {"15": "red 1", "17": "marker"},
        seats=4,
        islands=HOUSE_ISLANDS,
        active={"red": "orcs"},
        hand={"red": 4},
    )
    assert table.state.land.names == ("l2a", "m1b", "m2b", "s1b")
    table.play("red", "conquer 17")
    table.happen("marker well-of-eternity")
    assert table.chance() == "marker"
    assert table.odds() == {
        "battleground": 1,
        "dark-portal": 1,
        "karazhan": 1,
        "lights-hope-chapel": 1,
        "meeting-stone": 1,
        "spirit-healer": 1,
    }
    table.happen("marker spirit-healer")
    assert table.at("17") == "red 3 spirit-healer"


@rule("SW-15.7", "SW-15.10", "SW-60.3")
@pytest.mark.parametrize("move", ["conquer A2", "steal aegis-of-aggramar>A1"])
def test_an_aegis_in_decline_protects_nothing(move: str) -> None:
    """SC-185."""
    table = Table(
        {"A2": "red 1 aegis-of-aggramar", "A1": "blue 6"},
        active={"red": "orcs", "blue": "ethereals"},
        phase="turn",
    )
    table.play("red", "decline")
    assert table.at("A2") == "red declined 1 aegis-of-aggramar"
    table.play("blue", "expand")
    red = table.coins("red")
    table.play("blue", move)
    assert (table.coins("blue"), table.coins("red")) == (5, red)
    place = "A2" if move.startswith("conquer") else "A1"
    assert table.at(place) == f"blue {3 if place == 'A2' else 1} aegis-of-aggramar"


@rule("SW-15.6")
def test_an_abandoned_artifact_waits() -> None:
    """SC-186."""
    table = Table(
        {"C2": "red 1 doomhammer", "A1": "red 1", "C1": "blue 9"},
        active={"red": "orcs", "blue": "trolls"},
        phase="turn",
    )
    table.play("red", "expand")
    table.play("red", "abandon C2")
    assert table.at("C2") == "doomhammer"
    assert table.why_not("red", "conquer-with A2 doomhammer") == ("relic-not-yours", "SW-15.2")
    table.finish_turn("red")
    table.play("blue", "expand")
    table.play("blue", "conquer C2")
    table.play("blue", "conquer-with C3 doomhammer")
    assert table.at("C3") == "blue 1 doomhammer"


@rule("SW-7.8")
def test_frostmourne_stays_after_a_failed_attempt() -> None:
    """SC-187."""
    table = Table(
        {"A1": "red 1 frostmourne", "A2": "blue 4"},
        active={"red": "orcs", "blue": "trolls"},
        hand={"red": 2},
    )
    assert table.cost("A2", "frostmourne") == 2 + 4 - 2
    assert table.why_not("red", "attempt A2") == ("too-many-short", "SW-7.5")
    table.play("red", "attempt-with A2 frostmourne")
    table.happen("roll-die 1")
    table.finish_turn("red")
    assert (table.at("A1"), table.at("A2")) == ("red 3 frostmourne", "blue 4")


@rule("SW-15.3")
def test_a_captured_artifact_is_used_again() -> None:
    """SC-188."""
    table = Table(
        {"C1": "blue 1 doomhammer", "C3": "green 9", "B2": "red 1"},
        active={"red": "orcs", "blue": "trolls", "green": "kobolds"},
        hand={"blue": 1},
        turn="blue",
    )
    table.play("blue", "conquer-with C2 doomhammer")
    assert table.at("C2") == "blue 1 doomhammer"
    table.finish_turn("blue")
    table.play("green", "expand")
    table.play("green", "conquer C2")
    table.play("green", "conquer-with B2 doomhammer")
    assert table.at("B2") == "green 1 doomhammer"
