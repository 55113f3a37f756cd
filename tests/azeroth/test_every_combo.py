"""Each of the 320 combos of a race and a Special Power is played, and all stays sound."""

import pytest

from fracas.contract import rule
from fracas.core.dice import seeded
from fracas.games.azeroth import GAME
from fracas.games.azeroth.flow import Azeroth
from fracas.games.azeroth.tables import (
    ASK_COMBO,
    DRAW_BADGE,
    DRAW_BANNER,
    POWERS,
    RACES,
    TAKE,
)

SEATS = 4
RACE_STEP = RACES // SEATS
POWER_STEP = POWERS // SEATS


def begun_with(races: list[int], powers: list[int]) -> Azeroth:
    """Set up a game whose first combos are these, from the top."""
    state = GAME.new(SEATS, {"islands": "fixed", "start": "first"})
    wanted = {DRAW_BANNER: races[:], DRAW_BADGE: powers[:]}
    while state.chance():
        row = wanted[state.chance()]
        state.apply(row.pop(0) if row else state.outcomes()[0][0])
    assert isinstance(state, Azeroth)
    return state


@rule("SW-1.1", "SW-1.2", "SW-12.7", "SW-17.4")
@pytest.mark.parametrize("race", range(RACE_STEP))
def test_every_combo_plays_soundly_to_the_end(race: int) -> None:
    played: set[tuple[int, int]] = set()
    for power in range(POWERS):
        races = [race + RACE_STEP * seat for seat in range(SEATS)]
        powers = [(power + POWER_STEP * seat) % POWERS for seat in range(SEATS)]
        state = begun_with(races, powers)
        state.dice = seeded(power, f"combos {race}")
        choices = seeded(power, f"choices {race}")
        while not state.over():
            seat = state.owing()[0]
            found = state.legal(seat)
            first = state.asked[seat] == ASK_COMBO and state.round == 1
            state.play(seat, TAKE.move(0) if first else found[choices.below(len(found))])
            if first:
                played.add((state.race[2 * seat], state.power[2 * seat]))
            assert state.problems() == []
    assert len(played) == SEATS * POWERS
