"""Corner cases of OO-8, OO-9 and OO-10: recruits, purchases, foundations."""

import pytest

from fracas.contract import rule
from tests.orcs.table import IDLE, Battle, Table


@rule("OO-10.4", "OO-10.1")
@pytest.mark.parametrize(
    "zone", ["f4-n-gate", "f4-n-city", "f4-ne-cross", "f4-tower", "f4-n-inner"]
)
def test_every_kind_of_zone_takes_a_fortress(zone: str) -> None:
    table = Table(hordes={1: f"{zone} 1"}, ruins="f4-n-inner")
    table.play(1, f"lay {zone}")
    assert table.fortress(zone) == "1 lying"
    assert table.marker(zone) == 0
    table.play(1, "rest")
    table.walk(IDLE, until=lambda: table.owes() == [1])
    table.play(1, f"raise {zone}")
    assert table.fortress(zone) == "1 upright"


@rule("OO-10.5")
def test_where_nobody_builds() -> None:
    table = Table(
        hordes={1: "f4-n-start 2, f4-n-gate 1, f4-n-inner 2", 2: "f4-tower 2"},
        markers={1: "f4-n-gate f4-n-inner", 2: "f4-tower f4-s-inner"},
        fortresses={1: "f4-n-gate upright"},
    )
    assert table.why_not(1, "lay f4-n-start") == ("not-on-dark-city", "OO-10.5")
    assert table.why_not(1, "lay f4-n-gate") == ("fortress-stands-here", "OO-10.5")
    assert table.why_not(1, "lay f4-n-city") == ("builder-needed", "OO-10.1")
    assert table.why_not(1, "raise f4-n-inner") == ("nothing-to-raise", "OO-10.1")
    assert table.why_not(1, "raise f4-n-gate") == ("nothing-to-raise", "OO-10.1")
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(2, "stand")
    assert table.why_not(1, "lay f4-tower") == ("battle-pending-here", "OO-10.5")


@rule("OO-10.5", "OO-1.4")
def test_the_supply_of_fortresses_is_twelve() -> None:
    table = Table(
        hordes={1: "f4-nw-cross 1, f4-ne-cross 1"},
        fortresses={
            1: "f4-n-gate lying, f4-n-rim-l1 lying, f4-n-rim-l2 lying, f4-n-rim-r1 upright",
            2: "f4-s-gate lying, f4-s-rim-l1 lying, f4-s-rim-l2 lying, f4-s-rim-r1 upright, "
            "f4-s-city lying, f4-s-inner lying, f4-se-city upright",
        },
    )
    table.play(1, "lay f4-nw-cross")
    assert table.why_not(1, "lay f4-ne-cross") == ("supply-used-up", "OO-10.5")


@rule("OO-10.9", "OO-10.10", "OO-R.22")
@pytest.mark.parametrize("how", ["lying", "upright"])
def test_on_a_ruin_a_fortress_follows_the_last_who_stopped(how: str) -> None:
    table = Table(
        hordes={1: "f4-n-city 2"},
        markers={1: "f4-n-city"},
        ruins="f4-n-inner",
        fortresses={2: f"f4-n-inner {how}"},
    )
    table.play(1, "march f4-n-city + to f4-n-inner + hordes 2")
    assert table.fortress("f4-n-inner") == f"2 {how}"
    table.play(1, "halt")
    assert (table.fortress("f4-n-inner"), table.marker("f4-n-inner")) == ("1 lying", 0)
    assert (table.why_not(1, "raise f4-n-inner") is None) == (how == "lying")


@rule("OO-10.9", "OO-6.7", "OO-10.10", "OO-R.22")
@pytest.mark.parametrize("choice", ["raze", "convert", "control"])
def test_a_village_with_an_enemy_fortress_brings_the_fortress(choice: str) -> None:
    table = Table(
        hordes={1: "f4-n-city 2"},
        markers={1: "f4-n-city", 2: "f4-n-inner"},
        fortresses={2: "f4-n-inner upright"},
    )
    table.play(1, "march f4-n-city + to f4-n-inner + hordes 2")
    table.play(1, "halt")
    table.play(1, f"{choice} f4-n-inner")
    assert table.fortress("f4-n-inner") == "1 lying"


