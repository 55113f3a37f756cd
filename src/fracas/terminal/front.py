"""The front door: which language, which command, and what becomes of what goes wrong."""

import argparse
import errno
import os
import sys
from collections.abc import Sequence

from fracas.core.errors import FracasError
from fracas.core.record import RecordError
from fracas.language import language_of
from fracas.terminal.desk import Desk, prepare_streams
from fracas.terminal.failure import (
    INTERRUPTED,
    NOT_RIGHT,
    PIPE_CLOSED,
    WRONG_USAGE,
    Failure,
    wrong_usage,
)
from fracas.terminal.parser import parse, wished_language
from fracas.terminal.usage import build
from fracas.texts import MissingText


def run(arguments: Sequence[str], desk: Desk | None = None) -> int:
    """Run one command line at a desk; give its exit code."""
    if desk is None:
        prepare_streams()
        desk = Desk(language_of())
    try:
        code = _run(list(arguments), desk)
        desk.screen.file.flush()
    except Failure as failure:
        desk.complain(desk.voice.text(failure.text))
        return failure.code
    except FracasError as error:
        desk.complain(desk.voice.text(error.text))
        return NOT_RIGHT if isinstance(error, RecordError) else WRONG_USAGE
    except MissingText as missing:
        desk.complain(desk.voice("game-lacks-words", what=str(missing)))
        return NOT_RIGHT
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        # Whoever read along has gone: a closed pipe, or a terminal that hung up.
        if error.errno not in (errno.EPIPE, errno.EIO):
            raise
        _close_quietly()
        return PIPE_CLOSED
    return code


def _run(arguments: list[str], desk: Desk) -> int:
    language, rest = wished_language(arguments)
    desk.speak(language)
    parser = build(desk.voice)
    if not rest:
        parser.print_help(sys.stderr)
        return WRONG_USAGE
    return _room(parse(parser, rest), desk)


def _room(wishes: argparse.Namespace, desk: Desk) -> int:
    """Open the room of a command; only then is what it needs loaded."""
    match wishes.command:
        case "games":
            from fracas.terminal.games import list_games

            return list_games(desk, wishes)
        case "play":
            from fracas.terminal.play import play

            return play(desk, wishes)
        case "serve":
            from fracas.server.serve import serve

            return serve(desk, wishes)
        case "backup":
            from fracas.server.serve import backup

            return backup(desk, wishes)
        case "record":
            from fracas.terminal.records import record

            return record(desk, wishes)
        case "rules":
            from fracas.terminal.rules import rules

            return rules(desk, wishes)
        case "content":
            from fracas.terminal.content import content

            return content(desk, wishes)
        case "bench":
            from fracas.terminal.bench import bench

            return bench(desk, wishes)
        case "completion":
            from fracas.terminal.completion import completion

            return completion(desk, wishes)
    raise wrong_usage("usage-no-command")


def _close_quietly() -> None:
    """Send nowhere what is still to be written."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
