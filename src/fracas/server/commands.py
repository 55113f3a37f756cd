"""What a seat can do to a match: the entries of a table's log, played alike live and from the log.

>>> decode_command(encode_command(Submit(question=1000, moves=[3])))
Submit(question=1000, moves=[3])
"""

from typing import Final

import msgspec

from fracas.core.errors import IllegalMove
from fracas.core.match import Match

LONGEST_CHAIN: Final = 1000


class Command(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Something that a seat does."""


class Submit(Command, tag="submit", frozen=True):
    """Answer a question with one move or a chain."""

    question: int
    moves: list[int]


class StepBack(Command, tag="step-back", frozen=True):
    """Take back the last move of the open chain."""

    question: int


class Undo(Command, tag="undo", frozen=True):
    """Take back the last decision."""


class Resign(Command, tag="resign", frozen=True):
    """Give up."""


class OfferDraw(Command, tag="offer-draw", frozen=True):
    """Offer to end the game without a winner, or agree to it."""


class DeclineDraw(Command, tag="decline-draw", frozen=True):
    """Decline the offers that stand, or withdraw one's own."""


class Stand(Command, tag="stand", frozen=True):
    """Set a standing answer to a kind of window; without a move, be asked again."""

    prompt: int
    move: int | None = None


class AnswerFor(Command, tag="answer-for", frozen=True):
    """Let the table answer for a seat that resigned or has a standing answer."""

    question: int


AnyCommand = Submit | StepBack | Undo | Resign | OfferDraw | DeclineDraw | Stand | AnswerFor

_decoder: Final = msgspec.json.Decoder(AnyCommand)


class StaleCommand(Exception):
    """Somebody was faster: the question that a command quotes is no longer asked."""


def encode_command(command: AnyCommand) -> str:
    """Write a command as the log holds it."""
    return msgspec.json.encode(command).decode()


def decode_command(text: str) -> AnyCommand:
    """Read a command from the log."""
    command: AnyCommand = _decoder.decode(text)
    return command


def carry_out(match: Match, seat: int, command: AnyCommand) -> None:
    """Do to a match what a command says; an error changes nothing."""
    match command:
        case Submit(question, moves):
            _submit(match, seat, question, moves)
        case StepBack(question):
            if question != match.question(seat) or not match.step_back(seat):
                raise StaleCommand
        case Undo():
            match.undo(seat)
        case Resign():
            match.resign(seat)
        case OfferDraw():
            match.offer_draw(seat)
        case DeclineDraw():
            match.decline_draw(seat)
        case Stand(prompt, move):
            match.stand(seat, prompt, move)
        case AnswerFor(question):
            if question != match.question(seat):
                raise StaleCommand
            match.answer_for(seat)


def _submit(match: Match, seat: int, question: int, moves: list[int]) -> None:
    try:
        match.submit(seat, question, moves[:LONGEST_CHAIN])
    except IllegalMove as illegal:
        if illegal.refusal.text.message in ("stale-question", "not-asked"):
            raise StaleCommand from illegal
        raise
