"""SC-080 to SC-083: the end of the game, and what nobody may know."""

from fracas.contract import rule
from tests.azeroth.table import Table


@rule("SW-2.4", "SW-3.1")
def test_four_players_play_nine_rounds() -> None:
    """SC-080."""
    for number, over in ((8, False), (9, True)):
        table = Table(
            {"A1": "yellow 1", "C4": "red 1"},
            seats=4,
            active={"yellow": "trolls", "red": "kobolds"},
            turn="yellow",
            in_round=number,
        )
        assert table.ending() == ""
        table.finish_turn()
        assert bool(table.ending()) == over
        if over:
            assert table.ending() == "ending-last-round-over"
            totals = [line for line in table.log() if line.startswith("total")]
            assert totals == ["total red 5", "total blue 5", "total green 5", "total yellow 6"]


@rule("SW-13.2")
def test_the_tie_goes_to_more_tokens_on_the_boards() -> None:
    """SC-081."""
    table = Table(
        {"A3": "red 5", "D1": "red declined 4", "B1": "blue declined 8", "C4": "green 1"},
        active={"red": "trolls", "blue": "orcs", "green": "humans"},
        declined={"red": "gnomes", "blue": "kobolds"},
        hand={"blue": 2},
        coins={"red": 80, "blue": 80},
        turn="green",
        in_round=10,
    )
    table.finish_turn()
    assert table.ranks() == [1, 2, 3]


@rule("SW-17.1", "SW-17.3")
def test_totals_are_hidden() -> None:
    """SC-082."""
    poor, rich = (
        Table(
            {"A1": "red 1", "B2": "blue 1", "C3": "marker"},
            active={"red": "orcs", "blue": "humans"},
            coins={"red": coins},
        )
        for coins in (3, 11)
    )
    assert poor.sees(1) != rich.sees(1)
    for other in (2, 3, None):
        assert poor.sees(other) == rich.sees(other)


@rule("SW-17.3")
def test_markers_and_bombs_are_unknown_to_all() -> None:
    """SC-082."""
    table = Table(
        {"C4": "red 1", "C3": "marker", "B4": "blue 1 bomb", "A1": "blue 1"},
        active={"red": "goblins", "blue": "humans"},
        phase="turn",
    )
    assert (table.chance(), table.odds()) == ("turn-bomb", {"dud": 6, "live": 6})
    table.happen("turn-bomb dud")
    table = Table({"C4": "red 1", "C3": "marker"}, active={"red": "orcs"}, hand={"red": 2})
    table.play("red", "conquer C3")
    assert table.chance() == "marker"
    assert list(table.odds().values()) == [1] * 12


@rule("SW-3.3")
def test_a_race_may_decline_in_the_last_round() -> None:
    """SC-083."""
    table = Table(
        {"A1": "red 1", "A2": "red 1", "B1": "red 1", "B2": "red 1"},
        active={"red": "orcs"},
        phase="turn",
        in_round=10,
    )
    table.play("red", "decline")
    assert table.coins("red") == 5 + 4
