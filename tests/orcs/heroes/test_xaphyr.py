"""Xaphyr takes back a strike, and with it a horde."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

PAIR = "orc+shaman"
COVER = "xaphyr + cover 1 front"


@rule("OO-16.29", "OO-12.14")
@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize("square", [1, 2, 3, 4, 5, 6])
def test_one_strike_is_taken_back(side: int, square: int) -> None:
    other = 3 - side
    table = Battle(
        columns={side: PAIR}, track={side: square}, hand={side: "xaphyr orc", other: "orc orc"}
    )
    plays = {side: "xaphyr + cover 1 front", other: "orc"}
    table.commit(plays[1], plays[2])
    assert (table.square(side), table.losses(side), table.fighting(side)) == (square, 0, 3)
    assert table.square(other) == 3


@rule("OO-16.29")
def test_on_square_one_nothing_happens_without_an_exit() -> None:
    table = Battle(columns={1: PAIR}, hand={1: "xaphyr orc", 2: "shaman orc"})
    table.commit("xaphyr + cover 1 front", "shaman")
    assert (table.square(1), table.losses(1), table.fighting(1)) == (1, 0, 3)


@rule("OO-16.29")
def test_an_exit_of_an_earlier_clash_is_not_undone() -> None:
    table = Battle(
        columns={1: PAIR},
        track={1: 6},
        hand={1: "orc xaphyr", 2: "orc shaman"},
        deck={1: "orc orc", 2: "orc orc"},
    )
    table.commit("orc", "orc")
    assert (table.square(1), table.losses(1)) == (1, 1)
    table.commit("xaphyr + cover 1 front", "shaman")
    assert (table.square(1), table.losses(1)) == (1, 1)


@rule("OO-16.29", "OO-12.14")
def test_an_attacking_xaphyr_waits_for_the_defenders_effect() -> None:
    table = Battle(
        columns={1: "orc+shaman, heavy-orc", 2: "orc"},
        track={1: 5},
        hand={1: "xaphyr orc", 2: "crossbowman orc"},
    )
    table.commit("xaphyr + cover 1 back", "crossbowman")
    assert (table.square(1), table.losses(1)) == (1, 1)


@rule("OO-16.29", "OO-12.14")
def test_an_exit_by_the_last_strike_of_the_defenders_effect_is_undone() -> None:
    table = Battle(
        columns={1: "orc+shaman, heavy-orc", 2: "orc"},
        track={1: 4},
        hand={1: "xaphyr orc", 2: "crossbowman orc"},
    )
    table.commit("xaphyr + cover 1 back", "crossbowman")
    assert (table.square(1), table.losses(1), table.fighting(1)) == (6, 0, 3)


@rule("OO-16.29", "OO-12.16", "OO-17.2")
def test_the_last_horde_is_saved_before_the_end_is_examined() -> None:
    table = Battle(
        fighters=(3, 1),
        track={2: 6},
        columns={2: PAIR},
        hand={1: "orc orc", 2: "xaphyr orc"},
    )
    table.commit("orc", "xaphyr + cover 1 front")
    assert (table.fighting(2), table.losses(2), table.square(2)) == (1, 0, 6)
    assert table.owes() == [1, 2]


@rule("OO-16.36", "OO-14.4")
def test_an_exit_that_cost_no_horde_saves_none() -> None:
    table = Battle(
        fighters=(3, 1),
        track={2: 6},
        columns={1: "orc", 2: "orc+shaman, orc, orc, orc, orc, orc"},
        hand={1: "crossbowman orc", 2: "xaphyr orc"},
    )
    table.commit("crossbowman", "xaphyr + cover 1 back")
    assert (table.glory(1), table.hordes(2, "f4-tower")) == (1, 0)


@rule("OO-16.36")
def test_only_the_last_exit_is_undone() -> None:
    table = Battle(
        fighters=(3, 4),
        track={2: 6},
        columns={1: "orc", 2: "orc+shaman, orc, orc, orc, orc, orc"},
        hand={1: "crossbowman orc", 2: "xaphyr orc"},
        losses={1: 1},
    )
    table.commit("crossbowman", "xaphyr + cover 1 back")
    assert (table.square(2), table.losses(2), table.fighting(2)) == (6, 1, 3)


@rule("OO-16.36", "OO-14.6", "OO-R.39")
def test_a_horde_lost_to_berserk_stays_lost() -> None:
    table = Battle(
        track={1: 2, 2: 3},
        berserk=(1,),
        columns={2: PAIR},
        hand={1: "orc orc", 2: "xaphyr orc"},
    )
    table.commit("orc", "xaphyr + cover 1 front")
    table.play(1, "berserk")
    assert (table.square(2), table.losses(2), table.fighting(2)) == (1, 1, 2)


@rule("OO-16.36", "OO-R.39", "OO-R.51")
def test_an_exit_before_a_berserk_is_not_undone() -> None:
    table = Battle(
        track={1: 2, 2: 6},
        berserk=(1,),
        columns={2: PAIR},
        hand={1: "orc orc", 2: "xaphyr orc"},
        losses={1: 1},
    )
    table.commit("orc", "xaphyr + cover 1 front")
    assert (table.asked(1), table.square(2), table.losses(2)) == ("ask-berserk", 1, 1)
    table.play(1, "berserk")
    assert "horde-back 2 1" not in table.log()
    assert table.fighting(2) == 1
    assert (table.square(2), table.losses(2)) == (1, 2)


@rule("OO-14.9", "OO-16.29")
def test_going_back_into_the_red_squares_brings_no_berserk() -> None:
    table = Battle(
        track={2: 6},
        berserk=(2,),
        columns={2: PAIR},
        hand={1: "orc orc", 2: "xaphyr orc"},
    )
    table.commit("orc", "xaphyr + cover 1 front")
    assert (table.owes(), table.square(2), table.berserk(2)) == ([1, 2], 6, True)


@rule("OO-16.36", "OO-16.17")
@pytest.mark.parametrize("before", [3, 4, 5])
def test_the_push_of_kro_morda_is_an_exit(before: int) -> None:
    table = Battle(
        track={2: before},
        columns={1: PAIR, 2: PAIR},
        hand={1: "kro-morda orc", 2: "xaphyr orc"},
    )
    table.commit("kro-morda + cover 1 front", "xaphyr + cover 1 front")
    assert (table.square(2), table.losses(2)) == (6, 0)


@rule("OO-16.21", "OO-16.29")
def test_cancelled_by_froksh_he_takes_nothing_back() -> None:
    table = Battle(
        track={2: 5},
        columns={1: PAIR, 2: PAIR},
        hand={1: "froksh orc", 2: "xaphyr orc"},
    )
    table.commit("froksh + cover 1 front", "xaphyr + cover 1 front")
    assert (table.square(2), table.losses(2)) == (1, 1)


@rule("OO-16.29", "OO-19.6")
def test_a_horde_saved_is_no_prisoner() -> None:
    table = Battle(
        track={2: 6},
        columns={2: PAIR},
        hand={1: "orc", 2: "xaphyr orc"},
        deck={1: ""},
        river="most-enemy-hordes most-fortresses white-tower most-villages-held",
        ruins="f4-n-inner",
    )
    table.commit("orc", "xaphyr + cover 1 front")
    assert (table.glory(2), table.prisoners(1, 2)) == (1, 0)
    assert table.hordes(2, "f4-tower") == 3
