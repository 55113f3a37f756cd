"""Random battles in which the game and a second reading of its rules must agree at each step."""

from random import Random
from typing import Final

import pytest

from fracas.contract import rule
from fracas.games.orcs.tables import CARD, UNITS
from tests.orcs.second_reading import Reading, Request, Side
from tests.orcs.table import Battle

BATTLES: Final = 250
HEROES: Final = CARD.symbols[UNITS:]
PLACES: Final = ("under", "wall", "cover")


class Comparison:
    """One battle, played in the game and in the second reading."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.assault = self.random.random() < 0.4
        heroes = self.random.sample(HEROES, 10)
        decks = [self._cards(heroes[:5]), self._cards(heroes[5:])]
        hordes = (self.random.randint(1, 5), self.random.randint(1, 5))
        columns = [self._columns(0), self._columns(1)]
        losses = (self.random.randint(0, 2), self.random.randint(0, 2))
        squares = (self.random.randint(1, 6), self.random.randint(1, 6))
        marched = self.random.randint(0, losses[0])
        berserk = tuple(seat for seat in (1, 2) if self.random.random() < 0.5)
        self.table = Battle(
            assault=self.assault,
            fighters=hordes,
            losses={1: losses[0], 2: losses[1]},
            track={1: squares[0], 2: squares[1]},
            marched=marched,
            hand={1: " ".join(decks[0][:2]), 2: " ".join(decks[1][:2])},
            deck={1: " ".join(decks[0][2:]), 2: " ".join(decks[1][2:])},
            columns={1: ", ".join(columns[0]), 2: ", ".join(columns[1])},
            berserk=berserk,
            hordes={1: "f4-n-start 2", 2: "f4-s-start 2"},
        )
        self.table.piles = {}
        self.sides = [
            Side(
                hordes[number],
                " ".join(decks[number][:2]),
                " ".join(decks[number][2:]),
                berserk=number + 1 in berserk,
            )
            for number in (0, 1)
        ]
        self.reading = Reading(self.sides[0], self.sides[1], assault=self.assault)
        self.sides[0].marched = marched
        for number, side in enumerate(self.sides):
            side.losses, side.square = losses[number], squares[number]
            for column in columns[number]:
                first, _, second = column.partition("+")
                if first != "wall":
                    self.reading.place(number, first, "")
                if second:
                    under = f"under {len(side.columns)}"
                    self.reading.place(number, second, "wall" if first == "wall" else under)
            side.new = []
        self.said: list[str] = []

    def _columns(self, number: int) -> list[str]:
        """State what is engaged already: a vanguard in an assault, and some pairs."""
        columns = []
        for _ in range(self.random.randint(2 if self.assault and not number else 0, 3)):
            first = self.random.choice(CARD.symbols[:3])
            second = self.random.choice(("", *CARD.symbols[3:UNITS]))
            if second and self.assault and number and self.random.random() < 0.3:
                first = "wall"
            columns.append(f"{first}+{second}" if second else first)
        return columns

    def _cards(self, heroes: list[str]) -> list[str]:
        """Make a deck in which pairs and heroes meet often."""
        units = [self.random.choice(CARD.symbols[:UNITS]) for _ in range(5)]
        firsts = [self.random.choice(CARD.symbols[:3]) for _ in range(2)]
        some = [*units, *firsts, *heroes]
        self.random.shuffle(some)
        return some[: self.random.randint(2, 12)]

    def play(self) -> str:
        """Play the battle to its end; tell how it ended."""
        steps = self.reading.fight()
        request: Request | None = next(steps)
        clashes = 0
        while request is not None:
            if self.reading.clashes > clashes:
                clashes = self.reading.clashes
                self._compare()
            answer = self._answer(request)
            self.said.append(f"{request[0]} {request[1]}: {answer}")
            try:
                request = steps.send(answer)
            except StopIteration:
                request = None
        return self.reading.outcome

    def _answer(self, request: Request) -> str:
        number, prompt, options = request
        if prompt in ("draw", "top"):
            return self._draw(number, prompt, options)
        table, seat = self.table, number + 1
        if prompt != table.asked(seat):
            # What all can see to be the only choice, or alike, is not asked.
            assert len(options) == 1 or prompt == "ask-place", (
                f"{request}, but {table.asked(seat)!r}: {self.said}"
            )
            return options[0]
        offered = table.options(seat)
        if prompt == "ask-place":
            assert set(offered) <= set(options), f"{request}: {offered}: {self.said}"
        else:
            assert sorted(offered) == sorted(options), f"{request}: {offered}: {self.said}"
        answer = self.random.choice(sorted(offered))
        if prompt == "ask-card" and answer == "redraw" and self.random.random() < 0.7:
            answer = offered[0]
        card = answer.removeprefix("commit ")
        found = self.reading.places(number, card) if answer.startswith("commit ") else []
        table.play(seat, answer)
        if found and table.asked(seat) == prompt:
            more = [move for move in table.options(seat) if move.split()[0] in PLACES]
            if more:
                assert set(more) <= set(found), f"{answer}: {more} {found}: {self.said}"
                where = self.random.choice(more)
                table.play(seat, where)
                return f"{answer} + {where}"
        return answer

    def _draw(self, number: int, chance: str, options: list[str]) -> str:
        table = self.table
        if table.chance() != chance:
            assert len(options) == 1, f"{number} {chance} {options}, but {table.chance()!r}"
            return options[0]
        assert table.kingdom.step_seat() == number
        assert sorted(table.odds()) == options, f"{table.odds()} {options}: {self.said}"
        card = self.random.choice(options)
        table.happen(f"{chance} {card}")
        return card

    def _compare(self) -> None:
        table = self.table
        for seat, side in enumerate(self.sides, start=1):
            theirs = (
                table.square(seat),
                table.losses(seat),
                table.fighting(seat),
                table.berserk(seat),
                table.columns(seat),
                sorted(table.hand(seat).split()),
                sorted(table.deck(seat).split()),
                sorted(table.discards(seat).split()),
            )
            mine = (
                side.square,
                side.losses,
                side.hordes,
                side.berserk,
                ", ".join(column.write() for column in side.columns),
                sorted(side.hand),
                sorted(side.deck()),
                sorted(side.discards),
            )
            assert theirs == mine, f"seat {seat}: {self.said}"


@rule("OO-12.24", "OO-17.8")
@pytest.mark.parametrize("seed", range(BATTLES))
def test_two_readings_of_the_rules_agree(seed: int) -> None:
    comparison = Comparison(seed)
    outcome = comparison.play()
    told = [line for line in comparison.table.log() if line.startswith("battle-")]
    expected = (
        "battle-drawn f4-tower" if outcome == "drawn" else f"battle-won {int(outcome) + 1} f4-tower"
    )
    assert told == [expected], comparison.said
