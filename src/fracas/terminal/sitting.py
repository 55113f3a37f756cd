"""An evening at the terminal: a match, who plays which seat, and what each knows of it."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text as Styled

from fracas.bots import Bot
from fracas.core.events import SPECTATOR
from fracas.core.match import Match
from fracas.core.text import Text
from fracas.core.view import View
from fracas.terminal.archive import Archive
from fracas.terminal.desk import Desk
from fracas.terminal.draw import draw_view
from fracas.terminal.interrupts import undisturbed
from fracas.terminal.options import FEWEST_ROWS, draw_decision

NOBODY_YET: Final = -1
FEWEST_NEWS: Final = 4
# The prompt below the options, and the empty lines between the parts of a screen.
_ROWS_BETWEEN: Final = 5


class Sitting:
    """A match at one desk. A seat is played by a bot or, where there is none, by a person."""

    def __init__(
        self, desk: Desk, match: Match, players: Sequence[Bot | None], archive: Archive
    ) -> None:
        self.desk = desk
        self.match = match
        self.players = players
        self.archive = archive
        self.known = dict.fromkeys((SPECTATOR, *range(match.state.seats)), 0)
        self.present = NOBODY_YET
        self.notices: list[str] = []

    def people(self) -> list[int]:
        """List the seats that people play."""
        return [seat for seat, bot in enumerate(self.players) if bot is None]

    def has_secrets(self) -> bool:
        """Tell whether people who share the screen have something to hide from each other."""
        return len(self.people()) > 1

    def notice(self, message: str, **arguments: int | str | Text) -> None:
        """Keep a message of the terminal for the next look at the table."""
        self.notices.append(self.desk.voice(message, **arguments))

    def look(self, seat: int) -> View:
        """Show a seat all that it may see and what has happened since it last decided."""
        view = self.match.view(seat)
        decision = view.decision
        desk = self.desk
        if decision is not None and decision.chain and not desk.live():
            # On paper the table need not be drawn again for each small step.
            desk.show("", *self._decision(view, FEWEST_ROWS))
            return view
        desk.clear()
        table = draw_view(desk, view, self._remarks())
        rows = desk.rows() - sum(map(desk.height_of, table)) - _ROWS_BETWEEN
        news = self._news(seat, rows - (len(decision.options) + 1 if decision else 0))
        desk.show(*news, *table, "")
        if decision is not None:
            desk.show(*self._decision(view, rows - len(news)))
        return view

    def _decision(self, view: View, rows: int) -> list[RenderableType]:
        if view.decision is None:
            return []
        state = self.match.state
        question = state.question(view.seat)
        rule = question.rule if question is not None else ""
        return draw_decision(self.desk, view.decision, state.game.verbs, rule, rows)

    def news_of(self, seat: int) -> list[str]:
        """Say what has happened since a seat last decided."""
        return [self.desk.voice.text(text) for text in self.match.journal(seat, self.known[seat])]

    def know_all(self) -> None:
        """Take what has happened so far as known to everybody."""
        self.known = {reader: len(self.match.journal(reader)) for reader in self.known}

    def submit(self, seat: int, question: int, moves: list[int]) -> None:
        """Make a person's moves; once they complete an answer, what was news is none any more."""
        known = {reader: len(self.match.journal(reader)) for reader in (seat, SPECTATOR)}
        with undisturbed():
            self.match.submit(seat, question, moves)
        if seat not in self.match.owing() or not self.match.state.chains[seat]:
            self.known.update(known)
            self.notices = []

    def _news(self, seat: int, rows: int) -> list[RenderableType]:
        lines = self.news_of(seat)
        kept = max(rows - len(self.notices), FEWEST_NEWS)
        if len(lines) > kept:
            earlier = self.desk.voice("earlier", count=len(lines) - kept + 1)
            lines = [earlier, *lines[len(lines) - kept + 1 :]]
        lines = [*self.notices, *lines]
        return [Padding(Styled(line), (0, 0, 0, 2), expand=False) for line in lines]

    def _remarks(self) -> dict[int, str]:
        """Say who has resigned and who offers a draw."""
        voice = self.desk.voice
        remarks = dict.fromkeys(self.match.draw_offers, voice("offers-draw"))
        return remarks | dict.fromkeys(self.match.resigned, voice("has-resigned"))
