"""Whole games go as they always went: starters, packs, expansions, armies drawn at random."""

from pathlib import Path

from fracas.contract import golden_records
from fracas.games.legends import GAME

TestRecords = golden_records(GAME, Path(__file__).parent / "records")
