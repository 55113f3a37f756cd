"""The Gargans (silver)."""

from typing import Final

from fracas.games.legends.abilities import Boost
from fracas.games.legends.aims import EmptySpace, OwnUnit, UnknownEnemy
from fracas.games.legends.destroying import DestroyAround, DestroyBoth, MayDestroyOn, OnlyAgainst
from fracas.games.legends.kinds import (
    BEAST,
    CASTLE,
    DRAGON,
    GIANT,
    GORGON,
    MAGIC,
    MINOTAUR,
    OGRE,
    SPRITE,
    TITAN,
    WEAPON,
)
from fracas.games.legends.placing import PutTarget, ReturnItself, ReturnUnits, SendAway
from fracas.games.legends.powers import (
    Action,
    AfterAttack,
    AgainstKeyword,
    AttacksFriends,
    ByWater,
    CurseEnd,
    CurseKeyword,
    CurseStrength,
    DefiesStrikes,
    GivesExtraTurn,
    Has,
    Hop,
    On,
    Slays,
    Spell,
    Unit,
    Which,
    castle,
    fighter,
    magical,
)
from fracas.games.legends.revealing import RevealTarget
from fracas.games.legends.tables import (
    CHARGE,
    DIAGONAL,
    DISPEL_MAGIC,
    FLIGHT,
    FURY,
    MAGICAL,
    MOUNTAIN,
    RANGED_ATTACK,
    SILVER,
    TOWN,
    VISION,
)

GARGANS: Final[tuple[Unit, ...]] = (
    fighter(
        "kralc",
        SILVER,
        DRAGON,
        10,
        Has(FLIGHT),
        Action(RevealTarget(), aims=(UnknownEnemy(terrain=TOWN),)),
    ),
    fighter("ultimadus", SILVER, TITAN, 10, CurseKeyword(FURY, Which(type=TITAN))),
    fighter("namhel", SILVER, GIANT, 9, Boost(1, Which(type=GIANT), once=True)),
    fighter("crevcor", SILVER, OGRE, 9, CurseStrength(1, Which(color=SILVER))),
    fighter("evit", SILVER, TITAN, 8, GivesExtraTurn()),
    fighter("girr", SILVER, GIANT, 8, Has(VISION)),
    fighter("cave-beast", SILVER, BEAST, 8, Hop(MOUNTAIN)),
    fighter("akillon", SILVER, TITAN, 7, Has(FURY)),
    fighter(
        "great-shaman",
        SILVER,
        GIANT,
        7,
        Action(
            ReturnUnits(
                Which(color=SILVER, unit_class=MAGICAL), any_number=True, at_least_one=True
            ),
            destroys=True,
        ),
    ),
    fighter("medusa", SILVER, GORGON, 7, Action(DestroyAround(), destroys=True)),
    fighter("golladus", SILVER, TITAN, 6, Has(CHARGE)),
    fighter("crush", SILVER, GIANT, 6, Has(FURY)),
    fighter("helcar", SILVER, BEAST, 6, Has(FLIGHT), On(MOUNTAIN, 2)),
    fighter("neptillion", SILVER, TITAN, 5, ByWater(2)),
    fighter("rock-giant", SILVER, GIANT, 5, Has(RANGED_ATTACK)),
    fighter("enchanted-shield", SILVER, WEAPON, 5, Boost(2, destroys=True)),
    fighter("colossor", SILVER, TITAN, 4, AgainstKeyword(FLIGHT, 3), DefiesStrikes(optional=True)),
    fighter("mist-giant", SILVER, GIANT, 4, ByWater(2)),
    fighter("hcaor-ogre-mage", SILVER, OGRE, 4, On(MOUNTAIN, 2), Hop(MOUNTAIN)),
    fighter("marr", SILVER, TITAN, 3, Has(CHARGE), On(MOUNTAIN, 2)),
    fighter("dumes", SILVER, GIANT, 3, Has(CHARGE), AttacksFriends()),
    fighter("linghorn", SILVER, MINOTAUR, 3, Has(DISPEL_MAGIC, DIAGONAL)),
    fighter("smektor", SILVER, TITAN, 2, Has(DISPEL_MAGIC, CHARGE)),
    fighter("uzelis", SILVER, GIANT, 2, Slays(type=SPRITE)),
    fighter("gnarak", SILVER, BEAST, 2, On(MOUNTAIN, 7), AfterAttack(SendAway())),
    fighter("gwarf", SILVER, GIANT, 1, Slays(10)),
    fighter("cerebin", SILVER, BEAST, 1, Has(CHARGE), Slays(10)),
    magical("lightning-bolt", SILVER, MAGIC, Spell(DestroyBoth(ahead=2))),
    magical(
        "ground-lightning",
        SILVER,
        MAGIC,
        Spell(OnlyAgainst(DestroyBoth(), keyword=FLIGHT), MayDestroyOn()),
    ),
    magical("living-statue", SILVER, MAGIC, Spell(DestroyBoth()), static=False),
    magical("eternal-idol", SILVER, MAGIC, Spell(DestroyBoth()), CurseEnd(ReturnItself())),
    magical("wheel-of-energy", SILVER, MAGIC, Boost(1, destroys=True), Spell(DestroyBoth())),
    castle("titan-castle", SILVER, CASTLE, Boost(1, Which(type=TITAN), once=True)),
    castle(
        "ogre-fort",
        SILVER,
        CASTLE,
        Action(
            PutTarget(),
            aims=(OwnUnit(Which(type=OGRE)), EmptySpace(terrain=MOUNTAIN, adjacent=True)),
        ),
    ),
)
