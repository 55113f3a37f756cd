"""OO-24: what a seat does not know, and the worlds that it can imagine."""

from typing import Final

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
from fracas.games.orcs.tables import ASK_BANISH, CARDS, HEROES, UNITS

_SPECTATOR_BIT: Final = 1 << 30


def knows_hero(state: Kingdom, seat: int, hero: int) -> bool:
    """Tell whether a seat, or a spectator, knows where a hero is."""
    if seat != SPECTATOR and state.heroes[hero] == seat:
        return True
    bit = _SPECTATOR_BIT if seat == SPECTATOR else 1 << seat
    return state.known[hero] & bit != 0


def redraw(state: Kingdom, seat: int, dice: Dice) -> None:
    """Deal anew the heroes, decks and hands that a seat cannot know."""
    deal_heroes(state, seat, dice)
    for other in range(state.seats):
        if other != seat:  # What others packed before is forgotten.
            state.last_decks[other * CARDS : (other + 1) * CARDS] = [0] * CARDS
    if state.battle_zone < 0:
        return
    for side in (ATTACKER, DEFENDER):
        if state.seat_of(side) == seat:
            continue
        if looks_through(state, seat, side):
            deal_hand(state, side, dice)
        elif seat == state.seat_of(1 - side):
            deal_battle(state, side, state.spied, dice)
        else:
            deal_battle(state, side, state.shown, dice)
            imagine_spying(state, side, dice)
        if state.committed[side * COMMITMENT] >= 0:
            commit_any(state, side, dice)


def looks_through(state: Kingdom, seat: int, side: int) -> bool:
    """Tell whether a seat is looking through the deck of this side now (OO-16.18)."""
    return (
        seat >= 0
        and state.owed >> seat & 1 == 1
        and state.asked[seat] == ASK_BANISH
        and state.side_of(seat) == 1 - side
    )


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
    marks = [state.known[state.beneath[position]] for position in beneath]
    drawer = state.known[state.drawn[0]] if state.drawn else 0
    dice.shuffle(unknown)
    for hero in unknown:
        state.heroes[hero] = IN_DECK
        state.known[hero] = 0
    for owner in owners:
        state.heroes[unknown.pop()] = owner
    for position, mark in zip(beneath, marks, strict=True):
        hero = unknown.pop()
        state.beneath[position] = hero
        state.known[hero] = mark
    for position in drawn:
        hero = unknown.pop()
        state.drawn[position] = hero
        state.known[hero] = drawer


def deal_battle(state: Kingdom, side: int, known: list[int], dice: Dice) -> None:
    """Deal a side's hand and deck anew from all that it may have packed."""
    base = side * CARDS
    hand = state.hand_size(side)
    under = len(state.under(side))
    total = state.deck_size(side) + hand
    cards: list[int] = []
    pool: list[int] = []
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


def deal_hand(state: Kingdom, side: int, dice: Dice) -> None:
    """Deal the hand anew, and the order of a deck whose cards lie open to the viewer."""
    base = side * CARDS
    hand = state.hand_size(side)
    under = len(state.under(side))
    pool: list[int] = []
    deck: list[int] = []
    free = free_cards(state, side)
    for card in range(CARDS):
        lying = state.decks[base + card] + state.under(side).count(card)
        deck += [card] * lying
        pool += [card] * (free[card] - lying)
        state.hands[base + card] = 0
        state.decks[base + card] = 0
    dice.shuffle(pool)
    dice.shuffle(deck)
    for card in pool[:hand]:
        state.hands[base + card] += 1
    state.under(side)[:] = deck[:under]
    for card in deck[under:]:
        state.decks[base + card] += 1


def imagine_spying(state: Kingdom, side: int, dice: Dice) -> None:
    """Let the enemy know as many of the newly dealt cards as he knows of the true ones."""
    base = side * CARDS
    secretly = sum(state.spied[base : base + CARDS]) - sum(state.shown[base : base + CARDS])
    rest: list[int] = []
    for card in range(CARDS):
        held = state.decks[base + card] + state.hands[base + card]
        held += state.under(side).count(card)
        rest += [card] * (held - state.shown[base + card])
        state.spied[base + card] = state.shown[base + card]
    dice.shuffle(rest)
    spy = state.seat_of(1 - side)
    for card in rest[:secretly]:
        state.spied[base + card] += 1
        if card >= UNITS:
            state.known[card - UNITS] |= 1 << spy


def commit_any(state: Kingdom, side: int, dice: Dice) -> None:
    """Imagine that a side has committed a card of its hand in one of its places."""
    base = side * CARDS
    held: list[int] = []
    for card in range(CARDS):
        held += [card] * state.hands[base + card]
    card = held[dice.below(len(held))]
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
    if name == "heroes":
        return _secret_heroes(state, seat)
    hidden: list[int] = []
    for side in (ATTACKER, DEFENDER) if state.battle_zone >= 0 else ():
        if state.seat_of(side) == seat:
            continue
        base = side * CARDS
        if state.deck_size(side) or state.hand_size(side):
            hidden += state.decks[base : base + CARDS] + state.under(side)
            hidden += state.hands[base : base + CARDS]
            hidden += state.committed[side * COMMITMENT : (side + 1) * COMMITMENT]
    return hidden


def _secret_heroes(state: Kingdom, seat: int) -> list[int]:
    """Give who owns which hero, which are being drawn, and which lie under the deck."""
    hidden = [state.heroes[hero] for hero in range(HEROES) if not knows_hero(state, seat, hero)]
    elsewhere = [hero for hero in state.drawn + state.beneath if not knows_hero(state, seat, hero)]
    return hidden + elsewhere if elsewhere or hidden.count(IN_DECK) < len(hidden) else []
