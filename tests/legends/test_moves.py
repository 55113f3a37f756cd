"""SL-4: turns and the standard move."""

from fracas.contract import rule
from tests.legends.table import Table


@rule("SL-4.1", "SL-5.3")
def test_a_turn_has_one_main_play_and_no_pass() -> None:
    table = Table("hunter d4", "crush d7")
    assert table.asked(1) == "ask-main-play"
    assert "pass" not in table.options(1)
    table.go(1, "move d4 left")
    assert (table.owes(), table.asked(2)) == ([2], "ask-main-play")
    table.go(2, "move d7 left")
    assert table.owes() == [1]


@rule("SL-4.2", "SL-4.3", "SL-4.4", "SL-4.5", "SL-4.6", "SL-4.8")
def test_illegal_standard_moves() -> None:
    table = Table("hunter d4, poy c4, altar-of-deliverance d3", ground={"water": "d5"})
    assert table.why_not(1, "move d4 up") == ("onto-water", "SL-4.5")
    assert table.why_not(1, "move d4 left") == ("friend-there", "SL-4.6")
    assert table.why_not(1, "move d4 down") == ("friend-there", "SL-4.6")
    assert table.why_not(1, "move d3 left") == ("unit-is-static", "SL-4.8")
    assert [move for move in table.options(1) if move.startswith("move d4")] == ["move d4 right"]
    assert table.why_not(1, "move a1 left") == ("unit-is-static", "SL-4.8")
    assert table.why_not(1, "move e4 up") == ("nobody-there", "SL-4.1")
    assert table.why_not(1, "move g8 up") == ("not-your-unit", "SL-4.1")


@rule("SL-4.2")
def test_the_field_has_an_edge() -> None:
    table = Table("hunter a4")
    assert table.why_not(1, "move a4 left") == ("off-the-field", "SL-4.2")


@rule("SL-4.2", "SL-4.4")
def test_a_standard_move_goes_one_space() -> None:
    table = Table("hunter d4")
    table.go(1, "move d4 up")
    assert (table.on("d4"), table.on("d5"), table.on("d6")) == ("", "hunter", "")


@rule("SL-4.7", "SL-9.2")
def test_who_cannot_attack_moves_to_empty_spaces_only() -> None:
    table = Table("poy d5, hunter e6", "living-statue d6", turn=2)
    assert table.why_not(2, "move d6 down") == ("cannot-attack", "SL-9.2")
    assert table.why_not(2, "move d6 right") == ("cannot-attack", "SL-9.2")
    assert table.can(2, "move d6 left", "move d6 up") == [True, True]
    table = Table("clevut d5", "crush d6")
    assert table.why_not(1, "move d5 up") == ("cannot-attack", "SL-4.7")


@rule("SL-4.8")
def test_a_static_unit_is_put_by_a_power_that_allows_it() -> None:
    table = Table("almaetis c2, quicksand d2", ground={"forest": "f4"})
    table.go(1, "act c2 act + to d2 + to f4")
    assert table.on("f4") == "quicksand"


@rule("SL-4.9", "SL-4.10")
def test_no_unit_goes_back_and_forth_a_third_time() -> None:
    table = Table("poy d4", "crush d7")
    table.go(1, "move d4 up")
    table.go(2, "move d7 left")
    table.go(1, "move d5 down")
    table.go(2, "move c7 left")
    assert table.why_not(1, "move d4 up") == ("back-and-forth", "SL-4.9")
    assert table.can(1, "move d4 right", "move d4 left") == [True, True]
    table.go(1, "move b1 up")
    table.go(2, "move b7 left")
    assert table.can(1, "move d4 up") == [True]


@rule("SL-4.9", "SL-4.10")
def test_an_attack_or_an_action_counts_as_well() -> None:
    table = Table("hunter d4", "paranos h4, crush d7")
    table.go(1, "act d4 charge + to d5")
    table.go(2, "move d7 left")
    table.go(1, "move d5 down")
    table.go(2, "move c7 left")
    assert table.why_not(1, "move d4 up") == ("back-and-forth", "SL-4.9")
    aims = table.aims(1, "act d4 charge")
    assert "to d5" not in aims and "to d6" in aims


@rule("SL-4.11", "SL-6.11")
def test_a_unit_can_contradict_the_rules() -> None:
    table = Table("", "dumes d6, crush d5", turn=2)
    assert table.can(2, "move d6 down") == [True]
    assert table.why_not(2, "move d5 up") == ("friend-there", "SL-4.6")


@rule("SL-4.12", "SL-13.3", "SL-8.16")
def test_without_a_main_play_one_loses() -> None:
    beige = "hunter g7, poy f8, grundin h7, wind-castle a1"
    table = Table(beige, "titan-castle h8, paranos g8", turn=2, extras=False)
    assert (table.ending(), table.ranks()) == ("ending-no-main-play", [1, 2])


@rule("SL-4.12")
def test_an_action_is_a_main_play_too() -> None:  # R-28, variant
    table = Table(
        "hunter g7, poy f8, wind-castle a1",
        "ogre-fort h8, paranos g8, crevcor d8",
        turn=2,
        extras=False,
        ground={"mountain": "h7", "water": "c8 d7 e8"},
    )
    assert table.options(2) == ["act h8 act"]
    table.go(2, "act h8 act + to d8 + to h7")
    assert table.on("h7") == "crevcor"


@rule("SL-4.13")
def test_a_third_swap_of_the_same_two_is_illegal() -> None:
    table = Table("almaetis c2, spirit-of-negation f4", "crush d7")
    table.go(1, "act f4 swap + to c2")
    table.go(2, "move d7 left")
    table.go(1, "act c2 swap + to f4")
    table.go(2, "move c7 left")
    assert table.why_not(1, "act f4 swap") == ("nothing-to-gain", "SL-5.9")


@rule("SL-4.13")
def test_units_that_are_fetched_count_one_by_one() -> None:
    table = Table("", "queen-kiova d6, yorkus a6", turn=2)
    table.go(2, "act d6 act + accept")
    table.play(2, "choose a6 + to d7")
    table.go(2, "decline")
    assert table.on("d7") == "yorkus"


@rule("SL-4.14")
def test_nobody_can_answer_along_the_way_of_a_main_play() -> None:
    table = Table("dwarven-knight d4, high-elf a4, srik a5", "enchanted-shield h4, crush h5")
    table.play(1, "act d4 swiftness + to d5 + to d6")
    assert table.log()[-1] == "moved 1 d4 d6"
    assert table.asked(1) == "ask-closing-window"
