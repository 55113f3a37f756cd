"""The first expansion, Celestial Vengeance."""

from typing import Final

from fracas.games.legends.abilities import Boost
from fracas.games.legends.aims import LostFriend, OwnUnit
from fracas.games.legends.destroying import (
    DestroyAll,
    DestroyAttackerFrom,
    DestroyRevealed,
    DestroySelf,
)
from fracas.games.legends.kinds import ANGEL, ARTIFACT, CASTLE, DRAGON, FAMILIAR, MAGIC, WIZARD
from fracas.games.legends.placing import DestroyForItsSpace, PutSelf, ReturnUnits
from fracas.games.legends.powers import (
    Action,
    AgainstKeyword,
    CurseEnd,
    Has,
    Hop,
    On,
    OnlyOne,
    Slays,
    Spell,
    Unit,
    WhenBeaten,
    Which,
    castle,
    fighter,
    magical,
)
from fracas.games.legends.revealing import RevealAround, RevealTerrain
from fracas.games.legends.tables import BLUE, DISPEL_MAGIC, FLIGHT, FOREST, FURY, SWIFTNESS, TOWN
from fracas.games.legends.taking import TakeTarget

CELESTIAL_VENGEANCE: Final[tuple[Unit, ...]] = (
    fighter(
        "galrien",
        BLUE,
        ANGEL,
        10,
        Has(FLIGHT),
        CurseEnd(ReturnUnits(Which(color=BLUE, least=1, most=9), terrain=TOWN)),
    ),
    fighter(
        "minchu",
        BLUE,
        DRAGON,
        9,
        On(FOREST, 1),
        Action(TakeTarget(), aims=(LostFriend(),)),
        Hop(TOWN),
    ),
    fighter("zanofor-bowdode", BLUE, WIZARD, 8, OnlyOne(), On(TOWN, 1)),
    fighter("adellin", BLUE, ANGEL, 7, Has(DISPEL_MAGIC, SWIFTNESS), On(FOREST, 1)),
    fighter(
        "concan",
        BLUE,
        DRAGON,
        6,
        Has(FLIGHT),
        Action(DestroyAll(Which(names=("evit",)), mine=False), destroys=True),
    ),
    fighter("wyatt-yarg", BLUE, WIZARD, 5, On(TOWN, 2), OnlyOne()),
    fighter(
        "angelas-amulet", BLUE, ARTIFACT, 4, Has(SWIFTNESS), Boost(1, Which(type=ANGEL), once=True)
    ),
    fighter(
        "warbrin",
        BLUE,
        DRAGON,
        3,
        AgainstKeyword(FURY, 8),
        On(FOREST, 2),
        CurseEnd(RevealTerrain(TOWN), DestroyRevealed(Which(mobile=True))),
    ),
    fighter(
        "wizards-familiar",
        BLUE,
        FAMILIAR,
        2,
        WhenBeaten(RevealAround(), DestroyRevealed(Which(type=WIZARD))),
        Boost(0, Which(type=WIZARD), once=True, lends_strength=True),
    ),
    fighter(
        "mystical-mirror",
        BLUE,
        ARTIFACT,
        1,
        Slays(10, attackers=True),
        Action(DestroyAll(Which(names=("medusa",)), mine=False), destroys=True),
    ),
    magical("galriens-mist", BLUE, MAGIC, Spell(DestroySelf(), DestroyAttackerFrom(7))),
    castle(
        "galriens-castle",
        BLUE,
        CASTLE,
        Action(DestroyForItsSpace(), PutSelf(), aims=(OwnUnit(Which(names=("galriens-mist",))),)),
    ),
)
