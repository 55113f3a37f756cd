"""SW-13: after the last round the coins are counted."""

from fracas.core.events import EVERYONE
from fracas.games.azeroth.state import FIRST_RACE, Realm
from fracas.games.azeroth.tables import LAST_ROUND_OVER, TOTAL


def end_game(state: Realm) -> None:
    """Most coins win, then most tokens on the boards (SW-13.1 to SW-13.3)."""
    standing = [(state.coins[seat], tokens_on_boards(state, seat)) for seat in range(state.seats)]
    for seat in range(state.seats):
        state.tell(EVERYONE, TOTAL, seat, state.coins[seat])
    ranks = tuple([1 + sum(other > own for other in standing) for own in standing])
    state.finish(LAST_ROUND_OVER, ranks, tuple(state.coins))


def tokens_on_boards(state: Realm, seat: int) -> int:
    """Count a seat's race tokens and Beasts, active and In Decline (SW-13.2)."""
    total = 0
    active = 2 * seat + FIRST_RACE
    for region in state.regions_of(active) + state.regions_of(active + 1):
        total += state.tokens[region] + state.beasts[region]
    return total
