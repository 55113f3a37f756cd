"""OW-1 and OW-2: the set-up, and the phases of a round in their order."""

from fracas.core.events import EVERYONE
from fracas.games.old_world.board import DEALT, REGIONS
from fracas.games.old_world.drawing import set_power_points
from fracas.games.old_world.powers import FIRST_HAND, NO_POWER, POWERS
from fracas.games.old_world.state import World
from fracas.games.old_world.steps import (
    AT_BATTLE,
    AT_CORRUPTION,
    AT_DOMINATION,
    AT_DRAW,
    AT_OLD_WORLD,
    AT_SUMMONING,
    BATTLE_PHASE,
    CORRUPTION,
    DOMINATION,
    DRAW,
    DRAW_PHASE,
    END_PHASE,
    OLD_WORLD_PHASE,
    ROUND,
    ROUND_PLACES,
    SUMMONING,
)
from fracas.games.old_world.tables import DEAL_TOKEN, ROUND_BEGINS


def setup(state: World) -> None:
    """Deal a token to each region (OW-1.11) and three cards to each player (OW-1.12)."""
    place = state.place()
    state.go(place + 1)
    if place < REGIONS:
        placed = [0] * len(DEALT)
        for token in range(len(DEALT)):
            placed[token] = sum(state.tokens[token :: len(DEALT)])
        state.demand_weighted(
            DEAL_TOKEN, tuple([DEALT[token] - placed[token] for token in range(len(DEALT))])
        )
    elif place < REGIONS + POWERS:
        power = place - REGIONS
        if power != state.absent:
            set_power_points(state, power)
            state.push(DRAW, power, FIRST_HAND)
    else:
        state.done()
        state.push(ROUND, NO_POWER)


def dealt(state: World, token: int) -> None:
    """Put the token in the region whose turn it is."""
    state.place_token(token, state.place() - 1)


def play_round(state: World) -> None:
    """Go through the phases (OW-2.1, OW-2.2)."""
    place = state.place()
    state.go((place + 1) % ROUND_PLACES)
    if place != AT_CORRUPTION:  # What is counted by phase is counted anew.
        state.rewarded = [0] * REGIONS
        state.nurgle_tokens = [0] * REGIONS
    if place == AT_OLD_WORLD:
        begin_round(state)
        state.push(OLD_WORLD_PHASE, NO_POWER)
    elif place == AT_DRAW:
        state.push(DRAW_PHASE, NO_POWER)
    elif place == AT_SUMMONING:
        state.push(SUMMONING, NO_POWER)
    elif place == AT_BATTLE:
        state.push(BATTLE_PHASE, NO_POWER)
    elif place == AT_DOMINATION:
        state.push(DOMINATION, NO_POWER)
    elif place == AT_CORRUPTION:
        state.step_ruiners = [0] * REGIONS
        state.push(CORRUPTION, NO_POWER)
    else:
        state.push(END_PHASE, NO_POWER)


def begin_round(state: World) -> None:
    """Forget what was noted for the last round."""
    state.round += 1
    state.ruiners = [0] * REGIONS
    state.step_ruiners = [0] * REGIONS
    state.killers = [0] * REGIONS
    state.tell(EVERYONE, ROUND_BEGINS, state.round)
