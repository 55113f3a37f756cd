"""The Ancients (green)."""

from typing import Final

from fracas.games.legends.abilities import Boost
from fracas.games.legends.aims import AnyUnit
from fracas.games.legends.destroying import DestroyBoth, DestroyOneRevealed, DestroyTarget
from fracas.games.legends.kinds import (
    CASTLE,
    DOPPELGANGER,
    DRAGON,
    DWARF,
    ELF,
    MAGIC,
    PLANT_LIFE,
    RANGER,
    SPRITE,
)
from fracas.games.legends.placing import MayFetch
from fracas.games.legends.powers import (
    Action,
    ConvertsAttacker,
    CurseEnd,
    CurseStrength,
    DefiesStrikes,
    Has,
    Hop,
    On,
    Peaceful,
    Rescues,
    Spell,
    StepsDiagonally,
    Unit,
    Which,
    castle,
    fighter,
    magical,
)
from fracas.games.legends.revealing import (
    RevealByWater,
    RevealEnemies,
    RevealTarget,
    RevealTerrain,
    RevealTheirCastle,
)
from fracas.games.legends.tables import (
    CHARGE,
    DIAGONAL,
    DISPEL_MAGIC,
    FLIGHT,
    FOREST,
    FURY,
    GREEN,
    MARSH,
    MOUNTAIN,
    PLAINS,
    RANGED_ATTACK,
    SIEGE,
    SWIFTNESS,
    TELEPORT,
)

ANCIENTS: Final[tuple[Unit, ...]] = (
    fighter("landor", GREEN, RANGER, 10, StepsDiagonally()),
    fighter("vellec", GREEN, ELF, 10, CurseStrength(1, Which(type=ELF))),
    fighter("king-migol", GREEN, DWARF, 9, Boost(2, Which(type=DWARF), once=True)),
    fighter("aubrey", GREEN, ELF, 9, Hop(FOREST)),
    fighter("lockin-elves", GREEN, ELF, 8, Boost(2, Which(color=GREEN), destroys=True)),
    fighter("dwarven-knight", GREEN, DWARF, 8, Has(SWIFTNESS)),
    fighter("hunter", GREEN, RANGER, 8, Has(CHARGE)),
    fighter("srik", GREEN, ELF, 7, Has(DISPEL_MAGIC, DIAGONAL)),
    fighter("dwarven-general", GREEN, DWARF, 7, Has(SIEGE)),
    fighter("emeraldis", GREEN, DRAGON, 7, Has(FURY, FLIGHT)),
    fighter("high-elf", GREEN, ELF, 6, Boost(1, Which(type=ELF), once=True)),
    fighter("migols-royal-guard", GREEN, DWARF, 6, Rescues("king-migol")),
    fighter("wannok", GREEN, SPRITE, 6, Has(FLIGHT), On(FOREST, 1)),
    fighter("frodnaj-archer", GREEN, ELF, 5, Has(RANGED_ATTACK)),
    fighter("poy", GREEN, DWARF, 5, On(MOUNTAIN, 1), DefiesStrikes(optional=True)),
    fighter("grundin", GREEN, RANGER, 5, On(FOREST, 2)),
    fighter("relfreod-archer", GREEN, ELF, 4, Has(RANGED_ATTACK)),
    fighter("dwarven-hero", GREEN, DWARF, 4, Has(SIEGE)),
    fighter("bakus", GREEN, DRAGON, 4, Has(TELEPORT)),
    fighter("tilloak-theugist", GREEN, ELF, 3, Has(DIAGONAL, CHARGE)),
    fighter("dwarven-warrior", GREEN, DWARF, 3, Has(DISPEL_MAGIC)),
    fighter(
        "strangling-vines",
        GREEN,
        PLANT_LIFE,
        3,
        CurseEnd(RevealTerrain(FOREST), DestroyOneRevealed()),
    ),
    fighter("wood-elf", GREEN, ELF, 2, Has(DIAGONAL), On(FOREST, 2)),
    fighter("dwarven-scout", GREEN, DWARF, 2, CurseEnd(RevealEnemies(2))),
    fighter("flood-bringer", GREEN, PLANT_LIFE, 2, CurseEnd(RevealByWater(), DestroyOneRevealed())),
    fighter(
        "elven-assassin",
        GREEN,
        ELF,
        1,
        Action(
            RevealTarget(), DestroyTarget(Which(least=10), otherwise_self=True), aims=(AnyUnit(2),)
        ),
    ),
    fighter("clevut", GREEN, DOPPELGANGER, 1, Peaceful(), ConvertsAttacker()),
    magical(
        "quicksand",
        GREEN,
        MAGIC,
        Spell(DestroyBoth()),
        CurseEnd(RevealTerrain(MARSH), DestroyOneRevealed()),
    ),
    magical(
        "earthquake",
        GREEN,
        MAGIC,
        Spell(DestroyBoth()),
        CurseEnd(RevealTerrain(PLAINS), DestroyOneRevealed()),
    ),
    magical(
        "eruption",
        GREEN,
        MAGIC,
        Spell(DestroyBoth()),
        CurseEnd(RevealTerrain(MOUNTAIN), DestroyOneRevealed()),
    ),
    magical(
        "dwarven-ambush",
        GREEN,
        MAGIC,
        Spell(DestroyBoth(), MayFetch(Which(type=DWARF))),
        static=False,
    ),
    magical(
        "elven-ambush", GREEN, MAGIC, Spell(DestroyBoth(), MayFetch(Which(type=ELF))), static=False
    ),
    castle("woodland-tower", GREEN, CASTLE, Action(RevealTheirCastle())),
    castle(
        "guarded-fortress",
        GREEN,
        CASTLE,
        Action(
            RevealTarget(),
            DestroyTarget(Which(least=1, most=4)),
            aims=(AnyUnit(1, must_tell=True, weakest=4),),
        ),
    ),
)
