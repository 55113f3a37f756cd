"""A table to test rules at: positions by name, moves in notation, dice that fall as told.

A table is a played game without dice. It stops whenever chance must speak, and the test
says what comes. Everything is said the way a record says it: seats count from 1, moves
and outcomes are notation, and an event is its name followed by its facts.

>>> from brawl import GAME
>>> table = Table(GAME.new(seats=2))
>>> table.chance(), table.odds()
('draw', {'mug': 10, 'chair': 8, 'shove': 6, 'duck': 8})
>>> table.happen("draw mug")
>>> table.log(1), table.log(2)
(['drew 1 mug'], ['drew-unseen 1'])
>>> table.happen(*["draw duck"] * 7)
>>> table.owes(), table.asked(1), table.options(1)
([1, 2], 'ask-purse', ['grab mug', 'grab duck', 'ready'])
>>> table.why_not(1, "pass")
('not-an-answer', 'FR-1.5')
>>> table.play(1, "grab mug + ready")
>>> table.owes(), table.log()[-1]
([2], 'answered 1')

Each game's tests build on this a table of their own, with a set-up that speaks of the
game's things; `tests/brawl/table.py` is the model. A position that the game itself calls
unsound (`State.problems`) fails the test at the move that led to it.
"""

from collections.abc import Callable, Mapping
from typing import Final

from fracas.core.events import SPECTATOR, Entry
from fracas.core.game import Catalogue
from fracas.core.match import Match
from fracas.core.record import CHAIN
from fracas.core.state import State
from fracas.core.view import Result

MOST_STEPS: Final = 10_000


