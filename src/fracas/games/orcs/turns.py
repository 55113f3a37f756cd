"""OO-4: rounds and turns, and which of all actions are possible now."""

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.orcs import building, marching, stopping
from fracas.games.orcs.kingdom import Kingdom
from fracas.games.orcs.steps import BATTLES, RIVER, SCORING, TURN
from fracas.games.orcs.tables import (
    ACTIONS,
    ALSO_BUY,
    ALSO_RECRUIT,
    ASK_ACTION,
    ASK_FREE,
    BUY,
    CONVERT,
    ENOUGH,
    FORCE,
    GROUP,
    HEROES,
    LAY,
    MARCH,
    NO_ACTION_LEFT,
    RAISE,
    RAZE,
    RECRUIT,
    REST,
    ROUND_BEGINS,
    START,
    TO,
    TURN_BEGINS,
    WELL,
)


def game_round(state: Kingdom) -> None:
    """Play a round: a turn for each (OO-4.1), scoring, and what passes on (OO-20.7)."""
    place = state.place()
    state.go(place + 1)
    if place == 0:
        state.round += 1
        state.tell(EVERYONE, ROUND_BEGINS, state.round)
    elif place <= state.seats:
        position = state.order.index(state.first) + place - 1
        state.push(TURN, state.order[position % state.seats])
    elif place == state.seats + 1:
        state.push(SCORING, state.first)
    elif place == state.seats + 2:
        state.push(RIVER, state.first)
    else:
        state.first = state.order[(state.order.index(state.first) + 1) % state.seats]
        state.resting = [0] * HEROES
        state.go(0)


def turn(state: Kingdom) -> None:
    """Play a turn: the actions with the free ones among them, then the battles (OO-4.8)."""
    place = state.place()
    seat = state.step_seat()
    if place == 0:
        begin_turn(state, seat)
        state.go(1)
    elif place == 1:
        if state.actions:
            state.ask(seat, ASK_ACTION)
        elif stopping.has_free_action(state, seat):
            state.ask(seat, ASK_FREE)
        else:
            state.go(2)
    elif place == 2:
        state.go(3)
        state.moved = [0] * state.board.zones
        state.forced = [0] * state.board.zones
        state.push(BATTLES, seat)
    else:
        state.done()


def begin_turn(state: Kingdom, seat: int) -> None:
    """Stand everything up, and count the actions (OO-4.2, OO-4.3)."""
    zones = state.board.zones
    state.active = seat
    state.fresh = [0] * zones
    state.laid = [0] * zones
    state.moved = [0] * zones
    state.forced = [0] * zones
    state.recruited = [0] * zones
    state.actions = ACTIONS[state.options[START]] + int(controls_well(state, seat))
    state.tell(EVERYONE, TURN_BEGINS, seat, state.actions)


def controls_well(state: Kingdom, seat: int) -> bool:
    """Tell whether a seat has its marker on a well."""
    ground = state.ground
    return any(owner == seat and ground[zone] == WELL for zone, owner in enumerate(state.marker))


def obstacle(state: Kingdom, seat: int, move: int) -> int:
    """Take an action, a free one, or rest (OO-4.5, OO-4.6)."""
    chain = state.chains[seat]
    if chain:
        return _chain_obstacle(state, seat, chain, move)
    if move == REST:
        return 0
    if RAZE.holds(move):
        return stopping.free_obstacle(state, seat, state.zone_of(RAZE, move))
    if CONVERT.holds(move):
        return stopping.free_obstacle(state, seat, state.zone_of(CONVERT, move))
    if MARCH.holds(move):
        reason = marching.march_obstacle(state, seat, state.zone_of(MARCH, move))
    elif FORCE.holds(move):
        reason = marching.force_obstacle(state, seat, state.zone_of(FORCE, move))
    elif RECRUIT.holds(move):
        reason = building.recruit_obstacle(state, seat, state.zone_of(RECRUIT, move))
    elif BUY.holds(move):
        reason = building.buy_obstacle(state, seat, BUY.argument(move))
    elif LAY.holds(move):
        reason = building.lay_obstacle(state, seat, state.zone_of(LAY, move))
    elif RAISE.holds(move):
        reason = building.raise_obstacle(state, seat, state.zone_of(RAISE, move))
    else:
        return NOT_AN_ANSWER
    return reason if state.actions or reason == NOT_AN_ANSWER else NO_ACTION_LEFT


def _chain_obstacle(state: Kingdom, seat: int, chain: tuple[int, ...], move: int) -> int:
    """Go on with a move, with recruiting, or with buying."""
    begun = chain[0]
    if RECRUIT.holds(begun):
        if ALSO_RECRUIT.holds(move):
            return building.recruit_obstacle(state, seat, state.zone_of(ALSO_RECRUIT, move))
        return 0 if move == ENOUGH else NOT_AN_ANSWER
    if BUY.holds(begun):
        if ALSO_BUY.holds(move):
            return building.buy_obstacle(state, seat, ALSO_BUY.argument(move))
        return 0 if move == ENOUGH else NOT_AN_ANSWER
    if len(chain) == 1:
        if not TO.holds(move):
            return NOT_AN_ANSWER
        target = state.zone_of(TO, move)
        if MARCH.holds(begun):
            return marching.step_obstacle(state, seat, state.zone_of(MARCH, begun), target)
        return marching.last_step_obstacle(state, seat, state.zone_of(FORCE, begun), target)
    if not GROUP.holds(move):
        return NOT_AN_ANSWER
    return marching.group_obstacle(state, seat, begun, GROUP.argument(move) + 1)


