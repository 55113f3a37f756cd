"""S-20 to S-24: setting up for two and four, wells, the first player, the tactical start."""

import pytest

from fracas.contract import rule
from fracas.games.orcs.tables import UNIT
from tests.orcs.table import IDLE, Table

SIDE_EDGES = [f"f4-{side}-rim-{end}" for side in "ew" for end in ("l1", "l2", "r1", "r2")]


def piles(table: Table) -> dict[str, int]:
    return {unit: table.supply(unit) for unit in UNIT.symbols}


def next_turn(table: Table, seat: int) -> None:
    """End the turn of a seat and let all others rest until its next one."""
    table.play(seat, "rest")
    table.walk(IDLE, until=lambda: table.owes() == [seat])


@rule("OO-2.5", "OO-2.6", "OO-2.8", "OO-2.9", "OO-2.10", "OO-2.12")
def test_two_players_set_up_the_calm_before_the_storm() -> None:
    """S-20."""
    table = Table(2, in_round=1, scenario="calm")
    assert table.zones("dark-city") == ["f4-n-start", "f4-s-start"]
    assert [table.hordes(1, "f4-n-start"), table.hordes(2, "f4-s-start")] == [6, 6]
    assert table.zones("mana-well") == [f"f4-{side}-gate" for side in "nesw"]
    assert sorted(table.zones("ruin")) == sorted([*SIDE_EDGES, "f4-e-start", "f4-w-start"])
    assert len(table.zones("village")) == 28
    assert piles(table) == {
        "orc": 0,
        "heavy-orc": 8,
        "boar-rider": 8,
        "crossbowman": 4,
        "shaman": 8,
        "catapult": 6,
    }


@rule("OO-2.6", "OO-2.8", "OO-2.10", "OO-2.12", "OO-2.15", "OO-2.17", "OO-4.1")
def test_four_players_set_up_in_two_teams() -> None:
    """S-21."""
    table = Table(4, in_round=1)
    assert len(table.zones("village")) == 36
    assert len(table.zones("mana-well")) == 4
    assert table.zones("ruin") == []
    assert table.zones("dark-city") == [f"f4-{side}-start" for side in "nesw"]
    assert piles(table) == {
        "orc": 0,
        "heavy-orc": 8,
        "boar-rider": 8,
        "crossbowman": 4,
        "shaman": 8,
        "catapult": 4,
    }
    order = []
    for _ in range(4):
        order += table.owes()
        table.play(table.owes()[0], "rest")
    assert order == [1, 2, 3, 4]


@rule("OO-2.15", "OO-22.2", "OO-22.3")
def test_those_who_sit_opposite_are_team_mates() -> None:
    """S-21: north with south, east with west."""
    for seat, mate in ((1, 3), (2, 4)):
        table = Table(4, turn=seat, hordes={seat: "f4-tower 3", mate: "f4-n-inner 1"})
        table.play(seat, "march f4-tower + to f4-n-inner + hordes 3")
        assert table.why_not(seat, "halt") == ("mate-stands-there", "OO-22.3")
        assert table.glory(seat) == 0


@rule("OO-4.4")
def test_a_well_taken_in_this_turn_gives_no_action_yet() -> None:
    """S-22."""
    table = Table(hordes={1: "f4-n-inner 2"})
    table.play(1, "march f4-n-inner + to f4-ne-cross + hordes 2")
    table.play(1, "halt")
    assert (table.marker("f4-ne-cross"), table.actions()) == (1, 2)
    next_turn(table, 1)
    assert table.actions() == 4


@rule("OO-4.2", "OO-4.3")
@pytest.mark.parametrize(
    ("wells", "actions"),
    [("", 3), ("f4-ne-cross", 4), ("f4-ne-cross f4-nw-cross", 4), ("f4-tower f4-n-city", 3)],
)
def test_one_well_gives_an_action_and_a_second_nothing_more(wells: str, actions: int) -> None:
    """S-22."""
    table = Table(markers={1: wells})
    next_turn(table, 1)
    assert table.actions() == actions


@rule("OO-4.4")
def test_a_well_lost_in_between_gives_nothing() -> None:
    """S-22."""
    table = Table(turn=2, first=1, markers={1: "f4-ne-cross"}, hordes={2: "f4-e-inner 1"})
    table.play(2, "march f4-e-inner + to f4-ne-cross")
    table.play(2, "halt")
    table.play(2, "rest")
    table.walk(IDLE, until=lambda: table.owes() == [1])
    assert (table.marker("f4-ne-cross"), table.actions()) == (2, 3)


@rule("OO-20.7", "OO-2.17")
def test_the_first_player_tile_passes_to_the_left() -> None:
    """S-23."""
    table = Table(4, turn=4, first=1, in_round=1)
    table.play(4, "rest")
    table.walk(IDLE, until=lambda: table.owes() != [])
    assert table.owes() == [2]
    for seat in (2, 3, 4, 1):
        assert table.owes() == [seat]
        table.play(seat, "rest")


@rule("OO-23.2")
@pytest.mark.parametrize(("well", "actions"), [("", 2), ("f4-se-cross", 3)])
def test_with_the_tactical_start_every_turn_has_two_actions(well: str, actions: int) -> None:
    """S-24."""
    table = Table(start="tactical", markers={2: well})
    table.play(1, "rest")
    assert (table.owes(), table.actions()) == ([2], actions)
    table.play(2, "rest")
    table.walk(IDLE, until=lambda: table.owes() == [1])
    assert table.actions() == 2
