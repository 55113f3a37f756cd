"""Corner cases of OO-7: refuges, armies that join, armies that leave."""

from typing import Any

import pytest

from fracas.contract import rule
from tests.orcs.table import IDLE, Table


@rule("OO-7.13", "OO-7.2")
def test_an_army_that_retreated_marches_in_its_own_turn() -> None:
    table = Table(
        hordes={1: "f4-tower 2", 2: "f4-n-inner 2"}, markers={1: "f4-tower", 2: "f4-n-inner"}
    )
    table.play(1, "march f4-tower + to f4-n-inner + hordes 2")
    table.play(2, "retreat f4-ne-cross")
    table.play(1, "raze f4-n-inner")
    table.play(1, "rest")
    table.walk(IDLE, until=lambda: table.owes() == [2])
    assert table.why_not(2, "march f4-ne-cross") is None
    assert table.why_not(2, "force f4-ne-cross") is not None


@rule("OO-7.13", "OO-7.15")
def test_an_army_may_retreat_again_and_again() -> None:
    table = Table(
        hordes={1: "f4-tower 2, f4-e-inner 2", 2: "f4-n-inner 2"},
        markers={1: "f4-tower f4-e-inner", 2: "f4-n-inner f4-ne-cross f4-ne-city"},
    )
    table.play(1, "march f4-tower + to f4-n-inner + hordes 2")
    table.play(2, "retreat f4-ne-cross")
    table.play(1, "raze f4-n-inner")
    table.play(1, "march f4-e-inner + to f4-ne-cross + hordes 2")
    assert table.asked(2) == "ask-stand"
    table.play(2, "retreat f4-ne-city")
    assert (table.glory(1), table.hordes(2, "f4-ne-city")) == (2, 2)
    assert table.marker("f4-ne-cross") == 1


@rule("OO-7.9")
@pytest.mark.parametrize(
    ("stated", "zone", "legal"),
    [
        ({"markers": {2: "f4-n-mid-l"}}, "f4-n-mid-l", True),
        ({"hordes": {2: "f4-n-mid-l 1"}}, "f4-n-mid-l", True),
        ({"fortresses": {2: "f4-n-mid-l lying"}}, "f4-n-mid-l", True),
        ({"ruins": "f4-n-mid-l"}, "f4-n-mid-l", True),
        ({"ruins": "f4-n-mid-l", "fortresses": {1: "f4-n-mid-l lying"}}, "f4-n-mid-l", False),
        ({"ruins": "f4-n-mid-l", "fortresses": {1: "f4-n-mid-l upright"}}, "f4-n-mid-l", False),
        ({"ruins": "f4-n-mid-l", "fortresses": {2: "f4-n-mid-l upright"}}, "f4-n-mid-l", True),
        ({"markers": {1: "f4-n-mid-l"}}, "f4-n-mid-l", False),
        ({}, "f4-n-mid-l", False),
        ({"ruins": "f4-n-mid-l", "hordes": {1: "f4-n-mid-l 1"}}, "f4-n-mid-l", False),
    ],
)
def test_what_is_a_refuge(stated: dict[str, Any], zone: str, legal: bool) -> None:
    hordes = {1: "f4-n-gate 2", 2: "f4-n-city 2"}
    markers = {1: "f4-n-gate", 2: "f4-n-city f4-n-mid-r"}
    for seat in (1, 2):
        more = stated.get("hordes", {}).get(seat)
        hordes[seat] += f", {more}" if more else ""
        markers[seat] += " " + stated.get("markers", {}).get(seat, "")
    table = Table(
        hordes=hordes,
        markers=markers,
        ruins=stated.get("ruins", ""),
        fortresses=stated.get("fortresses", {}),
    )
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
    assert "retreat f4-n-mid-r" in table.options(2)
    assert (f"retreat {zone}" in table.options(2)) == legal


@rule("OO-7.9")
def test_ones_own_dark_city_is_a_refuge() -> None:
    table = Table(
        turn=2,
        hordes={1: "f4-n-gate 2", 2: "f4-n-city 2"},
        markers={1: "f4-n-gate", 2: "f4-n-city"},
    )
    table.play(2, "march f4-n-city + to f4-n-gate + hordes 2")
    assert sorted(table.options(1)) == ["retreat f4-n-start", "stand"]
    table.play(1, "retreat f4-n-start")
    assert table.hordes(1, "f4-n-start") == 2


@rule("OO-7.9", "OO-7.12", "OO-R.15")
def test_a_refuge_where_own_hordes_stand_joins_the_armies() -> None:
    table = Table(
        hordes={1: "f4-n-gate 2", 2: "f4-n-city 2, f4-n-mid-l 3"},
        markers={1: "f4-n-gate", 2: "f4-n-city f4-n-mid-l"},
    )
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
    table.play(2, "retreat f4-n-mid-l")
    assert (table.hordes(2, "f4-n-mid-l"), table.marker("f4-n-mid-l")) == (5, 2)


@rule("OO-7.9", "OO-6.1")
def test_a_retreat_is_no_stop_in_a_village() -> None:
    table = Table(
        hordes={1: "f4-n-gate 2", 2: "f4-n-city 2"},
        markers={1: "f4-n-gate", 2: "f4-n-city f4-n-mid-l"},
    )
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
    table.play(2, "retreat f4-n-mid-l")
    assert (table.owes(), table.asked(1), table.trophies(2)) == ([1], "ask-action", 0)
    assert table.village("f4-n-mid-l")


