"""The rare units, once given away."""

from typing import Final

from fracas.games.legends.abilities import Boost
from fracas.games.legends.destroying import DestroyAll, Sacrifice
from fracas.games.legends.kinds import DRAGON, MUTANT, OGRE, SPIRIT
from fracas.games.legends.powers import BringsDownFlyers, CurseEnd, Has, Rare, Unit, Which, fighter
from fracas.games.legends.tables import BLUE, FLIGHT, GOLD, MAGICAL, PURPLE, SILVER
from fracas.games.legends.taking import Yield

RARE: Final[tuple[Unit, ...]] = (
    fighter("delmikra", BLUE, SPIRIT, 10, Has(FLIGHT), CurseEnd(Yield(2)), Rare()),
    fighter("dalious", SILVER, OGRE, 10, CurseEnd(DestroyAll(Which(unit_class=MAGICAL))), Rare()),
    fighter("celams", GOLD, DRAGON, 10, Has(FLIGHT), BringsDownFlyers(), Rare()),
    fighter(
        "noslrac",
        PURPLE,
        MUTANT,
        10,
        Boost(2, Which(type=MUTANT), once=True),
        CurseEnd(Sacrifice(5), Sacrifice(3, by_opponent=False)),
        Rare(),
    ),
)
