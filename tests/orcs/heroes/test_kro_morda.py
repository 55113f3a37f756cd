"""Kro-Morda pushes the enemy's token to the next segment."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

PAIR = "orc+crossbowman"


@rule("OO-16.17", "OO-1.6", "OO-R.36")
@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize(
    ("before", "after", "losses"),
    [(1, 4, 0), (2, 4, 0), (3, 1, 1), (4, 1, 1), (5, 1, 1), (6, 2, 1)],
)
def test_from_every_square(side: int, before: int, after: int, losses: int) -> None:
    other = 3 - side
    table = Battle(
        columns={side: PAIR}, track={other: before}, hand={side: "kro-morda orc", other: "orc orc"}
    )
    plays = {side: "kro-morda + cover 1 front", other: "orc"}
    table.commit(plays[1], plays[2])
    assert (table.square(other), table.losses(other)) == (after, losses)
    assert (table.square(side), table.losses(side)) == (2, 0)


@rule("OO-16.17", "OO-17.2")
def test_a_push_over_the_end_may_exterminate() -> None:
    table = Battle(
        fighters=(3, 1),
        columns={1: PAIR},
        track={2: 5},
        hand={1: "kro-morda orc", 2: "orc orc"},
    )
    table.commit("kro-morda + cover 1 front", "orc")
    assert (table.glory(1), table.hordes(1, "f4-tower")) == (1, 3)
    assert table.hordes(2, "f4-tower") == 0


@rule("OO-14.9", "OO-16.17")
def test_a_push_back_to_square_one_brings_no_berserk() -> None:
    table = Battle(
        columns={1: PAIR}, track={2: 4}, berserk=(2,), hand={1: "kro-morda orc", 2: "orc orc"}
    )
    table.commit("kro-morda + cover 1 front", "orc")
    assert (table.owes(), table.square(2), table.losses(2)) == ([1, 2], 1, 1)
    assert table.berserk(2)


@rule("OO-14.9", "OO-14.8", "OO-16.17")
def test_after_entering_by_force_the_push_brings_no_second_decision() -> None:
    table = Battle(
        columns={1: PAIR}, track={2: 3}, berserk=(2,), hand={1: "kro-morda orc", 2: "orc orc"}
    )
    table.commit("kro-morda + cover 1 front", "orc")
    assert (table.asked(2), table.square(2)) == ("ask-berserk", 4)
    table.play(2, "hold-back")
    assert (table.owes(), table.square(2), table.losses(2)) == ([1, 2], 1, 1)


@rule("OO-16.17", "OO-14.4")
def test_an_army_without_hordes_loses_no_more() -> None:
    table = Battle(
        fighters=(3, 1),
        columns={1: "orc+crossbowman, orc+shaman"},
        track={2: 6},
        hand={1: "kokoth kro-morda", 2: "orc orc"},
        hordes={2: "f4-s-inner 2"},
        river="most-enemy-hordes most-fortresses white-tower most-villages-held",
    )
    table.commit("kokoth + cover 1 front", "orc")
    table.play(1, "commit kro-morda + cover 2 front")
    assert (table.prisoners(1, 2), table.reserve(2)) == (1, 12)
    assert (table.hordes(2, "f4-s-inner"), table.glory(1)) == (2, 1)
