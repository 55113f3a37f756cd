"""A real Chromium, a server, and people with a browser each."""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.serving import Served
from web import browser as find_browser

# Waiting is for conditions; only where something is broken does it last so long.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Start the browser once."""
    path, environment = find_browser()
    arguments = [
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ]
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=path, env={**os.environ, **environment}, args=arguments
        )
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Give a server that all tests share."""
    served = Served(tmp_path_factory.mktemp("browser") / "tables.sqlite")
    yield served
    served.stop()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Served]:
    """Give a server that the test may kill."""
    served = Served(tmp_path / "tables.sqlite")
    yield served
    served.let_everybody_leave()
    served.kill()


class People:
    """Opens a browser for each person, with cookies of his own."""

    def __init__(self, chromium: Browser, served: Served, stack: ExitStack) -> None:
        self.chromium = chromium
        self.served = served
        self.stack = stack
        self.foreign: list[str] = []
        self.faults: list[str] = []

    def somebody(self, **settings: Any) -> Page:
        """Open the home page in a fresh browser."""
        # The accessibility checker is put into the page as a script, which our policy forbids.
        wished = {
            "bypass_csp": True,
            "locale": "en-GB",
            "viewport": {"width": 1280, "height": 900},
            # Who wants no motion is shown the table as it is: so the tests do not wait for pieces.
            "reduced_motion": "reduce",
            **settings,
        }
        context = self.chromium.new_context(**wished)
        self.stack.callback(context.close)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", lambda request: self._look(request.url))
        page.goto(self.served.address)
        return page

    def _look(self, url: str) -> None:
        ours = (self.served.address, self.served.address.replace("http", "ws"), "data:", "blob:")
        if not url.startswith(ours):
            self.foreign.append(url)


@pytest.fixture
def people(chromium: Browser, shared: Served) -> Iterator[People]:
    """Let people come; at the end nothing failed in their pages, and nothing left the server."""
    with ExitStack() as stack:
        come = People(chromium, shared, stack)
        yield come
        assert come.faults == [] and come.foreign == []


@pytest.fixture
def own_people(chromium: Browser, own: Served) -> Iterator[People]:
    """Let people come to a server that the test may kill."""
    with ExitStack() as stack:
        come = People(chromium, own, stack)
        yield come
        assert come.faults == [] and come.foreign == []
