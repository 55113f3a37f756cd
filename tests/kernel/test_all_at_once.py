"""Everything that players can do, in any order, at games that do anything in any order.

Whatever they try is done or refused as a whole; no seat meets a question twice; every record
holds, is taken up to the same position, and goes on when the rules are corrected.
"""

from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st

from fracas.contract import rule
from fracas.core.dice import Dice, SealedDice, seeded
from fracas.core.errors import FracasError
from fracas.core.events import EVERYONE, NOBODY, SPECTATOR, only
from fracas.core.match import Match
from fracas.core.record import parse_record
from fracas.core.replay import check, resume
from tests.kernel.playing import SECRET
from tests.kernel.scripted import (
    ASK_CHAIN,
    ASK_LAST,
    ASK_RESPONSE,
    ASK_RETORT,
    ASK_WORD,
    Corrected,
    Line,
    ask,
    ask_all,
    ask_chain,
    disclose,
    nest,
    toss,
    verbs,
)
from tests.kernel.sitting import everything

DEEDS: Final = (
    *("answer",) * 10,
    *("undo",) * 3,
    *("answer for",) * 3,
    *("stand",) * 2,
    "ask again",
    "step back",
    "nonsense",
    "too late",
    "resign",
    "offer a draw",
    "decline",
)
MOST_DEEDS: Final = 120


def any_script(dice: Dice, seats: int) -> tuple[Line, ...]:
    """Make up a script of a few lines."""

    def line() -> Line:
        seat = dice.below(seats)
        several = [other for other in range(seats) if dice.below(2)] or [seat]
        audience = (EVERYONE, NOBODY, only(seat))[dice.below(3)]
        return (
            ask(seat, words=1 + dice.below(3), openly=bool(dice.below(2))),
            ask_chain(seat, words=1 + dice.below(3), openly=bool(dice.below(2))),
            ask(seat, (ASK_RESPONSE, ASK_RETORT)[dice.below(2)]),
            ask_all(*several, prompt=(ASK_WORD, ASK_CHAIN, ASK_RESPONSE)[dice.below(3)]),
            ask_all(*several, prompt=(ASK_CHAIN, ASK_CHAIN, ASK_LAST)[dice.below(3)]),
            toss(audience=audience),
            toss(1 + dice.below(3), dice.below(3), audience=audience),
            nest(1 + dice.below(3)),
            disclose(),
        )[dice.below(9)]

    return tuple(line() for _ in range(2 + dice.below(12)))


class Evening:
    """A match in which the dice say who does what."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.seats = 1 + dice.below(4)
        self.script = any_script(dice, self.seats)
        camps = tuple(dice.below(2) for _ in range(self.seats)) if dice.below(3) == 0 else ()
        self.game = Corrected(*self.script, camps=camps)
        kind = dice.below(3)
        sealed = SealedDice(SECRET, [b"word"] * self.seats) if kind == 1 else None
        self.match = Match(self.game, self.seats, seed=7 if kind == 0 else None, sealed=sealed)
        self.secret = SECRET if kind == 1 else b""
        self.asked = [0] * self.seats
        self.met: list[set[int]] = [set() for _ in range(self.seats)]

    def play(self) -> None:
        """Do one thing after the other until the game is over, or long enough."""
        for _ in range(MOST_DEEDS):
            self.no_question_is_met_twice()
            before = everything(self.match)
            try:
                self.do(DEEDS[self.dice.below(len(DEEDS))], self.dice.below(self.seats + 2) - 1)
            except FracasError:
                assert everything(self.match) == before
                continue
            for watcher in (SPECTATOR, *range(self.seats)):
                self.match.view(watcher).to_json()
            if self.match.over() or self.dice.below(4) == 0:
                self.the_record_holds()
            if self.match.over():
                break
            if self.dice.below(16) == 0:
                self.correct_the_rules()

    def do(self, deed: str, seat: int) -> None:
        """Let a seat, or nobody that there is, do something."""
        match, dice = self.match, self.dice
        question = match.question(seat) if 0 <= seat < self.seats else 0
        nonsense = [dice.below(verbs.count + 2) - 1 for _ in range(dice.below(3))]
        prompt = dice.below(len(self.game.prompts.messages) + 1)
        if deed == "answer" and match.state.chance():
            outcomes = match.state.outcomes()
            match.enter(outcomes[dice.below(len(outcomes))][0])
        elif deed == "answer":
            owing = match.owing() or [0]
            seat = owing[dice.below(len(owing))]
            legal = match.state.legal(seat) or [0]
            match.submit(seat, match.question(seat), [legal[dice.below(len(legal))]])
        elif deed == "undo":
            match.undo(next((seat for seat in range(self.seats) if match.can_undo(seat)), seat))
        elif deed == "answer for":
            match.answer_for((match.automatic() or [seat])[0])
        elif deed == "stand":
            match.stand(seat, prompt, dice.below(verbs.count))
        elif deed == "ask again":
            match.stand(seat, prompt, None)
        elif deed == "step back":
            match.step_back(seat)
        elif deed == "nonsense":
            match.submit(seat, question, nonsense)
        elif deed == "too late":
            match.submit(seat, question - (1, 1000)[dice.below(2)], nonsense)
        elif deed == "resign" and dice.below(5) == 0:
            match.resign(seat)
        elif deed == "offer a draw" and dice.below(3) == 0:
            match.offer_draw(seat)
        else:
            match.decline_draw(seat)

    def no_question_is_met_twice(self) -> None:
        for seat, met in enumerate(self.met):
            question = self.match.question(seat)
            if question != self.asked[seat]:
                assert question not in met
                met.update({question} - {0})
                self.asked[seat] = question

    def the_record_holds(self) -> None:
        match = self.match
        record = parse_record(match.record(with_position=True).to_text())
        for again in (
            check(record, self.game).match,
            resume(record, self.game, self.secret),
        ):
            assert again.state.encode() == match.state.encode()
            assert again.record().lines == match.record().lines
            assert sorted(again.resigned) == sorted(match.resigned)
            assert _told(again) == _told(match)

    def correct_the_rules(self) -> None:
        """Go on under the next revision. Whoever keeps the match keeps its question numbers."""
        match = self.match
        record = parse_record(match.record(with_position=True).to_text())
        self.game = Corrected(*self.script, camps=self.game.camps, revision=self.game.revision + 1)
        self.match = resume(record, self.game, self.secret)
        self.match.offsets = match.offsets


def _told(match: Match) -> object:
    result = match.result()
    return None if result is None else result.to_json()


@rule("FR-1.2", "FR-1.5", "FR-6.5", "FR-6.8", "FR-6.9")
@settings(deadline=None, max_examples=60)
@given(st.integers(0, 2**32))
def test_whatever_players_do_is_done_or_refused_and_recorded(seed: int) -> None:
    Evening(seeded(seed, "evening")).play()
