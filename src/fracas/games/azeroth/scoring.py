"""SW-9, SW-10: what a turn brings, item by item."""

from fracas.core.events import EVERYONE
from fracas.games.azeroth.peoples import BADGES, COUNTS_BOARDS, COUNTS_RELICS, PEOPLES
from fracas.games.azeroth.placements import majority_around
from fracas.games.azeroth.relics import (
    BATTLEGROUND,
    DARK_PORTAL,
    KARAZHAN,
    PORTAL_COINS,
    WELL,
    WELL_COINS,
)
from fracas.games.azeroth.state import DECLINING, FIRST_RACE, Realm
from fracas.games.azeroth.tables import (
    FOR_DARK_PORTAL,
    FOR_DECLINED,
    FOR_FACTION,
    FOR_KARAZHAN,
    FOR_POWER,
    FOR_RACE,
    FOR_REGIONS,
    FOR_WELL,
    ITEMS,
    NONE,
    SCORED,
    TURN_SCORED,
)


def score(state: Realm, seat: int) -> None:
    """Pay the turn out (SW-9.1)."""
    items = items_now(state, seat)
    total = sum(items)
    for item, coins in enumerate(items):
        if coins:
            state.tell(EVERYONE, SCORED, seat, item, coins)
    state.coins[seat] += total
    state.stash -= total
    state.tell(EVERYONE, TURN_SCORED, seat, total)


def items_now(state: Realm, seat: int) -> list[int]:
    """Give what the turn would score if it ended now, for each item."""
    items = [0] * ITEMS
    active, declined = 2 * seat + FIRST_RACE, 2 * seat + FIRST_RACE + 1
    own = state.regions_of(active)
    items[FOR_DECLINED] = state.count_of(declined)
    items[FOR_REGIONS] = len(own)
    if well_is_won(state, seat):  # SW-76.3
        items[FOR_WELL] = WELL_COINS
    race, power = state.race[2 * seat], state.power[2 * seat]
    if race == NONE or state.turn & DECLINING:  # SW-9.6
        return items
    features = state.land.features
    scores = PEOPLES[race].scores
    if scores:
        items[FOR_RACE] = sum(1 for region in own if features[region] & scores)
    items[FOR_RACE] += state.noted_race
    if power != NONE:
        items[FOR_POWER] = power_coins(state, power, own) + state.noted_power
    items[FOR_FACTION] = faction_bonus(state, seat)
    if state.holds_relic(seat, DARK_PORTAL):  # SW-71.1
        items[FOR_DARK_PORTAL] = PORTAL_COINS
    if state.holds_relic(seat, KARAZHAN):  # SW-72.1
        terrain = state.land.terrain
        like = terrain[state.relic_at[KARAZHAN]]
        items[FOR_KARAZHAN] = sum(1 for region in own if terrain[region] == like) - 1
    return items


def power_coins(state: Realm, power: int, own: list[int]) -> int:
    """Count what the badge brings for what is held."""
    badge = BADGES[power]
    if badge.scores:
        features = state.land.features
        return sum(1 for region in own if features[region] & badge.scores)
    if badge.hooks & COUNTS_BOARDS:  # SW-47.1
        return len({state.land.board[region] for region in own})
    if badge.hooks & COUNTS_RELICS:  # SW-40.1
        return sum(1 for region in state.relic_at if region in own)
    return 0


def faction_bonus(state: Realm, seat: int) -> int:
    """One coin for each enemy race beaten, up to two with the Battleground (SW-10, SW-70)."""
    most = 2 if state.holds_relic(seat, BATTLEGROUND) else 1
    return sum(min(count, most) for count in state.beaten if count)


def well_is_won(state: Realm, seat: int) -> bool:
    """Tell whether one of the seat's races holds most regions around the Well (SW-76.3)."""
    water = state.relic_at[WELL]
    if water < 0:
        return False
    return majority_around(state, water) in (2 * seat + FIRST_RACE, 2 * seat + FIRST_RACE + 1)
