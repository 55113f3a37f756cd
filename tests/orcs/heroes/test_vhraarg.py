"""Vhraarg throws out the card that the enemy kept."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

PAIR = "orc+crossbowman"


@rule("OO-16.24", "OO-12.22")
@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize("kept", ["heavy-orc", "vigdish", "catapult"])
def test_the_kept_card_is_discarded_for_all_to_see(side: int, kept: str) -> None:
    other = 3 - side
    table = Battle(
        columns={side: PAIR},
        hand={side: "vhraarg orc", other: f"orc {kept}"},
        deck={other: "shaman boar-rider orc"},
    )
    plays = {side: "vhraarg + cover 1 back", other: "orc"}
    table.commit(plays[1], plays[2])
    assert (table.discards(other), table.hand(other)) == (kept, "boar-rider shaman")
    for anybody in (1, 2, None):
        assert f"discarded {other} {kept}" in table.log(anybody)
    assert table.deck(other) == "orc"


@rule("OO-16.24", "OO-16.6")
def test_nothing_kept_nothing_lost() -> None:
    table = Battle(
        columns={1: PAIR}, hand={1: "vhraarg orc", 2: "orc"}, deck={2: "shaman boar-rider"}
    )
    table.commit("vhraarg + cover 1 back", "orc")
    assert (table.discards(2), table.owes()) == ("", [1, 2])


@rule("OO-16.24", "OO-17.7", "OO-12.2")
def test_it_may_take_the_last_card() -> None:
    table = Battle(columns={1: PAIR}, hand={1: "vhraarg orc", 2: "orc shaman"}, deck={2: ""})
    table.commit("vhraarg + cover 1 back", "orc")
    assert (table.glory(1), table.glory(2)) == (1, 0)


@rule("OO-16.24", "OO-16.28")
def test_of_several_cards_kept_one_is_discarded() -> None:
    table = Battle(
        columns={1: PAIR},
        hand={1: "vhraarg orc", 2: "orc shaman heavy-orc"},
        deck={2: "orc"},
    )
    table.commit("vhraarg + cover 1 back", "orc")
    assert (table.asked(2), table.options(2)) == ("ask-drop", ["drop heavy-orc", "drop shaman"])
    assert table.why_not(2, "drop orc") == ("not-kept", "OO-16.24")
    table.play(2, "drop shaman")
    assert (table.discards(2), table.hand(2)) == ("shaman", "orc heavy-orc")


@rule("OO-16.24", "OO-16.3", "OO-16.4")
def test_a_hero_thrown_out_does_not_rest() -> None:
    table = Battle(columns={1: PAIR}, hand={1: "vhraarg orc", 2: "orc vigdish"}, deck={2: ""})
    table.commit("vhraarg + cover 1 back", "orc")
    assert table.glory(1) == 1
    assert (table.rests("vigdish"), table.heroes(2)) == (False, "vigdish")
    assert table.rests("vhraarg")


@rule("OO-16.24", "OO-16.15")
def test_what_kokoth_would_still_have_played_is_gone() -> None:
    table = Battle(
        columns={1: PAIR, 2: PAIR},
        hand={1: "vhraarg orc", 2: "kokoth shaman"},
        deck={2: "heavy-orc boar-rider orc"},
    )
    table.commit("vhraarg + cover 1 back", "kokoth + cover 1 front")
    assert (table.discards(2), table.options(2)) == ("shaman", ["commit heavy-orc"])
