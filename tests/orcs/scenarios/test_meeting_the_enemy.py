"""S-50 to S-57: standing or retreating, lone hordes, and battles that wait."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Table


@rule("OO-7.1", "OO-7.2", "OO-7.3", "OO-7.16")
def test_a_voluntary_retreat_gives_a_point_and_the_zone() -> None:
    """S-50."""
    table = Table(
        hordes={1: "f4-tower 2", 2: "f4-n-inner 2"},
        markers={1: "f4-tower f4-nw-cross", 2: "f4-n-inner f4-ne-cross"},
    )
    table.play(1, "march f4-tower + to f4-n-inner + hordes 2")
    assert (table.asked(2), table.glory(1)) == ("ask-stand", 0)
    assert sorted(table.options(2)) == ["retreat f4-ne-cross", "stand"]
    table.play(2, "retreat f4-ne-cross")
    assert (table.glory(1), table.hordes(2, "f4-ne-cross")) == (1, 2)
    assert table.asked(1) == "ask-village"
    table.play(1, "control f4-n-inner")
    assert (table.hordes(1, "f4-n-inner"), table.marker("f4-n-inner")) == (2, 1)
    table.play(1, "rest")
    assert table.owes() == [2]
    assert table.asked(2) == "ask-action"


def lone_horde(fortress: str = "", attackers: int = 3) -> Table:
    """Let an army come to a lone horde on a ruin that has two villages to go to."""
    table = Table(
        hordes={1: f"f4-n-city {attackers}", 2: "f4-n-mid-l 1"},
        markers={1: "f4-n-city", 2: "f4-nw-far f4-n-rim-l2"},
        ruins="f4-n-mid-l",
        fortresses={2: f"f4-n-mid-l {fortress}"} if fortress else {},
    )
    table.play(1, f"march f4-n-city + to f4-n-mid-l + hordes {attackers}")
    return table


@rule("OO-7.4", "OO-R.42")
def test_a_lone_horde_must_flee_from_three() -> None:
    """S-51."""
    table = lone_horde()
    assert table.owes() == [2]
    assert sorted(table.options(2)) == ["retreat f4-n-rim-l2", "retreat f4-nw-far"]
    table.play(2, "retreat f4-nw-far")
    assert (table.glory(1), table.hordes(2, "f4-nw-far")) == (1, 1)
    assert (table.hordes(1, "f4-n-mid-l"), table.asked(1)) == (3, "ask-action")


@rule("OO-7.4")
def test_a_lone_horde_may_face_two() -> None:
    """S-51, against two."""
    assert "stand" in lone_horde(attackers=2).options(2)


@rule("OO-7.5")
def test_a_lone_horde_in_its_fortress_may_stand() -> None:
    """S-52."""
    table = lone_horde("upright")
    assert sorted(table.options(2)) == ["retreat f4-n-rim-l2", "retreat f4-nw-far", "stand"]
    table.play(2, "stand")
    assert (table.glory(1), table.asked(1)) == (0, "ask-action")
    table.play(1, "rest")
    for seat in (1, 2):
        assert table.asked(seat) == "ask-deck"
        table.play(seat, "usual")
    assert table.asked(1) == "ask-vanguard"


@rule("OO-7.5", "OO-10.6")
def test_a_lying_fortress_does_not_let_a_lone_horde_stand() -> None:
    """S-52, with a foundation."""
    table = lone_horde("lying")
    assert sorted(table.options(2)) == ["retreat f4-n-rim-l2", "retreat f4-nw-far"]
    assert table.why_not(2, "stand") is not None


def surrounded(number: int) -> Table:
    table = Table(
        hordes={1: "f4-n-inner 3", 2: f"f4-ne-cross {number}"},
        markers={1: "f4-n-inner", 2: "f4-ne-cross"},
    )
    table.play(1, "march f4-n-inner + to f4-ne-cross + hordes 3")
    return table


@rule("OO-7.7", "OO-7.8", "OO-7.10", "OO-7.11", "OO-7.18")
def test_a_lone_horde_without_a_way_out_is_destroyed() -> None:
    """S-53."""
    table = surrounded(1)
    assert (table.owes(), table.asked(1)) == ([1], "ask-action")
    assert (table.hordes(2, "f4-ne-cross"), table.reserve(2), table.glory(1)) == (0, 15, 1)
    assert table.marker("f4-ne-cross") == 1


@rule("OO-7.8", "OO-R.16", "OO-5.17")
def test_two_hordes_without_a_way_out_must_stand() -> None:
    """S-53, variant."""
    table = surrounded(2)
    assert (table.owes(), table.asked(1), table.glory(1)) == ([1], "ask-action", 0)
    assert (table.hordes(2, "f4-ne-cross"), table.marker("f4-ne-cross")) == (2, 2)
    assert table.why_not(1, "march f4-ne-cross") == ("awaits-battle", "OO-5.17")
    table.play(1, "rest")
    assert (table.owes(), table.asked(1), table.asked(2)) == ([1, 2], "ask-deck", "ask-deck")


@rule("OO-7.9", "OO-7.10", "OO-7.11")
def test_only_some_zones_are_a_refuge() -> None:
    """S-54: neutral village, own village, ruin, and a well with an enemy's marker."""
    table = Table(
        scenario="calm",
        hordes={1: "f4-n-gate 2", 2: "f4-n-city 2"},
        markers={1: "f4-n-gate", 2: "f4-n-city f4-n-mid-l"},
        ruins="f4-n-inner",
    )
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
    assert sorted(table.options(2)) == ["retreat f4-n-inner", "retreat f4-n-mid-l", "stand"]
    assert table.why_not(2, "retreat f4-n-mid-r") == ("not-a-refuge", "OO-7.10")
    assert table.why_not(2, "retreat f4-n-gate") == ("not-a-free-refuge", "OO-7.11")
    assert table.why_not(2, "retreat f4-tower") == ("not-next-to", "OO-7.2")


