"""Who can use which action, and at what he may point for it (SL-5.9, SL-11)."""

from typing import Final

from fracas.games.legends.field import (
    is_barred,
)
from fracas.games.legends.geometry import (
    DIRECTIONS,
    EVERYWHERE,
    NEIGHBOURS,
    OFF,
    SLANTED,
    STRAIGHT,
    WITHIN_TWO,
    distance,
)
from fracas.games.legends.movement import (
    charge_obstacle,
    diagonal_obstacle,
    first_step_obstacle,
    flight_obstacle,
    hop_obstacle,
    landing,
    list_slides,
    own_piece_obstacle,
    second_step_obstacle,
    slanted_step_obstacle,
)
from fracas.games.legends.roster import NEXT_TO_WATER, NONE
from fracas.games.legends.state import GAME_MARK, NOBODY_HERE, War
from fracas.games.legends.strength import keywords
from fracas.games.legends.tables import (
    BACK_AND_FORTH,
    BY_CHARGE,
    BY_DIAGONAL,
    BY_FLIGHT,
    BY_HOP,
    BY_ITS_OWN,
    BY_RANGED_ATTACK,
    BY_SIEGE,
    BY_SWAP,
    BY_SWIFTNESS,
    BY_TELEPORT,
    BY_VISION,
    CASTLE,
    FIGHTER,
    FIRST_ACTION_KEYWORD,
    IMMUNE_TO_SIEGE,
    IMMUNE_TO_STRIKE,
    IS_STATIC,
    MUST_BE_MOBILE,
    NO_ENEMY_THERE,
    NO_SUCH_ACTION,
    NOBODY_THERE,
    NOT_ADJACENT,
    NOT_ITSELF,
    NOTHING_TO_GAIN,
    OTHER_TYPE,
    TOO_FAR,
    TOO_FEW_BESIEGERS,
    USED_THIS_GAME,
    VISION_KNOWS,
    WRONG_TERRAIN,
)

BESIEGERS: Final = 5


def has_power(war: War, piece: int, power: int) -> bool:
    """Tell whether a unit has an action, printed, lent or from a curse."""
    kind = war.kind[piece]
    roster = war.roster
    if power == BY_ITS_OWN:
        return roster.has_action[kind] == 1 or roster.steps_diagonally[kind] == 1
    if power == BY_HOP:
        return roster.hop[kind] != NONE
    return keywords(war, piece) >> (power + FIRST_ACTION_KEYWORD) & 1 == 1


def act_obstacle(war: War, seat: int, space: int, power: int) -> int:
    """Give the reason why a unit cannot begin an action."""
    reason = own_piece_obstacle(war, seat, space)
    if reason:
        return reason
    piece = war.at[space]
    if not has_power(war, piece, power):
        return NO_SUCH_ACTION
    if power == BY_ITS_OWN:
        reason = _own_action_obstacle(war, piece)
        if reason:
            return reason
    return 0 if has_aim(war, seat, piece, power) else NOTHING_TO_GAIN


def _own_action_obstacle(war: War, piece: int) -> int:
    action = war.roster.actions[war.kind[piece]]
    if action is None:
        return 0
    if action.once and war.used[piece] & GAME_MARK:
        return USED_THIS_GAME
    if action.terrain not in (NONE, war.ground[war.where[piece]]):
        return WRONG_TERRAIN
    return 0


def has_aim(war: War, seat: int, piece: int, power: int) -> bool:
    """Tell whether an action would change something (SL-5.9)."""
    if power == BY_ITS_OWN:
        action = war.roster.actions[war.kind[piece]]
        if action is not None and not action.aims:
            return any(effect.possible(war, seat, piece) for effect in action.effects)
    found: list[int] = []
    list_candidates(war, seat, piece, power, (), found)
    for space in found:  # noqa: SIM110 - a generator costs three times as much here
        if aim_obstacle(war, seat, piece, power, (), space) == 0:
            return True
    return False


def list_candidates(
    war: War, seat: int, piece: int, power: int, chosen: tuple[int, ...], found: list[int]
) -> None:
    """List the spaces worth asking about: where the aims of an action can lie at all."""
    here = war.where[piece]
    if power == BY_CHARGE:
        list_slides(war, here, STRAIGHT, found)
    elif power == BY_DIAGONAL:
        list_slides(war, here, SLANTED, found)
    elif power == BY_SWIFTNESS:
        _list_around(chosen[0] if chosen else here, found)
    elif power == BY_FLIGHT:
        for direction in range(DIRECTIONS):
            space = landing(war, here, direction)
            if space != OFF:
                found.append(space)
    elif power in (BY_RANGED_ATTACK, BY_VISION):
        found += WITHIN_TWO[here]
    elif power == BY_SIEGE:
        found += NEIGHBOURS[here]
    elif power == BY_HOP:
        _list_like_spaces(war, piece, found)
    elif power in (BY_SWAP, BY_TELEPORT):
        for space in EVERYWHERE:
            if war.at[space] != NOBODY_HERE and war.control[war.at[space]] == seat:
                found.append(space)
    else:
        _list_aims(war, seat, piece, len(chosen), found)


def _list_aims(war: War, seat: int, piece: int, chosen: int, found: list[int]) -> None:
    action = war.roster.actions[war.kind[piece]]
    if action is None:
        first = war.where[piece] * DIRECTIONS
        for space in SLANTED[first : first + DIRECTIONS]:
            if space != OFF:
                found.append(space)
    else:
        found += action.aims[chosen].candidates(war, seat, piece)


