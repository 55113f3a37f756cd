"""SL-7: strength."""

import pytest

from fracas.contract import rule
from tests.legends.table import Table


@rule("SL-7.5", "SL-7.2")
@pytest.mark.parametrize(("ground", "strength"), [("marsh", 4), ("forest", 4), ("mountain", 9)])
def test_terrain_counts_where_the_unit_stands(ground: str, strength: int) -> None:  # W-08
    table = Table("tiera d4", ground={ground: "d4"})
    assert table.strength("d4") == strength


@rule("SL-7.5", "SL-6.2")
@pytest.mark.parametrize(("ground", "winner"), [("marsh", "crush"), ("mountain", "tiera")])
def test_in_an_attack_the_contested_space_counts(ground: str, winner: str) -> None:
    table = Table("tiera d4", "crush d5, kutbone h4", ground={ground: "d5"})
    table.go(1, "move d4 up")
    if winner == "tiera":
        table.go(2, "choose h4")
    assert table.on("d5") == winner


@rule("SL-7.1", "SL-5.20")
def test_only_fighters_gain_strength() -> None:
    table = Table("dancing-sword c4, wind-castle b4, quicksand c5", window=True)
    assert table.why_not(1, "use c4") == ("nothing-to-gain", "SL-5.9")
    table = Table("dancing-sword c4, wind-castle b4, poy c5", window=True)
    assert table.aims(1, "use c4") == ["to c5"]
    state = table.war.copy()
    state.play(0, state.game.verbs.parse("use c4"))
    refusal = state.why_not(0, state.game.verbs.parse("to b4"))
    assert refusal is not None and refusal.rule == "SL-5.20"


@rule("SL-7.1", "SL-10.9")
def test_a_curse_gives_magical_units_and_castles_nothing() -> None:
    table = Table("", "flit-spore d5, the-hidden-hive d6, kzzt d7", curse="larva", turn=2)
    assert [table.strength(space) for space in ("d5", "d6", "d7")] == [0, 0, 4]


@rule("SL-7.3", "SL-8.5", "SL-6.4", "SL-5.7", "SL-8.2", "SL-8.3", "SL-8.4", "SL-5.17")
def test_bonuses_add_up_and_both_sides_answer() -> None:  # W-03
    table = sinakus_attacks()
    assert (table.owes(), table.asked(2)) == ([2], "ask-attack-window")
    table.play(2, "use e6 + to d5")
    assert table.strength("d5") == 7
    assert table.lost(2) == ["enchanted-shield"]
    for elf, strength in (("c4", 8), ("d4", 9), ("e4", 10)):
        assert table.owes() == [1]
        table.play(1, f"use {elf} + to d5")
        assert table.strength("d5") == strength
        assert table.owes() == [2]
        table.play(2, "pass")
    table.play(1, "pass")
    assert [told for told in table.log() if told.startswith("compared")] == [
        "compared sinakus 9 srik 10"
    ]
    table.pass_all()
    assert table.on("d5") == "srik"
    assert "sinakus" in table.lost(2)
    assert [table.known(space) for space in ("c4", "d4", "e4", "d5")] == [[1, 2]] * 4
    assert table.strength("d5") == 7
    assert table.curse() == "skeleton-warlock"


@rule("SL-6.4", "SL-6.7", "SL-8.10")
@pytest.mark.parametrize("elves", [[], ["c4", "d4"]])
def test_equal_strengths_destroy_both(elves: list[str]) -> None:  # W-04, W-05
    table = sinakus_attacks()
    table.play(2, "use e6 + to d5" if elves else "pass")
    for elf in elves:
        table.play(1, f"use {elf} + to d5")
        table.play(2, "pass")
    table.pass_all()
    assert table.on("d5") == ""
    assert "srik" in table.lost(1) and "sinakus" in table.lost(2)


