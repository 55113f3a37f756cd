"""S-180 to S-190: rulings that keep programs alike."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle, Table

PRISONERS = "most-enemy-hordes most-fortresses white-tower most-villages-held"
PAIR = "orc+crossbowman"


def before_decks(fortress: str = "") -> Table:
    """Let two sides make their decks for a battle at the tower."""
    table = Table(
        hordes={1: "f4-n-inner 2", 2: "f4-tower 2"},
        markers={1: "f4-n-inner", 2: "f4-tower f4-s-inner"},
        fortresses={2: fortress} if fortress else {},
        owned={1: "orc orc orc", 2: "orc orc"},
    )
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(2, "stand")
    table.play(1, "rest")
    return table


def draw_all(table: Table) -> None:
    table.walk({}, until=lambda: table.chance() != "draw")


@rule("OO-11.9", "OO-17.7", "OO-11.10", "OO-R.46")
def test_an_empty_deck_loses_before_the_first_clash() -> None:
    """S-180."""
    table = before_decks()
    table.play(1, "pack orc + pack orc + pack orc + ready")
    table.play(2, "ready")
    draw_all(table)
    assert (table.glory(1), table.glory(2)) == (1, 0)
    assert (table.hordes(1, "f4-tower"), table.hordes(2, "f4-s-inner")) == (2, 2)
    assert not [line for line in table.log() if line.startswith("revealed")]


@rule("OO-11.9", "OO-17.6", "OO-R.46")
def test_two_empty_decks_leave_no_winner() -> None:
    """S-180, variant."""
    table = before_decks()
    table.play(1, "ready")
    table.play(2, "ready")
    assert (table.glory(1), table.glory(2)) == (0, 0)
    assert (table.hordes(1, "f4-n-inner"), table.hordes(2, "f4-s-inner")) == (2, 2)
    assert table.marker("f4-tower") == 2


@rule("OO-11.9", "OO-18.2", "OO-17.7", "OO-R.46")
def test_a_deck_that_is_all_vanguard_is_out_of_cards() -> None:
    """S-180, variant."""
    table = before_decks("f4-tower upright")
    table.play(1, "pack orc + pack orc + ready")
    table.play(2, "pack orc + ready")
    while table.asked(1) == "ask-vanguard":
        table.play(1, "engage orc")
    draw_all(table)
    assert (table.glory(1), table.glory(2)) == (0, 1)
    assert (table.hordes(1, "f4-n-inner"), table.fortress("f4-tower")) == (2, "2 upright")
    assert table.log().count("in-vanguard 1 orc") == 2


def both_may_redraw() -> Battle:
    return Battle(
        berserk=(1,),
        track={1: 3, 2: 6},
        hand={1: "orc orc", 2: "orc orc"},
        deck={1: "heavy-orc heavy-orc", 2: "boar-rider boar-rider"},
    )


@rule("OO-12.23", "OO-14.8", "OO-12.5", "OO-R.47")
def test_the_attackers_redraw_is_done_before_the_defenders() -> None:
    """S-181."""
    table = both_may_redraw()
    table.play(1, "redraw")
    assert table.square(1) == 3
    table.play(2, "redraw")
    assert table.hand(2) == "orc orc"
    assert (table.asked(1), table.square(1), table.square(2)) == ("ask-berserk", 4, 6)
    table.play(1, "berserk")
    for seat in (1, 2):
        assert (table.owes(), table.asked(seat)) == ([seat], "ask-shuffle")
        table.play(seat, "leave-order")
    assert (table.square(2), table.losses(2), table.fighting(2)) == (2, 1, 2)
    assert (table.owes(), table.asked(1), table.asked(2)) == ([1, 2], "ask-card", "ask-card")
    assert (table.hand(1), table.hand(2)) == ("heavy-orc heavy-orc", "boar-rider boar-rider")


@rule("OO-12.23", "OO-R.47")
def test_a_card_committed_stands_whatever_the_enemy_redraws() -> None:
    """S-181, had the attacker committed."""
    table = both_may_redraw()
    table.play(1, "commit orc")
    table.play(2, "redraw")
    table.play(2, "leave-order")
    assert (table.owes(), table.asked(2)) == ([2], "ask-card")
    table.play(2, "commit boar-rider")
    assert "revealed 1 orc" in table.log()


@rule("OO-5.19", "OO-5.21", "OO-5.22", "OO-7.15")
def test_several_groups_fight_one_battle() -> None:
    """S-182."""
    table = Table(
        hordes={1: "f4-n-inner 2, f4-s-inner 3 laid 3", 2: "f4-tower 2"},
        markers={1: "f4-n-inner f4-s-inner", 2: "f4-tower f4-e-inner"},
        owned={1: "orc orc", 2: "orc orc"},
    )
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(2, "stand")
    table.play(1, "force f4-s-inner + to f4-tower + hordes 3")
    assert (table.owes(), table.asked(1), table.actions()) == ([1], "ask-action", 1)
    assert (table.hordes(1, "f4-tower"), table.reserve(1)) == (4, 10)
    table.play(1, "rest")
    table.play(1, "pack orc + pack orc + ready")
    table.play(2, "pack orc + pack orc + ready")
    draw_all(table)
    assert (table.fighting(1), table.losses(1)) == (4, 1)
    assert (table.fighting(2), table.losses(2)) == (2, 0)


@rule("OO-5.22", "OO-5.16", "OO-7.6")
def test_a_horde_spent_on_a_battle_that_falls_away_goes_home() -> None:
    """S-182, when the defender is driven away after all."""
    table = Table(
        hordes={1: "f4-n-inner 1, f4-s-inner 3 laid 3", 2: "f4-tower 1"},
        markers={1: "f4-n-inner f4-s-inner", 2: "f4-tower f4-e-inner f4-w-inner"},
    )
    table.play(1, "march f4-n-inner + to f4-tower")
    table.play(2, "stand")
    table.play(1, "force f4-s-inner + to f4-tower + hordes 3")
    table.play(2, "retreat f4-e-inner")
    assert (table.hordes(1, "f4-tower"), table.reserve(1), table.glory(1)) == (3, 12, 1)


def chased(points: int = 0) -> Table:
    """Let one army of three drive a lone horde to its only refuge."""
    table = Table(
        hordes={1: "f4-n-city 3, f4-nw-city 3", 2: "f4-n-mid-l 1"},
        markers={1: "f4-n-city f4-nw-city", 2: "f4-nw-far"},
        ruins="f4-n-mid-l",
        points={2: points},
        river=PRISONERS,
    )
    table.play(1, "march f4-n-city + to f4-n-mid-l + hordes 3")
    return table


@rule("OO-7.4", "OO-7.7", "OO-7.18", "OO-19.7")
def test_a_lone_horde_chased_twice_is_destroyed() -> None:
    """S-183."""
    table = chased()
    assert (table.hordes(2, "f4-nw-far"), table.glory(1)) == (1, 1)
    assert (table.owes(), table.asked(1)) == ([1], "ask-action")
    table.play(1, "march f4-nw-city + to f4-nw-far + hordes 3")
    assert (table.hordes(2, "f4-nw-far"), table.glory(1)) == (0, 2)
    assert (table.prisoners(1, 2), table.reserve(2)) == (1, 14)


@rule("OO-7.18", "OO-21.2")
def test_the_last_point_comes_before_the_retreat() -> None:
    """S-183, when the first point empties the pool."""
    table = chased(points=25)
    assert table.ending() == "ending-pool-empty"
    assert (table.hordes(2, "f4-n-mid-l"), table.hordes(2, "f4-nw-far")) == (1, 0)


@rule("OO-7.17", "OO-7.9")
@pytest.mark.parametrize(
    ("ruins", "markers", "staying", "legal"),
    [
        ("f4-n-mid-l", "", 0, True),
        ("f4-n-mid-l", "", 1, False),
        ("", "f4-n-mid-l", 0, False),
    ],
)
def test_an_army_may_go_where_the_attack_came_from(
    ruins: str, markers: str, staying: int, legal: bool
) -> None:
    """S-184."""
    table = Table(
        hordes={1: f"f4-n-mid-l {2 + staying}", 2: "f4-n-city 2"},
        markers={1: markers, 2: "f4-n-city f4-n-gate"},
        ruins=ruins,
    )
    table.play(1, "march f4-n-mid-l + to f4-n-city + hordes 2")
    assert "retreat f4-n-gate" in table.options(2)
    assert ("retreat f4-n-mid-l" in table.options(2)) == legal


@rule("OO-7.17", "OO-7.11")
@pytest.mark.parametrize("origin", ["f4-nw-city", "f4-nw-cross"])
def test_no_army_goes_to_a_city_or_well_with_the_attackers_marker(origin: str) -> None:
    """S-184, a city and a well."""
    zone = "f4-n-mid-l" if origin == "f4-nw-city" else "f4-n-inner"
    table = Table(
        hordes={1: f"{origin} 2", 2: f"{zone} 2"}, markers={1: origin, 2: f"{zone} f4-n-city"}
    )
    table.play(1, f"march {origin} + to {zone} + hordes 2")
    assert "retreat f4-n-city" in table.options(2)
    assert table.why_not(2, f"retreat {origin}") == ("not-a-free-refuge", "OO-7.11")


@rule("OO-16.36", "OO-16.29", "OO-16.17")
def test_xaphyr_undoes_the_push_of_kro_morda() -> None:
    """S-185."""
    table = Battle(
        columns={1: PAIR, 2: "orc+shaman"},
        track={2: 4},
        hand={1: "kro-morda orc", 2: "xaphyr orc"},
    )
    table.commit("kro-morda + cover 1 front", "xaphyr + cover 1 front")
    assert (table.square(1), table.square(2)) == (3, 6)
    assert (table.losses(2), table.fighting(2)) == (0, 3)
    assert table.log().count("horde-lost 2 1") == 1


@rule("OO-16.33", "OO-16.26")
def test_an_empty_hand_under_the_blindfold_is_not_out_of_cards() -> None:
    """S-186."""
    table = Battle(
        columns={1: PAIR},
        hand={1: "vri-hurcka orc", 2: "orc"},
        deck={1: "orc orc orc", 2: "orc catapult"},
    )
    table.commit("vri-hurcka + cover 1 front", "orc")
    assert (table.owes(), table.hand(2)) == ([1], "")
    table.play(1, "commit orc")
    assert table.columns(2) == "orc, orc"
    assert (table.hand(2), table.deck(2), table.owes()) == ("catapult", "", [1, 2])


def guest(number: int) -> Table:
    """Let east come to south's hordes in a city and fortress of north."""
    table = Table(
        4,
        turn=2,
        hordes={2: "f4-e-mid-l 3", 3: f"f4-ne-city {number}"},
        markers={1: "f4-ne-city f4-n-mid-r", 2: "f4-e-mid-l f4-ne-cross", 3: ""},
        fortresses={1: "f4-ne-city upright"},
        owned={1: "orc vigdish kraash", 2: "orc orc orc orc", 3: "orc orc xaphyr"},
    )
    table.play(2, "march f4-e-mid-l + to f4-ne-city + hordes 3")
    return table