def _list_like_spaces(war: War, piece: int, found: list[int]) -> None:
    hop, ground = war.roster.hop[war.kind[piece]], war.ground
    if hop == NEXT_TO_WATER:
        found += EVERYWHERE
    elif ground[war.where[piece]] == hop:
        for space in EVERYWHERE:
            if ground[space] == hop:
                found.append(space)


def _list_around(space: int, found: list[int]) -> None:
    for direction in range(DIRECTIONS):
        near = STRAIGHT[space * DIRECTIONS + direction]
        if near != OFF:
            found.append(near)


def aim_obstacle(
    war: War, seat: int, piece: int, power: int, chosen: tuple[int, ...], space: int
) -> int:
    """Give the reason against pointing at a space for an action."""
    if power <= BY_FLIGHT or power == BY_HOP:
        if war.roster.static[war.kind[piece]]:
            return IS_STATIC
        return _way_obstacle(war, seat, piece, power, chosen, space)
    if power == BY_RANGED_ATTACK:
        return strike_obstacle(war, seat, piece, space)
    if power == BY_SIEGE:
        return siege_obstacle(war, seat, piece, space)
    if power == BY_VISION:
        return vision_obstacle(war, seat, piece, space)
    if power == BY_SWAP:
        return swap_obstacle(war, seat, piece, space)
    if power == BY_TELEPORT:
        return teleport_obstacle(war, seat, piece, space)
    return _own_aim_obstacle(war, seat, piece, chosen, space)


def _way_obstacle(
    war: War, seat: int, piece: int, power: int, chosen: tuple[int, ...], space: int
) -> int:
    if power == BY_CHARGE:
        return charge_obstacle(war, seat, piece, space)
    if power == BY_DIAGONAL:
        return diagonal_obstacle(war, seat, piece, space)
    if power == BY_FLIGHT:
        return flight_obstacle(war, seat, piece, space)
    if power == BY_HOP:
        return hop_obstacle(war, seat, piece, space)
    if chosen:
        return second_step_obstacle(war, seat, piece, chosen[0], space)
    return first_step_obstacle(war, seat, piece, space)


def _own_aim_obstacle(war: War, seat: int, piece: int, chosen: tuple[int, ...], space: int) -> int:
    action = war.roster.actions[war.kind[piece]]
    if action is None:
        return slanted_step_obstacle(war, seat, piece, space)
    aims = action.aims
    reason = aims[len(chosen)].obstacle(war, seat, piece, chosen, space)
    if reason or len(chosen) + 1 == len(aims):
        return reason
    further = (*chosen, space)
    for other in EVERYWHERE:
        if aims[len(further)].obstacle(war, seat, piece, further, other) == 0:
            return 0
    return NOTHING_TO_GAIN


def enemy_obstacle(war: War, seat: int, space: int) -> int:
    """Give the reason why no enemy stands on a space."""
    other = war.at[space]
    if other == NOBODY_HERE:
        return NOBODY_THERE
    return NO_ENEMY_THERE if war.control[other] == seat else 0


def strike_obstacle(war: War, seat: int, piece: int, space: int) -> int:
    """Give the reason against a Ranged Attack at a space (SL-11.7, SL-11.14)."""
    reason = enemy_obstacle(war, seat, space)
    if reason:
        return reason
    if distance(war.where[piece], space) > 2:
        return TOO_FAR
    other = war.at[space]
    known = war.knows(seat, other) and war.roster.unit_class[war.kind[other]] != FIGHTER
    return IMMUNE_TO_STRIKE if known else 0


def siege_obstacle(war: War, seat: int, piece: int, space: int) -> int:
    """Give the reason against a Siege of a space (SL-11.8)."""
    reason = enemy_obstacle(war, seat, space)
    if reason:
        return reason
    if distance(war.where[piece], space) != 1:
        return NOT_ADJACENT
    other = war.at[space]
    if war.knows(seat, other) and war.roster.unit_class[war.kind[other]] == CASTLE:
        return IMMUNE_TO_SIEGE
    besiegers = 0
    for near in NEIGHBOURS[space]:
        if war.at[near] != NOBODY_HERE and war.control[war.at[near]] == seat:
            besiegers += 1
    return 0 if besiegers >= BESIEGERS else TOO_FEW_BESIEGERS


def vision_obstacle(war: War, seat: int, piece: int, space: int) -> int:
    """Give the reason against a Vision of a space (SL-11.11)."""
    reason = enemy_obstacle(war, seat, space)
    if reason:
        return reason
    if distance(war.where[piece], space) > 2:
        return TOO_FAR
    return VISION_KNOWS if war.players_know(war.at[space]) else 0


def swap_obstacle(war: War, seat: int, piece: int, space: int) -> int:
    """Give the reason against a Swap with a space (SL-11.9)."""
    reason = own_piece_obstacle(war, seat, space)
    if reason:
        return reason
    other = war.at[space]
    if other == piece:
        return NOT_ITSELF
    roster = war.roster
    if roster.type[war.kind[other]] != roster.type[war.kind[piece]]:
        return OTHER_TYPE
    barred = is_barred(war, seat, piece, space) or is_barred(war, seat, other, war.where[piece])
    return BACK_AND_FORTH if barred else 0


def teleport_obstacle(war: War, seat: int, piece: int, space: int) -> int:
    """Give the reason against teleporting the unit of a space (SL-11.10)."""
    reason = own_piece_obstacle(war, seat, space)
    if reason:
        return reason
    other = war.at[space]
    if other == piece:
        return NOT_ITSELF
    if war.roster.static[war.kind[other]]:
        return MUST_BE_MOBILE
    return BACK_AND_FORTH if is_barred(war, seat, other, war.where[piece]) else 0
