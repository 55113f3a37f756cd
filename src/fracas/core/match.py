"""A game being played: the state, and around it what a copy must not carry.

That is the log, the dice, undo points, standing answers, resignations and draw offers.
Server, terminal and records use the match; simulation uses the state alone.
"""

from collections.abc import Mapping
from typing import Final

from fracas.core.dice import Dice, SealedDice, seal_of, seeded
from fracas.core.errors import IllegalMove, NotPossible, Refusal, UnknownSetting
from fracas.core.events import SPECTATOR, Journal
from fracas.core.game import GAME_OVER, NO_MOVE, NOT_AN_ANSWER, NOT_ASKED, STALE_QUESTION, Game
from fracas.core.record import (
    CHAIN,
    CHANCE,
    DRAWN,
    ENTERED,
    LONGEST_POSITION,
    OPEN_CHAIN,
    SEALED,
    SEEDED,
    Record,
    clean_name,
)
from fracas.core.snapshot import digest_of, word_of_bytes
from fracas.core.state import QUESTION_SPAN, State
from fracas.core.text import Text
from fracas.core.verbs import RESIGNS
from fracas.core.view import Result, View

MOST_SEED: Final = 10**18
MOST_UNDO_POINTS: Final = 64


def _clean_names(names: Mapping[int, str], seats: int) -> dict[int, str]:
    """Keep the players' names that a record can hold, of the seats that there are."""
    cleaned = {seat: clean_name(name) for seat, name in names.items() if 0 <= seat < seats}
    return {seat: name for seat, name in cleaned.items() if name}


class UndoPoint:
    """What a decision may be taken back to."""

    def __init__(
        self, seat: int, state: State, lines: int, entries: int, dice: Dice | SealedDice | None
    ) -> None:
        self.seat = seat
        self.state = state
        self.lines = lines
        self.entries = entries
        self.dice = dice


