"""SW-4: picking a combo of a race and a Special Power; banners and badges that come and go."""

from fracas.core.events import EVERYONE
from fracas.games.azeroth.peoples import BADGES, PEOPLES, PLANTS_BOMBS
from fracas.games.azeroth.state import BOMBS_OF_A_KIND, FIRST_RACE, PICKED, Realm
from fracas.games.azeroth.tables import (
    COMBO_SHOWN,
    COMBO_TOO_DEAR,
    COMBOS,
    DRAW_BADGE,
    DRAW_BANNER,
    FOR_COMBOS,
    GAINED,
    NO_COMBO_THERE,
    NONE,
    PAID,
    POWERS,
    RACES,
    TAKE,
    TOOK,
    VANISHED,
)


def combo_obstacle(state: Realm, seat: int, combo: int) -> int:
    """One coin for each combo skipped, paid before those on the chosen one come (SW-4.2)."""
    if combo >= len(state.combo_race):
        return NO_COMBO_THERE
    return COMBO_TOO_DEAR if combo > state.coins[seat] else 0


def combo_moves(state: Realm, seat: int, found: list[int]) -> None:
    """List the combos that can be paid."""
    for combo in range(len(state.combo_race)):
        if combo_obstacle(state, seat, combo) == 0:
            found.append(TAKE.move(combo))


def take_combo(state: Realm, seat: int, combo: int) -> None:
    """Pay for the combos above, pocket the coins, take the tokens (SW-4.1, SW-4.3, SW-4.4)."""
    for above in range(combo):
        state.combo_coins[above] += 1
    state.coins[seat] += state.combo_coins[combo] - combo
    if combo:
        state.tell(EVERYONE, PAID, seat, combo, FOR_COMBOS)
    if state.combo_coins[combo]:
        state.tell(EVERYONE, GAINED, seat, state.combo_coins[combo], FOR_COMBOS)
    race, power = state.combo_race.pop(combo), state.combo_power.pop(combo)
    state.combo_coins.pop(combo)
    state.race[2 * seat] = race
    state.power[2 * seat] = power
    state.learn(seat)
    tokens = PEOPLES[race].banner + BADGES[power].badge
    state.tray[race] -= tokens
    state.hand[seat] = tokens
    state.turn |= PICKED
    state.tell(EVERYONE, TOOK, seat, power, race, tokens)
    if PEOPLES[race].hooks & PLANTS_BOMBS:  # SW-26.1
        state.bomb_stack = 2 * BOMBS_OF_A_KIND
        state.live_bombs = BOMBS_OF_A_KIND
        state.duds = BOMBS_OF_A_KIND


def refillable(state: Realm) -> bool:
    """Tell whether a place of the column is free and a banner is left for it (SW-4.5)."""
    return len(state.combo_race) < COMBOS and (state.banners != 0 or bool(state.banner_queue))


def refill(state: Realm) -> None:
    """Reveal the next banner, then the next badge; the discards make a new stack (SW-4.6).

    Banners of vanished races lie under the stack in a known order; the rest is shuffled.
    """
    place = state.place()
    state.go(place + 1)
    if place == 0:
        if state.banners:
            state.demand_weighted(DRAW_BANNER, _weights(state.banners, RACES))
        else:
            state.combo_race.append(state.banner_queue.pop(0))
    elif place == 1:
        if state.badges == 0:  # SW-4.9: the sixth visible badge was the last of the stack
            state.badges = state.badge_pile
            state.badge_pile = 0
        state.demand_weighted(DRAW_BADGE, _weights(state.badges, POWERS))
    else:
        state.done()


def _weights(stack: int, count: int) -> tuple[int, ...]:
    return tuple([stack >> number & 1 for number in range(count)])


def drawn_banner(state: Realm, race: int) -> None:
    """Show a banner."""
    state.banners &= ~(1 << race)
    state.combo_race.append(race)


def drawn_badge(state: Realm, power: int) -> None:
    """Show a badge beside its banner."""
    state.badges &= ~(1 << power)
    state.combo_power.append(power)
    state.combo_coins.append(0)
    state.tell(EVERYONE, COMBO_SHOWN, power, state.combo_race[-1])


def discard_badge(state: Realm, slot: int) -> None:
    """Put a badge that leaves its race on the discards (SW-4.7)."""
    power = state.power[slot]
    if power != NONE:
        state.badge_pile |= 1 << power
        state.power[slot] = NONE


def vanish(state: Realm, seat: int) -> None:
    """Put the banner of a declined race without tokens under the stack (SW-6.9)."""
    slot = 2 * seat + 1
    race = state.race[slot]
    if race == NONE or state.holds_any(slot + FIRST_RACE):
        return
    state.race[slot] = NONE
    discard_badge(state, slot)
    state.banner_queue.append(race)
    state.tell(EVERYONE, VANISHED, race)
