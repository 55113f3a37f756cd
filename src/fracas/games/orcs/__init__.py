"""Orcs vs Orcs: a war on a map whose battles are duels of cards chosen in secret."""

from pathlib import Path
from typing import Final

from fracas.core.game import Game, content_digest
from fracas.games.orcs import tables
from fracas.games.orcs.boards import HOUSE_BOARDS, Board, read_map
from fracas.games.orcs.flow import Orcs
from fracas.games.orcs.vast_lands import HOUSE_MAP


class OrcsVsOrcs(Game):
    """Two to four clans, two faces of a board, twenty heroes; four players form teams of two."""

    def __init__(
        self,
        boards: tuple[Board, Board] = HOUSE_BOARDS,
        written: str = HOUSE_MAP,
        content: str = "",
    ) -> None:
        super().__init__(
            id="orcs",
            revision=1,
            seats=(2, 3, 4),
            folder=str(Path(__file__).parent),
            verbs=tables.verbs,
            chances=tables.chances,
            events=tables.events,
            prompts=tables.prompts,
            reasons=tables.reasons,
            endings=tables.endings,
            settings=tables.SETTINGS,
            secrets=("heroes", "battle"),
            rule_prefix="OO",
            complete=True,
            content=content,
        )
        self.boards = boards
        self.written = written

    def blank(self, seats: int, options: tuple[int, ...]) -> Orcs:
        """Make an empty state on the face of the board for this number of players (OO-2.1)."""
        return Orcs(self, seats, options, self.boards[1 if seats == 3 else 0])

    def house_content(self) -> str:
        """Write out the map."""
        return self.written

    def with_content(self, text: str) -> "OrcsVsOrcs":
        """Play on another map."""
        return OrcsVsOrcs(read_map(text), text, content_digest(text))


GAME: Final = OrcsVsOrcs()
