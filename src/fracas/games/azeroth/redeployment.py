"""SW-8: tokens are rearranged after the conquests; the driven-out come back.

Who redeploys first gathers what he wants to move, then places it; so the step must end.
"""

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.azeroth.cost import least, on_the_map
from fracas.games.azeroth.defenders import leave_empty
from fracas.games.azeroth.peoples import HAS_CHAMPION, RECRUITS, TAMES_BEASTS
from fracas.games.azeroth.relics import SPIRIT_HEALER
from fracas.games.azeroth.state import FIRST_RACE, IN_HAND, PLACING, Realm
from fracas.games.azeroth.tables import (
    ASK_LONE_TOKEN,
    ASK_RECRUITS,
    ASK_REDEPLOYMENT,
    ASK_RETREAT,
    BEAST,
    CHAMPION_PIECE,
    CHAMPION_PLACED,
    FINISH,
    FOR_RECRUITS,
    GATHER,
    GATHER_ALL,
    GATHERED,
    HEALED,
    NONE,
    NOT_HELD_BY_THE_RACE,
    NOT_IN_HAND,
    NOTHING_TO_GATHER,
    ONE_LEFT_ANYWAY,
    PLACE,
    PLACE_REST,
    PLACED,
    PLACING_HAS_BEGUN,
    RECRUIT,
    RECRUITED,
    TOKEN,
    TOKENS_LEFT_IN_HAND,
    TOO_MANY_RECRUITS,
)

# Forsaken recruits (SW-24), and the Spirit Healer.


def most_recruits(state: Realm, seat: int) -> int:
    """One for each loss they caused, at one coin, while the tray lasts (SW-24.1, SW-24.4)."""
    return min(state.losses, state.coins[seat], state.tray[state.race[2 * seat]])


def recruits(state: Realm, seat: int) -> None:
    """Ask how many to recruit, also without a coin: coins are hidden."""
    if state.hooks(seat) & RECRUITS and state.losses and state.tray[state.race[2 * seat]]:
        state.ask(seat, ASK_RECRUITS)


def recruit_obstacle(state: Realm, seat: int, move: int) -> int:
    """Up to as many as were lost, are paid for and are left."""
    if not RECRUIT.holds(move):
        return NOT_AN_ANSWER
    return 0 if RECRUIT.argument(move) <= most_recruits(state, seat) else TOO_MANY_RECRUITS


def recruit(state: Realm, seat: int, amount: int) -> None:
    """Pay and take them into the hand."""
    if amount:
        state.pay(seat, NONE, amount, FOR_RECRUITS)
        state.tray[state.race[2 * seat]] -= amount
        state.hand[seat] += amount
        state.tell(EVERYONE, RECRUITED, seat, amount)


def heal(state: Realm, seat: int) -> None:
    """Take a token from the tray for the Spirit Healer (SW-75.1)."""
    if state.holds_relic(seat, SPIRIT_HEALER):
        race = state.race[2 * seat]
        if state.tray[race]:
            state.tray[race] -= 1
            state.hand[seat] += 1
            state.tell(EVERYONE, HEALED, seat)


# What is in hand, and what may be taken up.


def beasts_of(state: Realm, seat: int) -> int:
    """Count the Beasts in a seat's hand."""
    if state.beasts_in_hand and state.hooks(seat) & TAMES_BEASTS:
        return state.beasts_in_hand
    return 0


def has_champion_in_hand(state: Realm, seat: int) -> bool:
    """Tell whether the Champion waits in this hand."""
    return state.champion == IN_HAND and state.hooks(seat) & HAS_CHAMPION != 0


def waiting(state: Realm, seat: int) -> int:
    """Count all pieces in a hand."""
    champion = int(has_champion_in_hand(state, seat))
    return state.hand[seat] + beasts_of(state, seat) + champion


def spare(state: Realm, seat: int, region: int, piece: int) -> int:
    """Count what may be taken from a region: the rest must keep holding it (SW-8.1, SW-44.2)."""
    fewest = least(state, seat)
    if state.champion == region and fewest == 1:
        fewest = 0
    above = state.tokens[region] + state.beasts[region] - fewest
    there = state.beasts[region] if piece == BEAST else state.tokens[region]
    return max(0, min(above, there))


