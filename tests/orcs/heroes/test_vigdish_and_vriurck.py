"""Vigdish counts the Orcs of his own side, Vriurck the Heavy Orcs."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle


@rule("OO-16.25", "OO-16.27", "OO-13.7")
@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize(
    ("hero", "columns", "strikes"),
    [
        ("vigdish", "orc+crossbowman", 1),
        ("vigdish", "heavy-orc+crossbowman, heavy-orc", 0),
        ("vigdish", "boar-rider+crossbowman, orc*+shaman, orc, orc", 3),
        ("vriurck", "heavy-orc+crossbowman", 1),
        ("vriurck", "orc+crossbowman, orc", 0),
        ("vriurck", "boar-rider+crossbowman, heavy-orc*+shaman, heavy-orc, orc", 2),
    ],
)
def test_his_own_units_are_counted(side: int, hero: str, columns: str, strikes: int) -> None:
    other = 3 - side
    table = Battle(
        columns={side: columns, other: "orc, orc, heavy-orc, heavy-orc"},
        hand={side: f"{hero} orc", other: "shaman orc"},
    )
    plays = {side: f"{hero} + cover 1 front", other: "shaman + under 1"}
    table.commit(plays[1], plays[2])
    assert table.square(other) == 2 + strikes
    assert table.square(side) == 1


@rule("OO-16.25", "OO-16.2", "OO-12.18")
def test_an_orc_revealed_in_the_same_clash_by_kokoth_is_counted() -> None:
    table = Battle(
        columns={1: "orc*vigdish+crossbowman, orc+shaman"},
        hand={1: "buurk orc", 2: "shaman orc"},
    )
    table.commit("buurk + cover 2 front", "shaman")
    table.play(1, "copy vigdish")
    assert table.square(2) == 4


@rule("OO-16.25", "OO-14.2", "OO-14.3")
def test_many_orcs_may_cost_several_hordes() -> None:
    table = Battle(
        fighters=(3, 4),
        columns={1: "orc+crossbowman, orc, orc, orc, orc, orc, orc"},
        track={2: 5},
        hand={1: "vigdish orc", 2: "shaman orc"},
    )
    table.commit("vigdish + cover 1 front", "shaman")
    assert "horde-lost 2 2" in table.log()
    assert (table.glory(1), table.glory(2)) == (1, 0)
