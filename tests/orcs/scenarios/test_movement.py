"""S-30 to S-42: marching, forced marches, and stopping where no enemy stands."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle, Table

RIVER = "most-enemy-hordes most-fortresses white-tower most-villages-held"


@rule("OO-5.9", "OO-5.10")
@pytest.mark.parametrize("holder", [0, 2])
def test_a_city_without_hordes_is_crossed_for_free(holder: int) -> None:
    """S-30."""
    table = Table(
        hordes={1: "f4-n-gate 2"},
        markers={holder: "f4-n-city"} if holder else {},
        owned={2: "orc vigdish"},
    )
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
    table.play(1, "to f4-n-inner")
    table.play(1, "raze f4-n-inner")
    assert (table.hordes(1, "f4-n-inner"), table.reserve(1)) == (2, 13)
    assert (table.marker("f4-n-city"), table.heroes(1)) == (holder, "")


@rule("OO-5.10")
def test_an_empty_fortress_of_an_enemy_is_crossed_for_free() -> None:
    """S-30, with a fortress."""
    table = Table(
        hordes={1: "f4-n-gate 2"},
        markers={2: "f4-n-city"},
        fortresses={2: "f4-n-city upright"},
    )
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
    table.play(1, "to f4-n-inner")
    assert (table.fortress("f4-n-city"), table.hordes(1, "f4-n-inner")) == ("2 upright", 2)


@rule("OO-5.8", "OO-7.16")
def test_an_enemy_horde_stops_the_march() -> None:
    """S-31."""
    table = Table(
        hordes={1: "f4-n-gate 2", 2: "f4-n-city 2"}, markers={2: "f4-n-city f4-n-mid-l f4-n-mid-r"}
    )
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
    assert (table.owes(), table.asked(2)) == ([2], "ask-stand")
    table.play(2, "retreat f4-n-mid-l")
    assert (table.owes(), table.asked(1)) == ([1], "ask-action")
    assert (table.hordes(1, "f4-n-city"), table.actions()) == (2, 2)
    assert table.why_not(1, "to f4-n-inner") is not None
    assert table.why_not(1, "march f4-n-city") == ("has-moved", "OO-5.3")
    assert table.why_not(1, "force f4-n-city") is None


@rule("OO-5.11")
@pytest.mark.parametrize("start", ["f4-n-gate", "f4-n-city"])
def test_the_dark_city_of_an_opponent_is_closed(start: str) -> None:
    """S-32."""
    table = Table(4, turn=2, hordes={2: f"{start} 2", 1: "f4-n-start 0"})
    if start == "f4-n-gate":
        table.play(2, "march f4-n-gate")
    else:
        table.play(2, "march f4-n-city + to f4-n-gate + hordes 2")
    assert table.why_not(2, "to f4-n-start") == ("dark-city-closed", "OO-5.11")


@rule("OO-22.3")
def test_a_team_mate_crosses_the_dark_city_but_does_not_stop_there() -> None:
    """S-32."""
    table = Table(4, turn=3, hordes={3: "f4-n-gate 2"})
    table.play(3, "march f4-n-gate + to f4-n-start + hordes 2")
    assert table.why_not(3, "halt") == ("mate-stands-there", "OO-22.3")
    assert table.why_not(3, "leave 1") is not None
    table.play(3, "to f4-n-rim-l1")
    table.play(3, "control f4-n-rim-l1")
    assert (table.hordes(3, "f4-n-rim-l1"), table.hordes(1, "f4-n-start")) == (2, 6)


@rule("OO-5.13", "OO-5.16")
def test_a_forced_march_to_a_free_village_costs_a_horde() -> None:
    """S-33."""
    table = Table(hordes={1: "f4-n-city 3 laid 3"}, markers={1: "f4-n-city"}, actions=1)
    table.play(1, "force f4-n-city + to f4-n-inner + hordes 3")
    assert table.asked(1) == "ask-village"
    table.play(1, "control f4-n-inner")
    assert (table.hordes(1, "f4-n-inner"), table.hordes(1, "f4-n-city")) == (2, 0)
    assert (table.reserve(1), table.marker("f4-n-inner")) == (13, 1)
    assert table.owes() == [2]


@rule("OO-5.14")
def test_a_lone_horde_makes_no_forced_march() -> None:
    """S-33, variant."""
    table = Table(hordes={1: "f4-n-city 1 laid 1"}, markers={1: "f4-n-city"})
    assert table.why_not(1, "force f4-n-city") == ("force-needs-two", "OO-5.14")


@rule("OO-5.15", "OO-11.5", "OO-17.5", "OO-17.10", "OO-19.7", "OO-R.20")
def test_a_forced_march_into_battle_is_a_loss_from_the_start() -> None:
    """S-34."""
    table = Table(
        hordes={1: "f4-n-inner 3 laid 3", 2: "f4-tower 3"},
        markers={1: "f4-n-inner", 2: "f4-s-inner"},
        owned={1: "orc orc orc orc", 2: "orc orc heavy-orc orc"},
        actions=1,
        river=RIVER,
    )
    table.play(1, "force f4-n-inner + to f4-tower + hordes 3")
    table.play(2, "stand")
    table.play(1, "pack orc + pack orc + pack orc + pack orc + ready")
    table.play(2, "pack orc + pack orc + pack heavy-orc + pack orc + ready")
    table.happen("draw orc", "draw orc", "draw orc", "draw heavy-orc")
    assert (table.fighting(1), table.losses(1), table.fighting(2)) == (2, 1, 3)
    assert (table.losses(2), table.reserve(1)) == (0, 12)


@rule("OO-5.15", "OO-11.5", "OO-17.5", "OO-17.10", "OO-19.7", "OO-R.20")
def test_the_horde_of_a_forced_march_counts_in_the_end_and_is_no_prisoner() -> None:
    """S-34, a later clash."""
    table = Battle(
        fighters=(2, 3),
        losses={1: 1},
        marched=1,
        track={1: 6},
        hand={1: "orc orc", 2: "heavy-orc orc"},
        markers={1: "f4-n-inner"},
        river=RIVER,
    )
    table.commit("orc", "heavy-orc")
    assert table.glory(2) == 1
    assert table.hordes(1, "f4-n-inner") == 1
    assert (table.prisoners(2, 1), table.reserve(1)) == (1, 13)


@rule("OO-6.1", "OO-6.2", "OO-6.3", "OO-6.5", "OO-6.6")
@pytest.mark.parametrize(
    ("choice", "village", "trophies", "berserk", "home", "reserve", "marker"),
    [
        ("raze", False, 1, True, 4, 9, 0),
        ("convert", False, 1, False, 5, 8, 0),
        ("control", True, 0, False, 4, 9, 1),
    ],
)
def test_a_village_is_razed_converted_or_controlled(
    choice: str,
    village: bool,
    trophies: int,
    berserk: bool,
    home: int,
    reserve: int,
    marker: int,
) -> None:
    """S-35."""
    table = Table(hordes={1: "f4-n-start 4, f4-n-city 2"}, markers={1: "f4-n-city"})
    table.play(1, "march f4-n-city + to f4-n-mid-l + hordes 2")
    table.play(1, "halt")
    assert (table.owes(), table.asked(1)) == ([1], "ask-village")
    assert sorted(table.options(1)) == [
        "control f4-n-mid-l",
        "convert f4-n-mid-l",
        "raze f4-n-mid-l",
    ]
    assert table.why_not(1, "rest") is not None
    assert table.why_not(1, "march f4-n-start") is not None
    table.play(1, f"{choice} f4-n-mid-l")
    assert (table.village("f4-n-mid-l"), table.ruin("f4-n-mid-l")) == (village, not village)
    assert (table.trophies(1), table.berserk(1)) == (trophies, berserk)
    assert (table.hordes(1, "f4-n-start"), table.reserve(1)) == (home, reserve)
    assert table.marker("f4-n-mid-l") == marker


@rule("OO-6.9")
@pytest.mark.parametrize("choice", ["raze", "convert"])
def test_a_village_controlled_before_is_razed_for_free(choice: str) -> None:
    """S-36."""
    table = Table(hordes={1: "f4-n-gate 1"}, markers={1: "f4-n-gate"}, actions=1)
    table.play(1, "buy shaman")
    assert (table.asked(1), table.actions()) == ("ask-free", 0)
    table.play(1, f"{choice} f4-n-gate")
    assert (table.marker("f4-n-gate"), table.ruin("f4-n-gate")) == (0, True)
    assert (table.trophies(1), table.berserk(1)) == (1, choice == "raze")
    assert table.hordes(1, "f4-n-start") == (choice == "convert")


@rule("OO-6.9")
def test_a_village_controlled_in_this_turn_waits() -> None:
    """S-36, variant a."""
    table = Table(hordes={1: "f4-n-gate 1"}, markers={1: "f4-n-gate"}, fresh="f4-n-gate")
    for choice in ("raze", "convert"):
        assert table.why_not(1, f"{choice} f4-n-gate") == ("marker-is-fresh", "OO-6.9")


@rule("OO-6.9")
def test_a_village_without_a_horde_is_not_razed() -> None:
    """S-36, variant b."""
    table = Table(markers={1: "f4-n-gate"})
    for choice in ("raze", "convert"):
        assert table.why_not(1, f"{choice} f4-n-gate") == ("no-horde-to-raze", "OO-6.9")


@rule("OO-6.2", "OO-14.12")
def test_berserk_does_not_stack() -> None:
    """S-37."""
    table = Table(hordes={1: "f4-n-gate 1"}, markers={1: "f4-n-gate"}, berserk=(1,))
    table.play(1, "raze f4-n-gate")
    assert (table.trophies(1), table.berserk(1)) == (1, True)
    assert table.actions() == 3


@rule("OO-6.11", "OO-6.12")
def test_a_neutral_city_costs_a_horde_and_gives_a_hero() -> None:
    """S-38."""
    table = Table(hordes={1: "f4-n-gate 2"})
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
    table.play(1, "halt")
    assert len(table.odds()) == 20
    table.happen("hero xaphyr")
    assert len(table.odds()) == 19
    table.happen("hero ashani")
    assert table.asked(1) == "ask-hero"
    assert sorted(table.options(1)) == ["keep ashani", "keep xaphyr"]
    table.play(1, "keep ashani")
    assert (table.hordes(1, "f4-n-city"), table.marker("f4-n-city")) == (1, 1)
    assert (table.reserve(1), table.heroes(1), table.beneath()) == (14, "ashani", "xaphyr")


@rule("OO-6.13", "OO-R.19")
def test_a_single_horde_dies_before_a_neutral_city() -> None:
    """S-39."""
    table = Table(hordes={1: "f4-n-gate 1"})
    table.play(1, "march f4-n-gate + to f4-n-city")
    table.play(1, "halt")
    assert (table.asked(1), table.reserve(1)) == ("ask-action", 15)
    assert (table.hordes(1, "f4-n-city"), table.marker("f4-n-city")) == (0, 0)
    assert table.heroes(1) == ""


@rule("OO-6.15", "OO-6.16")
@pytest.mark.parametrize(("stolen", "left"), [("froksh", "vigdish"), ("vigdish", "froksh")])
def test_an_enemy_city_without_hordes_costs_nothing_and_gives_one_of_his_heroes(
    stolen: str, left: str
) -> None:
    """S-40."""
    table = Table(
        hordes={1: "f4-n-gate 1"},
        markers={2: "f4-n-city"},
        owned={2: "orc vigdish froksh"},
        resting="froksh",
    )
    table.play(1, "march f4-n-gate + to f4-n-city")
    table.play(1, "halt")
    assert table.odds() == {"froksh": 1, "vigdish": 1}
    table.happen(f"stolen {stolen}")
    assert (table.hordes(1, "f4-n-city"), table.marker("f4-n-city")) == (1, 1)
    assert (table.heroes(1), table.heroes(2)) == (stolen, left)
    assert (table.rests("froksh"), table.rests("vigdish")) == (True, False)


@rule("OO-6.16")
def test_where_the_enemy_owns_no_hero_none_is_stolen() -> None:
    """S-40, variant."""
    table = Table(hordes={1: "f4-n-gate 1"}, markers={2: "f4-n-city"})
    table.play(1, "march f4-n-gate + to f4-n-city")
    table.play(1, "halt")
    assert (table.asked(1), table.chance()) == ("ask-action", "")
    assert (table.marker("f4-n-city"), table.heroes(1)) == (1, "")


@rule("OO-6.4")
def test_converting_with_an_empty_reserve_brings_no_horde() -> None:
    """S-41."""
    table = Table(hordes={1: "f4-n-start 13, f4-n-gate 2"}, markers={1: "f4-n-gate"})
    table.play(1, "march f4-n-gate + to f4-n-rim-l1 + hordes 2")
    table.play(1, "halt")
    table.play(1, "convert f4-n-rim-l1")
    assert (table.ruin("f4-n-rim-l1"), table.trophies(1)) == (True, 1)
    assert (table.hordes(1, "f4-n-start"), table.reserve(1)) == (13, 0)


@rule("OO-6.7")
@pytest.mark.parametrize(
    ("choice", "marker", "trophies"), [("control", 1, 0), ("raze", 0, 1), ("convert", 0, 1)]
)
def test_an_enemy_village_is_dealt_with_like_a_neutral_one(
    choice: str, marker: int, trophies: int
) -> None:
    """S-42."""
    table = Table(hordes={1: "f4-n-city 2"}, markers={1: "f4-n-city", 2: "f4-n-mid-l"})
    table.play(1, "march f4-n-city + to f4-n-mid-l + hordes 2")
    table.play(1, "halt")
    table.play(1, f"{choice} f4-n-mid-l")
    assert (table.marker("f4-n-mid-l"), table.trophies(1)) == (marker, trophies)
    assert table.trophies(2) == 0
    assert table.village("f4-n-mid-l") == (choice == "control")
    assert (table.markers(1), table.markers(2)) == (1 + (marker == 1), 0)
