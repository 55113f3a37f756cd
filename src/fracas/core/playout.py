"""Uniformly random play to the end: for rollouts, measurements and the contract."""

from fracas.core.dice import Dice
from fracas.core.state import State


class Tally:
    """What was counted in random play; `options` are those of real decisions."""

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self.decisions = 0
        self.options = 0
        self.most_options = 0


def play_randomly(state: State, dice: Dice, tally: Tally) -> None:
    """Play a state, which draws its own chances, to its end with moves drawn from `dice`.

    A *decision* is a move that was chosen from at least two.
    """
    moves = 0
    decisions = 0
    options = 0
    most_options = tally.most_options
    while state.ending == 0:
        for seat in state.owing():
            found = state.legal(seat)
            count = len(found)
            moves += 1
            if count == 1:
                state.play(seat, found[0])
                continue
            decisions += 1
            options += count
            most_options = max(most_options, count)
            state.play(seat, found[dice.below(count)])
    tally.games += 1
    tally.moves += moves
    tally.decisions += decisions
    tally.options += options
    tally.most_options = most_options
