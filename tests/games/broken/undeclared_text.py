"""A text that no language has: the code asks for a message nobody wrote."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from fracas.core.text import Text
from fracas.core.view import View


class UndeclaredText(Smugglers):
    """Has a note of its own."""

    def draw(self, view: View) -> None:
        """Note something that has no words."""
        super().draw(view)
        view.notes.append(Text("note-of-my-own"))


GAME: Final = SmugglersGame("undeclared-text", UndeclaredText)