def redeployment(state: Realm, seat: int) -> bool:
    """Ask how to place the tokens, if there is anything to place or move."""
    regions = state.regions_of(2 * seat + FIRST_RACE)
    if not regions:  # SW-7.3
        return False
    if waiting(state, seat) or (
        not state.turn & PLACING and len(regions) > 1 and gatherable(state, seat)
    ):
        state.ask_openly(seat, ASK_REDEPLOYMENT)
        return True
    return False


def obstacle(state: Realm, seat: int, move: int) -> int:
    """Give the reason against a move of the redeployment."""
    if move == FINISH:
        return TOKENS_LEFT_IN_HAND if waiting(state, seat) else 0  # SW-8.2
    if GATHER.holds(move):
        return gather_obstacle(state, seat, GATHER.argument(move), GATHER.argument(move, 1))
    if move == GATHER_ALL:
        if state.turn & PLACING:
            return PLACING_HAS_BEGUN
        found = gatherable(state, seat)
        return 0 if len(found) > 1 else NOTHING_TO_GATHER
    return place_obstacle(state, seat, move)


def gather_obstacle(state: Realm, seat: int, piece: int, region: int) -> int:
    """What is spare in a region can be taken up before anything is placed."""
    reason = on_the_map(state, region)
    if reason:
        return reason
    own = 2 * seat + FIRST_RACE
    if state.holder[region] != own:
        return NOT_HELD_BY_THE_RACE
    if state.turn & PLACING:
        return PLACING_HAS_BEGUN
    if not spare(state, seat, region, piece) or state.count_of(own) == 1:
        return NOTHING_TO_GATHER
    return 0


def gatherable(state: Realm, seat: int) -> list[int]:
    """List the moves that gather from one region."""
    found: list[int] = []
    own = 2 * seat + FIRST_RACE
    if state.turn & PLACING or state.count_of(own) == 1:
        return found
    for region in state.regions_of(own):
        if spare(state, seat, region, TOKEN):
            found.append(GATHER.move(TOKEN, region))
        if state.beasts[region] and spare(state, seat, region, BEAST):
            found.append(GATHER.move(BEAST, region))
    return found


def place_obstacle(state: Realm, seat: int, move: int) -> int:
    """A piece in hand goes to a region of its race."""
    if PLACE_REST.holds(move):
        region, piece = PLACE_REST.argument(move), NONE
    elif PLACE.holds(move):
        piece, region = PLACE.argument(move), PLACE.argument(move, 1)
    else:
        return NOT_AN_ANSWER
    reason = on_the_map(state, region)
    if reason:
        return reason
    own = 2 * seat + FIRST_RACE
    if state.holder[region] != own:
        return NOT_HELD_BY_THE_RACE
    total = waiting(state, seat)
    if not total or (piece != NONE and not _count(state, seat, piece)):
        return NOT_IN_HAND
    # Of moves that come to the same only one is offered.
    if state.count_of(own) == 1:
        return 0 if piece == NONE else ONE_LEFT_ANYWAY
    return ONE_LEFT_ANYWAY if total == 1 and piece == NONE else 0


def _count(state: Realm, seat: int, piece: int) -> int:
    if piece == TOKEN:
        return state.hand[seat]
    if piece == BEAST:
        return beasts_of(state, seat)
    return int(has_champion_in_hand(state, seat))


def moves(state: Realm, seat: int, found: list[int]) -> None:
    """List the moves of the redeployment."""
    gathering = gatherable(state, seat)
    found += gathering
    if len(gathering) > 1:
        found.append(GATHER_ALL)
    if waiting(state, seat):
        place_moves(state, seat, found)
    else:
        found.append(FINISH)


