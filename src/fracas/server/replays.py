"""Looking at finished games: any step of a record, as any seat saw it."""

from collections import OrderedDict
from typing import Final

from fracas.core.events import SPECTATOR
from fracas.core.game import Game
from fracas.core.record import Record, parse_record
from fracas.core.replay import Replay, check
from fracas.server.hall import furnished_game
from fracas.server.tokens import fresh_id

MOST_KEPT: Final = 40


class OldGame:
    """A finished or imported game, played again as far as somebody wants to see."""

    def __init__(self, record: Record, game: Game) -> None:
        check(record, game)
        self.record = record
        self.game = game
        self._again = Replay(record, game)

    def at(self, step: int, seat: int = SPECTATOR) -> dict[str, object]:
        """Give what a seat saw after so many lines, and what the last line brought."""
        step = max(0, min(step, len(self.record.lines)))
        if step < self._again.played:
            self._again = Replay(self.record, self.game)
        told = 0
        while self._again.played < step:
            told = len(self._again.match.journal(seat))
            self._again.step()
        match = self._again.match
        line = self.record.lines[step - 1] if step else ""
        return {
            "step": step,
            "steps": len(self.record.lines),
            "line": line,
            "names": {str(seat): name for seat, name in self.record.names.items()},
            "view": match.view(seat).to_json(),
            "log": [text.to_json() for text in match.journal(seat)],
            "news": told,
        }


class Shelf:
    """The old games that somebody is looking at; the least recent one makes room."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, OldGame] = OrderedDict()

    def put(self, record: Record, game: Game, id: str = "") -> str:
        """Put a game on the shelf and give its id."""
        name = id or fresh_id()
        self._games[name] = OldGame(record, game)
        while len(self._games) > MOST_KEPT:
            self._games.popitem(last=False)
        return name

    def read(self, text: str, content: str) -> str:
        """Read an imported record; `FracasError` says what is wrong with it."""
        record = parse_record(text)
        return self.put(record, furnished_game(record.game, content))

    def find(self, id: str) -> OldGame | None:
        """Give a game that is still on the shelf."""
        if id in self._games:
            self._games.move_to_end(id)
        return self._games.get(id)
