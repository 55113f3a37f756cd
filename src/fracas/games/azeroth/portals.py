"""SW-56: twice per turn, all that lies in two regions with a Magic Source changes places."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.games.azeroth.cost import on_the_map
from fracas.games.azeroth.peoples import OPENS_PORTALS
from fracas.games.azeroth.state import BOMB, FACE_DOWN, FIRST_RACE, FORT, OBJECTIVE, WALL, Realm
from fracas.games.azeroth.steps import REVEAL, WALLS_DUE
from fracas.games.azeroth.tables import (
    ARTIFACTS,
    CANNOT_PAY_TOLL,
    EXCHANGE,
    EXCHANGE_WITH,
    EXCHANGED,
    EXCHANGED_ENOUGH,
    NO_MAGIC_SOURCE,
    NO_SUCH_ABILITY,
    SAME_REGION_TWICE,
    WATCH_TOWER_THERE,
)
from fracas.games.azeroth.tolls import (
    aegis_toll,
    harmony_toll,
    immune,
    note_attack,
    pay_aegis,
    pay_harmony,
)

USES: Final = 2
CARRIED: Final = FORT | WALL | OBJECTIVE | BOMB


def obstacle(state: Realm, seat: int, region: int) -> int:
    """Give the reason against beginning an exchange with a region; a partner must be left."""
    reason = _region_obstacle(state, seat, region)
    if reason:
        return reason
    best = 0
    for other in range(state.land.count):
        if state.land.magic >> other & 1:
            best = second_obstacle(state, seat, region, other)
            if best == 0:
                return 0
    return best


def _region_obstacle(state: Realm, seat: int, region: int) -> int:
    reason = on_the_map(state, region)
    if reason:
        return reason
    if not state.hooks(seat) & OPENS_PORTALS:
        return NO_SUCH_ABILITY
    if state.portals == USES:
        return EXCHANGED_ENOUGH
    if not state.land.magic >> region & 1:
        return NO_MAGIC_SOURCE
    return WATCH_TOWER_THERE if immune(state, seat, region) else 0  # SW-56.5


def second_obstacle(state: Realm, seat: int, region: int, other: int) -> int:
    """Give the reason against the second region, the tolls of both together among them."""
    if region == other:
        return SAME_REGION_TWICE
    reason = _region_obstacle(state, seat, other)
    if reason:
        return reason
    tolls = aegis_toll(state, seat, region) + aegis_toll(state, seat, other)
    # SW-32.5: however many regions of the Pandaren are moved.
    tolls += max(harmony_toll(state, seat, region), harmony_toll(state, seat, other))
    return CANNOT_PAY_TOLL if tolls > state.coins[seat] else 0


def moves(state: Realm, seat: int, hooks: int, found: list[int]) -> None:
    """List the regions that an exchange can begin with."""
    if hooks & OPENS_PORTALS and state.portals < USES:
        for region in range(state.land.count):
            if state.land.magic >> region & 1 and obstacle(state, seat, region) == 0:
                found.append(EXCHANGE.move(region))


def second_moves(state: Realm, seat: int, region: int, found: list[int]) -> None:
    """List the partners."""
    for other in range(state.land.count):
        if state.land.magic >> other & 1 and second_obstacle(state, seat, region, other) == 0:
            found.append(EXCHANGE_WITH.move(other))


def exchange(state: Realm, seat: int, region: int, other: int) -> None:
    """Swap the contents; Mountains, Places and face-down markers stay (SW-56.2, SW-56.3)."""
    state.portals += 1
    for touched in (region, other):
        pay_harmony(state, seat, touched)
        pay_aegis(state, seat, touched)
        note_attack(state, seat, touched)
    holder = state.holder[region]
    state.give(region, state.holder[other])
    state.give(other, holder)
    for values in (state.tokens, state.beasts):
        values[region], values[other] = values[other], values[region]
    works = state.works
    here, there = works[region] & CARRIED, works[other] & CARRIED
    works[region] = works[region] & ~CARRIED | there
    works[other] = works[other] & ~CARRIED | here
    state.champion = _across(state.champion, region, other)
    for relic in range(ARTIFACTS):
        state.relic_at[relic] = _across(state.relic_at[relic], region, other)
    state.tell(EVERYONE, EXCHANGED, seat, region, other)
    state.push(WALLS_DUE, seat)  # SW-80.11
    for touched in (other, region):
        if works[touched] & FACE_DOWN and state.holder[touched] >= FIRST_RACE:
            state.push(REVEAL, seat, touched)


def _across(place: int, region: int, other: int) -> int:
    if place == region:
        return other
    return region if place == other else place