@rule("OO-10.12", "OO-8.8", "OO-9.1")
def test_an_empty_fortress_still_serves_its_owner() -> None:
    table = Table(markers={1: "f4-n-gate"}, fortresses={1: "f4-n-gate upright"})
    table.play(1, "recruit f4-n-gate + also-recruit f4-n-gate")
    assert table.hordes(1, "f4-n-gate") == 2
    table.play(1, "buy shaman + also-buy heavy-orc")
    assert table.actions() == 1


@rule("OO-9.5", "OO-10.6", "OO-8.1")
def test_a_lying_fortress_neither_buys_nor_recruits() -> None:
    table = Table(
        hordes={1: "f4-n-gate 1"}, markers={1: "f4-n-gate"}, fortresses={1: "f4-n-gate lying"}
    )
    assert table.why_not(1, "recruit f4-n-gate") == ("not-a-recruiting-place", "OO-8.1")
    table.play(1, "buy shaman")
    assert (table.actions(), table.asked(1)) == (2, "ask-action")


@rule("OO-8.2", "OO-8.6")
def test_the_limit_of_a_fortress_begins_anew_each_turn() -> None:
    table = Table(markers={1: "f4-n-gate"}, fortresses={1: "f4-n-gate upright"})
    table.play(1, "recruit f4-n-gate + also-recruit f4-n-gate")
    assert table.why_not(1, "recruit f4-n-gate") == ("fortress-full", "OO-8.2")
    table.play(1, "rest")
    table.walk(IDLE, until=lambda: table.owes() == [1])
    table.play(1, "recruit f4-n-gate + also-recruit f4-n-gate")
    assert table.hordes(1, "f4-n-gate") == 4


@rule("OO-8.1")
def test_one_recruit_may_be_enough() -> None:
    table = Table(hordes={1: "f4-n-start 6"})
    table.play(1, "recruit f4-n-start + enough")
    assert (table.hordes(1, "f4-n-start"), table.actions()) == (7, 2)


@rule("OO-8.1", "OO-10.8")
def test_an_enemy_fortress_receives_no_recruits() -> None:
    table = Table(markers={2: "f4-n-gate"}, fortresses={2: "f4-n-gate upright"})
    for zone in ("f4-n-gate", "f4-s-start", "f4-n-city"):
        assert table.why_not(1, f"recruit {zone}") == ("not-a-recruiting-place", "OO-8.1")


@rule("OO-9.3", "OO-2.11")
def test_only_what_lies_in_a_pile_is_bought() -> None:
    table = Table()
    assert table.why_not(1, "buy orc") == ("pile-empty", "OO-9.3")
    assert "buy orc" not in table.options(1)
    table.kingdom.supply[4] = 0
    assert table.why_not(1, "buy shaman") == ("pile-empty", "OO-9.3")


@rule("OO-9.4", "OO-11.2")
def test_one_may_own_more_than_ten_cards_but_not_pack_them() -> None:
    table = Table(
        hordes={1: "f4-n-inner 2", 2: "f4-tower 2"},
        markers={1: "f4-n-inner", 2: "f4-tower f4-s-inner"},
        owned={1: "orc orc orc orc orc orc orc orc orc orc", 2: "orc"},
    )
    table.play(1, "buy shaman")
    assert len(table.owns(1).split()) == 11
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(2, "stand")
    table.play(1, "rest")
    table.play(1, " + ".join(["pack orc"] * 10))
    assert table.why_not(1, "pack shaman") == ("deck-full", "OO-11.2")
    assert table.options(1) == ["ready"]
    table.play(1, "ready")
    assert table.owes() == [2]


@rule("OO-9.6", "OO-9.7")
def test_cards_bought_fight_in_the_same_turn_and_all_saw_them() -> None:
    table = Table(
        hordes={1: "f4-n-inner 2", 2: "f4-tower 2"},
        markers={1: "f4-n-inner", 2: "f4-tower f4-s-inner"},
        owned={1: "orc", 2: "orc"},
    )
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(2, "stand")
    table.play(1, "buy shaman")
    for anybody in (1, 2, None):
        assert "bought 1 shaman" in table.log(anybody)
    table.play(1, "rest")
    table.play(1, "pack orc + pack shaman + ready")
    table.play(2, "ready")
    assert set(table.odds()) == {"orc", "shaman"}


