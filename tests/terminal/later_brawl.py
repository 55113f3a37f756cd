"""The sample game after a correction of its rules: a revision later, and otherwise the same."""

from typing import Final

from brawl import GAME as BRAWL
from brawl import tables
from brawl.flow import Brawl
from fracas.core.game import Game


class LaterBrawl(Game):
    """Goes on from the states of the first revision, which hold the same numbers."""

    def __init__(self) -> None:
        super().__init__(
            id=BRAWL.id,
            revision=BRAWL.revision + 1,
            seats=BRAWL.seats,
            folder=BRAWL.folder,
            verbs=BRAWL.verbs,
            chances=BRAWL.chances,
            events=BRAWL.events,
            prompts=BRAWL.prompts,
            reasons=BRAWL.reasons,
            endings=BRAWL.endings,
            settings=BRAWL.settings,
            secrets=BRAWL.secrets,
            rule_prefix=BRAWL.rule_prefix,
        )

    def blank(self, seats: int, options: tuple[int, ...]) -> Brawl:
        """Make an empty state."""
        return Brawl(self, seats, options, tables.COPIES)

    def upgraded(self, revision: int, words: list[int]) -> list[int]:
        """Give the numbers back as they are."""
        return words


GAME: Final = LaterBrawl()
