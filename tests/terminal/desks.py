"""Desks without a person: what would be typed is known, what would be shown is kept."""

import io
import re
from collections.abc import Callable, Iterable
from pathlib import Path

from fracas.language import language_of
from fracas.terminal.desk import Desk, Screen
from fracas.terminal.front import run

WIDE = 400  # paths of temporary folders differ in length, and nothing said of one may break
Typist = Callable[[str], str]
"""Gives the next line, from all that was shown so far."""


class Paper:
    """What one command line showed, what it complained about, and how it ended."""

    def __init__(self, code: int, shown: str, complaints: str) -> None:
        self.code = code
        self.shown = shown
        self.complaints = complaints

    def words(self) -> str:
        """Give what was shown without line breaks, which fall where the width has them fall."""
        return " ".join(self.shown.split())

    def saved_in(self) -> Path:
        """Give the file that the last line with a path names."""
        return Path(re.findall(r"/\S+\.fracas", self.shown)[-1])


def fracas(*arguments: str, typed: Iterable[str | type[BaseException]] = ()) -> Paper:
    """Run a command line while these lines are typed; then the input ends.

    An exception among the lines stands for what the keyboard can do besides, like Ctrl-C.
    """
    lines = iter(typed)

    def next_line(_: str) -> str:
        line = next(lines, EOFError)
        if isinstance(line, str):
            return line
        raise line

    return fracas_with(next_line, *arguments)


def fracas_with(typist: Typist, *arguments: str, width: int = WIDE) -> Paper:
    """Run a command line with somebody at the keyboard who can read."""
    shown, complaints = io.StringIO(), io.StringIO()

    def keyboard(prompt: str) -> str:
        line = typist(shown.getvalue())
        shown.write(f"{prompt}{line}\n")
        return line

    desk = Desk(language_of(), Screen(shown, width), Screen(complaints, width), keyboard)
    code = run(arguments, desk)
    return Paper(code, shown.getvalue(), complaints.getvalue())


def first_option(_: str) -> str:
    """Choose whatever comes first."""
    return "1"


def dealt(*hands: str) -> list[str]:
    """Deal hands at a real table: one line for each card."""
    return [card for hand in hands for card in hand.split()]
