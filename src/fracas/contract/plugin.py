"""What pytest has to know of the contract: the mark `rule`, wherever fracas is installed."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Declare the mark that names the numbered rules a test proves."""
    config.addinivalue_line("markers", "rule(*ids): the numbered rules this test proves")
