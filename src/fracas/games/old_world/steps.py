"""The kinds of step of a game, each played by the chapter it belongs to."""

from typing import Final

SETUP: Final = 1
ROUND: Final = 2
OLD_WORLD_PHASE: Final = 3
DRAW_PHASE: Final = 4
SUMMONING: Final = 5
BATTLE_PHASE: Final = 6
DOMINATION: Final = 7
CORRUPTION: Final = 8
END_PHASE: Final = 9

DRAW: Final = 10
DISCARDING: Final = 11
PLACING: Final = 12
CARD_EFFECT: Final = 13
ARRIVAL: Final = 14
BATTLE: Final = 15
STRIKE: Final = 16
RETALIATION: Final = 17
HEROES: Final = 18
LASTING: Final = 19
TICK: Final = 20
DRAW_FOR_KILL: Final = 21

# The places of a round, a phase or step each (OW-2.1, OW-2.2).
AT_OLD_WORLD: Final = 0
AT_DRAW: Final = 1
AT_SUMMONING: Final = 2
AT_BATTLE: Final = 3
AT_DOMINATION: Final = 4
AT_CORRUPTION: Final = 5
AT_END: Final = 6
ROUND_PLACES: Final = 7
