"""S-01 to S-15: the worked examples of the rulebook, played through."""

import pytest

from fracas.contract import rule
from tests.orcs.table import IDLE, Battle, Table


@rule("OO-5.1", "OO-5.2", "OO-5.3", "OO-5.9", "OO-6.1")
def test_six_hordes_go_to_three_destinations_in_the_first_turn() -> None:
    """S-01."""
    table = Table(4, in_round=1, hordes={1: "f4-n-start 6"})
    for first, second, choice in (
        ("f4-n-rim-r1", "f4-n-rim-r2", "raze"),
        ("f4-n-rim-l1", "f4-n-rim-l2", "control"),
    ):
        table.play(1, f"march f4-n-start + to {first} + hordes 2")
        table.play(1, f"to {second}")
        table.play(1, f"{choice} {second}")
    table.play(1, "march f4-n-start + to f4-n-gate + hordes 2")
    table.play(1, "halt")
    table.play(1, "control f4-n-gate")
    assert [table.hordes(1, f"f4-n-{place}") for place in ("rim-r2", "rim-l2", "gate")] == [2] * 3
    assert table.hordes(1, "f4-n-start") == 0
    assert all(table.village(f"f4-n-rim-{side}1") for side in "lr")
    assert (table.marker("f4-n-rim-l1"), table.marker("f4-n-rim-r1")) == (0, 0)
    assert (table.trophies(1), table.ruin("f4-n-rim-r2")) == (1, True)
    assert (table.marker("f4-n-rim-l2"), table.marker("f4-n-gate")) == (1, 1)
    assert table.owes() == [2]


@rule("OO-5.4", "OO-5.12", "OO-6.5", "OO-6.2", "OO-5.3")
def test_a_horde_left_on_the_way_stops_before_the_others_go_on() -> None:
    """S-02."""
    table = Table(4, hordes={1: "f4-n-start 3"})
    table.play(1, "march f4-n-start + to f4-n-gate + hordes 3")
    table.play(1, "leave 1")
    assert table.asked(1) == "ask-village"
    table.play(1, "control f4-n-gate")
    assert table.marker("f4-n-gate") == 1
    assert table.asked(1) == "ask-halfway"
    table.play(1, "to f4-n-rim-r1")
    table.play(1, "raze f4-n-rim-r1")
    assert (table.hordes(1, "f4-n-gate"), table.hordes(1, "f4-n-rim-r1")) == (1, 2)
    assert table.ruin("f4-n-rim-r1")
    assert table.village("f4-n-gate")
    assert (table.berserk(1), table.trophies(1), table.actions()) == (True, 1, 2)
    for place in ("f4-n-gate", "f4-n-rim-r1"):
        assert table.why_not(1, f"march {place}") == ("has-moved", "OO-5.3")


def halfway_to_a_third() -> Table:
    table = Table(4, hordes={1: "f4-n-start 2, f4-n-gate 1"}, markers={1: "f4-n-gate"})
    table.play(1, "march f4-n-start + to f4-n-gate + hordes 2")
    return table


@rule("OO-5.5", "OO-5.6")
def test_a_horde_met_on_the_way_comes_along() -> None:
    """S-03."""
    table = halfway_to_a_third()
    table.play(1, "fetch 1")
    table.play(1, "to f4-n-rim-l1")
    table.play(1, "raze f4-n-rim-l1")
    assert (table.hordes(1, "f4-n-gate"), table.hordes(1, "f4-n-rim-l1")) == (0, 3)
    assert table.actions() == 2
    assert table.why_not(1, "march f4-n-rim-l1") == ("has-moved", "OO-5.3")


@rule("OO-5.7")
def test_a_horde_met_on_the_way_does_not_go_on_alone() -> None:
    """S-03, variant a."""
    table = halfway_to_a_third()
    assert table.why_not(1, "leave 2") == ("one-goes-on", "OO-5.7")
    assert "leave 1" in table.options(1)
    table.play(1, "fetch 1")
    for number in (1, 2):
        assert table.why_not(1, f"leave {number}") is not None


@rule("OO-5.3", "OO-5.6")
def test_a_horde_that_came_along_has_moved() -> None:
    """S-03, variant b."""
    table = halfway_to_a_third()
    table.play(1, "fetch 1")
    table.play(1, "to f4-n-start")
    assert table.hordes(1, "f4-n-start") == 3
    assert table.why_not(1, "march f4-n-start") == ("has-moved", "OO-5.3")


