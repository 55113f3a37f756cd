"""Random games in which the game and a second reading of the map must agree at each decision."""

from random import Random
from typing import Final

import pytest

from fracas.contract import rule
from tests.orcs.second_map import MapReading
from tests.orcs.table import Table

GAMES: Final = 12
CLOSE_GAMES: Final = 12
DECISIONS: Final = 500
CLOSE_CARDS: Final = "orc orc heavy-orc boar-rider crossbowman shaman catapult"
CLOSE_HEROES: Final = ("porkash", "vigdish", "kokoth", "xaphyr", "froksh", "roshnar", "buurk")
CORNERS: Final = {
    2: ("f4-n", "f4-s"),
    3: ("f3-a", "f3-b", "f3-c"),
    4: ("f4-n", "f4-e", "f4-s", "f4-w"),
}
CROSSINGS: Final = {
    "f4": ("f4-ne-cross", "f4-se-cross", "f4-sw-cross", "f4-nw-cross"),
    "f3": ("f3-ab-cross", "f3-bc-cross", "f3-ca-cross"),
}


def from_the_beginning(seed: int) -> Table:
    """State a new game, of any number of players."""
    scenario = ("standard", "total-fight", "calm")[seed % 3]
    return Table(seed % 3 + 2, in_round=1, scenario=scenario, glory="long")


def close_together(seed: int) -> Table:
    """State armies, fortresses and markers of all clans side by side."""
    random = Random(seed)
    seats = (4, 2, 4, 3)[seed % 4]
    corners = CORNERS[seats]
    face = corners[0][:2]
    zones = [f"{corner}-{place}" for corner in corners for place in ("inner", "city", "mid-l")]
    zones += [*(f"{corner}-gate" for corner in corners), *CROSSINGS[face], f"{face}-tower"]
    random.shuffle(zones)
    lands = {seat: [zones.pop() for _ in range(4)] for seat in range(1, seats + 1)}
    return Table(
        seats,
        glory="long",
        hordes={
            seat: ", ".join(f"{zone} {random.randint(1, 4)}" for zone in land[:3])
            for seat, land in lands.items()
        },
        markers={seat: " ".join(land) for seat, land in lands.items()},
        fortresses={
            seat: f"{land[0]} upright, {land[3]} lying"
            for seat, land in lands.items()
            if random.random() < 0.6
        },
        owned={seat: " ".join([CLOSE_CARDS, *CLOSE_HEROES[seat - 1 :: seats]]) for seat in lands},
        river="most-enemy-hordes most-hordes most-fortresses most-control-markers",
        tile="most-cities",
    )


class Wanderer:
    """Plays at random, with a liking for building and for enemies, and compares."""

    def __init__(self, table: Table, seed: int) -> None:
        self.random = Random(seed)
        self.table = table
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
            assert reading.faults(seat) == [], self.table.log()[-6:]
        elif prompt == "ask-stand":
            met = [line for line in self.table.log() if line.startswith("met")][-1]
            assert offered == reading.meeting(seat, met.split()[-1]), self.table.log()[-6:]

    def _answer(self, seat: int) -> None:
        """Answer, step by step where the answer is a chain."""
        table = self.table
        options = table.options(seat)
        if table.asked(seat) == "ask-deck":
            table.play(seat, "usual")
            return
        build = [
            move for move in options if move.split()[0] in ("lay", "raise", "control", "stand")
        ]
        march = [move for move in options if move.split()[0] in ("march", "force")]
        liked = self.random.choices((build, march, options), weights=(3, 5, 4))[0]
        move = self.random.choice(liked or options)
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
        if not fights:
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
        enemies = reading.enemies(seat)
        hot = [move for move in offered if reading.occupied(enemies, move.split()[-1])]
        eager = hot and self.random.random() < 0.7
        table.play(seat, self.random.choice(hot if eager else offered))
        if most > least:
            numbers = [f"hordes {number}" for number in range(least, most + 1)]
            assert sorted(table.options(seat)) == sorted(numbers)
            table.play(seat, self.random.choice(numbers))


@rule("OO-4.5", "OO-5.1", "OO-7.9", "OO-20.8")
@pytest.mark.parametrize("seed", range(GAMES))
def test_two_readings_of_the_map_agree(seed: int) -> None:
    wanderer = Wanderer(from_the_beginning(seed), seed)
    wanderer.play()
    assert wanderer.decisions > 50


@rule("OO-4.5", "OO-7.1", "OO-7.9", "OO-10.9", "OO-22.3")
@pytest.mark.parametrize("seed", range(CLOSE_GAMES))
def test_two_readings_agree_where_clans_stand_close_together(seed: int) -> None:
    wanderer = Wanderer(close_together(seed), seed)
    wanderer.play()
    assert any(line.startswith("met") for line in wanderer.table.log())
