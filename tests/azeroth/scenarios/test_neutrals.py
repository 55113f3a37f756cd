"""SC-104 to SC-131: Ethereals, Kobolds, Naga and Pandaren."""

from fracas.contract import rule
from tests.azeroth.table import Table


@rule("SW-15.3", "SW-23.2", "SW-63.2")
def test_ethereals_steal_and_use_at_once() -> None:
    """SC-104."""
    table = Table(
        {"A1": "red 1", "A2": "blue 2 frostmourne", "A4": "blue 1"},
        active={"red": "ethereals", "blue": "orcs"},
        hand={"red": 4},
    )
    table.play("red", "steal frostmourne>A1")
    assert (table.at("A1"), table.at("A2")) == ("red 1 frostmourne", "blue 2")
    assert table.cost("A2", "frostmourne") == 2 + 2 - 2
    table.play("red", "conquer-with A2 frostmourne")
    assert table.at("A2") == "red 2 frostmourne"
    assert table.hand("red") == 2


@rule("SW-23.1", "SW-23.3")
def test_ethereals_take_a_place_cheaper() -> None:
    """SC-105."""
    table = Table(
        {
            "D1": "red 1",
            "D2": "blue 1 dark-portal",
            "D3": "blue 1 frostmourne",
        },
        active={"red": "ethereals", "blue": "trolls"},
        hand={"red": 3},
    )
    assert table.cost("D2", "discount") == 2 + 1 + 1 - 2
    table.play("red", "conquer-with D2 discount")
    assert (table.at("D2"), table.hand("red")) == ("red 2 dark-portal", 1)
    assert table.why_not("red", "steal frostmourne>D2") == ("ability-used", "SW-23.1")


@rule("SW-23.2", "SW-23.3", "SW-Q.10")
def test_ethereals_leave_face_down_markers_alone() -> None:
    """SC-106."""
    table = Table({"D1": "red 1", "D2": "marker"}, active={"red": "ethereals"}, hand={"red": 5})
    for artifact in ("aegis-of-aggramar", "frostmourne"):
        assert table.why_not("red", f"steal {artifact}>D1") == ("no-face-up-artifact", "SW-23.2")
    assert table.why_not("red", "conquer-with D2 discount") == ("no-face-up-place", "SW-23.3")


@rule("SW-28.2")
def test_kobolds_enter_by_caverns() -> None:
    """SC-121."""
    table = Table(active={"red": "kobolds"}, hand={"red": 6})
    assert (table.cost("C2"), table.cost("C1")) == (2 + 1, 2)
    table.play("red", "conquer C2")
    assert table.at("C2") == "red 3"


@rule("SW-28.1")
def test_kobolds_dig_to_the_other_island() -> None:
    """SC-122."""
    table = Table({"C1": "red 1", "E2": "murloc"}, active={"red": "kobolds"}, hand={"red": 5})
    assert table.cost("E2") == 2 + 1
    table.play("red", "conquer E2")
    assert table.at("E2") == "red 3"


@rule("SW-29.1", "SW-29.2", "SW-29.3")
def test_naga_begin_in_the_water() -> None:
    """SC-123."""
    table = Table(active={"red": "naga"}, hand={"red": 8})
    assert table.cost("B3") == 2
    table.play("red", "conquer B3")
    assert (table.at("B3"), table.hand("red")) == ("red 2", 6)
    assert [table.cost(name) for name in ("A3", "B2", "B4", "C3")] == [2, 2, 2, 2]
    for name in ("A3", "B2", "B4", "C3"):
        assert table.may("red", f"conquer {name}")
    table.finish_turn()
    assert table.scored() == {"regions": 1}


@rule("SW-29.3")
def test_naga_in_decline_stay_in_the_water() -> None:
    """SC-124."""
    table = Table(
        {"B3": "red declined 1", "B2": "blue 1"},
        active={"blue": "orcs"},
        declined={"red": "naga"},
        hand={"blue": 9},
        turn="blue",
    )
    assert table.why_not("blue", "conquer B3") == ("only-naga-swim", "SW-5.15")
    table = Table(
        {"B3": "red declined 1", "A1": "red 1"},
        active={"red": "trolls"},
        declined={"red": "naga"},
    )
    table.finish_turn()
    assert table.scored() == {"regions": 1, "declined": 1}


@rule("SW-32.2", "SW-32.3")
def test_pandaren_give_harmony_in_the_first_round() -> None:
    """SC-128."""
    table = Table({"A1": "red 1"}, active={"red": "pandaren"}, in_round=1)
    assert table.harmony() == []
    table.finish_turn()
    assert table.harmony() == ["blue", "green"]


@rule("SW-32.2")
def test_pandaren_give_no_harmony_to_whom_they_attacked() -> None:
    """SC-128."""
    table = Table(
        {"A1": "red 1", "A2": "blue 1", "B1": "green declined 1", "D1": "green 1"},
        active={"red": "pandaren", "blue": "orcs", "green": "humans"},
        declined={"green": "trolls"},
        hand={"red": 6},
    )
    table.play("red", "conquer A2")
    table.play("red", "conquer B1")
    table.finish_turn("red")
    assert table.harmony() == ["green"]


def against_pandaren(coins: int) -> Table:
    """Let Blue, who holds Harmony, attack Red's Pandaren."""
    return Table(
        {"A1": "blue 1", "A2": "red 1", "B1": "red 1", "C4": "red 1"},
        active={"red": "pandaren", "blue": "orcs"},
        hand={"blue": 6},
        coins={"blue": coins},
        harmony=("blue",),
        turn="blue",
    )


@rule("SW-32.4", "SW-32.5")
def test_the_toll_of_harmony_is_paid_once() -> None:
    """SC-129."""
    table = against_pandaren(5)
    table.play("blue", "conquer A2")
    assert (table.coins("blue"), table.coins("red")) == (3, 7)
    table.play("blue", "conquer B1")
    assert (table.coins("blue"), table.coins("red")) == (3, 7)
    assert (table.at("A2"), table.at("B1")) == ("blue 3", "blue 3")


@rule("SW-32.6")
def test_without_coins_the_pandaren_are_left_in_peace() -> None:
    """SC-130."""
    table = against_pandaren(1)
    assert table.why_not("blue", "conquer A2") == ("cannot-pay-toll", "SW-16.4")
    assert table.may("blue", "conquer A3")


@rule("SW-32.1", "SW-32.7")
def test_pandaren_that_decline_take_harmony_back() -> None:
    """SC-131."""
    table = Table(
        {"A1": "blue 6", "A2": "red 1", "B1": "red 1"},
        active={"red": "pandaren", "blue": "orcs"},
        harmony=("blue",),
        phase="turn",
    )
    assert table.harmony() == []
    table.play("red", "decline")
    assert table.harmony() == []
    table.play("blue", "expand")
    table.play("blue", "conquer A2")
    assert table.coins("blue") == 5
    assert table.at("A2") == "blue 3"
