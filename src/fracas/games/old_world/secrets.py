"""What players do not know of each other, and what must always hold."""

from fracas.core.dice import Dice
from fracas.games.old_world.board import REGIONS, SPACES, STOCK, SUPPLY, TOKENS
from fracas.games.old_world.chaos_cards import (
    CARDS_FROM,
    CONTROLS,
    COPIES,
    EMPTY,
    SHIELDS,
    TITLES,
)
from fracas.games.old_world.old_world_cards import OLD_WORLD_COPIES
from fracas.games.old_world.powers import FIGURES, OWNER_OF, POWERS, TICKS, VICTORY_THREAT
from fracas.games.old_world.state import KEPT, SHIELDED, World
from fracas.games.old_world.tables import CARD, FIGURE, TOKEN


def redraw(state: World, seat: int, dice: Dice) -> None:
    """Deal the unseen Chaos cards of all other Powers anew: what is in a hand, what in a deck.

    The size of a hand is known to all, and so are the cards that were in it when its deck
    was exhausted and have not been seen since (`known`).
    """
    own = state.power_of(seat) if seat >= 0 else -1
    for power in range(POWERS):
        if power not in (own, state.absent):
            deal_unseen(state, power, dice)


def deal_unseen(state: World, power: int, dice: Dice) -> None:
    """Deal the unseen cards of one Power."""
    unseen: list[int] = []
    unknown = state.hand_size(power)
    for card in range(CARDS_FROM[power], CARDS_FROM[power + 1]):
        count = state.hand[card] + state.deck[card]
        state.hand[card] = state.known[card]
        state.deck[card] = count - state.known[card]
        unseen += [card] * state.deck[card]
        unknown -= state.known[card]
    dice.shuffle(unseen)
    for _ in range(unknown):
        card = unseen.pop()
        state.hand[card] += 1
        state.deck[card] -= 1


def secret(state: World, name: str, seat: int) -> list[int]:
    """Give the hands or decks of the Powers that this seat does not play."""
    own = state.power_of(seat) if seat >= 0 else -1
    counts = state.hand if name == "hands" else state.deck
    hidden: list[int] = []
    for power in range(POWERS):
        if power != own:
            hidden += counts[CARDS_FROM[power] : CARDS_FROM[power + 1]]
    return hidden


def problems(state: World) -> list[str]:
    """Count figures, tokens and cards: none may appear or vanish."""
    return [*_figures(state), *_cards(state), *_tokens(state), *_numbers(state)]


def _figures(state: World) -> list[str]:
    found: list[str] = []
    force = [0] * (REGIONS * POWERS)
    for figure in range(FIGURES):
        where, holder = state.where[figure], state.holder[figure]
        if where == STOCK:
            if holder != OWNER_OF[figure] or state.marks[figure]:
                found.append(f"{FIGURE.symbols[figure]} is not as it should be in the stock")
        else:
            force[where * POWERS + holder] += 1
            if OWNER_OF[figure] == state.absent:
                found.append(f"{FIGURE.symbols[figure]} does not take part")
        controlled = state.marks[figure] & KEPT != 0 or state.is_bound(figure, CONTROLS)
        if (holder != OWNER_OF[figure]) != controlled:
            found.append(f"control of {FIGURE.symbols[figure]} does not follow from the cards")
        if (state.marks[figure] & SHIELDED != 0) != state.is_bound(figure, SHIELDS):
            found.append(f"the shield of {FIGURE.symbols[figure]} does not follow from the cards")
    if force != state.force:
        found.append(f"figures by region and Power are counted {state.force}, not {force}")
    return found


def _cards(state: World) -> list[str]:
    found: list[str] = []
    for card in range(TITLES):
        everywhere = state.hand[card] + state.deck[card] + state.pile[card]
        everywhere += state.spaces.count(card)
        absent = state.absent >= 0 and card in range(
            CARDS_FROM[state.absent], CARDS_FROM[state.absent + 1]
        )
        wanted = 0 if absent else COPIES[card]
        if everywhere != wanted:
            found.append(f"{everywhere} {CARD.symbols[card]} instead of {wanted}")
        if not 0 <= state.known[card] <= state.hand[card]:
            found.append(f"{CARD.symbols[card]} is known to be in a hand and is not")
    if min(state.hand + state.deck + state.pile) < 0:
        found.append("a negative number of cards")
    if any(seen > copies for seen, copies in zip(state.old_seen, OLD_WORLD_COPIES, strict=True)):
        found.append("an Old World card came up too often")
    if any(state.bound[space] >= 0 and state.spaces[space] == EMPTY for space in range(SPACES)):
        found.append("no card binds a figure that is bound")
    return found


def _tokens(state: World) -> list[str]:
    found: list[str] = []
    for token in range(TOKENS):
        everywhere = state.supply[token] + sum(state.tokens[token::TOKENS])
        if TOKEN.symbols[token] == "peasant":
            everywhere += sum(state.peasants)
        if everywhere != SUPPLY[token]:
            found.append(f"{everywhere} {TOKEN.symbols[token]} tokens, not {SUPPLY[token]}")
    if min(state.tokens + state.supply + state.corruption + state.peasants) < 0:
        found.append("a negative number of tokens")
    if sorted(abs(card) for card in state.ruin if card) != list(range(1, state.ruined + 1)):
        found.append("the ruination cards are not the first ones of the stack")
    return found


def _numbers(state: World) -> list[str]:
    found: list[str] = []
    if min(state.points + state.power_points + state.counters) < 0:
        found.append("a negative number of points or counters")
    for power in range(POWERS):
        if not 0 <= state.dials[power] <= TICKS[power]:
            found.append("a dial points beyond its ticks")
    threats = [state.threat(power) for power in range(POWERS) if power != state.absent]
    on_their_way = [threat for threat in threats if threat != VICTORY_THREAT]
    if len(set(on_their_way)) != len(on_their_way):
        found.append("two Powers have the same Threat")
    return found
