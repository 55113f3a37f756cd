"""SL-10: Death Curses."""

from fracas.contract import rule
from tests.legends.table import Table


@rule("SL-10.3", "SL-10.4", "SL-10.11", "SL-5.14", "SL-6.3", "SL-18.30", "SL-6.7", "SL-13.6")
def test_an_attack_replaces_the_curse_in_force() -> None:  # W-01
    table = Table(
        "tiera e4, grundin c3",
        "skeleton-warlock e5, murkis b6, bone-legion h5",
        ground={"desert": "e5", "forest": "b6 c3"},
        curse="strangling-vines",
    )
    table.go(1, "move e4 up")
    log = table.log()
    assert "compared tiera 9 skeleton-warlock 2" in log
    assert "curse-ends strangling-vines" in log
    assert (table.owes(), table.asked(1)) == ([1], "ask-destroy")
    assert sorted(table.options(1)) == ["choose b6", "choose c3"]
    assert table.known("b6") == table.known("c3") == [1, 2]
    table.go(1, "choose b6")
    assert table.curse() == "skeleton-warlock"
    assert table.lost(1) == ["strangling-vines"]
    assert table.lost(2) == ["murkis"]
    assert table.strength("h5") == 4
    assert (table.owes(), table.asked(2)) == ([2], "ask-sacrifice")
    table.go(2, "choose h5")
    assert table.lost(2) == ["bone-legion", "murkis"]
    assert table.on("e5") == "tiera"
    assert (table.owes(), table.asked(2)) == ([2], "ask-main-play")


@rule("SL-10.11", "SL-5.15")
def test_the_vines_choose_among_mobile_units() -> None:  # W-02
    table = Table(
        "tiera e4",
        "skeleton-warlock e5, decay b6, bone-legion h5",
        ground={"forest": "b6"},
        curse="strangling-vines",
    )
    table.go(1, "move e4 up")
    assert table.known("b6") == [1, 2]
    assert table.on("b6") == "decay"
    assert table.asked(2) == "ask-sacrifice"


@rule("SL-10.1", "SL-10.2", "SL-10.5", "SL-10.7", "SL-10.9")
def test_the_curse_of_one_of_two_destroyed_at_once_works_for_both_sides() -> None:
    table = Table("vellec d4, srik a5", "bremmuk! a8, kralc d5, frinhorn h5", turn=2)
    table.go(2, "move d5 down")
    assert (table.on("d4"), table.curse()) == ("", "vellec")
    assert table.strength("a5") == 8
    for seat, move in ((1, "move a5 up"), (2, "move h5 left"), (1, "move a6 down")):
        table.go(seat, move)
    assert table.strength("a5") == 8


@rule("SL-10.6", "SL-8.10")
def test_two_curses_at_one_moment_cancel_each_other() -> None:
    table = Table("dwarven-scout d4", "skeleton-warlock d5, crush g5", curse="crevcor")
    table.go(1, "move d4 up")
    assert table.curse() == "crevcor"
    assert table.lost(1) == ["dwarven-scout"]
    assert table.lost(2) == ["skeleton-warlock"]
    assert table.strength("g5") == 7
    assert "curses-cancel" in table.log()


@rule("SL-10.3", "SL-10.4", "SL-5.16", "SL-10.13")
def test_a_strike_replaces_a_curse_as_well() -> None:
    table = Table("frodnaj-archer d4", "skeleton-warlock d6, crush g5, sinakus h5", curse="crevcor")
    assert table.strength("g5") == 7
    table.go(1, "act d4 ranged-attack + to d6")
    assert table.lost(2) == ["crevcor"]
    assert table.curse() == "skeleton-warlock"
    assert (table.strength("g5"), table.strength("h5")) == (6, 6)


@rule("SL-10.4", "SL-12.4", "SL-10.12")
def test_the_idol_returns_when_its_curse_ends() -> None:
    table = Table("frodnaj-archer d4", "skeleton-warlock d6, sinakus h5", curse="eternal-idol")
    table.go(1, "act d4 ranged-attack + to d6")
    assert (table.owes(), table.asked(2)) == ([2], "ask-goal")
    table.go(2, "to f6")
    assert table.on("f6") == "eternal-idol"
    assert table.known("f6") == [1, 2]
    assert table.strength("h5") == 6


@rule("SL-10.4", "SL-12.2", "SL-12.3", "SL-5.10")
def test_molds_return_up_to_a_total() -> None:
    table = Table(
        "frodnaj-archer d4",
        "skeleton-warlock d6",
        curse="bremmuk",
        lost={2: "oeroed slud foulis spitting-mushrooms"},
        ground={"forest": "a8 b8 c8 d8"},
    )
    table.go(1, "act d4 ranged-attack + to d6")
    assert table.asked(2) == "ask-may-return"
    table.play(2, "return slud + to a8")
    assert table.options(2) == ["return foulis", "decline"]
    assert table.why_not(2, "return spitting-mushrooms") == ("not-returnable", "SL-12.2")
    table.go(2, "return foulis + to b8")
    assert (table.on("a8"), table.on("b8")) == ("slud", "foulis")
    assert table.curse() == "skeleton-warlock"


