"""SW-2: islands, natives, markers, who begins, and the first six combos."""

from typing import Final

from fracas.games.azeroth.land import MARKER, MURLOC
from fracas.games.azeroth.state import FACE_DOWN, MURLOCS_HERE, NOBODY_HERE, Realm
from fracas.games.azeroth.steps import REFILL, ROUNDS
from fracas.games.azeroth.tables import (
    BOARDS_SETTING,
    COMBOS,
    DRAW_FACE,
    DRAW_START,
    START_SETTING,
)

CHOSEN: Final = 1
_MOST_SEATS: Final = 8


def setup(state: Realm) -> None:
    """Draw the islands (SW-2.1) and the start player (SW-2.9), then show the combos (SW-2.5)."""
    place = state.place()
    if place == 0:
        preset = state.atlas.presets[state.seats].faces
        if state.options[BOARDS_SETTING] == CHOSEN:
            state.faces = preset
        if len(state.faces) < len(preset):
            state.demand_weighted(DRAW_FACE, state.atlas.drawable(state.seats, state.faces))
        else:
            furnish_islands(state)
            state.go(1)
    elif place == 1:
        state.go(2)
        if state.options[START_SETTING] != CHOSEN:
            seats = tuple([int(seat < state.seats) for seat in range(_MOST_SEATS)])
            state.demand_weighted(DRAW_START, seats)
    elif len(state.combo_race) < COMBOS:
        state.push(REFILL, 0)
    else:
        state.done()
        state.push(ROUNDS, state.starter)


def furnish_islands(state: Realm) -> None:
    """Lay out the boards, with Murlocs (SW-2.6) and a face-down marker on each (SW-2.7)."""
    state.settle_land()
    land = state.land
    state.beasts = [0] * land.count
    for symbols in land.symbols:
        murloc = MURLOC in symbols
        state.holder.append(MURLOCS_HERE if murloc else NOBODY_HERE)
        state.tokens.append(int(murloc))
        state.works.append(FACE_DOWN if MARKER in symbols else 0)
    state.remember()
