"""The second expansion, Qa'ans Resurgence."""

from typing import Final

from fracas.games.legends.aims import AnyUnit, EmptySpace, OwnUnit
from fracas.games.legends.destroying import DestroyAll, DestroyBoth
from fracas.games.legends.kinds import CASTLE, MAGIC, MUTANT, REPTILIAN, WORM
from fracas.games.legends.placing import PutTarget, ReturnUnits
from fracas.games.legends.powers import (
    EVERYONE_OF,
    Action,
    AgainstColor,
    AgainstKeyword,
    CurseKeyword,
    CurseStrength,
    Has,
    On,
    Slays,
    Spell,
    SuppressesCurses,
    Unit,
    Which,
    castle,
    fighter,
    magical,
)
from fracas.games.legends.tables import (
    CHARGE,
    DIAGONAL,
    DISPEL_MAGIC,
    FURY,
    GOLD,
    PLAINS,
    PURPLE,
    SWIFTNESS,
    VISION,
)
from fracas.games.legends.taking import TakeIfMagical

QAANS_RESURGENCE: Final[tuple[Unit, ...]] = (
    fighter("ursatoar", PURPLE, MUTANT, 10, Action(TakeIfMagical(), aims=(AnyUnit(1),))),
    fighter("yeroms", PURPLE, WORM, 9, CurseKeyword(DIAGONAL, Which(type=WORM))),
    fighter("sinnue", PURPLE, REPTILIAN, 8, Has(CHARGE), SuppressesCurses(), On(PLAINS, 1)),
    fighter(
        "rekabevets",
        PURPLE,
        WORM,
        7,
        On(PLAINS, 1),
        Action(
            DestroyAll(Which(least=2, most=2), mine=False),
            DestroyAll(Which(least=2, most=2), theirs=False),
            destroys=True,
        ),
    ),
    fighter(
        "lawok",
        PURPLE,
        MUTANT,
        6,
        Has(DIAGONAL),
        AgainstColor(GOLD, 1),
        Action(DestroyAll(Which(names=("oreld-the-deliverer",)), mine=False), destroys=True),
    ),
    fighter(
        "coyote",
        PURPLE,
        MUTANT,
        5,
        Action(
            ReturnUnits(Which(least=6, most=6), to_own_space=True), terrain=PLAINS, destroys=True
        ),
    ),
    fighter("gallikon", PURPLE, WORM, 4, Has(VISION), CurseKeyword(SWIFTNESS, Which(type=WORM))),
    fighter(
        "ilopanid",
        PURPLE,
        WORM,
        3,
        Action(
            ReturnUnits(Which(least=4, most=4), to_own_space=True), terrain=PLAINS, destroys=True
        ),
    ),
    fighter("oplit", PURPLE, WORM, 2, Has(DISPEL_MAGIC, CHARGE), AgainstKeyword(FURY, 9)),
    fighter(
        "vulad", PURPLE, WORM, 1, Slays(10, attackers=True), CurseStrength(1, Which(type=WORM))
    ),
    magical(
        "wonder-egg",
        PURPLE,
        MAGIC,
        Action(
            ReturnUnits(Which(least=2, most=2), to_own_space=True), terrain=PLAINS, destroys=True
        ),
        Spell(DestroyBoth()),
        static=False,
    ),
    castle(
        "plattenuis",
        PURPLE,
        CASTLE,
        Action(
            PutTarget(),
            aims=(OwnUnit(EVERYONE_OF, adjacent=True, mobile=True), EmptySpace(terrain=PLAINS)),
            terrain=PLAINS,
        ),
    ),
)
