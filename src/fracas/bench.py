"""Measuring our own games, in the build that is loaded.

`fracas bench` shows the figures; in the repository `python -m bench` puts those of other
engines beside them. How figures are taken, for all alike, is in `fracas.measurement`.
"""

import json
from dataclasses import replace
from functools import partial
from itertools import count
from statistics import fmean
from typing import Final

from fracas.core.dice import seeded
from fracas.core.game import Game
from fracas.core.playout import Tally, play_randomly
from fracas.core.state import State
from fracas.measurement import (
    Call,
    Count,
    Measurement,
    Play,
    microseconds,
    middle_of_the_game,
    repeat_for,
)
from fracas.version import is_compiled

SEATS: Final = 4
GAMES_TO_FIND_THE_LONGEST: Final = 20
LONGEST_POSITIONS: Final = 8


def measure_game(game: Game, seconds: float) -> Measurement:
    """Measure a game for `seconds` of processor time, with four seats or as near as it allows."""
    seats = min(game.seats, key=lambda count: abs(count - SEATS))
    measured = _throughput(game, seats, seconds)
    sizes: list[int] = []

    def view(state: State) -> Call:
        seat = state.owing()[0]
        form = json.dumps(state.view(seat).to_json(), separators=(",", ":"), ensure_ascii=False)
        sizes.append(len(form.encode()))
        return partial(state.view, seat)

    copy_us, legal_us, observe_us, view_us = middle_of_the_game(
        _random_play(game, seats), (_copy, _legal, _observe, view)
    )
    return replace(
        measured,
        copy_us=copy_us,
        legal_us=legal_us,
        legal_most_us=_longest_listings(game, seats),
        observe_us=observe_us,
        view_us=view_us,
        view_bytes=round(fmean(sizes)),
        compiled=is_compiled(),
    )


def _throughput(game: Game, seats: int, seconds: float) -> Measurement:
    """Count whole games played by the core's own loop, as a search would play them."""
    tally = Tally()
    seeds = count(1)

    def play_one() -> None:
        seed = next(seeds)
        state = game.new(seats, dice=seeded(seed, "bench game"))
        play_randomly(state, seeded(seed, "bench moves"), tally)

    elapsed = repeat_for(seconds, play_one, _random_play(game, seats))
    counted = Count()
    counted.games = tally.games
    counted.decisions = tally.decisions
    counted.forced = tally.moves - tally.decisions
    counted.options = tally.options
    counted.most = tally.most_options
    return counted.measured(elapsed)


def _random_play(game: Game, seats: int) -> Play[State]:
    """Play the same series of games, step by step, so that one can stop on the way."""
    seeds = count(1)

    def play(limit: int) -> tuple[list[int], State | None]:
        seed = next(seeds)
        state = game.new(seats, dice=seeded(seed, "bench game"))
        dice = seeded(seed, "bench moves")
        options: list[int] = []
        while not state.over():
            for seat in state.owing():
                if len(options) == limit:
                    return options, state
                found = state.legal(seat)
                options.append(len(found))
                state.play(seat, found[dice.below(len(found))])
        return options, None

    return play


def _longest_listings(game: Game, seats: int) -> float:
    """Time the listing of legal moves in the positions that have the most of them."""
    longest: list[tuple[int, int, State]] = []
    for seed in range(GAMES_TO_FIND_THE_LONGEST):
        state = game.new(seats, dice=seeded(seed, "bench game"))
        dice = seeded(seed, "bench moves")
        while not state.over():
            for seat in state.owing():
                found = state.legal(seat)
                if len(longest) < LONGEST_POSITIONS or len(found) > longest[-1][0]:
                    longest.append((len(found), seat, state.copy()))
                    longest.sort(key=lambda entry: -entry[0])
                    del longest[LONGEST_POSITIONS:]
                state.play(seat, found[dice.below(len(found))])
    return fmean(microseconds(partial(state.legal, seat)) for _, seat, state in longest)


def _copy(state: State) -> Call:
    return state.copy


def _legal(state: State) -> Call:
    return partial(state.legal, state.owing()[0])


def _observe(state: State) -> Call:
    return partial(state.observe, state.owing()[0])
