"""SL-2 and SL-17: armies, their legality, and how they are written down."""

from collections.abc import Callable

import pytest

from fracas.contract import rule
from fracas.core.dice import seeded
from fracas.core.errors import ContentError
from fracas.core.text import Text
from fracas.games.legends import GAME
from fracas.games.legends.army import SIZES, faults
from fracas.games.legends.flow import Legends
from fracas.games.legends.packs import BEIGE_ARMIES, GRAY_ARMIES, READY_MADE
from fracas.games.legends.tables import ARMY, BEIGE, GRAY, PIECES, UNIT
from fracas.games.legends.units import ROSTER

STARTER = BEIGE_ARMIES[0]
EXPANSION = BEIGE_ARMIES[READY_MADE.index("expansion")]


def kinds(names: tuple[str, ...]) -> list[int]:
    return [UNIT.index(name) for name in names]


def wrong(names: tuple[str, ...], *, rare: bool = True) -> list[str]:
    return [fault.message for fault in faults(ROSTER, BEIGE, kinds(names), rare=rare)]


def changed(names: tuple[str, ...], **replaced: str) -> tuple[str, ...]:
    left = list(names)
    for old, new in replaced.items():
        left[left.index(old.replace("_", "-"))] = new
    return tuple(left)


@rule("SL-2.1", "SL-2.2")
def test_the_slots_make_thirty_units() -> None:  # W-17
    assert SIZES[1:] == (1, 3, 3, 3, 3, 3, 3, 3, 1, 1, 5, 1)
    assert sum(SIZES) == ARMY


@rule("SL-2.1", "SL-2.2", "SL-17.3", "SL-2.6")
@pytest.mark.parametrize("number", range(len(READY_MADE)))
def test_ready_made_armies_are_legal(number: int) -> None:
    assert faults(ROSTER, BEIGE, kinds(BEIGE_ARMIES[number])) == []
    assert faults(ROSTER, GRAY, kinds(GRAY_ARMIES[number])) == []


@rule("SL-2.3")
def test_a_unit_of_the_other_side_is_named() -> None:
    army = changed(STARTER, hunter="mummy")
    assert faults(ROSTER, BEIGE, kinds(army)) == [
        Text("army-foreign-color", {"unit": Text("unit-mummy")})
    ]


@rule("SL-2.3", "SL-2.4")
def test_one_nation_and_copies_are_enough() -> None:
    army = changed(STARTER, crailton_martyr="high-elf")
    assert army.count("high-elf") == 3
    assert wrong(army) == []


@rule("SL-2.1", "SL-2.7")
def test_every_fault_is_named() -> None:
    too_many = (*STARTER, "hunter")
    assert wrong(too_many) == ["army-wrong-total", "army-wrong-strength"]
    seven_for_eight = changed(STARTER, hunter="lamorak")
    assert wrong(seven_for_eight) == ["army-wrong-strength", "army-wrong-strength"]
    four_spells = changed(STARTER, quicksand="hunter")
    assert wrong(four_spells) == ["army-wrong-strength", "army-wrong-magical"]
    two_castles = changed(STARTER, quicksand="wind-castle")
    assert wrong(two_castles) == ["army-wrong-magical", "army-wrong-castles"]


@rule("SL-2.5")
def test_zanofor_alone_allows_five_sevens() -> None:
    assert wrong(EXPANSION) == []
    assert "zanofor-bowdode" in EXPANSION
    without = changed(EXPANSION, zanofor_bowdode="hunter")
    assert wrong(without) == [
        "army-unlawful-exchange",
        "army-wrong-strength",
        "army-wrong-strength",
    ]
    ordinary = changed(STARTER, hunter="zanofor-bowdode")
    assert wrong(ordinary) == []


@rule("SL-2.5")
def test_part_of_the_exchange_is_not_enough() -> None:
    partly = changed(STARTER, hunter="zanofor-bowdode", aras="lamorak")
    assert wrong(partly) == ["army-wrong-strength", "army-wrong-strength"]


@rule("SL-2.5")
def test_both_exchanges_can_be_combined() -> None:
    assert "wyatt-yarg" in EXPANSION or wrong(EXPANSION) == []
    fives = [name for name in EXPANSION if ROSTER.base[UNIT.index(name)] == 5]
    fours = [name for name in EXPANSION if ROSTER.base[UNIT.index(name)] == 4]
    left = [name for name in EXPANSION if name not in (*fives, *fours)]
    both = (*left, "wyatt-yarg", *["bakus"] * 5)
    assert len(both) == ARMY
    assert wrong(both) == []


@rule("SL-2.6")
def test_rare_units_can_be_left_at_home() -> None:
    army = changed(STARTER, landor="delmikra")
    assert wrong(army) == []
    assert wrong(army, rare=False) == ["army-rare-unit"]


@rule("SL-2.8", "SL-17.1")
def test_own_armies_are_written_down_and_read_again() -> None:
    text = GAME.house_content().replace("hunter 1", "dwarven-knight 1")
    game = GAME.with_content(text)
    assert game.house_content() == text
    state = game.new(2, {"beige-army": "own"}, dice=seeded(1, "own"))
    assert isinstance(state, Legends)
    army = sorted(UNIT.symbols[kind] for kind in state.kind[:ARMY])
    assert "dwarven-knight" in army and "hunter" not in army


@rule("SL-2.7", "SL-17.1")
@pytest.mark.parametrize(
    ("change", "where", "message"),
    [
        (lambda text: text.replace("hunter", "huntsman"), "", "army-unknown-unit"),
        (lambda text: text.replace("hunter 1", "hunter one"), "", "army-wrong-line"),
        (lambda text: text.replace("beige\n", ""), "2", "army-no-side"),
        (lambda text: text.replace("hunter 1", "hunter 2"), "beige", "army-faults"),
    ],
)
def test_a_wrong_text_is_refused_with_the_place(
    change: Callable[[str], str], where: str, message: str
) -> None:
    with pytest.raises(ContentError) as error:
        GAME.with_content(change(GAME.house_content()))
    assert error.value.text.message == "content-place"
    reason = error.value.text.arguments["reason"]
    assert isinstance(reason, Text)
    assert reason.message == message
    if where:
        assert error.value.where == where


@rule("SL-2.1", "SL-17.2")
@pytest.mark.parametrize("seed", range(20))
def test_armies_drawn_at_random_are_legal(seed: int) -> None:
    options = {"beige-army": "random", "gray-army": "random"}
    state = GAME.new(2, options, dice=seeded(seed, "random"))
    assert isinstance(state, Legends)
    assert faults(ROSTER, BEIGE, state.kind[:ARMY]) == []
    assert faults(ROSTER, GRAY, state.kind[ARMY:PIECES]) == []
