"""Draw the README's picture of the terminal: a real position, said in the terminal's own words.

`python tools/picture.py` writes docs/pictures/terminal.svg. The drawing fetches nothing: it
takes whatever fixed-width font its reader has.
"""

import io
import os
import re
from pathlib import Path
from typing import Final

from brawl import GAME
from fracas.core.dice import seeded
from fracas.core.match import Match
from fracas.terminal.archive import Archive
from fracas.terminal.desk import Desk, Screen
from fracas.terminal.sitting import Sitting

PICTURE: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "terminal.svg"
WIDTH: Final = 78
HEIGHT: Final = 30
FEWEST_EVENTS: Final = 60
WEB_FONTS: Final = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


class Terminal(io.StringIO):
    """Paper that calls itself a terminal, so that what is drawn has colours."""

    def isatty(self) -> bool:
        """Say yes."""
        return True


def main() -> None:
    """Play until the first seat has a choice worth a look, and draw what it sees."""
    os.environ.update(TERM="xterm-256color", LINES=str(HEIGHT))
    screen = Screen(file=Terminal(), width=WIDTH)
    screen.record = True
    desk = Desk("en", screen=screen)
    match = Match(GAME, 3, seed=1, names={0: "Anna", 1: "Bela", 2: "Chloe"})
    desk.learn(GAME, match.names)
    sitting = Sitting(desk, match, [None, None, None], Archive(GAME.id, None))
    dice = seeded(1, "picture")
    while not worth_a_look(match):
        seat = match.owing()[0]
        legal = match.state.legal(seat)
        known = len(match.journal(0))
        sitting.submit(seat, match.question(seat), [legal[dice.below(len(legal))]])
        sitting.known[0] = max(known - 3, 0)
    sitting.look(0)
    svg = screen.export_svg(title="fracas play brawl")
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(WEB_FONTS.sub("", svg), encoding="utf-8")


def worth_a_look(match: Match) -> bool:
    """Tell whether the first seat must play a card and has many to choose from."""
    if match.over():
        raise SystemExit("the game ended before there was anything to draw")
    return (
        match.owing() == [0]
        and len(match.log.entries) >= FEWEST_EVENTS
        and len(match.state.legal(0)) > 4
    )


if __name__ == "__main__":
    main()
