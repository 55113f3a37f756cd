"""Moordakk looks through the enemy's deck and throws out a hero."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

PAIR = "orc+crossbowman"


def search(deck: str, hand: str = "orc orc") -> Battle:
    table = Battle(columns={1: PAIR}, hand={1: "moordakk orc", 2: hand}, deck={2: deck})
    table.commit("moordakk + cover 1 front", "orc")
    table.piles[2] = []
    return table


@rule("OO-16.18")
def test_one_of_several_heroes_is_chosen() -> None:
    table = search("heavy-orc porkash vigdish catapult")
    assert table.options(1) == ["banish porkash", "banish vigdish"]
    table.play(1, "banish vigdish")
    assert table.discards(2) == "vigdish"
    for anybody in (1, 2, None):
        assert "discarded 2 vigdish" in table.log(anybody)


@rule("OO-16.18")
def test_a_hero_that_is_there_must_go() -> None:
    table = search("heavy-orc porkash catapult")
    assert table.why_not(1, "no-hero") == ("hero-must-go", "OO-16.18")
    assert table.why_not(1, "banish vigdish") == ("hero-not-in-deck", "OO-16.18")


@rule("OO-16.18", "OO-12.21")
def test_the_hand_is_not_searched() -> None:
    table = search("heavy-orc catapult", hand="orc vigdish")
    assert table.options(1) == ["no-hero"]
    assert table.why_not(1, "banish vigdish") == ("hero-not-in-deck", "OO-16.18")
    table.play(1, "no-hero")
    assert (table.discards(2), table.hand(2).split()[-1]) == ("", "vigdish")


@rule("OO-16.18", "OO-16.5")
def test_only_he_sees_the_deck() -> None:
    def told(card: str) -> tuple[list[str], list[str], list[str]]:
        table = search(f"{card} heavy-orc orc")
        return table.log(1), table.log(2), table.log()

    one, other = told("shaman"), told("catapult")
    assert "saw 1 2 shaman" in one[0]
    assert "saw 1 2 catapult" in other[0]
    assert one[1:] == other[1:]


@rule("OO-16.18", "OO-11.7")
def test_the_deck_is_shuffled_whether_or_not_a_hero_was_in_it() -> None:
    for deck, answer in (("orc vigdish shaman", "banish vigdish"), ("orc shaman", "no-hero")):
        table = search(deck)
        table.play(1, answer)
        assert "shuffled 2" in table.log()
        assert table.odds() == {"orc": 1, "shaman": 1}


@rule("OO-16.18", "OO-12.5")
def test_cards_put_under_the_deck_are_searched_and_shuffled_too() -> None:
    table = Battle(
        columns={1: PAIR},
        hand={1: "moordakk orc", 2: "vigdish shaman"},
        deck={2: "orc boar-rider catapult"},
    )
    table.play(2, "redraw")
    table.play(1, "commit moordakk + cover 1 front")
    table.play(2, "leave-order")
    table.play(2, "commit orc")
    table.piles[2] = []
    assert table.options(1) == ["banish vigdish"]
    table.play(1, "banish vigdish")
    assert table.odds() == {"shaman": 1, "catapult": 1}


@rule("OO-16.18", "OO-16.6", "OO-17.9")
def test_an_empty_deck_is_nothing_to_look_at() -> None:
    table = search("")
    assert table.asked(1) == "ask-card"
    assert (table.owes(), table.discards(2), table.hand(2)) == ([1, 2], "", "orc")


@rule("OO-16.4", "OO-16.18")
def test_the_hero_thrown_out_does_not_rest_and_is_still_owned() -> None:
    table = Battle(
        columns={1: PAIR},
        hand={1: "moordakk orc", 2: "orc"},
        deck={2: "vigdish"},
        ruins="f4-s-inner",
    )
    table.commit("moordakk + cover 1 front", "orc")
    table.play(1, "banish vigdish")
    assert table.glory(1) == 1
    assert (table.heroes(2), table.rests("vigdish")) == ("vigdish", False)
    assert table.rests("moordakk")


@rule("OO-16.18")
@pytest.mark.parametrize("hero", ["vigdish", "froksh"])
def test_a_defending_moordakk_searches_the_attackers_deck(hero: str) -> None:
    table = Battle(
        columns={2: PAIR}, hand={1: "orc orc", 2: "moordakk orc"}, deck={1: f"{hero} orc"}
    )
    table.commit("orc", "moordakk + cover 1 back")
    table.piles[1] = ["orc"]
    table.play(2, f"banish {hero}")
    assert (table.discards(1), table.hand(1)) == (hero, "orc orc")
