"""SL-11.6: a Flight, and what happens on its way."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.legends.field import destroy, move_to, on_field, reveal
from fracas.games.legends.geometry import DIRECTIONS, STRAIGHT
from fracas.games.legends.knowledge import might_be
from fracas.games.legends.state import EVERYBODY, NOBODY_HERE, War
from fracas.games.legends.tables import (
    ACCEPT,
    ASK_DOWN,
    ASK_SCOUT,
    DECLINE,
    MOVED,
    NO_ABILITY,
    RETALIATED,
    UNIT,
)

CELAMS: Final = UNIT.index("celams")

FLYER: Final = 0
GOAL: Final = 1
DIRECTION: Final = 2
HERE: Final = 3
SCOUTING: Final = 4


def flight(war: War) -> None:
    """Pass over one space after the other, then land."""
    piece = war.argument(FLYER)
    if war.place() == 0:
        war.go(1)
        war.add_argument(0)
        if war.roster.scouts_in_flight[war.kind[piece]] and _something_to_see(war):
            war.ask(war.step_seat(), ASK_SCOUT)
        return
    if not on_field(war, piece):
        war.done()
        return
    here = STRAIGHT[war.argument(HERE) * DIRECTIONS + war.argument(DIRECTION)]
    war.set_argument(HERE, here)
    if here == war.argument(GOAL):
        war.tell(EVERYONE, MOVED, war.step_seat(), war.where[piece], here)
        war.moved[piece] = 1
        war.done()
        move_to(war, piece, here)
        return
    below = war.at[here]
    if below == NOBODY_HERE:
        return
    if war.argument(SCOUTING):
        reveal(war, below)
    if brings_down(war, below):
        war.ask(war.control[below], ASK_DOWN)


def _something_to_see(war: War) -> bool:
    space = war.argument(HERE)
    while space != war.argument(GOAL):
        space = STRAIGHT[space * DIRECTIONS + war.argument(DIRECTION)]
        if war.at[space] != NOBODY_HERE and not war.players_know(war.at[space]):
            return True
    return False


def brings_down(war: War, piece: int) -> bool:
    """Tell whether a unit flown over could destroy the flyer, for all that one knows."""
    roster = war.roster
    if war.known[piece] == EVERYBODY:
        return roster.brings_down_flyers[war.kind[piece]] == 1
    return might_be(war, piece, CELAMS)


def scout_obstacle(war: War, move: int) -> int:
    """See who is flown over, or not."""
    return 0 if move in (ACCEPT, DECLINE) else NOT_AN_ANSWER


def answer_scout(war: War, move: int) -> None:
    """Note whether those flown over are revealed."""
    war.set_argument(SCOUTING, int(move == ACCEPT))


def down_obstacle(war: War, move: int) -> int:
    """Destroy the flyer, if one can, or let him pass."""
    if move == DECLINE:
        return 0
    if move != ACCEPT:
        return NOT_AN_ANSWER
    below = war.at[war.argument(HERE)]
    return 0 if war.roster.brings_down_flyers[war.kind[below]] else NO_ABILITY


def answer_down(war: War, move: int) -> None:
    """Reveal the unit below and destroy the flyer (SL-18.24)."""
    if move == DECLINE:
        return
    flyer, below = war.argument(FLYER), war.at[war.argument(HERE)]
    reveal(war, below)
    war.tell(EVERYONE, RETALIATED, war.kind[below], war.kind[flyer])
    destroy(war, [flyer])
