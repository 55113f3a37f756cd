"""What the terminal says, in one language.

>>> say = Voice("fr")
>>> say("list-and", first="Anna", last="Bela")
'Anna et Bela'
>>> say.names_of([0, 1, 2])
'Place 1, Place 2 et Place 3'
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from fracas.core.game import Game
from fracas.core.text import Text, seat_text
from fracas.texts import words_for

FOLDER: Final = Path(__file__).parent
# Every message of the terminal begins like this, so that none hides one of a game.
PREFIX: Final = "terminal-"


class Voice:
    """The words of the terminal and of the kernel, and of a game once one is chosen."""

    def __init__(
        self, language: str, game: Game | None = None, names: Mapping[int, str] | None = None
    ) -> None:
        self.language = language
        self.words = words_for(game, language, names, more=(FOLDER,))

    def __call__(self, message: str, **arguments: int | str | Text) -> str:
        """Say a message of the terminal."""
        return self.words.say(Text(PREFIX + message, arguments))

    def text(self, text: Text) -> str:
        """Say any text."""
        return self.words.say(text)

    def value(self, value: int | Text) -> str:
        """Say a number or a text."""
        return self.text(value) if isinstance(value, Text) else str(value)

    def knows(self, message: str) -> bool:
        """Tell whether there is such a message, of the terminal or of the game."""
        return self.words.knows(message)

    def seat(self, seat: int) -> str:
        """Name a seat."""
        return self.text(seat_text(seat))

    def names_of(self, seats: Sequence[int]) -> str:
        """Name several seats in a row."""
        names = [self.seat(seat) for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return self("list-and", first=", ".join(names[:-1]), last=names[-1])
