"""SW-5: what can be conquered, and what it costs."""

from typing import Final

from fracas.games.azeroth.land import IS_MOUNTAIN, MOUNTAIN, SEA
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
    held = state.held[holder]
    while held:
        lowest = held & -held
        found |= around[lowest.bit_length() - 1]
        held ^= lowest
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
    return price(state, seat, region, means, untaxed(state, seat, near(state, seat)), pips, note)


def untaxed(state: Realm, seat: int, nearby: int) -> int:
    """Give the regions that are reached without travel cost (SW-5.9)."""
    return state.land.everywhere if travels_free(state, seat) else nearby


def price(
    state: Realm, seat: int, region: int, means: int, free: int, pips: int, note: list[int] | None
) -> int:
    """Add up SW-5.8 and take off all reductions (SW-5.11); `free` is what `untaxed` gives."""
    hooks = state.skills[seat]
    fewest = PAIR if hooks & GOES_IN_PAIRS else 1
    if means & CHAMPION:  # SW-44.1, SW-80.4
        return fewest if fewest > 1 else 0
    if means & HAMMER:  # SW-62.1, SW-80.3
        if note is not None:
            note += [COST_HAMMER, fewest]
        return fewest
    works = state.works[region]
    features = state.land.features[region]
    cost = BASE + state.tokens[region] + state.beasts[region]
    if works & FORT:
        cost += 1
    if works & WALL:
        cost += 1
    if features & IS_MOUNTAIN:
        cost += 1
    if state.champion == region:
        cost += 1
    travel = not means & (ASHES | AIR) and not free >> region & 1
    if travel:
        cost += 1
    people = PEOPLES[state.race[2 * seat]]
    race = pips
    if people.cheaper and features & people.cheap:
        race += people.cheaper
    elif hooks & CHEAP_NON_EMPTY and state.holder[region] != NOBODY_HERE:  # SW-34.1
        race += 1
    cost -= race
    if hooks & CHEAP_ALL:
        cost -= 1
    if state.turn & WORGEN_FORM:
        cost -= 1
    if means & FROST:
        cost -= 2
    if means & DISCOUNT:
        cost -= 2
    if note is not None:
        note_reasons(state, region, note)
        note_reductions(state, seat, means, race - pips, pips, travel, note)
        if cost < fewest:
            note += [COST_LEAST, fewest]
    return max(cost, fewest)


def note_reasons(state: Realm, region: int, note: list[int]) -> None:
    """Note what makes a region dear."""
    works = state.works[region]
    murloc = state.holder[region] == MURLOCS_HERE
    note += [COST_REGION, BASE]
    for kind, amount in (
        (COST_MURLOC if murloc else COST_TOKENS, state.tokens[region]),
        (COST_BEASTS, state.beasts[region]),
        (COST_CHAMPION, int(state.champion == region)),
        (COST_FORT, int(works & FORT != 0)),
        (COST_WALL, int(works & WALL != 0)),
        (COST_MOUNTAIN, int(state.land.terrain[region] == MOUNTAIN)),
    ):
        if amount:
            note += [kind, amount]


def note_reductions(
    state: Realm, seat: int, means: int, race: int, pips: int, travel: bool, note: list[int]
) -> None:
    """Note the travel cost, and what makes a conquest cheaper."""
    for kind, amount in (
        (COST_TRAVEL, int(travel)),
        (COST_RACE, -race),
        (COST_POWER, -int(state.skills[seat] & CHEAP_ALL != 0)),
        (COST_FORM, -int(state.turn & WORGEN_FORM != 0)),
        (COST_FROSTMOURNE, -2 * int(means & FROST != 0)),
        (COST_DISCOUNT, -2 * int(means & DISCOUNT != 0)),
        (COST_FREE_DIE, -pips),
    ):
        if amount:
            note += [kind, amount]


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
    if reason == 0 and means:
        reason = means_obstacle(state, seat, region, means)
    if reason != 0:
        return reason
    if tolls_with(state, seat, region, means) > state.coins[seat]:
        return CANNOT_PAY_TOLL
    hand = in_hand(state, seat)
    if means & AIR:
        return 0 if hand else NO_TOKEN_IN_HAND
    cost = price(state, seat, region, means, untaxed(state, seat, nearby), 0, None)
    if attempt:
        return die_obstacle(state, seat, hand, cost)
    return hand_obstacle(hand, cost)


def hand_obstacle(hand: int, cost: int) -> int:
    """SW-5.12, SW-5.13: the cost must be in hand."""
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
