"""SW-26: the Goblins' Bombs, from the stack to the box.

Which Bomb lies where nobody knows, its owner neither: turning one over draws from all unseen.
"""

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.azeroth.cost import adjacent, on_the_map
from fracas.games.azeroth.defenders import count_conquest, drive_out
from fracas.games.azeroth.land import members
from fracas.games.azeroth.state import BOMB, FIRST_RACE, Realm
from fracas.games.azeroth.tables import (
    ASK_BOMB,
    ASK_PLANTING,
    BOMB_DISCARDED,
    BOMB_LIES_THERE,
    BOMB_PLANTED,
    BOMB_RETURNED,
    BOMB_TURNED,
    CANNOT_PAY_TOLL,
    FINISH,
    LIVE,
    NO_BOMB_LEFT,
    NO_BOMB_THERE,
    NO_TOLL_TO_REFUSE,
    NOT_AN_ACTIVE_OPPONENT,
    NOT_NEXT_TO_GOBLINS,
    PLANT,
    THROW_AWAY,
    TURN_BOMB,
    TURN_OVER,
    WATCH_TOWER_THERE,
)
from fracas.games.azeroth.tolls import (
    aegis_toll,
    conquest_tolls,
    immune,
    note_attack,
    owner_of,
    pay_aegis,
    pay_for_conquest,
)


def bombs(state: Realm) -> None:
    """Deal with every Bomb on the boards, in the order the player likes (SW-26.3)."""
    seat = state.step_seat()
    for region in range(state.land.count):
        if state.works[region] & BOMB:
            owner = owner_of(state, region)
            if owner in (-1, seat):
                _lift(state, region)
                state.bomb_stack += 1
                state.tell(EVERYONE, BOMB_RETURNED, region)
            elif immune(state, seat, region):  # SW-26.9
                _discard(state, region)
    lying = [region for region in range(state.land.count) if state.works[region] & BOMB]
    if any(conquest_tolls(state, seat, region) for region in lying):
        state.ask(seat, ASK_BOMB)  # coins are hidden, and so is whether the toll can be paid
    elif lying:
        state.ask_openly(seat, ASK_BOMB)
    else:
        state.done()


def _lift(state: Realm, region: int) -> None:
    state.works[region] &= ~BOMB


def _discard(state: Realm, region: int) -> None:
    _lift(state, region)
    state.tell(EVERYONE, BOMB_DISCARDED, region)


def bomb_obstacle(state: Realm, seat: int, move: int) -> int:
    """Turn a Bomb over and pay the tolls, or let it go unseen (SW-26.10)."""
    if TURN_OVER.holds(move):
        region = TURN_OVER.argument(move)
    elif THROW_AWAY.holds(move):
        region = THROW_AWAY.argument(move)
    else:
        return NOT_AN_ANSWER
    reason = on_the_map(state, region)
    if reason:
        return reason
    if not state.works[region] & BOMB:
        return NO_BOMB_THERE
    tolls = conquest_tolls(state, seat, region)
    if TURN_OVER.holds(move):
        return CANNOT_PAY_TOLL if tolls > state.coins[seat] else 0
    return 0 if tolls else NO_TOLL_TO_REFUSE


def bomb_moves(state: Realm, seat: int, found: list[int]) -> None:
    """List the Bombs that can be dealt with next."""
    for region in range(state.land.count):
        if state.works[region] & BOMB:
            for move in (TURN_OVER.move(region), THROW_AWAY.move(region)):
                if bomb_obstacle(state, seat, move) == 0:
                    found.append(move)


def answer_bomb(state: Realm, seat: int, move: int) -> None:
    """Pay and turn it over, or put it into the box."""
    if THROW_AWAY.holds(move):
        _discard(state, THROW_AWAY.argument(move))
        return
    region = TURN_OVER.argument(move)
    pay_for_conquest(state, seat, region)
    state.set_argument(0, region)
    state.demand_weighted(TURN_BOMB, (state.duds, state.live_bombs))


def turned(state: Realm, bomb: int) -> None:
    """A dud does nothing; a live one is a conquest that leaves the region empty (SW-26.4)."""
    seat, region = state.step_seat(), state.argument(0)
    _lift(state, region)
    state.tell(EVERYONE, BOMB_TURNED, region, bomb)
    if bomb == LIVE:
        state.live_bombs -= 1
        note_attack(state, seat, region)
        count_conquest(state, seat, region)  # SW-26.6
        drive_out(state, seat, region)
    else:
        state.duds -= 1


# Planting, at the end of the turn.


def planting(state: Realm, seat: int) -> bool:
    """Ask for a Bomb while there is a place for one (SW-26.2), also if only a toll forbids it."""
    for region in members(adjacent(state, 2 * seat + FIRST_RACE)):
        if plant_obstacle(state, seat, region) in (0, CANNOT_PAY_TOLL):
            state.ask(seat, ASK_PLANTING)
            return True
    return False


def plant_obstacle(state: Realm, seat: int, region: int) -> int:
    """On an adjacent region of an opponent's active race, at most one (SW-26.2, SW-26.9)."""
    reason = on_the_map(state, region)
    if reason:
        return reason
    holder = state.holder[region]
    if holder < FIRST_RACE or holder & 1 or owner_of(state, region) == seat:
        return NOT_AN_ACTIVE_OPPONENT
    if state.works[region] & BOMB:
        return BOMB_LIES_THERE
    if not adjacent(state, 2 * seat + FIRST_RACE) >> region & 1:
        return NOT_NEXT_TO_GOBLINS
    if not state.bomb_stack:
        return NO_BOMB_LEFT
    if immune(state, seat, region):
        return WATCH_TOWER_THERE
    return CANNOT_PAY_TOLL if aegis_toll(state, seat, region) > state.coins[seat] else 0


def planting_obstacle(state: Realm, seat: int, move: int) -> int:
    """Plant a Bomb or stop."""
    if move == FINISH:
        return 0
    if not PLANT.holds(move):
        return NOT_AN_ANSWER
    return plant_obstacle(state, seat, PLANT.argument(move))


def plant_moves(state: Realm, seat: int, found: list[int]) -> None:
    """List where a Bomb can be planted, and stopping."""
    found.append(FINISH)
    beside = adjacent(state, 2 * seat + FIRST_RACE)
    for region in range(state.land.count):
        if beside >> region & 1 and plant_obstacle(state, seat, region) == 0:
            found.append(PLANT.move(region))


def plant(state: Realm, seat: int, region: int) -> None:
    """Put the top Bomb down unseen."""
    pay_aegis(state, seat, region)
    state.bomb_stack -= 1
    state.works[region] |= BOMB
    state.tell(EVERYONE, BOMB_PLANTED, seat, region)


def clear_away(state: Realm) -> None:
    """Put the rest of the stack into the box when the Goblins decline (SW-26.8)."""
    state.bomb_stack = 0
    state.live_bombs = 0
    state.duds = 0
