"""Corner cases of OO-17 and OO-19: neutral zones, cards coming back, several clans."""

import pytest

from fracas.contract import rule
from tests.orcs.table import IDLE, Battle, Table

PRISONERS = "most-enemy-hordes most-fortresses white-tower most-villages-held"


@rule("OO-19.9", "OO-17.12", "OO-R.41")
@pytest.mark.parametrize("zone", ["f4-n-inner", "f4-n-city", "f4-ne-cross"])
def test_a_neutral_zone_both_left_stays_neutral(zone: str) -> None:
    table = Battle(
        zone=zone,
        fighters=(3, 3),
        losses={1: 2, 2: 2},
        track={1: 6, 2: 6},
        hand={1: "orc orc", 2: "heavy-orc orc"},
        markers={2: "f4-tower"},
    )
    table.commit("orc", "heavy-orc")
    for seat in (1, 2):
        if table.asked(seat) == "ask-retreat":
            table.play(seat, table.options(seat)[0])
    assert f"battle-drawn {zone}" in table.log()
    assert (table.marker(zone), table.hordes(1, zone), table.hordes(2, zone)) == (0, 0, 0)
    if zone == "f4-n-inner":
        assert table.village(zone)


@rule("OO-19.9")
@pytest.mark.parametrize("zone", ["f4-n-inner", "f4-tower"])
def test_a_defender_who_wins_gains_no_control(zone: str) -> None:
    table = Battle(
        zone=zone,
        fighters=(1, 3),
        track={1: 6},
        hand={1: "orc orc", 2: "orc orc"},
        markers={1: zone},
    )
    table.commit("orc", "orc")
    assert (table.glory(2), table.marker(zone), table.hordes(2, zone)) == (1, 1, 3)


@rule("OO-19.5", "OO-6.11", "OO-6.13")
@pytest.mark.parametrize(("fighters", "left", "marker"), [(3, 2, 1), (1, 0, 0)])
def test_whoever_wins_in_a_neutral_city_meets_its_militia(
    fighters: int, left: int, marker: int
) -> None:
    table = Battle(
        zone="f4-n-city",
        fighters=(fighters, 1),
        track={2: 6},
        hand={1: "orc orc", 2: "orc orc"},
    )
    table.commit("orc", "orc")
    if marker:
        table.happen("hero kraash", "hero buurk")
        table.play(1, "keep kraash")
    assert (table.glory(1), table.hordes(1, "f4-n-city")) == (1, left)
    assert table.marker("f4-n-city") == marker


@rule("OO-19.5", "OO-6.8")
def test_whoever_wins_back_his_own_village_is_asked_nothing() -> None:
    table = Battle(
        zone="f4-n-inner",
        fighters=(3, 1),
        track={2: 6},
        markers={1: "f4-n-inner"},
        hand={1: "orc orc", 2: "orc orc"},
    )
    table.commit("orc", "orc")
    assert (table.glory(1), table.owes(), table.marker("f4-n-inner")) == (1, [2], 1)


@rule("OO-19.8", "OO-R.33", "OO-12.22")
def test_discarded_cards_fight_again_in_the_next_battle() -> None:
    table = Battle(
        columns={1: "orc"},
        hand={1: "catapult orc", 2: "orc"},
        deck={1: "orc", 2: "shaman"},
        hordes={2: "f4-s-inner 2"},
        markers={2: "f4-s-inner f4-s-city"},
    )
    owned = [table.owns(seat) for seat in (1, 2)]
    table.commit("catapult", "orc")
    assert (table.glory(1), table.hordes(1, "f4-tower")) == (1, 3)
    assert "discarded 2 shaman" in table.log()
    assert [table.owns(seat) for seat in (1, 2)] == owned
    table.play(2, "march f4-s-inner")
    table.play(2, "to f4-tower")
    table.play(2, "hordes 2")
    table.walk({"ask-stand": "stand"}, until=lambda: table.asked(2) == "ask-action")
    table.play(2, "rest")
    for seat, cards in ((1, ["pack orc", "pack catapult"]), (2, ["pack orc", "pack shaman"])):
        assert [move for move in table.options(seat) if move.startswith("pack")] == cards


@rule("OO-19.6", "OO-20.6")
def test_prisoners_go_back_to_whoever_owned_them() -> None:
    table = Table(
        3,
        turn=3,
        first=1,
        river=PRISONERS,
        hordes={1: "f3-a-start 6", 2: "f3-b-start 6", 3: "f3-c-start 6"},
        prisoners={1: {2: 2, 3: 1}, 2: {1: 1}},
    )
    assert [table.reserve(seat) for seat in (1, 2, 3)] == [8, 7, 8]
    table.play(3, "rest")
    assert [table.reserve(seat) for seat in (1, 2, 3)] == [9, 9, 9]
    assert "scored 1 most-enemy-hordes" in table.log()
    assert table.glory(1) == 1


@rule("OO-19.6", "OO-20.8", "OO-20.2")
@pytest.mark.parametrize(
    ("prisoners", "scorers"),
    [
        ({1: {2: 2}, 2: {1: 2}}, [1, 2]),
        ({1: {2: 1, 3: 1}, 2: {1: 1}}, [1]),
        ({1: {2: 1}, 2: {3: 1}, 3: {1: 1}}, []),
        ({}, []),
    ],
)
def test_all_hordes_held_count_whoever_lost_them(
    prisoners: dict[int, dict[int, int]], scorers: list[int]
) -> None:
    table = Table(3, turn=3, first=1, river=PRISONERS, prisoners=prisoners)
    table.play(3, "rest")
    assert [
        seat for seat in (1, 2, 3) if f"scored {seat} most-enemy-hordes" in table.log()
    ] == scorers


