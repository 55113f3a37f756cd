"""What the greedy bot of Azeroth makes of a position."""

import pytest

from fracas.bots.greedily import GreedyBot
from fracas.core.dice import seeded
from fracas.core.seat import Seat
from fracas.games.azeroth.bot import idle
from tests.azeroth.table import Table


def choice(table: Table, colour: str) -> str:
    """Tell what the greedy bot does, whatever the dice."""
    seat = ("red", "blue", "green").index(colour)
    chosen = {
        table.name_of(GreedyBot(seeded(number, "bot")).choose(Seat(table.match, seat))[0])
        for number in range(3)
    }
    assert len(chosen) == 1, chosen
    return chosen.pop()


def test_a_tired_race_declines_while_there_is_time() -> None:
    names = ("A1", "A2", "A3", "B1", "B2", "C1")
    table = Table(
        dict.fromkeys(names, "red 1"), active={"red": "farmer orcs"}, phase="turn", in_round=5
    )
    assert choice(table, "red") == "decline"


@pytest.mark.parametrize(("hand", "in_round"), [(9, 3), (5, 10)])
def test_a_strong_race_and_a_late_one_go_on(hand: int, in_round: int) -> None:
    table = Table(
        {"A1": f"red {hand}", "A2": "red 1"},
        active={"red": "farmer orcs"},
        phase="turn",
        in_round=in_round,
    )
    assert choice(table, "red") == "expand"


def test_it_takes_the_field_that_pays_twice() -> None:
    table = Table(
        {"A2": "red 1"},
        active={"red": "farmer orcs"},
        hand={"red": 2},
        used=("begun",),
    )
    assert choice(table, "red") in ("conquer A1", "conquer B2")


def test_who_gave_up_holds_what_he_has() -> None:
    table = Table({"A1": "red 3"}, active={"red": "orcs"}, phase="turn")
    state = table.state
    assert table.name_of(idle(state, 0)) == "expand"
    table.play("red", "expand")
    assert table.name_of(idle(table.state, 0)) == "finish"
    assert Table(phase="turn").name_of(idle(Table(phase="turn").state, 0)) == "take 1"
