"""S-160 to S-178: the objectives, ties, the pool of glory, and the end of the game."""

from collections.abc import Mapping

import pytest

from fracas.contract import rule
from tests.orcs.table import IDLE, NONE, Battle, Table

OTHERS = ("most-cities", "most-fortresses", "white-tower", "most-villages-held")


def river(oldest: str, second: str = "") -> str:
    """Lay an objective at the right end of the river, where it is scored first."""
    others = [name for name in OTHERS if name not in (oldest, second)]
    first = [second] if second else []
    return " ".join([*others[: 3 - len(first)], *first, oldest])


def end_of_round(table: Table) -> list[str]:
    """Let the last player rest; tell who scored what."""
    table.play(table.owes()[0], "rest")
    return [line.removeprefix("scored ") for line in table.log() if line.startswith("scored ")]


def scorers(table: Table, objective: str) -> list[int]:
    """Let the last player rest; list the seats that scored an objective."""
    return [int(line.split()[0]) for line in end_of_round(table) if line.endswith(f" {objective}")]


def three_players(
    objective: str,
    *,
    markers: Mapping[int, str] = NONE,
    hordes: Mapping[int, str] = NONE,
    ruins: str = "",
    fortresses: Mapping[int, str] = NONE,
    trophies: Mapping[int, int] | None = None,
) -> Table:
    """State the last turn of a round of three, before an objective is scored."""
    return Table(
        3,
        turn=3,
        first=1,
        river=river(objective),
        tile="most-enemy-hordes",
        markers=markers,
        hordes=hordes,
        ruins=ruins,
        fortresses=fortresses,
        trophies=trophies or {},
    )


@rule("OO-20.1", "OO-20.2", "OO-20.8")
def test_the_two_with_the_most_cities_score_both() -> None:
    """S-160."""
    table = three_players(
        "most-cities",
        markers={1: "f3-a-city f3-ab-city", 2: "f3-b-city f3-bc-city", 3: "f3-c-city"},
    )
    assert scorers(table, "most-cities") == [1, 2]
    assert [table.glory(seat) for seat in (1, 2, 3)] == [1, 1, 0]
    assert table.pool() == 24


@rule("OO-20.2")
def test_three_leaders_score_nothing() -> None:
    """S-161."""
    table = three_players(
        "most-cities",
        markers={1: "f3-a-city f3-ab-city", 2: "f3-b-city f3-bc-city", 3: "f3-c-city f3-ca-city"},
    )
    assert scorers(table, "most-cities") == []
    assert table.pool() == 26


@rule("OO-20.2", "OO-20.8")
def test_one_who_has_more_cities_scores_alone() -> None:
    """S-160, with a sole leader."""
    table = three_players("most-cities", markers={2: "f3-b-city f3-bc-city", 3: "f3-c-city"})
    assert scorers(table, "most-cities") == [2]


@rule("OO-20.8")
def test_hordes_at_home_count_and_the_reserve_does_not() -> None:
    """S-162."""
    table = three_players(
        "most-hordes",
        hordes={1: "f3-a-start 2, f3-a-gate 6", 2: "f3-b-gate 7", 3: "f3-c-gate 7"},
    )
    assert scorers(table, "most-hordes") == [1]


@rule("OO-20.8", "OO-20.3", "OO-10.6", "OO-10.7", "OO-R.24")
@pytest.mark.parametrize(
    ("fortresses", "leaders"),
    [
        ({1: "f3-a-city upright", 2: "f3-b-city lying, f3-bc-city lying"}, [1]),
        ({2: "f3-b-city lying, f3-bc-city lying"}, []),
        ({}, []),
    ],
)
def test_only_upright_fortresses_count(fortresses: dict[int, str], leaders: list[int]) -> None:
    """S-163."""
    table = three_players(
        "most-fortresses",
        markers={1: "f3-a-city", 2: "f3-b-city f3-bc-city"},
        fortresses=fortresses,
    )
    assert scorers(table, "most-fortresses") == leaders


@rule("OO-20.8", "OO-20.3", "OO-6.19")
@pytest.mark.parametrize("holder", [0, 2])
def test_the_white_tower_scores_by_its_marker(holder: int) -> None:
    """S-164."""
    table = three_players(
        "white-tower",
        markers={holder: "f3-tower"} if holder else {},
        hordes={} if holder else {1: "f3-a-start 6"},
    )
    assert scorers(table, "white-tower") == ([holder] if holder else [])


