"""The server as one application: its rooms, its doors, and what they are told at the start."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from fracas.server.guard import Bucket, Doorkeeper
from fracas.server.hall import Hall
from fracas.server.house_bots import BotRoom, Pace
from fracas.server.live import live
from fracas.server.refusals import HANDLED, refuse
from fracas.server.replays import Shelf
from fracas.server.routes import HANDLERS
from fracas.server.store import Store
from fracas.version import VERSION

STATIC: Final = Path(__file__).parent / "static"
MOST_BYTES: Final = 3_000_000
USUAL_PACE: Final = (0.7, 1.3)


class Serving:
    """How a server is to be run."""

    def __init__(
        self,
        store: Path,
        pace: tuple[float, float] = USUAL_PACE,
        requests: tuple[int, float] = (200, 40.0),
    ) -> None:
        self.store = store
        self.pace = pace
        self.requests = requests


def make_app(serving: Serving) -> Doorkeeper:
    """Make the application behind its doorkeeper; its store is opened when it starts."""

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        store = Store(serving.store)
        bots = BotRoom(Pace(*serving.pace))
        hall = Hall(store, bots)
        app.state.hall = hall
        await hall.open_doors()
        try:
            yield
        finally:
            await hall.close_doors()
            bots.close()
            store.close()

    handlers = [*HANDLERS, live]
    static = []
    if STATIC.is_dir():
        static.append(create_static_files_router("/", directories=[STATIC], html_mode=True))
    app = Litestar(
        route_handlers=[*handlers, *static],
        lifespan=[open_hall],
        exception_handlers=dict.fromkeys(HANDLED, refuse),
        request_max_body_size=MOST_BYTES,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        openapi_config=OpenAPIConfig(
            title="Fracas",
            version=VERSION,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )
    app.state.shelf = Shelf()
    app.state.complaints = serving.store.parent / "complaints"
    return Doorkeeper(app, Bucket(*serving.requests))
