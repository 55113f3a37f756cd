"""OO-17 and OO-19: what a battle leaves behind."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.games.orcs.clash import ATTACKER_WINS, DEFENDER_WINS, NOBODY_WINS
from fracas.games.orcs.kingdom import ATTACKER, DEFENDER, Kingdom
from fracas.games.orcs.steps import LEAVING, STOP
from fracas.games.orcs.tables import BATTLE_DRAWN, BATTLE_WON

ZONE_HERE: Final = 0
RESULT: Final = 1


def aftermath(state: Kingdom) -> None:
    """Give the winner his point, let the beaten retreat, let a victorious attacker stop."""
    place = state.place()
    zone = state.argument(ZONE_HERE)
    result = state.argument(RESULT)
    state.go(place + 1)
    if place == 0:
        reward(state, zone, result)
    elif place == 1:
        if result != ATTACKER_WINS:
            push_retreat(state, ATTACKER, zone)
    elif place == 2:
        if result != DEFENDER_WINS:
            push_retreat(state, DEFENDER, zone)
    elif place == 3:
        state.stood[zone] = 0
        if result == ATTACKER_WINS:  # OO-19.5
            state.push(STOP, state.attacker, zone, state.fighting(ATTACKER))
    else:
        put_away(state)
        state.done()


def reward(state: Kingdom, zone: int, result: int) -> None:
    """Give a point to the winner at once (OO-19.1); with no winner nobody gains (OO-17.12)."""
    if result == NOBODY_WINS:
        state.tell(EVERYONE, BATTLE_DRAWN, state.board.first + zone)
        return
    winner = state.attacker if result == ATTACKER_WINS else state.defender
    state.tell(EVERYONE, BATTLE_WON, winner, state.board.first + zone)
    state.gain(winner)


def push_retreat(state: Kingdom, side: int, zone: int) -> None:
    """Let what is left of a beaten army retreat, the attacker's first (OO-19.2, OO-19.4)."""
    if state.fighting(side):
        state.push(LEAVING, state.seat_of(side), zone, 0, state.seat_of(1 - side))


def put_away(state: Kingdom) -> None:
    """Send the destroyed hordes home or into captivity (OO-19.6), and clear the field (OO-19.8)."""
    for side in (ATTACKER, DEFENDER):
        owner, captor = state.seat_of(side), state.seat_of(1 - side)
        marched = state.spent_losses if side == ATTACKER else 0  # OO-19.7
        state.reserve[owner] += marched
        state.release(owner, captor, state.losses[side] - marched)
    state.clear_battle()
