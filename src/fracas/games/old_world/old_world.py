"""OW-3: the Old World phase: a card is turned up, carried out, and put on the track."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.old_world.board import (
    EVENT,
    EVERYWHERE,
    NEIGHBOURS,
    NOBLE,
    PEASANT,
    REGIONS,
    WARPSTONE,
)
from fracas.games.old_world.old_world_cards import (
    MASS_EXODUS,
    NEAR_WARPSTONE,
    NO_CARD,
    OLD_WORLD_CARDS,
    OLD_WORLD_COPIES,
    OLD_WORLD_TITLES,
    PEASANTS_SCORE,
    WAY_REGIONS,
    WAY_TOKEN,
    WITH_NOBLE_IF_ANY,
)
from fracas.games.old_world.placing import (
    SPREAD,
    TOGETHER,
    open_regions,
    place_everywhere,
    place_tokens,
)
from fracas.games.old_world.powers import POWERS
from fracas.games.old_world.state import World
from fracas.games.old_world.tables import (
    ASK_WAY,
    NOT_ONE_OF_THEM,
    OLD_WORLD_CARD,
    OLD_WORLD_LEAVES,
    SCORED,
    TAKE_WAY,
    TURN_UP,
)

MOST_PEASANTS_BONUS: Final = 3


def phase(state: World) -> None:
    """Turn up a card (OW-3.1), carry it out, and put it where it goes (OW-3.5)."""
    place = state.place()
    state.go(place + 1)
    if place == 0:
        weights = tuple(
            [OLD_WORLD_COPIES[title] - state.old_seen[title] for title in range(OLD_WORLD_TITLES)]
        )
        state.demand_weighted(TURN_UP, weights)
        return
    card = OLD_WORLD_CARDS[state.argument(0)]
    if place == 1:
        if card.comet:
            purge(state)
    elif place == 2:
        if card.ways:
            state.ask_openly(state.seat_of(state.lowest_threat()), ASK_WAY)
    elif place == 3:
        number = state.argument(1)
        if number < len(card.orders):
            state.set_argument(1, number + 1)
            state.go(3)
            carry_out(state, state.argument(0), number)
    elif place == 4:
        if card.other == MASS_EXODUS:
            for region in range(REGIONS):
                if state.token(region, PEASANT):
                    state.remove_token(PEASANT, region)
        elif card.other == PEASANTS_SCORE:
            score_peasants(state)
    else:
        if card.discarded:
            state.tell(EVERYONE, OLD_WORLD_LEAVES, state.argument(0))
        else:
            shelve(state, state.argument(0))
        state.done()


def turned_up(state: World, title: int) -> None:
    """Note which card came up."""
    state.old_left -= 1
    state.old_seen[title] += 1
    state.set_argument(0, title)
    state.tell(EVERYONE, OLD_WORLD_CARD, title)


def purge(state: World) -> None:
    """Remove all comet cards from the track, then all Event tokens from the board (OW-3.3)."""
    for space in range(2):
        title = state.track[space]
        if title != NO_CARD and OLD_WORLD_CARDS[title].comet:
            state.track[space] = NO_CARD
            state.tell(EVERYONE, OLD_WORLD_LEAVES, title)
    for region in range(REGIONS):
        while state.token(region, EVENT):
            state.remove_token(EVENT, region)


def carry_out(state: World, title: int, number: int) -> None:
    """Carry out one order of a card: the lowest Threat decides (OW-3.2)."""
    order = OLD_WORLD_CARDS[title].orders[number]
    if order.everywhere:
        place_everywhere(state, order.token, order.fixed)
        return
    among = order.among & suited(state, order.where)
    manner = TOGETHER if order.together else SPREAD
    place_tokens(state, state.lowest_threat(), order.token, order.fixed, order.free, among, manner)


def suited(state: World, where: int) -> int:
    """Give the regions that a card's condition allows."""
    if where == WITH_NOBLE_IF_ANY:
        return regions_with(state, NOBLE) & open_regions(state) or EVERYWHERE
    if where == NEAR_WARPSTONE:
        found = regions_with(state, WARPSTONE)
        for region in range(REGIONS):
            if state.token(region, WARPSTONE):
                found |= NEIGHBOURS[region]
        return found
    return EVERYWHERE


def regions_with(state: World, token: int) -> int:
    """Give the regions that hold a token of a kind."""
    found = 0
    for region in range(REGIONS):
        if state.token(region, token):
            found |= 1 << region
    return found


def score_peasants(state: World) -> None:
    """Score a point for each Peasant on a sheet; who alone has the most, three more."""
    most = max(state.peasants)
    alone = state.peasants.count(most) == 1
    for power in range(POWERS):
        points = state.peasants[power]
        if alone and points == most:
            points += MOST_PEASANTS_BONUS
        if points:
            score(state, power, points)


def score(state: World, power: int, points: int) -> None:
    """Score victory points; there is no upper limit (OW-12.8)."""
    state.points[power] += points
    state.tell(EVERYONE, SCORED, power, points)


def shelve(state: World, title: int) -> None:
    """Put a card on space 1; what lies there is pushed to space 2 (OW-3.5 to OW-3.7)."""
    if state.track[0] != NO_CARD:
        if state.track[1] != NO_CARD:
            state.tell(EVERYONE, OLD_WORLD_LEAVES, state.track[1])
        state.track[1] = state.track[0]
    state.track[0] = title


def way_obstacle(state: World, move: int) -> int:
    """One of the two ways of the card."""
    if not TAKE_WAY.holds(move):
        return NOT_AN_ANSWER
    ways = OLD_WORLD_CARDS[state.argument(0)].ways
    return 0 if TAKE_WAY.argument(move) in ways else NOT_ONE_OF_THEM


def way_moves(state: World, found: list[int]) -> None:
    """List the two ways of the card."""
    for way in OLD_WORLD_CARDS[state.argument(0)].ways:
        found.append(TAKE_WAY.move(way))


def answer_way(state: World, move: int) -> None:
    """Place the tokens of the chosen way."""
    way = TAKE_WAY.argument(move)
    place_tokens(state, state.lowest_threat(), WAY_TOKEN[way], WAY_REGIONS[way], 0, 0, SPREAD)
