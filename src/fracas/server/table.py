"""A table in memory: its match, who sits at it, and who watches.

Everything that changes a match goes through `act`: played first, written to the store, and only
then acknowledged and shown. If it cannot be written the table in memory is given up; the store
holds the truth, and the next who asks finds the table as it was.
"""

import asyncio
import json
from typing import Final

from fracas.core.dice import SealedDice, seal_of
from fracas.core.events import SPECTATOR
from fracas.core.game import Game
from fracas.core.match import Match
from fracas.server.commands import AnyCommand, Undo, carry_out, decode_command, encode_command
from fracas.server.store import Chair, LogEntry, Row, Store
from fracas.server.tokens import fresh_id

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"


class GivenUp(Exception):
    """This table in memory is no longer the true one; it must be read from the store again."""


class Bulletin:
    """What one watcher is to be shown now: the view, the log, and who sits where.

    Answers and live messages travel on different ways: by `epoch` and `number` a watcher knows
    which is the later. The number counts what was shown to this seat, and nothing that was not.
    """

    def __init__(self, view: str, table: str, log: list[str], undone: int) -> None:
        self.view = view
        self.table = table
        self.log = log
        self.undone = undone
        self.epoch = ""
        self.number = 0

    def whole(self, known: int = 0) -> str:
        """Write it as JSON, with the log from what the watcher knows on."""
        log = ",".join(self.log[known:])
        return (
            f'{{"table":{self.table},"view":{self.view},"log":[{log}],"log_from":{known},'
            f'"undone":{self.undone},"epoch":"{self.epoch}","number":{self.number}}}'
        )

    def same_as(self, other: "Bulletin") -> bool:
        """Tell whether a watcher who was shown the other would see nothing new."""
        return (
            self.view == other.view
            and self.table == other.table
            and self.undone == other.undone
            and self.log == other.log
        )


