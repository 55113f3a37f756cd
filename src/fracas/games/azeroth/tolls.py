"""SW-16: regions that nobody else can touch, and what it costs to touch others."""

from fracas.games.azeroth.land import SWAMP
from fracas.games.azeroth.peoples import MARSHDWELLER, PANDAREN
from fracas.games.azeroth.relics import AEGIS, AEGIS_TOLL, HARMONY_TOLL, SWAMP_TOLL
from fracas.games.azeroth.state import FIRST_RACE, HARMONY_PAID, TOWER, Realm
from fracas.games.azeroth.tables import FOR_AEGIS, FOR_HARMONY, FOR_SWAMP


def owner_of(state: Realm, region: int) -> int:
    """Give the seat that holds a region with either race; -1 for Murlocs and nobody."""
    return (state.holder[region] >> 1) - 1


def immune(state: Realm, seat: int, region: int) -> bool:
    """Tell whether a Watch Tower keeps this seat out (SW-16.1, SW-16.3)."""
    return state.works[region] & TOWER != 0 and owner_of(state, region) != seat


def aegis_toll(state: Realm, seat: int, region: int) -> int:
    """Two coins to whoever holds the Aegis' region with his active race (SW-16.2, SW-60.3)."""
    if state.relic_at[AEGIS] != region:
        return 0
    holder = state.holder[region]
    if holder < FIRST_RACE or holder & 1 or owner_of(state, region) == seat:
        return 0
    return AEGIS_TOLL


def harmony_toll(state: Realm, seat: int, region: int) -> int:
    """Two coins before the first attack on the active Pandaren in a turn (SW-32.4, SW-32.5)."""
    if not state.harmony >> seat & 1 or state.turn & HARMONY_PAID:
        return 0
    holder = state.holder[region]
    if holder < FIRST_RACE or holder & 1 or owner_of(state, region) == seat:
        return 0
    return HARMONY_TOLL if state.race_at(holder) == PANDAREN else 0


def swamp_toll(state: Realm, seat: int, region: int) -> int:
    """One coin for each attempt to conquer a Swamp of the Marshdwellers (SW-53.1, SW-53.2)."""
    holder = state.holder[region]
    if holder < FIRST_RACE or state.land.terrain[region] != SWAMP:
        return 0
    if state.power[holder - FIRST_RACE] != MARSHDWELLER or owner_of(state, region) == seat:
        return 0
    return SWAMP_TOLL


def conquest_tolls(state: Realm, seat: int, region: int) -> int:
    """Add up what an attempt to conquer costs in coins (SW-16.4)."""
    if owner_of(state, region) < 0:
        return 0
    return (
        harmony_toll(state, seat, region)
        + aegis_toll(state, seat, region)
        + swamp_toll(state, seat, region)
    )


def attack_tolls(state: Realm, seat: int, region: int) -> int:
    """Add up what forcing tokens out by a power costs: no Swamp toll (SW-53.3)."""
    return harmony_toll(state, seat, region) + aegis_toll(state, seat, region)


def pay_harmony(state: Realm, seat: int, region: int) -> None:
    """Pay for the first attack of the turn on the Pandaren, if it is one."""
    coins = harmony_toll(state, seat, region)
    if coins:
        state.turn |= HARMONY_PAID
        state.pay(seat, owner_of(state, region), coins, FOR_HARMONY)


def pay_aegis(state: Realm, seat: int, region: int) -> None:
    """Pay for touching the region of the Aegis, if it is."""
    coins = aegis_toll(state, seat, region)
    if coins:
        state.pay(seat, owner_of(state, region), coins, FOR_AEGIS)


def pay_for_conquest(state: Realm, seat: int, region: int) -> None:
    """Pay all tolls of an attempt (SW-16.4)."""
    pay_harmony(state, seat, region)
    pay_aegis(state, seat, region)
    coins = swamp_toll(state, seat, region)
    if coins:
        state.pay(seat, owner_of(state, region), coins, FOR_SWAMP)


def note_attack(state: Realm, seat: int, region: int) -> None:
    """Note that an opponent's active race was attacked (SW-32.2)."""
    holder = state.holder[region]
    if holder >= FIRST_RACE and not holder & 1 and owner_of(state, region) != seat:
        state.attacked |= 1 << owner_of(state, region)
