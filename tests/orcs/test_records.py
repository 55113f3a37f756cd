"""Whole games of two, three and four players go as they always went."""

from pathlib import Path

from fracas.contract import golden_records
from fracas.games.orcs import GAME

TestRecords = golden_records(GAME, Path(__file__).parent / "records")
