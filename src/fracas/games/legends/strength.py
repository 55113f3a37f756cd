"""SL-7: strength, and what a unit has and is at the moment."""

from fracas.games.legends.geometry import NEIGHBOURS
from fracas.games.legends.state import War
from fracas.games.legends.tables import FIGHTER, TERRAINS, WATER


def keywords(war: War, piece: int) -> int:
    """Give all keywords of a piece as bits: printed, lent, and from a curse (SL-11.15)."""
    roster = war.roster
    kind = war.kind[piece]
    found = roster.keywords[kind] | war.lent[piece]
    if war.curse_in_force:
        given = roster.curse_keywords[war.kind[war.curse]]
        if given:
            found |= given[kind]
    return found


def is_fighter(war: War, piece: int) -> bool:
    """Tell whether a piece has strength at all (SL-7.1)."""
    return war.roster.unit_class[war.kind[piece]] == FIGHTER


def next_to_water(war: War, space: int) -> bool:
    """Tell whether one of the neighbours of a space is water."""
    ground = war.ground
    return any(ground[near] == WATER for near in NEIGHBOURS[space])


def from_curse(war: War, piece: int) -> int:
    """Give what the curse in force adds to a piece (SL-10.9)."""
    if not war.curse_in_force:
        return 0
    roster = war.roster
    curse = war.kind[war.curse]
    amounts = roster.curse_strength[curse]
    if amounts:
        return amounts[war.kind[piece]]
    amount = roster.curse_keyword_bonus[curse]
    if amount and keywords(war, piece) & roster.curse_bonus_keyword[curse]:
        return amount
    return 0


def strength(war: War, piece: int) -> int:
    """Give the current strength of a piece where it stands (SL-7.2); 0 for what has none."""
    roster = war.roster
    kind = war.kind[piece]
    if roster.unit_class[kind] != FIGHTER:
        return 0
    space = war.where[piece]
    total = roster.base[kind] + war.bonus[piece]
    if space >= 0:
        total += roster.ground[kind * TERRAINS + war.ground[space]]
        if roster.water[kind] and next_to_water(war, space):
            total += roster.water[kind]
    if war.curse_in_force:
        total += from_curse(war, piece)
    return total


def against(war: War, piece: int, foe: int) -> int:
    """Give what a piece adds when it is compared with this foe (SL-7.6)."""
    roster = war.roster
    kind = war.kind[piece]
    amount = 0
    if roster.foe_color[kind] == roster.color[war.kind[foe]]:
        amount += roster.foe_color_amount[kind]
    if roster.foe_keyword[kind] and keywords(war, foe) & roster.foe_keyword[kind]:
        amount += roster.foe_keyword_amount[kind]
    return amount


def matched(war: War, piece: int, foe: int) -> int:
    """Give the strength that counts in a comparison with this foe."""
    return strength(war, piece) + against(war, piece, foe)
