"""What must hold in every position: nothing appears or vanishes, nobody holds what he cannot."""

from fracas.games.azeroth.atlas import MOST_MOUNTAINS, MOST_MURLOCS
from fracas.games.azeroth.land import MOUNTAIN, SEA, members
from fracas.games.azeroth.peoples import GOES_IN_PAIRS, NAGA, PEOPLES
from fracas.games.azeroth.state import (
    BEASTS,
    BOMB,
    FIRST_RACE,
    FORT,
    FORTS,
    MURLOCS_HERE,
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
    ASK_LONE_TOKEN,
    NONE,
    POWER,
    POWERS,
    RACE,
    RACES,
)


def problems(state: Realm) -> list[str]:
    """List what is wrong with a position, in words."""
    found: list[str] = []
    if len(state.holder) != state.land.count:
        return found
    if any(
        state.holder[region] != holder
        for holder, regions in enumerate(state.held)
        for region in members(regions)
    ):
        found.append("it is not known who holds what")
    _count_tokens(state, found)
    _count_cards(state, found)
    for region in range(state.land.count):
        _look_at_region(state, region, found)
    for name, work, most in (
        ("Forts", FORT, FORTS),
        ("Walls", WALL, WALLS),
        ("Watch Towers", TOWER, TOWERS),
        ("Objectives", OBJECTIVE, OBJECTIVES),
    ):
        if state.built(work) > most:
            found.append(f"{state.built(work)} {name}")
    if sum(state.beasts) + state.beasts_in_hand > BEASTS:
        found.append("more Beasts than there are")
    if state.built(BOMB) + state.bomb_stack > state.live_bombs + state.duds:
        found.append("more Bombs lie there than are unseen")
    if sum(1 for here in state.holder if here == MURLOCS_HERE) > MOST_MURLOCS:
        found.append("more Murlocs than there are")
    if sum(1 for terrain in state.land.terrain if terrain == MOUNTAIN) > MOST_MOUNTAINS:
        found.append("more Mountains than there are")
    if min(state.coins) < 0:
        found.append("a debt")
    if sum(state.coins) + sum(state.combo_coins) + state.stash != 0:
        found.append("coins have appeared or vanished")
    return found


def _count_tokens(state: Realm, found: list[str]) -> None:
    counts = state.tray[:]
    for region, holder in enumerate(state.holder):
        if holder >= FIRST_RACE:
            counts[state.race_at(holder)] += state.tokens[region]
    for seat in range(state.seats):
        if state.race[2 * seat] != NONE:
            counts[state.race[2 * seat]] += state.hand[seat]
        elif state.hand[seat]:
            found.append(f"seat {seat + 1} holds tokens of no race")
    for race, people in enumerate(PEOPLES):
        if counts[race] != people.tokens:
            found.append(f"{counts[race]} {RACE.symbols[race]} tokens, not {people.tokens}")
    if min(state.tray) < 0 or min(state.hand) < 0:
        found.append("a negative number of tokens")


def _count_cards(state: Realm, found: list[str]) -> None:
    for race in range(RACES):
        places = (state.banners >> race & 1) + state.race.count(race)
        places += state.combo_race.count(race) + state.banner_queue.count(race)
        if places != 1:
            found.append(f"{places} banners of {RACE.symbols[race]}")
    for power in range(POWERS):
        places = (state.badges >> power & 1) + (state.badge_pile >> power & 1)
        places += state.combo_power.count(power) + state.power.count(power)
        if places != 1:
            found.append(f"{places} badges of {POWER.symbols[power]}")


def _look_at_region(state: Realm, region: int, found: list[str]) -> None:
    holder, tokens = state.holder[region], state.tokens[region]
    pieces = tokens + state.beasts[region] + (state.champion == region)
    where = f"region {region + 1}"
    if (holder == NOBODY_HERE) != (pieces == 0):
        found.append(f"{where}: {pieces} pieces of holder {holder}")
    if tokens < 0 or state.beasts[region] < 0:
        found.append(f"{where}: a negative number of pieces")
    if holder == NOBODY_HERE and state.works[region] & (FORT | WALL | TOWER):
        found.append(f"{where}: a building of nobody")
    if holder == MURLOCS_HERE and pieces != 1:
        found.append(f"{where}: {pieces} Murlocs")
    if holder < FIRST_RACE:
        return
    race = state.race_at(holder)
    if race == NONE:
        found.append(f"{where}: held by a race that nobody plays")
        return
    if holder & 1 and (state.beasts[region] or state.champion == region):
        found.append(f"{where}: a Beast or the Champion of a race In Decline")
    if state.land.terrain[region] >= SEA and race != NAGA:
        found.append(f"{where}: {RACE.symbols[race]} in the water")
    owner = (holder - FIRST_RACE) // 2
    if (
        PEOPLES[race].hooks & GOES_IN_PAIRS
        and not holder & 1
        and tokens + state.beasts[region] < 2
        and state.asked[owner] != ASK_LONE_TOKEN
    ):
        found.append(f"{where}: a lone Tauren")
