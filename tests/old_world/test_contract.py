"""The Old World keeps the contract that every game must keep."""

from typing import Final

from fracas.contract import Effort, contract
from fracas.contract.courses import invariants_hold
from fracas.core.state import State
from fracas.games.old_world import GAME
from tests.old_world.table import KHORNE, Table


def nearly_fifty() -> State:
    """Give a position whose last round Khorne ends with fifty points."""
    return Table("summoning", power={"khorne": 1}, points={"khorne": 50}).world


def five_ruins() -> State:
    """Give a position whose last round ends with five regions in ruins."""
    ruined = "norsca kislev empire tilea badlands"
    return Table("summoning", power={"khorne": 1}, points={"khorne": 9}, ruined=ruined).world


def a_choice_of_dice() -> State:
    """Give a battle in which a six can be kept for a Daemonette."""
    table = Table(
        "battle",
        figures={"kislev": "bloodletter*4 daemonette keeper-of-secrets"},
        upgrades={"slaanesh": "daemonettes"},
    )
    table.roll(6, 6, 6, 4, 4, 4, 1, 1, 1, 1, 1)
    table.play(KHORNE, "hit keeper-of-secrets")
    return table.world


def a_single_die() -> State:
    """Give a battle in which the Greenskins leave Khorne one die, early or not."""
    return Table(
        "battle",
        figures={"tilea": "bloodletter leper*2"},
        tokens={"tilea": "event"},
        cards={"tilea": "blood-frenzy -"},
        track="greenskins-invade -",
    ).world


def a_keeper_of_secrets() -> State:
    """Give a battle phase that begins with the upgraded Keeper of Secrets."""
    return Table(
        "battle",
        figures={"kislev": "keeper-of-secrets leper plaguebearer"},
        upgrades={"slaanesh": "keeper-of-secrets", "nurgle": "plaguebearers"},
    ).world


POSITIONS: Final = (nearly_fifty, five_ruins, a_choice_of_dice, a_single_die, a_keeper_of_secrets)

TestOldWorld = contract(GAME, Effort(positions=POSITIONS))


def test_two_hundred_random_games_stay_sound() -> None:
    invariants_hold(GAME, Effort(games=200))
