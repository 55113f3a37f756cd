"""SW-15, SW-76: face-down markers that come to light, and the Well that goes to the water."""

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.azeroth.relics import BATTLEGROUND, WELL
from fracas.games.azeroth.state import FACE_DOWN, Realm
from fracas.games.azeroth.tables import (
    ASK_WATER,
    DRAW_MARKER,
    LAY,
    NO_WATER_OF_THE_BOARD,
    RELIC_MOVED,
    RELICS,
    REVEALED,
    WELL_GONE,
)


def reveal(state: Realm) -> None:
    """Turn a marker up; the Well finds its water, or is replaced (SW-76.1, SW-76.2, SW-76.5)."""
    place = state.place()
    region = state.argument(0)
    state.go(place + 1)
    if place == 0:
        state.demand_weighted(DRAW_MARKER, _weights(state.markers))
    elif place == 1 and state.relic_at[WELL] == region:
        waters = state.land.waters_of(region)
        if len(waters) > 1:
            state.ask(state.step_seat(), ASK_WATER)
        elif waters:
            lay_well(state, waters[0])
        else:
            state.relic_at[WELL] = -1
            state.tell(EVERYONE, WELL_GONE, region)
            places = state.markers & ~((1 << BATTLEGROUND) - 1)
            state.demand_weighted(DRAW_MARKER, _weights(places))
    else:
        state.done()


def _weights(unseen: int) -> tuple[int, ...]:
    return tuple([unseen >> relic & 1 for relic in range(RELICS)])


def revealed(state: Realm, relic: int) -> None:
    """Lay a relic face up where its marker was (SW-15.1)."""
    region = state.argument(0)
    state.markers &= ~(1 << relic)
    state.works[region] &= ~FACE_DOWN
    state.relic_at[relic] = region
    state.tell(EVERYONE, REVEALED, region, relic)


def lay_well(state: Realm, water: int) -> None:
    """Let the Well lie in the water for the rest of the game."""
    state.relic_at[WELL] = water
    state.tell(EVERYONE, RELIC_MOVED, WELL, water)


def water_obstacle(state: Realm, move: int) -> int:
    """The Well goes to a water region of the board it was found on."""
    if not LAY.holds(move):
        return NOT_AN_ANSWER
    waters = state.land.waters_of(state.argument(0))
    return 0 if LAY.argument(move) in waters else NO_WATER_OF_THE_BOARD
