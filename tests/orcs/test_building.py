"""OO-8 to OO-10: limits of recruiting, what can be bought, where one builds."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle, Table


@rule("OO-8.6")
def test_converting_counts_towards_no_limit() -> None:
    table = Table(
        hordes={1: "f4-n-gate 1"},
        markers={1: "f4-n-gate"},
        fortresses={1: "f4-n-gate upright"},
        actions=2,
    )
    table.play(1, "recruit f4-n-gate + also-recruit f4-n-gate")
    table.play(1, "convert f4-n-gate")
    assert table.hordes(1, "f4-n-start") == 1
    assert table.why_not(1, "recruit f4-n-gate") == ("fortress-full", "OO-8.2")
    assert table.why_not(1, "recruit f4-n-start") is None


@rule("OO-8.8")
def test_a_fortress_recruits_without_hordes() -> None:
    table = Table(fortresses={1: "f4-n-city upright, f4-n-inner lying"}, markers={1: "f4-n-city"})
    table.play(1, "recruit f4-n-city + also-recruit f4-n-city")
    assert table.hordes(1, "f4-n-city") == 2
    assert table.why_not(1, "recruit f4-n-inner") == ("not-a-recruiting-place", "OO-8.1")


@rule("OO-9.3")
def test_only_what_lies_in_a_pile_can_be_bought() -> None:
    table = Table()
    assert table.supply("orc") == 0
    assert table.why_not(1, "buy orc") == ("pile-empty", "OO-9.3")
    assert not [option for option in table.options(1) if "xaphyr" in option]


@rule("OO-9.4", "OO-9.7")
def test_one_may_own_any_number_of_cards_and_all_see_what_is_bought() -> None:
    table = Table(owned={1: " ".join(["orc"] * 4 + ["shaman"] * 8)}, actions=1)
    table.play(1, "buy boar-rider")
    assert len(table.owns(1).split()) == 13
    for anybody in (1, 2, None):
        assert "bought 1 boar-rider" in table.log(anybody)


@rule("OO-9.6")
def test_what_was_bought_fights_in_the_same_turn() -> None:
    table = Table(hordes={1: "f4-n-inner 2", 2: "f4-tower 2"}, actions=2)
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(1, "buy heavy-orc")
    assert table.asked(1) == "ask-deck"
    assert table.why_not(1, "pack heavy-orc") is None


@rule("OO-10.4")
@pytest.mark.parametrize(
    "zone", ["f4-n-gate", "f4-n-city", "f4-ne-cross", "f4-tower", "f4-e-start"]
)
def test_a_fortress_may_be_begun_in_every_kind_of_zone(zone: str) -> None:
    table = Table(hordes={1: f"{zone} 1"})
    table.play(1, f"lay {zone}")
    assert table.fortress(zone) == "1 lying"


@rule("OO-10.5")
def test_where_nobody_builds() -> None:
    table = Table(
        hordes={1: "f4-n-start 1, f4-n-gate 1, f4-n-inner 2", 2: "f4-n-inner 2"},
        fortresses={1: "f4-n-gate lying"},
    )
    kingdom = table.kingdom
    kingdom.stood[table.zone("f4-n-inner")] = 1
    table.go_on_from(kingdom)
    assert table.why_not(1, "lay f4-n-start") == ("not-on-dark-city", "OO-10.5")
    assert table.why_not(1, "lay f4-n-gate") == ("fortress-stands-here", "OO-10.5")
    assert table.why_not(1, "lay f4-n-inner") == ("battle-pending-here", "OO-10.5")


@rule("OO-10.5")
def test_the_supply_of_twelve() -> None:
    sites = [f"f4-{side}-rim-{place}" for side in "nesw" for place in ("l1", "l2", "r1")]
    some = ", ".join(f"{site} lying" for site in sites[:6])
    others = ", ".join(f"{site} upright" for site in sites[6:])
    table = Table(hordes={1: "f4-n-gate 1"}, fortresses={1: some, 2: others})
    assert table.why_not(1, "lay f4-n-gate") == ("supply-used-up", "OO-10.5")


@rule("OO-10.11")
@pytest.mark.parametrize("how", ["upright", "lying"])
@pytest.mark.parametrize("choice", ["raze", "convert"])
def test_a_fortress_outlives_its_village(how: str, choice: str) -> None:
    table = Table(
        hordes={1: "f4-n-gate 1"}, markers={1: "f4-n-gate"}, fortresses={1: f"f4-n-gate {how}"}
    )
    table.play(1, f"{choice} f4-n-gate")
    assert table.ruin("f4-n-gate")
    assert table.fortress("f4-n-gate") == f"1 {how}"


@rule("OO-R.22")
def test_foundations_change_hands_and_what_was_laid_down_stays_down() -> None:
    table = Table(
        hordes={1: "f4-n-start 2"},
        ruins="f4-n-gate f4-n-rim-l1",
        fortresses={2: "f4-n-gate lying, f4-n-rim-l1 upright"},
        actions=4,
    )
    for zone in ("f4-n-gate", "f4-n-rim-l1"):
        table.play(1, f"march f4-n-start + to {zone}{' + hordes 1' if 'gate' in zone else ''}")
        table.play(1, "halt")
        assert (table.fortress(zone), table.marker(zone)) == ("1 lying", 0)
    assert table.why_not(1, "raise f4-n-rim-l1") == ("laid-this-turn", "OO-10.2")
    table.play(1, "raise f4-n-gate")
    assert table.fortress("f4-n-gate") == "1 upright"


@rule("OO-7.13", "OO-R.15")
def test_an_army_that_retreated_may_move_in_its_own_turn_and_retreat_again() -> None:
    table = Table(
        hordes={1: "f4-n-inner 3", 2: "f4-tower 1"},
        markers={2: "f4-e-inner f4-e-city"},
        actions=2,
    )
    table.play(1, "march f4-n-inner + to f4-tower + hordes 3")
    assert table.why_not(2, "stand") == ("not-asked", "FR-1.1")
    assert table.hordes(2, "f4-e-inner") == 1
    table.play(1, "force f4-tower + to f4-e-inner + hordes 3")
    assert table.asked(2) == "ask-stand"
    refuges = ["retreat f4-e-city", "retreat f4-ne-cross", "retreat f4-se-cross"]
    assert table.options(2) == ["stand", *refuges]
    table.play(2, "retreat f4-e-city")
    table.play(1, "raze f4-e-inner")
    assert (table.owes(), table.glory(1)) == ([2], 2)
    table.play(2, "march f4-e-city + to f4-e-gate")
    assert table.hordes(2, "f4-e-gate") == 1


@rule("OO-R.33")
def test_discarded_cards_fight_again() -> None:
    table = Battle(
        fighters=(3, 1),
        track={2: 6},
        hand={1: "orc", 2: "orc"},
        discards={1: "shaman"},
        zone="f4-e-start",
    )
    table.commit("orc", "orc")
    assert "battle-won 1 f4-e-start" in table.log()
    assert "shaman" in table.owns(1)
