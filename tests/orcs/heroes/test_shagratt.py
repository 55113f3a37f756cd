"""Shagratt makes the enemy play the card that he kept."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

PAIR = "orc+crossbowman"
COVER = "shagratt + cover 1 front"


@rule("OO-16.23", "OO-12.9", "OO-R.10")
@pytest.mark.parametrize("side", [1, 2])
def test_the_card_taken_back_has_neither_force_nor_effect(side: int) -> None:
    other = 3 - side
    table = Battle(
        columns={side: PAIR},
        hand={side: "shagratt orc", other: "boar-rider orc"},
        deck={other: "catapult"},
    )
    plays = {side: "shagratt + cover 1 front", other: "boar-rider"}
    table.commit(plays[1], plays[2])
    table.play(side, "swap")
    assert (table.owes(), table.square(side)) == ([other], 1)
    table.play(other, "commit orc")
    assert (table.square(side), table.square(other)) == (2, 3)
    assert (table.columns(other), table.hand(other)) == ("orc", "boar-rider catapult")
    assert f"took-back {other} boar-rider" in table.log()


@rule("OO-16.23")
def test_he_may_let_the_card_stand() -> None:
    table = Battle(columns={1: PAIR}, hand={1: "shagratt orc", 2: "boar-rider orc"})
    table.commit(COVER, "boar-rider")
    assert sorted(table.options(1)) == ["decline", "swap"]
    table.play(1, "decline")
    assert (table.square(1), table.columns(2)) == (5, "boar-rider")


@rule("OO-16.23", "OO-13.2")
def test_the_enemy_chooses_the_place_of_the_other_card() -> None:
    table = Battle(
        columns={1: PAIR, 2: "orc, heavy-orc"}, hand={1: "shagratt orc", 2: "boar-rider shaman"}
    )
    table.commit(COVER, "boar-rider")
    table.play(1, "swap")
    table.play(2, "commit shaman + under 2")
    assert table.columns(2) == "orc, heavy-orc+shaman"


@rule("OO-16.23", "OO-13.3", "OO-12.15")
def test_the_other_card_may_have_no_place() -> None:
    table = Battle(
        columns={1: PAIR}, hand={1: "shagratt orc", 2: "orc crossbowman"}, deck={2: "heavy-orc"}
    )
    table.commit(COVER, "orc")
    table.play(1, "swap")
    table.play(2, "commit crossbowman")
    assert (table.square(1), table.discards(2), table.columns(2)) == (2, "crossbowman", "")
    assert table.hand(2) == "orc heavy-orc"


@rule("OO-16.23", "OO-13.4")
def test_a_hero_taken_back_uncovers_what_he_covered() -> None:
    table = Battle(
        columns={1: PAIR, 2: PAIR}, hand={1: "shagratt orc", 2: "vigdish boar-rider"}, deck={2: ""}
    )
    table.commit(COVER, "vigdish + cover 1 front")
    table.play(1, "swap")
    table.play(2, "commit boar-rider")
    assert (table.columns(2), table.hand(2)) == ("orc+crossbowman, boar-rider", "vigdish")
    assert table.square(1) == 5


@rule("OO-16.23", "OO-16.6")
def test_without_a_kept_card_nothing_is_asked() -> None:
    table = Battle(
        columns={1: PAIR}, hand={1: "shagratt orc", 2: "boar-rider"}, deck={2: "orc orc"}
    )
    table.commit(COVER, "boar-rider")
    assert (table.owes(), table.square(1)) == ([1, 2], 5)


@rule("OO-13.5", "OO-16.23")
def test_without_a_place_he_swaps_nothing() -> None:
    table = Battle(hand={1: "shagratt orc", 2: "boar-rider orc"})
    table.commit("shagratt", "boar-rider")
    assert (table.owes(), table.square(1), table.square(2)) == ([1, 2], 3, 3)


@rule("OO-16.23", "OO-16.28")
def test_of_several_cards_kept_the_enemy_chooses() -> None:
    table = Battle(
        columns={1: PAIR},
        hand={1: "shagratt orc", 2: "boar-rider orc heavy-orc"},
        deck={2: "orc"},
    )
    table.commit(COVER, "boar-rider")
    table.play(1, "swap")
    assert table.options(2) == ["commit orc", "commit heavy-orc"]
    table.play(2, "commit heavy-orc")
    assert (table.columns(2), table.hand(2)) == ("heavy-orc", "orc boar-rider")


@rule("OO-16.23", "OO-16.26")
def test_a_blind_card_is_swapped_for_the_one_in_the_hand() -> None:
    table = Battle(
        columns={1: "orc*vri-hurcka+crossbowman, orc+shaman, orc+shaman"},
        hand={1: "buurk shagratt", 2: "orc heavy-orc"},
        deck={1: "orc orc", 2: "boar-rider orc"},
    )
    table.commit("buurk + cover 2 front", "orc")
    table.play(1, "copy vri-hurcka")
    table.play(1, "commit shagratt + cover 3 front")
    assert "revealed 2 boar-rider" in table.log()
    table.play(1, "swap")
    table.play(2, "commit heavy-orc")
    assert (table.columns(2), table.hand(2)) == ("orc, heavy-orc", "orc boar-rider")


@rule("OO-16.23", "OO-16.24", "OO-16.26")
@pytest.mark.parametrize("hero", ["vhraarg", "khanrogg"])
def test_a_hero_sent_in_acts(hero: str) -> None:
    table = Battle(
        columns={1: PAIR, 2: PAIR},
        berserk=(1,),
        hand={1: "shagratt boar-rider", 2: f"orc {hero}"},
    )
    table.commit(COVER, "orc")
    table.play(1, "swap")
    table.play(2, f"commit {hero} + cover 1 front")
    if hero == "vhraarg":
        assert table.discards(1) == "boar-rider"
    else:
        assert (table.berserk(1), table.berserk(2)) == (False, True)


@rule("OO-16.3", "OO-16.4", "OO-16.23")
def test_a_hero_taken_back_was_revealed_all_the_same() -> None:
    table = Battle(columns={1: PAIR, 2: PAIR}, hand={1: "shagratt orc", 2: "vigdish boar-rider"})
    table.commit(COVER, "vigdish + cover 1 front")
    table.play(1, "swap")
    assert "revealed 2 vigdish" in table.log()
    table.play(2, "commit boar-rider")
    assert "vigdish" in table.hand(2).split()
    assert "commit vigdish" in table.options(2)
