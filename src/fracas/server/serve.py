"""`fracas serve` and `fracas backup`: one process on a store of its own."""

import argparse
import asyncio
import socket
import webbrowser
from pathlib import Path
from typing import Final

import uvicorn

from fracas.server.app import USUAL_PACE, Serving, make_app
from fracas.server.store import Store, StoreVersionError
from fracas.terminal.archive import records_folder
from fracas.terminal.desk import Desk
from fracas.terminal.failure import FINE, wrong_usage

STORE: Final = "tables.sqlite"
SECONDS_TO_CLOSE: Final = 2
BACKLOG: Final = 2048


def serve(desk: Desk, wishes: argparse.Namespace) -> int:
    """Serve tables until Ctrl-C."""
    file = _store_file(wishes.store)
    pace = USUAL_PACE if wishes.pace is None else (wishes.pace, wishes.pace * 1.5)
    try:
        app = make_app(Serving(file, pace, (5 * wishes.rate, float(wishes.rate))))
        Store(file).close()
    except (StoreVersionError, OSError) as error:
        raise wrong_usage("store-unusable", file=str(file), reason=str(error)) from error
    listening = _listen(wishes.host, wishes.port)
    address = f"http://{wishes.host}:{listening.getsockname()[1]}/"
    desk.say("serving", address=address, file=str(file))
    desk.screen.file.flush()
    if not wishes.quiet:
        webbrowser.open(address)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        log_level="warning",
        timeout_graceful_shutdown=SECONDS_TO_CLOSE,
        ws_per_message_deflate=False,
        ws_max_size=1024,
        server_header=False,
        backlog=BACKLOG,
    )
    asyncio.run(uvicorn.Server(config).serve(sockets=[listening]))
    return FINE


def _store_file(wished: Path | None) -> Path:
    if wished is not None:
        return wished
    folder = records_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / STORE


def _listen(host: str, port: int) -> socket.socket:
    """Take the port, or the next free one where none was asked for."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        # Whoever comes before the doors are open waits instead of being sent away.
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise wrong_usage("port-taken", port=str(port), reason=str(error)) from error
    return listening


def backup(desk: Desk, wishes: argparse.Namespace) -> int:
    """Copy the store into a new file, while it may be in use."""
    file = _store_file(wishes.store)
    if not file.is_file():
        raise wrong_usage("no-store", file=str(file))
    if wishes.file.exists():
        raise wrong_usage("file-exists", file=str(wishes.file))
    store = Store(file)
    store.backup(wishes.file)
    store.close()
    desk.say("backed-up", file=str(wishes.file))
    return FINE