class Table:
    """One played game, through the doors that every player uses."""

    def __init__(self, state: State) -> None:
        self.go_on_from(state)

    def go_on_from(self, state: State) -> None:
        """Go on from this state; nothing is logged yet, and nothing can be taken back."""
        options = state.game.option_names(state.options)
        self.match = Match(state.game, state.seats, options)
        self.match.log.entries.clear()
        self.match.state = state.copy()
        self.match.state.dice = None
        self._check()

    # What happens.

    def play(self, seat: int, moves: str) -> None:
        """Make a seat's move, or a whole chain of them as in `grab mug + ready`."""
        verbs = self.match.game.verbs
        numbers = [verbs.parse(move) for move in moves.split(CHAIN)]
        self.match.submit(seat - 1, self.match.question(seat - 1), numbers)
        self._check()

    def happen(self, *outcomes: str) -> None:
        """Say what chance decides, once or several times in a row, as in `roll 5`."""
        for outcome in outcomes:
            name, _, symbol = outcome.partition(" ")
            if name != self.chance():
                raise AssertionError(f"{outcome!r} cannot happen now: {self._what_is_awaited()}")
            kind = self.match.state.chance()
            self.match.enter(self.match.game.chances.domains[kind].index(symbol))
            self._check()

    def walk(self, answers: Mapping[str, str], until: Callable[[], bool]) -> None:
        """Go on until something holds: all answer a prompt as given, chance comes as it may."""
        for _ in range(MOST_STEPS):
            if until():
                return
            if self.chance():
                self.happen(f"{self.chance()} {next(iter(self.odds()))}")
            else:
                seat = self.owes()[0]
                if seat - 1 in self.match.resigned:
                    self.answer_for(seat)
                else:
                    self.play(seat, answers[self.asked(seat)])
        raise AssertionError(f"{MOST_STEPS} steps led nowhere: {self._what_is_awaited()}")

    # What is asked.

    def owes(self) -> list[int]:
        """List the seats that owe a decision; none at chance or after the end."""
        return [seat + 1 for seat in self.match.owing()]

    def asked(self, seat: int) -> str:
        """Name the prompt that a seat owes an answer to; empty if it owes none."""
        question = self.match.state.question(seat - 1) if seat in self.owes() else None
        return "" if question is None else question.message

    def options(self, seat: int) -> list[str]:
        """List what a seat may do now, in the order of the game's verbs."""
        if seat not in self.owes():
            return []
        return [self.match.game.verbs.notation(move) for move in self.match.state.legal(seat - 1)]

    def why_not(self, seat: int, move: str) -> tuple[str, str] | None:
        """Give the reason against a move and its rule, or None for a legal one."""
        refusal = self.match.state.why_not(seat - 1, self.match.game.verbs.parse(move))
        return None if refusal is None else (refusal.text.message, refusal.rule)

    def chance(self) -> str:
        """Name what chance must decide now; empty if a seat decides, or after the end."""
        return "" if self.match.over() else self.match.game.chances.names[self.match.state.chance()]

    def odds(self) -> dict[str, int]:
        """Give what chance can decide now, each with its weight."""
        state = self.match.state
        symbols = self.match.game.chances.domains[state.chance()].symbols
        return {symbols[outcome]: weight for outcome, weight in state.outcomes()}

    # What can be seen.

    def log(self, seat: int | None = None) -> list[str]:
        """Tell what has happened, as a seat or a spectator may know it."""
        return [self._told(entry) for entry in self.match.log.seen_by(_viewer(seat))]

    def sees(self, seat: int | None = None) -> dict[str, object]:
        """Give all that a seat or a spectator may see, in the form that can be compared."""
        return self.match.view(_viewer(seat)).to_json()

    def amounts(self, label: str) -> list[int]:
        """Read one number off the panel of every seat, as all can see it."""
        facts = [fact for panel in self.match.view().panels for fact in panel.facts]
        return [
            fact.value
            for fact in facts
            if fact.label.message == label and isinstance(fact.value, int)
        ]

    def ending(self) -> str:
        """Name why the game ended; empty while it goes on."""
        return "" if not self.match.over() else self._result().reason.message

    def ranks(self) -> list[int]:
        """Give each seat's rank, in the order of the seats."""
        return list(self._result().ranks)

    # What the players arrange.

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take back its last decision."""
        return self.match.can_undo(seat - 1)

    def undo(self, seat: int) -> None:
        """Take back a seat's last decision."""
        self.match.undo(seat - 1)
        self._check()

    def step_back(self, seat: int) -> bool:
        """Take back the last move of a seat's open chain; tell whether there was one."""
        return self.match.step_back(seat - 1)

    def stand(self, seat: int, prompt: str, move: str | None) -> None:
        """Set a seat's standing answer to a kind of window, or with None ask it again."""
        number = None if move is None else self.match.game.verbs.parse(move)
        self.match.stand(seat - 1, _position(self.match.game.prompts, prompt), number)

    def automatic(self) -> list[int]:
        """List the seats that will be answered for."""
        return [seat + 1 for seat in self.match.automatic()]

    def answer_for(self, seat: int) -> None:
        """Give the automatic answer of a seat."""
        self.match.answer_for(seat - 1)
        self._check()

    def resign(self, seat: int) -> None:
        """Let a seat give up."""
        self.match.resign(seat - 1)

    def _check(self) -> None:
        problems = self.match.state.problems()
        if problems:
            raise AssertionError(f"an unsound position: {'; '.join(problems)}")

    def _what_is_awaited(self) -> str:
        if self.match.over():
            return f"the game is over ({self.ending()})"
        if self.chance():
            return f"chance must decide {self.chance()!r}, {' or '.join(self.odds())}"
        return ", ".join(f"seat {seat} owes {self.asked(seat)!r}" for seat in self.owes())

    def _result(self) -> Result:
        result = self.match.result()
        if result is None:
            raise AssertionError(f"the game goes on: {self._what_is_awaited()}")
        return result

    def _told(self, entry: Entry) -> str:
        events = self.match.game.events
        words = [events.names[entry.event]]
        for (_, domain), fact in zip(events.facts[entry.event], entry.facts, strict=False):
            words.append(domain.symbols[fact] if domain.symbols else str(fact))
        return " ".join(words)


def _viewer(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat - 1


def _position(catalogue: Catalogue, message: str) -> int:
    for position, known in enumerate(catalogue.messages):
        if known.message == message:
            return position
    raise AssertionError(f"there is no {catalogue.sort} {message!r}")
