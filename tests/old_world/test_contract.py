"""The Old World keeps the contract that every game must keep."""

from fracas.contract import Effort, contract
from fracas.core.state import State
from fracas.games.old_world import GAME
from tests.old_world.table import Table


def nearly_fifty() -> State:
    """Give a position whose last round Khorne ends with fifty points."""
    return Table("summoning", power={"khorne": 1}, points={"khorne": 50}).world


def five_ruins() -> State:
    """Give a position whose last round ends with five regions in ruins."""
    ruined = "norsca kislev empire tilea badlands"
    return Table("summoning", power={"khorne": 1}, points={"khorne": 9}, ruined=ruined).world


TestOldWorld = contract(GAME, Effort(positions=(nearly_fifty, five_ruins)))
