"""SC-060 to SC-067: scoring a turn, and the Faction Bonus."""

import pytest

from fracas.contract import rule
from tests.azeroth.table import Table


@rule("SW-9.1")
def test_each_region_of_both_races_scores() -> None:
    """SC-060."""
    table = Table(
        {
            "A1": "red 1",
            "A2": "red 1",
            "B1": "red 1",
            "B2": "red 3",
            "E3": "red declined 1",
            "E2": "red declined 2",
        },
        active={"red": "trolls"},
        declined={"red": "gnomes"},
    )
    table.finish_turn()
    assert table.scored() == {"regions": 4, "declined": 2}
    assert table.coins("red") == 5 + 6


@rule("SW-10.2", "SW-10.3")
def test_each_defeated_race_of_the_other_faction_scores_once() -> None:
    """SC-061."""
    table = Table(
        {"A1": "red 1", "A2": "red 1", "B1": "blue 1", "B2": "green 1", "A3": "green 1"},
        active={"red": "archaeologist blood-elves", "blue": "dwarves", "green": "humans"},
        hand={"red": 8},
    )
    table.play("red", "conquer B1")
    table.play("red", "conquer B2")
    table.play("red", "attempt A3")
    table.happen("roll-die 1")
    table.finish_turn("red")
    assert table.scored() == {"regions": 5, "faction": 2}
    assert table.coins("red") == 5 + 7


@rule("SW-10.4", "SW-31.1")
def test_active_and_declined_race_of_a_player_are_two_races() -> None:
    """SC-062."""
    table = Table(
        {"A1": "red 1", "A2": "red 1", "B1": "blue 1", "B2": "blue declined 1"},
        active={"red": "orcs", "blue": "humans"},
        declined={"blue": "dwarves"},
        hand={"red": 6},
    )
    table.play("red", "conquer B1")
    table.play("red", "conquer B2")
    table.finish_turn("red")
    assert table.scored() == {"regions": 4, "race": 2, "faction": 2}
    assert table.coins("red") == 5 + 8


@rule("SW-10.5")
@pytest.mark.parametrize(
    ("attacker", "first", "second"), [("naga", "orcs", "humans"), ("orcs", "naga", "kobolds")]
)
def test_neutral_races_neither_earn_nor_give_the_faction_bonus(
    attacker: str, first: str, second: str
) -> None:
    """SC-063."""
    table = Table(
        {"A1": "red 1", "A2": "blue 1", "B1": "green 1"},
        active={"red": attacker, "blue": first, "green": second},
        hand={"red": 6},
    )
    table.play("red", "conquer A2")
    table.play("red", "conquer B1")
    table.finish_turn("red")
    assert table.scored() == {"regions": 3}


@rule("SW-10.5", "SW-41.1")
def test_murlocs_give_no_faction_bonus() -> None:
    """SC-064."""
    table = Table(
        {"A1": "red 1", "B1": "murloc"},
        active={"red": "battle-master orcs"},
        hand={"red": 5},
    )
    table.play("red", "conquer B1")
    table.play("red", "conquer A2")
    table.finish_turn("red")
    assert table.scored() == {"regions": 3, "power": 1}


@rule("SW-10.2")
def test_the_same_faction_gives_no_bonus() -> None:
    """SC-065."""
    table = Table(
        {"A1": "red 1", "A2": "blue 1"}, active={"red": "orcs", "blue": "trolls"}, hand={"red": 3}
    )
    table.play("red", "conquer A2")
    table.finish_turn("red")
    assert table.scored() == {"regions": 2}


@rule("SW-9.2", "SW-9.7")
def test_bonuses_count_the_active_race_only() -> None:
    """SC-066."""
    table = Table(
        {"A1": "red 1", "B2": "red 1", "C4": "red declined 1", "E3": "red declined 1"},
        active={"red": "farmer humans"},
        declined={"red": "orcs"},
    )
    while table.asked("red") != "ask-objectives":
        table.play("red", "finish")
    assert table.score_now() == {"regions": 2, "declined": 2, "power": 2}
    table.finish_turn()
    assert table.coins("red") == 5 + 6


@rule("SW-9.4", "SW-Q.05")
def test_a_conquest_pays_though_the_region_is_given_away() -> None:
    """SC-067."""
    table = Table(
        {"C4": "red 1", "B4": "blue 1"},
        active={"red": "portal-mage orcs", "blue": "humans"},
        hand={"red": 3},
    )
    table.play("red", "conquer B4")
    table.play("red", "exchange B4 + exchange-with C3")
    assert (table.at("B4"), table.at("C3")) == ("", "red 3")
    table.finish_turn("red")
    assert table.scored() == {"regions": 2, "race": 1, "faction": 1}
