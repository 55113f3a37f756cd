"""A check at work: which games it plays, and how it says that one breaks the contract.

Every check is a public function over a game:

    random_games_end(GAME)
    random_games_end(GAME, Effort(games=1000, seed=7))

It returns nothing, or raises `ContractBroken`.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from typing import Final, Protocol
from zlib import crc32

from fracas.contract.effort import USUAL, Effort
from fracas.core.dice import Dice, seeded
from fracas.core.events import Journal
from fracas.core.game import Game
from fracas.core.state import State

CHANCE: Final = -1
_SHOWN: Final = 6


class ContractBroken(AssertionError):
    """A game breaks the contract: which check says so, and what it saw."""

    def __init__(self, check: str, message: str) -> None:
        super().__init__(f"{check}: {message}")
        self.check = check
        self.message = message


class Check(Protocol):
    """A check as it is called: over a game, with as much effort as wanted."""

    __name__: str

    def __call__(self, game: Game, effort: Effort = USUAL) -> None:
        """Return, or raise `ContractBroken`."""


@dataclass(frozen=True)
class Setup:
    """What a game is begun with: the number of seats, and a choice for each setting."""

    seats: int
    options: Mapping[str, str]

    def __str__(self) -> str:
        chosen = [f"{name} {choice}" for name, choice in self.options.items()]
        return ", ".join([f"{self.seats} seats", *chosen])


def setups(game: Game) -> list[Setup]:
    """List set-ups with every number of seats and, one by one, every choice of a setting."""
    usual = {setting.name: setting.choices[0] for setting in game.settings}
    found: list[Setup] = []
    for seats in game.seats:
        found.append(Setup(seats, usual))
        for setting in game.settings:
            if setting.fits(seats):
                found += [
                    Setup(seats, {**usual, setting.name: choice}) for choice in setting.choices[1:]
                ]
    return found


class Act:
    """One thing that happens in a game: a seat's move, or what chance decides."""

    def __init__(self, seat: int, number: int, notation: str) -> None:
        self.seat = seat
        self.number = number
        self.notation = notation

    def __str__(self) -> str:
        return self.notation

    def on(self, state: State, journal: Journal | None = None) -> None:
        """Let it happen to a state."""
        if self.seat == CHANCE:
            state.apply(self.number, journal)
        else:
            state.play(self.seat, self.number, journal)


def move_of(game: Game, seat: int, move: int) -> Act:
    """Make the act that is a seat's move."""
    return Act(seat, move, f"{seat + 1} {game.verbs.notation(move)}")


