"""`fracas record`: checking, showing and replaying the record of a game."""

import argparse
import json
from pathlib import Path

from fracas.core.errors import FracasError
from fracas.core.game import Game
from fracas.core.record import ENTERED, SEEDED, Record, RecordError
from fracas.core.replay import Replay, check
from fracas.registry import UnknownGame
from fracas.terminal.archive import STANDARD_INPUT, read_record
from fracas.terminal.content import furnished_for
from fracas.terminal.desk import Desk, printable
from fracas.terminal.draw import draw_result, draw_view
from fracas.terminal.failure import FINE, NOT_RIGHT, Failure, wrong_usage
from fracas.terminal.games import chosen_game
from fracas.terminal.narrator import Narrator, draw_header
from fracas.terminal.play import shown_names


def record(desk: Desk, wishes: argparse.Namespace) -> int:
    """Do with a record what is wished for."""
    if wishes.deed == "check":
        codes = [_check(desk, name, wishes) for name in wishes.files]
        return max(codes)
    if wishes.deed == "show":
        return _show(desk, wishes)
    if wishes.deed == "replay":
        return _replay(desk, wishes)
    raise wrong_usage("usage-no-command")


def _game_of(desk: Desk, record: Record, content: Path | None) -> Game:
    """Find a record's game, with the content that it was played with, and take up its words."""
    try:
        game = furnished_for(record, chosen_game(record.game), content)
    except UnknownGame as error:
        raise Failure(NOT_RIGHT, error.text) from error
    desk.learn(game, shown_names(desk, record.names))
    return game


# Checking.


def _check(desk: Desk, name: str, wishes: argparse.Namespace) -> int:
    """Print one line of verdict on one record."""
    try:
        found = read_record(name)
        again = check(found, _game_of(desk, found, wishes.content))
    except (RecordError, Failure) as error:
        if isinstance(error, Failure) and error.code != NOT_RIGHT:
            raise
        _say_unsound(desk, name, error, wishes.json)
        return NOT_RIGHT
    if wishes.json:
        result = again.match.result()
        form = {
            "file": name,
            "sound": True,
            "game": found.game,
            "lines": len(found.lines),
            "dice": found.dice,
            "unproven": again.first,
            "result": None if result is None else result.to_json(),
        }
        desk.line(json.dumps(form, ensure_ascii=False))
    else:
        desk.line(_sound_words(desk, name, again))
    return FINE


def _say_unsound(desk: Desk, name: str, error: FracasError | Failure, as_json: bool) -> None:
    reason = desk.voice.text(error.text)
    if as_json:
        line = error.line if isinstance(error, RecordError) else 0
        form = {"file": name, "sound": False, "line": line or None, "reason": reason}
        desk.line(json.dumps(form, ensure_ascii=False))
    else:
        desk.line(printable(desk.voice("check-unsound", file=name, reason=reason)))


def _sound_words(desk: Desk, name: str, again: Replay) -> str:
    voice = desk.voice
    result = again.match.result()
    end = voice("check-unfinished")
    if result is not None:
        winners = voice.names_of(result.winners())
        end = voice("check-won" if winners else "check-lost", names=winners)
    found = again.record
    if found.dice == SEEDED:
        dice = voice("check-dice-seed")
    elif found.dice == ENTERED:
        dice = voice("check-dice-table")
    else:
        dice = voice("check-dice-seal" if found.secret else "check-dice-hidden-seal")
    count = len(found.lines)
    words = voice("check-sound", file=name, game=found.game, count=count, end=end, dice=dice)
    return f"{words} {voice('check-earlier', count=again.first)}" if again.first else words


# Showing and replaying.


def _show(desk: Desk, wishes: argparse.Namespace) -> int:
    found = read_record(wishes.file)
    if wishes.json:
        desk.line(json.dumps(found.to_json(), indent=2, ensure_ascii=False))
        return FINE
    again = Replay(found, _game_of(desk, found, wishes.content))
    desk.show(draw_header(desk, found, again.game), "")
    _tell_all(desk, again)
    _tell_end(desk, again)
    return FINE


def _tell_all(desk: Desk, again: Replay) -> None:
    narrator = Narrator(desk, again)
    _tell_earlier(desk, again)
    while not again.finished():
        narrator.tell_next()


def _tell_earlier(desk: Desk, again: Replay) -> None:
    """Say which lines follow rules that are not known any more."""
    if again.first:
        desk.say("earlier-rules", count=again.first)


def _tell_end(desk: Desk, again: Replay) -> None:
    result = again.match.result()
    if result is None:
        desk.show("", desk.voice("not-over"))
    else:
        desk.show("", *draw_result(desk, result))


def _replay(desk: Desk, wishes: argparse.Namespace) -> int:
    found = read_record(wishes.file)
    again = Replay(found, _game_of(desk, found, wishes.content))
    seat = -1 if wishes.seat is None else wishes.seat - 1
    if not -1 <= seat < found.seats or wishes.seat == 0:
        raise wrong_usage("no-such-seat", seat=str(wishes.seat), seats=found.seats)
    desk.show(draw_header(desk, found, again.game), "")
    # Where the record itself comes through standard input, nobody can press Enter.
    if wishes.all or wishes.file == STANDARD_INPUT:
        _tell_all(desk, again)
        desk.show(*draw_view(desk, again.match.view(seat), {}))
    else:
        _step_through(desk, again, seat)
    if again.finished():
        _tell_end(desk, again)
    return FINE


def _step_through(desk: Desk, again: Replay, seat: int) -> None:
    """Go on by one line for each Enter, or by as many as are typed, and show the table."""
    narrator = Narrator(desk, again)
    total = len(again.record.lines)
    _tell_earlier(desk, again)
    while not again.finished():
        try:
            line = desk.ask(desk.voice("replay-prompt", played=again.played, count=total) + " ")
        except EOFError:
            desk.show("")
            return
        if line.casefold() in ("q", "quit", desk.voice("command-quit")):
            return
        # No record has more lines than six digits can count.
        steps = int(line[:6]) if line.isascii() and line.isdigit() else 1
        desk.clear()
        for _ in range(min(steps, total - again.played)):
            narrator.tell_next()
        desk.show("", *draw_view(desk, again.match.view(seat), {}))
