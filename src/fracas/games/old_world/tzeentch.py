"""What Tzeentch's cards do when they are played."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.old_world.arrivals import move_by_card
from fracas.games.old_world.board import REGIONS, STOCK
from fracas.games.old_world.chaos_cards import AMOUNT
from fracas.games.old_world.powers import (
    CULTIST,
    FIGURES,
    FIRST,
    GREATER_DAEMON,
    POWERS,
    RANK_OF,
    UNIT_OF,
)
from fracas.games.old_world.state import SHIELDED, World
from fracas.games.old_world.steps import DISCARDING
from fracas.games.old_world.summoning import is_held_back
from fracas.games.old_world.tables import (
    ALREADY_THERE,
    ASK_MEDDLING,
    ASK_SHIELD,
    ASK_TELEPORT,
    ASK_TELEPORT_TO,
    CANNOT_BE_CHOSEN,
    CHOOSE,
    GO,
    HELD_BACK,
    LIKE_ANOTHER,
    NAME,
    NOT_YOUR_FIGURE,
    POWER_CHANGED,
    SHIELDED_BY,
)

CARD: Final = 0
SPACE: Final = 1
CHOSEN: Final = 2


def drain_power(state: World) -> None:
    """Take a power point from each opponent with a Cultist here; gain one (OW-A.22)."""
    power = state.step_power()
    region = state.argument(SPACE) // 2
    drained = 0
    for figure in range(FIGURES):
        if state.where[figure] == region and RANK_OF[figure] == CULTIST:
            drained |= 1 << state.holder[figure]
    for other in range(POWERS):
        if other != power and drained >> other & 1 and state.power_points[other]:
            change_power_points(state, other, -1)
    change_power_points(state, power, 1)
    state.done()


def change_power_points(state: World, power: int, amount: int) -> None:
    """Add to the power points of a Power, or take from them."""
    state.power_points[power] += amount
    state.tell(EVERYONE, POWER_CHANGED, power, state.power_points[power])


def warp_shield(state: World) -> None:
    """Protect one of Tzeentch's figures here from battles until the end of the round."""
    ask_for_a_figure(state, ASK_SHIELD)


def teleport(state: World) -> None:
    """Move a Cultist or Warrior of any player to any other region."""
    if state.place() == 1 and state.argument(CHOSEN):
        state.go(2)
        state.ask(state.seat_of(state.step_power()), ASK_TELEPORT_TO)
    else:
        ask_for_a_figure(state, ASK_TELEPORT)


def ask_for_a_figure(state: World, prompt: int) -> None:
    """Ask for a figure of the region if one can be chosen, else end the effect."""
    place = state.place()
    state.go(place + 1)
    if place == 0:
        for figure in range(FIGURES):
            if (
                state.where[figure] != STOCK
                and figure_obstacle(state, prompt, CHOOSE.base + figure) == 0
            ):
                state.ask_openly(state.seat_of(state.step_power()), prompt)
                return
    state.done()


def figure_obstacle(state: World, prompt: int, move: int) -> int:
    """An own figure to protect, or a Cultist or Warrior that can leave the region."""
    if not CHOOSE.holds(move):
        return NOT_AN_ANSWER
    figure = CHOOSE.argument(move)
    if state.where[figure] != state.argument(SPACE) // 2:
        return CANNOT_BE_CHOSEN
    if prompt == ASK_SHIELD:
        if state.holder[figure] != state.step_power():
            return NOT_YOUR_FIGURE
    elif RANK_OF[figure] == GREATER_DAEMON:
        return CANNOT_BE_CHOSEN
    elif is_held_back(state, figure):  # OW-A.18
        return HELD_BACK
    return 0 if state.is_first_of_its_like(figure, FIRST[UNIT_OF[figure]]) else LIKE_ANOTHER


def answer_shield(state: World, move: int) -> None:
    """Protect the figure."""
    figure = CHOOSE.argument(move)
    state.bound[state.argument(SPACE)] = figure
    state.marks[figure] |= SHIELDED
    state.tell(EVERYONE, SHIELDED_BY, figure)


def answer_teleport(state: World, move: int) -> None:
    """Remember the figure; where it goes is asked next."""
    state.set_argument(CHOSEN, CHOOSE.argument(move) + 1)


def teleport_to_obstacle(state: World, move: int) -> int:
    """Any other region."""
    if not GO.holds(move):
        return NOT_AN_ANSWER
    return ALREADY_THERE if GO.argument(move) == state.argument(SPACE) // 2 else 0


def teleport_to_moves(state: World, found: list[int]) -> None:
    """List all other regions."""
    for region in range(REGIONS):
        if region != state.argument(SPACE) // 2:
            found.append(GO.move(region))


def answer_teleport_to(state: World, move: int) -> None:
    """Move the figure."""
    figure = state.argument(CHOSEN) - 1
    move_by_card(state, figure, GO.argument(move), state.step_power())


def the_meddling_of_skaven(state: World) -> None:
    """Name an opponent with a figure here, who discards two cards."""
    place = state.place()
    state.go(place + 1)
    if place == 0:
        for power in range(POWERS):
            if meddling_obstacle(state, NAME.move(power)) == 0:
                state.ask_openly(state.seat_of(state.step_power()), ASK_MEDDLING)
                return
    state.done()


def meddling_obstacle(state: World, move: int) -> int:
    """An opponent with a figure in the region."""
    if not NAME.holds(move):
        return NOT_AN_ANSWER
    power = NAME.argument(move)
    here = state.force[state.argument(SPACE) // 2 * POWERS + power]
    return 0 if power != state.step_power() and here else CANNOT_BE_CHOSEN


def answer_meddling(state: World, move: int) -> None:
    """Let the opponent discard."""
    state.push(DISCARDING, NAME.argument(move), AMOUNT[state.argument(CARD)])
