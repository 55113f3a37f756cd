"""Kraash makes a type of unit deal its force again."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

COVER = "kraash + cover 1 front"


@rule("OO-16.16", "OO-13.7")
@pytest.mark.parametrize(
    ("columns", "unit", "square"),
    [
        ("orc+crossbowman, orc, orc", "orc", 5),
        ("orc+crossbowman, orc+crossbowman", "crossbowman", 4),
        ("boar-rider+shaman, boar-rider", "boar-rider", 6),
        ("orc+shaman, orc+shaman", "shaman", 2),
        ("orc+catapult", "catapult", 2),
        ("heavy-orc*+shaman, heavy-orc+shaman", "heavy-orc", 6),
    ],
)
def test_the_force_is_dealt_once_for_each_copy(columns: str, unit: str, square: int) -> None:
    table = Battle(columns={1: columns}, hand={1: "kraash orc", 2: "orc orc"})
    table.commit(f"kraash + cover {2 if '*' in columns else 1} front", "orc")
    assert (table.asked(1), table.square(2)) == ("ask-repeat", 2)
    table.play(1, f"repeat {unit}")
    assert table.square(2) == square
    assert table.discards(2) == ""


@rule("OO-16.16")
def test_effects_are_not_repeated() -> None:
    table = Battle(
        columns={1: "boar-rider+crossbowman", 2: "orc+crossbowman, heavy-orc"},
        hand={1: "kraash orc", 2: "orc orc"},
    )
    table.commit(COVER, "orc")
    table.play(1, "repeat boar-rider")
    assert table.square(2) == 4


@rule("OO-16.16", "OO-13.10")
def test_only_types_on_his_own_side_can_be_named() -> None:
    table = Battle(
        columns={1: "orc*vigdish+shaman, orc+shaman", 2: "boar-rider+crossbowman"},
        hand={1: "kraash orc", 2: "heavy-orc orc"},
    )
    table.commit("kraash + cover 2 front", "heavy-orc")
    assert table.options(1) == ["repeat orc", "repeat shaman"]
    for unit in ("boar-rider", "crossbowman", "heavy-orc", "catapult"):
        assert table.why_not(1, f"repeat {unit}") == ("type-not-engaged", "OO-16.16")


@rule("OO-16.16", "OO-16.22")
def test_cards_face_down_have_no_type() -> None:
    table = Battle(
        columns={1: "(heavy-orc)+(crossbowman)*roshnar, heavy-orc+shaman"},
        hand={1: "kraash orc", 2: "orc orc"},
    )
    table.commit("kraash + cover 2 front", "orc")
    assert table.options(1) == ["repeat heavy-orc", "repeat shaman"]
    table.play(1, "repeat heavy-orc")
    assert table.square(2) == 4


@rule("OO-16.16", "OO-14.8", "OO-14.5")
def test_all_of_it_is_one_step_for_berserk() -> None:
    table = Battle(
        columns={1: "boar-rider+shaman, boar-rider, boar-rider"},
        track={2: 2},
        berserk=(2,),
        hand={1: "kraash orc", 2: "orc orc"},
    )
    table.commit(COVER, "orc")
    table.play(1, "repeat boar-rider")
    assert (table.asked(2), table.square(2), table.losses(2)) == ("ask-berserk", 3, 1)


@rule("OO-16.16", "OO-18.7", "OO-18.6")
def test_behind_walls_a_single_type_is_taken_without_asking() -> None:
    table = Battle(
        assault=True,
        columns={1: "orc, orc", 2: "wall+crossbowman, wall+crossbowman"},
        hand={1: "orc orc", 2: "kraash orc"},
    )
    table.commit("orc", "kraash")
    assert (table.square(1), table.square(2)) == (4, 2)
    assert table.owes() == [1, 2]
