"""python-chess: the package `chess`, pure Python."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from fracas.measurement import Measurement, Play, measure


def measure_chess(seconds: float) -> Measurement:
    """The copy is the one a search makes, without the moves played so far."""
    return measure(
        _random_chess,
        seconds,
        copy=lambda board: partial(board.copy, stack=False),
        legal=lambda board: partial(list, board.legal_moves),
    )


def _random_chess() -> Play[Any]:
    chess = import_module("chess")
    draw = Random(1).random

    def play(limit: int) -> tuple[list[int], Any]:
        board = chess.Board()
        options: list[int] = []
        while True:
            moves = list(board.legal_moves)
            # `is_game_over` asks the same, but lists the legal moves a second time.
            if (
                not moves
                or board.is_insufficient_material()
                or board.is_seventyfive_moves()
                or board.is_fivefold_repetition()
            ):
                return options, None
            if len(options) == limit:
                return options, board
            options.append(len(moves))
            board.push(moves[int(draw() * len(moves))])

    return play
