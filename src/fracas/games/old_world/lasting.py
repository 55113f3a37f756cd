"""OW-10.5: what the Old World cards on the track do in the end phase.

A frame holds the space of the track (argument 0), how far the card has come with regions or
Powers (1), and a region that was chosen (2).
"""

from typing import Final

from fracas.core.game import NOT_AN_ANSWER
from fracas.games.old_world.arrivals import move_token
from fracas.games.old_world.board import (
    BRETONNIA,
    EVENT,
    HERO,
    NEIGHBOURS,
    NOBLE,
    PEASANT,
    REGIONS,
    SKAVEN,
    WARPSTONE,
)
from fracas.games.old_world.nurgle import remove_corruption
from fracas.games.old_world.old_world import regions_with
from fracas.games.old_world.old_world_cards import (
    CORSAIRS,
    DISCARD_IN_BRETONNIA,
    DISCOVERY,
    GRAIL,
    LASTS,
    REAVERS,
    SKAVENGERS,
    TROLLSLAYERS,
    WITCH_HUNTERS,
)
from fracas.games.old_world.placing import SPREAD, place_tokens
from fracas.games.old_world.powers import POWERS
from fracas.games.old_world.slaanesh import take_obstacle
from fracas.games.old_world.state import World
from fracas.games.old_world.steps import DISCARDING, DRAW
from fracas.games.old_world.tables import (
    ALREADY_THERE,
    ASK_CORSAIRS,
    ASK_TROLLSLAYERS,
    ASK_TROLLSLAYERS_TO,
    CANNOT_BE_CHOSEN,
    GO,
    RUINED_REGION,
    TAKE,
)

TRACK: Final = 0
CURSOR: Final = 1
CHOSEN: Final = 2
TRACK_SPACES: Final = 2


def lasting(state: World) -> None:
    """Let the card on space 1 act, then that on space 2 (OW-10.5)."""
    space = state.argument(TRACK)
    if space == TRACK_SPACES:
        state.done()
    elif act(state, LASTS[state.track[space]]):
        state.set_argument(TRACK, space + 1)
        state.set_argument(CURSOR, 0)


def act(state: World, does: int) -> bool:
    """Do the next thing that a card does; tell whether it has done everything."""
    cursor = state.argument(CURSOR)
    state.set_argument(CURSOR, cursor + 1)
    if does & (DISCARD_IN_BRETONNIA | DISCOVERY):
        if cursor < POWERS:
            reach_a_power(state, does, cursor)
        return cursor >= POWERS
    if does & CORSAIRS:
        if cursor < REGIONS:
            raid(state, cursor)
        return cursor >= REGIONS
    if does & TROLLSLAYERS:
        return march(state, cursor)
    if does & SKAVENGERS:
        if cursor == 0:
            suited = regions_with(state, WARPSTONE)
            place_tokens(state, state.lowest_threat(), SKAVEN, 0, 1, suited, SPREAD)
        return cursor > 0
    for region in range(REGIONS):
        act_in_region(state, does, region)
    return True


def reach_a_power(state: World, does: int, power: int) -> None:
    """Let a Power discard for a figure in Bretonnia, or draw for one beside Warpstone."""
    if does & DISCARD_IN_BRETONNIA:
        if state.force[BRETONNIA * POWERS + power]:
            state.push(DISCARDING, power, 1)
        return
    for region in range(REGIONS):
        if state.force[region * POWERS + power] and state.token(region, WARPSTONE):
            state.push(DRAW, power, 1)
            return


def act_in_region(state: World, does: int, region: int) -> None:
    """Do what needs no choice in a region: The Grail, Norse Reavers, Witch Hunters."""
    if does & WITCH_HUNTERS:
        if state.token(region, HERO):
            hunt(state, region)
    elif state.token(region, EVENT):
        if does & GRAIL:
            for power in range(POWERS):
                amount = state.corruption[region * POWERS + power]
                remove_corruption(state, power, region, amount)
        elif does & REAVERS and state.token(region, PEASANT):
            state.remove_token(PEASANT, region)


