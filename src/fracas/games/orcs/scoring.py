"""OO-20 and OO-21: objectives, prisoners, and whether the game ends."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.games.orcs.kingdom import Kingdom
from fracas.games.orcs.tables import (
    CITY,
    HUNDRED_ROUNDS,
    MOST_CITIES,
    MOST_ENEMY_HORDES,
    MOST_FORTRESSES,
    MOST_HORDES,
    MOST_MARKERS,
    MOST_RAZED,
    NOBODY_SCORED,
    OUT_OF_REACH,
    PRISONERS_HOME,
    RIVER,
    SCORED,
    TOWER,
    VILLAGE,
    WHITE_TOWER,
)

LAST_ROUND: Final = 100
MOST_LEADERS: Final = 2


def scoring(state: Kingdom) -> None:
    """Score the river from the oldest tile on (OO-20.5), then see whether the game is decided."""
    place = state.place()
    state.go(place + 1)
    if place < RIVER:
        score(state, state.river[RIVER - 1 - place])
    elif place == RIVER:
        send_prisoners_home(state)
        if is_out_of_reach(state):
            state.end(OUT_OF_REACH)
        elif state.round >= LAST_ROUND:  # OO-21.7
            state.end(HUNDRED_ROUNDS)
    else:
        state.done()


def value(state: Kingdom, seat: int, objective: int) -> int:
    """Count what an objective asks for (OO-20.8)."""
    if objective == MOST_HORDES:
        return state.hordes_on_map(seat)
    if objective == MOST_FORTRESSES:
        return state.fortresses_of(seat)
    if objective == MOST_MARKERS:
        return state.markers[seat]
    if objective == MOST_RAZED:
        return state.trophies[seat]
    if objective == MOST_ENEMY_HORDES:
        return sum(state.prisoners[seat * state.seats : (seat + 1) * state.seats])
    if objective == MOST_CITIES:
        return markers_on(state, seat, CITY)
    return markers_on(state, seat, TOWER if objective == WHITE_TOWER else VILLAGE)


def markers_on(state: Kingdom, seat: int, kind: int) -> int:
    """Count a seat's markers on zones of one kind."""
    found = 0
    ground = state.ground
    for zone, owner in enumerate(state.marker):
        if owner == seat and ground[zone] == kind:
            found += 1
    return found


def leaders(state: Kingdom, objective: int) -> list[int]:
    """List who leads, in the order of turns; nobody leads with nothing (OO-20.3)."""
    values = [value(state, seat, objective) for seat in range(state.seats)]
    best = max(values)
    if best == 0:
        return []
    begin = state.order.index(state.first)
    turns = state.order[begin:] + state.order[:begin]
    return [seat for seat in turns if values[seat] == best]


def score(state: Kingdom, objective: int) -> None:
    """Give a point to one leader or to two (OO-20.2), as long as the pool has any."""
    leading = leaders(state, objective)
    if not 1 <= len(leading) <= MOST_LEADERS:
        state.tell(EVERYONE, NOBODY_SCORED, objective)
        return
    for seat in leading:
        state.tell(EVERYONE, SCORED, seat, objective)
        if not state.gain(seat):
            return


def send_prisoners_home(state: Kingdom) -> None:
    """Return held hordes to their owners' reserves (OO-20.6)."""
    for owner in range(state.seats):
        number = 0
        for captor in range(state.seats):
            number += state.prisoners[captor * state.seats + owner]
            state.prisoners[captor * state.seats + owner] = 0
        if number:
            state.reserve[owner] += number
            state.tell(EVERYONE, PRISONERS_HOME, owner, number)


def is_out_of_reach(state: Kingdom) -> bool:
    """Tell whether a camp has more than any other can still reach (OO-21.4)."""
    points = [state.points(seat) for seat in range(state.seats)]
    best = max(points)
    ahead = points.index(best)
    return all(
        best > points[seat] + state.pool
        for seat in range(state.seats)
        if not state.mates(ahead, seat)
    )
