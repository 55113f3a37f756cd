"""SW-3.4 step 8: Forts, Watch Towers, Aegis, Heart, Objectives and Bombs at the end of a turn."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.azeroth.cost import on_the_map
from fracas.games.azeroth.land import FIELD, FOREST
from fracas.games.azeroth.peoples import (
    BUILDS_FORTS,
    BUILDS_TOWERS,
    BUILDS_WALLS,
    PEOPLES,
    SETS_OBJECTIVES,
)
from fracas.games.azeroth.relics import AEGIS, HEART
from fracas.games.azeroth.state import (
    FIRST_RACE,
    FORT,
    FORTS,
    MARKED,
    NOBODY_HERE,
    OBJECTIVE,
    OBJECTIVES,
    TOWER,
    TOWERS,
    WALL,
    WALLS,
    Realm,
)
from fracas.games.azeroth.tables import (
    ALLIANCE,
    ALLIANCE_HOLDS_IT,
    ASK_AEGIS,
    ASK_FORT,
    ASK_HEART,
    ASK_OBJECTIVES,
    ASK_TOWER,
    ASK_WALL,
    BUILD,
    CANNOT_PAY_TOLL,
    FINISH,
    FOR_HEART,
    FORT_BUILT,
    LAY,
    MARK,
    NO_OBJECTIVE_LEFT,
    NO_OBJECTIVE_THERE,
    NOT_YOURS_FOR_AEGIS,
    NOT_YOURS_FOR_HEART,
    NOTHING_DUE_THERE,
    OBJECTIVE_LIES_THERE,
    OBJECTIVE_PLACED,
    OBJECTIVE_TAKEN,
    PLACING_HAS_BEGUN,
    RELIC_MOVED,
    TAKE_BACK,
    TOWER_BUILT,
    TOWER_GONE,
    WALL_BUILT,
    WATCH_TOWER_THERE,
)
from fracas.games.azeroth.tolls import aegis_toll, immune, pay_aegis

LEVY: Final = 1

# Buildings: each region that is due one gets it; the owner chooses where the supply ends.


def build_all(state: Realm, seat: int, work: int) -> bool:
    """Build where it is due; ask if there is less than is due (SW-1.2). Tell whether it asks."""
    due = due_regions(state, seat, work)
    left = _supply(work) - state.built(work)
    if len(due) <= left:
        for region in due:
            build(state, region, work)
        return False
    if left:
        state.ask(seat, ASK_FORT if work == FORT else ASK_TOWER if work == TOWER else ASK_WALL)
        return True
    return False


def _supply(work: int) -> int:
    if work == FORT:
        return FORTS
    return TOWERS if work == TOWER else WALLS


def due_regions(state: Realm, seat: int, work: int) -> list[int]:
    """List the regions of the active race that are due a Fort, a Watch Tower or a Wall."""
    hooks = state.hooks(seat)
    needed = BUILDS_FORTS if work == FORT else BUILDS_TOWERS if work == TOWER else BUILDS_WALLS
    if not hooks & needed:
        return []
    return [
        region
        for region in state.regions_of(2 * seat + FIRST_RACE)
        if not state.works[region] & work and _is_due(state, region, work)
    ]


def _is_due(state: Realm, region: int, work: int) -> bool:
    """A Fort everywhere, a Wall in each Forest, a Tower in each Field with the majority."""
    if work == FORT:
        return True
    if work == WALL:
        return state.land.terrain[region] == FOREST
    return state.land.terrain[region] == FIELD and has_majority(state, region)


def has_majority(state: Realm, region: int) -> bool:
    """Tell whether the holder has more of the regions around than any other race (SW-45.1)."""
    return majority_around(state, region) == state.holder[region]


def majority_around(state: Realm, region: int) -> int:
    """Give the holder of strictly more regions around than every other race, or nobody."""
    counts = [0] * (2 * state.seats + FIRST_RACE)
    for other in state.land.neighbours[region]:
        counts[state.holder[other]] += 1
    counts[NOBODY_HERE] = 0
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else NOBODY_HERE


def build(state: Realm, region: int, work: int) -> None:
    """Put up a building."""
    state.works[region] |= work
    event = FORT_BUILT if work == FORT else TOWER_BUILT if work == TOWER else WALL_BUILT
    state.tell(EVERYONE, event, region)


def remove_towers(state: Realm, seat: int) -> None:
    """Take away the Towers of Fields without a majority (SW-45.1)."""
    for region in state.regions_of(2 * seat + FIRST_RACE):
        if state.works[region] & TOWER and not has_majority(state, region):
            state.works[region] &= ~TOWER
            state.tell(EVERYONE, TOWER_GONE, region)


def build_obstacle(state: Realm, seat: int, work: int, move: int) -> int:
    """The last buildings of the supply go where they are due."""
    if not BUILD.holds(move):
        return NOT_AN_ANSWER
    return 0 if BUILD.argument(move) in due_regions(state, seat, work) else NOTHING_DUE_THERE


def build_moves(state: Realm, seat: int, work: int, found: list[int]) -> None:
    """List where a building is due."""
    for region in due_regions(state, seat, work):
        found.append(BUILD.move(region))


# The Aegis and the Heart.


def lay_relic(state: Realm, seat: int, relic: int) -> bool:
    """Ask where its owner puts it (SW-60.1, SW-64.1); tell whether anybody owns it."""
    if not state.holds_relic(seat, relic):
        return False
    state.ask_openly(seat, ASK_AEGIS if relic == AEGIS else ASK_HEART)
    return True


def lay_obstacle(state: Realm, seat: int, move: int) -> int:
    """Any region of the active race."""
    if not LAY.holds(move):
        return NOT_AN_ANSWER
    region = LAY.argument(move)
    reason = on_the_map(state, region)
    if reason:
        return reason
    if state.holder[region] == 2 * seat + FIRST_RACE:
        return 0
    return NOT_YOURS_FOR_AEGIS if state.asked[seat] == ASK_AEGIS else NOT_YOURS_FOR_HEART


def lay(state: Realm, seat: int, relic: int, region: int) -> None:
    """Put it there; the Heart raises its levy (SW-64.2)."""
    state.relic_at[relic] = region
    state.tell(EVERYONE, RELIC_MOVED, relic, region)
    if relic != HEART:
        return
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        active = 2 * other + FIRST_RACE
        if any(state.holder[near] == active for near in state.land.neighbours[region]):
            state.pay(other, seat, min(LEVY, state.coins[other]), FOR_HEART)  # SW-16.6


# Military Objectives.


def ask_objectives(state: Realm, seat: int) -> bool:
    """Ask the Humans where their Objectives go (SW-27.1); tell whether there is a choice."""
    if not state.hooks(seat) & SETS_OBJECTIVES:
        return False
    for region in range(state.land.count):
        lies = state.works[region] & OBJECTIVE and not state.turn & MARKED
        if lies or mark_obstacle(state, seat, region) in (0, CANNOT_PAY_TOLL):
            state.ask(seat, ASK_OBJECTIVES)
            return True
    return False


def objective_obstacle(state: Realm, seat: int, move: int) -> int:
    """Take back what lies, then place up to two, where no Alliance race is (SW-27.1)."""
    if move == FINISH:
        return 0
    if TAKE_BACK.holds(move):
        region = TAKE_BACK.argument(move)
        reason = on_the_map(state, region)
        if reason:
            return reason
        if not state.works[region] & OBJECTIVE:
            return NO_OBJECTIVE_THERE
        return PLACING_HAS_BEGUN if state.turn & MARKED else 0
    if MARK.holds(move):
        return mark_obstacle(state, seat, MARK.argument(move))
    return NOT_AN_ANSWER


def mark_obstacle(state: Realm, seat: int, region: int) -> int:
    """Placing one is an ability in the sense of SW-16.7."""
    reason = on_the_map(state, region)
    if reason:
        return reason
    if state.built(OBJECTIVE) == OBJECTIVES:
        return NO_OBJECTIVE_LEFT
    if state.works[region] & OBJECTIVE:
        return OBJECTIVE_LIES_THERE
    holder = state.holder[region]
    if holder >= FIRST_RACE and PEOPLES[state.race_at(holder)].faction == ALLIANCE:
        return ALLIANCE_HOLDS_IT
    if immune(state, seat, region):
        return WATCH_TOWER_THERE
    return CANNOT_PAY_TOLL if aegis_toll(state, seat, region) > state.coins[seat] else 0


def objective_moves(state: Realm, seat: int, found: list[int]) -> None:
    """List what can be taken back and placed, and stopping."""
    found.append(FINISH)
    placed = state.built(OBJECTIVE)
    for region in range(state.land.count):
        if state.works[region] & OBJECTIVE:
            if not state.turn & MARKED:
                found.append(TAKE_BACK.move(region))
        elif placed < OBJECTIVES and mark_obstacle(state, seat, region) == 0:
            found.append(MARK.move(region))


def answer_objectives(state: Realm, seat: int, move: int) -> None:
    """Take back or place."""
    if TAKE_BACK.holds(move):
        region = TAKE_BACK.argument(move)
        state.works[region] &= ~OBJECTIVE
        state.tell(EVERYONE, OBJECTIVE_TAKEN, seat, region)
        return
    region = MARK.argument(move)
    pay_aegis(state, seat, region)
    state.turn |= MARKED
    state.works[region] |= OBJECTIVE
    state.tell(EVERYONE, OBJECTIVE_PLACED, seat, region)


def remove_objectives(state: Realm) -> None:
    """Take the Objectives off the boards (SW-27.6)."""
    for region, works in enumerate(state.works):
        state.works[region] = works & ~OBJECTIVE
