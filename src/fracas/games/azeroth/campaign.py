"""SW-5, SW-7, SW-11: what can be done in the conquest step, one thing after the other."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.azeroth import intimidation, portals, theft
from fracas.games.azeroth.conquest import FINAL, NORMAL, begin
from fracas.games.azeroth.cost import (
    MOST_SHORT,
    adjacent,
    champion_obstacle,
    conquest_obstacle,
    in_hand,
    least,
    near,
    on_the_map,
    price,
    untaxed,
)
from fracas.games.azeroth.defenders import (
    leave_empty,
)
from fracas.games.azeroth.land import members
from fracas.games.azeroth.peoples import (
    FLIES,
    HAS_CHAMPION,
    OPENS_PORTALS,
    SWIMS,
    TOUCHES_RELICS,
)
from fracas.games.azeroth.relics import (
    ASHES_OF_ALAR,
    DOOMHAMMER,
    FROSTMOURNE,
)
from fracas.games.azeroth.state import (
    ASHES_USED,
    BEGUN,
    CHAMPION_USED,
    FINAL_MADE,
    FIRST_RACE,
    FLOWN,
    FROST_USED,
    HAMMER_USED,
    IN_HAND,
    RELIC_TOUCHED,
    TOWER,
    Realm,
)
from fracas.games.azeroth.steps import AT_RECRUITS
from fracas.games.azeroth.tables import (
    ABANDON,
    ABANDONED,
    AIR,
    ASHES,
    ASK_CONQUEST,
    ATTEMPT,
    ATTEMPT_BITS,
    ATTEMPT_WITH,
    CHAMPION,
    CONQUER,
    CONQUER_WITH,
    CONQUESTS_HAVE_BEGUN,
    DECLINED_STAYS,
    DISCOUNT,
    EXCHANGE,
    EXCHANGE_WITH,
    FINISH,
    FLIGHT_BITS,
    FLY,
    FLY_WITH,
    FROST,
    HAMMER,
    INTIMIDATE,
    MEANS_BITS,
    NONE,
    NOT_YOUR_REGION,
    PLAIN,
    SEND_CHAMPION,
    STEAL,
)
from fracas.games.azeroth.tolls import conquest_tolls, immune

MOST_TOLLS: Final = 5
# What can be done in the conquest step with an empty hand.
NEEDS_NO_TOKENS: Final = HAS_CHAMPION | OPENS_PORTALS | TOUCHES_RELICS


def conquests(state: Realm) -> None:
    """Ask for conquests until the player stops, or has made his final attempt (SW-3.5)."""
    if state.turn & FINAL_MADE:
        state.go(AT_RECRUITS)
        return
    seat = state.step_seat()
    # Whether tolls can be paid is hidden: only without tokens and powers all can see an end.
    if in_hand(state, seat) == 0 and not state.skills[seat] & NEEDS_NO_TOKENS:
        state.ask_openly(seat, ASK_CONQUEST)
    else:
        state.ask(seat, ASK_CONQUEST)


def obstacle(state: Realm, seat: int, move: int) -> int:
    """Give the reason against a move of the conquest step."""
    if state.chains[seat]:
        return _second_obstacle(state, seat, move)
    if move == FINISH:
        return 0
    if CONQUER.holds(move):
        return _obstacle_to(state, seat, CONQUER.argument(move), PLAIN, False)
    if CONQUER_WITH.holds(move):
        means = MEANS_BITS[CONQUER_WITH.argument(move, 1)]
        return _obstacle_to(state, seat, CONQUER_WITH.argument(move), means, False)
    if ATTEMPT.holds(move):
        return _obstacle_to(state, seat, ATTEMPT.argument(move), PLAIN, True)
    if ATTEMPT_WITH.holds(move):
        means = ATTEMPT_BITS[ATTEMPT_WITH.argument(move, 1)]
        return _obstacle_to(state, seat, ATTEMPT_WITH.argument(move), means, True)
    if FLY.holds(move):
        return _obstacle_to(state, seat, FLY.argument(move), AIR, False)
    if FLY_WITH.holds(move):
        means = FLIGHT_BITS[FLY_WITH.argument(move, 1)]
        return _obstacle_to(state, seat, FLY_WITH.argument(move), means, False)
    if SEND_CHAMPION.holds(move):
        region = SEND_CHAMPION.argument(move)
        return on_the_map(state, region) or champion_obstacle(state, seat, region)
    if ABANDON.holds(move):
        return abandon_obstacle(state, seat, ABANDON.argument(move))
    if STEAL.holds(move):
        return theft.obstacle(state, seat, STEAL.argument(move), STEAL.argument(move, 1))
    if INTIMIDATE.holds(move):
        return intimidation.obstacle(state, seat, INTIMIDATE.argument(move))
    if EXCHANGE.holds(move):
        return portals.obstacle(state, seat, EXCHANGE.argument(move))
    return NOT_AN_ANSWER


def _second_obstacle(state: Realm, seat: int, move: int) -> int:
    """Judge the move that completes an exchange or an intimidation."""
    first = state.chains[seat][0]
    if EXCHANGE.holds(first):
        if not EXCHANGE_WITH.holds(move):
            return NOT_AN_ANSWER
        return portals.second_obstacle(
            state, seat, EXCHANGE.argument(first), EXCHANGE_WITH.argument(move)
        )
    return intimidation.second_obstacle(state, seat, INTIMIDATE.argument(first), move)


def _obstacle_to(state: Realm, seat: int, region: int, means: int, attempt: bool) -> int:
    return on_the_map(state, region) or conquest_obstacle(
        state, seat, region, means, attempt, near(state, seat)
    )


def abandon_obstacle(state: Realm, seat: int, region: int) -> int:
    """Regions are given up before the first conquest only (SW-11.3)."""
    reason = on_the_map(state, region)
    if reason:
        return reason
    if state.holder[region] == 2 * seat + FIRST_RACE + 1:
        return DECLINED_STAYS
    if state.holder[region] != 2 * seat + FIRST_RACE:
        return NOT_YOUR_REGION
    return CONQUESTS_HAVE_BEGUN if state.turn & BEGUN else 0


def moves(state: Realm, seat: int, found: list[int]) -> None:
    """List the legal moves of the conquest step."""
    if state.chains[seat]:
        first = state.chains[seat][0]
        if EXCHANGE.holds(first):
            portals.second_moves(state, seat, EXCHANGE.argument(first), found)
        else:
            intimidation.second_moves(state, seat, INTIMIDATE.argument(first), found)
        return
    found.append(FINISH)
    hooks = state.skills[seat]
    own = 2 * seat + FIRST_RACE
    nearby = near(state, seat)
    hand = in_hand(state, seat)
    if not state.turn & BEGUN:
        for region in state.regions_of(own):
            found.append(ABANDON.move(region))
    if hand:
        targets = (nearby | state.land.entries) & ~state.held[own]
        if not hooks & SWIMS:
            targets &= ~state.land.water
        plain_moves(state, seat, targets, nearby, hand, found)
        ways = means_at_hand(state, seat, hooks)
        if ways & (ASHES | AIR):
            targets = state.land.everywhere & ~state.held[own]
            if not hooks & SWIMS:
                targets &= ~state.land.water
        if ways & ~AIR:
            moves_with_means(state, seat, targets, ways, nearby, found)
        if ways & AIR:
            flights(state, seat, targets, ways, nearby, found)
    if hooks & HAS_CHAMPION and not state.turn & CHAMPION_USED:
        beside = adjacent(state, own)
        for region in members(beside):
            if champion_obstacle(state, seat, region) == 0:
                found.append(SEND_CHAMPION.move(region))
    if hooks & TOUCHES_RELICS:
        theft.moves(state, seat, found)
    intimidation.moves(state, seat, hooks, found)
    portals.moves(state, seat, hooks, found)


def means_at_hand(state: Realm, seat: int, hooks: int) -> int:
    """Give the means that the seat could use now, as bits, wherever that may be."""
    ways = 0
    if state.holds_relic(seat, FROSTMOURNE) and not state.turn & FROST_USED:
        ways |= FROST
    if state.holds_relic(seat, DOOMHAMMER) and not state.turn & HAMMER_USED:
        ways |= HAMMER
    if state.holds_relic(seat, ASHES_OF_ALAR) and not state.turn & ASHES_USED:
        ways |= ASHES
    if hooks & FLIES and not state.turn & FLOWN:
        ways |= AIR
    if hooks & TOUCHES_RELICS and not state.turn & RELIC_TOUCHED:
        ways |= DISCOUNT
    return ways


def plain_moves(
    state: Realm, seat: int, targets: int, nearby: int, hand: int, found: list[int]
) -> None:
    """List what can be conquered, or attempted with the die, without relics and abilities."""
    free = untaxed(state, seat, nearby)
    coins = state.coins[seat]
    fewest = least(state, seat)
    for region in members(targets):
        if state.works[region] & TOWER and immune(state, seat, region):
            continue
        if coins < MOST_TOLLS and conquest_tolls(state, seat, region) > coins:
            continue
        short = price(state, seat, region, PLAIN, free, 0, None) - hand
        if short <= 0:
            found.append(CONQUER.base + region)
        elif short <= MOST_SHORT and hand >= fewest:
            found.append(ATTEMPT.base + region)


def moves_with_means(
    state: Realm, seat: int, targets: int, ways: int, nearby: int, found: list[int]
) -> None:
    """List the conquests by relics and by the Ethereals' discount."""
    regions = members(targets)
    for position, means in enumerate(MEANS_BITS):
        if means & ways == means:
            for region in regions:
                if conquest_obstacle(state, seat, region, means, False, nearby) == 0:
                    found.append(CONQUER_WITH.move(region, position))
    for position, means in enumerate(ATTEMPT_BITS):
        if means & ways == means:
            for region in regions:
                if conquest_obstacle(state, seat, region, means, True, nearby) == 0:
                    found.append(ATTEMPT_WITH.move(region, position))