def place_moves(state: Realm, seat: int, found: list[int]) -> None:
    """List where what is in hand can be placed."""
    own = 2 * seat + FIRST_RACE
    regions = state.regions_of(own)
    if len(regions) == 1:
        found.append(PLACE_REST.move(regions[0]))
        return
    total = waiting(state, seat)
    for piece in (TOKEN, BEAST, CHAMPION_PIECE):
        if _count(state, seat, piece):
            base = PLACE.move(piece, 0)
            for region in regions:
                found.append(base + region)
    if total > 1:
        for region in regions:
            found.append(PLACE_REST.base + region)


def answer(state: Realm, seat: int, move: int) -> None:
    """Gather or place."""
    if move == GATHER_ALL:
        for region in state.regions_of(2 * seat + FIRST_RACE):
            gather(state, seat, BEAST, region)
            gather(state, seat, TOKEN, region)
    elif GATHER.holds(move):
        gather(state, seat, GATHER.argument(move), GATHER.argument(move, 1))
    elif move == FINISH:
        state.turn |= PLACING
    else:
        state.turn |= PLACING
        place(state, seat, move)


def gather(state: Realm, seat: int, piece: int, region: int) -> None:
    """Take what is spare into the hand."""
    amount = spare(state, seat, region, piece)
    if amount == 0:
        return
    if piece == BEAST:
        state.beasts[region] -= amount
        state.beasts_in_hand += amount
    else:
        state.tokens[region] -= amount
        state.hand[seat] += amount
    state.tell(EVERYONE, GATHERED, seat, region, amount)


def place(state: Realm, seat: int, move: int) -> None:
    """Put one piece down, or all the rest."""
    tokens = beasts = 0
    champion = False
    if PLACE_REST.holds(move):
        region = PLACE_REST.argument(move)
        tokens, beasts = state.hand[seat], beasts_of(state, seat)
        champion = has_champion_in_hand(state, seat)
    else:
        piece, region = PLACE.argument(move), PLACE.argument(move, 1)
        tokens, beasts = int(piece == TOKEN), int(piece == BEAST)
        champion = piece == CHAMPION_PIECE
    state.tokens[region] += tokens
    state.hand[seat] -= tokens
    if beasts:
        state.beasts[region] += beasts
        state.beasts_in_hand -= beasts
    if tokens + beasts:
        state.tell(EVERYONE, PLACED, seat, region, tokens + beasts)
    if champion:
        state.champion = region
        state.tell(EVERYONE, CHAMPION_PLACED, seat, region)


# Opponents who had to retreat, and lone Tauren.


def retreat(state: Realm) -> None:
    """Ask an opponent to place what was driven out, if a region is left (SW-8.4, SW-6.8)."""
    seat = state.step_seat()
    if waiting(state, seat) and state.holds_any(2 * seat + FIRST_RACE):
        state.ask_openly(seat, ASK_RETREAT)
    else:
        state.done()


def lone_token(state: Realm) -> None:
    """Move a Tauren left alone to another region of theirs, or to the hand (SW-33.5)."""
    region, seat = state.argument(0), state.step_seat()
    if state.place() == 0:
        state.go(1)
        others = state.count_of(2 * seat + FIRST_RACE)
        alone = state.tokens[region] + state.beasts[region] == 1
        if not alone:
            state.done()
            return
        state.hand[seat] += state.tokens[region]
        state.beasts_in_hand += state.beasts[region]
        leave_empty(state, region)
        if others > 1:
            state.ask_openly(seat, ASK_LONE_TOKEN)
    else:
        state.done()


def lone_obstacle(state: Realm, seat: int, move: int) -> int:
    """The one token goes to another region of its race."""
    if not PLACE.holds(move) or PLACE.argument(move) != TOKEN:
        return NOT_AN_ANSWER
    region = PLACE.argument(move, 1)
    reason = on_the_map(state, region)
    if reason:
        return reason
    return 0 if state.holder[region] == 2 * seat + FIRST_RACE else NOT_HELD_BY_THE_RACE


def lone_moves(state: Realm, seat: int, found: list[int]) -> None:
    """List where the lone token can go."""
    for region in state.regions_of(2 * seat + FIRST_RACE):
        found.append(PLACE.move(TOKEN, region))
