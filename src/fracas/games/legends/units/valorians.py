"""The Valorians (gold)."""

from typing import Final

from fracas.games.legends.abilities import Boost, Lend
from fracas.games.legends.aims import EmptySpace
from fracas.games.legends.destroying import DestroyBoth, DestroyRevealed, DestroySelf, Sacrifice
from fracas.games.legends.kinds import CASTLE, CLERIC, DRAGON, MAGIC, PALADIN, WIZARD, ZOMBIE
from fracas.games.legends.placing import PutSelf, ReturnUnits
from fracas.games.legends.powers import (
    Action,
    AfterAttack,
    AgainstColor,
    CurseEnd,
    CurseKeyword,
    CurseStrength,
    GivesExtraTurn,
    Has,
    Hop,
    NamesDefender,
    On,
    Slays,
    Spell,
    Unit,
    Which,
    castle,
    fighter,
    magical,
)
from fracas.games.legends.revealing import Look, RevealEnemies, RevealNamedTerrain
from fracas.games.legends.tables import (
    CHARGE,
    DESERT,
    DIAGONAL,
    DISPEL_MAGIC,
    FLIGHT,
    FOREST,
    GOLD,
    MARSH,
    MOUNTAIN,
    RED,
    SWIFTNESS,
    TELEPORT,
    TOWN,
)

VALORIANS: Final[tuple[Unit, ...]] = (
    fighter("sir-urgwaine", GOLD, PALADIN, 10, Boost(1, Which(type=PALADIN), once=True)),
    fighter("saravannus", GOLD, WIZARD, 10, CurseEnd(RevealNamedTerrain())),
    fighter("tiera", GOLD, CLERIC, 9, On(MARSH, -5), On(FOREST, -5), AfterAttack(Sacrifice())),
    fighter(
        "sir-gilbert",
        GOLD,
        PALADIN,
        9,
        CurseEnd(ReturnUnits(Which(color=GOLD, least=1, most=6), terrain=TOWN)),
    ),
    fighter("oreld-the-deliverer", GOLD, WIZARD, 8, GivesExtraTurn()),
    fighter("craglor", GOLD, DRAGON, 8, Has(FLIGHT, SWIFTNESS)),
    fighter("gold-knight", GOLD, PALADIN, 8, AgainstColor(RED, 1)),
    fighter("lamorak", GOLD, WIZARD, 7, Has(DISPEL_MAGIC, CHARGE)),
    fighter("hillstone-priest", GOLD, CLERIC, 7, On(MOUNTAIN, 2)),
    fighter("gray-knight", GOLD, PALADIN, 7, Has(SWIFTNESS), AgainstColor(RED, 1)),
    fighter("loovius", GOLD, WIZARD, 6, Has(DIAGONAL)),
    fighter("humble-clergy", GOLD, CLERIC, 6, CurseStrength(6, Which(least=2, most=2))),
    fighter(
        "crailton-martyr",
        GOLD,
        PALADIN,
        6,
        AfterAttack(
            ReturnUnits(Which(color=GOLD), to_own_space=True), optional=True, destroys=True
        ),
    ),
    fighter("redillian-sage", GOLD, WIZARD, 5, Has(DIAGONAL), AfterAttack(Sacrifice())),
    fighter("hillstone-curate", GOLD, CLERIC, 5, On(MOUNTAIN, 2)),
    fighter("holy-knight", GOLD, PALADIN, 5, Has(SWIFTNESS), On(TOWN, 4)),
    fighter("redillian-evoker", GOLD, WIZARD, 4, Has(CHARGE), CurseStrength(1, Which(type=WIZARD))),
    fighter(
        "noble-cleric",
        GOLD,
        CLERIC,
        4,
        AfterAttack(ReturnUnits(to_own_space=True), optional=True, destroys=True),
    ),
    fighter("ulaniva-crusader", GOLD, PALADIN, 4, On(DESERT, 2), Hop(DESERT)),
    fighter("pearl-wizard", GOLD, WIZARD, 3, Has(DISPEL_MAGIC, CHARGE)),
    fighter("jillus", GOLD, CLERIC, 3, CurseKeyword(DISPEL_MAGIC, Which(type=CLERIC))),
    fighter("ulaniva-defender", GOLD, PALADIN, 3, Has(DISPEL_MAGIC, SWIFTNESS), On(DESERT, 3)),
    fighter("jenzik", GOLD, WIZARD, 2, Has(TELEPORT)),
    fighter("hillstone-acolyte", GOLD, CLERIC, 2, Has(CHARGE), On(MOUNTAIN, 2)),
    fighter("urgwaines-knights", GOLD, PALADIN, 2, Boost(2, Which(type=PALADIN), destroys=True)),
    fighter("psychic-devourer", GOLD, WIZARD, 1, NamesDefender()),
    fighter("reb-the-zombie-slayer", GOLD, CLERIC, 1, Slays(10), Slays(type=ZOMBIE)),
    magical("holy-light", GOLD, MAGIC, Spell(DestroyBoth()), static=False),
    magical("holy-vision", GOLD, MAGIC, Spell(DestroySelf(), Look(2)), static=False),
    magical(
        "exorcism",
        GOLD,
        MAGIC,
        Spell(
            DestroyBoth(),
            RevealEnemies(1, terrain=MARSH, optional=True),
            DestroyRevealed(Which(color=RED)),
        ),
    ),
    magical("altar-of-deliverance", GOLD, MAGIC, Spell(DestroyBoth(), Sacrifice())),
    magical(
        "cleansing-mist",
        GOLD,
        MAGIC,
        Action(Sacrifice(), destroys=True),
        Spell(DestroyBoth()),
        static=False,
    ),
    castle(
        "urgwaines-castle",
        GOLD,
        CASTLE,
        Lend(
            SWIFTNESS,
            Which(
                names=(
                    "sir-urgwaine",
                    "urgwaines-knights",
                )
            ),
        ),
    ),
    castle(
        "mirage-castle",
        GOLD,
        CASTLE,
        Action(PutSelf(), aims=(EmptySpace(terrain=DESERT),), once=True),
    ),
)
