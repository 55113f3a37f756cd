"""Ashani destroys the top card of the enemy's deck."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

PAIR = "orc+crossbowman"


@rule("OO-16.10", "OO-19.8")
@pytest.mark.parametrize("unit", ["orc", "boar-rider", "crossbowman", "shaman", "catapult"])
def test_a_unit_goes_to_its_pile_and_stays_there(unit: str) -> None:
    table = Battle(
        columns={1: PAIR},
        hand={1: "ashani orc", 2: "orc orc"},
        deck={1: "", 2: f"{unit} heavy-orc"},
        ruins="f4-n-inner",
    )
    supply, owned = table.supply(unit), table.owns(2).split().count(unit)
    table.commit("ashani + cover 1 back", "orc")
    assert f"card-destroyed 2 {unit}" in table.log()
    table.commit("orc", "orc")
    assert table.glory(2) == 1
    assert table.supply(unit) == supply + 1
    assert table.owns(2).split().count(unit) == owned - 1


@rule("OO-16.10")
def test_a_hero_destroyed_is_under_the_deck_and_known_to_all() -> None:
    table = Battle(
        columns={1: PAIR}, hand={1: "ashani orc", 2: "orc orc"}, deck={2: "vigdish orc orc"}
    )
    table.commit("ashani + cover 1 back", "orc")
    for anybody in (1, 2, None):
        assert "card-destroyed 2 vigdish" in table.log(anybody)
    assert (table.heroes(1), table.heroes(2), table.beneath()) == ("ashani", "", "vigdish")
    assert table.discards(2) == ""


@rule("OO-16.10", "OO-12.21")
def test_the_hand_is_not_touched_and_the_last_card_of_a_deck_costs_no_battle() -> None:
    table = Battle(
        columns={1: PAIR}, hand={1: "ashani orc", 2: "orc boar-rider"}, deck={2: "heavy-orc"}
    )
    table.commit("ashani + cover 1 back", "orc")
    assert (table.owes(), table.hand(2), table.deck(2)) == ([1, 2], "boar-rider", "")


@rule("OO-16.10")
def test_a_defending_ashani_destroys_the_attackers_card() -> None:
    table = Battle(
        columns={2: PAIR}, hand={1: "orc orc", 2: "ashani orc"}, deck={1: "catapult orc"}
    )
    table.commit("orc", "ashani + cover 1 back")
    assert (table.owns(1), table.hand(1)) == ("orc orc orc", "orc orc")
    assert (table.square(1), table.square(2)) == (2, 2)


@rule("OO-16.10", "OO-16.11")
def test_a_copy_destroys_another_card() -> None:
    table = Battle(
        columns={1: "orc*ashani+crossbowman, orc+shaman"},
        hand={1: "buurk orc", 2: "orc orc"},
        deck={2: "heavy-orc catapult boar-rider"},
    )
    table.commit("buurk + cover 2 front", "orc")
    table.play(1, "copy ashani")
    assert "card-destroyed 2 heavy-orc" in table.log()
    assert (table.hand(2), table.deck(2)) == ("orc catapult", "boar-rider")


@rule("OO-16.10", "OO-12.5")
def test_the_card_on_top_may_be_one_that_was_redrawn() -> None:
    table = Battle(
        columns={1: PAIR},
        hand={1: "ashani orc", 2: "shaman shaman"},
        deck={1: "orc orc", 2: "orc boar-rider"},
    )
    table.play(2, "redraw")
    table.play(1, "commit ashani + cover 1 front")
    table.play(2, "leave-order")
    table.play(2, "commit orc")
    assert "card-destroyed 2 shaman" in table.log()
    assert table.owns(2) == "orc boar-rider shaman"
