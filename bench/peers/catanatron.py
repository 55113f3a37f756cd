"""catanatron: four random players on the base map."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from itertools import count
from random import Random
from typing import Any

from fracas.measurement import Measurement, Play, measure


def measure_settlers(seconds: float) -> Measurement:
    """Rolling the dice and ending the turn are decisions of a player here, mostly forced ones."""
    playable_actions = import_module("catanatron.models.actions").generate_playable_actions
    return measure(
        _random_settlers,
        seconds,
        copy=lambda game: game.copy,
        legal=lambda game: partial(playable_actions, game.state),
    )


def _random_settlers() -> Play[Any]:
    # The library's own loop, less its check of an action taken from its own list.
    catanatron = import_module("catanatron")
    turns_limit = import_module("catanatron.game").TURNS_LIMIT
    draw = Random(1).random
    seeds = count(1)

    def play(limit: int) -> tuple[list[int], Any]:
        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        game = catanatron.Game(players, seed=next(seeds))
        state = game.state
        options: list[int] = []
        while state.num_turns < turns_limit and game.winning_color() is None:
            if len(options) == limit:
                return options, game
            actions = state.playable_actions
            options.append(len(actions))
            game.execute(actions[int(draw() * len(actions))], validate_action=False)
        return options, None

    return play
