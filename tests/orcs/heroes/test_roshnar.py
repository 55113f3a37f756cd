"""Roshnar turns the other cards of his own side face down."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

PAIR = "orc+crossbowman"
DOWN = "(orc)+(crossbowman)*roshnar, (heavy-orc)"


@rule("OO-16.22")
@pytest.mark.parametrize("side", [1, 2])
def test_all_his_others_are_turned_down_and_he_is_not(side: int) -> None:
    other = 3 - side
    table = Battle(
        columns={side: "orc*vigdish+crossbowman, heavy-orc+shaman", other: PAIR},
        hand={side: "roshnar orc", other: "orc orc"},
    )
    plays = {side: "roshnar + cover 2 front", other: "orc"}
    table.commit(plays[1], plays[2])
    assert table.columns(side) == ("(orc)*(vigdish)+(crossbowman), (heavy-orc)*roshnar+(shaman)")
    assert table.columns(other) == "orc+crossbowman, orc"


@rule("OO-16.22", "OO-16.2", "OO-12.13")
def test_an_attacking_roshnar_shields_from_the_defenders_effect_at_once() -> None:
    table = Battle(
        columns={1: "orc+crossbowman, heavy-orc", 2: "orc"},
        hand={1: "roshnar orc", 2: "crossbowman orc"},
    )
    table.commit("roshnar + cover 1 back", "crossbowman")
    assert (table.square(1), table.square(2)) == (2, 3)


@rule("OO-16.22")
@pytest.mark.parametrize(
    ("mine", "card", "square"),
    [
        ("(boar-rider)+(shaman)*roshnar, (boar-rider)", "heavy-orc", 3),
        ("(orc)+(crossbowman)*roshnar, (orc)+(crossbowman)", "boar-rider", 3),
        ("(orc)+(crossbowman)*roshnar, (heavy-orc), orc", "crossbowman", 4),
    ],
)
def test_the_enemy_counts_only_what_lies_face_up(mine: str, card: str, square: int) -> None:
    table = Battle(columns={1: "orc", 2: mine}, hand={1: f"{card} orc", 2: "orc orc"})
    table.commit(card, "orc")
    assert table.square(2) == square


@rule("OO-16.22")
@pytest.mark.parametrize(("hero", "square"), [("vigdish", 3), ("vriurck", 2)])
def test_his_own_side_counts_only_what_lies_face_up(hero: str, square: int) -> None:
    table = Battle(
        columns={1: "(orc)+(crossbowman)*roshnar, (heavy-orc), (orc), orc+shaman"},
        hand={1: f"{hero} orc", 2: "boar-rider orc"},
    )
    table.commit(f"{hero} + cover 4 front", "boar-rider")
    assert table.square(2) == square


@rule("OO-16.22", "OO-13.2", "OO-13.9")
def test_a_card_face_down_still_protects() -> None:
    table = Battle(
        columns={1: DOWN, 2: "orc, orc"}, hand={1: "crossbowman orc", 2: "boar-rider orc"}
    )
    table.commit("crossbowman", "boar-rider")
    assert (table.square(2), table.discards(1)) == (4, "")
    assert table.columns(1) == f"{DOWN}+crossbowman"


@rule("OO-16.22", "OO-13.4")
def test_a_hero_may_cover_a_card_face_down() -> None:
    table = Battle(
        columns={1: "(orc)+(crossbowman), orc"}, hand={1: "vigdish orc", 2: "boar-rider orc"}
    )
    table.commit("vigdish + cover 1 front", "boar-rider")
    assert (table.square(2), table.discards(1)) == (3, "")
    assert table.columns(1) == "(orc)*vigdish+(crossbowman), orc"


@rule("OO-16.22", "OO-13.5")
def test_without_a_place_he_turns_nothing() -> None:
    table = Battle(columns={1: "orc, orc"}, hand={1: "roshnar orc", 2: "orc orc"})
    table.commit("roshnar", "orc")
    assert (table.columns(1), table.discards(1), table.square(2)) == ("orc, orc", "roshnar", 3)


@rule("OO-16.22", "OO-12.18")
def test_the_card_he_comes_with_through_kokoth_is_turned_too() -> None:
    table = Battle(
        columns={1: "orc+crossbowman, orc+shaman", 2: "orc"},
        hand={1: "kokoth roshnar", 2: "crossbowman orc"},
    )
    table.commit("kokoth + cover 1 front", "crossbowman")
    table.play(1, "commit roshnar + cover 2 front")
    assert table.columns(1) == "(orc)*(kokoth)+(crossbowman), (orc)*roshnar+(shaman)"
    assert table.square(1) == 2


@rule("OO-16.22")
def test_cards_engaged_later_lie_face_up() -> None:
    table = Battle(
        columns={1: DOWN, 2: "orc"},
        hand={1: "orc orc", 2: "crossbowman orc"},
        deck={1: "orc orc", 2: "orc orc"},
    )
    table.commit("orc", "crossbowman")
    assert (table.columns(1), table.square(1)) == (f"{DOWN}, orc", 3)


@rule("OO-16.22", "OO-19.8")
def test_after_the_battle_all_his_cards_are_his_again() -> None:
    table = Battle(columns={1: PAIR}, hand={1: "roshnar orc", 2: "orc"}, deck={1: "", 2: ""})
    owned = table.owns(1)
    table.commit("roshnar + cover 1 front", "orc")
    assert (table.glory(1), table.owns(1)) == (1, owned)


@rule("OO-16.22", "OO-13.2")
def test_a_card_engaged_later_under_one_face_down_lies_face_up() -> None:
    table = Battle(
        columns={1: "orc+shaman, orc", 2: "orc, orc"},
        hand={1: "roshnar crossbowman", 2: "orc boar-rider"},
        deck={1: "orc orc", 2: "orc orc"},
    )
    table.commit("roshnar + cover 1 front", "orc")
    table.commit("crossbowman", "boar-rider")
    assert table.columns(1) == "(orc)*roshnar+(shaman), (orc)+crossbowman"
    assert table.square(1) == 6


@rule("OO-16.22", "OO-13.4")
def test_a_hero_engaged_later_on_cards_face_down_lies_face_up() -> None:
    table = Battle(
        columns={1: "orc+shaman, orc+shaman, orc"},
        hand={1: "roshnar vigdish", 2: "orc orc"},
        deck={1: "buurk orc", 2: "orc orc"},
    )
    table.commit("roshnar + cover 1 front", "orc")
    table.commit("vigdish + cover 2 back", "orc")
    assert table.columns(1) == "(orc)*roshnar+(shaman), (orc)+(shaman)*vigdish, (orc)"