def hunt(state: World, region: int) -> None:
    """Remove a token of whoever has the most in a region, of all that are tied."""
    tokens = state.corruption[region * POWERS : region * POWERS + POWERS]
    most = max(tokens)
    for power in range(POWERS):
        if most and tokens[power] == most:
            remove_corruption(state, power, region, 1)


# Dark Elf Corsairs.


def raid(state: World, region: int) -> None:
    """Let the lowest Threat remove a Peasant or a Noble from a region with an Event."""
    if state.token(region, EVENT) and (state.token(region, PEASANT) or state.token(region, NOBLE)):
        state.set_argument(CHOSEN, region)
        state.ask_openly(state.seat_of(state.lowest_threat()), ASK_CORSAIRS)


def corsairs_obstacle(state: World, move: int) -> int:
    """A Peasant or a Noble of the region."""
    if not TAKE.holds(move):
        return NOT_AN_ANSWER
    if TAKE.argument(move, 1) != state.argument(CHOSEN) or TAKE.argument(move) not in (
        PEASANT,
        NOBLE,
    ):
        return CANNOT_BE_CHOSEN
    return take_obstacle(state, move)


def corsairs_moves(state: World, found: list[int]) -> None:
    """List the kinds of token that can be removed."""
    region = state.argument(CHOSEN)
    for token in (NOBLE, PEASANT):
        if state.token(region, token):
            found.append(TAKE.move(token, region))


# Dwarf Trollslayers.


def march(state: World, cursor: int) -> bool:
    """Let the lowest Threat move a Hero to an adjacent region that is not ruined."""
    seat = state.seat_of(state.lowest_threat())
    if cursor == 0:
        for region in range(REGIONS):
            if trollslayers_obstacle(state, TAKE.move(HERO, region)) == 0:
                state.ask_openly(seat, ASK_TROLLSLAYERS)
                return False
        return True
    if cursor == 1:
        state.ask_openly(seat, ASK_TROLLSLAYERS_TO)
        return False
    return True


def trollslayers_obstacle(state: World, move: int) -> int:
    """A Hero that has somewhere to go."""
    if not TAKE.holds(move) or TAKE.argument(move) != HERO:
        return NOT_AN_ANSWER
    reason = take_obstacle(state, move)
    if reason != 0:
        return reason
    around = NEIGHBOURS[TAKE.argument(move, 1)]
    for region in range(REGIONS):
        if around >> region & 1 and state.can_take_token(region):
            return 0
    return RUINED_REGION


def trollslayers_moves(state: World, found: list[int]) -> None:
    """List the Heroes that can move."""
    for region in range(REGIONS):
        move = TAKE.move(HERO, region)
        if trollslayers_obstacle(state, move) == 0:
            found.append(move)


def answer_trollslayers(state: World, move: int) -> None:
    """Remember where the Hero comes from."""
    state.set_argument(CHOSEN, TAKE.argument(move, 1))


def march_obstacle(state: World, move: int) -> int:
    """An adjacent region that is not ruined."""
    if not GO.holds(move):
        return NOT_AN_ANSWER
    region = GO.argument(move)
    if region == state.argument(CHOSEN):
        return ALREADY_THERE
    if not NEIGHBOURS[state.argument(CHOSEN)] >> region & 1:
        return CANNOT_BE_CHOSEN
    return 0 if state.can_take_token(region) else RUINED_REGION


def march_moves(state: World, found: list[int]) -> None:
    """List where the Hero can go."""
    for region in range(REGIONS):
        if march_obstacle(state, GO.move(region)) == 0:
            found.append(GO.move(region))


def answer_march(state: World, move: int) -> None:
    """Move the Hero."""
    move_token(state, HERO, state.argument(CHOSEN), GO.argument(move))
