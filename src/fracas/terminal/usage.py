"""What one can type after `fracas`, command by command."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from fracas.bots import BOTS
from fracas.core.record import SEALED
from fracas.terminal.parser import Parser, one_of, seconds, whole_number
from fracas.terminal.voice import Voice

HUMAN: Final = "human"
SEED: Final = "seed"
ASK: Final = "ask"
DICE: Final = (SEED, SEALED, ASK)
SHELLS: Final = ("bash", "zsh", "fish")


def build(voice: Voice, games: Sequence[str] | None = None) -> Parser:
    """Make the parser of the whole command line.

    For completion the names of the games can be given: otherwise any word passes here, and
    the registry speaks about unknown ones.
    """
    parser = Parser(
        voice, prog="fracas", description=voice("help-fracas"), epilog=voice("help-epilog")
    )
    parser.wish("--version", action="store_true")
    add = parser.add_commands("command")
    add("games").wish("--json", action="store_true")
    _play(add("play"), games)
    _serve(add("serve"))
    _backup(add("backup"))
    _record(add("record"))
    _rules(add("rules"), games)
    _content(add("content"), games)
    _bench(add("bench"), games)
    shell = one_of(voice("help-shell-word"), SHELLS)
    add("completion").give("shell", "shell", type=shell, choices=SHELLS)
    return parser


def _play(parser: Parser, games: Sequence[str] | None) -> None:
    voice = parser.voice
    parser.give("game", "game", nargs="?", choices=games, help=voice("help-play-game"))
    parser.wish("--seats", "number", type=whole_number("--seats"))
    who = voice("help-players", human=HUMAN, bots=", ".join(BOTS))
    parser.wish("--players", "players", help=who)
    parser.wish("--name", "name", action="append", default=[])
    parser.wish("--option", "option", action="append", default=[])
    parser.wish("--seed", "number", type=whole_number("--seed"))
    dice = voice("help-dice", sealed=SEALED, seed=SEED, ask=ASK)
    parser.wish("--dice", "dice", type=one_of("--dice", DICE), choices=DICE, help=dice)
    parser.wish("--record", "file", type=Path, help=voice("help-record-file"))
    parser.wish("--resume", "file", type=Path)
    _wish_content(parser)


def _serve(parser: Parser) -> None:
    parser.wish("--port", "number", type=whole_number("--port"), default=8000)
    parser.wish("--host", "host", default="127.0.0.1")
    parser.wish("--store", "file", type=Path)
    parser.wish("--pace", "number", type=seconds("--pace"))
    parser.wish("--rate", "number", type=whole_number("--rate"), default=40)
    parser.wish("--quiet", action="store_true")


def _backup(parser: Parser) -> None:
    parser.give("file", "file", type=Path, help=parser.voice("help-backup-file"))
    parser.wish("--store", "file", type=Path)


def _wish_content(parser: Parser) -> None:
    parser.wish("--content", "file", type=Path, help=parser.voice("help-content-file"))


def _content(parser: Parser, games: Sequence[str] | None) -> None:
    parser.give("game", "game", choices=games, help=parser.voice("help-content-game"))
    parser.give("file", "file", nargs="?", type=Path, help=parser.voice("help-content-check"))


def _record(parser: Parser) -> None:
    add = parser.add_commands("deed")
    check = add("check", "record-check")
    check.give("files", "file", nargs="+", help=parser.voice("help-files"))
    check.wish("--json", action="store_true")
    _wish_content(check)
    show = add("show", "record-show")
    show.give("file", "file")
    show.wish("--json", action="store_true")
    _wish_content(show)
    replay = add("replay", "record-replay")
    replay.give("file", "file")
    replay.wish("--all", action="store_true")
    replay.wish("--seat", "number", type=whole_number("--seat"))
    _wish_content(replay)


def _rules(parser: Parser, games: Sequence[str] | None) -> None:
    parser.give("game", "game", nargs="?", choices=games, help=parser.voice("help-rules-game"))
    parser.give("rule", "rule", nargs="?")
    parser.wish("--coverage", action="store_true")
    parser.wish("--gate", action="store_true")
    parser.wish("--tests", "file", type=Path)
    parser.wish("--recorded", "file", type=Path)


def _bench(parser: Parser, games: Sequence[str] | None) -> None:
    parser.give("games", "game", nargs="*", choices=games, help=parser.voice("help-bench-game"))
    parser.wish("--json", action="store_true")
    parser.wish("--seconds", "number", type=seconds("--seconds"), default=2.0)
