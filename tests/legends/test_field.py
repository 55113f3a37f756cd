"""SL-1: units, boards, words."""

import pytest

from fracas.contract import rule
from fracas.games.legends.boards import BOARDS, LAYOUTS, turned
from fracas.games.legends.geometry import NEIGHBOURS, WITHIN_TWO, distance
from fracas.games.legends.tables import (
    BLUE,
    CASTLE,
    FIGHTER,
    GOLD,
    GREEN,
    MAGICAL,
    SPACE,
    TERRAIN,
    TERRAINS,
    UNIT,
    UNITS,
    WATER,
)
from fracas.games.legends.units import ROSTER
from tests.legends.table import Table


def around(space: str) -> set[str]:
    return {SPACE.symbols[near] for near in NEIGHBOURS[SPACE.index(space)]}


@rule("SL-1.1")
def test_three_colors_are_beige_and_three_gray() -> None:
    assert {ROSTER.is_gray(kind) for kind in range(UNITS) if ROSTER.color[kind] <= BLUE} == {False}
    assert {ROSTER.is_gray(kind) for kind in range(UNITS) if ROSTER.color[kind] > BLUE} == {True}
    assert (GREEN, GOLD, BLUE) == (0, 1, 2)


@rule("SL-1.2", "SL-17.2")
def test_every_unit_is_a_fighter_with_strength_or_has_none() -> None:
    assert UNITS == len(UNIT.symbols) == 232
    for kind in range(UNITS):
        fights = ROSTER.unit_class[kind] == FIGHTER
        assert fights == (1 <= ROSTER.base[kind] <= 10)
        assert fights or ROSTER.base[kind] == 0
        assert ROSTER.unit_class[kind] in (FIGHTER, MAGICAL, CASTLE)


@rule("SL-1.2")
def test_each_color_has_two_castles_and_five_magical_units_in_the_first_set() -> None:
    for color in range(6):
        first = [kind for kind in range(204) if ROSTER.color[kind] == color]
        classes = [ROSTER.unit_class[kind] for kind in first]
        assert (len(first), classes.count(MAGICAL), classes.count(CASTLE)) == (34, 5, 2)


@rule("SL-1.3", "SL-1.4", "SL-1.5")
@pytest.mark.parametrize("board", range(28))
def test_a_board_has_sixteen_spaces_one_of_them_water(board: int) -> None:
    layout = BOARDS[board]
    assert len(LAYOUTS[board][1].split()) == 4
    assert len(layout) == 16
    assert layout.count(WATER) == 1
    assert set(layout) == set(range(TERRAINS))


@rule("SL-1.3", "SL-1.12", "SL-3.4")
def test_boards_make_one_field_as_in_the_picture_of_the_rules() -> None:  # W-18
    ground = {
        f"{'abcdefgh'[column]}{row + 1}": TERRAIN.symbols[_ground(column, row)]
        for column in range(8)
        for row in range(8)
    }
    assert sorted(space for space in ground if ground[space] == "water") == ["c2", "d7", "e6", "h3"]
    expected = {"a8": "desert", "e8": "mountain", "h8": "town", "h5": "desert"}
    expected |= {"a1": "mountain", "d3": "desert", "g4": "plains", "h1": "desert"}
    assert {space: ground[space] for space in expected} == expected


def _ground(column: int, row: int) -> int:
    names = [name for name, _ in LAYOUTS]
    lying = [("board-2c", 2), ("board-2b", 1), ("board-2a", 0), ("board-1a", 2)]
    name, rotation = lying[row // 4 * 2 + column // 4]
    return turned(names.index(name), rotation, column % 4, row % 4)


@rule("SL-1.6", "SL-4.5")
def test_nobody_moves_or_charges_onto_water() -> None:
    table = Table("hunter d4", ground={"water": "d5"})
    assert table.why_not(1, "move d4 up") == ("onto-water", "SL-4.5")
    assert "to d5" not in table.aims(1, "act d4 charge")


@rule("SL-1.6", "SL-5.24")
def test_only_an_empty_space_can_be_a_goal() -> None:
    table = Table("aubrey b2, poy c2", "crush f6", ground={"forest": "b2 c2 f6 g3", "water": "h1"})
    assert table.aims(1, "act b2 hop") == ["to g3"]


@rule("SL-1.7")
def test_spaces_that_touch_are_adjacent() -> None:  # W-15
    assert around("d4") == {"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"}
    assert [len(around(space)) for space in ("a4", "a1", "d4")] == [5, 3, 8]
    assert "d4" not in around("d4")


@rule("SL-1.8")
def test_two_spaces_away_is_any_mix_of_steps() -> None:
    d4 = SPACE.index("d4")
    assert {SPACE.symbols[space] for space in WITHIN_TWO[d4]} == {
        f"{column}{row}" for column in "bcdef" for row in range(2, 7)
    } - {"d4"}
    assert distance(d4, SPACE.index("f3")) == 2
    assert distance(d4, SPACE.index("g5")) == 3


@rule("SL-1.8", "SL-11.7")
def test_units_and_water_in_between_block_nothing() -> None:
    table = Table("frodnaj-archer d4, poy d5", "kutbone d6", ground={"water": "e5"})
    assert "to d6" in table.aims(1, "act d4 ranged-attack")


@rule("SL-1.9", "SL-12.6")
def test_control_and_army_are_two_things() -> None:
    table = Table("", "hillstone-curate d6", turn=2)
    assert table.holder("d6") == 2
    assert table.war.army_seat(table.piece("d6")) == 0
    assert table.can(2, "move d6 down") == [True]


@rule("SL-1.10", "SL-11.10")
def test_mobile_means_not_static() -> None:
    table = Table("bakus d6, hunter b2, quicksand c2")
    aims = table.aims(1, "act d6 teleport")
    assert "to b2" in aims and "to c2" not in aims
    assert table.aims(1, "act c2 teleport") == []


@rule("SL-1.11", "SL-7.7", "SL-8.1")
def test_until_the_end_of_the_turn_ends_with_any_players_turn() -> None:
    table = Table("dancing-sword c4, poy d4", turn=2, window=True)
    table.play(2, "pass")
    table.play(1, "use c4 + to d4")
    assert table.strength("d4") == 7
    table.pass_all()
    table.go(2, "move g8 left")
    assert table.owes() == [1]
    assert table.strength("d4") == 5
