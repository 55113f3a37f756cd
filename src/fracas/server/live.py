"""Live: each watcher is shown his own view as it changes, and only then.

A watcher who was away says how much of the log he knows and how often something had been undone
by then; he gets the rest, or after an undo all of it. What a watcher cannot see does not make
him get anything: that a chain grows in secret does not show in the traffic.
"""

import asyncio
import contextlib
from typing import Final

from litestar import WebSocket, websocket
from litestar.datastructures import State as Shared
from litestar.exceptions import WebSocketDisconnect

from fracas.core.events import SPECTATOR
from fracas.server.guard import from_our_page, guest_token
from fracas.server.hall import Hall, NoSuchTable
from fracas.server.table import Bulletin, Table
from fracas.server.tokens import hash_of

FOREIGN: Final = 4403
NOT_YOURS: Final = 4403
NOT_FOUND: Final = 4404
TRY_AGAIN: Final = 4409
MOST_WATCHERS: Final = 20_000

Socket = WebSocket[object, object, Shared]


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: str) -> None:
    """Show a table to a watcher until he leaves."""
    await socket.accept()
    if not from_our_page(socket):
        await socket.close(code=FOREIGN, reason="foreign-origin")
        return
    hall = socket.app.state.hall
    assert isinstance(hall, Hall)
    try:
        table = await hall.find(id[:20])
    except NoSuchTable:
        await socket.close(code=NOT_FOUND, reason="no-such-table")
        return
    seat = _number(socket.query_params.get("seat"), SPECTATOR)
    token = guest_token(socket)
    guest = hall.store.guest(hash_of(token)) if token else None
    if guest is None or (seat != SPECTATOR and not table.holds(guest[0], seat)):
        await socket.close(code=NOT_YOURS, reason="not-your-seat")
        return
    known = _number(socket.query_params.get("known"), 0)
    undone = _number(socket.query_params.get("undone"), 0)
    showing = asyncio.ensure_future(_show(socket, table, seat, guest[0], known, undone))
    # Only whoever reads notices that the other side has gone.
    reading = asyncio.ensure_future(_read(socket))
    await asyncio.wait([showing, reading], return_when=asyncio.FIRST_COMPLETED)
    for task in (showing, reading):
        task.cancel()
    await asyncio.gather(showing, reading, return_exceptions=True)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code=TRY_AGAIN, reason="again")


def _number(word: str | None, otherwise: int) -> int:
    if word is None or not word.isascii() or not word.isdigit() or len(word) > 9:
        return otherwise
    return int(word)


async def _read(socket: Socket) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.receive_text()


async def _show(
    socket: Socket, table: Table, seat: int, guest: int, known: int, undone: int
) -> None:
    """Send what is new, as fast as the watcher takes it; what came meanwhile is sent as one."""
    sent: Bulletin | None = None
    version = -1
    while not table.given_up and (seat == SPECTATOR or table.holds(guest, seat)):
        async with table.changed:
            while table.version == version and not table.given_up:
                await table.changed.wait()
            version = table.version
        bulletin = await table.bulletin(seat)
        if sent is not None:
            if bulletin.same_as(sent):
                continue
            known, undone = len(sent.log), sent.undone
        if undone != bulletin.undone or known > len(bulletin.log):
            known = 0
        await socket.send_text(bulletin.whole(known))
        sent = bulletin