@rule("OO-20.8", "OO-6.18", "OO-10.9")
def test_markers_of_all_kinds_count_but_no_dark_city_and_no_ruin() -> None:
    """S-165."""
    table = three_players(
        "most-control-markers",
        markers={
            1: "f3-a-gate f3-a-city f3-ab-cross f3-tower",
            2: "f3-b-gate f3-b-city f3-bc-cross",
        },
        ruins="f3-b-inner f3-b-mid-l f3-b-mid-r",
        fortresses={2: "f3-b-inner upright, f3-b-mid-l upright, f3-b-mid-r upright"},
        hordes={2: "f3-b-inner 2, f3-b-mid-l 2, f3-b-mid-r 2"},
    )
    assert scorers(table, "most-control-markers") == [1]


@rule("OO-20.8")
@pytest.mark.parametrize("missing", ["f3-a-gate", "f3-a-city", "f3-ab-cross", "f3-tower"])
def test_each_kind_of_marker_counts_once(missing: str) -> None:
    """S-165: without any one of them the lead is gone."""
    mine = ["f3-a-gate", "f3-a-city", "f3-ab-cross", "f3-tower"]
    mine.remove(missing)
    table = three_players(
        "most-control-markers",
        markers={1: " ".join(mine), 2: "f3-b-gate f3-b-city f3-bc-cross"},
    )
    assert scorers(table, "most-control-markers") == [1, 2]


@rule("OO-20.8", "OO-6.3", "OO-R.23")
def test_converted_villages_count_as_razed_and_for_good() -> None:
    """S-166."""
    table = Table(
        2,
        turn=2,
        first=1,
        river="most-villages-razed most-cities most-fortresses white-tower",
        hordes={1: "f4-n-start 1", 2: "f4-s-gate 2, f4-s-mid-l 2, f4-s-mid-r 2"},
        markers={2: "f4-s-gate f4-s-mid-l f4-s-mid-r"},
        trophies={1: 2},
    )
    table.play(2, "raze f4-s-gate")
    table.play(2, "convert f4-s-mid-l")
    table.play(2, "convert f4-s-mid-r")
    assert (table.trophies(1), table.trophies(2)) == (2, 3)
    assert scorers(table, "most-villages-razed") == [2]
    table.walk(IDLE, until=lambda: table.owes() == [1] and table.asked(1) == "ask-action")
    table.walk(IDLE, until=lambda: table.glory(2) == 2)
    assert (table.trophies(1), table.trophies(2)) == (2, 3)


@rule("OO-19.6", "OO-20.6", "OO-20.8", "OO-8.7")
def test_destroyed_hordes_are_held_until_the_objective_is_scored() -> None:
    """S-167."""
    table = Battle(
        2,
        fighters=(3, 1),
        losses={1: 1, 2: 1},
        track={2: 6},
        hand={1: "boar-rider orc", 2: "orc orc"},
        hordes={2: "f4-s-start 12"},
        river="most-cities most-fortresses white-tower most-enemy-hordes",
    )
    table.commit("boar-rider", "orc")
    assert (table.prisoners(1, 2), table.prisoners(2, 1)) == (2, 1)
    assert table.reserve(2) == 1
    table.play(2, "recruit f4-s-start")
    assert (table.hordes(2, "f4-s-start"), table.reserve(2)) == (13, 0)
    assert table.why_not(2, "recruit f4-s-start") == ("empty-reserve", "OO-8.4")
    assert scorers(table, "most-enemy-hordes") == [1]
    assert (table.prisoners(1, 2), table.prisoners(2, 1)) == (0, 0)
    assert (table.reserve(1), table.reserve(2)) == (12, 2)


@rule("OO-19.6")
def test_without_the_objective_destroyed_hordes_go_home_at_once() -> None:
    """S-168."""
    table = Battle(
        2,
        fighters=(3, 1),
        losses={1: 1, 2: 1},
        track={2: 6},
        hand={1: "boar-rider orc", 2: "orc orc"},
        hordes={2: "f4-s-start 2"},
        tile="most-enemy-hordes",
    )
    table.commit("boar-rider", "orc")
    assert (table.prisoners(1, 2), table.prisoners(2, 1)) == (0, 0)
    assert (table.reserve(1), table.reserve(2)) == (12, 13)
    table.play(2, "rest")
    table.walk(IDLE, until=lambda: table.owes() != [])
    assert "most-enemy-hordes" in table.river().split()
    table.play(2, "rest")
    assert scorers(table, "most-enemy-hordes") == []


