"""The kinds of step, each played by the chapter it is named after."""

from typing import Final

SETUP: Final = 1
ROUND: Final = 2
TURN: Final = 3
HALFWAY: Final = 4
STOP: Final = 5
CITY: Final = 6
MARKER: Final = 7
MEETING: Final = 8
LEAVING: Final = 9
BATTLES: Final = 10
BATTLE: Final = 11
CLASH: Final = 12
CHOOSING: Final = 13
BERSERKS: Final = 14
EFFECT: Final = 15
AFTERMATH: Final = 17
SCORING: Final = 18
RIVER: Final = 19
DRAWING: Final = 20
TOP: Final = 21

# What a step of `EFFECT` remembers: the card whose effect it is, its side, the card that was
# played, and the answer to its question.
CARD_ACTING: Final = 0
ACTING_SIDE: Final = 1
ACTOR: Final = 2
CHOICE: Final = 3
