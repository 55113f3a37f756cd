"""PettingZoo: classic environments in their turn-by-turn form."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from fracas.measurement import Measurement, Play, measure


def measure_environment(name: str, seconds: float) -> Measurement:
    """One environment.

    What is legal comes only as a mask inside an observation (hanabi makes it ready during the
    step before). There is no copy to measure: a deep copy of these environments is a new one
    made with the same arguments, without the game in progress.
    """
    return measure(
        partial(_random_environment, name),
        seconds,
        observe=lambda environment: partial(environment.observe, environment.agent_selection),
    )


def _random_environment(name: str) -> Play[Any]:
    nonzero = import_module("numpy").flatnonzero
    # The environment without its checking wrappers: every action comes from its own mask.
    environment = import_module(f"pettingzoo.classic.{name}").raw_env()
    environment.reset(seed=1)
    draw = Random(1).random

    def play(limit: int) -> tuple[list[int], Any]:
        environment.reset()
        options: list[int] = []
        while True:
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                return options, None
            if len(options) == limit:
                return options, environment
            actions = nonzero(observation["action_mask"])
            options.append(len(actions))
            environment.step(int(actions[int(draw() * len(actions))]))

    return play