class Case:
    """One game that a check plays, with dice of its own to choose by."""

    def __init__(
        self, trial: "Trial", setup: Setup, number: int, position: State | None = None
    ) -> None:
        self.trial = trial
        self.position = position
        self.game = trial.game
        self.setup = setup
        self.number = number
        self.dice = self.fresh_dice("choices")
        self.happened: list[str] = []

    def fresh_dice(self, purpose: str) -> Dice:
        """Give dice that fall the same way whenever this case asks for this purpose."""
        return seeded(self.trial.effort.seed, f"{self.trial.name} {self.number} {purpose}")

    def new_dice(self) -> Dice:
        """Give dice that were not seen before in this case."""
        return Dice(self.dice.word(), self.dice.word(), self.dice.word(), 1)

    def begin(self, *, simulated: bool = False, journal: Journal | None = None) -> State:
        """Begin the game, with dice in the state or stopping whenever chance must speak."""
        if self.position is not None:
            return self.position.copy()
        dice = self.fresh_dice("state") if simulated else None
        with self.blaming("beginning a game"):
            return self.game.new(self.setup.seats, self.setup.options, dice, journal)

    def watchers(self) -> range:
        """Give the spectator and all seats."""
        return range(-1, self.setup.seats)

    # Playing.

    def choose(self, state: State) -> Act:
        """Choose what happens next, at random."""
        if state.chance() != 0:
            with self.blaming("the weights of chance"):
                outcome = self.dice.weighted(state.weights())
                return self.outcome_of(state, outcome)
        owing = state.owing()
        if not owing:
            raise self.broken("nobody owes a decision, chance is not asked, and it is not over")
        seat = owing[self.dice.below(len(owing))]
        found = self.legal(state, seat)
        return move_of(self.game, seat, found[self.dice.below(len(found))])

    def outcome_of(self, state: State, outcome: int) -> Act:
        """Make the act that is an outcome of what chance is asked now."""
        return Act(CHANCE, outcome, f"* {self.game.chances.notation(state.chance(), outcome)}")

    def legal(self, state: State, seat: int) -> list[int]:
        """List the legal moves of a seat that owes a decision: there must be one."""
        with self.blaming(f"legal moves of seat {seat + 1}"):
            found = state.legal(seat)
        if not found:
            question = state.question(seat)
            asked = "" if question is None else f" to {question.message!r}"
            raise self.broken(f"seat {seat + 1} owes an answer{asked} and has no legal move")
        return found

    def do(self, act: Act, state: State, journal: Journal | None = None) -> None:
        """Let an act happen, and remember it for messages."""
        with self.blaming(f"{str(act)!r}"):
            act.on(state, journal)
        self.happened.append(str(act))

    def play(self, state: State, journal: Journal | None = None) -> Iterator[Act]:
        """Play at random to the end; give each act just before it happens."""
        for _ in range(self.trial.effort.longest):
            if state.over():
                return
            act = self.choose(state)
            yield act
            self.do(act, state, journal)
        raise self.broken(f"no end after {self.trial.effort.longest} moves and outcomes")

    def play_out(self, state: State) -> None:
        """Play an imagined state to its end, sound all the way."""
        remembered = self.happened[:]
        for _ in self.play(state):
            self.require_sound(state, "an imagined state")
        self.require_sound(state, "an imagined state")
        self.happened = remembered

    def decisions(self, state: State) -> Iterator[Act]:
        """Play to the end, and stop at some of the positions in which a seat is asked."""
        for act in self.moments(state):
            if act.seat != CHANCE:
                yield act

    def moments(self, state: State) -> Iterator[Act]:
        """Play to the end, but stop only at some positions, chosen evenly at random."""
        origin = state.copy()
        acts = list(self.play(state.copy()))
        self.happened = []
        chosen = list(range(len(acts)))
        self.dice.shuffle(chosen)
        wanted = set(chosen[: self.trial.effort.moments])
        if origin.encode() != state.encode():
            raise self.broken("playing a copy changed the original")
        for position, act in enumerate(acts):
            if position in wanted:
                yield act
            self.do(act, state)

    # Judging.

    def require_sound(self, state: State, what: str = "the state") -> None:
        """Break the contract if the game itself finds something wrong with a state."""
        with self.blaming(f"problems() of {what}"):
            problems = state.problems()
        if problems:
            raise self.broken(f"{what} has {'; '.join(problems)}")

    def broken(self, message: str) -> ContractBroken:
        """Say that the contract is broken, and where in which game."""
        count = len(self.happened)
        last = "; ".join(self.happened[-_SHOWN:])
        after = f"after {count} moves and outcomes, the last: {last}" if count else "at the start"
        place = f"{self.game.id}, {self.setup}, game {self.number} of seed {self.trial.effort.seed}"
        return self.trial.broken(f"{message}\n  ({place}, {after})")

    @contextmanager
    def blaming(self, what: str) -> Iterator[None]:
        """Turn an error out of the game's code into a broken contract that names the place."""
        try:
            yield
        except ContractBroken:
            raise
        except Exception as error:
            raise self.broken(f"{what} raises {type(error).__name__}: {error}") from error


class Trial:
    """One check of one game."""

    def __init__(self, name: str, game: Game, effort: Effort) -> None:
        self.name = name
        self.game = game
        self.effort = effort

    def cases(self, games: int = 0) -> Iterator[Case]:
        """Give games to play, over all set-ups in turn."""
        known = setups(self.game)
        for number in range(games or self.effort.games):
            # The seed shifts the order, so that a second round begins with other set-ups.
            yield Case(self, known[(number + self.effort.seed - 1) % len(known)], number + 1)

    def steered(self) -> Iterator[Case]:
        """Give a game from each of the positions that the effort names."""
        for number, position in enumerate(self.effort.positions, start=1):
            state = position()
            setup = Setup(state.seats, self.game.option_names(state.options))
            yield Case(self, setup, number, state)

    def every_setup(self) -> Iterator[Case]:
        """Give games to play, at least one for each set-up that is wanted."""
        known = setups(self.game)
        wanted = self.effort.setups
        if not 0 < wanted < len(known):
            yield from self.cases(max(self.effort.games, len(known)))
            return
        # Each check begins elsewhere and goes on in even steps, so that all together see all.
        start = crc32(self.name.encode()) + self.effort.seed - 1
        for number in range(wanted):
            place = (start + number * len(known) // wanted) % len(known)
            yield Case(self, known[place], number + 1)

    def broken(self, message: str) -> ContractBroken:
        """Say that the contract is broken."""
        return ContractBroken(self.name, message)


def check(function: Callable[[Trial], None]) -> Check:
    """Make a check out of a function over a trial."""

    @wraps(function)
    def checked(game: Game, effort: Effort = USUAL) -> None:
        function(Trial(function.__name__, game, effort))

    return checked
