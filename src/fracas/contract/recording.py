"""Records: a played match can be written, read, proved, and taken up where it was left."""

import json
from typing import Final

from fracas.contract.fields import field_difference, fields
from fracas.contract.trial import CHANCE, Case, Trial, check
from fracas.core.dice import SealedDice
from fracas.core.errors import FracasError
from fracas.core.events import ANSWERED, Entry
from fracas.core.match import Match
from fracas.core.record import ENTERED, SEALED, SEEDED, parse_record, record_from_json
from fracas.core.replay import resume

_DICE: Final = (SEEDED, SEALED, ENTERED)
_UNDONE_ONCE_IN: Final = 8
_STEPPED_BACK_ONCE_IN: Final = 3
_LOOKED_AT_ONCE_IN: Final = 10
_SELDOMER_AFTER: Final = 5


@check
def records_replay(trial: Trial) -> None:
    """Matches with undo are written, read back, proved, and resumed to the same end."""
    for case in trial.every_setup():
        _Played(case, _DICE[case.number % len(_DICE)]).play()


class _Played:
    """A match and, from some point on, its twin that was taken up from the record."""

    def __init__(self, case: Case, kind: str) -> None:
        self.case = case
        self.secret = case.fresh_dice("secret").word().to_bytes(32, "big")
        nonces = [f"seat {seat + 1}".encode() for seat in range(case.setup.seats)]
        self.match = Match(
            case.game,
            case.setup.seats,
            case.setup.options,
            seed=case.trial.effort.seed if kind == SEEDED else None,
            sealed=SealedDice(self.secret, nonces) if kind == SEALED else None,
            names={0: "Anna"},
        )
        self.resumed: Match | None = None
        self.undone = False
        self.decided = 0

    def play(self) -> None:
        """Play to the end, prove the record now and then, and take it up once on the way."""
        for _ in range(self.case.trial.effort.longest):
            if self.match.over():
                break
            # Proving plays the whole record again: seldomer the longer it gets.
            seldom = max(_LOOKED_AT_ONCE_IN, len(self.match.lines) // _SELDOMER_AFTER)
            if self.case.dice.below(seldom) == 0:
                self._prove()
            self._act()
            self._compare()
        self._prove()

    def _act(self) -> None:
        case, match, dice = self.case, self.match, self.case.dice
        undoing = [seat for seat in range(case.setup.seats) if match.can_undo(seat)]
        chained = [seat for seat in match.owing() if match.state.chains[seat]]
        if undoing and dice.below(_UNDONE_ONCE_IN) == 0:
            self._in_both("undo", undoing[0], [])
        elif chained and dice.below(_STEPPED_BACK_ONCE_IN) == 0:
            self._in_both("step back", chained[dice.below(len(chained))], [])
        else:
            act = case.choose(match.state)
            self._in_both("enter" if act.seat == CHANCE else "submit", act.seat, [act.number])

    def _in_both(self, what: str, seat: int, moves: list[int]) -> None:
        said = f"{what} of seat {seat + 1} {moves}"
        self.decided = seat
        for match in (self.match, self.resumed):
            if match is None:
                continue
            with self.case.blaming(said if match is self.match else f"{said} after resuming"):
                if what == "undo":
                    match.undo(seat)
                elif what == "step back":
                    match.step_back(seat)
                elif what == "enter":
                    match.enter(moves[0])
                else:
                    match.submit(seat, match.question(seat), moves)
        self.case.happened.append(said)
        # A record does not tell of undone moves, after which earlier ones stand.
        self.undone = what == "undo" or (self.undone and bool(self.match.undo_points))

    def _compare(self) -> None:
        """Require that a resumed match goes the way of the one that was never left."""
        match, other = self.match, self.resumed
        if other is None:
            return
        same = match.state.encode() == other.state.encode() and match.lines == other.lines
        if not same or match.can_undo(self.decided) != other.can_undo(self.decided):
            self._compare_closely()

    def _compare_closely(self) -> None:
        """Compare whatever there is: fields that no snapshot holds, the record's text, the log."""
        if self.resumed is None:
            return
        case, match, other = self.case, self.match, self.resumed
        found = field_difference(fields(match.state), fields(other.state))
        if found or match.record().to_text() != other.record().to_text():
            raise case.broken(f"a resumed match goes another way: {found or 'by its record'}")
        for seat in range(case.setup.seats):
            if match.can_undo(seat) != other.can_undo(seat):
                raise case.broken(f"seat {seat + 1} may undo something else in a resumed match")
        if _lasting(match.log.entries) != _lasting(other.log.entries):
            raise case.broken("a resumed match has another log")

    def _prove(self) -> None:
        with self.case.blaming("its record"):
            self._prove_record()

    def _prove_record(self) -> None:
        case, match = self.case, self.match
        text = match.record().to_text()
        shown = match.sealed is not None and self.secret.hex() in text
        if shown != (match.sealed is not None and match.over()):
            raise case.broken("the secret of sealed dice is shown before the end, or never")
        try:
            record = parse_record(text)
            from_json = record_from_json(json.loads(json.dumps(match.record().to_json())))
            if record.to_text() != text or from_json.to_text() != text:
                raise case.broken("a record is written differently once it was read")
            # Taking a record up begins with checking it.
            resumed = resume(record, case.game, self.secret)
        except FracasError as error:
            raise case.broken(f"its record does not hold: {error}") from error
        found = field_difference(fields(match.state), fields(resumed.state))
        if found:
            raise case.broken(f"replaying its record leads elsewhere: {found}")
        if self.resumed is None and not self.undone:
            self.resumed = resumed
        self._compare_closely()


def _lasting(entries: list[Entry]) -> list[Entry]:
    return [entry for entry in entries if entry.event != ANSWERED]
