"""OO-24: what a seat does not know, and the worlds that it can imagine."""

from fracas.core.dice import Dice
from fracas.core.events import SPECTATOR
from fracas.games.orcs import places
from fracas.games.orcs.kingdom import (
    ATTACKER,
    COMMITMENT,
    DEFENDER,
    IN_DECK,
    UNPLACED,
    Kingdom,
)
from fracas.games.orcs.tables import CARDS, HEROES, UNITS

_SPECTATOR_BIT = 1 << 30


def knows_hero(state: Kingdom, seat: int, hero: int) -> bool:
    """Tell whether a seat, or a spectator, knows where a hero is."""
    if seat != SPECTATOR and state.heroes[hero] == seat:
        return True
    bit = _SPECTATOR_BIT if seat == SPECTATOR else 1 << seat
    return state.known[hero] & bit != 0


def redraw(state: Kingdom, seat: int, dice: Dice) -> None:
    """Deal anew the heroes, decks and hands that a seat cannot know."""
    deal_heroes(state, seat, dice)
    if state.battle_zone < 0:
        return
    for side in (ATTACKER, DEFENDER):
        if state.seat_of(side) != seat:
            known = state.spied if seat == state.seat_of(1 - side) else state.shown
            deal_battle(state, side, known, dice)


def deal_heroes(state: Kingdom, seat: int, dice: Dice) -> None:
    """Exchange at random the heroes that a seat cannot place."""
    unknown = [hero for hero in range(HEROES) if not knows_hero(state, seat, hero)]
    owners: list[int] = []
    for other in range(state.seats):
        for hero in unknown:
            if state.heroes[hero] == other:
                owners.append(other)
    beneath = [
        position for position, hero in enumerate(state.beneath) if not knows_hero(state, seat, hero)
    ]
    drawn = [
        position for position, hero in enumerate(state.drawn) if not knows_hero(state, seat, hero)
    ]
    marks = drawer_marks(state)
    dice.shuffle(unknown)
    for hero in unknown:
        state.heroes[hero] = IN_DECK
        state.known[hero] = 0
    for owner in owners:
        state.heroes[unknown.pop()] = owner
    for position in beneath:
        state.beneath[position] = unknown.pop()
    for position in drawn:
        hero = unknown.pop()
        state.drawn[position] = hero
        state.known[hero] = marks


def drawer_marks(state: Kingdom) -> int:
    """Give who knows the heroes that are being drawn."""
    return state.known[state.drawn[0]] if state.drawn else 0


def deal_battle(state: Kingdom, side: int, known: list[int], dice: Dice) -> None:
    """Deal a side's hand and deck anew from all that it may have packed."""
    base = side * CARDS
    hand = state.hand_size(side)
    under = len(state.under(side))
    total = state.deck_size(side) + hand
    cards = []
    pool = []
    free = free_cards(state, side)
    for card in range(CARDS):
        sure = known[base + card]
        cards += [card] * sure
        pool += [card] * (free[card] - sure)
    dice.shuffle(pool)
    cards += pool[: total - len(cards)]
    dice.shuffle(cards)
    for card in range(CARDS):
        state.hands[base + card] = 0
        state.decks[base + card] = 0
    for card in cards[:hand]:
        state.hands[base + card] += 1
    state.under(side)[:] = cards[hand : hand + under]
    for card in cards[hand + under :]:
        state.decks[base + card] += 1
    if state.committed[side * COMMITMENT] >= 0:
        commit_any(state, side, cards[dice.below(hand)], dice)


def commit_any(state: Kingdom, side: int, card: int, dice: Dice) -> None:
    """Imagine that a side has committed this card in one of its places."""
    found = places.places(state, side, card)
    state.committed[side * COMMITMENT] = card
    state.committed[side * COMMITMENT + 1] = found[dice.below(len(found))] if found else UNPLACED


def free_cards(state: Kingdom, side: int) -> list[int]:
    """Count the cards that a side may have in its deck and hand."""
    seat = state.seat_of(side)
    lying = engaged(state, side)
    free = [0] * CARDS
    for card in range(UNITS):
        free[card] = state.owned[seat * UNITS + card] - lying[card]
    for hero in range(HEROES):
        card = UNITS + hero
        if state.heroes[hero] == seat and not state.resting[hero] and not lying[card]:
            free[card] = 1
    return free


def engaged(state: Kingdom, side: int) -> list[int]:
    """Count a side's cards that lie open: on the field, beside it, or discarded."""
    used = state.cards_in_battle(side)
    base = side * CARDS
    for card in range(CARDS):
        used[card] -= state.decks[base + card] + state.hands[base + card]
    for card in state.under(side):
        used[card] -= 1
    return used


def secret(state: Kingdom, name: str, seat: int) -> list[int]:
    """Give the part of a secret that a seat may not know, for the contract."""
    if name in ("heroes", "beneath", "drawn"):
        return _secret_heroes(state, name, seat)
    hidden: list[int] = []
    for side in (ATTACKER, DEFENDER) if state.battle_zone >= 0 else ():
        if state.seat_of(side) == seat:
            continue
        base = side * CARDS
        if name == "decks" and state.deck_size(side):
            hidden += state.decks[base : base + CARDS] + state.under(side)
        elif name == "hands" and state.hand_size(side):
            hidden += state.hands[base : base + CARDS]
        elif name == "commitments" and state.committed[side * COMMITMENT] >= 0:
            hidden += state.committed[side * COMMITMENT : (side + 1) * COMMITMENT]
    return hidden


def _secret_heroes(state: Kingdom, name: str, seat: int) -> list[int]:
    if name == "heroes":
        hidden = [
            owner
            for hero, owner in enumerate(state.heroes)
            if not knows_hero(state, seat, hero) and state.heroes.count(IN_DECK) < HEROES
        ]
        return hidden if any(owner != IN_DECK for owner in hidden) else []
    listed = state.beneath if name == "beneath" else state.drawn
    return [hero for hero in listed if not knows_hero(state, seat, hero)]
