"""Whole matches between bots, each through its own seat, with the same seed always the same."""

from collections.abc import Mapping, Sequence

from fracas.bots import BOTS
from fracas.core.dice import seeded
from fracas.core.game import Game
from fracas.core.match import Match
from fracas.core.seat import Seat

MOST_ANSWERS = 100_000


class PlayedMatch:
    """A finished match between bots, and how many options each of its decisions had."""

    def __init__(self, match: Match, options: list[int]) -> None:
        self.match = match
        self.options = options

    def winners(self) -> list[int]:
        """Give the seats that won."""
        result = self.match.result()
        return [] if result is None else result.winners()


def play_match(
    game: Game, options: Mapping[str, str], kinds: Sequence[str], seed: int
) -> PlayedMatch:
    """Play one match between bots of these kinds, seat by seat."""
    match = Match(game, len(kinds), options, seed=seed)
    bots = [BOTS[kind](seeded(seed, f"bot {seat}")) for seat, kind in enumerate(kinds)]
    counts: list[int] = []
    for _ in range(MOST_ANSWERS):
        if match.over():
            return PlayedMatch(match, counts)
        seat = match.owing()[0]
        counts.append(len(match.state.legal(seat)))
        match.submit(seat, match.question(seat), bots[seat].choose(Seat(match, seat)))
    raise RuntimeError(f"no end after {MOST_ANSWERS} answers (seed {seed})")
