"""Stratego Legends: two armies of hidden units on four battle boards."""

from pathlib import Path
from typing import Final

from fracas.core.game import Game, content_digest
from fracas.games.legends import tables
from fracas.games.legends.army import Own, read, written
from fracas.games.legends.flow import Legends
from fracas.games.legends.packs import BEIGE_ARMIES, GRAY_ARMIES
from fracas.games.legends.tables import UNIT
from fracas.games.legends.units import ROSTER


def _kinds(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(sorted(UNIT.index(name) for name in names))


OWN_BOARDS: Final[tuple[tuple[int, ...], ...]] = ((4, 5), (6, 7))
OWN_ARMIES: Final[tuple[tuple[int, ...], ...]] = (_kinds(BEIGE_ARMIES[0]), _kinds(GRAY_ARMIES[0]))


class LegendsGame(Game):
    """Two players; `armies` and `boards` are the ones of their own that they can choose."""

    def __init__(
        self, armies: Own = OWN_ARMIES, boards: Own = OWN_BOARDS, content: str = ""
    ) -> None:
        super().__init__(
            id="legends",
            revision=1,
            seats=(2,),
            folder=str(Path(__file__).parent),
            verbs=tables.verbs,
            chances=tables.chances,
            events=tables.events,
            prompts=tables.prompts,
            reasons=tables.reasons,
            endings=tables.endings,
            settings=tables.SETTINGS,
            secrets=("units",),
            rule_prefix="SL",
            content=content,
        )
        self.armies = armies
        self.boards = boards

    def blank(self, seats: int, options: tuple[int, ...]) -> Legends:
        """Make an empty state."""
        return Legends(self, seats, options, ROSTER, self.armies, self.boards)

    def house_content(self) -> str:
        """Write out the armies of the house's own."""
        return written(self.armies, self.boards)

    def with_content(self, text: str) -> "LegendsGame":
        """Play with other armies (SL-2.8)."""
        armies, boards = read(text)
        return LegendsGame(armies, boards, content_digest(text))


GAME: Final = LegendsGame()
