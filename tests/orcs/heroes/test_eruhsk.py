"""Eruhsk sees the enemy's card before he chooses in the next clash."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

PAIR = "orc+crossbowman"


def after_eruhsk(theirs: str = "orc boar-rider", deck: str = "orc orc orc") -> Battle:
    table = Battle(
        columns={1: PAIR},
        hand={1: "eruhsk orc", 2: theirs},
        deck={1: "heavy-orc orc orc orc", 2: deck},
    )
    table.commit("eruhsk + cover 1 front", "orc")
    return table


@rule("OO-16.12", "OO-16.30")
def test_the_card_and_its_place_are_shown_before_he_chooses() -> None:
    table = after_eruhsk(theirs="orc shaman")
    assert (table.owes(), table.asked(2)) == ([2], "ask-card")
    table.play(2, "commit shaman")
    for anybody in (1, 2, None):
        assert "revealed 2 shaman" in table.log(anybody)
    assert (table.owes(), table.columns(2)) == ([1], "orc+shaman")
    table.play(1, "commit heavy-orc")
    assert "revealed 1 heavy-orc" in table.log()
    assert (table.asked(2), table.square(2)) == ("ask-card", 5)


@rule("OO-16.12", "OO-12.23")
def test_the_enemy_may_redraw_before_he_commits() -> None:
    table = after_eruhsk(deck="orc shaman shaman orc")
    before = table.square(2)
    table.play(2, "redraw")
    table.play(2, "leave-order")
    assert (table.owes(), table.square(2), table.hand(2)) == ([2], before + 1, "shaman shaman")
    table.play(2, "commit shaman")
    assert table.owes() == [1]


@rule("OO-16.12")
def test_what_is_shown_cannot_be_changed_after_his_redraw() -> None:
    table = after_eruhsk()
    table.play(2, "commit boar-rider")
    table.play(1, "redraw")
    table.play(1, "shuffle")
    assert (table.owes(), table.asked(1)) == ([1], "ask-card")
    table.play(1, "commit orc")
    assert table.columns(2) == "orc, boar-rider"


@rule("OO-16.30")
def test_it_lasts_one_clash() -> None:
    table = after_eruhsk()
    table.play(2, "commit orc")
    table.play(1, "commit orc")
    assert table.owes() == [1, 2]
    table.play(2, "commit orc")
    assert table.log()[-1] == "answered 2"


@rule("OO-16.12")
def test_a_defending_eruhsk_makes_the_attacker_show_first() -> None:
    table = Battle(
        columns={2: PAIR},
        hand={1: "orc heavy-orc", 2: "eruhsk orc"},
        deck={1: "orc orc", 2: "orc orc"},
    )
    table.commit("orc", "eruhsk + cover 1 front")
    assert table.owes() == [1]
    table.play(1, "commit heavy-orc")
    assert (table.owes(), table.columns(1)) == ([2], "orc, heavy-orc")


@rule("OO-13.5", "OO-16.12")
def test_without_a_place_he_sees_nothing() -> None:
    table = Battle(hand={1: "eruhsk orc", 2: "orc orc"})
    table.commit("eruhsk", "orc")
    assert table.owes() == [1, 2]


@rule("OO-16.35", "OO-16.15")
def test_brought_by_kokoth_he_acts_on_the_next_clash_too() -> None:
    table = Battle(
        columns={1: "orc+crossbowman, orc+shaman"},
        hand={1: "kokoth eruhsk", 2: "orc orc"},
        deck={1: "orc orc orc"},
    )
    table.commit("kokoth + cover 1 front", "orc")
    table.play(1, "commit eruhsk + cover 2 front")
    assert (table.owes(), table.square(2)) == ([2], 4)


@rule("OO-16.35", "OO-16.26", "OO-R.51")
@pytest.mark.parametrize("eruhsk", [1, 2])
def test_a_blind_owner_has_nothing_to_choose(eruhsk: int) -> None:
    other = 3 - eruhsk
    table = Battle(
        columns={1: PAIR, 2: PAIR},
        hand={eruhsk: "eruhsk orc", other: "vri-hurcka boar-rider"},
        deck={eruhsk: "heavy-orc orc orc", other: "orc orc orc"},
    )
    heroes = {eruhsk: "eruhsk + cover 1 front", other: "vri-hurcka + cover 1 front"}
    table.commit(heroes[1], heroes[2])
    assert table.owes() == [other]
    table.play(other, "commit boar-rider")
    assert table.columns(eruhsk) == "orc*eruhsk+crossbowman, heavy-orc"
    assert table.columns(other) == "orc*vri-hurcka+crossbowman, boar-rider"
    assert table.owes() == [1, 2]