def moves(state: Kingdom, seat: int, found: list[int]) -> None:
    """List what can be done at an action."""
    chain = state.chains[seat]
    if chain:
        _chain_moves(state, seat, chain, found)
        return
    found.append(REST)
    first = state.board.first
    actions = state.actions
    base = seat * state.board.zones
    hordes = state.hordes
    for zone in range(state.board.zones):
        if hordes[base + zone]:
            if stopping.free_obstacle(state, seat, zone) == 0:
                found.append(RAZE.base + first + zone)
                found.append(CONVERT.base + first + zone)
            if actions:
                if marching.march_obstacle(state, seat, zone) == 0:
                    found.append(MARCH.base + first + zone)
                if state.moved[zone] and marching.force_obstacle(state, seat, zone) == 0:
                    found.append(FORCE.base + first + zone)
                if building.lay_obstacle(state, seat, zone) == 0:
                    found.append(LAY.base + first + zone)
                elif state.fortress[zone] and building.raise_obstacle(state, seat, zone) == 0:
                    found.append(RAISE.base + first + zone)
    if actions:
        building.recruit_moves(state, seat, RECRUIT, found)
        building.buy_moves(state, seat, BUY, found)


def _chain_moves(state: Kingdom, seat: int, chain: tuple[int, ...], found: list[int]) -> None:
    begun = chain[0]
    if RECRUIT.holds(begun):
        building.recruit_moves(state, seat, ALSO_RECRUIT, found)
        found.append(ENOUGH)
    elif BUY.holds(begun):
        building.buy_moves(state, seat, ALSO_BUY, found)
        found.append(ENOUGH)
    elif len(chain) == 1:
        forced = FORCE.holds(begun)
        origin = state.zone_of(FORCE if forced else MARCH, begun)
        for target in state.board.roads[origin]:
            reason = (
                marching.last_step_obstacle(state, seat, origin, target)
                if forced
                else marching.step_obstacle(state, seat, origin, target)
            )
            if reason == 0:
                found.append(TO.base + state.board.first + target)
    else:
        most = marching.most_in_group(state, seat, begun)
        fewest = 2 if FORCE.holds(begun) else 1
        for number in range(fewest, most + 1):
            found.append(GROUP.base + number - 1)


def closes(state: Kingdom, seat: int, move: int) -> bool:
    """Tell whether a move completes an action."""
    if MARCH.holds(move) or FORCE.holds(move):
        return False
    if TO.holds(move):
        begun = state.chains[seat][0]
        return marching.most_in_group(state, seat, begun) == (2 if FORCE.holds(begun) else 1)
    if RECRUIT.holds(move):
        return state.reserve[seat] == 1
    if BUY.holds(move):
        return building.bought_enough(state, seat, BUY.argument(move))
    return not ALSO_BUY.holds(move) or building.bought_enough(state, seat, ALSO_BUY.argument(move))


def answer(state: Kingdom, seat: int, move: int) -> None:
    """Carry out an action, or rest."""
    chain = state.chains[seat]
    if move == REST:
        state.go(2)
        return
    if RAZE.holds(move):
        stopping.raze(state, seat, state.zone_of(RAZE, move))
        return
    if CONVERT.holds(move):
        stopping.convert(state, seat, state.zone_of(CONVERT, move))
        return
    state.actions -= 1
    begun = chain[0] if chain else move
    if MARCH.holds(begun) or FORCE.holds(begun):
        number = GROUP.argument(move) + 1 if GROUP.holds(move) else 0
        target = state.zone_of(TO, chain[1] if number else move)
        if MARCH.holds(begun):
            marching.march(state, seat, state.zone_of(MARCH, begun), target, number or 1)
        else:
            marching.force(state, seat, state.zone_of(FORCE, begun), target, number or 2)
    elif RECRUIT.holds(begun):
        building.recruit(state, seat, state.zone_of(RECRUIT, begun))
        if ALSO_RECRUIT.holds(move):
            building.recruit(state, seat, state.zone_of(ALSO_RECRUIT, move))
    elif BUY.holds(begun):
        building.buy(state, seat, BUY.argument(begun))
        for also in (*chain, move):
            if ALSO_BUY.holds(also):
                building.buy(state, seat, ALSO_BUY.argument(also))
    elif LAY.holds(move):
        building.lay(state, seat, state.zone_of(LAY, move))
    else:
        building.stand_up(state, seat, state.zone_of(RAISE, move))
