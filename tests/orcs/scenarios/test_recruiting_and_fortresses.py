"""S-60 to S-63: recruits, fortresses just completed, conquered, and still lying."""

from fracas.contract import rule
from tests.orcs.table import IDLE, Battle, Table


@rule("OO-8.1", "OO-8.2", "OO-8.3")
def test_a_fortress_takes_two_recruits_a_turn_and_the_dark_city_any_number() -> None:
    """S-60."""
    table = Table(
        hordes={1: "f4-n-start 6"}, markers={1: "f4-n-gate"}, fortresses={1: "f4-n-gate upright"}
    )
    assert table.reserve(1) == 9
    table.play(1, "recruit f4-n-gate + also-recruit f4-n-start")
    assert (table.hordes(1, "f4-n-gate"), table.hordes(1, "f4-n-start")) == (1, 7)
    table.play(1, "recruit f4-n-gate")
    assert table.why_not(1, "also-recruit f4-n-gate") == ("fortress-full", "OO-8.2")
    table.play(1, "also-recruit f4-n-start")
    assert table.why_not(1, "recruit f4-n-gate") == ("fortress-full", "OO-8.2")
    table.play(1, "recruit f4-n-start + also-recruit f4-n-start")
    assert (table.hordes(1, "f4-n-gate"), table.hordes(1, "f4-n-start")) == (2, 10)
    assert (table.reserve(1), table.asked(1)) == (3, "ask-free")


@rule("OO-8.4")
def test_a_reserve_of_one_gives_one_recruit() -> None:
    """S-60, variant."""
    table = Table(hordes={1: "f4-n-start 14"})
    table.play(1, "recruit f4-n-start")
    assert (table.hordes(1, "f4-n-start"), table.reserve(1)) == (15, 0)
    assert (table.asked(1), table.actions()) == ("ask-action", 2)
    assert table.why_not(1, "recruit f4-n-start") == ("empty-reserve", "OO-8.4")


@rule("OO-8.5", "OO-9.5", "OO-10.1")
def test_a_fortress_just_completed_recruits_and_buys() -> None:
    """S-61."""
    table = Table(
        hordes={1: "f4-n-gate 1"}, markers={1: "f4-n-gate"}, fortresses={1: "f4-n-gate lying"}
    )
    assert table.why_not(1, "recruit f4-n-gate") == ("not-a-recruiting-place", "OO-8.1")
    table.play(1, "raise f4-n-gate")
    assert table.fortress("f4-n-gate") == "1 upright"
    table.play(1, "recruit f4-n-gate + also-recruit f4-n-gate")
    table.play(1, "buy shaman + also-buy heavy-orc")
    assert (table.hordes(1, "f4-n-gate"), table.asked(1)) == (3, "ask-free")
    assert len(table.owns(1).split()) == 8


@rule("OO-10.8", "OO-10.9", "OO-10.10", "OO-19.5", "OO-6.20")
def test_a_stormed_fortress_lies_and_changes_hands() -> None:
    """S-62."""
    table = Battle(
        assault=True,
        fighters=(3, 1),
        markers={2: "f4-tower"},
        track={2: 6},
        columns={1: "orc, orc"},
        hand={1: "heavy-orc orc", 2: "orc orc"},
    )
    table.commit("heavy-orc", "orc")
    assert (table.fortress("f4-tower"), table.marker("f4-tower")) == ("1 lying", 1)
    table.walk(IDLE, until=lambda: table.owes() == [1])
    table.play(1, "raise f4-tower")
    assert table.fortress("f4-tower") == "1 upright"


@rule("OO-10.8", "OO-10.10", "OO-10.12", "OO-6.20")
def test_an_empty_fortress_falls_without_a_fight_and_stays_down_this_turn() -> None:
    """S-62, the fortress left alone."""
    table = Table(
        hordes={1: "f4-n-inner 2"},
        markers={1: "f4-n-inner", 2: "f4-tower"},
        fortresses={2: "f4-tower upright"},
    )
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(1, "halt")
    assert (table.fortress("f4-tower"), table.marker("f4-tower")) == ("1 lying", 1)
    assert table.why_not(1, "raise f4-tower") == ("laid-this-turn", "OO-10.2")
    table.play(1, "rest")
    table.walk(IDLE, until=lambda: table.owes() == [1])
    assert table.why_not(1, "raise f4-tower") is None


def beside_a_foundation(
    columns: dict[int, str], hand: dict[int, str], deck: dict[int, str]
) -> Battle:
    return Battle(
        markers={2: "f4-tower"},
        fortresses={2: "f4-tower lying"},
        columns=columns,
        hand=hand,
        deck=deck,
    )


@rule("OO-18.1", "OO-10.6")
def test_a_lying_fortress_brings_no_vanguard() -> None:
    """S-63."""
    table = Table(
        hordes={1: "f4-n-inner 2", 2: "f4-tower 2"},
        markers={1: "f4-n-inner", 2: "f4-tower f4-s-inner"},
        fortresses={2: "f4-tower lying"},
    )
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(2, "stand")
    table.play(1, "rest")
    table.play(1, "usual")
    table.play(2, "usual")
    table.walk({}, until=lambda: table.owes() != [])
    assert (table.asked(1), table.columns(1)) == ("ask-card", "")
    assert "battle-begins 1 2 f4-tower" in table.log()


@rule("OO-18.1", "OO-15.9", "OO-13.3")
def test_a_lying_fortress_gives_catapults_no_target_and_nobody_walls() -> None:
    """S-63."""
    table = beside_a_foundation(
        columns={1: "orc"},
        hand={1: "catapult orc", 2: "crossbowman orc"},
        deck={2: "heavy-orc orc"},
    )
    table.commit("catapult", "crossbowman")
    assert (table.square(1), table.square(2)) == (2, 1)
    assert (table.columns(2), table.discards(2)) == ("", "heavy-orc crossbowman")


@rule("OO-18.1", "OO-15.3")
def test_boar_riders_charge_a_lying_fortress() -> None:
    """S-63."""
    table = beside_a_foundation(
        columns={2: "orc+crossbowman"}, hand={1: "boar-rider orc", 2: "orc orc"}, deck={}
    )
    table.commit("boar-rider", "orc")
    assert (table.square(1), table.square(2)) == (2, 5)
