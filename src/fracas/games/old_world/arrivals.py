"""OW-5.13, OW-18.1: what upgrades do when a figure is summoned, or moved by a card."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.old_world.board import STOCK, TOKENS, WARPSTONE
from fracas.games.old_world.chaos_cards import EMPTY
from fracas.games.old_world.counters import corrupt
from fracas.games.old_world.powers import (
    ACOLYTE,
    ACOLYTES_UPGRADE,
    GREAT_ONE,
    GREAT_ONE_UPGRADE,
    HORROR,
    HORRORS_UPGRADE,
    NURGLE,
    TZEENTCH,
    UNIT_OF,
)
from fracas.games.old_world.state import World
from fracas.games.old_world.steps import ARRIVAL
from fracas.games.old_world.tables import (
    ACCEPT,
    ASK_OCCUPY,
    ASK_WARPSTONE,
    DECLINE,
    MOVED,
    OCCUPIED,
    OCCUPY,
    SPACE_TAKEN,
    TOKEN_MOVED,
)

GREAT_ONE_TOKENS: Final = 2
FIGURE: Final = 0
ORIGIN: Final = 1
REGION: Final = 2


def arrive(
    state: World, figure: int, origin: int, region: int, *, mover: int, summoned: bool
) -> None:
    """Let the upgrades act that look at a figure's arrival (OW-A.41)."""
    upgrades = state.upgrades
    if figure == GREAT_ONE:
        if upgrades >> GREAT_ONE_UPGRADE & 1:
            corrupt(state, NURGLE, region, GREAT_ONE_TOKENS)
    elif UNIT_OF[figure] == ACOLYTE:
        if (
            upgrades >> ACOLYTES_UPGRADE & 1
            and mover == TZEENTCH
            and origin != STOCK
            and state.token(origin, WARPSTONE)
            and state.can_take_token(region)
        ):
            state.push(ARRIVAL, TZEENTCH, figure, origin, region)
    elif (
        UNIT_OF[figure] == HORROR
        and summoned
        and upgrades >> HORRORS_UPGRADE & 1
        and EMPTY in state.spaces[region * 2 : region * 2 + 2]
    ):
        state.push(ARRIVAL, mover, figure, origin, region)


def move_by_card(state: World, figure: int, region: int, mover: int) -> None:
    """Move a figure from one region to another without paying."""
    origin = state.where[figure]
    state.set_down(figure, region)
    state.tell(EVERYONE, MOVED, figure, origin, region)
    arrive(state, figure, origin, region, mover=mover, summoned=False)


def arrival(state: World) -> None:
    """Ask whether a Warpstone comes along, or whether a Horror occupies a card space."""
    place = state.place()
    state.go(place + 1)
    if place == 1:
        state.done()
        return
    prompt = ASK_WARPSTONE if UNIT_OF[state.argument(FIGURE)] == ACOLYTE else ASK_OCCUPY
    state.ask(state.seat_of(state.step_power()), prompt)


def warpstone_obstacle(move: int) -> int:
    """Take it along or leave it."""
    return 0 if move in (ACCEPT, DECLINE) else NOT_AN_ANSWER


def answer_warpstone(state: World, move: int) -> None:
    """Move a Warpstone token along with the Acolyte."""
    if move == ACCEPT:
        move_token(state, WARPSTONE, state.argument(ORIGIN), state.argument(REGION))


def move_token(state: World, token: int, origin: int, region: int) -> None:
    """Move a token from one region to another."""
    state.tokens[origin * TOKENS + token] -= 1
    state.tokens[region * TOKENS + token] += 1
    state.tell(EVERYONE, TOKEN_MOVED, token, origin, region)


def occupy_obstacle(state: World, move: int) -> int:
    """An empty card space of the region, or none."""
    if move == DECLINE:
        return 0
    if not OCCUPY.holds(move) or OCCUPY.argument(move) // 2 != state.argument(REGION):
        return NOT_AN_ANSWER
    return 0 if state.spaces[OCCUPY.argument(move)] == EMPTY else SPACE_TAKEN


def occupy_moves(state: World, found: list[int]) -> None:
    """List the empty card spaces of the region, and staying beside them."""
    region = state.argument(REGION)
    for space in range(region * 2, region * 2 + 2):
        if state.spaces[space] == EMPTY:
            found.append(OCCUPY.move(space))
    found.append(DECLINE)


def answer_occupy(state: World, move: int) -> None:
    """Stand the Horror on the space."""
    if move != DECLINE:
        state.perch(state.argument(FIGURE), OCCUPY.argument(move))
        state.tell(EVERYONE, OCCUPIED, state.argument(FIGURE), OCCUPY.argument(move))
