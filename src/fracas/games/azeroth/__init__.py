"""Small World of Warcraft: peoples rise, conquer and decline on islands."""

from pathlib import Path
from typing import Final

from fracas.core.game import Game, content_digest
from fracas.games.azeroth import tables
from fracas.games.azeroth.atlas import Atlas, read_atlas, written_atlas
from fracas.games.azeroth.flow import Azeroth
from fracas.games.azeroth.islands import HOUSE_ISLANDS


class AzerothGame(Game):
    """Two to five players, sixteen races, twenty Special Powers, and islands of the house."""

    def __init__(self, atlas: Atlas, content: str = "") -> None:
        super().__init__(
            id="azeroth",
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
            rule_prefix="SW",
            complete=True,
            content=content,
        )
        self.atlas = atlas

    def blank(self, seats: int, options: tuple[int, ...]) -> Azeroth:
        """Make an empty state."""
        return Azeroth(self, seats, options, self.atlas)

    def house_content(self) -> str:
        """Write out the islands."""
        return written_atlas(self.atlas)

    def with_content(self, text: str) -> "AzerothGame":
        """Play on other islands."""
        return AzerothGame(read_atlas(text), content_digest(text))


GAME: Final = AzerothGame(read_atlas(HOUSE_ISLANDS))
