"""OW-4: the draw phase, and drawing and discarding Chaos cards at any other time."""

from fracas.core.events import EVERYONE, all_but, only
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.old_world.chaos_cards import CARDS_FROM, POWER_OF, TITLES
from fracas.games.old_world.powers import (
    BOTH_POINTS,
    CARDS_DRAWN,
    FULL_HAND,
    PLEASURE_AND_PAIN,
    POWER_POINTS,
    POWERS,
    SLAANESH,
    TZEENTCH,
    UPGRADE_CARDS,
    UPGRADES_OF_A_POWER,
)
from fracas.games.old_world.state import World
from fracas.games.old_world.steps import DRAW
from fracas.games.old_world.tables import (
    ASK_DISCARD,
    ASK_TZEENTCH_DISCARD,
    CARD_NOT_HELD,
    DECLINE,
    DISCARD,
    DISCARDED,
    DRAW_CARD,
    DREW,
    DREW_UNSEEN,
    POWER_SET,
    RESHUFFLED,
)


def phase(state: World) -> None:
    """Let each Power in turn discard, if it may, and draw (OW-4.1); then set all markers."""
    place = state.place()
    power = place >> 1
    state.go(place + 1)
    if power == POWERS:
        for each in range(POWERS):
            if each != state.absent:
                set_power_points(state, each)
        state.done()
    elif power == state.absent:
        return
    elif place & 1:
        missing = cards_to_draw(state, power)
        if missing > 0:
            state.push(DRAW, power, missing)
    elif power == TZEENTCH and state.hand_size(power):
        state.ask(state.seat_of(power), ASK_TZEENTCH_DISCARD)


def cards_to_draw(state: World, power: int) -> int:
    """Count what a Power draws: a fixed number, or what Tzeentch's hand lacks (OW-4.7)."""
    extra = 0
    for number in range(power * UPGRADES_OF_A_POWER, (power + 1) * UPGRADES_OF_A_POWER):
        if state.upgrades >> number & 1:
            extra += UPGRADE_CARDS[number].cards
    if power == TZEENTCH:
        return FULL_HAND + extra - state.hand_size(power)
    return CARDS_DRAWN + extra


def power_points(state: World, power: int) -> int:
    """Give the highlighted number of a sheet and what upgrades add to it (OW-4.5)."""
    points = POWER_POINTS[power]
    for number in range(power * UPGRADES_OF_A_POWER, (power + 1) * UPGRADES_OF_A_POWER):
        if state.upgrades >> number & 1:
            points += UPGRADE_CARDS[number].power_points
    if power == SLAANESH and state.upgrades & PLEASURE_AND_PAIN == PLEASURE_AND_PAIN:
        points += BOTH_POINTS
    return points


def set_power_points(state: World, power: int) -> None:
    """Set a power marker anew; what was left is lost (OW-4.5)."""
    state.power_points[power] = power_points(state, power)
    state.tell(EVERYONE, POWER_SET, power, state.power_points[power])


def draw(state: World) -> None:
    """Draw as many cards as argument 0 says, as far as there are any (OW-4.2, OW-4.3)."""
    power = state.step_power()
    first, end = CARDS_FROM[power], CARDS_FROM[power + 1]
    if state.argument(0) == 0:
        state.done()
        return
    if sum(state.deck[first:end]) == 0:
        if sum(state.pile[first:end]) == 0:
            state.done()
            return
        # Whatever is not on the pile now is in the hand, and everybody knows it.
        state.deck[first:end] = state.pile[first:end]
        state.pile[first:end] = [0] * (end - first)
        state.known[first:end] = state.hand[first:end]
        state.tell(EVERYONE, RESHUFFLED, power)
    weights = (0,) * first + tuple(state.deck[first:end]) + (0,) * (TITLES - end)
    state.demand_weighted(DRAW_CARD, weights, only(state.seat_of(power)))


def drawn(state: World, card: int) -> None:
    """Take a drawn card into the hand; only its owner sees which it is (OW-1.15)."""
    power = POWER_OF[card]
    seat = state.seat_of(power)
    state.deck[card] -= 1
    state.hand[card] += 1
    state.set_argument(0, state.argument(0) - 1)
    state.tell(only(seat), DREW, power, card)
    state.tell(all_but(seat), DREW_UNSEEN, power)


def discarding(state: World) -> None:
    """Let a Power discard as many cards as argument 0 says, of its own choice."""
    power = state.step_power()
    left = state.argument(0)
    size = state.hand_size(power)
    if left == 0 or size == 0:
        state.done()
    elif size <= left:
        state.disclose()
        for card in range(CARDS_FROM[power], CARDS_FROM[power + 1]):
            while state.hand[card]:
                discard(state, card)
        state.done()
    else:
        state.set_argument(0, left - 1)
        state.ask(state.seat_of(power), ASK_DISCARD)


def discard(state: World, card: int) -> None:
    """Put a card from a hand on its owner's pile."""
    state.leaves_hand(card)
    state.pile[card] += 1
    state.tell(EVERYONE, DISCARDED, POWER_OF[card], card)


def discard_obstacle(state: World, seat: int, move: int) -> int:
    """Discard a card that one holds; Tzeentch may also keep all (OW-4.1)."""
    if move == DECLINE and state.asked[seat] == ASK_TZEENTCH_DISCARD:
        return 0
    if not DISCARD.holds(move):
        return NOT_AN_ANSWER
    card = DISCARD.argument(move)
    if POWER_OF[card] != state.power_of(seat) or state.hand[card] == 0:
        return CARD_NOT_HELD
    return 0


def discard_moves(state: World, seat: int, found: list[int]) -> None:
    """List the cards one holds, and keeping all where that is allowed."""
    power = state.power_of(seat)
    for card in range(CARDS_FROM[power], CARDS_FROM[power + 1]):
        if state.hand[card]:
            found.append(DISCARD.move(card))
    if state.asked[seat] == ASK_TZEENTCH_DISCARD:
        found.append(DECLINE)


def answer_discard(state: World, move: int) -> None:
    """Discard the named card."""
    if move != DECLINE:
        discard(state, DISCARD.argument(move))