class Table:
    """One table and the game on it."""

    def __init__(self, row: Row, chairs: list[Chair], game: Game, store: Store) -> None:
        self.row = row
        self.chairs = chairs
        self.game = game
        self.store = store
        self.match: Match | None = None
        self.answered: set[tuple[int, str]] = set()
        self.undone = 0
        self.lock = asyncio.Lock()
        self.changed = asyncio.Condition()
        self.version = 0
        self.given_up = False
        self._bulletins: dict[int, Bulletin] = {}
        self._bulletin_version = -1
        self._shown: dict[int, Bulletin] = {}
        self._epoch = fresh_id()

    # From the store.

    def take_up(self, log: list[LogEntry]) -> None:
        """Begin the game, and play what the store holds of it."""
        self.match = self._fresh_match()
        for entry in log:
            command = decode_command(entry.command)
            carry_out(self.match, entry.seat, command)
            self._note(entry.seat, entry.key, command)

    def _fresh_match(self) -> Match:
        sealed = SealedDice(self.row.secret, [chair.nonce for chair in self.chairs])
        names = {chair.seat: chair.name or chair.bot for chair in self.chairs}
        return Match(self.game, self.row.seats, self.row.options, sealed=sealed, names=names)

    def _note(self, seat: int, key: str, command: AnyCommand) -> None:
        if key:
            self.answered.add((seat, key))
        self.undone += isinstance(command, Undo)

    # What is played.

    def playing(self) -> Match:
        """Give the match of a table whose game has begun."""
        if self.given_up:
            raise GivenUp
        if self.match is None:
            raise NotBegun
        return self.match

    async def act(self, seat: int, command: AnyCommand, key: str = "") -> None:
        """Carry out a command, write it, and tell everybody; a repeated one is done already."""
        # A browser that goes away in the middle must not leave half of it done.
        await asyncio.shield(asyncio.ensure_future(self._act(seat, command, key)))

    async def _act(self, seat: int, command: AnyCommand, key: str) -> None:
        async with self.lock:
            match = self.playing()
            if key and (seat, key) in self.answered:
                return
            carry_out(match, seat, command)
            stage = OVER if match.over() else PLAYING
            entry = LogEntry(seat, encode_command(command), key)
            try:
                await self.store.append(self.row.id, self.row.entries + 1, entry, stage)
            except BaseException:
                self.given_up = True
                await self.announce()
                raise
            self.row.entries += 1
            self.row.stage = stage
            self._note(seat, key, command)
        await self.announce()

    async def begin(self) -> None:
        """Start the game once every seat is taken."""
        async with self.lock:
            if self.match is not None or any(chair.kind == OPEN for chair in self.chairs):
                return
            await self.store.set_stage(self.row.id, PLAYING)
            self.row.stage = PLAYING
            self.take_up([])
        await self.announce()

    async def seat(self, chair: Chair, instead_of: str = "") -> bool:
        """Put somebody on a chair, or only if it is still of some kind; tell whether it was."""
        async with self.lock:
            if instead_of and self.chairs[chair.seat].kind != instead_of:
                return False
            await self.store.change_chair(self.row.id, chair)
            self.chairs[chair.seat] = chair
            if self.match is not None:
                self.match.names[chair.seat] = chair.name or chair.bot
        await self.announce()
        return True

    async def announce(self) -> None:
        """Wake everybody who watches."""
        async with self.changed:
            self.version += 1
            self.changed.notify_all()

    # Who may do what.

    def seats_of(self, guest: int) -> list[int]:
        """List the seats that a guest holds."""
        return [chair.seat for chair in self.chairs if guest in chair.guests]

    def holds(self, guest: int, seat: int) -> bool:
        """Tell whether a guest may see and move for a seat."""
        return 0 <= seat < len(self.chairs) and guest in self.chairs[seat].guests

    # What is shown.

    async def bulletin(self, seat: int) -> Bulletin:
        """Give what a seat, or a spectator, is to be shown; made once for all who share it.

        Nothing is shown that is not in the store yet.
        """
        async with self.lock:
            return self._bulletin(seat)

    def _bulletin(self, seat: int) -> Bulletin:
        if self._bulletin_version != self.version:
            self._bulletins = {}
            self._bulletin_version = self.version
        if seat not in self._bulletins:
            self._bulletins[seat] = self._numbered(seat, self._fresh_bulletin(seat))
        return self._bulletins[seat]

    def _numbered(self, seat: int, bulletin: Bulletin) -> Bulletin:
        """Give a bulletin the next number, unless the seat was shown the very same."""
        shown = self._shown.get(seat)
        if shown is not None and bulletin.same_as(shown):
            return shown
        bulletin.epoch = self._epoch
        bulletin.number = shown.number + 1 if shown is not None else 1
        self._shown[seat] = bulletin
        return bulletin

    def _fresh_bulletin(self, seat: int) -> Bulletin:
        table = json.dumps(self.sign(), ensure_ascii=False)
        if self.match is None:
            return Bulletin("null", table, [], 0)
        view = json.dumps(self._view(self.match, seat), ensure_ascii=False)
        told = self.match.journal(seat)
        log = [json.dumps(text.to_json(), ensure_ascii=False) for text in told]
        return Bulletin(view, table, log, self.undone)

    def _view(self, match: Match, seat: int) -> dict[str, object]:
        """Give a view, with what its owner alone may do besides moving."""
        view = match.view(seat).to_json()
        if seat != SPECTATOR:
            prompts = match.game.prompts.messages
            view["can_undo"] = match.can_undo(seat)
            view["standing"] = [
                {
                    "prompt": prompt,
                    "id": prompts[prompt].message,
                    "move": move,
                    "answer": match.state.label(move).to_json(),
                }
                for (owner, prompt), move in sorted(match.standing_answers.items())
                if owner == seat
            ]
            question = match.state.question(seat) if view["decision"] is not None else None
            view["asked"] = None
            if question is not None:
                view["asked"] = {
                    "prompt": question.prompt,
                    "passing": question.passing,
                    "rule": question.rule,
                }
        return view

    def sign(self) -> dict[str, object]:
        """Give what everybody may know of a table."""
        match = self.match
        resigned = match.resigned if match is not None else []
        return {
            "id": self.row.id,
            "game": self.row.game,
            "options": self.row.options,
            "public": self.row.public,
            "stage": self.row.stage,
            "seal": seal_of(self.row.secret),
            "rematch": self.row.rematch,
            "draw_offers": list(match.draw_offers) if match is not None else [],
            "chairs": [
                {
                    "seat": chair.seat,
                    "kind": chair.kind,
                    "bot": chair.bot,
                    "name": chair.name,
                    "resigned": chair.seat in resigned,
                }
                for chair in self.chairs
            ],
        }


class NotBegun(Exception):
    """The game at this table has not begun."""
