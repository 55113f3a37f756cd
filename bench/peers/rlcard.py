"""RLCard: through its environment, and the rules beneath it alone.

The environment builds the observation of the next player at every step, which a comparison of
rules engines should not charge; hence both.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from fracas.measurement import Measurement, Play, measure

Legal = Callable[[Any], Callable[[], list[Any]]]


def measure_environment(name: str, seconds: float) -> Measurement:
    """The documented `reset` and `step`.

    Legal actions come only as part of an observation, and an environment cannot be copied: it
    holds a module.
    """
    return measure(
        partial(_random_environment, name),
        seconds,
        observe=lambda environment: partial(environment.get_state, environment.get_player_id()),
    )


def measure_gin_rummy(seconds: float) -> Measurement:
    """The game beneath the environment; its judge lists the actions."""
    return _measure_rules("gin-rummy", lambda game: game.judge.get_legal_actions, seconds)


def measure_uno(seconds: float) -> Measurement:
    """The game beneath the environment, which lists equal cards as often as they are held."""
    return _measure_rules("uno", lambda game: game.get_legal_actions, seconds)


def _measure_rules(name: str, legal: Legal, seconds: float) -> Measurement:
    return measure(
        partial(_random_rules, name, legal),
        seconds,
        copy=lambda game: partial(deepcopy, game),
        legal=legal,
    )


def _random_environment(name: str) -> Play[Any]:
    environment = import_module("rlcard").make(name, config={"seed": 1})
    draw = Random(1).random

    def play(limit: int) -> tuple[list[int], Any]:
        observation, _ = environment.reset()
        options: list[int] = []
        while not environment.is_over():
            if len(options) == limit:
                return options, environment
            actions = list(observation["legal_actions"])
            options.append(len(actions))
            observation, _ = environment.step(actions[int(draw() * len(actions))])
        return options, None

    return play


def _random_rules(name: str, legal: Legal) -> Play[Any]:
    game = import_module("rlcard").make(name, config={"seed": 1}).game
    legal_actions = legal(game)
    draw = Random(1).random

    def play(limit: int) -> tuple[list[int], Any]:
        game.init_game()
        options: list[int] = []
        while not game.is_over():
            if len(options) == limit:
                return options, game
            actions = legal_actions()
            options.append(len(actions))
            game.step(actions[int(draw() * len(actions))])
        return options, None

    return play
