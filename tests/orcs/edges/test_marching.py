"""Corner cases of OO-5: there and back, recruits on the road, and forced marches."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Table


@rule("OO-5.20", "OO-5.5", "OO-R.52")
def test_a_move_may_go_there_and_back_to_fetch_hordes() -> None:
    table = Table(hordes={1: "f4-n-start 2, f4-n-gate 3"}, markers={1: "f4-n-gate"})
    table.play(1, "march f4-n-start + to f4-n-gate + hordes 1")
    table.play(1, "fetch 2")
    table.play(1, "to f4-n-start")
    assert (table.hordes(1, "f4-n-start"), table.hordes(1, "f4-n-gate")) == (4, 1)
    assert table.asked(1) == "ask-action"
    table.play(1, "march f4-n-start + to f4-n-rim-l1")
    table.play(1, "halt")
    table.play(1, "raze f4-n-rim-l1")
    assert table.why_not(1, "march f4-n-start") == ("has-moved", "OO-5.3")


@rule("OO-5.18", "OO-8.1")
def test_recruits_may_march_at_once() -> None:
    table = Table(hordes={1: "f4-n-start 2 laid 2"})
    assert table.why_not(1, "march f4-n-start") == ("has-moved", "OO-5.3")
    table.play(1, "recruit f4-n-start + also-recruit f4-n-start")
    table.play(1, "march f4-n-start")
    table.play(1, "to f4-n-gate")
    assert table.why_not(1, "hordes 3") == ("not-so-many", "OO-5.2")
    table.play(1, "hordes 2")
    table.play(1, "halt")
    table.play(1, "raze f4-n-gate")
    assert (table.hordes(1, "f4-n-gate"), table.hordes(1, "f4-n-start")) == (2, 2)


@rule("OO-5.23", "OO-8.6")
def test_a_horde_from_a_converted_village_may_march_at_once() -> None:
    table = Table(hordes={1: "f4-n-gate 1"}, markers={1: "f4-n-gate"})
    table.play(1, "convert f4-n-gate")
    assert table.why_not(1, "march f4-n-start") is None
    table.play(1, "march f4-n-start + to f4-n-rim-l1")
    table.play(1, "halt")
    table.play(1, "raze f4-n-rim-l1")
    assert table.hordes(1, "f4-n-rim-l1") == 1


@rule("OO-5.6", "OO-5.5")
def test_hordes_that_have_moved_are_not_fetched() -> None:
    table = Table(hordes={1: "f4-n-start 1, f4-n-gate 3 laid 2"}, markers={1: "f4-n-gate"})
    table.play(1, "march f4-n-start + to f4-n-gate")
    assert "fetch 1" in table.options(1)
    assert table.why_not(1, "fetch 2") == ("fetch-unmoved", "OO-5.6")


@rule("OO-5.4", "OO-5.3")
def test_one_left_behind_has_moved_though_the_others_go_on() -> None:
    table = Table(hordes={1: "f4-n-start 3"}, ruins="f4-n-gate f4-n-rim-l1")
    table.play(1, "march f4-n-start + to f4-n-gate + hordes 3")
    table.play(1, "leave 1")
    assert table.why_not(1, "halt") == ("group-must-go-on", "OO-5.4")
    table.play(1, "to f4-n-rim-l1")
    assert (table.hordes(1, "f4-n-gate"), table.hordes(1, "f4-n-rim-l1")) == (1, 2)
    assert table.why_not(1, "march f4-n-gate") == ("has-moved", "OO-5.3")


@rule("OO-5.4", "OO-5.12", "OO-6.13")
def test_a_horde_left_before_a_neutral_city_dies_and_the_others_go_on() -> None:
    table = Table(hordes={1: "f4-n-gate 3"}, ruins="f4-n-inner")
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 3")
    table.play(1, "leave 1")
    assert (table.hordes(1, "f4-n-city"), table.reserve(1)) == (2, 13)
    table.play(1, "to f4-n-inner")
    assert (table.hordes(1, "f4-n-inner"), table.marker("f4-n-city")) == (2, 0)


@rule("OO-5.12", "OO-6.11", "OO-6.12")
def test_two_left_in_a_neutral_city_win_it_before_the_others_go_on() -> None:
    table = Table(hordes={1: "f4-n-gate 3"}, ruins="f4-n-inner")
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 3")
    table.play(1, "leave 2")
    table.happen("hero xaphyr", "hero ashani")
    table.play(1, "keep xaphyr")
    assert table.marker("f4-n-city") == 1
    table.play(1, "to f4-n-inner")
    assert (table.hordes(1, "f4-n-city"), table.hordes(1, "f4-n-inner")) == (1, 1)


@rule("OO-5.12", "OO-8.1", "OO-6.3", "OO-5.20")
def test_what_a_stop_on_the_way_brings_home_may_still_be_reached() -> None:
    table = Table(hordes={1: "f4-n-start 2"})
    table.play(1, "march f4-n-start + to f4-n-gate + hordes 2")
    table.play(1, "leave 1")
    table.play(1, "convert f4-n-gate")
    assert table.hordes(1, "f4-n-start") == 1
    table.play(1, "to f4-n-start")
    assert table.hordes(1, "f4-n-start") == 2
    table.play(1, "march f4-n-start + to f4-n-rim-l1")
    table.play(1, "halt")
    table.play(1, "raze f4-n-rim-l1")
    assert table.why_not(1, "march f4-n-start") == ("has-moved", "OO-5.3")


@rule("OO-5.13", "OO-5.14")
def test_a_forced_march_goes_one_zone_and_only_once() -> None:
    table = Table(hordes={1: "f4-n-city 4 laid 4"}, markers={1: "f4-n-city"}, ruins="f4-n-inner")
    table.play(1, "force f4-n-city + to f4-n-inner + hordes 4")
    assert (table.hordes(1, "f4-n-inner"), table.asked(1)) == (3, "ask-action")
    assert table.why_not(1, "force f4-n-inner") == ("forced-already", "OO-5.14")
    assert table.why_not(1, "march f4-n-inner") == ("has-moved", "OO-5.3")


@rule("OO-5.14", "OO-5.21")
def test_part_of_a_group_may_stay_behind_and_force_later() -> None:
    table = Table(
        hordes={1: "f4-n-city 4 laid 4"}, markers={1: "f4-n-city"}, ruins="f4-n-inner f4-n-mid-l"
    )
    table.play(1, "force f4-n-city + to f4-n-inner + hordes 2")
    assert (table.hordes(1, "f4-n-inner"), table.hordes(1, "f4-n-city")) == (1, 2)
    assert table.reserve(1) == 12
    table.play(1, "force f4-n-city + to f4-n-mid-l")
    assert (table.hordes(1, "f4-n-mid-l"), table.hordes(1, "f4-n-city")) == (1, 0)


@rule("OO-5.21")
def test_hordes_that_have_not_moved_make_no_forced_march() -> None:
    table = Table(hordes={1: "f4-n-city 4 laid 2"}, markers={1: "f4-n-city"})
    table.play(1, "force f4-n-city")
    table.play(1, "to f4-n-inner")
    assert table.why_not(1, "hordes 3") is not None
    fresh = Table(hordes={1: "f4-n-city 4"}, markers={1: "f4-n-city"})
    assert fresh.why_not(1, "force f4-n-city") == ("force-needs-moved", "OO-5.21")


@rule("OO-5.14", "OO-5.21")
def test_a_forced_horde_does_not_force_again_with_others() -> None:
    table = Table(
        hordes={1: "f4-n-city 3 laid 3, f4-n-inner 2 laid 2"},
        markers={1: "f4-n-city f4-n-inner"},
    )
    table.play(1, "force f4-n-city + to f4-n-inner + hordes 3")
    assert table.hordes(1, "f4-n-inner") == 4
    table.play(1, "force f4-n-inner")
    table.play(1, "to f4-tower")
    assert table.asked(1) == "ask-action"
    assert (table.hordes(1, "f4-tower"), table.hordes(1, "f4-n-inner")) == (1, 2)


@rule("OO-5.21", "OO-7.4")
def test_the_horde_taken_away_does_not_count_against_a_lone_one() -> None:
    table = Table(
        hordes={1: "f4-n-inner 3 laid 3", 2: "f4-tower 1"},
        markers={1: "f4-n-inner", 2: "f4-tower f4-s-inner"},
    )
    table.play(1, "force f4-n-inner + to f4-tower + hordes 3")
    assert "stand" in table.options(2)


@rule("OO-5.16", "OO-5.22")
@pytest.mark.parametrize("river", ["most-enemy-hordes most-cities white-tower most-fortresses"])
def test_if_the_enemy_leaves_the_horde_taken_away_goes_home(river: str) -> None:
    table = Table(
        hordes={1: "f4-n-inner 3 laid 3", 2: "f4-tower 2"},
        markers={1: "f4-n-inner", 2: "f4-tower f4-s-inner"},
        river=river,
    )
    table.play(1, "force f4-n-inner + to f4-tower + hordes 3")
    assert table.reserve(1) == 12
    table.play(2, "retreat f4-s-inner")
    assert (table.reserve(1), table.hordes(1, "f4-tower"), table.prisoners(2, 1)) == (13, 2, 0)
    table.play(1, "recruit f4-n-start + also-recruit f4-n-start")
    assert table.hordes(1, "f4-n-start") == 2


@rule("OO-5.22", "OO-8.7")
def test_a_horde_on_the_tile_of_a_pending_battle_is_not_recruited() -> None:
    table = Table(
        hordes={1: "f4-n-inner 3 laid 3, f4-n-start 12", 2: "f4-tower 2"},
        markers={1: "f4-n-inner", 2: "f4-tower f4-s-inner"},
    )
    assert table.reserve(1) == 0
    table.play(1, "force f4-n-inner + to f4-tower + hordes 3")
    table.play(2, "stand")
    assert table.why_not(1, "recruit f4-n-start") == ("empty-reserve", "OO-8.4")


@rule("OO-5.17", "OO-5.19")
def test_nobody_leaves_a_pending_battle_but_others_may_join() -> None:
    table = Table(
        hordes={1: "f4-n-inner 4, f4-s-inner 1", 2: "f4-tower 2"},
        markers={1: "f4-n-inner f4-s-inner", 2: "f4-tower f4-e-inner"},
        actions=4,
    )
    table.play(1, "march f4-n-inner + to f4-tower + hordes 3")
    table.play(2, "stand")
    assert table.why_not(1, "march f4-tower") == ("awaits-battle", "OO-5.17")
    assert table.why_not(1, "force f4-tower") == ("awaits-battle", "OO-5.17")
    table.play(1, "march f4-s-inner + to f4-tower")
    assert (table.hordes(1, "f4-tower"), table.asked(1)) == (4, "ask-action")
    table.play(1, "march f4-n-inner")
    table.play(1, "to f4-tower")
    assert (table.hordes(1, "f4-tower"), table.asked(1)) == (5, "ask-action")
    assert table.glory(1) == 0


@rule("OO-5.19", "OO-5.8")
def test_whoever_enters_a_pending_battle_stops_there() -> None:
    table = Table(
        hordes={1: "f4-n-inner 2, f4-s-inner 2", 2: "f4-tower 2"},
        markers={1: "f4-n-inner f4-s-inner", 2: "f4-tower f4-e-inner"},
    )
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(2, "stand")
    table.play(1, "march f4-s-inner + to f4-tower + hordes 2")
    assert table.asked(1) == "ask-action"
    assert table.hordes(1, "f4-tower") == 4


@rule("OO-5.1", "OO-2.1")
def test_a_march_follows_the_roads_of_its_own_board() -> None:
    table = Table(hordes={1: "f4-n-gate 1"})
    assert table.why_not(1, "march f3-a-gate") == ("not-on-this-board", "OO-2.1")
    assert table.why_not(1, "march f4-n-city") == ("no-horde-there", "OO-5.1")
    table.play(1, "march f4-n-gate")
    for zone in ("f4-n-gate", "f4-n-inner", "f4-tower"):
        assert table.why_not(1, f"to {zone}") == ("no-road", "OO-5.1")
    table.play(1, "to f4-n-city")
    assert table.why_not(1, "to f4-n-start") == ("no-road", "OO-5.1")


@rule("OO-5.8", "OO-5.12", "OO-7.3")
def test_a_group_that_left_some_on_the_way_may_meet_an_enemy_next() -> None:
    table = Table(
        hordes={1: "f4-n-city 3", 2: "f4-tower 2"},
        markers={1: "f4-n-city", 2: "f4-tower f4-s-inner"},
    )
    table.play(1, "march f4-n-city + to f4-n-inner + hordes 3")
    table.play(1, "leave 1")
    table.play(1, "control f4-n-inner")
    table.play(1, "to f4-tower")
    assert table.asked(2) == "ask-stand"
    table.play(2, "retreat f4-s-inner")
    assert (table.glory(1), table.marker("f4-tower"), table.hordes(1, "f4-n-inner")) == (1, 1, 1)
