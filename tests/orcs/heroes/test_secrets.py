"""What the enemy may know of heroes, and when."""

from typing import Final

import pytest

from fracas.contract import rule
from fracas.games.orcs.tables import CARD, UNITS
from tests.orcs.table import Battle

HEROES: Final = sorted(CARD.symbols[UNITS:])


@rule("OO-16.5")
@pytest.mark.parametrize("hero", HEROES)
def test_who_owns_a_hero_is_secret_until_he_is_played(hero: str) -> None:
    def seen_by_the_enemy(mine: str, *, played: bool) -> str:
        table = Battle(
            hand={1: f"{mine} orc", 2: "orc boar-rider"},
            columns={1: "orc"},
            deck={1: "orc orc orc", 2: "orc orc"},
        )
        if played:
            table.commit(mine, "orc")
        return str(table.sees(2)) + str(table.log(2))

    other = "pogdush" if hero != "pogdush" else "vrushn"
    assert seen_by_the_enemy(hero, played=False) == seen_by_the_enemy(other, played=False)
    assert seen_by_the_enemy(hero, played=True) != seen_by_the_enemy(other, played=True)
