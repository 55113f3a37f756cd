"""SC-140 to SC-157: powers that score, breed, build and send a champion."""

import pytest

from fracas.contract import rule
from fracas.games.azeroth.state import FORT
from tests.azeroth.table import Table


@rule("SW-40.1", "SW-72.1")
def test_archaeologists() -> None:
    """SC-140."""
    table = Table(
        {"C3": "red 1 karazhan", "D2": "red 1 frostmourne", "B1": "red 1"},
        active={"red": "archaeologist trolls"},
    )
    table.finish_turn()
    assert table.scored() == {"regions": 3, "power": 2, "karazhan": 1}
    assert table.coins("red") == 5 + 6


@rule("SW-41.1")
def test_battle_masters() -> None:
    """SC-141."""
    table = Table(
        {"A1": "red 1", "B1": "murloc", "A2": "blue declined 1"},
        active={"red": "battle-master kobolds"},
        declined={"blue": "trolls"},
        hand={"red": 8},
    )
    for region in ("B1", "A2", "B2"):
        table.play("red", f"conquer {region}")
    table.finish_turn("red")
    assert table.scored() == {"regions": 4, "power": 2}


@rule("SW-42.1")
def test_beast_masters_begin_their_turn() -> None:
    """SC-142."""
    table = Table(
        {"A3": "red 1", "C1": "red 1", "A2": "red 1 beast beast"},
        active={"red": "beast-master kobolds"},
        phase="turn",
    )
    assert table.at("A2") == "red 1"
    table.play("red", "expand")
    assert table.state.beasts_in_hand == 2
    assert table.hand("red") == 0


@rule("SW-42.1")
def test_a_region_of_beasts_alone_becomes_empty() -> None:
    """SC-143."""
    table = Table(
        {"A2": "red 1", "A3": "red beast"}, active={"red": "beast-master kobolds"}, phase="turn"
    )
    assert table.at("A3") == ""
    table.play("red", "expand")
    assert table.state.beasts_in_hand == 0


@rule("SW-6.5", "SW-42.4")
def test_a_beast_is_the_loss() -> None:
    """SC-144."""
    table = Table(
        {"A1": "blue 1", "A2": "red 2 beast", "D1": "red 1"},
        active={"red": "beast-master kobolds", "blue": "humans"},
        hand={"blue": 6},
        turn="blue",
    )
    assert table.cost("A2") == 2 + 3
    tray = table.tray("kobolds")
    table.play("blue", "conquer A2")
    assert (table.hand("red"), table.tray("kobolds")) == (2, tray)
    assert table.state.beasts_in_hand == 0
    table.finish_turn("blue")
    assert table.at("D1") == "red 3"


@rule("SW-10.6", "SW-44.1", "SW-44.2")
def test_the_champion_conquers_alone() -> None:
    """SC-145."""
    table = Table(
        {"B2": "red 1", "C2": "blue 4 fort", "A4": "blue 1"},
        active={"red": "championing humans", "blue": "garrisoned trolls"},
        champion="hand",
    )
    tray = table.tray("trolls")
    table.play("red", "send-champion C2")
    assert (table.at("B2"), table.at("C2")) == ("red 1", "red champion")
    assert (table.hand("blue"), table.tray("trolls")) == (3, tray + 1)
    assert table.state.built(FORT) == 0
    assert table.score_now() == {"regions": 2, "faction": 1}


@rule("SW-44.4")
def test_the_champion_is_captured() -> None:
    """SC-146."""
    table = Table(
        {"A1": "blue 1", "A2": "red 2 champion", "D1": "red 1"},
        active={"red": "championing humans", "blue": "orcs"},
        hand={"blue": 5},
        turn="blue",
    )
    assert table.cost("A2") == 2 + 2 + 1
    tray = table.tray("humans")
    table.play("blue", "conquer A2")
    assert (table.hand("red"), table.tray("humans")) == (2, tray)
    assert (table.coins("red"), table.coins("blue")) == (4, 6)
    table.finish_turn("blue")
    assert table.at("D1") == "red 3 champion"
    assert table.scored() == {"regions": 2, "race": 1, "faction": 1}


@rule("SW-44.3")
def test_the_champion_moves_on() -> None:
    """SC-147."""
    table = Table(
        {"C2": "red champion", "B2": "red 4"}, active={"red": "championing humans"}, phase="turn"
    )
    table.play("red", "expand")
    table.play("red", "send-champion A2")
    assert (table.at("A2"), table.at("C2")) == ("red champion", "")
    assert table.score_now() == {"regions": 2}
    assert table.cost("C2") == 2 + 1
    table.play("red", "conquer C2")
    assert table.at("C2") == "red 3"


@rule("SW-44.5")
def test_the_champion_does_not_begin() -> None:
    """SC-148."""
    table = Table(
        active={"red": "championing orcs"}, hand={"red": 11}, champion="hand", used=("picked",)
    )
    for region in ("A1", "C4", "A2"):
        assert table.why_not("red", f"send-champion {region}") == ("not-adjacent", "SW-44.9")


@rule("SW-44.1")
def test_the_champion_conquers_once() -> None:
    """SC-149."""
    table = Table(
        {"B2": "red 1"}, active={"red": "championing orcs"}, hand={"red": 3}, champion="hand"
    )
    table.play("red", "send-champion A2")
    assert table.why_not("red", "send-champion B1") == ("ability-used", "SW-44.1")


