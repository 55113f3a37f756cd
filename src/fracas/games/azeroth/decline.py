"""SW-12: a race declines, and the older one vanishes."""

from fracas.core.events import EVERYONE
from fracas.games.azeroth.bombs import clear_away
from fracas.games.azeroth.cost import least
from fracas.games.azeroth.defenders import leave_empty
from fracas.games.azeroth.draft import discard_badge, vanish
from fracas.games.azeroth.peoples import (
    BADGES,
    GIVES_HARMONY,
    HAS_CHAMPION,
    KEPT_IN_DECLINE,
    PLANTS_BOMBS,
    SETS_OBJECTIVES,
    TAMES_BEASTS,
)
from fracas.games.azeroth.placements import remove_objectives
from fracas.games.azeroth.state import AWAY, DECLINING, FIRST_RACE, TOWER, Realm
from fracas.games.azeroth.tables import DECLINED, NONE


def decline(state: Realm, seat: int) -> None:
    """Remove the older race, then turn the active one over (SW-12.2, SW-12.3)."""
    state.turn |= DECLINING
    remove_older(state, seat)
    race = state.race[2 * seat]
    state.tell(EVERYONE, DECLINED, seat, race)
    hooks = state.hooks(seat)
    for region in state.regions_of(2 * seat + FIRST_RACE):
        turn_over(state, seat, region)
    state.tray[race] += state.hand[seat]
    state.hand[seat] = 0
    _put_away(state, hooks)
    power = state.power[2 * seat]
    if power != NONE and not BADGES[power].hooks & KEPT_IN_DECLINE:  # SW-4.7
        discard_badge(state, 2 * seat)
    for slots in (state.race, state.power):
        slots[2 * seat + 1] = slots[2 * seat]
        slots[2 * seat] = NONE
    state.learn(seat)
    vanish(state, seat)  # SW-12.9


def remove_older(state: Realm, seat: int) -> None:
    """Put all tokens of the race In Decline back, with its Forts and Walls (SW-12.2)."""
    slot = 2 * seat + 1
    for region in state.regions_of(slot + FIRST_RACE):
        state.tray[state.race[slot]] += state.tokens[region]
        leave_empty(state, region)
    vanish(state, seat)


def turn_over(state: Realm, seat: int, region: int) -> None:
    """Leave one token in a region, Tauren two (SW-12.3); without one the region is lost."""
    race = state.race[2 * seat]
    stays = min(least(state, seat), state.tokens[region])
    state.tray[race] += state.tokens[region] - stays
    if stays == 0:  # SW-12.4
        leave_empty(state, region)
        return
    state.tokens[region] = stays
    state.beasts[region] = 0
    state.works[region] &= ~TOWER
    state.give(region, 2 * seat + FIRST_RACE + 1)


def _put_away(state: Realm, hooks: int) -> None:
    """Take what belongs to the lost race and badge off the boards (SW-12.4)."""
    if hooks & HAS_CHAMPION:
        state.champion = AWAY
    if hooks & TAMES_BEASTS:
        state.beasts_in_hand = 0
    if hooks & SETS_OBJECTIVES:
        remove_objectives(state)
    if hooks & GIVES_HARMONY:
        state.harmony = 0
    if hooks & PLANTS_BOMBS:  # SW-26.8
        clear_away(state)