class Match:
    """A played game. All of a submission happens or none of it.

    A `seed` makes a reproducible match; `sealed` dice one that nobody could load. With
    neither, outcomes are entered by hand with `enter`: a game on a real table.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        sealed: SealedDice | None = None,
        names: Mapping[int, str] | None = None,
    ) -> None:
        self.game = game
        self.revision = game.revision
        self.names = _clean_names(names or {}, game.check_seats(seats))
        if seed is not None and not 0 <= seed < MOST_SEED:
            raise UnknownSetting(
                f"a seed is a number from 0 to {MOST_SEED - 1}",
                Text("seed-out-of-range", {"most": str(MOST_SEED - 1)}),
            )
        self.seed = seed
        self.sealed = sealed
        self.dice: Dice | SealedDice | None = sealed
        if sealed is None and seed is not None:
            self.dice = seeded(seed, "match")
        self.log = Journal()
        self.lines: list[str] = []
        self.undo_points: list[UndoPoint] = []
        self.offsets = [0] * seats
        self.standing_answers: dict[tuple[int, int], int] = {}
        self.resigned: list[int] = []
        self.draw_offers: list[int] = []
        self.ended: Result | None = None
        self.state = game.new(seats, options, None, self.log)
        self.let_chance_speak()

    # What stands.

    def over(self) -> bool:
        """Tell whether the match has ended, by the rules or by the players."""
        return self.ended is not None or self.state.over()

    def result(self) -> Result | None:
        """Give the result; whoever resigned stands behind all who did not."""
        result = self.ended if self.ended is not None else self.state.result()
        if result is None or not self.resigned:
            return result
        order = [(seat in self.resigned, rank) for seat, rank in enumerate(result.ranks)]
        # Where the rules let everybody lose, nobody has rank 1 and nobody gets it here.
        best = min(result.ranks)
        ranks = tuple(best + sum(other < own for other in order) for own in order)
        return Result(result.reason, ranks, result.scores)

    def owing(self) -> list[int]:
        """List the seats that owe a decision now."""
        return [] if self.over() else self.state.owing()

    def question(self, seat: int) -> int:
        """Give the number that an answer of this seat must quote; 0 if it owes nothing."""
        question = None if self.over() else self.state.question(seat)
        return 0 if question is None else question.number + self.offsets[seat] * QUESTION_SPAN

    def view(self, seat: int = SPECTATOR) -> View:
        """Give what a seat may see, with the question number to quote."""
        view = self.state.view(seat)
        view.owing = self.owing()
        if self.over():
            view.decision = None
            for panel in view.panels:
                panel.owes = False
        elif seat in self.resigned:
            view.decision = None
        elif view.decision is not None:
            view.decision.question = self.question(seat)
        view.result = self.result()
        return view

    def journal(self, seat: int = SPECTATOR, since: int = 0) -> list[Text]:
        """Give the log as a seat may see it, after the first `since` things it saw."""
        return [self.game.events.text(entry) for entry in self.log.seen_by(seat, since)]

    # Moves.

    def submit(self, seat: int, question: int, moves: list[int]) -> None:
        """Make a seat's moves, one or a chain, in answer to a question: all or none."""
        if seat in self.resigned and not self.over():
            raise self._refused(NOT_ASKED, seat, moves[0] if moves else NO_MOVE)  # FR-5.1
        self.submit_for(seat, question, moves)

    def submit_for(self, seat: int, question: int, moves: list[int]) -> None:
        """Make the moves of a seat that need not play itself: answered for, or played again."""
        first = moves[0] if moves else NO_MOVE
        reason = GAME_OVER if self.over() else self.state.refused(seat, first)
        if seat in self.owing() and question != self.question(seat):
            reason = STALE_QUESTION
        if reason != 0:
            raise self._refused(reason, seat, first)
        before = self.state
        after = before.copy()
        happened = Journal()
        closed = False
        for move in moves:
            if closed:
                raise self._refused(NOT_AN_ANSWER, seat, move)
            closed = after.play(seat, move, happened)
        if closed:
            self._close(seat, (*before.chains[seat], *moves), after)
        self.state = after
        self.log.entries += happened.entries
        self.let_chance_speak()

    def why_not(self, seat: int, move: int) -> Refusal | None:
        """Explain why a move is not possible, or give None for a legal one."""
        if self.over():
            return self.state.refusal(GAME_OVER, seat, move)
        if seat in self.resigned:
            return self.state.refusal(NOT_ASKED, seat, move)
        return self.state.why_not(seat, move)

    def _refused(self, reason: int, seat: int, move: int) -> IllegalMove:
        return IllegalMove(self.state.refusal(reason, seat, move))

    def _close(self, seat: int, chain: tuple[int, ...], after: State) -> None:
        """Log a whole answer; secret ones together, in seat order, once all have come."""
        before = self.state
        if seat not in self.draw_offers and seat not in self.resigned:
            self.draw_offers = []
        if before.together:
            self.undo_points = []
            if before.owed == 1 << seat:
                for other in range(before.seats):
                    if other == seat:
                        self.lines.append(self._line(seat, chain))
                    elif before.answered >> other & 1:
                        self.lines.append(self._line(other, before.chains[other]))
            return
        if after.disclosures != before.disclosures:
            self.undo_points = []
        else:
            self._note_undo_point(seat)
        self.lines.append(self._line(seat, chain))

    def _line(self, seat: int, chain: tuple[int, ...]) -> str:
        notations = [self.game.verbs.notation(move) for move in chain]
        return f"{seat + 1} {CHAIN.join(notations)}"

    def let_chance_speak(self) -> None:
        """Draw from the dice of the match, if it has any, until a seat must decide."""
        dice = self.dice
        while dice is not None and self.state.chance() != 0:
            self._happen(dice.draw(self.state.weights()))

    def _happen(self, outcome: int) -> None:
        notation = self.game.chances.notation(self.state.chance(), outcome)
        disclosed = self.state.disclosures
        self.state.apply(outcome, self.log)
        self.lines.append(f"{CHANCE} {notation}")
        if self.state.disclosures != disclosed:
            self.undo_points = []

    def enter(self, outcome: int) -> None:
        """Say what the dice or cards of a real table gave."""
        if self.dice is not None:
            raise NotPossible("this match draws for itself", Text("match-draws-itself"))
        if self.over():
            raise NotPossible("the game is over", Text("the-game-is-over"))
        after = self.state.copy()
        after.apply(outcome)
        self._happen(outcome)

    # Taking back.

    def step_back(self, seat: int) -> bool:
        """Take back the last move of a seat's open chain; tell whether there was one."""
        if self.over() or seat in self.resigned or not self.state.step_back(seat):
            return False
        self.offsets[seat] += 1
        return True

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take back its last decision."""
        if self.over() or seat in self.resigned or not self.undo_points:
            return False
        return self.undo_points[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back a seat's last decision, if nothing was revealed and nobody decided since."""
        if not self.can_undo(seat):
            raise NotPossible("there is nothing this seat may take back", Text("nothing-to-undo"))
        point = self.undo_points.pop()
        # A question asked again has a new number, so that no late answer can hit it.
        for other in range(self.state.seats):
            self.offsets[other] += self.state.numbers[other] - point.state.numbers[other] + 1
        self.state = point.state
        self.lines = self.lines[: point.lines]
        self.log.entries = self.log.entries[: point.entries]
        self.dice = point.dice

    def _note_undo_point(self, seat: int) -> None:
        origin = self.state.copy()
        origin.chains[seat] = ()
        dice = self.dice.copy() if self.dice is not None else None
        self.undo_points.append(
            UndoPoint(seat, origin, len(self.lines), len(self.log.entries), dice)
        )
        if len(self.undo_points) > MOST_UNDO_POINTS:
            del self.undo_points[0]

    # Standing answers, resignation, draws.

    def stand(self, seat: int, prompt: int, move: int | None) -> None:
        """Set a seat's standing answer to a kind of window, or with None ask it again."""
        prompts = self.game.prompts.messages
        self._check_seat(seat)
        if not 0 < prompt < len(prompts) or prompts[prompt].passing == NO_MOVE:
            raise NotPossible("only response windows take a standing answer", Text("not-a-window"))
        if move is None:
            self.standing_answers.pop((seat, prompt), None)
        else:
            self.standing_answers[seat, prompt] = move

    def automatic(self) -> list[int]:
        """List the seats that will be answered for: by a standing answer, or resigned."""
        return [seat for seat in range(self.state.seats) if self._automatic_move(seat) != NO_MOVE]

    def answer_for(self, seat: int) -> None:
        """Give one automatic answer. When, is for the caller: time must tell nothing."""
        move = self._automatic_move(seat)
        if move == NO_MOVE:
            raise NotPossible("this seat answers for itself", Text("no-standing-answer"))
        self.submit_for(seat, self.question(seat), [move])

    def _automatic_move(self, seat: int) -> int:
        if seat not in self.owing():
            return NO_MOVE
        if seat in self.resigned:
            return self.state.idle(seat)
        move = self.standing_answers.get((seat, self.state.asked[seat]), NO_MOVE)
        return move if move != NO_MOVE and self.state.refused(seat, move) == 0 else NO_MOVE

    def resign(self, seat: int) -> None:
        """Give up. The others play on; the seat is idle, and last. One camp left wins."""
        self._check_playing(seat)
        self.resigned.append(seat)
        self.state.retire(seat)
        self.draw_offers = []
        self.undo_points = []
        self.lines.append(f"{seat + 1} {RESIGNS}")
        playing = [other for other in range(self.state.seats) if other not in self.resigned]
        if len({self.state.camp(other) for other in playing}) == 1:
            camp = self.state.camp(playing[0])
            ranks = tuple(
                1 if self.state.camp(other) == camp else 2 for other in range(self.state.seats)
            )
            self._end(Result(Text("ending-resignation"), ranks, ()))

    def _end(self, result: Result) -> None:
        self.ended = result
        self.state.withdraw_answers()

    def offer_draw(self, seat: int) -> None:
        """Offer a draw, or accept one: it is a draw when all who play have offered."""
        self._check_playing(seat)
        if seat not in self.draw_offers:
            self.draw_offers.append(seat)
        if len(self.draw_offers) + len(self.resigned) == self.state.seats:
            self.lines.append(DRAWN)
            self._end(Result(Text("ending-draw-agreed"), (1,) * self.state.seats, ()))

    def decline_draw(self, seat: int) -> None:
        """Decline the offers that stand, or withdraw one's own."""
        self._check_playing(seat)
        self.draw_offers = []

    def _check_playing(self, seat: int) -> None:
        if self.over():
            raise NotPossible("the game is over", Text("the-game-is-over"))
        self._check_seat(seat)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.state.seats or seat in self.resigned:
            raise NotPossible("this seat does not play", Text("seat-does-not-play"))

    # The record.

    def record(self, with_position: bool = False) -> Record:
        """Give the full record. It holds what seats may not know: for the host, or the end.

        Sealed dice show their secret only once the match is over. From a record with its last
        position a match that is not over can go on even when a rule is corrected meanwhile.
        """
        state = self.state
        record = Record(self.game.id, self.revision, state.seats)
        record.content = self.game.content
        record.options = self.game.option_names(state.options)
        record.names = dict(self.names)
        if self.sealed is not None:
            record.dice = SEALED
            record.seal = seal_of(self.sealed.secret)
            record.nonces = [nonce.hex() for nonce in self.sealed.nonces]
            record.secret = self.sealed.secret.hex() if self.over() else ""
        elif self.seed is not None:
            record.dice = SEEDED
            record.seed = self.seed
        else:
            record.dice = ENTERED
        record.lines = self.lines + self._unfinished_lines()
        position = state.encode()
        record.digest = record.digest_with(digest_of(position))
        if with_position and not self.over():
            word = word_of_bytes(position)
            record.position = word if len(word) <= LONGEST_POSITION else ""
        return record

    def _unfinished_lines(self) -> list[str]:
        """Write the chains and secret answers that have not taken effect yet."""
        state = self.state
        lines: list[str] = []
        for seat in range(state.seats):
            if state.chains[seat]:
                line = self._line(seat, state.chains[seat])
                lines.append(line if state.answered >> seat & 1 else line + OPEN_CHAIN)
        return lines