def with_two_fortresses() -> Table:
    return Table(
        markers={1: "f4-n-gate f4-n-city"},
        fortresses={1: "f4-n-gate upright, f4-n-city upright"},
    )


@rule("OO-9.1")
def test_two_fortresses_and_the_dark_city_buy_three_cards() -> None:
    """S-04."""
    table = with_two_fortresses()
    table.play(1, "buy heavy-orc + also-buy shaman + also-buy catapult")
    assert table.owns(1) == "orc orc orc orc heavy-orc crossbowman shaman catapult catapult"
    assert (table.actions(), table.asked(1)) == (2, "ask-action")
    assert (table.supply("heavy-orc"), table.supply("catapult")) == (7, 5)


@rule("OO-9.2")
def test_one_action_buys_no_type_twice_but_two_actions_may() -> None:
    """S-04, variants a and b."""
    table = with_two_fortresses()
    table.play(1, "buy catapult")
    assert table.why_not(1, "also-buy catapult") == ("bought-already", "OO-9.2")
    table.play(1, "enough")
    table.play(1, "buy catapult + enough")
    assert table.owns(1).split().count("catapult") == 3


@rule("OO-9.1")
@pytest.mark.parametrize("cards", ["shaman", "shaman boar-rider"])
def test_fewer_cards_than_possible_may_be_bought(cards: str) -> None:
    """S-04, variant c."""
    table = with_two_fortresses()
    table.play(1, f"buy {' + also-buy '.join(cards.split())} + enough")
    assert len(table.owns(1).split()) == 6 + len(cards.split())
    assert table.actions() == 2


@rule("OO-10.1", "OO-10.2", "OO-10.3")
def test_a_fortress_takes_two_turns() -> None:
    """S-05."""
    table = Table(hordes={1: "f4-n-gate 2, f4-n-city 1"}, markers={1: "f4-n-gate f4-n-city"})
    table.play(1, "lay f4-n-gate")
    table.play(1, "lay f4-n-city")
    for zone in ("f4-n-gate", "f4-n-city"):
        assert table.fortress(zone) == "1 lying"
        assert table.why_not(1, f"raise {zone}") == ("laid-this-turn", "OO-10.2")
    table.play(1, "rest")
    table.walk(IDLE, until=lambda: table.owes() == [1])
    table.play(1, "march f4-n-city + to f4-n-mid-l")
    table.play(1, "halt")
    table.play(1, "raze f4-n-mid-l")
    assert table.why_not(1, "raise f4-n-city") == ("builder-needed", "OO-10.1")
    table.play(1, "raise f4-n-gate")
    assert (table.fortress("f4-n-gate"), table.actions()) == ("1 upright", 1)


@rule("OO-15.2", "OO-18.8", "OO-15.8")
def test_a_heavy_orc_storms_a_fortress_with_two_boar_riders() -> None:
    """S-06."""
    table = Battle(
        assault=True,
        columns={1: "orc, orc", 2: "boar-rider, boar-rider"},
        hand={1: "heavy-orc orc", 2: "shaman orc"},
        deck={1: "catapult orc", 2: "orc orc"},
    )
    table.commit("heavy-orc", "shaman + wall")
    table.play(2, "red")
    assert (table.square(2), table.losses(2), table.fighting(2)) == (1, 1, 2)
    assert (table.square(1), table.discards(1)) == (1, "catapult")


@rule("OO-12.10", "OO-15.2")
def test_a_heavy_orc_meets_an_orc_in_the_open() -> None:
    """S-07."""
    table = Battle(hand={1: "heavy-orc orc", 2: "orc orc"})
    table.commit("heavy-orc", "orc")
    assert (table.square(1), table.square(2)) == (2, 3)


@rule("OO-14.2", "OO-15.3", "OO-13.3")
def test_a_boar_rider_rides_down_two_crossbowmen() -> None:
    """S-08."""
    table = Battle(
        columns={2: "orc+crossbowman, orc+crossbowman"},
        hand={1: "boar-rider orc", 2: "shaman orc"},
        deck={1: "orc orc orc"},
        track={2: 3},
    )
    table.commit("boar-rider", "shaman")
    assert (table.square(2), table.losses(2), table.fighting(2)) == (3, 1, 2)
    assert (table.square(1), table.discards(1), table.discards(2)) == (1, "", "shaman")


