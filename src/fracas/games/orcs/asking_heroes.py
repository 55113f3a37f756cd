"""OO-16: heroes whose effects ask somebody, or turn a card over."""

from fracas.core.events import EVERYONE, all_but, only
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.orcs import choosing, clash, drawing, places, strikes
from fracas.games.orcs.kingdom import IN_DECK, NO_CARD, UNPLACED, Kingdom
from fracas.games.orcs.steps import ACTOR, CHOICE, DRAWING, EFFECT, TOP
from fracas.games.orcs.tables import (
    ASHANI,
    ASK_BANISH,
    ASK_COPY,
    ASK_DROP,
    ASK_FIND,
    ASK_JOIN,
    ASK_REPEAT,
    ASK_SECOND,
    AWAITS_BATTLE,
    BANISH,
    BUURK,
    CARD_DESTROYED,
    CARDS,
    COMMIT,
    COPY,
    DARK_CITY,
    DECLINE,
    DISCARDED,
    DROP,
    FIND,
    FORCES,
    FOUND,
    FOUND_UNSEEN,
    GRURAGH,
    HERO_MUST_GO,
    HERO_NOT_IN_DECK,
    JOIN,
    JOINED,
    KOKOTH,
    KRAASH,
    LOOKED,
    MOORDAKK,
    NO_HERO,
    NO_HORDE_THERE,
    NO_PLACE,
    NOBODY_HERE,
    NOT_ENGAGED,
    NOT_HIMSELF,
    NOT_IN_HAND,
    NOT_IN_YOUR_DECK,
    NOT_KEPT,
    NOT_ON_THIS_BOARD,
    PORKASH,
    REPEAT,
    REVEALED,
    SAW,
    TOO_FAR,
    TYPE_NOT_ENGAGED,
    UNITS,
    VHRAARG,
)


def longer_effect(state: Kingdom, card: int, side: int, place: int) -> None:
    """Let a hero act who asks something, or turns a card over."""
    if card == BUURK:
        buurk(state, side, place)
    elif card == KOKOTH:
        kokoth(state, side, place)
    elif card == KRAASH:
        kraash(state, side, place)
    elif card == ASHANI:
        ashani(state, 1 - side, place)
    elif card == MOORDAKK:
        moordakk(state, 1 - side, place)
    elif card == PORKASH:
        porkash(state, place)
    elif card == VHRAARG:
        vhraarg(state, 1 - side, place)
    else:
        vrushn(state, side, place)


def buurk(state: Kingdom, side: int, place: int) -> None:
    """Carry out the effect of another engaged card (OO-16.11)."""
    if place == 0:
        for card in range(CARDS):
            if card != BUURK and places.shows(state, side, card):
                state.ask_openly(state.step_seat(), ASK_COPY)
                return
        state.done()
    elif place == 1:
        state.push(
            EFFECT,
            state.step_seat(),
            state.argument(CHOICE),
            side,
            state.argument(ACTOR),
        )
    else:
        state.done()


def copy_obstacle(state: Kingdom, side: int, move: int) -> int:
    """Copy an own card that lies face up (OO-16.32)."""
    if not COPY.holds(move):
        return NOT_AN_ANSWER
    card = COPY.argument(move)
    if card == BUURK:
        return NOT_HIMSELF
    return 0 if places.shows(state, side, card) else NOT_ENGAGED


