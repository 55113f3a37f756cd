"""SC-070 to SC-079: races in decline."""

from fracas.contract import rule
from fracas.games.azeroth.state import AWAY
from fracas.games.azeroth.tables import POWER
from tests.azeroth.table import Table


def in_the_badge_discard(table: Table, power: str) -> bool:
    """Tell whether a badge lies in the discard."""
    return bool(table.state.badge_pile >> POWER.index(power) & 1)


@rule("SW-12.1", "SW-12.3", "SW-12.5")
def test_a_plain_decline() -> None:
    """SC-070."""
    table = Table(
        {"A1": "red 3", "A2": "red 2", "B1": "red 1"},
        active={"red": "farmer orcs"},
        phase="turn",
    )
    tray = table.tray("orcs")
    table.play("red", "decline")
    assert [table.at(name) for name in ("A1", "A2", "B1")] == ["red declined 1"] * 3
    assert table.tray("orcs") == tray + 3
    assert (table.race("red"), table.race("red", declined=True)) == ("", "orcs")
    assert in_the_badge_discard(table, "farmer")
    assert table.scored() == {"declined": 3}
    assert table.coins("red") == 5 + 3
    assert table.owing() == ["blue"]


@rule("SW-12.2")
def test_the_older_race_goes_first() -> None:
    """SC-071."""
    table = Table(
        {
            "A1": "red 3",
            "A2": "red 2",
            "B1": "red 1",
            "D1": "red declined 1",
            "E3": "red declined 1",
        },
        active={"red": "farmer orcs"},
        declined={"red": "trolls"},
        phase="turn",
    )
    table.play("red", "decline")
    assert (table.at("D1"), table.at("E3")) == ("", "")
    assert table.tray("trolls") == 11
    assert "vanished trolls" in table.log()
    assert table.race("red", declined=True) == "orcs"
    assert table.scored() == {"declined": 3}


@rule("SW-12.7", "SW-50.3")
def test_forts_stay() -> None:
    """SC-072."""
    table = Table(
        {"A2": "red 2 fort", "A1": "blue 1"},
        active={"red": "garrisoned gnomes", "blue": "orcs"},
        hand={"blue": 4},
        phase="turn",
    )
    table.play("red", "decline")
    assert table.at("A2") == "red declined 1 fort"
    assert table.race("red", declined=True) == "garrisoned gnomes"
    assert not in_the_badge_discard(table, "garrisoned")
    table.play("blue", "expand")
    assert table.cost("A2") == 2 + 1 + 1


@rule("SW-50.3")
def test_no_forts_come_later() -> None:
    """SC-072."""
    table = Table(
        {"A2": "red declined 1 fort", "B1": "red declined 1", "D1": "red 1"},
        active={"red": "trolls"},
        declined={"red": "garrisoned gnomes"},
    )
    table.finish_turn()
    assert (table.at("A2"), table.at("B1")) == ("red declined 1 fort", "red declined 1")
    assert table.at("D1") == "red 1"


@rule("SW-12.7", "SW-30.3")
def test_walls_stay() -> None:
    """SC-073."""
    table = Table(
        {"A2": "red 2 wall", "A1": "blue 1"},
        active={"red": "night-elves", "blue": "orcs"},
        hand={"blue": 4},
        phase="turn",
    )
    table.play("red", "decline")
    assert table.at("A2") == "red declined 1 wall"
    table.play("blue", "expand")
    assert table.cost("A2") == 2 + 1 + 1


@rule("SW-53.2")
def test_marshdwellers_in_decline_take_their_toll() -> None:
    """SC-074."""
    table = Table(
        {"C3": "blue declined 1", "C4": "red 1"},
        active={"red": "orcs"},
        declined={"blue": "marshdweller trolls"},
        hand={"red": 3},
    )
    assert table.cost("C3") == 2 + 1
    table.play("red", "conquer C3")
    assert table.at("C3") == "red 3"
    assert (table.coins("red"), table.coins("blue")) == (4, 6)
    assert "paid-to red blue 1 swamp" in table.log()


@rule("SW-33.4")
def test_two_tauren_stay_in_each_region() -> None:
    """SC-075."""
    table = Table({"A1": "red 4", "A2": "red 2"}, active={"red": "tauren"}, phase="turn")
    tray = table.tray("tauren")
    table.play("red", "decline")
    assert (table.at("A1"), table.at("A2")) == ("red declined 2", "red declined 2")
    assert table.tray("tauren") == tray + 2
    assert table.coins("red") == 5 + 2


@rule("SW-12.4")
def test_a_region_of_the_champion_alone_is_lost() -> None:
    """SC-076."""
    table = Table(
        {"A1": "red 2", "A2": "red champion"},
        active={"red": "championing humans"},
        phase="turn",
    )
    table.play("red", "decline")
    assert (table.at("A1"), table.at("A2")) == ("red declined 1", "")
    assert table.state.champion == AWAY
    assert table.coins("red") == 5 + 1


@rule("SW-3.2", "SW-12.6")
def test_the_turn_after_begins_with_a_pick() -> None:
    """SC-077."""
    table = Table({"A2": "red declined 1"}, declined={"red": "orcs"}, phase="turn")
    assert table.asked("red") == "ask-combo"
    assert table.options("red") == [f"take {place}" for place in range(1, 7)]
    table.play("red", "take 1")
    table.happen(f"banner {_first(table, 'banner')}")
    table.happen(f"badge {_first(table, 'badge')}")
    assert table.asked("red") == "ask-conquest"
    assert table.why_not("red", "conquer B2") == ("not-an-entry", "SW-5.4")


def _first(table: Table, kind: str) -> str:
    assert table.chance() == kind
    return next(iter(table.odds()))


@rule("SW-4.7", "SW-6.9")
def test_a_kept_badge_leaves_with_its_race() -> None:
    """SC-078."""
    table = Table(
        {"B1": "blue declined 1", "A1": "red 1"},
        active={"red": "orcs"},
        declined={"blue": "marshdweller trolls"},
        hand={"red": 3},
    )
    assert not in_the_badge_discard(table, "marshdweller")
    table.play("red", "conquer B1")
    assert "vanished trolls" in table.log()
    assert table.race("blue", declined=True) == ""
    assert in_the_badge_discard(table, "marshdweller")


@rule("SW-12.8")
def test_no_decline_in_the_turn_of_the_pick() -> None:
    """SC-079."""
    table = Table(phase="turn")
    assert not table.may("red", "decline")
    table.play("red", "take 1")
    table.happen(f"banner {_first(table, 'banner')}")
    table.happen(f"badge {_first(table, 'badge')}")
    assert not table.may("red", "decline")