@rule("OO-22.7", "OO-R.49")
def test_a_guest_neither_builds_nor_raises_nor_recruits() -> None:
    table = Table(
        4,
        turn=3,
        hordes={3: "f4-n-gate 2, f4-n-city 2, f4-n-inner 2"},
        markers={1: "f4-n-gate f4-n-city f4-n-inner"},
        fortresses={1: "f4-n-city lying, f4-n-inner upright"},
    )
    assert table.why_not(3, "lay f4-n-gate") == ("mates-fortress", "OO-22.7")
    assert table.why_not(3, "raise f4-n-city") == ("mates-fortress", "OO-22.7")
    assert table.why_not(3, "recruit f4-n-inner") == ("not-a-recruiting-place", "OO-8.1")


@rule("OO-22.4", "OO-22.7", "OO-R.28")
@pytest.mark.parametrize("zone", ["f4-n-gate", "f4-n-city"])
def test_stopping_where_an_absent_team_mate_controls_changes_nothing(zone: str) -> None:
    start = "f4-n-rim-l1" if zone == "f4-n-gate" else "f4-n-inner"
    table = Table(
        4,
        turn=3,
        hordes={3: f"{start} 1"},
        markers={1: zone},
        fortresses={1: f"{zone} upright"},
        owned={1: "orc vigdish"},
    )
    table.play(3, f"march {start} + to {zone}")
    table.play(3, "halt")
    assert (table.owes(), table.asked(3), table.chance()) == ([3], "ask-action", "")
    assert (table.marker(zone), table.fortress(zone)) == (1, "1 upright")
    assert (table.hordes(3, zone), table.heroes(3), table.trophies(3)) == (1, "", 0)


@rule("OO-22.5", "OO-4.3")
def test_a_team_mates_well_gives_no_action() -> None:
    table = Table(4, markers={4: "f4-ne-cross"})
    table.play(1, "rest")
    assert (table.owes(), table.actions()) == ([2], 3)


@rule("OO-22.4", "OO-10.9", "OO-22.7")
def test_a_fortress_of_the_team_mate_on_a_ruin_stays_his() -> None:
    table = Table(
        4,
        turn=3,
        hordes={3: "f4-n-inner 1"},
        ruins="f4-nw-cross",
        fortresses={1: "f4-nw-cross upright"},
    )
    table.play(3, "march f4-n-inner + to f4-nw-cross")
    table.play(3, "halt")
    assert table.fortress("f4-nw-cross") == "1 upright"


@rule("OO-10.8", "OO-19.9", "OO-18.1")
def test_a_fortress_that_held_stays_upright() -> None:
    table = Battle(
        assault=True,
        fighters=(1, 3),
        markers={2: "f4-tower"},
        track={1: 6},
        columns={1: "orc, orc"},
        hand={1: "orc orc", 2: "orc orc"},
    )
    table.commit("orc", "orc")
    assert (table.glory(2), table.fortress("f4-tower"), table.marker("f4-tower")) == (
        1,
        "2 upright",
        2,
    )


@rule("OO-4.5", "OO-4.6")
def test_actions_come_in_any_order_repeated_or_unused() -> None:
    table = Table(hordes={1: "f4-n-start 2, f4-n-city 1"}, markers={1: "f4-n-city"}, actions=4)
    table.play(1, "lay f4-n-city")
    table.play(1, "buy shaman")
    table.play(1, "buy shaman")
    assert table.actions() == 1
    table.play(1, "rest")
    assert table.owes() == [2]
    assert table.owns(1).split().count("shaman") == 2


@rule("OO-4.2")
def test_without_an_action_left_nothing_is_begun() -> None:
    table = Table(hordes={1: "f4-n-gate 1, f4-n-start 2"}, markers={1: "f4-n-gate"}, actions=1)
    table.play(1, "buy shaman")
    assert table.asked(1) == "ask-free"
    for move in ("march f4-n-start", "buy shaman", "recruit f4-n-start", "lay f4-n-gate"):
        assert table.why_not(1, move) == ("no-action-left", "OO-4.2")
    table.play(1, "rest")
    assert table.owes() == [2]
