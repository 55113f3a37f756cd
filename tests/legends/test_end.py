"""SL-13: the end of the game."""

import pytest

from fracas.contract import rule
from tests.legends.table import Table


@rule("SL-13.1", "SL-18.1", "SL-18.27")
@pytest.mark.parametrize(
    ("beige", "gray", "play"),
    [
        ("frodnaj-archer b4, wind-castle a1", "medusa h7, titan-castle h8, crush a7", 2),
        ("wind-castle a1, tiera d4", "titan-castle d5, crush h5", 1),
    ],
)
def test_a_castle_destroyed_by_any_effect_ends_the_game(beige: str, gray: str, play: int) -> None:
    table = Table(beige, gray, turn=play, extras=False)
    table.play(play, "act h7 act + accept" if play == 2 else "move d4 up")
    assert (table.ending(), table.ranks()) == ("ending-castle-fallen", [1, 2])


@rule("SL-13.2", "SL-18.1")
def test_taking_the_enemy_castle_over_wins() -> None:
    table = Table("wind-castle a1, poy b1", "parasitix d6, titan-castle h8", turn=2, extras=False)
    table.play(2, "act d6 act + accept")
    table.play(1, "choose a1")
    assert (table.ending(), table.ranks()) == ("ending-castle-taken", [2, 1])


@rule("SL-13.4", "SL-5.14", "SL-18.23")
def test_whoever_must_destroy_his_castle_loses() -> None:
    table = Table("wind-castle a1, tiera d4", "titan-castle h8, kutbone d5", extras=False)
    table.play(1, "move d4 up")
    assert table.ending() == ""
    table.pass_all()
    assert (table.ending(), table.ranks()) == ("ending-castle-fallen", [1, 2])


@rule("SL-13.5")
def test_both_castles_at_one_moment_are_a_draw() -> None:
    table = Table(
        "wind-castle e6, poy a1", "medusa d5, titan-castle c4, crush h5", turn=2, extras=False
    )
    table.play(2, "act d5 act + accept")
    assert (table.ending(), table.ranks()) == ("ending-both-castles", [1, 1])


@rule("SL-13.3", "SL-18.32", "SL-8.16")
def test_an_ability_may_still_free_who_cannot_play() -> None:
    gray = "titan-castle h8, paranos g8"
    table = Table(
        "hunter g7, poy f8, dancing-sword h7, wind-castle a1",
        gray,
        turn=2,
        extras=False,
        window=True,
    )
    assert table.ending() == ""
    table.play(2, "pass")
    table.play(1, "use h7 + to g7")
    table.pass_all()
    assert table.ending() == "ending-no-main-play"


@rule("SL-13.6", "SL-13.9", "SL-17.3")
@pytest.mark.parametrize(("choice", "most"), [("100", 100), ("50", 50)])
def test_a_standstill_is_a_draw_in_the_cleanup(choice: str, most: int) -> None:
    table = Table("poy d4", "crush d7", settings=(("standstill", choice),))
    table.war.quiet = most - 2
    table.go(1, "move d4 left")
    assert table.ending() == ""
    table.go(2, "move d7 left")
    assert (table.ending(), table.ranks()) == ("ending-standstill", [1, 1])


@rule("SL-13.6")
def test_an_attack_begins_the_count_again() -> None:
    table = Table("poy d4", "crush d5")
    table.war.quiet = 99
    table.go(1, "move d4 up")
    assert table.ending() == ""
    assert table.war.quiet == 0


@rule("SL-13.6")
def test_the_players_can_do_without_the_standstill() -> None:
    table = Table("poy d4", "crush d7", settings=(("standstill", "never"),))
    table.war.quiet = 500
    table.go(1, "move d4 left")
    assert table.ending() == ""


@rule("SL-13.6")
@pytest.mark.parametrize(
    ("beige", "gray", "move"),
    [
        ("spirit-of-vision d4", "crush d6", "act d4 vision + to d6"),
        ("frodnaj-archer! d4", "kutbone! e6", "act d4 ranged-attack + to e6"),
    ],
)
def test_what_becomes_known_or_is_destroyed_counts(beige: str, gray: str, move: str) -> None:
    table = Table(beige, gray)
    table.war.quiet = 60
    table.go(1, move)
    assert table.war.quiet == 0


@rule("SL-13.6")
def test_a_strike_that_tells_and_does_nothing_does_not_count() -> None:
    table = Table("frodnaj-archer! d4", "girr! e6")
    table.war.quiet = 60
    table.go(1, "act d4 ranged-attack + to e6")
    assert table.war.quiet == 61


@rule("SL-13.8")
@pytest.mark.parametrize(("choice", "most"), [("1000", 2000), ("500", 1000)])
def test_the_longest_game_is_a_draw(choice: str, most: int) -> None:
    table = Table("poy d4", "crush d7", settings=(("longest", choice),))
    table.war.plays = most - 2
    table.go(1, "move d4 left")
    assert table.ending() == ""
    table.go(2, "move d7 left")
    assert (table.ending(), table.ranks()) == ("ending-too-long", [1, 1])


@rule("SL-13.9")
def test_a_fallen_castle_counts_before_a_draw() -> None:
    table = Table("poy d4, wind-castle a1", "titan-castle d5, crush h5", extras=False)
    table.war.plays = 1999
    table.war.quiet = 99
    table.play(1, "move d4 up")
    assert table.ending() == "ending-castle-fallen"


@rule("SL-13.7")
def test_a_player_may_resign() -> None:
    table = Table("poy d4", "crush d7")
    table.resign(1)
    assert table.ending() == "ending-resignation"
    assert table.ranks() == [2, 1]


@rule("SL-15.4")
def test_scores_count_the_destroyed_enemies() -> None:
    table = Table(
        "poy d4, wind-castle a1",
        "titan-castle d5, crush h5",
        extras=False,
        lost={2: "kzzt mrmrm", 1: "hunter"},
        curse="crevcor",
    )
    table.play(1, "move d4 up")
    result = table.match.result()
    assert result is not None
    assert result.scores == (4, 1)
