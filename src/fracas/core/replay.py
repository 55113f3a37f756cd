"""Playing a record again: resuming it, and proving that it is what it says.

A record whose game went on under a newer revision has parts, each under rules of its own. A
program knows the rules of one revision: it plays the part that follows them, from the position
with which that part begins.
"""

from typing import Final

from fracas.core.dice import Dice, SealBroken, SealedDice, check_sealed, seeded
from fracas.core.errors import FracasError, IllegalMove, SnapshotError
from fracas.core.events import Journal
from fracas.core.game import Game
from fracas.core.match import Match
from fracas.core.record import (
    CHAIN,
    CHANCE,
    DRAWN,
    OPEN_CHAIN,
    REVISION,
    SEALED,
    SEEDED,
    Mark,
    Record,
    RecordError,
    parse_record,
)
from fracas.core.snapshot import bytes_of_word, digest_of
from fracas.core.state import State
from fracas.core.text import Text, seat_text
from fracas.core.verbs import RESIGNS, UnknownNotation

_SHOWN: Final = 40
Draw = tuple[tuple[int, ...], int]


class Replay:
    """A record being played again, line by line.

    Of a record with several parts it is the one that follows this game's rules: `first` is how
    many lines lie before it, `drawn` how many outcomes of chance, which this program cannot prove.
    """

    def __init__(self, record: Record, game: Game) -> None:
        if record.game != game.id:
            raise RecordError(
                2,
                f"the record is of {record.game}, not of {game.id}",
                Text("record-other-game", {"game": record.game}),
            )
        marks = record.marks()
        revisions = [record.revision, *(mark.revision for mark in marks)]
        if game.revision not in revisions:
            raise _other_revision(3, revisions[-1], game)
        if record.content != game.content:
            raise RecordError(
                0,
                f"the record needs the content {record.content or 'of the game itself'}",
                Text("record-other-content", {"content": record.content or "-"}),
            )
        self.record = record
        self.game = game
        self.first = 0
        self.drawn = 0
        self.draws: list[Draw] = []
        try:
            self.match = Match(game, record.seats, record.options, names=record.names)
        except FracasError as error:
            raise RecordError(0, str(error), error.text) from error
        self.match.revision = record.revision
        if game.revision != record.revision:
            self._begin_with(marks[revisions.index(game.revision) - 1])
        self.played = self.first

    def _begin_with(self, mark: Mark) -> None:
        """Begin with the part that a mark opens. Answers that were not complete are asked anew."""
        line = self.record.first_line + mark.place
        state = _position(self.game, mark, line)
        if state.seats != self.record.seats or self.match.state.options != state.options:
            raise _unreadable(line, mark.digest, "it is of other seats or settings")
        state.dice = None
        state.withdraw_answers()
        for seat in state.owing():
            state.numbers[seat] += 1
        self.first = mark.place + 1
        lines = self.record.lines[: self.first]
        self.drawn = sum(line.startswith(CHANCE) for line in lines)
        match = self.match
        match.state = state
        match.log = Journal()
        match.lines = lines
        match.resigned = [seat for seat in range(state.seats) if state.retired >> seat & 1]

    def seeded_dice(self) -> Dice:
        """Give the dice of the record's seed as they were before the first line played here."""
        purpose = "match" if self.first == 0 else f"match {self.game.revision}"
        return seeded(self.record.seed, purpose)

    def finished(self) -> bool:
        """Tell whether every line has been played."""
        return self.played == len(self.record.lines)

    def step(self) -> str:
        """Play the next line and return it; `RecordError` says why it cannot be."""
        line = self.record.lines[self.played]
        try:
            self._play(line)
        except RecordError:
            raise
        except IllegalMove as illegal:
            refusal = illegal.refusal
            reason = Text(
                "record-illegal-move",
                {
                    "seat": seat_text(refusal.seat),
                    "move": refusal.notation,
                    "reason": refusal.text,
                    "rule": refusal.rule,
                },
            )
            raise self._error(str(illegal), reason) from illegal
        except UnknownNotation as unknown:
            reason = Text("record-unknown-move", {"what": line[:80]})
            raise self._error(str(unknown), reason) from unknown
        except FracasError as failed:
            raise self._error(str(failed), failed.text) from failed
        except Exception as fault:
            # Nobody has proven the position that this part begins with: anything can be in it.
            if self.first == 0:
                raise
            line_number = self.record.first_line + self.played
            raise _unsound(line_number, type(fault).__name__) from fault
        self.played += 1
        return line

    def _error(self, english: str, text: Text) -> RecordError:
        return RecordError(self.record.first_line + self.played, english, text)

    def _play(self, line: str) -> None:
        head, _, rest = line.partition(" ")
        if head == REVISION:
            self._stop_at(self.record.marks())
        elif head == CHANCE:
            self._happen(rest)
        elif line == DRAWN:
            for seat in range(self.match.state.seats):
                if seat not in self.match.resigned:
                    self.match.offer_draw(seat)
        elif rest == RESIGNS:
            self.match.resign(int(head) - 1)
        else:
            seat = int(head) - 1
            moves = [
                self.game.verbs.parse(word) for word in rest.removesuffix(OPEN_CHAIN).split(CHAIN)
            ]
            self.match.submit_for(seat, self.match.question(seat), moves)

    def _stop_at(self, marks: list[Mark]) -> None:
        """Prove the position in which the game goes on under rules that are not known here."""
        line = self.record.first_line + self.played
        mark = next(mark for mark in marks if mark.place == self.played)
        if mark.digest != self.match.state.digest():
            raise _other_position(line)
        raise _other_revision(line, mark.revision, self.game)

    def _happen(self, words: str) -> None:
        name, _, symbol = words.partition(" ")
        state = self.match.state
        chance = state.chance()
        if name != self.game.chances.names[chance] or chance == 0:
            raise UnknownNotation(f"chance was not asked for {name[:80]!r} here")
        outcome = self.game.chances.domains[chance].index(symbol)
        self.draws.append((state.weights(), outcome))
        self.match.enter(outcome)


