"""The machine: it runs steps, asks questions, takes answers, and lets chance speak.

The top step is run until a seat owes a decision or chance must decide. A choice inside
an effect, or a response in the middle of an attack, is one more step on the stack.

A game's final class says what each kind of step does (`advance`), what an answer and an
outcome mean (`answer`, `happened`), and what is legal (`obstacle`). The part that only
looks at a state, without moving it, is `fracas.core.state`.
"""

from typing import Final

from fracas.core.compiling import mypyc_attr
from fracas.core.dice import Dice
from fracas.core.errors import EndlessSteps, IllegalMove, IllegalOutcome, Refusal, StepFault
from fracas.core.events import ANSWERED, EVERYONE, NOBODY, ONLY_CHOICE, Journal
from fracas.core.game import (
    GAME_OVER,
    NOT_ASKED,
    UNKNOWN_MOVE,
    UNKNOWN_SEAT,
    Game,
)
from fracas.core.steps import UNSET, Steps
from fracas.core.text import Text

MOST_STEPS: Final = 1_000_000
MOST_CHAIN: Final = 999
_NO_CHAINS: Final[list[tuple[int, ...]]] = []
_UNIFORM: Final[tuple[int, ...]] = ()


def endless_chain(game: str) -> EndlessSteps:
    """Name the fault of a game whose chains do not end."""
    return EndlessSteps(f"{game}: a chain of more than {MOST_CHAIN} moves")


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(Steps):
    """The part of a state that moves. See `State` for the part that looks."""

    __slots__ = (
        "answered",
        "asked",
        "chains",
        "chance_audience",
        "chance_kind",
        "chance_weights",
        "dice",
        "disclosures",
        "ending",
        "game",
        "journal",
        "numbers",
        "openly",
        "options",
        "owed",
        "ranks",
        "retired",
        "scores",
        "seats",
        "together",
    )

    def __init__(self, game: Game, seats: int, options: tuple[int, ...]) -> None:
        super().__init__()
        self.game = game
        self.seats = seats
        self.options = options
        self.asked = UNSET
        self.numbers = UNSET
        self.chains = _NO_CHAINS
        self.owed = 0
        self.answered = 0
        self.together = False
        self.openly = False
        self.disclosures = 0
        self.retired = 0
        self.chance_kind = 0
        self.chance_weights = _UNIFORM
        self.chance_audience = EVERYONE
        self.ending = 0
        self.ranks: tuple[int, ...] = ()
        self.scores: tuple[int, ...] = ()
        self.dice: Dice | None = None
        self.journal: Journal | None = None

    # What a game says.

    def begin(self) -> None:
        """Set the fields to the start of a game and push the first step."""
        raise NotImplementedError

    def advance(self, step: int) -> None:
        """Run the top step from its place to its next: one atomic step of the rules."""
        raise NotImplementedError

    def answer(self, seat: int, move: int) -> None:
        """Carry out the last move of a seat's answer; `chains[seat]` holds those before."""
        raise NotImplementedError

    def happened(self, chance: int, outcome: int) -> None:
        """Carry out what chance decided."""
        raise NotImplementedError

    def obstacle(self, seat: int, move: int) -> int:
        """Give 0, or the reason why an asked seat may not make a move now."""
        raise NotImplementedError

    def moves(self, seat: int, found: list[int]) -> None:
        """Append the legal moves of an asked seat, in any order.

        The default asks `obstacle` about every move of the game; games with large
        spaces walk their candidates instead.
        """
        for move in range(self.game.verbs.count):
            if self.obstacle(seat, move) == 0:
                found.append(move)

    def closes(self, seat: int, move: int) -> bool:
        """Tell whether a legal move completes the seat's answer or leaves its chain open."""
        return True

    def settle(self) -> None:
        """Do what the rules do after every atomic step, such as testing for the end."""

    # Questions and moves.

    def owing(self) -> list[int]:
        """List the seats that owe a decision now; none at chance or after the end."""
        owed = self.owed
        if owed == 0 or self.ending != 0:
            return []
        if owed & (owed - 1) == 0:
            return [owed.bit_length() - 1]
        return [seat for seat in range(self.seats) if owed >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        """List a seat's legal moves as sorted move numbers; empty if it owes nothing."""
        found: list[int] = []
        if self.ending == 0 and 0 <= seat < self.seats and self.owed >> seat & 1:
            self.moves(seat, found)
            found.sort()
        return found

    def refused(self, seat: int, move: int) -> int:
        """Give 0 for a legal move, or the reason against it: the one definition of legal."""
        if self.ending != 0:
            return GAME_OVER
        if not 0 <= seat < self.seats:
            return UNKNOWN_SEAT
        if not self.owed >> seat & 1:
            return NOT_ASKED
        if not 0 <= move < self.game.verbs.count:
            return UNKNOWN_MOVE
        return self.obstacle(seat, move)

    def play(self, seat: int, move: int, journal: Journal | None = None) -> bool:
        """Make a move and run to the next decision; an illegal one changes nothing.

        Tell whether the move completed the seat's answer, or left its chain open.
        """
        reason = self.refused(seat, move)
        if reason != 0:
            raise IllegalMove(self.refusal(reason, seat, move))
        self.journal = journal
        closed = self._take(seat, move)
        self._run()
        self.journal = None
        return closed

    def step_back(self, seat: int) -> bool:
        """Take back the last move of a seat's open chain; tell whether there was one."""
        if not 0 <= seat < self.seats or not self.owed >> seat & 1 or not self.chains[seat]:
            return False
        self.chains[seat] = self.chains[seat][:-1]
        return True

    def retire(self, seat: int) -> None:
        """Note that a seat has resigned; the rules of a game may pass it over."""
        self.retired |= 1 << seat

    def withdraw_answers(self) -> None:
        """Take back all open chains and secret answers: the players end the match here."""
        self.owed |= self.answered
        self.answered = 0
        self.chains = [()] * self.seats

    def why_not(self, seat: int, move: int) -> Refusal | None:
        """Explain why a move is not possible, or give None for a legal one."""
        reason = self.refused(seat, move)
        return self.refusal(reason, seat, move) if reason != 0 else None

    def refusal(self, reason: int, seat: int, move: int) -> Refusal:
        """Put a reason into words."""
        message = self.game.reasons.messages[reason]
        verbs = self.game.verbs
        notation = verbs.notation(move) if 0 <= move < verbs.count else "?"
        text = Text(message.message, self.explain(reason, seat, move))
        return Refusal(seat, notation, text, message.rule)

    def explain(self, reason: int, seat: int, move: int) -> dict[str, int | str | Text]:
        """Give the arguments of a reason's message."""
        return {}

    # What a step can do besides: ask, let chance decide, tell, finish.

    def ask(self, seat: int, prompt: int) -> None:
        """Ask one seat; the run stops until it has answered."""
        self._check_idle()
        self.owed = 1 << seat
        self.answered = 0
        self.together = False
        self.openly = False
        self.asked[seat] = prompt
        self.numbers[seat] += 1

    def ask_openly(self, seat: int, prompt: int) -> None:
        """Ask one seat what follows from public facts: a single option is taken for it.

        Where there are always several options use `ask`, which does not look for one.
        """
        self.ask(seat, prompt)
        self.openly = True

    def ask_together(self, seats: int, prompt: int) -> None:
        """Ask several seats (a bit each) in secret; their answers take effect together."""
        self._check_idle()
        self.owed = seats
        self.answered = 0
        self.together = True
        self.openly = False
        for seat in range(self.seats):
            if seats >> seat & 1:
                self.asked[seat] = prompt
                self.numbers[seat] += 1

    def demand(self, chance: int, audience: int = EVERYONE) -> None:
        """Let chance decide; every outcome is equally likely."""
        self._check_idle()
        self.chance_kind = chance
        self.chance_weights = _UNIFORM
        self.chance_audience = audience

    def demand_weighted(
        self, chance: int, weights: tuple[int, ...], audience: int = EVERYONE
    ) -> None:
        """Let chance decide; each outcome is as likely as its weight."""
        self._check_idle()
        self.chance_kind = chance
        self.chance_weights = weights
        self.chance_audience = audience

    def _check_idle(self) -> None:
        """Refuse to ask where somebody is asked already: the first question would be lost."""
        if self.owed != 0 or self.chance_kind != 0:
            raise StepFault(
                f"{self.game.id}: a step of kind {self.stack[self.top]} asks twice in one place; "
                "make it two places"
            )

    def disclose(self) -> None:
        """Say that something hidden became known: nobody may take back what led here."""
        self.disclosures += 1

    def tell(
        self, audience: int, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
    ) -> None:
        """Note an event for an audience, if a journal is kept."""
        if self.journal is not None:
            self.journal.add(event, audience, a, b, c, d, e)

    def finish(self, ending: int, ranks: tuple[int, ...], scores: tuple[int, ...]) -> None:
        """End the game; whatever is still on the stack is dropped."""
        self.ending = ending
        self.ranks = ranks
        self.scores = scores
        self.owed = 0
        self.answered = 0
        self.chance_kind = 0
        self.chance_weights = _UNIFORM

    # Chance.

    def chance(self) -> int:
        """Give the kind of chance that must speak now, or 0."""
        return self.chance_kind

    def weights(self) -> tuple[int, ...]:
        """Give the weight of every outcome that chance could have now, in their order."""
        if self.chance_weights:
            return self.chance_weights
        return (1,) * len(self.game.chances.domains[self.chance_kind].symbols)

    def outcomes(self) -> list[tuple[int, int]]:
        """List what chance can decide now, each with its integer weight."""
        if self.chance_kind == 0:
            return []
        return [(outcome, weight) for outcome, weight in enumerate(self.weights()) if weight]

    def apply(self, outcome: int, journal: Journal | None = None) -> None:
        """Let chance decide this and run on; an impossible outcome changes nothing."""
        if self.chance_kind == 0:
            raise IllegalOutcome("chance is not asked now", Text("chance-not-asked"))
        weights = self.weights()
        if not 0 <= outcome < len(weights) or weights[outcome] == 0:
            name = self.game.chances.names[self.chance_kind]
            raise IllegalOutcome(
                f"{name} cannot give outcome {outcome} now",
                Text("impossible-outcome"),
            )
        self.journal = journal
        self._befall(outcome)
        self._run()
        self.journal = None

    # The run.

    def open(self) -> None:
        """Give a blank state fields of its own."""
        self.stack = []
        self.asked = [0] * self.seats
        self.numbers = [0] * self.seats
        self.chains = [()] * self.seats

    def start(self, journal: Journal | None = None) -> None:
        """Begin the game and run it to its first decision or chance."""
        self.journal = journal
        self.begin()
        self._run()
        self.journal = None

    def _take(self, seat: int, move: int) -> bool:
        """Accept a legal move; other seats notice nothing before it closes its chain."""
        if not self.closes(seat, move):
            if len(self.chains[seat]) >= MOST_CHAIN:
                raise endless_chain(self.game.id)
            self.chains[seat] = (*self.chains[seat], move)
            return False
        bit = 1 << seat
        if self.together:
            self.chains[seat] = (*self.chains[seat], move)
            self.owed &= ~bit
            self.answered |= bit
            self.tell(EVERYONE, ANSWERED, seat)
            if self.owed == 0:
                self._open_answers()
        else:
            self.owed = 0
            self.answer(seat, move)
            self.chains[seat] = ()
            if self.ending == 0:
                self.settle()
        return True

    def _open_answers(self) -> None:
        """Let the answers of a simultaneous question take effect, in seat order."""
        answered = self.answered
        self.answered = 0
        self.together = False
        self.disclosures += 1
        for seat in range(self.seats):
            if answered >> seat & 1 and self.ending == 0:
                chain = self.chains[seat]
                self.chains[seat] = chain[:-1]
                self.answer(seat, chain[-1])
                self.chains[seat] = ()
                if self.owed != 0 or self.chance_kind != 0:
                    raise StepFault(
                        f"{self.game.id}: the answer to a simultaneous question asks; "
                        "note it, and let the step's next place do what follows"
                    )
        # Where the game ended on the way, the answers left have no effect and leave no trace.
        self.chains = [()] * self.seats
        if self.ending == 0:
            self.settle()

    def _befall(self, outcome: int) -> None:
        chance = self.chance_kind
        if self.chance_audience != NOBODY:
            self.disclosures += 1
        # Nothing stays behind: weights can tell what a deck held, to whom may not know.
        self.chance_kind = 0
        self.chance_weights = _UNIFORM
        self.happened(chance, outcome)
        if self.ending == 0:
            self.settle()

    def _run(self) -> None:
        steps = 0
        while self.ending == 0:
            if self.owed != 0:
                if not self.openly or not self._take_single():
                    return
            elif self.chance_kind != 0:
                dice = self.dice
                if dice is None:
                    return
                weights = self.chance_weights
                if weights:
                    self._befall(dice.weighted(weights))
                else:
                    domain = self.game.chances.domains[self.chance_kind]
                    self._befall(dice.below(len(domain.symbols)))
            else:
                self.advance(self.stack[self.top])
                if self.ending == 0:
                    top = self.top
                    self.settle()
                    if self.top != top and (self.owed != 0 or self.chance_kind != 0):
                        raise StepFault(
                            f"{self.game.id}: a step asked and left something to settle, whose "
                            "steps would get the answer; make it two places"
                        )
            steps += 1
            if steps > MOST_STEPS:
                raise EndlessSteps(
                    f"{self.game.id}: {MOST_STEPS} steps without a decision or an end; "
                    f"the top step is of kind {self.stack[self.top]}"
                )

    def _take_single(self) -> bool:
        """Take the only option of an open question, and say so; tell whether there was one.

        An option that would only begin a chain is left to the seat.
        """
        seat = self.owing()[0]
        if self.chains[seat]:
            return False
        found: list[int] = []
        self.moves(seat, found)
        if len(found) != 1 or not self.closes(seat, found[0]):
            return False
        self.tell(EVERYONE, ONLY_CHOICE, seat)
        self._take(seat, found[0])
        return True