@rule("OO-7.6", "OO-5.19", "OO-7.18", "OO-R.14")
def test_a_third_horde_that_joins_drives_a_lone_one_away() -> None:
    """S-55."""
    table = Table(
        hordes={1: "f4-n-inner 2, f4-s-inner 1", 2: "f4-tower 1"},
        markers={1: "f4-n-inner f4-s-inner", 2: "f4-tower f4-e-inner f4-w-inner"},
    )
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(2, "stand")
    assert (table.glory(1), table.marker("f4-tower")) == (0, 2)
    table.play(1, "march f4-s-inner + to f4-tower")
    assert table.owes() == [2]
    assert sorted(table.options(2)) == ["retreat f4-e-inner", "retreat f4-w-inner"]
    table.play(2, "retreat f4-w-inner")
    assert (table.glory(1), table.hordes(1, "f4-tower"), table.marker("f4-tower")) == (1, 3, 1)
    table.play(1, "rest")
    assert (table.owes(), table.asked(2)) == ([2], "ask-action")


def two_battles() -> Table:
    """Begin two battles with the first two actions."""
    table = Table(
        hordes={1: "f4-s-inner 2, f4-n-gate 2", 2: "f4-tower 2, f4-n-city 2"},
        markers={1: "f4-s-inner f4-n-gate", 2: "f4-tower f4-n-city f4-n-mid-l f4-e-inner"},
        owned={1: "orc orc boar-rider froksh", 2: "orc orc"},
    )
    table.play(1, "march f4-s-inner + to f4-tower + hordes 2")
    table.play(2, "stand")
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
    table.play(2, "stand")
    return table


@rule("OO-4.7", "OO-4.8", "OO-7.14")
@pytest.mark.parametrize("chosen", ["f4-tower", "f4-n-city"])
def test_battles_wait_for_the_last_action_and_are_fought_in_the_chosen_order(chosen: str) -> None:
    """S-56."""
    table = two_battles()
    assert (table.asked(1), table.actions()) == ("ask-action", 1)
    table.play(1, "recruit f4-n-start + also-recruit f4-n-start")
    assert table.hordes(1, "f4-n-start") == 2
    assert (table.owes(), table.asked(1)) == ([1], "ask-battle")
    assert sorted(table.options(1)) == ["battle f4-n-city", "battle f4-tower"]
    table.play(1, f"battle {chosen}")
    assert f"battle-begins 1 2 {chosen}" in table.log()


@rule("OO-11.3", "OO-16.3", "OO-16.4", "OO-19.8")
def test_a_hero_of_the_first_battle_is_not_in_the_second() -> None:
    """S-56, the decks."""
    table = two_battles()
    table.play(1, "rest")
    table.play(1, "battle f4-n-city")
    table.play(1, "pack orc + pack froksh + ready")
    table.play(2, "pack orc + ready")
    table.walk({}, until=lambda: table.asked(1) == "ask-card")
    table.play(1, "commit froksh")
    table.play(2, "commit orc")
    assert (table.glory(1), table.hordes(2, "f4-n-mid-l"), table.marker("f4-n-city")) == (1, 2, 1)
    assert (table.asked(1), table.asked(2)) == ("ask-deck", "ask-deck")
    assert table.why_not(1, "pack froksh") == ("hero-rests", "OO-16.3")
    packs = [move for move in table.options(1) if move.startswith("pack")]
    assert packs == ["pack orc", "pack boar-rider"]
    table.play(1, "pack orc + pack boar-rider")
    assert "pack orc" in table.options(1)
    assert table.why_not(2, "pack orc") is None


@rule("OO-7.12", "OO-7.9", "OO-R.29")
def test_a_retreat_to_the_free_tower_takes_it() -> None:
    """S-57."""
    table = Table(
        hordes={1: "f4-n-city 2", 2: "f4-n-inner 2"}, markers={1: "f4-n-city", 2: "f4-n-inner"}
    )
    table.play(1, "march f4-n-city + to f4-n-inner + hordes 2")
    table.play(2, "retreat f4-tower")
    assert (table.hordes(2, "f4-tower"), table.marker("f4-tower")) == (2, 2)


@rule("OO-7.11")
def test_a_tower_with_an_enemys_marker_is_no_refuge() -> None:
    """S-57."""
    table = Table(
        hordes={1: "f4-n-city 2", 2: "f4-n-inner 2"},
        markers={1: "f4-n-city f4-tower", 2: "f4-n-inner f4-ne-cross"},
    )
    table.play(1, "march f4-n-city + to f4-n-inner + hordes 2")
    assert table.why_not(2, "retreat f4-tower") == ("not-a-free-refuge", "OO-7.11")
    assert sorted(table.options(2)) == ["retreat f4-ne-cross", "retreat f4-nw-cross", "stand"]
