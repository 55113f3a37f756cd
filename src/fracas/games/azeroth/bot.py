"""What a good player looks at: coins, what the turn would score, and when a race is tired.

A race that can still grow goes on; one that cannot declines, so that its regions bring coins
beside those of a fresh race for the rest of the game.
"""

from typing import Final

from fracas.games.azeroth.peoples import GOES_IN_PAIRS
from fracas.games.azeroth.scoring import items_now
from fracas.games.azeroth.state import DECLINING, FIRST_RACE, Realm
from fracas.games.azeroth.steps import AT_SCORING, TURN
from fracas.games.azeroth.tables import (
    CHOOSE_FORM,
    EXPAND,
    FIGHT_FOR,
    FINISH,
    NEUTRAL,
    NONE,
    RECRUIT,
    WITHDRAW,
)

# In hundredths of a coin.
COIN: Final = 100
TOKEN: Final = 30
PAIRED_TOKEN: Final = 18
GUARDED: Final = 6
FRESH_RACE: Final = 500
KEPT: Final = 85
IDLE_MOVES: Final[tuple[int, ...]] = (
    FINISH,
    EXPAND,
    WITHDRAW,
    CHOOSE_FORM.move(0),
    FIGHT_FOR.move(NEUTRAL),
    RECRUIT.move(0),
)


def outlook(state: Realm, seat: int) -> int:
    """Weigh what a seat has and can expect against the mean of the others."""
    others = sum(merit(state, other) for other in range(state.seats) if other != seat)
    return merit(state, seat) * (state.seats - 1) - others


def merit(state: Realm, seat: int) -> int:
    """Add up a seat's coins, those that its turn will bring, and what it can expect later."""
    active = 2 * seat + FIRST_RACE
    rounds = state.atlas.presets[state.seats].rounds - state.round
    worth = COIN * state.coins[seat]
    unscored = scores_later(state, seat)
    if unscored:
        worth += COIN * sum(items_now(state, seat))
    elif is_still_to_come(state, seat):
        rounds += 1
    declined = COIN * state.count_of(active + 1)
    if state.race[2 * seat] == NONE:
        rounds += int(unscored)
        return worth + rounds * (FRESH_RACE + declined * KEPT // 100)
    regions = state.regions_of(active)
    pieces = state.hand[seat]
    guarded = 0
    for region in regions:
        here = state.tokens[region] + state.beasts[region]
        pieces += here - 1
        guarded += GUARDED * (here > 1)
    growth = pieces * (PAIRED_TOKEN if state.skills[seat] & GOES_IN_PAIRS else TOKEN)
    grown = COIN * len(regions) + growth
    if unscored:
        worth += growth
    return worth + guarded + expectation(grown, declined, rounds)


def expectation(grown: int, declined: int, rounds: int) -> int:
    """Give what the rest of the game may bring: declining in the next turn, or going on."""
    if rounds <= 0:
        return 0
    declines = grown + (rounds - 1) * (FRESH_RACE + grown * KEPT // 100)
    goes_on = rounds * (grown + declined) * KEPT // 100
    return max(declines, goes_on)


def scores_later(state: Realm, seat: int) -> bool:
    """Tell whether it is this seat's turn, and it has not been scored yet."""
    if state.turn_seat != seat or state.turn & DECLINING:
        return False
    base = state.top
    while base >= 0:
        if state.stack[base] == TURN:
            return state.stack[base + 1] <= AT_SCORING
        base = state.stack[base + 3]
    return False


def is_still_to_come(state: Realm, seat: int) -> bool:
    """Tell whether a seat's turn of this round has not begun."""
    seats = state.seats
    return (seat - state.starter) % seats > (state.turn_seat - state.starter) % seats


def idle(state: Realm, seat: int) -> int:
    """Choose the move that does the least: hold what one has, and stop."""
    found = state.legal(seat)
    for move in IDLE_MOVES:
        if move in found:
            return move
    return found[0]
