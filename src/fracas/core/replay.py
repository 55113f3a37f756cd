"""Playing a record again: resuming it, and proving that it is what it says."""

from fracas.core.dice import Dice, SealBroken, SealedDice, check_sealed, seeded
from fracas.core.errors import FracasError, IllegalMove
from fracas.core.game import Game
from fracas.core.match import Match
from fracas.core.record import (
    CHAIN,
    CHANCE,
    DRAWN,
    OPEN_CHAIN,
    SEALED,
    SEEDED,
    Record,
    RecordError,
)
from fracas.core.text import Text, seat_text
from fracas.core.verbs import RESIGNS, UnknownNotation

Draw = tuple[tuple[int, ...], int]


class Replay:
    """A record being played again, line by line."""

    def __init__(self, record: Record, game: Game) -> None:
        if record.game != game.id:
            raise RecordError(
                2,
                f"the record is of {record.game}, not of {game.id}",
                Text("record-other-game", {"game": record.game}),
            )
        if record.revision != game.revision:
            raise RecordError(
                3,
                f"the record follows revision {record.revision} of the rules, not {game.revision}",
                Text(
                    "record-other-revision",
                    {"revision": record.revision, "known": game.revision},
                ),
            )
        if record.content != game.content:
            raise RecordError(
                0,
                f"the record needs the content {record.content or 'of the game itself'}",
                Text("record-other-content", {"content": record.content or "-"}),
            )
        self.record = record
        self.game = game
        self.played = 0
        self.draws: list[Draw] = []
        try:
            self.match = Match(game, record.seats, record.options, names=record.names)
        except FracasError as error:
            raise RecordError(0, str(error), error.text) from error

    def finished(self) -> bool:
        """Tell whether every line has been played."""
        return self.played == len(self.record.lines)

    def step(self) -> str:
        """Play the next line and return it; `RecordError` says why it cannot be."""
        line = self.record.lines[self.played]
        try:
            self._play(line)
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
        self.played += 1
        return line

    def _error(self, english: str, text: Text) -> RecordError:
        return RecordError(self.record.first_line + self.played, english, text)

    def _play(self, line: str) -> None:
        head, _, rest = line.partition(" ")
        if head == CHANCE:
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
        dice = seeded(record.seed, "match")
        for number, (weights, outcome) in enumerate(again.draws, start=1):
            if dice.draw(weights) != outcome:
                raise _wrong_dice(number)
    if record.dice == SEALED and again.match.over() and not record.secret:
        reason = Text("record-field-missing", {"what": "secret"})
        raise RecordError(0, "a sealed game that is over must show its secret", reason)
    if record.dice == SEALED and record.secret:
        secret = bytes.fromhex(record.secret)
        nonces = [bytes.fromhex(nonce) for nonce in record.nonces]
        try:
            check_sealed(record.seal, secret, nonces, again.draws)
        except SealBroken as error:
            raise RecordError(0, str(error), Text("record-seal-broken")) from error
    if record.digest_with(again.match.state.digest()) != record.digest:
        raise RecordError(
            0,
            "the moves or the last position are not those that the record's digest names",
            Text("record-other-position"),
        )
    return again


def _wrong_dice(number: int) -> RecordError:
    return RecordError(
        0,
        f"draw {number} does not follow from the seed",
        Text("record-wrong-dice", {"draw": number}),
    )


def resume(record: Record, game: Game, secret: bytes = b"") -> Match:
    """Take up a match where its record ends, with the same dice and undo points.

    A sealed match that is not over does not hold its secret: the host must give it.
    """
    again = check(record, game)
    match = again.match
    if record.dice == SEEDED:
        match.seed = record.seed
    if record.dice == SEALED:
        nonces = [bytes.fromhex(nonce) for nonce in record.nonces]
        match.sealed = SealedDice(secret or bytes.fromhex(record.secret), nonces)
        try:
            check_sealed(record.seal, match.sealed.secret, nonces, again.draws)
        except SealBroken as error:
            raise RecordError(0, str(error), Text("record-seal-broken")) from error
    _give_dice(match, again.draws)
    match.let_chance_speak()
    return match


def _give_dice(match: Match, draws: list[Draw]) -> None:
    """Give a match, and each of its undo points, the dice as they were by then."""
    dice: Dice | SealedDice
    if match.sealed is not None:
        dice = match.sealed.copy()
    elif match.seed is not None:
        dice = seeded(match.seed, "match")
    else:
        return
    drawn = 0
    lines = 0
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