@rule("OO-22.7", "OO-22.8", "OO-7.9")
def test_a_lone_guest_in_a_fortress_must_flee() -> None:
    """S-187."""
    table = guest(1)
    assert (table.hordes(3, "f4-n-mid-r"), table.glory(2)) == (1, 1)
    assert table.odds() == {"kraash": 1, "vigdish": 1}
    table.happen("stolen kraash")
    assert (table.heroes(1), table.heroes(2), table.heroes(3)) == ("vigdish", "kraash", "xaphyr")
    assert (table.marker("f4-ne-city"), table.fortress("f4-ne-city")) == (2, "2 lying")
    assert table.hordes(2, "f4-ne-city") == 3


@rule("OO-22.7")
def test_an_attack_on_two_guests_is_no_assault() -> None:
    """S-187, with two hordes."""
    table = guest(2)
    assert sorted(table.options(3)) == ["retreat f4-n-mid-r", "stand"]
    table.play(3, "stand")
    table.play(2, "rest")
    table.play(2, "pack orc + pack orc + pack orc + ready")
    table.play(3, "pack orc + pack orc + ready")
    draw_all(table)
    assert (table.asked(2), table.columns(2)) == ("ask-card", "")
    assert "battle-begins 2 3 f4-ne-city" in table.log()


