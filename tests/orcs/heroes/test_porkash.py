"""Porkash calls a horde from one or two roads away."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

PAIR = "orc+crossbowman"


def calling(
    mine: str, theirs: str = "", *, zone: str = "f4-tower", seats: int = 2, markers: str = ""
) -> Battle:
    table = Battle(
        seats,
        zone=zone,
        columns={1: PAIR},
        hand={1: "porkash orc", 2: "orc orc"},
        hordes={1: mine, 2: theirs},
        markers={2: markers},
    )
    table.commit("porkash + cover 1 front", "orc")
    return table


@rule("OO-16.20")
def test_any_horde_within_two_roads_may_join() -> None:
    table = calling("f4-n-inner 1, f4-n-city 2, f4-ne-cross 1, f4-n-gate 1")
    assert sorted(table.options(1)) == [
        "decline",
        "join f4-n-city",
        "join f4-n-inner",
        "join f4-ne-cross",
    ]
    assert table.why_not(1, "join f4-n-gate") == ("too-far", "OO-16.20")
    table.play(1, "join f4-ne-cross")
    assert (table.fighting(1), table.hordes(1, "f4-ne-cross")) == (4, 0)
    assert table.hordes(1, "f4-tower") == 4
    assert table.owes() == [1, 2]


@rule("OO-16.20")
def test_nobody_has_to_join() -> None:
    table = calling("f4-n-inner 1")
    table.play(1, "decline")
    assert (table.fighting(1), table.hordes(1, "f4-n-inner")) == (3, 1)


@rule("OO-16.20", "OO-16.6")
def test_with_nobody_near_nothing_is_asked() -> None:
    table = calling("f4-n-start 6")
    assert (table.owes(), table.asked(1)) == ([1, 2], "ask-card")


@rule("OO-16.20", "OO-R.38")
def test_a_horde_does_not_pass_an_enemy_horde_but_goes_round() -> None:
    table = calling("f4-ne-cross 1, f4-n-city 1", "f4-n-inner 1")
    assert sorted(table.options(1)) == ["decline", "join f4-ne-cross"]


@rule("OO-16.20", "OO-5.10")
def test_an_enemys_marker_on_the_way_does_not_matter() -> None:
    assert "join f4-n-city" in calling("f4-n-city 1", markers="f4-n-inner").options(1)


@rule("OO-16.20", "OO-5.11")
def test_the_way_leads_through_no_foreign_dark_city() -> None:
    table = calling("f4-s-rim-l1 1, f4-s-rim-r2 1, f4-s-city 1", "f4-s-gate 2", zone="f4-s-rim-r1")
    assert sorted(table.options(1)) == ["decline", "join f4-s-rim-r2"]


@rule("OO-16.20", "OO-5.11")
def test_his_own_dark_city_may_send_a_horde() -> None:
    table = calling("f4-n-start 3", zone="f4-n-city")
    assert "join f4-n-start" in table.options(1)
    table.play(1, "join f4-n-start")
    assert (table.fighting(1), table.hordes(1, "f4-n-start")) == (4, 2)


@rule("OO-16.20", "OO-5.17", "OO-R.38")
def test_no_horde_leaves_another_pending_battle() -> None:
    table = Battle(
        columns={1: PAIR},
        hand={1: "porkash orc", 2: "orc orc"},
        hordes={1: "f4-n-inner 2, f4-s-inner 1", 2: "f4-n-inner 2"},
    )
    table.kingdom.stood[table.zone("f4-n-inner")] = 1
    table.commit("porkash + cover 1 front", "orc")
    assert sorted(table.options(1)) == ["decline", "join f4-s-inner"]


@rule("OO-16.20")
def test_a_defending_porkash_calls_from_the_defenders_zones() -> None:
    table = Battle(
        columns={2: PAIR},
        hand={1: "orc orc", 2: "porkash orc"},
        hordes={1: "f4-n-inner 3", 2: "f4-s-inner 2"},
    )
    table.commit("orc", "porkash + cover 1 front")
    assert sorted(table.options(2)) == ["decline", "join f4-s-inner"]
    table.play(2, "join f4-s-inner")
    assert (table.fighting(2), table.fighting(1)) == (4, 3)


@rule("OO-16.20", "OO-12.16", "OO-17.2")
def test_a_horde_that_joins_saves_an_army_from_extermination() -> None:
    table = Battle(
        fighters=(3, 1),
        track={2: 6},
        columns={2: PAIR},
        hand={1: "orc orc", 2: "porkash orc"},
        hordes={2: "f4-s-inner 2"},
    )
    table.commit("orc", "porkash + cover 1 front")
    assert table.fighting(2) == 0
    table.play(2, "join f4-s-inner")
    assert (table.owes(), table.fighting(2), table.losses(2)) == ([1, 2], 1, 1)


@rule("OO-16.20", "OO-22.5")
@pytest.mark.parametrize("mates", ["f4-s-inner 2"])
def test_hordes_of_a_team_mate_do_not_join(mates: str) -> None:
    table = Battle(
        4,
        columns={1: PAIR},
        hand={1: "porkash orc", 2: "orc orc"},
        hordes={1: "f4-n-inner 1", 3: mates},
    )
    table.commit("porkash + cover 1 front", "orc")
    assert sorted(table.options(1)) == ["decline", "join f4-n-inner"]
    assert table.why_not(1, "join f4-s-inner") is not None


@rule("OO-16.20", "OO-22.2")
def test_a_team_mate_on_the_way_is_no_enemy() -> None:
    table = Battle(
        4,
        columns={1: PAIR},
        hand={1: "porkash orc", 2: "orc orc"},
        hordes={1: "f4-s-city 1", 3: "f4-s-inner 2"},
    )
    table.commit("porkash + cover 1 front", "orc")
    assert "join f4-s-city" in table.options(1)


@rule("OO-16.20", "OO-19.5")
def test_the_horde_that_joined_stays_after_the_battle() -> None:
    table = Battle(
        columns={1: PAIR},
        hand={1: "porkash orc", 2: "orc"},
        deck={2: ""},
        hordes={1: "f4-n-inner 1"},
    )
    table.commit("porkash + cover 1 front", "orc")
    table.play(1, "join f4-n-inner")
    assert (table.glory(1), table.hordes(1, "f4-tower")) == (1, 4)