@rule(
    "OO-12.1",
    "OO-12.3",
    "OO-12.5",
    "OO-12.10",
    "OO-12.12",
    "OO-12.13",
    "OO-12.17",
    "OO-13.4",
    "OO-13.6",
    "OO-14.5",
    "OO-14.7",
    "OO-16.11",
    "OO-17.5",
    "OO-19.1",
    "OO-R.32",
)
def test_a_battle_for_a_city_takes_four_clashes() -> None:
    """S-09."""
    table = Battle(
        zone="f4-n-city",
        fighters=(3, 2),
        markers={1: "f4-n-inner f4-n-gate", 2: "f4-n-city"},
        berserk=(2,),
        hand={1: "shaman catapult", 2: "orc crossbowman"},
        deck={
            1: "orc crossbowman heavy-orc crossbowman crossbowman",
            2: "buurk shaman boar-rider orc orc",
        },
    )
    table.play(2, "commit orc")
    table.play(1, "redraw")
    assert table.square(1) == 2
    table.play(1, "leave-order")
    assert table.hand(1) == "orc crossbowman"
    table.play(1, "commit orc")
    assert (table.square(1), table.square(2)) == (3, 2)

    table.commit("heavy-orc", "crossbowman")
    assert (table.owes(), table.asked(2)) == ([2], "ask-berserk")
    assert (table.square(1), table.square(2)) == (4, 4)
    table.play(2, "hold-back")
    assert (table.square(1), table.square(2)) == (6, 4)

    table.commit("crossbowman + under 1", "buurk + cover 1 front")
    assert table.asked(2) == "ask-copy"
    assert (table.square(1), table.square(2), table.losses(1)) == (1, 5, 1)
    table.play(2, "copy crossbowman")
    assert (table.square(1), table.losses(1)) == (3, 1)

    table.commit("crossbowman", "boar-rider")
    assert (table.asked(1), table.losses(1), table.losses(2)) == ("ask-retreat", 2, 0)
    assert (table.square(1), table.square(2)) == (3, 6)
    assert table.glory(2) == 1
    table.play(1, "retreat f4-n-inner")
    assert (table.hordes(1, "f4-n-inner"), table.hordes(2, "f4-n-city")) == (1, 2)
    assert (table.marker("f4-n-city"), table.berserk(2), table.rests("buurk")) == (2, True, True)
    assert (table.glory(1), table.glory(2)) == (0, 1)


@rule(
    "OO-18.2",
    "OO-18.5",
    "OO-18.6",
    "OO-12.5",
    "OO-12.20",
    "OO-13.6",
    "OO-15.6",
    "OO-15.9",
    "OO-15.10",
    "OO-16.13",
    "OO-R.04",
    "OO-R.31",
)
def test_two_clashes_before_the_walls_of_a_fortress() -> None:
    """S-10."""
    table = Battle(
        assault=True,
        fighters=(3, 2),
        columns={1: "orc, boar-rider"},
        hand={1: "crossbowman crossbowman", 2: "orc crossbowman"},
        deck={
            1: "shaman catapult orc heavy-orc catapult heavy-orc",
            2: "shagratt gruragh orc orc orc orc orc orc",
        },
    )
    table.play(1, "redraw")
    table.play(2, "commit crossbowman")
    table.play(1, "leave-order")
    assert (table.square(1), table.hand(1)) == (2, "shaman catapult")
    table.play(1, "commit catapult + under 2")
    assert (table.square(1), table.square(2), table.discards(2)) == (4, 5, "shagratt")

    assert (table.hand(1), table.hand(2)) == ("orc shaman", "orc gruragh")
    table.commit("shaman", "gruragh")
    assert (table.asked(1), table.losses(1), table.square(1)) == ("ask-shaman", 1, 1)
    table.play(1, "green")
    assert (table.fighting(1), table.losses(1), table.square(1)) == (3, 0, 1)
    assert (table.fighting(2), table.losses(2), table.square(2)) == (2, 0, 6)
    assert table.discards(1) == "heavy-orc"
    left = [len(f"{table.deck(seat)} {table.hand(seat)}".split()) for seat in (1, 2)]
    assert left == [5, 7]
    assert table.columns(2) == "wall+crossbowman*gruragh"
    assert table.owes() == [1, 2]


