"""OW-11.1, OW-11.14 to OW-11.16: placing corruption, magic symbols, and what dials reward."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.games.old_world.board import HERO, NOBLE, POPULOUS, WARPSTONE
from fracas.games.old_world.chaos_cards import MAGIC, NO_CORRUPTION
from fracas.games.old_world.powers import (
    FIRST,
    KHORNE,
    MAGIC_OF,
    NURGLE,
    POWERS,
    SLAANESH,
    TZEENTCH,
    UPGRADE_BIT,
)
from fracas.games.old_world.state import World
from fracas.games.old_world.tables import (
    CORRUPTED,
    COUNTER,
    KHORNE_DIAL,
    PRINTED,
    SLAANESH_DIAL,
)

TOKENS_WANTED: Final = 2
MAGIC_WANTED: Final = 2
LORD_OF_CHANGE: Final = FIRST[8]


def corrupt(state: World, power: int, region: int, amount: int, *, in_step: bool = False) -> None:
    """Place corruption tokens of a Power, where that is possible, and look at its dial."""
    if amount <= 0 or not can_corrupt(state, region):
        return
    state.corruption[region * POWERS + power] += amount
    state.ruiners[region] |= 1 << power
    if in_step:
        state.step_ruiners[region] |= 1 << power
    state.tell(EVERYONE, CORRUPTED, power, region, amount)
    if power == NURGLE:
        state.nurgle_tokens[region] += amount  # OW-A.04
        if POPULOUS[region] and state.nurgle_tokens[region] >= TOKENS_WANTED:
            reward_once(state, power, region)
    elif power == TZEENTCH:
        if amount >= TOKENS_WANTED and magic(state, region) >= MAGIC_WANTED:  # OW-11.15
            reward_once(state, power, region)
    elif power == SLAANESH and (state.token(region, NOBLE) or state.token(region, HERO)):
        if state.options[SLAANESH_DIAL] == PRINTED:  # OW-A.02: every placing
            reward(state, power)
        elif in_step and amount >= TOKENS_WANTED:  # OW-11.16
            reward_once(state, power, region)


def can_corrupt(state: World, region: int) -> bool:
    """Tell whether corruption tokens can be placed in a region (OW-9.7, OW-17.2)."""
    return state.ruin[region] == 0 and not state.texts(region) & NO_CORRUPTION


def magic(state: World, region: int) -> int:
    """Count magic symbols and Warpstone; silenced cards keep their symbols (OW-16.2)."""
    found = MAGIC[state.spaces[region * 2]] + MAGIC[state.spaces[region * 2 + 1]]
    if state.upgrades & UPGRADE_BIT[LORD_OF_CHANGE] and state.where[LORD_OF_CHANGE] == region:
        found += MAGIC_OF[LORD_OF_CHANGE]
    return found + state.token(region, WARPSTONE)


def reward(state: World, power: int) -> None:
    """Put a counter on a dial."""
    state.counters[power] += 1
    state.tell(EVERYONE, COUNTER, power)


def reward_once(state: World, power: int, region: int) -> None:
    """Put a counter on a dial, but only one for this region until `rewarded` is emptied."""
    if not state.rewarded[region] >> power & 1:
        state.rewarded[region] |= 1 << power
        reward(state, power)


def next_battle_rewards(state: World, region: int) -> None:
    """Let Khorne earn a counter anew in a second battle, unless the sheet is meant (OW-A.03)."""
    if state.options[KHORNE_DIAL] != PRINTED:
        state.rewarded[region] &= ~(1 << KHORNE)
