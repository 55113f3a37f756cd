"""SW-5: what can be conquered, and what it costs."""

from typing import Final

from fracas.games.azeroth.land import MOUNTAIN, SEA
from fracas.games.azeroth.peoples import (
    CAVERNS_ARE_NEAR,
    CHEAP_ALL,
    CHEAP_NON_EMPTY,
    FLIES,
    FREE_TRAVEL,
    GOES_IN_PAIRS,
    HAS_CHAMPION,
    PEOPLES,
    SWIMS,
    TAMES_BEASTS,
    TOUCHES_RELICS,
)
from fracas.games.azeroth.relics import (
    ASHES_OF_ALAR,
    BATTLEGROUND,
    DOOMHAMMER,
    FROSTMOURNE,
    HAMMER_PRICE,
    MEETING_STONE,
)
from fracas.games.azeroth.state import (
    ASHES_USED,
    CHAMPION_USED,
    FIRST_RACE,
    FLOWN,
    FORT,
    FROST_USED,
    HAMMER_USED,
    MURLOCS_HERE,
    NOBODY_HERE,
    RELIC_TOUCHED,
    WALL,
    WORGEN_FORM,
    Realm,
)
from fracas.games.azeroth.tables import (
    AFFORDABLE_WITHOUT_DIE,
    AIR,
    ASHES,
    ASSAULT_USED,
    CANNOT_PAY_TOLL,
    CHAMPION,
    CHAMPION_USED_UP,
    COST_BEASTS,
    COST_CHAMPION,
    COST_DISCOUNT,
    COST_FORM,
    COST_FORT,
    COST_FREE_DIE,
    COST_FROSTMOURNE,
    COST_HAMMER,
    COST_LEAST,
    COST_MOUNTAIN,
    COST_MURLOC,
    COST_POWER,
    COST_RACE,
    COST_REGION,
    COST_TOKENS,
    COST_TRAVEL,
    COST_WALL,
    DISCOUNT,
    ETHEREALS_USED,
    FROST,
    HAMMER,
    NO_FACE_UP_PLACE,
    NO_SUCH_ABILITY,
    NO_TOKEN_FOR_DIE,
    NO_TOKEN_IN_HAND,
    NOT_ADJACENT_FOR_CHAMPION,
    NOT_ADJACENT_FOR_DISCOUNT,
    NOT_AN_ENTRY,
    NOT_ENOUGH_TOKENS,
    NOT_ON_THE_MAP,
    ONLY_NAGA_SWIM,
    OUT_OF_REACH,
    RELIC_NOT_YOURS,
    RELIC_USED,
    RELICS,
    TOO_MANY_SHORT,
    TWO_TAUREN_MUST_COME,
    WATCH_TOWER_THERE,
    YOUR_OWN_REGION,
)
from fracas.games.azeroth.tolls import conquest_tolls, immune, owner_of

BASE: Final = 2
PAIR: Final = 2
MOST_SHORT: Final = 3


def least(state: Realm, seat: int) -> int:
    """Give the fewest tokens a region is taken or held with: 1, or 2 for Tauren (SW-33.1)."""
    return PAIR if state.hooks(seat) & GOES_IN_PAIRS else 1


def in_hand(state: Realm, seat: int) -> int:
    """Count the race tokens and Beasts in the hand of the seat whose turn it is."""
    if state.beasts_in_hand and state.hooks(seat) & TAMES_BEASTS:
        return state.hand[seat] + state.beasts_in_hand
    return state.hand[seat]


def adjacent(state: Realm, holder: int) -> int:
    """Give the regions that share a border with those of a holder (SW-0.10)."""
    found = 0
    around = state.land.around
    for region, here in enumerate(state.holder):
        if here == holder:
            found |= around[region]
    return found


def near(state: Realm, seat: int) -> int:
    """Give the regions in reach without travelling: adjacent ones, and what a race opens."""
    holder = 2 * seat + FIRST_RACE
    found = adjacent(state, holder)
    hooks = state.hooks(seat)
    if hooks & CAVERNS_ARE_NEAR:  # SW-28.1
        found |= state.land.caverns
    if hooks & SWIMS and not state.holds_any(holder):  # SW-29.2
        found |= state.land.water
    return found


def travels_free(state: Realm, seat: int) -> bool:
    """Tell whether the travel cost is waived everywhere (SW-58.1, SW-74.1)."""
    return state.hooks(seat) & FREE_TRAVEL != 0 or state.holds_relic(seat, MEETING_STONE)


