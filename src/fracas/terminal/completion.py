"""`fracas completion`: a script that teaches a shell to complete the command line."""

import argparse

import shtab

from fracas.terminal.desk import Desk
from fracas.terminal.failure import FINE, wrong_usage
from fracas.terminal.games import known_games
from fracas.terminal.usage import build


def completion(desk: Desk, wishes: argparse.Namespace) -> int:
    """Print the script for a shell; it knows the games that are installed now."""
    if wishes.shell not in shtab.SUPPORTED_SHELLS:
        raise wrong_usage("shell-unsupported", shell=wishes.shell)
    parser = build(desk.voice, sorted(known_games()))
    for action in parser.files:
        action.complete = shtab.FILE  # type: ignore[attr-defined]
    desk.line(shtab.complete(parser, shell=wishes.shell))
    return FINE
