"""SW-52: three times per turn, a token next door is driven into another region of its race."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.azeroth.cost import adjacent, on_the_map
from fracas.games.azeroth.defenders import leave_empty, save_first_loss
from fracas.games.azeroth.draft import vanish
from fracas.games.azeroth.peoples import GOES_IN_PAIRS, INTIMIDATES
from fracas.games.azeroth.state import (
    FIRST_RACE,
    FORT,
    MURLOCS_HERE,
    NOBODY_HERE,
    WALL,
    Realm,
)
from fracas.games.azeroth.steps import LONE_TOKEN
from fracas.games.azeroth.tables import (
    ARMY_PIECE,
    BEAST,
    BEFORE_LAST_CONQUEST,
    CANNOT_PAY_TOLL,
    DRIVE,
    DROVE,
    FORT_WORK,
    INTIMIDATE,
    INTIMIDATED_ENOUGH,
    LOST,
    MURLOC_GONE,
    NO_SUCH_ABILITY,
    NO_SUCH_PIECE,
    NOBODY_TO_INTIMIDATE,
    NONE,
    NOT_ADJACENT_FOR_THREAT,
    NOT_THE_SAME_RACE,
    OTHER_REGIONS_IMMUNE,
    OWN_RACE_NO_VICTIM,
    PULL_DOWN,
    PULLED_DOWN,
    TOKEN,
    WALL_AND_FORT_FIRST,
    WALL_WORK,
    WATCH_TOWER_THERE,
)
from fracas.games.azeroth.tolls import (
    aegis_toll,
    attack_tolls,
    immune,
    note_attack,
    owner_of,
    pay_aegis,
    pay_harmony,
)

USES: Final = 3
BUILT: Final = WALL | FORT


def obstacle(state: Realm, seat: int, region: int) -> int:
    """Give the reason against intimidating a region at all."""
    reason = on_the_map(state, region) or _ability_obstacle(state, seat)
    if reason:
        return reason
    holder = state.holder[region]
    if holder == NOBODY_HERE:
        return NOBODY_TO_INTIMIDATE
    if owner_of(state, region) == seat:  # SW-52.9
        return OWN_RACE_NO_VICTIM
    if not adjacent(state, 2 * seat + FIRST_RACE) >> region & 1:
        return NOT_ADJACENT_FOR_THREAT
    if immune(state, seat, region):
        return WATCH_TOWER_THERE
    if aegis_toll(state, seat, region) > state.coins[seat]:
        return CANNOT_PAY_TOLL
    if holder == MURLOCS_HERE or state.works[region] & BUILT:
        return 0
    return _token_obstacle(state, seat, region)


def _ability_obstacle(state: Realm, seat: int) -> int:
    """Three uses, before the last conquest (SW-52.1, SW-52.5)."""
    hooks = state.hooks(seat)
    if not hooks & INTIMIDATES:
        return NO_SUCH_ABILITY
    if state.threats == USES:
        return INTIMIDATED_ENOUGH
    if not state.hand[seat]:
        return BEFORE_LAST_CONQUEST
    return 0


def _token_obstacle(state: Realm, seat: int, region: int) -> int:
    """A token must be there, its tolls be payable, and some other region be open to it."""
    if state.tokens[region] + state.beasts[region] == 0:
        return NOBODY_TO_INTIMIDATE
    if attack_tolls(state, seat, region) > state.coins[seat]:
        return CANNOT_PAY_TOLL
    others = others_of(state, region)
    if not others:
        return 0
    if all(immune(state, seat, other) for other in others):
        return OTHER_REGIONS_IMMUNE
    if any(_destination_obstacle(state, seat, region, other) == 0 for other in others):
        return 0
    return OTHER_REGIONS_IMMUNE


def others_of(state: Realm, region: int) -> list[int]:
    """List the other regions of the same race."""
    holder = state.holder[region]
    return [other for other in state.regions_of(holder) if other != region]


def _destination_obstacle(state: Realm, seat: int, region: int, other: int) -> int:
    if other == region or other >= state.land.count:
        return NOT_THE_SAME_RACE
    if state.holder[other] != state.holder[region]:
        return NOT_THE_SAME_RACE
    if immune(state, seat, other):  # SW-52.8
        return WATCH_TOWER_THERE
    tolls = attack_tolls(state, seat, region) + aegis_toll(state, seat, other)
    return CANNOT_PAY_TOLL if tolls > state.coins[seat] else 0


def is_plain(state: Realm, region: int) -> bool:
    """Tell whether one move says all: a Murloc, one building, or a token with nowhere to go."""
    works = state.works[region] & BUILT
    if works:
        return works != BUILT
    if state.holder[region] == MURLOCS_HERE:
        return True
    return not others_of(state, region) and not (state.tokens[region] and state.beasts[region])


def second_obstacle(state: Realm, seat: int, region: int, move: int) -> int:
    """Say what is pulled down, or which piece is driven where to."""
    works = state.works[region] & BUILT
    if PULL_DOWN.holds(move):
        return 0 if works == BUILT else NO_SUCH_PIECE
    if not DRIVE.holds(move):
        return NOT_AN_ANSWER
    if works:  # SW-52.4
        return WALL_AND_FORT_FIRST
    piece, other = DRIVE.argument(move), DRIVE.argument(move, 1)
    if not (state.beasts[region] if piece == BEAST else state.tokens[region]):
        return NO_SUCH_PIECE
    if not others_of(state, region):
        # Driven out of the only region, the piece is discarded: named by that region itself.
        return 0 if other == region else NOT_THE_SAME_RACE
    return _destination_obstacle(state, seat, region, other)


def second_moves(state: Realm, seat: int, region: int, found: list[int]) -> None:
    """List what completes an intimidation."""
    if state.works[region] & BUILT:
        found.append(PULL_DOWN.move(WALL_WORK))
        found.append(PULL_DOWN.move(FORT_WORK))
        return
    for piece in range(len(ARMY_PIECE.symbols)):
        for other in others_of(state, region) or [region]:
            move = DRIVE.move(piece, other)
            if second_obstacle(state, seat, region, move) == 0:
                found.append(move)


def moves(state: Realm, seat: int, hooks: int, found: list[int]) -> None:
    """List the regions that can be intimidated."""
    if not hooks & INTIMIDATES or _ability_obstacle(state, seat):
        return
    beside = adjacent(state, 2 * seat + FIRST_RACE)
    for region in range(state.land.count):
        if beside >> region & 1 and obstacle(state, seat, region) == 0:
            found.append(INTIMIDATE.move(region))


def carry_out(state: Realm, seat: int, region: int, move: int) -> None:
    """Use the power once."""
    state.threats += 1
    pay_aegis(state, seat, region)
    works = state.works[region] & BUILT
    if works:
        work = PULL_DOWN.argument(move) if move != NONE else (works == FORT) * FORT_WORK
        state.works[region] &= ~(FORT if work == FORT_WORK else WALL)
        state.tell(EVERYONE, PULLED_DOWN, seat, work, region)
    elif state.holder[region] == MURLOCS_HERE:  # SW-52.3
        state.losses += 1
        leave_empty(state, region)
        state.tell(EVERYONE, MURLOC_GONE, region)
    else:
        piece = TOKEN if state.tokens[region] else BEAST
        destination = NONE
        if move != NONE:
            piece, destination = DRIVE.argument(move), DRIVE.argument(move, 1)
        drive(state, seat, region, piece, destination)


def drive(state: Realm, seat: int, region: int, piece: int, destination: int) -> None:
    """Move a token or a Beast to another region of its race, or discard it (SW-52.2)."""
    pay_harmony(state, seat, region)
    note_attack(state, seat, region)
    holder, owner = state.holder[region], owner_of(state, region)
    if destination in (NONE, region):
        _discard(state, owner, region, piece)
    else:
        pay_aegis(state, seat, destination)
        state.tell(EVERYONE, DROVE, seat, piece, region, destination)
        if piece == BEAST:
            state.beasts[region] -= 1
            state.beasts[destination] += 1
        else:
            state.tokens[region] -= 1
            state.tokens[destination] += 1
    pieces = state.tokens[region] + state.beasts[region]
    if pieces == 0 and state.champion != region:
        leave_empty(state, region)
        if holder & 1:
            vanish(state, owner)
    elif pieces == 1 and not holder & 1 and state.hooks(owner) & GOES_IN_PAIRS:
        state.push(LONE_TOKEN, owner, region)


def _discard(state: Realm, owner: int, region: int, piece: int) -> None:
    holder = state.holder[region]
    saved = not holder & 1 and save_first_loss(state, owner, region)  # SW-21.2
    if piece == BEAST:
        state.beasts[region] -= 1
        state.beasts_in_hand += saved
    else:
        state.tokens[region] -= 1
        if saved:
            state.hand[owner] += 1
        else:
            state.tray[state.race_at(holder)] += 1
    if not saved:
        state.losses += 1
        state.tell(EVERYONE, LOST, owner, region, 1, state.race_at(holder))