def has_face_up_place(state: Realm, region: int) -> bool:
    """Tell whether a Legendary Place lies face up in a region."""
    return any(state.relic_at[relic] == region for relic in range(BATTLEGROUND, RELICS))


def conquest_price(
    state: Realm,
    seat: int,
    region: int,
    means: int,
    pips: int = 0,
    note: list[int] | None = None,
) -> int:
    """Give the cost of a region in tokens, and note why: kinds of cost, each with its amount."""
    return price(state, seat, region, means, near(state, seat), pips, note)


def price(
    state: Realm,
    seat: int,
    region: int,
    means: int,
    nearby: int,
    pips: int,
    note: list[int] | None,
) -> int:
    """Add up SW-5.8 and take off all reductions (SW-5.11)."""
    fewest = least(state, seat)
    if means & CHAMPION:  # SW-44.1, SW-80.4
        return fewest if fewest > 1 else 0
    if means & HAMMER:  # SW-62.1, SW-80.3
        if note is not None:
            note += [COST_HAMMER, fewest]
        return fewest
    cost = defence(state, region, note)
    if not means & (ASHES | AIR) and not nearby >> region & 1 and not travels_free(state, seat):
        cost += 1
        if note is not None:
            note += [COST_TRAVEL, 1]
    cost -= reductions(state, seat, region, means, pips, note)
    if cost < fewest:
        if note is not None:
            note += [COST_LEAST, fewest]
        return fewest
    return cost


def defence(state: Realm, region: int, note: list[int] | None = None) -> int:
    """Count 2 and what defends a region, without the travel cost (SW-5.8)."""
    tokens = state.tokens[region]
    beasts = state.beasts[region]
    works = state.works[region]
    champion = int(state.champion == region)
    fort = int(works & FORT != 0)
    wall = int(works & WALL != 0)
    mountain = int(state.land.terrain[region] == MOUNTAIN)
    if note is not None:
        note += [COST_REGION, BASE]
        murloc = state.holder[region] == MURLOCS_HERE
        for kind, amount in (
            (COST_MURLOC if murloc else COST_TOKENS, tokens),
            (COST_BEASTS, beasts),
            (COST_CHAMPION, champion),
            (COST_FORT, fort),
            (COST_WALL, wall),
            (COST_MOUNTAIN, mountain),
        ):
            if amount:
                note += [kind, amount]
    return BASE + tokens + beasts + champion + fort + wall + mountain


def reductions(
    state: Realm, seat: int, region: int, means: int, pips: int, note: list[int] | None
) -> int:
    """Add up what makes a conquest cheaper."""
    people = PEOPLES[state.race[2 * seat]]
    hooks = state.hooks(seat)
    race = power = form = 0
    if people.cheaper and state.land.features[region] & people.cheap:
        race = people.cheaper
    if hooks & CHEAP_NON_EMPTY and state.holder[region] != NOBODY_HERE:  # SW-34.1
        race = 1
    if hooks & CHEAP_ALL:
        power = 1
    if state.turn & WORGEN_FORM:
        form = 1
    frost = 2 if means & FROST else 0
    discount = 2 if means & DISCOUNT else 0
    if note is not None:
        for kind, amount in (
            (COST_RACE, race),
            (COST_POWER, power),
            (COST_FORM, form),
            (COST_FROSTMOURNE, frost),
            (COST_DISCOUNT, discount),
            (COST_FREE_DIE, pips),
        ):
            if amount:
                note += [kind, -amount]
    return race + power + form + frost + discount + pips


# Is it allowed?


def means_obstacle(state: Realm, seat: int, region: int, means: int) -> int:
    """Look whether the relics and abilities can be used now, and on this region."""
    if means & FROST:
        reason = _relic_obstacle(state, seat, FROSTMOURNE, FROST_USED)
        if reason:
            return reason
    if means & HAMMER:
        reason = _relic_obstacle(state, seat, DOOMHAMMER, HAMMER_USED)
        if reason:
            return reason
    if means & ASHES:
        reason = _relic_obstacle(state, seat, ASHES_OF_ALAR, ASHES_USED)
        if reason:
            return reason
    if means & AIR:
        if not state.hooks(seat) & FLIES:
            return NO_SUCH_ABILITY
        if state.turn & FLOWN:
            return ASSAULT_USED
    if means & DISCOUNT:
        return _discount_obstacle(state, seat, region)
    return 0


