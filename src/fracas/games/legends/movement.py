"""SL-4: the standard move, and where the moving keywords of SL-11 lead."""

from fracas.games.legends.field import is_barred, is_empty
from fracas.games.legends.geometry import DIRECTIONS, OFF, SLANTED, STRAIGHT
from fracas.games.legends.roster import NEXT_TO_WATER
from fracas.games.legends.state import NOBODY_HERE, TRAIL, War
from fracas.games.legends.strength import next_to_water
from fracas.games.legends.tables import (
    BACK_AND_FORTH,
    BACK_TO_START,
    CANNOT_ATTACK,
    FRIEND_THERE,
    IS_STATIC,
    MAGIC_CANNOT_ATTACK,
    MAGICAL,
    NO_LANDING,
    NOBODY_THERE,
    NOT_DIAGONAL,
    NOT_EMPTY,
    NOT_ONE_STEP,
    NOT_STRAIGHT,
    NOT_YOURS,
    OFF_THE_FIELD,
    ONTO_WATER,
    WATER,
    WAY_BLOCKED,
    WRONG_TERRAIN,
)


def own_piece_obstacle(war: War, seat: int, space: int) -> int:
    """Give the reason why a player has no unit of his own on a space."""
    piece = war.at[space]
    if piece == NOBODY_HERE:
        return NOBODY_THERE
    return 0 if war.control[piece] == seat else NOT_YOURS


def entry_obstacle(war: War, seat: int, piece: int, space: int) -> int:
    """Give the reason why a moving unit cannot enter a space (SL-4.5 to SL-4.7)."""
    if war.ground[space] == WATER:
        return ONTO_WATER
    other = war.at[space]
    if other != NOBODY_HERE:
        roster, kind = war.roster, war.kind[piece]
        if war.control[other] == seat and not roster.attacks_friends[kind]:
            return FRIEND_THERE
        if roster.cannot_attack[kind]:
            return MAGIC_CANNOT_ATTACK if roster.unit_class[kind] == MAGICAL else CANNOT_ATTACK
    return 0


def goal_obstacle(war: War, seat: int, piece: int, space: int) -> int:
    """Give the reason why a move cannot end on a space, the two-space rule included."""
    if war.at[space] != NOBODY_HERE or war.ground[space] == WATER:
        reason = entry_obstacle(war, seat, piece, space)
        if reason:
            return reason
    barred = war.barred[seat * TRAIL]
    if barred >= 0 and is_barred(war, seat, piece, space):
        return BACK_AND_FORTH
    return 0


def move_obstacle(war: War, seat: int, origin: int, direction: int) -> int:
    """Give the reason against a standard move (SL-4.2)."""
    reason = own_piece_obstacle(war, seat, origin)
    if reason:
        return reason
    piece = war.at[origin]
    if war.roster.static[war.kind[piece]]:
        return IS_STATIC
    goal = STRAIGHT[origin * DIRECTIONS + direction]
    return OFF_THE_FIELD if goal == OFF else goal_obstacle(war, seat, piece, goal)


def list_slides(war: War, origin: int, steps: tuple[int, ...], found: list[int]) -> None:
    """List the spaces to which the way is open along four lines, with the first held one."""
    for direction in range(DIRECTIONS):
        space = steps[origin * DIRECTIONS + direction]
        while space != OFF and war.ground[space] != WATER:
            found.append(space)
            if war.at[space] != NOBODY_HERE:
                break
            space = steps[space * DIRECTIONS + direction]


def slide_obstacle(
    war: War, seat: int, piece: int, space: int, steps: tuple[int, ...], astray: int
) -> int:
    """Give the reason against a Charge or a Diagonal (SL-11.3, SL-11.4)."""
    origin = war.where[piece]
    for direction in range(DIRECTIONS):
        blocked = False
        passed = steps[origin * DIRECTIONS + direction]
        while passed != OFF:
            if passed == space:
                if blocked:
                    return WAY_BLOCKED
                return goal_obstacle(war, seat, piece, space)
            if not is_empty(war, passed):
                blocked = True
            passed = steps[passed * DIRECTIONS + direction]
    return astray


