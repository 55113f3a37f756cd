"""OW-5 and OW-6: the summoning phase: figures, Chaos cards, and passing, turn by turn."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.old_world.arrivals import arrive
from fracas.games.old_world.board import (
    AROUND,
    EMPIRE,
    EVENT,
    EVERYWHERE,
    REGIONS,
    SKAVEN,
    SPACES,
    STOCK,
)
from fracas.games.old_world.chaos_cards import (
    AMOUNT,
    CARDS_FROM,
    COST,
    DISCOUNT,
    DOES,
    EMPTY,
    FIELD_OF_CARNAGE,
    HOLDS_BACK,
    MAGIC,
    POWER_OF,
    ROYALTY_WANTS,
    SILENCES,
    STASIS,
    TITLES,
    WHEN_PLAYED,
)
from fracas.games.old_world.old_world_cards import DECREE, HORNED_ONE, TECLIS, WARDENS
from fracas.games.old_world.powers import (
    COST_OF,
    FIRST,
    KHORNE,
    LEPER,
    LEPERS_UPGRADE,
    NURGLE,
    OWNER_OF,
    POWERS,
    SLAANESH,
    UNIT_OF,
    UNITS_OF_A_POWER,
)
from fracas.games.old_world.state import CAME_FREE, UNBOUND, World
from fracas.games.old_world.steps import CARD_EFFECT
from fracas.games.old_world.tables import (
    ALREADY_THERE,
    ASK_TURN,
    CARD_NOT_HELD,
    HELD_BACK,
    LIKE_ANOTHER,
    NO_CARDS_IN_RUINS,
    NOT_YOUR_FIGURE,
    ONLY_ONE_CARD,
    OUT_OF_REACH,
    PASS,
    PASSED,
    PLAY,
    PLAYED,
    SPACE_TAKEN,
    SUMMON,
    SUMMONED,
    TOO_DEAR,
)

CURRENT: Final = 0

# What a figure and a card can cost more than is printed: nothing adds more than this.
MOST_SURCHARGE: Final = 2
MOST_CARD_SURCHARGE: Final = 3


def phase(state: World) -> None:
    """Ask whoever comes next in Power order and has power points left (OW-5.1, OW-5.4)."""
    power = state.argument(CURRENT)
    for _ in range(POWERS):
        if state.power_points[power] > 0:
            state.set_argument(CURRENT, (power + 1) % POWERS)
            state.ask(state.seat_of(power), ASK_TURN)
            return
        power = (power + 1) % POWERS
    state.done()


# What is legal.


def reach(state: World, power: int) -> int:
    """Give the regions in which a Power may put figures (OW-5.9, OW-5.10)."""
    found = 0
    for region in range(REGIONS):
        if state.force[region * POWERS + power]:
            found |= AROUND[region]
    return found or EVERYWHERE


def summon_cost(state: World, power: int, figure: int, region: int) -> int:
    """Give what summoning a figure to a region costs now."""
    cost = COST_OF[figure]
    lasting = state.lasting()
    if lasting & DECREE and region == EMPIRE:
        cost += 1
    if lasting & WARDENS and state.where[figure] != STOCK:
        cost += 1
    if comes_free(state, power, figure, region):
        cost -= COST_OF[figure]
    return cost


def comes_free(state: World, power: int, figure: int, region: int) -> bool:
    """Tell whether an upgraded Leper enters a region without Nurgle's figures, once a round."""
    return (
        UNIT_OF[figure] == LEPER
        and power == NURGLE
        and state.upgrades >> LEPERS_UPGRADE & 1 != 0
        and not state.marks[figure] & CAME_FREE
        and state.force[region * POWERS + NURGLE] == 0
    )


def is_held_back(state: World, figure: int) -> bool:
    """Tell whether a Field of Carnage keeps a figure where it is."""
    region = state.where[figure]
    return (
        region != STOCK and state.holder[figure] != KHORNE and state.texts(region) & HOLDS_BACK != 0
    )


