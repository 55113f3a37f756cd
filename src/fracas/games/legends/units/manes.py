"""The Manes (red)."""

from typing import Final

from fracas.games.legends.abilities import Absorb, Boost, Lend, Weaken
from fracas.games.legends.destroying import (
    DestroyAround,
    DestroyBoth,
    MayDestroyOn,
    OnlyAgainst,
    Sacrifice,
)
from fracas.games.legends.kinds import (
    ANGEL,
    CASTLE,
    DRAGON,
    MAGIC,
    SKELETON,
    VAMPIRE,
    WEREWOLF,
    ZOMBIE,
)
from fracas.games.legends.placing import ReturnUnits
from fracas.games.legends.powers import (
    Action,
    AfterAttack,
    AgainstKeyword,
    Captures,
    CurseStrength,
    DefiesVision,
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
from fracas.games.legends.tables import (
    CHARGE,
    DESERT,
    DIAGONAL,
    DISPEL_MAGIC,
    FLIGHT,
    GOLD,
    MARSH,
    RANGED_ATTACK,
    RED,
    SWIFTNESS,
    TELEPORT,
    TOWN,
)

MANES: Final[tuple[Unit, ...]] = (
    fighter("oppolifnas", RED, DRAGON, 10, Has(FLIGHT), Lend(FLIGHT, adjacent=True)),
    fighter("lord-esenwein", RED, VAMPIRE, 10, Lend(FLIGHT, Which(type=VAMPIRE))),
    fighter("lord-of-bones", RED, SKELETON, 9, Lend(CHARGE, Which(type=SKELETON))),
    fighter(
        "lord-of-the-dead",
        RED,
        ZOMBIE,
        9,
        AfterAttack(ReturnUnits(Which(type=ZOMBIE), terrain=MARSH), optional=True),
    ),
    fighter("daemin", RED, VAMPIRE, 8, Captures(2, 3, 4, 5)),
    fighter("skeleton-horde", RED, SKELETON, 8, On(MARSH, 1)),
    fighter("mummy", RED, ZOMBIE, 8, On(DESERT, 1)),
    fighter("renil", RED, VAMPIRE, 7, Has(DISPEL_MAGIC, DIAGONAL)),
    fighter("moridium", RED, ANGEL, 7, Has(FLIGHT), DefiesVision()),
    fighter("murkis", RED, ZOMBIE, 7, Hop(MARSH)),
    fighter("keelian", RED, VAMPIRE, 6, Has(DISPEL_MAGIC, SWIFTNESS)),
    fighter("scythe", RED, SKELETON, 6, Has(FLIGHT), AgainstKeyword(FLIGHT, 2)),
    fighter("lingering-death", RED, ZOMBIE, 6, Hop(MARSH)),
    fighter("crimson", RED, WEREWOLF, 5, Has(DIAGONAL)),
    fighter("sinakus", RED, SKELETON, 5, Has(SWIFTNESS), On(MARSH, 1)),
    fighter("giant-zombie-rat", RED, ZOMBIE, 5, On(MARSH, 2)),
    fighter("sarro", RED, VAMPIRE, 4, Has(TELEPORT)),
    fighter("kutbone", RED, SKELETON, 4, Has(RANGED_ATTACK)),
    fighter("plague-bearer", RED, ZOMBIE, 4, On(TOWN, 7)),
    fighter("dark-witch", RED, VAMPIRE, 3, Has(DISPEL_MAGIC, CHARGE)),
    fighter("bone-legion", RED, SKELETON, 3, Has(DISPEL_MAGIC, SWIFTNESS)),
    fighter("crazed-terror", RED, ZOMBIE, 3, Boost(2, Which(type=ZOMBIE), destroys=True)),
    fighter("bloodsucker", RED, VAMPIRE, 2, Absorb()),
    fighter(
        "skeleton-warlock", RED, SKELETON, 2, Has(SWIFTNESS), CurseStrength(1, Which(type=SKELETON))
    ),
    fighter("gloomis", RED, ZOMBIE, 2, Action(Sacrifice(), destroys=True)),
    fighter("wascyo", RED, VAMPIRE, 1, Slays(10, attackers=True)),
    fighter("jezrak", RED, SKELETON, 1, Slays(9, 10)),
    magical(
        "zombie-grave",
        RED,
        MAGIC,
        Spell(DestroyBoth(), ReturnUnits(Which(type=ZOMBIE), to_own_space=True)),
    ),
    magical(
        "skeleton-grave",
        RED,
        MAGIC,
        Spell(DestroyBoth(), ReturnUnits(Which(type=SKELETON), to_own_space=True)),
    ),
    magical("decay", RED, MAGIC, Action(DestroyAround(), destroys=True), Spell(DestroyBoth())),
    magical(
        "skull-of-gorion",
        RED,
        MAGIC,
        Spell(OnlyAgainst(DestroyBoth(), color=GOLD), MayDestroyOn(MARSH)),
    ),
    magical("fire-wall", RED, MAGIC, Weaken(2, destroys=True), Spell(DestroyBoth())),
    castle("rancid-castle", RED, CASTLE, Boost(1, Which(color=RED), once=True)),
    castle("bone-castle", RED, CASTLE, Lend(DIAGONAL, Which(type=SKELETON), adjacent=True)),
)
