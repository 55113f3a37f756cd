"""OO-6: what a stop brings about in villages, cities, wells, the tower and on ruins."""

from typing import Final

from fracas.core.events import EVERYONE, all_but, only
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.orcs.kingdom import IN_DECK, Kingdom
from fracas.games.orcs.steps import CITY as CITY_STEP
from fracas.games.orcs.steps import MARKER
from fracas.games.orcs.tables import (
    ASK_HERO,
    ASK_MARKER,
    ASK_VILLAGE,
    BATTLE_PENDING_AT_VILLAGE,
    CARDS,
    CITY,
    CONTROL,
    CONTROLLED,
    CONVERT,
    CONVERTED,
    DRAW_HERO,
    FORGO,
    FORTRESS_TAKEN,
    HERO_DRAWN,
    HERO_DRAWN_UNSEEN,
    HERO_KEPT,
    HERO_KEPT_UNSEEN,
    HERO_STOLEN,
    HEROES,
    KEEP,
    LYING,
    MARKER_HOME,
    MARKER_IS_FRESH,
    MARKERS,
    MILITIA,
    NO_FORTRESS,
    NO_HORDE_TO_RAZE,
    NOBODY_HERE,
    NOT_DRAWN,
    NOT_ON_THIS_BOARD,
    NOT_THIS_VILLAGE,
    NOT_YOUR_MARKER,
    NOT_YOUR_VILLAGE,
    RAZE,
    RAZED,
    RUIN,
    STOLEN,
    TAKE_BACK,
    TOWER,
    UNITS,
    UPRIGHT,
    VILLAGE,
    WELL,
)

# What a stop remembers.
ZONE_HERE: Final = 0
NUMBER: Final = 1
BY_FORCE: Final = 2
VICTIM: Final = 3

# What a city remembers.
DRAWN_HEROES: Final = 2


def stop(state: Kingdom) -> None:
    """Let a group stop in a zone without enemies; `returned` tells of a marker placed."""
    place = state.place()
    seat = state.step_seat()
    zone = state.argument(ZONE_HERE)
    if place == 0:
        arrive(state, seat, zone)
    elif place == 1:
        state.go(2)
        victim = state.argument(VICTIM) - 1
        if state.returned == 0 or state.ground[zone] != CITY:
            return
        if victim == NOBODY_HERE:
            state.push(CITY_STEP, seat)
        elif state.heroes_of(victim):  # OO-6.16
            state.demand_weighted(STOLEN, _owned_heroes(state, victim))
    else:
        state.done()


def arrive(state: Kingdom, seat: int, zone: int) -> None:
    """Find out what the zone is, and do what the stop demands at once."""
    state.stood[zone] = 0
    state.reserve[seat] += state.spent[zone]  # OO-5.16
    state.spent[zone] = 0
    owner = state.marker[zone]
    ground = state.ground[zone]
    if owner not in (NOBODY_HERE, seat) and state.mates(seat, owner):  # OO-22.4
        state.go(2)
        return
    if ground == CITY and owner == NOBODY_HERE:
        lose_to_militia(state, seat, zone)
        if state.argument(NUMBER) == 1:  # OO-6.13
            state.go(2)
            return
    take_fortress(state, seat, zone)
    if ground == VILLAGE and owner != seat:
        state.go(2)
        state.ask(seat, ASK_VILLAGE)
    elif ground in (CITY, TOWER, WELL) and owner != seat:
        state.set_argument(VICTIM, owner + 1)
        send_marker_home(state, zone)
        state.go(1)
        state.push(MARKER, seat, zone)
    else:
        state.go(2)


def lose_to_militia(state: Kingdom, seat: int, zone: int) -> None:
    """Lose one horde of the arriving group to a neutral city (OO-6.11)."""
    state.add_hordes(seat, zone, -1)
    state.reserve[seat] += 1
    if state.moved[zone]:
        state.moved[zone] -= 1
        if state.argument(BY_FORCE) or state.forced[zone] > state.moved[zone]:
            state.forced[zone] -= 1
    state.tell(EVERYONE, MILITIA, seat, state.board.first + zone)


def take_fortress(state: Kingdom, seat: int, zone: int) -> None:
    """Take over an enemy's fortress, and lay it down if it stood (OO-6.20, OO-10.8, OO-10.10)."""
    keeper = state.keeper[zone]
    if state.fortress[zone] == NO_FORTRESS or state.mates(seat, keeper):  # OO-22.7
        return
    if state.fortress[zone] == UPRIGHT:
        state.fortress[zone] = LYING
        state.laid[zone] = 1
    state.keeper[zone] = seat
    state.tell(EVERYONE, FORTRESS_TAKEN, seat, state.board.first + zone)