def play_cost(state: World, power: int, card: int, region: int) -> int:
    """Give what playing a card to a region costs now; never less than 0 (OW-6.14)."""
    cost = COST[card]
    if state.texts(region) & STASIS:
        for space in range(region * 2, region * 2 + 2):
            if state.text(space) & STASIS and POWER_OF[state.spaces[space]] != power:
                cost += AMOUNT[state.spaces[space]]
    if MAGIC[card] and state.lasting() & TECLIS and state.token(region, EVENT):
        cost += 1
    if DISCOUNT[card]:
        base = region * POWERS
        if sum(state.corruption[base : base + POWERS]) >= ROYALTY_WANTS:
            cost -= DISCOUNT[card]
    return max(cost, 0)


def obstacle(state: World, seat: int, move: int) -> int:
    """Say what speaks against a summoning or a card; passing is always possible."""
    power = state.power_of(seat)
    if SUMMON.holds(move):
        return summon_obstacle(state, power, SUMMON.argument(move), SUMMON.argument(move, 1))
    if PLAY.holds(move):
        return play_obstacle(state, power, PLAY.argument(move), PLAY.argument(move, 1))
    return 0 if move == PASS else NOT_AN_ANSWER


def summon_obstacle(state: World, power: int, figure: int, region: int) -> int:
    """An own figure, from the stock or another region, within reach, and paid for."""
    if state.holder[figure] != power:
        return NOT_YOUR_FIGURE
    if state.where[figure] == region:
        return ALREADY_THERE
    if is_held_back(state, figure):
        return HELD_BACK
    if not reach(state, power) >> region & 1:
        return OUT_OF_REACH
    if summon_cost(state, power, figure, region) > state.power_points[power]:
        return TOO_DEAR
    if not state.is_first_of_its_like(figure, FIRST[UNIT_OF[figure]]):
        return LIKE_ANOTHER
    return 0


def play_obstacle(state: World, power: int, card: int, space: int) -> int:
    """A card in hand, an empty space of a region that is not ruined, and the cost."""
    region = space // 2
    if POWER_OF[card] != power or state.hand[card] == 0:
        return CARD_NOT_HELD
    if state.ruin[region]:
        return NO_CARDS_IN_RUINS
    if state.spaces[space] != EMPTY:
        return SPACE_TAKEN
    if state.spaces[space ^ 1] < TITLES and allows_one_card(state, region):
        return ONLY_ONE_CARD
    if play_cost(state, power, card, region) > state.power_points[power]:
        return TOO_DEAR
    return 0


def allows_one_card(state: World, region: int) -> bool:
    """Tell whether The Horned One's Due leaves a region one card only."""
    return state.lasting() & HORNED_ONE != 0 and state.token(region, SKAVEN) != 0


def moves(state: World, seat: int, found: list[int]) -> None:
    """List all that a player can do on his turn."""
    power = state.power_of(seat)
    if state.power_points[power] > 0:
        summon_moves(state, power, found)
        play_moves(state, power, found)
    found.append(PASS)


def summon_moves(state: World, power: int, found: list[int]) -> None:
    """List each kind of figure at each place once, with the regions it can go to."""
    within = reach(state, power)
    regions = [region for region in range(REGIONS) if within >> region & 1]
    changing = state.lasting() & (DECREE | WARDENS) != 0
    points = state.power_points[power]
    held = power != KHORNE and FIELD_OF_CARNAGE in state.spaces
    where, holder, marks = state.where, state.holder, state.marks
    for unit in range(power * UNITS_OF_A_POWER, (power + 1) * UNITS_OF_A_POWER):
        first = FIRST[unit]
        free = unit == LEPER and state.upgrades >> LEPERS_UPGRADE & 1 != 0
        if COST_OF[first] > points and not free:
            continue
        seen = 0
        for figure in range(first, FIRST[unit + 1]):
            if holder[figure] != power:
                continue
            origin = where[figure]
            if marks[figure] == 0:
                if seen >> origin & 1:
                    continue
                seen |= 1 << origin
            elif not state.is_first_of_its_like(figure, first):
                continue
            if held or ((changing or free) and points < COST_OF[first] + MOST_SURCHARGE):
                summon_one(state, power, figure, regions, found)
            else:
                base = SUMMON.base + figure * REGIONS
                found += [base + region for region in regions if region != origin]
    if power == SLAANESH:
        summon_controlled(state, power, regions, found)


