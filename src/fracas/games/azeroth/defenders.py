"""SW-6: what becomes of those who held a region, and what their defeat is worth."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.games.azeroth.draft import vanish
from fracas.games.azeroth.peoples import (
    HUNTS_ALLIANCE,
    KEEPS_FIRST_LOSS,
    PAID_FOR_DEFENDERS,
    PAID_FOR_NON_EMPTY,
    PEOPLES,
)
from fracas.games.azeroth.relics import CHAPEL
from fracas.games.azeroth.state import (
    FIRST_RACE,
    FORT,
    IN_HAND,
    LOSS_SAVED,
    MURLOCS_HERE,
    NOBODY_HERE,
    TOWER,
    WALL,
    Realm,
)
from fracas.games.azeroth.tables import (
    ALLIANCE,
    FOR_RANSOM,
    LOST,
    MURLOC_GONE,
    NEUTRAL,
    NONE,
    RETREATED,
    SAVED,
)
from fracas.games.azeroth.tolls import owner_of

BUILDINGS: Final = FORT | WALL | TOWER
RANSOM: Final = 1
PAYING_DEFENDERS: Final = 2


def count_conquest(state: Realm, seat: int, region: int) -> None:
    """Note the bonuses of a conquest while the defenders still stand there (SW-9.4)."""
    victim = state.holder[region]
    if victim == NOBODY_HERE:
        return
    hooks = state.hooks(seat)
    if hooks & PAID_FOR_NON_EMPTY:  # SW-41.1
        state.noted_power += 1
    if victim == MURLOCS_HERE:
        return
    defenders = state.tokens[region] + state.beasts[region] + (state.champion == region)
    if hooks & PAID_FOR_DEFENDERS and defenders >= PAYING_DEFENDERS:  # SW-46.1
        state.noted_power += defenders
    if hooks & HUNTS_ALLIANCE and PEOPLES[state.race_at(victim)].faction == ALLIANCE:
        state.noted_race += 1  # SW-31.1
    if opposed(state, seat, victim):
        state.beaten[victim] += 1  # SW-10.2


def fights_for(state: Realm, seat: int) -> int:
    """Give the side of the active race: its own, or that chosen on the Battleground."""
    race = state.race[2 * seat]
    faction = PEOPLES[race].faction if race != NONE else NEUTRAL
    return state.side if faction == NEUTRAL and seat == state.turn_seat else faction


def opposed(state: Realm, seat: int, victim: int) -> bool:
    """Tell whether a holder's printed faction is that of the enemy (SW-10.2, SW-10.9)."""
    if victim < FIRST_RACE:
        return False
    side = fights_for(state, seat)
    faction = PEOPLES[state.race_at(victim)].faction
    return side != faction and NEUTRAL not in (side, faction)


def drive_out(state: Realm, seat: int, region: int) -> None:
    """Make the defenders leave: losses, retreat, and buildings gone (SW-6)."""
    victim = state.holder[region]
    if victim == MURLOCS_HERE:  # SW-6.4
        state.losses += 1
        state.tokens[region] = 0
        state.tell(EVERYONE, MURLOC_GONE, region)
    elif victim >= FIRST_RACE:
        if victim & 1:
            discard_all(state, region)
        else:
            drive_out_active(state, seat, region)
    leave_empty(state, region)
    if victim >= FIRST_RACE and victim & 1:
        vanish(state, (victim >> 1) - 1)


def discard_all(state: Realm, region: int) -> None:
    """Discard all tokens In Decline of a region (SW-6.3)."""
    victim = state.holder[region]
    lost = state.tokens[region]
    state.tray[state.race_at(victim)] += lost
    state.losses += lost
    state.tokens[region] = 0
    owner = owner_of(state, region)
    state.tell(EVERYONE, LOST, owner, region, lost, state.race_at(victim))


def drive_out_active(state: Realm, seat: int, region: int) -> None:
    """Take an active race into its owner's hand, less one token (SW-6.1).

    The Champion, the Chapel and the Draenei save it, in this order (SW-6.5).
    """
    victim = state.holder[region]
    owner = owner_of(state, region)
    chapel = state.relic_at[CHAPEL]
    if state.champion == region:  # SW-44.4
        state.champion = IN_HAND
        state.pay(owner, seat, min(RANSOM, state.coins[owner]), FOR_RANSOM)
    elif chapel >= 0 and state.holder[chapel] == victim:  # SW-73.1
        pass
    elif not save_first_loss(state, owner, region):
        if state.beasts[region]:  # SW-42.4
            state.beasts[region] -= 1
        else:
            state.tokens[region] -= 1
            state.tray[state.race_at(victim)] += 1
        state.losses += 1
        state.tell(EVERYONE, LOST, owner, region, 1, state.race_at(victim))
    retreating = state.tokens[region] + state.beasts[region]
    if retreating:
        state.tell(EVERYONE, RETREATED, owner, region, retreating)
    state.hand[owner] += state.tokens[region]
    state.beasts_in_hand += state.beasts[region]


def save_first_loss(state: Realm, owner: int, region: int) -> bool:
    """Let Draenei keep the first token they would lose in an opponent's turn (SW-21.1)."""
    if not state.hooks(owner) & KEEPS_FIRST_LOSS or state.turn & LOSS_SAVED:
        return False
    state.turn |= LOSS_SAVED
    state.tell(EVERYONE, SAVED, owner, region)
    return True


def leave_empty(state: Realm, region: int) -> None:
    """Leave a region to nobody; Forts, Walls and Towers go back to their supply (SW-6.6)."""
    state.give(region, NOBODY_HERE)
    state.tokens[region] = 0
    state.beasts[region] = 0
    state.works[region] &= ~BUILDINGS