@rule("OO-7.6", "OO-7.5", "OO-7.14")
def test_a_lone_horde_that_stands_in_its_fortress_is_not_driven_away_by_more() -> None:
    table = Table(
        hordes={1: "f4-n-inner 2, f4-s-inner 2", 2: "f4-tower 1"},
        markers={1: "f4-n-inner f4-s-inner", 2: "f4-tower f4-e-inner"},
        fortresses={2: "f4-tower upright"},
    )
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(2, "stand")
    table.play(1, "march f4-s-inner + to f4-tower + hordes 2")
    assert (table.owes(), table.asked(1), table.glory(1)) == ([1], "ask-action", 0)
    assert table.hordes(2, "f4-tower") == 1


@rule("OO-7.18", "OO-6.15")
def test_if_a_battle_falls_away_all_attackers_stop_as_one() -> None:
    table = Table(
        hordes={1: "f4-n-gate 1, f4-n-inner 2", 2: "f4-n-city 1"},
        markers={1: "f4-n-gate f4-n-inner", 2: "f4-n-city f4-n-mid-l"},
        owned={2: "orc vigdish xaphyr"},
    )
    table.play(1, "march f4-n-gate + to f4-n-city")
    table.play(2, "stand")
    assert table.marker("f4-n-city") == 2
    table.play(1, "march f4-n-inner + to f4-n-city + hordes 2")
    assert table.log().count("gained-glory 1") == 1
    table.happen("stolen vigdish")
    assert (table.marker("f4-n-city"), table.hordes(1, "f4-n-city")) == (1, 3)
    assert (table.heroes(1), table.hordes(2, "f4-n-mid-l")) == ("vigdish", 1)
    table.play(1, "rest")
    assert table.asked(2) == "ask-action"


@rule("OO-7.18", "OO-6.13")
def test_whoever_drives_an_army_out_of_a_neutral_city_meets_the_militia() -> None:
    table = Table(
        hordes={1: "f4-n-gate 2", 2: "f4-n-city 2"}, markers={1: "f4-n-gate", 2: "f4-n-mid-l"}
    )
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
    table.play(2, "retreat f4-n-mid-l")
    assert table.chance() == "hero"
    assert (table.hordes(1, "f4-n-city"), table.marker("f4-n-city")) == (1, 1)


@rule("OO-7.16", "OO-5.13")
def test_after_a_retreat_only_a_forced_march_goes_on() -> None:
    table = Table(
        hordes={1: "f4-n-gate 3", 2: "f4-n-city 2"},
        markers={1: "f4-n-gate", 2: "f4-n-city f4-n-mid-l f4-nw-far"},
        ruins="f4-n-inner",
    )
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 3")
    table.play(2, "retreat f4-n-mid-l")
    assert table.why_not(1, "march f4-n-city") == ("has-moved", "OO-5.3")
    table.play(1, "force f4-n-city + to f4-n-mid-l + hordes 3")
    assert table.asked(2) == "ask-stand"


@rule("OO-22.2", "OO-22.3", "OO-7.9")
@pytest.mark.parametrize(("hordes", "legal"), [("f4-s-start 6", True), ("f4-n-mid-l 1", False)])
def test_a_team_mates_zone_is_a_refuge_if_he_is_away(hordes: str, legal: bool) -> None:
    table = Table(
        4,
        turn=2,
        hordes={2: "f4-n-inner 2", 1: "f4-n-city 2", 3: hordes},
        markers={2: "f4-n-inner", 1: "f4-n-city f4-n-gate", 3: "f4-n-mid-l"},
    )
    table.play(2, "march f4-n-inner + to f4-n-city + hordes 2")
    assert "retreat f4-n-gate" in table.options(1)
    assert ("retreat f4-n-mid-l" in table.options(1)) == legal
    if legal:
        table.play(1, "retreat f4-n-mid-l")
        assert (table.marker("f4-n-mid-l"), table.hordes(1, "f4-n-mid-l")) == (3, 2)


@rule("OO-7.9", "OO-22.3")
def test_a_team_mates_dark_city_is_no_refuge() -> None:
    table = Table(
        4,
        turn=2,
        hordes={2: "f4-n-city 2", 3: "f4-n-gate 2", 1: "f4-n-inner 1"},
        markers={2: "f4-n-city", 3: "f4-n-gate f4-n-rim-l1"},
    )
    table.play(2, "march f4-n-city + to f4-n-gate + hordes 2")
    assert "retreat f4-n-rim-l1" in table.options(3)
    assert table.why_not(3, "retreat f4-n-start") is not None


@rule("OO-7.10")
def test_no_army_goes_where_a_third_clan_stands() -> None:
    table = Table(
        3,
        hordes={1: "f3-a-gate 2", 2: "f3-a-city 2", 3: "f3-a-mid-l 1"},
        markers={1: "f3-a-gate", 2: "f3-a-city f3-a-mid-l f3-a-mid-r"},
    )
    table.play(1, "march f3-a-gate + to f3-a-city + hordes 2")
    assert table.why_not(2, "retreat f3-a-mid-l") == ("occupied", "OO-7.10")
    assert "retreat f3-a-mid-r" in table.options(2)


@rule("OO-7.3", "OO-20.4")
def test_only_whoever_enters_gains_by_a_retreat() -> None:
    table = Table(
        3,
        hordes={1: "f3-a-gate 2", 2: "f3-a-city 2"},
        markers={1: "f3-a-gate", 2: "f3-a-city f3-a-mid-l"},
    )
    table.play(1, "march f3-a-gate + to f3-a-city + hordes 2")
    table.play(2, "retreat f3-a-mid-l")
    assert [table.glory(seat) for seat in (1, 2, 3)] == [1, 0, 0]
    assert table.pool() == 25
