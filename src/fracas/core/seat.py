"""A seat at the table: all that a bot gets. It offers the doors, never the state."""

from fracas.core.dice import Dice
from fracas.core.errors import Refusal
from fracas.core.match import Match
from fracas.core.state import State
from fracas.core.text import Text
from fracas.core.view import Result, View


class Seat:
    """What one seat of a match can see and do."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat

    def owes(self) -> bool:
        """Tell whether this seat owes a decision now."""
        return self.seat in self._match.owing()

    def owing(self) -> list[int]:
        """List all seats that owe a decision now."""
        return self._match.owing()

    def question(self) -> int:
        """Give the number that an answer must quote; 0 if nothing is owed."""
        return self._match.question(self.seat)

    def legal(self) -> list[int]:
        """List the legal moves."""
        return self._match.state.legal(self.seat) if self.owes() else []

    def why_not(self, move: int) -> Refusal | None:
        """Explain why a move is not possible, or give None for a legal one."""
        return self._match.why_not(self.seat, move)

    def view(self) -> View:
        """Give what the seat may see."""
        return self._match.view(self.seat)

    def observe(self) -> list[int]:
        """Give what the seat may see as integers."""
        return self._match.state.observe(self.seat)

    def events(self, since: int = 0) -> list[Text]:
        """Give the log as the seat may see it, after the first `since` things it saw."""
        return self._match.journal(self.seat, since)

    def imagine(self, dice: Dice) -> State:
        """Draw a whole state from those that the seat cannot tell from the real one."""
        return self._match.state.imagine(self.seat, dice)

    def submit(self, moves: list[int]) -> None:
        """Answer the present question."""
        self._match.submit(self.seat, self.question(), moves)

    def result(self) -> Result | None:
        """Give the result of a finished match."""
        return self._match.result()
