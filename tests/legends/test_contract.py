"""Stratego Legends keeps the contract that every game must keep."""

from collections.abc import Callable
from typing import Final

from fracas.contract import contract
from fracas.contract.courses import invariants_hold
from fracas.contract.effort import Effort
from fracas.core.state import State
from fracas.games.legends import GAME
from tests.legends.table import Table

WALLS: Final = {"water": "c5 d4 d6 e5"}


def naming() -> State:
    """The Devourer attacks and must name his enemy."""
    table = Table("psychic-devourer d4", "kralc d5")
    table.play(1, "move d4 up")
    return table.war


def rescuing() -> State:
    """The King is beaten next to his Guard."""
    guards = ", ".join(f"migols-royal-guard {space}" for space in ("c4", "c5", "c6", "e4", "e5"))
    table = Table(f"king-migol d5, {guards}", "kralc d6", turn=2)
    table.go(2, "move d6 down")
    return table.war


def retaliating() -> State:
    """Poy is struck from afar."""
    table = Table("poy d4", "rock-giant d6", turn=2)
    table.play(2, "act d6 ranged-attack + to d4")
    return table.war


def slaying() -> State:
    """Demarn attacks the strongest."""
    table = Table("landor d4", "demarn-the-putrid d5", turn=2)
    table.go(2, "move d5 down")
    return table.war


def taking() -> State:
    """Silwon has beaten somebody."""
    table = Table("dwarven-scout d5, hunter e6, poy c5", "silwon-the-confusing d6", turn=2)
    table.go(2, "move d6 down")
    return table.war


def trading() -> State:
    """Perplexon has beaten somebody."""
    table = Table("poy d5, hunter a4", "perplexon d6, decay h6", turn=2)
    table.go(2, "move d6 down")
    return table.war


def naming_a_terrain() -> State:
    """The curse of Saravannus ends."""
    table = Table("frodnaj-archer d4", "skeleton-warlock d6", curse="saravannus")
    table.go(1, "act d4 ranged-attack + to d6")
    return table.war


def destroying() -> State:
    """A gold unit has attacked the Skull of Gorion."""
    table = Table("gold-knight d5, poy e4", "skull-of-gorion e5", ground={"marsh": "e4"})
    table.go(1, "move d5 right")
    return table.war


def sending() -> State:
    """Gnarak has beaten somebody."""
    table = Table("dwarven-scout d5", "gnarak d6", turn=2, ground={"mountain": "d5"})
    table.go(2, "move d6 down")
    return table.war


def ruining_both() -> State:
    """Medusa stands between both castles, and nobody else can play."""
    gray = "medusa d5, titan-castle c4"
    return Table("wind-castle e6, poy a1", gray, turn=2, extras=False, ground=WALLS).war


def last_play() -> State:
    """The longest game is almost reached."""
    table = Table("poy d4", "crush d6")
    table.war.plays = 1999
    return table.war


POSITIONS: Final[tuple[Callable[[], State], ...]] = (
    naming,
    rescuing,
    retaliating,
    slaying,
    taking,
    trading,
    naming_a_terrain,
    destroying,
    sending,
    ruining_both,
    ruining_both,
    last_play,
    rescuing,
    rescuing,
)

TestLegends = contract(
    GAME,
    Effort(
        games=3,
        setups=9,
        moments=4,
        moves=40_000,
        longest=20_000,
        examples=30,
        positions=POSITIONS,
    ),
)


def test_two_hundred_random_games_stay_sound() -> None:
    invariants_hold(GAME, Effort(games=200, longest=20_000))
