"""The kinds of step, and the places of a turn (SW-3.4)."""

from typing import Final

SETUP: Final = 1
ROUNDS: Final = 2
TURN: Final = 3
BOMBS: Final = 4
REFILL: Final = 5
CONQUEST: Final = 6
REVEAL: Final = 7
LONE_TOKEN: Final = 8
WALLS_DUE: Final = 9
RETREAT: Final = 10

AT_START: Final = 0
AT_BOMBS: Final = 1
AT_CHOICE: Final = 2
AT_FORM: Final = 3
AT_BEASTS: Final = 4
AT_SIDE: Final = 5
AT_WALLS: Final = 6
AT_READY: Final = 7
AT_CONQUESTS: Final = 8
AT_RECRUITS: Final = 9
AT_REDEPLOYMENT: Final = 10
AT_PLACING: Final = 11
AT_FORTS: Final = 12
AT_TOWERS: Final = 13
AT_AEGIS: Final = 14
AT_HEART: Final = 15
AT_OBJECTIVES: Final = 16
AT_PLANTING: Final = 17
AT_SCORING: Final = 18
AT_HARMONY: Final = 19
AT_RETREATS: Final = 20
AT_END: Final = 21
AT_DECLINE: Final = 22
