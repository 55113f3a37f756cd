"""The Celestia (blue)."""

from typing import Final

from fracas.games.legends.abilities import Boost, Lend
from fracas.games.legends.aims import EmptySpace, OwnUnit
from fracas.games.legends.destroying import DestroyBoth, DestroyRevealed, DestroySelf, OnlyOn
from fracas.games.legends.kinds import (
    ANGEL,
    CASTLE,
    CENTAUR,
    CHIMERA,
    DRAGON,
    EAGLE,
    MAGIC,
    PANTHER,
    RAM,
    SATYR,
    SPHINX,
    SPIRIT,
    UNICORN,
    WEAPON,
)
from fracas.games.legends.placing import FetchAround, PutSelf, PutTarget, ReturnUnits
from fracas.games.legends.powers import (
    EVERYONE_OF,
    Action,
    AfterAttack,
    CurseForKeyword,
    CurseStrength,
    DefiesVision,
    Has,
    Hop,
    HopAlongWater,
    On,
    ScoutsInFlight,
    Slays,
    Spell,
    Unit,
    Which,
    castle,
    fighter,
    magical,
)
from fracas.games.legends.revealing import RevealAround, RevealTerrain
from fracas.games.legends.tables import (
    BLUE,
    DESERT,
    DIAGONAL,
    DISPEL_MAGIC,
    FLIGHT,
    FOREST,
    FURY,
    MOUNTAIN,
    PURPLE,
    RED,
    SILVER,
    SWAP,
    SWIFTNESS,
    TELEPORT,
    TOWN,
    VISION,
)

CELESTIA: Final[tuple[Unit, ...]] = (
    fighter("uaivad", BLUE, DRAGON, 10, Has(FLIGHT), CurseStrength(1, Which(type=DRAGON))),
    fighter("elementus-the-airlord", BLUE, SPIRIT, 10, Lend(FLIGHT, Which(type=SPIRIT))),
    fighter(
        "almaetis",
        BLUE,
        SPIRIT,
        9,
        Action(
            PutTarget(),
            aims=(OwnUnit(EVERYONE_OF), EmptySpace(terrain=FOREST, frees_space=True)),
            destroys=True,
        ),
    ),
    fighter("electibra", BLUE, DRAGON, 9, Has(FLIGHT), CurseForKeyword(1, FLIGHT)),
    fighter("dagin-genie", BLUE, SPIRIT, 8, On(DESERT, 1)),
    fighter("aras", BLUE, ANGEL, 8, Has(VISION, FLIGHT)),
    fighter("tael", BLUE, CHIMERA, 8, Has(FLIGHT), On(MOUNTAIN, 1)),
    fighter("spirit-of-wrath", BLUE, SPIRIT, 7, Has(FURY, SWAP)),
    fighter("armagged", BLUE, ANGEL, 7, Has(FLIGHT), AfterAttack(RevealAround())),
    fighter("lord-of-eagles", BLUE, EAGLE, 7, Has(FLIGHT), ScoutsInFlight()),
    fighter("spirit-of-forest", BLUE, SPIRIT, 6, Hop(FOREST)),
    fighter(
        "fray", BLUE, ANGEL, 6, Has(FLIGHT), Action(FetchAround(Which(color=BLUE, mobile=True)))
    ),
    fighter("vinin-satyr", BLUE, SATYR, 6, On(MOUNTAIN, 2)),
    fighter("spirit-of-sea", BLUE, SPIRIT, 5, HopAlongWater()),
    fighter("montika", BLUE, RAM, 5, Has(DIAGONAL)),
    fighter("dancing-sword", BLUE, WEAPON, 5, Boost(2, destroys=True)),
    fighter("spirit-of-negation", BLUE, SPIRIT, 4, Has(DISPEL_MAGIC, SWAP)),
    fighter("gallat", BLUE, ANGEL, 4, Has(FLIGHT), DefiesVision()),
    fighter("tarn", BLUE, CENTAUR, 4, Boost(1, Which(names=("tiera",)), once=True)),
    fighter("spirit-of-vision", BLUE, SPIRIT, 3, Has(VISION)),
    fighter("angellin", BLUE, ANGEL, 3, Has(FLIGHT, TELEPORT)),
    fighter("delik", BLUE, UNICORN, 3, Boost(1, Which(names=("aubrey",)), once=True)),
    fighter("spirit-of-desert", BLUE, SPIRIT, 2, On(DESERT, 3), Hop(DESERT)),
    fighter("julisa", BLUE, DRAGON, 2, Has(DIAGONAL, FLIGHT)),
    fighter("forillian-panther", BLUE, PANTHER, 2, Has(FLIGHT), ScoutsInFlight()),
    fighter("spirit-of-justice", BLUE, SPIRIT, 1, Has(SWAP), Slays(10, attackers=True)),
    fighter("placton", BLUE, SPHINX, 1, Has(SWIFTNESS), Slays(10, attackers=True)),
    magical(
        "haunted-grove",
        BLUE,
        MAGIC,
        Spell(
            DestroyBoth(),
            OnlyOn(FOREST),
            RevealTerrain(FOREST),
            DestroyRevealed(Which(color=PURPLE, mobile=True)),
        ),
    ),
    magical(
        "anti-purple-wind",
        BLUE,
        MAGIC,
        Spell(DestroyBoth()),
        CurseStrength(-1, Which(color=PURPLE)),
    ),
    magical(
        "anti-silver-wind",
        BLUE,
        MAGIC,
        Spell(DestroyBoth()),
        CurseStrength(-1, Which(color=SILVER)),
    ),
    magical(
        "anti-red-wind", BLUE, MAGIC, Spell(DestroyBoth()), CurseStrength(-1, Which(color=RED))
    ),
    magical(
        "dragon-talisman",
        BLUE,
        MAGIC,
        Spell(
            DestroySelf(),
            ReturnUnits(Which(type=DRAGON), terrain=TOWN, any_army=True, if_none_there=True),
        ),
    ),
    castle(
        "wind-castle", BLUE, CASTLE, Action(PutSelf(), aims=(EmptySpace(adjacent=True),), once=True)
    ),
    castle("cloud-citadel", BLUE, CASTLE, Lend(FLIGHT, adjacent=True)),
)
