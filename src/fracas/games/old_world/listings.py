"""Moves to be listed, ready made: one figure to some regions, one card to some spaces.

Listing moves is what games are asked for most often. Which lists are wanted shows in play, so
each is made when it is first asked for and kept; it never changes.
"""

from typing import Final

from fracas.games.old_world.board import REGIONS, SPACES
from fracas.games.old_world.chaos_cards import TITLES
from fracas.games.old_world.powers import FIGURES
from fracas.games.old_world.tables import PLAY, SUMMON

HALF: Final = SPACES // 2
HALF_MASK: Final = (1 << HALF) - 1
_NOT_MADE: Final[tuple[int, ...]] = (-1,)
_SUMMONINGS: Final[list[tuple[int, ...]]] = [_NOT_MADE] * (FIGURES << REGIONS)
_PLAYS: Final[list[tuple[int, ...]]] = [_NOT_MADE] * (TITLES << HALF + 1)


def summonings(figure: int, regions: int) -> tuple[int, ...]:
    """Give the moves that summon a figure to each region of a set."""
    position = figure << REGIONS | regions
    known = _SUMMONINGS[position]
    if known is _NOT_MADE:
        known = tuple(
            [SUMMON.move(figure, region) for region in range(REGIONS) if regions >> region & 1]
        )
        _SUMMONINGS[position] = known
    return known


def plays(card: int, half: int, spaces: int) -> tuple[int, ...]:
    """Give the moves that play a card to each space of a set: those of one half of the map."""
    position = (card << 1 | half) << HALF | spaces
    known = _PLAYS[position]
    if known is _NOT_MADE:
        known = tuple(
            [PLAY.move(card, half * HALF + space) for space in range(HALF) if spaces >> space & 1]
        )
        _PLAYS[position] = known
    return known