@rule("OO-20.8")
def test_only_villages_that_stand_count_as_held() -> None:
    """S-169."""
    table = three_players(
        "most-villages-held",
        markers={
            1: "f3-a-gate f3-a-mid-l",
            2: "f3-b-city f3-bc-city f3-bc-cross f3-b-gate",
        },
    )
    assert scorers(table, "most-villages-held") == [1]


@rule("OO-20.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_who_tie_score_both(seats: int) -> None:
    """S-170."""
    letters = {2: ("f4-n", "f4-s"), 3: ("f3-a", "f3-b"), 4: ("f4-n", "f4-e")}[seats]
    table = Table(
        seats,
        turn=seats,
        first=1,
        river=river("most-villages-held"),
        markers={1: f"{letters[0]}-mid-l", 2: f"{letters[1]}-mid-l"},
    )
    assert scorers(table, "most-villages-held") == [1, 2]
    assert (table.glory(1), table.glory(2)) == (1, 1)


@rule("OO-22.1", "OO-21.5")
def test_team_mates_score_as_players() -> None:
    """S-171."""
    table = Table(
        4,
        turn=4,
        first=1,
        river=river("most-control-markers"),
        tile="most-enemy-hordes",
        markers={
            1: "f4-n-gate f4-n-city f4-n-mid-l",
            2: "f4-e-gate f4-e-city",
            3: "f4-s-gate f4-s-city f4-s-mid-l",
        },
    )
    assert scorers(table, "most-control-markers") == [1, 3]
    assert [table.glory(seat) for seat in (1, 2, 3, 4)] == [
        table.log().count("gained-glory 1"),
        table.log().count("gained-glory 2"),
        table.log().count("gained-glory 3"),
        0,
    ]


@rule("OO-20.5", "OO-21.1", "OO-21.2", "OO-R.25")
def test_when_the_pool_runs_dry_the_rest_is_not_scored() -> None:
    """S-172."""
    table = Table(
        2,
        turn=2,
        first=1,
        points={1: 12, 2: 12},
        river="most-fortresses white-tower most-cities most-villages-held",
        tile="most-hordes",
        markers={1: "f4-n-mid-l f4-n-city f4-tower", 2: "f4-s-mid-l"},
    )
    assert end_of_round(table) == ["1 most-villages-held", "2 most-villages-held"]
    assert (table.glory(1), table.glory(2), table.pool()) == (13, 13, 0)
    assert (table.ending(), table.owes()) == ("ending-pool-empty", [])


@rule("OO-21.1", "OO-21.2", "OO-R.25")
def test_the_last_point_ends_the_game_before_a_second_battle() -> None:
    """S-173."""
    table = Table(
        hordes={1: "f4-s-inner 2, f4-n-gate 2", 2: "f4-tower 2, f4-n-city 2"},
        markers={1: "f4-s-inner f4-n-gate", 2: "f4-tower f4-n-city f4-n-mid-l f4-e-inner"},
        owned={1: "orc orc", 2: "orc"},
        points={1: 5, 2: 20},
    )
    for origin, zone in (("f4-s-inner", "f4-tower"), ("f4-n-gate", "f4-n-city")):
        table.play(1, f"march {origin} + to {zone} + hordes 2")
        table.play(2, "stand")
    table.play(1, "rest")
    table.play(1, "battle f4-tower")
    table.play(1, "pack orc + pack orc + ready")
    table.play(2, "ready")
    table.walk({}, until=lambda: table.chance() != "draw")
    assert (table.ending(), table.owes()) == ("ending-pool-empty", [])
    assert (table.glory(1), table.glory(2), table.pool()) == (6, 20, 0)
    assert "battle-begins 1 2 f4-n-city" not in table.log()
    assert table.ranks() == [2, 1]


@rule("OO-21.3", "OO-21.4", "OO-R.26")
@pytest.mark.parametrize(
    ("points", "over"), [({1: 14, 2: 6}, True), ({1: 13, 2: 7}, False), ({1: 6, 2: 14}, True)]
)
def test_a_lead_out_of_reach_ends_the_game(points: dict[int, int], over: bool) -> None:
    """S-174."""
    table = Table(2, turn=2, first=1, points=points)
    assert end_of_round(table) == []
    assert table.pool() == 6
    assert table.ending() == ("ending-out-of-reach" if over else "")
    if over:
        assert table.ranks() == ([1, 2] if points[1] > points[2] else [2, 1])


@rule("OO-21.4")
def test_a_lead_out_of_reach_is_not_looked_for_during_a_turn() -> None:
    """S-174, before the round is scored."""
    table = Table(
        hordes={1: "f4-n-city 3", 2: "f4-n-mid-l 1"},
        markers={1: "f4-n-city", 2: "f4-nw-far"},
        ruins="f4-n-mid-l",
        points={1: 14, 2: 6},
    )
    table.play(1, "march f4-n-city + to f4-n-mid-l + hordes 3")
    assert (table.glory(1), table.ending(), table.asked(1)) == (15, "", "ask-action")


@rule("OO-2.14", "OO-23.1", "OO-R.30")
@pytest.mark.parametrize(
    ("glory", "start", "pool"), [("short", "usual", 26), ("long", "usual", 41)]
)
def test_the_pool_of_a_short_and_of_a_long_game(glory: str, start: str, pool: int) -> None:
    """S-175."""
    assert Table(2, glory=glory, start=start).pool() == pool


@rule("OO-23.3")
def test_the_long_game_and_the_tactical_start_go_together() -> None:
    """S-175, with the other variant."""
    table = Table(2, glory="long", start="tactical")
    table.play(1, "rest")
    assert (table.pool(), table.actions()) == (41, 2)


@rule("OO-21.6", "OO-R.27")
def test_equal_points_share_the_victory() -> None:
    """S-176."""
    table = Table(
        2,
        turn=2,
        first=1,
        points={1: 12, 2: 12},
        river=river("most-villages-held"),
        markers={1: "f4-n-mid-l", 2: "f4-s-mid-l"},
    )
    end_of_round(table)
    assert (table.ending(), table.ranks()) == ("ending-pool-empty", [1, 1])


@rule("OO-21.5", "OO-21.6")
@pytest.mark.parametrize(
    ("points", "ranks"),
    [({1: 10, 2: 9, 4: 6}, [3, 1, 3, 1]), ({1: 12, 2: 6, 3: 1, 4: 6}, [1, 3, 1, 3])],
)
def test_team_mates_add_up_their_points(points: dict[int, int], ranks: list[int]) -> None:
    """S-176, in teams."""
    last = 26 - sum(points.values())
    table = Table(
        4,
        turn=4,
        first=1,
        points=points,
        river=river("most-villages-held"),
        markers={1: "f4-n-mid-l"},
    )
    assert last == 1
    end_of_round(table)
    assert (table.ending(), table.ranks()) == ("ending-pool-empty", ranks)


@rule("OO-21.7", "OO-20.3", "OO-R.45")
def test_a_game_of_three_who_only_pass_ends_after_a_hundred_rounds() -> None:
    """S-177."""
    table = Table(3, in_round=1)
    table.walk(IDLE, until=table.match.over)
    assert table.ending() == "ending-hundred-rounds"
    assert [table.glory(seat) for seat in (1, 2, 3)] == [0, 0, 0]
    assert (table.ranks(), table.pool()) == ([1, 1, 1], 26)
    assert table.log().count("round-begins 100") == 1
    assert table.log().count("round-begins 101") == 0


@rule("OO-20.5", "OO-R.25")
@pytest.mark.parametrize("first", [1, 2])
def test_the_last_point_of_two_goes_to_whoever_is_first_in_turn_order(first: int) -> None:
    """S-178."""
    table = Table(
        2,
        turn=3 - first,
        first=first,
        points={1: 12, 2: 13},
        river=river("most-villages-held"),
        markers={1: "f4-n-mid-l", 2: "f4-s-mid-l"},
    )
    assert end_of_round(table) == [f"{first} most-villages-held"]
    assert [table.glory(1), table.glory(2)] == ([13, 13] if first == 1 else [12, 14])
    assert table.ending() == "ending-pool-empty"