def send_marker_home(state: Kingdom, zone: int) -> None:
    """Give a marker back to whoever has it in a zone."""
    owner = state.marker[zone]
    if owner != NOBODY_HERE:
        state.marker[zone] = NOBODY_HERE
        state.markers[owner] -= 1
        state.tell(EVERYONE, MARKER_HOME, owner, state.board.first + zone)


def place_marker(state: Kingdom, seat: int, zone: int) -> None:
    """Take control of a zone."""
    state.marker[zone] = seat
    state.markers[seat] += 1
    state.fresh[zone] = 1
    state.tell(EVERYONE, CONTROLLED, seat, state.board.first + zone)


def _raze_token(state: Kingdom, seat: int, zone: int) -> None:
    """Keep the village as a trophy, and leave a ruin (OO-6.6)."""
    send_marker_home(state, zone)
    state.ground[zone] = RUIN
    state.trophies[seat] += 1


def raze(state: Kingdom, seat: int, zone: int) -> None:
    """Raze a village, and go Berserk (OO-6.2)."""
    _raze_token(state, seat, zone)
    state.berserk[seat] = 1
    state.tell(EVERYONE, RAZED, seat, state.board.first + zone)


def convert(state: Kingdom, seat: int, zone: int) -> None:
    """Convert a village into a horde on the Dark City (OO-6.3, OO-6.4)."""
    _raze_token(state, seat, zone)
    if state.reserve[seat]:
        state.reserve[seat] -= 1
        state.add_hordes(seat, state.homes[seat], 1)
    state.tell(EVERYONE, CONVERTED, seat, state.board.first + zone)


# Free actions.


def free_obstacle(state: Kingdom, seat: int, zone: int) -> int:
    """Raze or convert a village controlled since an earlier turn (OO-6.9, OO-6.10)."""
    if not 0 <= zone < state.board.zones:
        return NOT_ON_THIS_BOARD
    if state.ground[zone] != VILLAGE or state.marker[zone] != seat:
        return NOT_YOUR_VILLAGE
    if state.hordes_of(seat, zone) == 0:
        return NO_HORDE_TO_RAZE
    if state.fresh[zone]:
        return MARKER_IS_FRESH
    return BATTLE_PENDING_AT_VILLAGE if state.stood[zone] else 0


def has_free_action(state: Kingdom, seat: int) -> bool:
    """Tell whether a village could be razed without an action."""
    ground = state.ground
    for zone, owner in enumerate(state.marker):
        if owner == seat and ground[zone] == VILLAGE and free_obstacle(state, seat, zone) == 0:
            return True
    return False


# A village.


def village_obstacle(state: Kingdom, seat: int, move: int) -> int:
    """Raze, convert or control this village (OO-6.1), perhaps with a marker taken back."""
    zone = state.argument(ZONE_HERE)
    if state.chains[seat]:
        return take_back_obstacle(state, seat, move)
    for verb in (RAZE, CONVERT, CONTROL):
        if verb.holds(move):
            return 0 if state.zone_of(verb, move) == zone else NOT_THIS_VILLAGE
    return NOT_AN_ANSWER


def village_moves(state: Kingdom, seat: int, found: list[int]) -> None:
    """List the three choices, or which marker can come back."""
    if state.chains[seat]:
        take_back_moves(state, seat, found)
        return
    zone = state.board.first + state.argument(ZONE_HERE)
    found.append(RAZE.base + zone)
    found.append(CONVERT.base + zone)
    found.append(CONTROL.base + zone)


def village_closes(state: Kingdom, seat: int, move: int) -> bool:
    """Tell whether no marker must come back first."""
    return not CONTROL.holds(move) or state.markers[seat] < MARKERS


def answer_village(state: Kingdom, seat: int, move: int) -> None:
    """Do to the village what was chosen."""
    zone = state.argument(ZONE_HERE)
    if RAZE.holds(move):
        raze(state, seat, zone)
    elif CONVERT.holds(move):
        convert(state, seat, zone)
    else:
        if TAKE_BACK.holds(move):
            send_marker_home(state, state.zone_of(TAKE_BACK, move))
        send_marker_home(state, zone)
        place_marker(state, seat, zone)