def charge_obstacle(war: War, seat: int, piece: int, space: int) -> int:
    """Give the reason against a Charge."""
    return slide_obstacle(war, seat, piece, space, STRAIGHT, NOT_STRAIGHT)


def diagonal_obstacle(war: War, seat: int, piece: int, space: int) -> int:
    """Give the reason against a Diagonal."""
    return slide_obstacle(war, seat, piece, space, SLANTED, NOT_DIAGONAL)


def slanted_step_obstacle(war: War, seat: int, piece: int, space: int) -> int:
    """Give the reason against a single diagonal step."""
    first = war.where[piece] * DIRECTIONS
    if space not in SLANTED[first : first + DIRECTIONS]:
        return NOT_DIAGONAL
    return goal_obstacle(war, seat, piece, space)


def are_neighbours(origin: int, space: int) -> bool:
    """Tell whether two spaces touch along a side."""
    first = origin * DIRECTIONS
    return (
        STRAIGHT[first] == space
        or STRAIGHT[first + 1] == space
        or STRAIGHT[first + 2] == space
        or STRAIGHT[first + 3] == space
    )


def first_step_obstacle(war: War, seat: int, piece: int, space: int) -> int:
    """Give the reason against the first step of a Swiftness (SL-11.5)."""
    if not are_neighbours(war.where[piece], space):
        return NOT_ONE_STEP
    reason = entry_obstacle(war, seat, piece, space)
    if reason:
        return reason
    if war.at[space] != NOBODY_HERE:
        return goal_obstacle(war, seat, piece, space)
    for direction in range(DIRECTIONS):
        second = STRAIGHT[space * DIRECTIONS + direction]
        if second != OFF and second_step_obstacle(war, seat, piece, space, second) == 0:
            return 0
    return WAY_BLOCKED


def second_step_obstacle(war: War, seat: int, piece: int, first: int, space: int) -> int:
    """Give the reason against the second step of a Swiftness."""
    if not are_neighbours(first, space):
        return NOT_ONE_STEP
    if space == war.where[piece]:
        return BACK_TO_START
    return goal_obstacle(war, seat, piece, space)


def landing(war: War, origin: int, direction: int) -> int:
    """Give the space on which a Flight in a direction lands, or `OFF` (SL-11.6)."""
    space = STRAIGHT[origin * DIRECTIONS + direction]
    if space == OFF or is_empty(war, space):
        return OFF
    while space != OFF and not is_empty(war, space):
        space = STRAIGHT[space * DIRECTIONS + direction]
    return space


def flight_direction(war: War, origin: int, space: int) -> int:
    """Give the direction in which a Flight lands on a space, or `OFF`."""
    for direction in range(DIRECTIONS):
        if landing(war, origin, direction) == space:
            return direction
    return OFF


def flight_obstacle(war: War, seat: int, piece: int, space: int) -> int:
    """Give the reason against a Flight."""
    if flight_direction(war, war.where[piece], space) == OFF:
        return NO_LANDING
    return BACK_AND_FORTH if is_barred(war, seat, piece, space) else 0


def hop_obstacle(war: War, seat: int, piece: int, space: int) -> int:
    """Give the reason against a hop from a terrain to a like space."""
    hop = war.roster.hop[war.kind[piece]]
    here = war.where[piece]
    if hop == NEXT_TO_WATER:
        if not next_to_water(war, here) or not next_to_water(war, space):
            return WRONG_TERRAIN
    elif war.ground[here] != hop or war.ground[space] != hop:
        return WRONG_TERRAIN
    if not is_empty(war, space):
        return NOT_EMPTY
    return BACK_AND_FORTH if is_barred(war, seat, piece, space) else 0
