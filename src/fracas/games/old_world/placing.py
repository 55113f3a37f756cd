"""OW-3.11, OW-11.8: placing Old World tokens, with a choice of regions where there is one.

A frame holds the token (argument 0), the regions that are named (1), those of free choice (2),
how many tokens are to be placed (3), how many of them freely (4), and how (5).
"""

from typing import Final

from fracas.core.game import NOT_AN_ANSWER
from fracas.games.old_world.board import REGIONS
from fracas.games.old_world.state import World
from fracas.games.old_world.steps import PLACING
from fracas.games.old_world.tables import (
    ASK_PLACE,
    ASK_PLACE_DIAL,
    NOT_ONE_OF_THEM,
    PLACE,
    RUINED_REGION,
)

TOKEN: Final = 0
NAMED: Final = 1
FREELY: Final = 2
COUNT: Final = 3
FREE_COUNT: Final = 4
MANNER: Final = 5

# How tokens are placed: each in another region, all in one, or as one likes.
SPREAD: Final = 0
TOGETHER: Final = 1
ANYHOW: Final = 2


def count_regions(regions: int) -> int:
    """Count the regions of a set."""
    found = 0
    while regions:
        regions &= regions - 1
        found += 1
    return found


def open_regions(state: World) -> int:
    """Give the regions that can take Old World tokens (OW-14.2)."""
    found = 0
    for region in range(REGIONS):
        if state.can_take_token(region):
            found |= 1 << region
    return found


def place_tokens(
    state: World, chooser: int, token: int, named: int, free: int, among: int, manner: int
) -> None:
    """Place a token in each named region, and free ones where the chooser likes.

    If there are too few tokens, the chooser says which regions get them (OW-A.26).
    """
    may = open_regions(state)
    named &= may
    among &= may & ~named
    if manner == SPREAD:
        free = min(free, count_regions(among))
    wanted = count_regions(named) + free
    if state.supply[token] < wanted and named and wanted > 1:
        ask_where(state, chooser, token, named, among, state.supply[token], free, manner)
        return
    place_everywhere(state, token, named)
    if free and among:
        ask_where(state, chooser, token, 0, among, free, free, manner)


def place_everywhere(state: World, token: int, regions: int) -> None:
    """Place a token in each of these regions, in region order, as far as they last."""
    for region in range(REGIONS):
        if regions >> region & 1:
            state.place_token(token, region)


def ask_where(
    state: World,
    chooser: int,
    token: int,
    named: int,
    among: int,
    count: int,
    free: int,
    manner: int,
) -> None:
    """Push the step in which a Power says where tokens go."""
    state.push(PLACING, chooser, token, named, among, count)
    state.add_argument(free)
    state.add_argument(manner)


def placing(state: World) -> None:
    """Ask for the next region, until all tokens are placed or none can be."""
    token = state.argument(TOKEN)
    if state.argument(COUNT) == 0 or state.supply[token] == 0 or allowed(state) == 0:
        state.done()
        return
    prompt = ASK_PLACE_DIAL if state.argument(MANNER) == ANYHOW else ASK_PLACE
    state.ask_openly(state.seat_of(state.step_power()), prompt)


def allowed(state: World) -> int:
    """Give the regions in which the next token can be placed."""
    if state.argument(FREE_COUNT):
        return state.argument(NAMED) | state.argument(FREELY)
    return state.argument(NAMED)


def obstacle(state: World, move: int) -> int:
    """A region that is asked for, and not a ruined one (OW-14.2)."""
    if not PLACE.holds(move):
        return NOT_AN_ANSWER
    region = PLACE.argument(move)
    if not state.can_take_token(region):
        return RUINED_REGION
    return 0 if allowed(state) >> region & 1 else NOT_ONE_OF_THEM


def moves(state: World, found: list[int]) -> None:
    """List the regions in which the next token can be placed."""
    regions = allowed(state)
    for region in range(REGIONS):
        if regions >> region & 1:
            found.append(PLACE.move(region))


def answer(state: World, move: int) -> None:
    """Place a token, or all of them if they stay together."""
    region = PLACE.argument(move)
    token = state.argument(TOKEN)
    manner = state.argument(MANNER)
    count = state.argument(COUNT)
    state.place_token(token, region)
    if manner == TOGETHER:
        for _ in range(count - 1):
            state.place_token(token, region)
        count = 1
    elif manner == SPREAD:
        if state.argument(FREELY) >> region & 1:
            state.set_argument(FREE_COUNT, state.argument(FREE_COUNT) - 1)
        state.set_argument(NAMED, state.argument(NAMED) & ~(1 << region))
        state.set_argument(FREELY, state.argument(FREELY) & ~(1 << region))
    state.set_argument(COUNT, count - 1)
