"""A move that a record takes for something else: resting is called `resigns`."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from broken.tables import declare_verbs


class ResigningMove(Smugglers):
    """Plays as all smugglers do."""


GAME: Final = SmugglersGame("resigning-move", ResigningMove, verbs=declare_verbs(rest="resigns"))