def _relic_obstacle(state: Realm, seat: int, relic: int, used: int) -> int:
    if not state.holds_relic(seat, relic):
        return RELIC_NOT_YOURS
    return RELIC_USED if state.turn & used else 0


def _discount_obstacle(state: Realm, seat: int, region: int) -> int:
    """SW-23.3: an adjacent region with a face-up Legendary Place."""
    if not state.hooks(seat) & TOUCHES_RELICS:
        return NO_SUCH_ABILITY
    if state.turn & RELIC_TOUCHED:
        return ETHEREALS_USED
    if not has_face_up_place(state, region):
        return NO_FACE_UP_PLACE
    if not adjacent(state, 2 * seat + FIRST_RACE) >> region & 1:
        return NOT_ADJACENT_FOR_DISCOUNT
    return 0


def target_obstacle(state: Realm, seat: int, region: int, means: int, nearby: int) -> int:
    """SW-5.2: not one's own, land, not immune, and in reach."""
    if state.holder[region] == 2 * seat + FIRST_RACE:
        return YOUR_OWN_REGION
    if state.land.terrain[region] >= SEA and not state.hooks(seat) & SWIMS:
        return ONLY_NAGA_SWIM
    if immune(state, seat, region):
        return WATCH_TOWER_THERE
    if means & (ASHES | AIR):
        return 0
    if not (nearby | state.land.entries) >> region & 1:
        return OUT_OF_REACH if state.holds_any(2 * seat + FIRST_RACE) else NOT_AN_ENTRY
    return 0


def tolls_with(state: Realm, seat: int, region: int, means: int) -> int:
    """Add up the coins that an attempt needs, the Doomhammer's two among them (SW-16.4)."""
    tolls = conquest_tolls(state, seat, region)
    return tolls + HAMMER_PRICE if means & HAMMER else tolls


def conquest_obstacle(
    state: Realm, seat: int, region: int, means: int, attempt: bool, nearby: int
) -> int:
    """Give the reason against conquering a region by these means, with or without the die."""
    reason = target_obstacle(state, seat, region, means, nearby)
    if reason == 0:
        reason = means_obstacle(state, seat, region, means)
    if reason != 0:
        return reason
    if tolls_with(state, seat, region, means) > state.coins[seat]:
        return CANNOT_PAY_TOLL
    hand = in_hand(state, seat)
    if means & AIR:
        return 0 if hand else NO_TOKEN_IN_HAND
    cost = price(state, seat, region, means, nearby, 0, None)
    if attempt:
        return die_obstacle(state, seat, hand, cost)
    if hand >= cost:
        return 0
    return NOT_ENOUGH_TOKENS if hand else NO_TOKEN_IN_HAND


def die_obstacle(state: Realm, seat: int, hand: int, cost: int) -> int:
    """SW-7.5: with a token in hand, for a region that is 1 to 3 tokens too dear."""
    if hand >= cost:
        return AFFORDABLE_WITHOUT_DIE
    if hand < least(state, seat):
        return NO_TOKEN_FOR_DIE
    return TOO_MANY_SHORT if cost - hand > MOST_SHORT else 0


def champion_obstacle(state: Realm, seat: int, region: int) -> int:
    """SW-44: the Champion conquers what really adjoins one of the race's regions."""
    if not state.hooks(seat) & HAS_CHAMPION:
        return NO_SUCH_ABILITY
    if state.turn & CHAMPION_USED:
        return CHAMPION_USED_UP
    reason = target_obstacle(state, seat, region, ASHES, 0)
    if reason:
        return reason
    if not adjacent(state, 2 * seat + FIRST_RACE) >> region & 1:
        return NOT_ADJACENT_FOR_CHAMPION
    if conquest_tolls(state, seat, region) > state.coins[seat]:
        return CANNOT_PAY_TOLL
    if state.hand[seat] < price(state, seat, region, CHAMPION, 0, 0, None):
        return TWO_TAUREN_MUST_COME
    return 0


def on_the_map(state: Realm, region: int) -> int:
    """Refuse a region number that is not in play."""
    return 0 if region < state.land.count else NOT_ON_THE_MAP


def paid_to(state: Realm, seat: int, region: int) -> int:
    """Give the seat that the Doomhammer's coins go to, or -1 for the stash (SW-62.1)."""
    owner = owner_of(state, region)
    return -1 if owner == seat else owner
