"""What a person sits at: a screen, a keyboard, and a language."""

import errno
import io
import os
import re
import sys
from collections.abc import Callable, Mapping
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text as Styled

from fracas.core.game import Game
from fracas.core.text import Text
from fracas.terminal.voice import Voice

Keyboard = Callable[[str], str]
"""Shows a prompt and gives the line that is typed; `EOFError` where there are no more."""

_TRAILING_BLANKS: Final = re.compile(r" +$", re.MULTILINE)
_FORGET_WHAT_SCROLLED_AWAY: Final = "\x1b[3J"


class Screen(Console):
    """A console that shows words as they are and leaves a closed pipe to its caller."""

    def __init__(
        self, file: io.TextIOBase | None = None, width: int | None = None, *, stderr: bool = False
    ) -> None:
        # The stub wants a file with every method of an open one; only writing is used.
        super().__init__(
            file=file,  # type: ignore[arg-type]
            width=width,
            stderr=stderr,
            markup=False,
            emoji=False,
            highlight=False,
        )

    def on_broken_pipe(self) -> None:
        """Let the error out: a game must be saved before the command ends."""
        raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))


class Desk:
    """Shows and asks; everything that a command says to a person goes through here."""

    def __init__(
        self,
        language: str,
        screen: Console | None = None,
        complaints: Console | None = None,
        keyboard: Keyboard | None = None,
    ) -> None:
        self.voice = Voice(language)
        self.screen = screen if screen is not None else Screen()
        self.complaints = complaints if complaints is not None else Screen(stderr=True)
        self.keyboard = keyboard if keyboard is not None else typed_line

    def speak(self, language: str) -> None:
        """Go on in another language."""
        self.voice = Voice(language)

    def learn(self, game: Game, names: Mapping[int, str] | None = None) -> None:
        """Take up the words of a game and the names of those who play it."""
        self.voice = Voice(self.voice.language, game, names)

    def live(self) -> bool:
        """Tell whether a person looks at this screen, so that it can be cleared."""
        isatty = getattr(self.screen.file, "isatty", None)
        return isatty is not None and isatty() and not self.screen.is_dumb_terminal

    def rows(self) -> int:
        """Give the height of the screen; paper without end where there is none."""
        return self.screen.size.height if self.live() else sys.maxsize

    def height_of(self, shown: RenderableType) -> int:
        """Count the lines that something takes on this screen."""
        return len(self.screen.render_lines(shown, pad=False))

    def show(self, *shown: RenderableType) -> None:
        """Show tables, lines or words; on paper nothing is filled up with blanks."""
        for one in shown:
            if self.live():
                self.screen.print(one)
            else:
                with self.screen.capture() as written:
                    self.screen.print(one)
                self.screen.file.write(_TRAILING_BLANKS.sub("", written.get()))

    def say(self, message: str, **arguments: int | str | Text) -> None:
        """Say a message of the terminal."""
        self.show(self.voice(message, **arguments))

    def line(self, words: str) -> None:
        """Show one line of any length, never broken into two."""
        self.screen.print(words, soft_wrap=True)

    def say_line(self, message: str, **arguments: int | str | Text) -> None:
        """Say a message in one line, so that what it names can be copied."""
        self.line(self.voice(message, **arguments))

    def complain(self, words: str) -> None:
        """Say what is wrong, in one line, where errors belong."""
        self.complaints.print(Styled(f"fracas: {printable(words)}", "red"), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """Ask for a line; `EOFError` at the end of input."""
        line = self.keyboard(prompt)
        return " ".join("".join(letter if letter.isprintable() else " " for letter in line).split())

    def clear(self) -> None:
        """Wipe the screen, and what could be scrolled back to."""
        if self.live():
            self.screen.clear()
            self.screen.file.write(_FORGET_WHAT_SCROLLED_AWAY)
            self.screen.file.flush()


def printable(words: str) -> str:
    """Make words from a file harmless to a terminal, and keep them on one line."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in words)


def typed_line(prompt: str) -> str:
    """Read a line from standard input; one that nobody saw being typed is shown."""
    if sys.stdin is None:
        raise EOFError
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


def prepare_streams() -> None:
    """Let no letter that an encoding lacks stop a command; edit lines where that can be done."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdin is not None and sys.stdin.isatty():
        try:
            # Its mere presence gives `input` arrows and a history.
            import readline  # noqa: F401
        except ImportError:
            return
