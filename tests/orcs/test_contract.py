"""Orcs vs Orcs keeps the contract of all games, on our map and on a crowded one."""

from fracas.contract import Effort, contract
from fracas.contract.courses import invariants_hold
from fracas.games.orcs import GAME
from tests.orcs.crowded import CROWDED
from tests.orcs.positions import POSITIONS

TestOrcs = contract(GAME, Effort(games=4, moments=8, search=40, positions=POSITIONS))
TestCrowdedOrcs = contract(CROWDED, Effort(games=10, moments=12))
# Each shows what the other map seldom brings about.
delattr(TestCrowdedOrcs, "test_everything_is_used")
delattr(TestOrcs, "test_secrets_vary")


def test_two_hundred_random_games_stay_sound() -> None:
    invariants_hold(GAME, Effort(games=200))
