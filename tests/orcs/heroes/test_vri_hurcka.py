"""Vri-Hurcka makes the enemy play the top card of his deck unseen."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

PAIR = "orc+crossbowman"
COVER = "vri-hurcka + cover 1 front"


def blindfolded(
    deck: str, *, kept: str = "heavy-orc", columns: str = "", card: str = "orc"
) -> Battle:
    table = Battle(
        columns={1: PAIR, 2: columns},
        hand={1: "vri-hurcka orc", 2: f"{card} {kept}"},
        deck={1: "orc orc orc", 2: deck},
    )
    table.commit(COVER, card)
    return table


@rule("OO-16.26", "OO-16.30")
def test_the_enemy_neither_draws_nor_chooses_nor_redraws() -> None:
    table = blindfolded("boar-rider orc orc")
    assert (table.owes(), table.hand(2)) == ([1], "heavy-orc")
    for move in ("commit heavy-orc", "redraw"):
        assert table.why_not(2, move) is not None
    table.play(1, "commit orc")
    assert table.columns(2) == "orc, boar-rider"
    assert (table.hand(2), table.deck(2)) == ("orc heavy-orc", "orc")


@rule("OO-16.26", "OO-11.8")
def test_nobody_sees_the_blind_card_before_it_is_revealed() -> None:
    def told(deck: str, seat: int | None) -> list[str]:
        return blindfolded(deck).log(seat)

    for seat in (1, 2, None):
        assert told("boar-rider orc orc", seat) == told("shaman orc orc", seat)


@rule("OO-16.26")
def test_he_himself_draws_and_chooses_as_usual() -> None:
    table = blindfolded("boar-rider orc orc")
    assert (table.asked(1), table.hand(1)) == ("ask-card", "orc orc")
    before = table.square(1)
    table.play(1, "redraw")
    table.play(1, "shuffle")
    assert (table.owes(), table.square(1)) == ([1], before + 1)


@rule("OO-16.30", "OO-13.2")
def test_the_owner_places_the_blind_card_after_the_reveal() -> None:
    table = blindfolded("shaman orc orc", columns="heavy-orc")
    table.play(1, "commit orc")
    assert "revealed 2 shaman" in table.log()
    assert (table.owes(), table.asked(2)) == ([2], "ask-place")
    assert table.options(2) == ["under 1", "under 2"]
    table.play(2, "under 2")
    assert table.columns(2) == "heavy-orc, orc+shaman"


@rule("OO-16.26", "OO-13.5")
def test_a_blind_hero_may_have_no_place() -> None:
    table = blindfolded("vigdish orc orc")
    before = table.square(1)
    table.play(1, "commit orc")
    assert (table.discards(2), table.square(1)) == ("vigdish", before + 1)
    assert table.rests("vigdish")


@rule("OO-16.26", "OO-16.6")
def test_with_an_empty_deck_he_binds_nobody() -> None:
    table = blindfolded("")
    assert (table.owes(), table.asked(2), table.hand(2)) == ([1, 2], "ask-card", "heavy-orc")


@rule("OO-16.30")
def test_it_lasts_one_clash() -> None:
    table = blindfolded("boar-rider orc orc orc")
    table.play(1, "commit orc")
    assert (table.owes(), table.asked(2)) == ([1, 2], "ask-card")
    assert table.options(2) == ["commit orc", "commit heavy-orc", "redraw"]


@rule("OO-16.26", "OO-12.5")
def test_the_blind_card_may_be_a_known_one_put_under_the_deck() -> None:
    table = Battle(
        columns={1: PAIR},
        hand={1: "vri-hurcka orc", 2: "shaman shaman"},
        deck={1: "orc orc orc", 2: "orc boar-rider"},
    )
    table.play(2, "redraw")
    table.play(1, f"commit {COVER}")
    table.play(2, "leave-order")
    table.play(2, "commit orc")
    table.play(1, "commit orc")
    assert "revealed 2 shaman" in table.log()


@rule("OO-16.33", "OO-17.9")
@pytest.mark.parametrize("deck", ["orc catapult", "orc"])
def test_an_empty_hand_is_no_defeat_while_a_card_is_in_the_deck(deck: str) -> None:
    table = Battle(
        columns={1: PAIR},
        hand={1: "vri-hurcka orc", 2: "orc"},
        deck={1: "orc orc orc", 2: deck},
    )
    table.commit(COVER, "orc")
    assert (table.owes(), table.glory(1)) == ([1], 0)
    table.play(1, "commit orc")
    assert table.glory(1) == (deck == "orc")


@rule("OO-16.26")
def test_a_defending_vri_hurcka_blinds_the_attacker() -> None:
    table = Battle(
        columns={2: PAIR},
        hand={1: "orc heavy-orc", 2: "vri-hurcka orc"},
        deck={1: "boar-rider orc orc", 2: "orc orc"},
    )
    table.commit("orc", COVER)
    assert (table.owes(), table.hand(1)) == ([2], "heavy-orc")
    table.play(2, "commit orc")
    assert table.columns(1) == "orc, boar-rider"


@rule("OO-13.5", "OO-16.26")
def test_without_a_place_he_binds_nobody() -> None:
    table = Battle(hand={1: "vri-hurcka orc", 2: "orc orc"})
    table.commit("vri-hurcka", "orc")
    assert table.owes() == [1, 2]


@rule("OO-16.26", "OO-15.5")
def test_a_blind_shaman_chooses_its_colour() -> None:
    table = Battle(
        fighters=(3, 2),
        losses={1: 1, 2: 1},
        columns={1: PAIR},
        hand={1: "vri-hurcka orc", 2: "orc heavy-orc"},
        deck={1: "orc orc orc", 2: "shaman catapult orc"},
    )
    table.commit(COVER, "orc")
    table.play(1, "commit orc")
    assert (table.owes(), table.asked(2)) == ([2], "ask-shaman")
    table.play(2, "green")
    assert (table.losses(2), table.discards(2)) == (0, "catapult")
