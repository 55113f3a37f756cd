"""A chain that shows in the views of others before it is complete."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame
from fracas.core.text import Text
from fracas.core.view import Fact, View


class VisibleChain(Smugglers):
    """Shows how many cards somebody is about to lay."""

    def draw(self, view: View) -> None:
        """Count the open chains."""
        super().draw(view)
        for panel in view.panels:
            panel.facts.append(Fact(Text("fact-cards"), len(self.chains[panel.seat])))


GAME: Final = SmugglersGame("visible-chain", VisibleChain)
