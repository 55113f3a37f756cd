"""What every test of the terminal begins with: the sample game, an own folder, plain English."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Know the sample game alone, keep records in a folder of the test's own, speak English."""
    monkeypatch.setenv("FRACAS_GAMES", "brawl")
    monkeypatch.setattr("fracas.registry.SHIPPED", ())
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    for variable in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(variable, raising=False)
