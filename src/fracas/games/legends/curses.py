"""SL-10: Death Curses, one after the other."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.games.legends.roster import NONE
from fracas.games.legends.state import DESTROYED, IN_CURSE_AREA, NOBODY_HERE, War
from fracas.games.legends.steps import EFFECTS
from fracas.games.legends.tables import CURSE_BEGINS, CURSE_ENDS

NEW: Final = 0
OLD: Final = 1


def curse(war: War) -> None:
    """Replace the curse in force by that of a destroyed unit (SL-10.4)."""
    if war.place() == 0:
        war.go(1)
        _enter_area(war)
        return
    piece = war.argument(NEW)
    war.curse_in_force = 1
    war.unsettled = 1
    war.cursing = 0
    war.tell(EVERYONE, CURSE_BEGINS, war.kind[piece])
    war.resume()


def _enter_area(war: War) -> None:
    """Let the new unit enter the area; the old one leaves it, and its curse ends."""
    new = war.argument(NEW)
    old = war.curse
    war.queue.remove(new)
    war.curse = new
    war.where[new] = IN_CURSE_AREA
    war.curse_in_force = 0
    war.unsettled = 1
    if old == NOBODY_HERE:
        return
    war.where[old] = DESTROYED
    war.tell(EVERYONE, CURSE_ENDS, war.kind[old])
    ending = war.roster.curse_end[war.kind[old]]
    if ending != NONE:
        war.push(EFFECTS, war.control[old], ending, old, NOBODY_HERE, NOBODY_HERE)