@rule("OO-17.4", "OO-17.5", "OO-17.11")
def test_three_losses_decide_before_running_out_of_cards() -> None:
    table = Battle(
        fighters=(3, 3),
        losses={1: 2, 2: 1},
        track={1: 6},
        columns={1: "orc"},
        hand={1: "catapult orc", 2: "orc orc"},
        deck={1: "orc", 2: ""},
        ruins="f4-n-inner",
    )
    table.commit("catapult", "orc")
    assert (table.glory(1), table.glory(2)) == (0, 1)
    assert table.hordes(2, "f4-tower") == 3


@rule("OO-17.5", "OO-17.11")
def test_two_to_none_decides_before_running_out_of_cards() -> None:
    table = Battle(
        fighters=(3, 3),
        losses={1: 1},
        track={1: 6},
        columns={1: "orc"},
        hand={1: "catapult orc", 2: "orc orc"},
        deck={1: "orc", 2: ""},
        ruins="f4-n-inner",
    )
    table.commit("catapult", "orc")
    assert (table.glory(1), table.glory(2)) == (0, 1)


@rule("OO-17.4", "OO-17.11")
@pytest.mark.parametrize(("theirs", "winner"), [(0, 2), (2, 2)])
def test_three_losses_lose_against_fewer(theirs: int, winner: int) -> None:
    table = Battle(
        fighters=(3, 2),
        losses={1: 2, 2: theirs},
        track={1: 6},
        hand={1: "orc orc", 2: "orc orc"},
        ruins="f4-n-inner",
    )
    table.commit("orc", "orc")
    assert table.glory(winner) == 1


@rule("OO-17.3", "OO-17.4")
def test_more_than_three_losses_are_three_or_more() -> None:
    table = Battle(
        fighters=(4, 4),
        losses={1: 2, 2: 3},
        track={1: 6},
        hand={1: "orc orc", 2: "orc orc"},
        ruins="f4-n-inner f4-s-inner",
    )
    table.commit("orc", "orc")
    assert "battle-drawn f4-tower" in table.log()


@rule("OO-11.10", "OO-11.5", "OO-17.5")
def test_losses_of_forced_marches_decide_only_after_a_clash() -> None:
    table = Table(
        hordes={1: "f4-n-inner 3 laid 3, f4-s-inner 3 laid 3", 2: "f4-tower 2"},
        markers={1: "f4-n-inner f4-s-inner", 2: "f4-tower f4-e-inner"},
        owned={1: "orc orc orc", 2: "orc orc orc"},
    )
    table.play(1, "force f4-n-inner + to f4-tower + hordes 3")
    table.play(2, "stand")
    table.play(1, "force f4-s-inner + to f4-tower + hordes 3")
    table.play(1, "rest")
    for seat in (1, 2):
        table.play(seat, "pack orc + pack orc + pack orc + ready")
    table.walk({}, until=lambda: table.chance() != "draw")
    assert (table.losses(1), table.fighting(1), table.owes()) == (2, 4, [1, 2])
    table.play(1, "commit orc")
    table.play(2, "commit orc")
    assert (table.glory(2), table.hordes(2, "f4-tower")) == (1, 2)


@rule("OO-4.7", "OO-4.8", "OO-7.9")
def test_a_beaten_defender_may_not_flee_into_the_other_battle() -> None:
    table = Table(
        hordes={1: "f4-n-inner 2, f4-n-gate 2", 2: "f4-tower 2, f4-n-city 2"},
        markers={1: "f4-n-gate", 2: "f4-tower f4-n-city f4-n-inner f4-n-mid-l f4-e-inner"},
        owned={1: "orc orc", 2: "orc"},
    )
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(2, "stand")
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
    assert "retreat f4-n-inner" in table.options(2)
    table.play(2, "stand")
    table.play(1, "rest")
    table.play(1, "battle f4-n-city")
    table.play(1, "pack orc + ready")
    table.play(2, "ready")
    table.walk({}, until=lambda: table.chance() != "draw")
    assert table.asked(2) == "ask-retreat"
    assert sorted(table.options(2)) == ["retreat f4-n-inner", "retreat f4-n-mid-l"]
    table.play(2, "retreat f4-n-inner")
    assert (table.asked(1), table.hordes(1, "f4-n-city")) == ("ask-deck", 2)


@rule("OO-19.4", "OO-19.3")
def test_the_second_army_to_retreat_may_find_no_zone_left() -> None:
    table = Battle(
        fighters=(3, 3),
        losses={1: 2, 2: 2},
        track={1: 6, 2: 6},
        hand={1: "orc orc", 2: "heavy-orc orc"},
        ruins="f4-n-inner",
        river=PRISONERS,
    )
    table.commit("orc", "heavy-orc")
    assert (table.hordes(1, "f4-n-inner"), table.hordes(2, "f4-tower")) == (2, 0)
    assert (table.reserve(2), table.prisoners(1, 2)) == (10, 5)
    assert (table.glory(1), table.glory(2)) == (0, 0)


@rule("OO-16.3", "OO-4.7")
def test_a_turn_ends_after_the_last_battle() -> None:
    table = Battle(fighters=(3, 1), track={2: 6}, hand={1: "orc orc", 2: "orc orc"})
    table.commit("orc", "orc")
    assert (table.owes(), table.asked(2)) == ([2], "ask-action")
    table.walk(IDLE, until=lambda: table.owes() == [1])
    assert table.hordes(1, "f4-tower") == 3