def thirteenth() -> Table:
    twelve = (
        "f4-n-gate f4-n-rim-l1 f4-n-rim-l2 f4-n-rim-r1 f4-n-rim-r2 f4-n-mid-l f4-n-mid-r "
        "f4-ne-city f4-ne-cross f4-ne-far f4-nw-far f4-nw-cross"
    )
    table = Table(hordes={1: "f4-n-gate 2"}, markers={1: twelve})
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
    table.play(1, "halt")
    assert table.asked(1) == "ask-marker"
    assert len(table.options(1)) == 13
    return table


@rule("OO-6.21", "OO-6.22", "OO-R.21", "OO-R.50")
def test_a_thirteenth_marker_is_one_taken_back() -> None:
    """S-188."""
    table = thirteenth()
    table.play(1, "take-back f4-ne-city")
    assert table.marker("f4-ne-city") == 0
    table.happen("hero kraash", "hero buurk")
    table.play(1, "keep buurk")
    assert (table.marker("f4-n-city"), table.hordes(1, "f4-n-city")) == (1, 1)
    assert (table.markers(1), table.heroes(1)) == (12, "buurk")


@rule("OO-6.22", "OO-R.21", "OO-R.50")
def test_a_thirteenth_marker_may_be_forgone() -> None:
    """S-188."""
    table = thirteenth()
    table.play(1, "forgo")
    assert (table.asked(1), table.chance()) == ("ask-action", "")
    assert (table.marker("f4-n-city"), table.hordes(1, "f4-n-city")) == (0, 1)
    assert (table.markers(1), table.heroes(1)) == (12, "")


@rule("OO-13.12", "OO-R.48")
def test_a_card_with_a_place_must_take_it() -> None:
    """S-189."""
    table = Battle(columns={1: "orc"}, hand={1: "crossbowman orc", 2: "orc orc"})
    table.play(1, "commit crossbowman")
    assert table.owes() == [2]
    table.play(2, "commit orc")
    assert (table.columns(1), table.discards(1)) == (PAIR, "")
    assert table.square(2) == 3


@rule("OO-16.34", "OO-16.15")
def test_kokoth_needs_a_card_to_draw() -> None:
    """S-190."""
    table = Battle(columns={1: PAIR}, hand={1: "kokoth orc", 2: "orc orc"}, deck={1: ""})
    table.commit("kokoth + cover 1 front", "orc")
    assert (table.square(1), table.square(2), table.hand(1)) == (2, 2, "orc")
    assert (table.owes(), table.asked(1)) == ([1, 2], "ask-card")
    assert table.columns(1) == "orc*kokoth+crossbowman"
