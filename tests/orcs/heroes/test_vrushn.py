"""Vrushn takes a card of his choice from his own deck."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

PAIR = "orc+crossbowman"


@rule("OO-16.28", "OO-12.1")
@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize("wanted", ["boar-rider", "vigdish", "shaman"])
def test_any_card_of_the_deck_comes_into_the_hand(side: int, wanted: str) -> None:
    other = 3 - side
    table = Battle(
        columns={side: PAIR},
        hand={side: "vrushn orc", other: "orc orc"},
        deck={side: "boar-rider vigdish shaman"},
    )
    plays = {side: "vrushn + cover 1 front", other: "orc"}
    table.commit(plays[1], plays[2])
    assert table.options(side) == ["find boar-rider", "find shaman", "find vigdish"]
    table.play(side, f"find {wanted}")
    assert sorted(table.hand(side).split()) == sorted(["orc", wanted])
    assert len(table.deck(side).split()) == 2
    assert wanted not in table.deck(side).split()


@rule("OO-16.28")
def test_only_what_is_in_the_deck_can_be_found() -> None:
    table = Battle(
        columns={1: PAIR},
        hand={1: "vrushn heavy-orc", 2: "orc orc"},
        deck={1: "boar-rider shaman"},
        discards={1: "catapult"},
    )
    table.commit("vrushn + cover 1 front", "orc")
    for card in ("heavy-orc", "catapult", "orc", "vrushn"):
        assert table.why_not(1, f"find {card}") == ("not-in-your-deck", "OO-16.28")


@rule("OO-16.28", "OO-12.1")
def test_with_nothing_kept_the_next_draw_brings_one() -> None:
    table = Battle(
        columns={1: PAIR}, hand={1: "vrushn", 2: "orc orc"}, deck={1: "boar-rider shaman catapult"}
    )
    table.commit("vrushn + cover 1 front", "orc")
    table.piles[1] = ["boar-rider"]
    table.play(1, "find shaman")
    assert (table.hand(1), table.deck(1)) == ("boar-rider shaman", "catapult")


@rule("OO-16.28", "OO-16.6")
def test_an_empty_deck_holds_nothing_to_find() -> None:
    table = Battle(columns={1: PAIR}, hand={1: "vrushn orc", 2: "orc orc"}, deck={1: ""})
    table.commit("vrushn + cover 1 front", "orc")
    assert (table.owes(), table.hand(1), table.square(2)) == ([1, 2], "orc", 3)


@rule("OO-16.28", "OO-11.8")
def test_the_enemy_does_not_learn_what_was_found() -> None:
    def told(wanted: str, seat: int | None) -> list[str]:
        table = Battle(
            columns={1: PAIR}, hand={1: "vrushn orc", 2: "orc orc"}, deck={1: "shaman vigdish"}
        )
        table.commit("vrushn + cover 1 front", "orc")
        table.play(1, f"find {wanted}")
        return table.log(seat)

    for seat in (2, None):
        assert told("shaman", seat) == told("vigdish", seat)
    assert told("shaman", 1) != told("vigdish", 1)


@rule("OO-16.28", "OO-11.7", "OO-12.5")
def test_the_deck_is_shuffled_with_what_lay_under_it() -> None:
    table = Battle(
        columns={1: PAIR},
        hand={1: "catapult shaman", 2: "orc orc"},
        deck={1: "vrushn orc heavy-orc boar-rider"},
    )
    table.play(1, "redraw")
    table.play(2, "commit orc")
    table.play(1, "leave-order")
    table.play(1, "commit vrushn + cover 1 front")
    assert table.options(1) == [
        "find heavy-orc",
        "find boar-rider",
        "find shaman",
        "find catapult",
    ]
    table.play(1, "find shaman")
    table.piles[1] = []
    table.play(1, "commit orc")
    table.play(2, "commit orc")
    assert table.odds() == {"heavy-orc": 1, "boar-rider": 1, "catapult": 1}
