"""The main play (SL-4.1, SL-5.3): a standard move, or an action with what it points at."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.legends.field import (
    carry,
    destroy,
    enter_contested,
    is_barred,
    move_to,
    reveal,
    swap,
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
    flight_direction,
    flight_obstacle,
    goal_obstacle,
    hop_obstacle,
    landing,
    list_slides,
    move_obstacle,
    own_piece_obstacle,
    second_step_obstacle,
    slanted_step_obstacle,
)
from fracas.games.legends.roster import NEXT_TO_WATER, NONE
from fracas.games.legends.state import GAME_MARK, NOBODY_HERE, War
from fracas.games.legends.steps import ATTACK, EFFECTS, FLIGHT, STRIKE, TELEPORTATION
from fracas.games.legends.strength import keywords
from fracas.games.legends.tables import (
    ACCEPT,
    ACT,
    ACTED,
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
    MOVE,
    MOVED,
    MUST_BE_MOBILE,
    NO_ENEMY_THERE,
    NO_SUCH_ACTION,
    NOBODY_THERE,
    NOT_ADJACENT,
    NOT_ITSELF,
    NOTHING_TO_GAIN,
    OTHER_TYPE,
    POWERS,
    RETALIATED,
    SPACES,
    TO,
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


# The question for the main play: a move, or an action and then its aims.


def obstacle(war: War, seat: int, move: int) -> int:
    """Give the reason against the next move of a main play."""
    chain = war.chains[seat]
    if not chain:
        if MOVE.holds(move):
            return move_obstacle(war, seat, MOVE.argument(move, 0), MOVE.argument(move, 1))
        if ACT.holds(move):
            return act_obstacle(war, seat, ACT.argument(move, 0), ACT.argument(move, 1))
        return NOT_AN_ANSWER
    piece = war.at[ACT.argument(chain[0], 0)]
    power = ACT.argument(chain[0], 1)
    if is_aimless(war, piece, power):
        return 0 if move == ACCEPT else NOT_AN_ANSWER
    if not TO.holds(move):
        return NOT_AN_ANSWER
    return aim_obstacle(war, seat, piece, power, aimed_at(chain), TO.argument(move))


def is_aimless(war: War, piece: int, power: int) -> bool:
    """Tell whether an action points at nothing: it is confirmed instead.

    So the first move of a chain never tells by itself whether more has to follow.
    """
    if power != BY_ITS_OWN:
        return False
    action = war.roster.actions[war.kind[piece]]
    return action is not None and not action.aims


def aimed_at(chain: tuple[int, ...]) -> tuple[int, ...]:
    """Give the spaces pointed at so far in the chain of an action."""
    return tuple(TO.argument(move) for move in chain[1:] if move != ACCEPT)


def moves(war: War, seat: int, found: list[int]) -> None:
    """List the legal main plays, or what their chain can go on with."""
    chain = war.chains[seat]
    if chain:
        piece = war.at[ACT.argument(chain[0], 0)]
        power = ACT.argument(chain[0], 1)
        if is_aimless(war, piece, power):
            found.append(ACCEPT)
            return
        candidates: list[int] = []
        chosen = aimed_at(chain)
        list_candidates(war, seat, piece, power, chosen, candidates)
        for space in candidates:
            if aim_obstacle(war, seat, piece, power, chosen, space) == 0:
                found.append(TO.move(space))
        return
    for space in range(SPACES):
        piece = war.at[space]
        if piece != NOBODY_HERE and war.control[piece] == seat:
            _list_plays(war, seat, piece, space, found)


def _list_plays(war: War, seat: int, piece: int, space: int, found: list[int]) -> None:
    roster = war.roster
    kind = war.kind[piece]
    if not roster.static[kind]:
        first = space * DIRECTIONS
        for direction in range(DIRECTIONS):
            goal = STRAIGHT[first + direction]
            if goal != OFF and goal_obstacle(war, seat, piece, goal) == 0:
                found.append(MOVE.base + first + direction)
    powers = keywords(war, piece) >> FIRST_ACTION_KEYWORD
    power = 0
    while powers:
        if powers & 1 and has_aim(war, seat, piece, power):
            found.append(ACT.move(space, power))
        powers >>= 1
        power += 1
    if roster.hop[kind] != NONE and act_obstacle(war, seat, space, BY_HOP) == 0:
        found.append(ACT.move(space, BY_HOP))
    if has_power(war, piece, BY_ITS_OWN) and act_obstacle(war, seat, space, BY_ITS_OWN) == 0:
        found.append(ACT.move(space, BY_ITS_OWN))


def has_main_play(war: War, seat: int) -> bool:
    """Tell whether a player can make any main play at all (SL-13.3)."""
    for space in range(SPACES):
        piece = war.at[space]
        if piece == NOBODY_HERE or war.control[piece] != seat:
            continue
        for direction in range(DIRECTIONS):
            if move_obstacle(war, seat, space, direction) == 0:
                return True
    return any(
        act_obstacle(war, seat, space, power) == 0
        for space in range(SPACES)
        for power in range(POWERS)
    )


def closes(war: War, seat: int, move: int) -> bool:
    """Tell whether a main play is whole, or waits for something to point at."""
    if MOVE.holds(move) or move == ACCEPT:
        return True
    if ACT.holds(move):
        return False
    chain = war.chains[seat]
    power = ACT.argument(chain[0], 1)
    if power == BY_SWIFTNESS:
        return len(chain) > 1 or war.at[TO.argument(move)] != NOBODY_HERE
    if power != BY_ITS_OWN:
        return True
    action = war.roster.actions[war.kind[war.at[ACT.argument(chain[0], 0)]]]
    return action is None or len(chain) >= len(action.aims)


def answer(war: War, seat: int, move: int) -> None:
    """Make the main play."""
    war.plays += 1
    war.quiet += 1
    if MOVE.holds(move):
        origin = MOVE.argument(move, 0)
        goal = STRAIGHT[origin * DIRECTIONS + MOVE.argument(move, 1)]
        advance_to(war, seat, war.at[origin], goal)
        return
    chain = (*war.chains[seat], move)
    piece = war.at[ACT.argument(chain[0], 0)]
    power = ACT.argument(chain[0], 1)
    reveal(war, piece)
    war.tell(EVERYONE, ACTED, war.kind[piece], power, war.where[piece])
    perform(war, seat, piece, power, aimed_at(chain))


def perform(war: War, seat: int, piece: int, power: int, aims: tuple[int, ...]) -> None:
    """Carry out an action whose unit has been revealed (SL-5.5)."""
    if power <= BY_SWIFTNESS:
        advance_to(war, seat, piece, aims[-1])
    elif power == BY_FLIGHT:
        direction = flight_direction(war, war.where[piece], aims[0])
        carry(war, piece, aims[0])
        war.push(FLIGHT, seat, piece, aims[0], direction, war.where[piece])
    elif power == BY_RANGED_ATTACK:
        war.push(STRIKE, seat, piece, war.at[aims[0]])
    elif power == BY_SIEGE:
        besiege(war, war.at[aims[0]])
    elif power == BY_SWAP:
        other = war.at[aims[0]]
        reveal(war, other)
        carry(war, piece, aims[0])
        carry(war, other, war.where[piece])
        swap(war, piece, other)
    elif power == BY_TELEPORT:
        other = war.at[aims[0]]
        carry(war, other, war.where[piece])
        war.push(TELEPORTATION, seat, other, war.where[piece])
        destroy(war, [piece])
    elif power == BY_VISION:
        see(war, piece, war.at[aims[0]])
    elif power == BY_HOP:
        advance_to(war, seat, piece, aims[0])
    else:
        act(war, seat, piece, aims)


def advance_to(war: War, seat: int, piece: int, goal: int) -> None:
    """Move a unit to a space, or let it attack who stands there (SL-6.1)."""
    origin = war.where[piece]
    war.tell(EVERYONE, MOVED, seat, origin, goal)
    carry(war, piece, goal)
    war.moved[piece] = 1
    defender = war.at[goal]
    if defender == NOBODY_HERE:
        move_to(war, piece, goal)
    else:
        enter_contested(war, piece, goal)
        war.push(ATTACK, seat, piece, defender, origin)


def besiege(war: War, target: int) -> None:
    """Destroy the target of a Siege; a castle is only revealed (SL-18.33)."""
    if war.roster.unit_class[war.kind[target]] == CASTLE:
        reveal(war, target)
    else:
        destroy(war, [target])


def see(war: War, piece: int, target: int) -> None:
    """Reveal the target of a Vision, who may strike back (SL-11.12)."""
    reveal(war, target)
    if war.roster.defies_vision[war.kind[target]]:
        war.tell(EVERYONE, RETALIATED, war.kind[target], war.kind[piece])
        destroy(war, [piece])


def act(war: War, seat: int, piece: int, aims: tuple[int, ...]) -> None:
    """Pay the price of a unit's own action, and begin its effects."""
    action = war.roster.actions[war.kind[piece]]
    if action is None:
        advance_to(war, seat, piece, aims[0])
        return
    if action.once:
        war.used[piece] |= GAME_MARK
    war.push(EFFECTS, seat, action.sequence, piece, war.where[piece], NOBODY_HERE)
    for aim, space in zip(action.aims, aims, strict=True):
        war.add_argument(space if aim.is_space else war.at[space])
    if action.destroys:
        destroy(war, [piece])


def teleport(war: War) -> None:
    """Reveal a teleported unit and put it on the freed space (SL-11.10)."""
    piece, space = war.argument(0), war.argument(1)
    war.done()
    if war.where[piece] >= 0:
        reveal(war, piece)
        if war.at[space] == NOBODY_HERE:
            war.tell(EVERYONE, MOVED, war.control[piece], war.where[piece], space)
            move_to(war, piece, space)