@rule("SL-10.8", "SL-10.4", "SL-10.15")
def test_curses_wait_in_a_queue_until_the_new_one_works() -> None:
    # The end of the old curse destroys a unit with a curse of its own: it comes third.
    table = Table(
        "frodnaj-archer d4, vellec c3, srik a5",
        "skeleton-warlock d6",
        curse="strangling-vines",
        ground={"forest": "c3"},
    )
    table.go(1, "act d4 ranged-attack + to d6")
    assert table.curse() == "vellec"
    assert table.lost(2) == ["skeleton-warlock"]
    told = [each for each in table.log() if each.startswith("curse-")]
    assert told == [
        "curse-ends strangling-vines",
        "curse-begins skeleton-warlock",
        "curse-ends skeleton-warlock",
        "curse-begins vellec",
    ]
    assert table.strength("a5") == 8


@rule("SL-10.15")
def test_a_copy_replaces_the_same_curse() -> None:
    table = Table("frodnaj-archer d4", "skeleton-warlock d6, sinakus h5", curse="skeleton-warlock")
    table.go(1, "act d4 ranged-attack + to d6")
    assert table.lost(2) == ["skeleton-warlock"]
    assert table.curse() == "skeleton-warlock"
    assert table.strength("h5") == 6


@rule("SL-10.9", "SL-10.10")
def test_a_curse_affects_both_sides_newcomers_and_dispellers() -> None:
    table = Table("jillus d4, hillstone-priest a5", "kralc d5", turn=2)
    table.go(2, "move d5 down")
    assert table.curse() == "jillus"
    assert "dispel-magic" in table.keywords("a5")
    table = Table("anti-red-wind d5", "dark-witch d6, renil h6", turn=2)
    table.go(2, "move d6 down")
    assert table.on("d5") == "dark-witch"
    assert (table.strength("d5"), table.strength("h6")) == (2, 6)


@rule("SL-10.14", "SL-18.30")
def test_a_spells_curses_come_before_its_second_sentence() -> None:
    table = Table(
        "elven-ambush d5, srik a5",
        "skeleton-warlock d6, crush h5",
        turn=2,
        curse="strangling-vines",
        ground={"forest": "h5"},
    )
    table.go(2, "move d6 down")
    assert table.lost(2) == ["crush"]  # the end of the old curse
    assert (table.owes(), table.asked(1)) == ([1], "ask-fetch")
    assert table.options(1) == ["choose a5", "decline"]
    table.go(1, "choose a5")
    assert table.on("d5") == "srik"
    assert table.curse() == "skeleton-warlock"


@rule("SL-10.11", "SL-18.27")
def test_whoever_controlled_the_unit_decides() -> None:
    table = Table("dwarven-scout d5", "kralc d6", turn=2, curse="nosimaj")
    table.go(2, "move d6 down")
    assert table.war.control[table.war.curse] == 0


@rule("SL-18.25", "SL-10.6")
def test_sinnue_leaves_no_curse_even_in_a_tie() -> None:
    table = Table(
        "humble-clergy d5, dancing-sword c5",
        "sinnue d6",
        turn=2,
        curse="crevcor",
        ground={"forest": "d5"},
    )
    table.play(2, "move d6 down")
    table.play(2, "pass")
    table.play(1, "use c5 + to d5")
    table.pass_all()
    assert table.on("d5") == ""
    assert table.curse() == "crevcor"
    assert sorted(table.lost(1)) == ["dancing-sword", "humble-clergy"]


@rule("SL-11.16", "SL-11.1")
def test_fury_can_be_lost_by_a_curse() -> None:
    table = Table("dwarven-scout d5, poy c5", "golladus d6", turn=2, curse="ultimadus")
    table.go(2, "move d6 down")
    assert table.on("c5") == "poy"
    assert (table.owes(), table.asked(1)) == ([1], "ask-main-play")
    table = Table("dwarven-scout d5, poy c5", "akillon d6", turn=2)
    table.go(2, "move d6 down")
    assert table.on("c5") == "akillon"


@rule("SL-11.1", "SL-10.4")
def test_fury_waits_for_the_curse() -> None:
    table = Table("redillian-evoker d5, loovius d4", "akillon d6", turn=2, curse="anti-silver-wind")
    table.go(2, "move d6 down")
    told = [each for each in table.log() if each.startswith("compared")]
    assert told == ["compared akillon 6 redillian-evoker 4", "compared akillon 7 loovius 7"]
    assert (table.on("d4"), table.on("d5")) == ("", "")
