"""What a good general looks at: his units, the enemy's, the castles, and who is known."""

from typing import Final

from fracas.games.legends.geometry import distance
from fracas.games.legends.state import War
from fracas.games.legends.tables import CASTLE, FIGHTER, PIECES

UNIT_WORTH: Final = 40
STRENGTH_WORTH: Final = 12
POWER_WORTH: Final = 15
MAGIC_WORTH: Final = 70
SECRET_WORTH: Final = 9
NEAR_CASTLE: Final = 6
SAFE: Final = 7


def worth(war: War, piece: int) -> int:
    """Say what a unit is worth to whoever controls it; a secret is worth something too."""
    roster = war.roster
    kind = war.kind[piece]
    if roster.unit_class[kind] == CASTLE:
        value = 0
    elif roster.unit_class[kind] == FIGHTER:
        value = UNIT_WORTH + STRENGTH_WORTH * roster.base[kind]
    else:
        value = MAGIC_WORTH
    value += POWER_WORTH * (roster.has_ability[kind] + roster.has_action[kind])
    if roster.keywords[kind]:
        value += POWER_WORTH
    return value if war.players_know(piece) else value + SECRET_WORTH


def outlook(war: War, seat: int) -> int:
    """Weigh both sides; fighters near a castle that its enemy knows weigh more."""
    total = 0
    castles = [-1, -1]
    for piece in range(PIECES):
        space = war.where[piece]
        if space >= 0:
            sign = 1 if war.control[piece] == seat else -1
            total += sign * worth(war, piece)
            if war.roster.unit_class[war.kind[piece]] == CASTLE:
                castles[war.control[piece]] = piece
    for piece in range(PIECES):
        space = war.where[piece]
        if space < 0 or war.roster.cannot_attack[war.kind[piece]]:
            continue
        owner = war.control[piece]
        castle = castles[1 - owner]
        if castle >= 0 and war.players_know(castle):
            nearness = NEAR_CASTLE * (SAFE - distance(space, war.where[castle]))
            total += nearness if owner == seat else -nearness
    return total
