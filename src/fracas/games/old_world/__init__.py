"""Chaos in the Old World: four Powers of Chaos over nine regions."""

from pathlib import Path
from typing import Final, final

from fracas.core.game import Game
from fracas.games.old_world import tables
from fracas.games.old_world.flow import OldWorld


@final
class OldWorldGame(Game):
    """Three or four players, each with a Power of his own."""

    def blank(self, seats: int, options: tuple[int, ...]) -> OldWorld:
        """Make an empty state."""
        return OldWorld(self, seats, options)


GAME: Final = OldWorldGame(
    id="old_world",
    revision=1,
    seats=(3, 4),
    folder=str(Path(__file__).parent),
    verbs=tables.verbs,
    chances=tables.chances,
    events=tables.events,
    prompts=tables.prompts,
    reasons=tables.reasons,
    endings=tables.endings,
    settings=tables.SETTINGS,
    secrets=("hands", "decks"),
    rule_prefix="OW",
    complete=True,
)
