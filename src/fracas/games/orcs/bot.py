"""What a good warlord looks at, on the map and in battle."""

from typing import Final

from fracas.core.dice import Dice
from fracas.games.orcs import scoring
from fracas.games.orcs.kingdom import Kingdom
from fracas.games.orcs.steps import HALFWAY
from fracas.games.orcs.tables import (
    ASK_ACTION,
    ASK_DECK,
    ASK_FREE,
    DARK_CITY,
    FORCES,
    GROUP,
    LYING,
    MOST_HORDES,
    NOBODY_HERE,
    REST,
    STAND,
    UNITS,
    UPRIGHT,
    USUAL,
)

POINT: Final = 120
LEAD: Final = 70
SHARED_LEAD: Final = 55
HORDE: Final = 7
AT_HOME: Final = 4
HERO: Final = 16
BERSERK: Final = 14
TROPHY: Final = 4
ACTION: Final = 12
FOUNDATION: Final = 4
FORTRESS: Final = 18
UNIT_WORTH: Final[tuple[int, ...]] = (1, 4, 4, 4, 3, 3)
LARGE_COLLECTION: Final = 14
# In the order of `tables.KINDS`: what a marker there is worth, and what being near it is.
MARKER_WORTH: Final[tuple[int, ...]] = (6, 0, 16, 12, 14, 0)
NEARNESS: Final[tuple[int, ...]] = (2, 0, 5, 4, 4, 0)

PREY: Final = 4

# In a battle.
LOSS: Final = 45
STRIKE: Final = 6
CARD_LEFT: Final = 3
PROTECTED: Final = 3
SUPERIOR: Final = 12


def outlook(state: Kingdom, seat: int) -> int:
    """Weigh a camp's clans against those of the others."""
    own = 0
    others = 0
    enemies = 0
    for other in range(state.seats):
        worth = merit(state, other)
        if state.mates(seat, other):
            own += worth
        else:
            others += worth
            enemies += 1
    friends = state.seats - enemies
    return own * enemies - others * friends


def merit(state: Kingdom, seat: int) -> int:
    """Add up what a clan has and what it is about to gain."""
    worth = POINT * state.glory[seat] + TROPHY * state.trophies[seat]
    worth += HERO * state.heroes_of(seat) + BERSERK * state.berserk[seat]
    worth += cards(state, seat) + land(state, seat) + leads(state, seat)
    if seat == state.active:
        worth += ACTION * state.actions
    if state.side_of(seat) >= 0:
        worth += battle(state, state.side_of(seat))
    return worth


def cards(state: Kingdom, seat: int) -> int:
    """Weigh the unit cards; beyond a good deck more are of little use."""
    worth = 0
    number = 0
    for unit in range(UNITS):
        owned = state.owned[seat * UNITS + unit]
        worth += UNIT_WORTH[unit] * owned
        number += owned
    return worth if number <= LARGE_COLLECTION else worth - 3 * (number - LARGE_COLLECTION)


def land(state: Kingdom, seat: int) -> int:
    """Weigh hordes, markers and fortresses, and what lies within reach."""
    zones = state.board.zones
    base = seat * zones
    worth = 0
    for zone in range(zones):
        if state.marker[zone] == seat:
            worth += MARKER_WORTH[state.ground[zone]]
        if state.keeper[zone] == seat:
            if state.fortress[zone] == UPRIGHT:
                worth += FORTRESS
            elif state.fortress[zone] == LYING:
                worth += FOUNDATION
        here = state.hordes[base + zone]
        if here:
            worth += AT_HOME * here if zone == state.homes[seat] else HORDE * here
            worth += near(state, seat, zone)
            if zone != state.battle_zone:
                worth += pending(state, seat, zone, here)
    return worth


def near(state: Kingdom, seat: int, zone: int) -> int:
    """Weigh what an army could take where it stands halfway, or next door."""
    found = 0
    if state.stack[state.top] == HALFWAY and state.argument(0) == zone:
        found = 2 * wanted(state, seat, zone)
    here = state.hordes_of(seat, zone)
    for other in state.board.roads[zone]:
        found = max(found, wanted(state, seat, other))
        enemy = state.enemy_at(other, seat)
        if enemy != NOBODY_HERE and state.ground[other] != DARK_CITY:
            found = max(found, PREY * (here - state.hordes_of(enemy, other)))
    return found


def wanted(state: Kingdom, seat: int, zone: int) -> int:
    """Tell how much a zone is wanted."""
    owner = state.marker[zone]
    if owner != NOBODY_HERE and state.mates(seat, owner):
        return 0
    return NEARNESS[state.ground[zone]]


def pending(state: Kingdom, seat: int, zone: int, here: int) -> int:
    """Weigh a battle to come by the hordes on both sides."""
    enemy = state.enemy_at(zone, seat)
    if enemy == NOBODY_HERE:
        return 0
    against = state.hordes_of(enemy, zone)
    strength = deck_strength(state, seat) - deck_strength(state, enemy)
    worth = SUPERIOR * (here - against) + strength
    if seat == state.active:
        worth += NEARNESS[state.ground[zone]] + (POINT // 2 if here > against else 0)
    return worth


def deck_strength(state: Kingdom, seat: int) -> int:
    """Weigh what a clan could bring into a battle."""
    strength = 4 * state.heroes_of(seat)
    for unit in range(UNITS):
        strength += FORCES[unit] * min(3, state.owned[seat * UNITS + unit])
    return strength


def leads(state: Kingdom, seat: int) -> int:
    """Weigh the objectives in which a clan leads now."""
    worth = 0
    for objective in state.river:
        own = scoring.value(state, seat, objective)
        if own == 0:
            continue
        level = 0
        ahead = True
        for other in range(state.seats):
            if other != seat:
                value = scoring.value(state, other, objective)
                if value > own:
                    ahead = False
                elif value == own:
                    level += 1
        if ahead and level == 0:
            worth += LEAD
        elif ahead and level == 1:
            worth += SHARED_LEAD if state.seats > 2 else SHARED_LEAD // 2
        elif objective != MOST_HORDES:
            worth += min(own, 8)
    return worth


def battle(state: Kingdom, side: int) -> int:
    """Weigh a battle: hordes lost, the track, cards left, and what stands protected."""
    worth = -LOSS * state.losses[side] - STRIKE * (state.track[side] - 1)
    worth += CARD_LEFT * (state.deck_size(side) + state.hand_size(side))
    worth += PROTECTED * state.widths[side]
    if state.fighting(side) == 0:
        worth -= LOSS
    return worth


def guess(state: Kingdom, seat: int, dice: Dice) -> int:
    """Complete a chain or a secret answer as most would: the usual deck, the whole group."""
    found = state.legal(seat)
    asked = state.asked[seat]
    if asked == ASK_DECK and USUAL in found:
        return USUAL
    if asked in (ASK_ACTION, ASK_FREE) and GROUP.holds(found[-1]):
        return found[-1]
    return found[dice.below(len(found))]


def idle(state: Kingdom, seat: int) -> int:
    """Do the least: rest, stand, and otherwise the first thing that is possible."""
    found = state.legal(seat)
    for move in (REST, STAND):
        if move in found:
            return move
    return found[0]
