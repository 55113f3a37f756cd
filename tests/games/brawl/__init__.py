"""Tavern brawl: the sample game. It uses everything the kernel has, and is not shipped."""

from pathlib import Path
from typing import Final

from brawl import tables
from brawl.deck import read_deck, written_deck
from brawl.flow import Brawl
from fracas.core.game import Game, content_digest


class TavernBrawl(Game):
    """Two to five brawlers, hidden hands, dice, a purse, and one chair too many."""

    def __init__(self, copies: tuple[int, ...] = tables.COPIES, content: str = "") -> None:
        super().__init__(
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
            content=content,
        )
        self.copies = copies

    def blank(self, seats: int, options: tuple[int, ...]) -> Brawl:
        """Make an empty state."""
        return Brawl(self, seats, options, self.copies)

    def house_content(self) -> str:
        """Write out the deck."""
        return written_deck(self.copies)

    def with_content(self, text: str) -> "TavernBrawl":
        """Play with another deck."""
        return TavernBrawl(read_deck(text), content_digest(text))


GAME: Final = TavernBrawl()
