"""Whole games of two to five players, kept: a change of the rules shows here."""

from pathlib import Path

from fracas.contract.golden import golden_records
from fracas.games.azeroth import GAME

TestRecords = golden_records(GAME, Path(__file__).parent / "records")
