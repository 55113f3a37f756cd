"""OW-8 and OW-9: the corruption phase: domination, then corruption and ruin."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.games.old_world.board import (
    HERO,
    NOBLE,
    PEASANT,
    REGIONS,
    RUIN_AT,
    RUINATIONS,
    RUINERS_POINTS,
    SKAVEN,
    VALUE,
    WARPSTONE,
)
from fracas.games.old_world.chaos_cards import (
    AMOUNT,
    CONSUMES,
    COST,
    COUNTS_ATTACK,
    COUNTS_CORRUPTION,
    DAZZLES,
    EMPTY,
    LIES,
    PACT,
    POWER_OF,
    STENCH,
    WEAKENS,
)
from fracas.games.old_world.counters import corrupt
from fracas.games.old_world.old_world import score
from fracas.games.old_world.old_world_cards import UPRISING
from fracas.games.old_world.powers import (
    COUNTS_FOR,
    CULTIST,
    FIGURES,
    FIRST,
    NO_POWER,
    NURGLE,
    POWERS,
    PROVENDER,
    RANK_OF,
    TZEENTCH,
    UPGRADE_BIT,
)
from fracas.games.old_world.state import World
from fracas.games.old_world.tables import (
    DOMINATED,
    PRINTED,
    RETURNED,
    RUINED,
    RUINERS,
)

BLOODTHIRSTER: Final = FIRST[2]
PROVENDER_POINTS: Final = 3


def domination(state: World) -> None:
    """Judge the regions one by one, in region order (OW-8.1)."""
    for region in range(REGIONS):
        if state.ruin[region] == 0:  # OW-8.9
            dominate(state, region)
    state.done()


def dominate(state: World, region: int) -> None:
    """Let the single highest value score, if it beats the Resistance (OW-8.3 to OW-8.5)."""
    power = dominating(state, region)
    if power == NO_POWER:
        return
    points = conquest(state, region)
    state.tell(EVERYONE, DOMINATED, power, region, points)
    state.points[power] += points
    for space in range(region * 2, region * 2 + 2):
        if state.text(space) & STENCH and POWER_OF[state.spaces[space]] == power:
            corrupt(state, power, region, AMOUNT[state.spaces[space]])


def dominating(state: World, region: int) -> int:
    """Give the Power that dominates a region as things stand, if any."""
    best = resistance(state, region)
    plain = state.spaces[region * 2] == EMPTY == state.spaces[region * 2 + 1]
    found = NO_POWER
    for power in range(POWERS):
        if plain and state.force[region * POWERS + power] == 0:
            continue
        value = domination_value(state, power, region)
        if value > best:
            best = value
            found = power
        elif value == best:
            found = NO_POWER  # OW-8.4
    return found


def resistance(state: World, region: int) -> int:
    """Give the Resistance: all changes first, then the limit of 0 (OW-8.7, OW-A.40)."""
    value = VALUE[region] - state.token(region, SKAVEN)
    if state.texts(region) & WEAKENS:
        for space in range(region * 2, region * 2 + 2):
            if state.text(space) & WEAKENS:
                value -= AMOUNT[state.spaces[space]]
    if state.lasting() & UPRISING:
        value += state.token(region, PEASANT)
    return max(value, 0)


def conquest(state: World, region: int) -> int:
    """Give the Conquest Value (OW-8.6)."""
    return VALUE[region] + state.token(region, NOBLE)


def domination_value(state: World, power: int, region: int) -> int:
    """Add up printed costs, figures and what special effects add (OW-8.1)."""
    value = 0
    counted = True
    by_attack = False
    for space in range(region * 2, region * 2 + 2):
        card = state.spaces[space]
        own = POWER_OF[card] == power
        if own:
            value += COST[card]
        text = state.text(space)
        if own:
            if text & COUNTS_CORRUPTION:
                value += state.corruption[region * POWERS + power]
            elif text & LIES:
                nobles = state.token(region, NOBLE) + state.token(region, HERO)
                value += AMOUNT[card] * nobles
            elif text & COUNTS_ATTACK:
                by_attack = True
        elif text & PACT:
            counted = False
    if not counted:
        return value
    if by_attack:
        for figure in range(FIGURES):
            if state.where[figure] == region and state.holder[figure] == power:
                value += state.attack(figure)
        return value
    value += state.force[region * POWERS + power]
    if (
        state.where[BLOODTHIRSTER] == region
        and state.holder[BLOODTHIRSTER] == power
        and state.upgrades & UPGRADE_BIT[BLOODTHIRSTER]
    ):
        value += COUNTS_FOR[BLOODTHIRSTER] - 1
    return value


def corruption(state: World) -> None:
    """Place tokens and look for ruin in the regions one by one (OW-9.1, OW-9.2)."""
    for region in range(REGIONS):
        if state.ruin[region] == 0:  # OW-9.7
            corrupt_region(state, region)
    state.done()


def corrupt_region(state: World, region: int) -> None:
    """Let all place their tokens in a region, then see whether it is ruined (OW-A.44)."""
    for power in range(POWERS):
        if state.force[region * POWERS + power]:
            corrupt(state, power, region, cultists_at_work(state, power, region), in_step=True)
    if state.texts(region) & CONSUMES:
        for space in range(region * 2, region * 2 + 2):
            if state.text(space) & CONSUMES:
                consume(state, POWER_OF[state.spaces[space]], region)
    if corruption_level(state, region) >= RUIN_AT and state.ruined < RUINATIONS:  # OW-9.6
        ruin(state, region)


def cultists_at_work(state: World, power: int, region: int) -> int:
    """Count the Cultists a Power controls in a region, less those that are dazzled."""
    if state.force[region * POWERS + power] == 0:
        return 0
    found = 0
    for figure in range(FIGURES):
        if (
            state.where[figure] == region
            and state.holder[figure] == power
            and RANK_OF[figure] == CULTIST
        ):
            found += 1
    if power != TZEENTCH:
        found -= state.working(region, DAZZLES)
    return max(found, 0)


def consume(state: World, power: int, region: int) -> None:
    """Remove all figures of a Power; each two of them leave a corruption token."""
    found = 0
    for figure in range(FIGURES):
        if state.where[figure] == region and state.holder[figure] == power:
            found += 1
            state.return_to_stock(figure)
            state.tell(EVERYONE, RETURNED, figure)
    corrupt(state, power, region, found // 2, in_step=True)


def corruption_level(state: World, region: int) -> int:
    """Count all corruption tokens of a region and its Warpstone (OW-9.2)."""
    base = region * POWERS
    return sum(state.corruption[base : base + POWERS]) + state.token(region, WARPSTONE)


def ruiners(state: World, region: int) -> int:
    """Give the ruiners of a region, a bit each: by the chosen reading (OW-9.5)."""
    if state.options[RUINERS] == PRINTED:
        return state.step_ruiners[region]
    return state.ruiners[region]


def ruin(state: World, region: int) -> None:
    """Put the top ruination card on a region; its ruiners score at once (OW-9.3, OW-9.4)."""
    card = state.ruined
    state.ruined += 1
    state.ruin[region] = state.ruined
    state.tell(EVERYONE, RUINED, region, card)
    found = ruiners(state, region)
    for power in range(POWERS):
        if found >> power & 1:
            score(state, power, RUINERS_POINTS[card])
    if state.upgrades >> PROVENDER & 1 and not found >> NURGLE & 1:
        score(state, NURGLE, PROVENDER_POINTS)
