"""SL-12: destroyed units, units that return, units that change sides."""

from fracas.contract import rule
from tests.legends.table import Table


@rule("SL-12.1", "SL-12.6")
def test_a_captured_unit_dies_in_its_own_color() -> None:
    table = Table("hunter d4", "hillstone-curate d5")
    table.go(1, "move d4 up")
    assert table.lost(1) == ["hillstone-curate"]
    assert table.lost(2) == []


@rule("SL-12.2", "SL-12.5")
def test_a_grave_gives_back_a_zombie_if_there_is_one() -> None:
    table = Table("hunter d4", "zombie-grave d5", lost={2: "mummy bone-legion"})
    table.go(1, "move d4 up")
    assert table.on("d5") == "mummy"
    assert table.holder("d5") == 2
    assert table.known("d5") == [1, 2]
    table = Table("hunter d4", "zombie-grave d5", lost={2: "bone-legion"})
    table.go(1, "move d4 up")
    assert table.on("d5") == ""


@rule("SL-12.2", "SL-12.3", "SL-12.4", "SL-5.25")
def test_a_cleric_gives_himself_for_a_destroyed_unit() -> None:
    table = Table("noble-cleric d4", "kzzt d5", lost={1: "hunter poy", 2: "crush"})
    table.go(1, "move d4 up")
    assert table.asked(1) == "ask-after-attack"
    table.play(1, "accept")
    assert table.options(1) == ["return hunter", "return poy"]
    table.go(1, "return hunter")
    assert table.on("d5") == "hunter"
    assert table.lost(1) == ["noble-cleric", "poy"]


@rule("SL-12.4")
def test_the_price_cannot_be_what_returns() -> None:
    table = Table("noble-cleric d4", "kzzt d5")
    table.go(1, "move d4 up")
    assert table.asked(1) == ""
    assert table.owes() == [2]


@rule("SL-12.3")
def test_the_talisman_takes_a_dragon_of_either_army() -> None:
    table = Table(
        "dragon-talisman d5",
        "crush d6",
        turn=2,
        lost={1: "hunter craglor", 2: "frinhorn"},
        ground={"town": "c2 c3"},
    )
    table.go(2, "move d6 down")
    assert table.options(1) == ["return craglor", "return frinhorn"]
    table.go(1, "return frinhorn + to c3")
    assert (table.on("c3"), table.holder("c3")) == ("frinhorn", 1)
    assert table.on("d5") == "crush"


@rule("SL-12.5")
def test_the_talisman_does_nothing_when_a_town_is_held() -> None:
    table = Table(
        "dragon-talisman d5, poy c2",
        "crush d6",
        turn=2,
        lost={1: "craglor"},
        ground={"town": "c2 c3"},
    )
    table.go(2, "move d6 down")
    assert (table.owes(), table.asked(1)) == ([1], "ask-main-play")


@rule("SL-12.6", "SL-12.8", "SL-5.14")
def test_an_opponent_hands_over_a_unit_of_his_choice() -> None:
    table = Table("poy d4, hunter e4", "parasitix d6", turn=2)
    table.go(2, "act d6 act + accept")
    assert (table.owes(), table.asked(1)) == ([1], "ask-yield")
    table.go(1, "choose d4")
    assert (table.on("d4"), table.holder("d4")) == ("poy", 2)
    assert table.known("d4") == [1, 2]
    assert table.lost(2) == ["parasitix"]


@rule("SL-12.7", "SL-5.18")
def test_the_new_controller_uses_abilities_at_once_and_actions_in_his_turns() -> None:
    table = Table("tiera d6", "high-elf c5, srik c4, kzzt h4", turn=2, window=True)
    assert table.can(2, "use c5") == [True]
    table.play(2, "use c5 + to c4")
    assert table.strength("c4") == 8


@rule("SL-12.9")
def test_daemin_compares_with_others() -> None:
    table = Table("dwarven-general d5", "daemin d6", turn=2)
    table.go(2, "move d6 down")
    assert table.lost(1) == ["dwarven-general"]
    table = Table("holy-light d5", "daemin d6", turn=2)
    table.go(2, "move d6 down")
    assert table.lost(2) == ["daemin"]


@rule("SL-12.11", "SL-7.7")
def test_changes_and_marks_stay_with_a_captured_unit() -> None:
    table = Table("hillstone-curate d5, dancing-sword c5", "daemin d6", turn=2)
    table.play(2, "move d6 down")
    table.play(2, "pass")
    table.play(1, "use c5 + to d5")
    while table.on("d6") == "":
        table.play(table.owes()[0], "pass")
    assert (table.on("d6"), table.strength("d6")) == ("hillstone-curate", 7)


@rule("SL-18.26", "SL-12.6")
def test_minchu_wins_a_beige_unit_back() -> None:
    table = Table("minchu d4, poy c3", "hillstone-curate d5, crush e5")
    assert table.aims(1, "act d4 act") == ["to d5"]
    table.go(1, "act d4 act + to d5")
    assert table.holder("d5") == 1


@rule("SL-12.6", "SL-5.25")
def test_silwon_takes_a_neighbour() -> None:
    table = Table("dwarven-scout d5, hunter e6, poy c5", "silwon-the-confusing d6", turn=2)
    table.go(2, "move d6 down")
    assert table.options(2) == ["choose c5", "choose e6"]
    table.go(2, "choose e6")
    assert table.holder("e6") == 2


@rule("SL-18.23", "SL-14.6")
def test_perplexon_exchanges_two_units_unseen() -> None:
    table = Table("poy d5, hunter a4", "perplexon d6, decay h6", turn=2)
    table.go(2, "move d6 down")
    assert (table.owes(), table.asked(1)) == ([1], "ask-trade")
    table.play(1, "choose a4")
    assert (table.owes(), table.asked(2)) == ([2], "ask-trade")
    table.go(2, "choose h6")
    assert (table.on("a4"), table.on("h6")) == ("decay", "hunter")
    assert (table.holder("a4"), table.holder("h6")) == (2, 1)
    assert (table.known("a4"), table.known("h6")) == ([2], [1])
    assert "swapped a4 h6" in table.log()


@rule("SL-18.37", "SL-5.24")
def test_gnarak_is_sent_away() -> None:
    table = Table("dwarven-scout d5", "gnarak d6", turn=2, ground={"mountain": "d5"})
    table.go(2, "move d6 down")
    assert (table.owes(), table.asked(1)) == ([1], "ask-send")
    assert "to d5" not in table.options(1)
    table.go(1, "to a8")
    assert (table.on("a8"), table.on("d5")) == ("gnarak", "")


@rule("SL-17.2")
def test_the_shaman_returns_silver_magic_one_at_least() -> None:
    table = Table("", "great-shaman d6", turn=2, lost={2: "decay medusa lightning-bolt"})
    table.play(2, "act d6 act + accept")
    assert table.options(2) == ["return lightning-bolt"]
    table.go(2, "return lightning-bolt + to d6")
    assert table.on("d6") == "lightning-bolt"
