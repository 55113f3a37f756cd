"""Azeroth keeps the contract that every game must keep."""

from collections.abc import Callable
from typing import Final

from fracas.contract import contract
from fracas.contract.courses import invariants_hold
from fracas.contract.effort import Effort
from fracas.core.state import State
from fracas.games.azeroth import GAME
from fracas.games.azeroth.tables import INTIMIDATE
from tests.azeroth.islands import SMALL_ISLANDS
from tests.azeroth.table import Table

# The swamp A1 of this island lies between a lake and a sea, and is where its marker starts.
TWO_WATERS: Final = SMALL_ISLANDS.replace("region 2 forest\n", "region 2 sea\n", 1)
LAST_FORTS: Final = ("A2", "A3", "A4", "B2", "B4", "C2", "C3", "C4", "D2")
LAST_WALLS: Final = ("A1", "A3", "B1", "B2", "C1", "C3", "C4", "D1")


def the_last_fort() -> State:
    """Three regions are due a Fort, and one is left."""
    fortified = dict.fromkeys(LAST_FORTS, "blue declined 1 fort")
    table = Table(
        {**fortified, "A1": "red 1", "B1": "red 1", "C1": "red 1"},
        active={"red": "garrisoned gnomes"},
        declined={"blue": "trolls"},
    )
    return table.match.state


def the_last_towers() -> State:
    """All Towers but one stand on other fields."""
    table = Table(
        {
            "A1": "red 1",
            "B1": "red 1",
            "A2": "red 1",
            "B2": "red 1",
            "C4": "red 1",
            "C3": "red 1",
            "B4": "red 1",
            **dict.fromkeys(("D1", "D2", "D3", "E2", "E3"), "green 1 tower"),
        },
        active={"red": "defensive orcs", "green": "humans"},
    )
    return table.match.state


def the_last_wall() -> State:
    """Night Elves hold two Forests without a Wall, and one Wall is left."""
    walled = dict.fromkeys(LAST_WALLS, "blue declined 1 wall")
    table = Table(
        {**walled, "A2": "red 1", "B4": "red 1"},
        active={"red": "farmer night-elves"},
        declined={"blue": "trolls"},
        phase="turn",
    )
    table.play("red", "expand")
    return table.match.state


def a_wall_and_a_fort() -> State:
    """Both stand in a region next to an intimidating race."""
    table = Table(
        {"A1": "red 1", "A2": "blue 2 wall fort", "B2": "blue 1"},
        active={"red": "intimidating orcs", "blue": "garrisoned night-elves"},
        hand={"red": 3},
    )
    table.state.play(0, INTIMIDATE.move(1))
    return table.match.state


def a_well_of_two_waters() -> State:
    """The Well is about to be found on an island with a lake and a sea."""
    table = Table(
        {"12": "red 1", "11": "marker"},
        active={"red": "farmer orcs"},
        hand={"red": 4},
        islands=TWO_WATERS,
    )
    table.play("red", "conquer 11")
    table.happen("marker well-of-eternity")
    return table.match.state


def a_bomb_on_empty_land() -> State:
    """The turn before the Goblins' ends with a Bomb where nobody is left."""
    table = Table(
        {"A2": "bomb", "A1": "red 1", "E3": "blue 1"},
        seats=2,
        active={"red": "goblins", "blue": "orcs"},
        turn="blue",
    )
    return table.match.state


def a_champion_in_hand() -> State:
    """The conquests are over, and the Champion must be put down."""
    table = Table(
        {"A1": "red 2", "A2": "red 2"},
        active={"red": "championing orcs"},
        hand={"red": 2},
        champion="hand",
    )
    table.play("red", "finish")
    return table.match.state


def a_threatened_pair() -> State:
    """One of two Tauren is about to be driven out, and the other has a choice of regions."""
    table = Table(
        {"A1": "red 1", "A2": "blue 2", "C4": "blue 2", "D1": "blue 2"},
        active={"red": "intimidating orcs", "blue": "farmer tauren"},
        hand={"red": 2},
    )
    table.state.play(0, INTIMIDATE.move(1))
    return table.match.state


def an_assault_with_a_hammer() -> State:
    """Gnomes that can fly hold both Artifacts that help them."""
    table = Table(
        {"A1": "red 1 frostmourne doomhammer", "D3": "blue 4"},
        active={"red": "farmer gnomes", "blue": "orcs"},
        hand={"red": 3},
    )
    return table.match.state


POSITIONS: Final[tuple[Callable[[], State], ...]] = (
    the_last_fort,
    the_last_towers,
    the_last_wall,
    a_wall_and_a_fort,
    a_well_of_two_waters,
    a_bomb_on_empty_land,
    a_champion_in_hand,
    a_threatened_pair,
    an_assault_with_a_hammer,
)

TestAzeroth = contract(GAME, Effort(positions=POSITIONS))


def test_two_hundred_random_games_stay_sound() -> None:
    invariants_hold(GAME, Effort(games=200))