def replay(record: Record, game: Game) -> Replay:
    """Play a whole record; `RecordError` names the line that the rules do not bear out."""
    again = Replay(record, game)
    while not again.finished():
        again.step()
    return again


def check(record: Record, game: Game) -> Replay:
    """Replay a record and prove its last position and its dice."""
    again = replay(record, game)
    if record.dice == SEEDED:
        dice = again.seeded_dice()
        for number, (weights, outcome) in enumerate(again.draws, start=again.drawn + 1):
            if dice.draw(weights) != outcome:
                raise _wrong_dice(number)
    if record.dice == SEALED and again.match.over() and not record.secret:
        reason = Text("record-field-missing", {"what": "secret"})
        raise RecordError(0, "a sealed game that is over must show its secret", reason)
    if record.dice == SEALED and record.secret:
        secret = bytes.fromhex(record.secret)
        nonces = [bytes.fromhex(nonce) for nonce in record.nonces]
        try:
            check_sealed(record.seal, secret, nonces, again.draws, again.drawn)
        except SealBroken as error:
            raise RecordError(0, str(error), Text("record-seal-broken")) from error
    if record.digest_with(again.match.state.digest()) != record.digest:
        raise _other_position(0)
    if record.position and _last_position(record) != again.match.state.encode():
        raise _other_position(0)
    return again


def _other_position(line: int) -> RecordError:
    return RecordError(
        line,
        "the moves or the last position are not those that the record's digest names",
        Text("record-other-position"),
    )


def _other_revision(line: int, revision: int, game: Game) -> RecordError:
    return RecordError(
        line,
        f"the record follows revision {revision} of the rules, not {game.revision}",
        Text("record-other-revision", {"revision": revision, "known": game.revision}),
    )


def _unreadable(line: int, what: str, why: str) -> RecordError:
    text = Text("record-position-unreadable", {"what": what[:_SHOWN]})
    return RecordError(line, f"the position cannot be taken up: {why}", text)


def _last_position(record: Record) -> bytes:
    try:
        return bytes_of_word(record.position)
    except SnapshotError as error:
        raise _unreadable(0, record.position, str(error)) from error


def _position(game: Game, mark: Mark, line: int) -> State:
    """Read the position of a mark as this revision holds it; it must be a running game's."""
    try:
        data = bytes_of_word(mark.snapshot)
        state = game.decode_earlier(data)
    except SnapshotError as error:
        raise _unreadable(line, mark.digest, str(error)) from error
    if digest_of(data) != mark.digest:
        raise _other_position(line)
    try:
        unsound = state.over() or bool(state.problems())
    except Exception as fault:
        raise _unsound(line, type(fault).__name__) from fault
    if unsound:
        raise _unsound(line, "it is over, or its problems are known")
    return state


def _unsound(line: int, why: str) -> RecordError:
    return RecordError(line, f"the position is unsound: {why}", Text("record-position-unsound"))


def gone_on(record: Record, game: Game) -> Record:
    """Let an unfinished record go on under this newer revision, from its last position."""
    data = _last_position(record)
    if record.digest_with(digest_of(data)) != record.digest:
        raise _other_position(0)
    mark = Mark(len(record.lines), game.revision, digest_of(data), record.position)
    further = parse_record(record.to_text())
    further.position = ""
    further.lines.append(mark.line())
    further.digest = further.digest_with(Replay(further, game).match.state.digest())
    return further


def _wrong_dice(number: int) -> RecordError:
    return RecordError(
        0,
        f"draw {number} does not follow from the seed",
        Text("record-wrong-dice", {"draw": number}),
    )


def resume(record: Record, game: Game, secret: bytes = b"") -> Match:
    """Take up a match where its record ends, with the same dice and undo points.

    A sealed match that is not over does not hold its secret: the host must give it. A record
    with its last position goes on under newer rules too, if the game can read what it left.
    """
    if record.position and game.id == record.game and record.last_revision() < game.revision:
        record = gone_on(record, game)
    again = check(record, game)
    match = again.match
    if record.dice == SEEDED:
        match.seed = record.seed
    if record.dice == SEALED:
        nonces = [bytes.fromhex(nonce) for nonce in record.nonces]
        match.sealed = SealedDice(secret or bytes.fromhex(record.secret), nonces)
        try:
            check_sealed(record.seal, match.sealed.secret, nonces, again.draws, again.drawn)
        except SealBroken as error:
            raise RecordError(0, str(error), Text("record-seal-broken")) from error
    _give_dice(match, again)
    match.let_chance_speak()
    return match


def _give_dice(match: Match, again: Replay) -> None:
    """Give a match, and each of its undo points, the dice as they were by then."""
    dice: Dice | SealedDice
    if match.sealed is not None:
        match.sealed.drawn = again.drawn
        dice = match.sealed.copy()
    elif match.seed is not None:
        dice = again.seeded_dice()
    else:
        return
    draws = again.draws
    drawn = 0
    lines = again.first
    for point in match.undo_points:
        for line in match.lines[lines : point.lines]:
            if line.startswith(CHANCE):
                dice.draw(draws[drawn][0])
                drawn += 1
        lines = point.lines
        point.dice = dice.copy()
    for weights, _ in draws[drawn:]:
        dice.draw(weights)
    match.dice = dice
