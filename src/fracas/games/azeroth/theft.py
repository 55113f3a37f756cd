"""SW-23.2: Ethereals steal a face-up Artifact from next door."""

from fracas.core.events import EVERYONE
from fracas.games.azeroth.cost import on_the_map
from fracas.games.azeroth.peoples import TOUCHES_RELICS
from fracas.games.azeroth.state import FIRST_RACE, RELIC_TOUCHED, Realm
from fracas.games.azeroth.tables import (
    ARTIFACTS,
    CANNOT_PAY_TOLL,
    ETHEREALS_USED,
    NO_FACE_UP_ARTIFACT,
    NO_SUCH_ABILITY,
    NOT_ADJACENT_FOR_THEFT,
    NOT_YOURS_FOR_THEFT,
    STEAL,
    STOLE,
    WATCH_TOWER_THERE,
)
from fracas.games.azeroth.tolls import aegis_toll, immune, pay_aegis


def obstacle(state: Realm, seat: int, relic: int, region: int) -> int:
    """Once per turn, from an adjacent region, into that own region; no attack (SW-23.4)."""
    reason = on_the_map(state, region)
    if reason:
        return reason
    if not state.hooks(seat) & TOUCHES_RELICS:
        return NO_SUCH_ABILITY
    if state.turn & RELIC_TOUCHED:
        return ETHEREALS_USED
    origin = state.relic_at[relic]
    if origin < 0 or state.holder[origin] == 2 * seat + FIRST_RACE:
        return NO_FACE_UP_ARTIFACT
    if state.holder[region] != 2 * seat + FIRST_RACE:
        return NOT_YOURS_FOR_THEFT
    if not state.land.around[region] >> origin & 1:
        return NOT_ADJACENT_FOR_THEFT
    if immune(state, seat, origin):
        return WATCH_TOWER_THERE
    return CANNOT_PAY_TOLL if aegis_toll(state, seat, origin) > state.coins[seat] else 0


def moves(state: Realm, seat: int, found: list[int]) -> None:
    """List the thefts."""
    if state.turn & RELIC_TOUCHED:
        return
    for relic in range(ARTIFACTS):
        origin = state.relic_at[relic]
        if origin >= 0:
            for region in state.land.neighbours[origin]:
                if obstacle(state, seat, relic, region) == 0:
                    found.append(STEAL.move(relic, region))


def steal(state: Realm, seat: int, relic: int, region: int) -> None:
    """Move the Artifact into the own region; it may be used at once."""
    pay_aegis(state, seat, state.relic_at[relic])
    state.turn |= RELIC_TOUCHED
    state.relic_at[relic] = region
    state.tell(EVERYONE, STOLE, seat, relic, region)
