"""Gruragh strikes hard, and his own army once."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

PAIR = "orc+crossbowman"


@rule("OO-16.13")
@pytest.mark.parametrize("side", [1, 2])
def test_the_enemy_takes_three_and_his_own_army_one(side: int) -> None:
    other = 3 - side
    table = Battle(columns={side: PAIR}, hand={side: "gruragh orc", other: "shaman orc"})
    plays = {side: "gruragh + cover 1 front", other: "shaman"}
    table.commit(plays[1], plays[2])
    assert (table.square(side), table.square(other)) == (2, 4)


@rule("OO-16.13", "OO-14.2")
def test_his_own_strike_may_cost_a_horde() -> None:
    table = Battle(columns={1: PAIR}, track={1: 6}, hand={1: "gruragh orc", 2: "shaman orc"})
    table.commit("gruragh + cover 1 front", "shaman")
    assert (table.square(1), table.losses(1), table.fighting(1)) == (1, 1, 2)


@rule("OO-16.13", "OO-14.5")
def test_his_own_strike_may_bring_berserk() -> None:
    table = Battle(
        columns={1: PAIR},
        track={1: 3},
        berserk=(1,),
        hand={1: "gruragh orc", 2: "shaman orc"},
    )
    table.commit("gruragh + cover 1 front", "shaman")
    assert (table.asked(1), table.square(1), table.square(2)) == ("ask-berserk", 4, 4)
    table.play(1, "berserk")
    assert (table.square(2), table.losses(2), table.berserk(1)) == (1, 1, False)


@rule("OO-16.13", "OO-16.21", "OO-R.11")
@pytest.mark.parametrize("side", [1, 2])
def test_froksh_does_not_spare_his_army(side: int) -> None:
    other = 3 - side
    table = Battle(
        columns={side: PAIR, other: PAIR}, hand={side: "gruragh orc", other: "froksh orc"}
    )
    plays = {side: "gruragh + cover 1 front", other: "froksh + cover 1 front"}
    table.commit(plays[1], plays[2])
    assert (table.square(side), table.square(other)) == (4, 4)


@rule("OO-16.13", "OO-16.23")
def test_taken_back_by_shagratt_he_strikes_nobody() -> None:
    table = Battle(
        columns={1: PAIR, 2: PAIR}, hand={1: "shagratt orc", 2: "gruragh orc"}, deck={2: ""}
    )
    table.commit("shagratt + cover 1 front", "gruragh + cover 1 front")
    table.play(1, "swap")
    table.play(2, "commit orc")
    assert (table.square(1), table.square(2), table.hand(2)) == (2, 3, "gruragh")


@rule("OO-16.13", "OO-16.23")
def test_sent_in_by_shagratt_he_strikes_both() -> None:
    table = Battle(columns={1: PAIR, 2: PAIR}, hand={1: "shagratt orc", 2: "orc gruragh"})
    table.commit("shagratt + cover 1 front", "orc")
    table.play(1, "swap")
    table.play(2, "commit gruragh + cover 1 back")
    assert (table.square(1), table.square(2)) == (4, 4)
    assert table.columns(2) == "orc+crossbowman*gruragh"


@rule("OO-16.13", "OO-16.15")
def test_as_a_second_card_he_strikes_both() -> None:
    table = Battle(
        columns={1: "orc+crossbowman, orc+shaman"},
        hand={1: "kokoth gruragh", 2: "shaman orc"},
    )
    table.commit("kokoth + cover 1 front", "shaman")
    table.play(1, "commit gruragh + cover 2 front")
    assert (table.square(1), table.square(2)) == (2, 5)