def flights(
    state: Realm, seat: int, targets: int, ways: int, nearby: int, found: list[int]
) -> None:
    """List the airborne assaults: their cost is asked after the free die only (SW-25.2)."""
    coins = state.coins[seat]
    for region in members(targets):
        if state.works[region] & TOWER and immune(state, seat, region):
            continue
        if coins >= MOST_TOLLS or conquest_tolls(state, seat, region) <= coins:
            found.append(FLY.base + region)
            for position, means in enumerate(FLIGHT_BITS):
                if (
                    means & ways == means
                    and conquest_obstacle(state, seat, region, means, False, nearby) == 0
                ):
                    found.append(FLY_WITH.move(region, position))


def answer(state: Realm, seat: int, move: int) -> None:
    """Carry out a move of the conquest step."""
    chain = state.chains[seat]
    if ABANDON.holds(move):
        abandon(state, seat, ABANDON.argument(move))
        return
    if move == FINISH:
        state.go(AT_RECRUITS)
        return
    state.turn |= BEGUN
    if chain:
        if EXCHANGE_WITH.holds(move):
            other = EXCHANGE_WITH.argument(move)
            portals.exchange(state, seat, EXCHANGE.argument(chain[0]), other)
        else:
            intimidation.carry_out(state, seat, INTIMIDATE.argument(chain[0]), move)
    elif CONQUER.holds(move):
        begin(state, seat, CONQUER.argument(move), PLAIN, NORMAL)
    elif CONQUER_WITH.holds(move):
        means = MEANS_BITS[CONQUER_WITH.argument(move, 1)]
        begin(state, seat, CONQUER_WITH.argument(move), means, NORMAL)
    elif ATTEMPT.holds(move):
        begin(state, seat, ATTEMPT.argument(move), PLAIN, FINAL)
    elif ATTEMPT_WITH.holds(move):
        means = ATTEMPT_BITS[ATTEMPT_WITH.argument(move, 1)]
        begin(state, seat, ATTEMPT_WITH.argument(move), means, FINAL)
    elif FLY.holds(move):
        begin(state, seat, FLY.argument(move), AIR, NORMAL)
    elif FLY_WITH.holds(move):
        means = FLIGHT_BITS[FLY_WITH.argument(move, 1)]
        begin(state, seat, FLY_WITH.argument(move), means, NORMAL)
    elif SEND_CHAMPION.holds(move):
        begin(state, seat, SEND_CHAMPION.argument(move), CHAMPION, NORMAL)
    elif STEAL.holds(move):
        theft.steal(state, seat, STEAL.argument(move), STEAL.argument(move, 1))
    else:
        intimidation.carry_out(state, seat, INTIMIDATE.argument(move), NONE)


def closes(state: Realm, seat: int, move: int) -> bool:
    """An exchange needs a second region; most intimidations need to say what and where to."""
    if state.chains[seat]:
        return True
    if EXCHANGE.holds(move):
        return False
    if INTIMIDATE.holds(move):
        return intimidation.is_plain(state, INTIMIDATE.argument(move))
    return True


def abandon(state: Realm, seat: int, region: int) -> None:
    """Take everything out of a region; relics stay there (SW-11.2, SW-44.8)."""
    state.hand[seat] += state.tokens[region]
    state.beasts_in_hand += state.beasts[region]
    if state.champion == region:
        state.champion = IN_HAND
    leave_empty(state, region)
    state.tell(EVERYONE, ABANDONED, seat, region)
