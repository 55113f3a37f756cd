"""Tavern brawl: the sample game. It uses everything the kernel has, and is not shipped."""

from pathlib import Path
from typing import Final

from brawl import tables
from brawl.flow import Brawl
from fracas.core.game import Game


class TavernBrawl(Game):
    """Two to five brawlers, hidden hands, dice, a purse, and one chair too many."""

    def blank(self, seats: int, options: tuple[int, ...]) -> Brawl:
        """Make an empty state."""
        return Brawl(self, seats, options)


GAME: Final = TavernBrawl(
    id="brawl",
    revision=1,
    seats=(2, 3, 4, 5),
    folder=str(Path(__file__).parent),
    verbs=tables.verbs,
    chances=tables.chances,
    events=tables.events,
    prompts=tables.prompts,
    reasons=tables.reasons,
    endings=tables.endings,
    settings=tables.SETTINGS,
    secrets=("hands", "deck", "grabs"),
    rule_prefix="BR",
    complete=True,
)
