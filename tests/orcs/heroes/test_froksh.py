"""Froksh cancels the effect of the enemy's card."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

PAIR = "orc+crossbowman"
FIELD = "orc, orc, heavy-orc+crossbowman, boar-rider+crossbowman"


@rule("OO-16.21", "OO-12.9", "OO-16.1")
@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize(
    ("card", "force"),
    [
        ("orc", 1),
        ("heavy-orc", 2),
        ("boar-rider", 2),
        ("crossbowman", 1),
        ("shaman", 0),
        ("catapult", 0),
    ],
)
def test_a_units_effect_is_cancelled_and_its_force_is_not(side: int, card: str, force: int) -> None:
    other = 3 - side
    table = Battle(
        columns={side: FIELD, other: FIELD},
        hand={side: "froksh orc", other: f"{card} orc"},
    )
    plays = {side: "froksh + cover 3 back", other: card}
    table.commit(plays[1], plays[2])
    assert table.owes() == [1, 2]
    assert (table.square(side), table.square(other)) == (1 + force, 3)
    assert (table.discards(1), table.discards(2)) == ("", "")


@rule("OO-16.21", "OO-18.8")
@pytest.mark.parametrize(("card", "force"), [("heavy-orc", 2), ("catapult + under 1", 0)])
def test_the_bonus_of_an_assault_is_cancelled_too(card: str, force: int) -> None:
    unit = card.split(maxsplit=1)[0]
    table = Battle(
        assault=True,
        columns={1: "orc, boar-rider", 2: "wall+crossbowman"},
        hand={1: f"{unit} orc", 2: "froksh orc"},
    )
    table.commit(card, "froksh")
    assert (table.square(2), table.discards(2)) == (1 + force, "")


@rule("OO-13.5", "OO-16.21")
def test_without_a_place_he_cancels_nothing() -> None:
    table = Battle(
        columns={1: "orc", 2: "orc, heavy-orc"}, hand={1: "crossbowman orc", 2: "froksh orc"}
    )
    table.commit("crossbowman", "froksh")
    assert (table.square(1), table.square(2), table.discards(2)) == (3, 4, "froksh")


@rule("OO-16.21", "OO-12.9", "OO-16.23")
@pytest.mark.parametrize("side", [1, 2])
def test_froksh_comes_before_shagratt(side: int) -> None:
    other = 3 - side
    table = Battle(
        columns={1: PAIR, 2: PAIR},
        hand={side: "froksh boar-rider", other: "shagratt orc"},
    )
    plays = {side: "froksh + cover 1 front", other: "shagratt + cover 1 front"}
    table.commit(plays[1], plays[2])
    assert table.owes() == [1, 2]
    assert (table.square(1), table.square(2)) == (3, 3)
    assert table.columns(side) == "orc*froksh+crossbowman"
    assert f"cancelled {other} shagratt" in table.log()


@rule("OO-16.21")
def test_older_cards_of_the_enemy_go_on_covering_and_counting() -> None:
    table = Battle(
        columns={1: "orc*vigdish+crossbowman, orc", 2: PAIR},
        hand={1: "boar-rider crossbowman", 2: "froksh orc"},
        deck={1: "orc orc", 2: "orc orc"},
    )
    table.commit("boar-rider", "froksh + cover 1 back")
    assert (table.square(1), table.square(2)) == (3, 3)
    table.commit("crossbowman + under 2", "orc")
    assert table.square(2) == 6


@rule("OO-16.21", "OO-12.17")
def test_he_acts_in_his_own_clash_only() -> None:
    table = Battle(
        columns={1: "orc, orc", 2: "orc+crossbowman, heavy-orc"},
        hand={1: "crossbowman crossbowman", 2: "froksh orc"},
        deck={1: "orc orc", 2: "orc orc"},
    )
    table.commit("crossbowman", "froksh + cover 1 back")
    assert table.square(2) == 2
    table.commit("crossbowman", "orc")
    assert table.square(2) == 6


@rule("OO-16.37", "OO-16.23", "OO-R.51")
def test_sent_in_by_shagratt_he_is_too_late_but_keeps_his_place() -> None:
    table = Battle(
        columns={1: "orc+crossbowman, boar-rider", 2: PAIR},
        hand={1: "shagratt orc", 2: "orc froksh"},
    )
    table.commit("shagratt + cover 1 front", "orc")
    table.play(1, "swap")
    table.play(2, "commit froksh + cover 1 front")
    assert (table.square(1), table.square(2)) == (3, 3)
    assert (table.columns(2), table.discards(2)) == ("orc*froksh+crossbowman", "")


@rule("OO-16.21", "OO-16.26", "OO-16.30")
def test_a_blind_froksh_interrupts_like_any_other() -> None:
    table = Battle(
        columns={1: "orc*vri-hurcka+crossbowman, orc+shaman, orc", 2: "orc+crossbowman, heavy-orc"},
        hand={1: "buurk crossbowman", 2: "orc orc"},
        deck={1: "orc orc", 2: "froksh orc orc"},
    )
    table.commit("buurk + cover 2 front", "orc")
    table.play(1, "copy vri-hurcka")
    table.play(1, "commit crossbowman")
    assert table.asked(2) == "ask-place"
    before = table.square(2)
    table.play(2, "cover 1 front")
    assert table.square(2) == before + 1
    assert "cancelled 1 crossbowman" in table.log()
