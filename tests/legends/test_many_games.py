"""Whole games at random: every pack against every other, and armies drawn at random."""

from itertools import product

import pytest

from fracas.contract import rule
from fracas.core.dice import seeded
from fracas.games.legends import GAME

PACKS = [f"pack-{number}" for number in range(1, 7)]
RANDOM_GAMES = 164


def play(options: dict[str, str], seed: int, *, look_every: int) -> None:
    """Play a game at random; now and then the position must be sound."""
    state = GAME.new(2, options, dice=seeded(seed, "state"))
    choices = seeded(seed, "choices")
    number = 0
    while not state.over():
        seat = state.owing()[0]
        legal = state.legal(seat)
        state.play(seat, legal[choices.below(len(legal))])
        number += 1
        if number % look_every == 0:
            assert state.problems() == []
    assert state.problems() == []


@rule("SL-17.3", "SL-13.8")
@pytest.mark.parametrize(("beige", "gray"), list(product(PACKS, PACKS)))
def test_all_packs_can_fight_each_other(beige: str, gray: str) -> None:
    play({"beige-army": beige, "gray-army": gray}, 1, look_every=50)


@rule("SL-17.1", "SL-13.8")
@pytest.mark.parametrize("seed", range(RANDOM_GAMES))
def test_armies_drawn_at_random_fight_on_boards_drawn_at_random(seed: int) -> None:
    options = {"beige-army": "random", "gray-army": "random", "boards": "any-boards"}
    play(options, seed, look_every=25)