def sinakus_attacks() -> Table:
    table = Table(
        "srik d5, high-elf c4, high-elf d4, high-elf e4",
        "sinakus d6, enchanted-shield e6",
        turn=2,
        ground={"marsh": "d5"},
        curse="skeleton-warlock",
    )
    table.play(2, "move d6 down")
    return table


@rule("SL-7.4", "SL-12.9", "SL-12.6", "SL-12.7", "SL-12.8")
def test_base_strength_ignores_all_changes() -> None:  # W-06
    table = Table("hillstone-curate d5", "daemin d6", turn=2, ground={"mountain": "d5 d6"})
    assert table.strength("d5") == 7
    table.go(2, "move d6 down")
    assert (table.on("d5"), table.on("d6")) == ("daemin", "hillstone-curate")
    assert table.holder("d6") == 2
    assert table.known("d6") == [1, 2]
    assert table.lost(1) == table.lost(2) == []
    table.go(1, "move b1 up")
    assert table.can(2, "move d6 up") == [True]


@rule("SL-7.6")
def test_against_a_color_counts_in_comparisons_only() -> None:  # W-09
    table = Table("gray-knight d4", "renil d5")
    assert table.strength("d4") == 7
    table.go(1, "move d4 up")
    assert table.on("d5") == "gray-knight"
    table = Table("gray-knight d4", "akillon d6")
    table.go(1, "act d4 swiftness + to d5 + to d6")
    assert table.on("d6") == ""


@rule("SL-7.6", "SL-11.7")
def test_against_a_keyword_counts_in_a_strike_too() -> None:
    table = Table("craglor d4", "mrmrm d5", turn=2)
    table.go(2, "move d5 down")
    assert table.on("d4") == "mrmrm"
    table = Table("warbrin d4, uaivad h7", "akillon d5", turn=2)
    table.go(2, "move d5 down")
    assert table.on("d4") == "warbrin"


@rule("SL-7.7")
def test_a_bonus_outlives_its_helper_and_its_place() -> None:
    table = Table("dancing-sword c4, poy d4", "crush d5", window=True)
    table.play(1, "use c4 + to d4")
    table.pass_all()
    table.go(1, "move d4 up")
    assert table.on("d5") == "poy"
    assert table.strength("d5") == 5


@rule("SL-7.8", "SL-7.9", "SL-7.10", "SL-9.3", "SL-10.3", "SL-8.9")
def test_a_fighter_without_strength_dies_at_once() -> None:  # W-07
    table = Table("anti-red-wind d5", "queen-kiova d6, jezrak g6, sinakus h6", turn=2)
    assert table.known("g6") == [2]
    table.go(2, "move d6 down")
    assert table.curse() == "anti-red-wind"
    assert table.lost(2) == ["jezrak", "queen-kiova"]
    assert (table.on("g6"), table.on("d5")) == ("", "")
    assert table.strength("h6") == 4
    assert "destroyed jezrak g6" in table.log(1)


@rule("SL-7.8", "SL-5.6", "SL-10.11")
def test_fire_wall_weakens_an_unknown_enemy() -> None:
    table = Table("dwarven-scout c5, hunter e6", "fire-wall d6, akillon e5", turn=2, window=True)
    table.play(2, "use d6 + to c5")
    assert table.lost(2) == ["fire-wall"]
    assert table.on("c5") == ""
    assert table.curse() == "dwarven-scout"
    assert table.known("e6") == [1]
    table = Table("dwarven-scout c5, hunter e6", "fire-wall d6, akillon e5", turn=2, window=True)
    table.play(2, "use d6 + to e6")
    assert table.strength("e6") == 6
    assert table.known("e6") == [1, 2]


@rule("SL-7.3")
@pytest.mark.parametrize(("space", "amount"), [("e6", 2), ("e7", 0)])
@pytest.mark.parametrize(("name", "base"), [("neptillion", 5), ("mist-giant", 4)])
def test_next_to_water(name: str, base: int, space: str, amount: int) -> None:
    table = Table("", f"{name} {space}", turn=2, ground={"water": "d5"})
    assert table.strength(space) == base + amount
