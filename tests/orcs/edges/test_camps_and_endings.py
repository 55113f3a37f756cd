"""Corner cases of OO-20 to OO-22: camps, leads, and what a victory brings to a full map."""

import pytest

from fracas.contract import rule
from tests.orcs.table import IDLE, Battle, Table

QUIET = "most-cities most-fortresses white-tower most-villages-held"


@rule("OO-21.3", "OO-21.4", "OO-21.5", "OO-R.26")
@pytest.mark.parametrize(
    ("seats", "points", "over"),
    [
        (3, {1: 14, 2: 7}, True),
        (3, {1: 12, 2: 7, 3: 1}, False),
        (3, {1: 13, 2: 7}, False),
        (3, {3: 14, 1: 6}, True),
        (4, {1: 7, 3: 7, 2: 3, 4: 3}, True),
        (4, {1: 14, 2: 3, 4: 3}, True),
        (4, {1: 13, 2: 3, 4: 4}, False),
        (4, {1: 10, 2: 10}, False),
    ],
)
def test_a_lead_is_measured_between_camps(seats: int, points: dict[int, int], over: bool) -> None:
    table = Table(seats, turn=seats, first=1, points=points, river=QUIET)
    table.play(seats, "rest")
    assert table.ending() == ("ending-out-of-reach" if over else "")


@rule("OO-21.5", "OO-21.6")
def test_both_players_of_the_better_team_win() -> None:
    table = Table(4, turn=4, first=1, points={1: 14, 2: 3, 4: 3}, river=QUIET)
    table.play(4, "rest")
    assert table.ranks() == [1, 3, 1, 3]


@rule("OO-20.5", "OO-R.25")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_within_an_objective_points_go_in_the_order_of_turns(first: int) -> None:
    last = (first + 2) % 4 + 1
    table = Table(
        4,
        turn=last,
        first=first,
        points={1: 8, 2: 8, 3: 4, 4: 5},
        river=QUIET,
        markers={1: "f4-n-mid-l", 4: "f4-w-mid-l"},
    )
    table.play(last, "rest")
    scored = [line for line in table.log() if line.startswith("scored")]
    assert scored == [f"scored {1 if first == 1 else 4} most-villages-held"]
    assert table.ending() == "ending-pool-empty"


@rule("OO-20.5", "OO-20.1")
def test_the_oldest_objective_is_scored_first() -> None:
    table = Table(
        2,
        turn=2,
        first=1,
        river=QUIET,
        markers={1: "f4-n-city f4-tower f4-n-mid-l"},
        fortresses={1: "f4-n-city upright"},
    )
    table.play(2, "rest")
    scored = [line.split()[-1] for line in table.log() if line.startswith("scored")]
    assert scored == QUIET.split()[::-1]


@rule("OO-20.2", "OO-22.1")
@pytest.mark.parametrize("seats", [(1, 3), (2, 3), (1, 2, 3), (1, 2, 3, 4)])
def test_ties_are_between_players_even_of_one_team(seats: tuple[int, ...]) -> None:
    sides = dict(zip((1, 2, 3, 4), "nesw", strict=True))
    table = Table(
        4,
        turn=4,
        first=1,
        river=QUIET,
        markers={seat: f"f4-{sides[seat]}-mid-l" for seat in seats},
    )
    table.play(4, "rest")
    assert [table.glory(seat) for seat in (1, 2, 3, 4)] == [
        int(seat in seats and len(seats) == 2) for seat in (1, 2, 3, 4)
    ]


@rule("OO-10.9", "OO-7.12")
def test_a_fortress_on_the_free_tower_goes_to_whoever_retreats_there() -> None:
    table = Table(
        hordes={1: "f4-n-city 2", 2: "f4-n-inner 2"},
        markers={1: "f4-n-city", 2: "f4-n-inner"},
        fortresses={1: "f4-tower upright"},
    )
    table.play(1, "march f4-n-city + to f4-n-inner + hordes 2")
    table.play(2, "retreat f4-tower")
    assert (table.marker("f4-tower"), table.fortress("f4-tower")) == (2, "2 lying")