def towers(regions: dict[str, str]) -> Table:
    """End a turn of Red's defensive Orcs."""
    table = Table(regions, active={"red": "defensive orcs", "blue": "trolls"})
    table.finish_turn()
    return table


@rule("SW-45.1")
def test_a_watch_tower_rises() -> None:
    """SC-150."""
    table = towers({"B2": "red 1", "A2": "red 1", "B1": "red 1", "C2": "blue 1"})
    assert table.at("B2") == "red 1 tower"


@rule("SW-16.1", "SW-80.8")
@pytest.mark.parametrize(
    ("move", "race"),
    [
        ("conquer B2", "orcs"),
        ("attempt B2", "orcs"),
        ("send-champion B2", "championing orcs"),
        ("conquer-with B2 doomhammer", "orcs"),
        ("conquer-with B2 frostmourne", "orcs"),
        ("conquer-with B2 ashes", "orcs"),
        ("fly B2", "gnomes"),
    ],
)
def test_nobody_attacks_a_watch_tower(move: str, race: str) -> None:
    """SC-151."""
    table = Table(
        {
            "B2": "red 1 tower",
            "A2": "blue 1 doomhammer frostmourne ashes-of-alar",
        },
        active={"red": "defensive trolls", "blue": race},
        hand={"blue": 1 if move.startswith("attempt") else 6},
        champion="hand" if "champion" in race else "",
        turn="blue",
    )
    assert table.why_not("blue", move) == ("watch-tower-there", "SW-16.1")


@rule("SW-45.1")
@pytest.mark.parametrize(
    "regions",
    [
        {"B2": "red 1 tower", "B1": "red 1", "A2": "blue 1", "C2": "blue 1"},
        {"B2": "red 1 tower", "B1": "red 1", "C2": "blue 1"},
        {"B2": "red 1", "B1": "red 1", "C2": "blue 1"},
    ],
)
def test_a_watch_tower_falls(regions: dict[str, str]) -> None:
    """SC-152."""
    assert towers(regions).at("B2") == "red 1"


@rule("SW-46.1", "SW-46.2")
def test_enraged() -> None:
    """SC-153."""
    table = Table(
        {"A1": "red 1", "B1": "green declined 2", "B2": "blue 1", "A2": "blue 3 fort"},
        active={"red": "enraged orcs", "blue": "garrisoned humans", "green": "naga"},
        declined={"green": "tauren"},
        hand={"red": 10},
    )
    table.play("red", "conquer B1")
    assert table.score_now()["power"] == 2
    table.play("red", "conquer B2")
    assert table.score_now()["power"] == 2 + 0
    table.play("red", "attempt A2")
    table.happen("roll-die 3")
    table.finish_turn("red")
    assert table.scored()["power"] == 2 + 0 + 3


@rule("SW-47.1")
def test_explorers() -> None:
    """SC-154."""
    table = Table({"A1": "red 1", "A2": "red 1", "E3": "red 1"}, active={"red": "explorer trolls"})
    table.finish_turn()
    assert table.scored() == {"regions": 3, "power": 2}


@rule("SW-49.1")
def test_fishers() -> None:
    """SC-155."""
    table = Table(
        {"A3": "red 1", "B2": "red 1", "D1": "red 1", "A1": "red 1"},
        active={"red": "fishing orcs"},
    )
    table.finish_turn()
    assert table.scored() == {"regions": 4, "power": 3}


@rule("SW-50.1")
def test_forts_are_built() -> None:
    """SC-156."""
    names = ("A1", "A2", "B1", "D1")
    table = Table(dict.fromkeys(names, "red 1"), active={"red": "garrisoned orcs"})
    table.finish_turn()
    assert [table.at(name) for name in names] == ["red 1 fort"] * 4


@rule("SW-1.2", "SW-50.1")
def test_the_last_fort_goes_where_its_owner_likes() -> None:
    """SC-156."""
    built = ("A1", "A2", "A3", "A4", "B1", "B2", "B4", "C1", "C2")
    new = ("C3", "C4", "D1")
    table = Table(
        dict.fromkeys(built, "red 1 fort") | dict.fromkeys(new, "red 1"),
        active={"red": "garrisoned forsaken"},
    )
    while table.asked("red") != "ask-fort":
        table.play("red", "finish")
    assert table.options("red") == [f"build {name}" for name in new]
    table.play("red", "build C4")
    assert [table.at(name) for name in new] == ["red 1", "red 1 fort", "red 1"]
    assert table.owing() == ["blue"]


@rule("SW-48.1", "SW-51.1", "SW-54.1", "SW-55.1", "SW-57.1", "SW-59.1")
@pytest.mark.parametrize(
    ("power", "coins"),
    [
        ("farmer", 2),
        ("ranger", 1),
        ("herbalist", 2),
        ("mountaineer", 1),
        ("swamp-walker", 1),
        ("mining", 2),
    ],
)
def test_powers_of_the_land(power: str, coins: int) -> None:
    """SC-157."""
    names = ("A1", "B2", "A2", "A3", "C1", "C2", "C3")
    table = Table(dict.fromkeys(names, "red 1"), active={"red": f"{power} orcs"})
    table.finish_turn()
    assert table.scored() == {"regions": 7, "power": coins}