def kokoth(state: Kingdom, side: int, place: int) -> None:
    """Draw a card, then play one at once: place, force, window, effect (OO-16.15)."""
    seat = state.step_seat()
    if place == 0:
        if state.deck_size(side) == 0:  # OO-16.34
            state.done()
        else:
            state.push(DRAWING, seat, side, 1)
    elif place == 1:
        state.ask(seat, ASK_SECOND)
    elif place == 2:
        strikes.strike(state, 1 - side, FORCES[state.argument(CHOICE) // 2])
        clash.push_window(state)
    elif place == 3:
        card, placed = state.argument(CHOICE) // 2, state.argument(CHOICE) % 2
        if placed or card == GRURAGH:
            state.push(EFFECT, seat, card, side, card)
    else:
        state.done()


def second_obstacle(state: Kingdom, seat: int, move: int) -> int:
    """Play a card of the hand in a place of its own."""
    side = state.side_of(seat)
    chain = state.chains[seat]
    if chain:
        return places.chosen_obstacle(state, side, COMMIT.argument(chain[0]), move)
    if not COMMIT.holds(move):
        return NOT_AN_ANSWER
    return 0 if state.hands[side * CARDS + COMMIT.argument(move)] else NOT_IN_HAND


def answer_second(state: Kingdom, seat: int, move: int) -> None:
    """Lay the second card of this clash down."""
    side = state.side_of(seat)
    card, place = choosing.chosen(state, seat, side, move)
    state.hands[side * CARDS + card] -= 1
    state.disclose()
    drawing.came_to_light(state, side, card)
    state.tell(EVERYONE, REVEALED, seat, card)
    places.put(state, side, card, place)
    if place == UNPLACED:
        state.tell(EVERYONE, NO_PLACE, seat, card)
    if card >= UNITS:
        state.resting[card - UNITS] = 1
    state.set_argument(CHOICE, card * 2 + int(place != UNPLACED))


def kraash(state: Kingdom, side: int, place: int) -> None:
    """Repeat the force of a type that one has engaged (OO-16.16)."""
    if place == 0:
        for unit in range(UNITS):
            if places.count(state, side, unit, False):
                state.ask_openly(state.step_seat(), ASK_REPEAT)
                return
        state.done()
    else:
        unit = state.argument(CHOICE)
        strikes.strike(state, 1 - side, FORCES[unit] * places.count(state, side, unit, False))
        state.done()


def repeat_obstacle(state: Kingdom, side: int, move: int) -> int:
    """Name a type among one's own engaged cards."""
    if not REPEAT.holds(move):
        return NOT_AN_ANSWER
    unit = REPEAT.argument(move)
    return 0 if places.count(state, side, unit, False) else TYPE_NOT_ENGAGED


def ashani(state: Kingdom, enemy: int, place: int) -> None:
    """Destroy the top card of the enemy's deck (OO-16.10)."""
    if place == 0:
        if state.deck_size(enemy):
            state.push(TOP, state.seat_of(enemy), enemy, drawing.DESTROY)
        else:
            state.done()
        return
    card = state.returned
    owner = state.seat_of(enemy)
    if card < UNITS:
        state.owned[owner * UNITS + card] -= 1
        state.supply[card] += 1
    else:
        state.heroes[card - UNITS] = IN_DECK
        state.beneath.append(card - UNITS)
    state.tell(EVERYONE, CARD_DESTROYED, owner, card)
    state.done()


def moordakk(state: Kingdom, enemy: int, place: int) -> None:
    """Look through the enemy's deck and discard a hero from it (OO-16.18)."""
    seat = state.step_seat()
    if place == 0:
        if state.deck_size(enemy) == 0:
            state.done()
            return
        look_through(state, seat, enemy)
        state.ask(seat, ASK_BANISH)
    else:
        drawing.shuffle(state, enemy)
        state.done()


def look_through(state: Kingdom, seat: int, enemy: int) -> None:
    """Show a deck to a seat alone, which remembers what it has seen."""
    owner = state.seat_of(enemy)
    base = enemy * CARDS
    state.disclose()
    state.tell(EVERYONE, LOOKED, seat, owner)
    for card in range(CARDS):
        number = state.decks[base + card] + state.under(enemy).count(card)
        for _ in range(number):
            state.tell(only(seat), SAW, seat, owner, card)
        state.spied[base + card] = max(state.spied[base + card], number)
        if card >= UNITS and number:
            state.known[card - UNITS] |= 1 << seat


def banish_obstacle(state: Kingdom, side: int, move: int) -> int:
    """Discard a hero of the enemy's deck; none only if there is none."""
    base = (1 - side) * CARDS
    under = state.under(1 - side)
    if BANISH.holds(move):
        card = BANISH.argument(move)
        held = card >= UNITS and (state.decks[base + card] or card in under)
        return 0 if held else HERO_NOT_IN_DECK
    if move != NO_HERO:
        return NOT_AN_ANSWER
    for card in range(UNITS, CARDS):
        if state.decks[base + card] or card in under:
            return HERO_MUST_GO
    return 0


def answer_banish(state: Kingdom, side: int, move: int) -> None:
    """Discard the hero, who does not rest (OO-16.4)."""
    state.disclose()
    if move == NO_HERO:
        return
    enemy = 1 - side
    card = BANISH.argument(move)
    take_out(state, enemy, card)
    drawing.came_to_light(state, enemy, card)
    state.discards[enemy * CARDS + card] += 1
    state.tell(EVERYONE, DISCARDED, state.seat_of(enemy), card)


def take_out(state: Kingdom, side: int, card: int) -> None:
    """Take a card out of a deck, wherever it lies in it."""
    if state.decks[side * CARDS + card]:
        state.decks[side * CARDS + card] -= 1
    else:
        state.under(side).remove(card)


def porkash(state: Kingdom, place: int) -> None:
    """Let a horde from nearby join the battle (OO-16.20)."""
    seat = state.step_seat()
    if place == 0:
        for zone in range(state.board.zones):
            if state.hordes_of(seat, zone) and helper_obstacle(state, seat, zone) == 0:
                state.ask(seat, ASK_JOIN)
                return
    state.done()


def helper_obstacle(state: Kingdom, seat: int, zone: int) -> int:
    """Look for a way of at most two roads, past enemies and foreign Dark Cities (OO-R.38)."""
    if not 0 <= zone < state.board.zones:
        return NOT_ON_THIS_BOARD
    if state.hordes_of(seat, zone) == 0:
        return NO_HORDE_THERE
    if state.stood[zone]:
        return AWAITS_BATTLE
    roads = state.board.roads
    goal = state.battle_zone
    if goal in roads[zone]:
        return 0
    for between in roads[zone]:
        if goal in roads[between] and _is_open(state, seat, between):
            return 0
    return TOO_FAR


def _is_open(state: Kingdom, seat: int, zone: int) -> bool:
    if state.ground[zone] == DARK_CITY and state.homes[seat] != zone:
        return False
    return state.enemy_at(zone, seat) == NOBODY_HERE


def join_obstacle(state: Kingdom, seat: int, move: int) -> int:
    """Call a horde, or do without."""
    if move == DECLINE:
        return 0
    return (
        helper_obstacle(state, seat, state.zone_of(JOIN, move))
        if JOIN.holds(move)
        else (NOT_AN_ANSWER)
    )


def join_moves(state: Kingdom, seat: int, found: list[int]) -> None:
    """List the hordes that can come."""
    found.append(DECLINE)
    for zone in range(state.board.zones):
        if state.hordes_of(seat, zone) and helper_obstacle(state, seat, zone) == 0:
            found.append(JOIN.base + state.board.first + zone)


def answer_join(state: Kingdom, seat: int, move: int) -> None:
    """Bring the horde into the battle."""
    if move == DECLINE:
        return
    zone = state.zone_of(JOIN, move)
    state.add_hordes(seat, zone, -1)
    state.add_hordes(seat, state.battle_zone, 1)
    state.tell(EVERYONE, JOINED, seat, state.board.first + zone)


def vhraarg(state: Kingdom, enemy: int, place: int) -> None:
    """Make the enemy discard the card that he kept (OO-16.24); of several he chooses one."""
    kept = state.hand_size(enemy)
    if place == 0 and kept > 1:
        state.ask(state.seat_of(enemy), ASK_DROP)
        return
    if place == 0 and kept == 1:
        drop(state, enemy, kept_card(state, enemy))
    state.done()


def kept_card(state: Kingdom, side: int) -> int:
    """Give the first card of a hand."""
    for card in range(CARDS):
        if state.hands[side * CARDS + card]:
            return card
    return NO_CARD


def drop_obstacle(state: Kingdom, seat: int, move: int) -> int:
    """Discard a card of the hand."""
    if not DROP.holds(move):
        return NOT_AN_ANSWER
    return 0 if state.hands[state.side_of(seat) * CARDS + DROP.argument(move)] else NOT_KEPT


def drop(state: Kingdom, side: int, card: int) -> None:
    """Discard a card from the hand, face up."""
    state.disclose()
    state.hands[side * CARDS + card] -= 1
    state.discards[side * CARDS + card] += 1
    drawing.came_to_light(state, side, card)
    state.tell(EVERYONE, DISCARDED, state.seat_of(side), card)


def vrushn(state: Kingdom, side: int, place: int) -> None:
    """Take a card of one's own deck into the hand, then shuffle (OO-16.28)."""
    if place == 0:
        if state.deck_size(side):
            state.ask(state.step_seat(), ASK_FIND)
            return
    else:
        drawing.shuffle(state, side)
    state.done()


def find_obstacle(state: Kingdom, side: int, move: int) -> int:
    """Take any card of the deck."""
    if not FIND.holds(move):
        return NOT_AN_ANSWER
    card = FIND.argument(move)
    held = state.decks[side * CARDS + card] or card in state.under(side)
    return 0 if held else NOT_IN_YOUR_DECK


def answer_find(state: Kingdom, seat: int, move: int) -> None:
    """Take the card; only its owner knows which."""
    side = state.side_of(seat)
    card = FIND.argument(move)
    take_out(state, side, card)
    state.hands[side * CARDS + card] += 1
    state.tell(only(seat), FOUND, seat, card)
    state.tell(all_but(seat), FOUND_UNSEEN, seat)


def moves(state: Kingdom, seat: int, found: list[int]) -> None:
    """List the answers to the question of an effect."""
    side = state.side_of(seat)
    asked = state.asked[seat]
    for card in range(CARDS):
        if asked == ASK_COPY:
            if copy_obstacle(state, side, COPY.base + card) == 0:
                found.append(COPY.base + card)
        elif asked == ASK_REPEAT:
            if card < UNITS and repeat_obstacle(state, side, REPEAT.base + card) == 0:
                found.append(REPEAT.base + card)
        elif asked == ASK_BANISH:
            if banish_obstacle(state, side, BANISH.base + card) == 0:
                found.append(BANISH.base + card)
        elif asked == ASK_DROP:
            if drop_obstacle(state, seat, DROP.base + card) == 0:
                found.append(DROP.base + card)
        elif find_obstacle(state, side, FIND.base + card) == 0:
            found.append(FIND.base + card)
    if asked == ASK_BANISH and not found:
        found.append(NO_HERO)