@rule("OO-19.5", "OO-6.22")
def test_whoever_wins_a_zone_without_a_marker_left_is_asked_for_one() -> None:
    table = Battle(
        fighters=(3, 1),
        track={2: 6},
        markers={
            1: "f4-n-gate f4-n-rim-l1 f4-n-rim-l2 f4-n-rim-r1 f4-n-rim-r2 f4-n-mid-r "
            "f4-ne-city f4-ne-cross f4-ne-far f4-nw-far f4-nw-cross f4-n-city",
            2: "f4-tower",
        },
        hand={1: "orc orc", 2: "orc orc"},
    )
    table.commit("orc", "orc")
    assert (table.asked(1), table.glory(1)) == ("ask-marker", 1)
    table.play(1, "take-back f4-n-gate")
    assert (table.marker("f4-tower"), table.marker("f4-n-gate"), table.owes()) == (1, 0, [2])


@rule("OO-22.2", "OO-22.3", "OO-5.8")
def test_a_team_mates_horde_stops_nobody() -> None:
    table = Table(
        4, hordes={1: "f4-n-gate 2", 3: "f4-n-city 1"}, markers={3: "f4-n-city"}, ruins="f4-n-inner"
    )
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
    assert table.asked(1) == "ask-halfway"
    table.play(1, "to f4-n-inner")
    assert (table.hordes(1, "f4-n-inner"), table.glory(1)) == (2, 0)


@rule("OO-22.3", "OO-5.13")
def test_a_forced_march_does_not_end_on_a_team_mates_hordes() -> None:
    table = Table(4, hordes={1: "f4-n-gate 3 laid 3", 3: "f4-n-city 1"}, markers={3: "f4-n-city"})
    table.play(1, "force f4-n-gate")
    assert table.why_not(1, "to f4-n-city") == ("mate-stands-there", "OO-22.3")
    assert "to f4-n-rim-l1" in table.options(1)


@rule("OO-22.3", "OO-8.1")
def test_nobody_recruits_among_the_hordes_of_a_team_mate() -> None:
    table = Table(
        4,
        hordes={1: "f4-n-start 4", 3: "f4-n-gate 1"},
        markers={1: "f4-n-gate f4-n-city"},
        fortresses={1: "f4-n-gate upright, f4-n-city upright"},
    )
    assert table.why_not(1, "recruit f4-n-gate") == ("mate-stands-there", "OO-22.3")
    assert {"recruit f4-n-city", "recruit f4-n-start"} <= set(table.options(1))
    table.play(1, "recruit f4-n-city")
    assert "also-recruit f4-n-gate" not in table.options(1)


@rule("OO-22.8", "OO-6.7")
def test_an_enemy_village_of_the_guests_mate_is_gained_as_usual() -> None:
    table = Table(
        4,
        turn=2,
        hordes={2: "f4-n-inner 3", 3: "f4-n-city 1"},
        markers={1: "f4-n-mid-l", 2: "f4-n-inner", 3: "f4-n-city"},
        owned={1: "orc xaphyr", 3: "orc vigdish"},
    )
    table.play(2, "march f4-n-inner + to f4-n-city + hordes 3")
    assert (table.hordes(3, "f4-n-mid-l"), table.glory(2)) == (1, 1)
    table.happen("stolen vigdish")
    assert (table.heroes(2), table.heroes(1)) == ("vigdish", "xaphyr")
    assert table.marker("f4-n-mid-l") == 1


@rule("OO-20.7", "OO-16.3", "OO-3.2")
def test_the_end_of_a_round_in_its_order() -> None:
    table = Table(3, turn=3, first=1, owned={1: "orc vigdish"}, resting="vigdish", river=QUIET)
    table.play(3, "rest")
    table.walk(IDLE, until=lambda: table.owes() != [])
    told = [line.split()[0] for line in table.log()]
    assert told.index("nobody-scored") < told.index("tile-leaves") < told.index("round-begins")
    assert (table.owes(), table.rests("vigdish")) == ([2], False)


@rule("OO-20.4", "OO-19.1")
def test_a_draw_gives_nobody_glory_and_a_win_exactly_one() -> None:
    for track, glory in (({1: 6, 2: 6}, [0, 0]), ({2: 6}, [1, 0]), ({1: 6}, [0, 1])):
        table = Battle(
            fighters=(1, 1), track=track, hand={1: "orc orc", 2: "orc orc"}, markers={2: "f4-tower"}
        )
        table.commit("orc", "orc")
        assert [table.glory(1), table.glory(2)] == glory
        assert table.pool() == 26 - sum(glory)
