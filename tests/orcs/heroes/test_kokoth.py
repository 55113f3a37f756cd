"""Kokoth draws a card and plays a second one at once."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

PAIR = "orc+crossbowman"
COVER = "kokoth + cover 1 front"


@rule("OO-16.15")
@pytest.mark.parametrize(
    ("second", "square", "left"), [("heavy-orc", 4, "boar-rider"), ("boar-rider", 4, "heavy-orc")]
)
def test_the_card_drawn_or_the_card_kept_may_be_played(second: str, square: int, left: str) -> None:
    table = Battle(
        columns={1: PAIR}, hand={1: "kokoth heavy-orc", 2: "orc orc"}, deck={1: "boar-rider"}
    )
    table.commit(COVER, "orc")
    assert sorted(table.options(1)) == ["commit boar-rider", "commit heavy-orc"]
    table.play(1, f"commit {second}")
    assert (table.square(2), table.hand(1)) == (square, left)
    assert table.columns(1) == f"orc*kokoth+crossbowman, {second}"


@rule("OO-16.15")
def test_with_nothing_kept_the_card_drawn_is_played() -> None:
    table = Battle(
        columns={1: PAIR}, hand={1: "kokoth", 2: "orc orc"}, deck={1: "boar-rider orc orc"}
    )
    table.commit(COVER, "orc")
    assert (table.asked(1), table.options(1)) == ("ask-second", ["commit boar-rider"])
    table.play(1, "commit boar-rider")
    assert (table.square(2), table.hand(1)) == (4, "orc orc")


@rule("OO-16.15")
def test_the_second_card_is_a_must() -> None:
    table = Battle(columns={1: PAIR}, hand={1: "kokoth heavy-orc", 2: "orc orc"})
    table.commit(COVER, "orc")
    for move in ("decline", "redraw", "rest"):
        assert table.why_not(1, move) is not None


@rule("OO-16.15", "OO-13.3", "OO-12.15")
def test_a_second_card_without_a_place_deals_its_force_only() -> None:
    table = Battle(
        columns={1: PAIR, 2: "orc, orc"}, hand={1: "kokoth crossbowman", 2: "boar-rider orc"}
    )
    table.commit(COVER, "boar-rider")
    table.play(1, "commit crossbowman")
    assert (table.square(2), table.discards(1)) == (3, "crossbowman")


@rule("OO-16.15", "OO-12.18", "OO-13.2")
def test_the_second_card_counts_for_the_enemys_effect_in_this_clash() -> None:
    table = Battle(columns={1: PAIR, 2: "orc"}, hand={1: "kokoth heavy-orc", 2: "crossbowman orc"})
    table.commit(COVER, "crossbowman")
    table.play(1, "commit heavy-orc")
    assert (table.square(1), table.square(2)) == (3, 4)


@rule("OO-16.15", "OO-14.5", "OO-14.8")
def test_the_second_force_may_bring_berserk_before_the_second_effect() -> None:
    table = Battle(
        columns={1: PAIR, 2: PAIR},
        track={2: 2},
        berserk=(2,),
        hand={1: "kokoth boar-rider", 2: "orc orc"},
    )
    table.commit(COVER, "orc")
    assert (table.asked(1), table.square(2)) == ("ask-second", 3)
    table.play(1, "commit boar-rider")
    assert (table.asked(2), table.square(2)) == ("ask-berserk", 5)
    table.play(2, "berserk")
    assert (table.square(2), table.losses(2), table.losses(1)) == (1, 1, 1)


@rule("OO-16.15", "OO-15.5")
def test_a_shaman_as_second_card_chooses_a_colour() -> None:
    table = Battle(
        fighters=(2, 3),
        losses={1: 1},
        columns={1: "orc+crossbowman, orc"},
        hand={1: "kokoth shaman", 2: "orc orc"},
        deck={1: "heavy-orc boar-rider orc"},
    )
    table.commit(COVER, "orc")
    table.play(1, "commit shaman")
    assert table.asked(1) == "ask-shaman"
    table.play(1, "green")
    assert (table.losses(1), table.discards(1), table.hand(1)) == (0, "boar-rider", "orc heavy-orc")


@rule("OO-16.15", "OO-12.13")
@pytest.mark.parametrize("line", ["front", "back"])
def test_a_defending_kokoth_plays_after_the_attackers_effect(line: str) -> None:
    table = Battle(
        columns={1: "orc", 2: "boar-rider+shaman"},
        hand={1: "crossbowman orc", 2: "kokoth heavy-orc"},
    )
    table.commit("crossbowman", f"kokoth + cover 1 {line}")
    assert table.square(2) == 2
    table.play(2, "commit heavy-orc")
    assert (table.square(1), table.square(2)) == (4, 2)


@rule("OO-16.15", "OO-16.25")
def test_a_hero_as_second_card_acts_at_once() -> None:
    table = Battle(
        columns={1: "orc+crossbowman, orc+shaman"}, hand={1: "kokoth vigdish", 2: "orc orc"}
    )
    table.commit(COVER, "orc")
    table.play(1, "commit vigdish + cover 2 back")
    assert table.square(2) == 5
    assert table.columns(1) == "orc*kokoth+crossbowman, orc+shaman*vigdish"


@rule("OO-16.31", "OO-16.21")
def test_froksh_as_the_attackers_second_card_cancels_what_is_still_to_come() -> None:
    table = Battle(
        columns={1: "orc+crossbowman, orc+shaman", 2: "orc"},
        hand={1: "kokoth froksh", 2: "crossbowman orc"},
    )
    table.commit(COVER, "crossbowman")
    table.play(1, "commit froksh + cover 2 back")
    assert (table.square(1), table.square(2)) == (2, 4)


@rule("OO-16.31", "OO-16.21")
def test_froksh_as_the_defenders_second_card_is_too_late() -> None:
    table = Battle(
        columns={1: "orc", 2: "orc+crossbowman, boar-rider+shaman"},
        hand={1: "crossbowman orc", 2: "kokoth froksh"},
    )
    table.commit("crossbowman", "kokoth + cover 2 front")
    assert table.square(2) == 3
    table.play(2, "commit froksh + cover 1 back")
    assert (table.square(1), table.square(2)) == (4, 3)


@rule("OO-16.31", "OO-16.23")
def test_shagratt_as_second_card_swaps_nothing() -> None:
    table = Battle(
        columns={1: "orc+crossbowman, orc+shaman"},
        hand={1: "kokoth shagratt", 2: "orc heavy-orc"},
    )
    table.commit(COVER, "orc")
    table.play(1, "commit shagratt + cover 2 front")
    assert (table.owes(), table.columns(2), table.square(2)) == ([1, 2], "orc", 4)


@rule("OO-16.35", "OO-16.29")
def test_xaphyr_as_second_card_still_comes_last() -> None:
    table = Battle(
        columns={1: "boar-rider+crossbowman, boar-rider+shaman", 2: "orc"},
        track={1: 6},
        hand={1: "kokoth xaphyr", 2: "orc orc"},
    )
    table.commit(COVER, "orc")
    table.play(1, "commit xaphyr + cover 2 front")
    assert (table.square(1), table.losses(1), table.fighting(1)) == (6, 0, 3)


@rule("OO-16.34", "OO-16.6")
def test_an_empty_deck_gives_no_second_card() -> None:
    table = Battle(columns={1: PAIR}, hand={1: "kokoth heavy-orc", 2: "orc orc"}, deck={1: ""})
    table.commit(COVER, "orc")
    assert (table.owes(), table.hand(1), table.square(2)) == ([1, 2], "heavy-orc", 2)


@rule("OO-12.1", "OO-16.15")
def test_the_next_draw_fills_the_hand_to_two() -> None:
    table = Battle(
        columns={1: PAIR},
        hand={1: "kokoth heavy-orc", 2: "orc orc"},
        deck={1: "boar-rider shaman catapult"},
    )
    table.commit(COVER, "orc")
    table.play(1, "commit boar-rider")
    assert (table.hand(1), table.deck(1)) == ("heavy-orc shaman", "catapult")


@rule("OO-16.5", "OO-16.15")
def test_the_enemy_does_not_see_what_is_drawn_and_kept() -> None:
    def told(card: str) -> list[str]:
        table = Battle(
            columns={1: PAIR}, hand={1: "kokoth heavy-orc", 2: "orc orc"}, deck={1: f"{card} orc"}
        )
        table.commit(COVER, "orc")
        table.play(1, "commit heavy-orc")
        assert card in table.hand(1).split()
        return table.log(2)

    assert told("shaman") == told("xaphyr")
