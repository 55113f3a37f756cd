"""OO-4: what a turn is made of."""

from fracas.contract import rule
from tests.orcs.table import Table


@rule("OO-4.5")
def test_four_kinds_of_action_in_any_order_and_again() -> None:
    table = Table(actions=4, hordes={1: "f4-n-gate 2"}, ruins="f4-n-gate f4-n-rim-l1")
    table.play(1, "lay f4-n-gate")
    table.play(1, "buy shaman")
    table.play(1, "march f4-n-gate + to f4-n-rim-l1 + hordes 1")
    table.play(1, "halt")
    table.play(1, "buy shaman")
    assert table.owes() == [2]


@rule("OO-4.5")
def test_recruiting_is_an_action_too() -> None:
    table = Table(actions=2)
    table.play(1, "recruit f4-n-start + enough")
    assert (table.actions(), table.hordes(1, "f4-n-start")) == (1, 7)


@rule("OO-4.6")
def test_actions_may_be_left() -> None:
    table = Table(actions=3)
    table.play(1, "rest")
    assert table.owes() == [2]


@rule("OO-20.4", "OO-R.42")
def test_the_map_alone_gives_no_glory() -> None:
    table = Table(actions=4, hordes={1: "f4-n-gate 2, f4-n-inner 2"}, ruins="f4-n-gate")
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(1, "halt")
    table.play(1, "lay f4-n-gate")
    table.play(1, "march f4-n-gate + to f4-n-rim-l1 + hordes 1")
    table.play(1, "halt")
    table.play(1, "raze f4-n-rim-l1")
    assert (table.glory(1), table.glory(2)) == (0, 0)
