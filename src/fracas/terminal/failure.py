"""How a command ends when it cannot do what it was asked."""

from typing import Final

from fracas.core.text import Text

FINE: Final = 0
NOT_RIGHT: Final = 1
WRONG_USAGE: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


class Failure(Exception):
    """One line for a person, as a text to be said in his language, and the exit code."""

    def __init__(self, code: int, text: Text) -> None:
        super().__init__(repr(text))
        self.code = code
        self.text = text


def wrong_usage(message: str, **arguments: int | str | Text) -> Failure:
    """Make the failure of a command that was given something it cannot use."""
    return Failure(WRONG_USAGE, Text(f"terminal-{message}", arguments))
