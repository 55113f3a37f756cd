"""Digests of games played with fixed seeds, after every move: the same in every build.

Run as a program it says which build is loaded and prints them, for a comparison.
"""

import hashlib
import sys
from collections.abc import Iterator
from itertools import pairwise

from brawl import GAME
from fracas import is_compiled
from fracas.contract.trial import setups
from fracas.core.dice import seeded
from fracas.core.game import Game
from fracas.registry import SHIPPED, find_game
from tests.kernel.playing import states_of
from tests.kernel.scripted import ScriptedGame, ask, ask_all, ask_chain, nest, toss

SEEDS = range(4)


def digests() -> Iterator[str]:
    """Play the sample game at every number of seats, and a game that stays interpreted."""
    for seats in range(2, 6):
        for seed in SEEDS:
            for evening in ("long", "short"):
                state = GAME.new(seats, {"evening": evening}, seeded(seed, "state"))
                for here in states_of(state, seeded(seed, "moves")):
                    yield f"brawl {seats} {seed} {evening} {here.digest()}"
    script = ScriptedGame(ask_all(0, 1, 2), toss(2, 3), nest(4), ask_chain(1), ask(2))
    for seed in SEEDS:
        state = script.new(3, dice=seeded(seed, "state"))
        for here in states_of(state, seeded(seed, "moves")):
            yield f"scripted 3 {seed} {here.digest()}"
    for id in SHIPPED:
        yield from shipped_digests(find_game(id))


def shipped_digests(game: Game) -> Iterator[str]:
    """Play a game of the package in every set-up that it has, and sum up each course."""
    for setup in setups(game):
        state = game.new(setup.seats, setup.options, seeded(1, "state"))
        course = hashlib.blake2b(digest_size=16)
        for here in states_of(state, seeded(1, "moves")):
            course.update(here.encode())
        yield f"{game.id} {setup}: {course.hexdigest()}"


if __name__ == "__main__":
    listed = list(digests())
    if any(earlier == later for earlier, later in pairwise(listed)):
        sys.exit("a move left the digest as it was")
    sys.stdout.write("\n".join(["compiled" if is_compiled() else "pure", *listed, ""]))
