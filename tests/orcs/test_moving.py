"""OO-5: which hordes may move, and where to."""

from fracas.contract import rule
from tests.orcs.table import Table


@rule("OO-5.18")
def test_recruits_may_move_in_the_same_turn() -> None:
    table = Table(hordes={1: "f4-n-start 1 laid 1"}, actions=2)
    assert table.why_not(1, "march f4-n-start") == ("has-moved", "OO-5.3")
    table.play(1, "recruit f4-n-start + enough")
    table.play(1, "march f4-n-start + to f4-n-gate")
    assert table.hordes(1, "f4-n-gate") == 1


@rule("OO-5.23")
def test_so_may_a_horde_that_comes_from_converting() -> None:
    table = Table(
        hordes={1: "f4-n-start 1 laid 1, f4-n-gate 1"}, markers={1: "f4-n-gate"}, actions=1
    )
    table.play(1, "convert f4-n-gate")
    table.play(1, "march f4-n-start + to f4-n-rim-l1")
    assert table.hordes(1, "f4-n-start") == 1
    assert table.asked(1) == "ask-halfway"


@rule("OO-5.20", "OO-R.52")
def test_there_and_back_to_fetch_a_horde() -> None:
    table = Table(hordes={1: "f4-n-start 1, f4-n-gate 2"}, ruins="f4-n-gate", actions=1)
    table.play(1, "march f4-n-start + to f4-n-gate")
    table.play(1, "fetch 2")
    table.play(1, "to f4-n-start")
    assert table.hordes(1, "f4-n-start") == 3
    assert table.hordes(1, "f4-n-gate") == 0


@rule("OO-R.52", "OO-5.21")
def test_hordes_of_two_moves_force_march_together() -> None:
    table = Table(
        hordes={1: "f4-n-start 1, f4-n-rim-l1 1, f4-n-gate 1"},
        ruins="f4-n-gate f4-n-rim-l1",
        actions=3,
    )
    for origin in ("f4-n-start", "f4-n-rim-l1"):
        table.play(1, f"march {origin} + to f4-n-gate")
        table.play(1, "halt")
    assert table.why_not(1, "force f4-n-gate") is None
    table.play(1, "force f4-n-gate + to f4-n-start")
    assert table.hordes(1, "f4-n-start") == 1
    assert table.hordes(1, "f4-n-gate") == 1
    assert table.reserve(1) == 13


@rule("OO-R.18")
def test_an_enemys_empty_zone_may_be_crossed() -> None:
    table = Table(
        hordes={1: "f4-n-inner 2"},
        markers={2: "f4-tower"},
        fortresses={2: "f4-tower upright"},
        actions=1,
    )
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(1, "to f4-e-inner")
    assert table.marker("f4-tower") == 2
    assert table.fortress("f4-tower") == "2 upright"
