"""SL-6: the attack."""

import pytest

from fracas.contract import rule
from tests.legends.table import Table


@rule("SL-6.4", "SL-6.6", "SL-14.5")
def test_the_stronger_attacker_takes_the_space() -> None:
    table = Table("hunter d4", "akillon d5")
    table.go(1, "move d4 up")
    assert table.on("d5") == "hunter"
    assert table.on("d4") == ""
    assert table.lost(2) == ["akillon"]
    assert table.known("d5") == [1, 2]


@rule("SL-6.6", "SL-6.7")
def test_a_winning_defender_stays_and_does_not_go_on() -> None:
    table = Table("poy d4, hunter e5", "akillon d5")
    table.go(1, "move d4 up")
    assert table.lost(1) == ["poy"]
    assert table.on("d5") == "akillon"
    assert table.on("e5") == "hunter"
    assert table.owes() == [2]


@rule("SL-6.3", "SL-6.1", "SL-13.1", "SL-9.10")
def test_an_attacked_castle_falls_and_the_game_is_over() -> None:
    table = Table("dwarven-scout g7, wind-castle a1", "titan-castle g8, golladus f8", extras=False)
    table.play(1, "move g7 up")
    assert (table.ending(), table.ranks()) == ("ending-castle-fallen", [1, 2])


@rule("SL-6.5")
@pytest.mark.parametrize(
    ("beige", "gray", "turn", "move", "on", "lost"),
    [
        ("placton d4", "kralc d5", 1, "move d4 up", "placton", ([], ["kralc"])),
        ("placton d4", "kralc d5", 2, "move d5 down", "placton", ([], ["kralc"])),
        ("landor d4", "gwarf d5", 1, "move d4 up", "landor", ([], ["gwarf"])),
        ("landor d4", "gwarf d5", 2, "move d5 down", "gwarf", (["landor"], [])),
    ],
)
def test_some_beat_the_strongest_at_once(
    beige: str, gray: str, turn: int, move: str, on: str, lost: tuple[list[str], list[str]]
) -> None:
    table = Table(beige, gray, turn=turn)
    table.go(turn, move)
    assert table.on(move.split()[1] if on == "" else ("d5" if turn == 1 else "d4")) == on
    assert (table.lost(1), table.lost(2)) == lost
