"""Bots see what their seat sees, and the greedy one takes what looks best."""

import pytest

from brawl import GAME as BRAWL
from fracas.bots import BOTS
from fracas.bots.greedily import VICTORY, GreedyBot, judge
from fracas.core.dice import seeded
from fracas.core.match import Match
from fracas.core.seat import Seat
from fracas.core.state import State
from tests.brawl.table import Table
from tests.kernel.playing import play_on


def chosen(table: Table, seat: int) -> str:
    """Let the greedy bot choose for a seat, which counts from 1."""
    bot = GreedyBot(seeded(1, "greedy"))
    moves = bot.choose(Seat(table.match, seat - 1))
    return " + ".join(BRAWL.verbs.notation(move) for move in moves)


def test_the_greedy_bot_strikes_down_whom_it_can() -> None:
    table = Table(3, turn=1, hands={1: "mug"}, stamina={3: 1})
    assert chosen(table, 1) == "throw 3"


def test_the_greedy_bot_wins_when_it_can() -> None:
    table = Table(2, turn=1, hands={1: "chair mug"}, stamina={2: 1})
    assert chosen(table, 1) == "throw 2"


def test_a_single_move_needs_no_thought() -> None:
    table = Table(2, turn=1, hands={1: "duck"})
    assert table.options(1) == ["pass"]
    dice = seeded(1, "greedy")
    before = dice.copy().word()
    assert GreedyBot(dice).choose(Seat(table.match, 0)) == table.match.state.legal(0)
    assert dice.word() == before


def test_a_won_game_is_better_than_any_outlook_and_a_lost_one_worse() -> None:
    state = BRAWL.new(3, dice=seeded(1, "judge"))
    assert -VICTORY < judge(state, 0) < VICTORY
    state.finish(1, (1, 2, 3), ())
    assert [judge(state, seat) for seat in range(3)] == [VICTORY, -VICTORY, -2 * VICTORY]


def test_choosing_changes_nothing_at_the_table() -> None:
    table = Table(3, hands={1: "mug chair", 2: "shove", 3: "duck"})
    before = table.match.state.encode()
    assert chosen(table, 1)
    assert table.match.state.encode() == before


@pytest.mark.parametrize("name", sorted(BOTS))
def test_bots_play_whole_games(name: str) -> None:
    match = Match(BRAWL, 4, seed=3)
    bots = [BOTS[name](seeded(seat, "whole game")) for seat in range(4)]
    while not match.over():
        seat = match.owing()[0]
        match.submit(seat, match.question(seat), bots[seat].choose(Seat(match, seat)))
    assert match.result() is not None


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_chooses_alike_in_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    compared = 0
    for seed in range(6):
        match = Match(BRAWL, 3, seed=seed)
        play_on(match, seeded(seed, "opening"), 9)
        for seat in match.owing():
            twin = Match(BRAWL, 3)
            twin.state = imagined(match, seat, seed)
            choices = [
                BOTS[name](seeded(seed, "alike")).choose(Seat(world, seat))
                for world in (match, twin)
            ]
            assert choices[0] == choices[1]
            compared += 1
    assert compared > 3


def imagined(match: Match, seat: int, seed: int) -> State:
    """Give a world that a seat cannot tell from the real one, without dice of its own."""
    world = match.state.imagine(seat, seeded(seed, "another world"))
    world.dice = None
    return world
