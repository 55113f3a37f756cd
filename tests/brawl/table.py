"""A tavern to test the rules in: who holds what, who stands how firmly, whose turn it is."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Final

from brawl import GAME
from brawl.tables import CARD, COPIES, KINDS
from brawl.tavern import Tavern
from fracas.contract.table import Table as AnyTable

NOTHING: Final[dict[int, int]] = {}
IDLE: Final = {"ask-purse": "ready", "ask-play": "pass"}
EVERY_CARD: Final = dict(zip(CARD.symbols, COPIES, strict=True))


class Table(AnyTable):
    """An evening at any point of it.

    Without `hands` it is a new evening, about to be dealt. With `hands` a round begins,
    and all grab for the purse; seats that are not named hold nothing. `draw=2` goes on
    to where seat 2 is about to draw for his turn, `turn=2` to where he has just drawn
    and must play, with the hand that is stated.

    Cards that are not named are in the deck, or in the pile where `deck` is stated. The
    round is one that begins with the seat in question, the first such unless stated.
    """

    def __init__(
        self,
        seats: int = 3,
        *,
        hands: Mapping[int, str] | None = None,
        draw: int = 0,
        turn: int = 0,
        stamina: Mapping[int, int] = NOTHING,
        coins: Mapping[int, int] = NOTHING,
        deck: str | None = None,
        pile: str = "",
        in_round: int = 0,
        evening: str = "long",
    ) -> None:
        if hands is None:
            super().__init__(GAME.new(seats, {"evening": evening}))
            return
        number = in_round or turn or draw or 1
        super().__init__(_end_of_round(seats, evening, (number - 2) % seats + 1))
        self.tavern.round = number - 1
        for seat, amount in stamina.items():
            self.tavern.stamina[seat - 1] = amount
        for seat, amount in coins.items():
            self.tavern.coins[seat - 1] = amount
        drawn = hands[turn].split()[0] if turn else ""
        self._deal(hands, turn, drawn, deck, pile)
        # The last turn of the round before ends here, and the position begins to live.
        self.play(self.owes()[0], "pass")
        if turn or draw:
            self.walk(IDLE, until=lambda: self.chance() == "draw")
        if turn:
            self.draw(drawn)
            assert self.owes() == [turn], f"round {number} does not begin with seat {turn}"
        self.go_on_from(self.tavern)

    def _deal(
        self, hands: Mapping[int, str], drawer: int, drawn: str, deck: str | None, pile: str
    ) -> None:
        left = Counter(EVERY_CARD) - Counter(pile.split())
        self.tavern.hands = []
        for seat in range(1, self.tavern.seats + 1):
            hand = Counter(hands.get(seat, "").split())
            left.subtract(hand)
            if seat == drawer:
                hand.subtract([drawn])
            self.tavern.hands += _counts(hand)
        in_deck = left if deck is None else Counter(deck.split())
        self.tavern.pile = _counts(Counter(pile.split()) + (left - in_deck))
        self.tavern.deck = _counts(in_deck + Counter([drawn] if drawer else []))

    def roll(self, *dice: int) -> None:
        """Say what the dice show, one after the other."""
        self.happen(*(f"roll {die}" for die in dice))

    def draw(self, *cards: str) -> None:
        """Say which cards are drawn, one after the other."""
        self.happen(*(f"draw {card}" for card in cards))

    @property
    def tavern(self) -> Tavern:
        """The state, with the fields of the game."""
        state = self.match.state
        assert isinstance(state, Tavern)
        return state

    @property
    def stamina(self) -> list[int]:
        """Everybody's stamina as all see it, in the order of the seats."""
        return self.amounts("fact-stamina")

    @property
    def coins(self) -> list[int]:
        """Everybody's coins as all see them, in the order of the seats."""
        return self.amounts("fact-coins")

    @property
    def deck(self) -> str:
        """The cards of the deck, the kinds in their order."""
        return _names(self.tavern.deck)

    @property
    def pile(self) -> str:
        """The cards on the pile, the kinds in their order."""
        return _names(self.tavern.pile)

    def hand(self, seat: int) -> str:
        """A brawler's cards, the kinds in their order."""
        return _names([self.tavern.held(seat - 1, card) for card in range(KINDS)])


@cache
def _end_of_round(seats: int, evening: str, starter: int) -> Tavern:
    """Pass through the rounds to the last turn of the first one that this seat began."""
    table = Table(seats, evening=evening)
    last = (starter - 2) % seats + 1
    table.walk(
        IDLE, until=lambda: table.tavern.round == starter and table.asked(last) == "ask-play"
    )
    return table.tavern


def _counts(cards: Counter[str]) -> list[int]:
    return [cards[name] for name in CARD.symbols]


def _names(counts: list[int]) -> str:
    names: list[str] = []
    for name, count in zip(CARD.symbols, counts, strict=True):
        names += [name] * count
    return " ".join(names)
