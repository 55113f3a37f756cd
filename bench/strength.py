"""How much stronger one bot is than another, seat by seat.

    python -m bench.strength old_world --games 400
    python -m bench.strength orcs --seats 2 --bot greedy --against random

The bot plays each seat in turn against others of the second kind. The same seeds are used for
every seat, so the games are paired. A shared win counts as a part of one. The interval is
Wilson's, for 95%.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from math import sqrt

from bench.matches import play_match
from fracas.bots import BOTS
from fracas.core.errors import FracasError
from fracas.core.game import Game
from fracas.registry import find_game

NORMAL_95 = 1.959964


def wilson(share: float, games: int) -> tuple[float, float]:
    """Give the interval in which the true share lies with 95% confidence.

    >>> [round(end, 3) for end in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    square = NORMAL_95**2
    centre = (share + square / (2 * games)) / (1 + square / games)
    width = NORMAL_95 * sqrt(share * (1 - share) / games + square / (4 * games**2))
    width /= 1 + square / games
    return centre - width, centre + width


def share_of_wins(
    game: Game,
    options: Mapping[str, str],
    seats: int,
    seat: int,
    bots: tuple[str, str],
    seeds: range,
) -> float:
    """Give a bot's share of the wins on one seat."""
    kinds = [bots[0] if other == seat else bots[1] for other in range(seats)]
    won = 0.0
    for seed in seeds:
        best = play_match(game, options, kinds, seed).winners()
        won += 1 / len(best) if seat in best else 0
    return won / len(seeds)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Compare two bots seat by seat.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    parser.add_argument("--bot", default="greedy", choices=sorted(BOTS))
    parser.add_argument("--against", default="random", choices=sorted(BOTS))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    try:
        game = find_game(chosen.game)
        seats = game.check_seats(chosen.seats or game.seats[0])
        options = dict(option.split("=", 1) for option in chosen.option)
        game.check_options(seats, options)
    except (FracasError, ValueError) as error:
        parser.error(str(error))
    equal = 1 / seats
    print(f"{game.id}, {seats} seats: {chosen.bot} among {chosen.against}, {chosen.games} games")
    print(f"seat  share  95% interval   (equal share {equal:.3f})")
    weaker = False
    for seat in range(seats):
        seeds = range(chosen.seed, chosen.seed + chosen.games)
        share = share_of_wins(game, options, seats, seat, (chosen.bot, chosen.against), seeds)
        low, high = wilson(share, chosen.games)
        weaker = weaker or low <= equal
        verdict = "" if low > equal else "  not better for sure"
        print(f"{seat + 1:>4}  {share:.3f}  {low:.3f} to {high:.3f}{verdict}", flush=True)
    return 1 if weaker else 0


if __name__ == "__main__":
    sys.exit(main())