# Markers.


def marker(state: Kingdom) -> None:
    """Place a marker; a thirteenth only if another comes back (OO-6.22). Ends with 1 if placed."""
    seat = state.step_seat()
    if state.markers[seat] < MARKERS:
        place_marker(state, seat, state.argument(ZONE_HERE))
        state.done(1)
    else:
        state.ask(seat, ASK_MARKER)


def take_back_obstacle(state: Kingdom, seat: int, move: int) -> int:
    """Take back one of one's own markers."""
    if not TAKE_BACK.holds(move):
        return NOT_AN_ANSWER
    zone = state.zone_of(TAKE_BACK, move)
    if not 0 <= zone < state.board.zones:
        return NOT_ON_THIS_BOARD
    return 0 if state.marker[zone] == seat else NOT_YOUR_MARKER


def marker_obstacle(state: Kingdom, seat: int, move: int) -> int:
    """Take a marker back, or give up the new control."""
    return 0 if move == FORGO else take_back_obstacle(state, seat, move)


def take_back_moves(state: Kingdom, seat: int, found: list[int]) -> None:
    """List the markers that can come back."""
    for zone, owner in enumerate(state.marker):
        if owner == seat:
            found.append(TAKE_BACK.base + state.board.first + zone)


def answer_marker(state: Kingdom, seat: int, move: int) -> None:
    """Take a marker back; the step then places it anew."""
    if move == FORGO:
        state.done(0)
    else:
        send_marker_home(state, state.zone_of(TAKE_BACK, move))


# Heroes.


def city(state: Kingdom) -> None:
    """Draw two heroes and keep one (OO-6.12); the last is taken without a choice (OO-6.14)."""
    place = state.place()
    seat = state.step_seat()
    state.go(place + 1)
    if place < DRAWN_HEROES:
        draw_hero(state, seat)
    elif place == DRAWN_HEROES and state.drawn:
        if len(state.drawn) == 1:
            keep(state, seat, state.drawn[0])
        else:
            state.ask(seat, ASK_HERO)
    else:
        state.done()


def draw_hero(state: Kingdom, seat: int) -> None:
    """Draw a hero: one of those never seen, or else the first of those put beneath."""
    weights = [0] * CARDS
    unseen = 0
    for hero in range(HEROES):
        if state.heroes[hero] == IN_DECK and hero not in state.beneath and hero not in state.drawn:
            weights[UNITS + hero] = 1
            unseen += 1
    if unseen:
        state.demand_weighted(DRAW_HERO, tuple(weights), only(seat))
    elif state.beneath:
        hero_drawn(state, seat, state.beneath.pop(0))


def hero_drawn(state: Kingdom, seat: int, hero: int) -> None:
    """Hold a hero until one is kept; only this seat knows him."""
    state.drawn.append(hero)
    state.known[hero] = 1 << seat
    state.tell(only(seat), HERO_DRAWN, seat, UNITS + hero)
    state.tell(all_but(seat), HERO_DRAWN_UNSEEN, seat)


def hero_obstacle(state: Kingdom, seat: int, move: int) -> int:
    """Keep one of the two."""
    if not KEEP.holds(move):
        return NOT_AN_ANSWER
    return 0 if KEEP.argument(move) - UNITS in state.drawn else NOT_DRAWN


def keep(state: Kingdom, seat: int, hero: int) -> None:
    """Keep a hero, and put the other under the deck."""
    state.heroes[hero] = seat
    for other in state.drawn:
        if other != hero:
            state.beneath.append(other)
    state.drawn = []
    state.tell(only(seat), HERO_KEPT, seat, UNITS + hero)
    state.tell(all_but(seat), HERO_KEPT_UNSEEN, seat)


def _owned_heroes(state: Kingdom, seat: int) -> tuple[int, ...]:
    weights = [0] * CARDS
    for hero in range(HEROES):
        if state.heroes[hero] == seat:
            weights[UNITS + hero] = 1
    return tuple(weights)


def hero_stolen(state: Kingdom, card: int) -> None:
    """Take a random hero from whoever held the city (OO-6.15); all see which (OO-16.5)."""
    seat = state.step_seat()
    state.heroes[card - UNITS] = seat
    state.known[card - UNITS] = EVERYONE
    state.tell(EVERYONE, HERO_STOLEN, seat, state.argument(VICTIM) - 1, card)