@rule("OO-3.1", "OO-3.2", "OO-3.3", "OO-3.4")
def test_the_river_moves_on_after_each_game_round() -> None:
    """S-11."""
    river = ["most-cities", "most-fortresses", "white-tower", "most-villages-held"]
    later = ["most-control-markers", "most-hordes", "most-villages-razed", "most-enemy-hordes"]
    table = Table(3, turn=3, first=1, in_round=1, river=" ".join(river), tile=later[0])
    expected = list(river)
    for entering, shown in zip(later, [*later[1:], "most-cities"], strict=True):
        table.play(table.owes()[0], "rest")
        table.walk(IDLE, until=lambda: table.chance() == "tile")
        expected = [entering, *expected[:3]]
        if shown == "most-cities":
            assert set(table.odds()) == set(river)
        table.happen(f"tile {shown}")
        assert table.river().split() == expected
        assert table.top_tile() == shown
    assert table.river().split() == later[::-1]


@rule("OO-16.16", "OO-13.4")
def test_kraash_calls_on_two_heavy_orcs() -> None:
    """S-12."""
    table = Battle(
        columns={1: "heavy-orc+crossbowman, heavy-orc"}, hand={1: "kraash orc", 2: "orc orc"}
    )
    table.commit("kraash + cover 1 front", "orc")
    assert (table.square(1), table.square(2)) == (2, 2)
    table.play(1, "repeat heavy-orc")
    assert (table.square(1), table.square(2)) == (2, 6)


@rule(
    "OO-2.1",
    "OO-2.2",
    "OO-2.3",
    "OO-2.5",
    "OO-2.6",
    "OO-2.7",
    "OO-2.8",
    "OO-2.10",
    "OO-2.11",
    "OO-2.12",
    "OO-2.13",
    "OO-2.14",
    "OO-2.18",
    "OO-3.1",
)
def test_three_players_set_up_the_standard_scenario() -> None:
    """S-13."""
    table = Table(3, in_round=1)
    assert table.zones("mana-well") == ["f3-ab-cross", "f3-bc-cross", "f3-ca-cross"]
    assert len(table.zones("village")) == 32
    assert len(table.zones("ruin")) == 0
    for seat, letter in zip((1, 2, 3), "abc", strict=True):
        assert table.hordes(seat, f"f3-{letter}-start") == 6
        assert (table.reserve(seat), table.heroes(seat)) == (9, "")
        assert table.owns(seat) == "orc orc orc orc crossbowman catapult"
    piles = {"orc": 0, "heavy-orc": 8, "boar-rider": 8, "crossbowman": 4, "shaman": 8}
    assert {unit: table.supply(unit) for unit in piles} == piles
    assert table.supply("catapult") == 5
    assert table.pool() == 26
    assert len(table.river().split()) == 4
    assert table.top_tile() not in table.river().split()
    assert all(not table.fortress(zone) for zone in table.zones())
    assert all(table.marker(zone) == 0 for zone in table.zones())


@rule("OO-17.2", "OO-7.4", "OO-19.5")
def test_whoever_attacks_with_five_may_hold_what_he_wins() -> None:
    """S-14."""
    table = Battle(
        fighters=(3, 1),
        losses={1: 2},
        track={2: 6},
        hand={1: "boar-rider orc", 2: "orc orc"},
        hordes={2: "f4-s-inner 3"},
    )
    table.commit("boar-rider", "orc")
    assert (table.hordes(1, "f4-tower"), table.marker("f4-tower")) == (3, 1)
    table.play(2, "march f4-s-inner + to f4-tower + hordes 3")
    table.walk({"ask-stand": "stand"}, until=lambda: table.asked(2) == "ask-action")
    assert "stood 1 f4-tower" in table.log()
    assert table.glory(2) == 0


@rule("OO-18.2", "OO-15.4", "OO-15.9")
def test_a_vanguard_of_boar_riders_offers_crossbowmen_nothing() -> None:
    """S-15."""
    table = Battle(
        assault=True,
        columns={1: "boar-rider, boar-rider"},
        hand={1: "catapult orc", 2: "crossbowman orc"},
        deck={2: "orc orc orc"},
    )
    table.commit("catapult", "crossbowman")
    assert (table.square(1), table.square(2)) == (2, 5)
