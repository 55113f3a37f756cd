"""The kinds of step of a battle, each played by the chapter it is named after."""

from typing import Final

SETUP: Final = 1
TURN: Final = 2
WINDOW: Final = 3
ABILITY: Final = 4
ATTACK: Final = 5
STRIKE: Final = 6
FLIGHT: Final = 7
TELEPORTATION: Final = 8
EFFECTS: Final = 9
CURSE: Final = 10

# An EFFECTS step: what is carried out, whose power it is, where that unit stands or last stood,
# and the other unit concerned. Further arguments are the pieces or spaces chosen so far.
SEQUENCE: Final = 0
SOURCE: Final = 1
ORIGIN: Final = 2
OTHER: Final = 3
MEMORY: Final = 4
