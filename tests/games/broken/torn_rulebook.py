"""A rulebook of which one language lacks a page."""

from pathlib import Path
from typing import Final

from broken.honest import Smugglers, SmugglersGame


class TornRulebook(Smugglers):
    """Plays as all smugglers do."""


GAME: Final = SmugglersGame(
    "torn-rulebook", TornRulebook, folder=str(Path(__file__).parent / "half_translated")
)
