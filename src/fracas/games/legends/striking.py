"""SL-11.7: the Ranged Attack."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.legends.field import destroy, on_field, reveal
from fracas.games.legends.roster import COMPULSORY, OPTIONAL
from fracas.games.legends.state import War
from fracas.games.legends.steps import WINDOW
from fracas.games.legends.strength import is_fighter, matched
from fracas.games.legends.tables import (
    ACCEPT,
    ASK_IN_STRIKE,
    ASK_RETALIATE,
    COMPARED,
    DECLINE,
    RETALIATED,
    STRUCK,
)

STRIKER: Final = 0
TARGET: Final = 1


def strike(war: War) -> None:
    """Reveal the target, who may strike back; then the window, then compare."""
    place = war.place()
    striker, target = war.argument(STRIKER), war.argument(TARGET)
    war.go(place + 1)
    if place == 0:
        reveal(war, target)
        war.tell(EVERYONE, STRUCK, war.kind[target], war.where[target])
        defiance = war.roster.defies_strikes[war.kind[target]]
        if defiance == COMPULSORY:
            retaliate(war)
        elif defiance == OPTIONAL:
            war.ask(war.control[target], ASK_RETALIATE)
    elif place == 1:
        if is_fighter(war, target):
            war.push(WINDOW, war.step_seat(), ASK_IN_STRIKE)
        else:
            war.done()
    else:
        war.done()
        if not on_field(war, striker) or not on_field(war, target):
            return
        mine, theirs = matched(war, striker, target), matched(war, target, striker)
        war.tell(EVERYONE, COMPARED, war.kind[striker], mine, war.kind[target], theirs)
        if theirs < mine:
            destroy(war, [target])


def retaliate(war: War) -> None:
    """Destroy the striker instead (SL-11.12)."""
    striker, target = war.argument(STRIKER), war.argument(TARGET)
    war.tell(EVERYONE, RETALIATED, war.kind[target], war.kind[striker])
    war.done()
    destroy(war, [striker])


def obstacle(war: War, move: int) -> int:
    """Strike back, or not."""
    return 0 if move in (ACCEPT, DECLINE) else NOT_AN_ANSWER


def answer(war: War, move: int) -> None:
    """Strike back."""
    if move == ACCEPT:
        retaliate(war)
