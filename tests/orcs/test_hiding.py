"""OO-24: what nobody may know, looked at in the middle of battles with every hero.

The contract's checks of hidden things begin with a new game, where heroes are long in coming.
Here they begin with duels, in front of a third clan and of spectators.
"""

from collections.abc import Iterator
from inspect import unwrap
from typing import Final

import pytest

from fracas.contract import Effort
from fracas.contract.hiding import imagine_peeks_at_nothing, views_leak_nothing
from fracas.contract.parting import hidden_things_stay_hidden
from fracas.contract.trial import Act, Case, Check, Setup, Trial
from fracas.core.state import State
from fracas.games.orcs import GAME
from tests.orcs.positions import HEROES
from tests.orcs.table import Battle

LONGEST: Final = 14
CHECKS: Final = (views_leak_nothing, imagine_peeks_at_nothing, hidden_things_stay_hidden)
PAIRS: Final = "orc+crossbowman, heavy-orc+shaman"


class Duel(Case):
    """A battle that is looked at after every move, until it has gone on for a while."""

    def moments(self, state: State) -> Iterator[Act]:
        """Stop at each of the first moves and outcomes."""
        for number, act in enumerate(self.play(state)):
            if number == LONGEST:
                return
            yield act


class Duels(Trial):
    """A check that begins with battles."""

    def __init__(self, check: Check, hero: str) -> None:
        super().__init__(check.__name__, GAME, Effort())
        self.hero = hero

    def every_setup(self) -> Iterator[Case]:
        """Give a battle with the hero on each side, and one in which he is drawn."""
        other = HEROES[HEROES.index(self.hero) - 1]
        hands = (
            {1: f"{self.hero} orc", 2: f"{other} shaman"},
            {1: f"{other} catapult", 2: f"{self.hero} orc"},
            {1: "orc shaman", 2: "crossbowman boar-rider"},
        )
        for number, hand in enumerate(hands):
            held = self.hero in f"{hand[1]} {hand[2]}"
            extra = "" if held else f"{self.hero} "
            state = Battle(
                3,
                zone="f3-tower",
                columns={1: PAIRS, 2: PAIRS},
                hand=hand,
                deck={1: f"{extra}orc shaman heavy-orc orc", 2: "orc catapult crossbowman orc"},
                discards={1: "boar-rider", 2: "boar-rider"},
                track={1: 4, 2: 2},
                losses={1: 1},
                berserk=(2,),
                hordes={1: "f3-a-inner 1", 3: "f3-c-start 6"},
                owned={1: "orc shaman", 2: "orc heavy-orc", 3: "orc"},
            ).match.state
            names = GAME.option_names(state.options)
            yield Duel(self, Setup(state.seats, names), number, state)


@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_nothing_hidden_shows_in_a_duel(check: Check, hero: str) -> None:
    unwrap(check)(Duels(check, hero))
