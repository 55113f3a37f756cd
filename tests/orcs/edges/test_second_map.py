"""Random games in which the game and a second reading of the map must agree at each decision."""

from random import Random
from typing import Final

import pytest

from fracas.contract import rule
from tests.orcs.second_map import MapReading
from tests.orcs.table import Table

GAMES: Final = 16
DECISIONS: Final = 700


class Wanderer:
    """Plays at random, and compares."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.table = Table(seed % 3 + 2, in_round=1, scenario=("standard", "calm")[seed % 2])
        self.decisions = 0

    def play(self) -> None:
        """Play on until the game ends or enough was decided."""
        table = self.table
        while not table.match.over() and self.decisions < DECISIONS:
            if table.chance():
                table.happen(f"{table.chance()} {self.random.choice(list(table.odds()))}")
                continue
            self.decisions += 1
            seat = self.random.choice(table.owes())
            self._check(seat, table.asked(seat))
            self._answer(seat)

    def _check(self, seat: int, prompt: str) -> None:
        reading, offered = MapReading(self.table), sorted(self.table.options(seat))
        if prompt in ("ask-action", "ask-free"):
            assert offered == reading.actions(seat), self.table.log()[-6:]
        elif prompt == "ask-stand":
            met = [line for line in self.table.log() if line.startswith("met")][-1]
            assert offered == reading.meeting(seat, met.split()[-1]), self.table.log()[-6:]

    def _answer(self, seat: int) -> None:
        """Answer, step by step where the answer is a chain."""
        table = self.table
        prompt = table.asked(seat)
        options = table.options(seat)
        moves = [move for move in options if move.split()[0] in ("march", "force")]
        if prompt == "ask-deck":
            table.play(seat, "usual")
            return
        move = self.random.choice(options)
        if moves and self.random.random() < 0.7:
            move = self.random.choice(moves)
        if move == "rest":
            self._rest(seat)
            return
        origin = move.split()[-1]
        table.play(seat, move)
        while "enough" in table.options(seat):
            table.play(seat, self.random.choice(table.options(seat)))
        if move.startswith(("march", "force")):
            self._lead(seat, move.split()[0], origin)

    def _rest(self, seat: int) -> None:
        """End the turn; the last of a round is scored, unless battles come first."""
        table, reading = self.table, MapReading(self.table)
        fights = any(reading.pending(seat, zone) for zone in reading.everywhere)
        last = seat == reading.order()[-1]
        expected = reading.scoring() if last and not fights else []
        before = len(table.log())
        table.play(seat, "rest")
        told = [line for line in table.log()[before:] if line.startswith("scored")]
        assert told == expected

    def _lead(self, seat: int, verb: str, origin: str) -> None:
        """Go on with a march: where to, and how many."""
        table, reading = self.table, MapReading(self.table)
        steps = reading.first_steps if verb == "march" else reading.ends
        offered = table.options(seat)
        assert sorted(offered) == sorted(f"to {zone}" for zone in steps(seat, origin))
        place = table.zone(origin)
        moved, forced = table.kingdom.moved[place], table.kingdom.forced[place]
        most = table.hordes(seat, origin) - moved if verb == "march" else moved - forced
        least = 1 if verb == "march" else 2
        table.play(seat, self.random.choice(offered))
        if most > least:
            numbers = [f"hordes {number}" for number in range(least, most + 1)]
            assert sorted(table.options(seat)) == sorted(numbers)
            table.play(seat, self.random.choice(numbers))


@rule("OO-4.5", "OO-5.1", "OO-7.9", "OO-20.8")
@pytest.mark.parametrize("seed", range(GAMES))
def test_two_readings_of_the_map_agree(seed: int) -> None:
    wanderer = Wanderer(seed)
    wanderer.play()
    assert wanderer.decisions > 50
