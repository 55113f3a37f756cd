"""The kinds of step of a brawl, each played by the chapter it is named after."""

from typing import Final

SETUP: Final = 1
ROUND: Final = 2
PURSE: Final = 3
TURN: Final = 4
DRAW: Final = 5
BLOW: Final = 6
TUMBLE: Final = 7
