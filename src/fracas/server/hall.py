"""The hall: all tables, found in memory or taken up from the store."""

import asyncio
import secrets
import time
from typing import Final

from msgspec.structs import replace

from fracas.core.game import Game
from fracas.core.record import clean_name
from fracas.registry import find_game
from fracas.server.house_bots import Attendant, BotRoom
from fracas.server.store import Chair, Row, Store
from fracas.server.table import BOT, OPEN, OVER, PERSON, WAITING, Table
from fracas.server.tokens import fresh_id, fresh_token, hash_of

_SECRET_BYTES: Final = 32
_NONCE_BYTES: Final = 16
MOST_IN_MEMORY: Final = 2000


class NoSuchTable(Exception):
    """There is no table of this id."""


class CannotBeSeated(Exception):
    """A seat is taken, or is not to be had; `reason` names the message."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Hall:
    """Everybody who plays here, table by table."""

    def __init__(self, store: Store, bots: BotRoom) -> None:
        self.store = store
        self.bots = bots
        self.tables: dict[str, Table] = {}
        self.attendants: dict[str, Attendant] = {}
        self._opening = asyncio.Lock()

    async def open_doors(self) -> None:
        """Take up the tables that were being played: their bots go on."""
        for id in self.store.running_tables():
            await self.find(id)

    async def close_doors(self) -> None:
        """Let the bots rest; every move is in the store already."""
        for attendant in list(self.attendants.values()):
            await attendant.dismiss()

    # Finding.

    async def find(self, id: str) -> Table:
        """Give a table, from memory or from the store."""
        table = self.tables.get(id)
        if table is not None and not table.given_up:
            return table
        async with self._opening:
            table = self.tables.get(id)
            if table is not None and not table.given_up:
                return table
            if table is not None:
                await self._forget(id)
            return await self._take_up(id)

    async def _take_up(self, id: str) -> Table:
        row = self.store.table(id)
        if row is None:
            raise NoSuchTable(id)
        table = Table(row, self.store.chairs(id), furnished_game(row.game, row.content), self.store)
        if row.stage != WAITING:
            await asyncio.to_thread(table.take_up, self.store.log(id))
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        self.tables[table.row.id] = table
        if table.row.stage != OVER:
            self.attendants[table.row.id] = Attendant(table, self.bots)
        if len(self.tables) > MOST_IN_MEMORY:
            for id, other in list(self.tables.items()):
                if other.row.stage == OVER and not other.changed.locked():
                    del self.tables[id]
                    break

    async def _forget(self, id: str) -> None:
        del self.tables[id]
        attendant = self.attendants.pop(id, None)
        if attendant is not None:
            await attendant.dismiss()

    # Putting up tables, sitting down.

    async def put_up(
        self,
        guest: int,
        game: Game,
        seats: int,
        options: dict[str, str],
        *,
        public: bool,
        content: str = "",
        rematch_of: Table | None = None,
    ) -> Table:
        """Put up a new table with all its seats open."""
        game.check_seats(seats)
        game.check_options(seats, options)
        now = time.time()
        row = Row(
            id=fresh_id(),
            game=game.id,
            revision=game.revision,
            content=content,
            seats=seats,
            options=options,
            public=public,
            host=guest,
            secret=secrets.token_bytes(_SECRET_BYTES),
            stage=WAITING,
            since=now,
            moved=now,
            entries=0,
        )
        chairs = [Chair(seat=seat, kind=OPEN) for seat in range(seats)]
        await self.store.new_table(row, chairs)
        table = Table(row, chairs, game, self.store)
        self._keep(table)
        if rematch_of is not None:
            await self.store.set_rematch(rematch_of.row.id, row.id)
            rematch_of.row.rematch = row.id
            await rematch_of.announce()
        return table

    async def sit_down(self, table: Table, seat: int, guest: int, name: str) -> str:
        """Give an open seat to a guest; the secret of its return link is told this once."""
        if not 0 <= seat < table.row.seats:
            raise CannotBeSeated("no-such-seat")
        token = fresh_token()
        chair = Chair(
            seat=seat,
            kind=PERSON,
            name=clean_name(name),
            key=hash_of(token),
            nonce=secrets.token_bytes(_NONCE_BYTES),
            guests={guest},
        )
        if not await table.seat(chair, instead_of=OPEN):
            raise CannotBeSeated("seat-taken")
        return token

    async def fresh_link(self, table: Table, seat: int) -> str:
        """Give a seat a new return link; the old one ends."""
        token = fresh_token()
        await table.seat(replace(table.chairs[seat], key=hash_of(token)))
        return token

    async def seat_bot(self, table: Table, seat: int, bot: str) -> None:
        """Let a bot play a seat; whoever held it may come back."""
        chair = table.chairs[seat]
        nonce = chair.nonce or secrets.token_bytes(_NONCE_BYTES)
        await table.seat(replace(chair, kind=BOT, bot=bot, nonce=nonce))

    async def give_back(self, table: Table, seat: int) -> None:
        """Let the person who held a seat play it again instead of the bot."""
        chair = table.chairs[seat]
        if not chair.guests or not await table.seat(
            replace(chair, kind=PERSON, bot=""), instead_of=BOT
        ):
            raise CannotBeSeated("seat-not-yours")

    async def come_back(self, token: str, guest: int) -> tuple[Table, int]:
        """Bring a seat to another device by its secret link."""
        found = self.store.seat_of_link(hash_of(token))
        if found is None:
            raise NoSuchTable("link")
        id, seat = found
        table = await self.find(id)
        chair = table.chairs[seat]
        if guest not in chair.guests:
            await table.seat(replace(chair, guests=chair.guests | {guest}))
        return table, seat


def furnished_game(id: str, content: str) -> Game:
    """Give a game, with house content if there is any; `FracasError` says what is wrong."""
    game = find_game(id)
    return game.with_content(content) if content else game
