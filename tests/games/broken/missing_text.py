"""A text that exists in one language only."""

from pathlib import Path
from typing import Final

from broken.honest import Smugglers, SmugglersGame


class MissingText(Smugglers):
    """Plays as all smugglers do."""


GAME: Final = SmugglersGame(
    "missing-text", MissingText, folder=str(Path(__file__).parent / "half_translated")
)
