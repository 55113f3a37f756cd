"""OO-11 and OO-18: choosing a battle, making decks, the vanguard of an assault."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.orcs import meeting
from fracas.games.orcs.kingdom import ATTACKER, CELLS, FIELD, FIRST, Kingdom
from fracas.games.orcs.steps import AFTERMATH, CLASH, LEAVING, STOP
from fracas.games.orcs.tables import (
    AGAIN,
    ASK_BATTLE,
    ASK_DECK,
    ASK_VANGUARD,
    ASSAULT_BEGINS,
    BATTLE,
    BATTLE_BEGINS,
    BOAR_RIDER,
    CARD_NOT_OWNED,
    CARDS,
    DECK,
    DECK_FULL,
    DECK_MADE,
    ENGAGE,
    HERO_RESTS,
    HEROES,
    IN_VANGUARD,
    NO_BATTLE_THERE,
    NO_EARLIER_DECK,
    NO_VANGUARD,
    NOT_FIRST_LINE,
    NOT_IN_DECK,
    PACK,
    READY,
    UNITS,
    USUAL,
    USUAL_DECK,
    VANGUARD,
    VANGUARD_NEEDED,
)

ZONE_HERE: Final = 0


def battles(state: Kingdom) -> None:
    """Let the active player choose among the pending battles, until none is left (OO-4.7)."""
    if 1 in state.stood:
        state.ask_openly(state.step_seat(), ASK_BATTLE)
    else:
        state.done()


def battles_obstacle(state: Kingdom, move: int) -> int:
    """Fight where a battle is pending."""
    if not BATTLE.holds(move):
        return NOT_AN_ANSWER
    zone = state.zone_of(BATTLE, move)
    return 0 if 0 <= zone < state.board.zones and state.stood[zone] else NO_BATTLE_THERE


def battles_moves(state: Kingdom, found: list[int]) -> None:
    """List the pending battles."""
    for zone, stood in enumerate(state.stood):
        if stood:
            found.append(BATTLE.base + state.board.first + zone)


def battle(state: Kingdom) -> None:
    """Fight a battle from the last look at a lone horde to its aftermath."""
    place = state.place()
    seat = state.step_seat()
    zone = state.argument(ZONE_HERE)
    state.go(place + 1)
    if place == 0:
        check_lone(state, seat, zone)
    elif place == 1:
        begin(state, seat, zone)
    elif place == 2:
        if state.assault:
            vanguard(state, seat)
    elif place == 3:
        state.push(CLASH, seat)
    elif place == 4:
        state.push(AFTERMATH, seat, zone, state.returned)
    elif place == 5:
        state.done()
    elif place == LONE_LEFT:
        state.done()
        state.push(STOP, seat, zone, state.hordes_of(seat, zone))


LONE_LEFT: Final = 6


def check_lone(state: Kingdom, seat: int, zone: int) -> None:
    """Make a lone horde leave before the battle begins (OO-7.6)."""
    defender = state.enemy_at(zone, seat)
    if meeting.must_leave(state, seat, defender, zone):
        state.go(LONE_LEFT)
        if state.gain(seat):
            state.push(LEAVING, defender, zone, 0, seat)


def begin(state: Kingdom, seat: int, zone: int) -> None:
    """Put the tokens on square 1 and the forced hordes on the tile (OO-11.4, OO-11.5)."""
    defender = state.enemy_at(zone, seat)
    state.clear_battle()
    state.battle_zone = zone
    state.attacker = seat
    state.defender = defender
    state.assault = int(meeting.holds_fortress(state, defender, zone))  # OO-18.1
    state.spent_losses = state.spent[zone]
    state.losses[ATTACKER] = state.spent[zone]
    state.spent[zone] = 0
    begins = ASSAULT_BEGINS if state.assault else BATTLE_BEGINS
    state.tell(EVERYONE, begins, seat, defender, state.board.first + zone)
    state.ask_together(1 << seat | 1 << defender, ASK_DECK)


# Decks.


def may_pack(state: Kingdom, seat: int, card: int) -> int:
    """Count how often a seat can put a card into a deck; a negative number is a hero at rest."""
    if card < UNITS:
        return state.owned[seat * UNITS + card]
    hero = card - UNITS
    if state.heroes[hero] != seat:
        return 0
    return -1 if state.resting[hero] else 1


def deck_obstacle(state: Kingdom, seat: int, move: int) -> int:
    """Pack up to ten cards that one owns (OO-11.2), or be ready."""
    if move == READY:
        return 0
    chain = state.chains[seat]
    if move in (USUAL, AGAIN):
        if chain:
            return NOT_AN_ANSWER
        return 0 if move == USUAL or has_earlier_deck(state, seat) else NO_EARLIER_DECK
    if not PACK.holds(move):
        return NOT_AN_ANSWER
    if len(chain) >= DECK:
        return DECK_FULL
    owned = may_pack(state, seat, PACK.argument(move))
    if owned < 0:
        return HERO_RESTS
    return 0 if chain.count(move) < owned else CARD_NOT_OWNED


def deck_moves(state: Kingdom, seat: int, found: list[int]) -> None:
    """List the cards that can still be packed."""
    chain = state.chains[seat]
    found.append(READY)
    if not chain:
        found.append(USUAL)
        if has_earlier_deck(state, seat):
            found.append(AGAIN)
    if len(chain) >= DECK:
        return
    base = seat * UNITS
    for card in range(UNITS):
        owned = state.owned[base + card]
        if owned and (not chain or chain.count(PACK.base + card) < owned):
            found.append(PACK.base + card)
    heroes = state.heroes
    if seat in heroes:
        for hero in range(HEROES):
            if heroes[hero] == seat and not state.resting[hero]:
                move = PACK.base + UNITS + hero
                if move not in chain:
                    found.append(move)


def answer_deck(state: Kingdom, seat: int, move: int) -> None:
    """Make the battle deck."""
    side = state.side_of(seat)
    base = side * CARDS
    if move == USUAL:
        pack_usual(state, seat, base)
    elif move == AGAIN:
        pack_again(state, seat, base)
    else:
        for packed in state.chains[seat]:
            state.decks[base + PACK.argument(packed)] += 1
    state.last_decks[seat * CARDS : (seat + 1) * CARDS] = state.decks[base : base + CARDS]
    state.tell(EVERYONE, DECK_MADE, seat, state.deck_size(side))


def has_earlier_deck(state: Kingdom, seat: int) -> bool:
    """Tell whether a seat has made a deck before."""
    return any(state.last_decks[seat * CARDS : (seat + 1) * CARDS])


def pack_again(state: Kingdom, seat: int, base: int) -> None:
    """Pack the cards of the last deck, as far as they can fight."""
    for card in range(CARDS):
        number = min(state.last_decks[seat * CARDS + card], may_pack(state, seat, card))
        state.decks[base + card] = max(0, number)


def pack_usual(state: Kingdom, seat: int, base: int) -> None:
    """Pack what is mostly worth packing: in turn a card of each kind, the best first."""
    room = DECK
    taken = True
    times = 0
    while room and taken:
        taken = False
        for card in USUAL_DECK:
            if room and may_pack(state, seat, card) > times:
                state.decks[base + card] += 1
                room -= 1
                taken = True
        times += 1


# The vanguard.


def vanguard(state: Kingdom, seat: int) -> None:
    """Engage two first-line units of the deck, as far as there are any (OO-18.2, OO-18.4).

    The attacker is asked even if he has none, since nobody else knows that.
    """
    if state.widths[ATTACKER] < VANGUARD and state.deck_size(ATTACKER):
        state.go(2)
        state.ask(seat, ASK_VANGUARD)


def vanguard_obstacle(state: Kingdom, move: int) -> int:
    """Engage a first-line unit; do without only if there is none."""
    if move == NO_VANGUARD:
        for card in range(BOAR_RIDER + 1):
            if state.decks[card]:
                return VANGUARD_NEEDED
        return 0
    if not ENGAGE.holds(move):
        return NOT_AN_ANSWER
    card = ENGAGE.argument(move)
    if card > BOAR_RIDER:
        return NOT_FIRST_LINE
    return 0 if state.decks[card] else NOT_IN_DECK


def vanguard_moves(state: Kingdom, found: list[int]) -> None:
    """List the first-line units of the deck."""
    for card in range(BOAR_RIDER + 1):
        if state.decks[card]:
            found.append(ENGAGE.base + card)
    if not found:
        found.append(NO_VANGUARD)


def answer_vanguard(state: Kingdom, seat: int, move: int) -> None:
    """Engage a unit in a column of its own, without force or effect."""
    state.disclose()
    if move == NO_VANGUARD:
        state.go(3)
        return
    card = ENGAGE.argument(move)
    state.decks[card] -= 1
    state.columns[ATTACKER * FIELD + state.widths[ATTACKER] * CELLS + FIRST] = card
    state.widths[ATTACKER] += 1
    state.tell(EVERYONE, IN_VANGUARD, seat, card)
