"""The embedded store: tables, who sits at them, and a log of commands for each.

A command is acknowledged only after its transaction was committed. One thread writes, so that
nobody waits for a lock; the log of a table is numbered without gaps, and whoever writes a number
that is taken was too late.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection

VERSION: Final = 1

Done = TypeVar("Done")

metadata: Final = sql.MetaData()
guests: Final = sql.Table(
    "guests",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("key", sql.String(64), nullable=False, unique=True),
    sql.Column("name", sql.String(60), nullable=False),
    sql.Column("since", sql.Float, nullable=False),
)
tables: Final = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("game", sql.String(60), nullable=False),
    sql.Column("revision", sql.Integer, nullable=False),
    sql.Column("content", sql.Text, nullable=False),
    sql.Column("seats", sql.Integer, nullable=False),
    sql.Column("options", sql.Text, nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("host", sql.Integer, sql.ForeignKey("guests.id"), nullable=False),
    sql.Column("secret", sql.LargeBinary, nullable=False),
    sql.Column("stage", sql.String(10), nullable=False),
    sql.Column("since", sql.Float, nullable=False),
    sql.Column("moved", sql.Float, nullable=False),
    sql.Column("entries", sql.Integer, nullable=False),
    sql.Column("rematch", sql.String(16), nullable=False),
)
chairs: Final = sql.Table(
    "chairs",
    metadata,
    sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(10), nullable=False),
    sql.Column("bot", sql.String(20), nullable=False),
    sql.Column("name", sql.String(60), nullable=False),
    sql.Column("key", sql.String(64), nullable=False, index=True),
    sql.Column("nonce", sql.LargeBinary, nullable=False),
)
holders: Final = sql.Table(
    "holders",
    metadata,
    sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("guest", sql.Integer, sql.ForeignKey("guests.id"), primary_key=True),
)
entries: Final = sql.Table(
    "entries",
    metadata,
    sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("command", sql.Text, nullable=False),
    sql.Column("key", sql.String(60), nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)


class TooLate(Exception):
    """The log of a table has gone on in the meantime."""


class StoreVersionError(RuntimeError):
    """The file was written by another version of the store."""


class Row(msgspec.Struct, kw_only=True):
    """A table as it is stored."""

    id: str
    game: str
    revision: int
    content: str
    seats: int
    options: dict[str, str]
    public: bool
    host: int
    secret: bytes
    stage: str
    since: float
    moved: float
    entries: int
    rematch: str = ""


class Chair(msgspec.Struct, kw_only=True):
    """Who is to sit on a seat: nobody yet, a person, or a bot of some kind."""

    seat: int
    kind: str
    bot: str = ""
    name: str = ""
    key: str = ""
    nonce: bytes = b""
    guests: set[int] = msgspec.field(default_factory=set)


class LogEntry(msgspec.Struct):
    """One command in the log of a table."""

    seat: int
    command: str
    key: str


class Store:
    """Everything that must outlive the process."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.engine = sql.create_engine(f"sqlite:///{file}")
        sql.event.listen(self.engine, "connect", _prepare)
        self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        self._check_version()
        metadata.create_all(self.engine)

    def _check_version(self) -> None:
        with self.engine.begin() as connection:
            found = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
            if found not in (0, VERSION):
                raise StoreVersionError(
                    f"{self.file} was written by version {found} of the store, not {VERSION}: "
                    "name another file, or use the program that wrote it"
                )
            connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}")

    async def write(self, change: Callable[[Connection], Done]) -> Done:
        """Make a change in a transaction of its own; when this returns, it is durable."""

        def committed() -> Done:
            with self.engine.begin() as connection:
                return change(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, committed)

    def close(self) -> None:
        """Finish what is being written, and close the file."""
        self._writer.shutdown(wait=True)
        self.engine.dispose()

    # Guests.

    async def new_guest(self, key: str, name: str) -> int:
        """Remember a guest by the hash of the secret in his cookie."""

        def change(connection: Connection) -> int:
            row = {"key": key, "name": name, "since": time.time()}
            made = connection.execute(guests.insert().values(row)).inserted_primary_key
            assert made is not None
            return int(made[0])

        return await self.write(change)

    async def rename_guest(self, guest: int, name: str) -> None:
        """Remember what a guest wants to be called."""
        await self.write(
            lambda connection: connection.execute(
                guests.update().where(guests.c.id == guest).values(name=name)
            )
        )

    def guest(self, key: str) -> tuple[int, str] | None:
        """Find a guest's number and name by the hash of his secret."""
        with self.engine.connect() as connection:
            found = connection.execute(
                sql.select(guests.c.id, guests.c.name).where(guests.c.key == key)
            ).first()
        return None if found is None else (found[0], found[1])

    # Tables.

    async def new_table(self, row: Row, seats: Sequence[Chair]) -> None:
        """Put up a table with its chairs."""

        def change(connection: Connection) -> None:
            values = msgspec.structs.asdict(row)
            values["options"] = msgspec.json.encode(row.options).decode()
            connection.execute(tables.insert().values(values))
            for chair in seats:
                _put_chair(connection, row.id, chair)

        await self.write(change)

    async def change_chair(self, table: str, chair: Chair) -> None:
        """Note who is to sit on a seat from now on."""

        def change(connection: Connection) -> None:
            here = (chairs.c.table == table) & (chairs.c.seat == chair.seat)
            connection.execute(chairs.delete().where(here))
            held = (holders.c.table == table) & (holders.c.seat == chair.seat)
            connection.execute(holders.delete().where(held))
            _put_chair(connection, table, chair)

        await self.write(change)

    async def set_stage(self, table: str, stage: str) -> None:
        """Note that a table's game has begun or is over."""
        await self.write(
            lambda connection: connection.execute(
                tables.update().where(tables.c.id == table).values(stage=stage)
            )
        )

    async def set_rematch(self, table: str, rematch: str) -> None:
        """Note at which table a game is played again."""
        await self.write(
            lambda connection: connection.execute(
                tables.update().where(tables.c.id == table).values(rematch=rematch)
            )
        )

    async def append(self, table: str, number: int, entry: LogEntry, stage: str) -> None:
        """Write the next command of a table; `TooLate` if the log is further already."""

        def change(connection: Connection) -> None:
            now = time.time()
            here = (tables.c.id == table) & (tables.c.entries == number - 1)
            moved = {"entries": number, "moved": now, "stage": stage}
            if connection.execute(tables.update().where(here).values(moved)).rowcount != 1:
                raise TooLate
            values = {**msgspec.structs.asdict(entry), "table": table, "number": number, "at": now}
            connection.execute(entries.insert().values(values))

        await self.write(change)

    def table(self, id: str) -> Row | None:
        """Read one table."""
        found = self._rows(tables.c.id == id)
        return found[0] if found else None

    def public_tables(self, most: int) -> list[Row]:
        """List the public tables, those first that moved last."""
        return self._rows(tables.c.public, most)

    def tables_of(self, guest: int, most: int) -> list[Row]:
        """List the tables at which a guest sits, or which he put up."""
        held = sql.select(holders.c.table).where(holders.c.guest == guest)
        return self._rows(tables.c.id.in_(held) | (tables.c.host == guest), most)

    def running_tables(self) -> list[str]:
        """List the tables whose game is being played: bots may have to move there."""
        with self.engine.connect() as connection:
            chosen = sql.select(tables.c.id).where(tables.c.stage == "playing")
            return [row[0] for row in connection.execute(chosen)]

    def _rows(self, which: sql.ColumnElement[bool], most: int = 1) -> list[Row]:
        with self.engine.connect() as connection:
            chosen = sql.select(tables).where(which).order_by(tables.c.moved.desc()).limit(most)
            found = connection.execute(chosen).mappings().all()
        return [Row(**{**row, "options": msgspec.json.decode(row["options"])}) for row in found]

    def chairs(self, table: str) -> list[Chair]:
        """Read who sits where."""
        with self.engine.connect() as connection:
            chosen = sql.select(chairs).where(chairs.c.table == table).order_by(chairs.c.seat)
            rows = connection.execute(chosen).mappings().all()
            held = connection.execute(sql.select(holders).where(holders.c.table == table)).all()
        found = [
            Chair(**{name: value for name, value in row.items() if name != "table"}) for row in rows
        ]
        for _, seat, guest in held:
            found[seat].guests.add(guest)
        return found

    def seat_of_link(self, key: str) -> tuple[str, int] | None:
        """Find the seat that a secret link belongs to."""
        with self.engine.connect() as connection:
            found = connection.execute(
                sql.select(chairs.c.table, chairs.c.seat).where(chairs.c.key == key)
            ).first()
        return None if found is None else (found[0], found[1])

    def log(self, table: str) -> list[LogEntry]:
        """Read all commands of a table, in order."""
        with self.engine.connect() as connection:
            chosen = (
                sql.select(entries.c.seat, entries.c.command, entries.c.key)
                .where(entries.c.table == table)
                .order_by(entries.c.number)
            )
            return [LogEntry(*row) for row in connection.execute(chosen)]

    def backup(self, into: Path) -> None:
        """Write a whole, consistent copy of the store into a new file while it is in use."""
        with self.engine.connect() as connection:
            connection.exec_driver_sql("VACUUM INTO ?", (str(into),))


def _put_chair(connection: Connection, table: str, chair: Chair) -> None:
    values = msgspec.structs.asdict(chair)
    seated = values.pop("guests")
    connection.execute(chairs.insert().values({**values, "table": table}))
    for guest in sorted(seated):
        row = {"table": table, "seat": chair.seat, "guest": guest}
        connection.execute(holders.insert().values(row))


def _prepare(connection: Any, _: object) -> None:
    """Set what SQLite wants to be told on each connection."""
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "busy_timeout = 5000",
        "foreign_keys = ON",
    ):
        connection.execute(f"PRAGMA {pragma}")