def summon_controlled(state: World, power: int, regions: list[int], found: list[int]) -> None:
    """List the same for figures of others that the Power controls (OW-15.5)."""
    for figure in state.bound:
        if (
            figure != UNBOUND
            and state.holder[figure] == power
            and OWNER_OF[figure] != power
            and state.is_first_of_its_like(figure, FIRST[UNIT_OF[figure]])
        ):
            summon_one(state, power, figure, regions, found)


def summon_one(state: World, power: int, figure: int, regions: list[int], found: list[int]) -> None:
    """List the regions to which one figure can be summoned, where that is not plain."""
    if is_held_back(state, figure):
        return
    points = state.power_points[power]
    for region in regions:
        if region != state.where[figure] and summon_cost(state, power, figure, region) <= points:
            found.append(SUMMON.move(figure, region))


def play_moves(state: World, power: int, found: list[int]) -> None:
    """List the cards in hand with the spaces to which they can be played."""
    hand = state.hand
    titles = [card for card in range(CARDS_FROM[power], CARDS_FROM[power + 1]) if hand[card]]
    if not titles:
        return
    spaces = state.spaces
    special = state.lasting() & (HORNED_ONE | TECLIS) != 0
    plain: list[int] = []
    other: list[int] = []
    for region in range(REGIONS):
        if state.ruin[region] == 0:
            left = spaces[region * 2]
            right = spaces[region * 2 + 1]
            listed = other if special or (DOES[left] | DOES[right]) & STASIS else plain
            if left == EMPTY:
                listed.append(region * 2)
            if right == EMPTY:
                listed.append(region * 2 + 1)
    points = state.power_points[power]
    for card in titles:
        base = PLAY.base + card * SPACES
        if COST[card] <= points:
            found += [base + space for space in plain]
        elif DISCOUNT[card]:
            for space in plain:
                if play_cost(state, power, card, space // 2) <= points:
                    found.append(base + space)
    if other:
        play_moves_elsewhere(state, power, titles, other, found)


def play_moves_elsewhere(
    state: World, power: int, titles: list[int], spaces: list[int], found: list[int]
) -> None:
    """List the same for spaces of regions where something changes costs or forbids cards."""
    points = state.power_points[power]
    for space in spaces:
        region = space // 2
        if state.spaces[space ^ 1] < TITLES and allows_one_card(state, region):
            continue
        base = PLAY.base + space
        for card in titles:
            if (
                COST[card] + MOST_CARD_SURCHARGE <= points
                or play_cost(state, power, card, region) <= points
            ):
                found.append(base + card * SPACES)


# What happens.


def answer(state: World, seat: int, move: int) -> None:
    """Summon, play a card, or pass (OW-5.2)."""
    power = state.power_of(seat)
    if SUMMON.holds(move):
        summon(state, power, SUMMON.argument(move), SUMMON.argument(move, 1))
    elif PLAY.holds(move):
        play_card(state, power, PLAY.argument(move), PLAY.argument(move, 1))
    else:
        state.power_points[power] = 0  # OW-5.3
        state.tell(EVERYONE, PASSED, power)


def summon(state: World, power: int, figure: int, region: int) -> None:
    """Pay for a figure and put it in a region."""
    origin = state.where[figure]
    cost = max(summon_cost(state, power, figure, region), 0)
    free = comes_free(state, power, figure, region)
    state.power_points[power] -= cost
    state.set_down(figure, region)
    if free:
        state.marks[figure] |= CAME_FREE
    state.tell(EVERYONE, SUMMONED, power, figure, region, cost)
    arrive(state, figure, origin, region, mover=power, summoned=True)


def play_card(state: World, power: int, card: int, space: int) -> None:
    """Pay for a card, lay it on its space and carry out its text (OW-6.1)."""
    cost = play_cost(state, power, card, space // 2)
    state.power_points[power] -= cost
    state.leaves_hand(card)
    state.spaces[space] = card
    state.tell(EVERYONE, PLAYED, power, card, space, cost)
    if DOES[card] & SILENCES:
        state.let_go(space ^ 1)  # OW-A.21
    if state.text(space) & WHEN_PLAYED:  # OW-A.48
        state.push(CARD_EFFECT, power, card, space)
