"""What Nurgle's cards do: All Things Decay when played, The Final Rotting after the battles."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.old_world.board import REGIONS, STOCK
from fracas.games.old_world.powers import (
    FIGURES,
    FIRST,
    GREATER_DAEMON,
    POWERS,
    RANK_OF,
    UNIT_OF,
)
from fracas.games.old_world.state import World
from fracas.games.old_world.tables import (
    ASK_DECAY,
    ASK_ROTTING,
    CANNOT_BE_CHOSEN,
    CHOOSE,
    CLEANSE,
    CORRUPTION_REMOVED,
    KILLED,
    LIKE_ANOTHER,
    NOT_THERE,
    OWN_FIGURE,
)

SPACE: Final = 1
ROTTED: Final = 2


def all_things_decay(state: World) -> None:
    """Remove one corruption token of any player from the region."""
    region = state.argument(SPACE) // 2
    place = state.place()
    state.go(place + 1)
    if place == 0 and sum(state.corruption[region * POWERS : region * POWERS + POWERS]) > 0:
        state.ask_openly(state.seat_of(state.step_power()), ASK_DECAY)
    else:
        state.done()


def decay_obstacle(state: World, move: int) -> int:
    """A token that lies in the card's region."""
    if not CLEANSE.holds(move):
        return NOT_AN_ANSWER
    if CLEANSE.argument(move, 1) != state.argument(SPACE) // 2:
        return CANNOT_BE_CHOSEN
    return cleanse_obstacle(state, move)


def decay_moves(state: World, found: list[int]) -> None:
    """List the Powers that have a token in the region."""
    region = state.argument(SPACE) // 2
    for power in range(POWERS):
        if state.corruption[region * POWERS + power]:
            found.append(CLEANSE.move(power, region))


def cleanse_obstacle(state: World, move: int) -> int:
    """A corruption token that lies there."""
    if not CLEANSE.holds(move):
        return NOT_AN_ANSWER
    power = CLEANSE.argument(move)
    return 0 if state.corruption[CLEANSE.argument(move, 1) * POWERS + power] else NOT_THERE


def cleanse_moves(state: World, found: list[int]) -> None:
    """List all corruption tokens of the board, by Power and region."""
    for power in range(POWERS):
        for region in range(REGIONS):
            if state.corruption[region * POWERS + power]:
                found.append(CLEANSE.move(power, region))


def answer_cleanse(state: World, move: int) -> None:
    """Give the token back to its owner."""
    remove_corruption(state, CLEANSE.argument(move), CLEANSE.argument(move, 1), 1)


def remove_corruption(state: World, power: int, region: int, amount: int) -> None:
    """Take corruption tokens of a Power from a region."""
    if amount:
        state.corruption[region * POWERS + power] -= amount
        state.tell(EVERYONE, CORRUPTION_REMOVED, power, region, amount)


def the_final_rotting(state: World) -> None:
    """Kill an enemy Cultist or Warrior for each of Nurgle's tokens in the region."""
    power = state.step_power()
    region = state.argument(SPACE) // 2
    if state.argument(ROTTED) < state.corruption[region * POWERS + power]:
        for figure in range(FIGURES):
            if state.where[figure] != STOCK and rotting_obstacle(state, CHOOSE.base + figure) == 0:
                state.ask_openly(state.seat_of(power), ASK_ROTTING)
                return
    state.done()


def rotting_obstacle(state: World, move: int) -> int:
    """An enemy Cultist or Warrior in the region."""
    if not CHOOSE.holds(move):
        return NOT_AN_ANSWER
    figure = CHOOSE.argument(move)
    if state.where[figure] != state.argument(SPACE) // 2:
        return CANNOT_BE_CHOSEN
    if state.holder[figure] == state.step_power():
        return OWN_FIGURE
    if RANK_OF[figure] == GREATER_DAEMON:
        return CANNOT_BE_CHOSEN
    return 0 if state.is_first_of_its_like(figure, FIRST[UNIT_OF[figure]]) else LIKE_ANOTHER


def answer_rotting(state: World, move: int) -> None:
    """Kill the figure; its defence does not matter."""
    figure = CHOOSE.argument(move)
    power = state.step_power()
    state.set_argument(ROTTED, state.argument(ROTTED) + 1)
    state.killers[state.where[figure]] |= 1 << power
    state.tell(EVERYONE, KILLED, power, figure)
    state.return_to_stock(figure)
