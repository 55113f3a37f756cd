"""Uniformly random play to the end: for rollouts, measurements and the contract."""

from fracas.core.dice import Dice
from fracas.core.state import State


class Tally:
    """What was counted in random play."""

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
    while state.ending == 0:
        for seat in state.owing():
            found = state.legal(seat)
            count = len(found)
            tally.moves += 1
            tally.options += count
            if count > 1:
                tally.decisions += 1
                tally.most_options = max(tally.most_options, count)
                state.play(seat, found[dice.below(count)])
            else:
                state.play(seat, found[0])
    tally.games += 1
