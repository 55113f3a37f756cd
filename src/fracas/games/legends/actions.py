"""The main play (SL-4.1, SL-5.3): a standard move, or an action with what it points at."""

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.legends.aiming import (
    act_obstacle,
    aim_obstacle,
    has_aim,
    has_power,
    list_candidates,
)
from fracas.games.legends.field import (
    carry,
    destroy,
    enter_contested,
    move_to,
    reveal,
    swap,
)
from fracas.games.legends.geometry import (
    DIRECTIONS,
    OFF,
    STRAIGHT,
)
from fracas.games.legends.movement import (
    flight_direction,
    goal_obstacle,
    move_obstacle,
)
from fracas.games.legends.roster import NONE
from fracas.games.legends.state import GAME_MARK, NOBODY_HERE, War
from fracas.games.legends.steps import ATTACK, EFFECTS, FLIGHT, STRIKE, TELEPORTATION
from fracas.games.legends.strength import keywords
from fracas.games.legends.tables import (
    ACCEPT,
    ACT,
    ACTED,
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
    FIRST_ACTION_KEYWORD,
    MOVE,
    MOVED,
    POWERS,
    RETALIATED,
    SPACES,
    TO,
)


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
