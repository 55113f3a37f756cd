"""A bot that looks one answer ahead and takes what leaves its seat best off."""

from typing import Final

from fracas.core.dice import Dice
from fracas.core.seat import Seat
from fracas.core.state import State

WORLDS: Final = 3
VICTORY: Final = 1_000_000


class GreedyBot:
    """Tries every legal move in a few imagined worlds and judges where it leads.

    A position is judged by the game itself (`State.outlook`). Chains and secret answers
    are completed as the game guesses (`State.guess`); nothing is tried beyond them.
    """

    def __init__(self, dice: Dice, worlds: int = WORLDS) -> None:
        self.dice = dice
        self.worlds = worlds

    def choose(self, seat: Seat) -> list[int]:
        """Give the move that looks best; dice decide between equals."""
        found = seat.legal()
        if len(found) == 1:
            return found
        totals = [0] * len(found)
        for _ in range(self.worlds):
            world = seat.imagine(self.fresh_dice())
            for position, move in enumerate(found):
                trial = world.copy()
                trial.play(seat.seat, move)
                self.complete(trial, seat.seat)
                totals[position] += judge(trial, seat.seat)
        best = max(totals)
        equals = [move for move, total in zip(found, totals, strict=True) if total == best]
        return [equals[self.dice.below(len(equals))]]

    def complete(self, trial: State, seat: int) -> None:
        """Go on until what the seat answered has taken effect: a chain, a secret choice."""
        while trial.chains[seat] and not trial.over():
            owing = trial.owing()
            asked = seat if seat in owing else owing[0]
            trial.play(asked, trial.guess(asked, self.dice))

    def fresh_dice(self) -> Dice:
        """Give an imagined world dice of its own."""
        return Dice(self.dice.word(), self.dice.word(), self.dice.word(), 1)


def judge(state: State, seat: int) -> int:
    """Say how good a position is for a seat: a won game is better than any outlook."""
    if not state.over():
        return state.outlook(seat)
    if state.ranks[seat] == 1:
        return VICTORY
    return -VICTORY * (state.ranks[seat] - 1)
