"""Pogdush shuffles the discarded cards of his side back into the deck."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

PAIR = "orc+crossbowman"


@rule("OO-16.19")
@pytest.mark.parametrize("side", [1, 2])
def test_all_discarded_cards_of_his_side_return(side: int) -> None:
    other = 3 - side
    table = Battle(
        columns={side: PAIR},
        hand={side: "pogdush orc", other: "orc orc"},
        deck={side: "catapult", other: "orc orc"},
        discards={side: "shaman vigdish heavy-orc", other: "boar-rider"},
    )
    table.piles[side] = ["vigdish"]
    plays = {side: "pogdush + cover 1 front", other: "orc"}
    table.commit(plays[1], plays[2])
    assert (table.discards(side), table.discards(other)) == ("", "boar-rider")
    assert (table.hand(side), table.deck(side)) == ("orc vigdish", "heavy-orc shaman catapult")
    assert f"cards-returned {side} 3" in table.log()


@rule("OO-16.19")
def test_the_deck_is_shuffled() -> None:
    table = Battle(
        columns={1: PAIR},
        hand={1: "pogdush orc", 2: "orc orc"},
        deck={1: "catapult"},
        discards={1: "shaman shaman"},
    )
    table.piles[1] = []
    table.commit("pogdush + cover 1 front", "orc")
    assert table.odds() == {"shaman": 2, "catapult": 1}


@rule("OO-16.19", "OO-12.13")
def test_a_card_discarded_by_the_attacker_in_this_clash_returns() -> None:
    table = Battle(
        columns={1: "orc", 2: PAIR},
        hand={1: "catapult orc", 2: "pogdush orc"},
        deck={2: "heavy-orc orc"},
    )
    table.piles[2] = ["heavy-orc", "heavy-orc"]
    table.commit("catapult", "pogdush + cover 1 front")
    assert (table.discards(2), table.hand(2)) == ("", "orc heavy-orc")


@rule("OO-16.19", "OO-12.15")
def test_without_a_place_he_joins_the_discarded_cards() -> None:
    table = Battle(
        columns={1: "orc"},
        hand={1: "pogdush orc", 2: "orc orc"},
        deck={1: "catapult orc"},
        discards={1: "heavy-orc"},
    )
    table.commit("pogdush", "orc")
    assert (table.discards(1), table.square(2)) == ("heavy-orc pogdush", 3)


@rule("OO-17.13", "OO-17.9", "OO-16.19")
def test_whoever_had_to_discard_from_an_empty_deck_is_out_of_cards_all_the_same() -> None:
    table = Battle(
        columns={1: "orc", 2: PAIR},
        hand={1: "catapult orc", 2: "pogdush orc"},
        deck={2: ""},
        discards={2: "heavy-orc boar-rider"},
    )
    table.commit("catapult", "pogdush + cover 1 front")
    assert "cards-returned 2 2" in table.log()
    assert (table.glory(1), table.glory(2)) == (1, 0)


@rule("OO-16.19", "OO-17.9", "OO-12.2")
def test_he_keeps_his_side_from_running_out() -> None:
    table = Battle(
        columns={1: PAIR},
        hand={1: "pogdush", 2: "orc orc"},
        deck={1: ""},
        discards={1: "heavy-orc"},
    )
    table.piles[1] = ["heavy-orc"]
    table.commit("pogdush + cover 1 front", "orc")
    assert (table.owes(), table.hand(1)) == ([1, 2], "heavy-orc")


@rule("OO-16.19", "OO-16.10", "OO-19.8")
def test_destroyed_cards_do_not_return() -> None:
    table = Battle(
        columns={1: PAIR, 2: PAIR},
        hand={1: "ashani orc", 2: "pogdush orc"},
        deck={2: "heavy-orc catapult"},
        discards={2: "shaman"},
    )
    table.piles[2] = ["heavy-orc", "shaman"]
    table.commit("ashani + cover 1 front", "pogdush + cover 1 front")
    assert (table.hand(2), table.deck(2)) == ("orc shaman", "catapult")
