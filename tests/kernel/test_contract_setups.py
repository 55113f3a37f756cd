"""Which set-ups a check of the contract plays."""

from brawl import GAME
from fracas.contract.effort import Effort
from fracas.contract.trial import Trial, setups


def played(name: str, effort: Effort) -> list[str]:
    return [str(case.setup) for case in Trial(name, GAME, effort).every_setup()]


def test_every_set_up_is_played_unless_said_otherwise() -> None:
    known = [str(setup) for setup in setups(GAME)]
    assert set(played("a_check", Effort(games=1))) == set(known)
    assert set(played("a_check", Effort(games=1, setups=100))) == set(known)


def test_a_check_can_play_fewer_without_playing_one_twice() -> None:
    found = played("a_check", Effort(games=1, setups=3))
    assert len(found) == len(set(found)) == 3


def test_checks_and_seeds_together_play_all() -> None:
    known = {str(setup) for setup in setups(GAME)}
    by_seed = [played("a_check", Effort(seed=seed, setups=3)) for seed in range(1, 9)]
    assert {setup for found in by_seed for setup in found} == known
    assert played("a_check", Effort(setups=3)) != played("another_check", Effort(setups=3))
