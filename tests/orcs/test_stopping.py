"""OO-6: stops that change nothing, free actions, the last heroes."""

import pytest

from fracas.contract import rule
from fracas.games.orcs.tables import CARD, UNITS
from tests.orcs.table import Table


@rule("OO-6.8")
def test_stopping_in_ones_own_village_asks_nothing() -> None:
    table = Table(hordes={1: "f4-n-start 1"}, markers={1: "f4-n-gate"}, actions=2)
    table.play(1, "march f4-n-start + to f4-n-gate")
    table.play(1, "halt")
    assert table.asked(1) == "ask-action"
    assert (table.village("f4-n-gate"), table.marker("f4-n-gate")) == (True, 1)


@rule("OO-6.10")
def test_no_free_action_where_a_battle_is_pending_nor_out_of_turn() -> None:
    table = Table(
        hordes={1: "f4-n-gate 2, f4-n-rim-l1 2", 2: "f4-n-gate 2"},
        markers={1: "f4-n-gate f4-n-rim-l1"},
    )
    kingdom = table.kingdom
    kingdom.stood[table.zone("f4-n-gate")] = 1
    table.go_on_from(kingdom)
    assert table.why_not(1, "raze f4-n-gate") == ("battle-pending-at-village", "OO-6.10")
    assert table.why_not(1, "raze f4-n-rim-l1") is None
    assert table.why_not(2, "raze f4-n-rim-l1") == ("not-asked", "FR-1.1")
    table.play(1, "rest")
    assert "raze f4-n-rim-l1" not in table.options(1)


@rule("OO-6.23")
def test_no_free_action_inside_a_move() -> None:
    table = Table(hordes={1: "f4-n-start 2, f4-n-gate 1"}, markers={1: "f4-n-gate"})
    table.play(1, "march f4-n-start + to f4-n-gate + hordes 2")
    assert table.asked(1) == "ask-halfway"
    assert table.why_not(1, "raze f4-n-gate") == ("not-an-answer", "FR-1.5")
    table.play(1, "halt")
    assert table.why_not(1, "raze f4-n-gate") is None


@rule("OO-6.14")
@pytest.mark.parametrize("left", ["", "xaphyr", "xaphyr buurk"])
def test_the_last_heroes_of_the_deck(left: str) -> None:
    heroes = [name for name in CARD.symbols[UNITS:] if name not in left.split()]
    table = Table(hordes={1: "f4-n-gate 2"}, owned={2: f"orc {' '.join(heroes)}"})
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
    table.play(1, "halt")
    for name in left.split():
        table.happen(f"hero {name}")
    if left == "xaphyr buurk":
        assert table.asked(1) == "ask-hero"
        table.play(1, "keep buurk")
    assert table.heroes(1) == left.rsplit(maxsplit=1)[-1] if left else table.heroes(1) == ""
    assert (table.marker("f4-n-city"), table.asked(1)) == (1, "ask-action")


@rule("OO-6.17")
@pytest.mark.parametrize("zone", ["f4-tower", "f4-ne-cross"])
@pytest.mark.parametrize("owner", [0, 2])
def test_a_marker_on_the_tower_or_a_well(zone: str, owner: int) -> None:
    table = Table(hordes={1: "f4-n-inner 1"}, markers={2: zone} if owner else {}, actions=1)
    table.play(1, f"march f4-n-inner + to {zone}")
    table.play(1, "halt")
    assert table.marker(zone) == 1
    assert table.kingdom.markers == [1, 0]
    assert (f"marker-home 2 {zone}" in table.log()) == (owner == 2)
