"""Whole games, kept as they were played: any change of the rules shows here."""

from pathlib import Path

from fracas.contract.golden import golden_records
from fracas.games.old_world import GAME

TestRecords = golden_records(GAME, Path(__file__).parent / "records")
