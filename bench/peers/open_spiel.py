"""OpenSpiel: games written in C++ and in Python, both driven from Python."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from fracas.measurement import Measurement, Play, measure


def measure_game(name: str, seconds: float) -> Measurement:
    """One registered game.

    Chess keeps its legal actions once listed, so its figure for a listing is that of handing
    them out.
    """
    return measure(
        partial(_random_play, name),
        seconds,
        copy=lambda state: state.clone,
        legal=lambda state: state.legal_actions,
    )


def _random_play(name: str) -> Play[Any]:
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games")  # registers the games written in Python
    chance, terminal = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
    game = pyspiel.load_game(name)
    draw = Random(1).random

    def play(limit: int) -> tuple[list[int], Any]:
        state = game.new_initial_state()
        options: list[int] = []
        while (player := state.current_player()) != terminal:
            if player != chance:
                if len(options) == limit:
                    return options, state
                actions = state.legal_actions()
                options.append(len(actions))
            else:
                # In every game measured here chance has equally probable outcomes, so the
                # quicker list of actions serves in place of the list of probabilities.
                actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
        return options, None

    return play
