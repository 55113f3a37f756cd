"""Fracas: big conflict board games with their rules enforced.

    import fracas

    game = fracas.find_game("old_world")
    state = game.new(seats=4, dice=fracas.seeded(7, "example"))
    while not state.over():
        seat = state.owing()[0]
        state.play(seat, state.legal(seat)[0])
    print(state.result().ranks)

Playing needs nothing but Python. Words, the terminal and other rooms are extras.
"""

from fracas.core.dice import Dice, SealedDice, check_sealed, seal_of, seeded
from fracas.core.errors import FracasError, IllegalMove, IllegalOutcome, UnknownSetting
from fracas.core.events import SPECTATOR
from fracas.core.game import Game
from fracas.core.match import Match
from fracas.core.record import Record, RecordError, parse_record, record_from_json
from fracas.core.replay import Replay, check, replay, resume
from fracas.core.seat import Seat
from fracas.core.state import State
from fracas.core.text import Text
from fracas.core.view import Result, View
from fracas.registry import UnknownGame, find_game, games
from fracas.version import VERSION, is_compiled

__all__ = [
    "SPECTATOR",
    "VERSION",
    "Dice",
    "FracasError",
    "Game",
    "IllegalMove",
    "IllegalOutcome",
    "Match",
    "Record",
    "RecordError",
    "Replay",
    "Result",
    "SealedDice",
    "Seat",
    "State",
    "Text",
    "UnknownGame",
    "UnknownSetting",
    "View",
    "check",
    "check_sealed",
    "find_game",
    "games",
    "is_compiled",
    "parse_record",
    "record_from_json",
    "replay",
    "resume",
    "seal_of",
    "seeded",
]
