"""The Qa'ans (purple)."""

from typing import Final

from fracas.games.legends.abilities import Boost
from fracas.games.legends.aims import EmptySpace, UnknownEnemy
from fracas.games.legends.destroying import DestroyBoth, DestroySelf
from fracas.games.legends.kinds import (
    CASTLE,
    DRAGON,
    INSECTOID,
    MAGIC,
    MOLD,
    MUTANT,
    REPTILIAN,
    WORM,
)
from fracas.games.legends.placing import FetchAround, OfferForTrade, PutSelf, ReturnUnits
from fracas.games.legends.powers import (
    Action,
    AfterAttack,
    AgainstKeyword,
    CurseEnd,
    CurseKeyword,
    CurseStrength,
    DefiesStrikes,
    Has,
    Hop,
    HopAlongWater,
    On,
    Slays,
    Spell,
    Unit,
    Which,
    castle,
    fighter,
    magical,
)
from fracas.games.legends.revealing import RevealOpponents, RevealOwnCastle, RevealTarget
from fracas.games.legends.tables import (
    CHARGE,
    DESERT,
    DIAGONAL,
    DISPEL_MAGIC,
    FLIGHT,
    FOREST,
    FURY,
    MAGICAL,
    MOUNTAIN,
    PLAINS,
    PURPLE,
    RANGED_ATTACK,
    TOWN,
)
from fracas.games.legends.taking import TakeNeighbour, Yield

QAANS: Final[tuple[Unit, ...]] = (
    fighter(
        "bremmuk",
        PURPLE,
        MOLD,
        10,
        CurseEnd(ReturnUnits(Which(type=MOLD), terrain=FOREST, any_number=True, most_together=8)),
    ),
    fighter("queen-kiova", PURPLE, INSECTOID, 10, Action(FetchAround(Which(type=INSECTOID)))),
    fighter("gangis-wind", PURPLE, MOLD, 9, Hop(TOWN)),
    fighter("frinhorn", PURPLE, DRAGON, 9, Has(FLIGHT), On(PLAINS, 1)),
    fighter("mrmrm", PURPLE, INSECTOID, 8, AgainstKeyword(FLIGHT, 1)),
    fighter(
        "oeroed",
        PURPLE,
        MOLD,
        8,
        CurseEnd(ReturnUnits(Which(type=MOLD), terrain=FOREST, any_number=True, most_together=6)),
    ),
    fighter(
        "garpus",
        PURPLE,
        WORM,
        8,
        Action(RevealOwnCastle(), PutSelf(), aims=(EmptySpace(by_castle=True),)),
    ),
    fighter("yorkus", PURPLE, INSECTOID, 7, Hop(DESERT)),
    fighter("bactillion", PURPLE, MOLD, 7, Has(DISPEL_MAGIC, FLIGHT)),
    fighter(
        "perplexon",
        PURPLE,
        MUTANT,
        7,
        AfterAttack(OfferForTrade(by_opponent=True), OfferForTrade()),
    ),
    fighter("accissejo", PURPLE, INSECTOID, 6, Has(DIAGONAL), On(FOREST, 2)),
    fighter(
        "slud",
        PURPLE,
        MOLD,
        6,
        CurseEnd(ReturnUnits(Which(type=MOLD), terrain=FOREST, any_number=True, most_together=4)),
    ),
    fighter("yarbu-the-magic-eater", PURPLE, WORM, 6, Has(DISPEL_MAGIC, CHARGE)),
    fighter("hades-giant", PURPLE, INSECTOID, 5, On(MOUNTAIN, 2)),
    fighter("smerdim", PURPLE, MOLD, 5, Has(FURY), On(FOREST, 1)),
    fighter("lizarkus", PURPLE, REPTILIAN, 5, On(DESERT, -2), HopAlongWater()),
    fighter(
        "marbas",
        PURPLE,
        INSECTOID,
        4,
        On(MOUNTAIN, 2),
        Action(RevealTarget(), aims=(UnknownEnemy(),), destroys=True),
    ),
    fighter("spitting-mushrooms", PURPLE, MOLD, 4, Has(RANGED_ATTACK)),
    fighter("parasitix", PURPLE, WORM, 4, Action(Yield(), destroys=True)),
    fighter("kzzt", PURPLE, INSECTOID, 3, Has(FLIGHT), AgainstKeyword(FLIGHT, 3)),
    fighter("slime-of-bremmuk", PURPLE, MOLD, 3, Has(CHARGE), On(FOREST, 2)),
    fighter("silwon-the-confusing", PURPLE, MUTANT, 3, AfterAttack(TakeNeighbour())),
    fighter("nazint", PURPLE, INSECTOID, 2, Boost(1, Which(color=PURPLE), destroys=True)),
    fighter("foulis", PURPLE, MOLD, 2, Has(DISPEL_MAGIC), On(FOREST, 2)),
    fighter("nosimaj", PURPLE, MUTANT, 2, CurseKeyword(FLIGHT, Which(mobile=True))),
    fighter("helliton", PURPLE, INSECTOID, 1, On(MOUNTAIN, 4), Slays(9, 10, optional=True)),
    fighter("demarn-the-putrid", PURPLE, MOLD, 1, DefiesStrikes(), Slays(10, optional=True)),
    magical("paranos", PURPLE, MAGIC, Spell(DestroyBoth()), static=False),
    magical(
        "spore-of-parasitix",
        PURPLE,
        MAGIC,
        Action(Yield(), destroys=True),
        Spell(DestroyBoth()),
        static=False,
    ),
    magical(
        "flit-spore", PURPLE, MAGIC, Spell(DestroyBoth()), CurseStrength(1, Which(color=PURPLE))
    ),
    magical(
        "fungus-of-bremmuk",
        PURPLE,
        MAGIC,
        Spell(DestroySelf(), RevealOpponents(Which(unit_class=MAGICAL))),
        static=False,
    ),
    magical("larva", PURPLE, MAGIC, Spell(DestroyBoth()), CurseStrength(1, Which(type=INSECTOID))),
    castle(
        "the-hidden-hive",
        PURPLE,
        CASTLE,
        Action(PutSelf(), aims=(EmptySpace(terrain=FOREST),), once=True),
    ),
    castle("infested-nest", PURPLE, CASTLE, Boost(1, Which(color=PURPLE), once=True)),
)
