"""Khanrogg takes the enemy's Berserk."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

PAIR = "orc+crossbowman"


@rule("OO-16.14")
@pytest.mark.parametrize("side", [1, 2])
def test_he_takes_it_for_either_side(side: int) -> None:
    other = 3 - side
    table = Battle(
        columns={side: PAIR}, berserk=(other,), hand={side: "khanrogg orc", other: "orc orc"}
    )
    plays = {side: "khanrogg + cover 1 front", other: "orc"}
    table.commit(plays[1], plays[2])
    assert (table.berserk(side), table.berserk(other)) == (True, False)
    assert f"berserk-taken {side} {other}" in table.log()


@rule("OO-16.14", "OO-14.12", "OO-16.6")
@pytest.mark.parametrize("berserk", [(), (1,), (1, 2)])
def test_otherwise_nothing_happens(berserk: tuple[int, ...]) -> None:
    table = Battle(columns={1: PAIR}, berserk=berserk, hand={1: "khanrogg orc", 2: "orc orc"})
    table.commit("khanrogg + cover 1 front", "orc")
    assert [table.berserk(seat) for seat in (1, 2)] == [seat in berserk for seat in (1, 2)]
    assert "berserk-taken 1 2" not in table.log()


@rule("OO-16.14", "OO-14.5", "OO-12.11")
def test_a_berserk_used_in_this_clash_cannot_be_taken() -> None:
    table = Battle(
        columns={1: PAIR},
        track={2: 2},
        berserk=(2,),
        hand={1: "khanrogg orc", 2: "orc orc"},
    )
    table.commit("khanrogg + cover 1 front", "orc")
    assert table.asked(2) == "ask-berserk"
    table.play(2, "berserk")
    assert (table.berserk(1), table.berserk(2), table.losses(1)) == (False, False, 1)


@rule("OO-16.14", "OO-14.5", "OO-14.7")
def test_a_berserk_held_back_in_this_clash_is_taken() -> None:
    table = Battle(
        columns={1: PAIR},
        track={2: 2},
        berserk=(2,),
        hand={1: "khanrogg orc", 2: "orc orc"},
    )
    table.commit("khanrogg + cover 1 front", "orc")
    table.play(2, "hold-back")
    assert (table.berserk(1), table.berserk(2)) == (True, False)


@rule("OO-16.14", "OO-14.5", "OO-12.13")
def test_it_can_be_used_when_the_token_enters_the_red_squares_later_in_the_clash() -> None:
    table = Battle(
        columns={1: "orc+shaman, orc", 2: "orc"},
        track={1: 2},
        berserk=(2,),
        hand={1: "khanrogg orc", 2: "crossbowman orc"},
    )
    table.commit("khanrogg + cover 1 back", "crossbowman")
    assert (table.asked(1), table.square(1)) == ("ask-berserk", 5)
    table.play(1, "berserk")
    assert (table.losses(2), table.square(2), table.berserk(1)) == (1, 1, False)


@rule("OO-16.14", "OO-14.11")
def test_it_is_kept_after_the_battle() -> None:
    table = Battle(
        columns={1: PAIR},
        berserk=(2,),
        hand={1: "khanrogg orc", 2: "orc"},
        deck={2: ""},
    )
    table.commit("khanrogg + cover 1 front", "orc")
    assert table.glory(1) == 1
    assert (table.berserk(1), table.berserk(2)) == (True, False)
