"""What Khorne's cards do when they are played: The Blood God's Call."""

from typing import Final

from fracas.core.game import NOT_AN_ANSWER
from fracas.games.old_world.arrivals import move_by_card
from fracas.games.old_world.board import STOCK
from fracas.games.old_world.powers import FIGURES, FIRST, UNIT_OF
from fracas.games.old_world.state import World
from fracas.games.old_world.summoning import is_held_back
from fracas.games.old_world.tables import (
    ALREADY_THERE,
    ASK_CALL,
    CANNOT_BE_CHOSEN,
    CHOOSE,
    DECLINE,
    HELD_BACK,
    LIKE_ANOTHER,
)

SPACE: Final = 1
CALLED_FROM: Final = 2  # the region of the first figure, plus one
MOST_CALLED: Final = 2


def the_blood_gods_call(state: World) -> None:
    """Move up to two figures from one other region to this one."""
    place = state.place()
    if place == MOST_CALLED:
        state.done()
        return
    state.go(place + 1)
    for figure in range(FIGURES):
        if state.where[figure] != STOCK and call_obstacle(state, CHOOSE.base + figure) == 0:
            state.ask(state.seat_of(state.step_power()), ASK_CALL)
            return
    state.done()


def call_obstacle(state: World, move: int) -> int:
    """A figure of anybody, in another region, the second from where the first came."""
    if move == DECLINE:
        return 0
    if not CHOOSE.holds(move):
        return NOT_AN_ANSWER
    figure = CHOOSE.argument(move)
    region = state.where[figure]
    called_from = state.argument(CALLED_FROM)
    if region == state.argument(SPACE) // 2:
        return ALREADY_THERE
    if region == STOCK or (called_from and region != called_from - 1):
        return CANNOT_BE_CHOSEN
    if is_held_back(state, figure):  # OW-A.18
        return HELD_BACK
    return 0 if state.is_first_of_its_like(figure, FIRST[UNIT_OF[figure]]) else LIKE_ANOTHER


def answer_call(state: World, move: int) -> None:
    """Move the figure, or no more."""
    if move == DECLINE:
        state.done()
        return
    figure = CHOOSE.argument(move)
    state.set_argument(CALLED_FROM, state.where[figure] + 1)
    move_by_card(state, figure, state.argument(SPACE) // 2, state.step_power())
