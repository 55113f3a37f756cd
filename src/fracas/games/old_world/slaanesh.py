"""What Slaanesh's cards do when they are played."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.old_world.arrivals import move_token
from fracas.games.old_world.board import HERO, NOBLE, PEASANT, REGIONS, STOCK, TOKENS
from fracas.games.old_world.chaos_cards import AMOUNT
from fracas.games.old_world.counters import corrupt
from fracas.games.old_world.powers import FIGURES, FIRST, UNIT_OF
from fracas.games.old_world.state import World
from fracas.games.old_world.tables import (
    ALREADY_THERE,
    ASK_INFLUENCE,
    ASK_INFLUENCE_TO,
    ASK_MUSK,
    CANNOT_BE_CHOSEN,
    CHOOSE,
    CONTROLLED,
    GO,
    LIKE_ANOTHER,
    NOT_THERE,
    OWN_FIGURE,
    RUINED_REGION,
    TAKE,
)

CARD: Final = 0
SPACE: Final = 1
CHOSEN: Final = 2  # the token, plus one
INFLUENCED: Final[tuple[int, ...]] = (HERO, NOBLE, PEASANT)


def perverse_infiltration(state: World) -> None:
    """Place a corruption token in the region."""
    card = state.argument(CARD)
    corrupt(state, state.step_power(), state.argument(SPACE) // 2, AMOUNT[card])
    state.done()


def dark_influence(state: World) -> None:
    """Move a Peasant, Noble or Hero to another region that is not ruined."""
    place = state.place()
    region = state.argument(SPACE) // 2
    seat = state.seat_of(state.step_power())
    state.go(place + 1)
    if place == 0:
        for token in INFLUENCED:
            if state.token(region, token):
                state.ask_openly(seat, ASK_INFLUENCE)
                return
        state.done()
    elif place == 1 and can_go_somewhere(state, region):
        state.ask_openly(seat, ASK_INFLUENCE_TO)
    else:
        state.done()


def can_go_somewhere(state: World, region: int) -> bool:
    """Tell whether another region can take the token."""
    return any(other != region and state.can_take_token(other) for other in range(REGIONS))


def influence_obstacle(state: World, move: int) -> int:
    """A Peasant, Noble or Hero in the card's region."""
    if not TAKE.holds(move):
        return NOT_AN_ANSWER
    if TAKE.argument(move, 1) != state.argument(SPACE) // 2:
        return CANNOT_BE_CHOSEN
    if TAKE.argument(move) not in INFLUENCED:
        return CANNOT_BE_CHOSEN
    return take_obstacle(state, move)


def influence_moves(state: World, found: list[int]) -> None:
    """List the kinds of token that can be moved."""
    region = state.argument(SPACE) // 2
    for token in INFLUENCED:
        if state.token(region, token):
            found.append(TAKE.move(token, region))


def take_obstacle(state: World, move: int) -> int:
    """An Old World token that lies there."""
    if not TAKE.holds(move):
        return NOT_AN_ANSWER
    return 0 if state.token(TAKE.argument(move, 1), TAKE.argument(move)) else NOT_THERE


def take_moves(state: World, found: list[int]) -> None:
    """List all Old World tokens of the board, by kind and region."""
    for token in range(TOKENS):
        for region in range(REGIONS):
            if state.token(region, token):
                found.append(TAKE.move(token, region))


def answer_influence(state: World, move: int) -> None:
    """Remember the token; where it goes is asked next."""
    state.set_argument(CHOSEN, TAKE.argument(move) + 1)


def influence_to_obstacle(state: World, move: int) -> int:
    """Any other region that is not ruined (OW-A.25)."""
    if not GO.holds(move):
        return NOT_AN_ANSWER
    region = GO.argument(move)
    if region == state.argument(SPACE) // 2:
        return ALREADY_THERE
    return 0 if state.can_take_token(region) else RUINED_REGION


def influence_to_moves(state: World, found: list[int]) -> None:
    """List the regions to which the token can go."""
    for region in range(REGIONS):
        if influence_to_obstacle(state, GO.move(region)) == 0:
            found.append(GO.move(region))


def answer_influence_to(state: World, move: int) -> None:
    """Move the token."""
    origin = state.argument(SPACE) // 2
    move_token(state, state.argument(CHOSEN) - 1, origin, GO.argument(move))


def soporific_musk(state: World) -> None:
    """Take control of an enemy figure while it stays here and the card lies here."""
    place = state.place()
    state.go(place + 1)
    if place == 0:
        for figure in range(FIGURES):
            if state.where[figure] != STOCK and musk_obstacle(state, CHOOSE.base + figure) == 0:
                state.ask_openly(state.seat_of(state.step_power()), ASK_MUSK)
                return
    state.done()


def musk_obstacle(state: World, move: int) -> int:
    """An enemy figure in the card's region."""
    if not CHOOSE.holds(move):
        return NOT_AN_ANSWER
    figure = CHOOSE.argument(move)
    if state.where[figure] != state.argument(SPACE) // 2:
        return CANNOT_BE_CHOSEN
    if state.holder[figure] == state.step_power():
        return OWN_FIGURE
    return 0 if state.is_first_of_its_like(figure, FIRST[UNIT_OF[figure]]) else LIKE_ANOTHER


def answer_musk(state: World, move: int) -> None:
    """Take control of the figure."""
    figure = CHOOSE.argument(move)
    state.bound[state.argument(SPACE)] = figure
    state.give_control(figure, state.step_power())
    state.tell(EVERYONE, CONTROLLED, state.step_power(), figure)
