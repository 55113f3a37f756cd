"""A server for the tests that do not end it, and one for each that does."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Guest, Served


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Give a server that all tests share."""
    served = Served(tmp_path_factory.mktemp("store") / "tables.sqlite")
    yield served
    served.stop()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Served]:
    """Give a server that the test may kill."""
    served = Served(tmp_path / "tables.sqlite")
    yield served
    served.let_everybody_leave()
    served.kill()


@pytest.fixture
def anna(shared: Served) -> Guest:
    """Give a guest called Anna."""
    return Guest(shared, "Anna")


@pytest.fixture
def bela(shared: Served) -> Guest:
    """Give a guest called Béla."""
    return Guest(shared, "Béla")
