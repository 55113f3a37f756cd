"""Moves that are written alike: the target of a robbery is left out."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import declare_verbs


class AmbiguousNotation(Smugglers):
    """Plays as all smugglers do."""


GAME: Final = SmugglersGame(
    "ambiguous-notation", AmbiguousNotation, verbs=declare_verbs(rob="somebody")
)
