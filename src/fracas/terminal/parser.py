"""An argument parser that speaks the reader's language."""

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NoReturn

from fracas.language import LANGUAGES, language_of
from fracas.terminal.failure import Failure, wrong_usage
from fracas.terminal.voice import Voice

# Whole numbers fit a record's header, which takes as many digits.
MOST_DIGITS: Final = 18


class _Formatter(argparse.HelpFormatter):
    """Lays help out as argparse does, under a heading in the reader's language."""

    def __init__(self, prog: str, heading: str) -> None:
        super().__init__(prog)
        self.heading = heading

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """Add the usage line."""
        super().add_usage(usage, actions, groups, f"{self.heading} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser whose help and errors are messages; it never ends the program by itself."""

    def __init__(
        self, voice: Voice, files: list[argparse.Action] | None = None, **settings: Any
    ) -> None:
        heading = voice("help-usage")
        super().__init__(
            **settings,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=lambda prog: _Formatter(prog, heading),
        )
        self.voice = voice
        # Those of all commands together, for the shells' completion.
        self.files = files if files is not None else []
        self.given = self.add_argument_group(voice("help-arguments"))
        self.wished = self.add_argument_group(voice("help-options"))
        self.wished.add_argument("-h", "--help", action="help", help=voice("help-help"))
        self.wish("--lang", "lang", choices=LANGUAGES)

    def give(self, name: str, word: str, **settings: Any) -> None:
        """Add an argument; in help it is called by a word of the reader's."""
        self._add(self.given, name, word, settings)

    def wish(self, name: str, word: str = "", **settings: Any) -> None:
        """Add an option, with a word for its value if it takes one."""
        self._add(self.wished, name, word, settings)

    def _add(
        self, group: argparse._ArgumentGroup, name: str, word: str, settings: dict[str, Any]
    ) -> None:
        if "help" not in settings:
            settings["help"] = self.voice(f"help-{name.removeprefix('--')}")
        if word:
            settings["metavar"] = self.voice(f"help-{word}-word")
        action = group.add_argument(name, **settings)
        if word == "file":
            self.files.append(action)

    def add_commands(self, place: str) -> "Callable[..., Parser]":
        """Make room for commands; the chosen one will be found at `place`."""
        commands = self.add_subparsers(
            title=self.voice("help-commands"),
            dest=place,
            metavar=self.voice("help-command-word"),
        )

        def add(name: str, message: str = "") -> Parser:
            summary = self.voice(f"help-{message or name}")
            return commands.add_parser(
                name, help=summary, description=summary, voice=self.voice, files=self.files
            )

        return add

    def error(self, message: str) -> NoReturn:
        """Say what argparse says only here, that something is missing."""
        raise wrong_usage("usage-missing", what=message.rpartition(": ")[2])


def wished_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """Take `--lang` out of a command line, before anything is said in the wrong language."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    early.add_argument("--lang")
    try:
        found, rest = early.parse_known_args(arguments)
    except argparse.ArgumentError as error:
        raise wrong_usage("usage-needs-value", option="--lang") from error
    if found.lang is not None and found.lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise wrong_usage("usage-choice", option="--lang", value=found.lang, known=known)
    return language_of(found.lang), rest


def parse(parser: Parser, arguments: Sequence[str]) -> argparse.Namespace:
    """Read a command line; `Failure` says what is wrong with it."""
    try:
        found, unknown = parser.parse_known_args(arguments)
    except argparse.ArgumentError as error:
        raise _misused(parser, error) from error
    if unknown:
        raise wrong_usage("usage-unknown", what=unknown[0])
    return found


def _misused(parser: Parser, error: argparse.ArgumentError) -> Failure:
    name = error.argument_name or ""
    if not name:
        return wrong_usage("usage-missing", what=error.message.rpartition(": ")[2])
    if name == parser.voice("help-command-word"):
        return wrong_usage("usage-no-such-command")
    return wrong_usage("usage-needs-value", option=name)


def whole_number(option: str) -> Callable[[str], int]:
    """Read whole numbers of a size that a record can hold."""

    def read(word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS):
            raise wrong_usage("usage-number", option=option, value=word)
        return int(word)

    return read


def seconds(option: str) -> Callable[[str], float]:
    """Read a time in seconds, more than none."""

    def read(word: str) -> float:
        try:
            time = float(word)
        except ValueError:
            time = 0.0
        if not 0 < time < float("inf"):
            raise wrong_usage("usage-number", option=option, value=word)
        return time

    return read


def one_of(option: str, choices: Sequence[str]) -> Callable[[str], str]:
    """Read one of a few words."""

    def read(word: str) -> str:
        if word not in choices:
            known = ", ".join(choices)
            raise wrong_usage("usage-choice", option=option, value=word, known=known)
        return word

    return read
