"""House content is read as if nobody could mistype it."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from fracas.core.game import content_digest

NIGHTS: Final = {"short": 2, "long": 4}


class TrustingHouse(Smugglers):
    """Plays as all smugglers do."""


class TrustingGame(SmugglersGame):
    """Nights are as long as a file says, if it says it rightly."""

    def __init__(self, nights: str = "short", content: str = "") -> None:
        super().__init__("trusting-house", TrustingHouse)
        self.nights = nights
        self.length = NIGHTS[nights]
        self.content = content

    def house_content(self) -> str:
        """Write out how long the nights are."""
        return f"{self.nights}\n"

    def with_content(self, text: str) -> "TrustingGame":
        """Look the word up, whatever it is."""
        return TrustingGame(text.strip(), content_digest(text))


GAME: Final = TrustingGame()
