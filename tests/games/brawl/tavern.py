"""The fields of a brawl: copy, snapshot, invariants, and what hands hide."""

from brawl.tables import CARD, EVENING, KINDS, ROUNDS, STAMINA
from fracas.core.compiling import mypyc_attr
from fracas.core.dice import Dice
from fracas.core.game import Game
from fracas.core.snapshot import Words, write_run
from fracas.core.state import State
from fracas.core.steps import UNSET


@mypyc_attr(allow_interpreted_subclasses=True)
class Tavern(State):
    """Cards are counted by kind: `hands` and `grabbed` hold four counts for each seat.

    `copies`, how many cards of each kind there are, is the game's and never changes.
    A stamina of 0 is somebody about to go down, -1 somebody on the floor.
    """

    __slots__ = (
        "coins",
        "copies",
        "deck",
        "first",
        "grabbed",
        "hands",
        "pile",
        "round",
        "stamina",
    )

    def __init__(
        self, game: Game, seats: int, options: tuple[int, ...], copies: tuple[int, ...]
    ) -> None:
        super().__init__(game, seats, options)
        self.copies = copies
        self.stamina = UNSET
        self.coins = UNSET
        self.hands = UNSET
        self.grabbed = UNSET
        self.deck = UNSET
        self.pile = UNSET
        self.round = 0
        self.first = 0

    def furnish(self) -> None:
        """Set the table for the first round (BR-1)."""
        self.stamina = [STAMINA[self.options[EVENING]]] * self.seats
        self.coins = [0] * self.seats
        self.hands = [0] * (self.seats * KINDS)
        self.grabbed = [0] * (self.seats * KINDS)
        self.deck = list(self.copies)
        self.pile = [0] * KINDS

    def copy_fields_to(self, twin: "Tavern") -> None:
        """Copy the fields of this game."""
        twin.stamina = self.stamina[:]
        twin.coins = self.coins[:]
        twin.hands = self.hands[:]
        twin.grabbed = self.grabbed[:]
        twin.deck = self.deck[:]
        twin.pile = self.pile[:]
        twin.round = self.round
        twin.first = self.first

    def write(self, out: list[int]) -> None:
        """Write the fields of this game."""
        write_run(out, self.stamina)
        write_run(out, self.coins)
        write_run(out, self.hands)
        write_run(out, self.grabbed)
        write_run(out, self.deck)
        write_run(out, self.pile)
        out += [self.round, self.first]

    def read(self, words: Words) -> None:
        """Read the fields of this game."""
        self.stamina = words.run()
        self.coins = words.run()
        self.hands = words.run()
        self.grabbed = words.run()
        self.deck = words.run()
        self.pile = words.run()
        self.round = words.next()
        self.first = words.next()

    def standing(self, seat: int) -> bool:
        """Tell whether a brawler is still on his feet."""
        return self.stamina[seat] > 0

    def brawlers(self) -> list[int]:
        """List the seats still on their feet."""
        return [seat for seat in range(self.seats) if self.stamina[seat] > 0]

    def held(self, seat: int, card: int) -> int:
        """Count a seat's cards of one kind."""
        return self.hands[seat * KINDS + card]

    def hand_size(self, seat: int) -> int:
        """Count a seat's cards."""
        base = seat * KINDS
        hands = self.hands
        return hands[base] + hands[base + 1] + hands[base + 2] + hands[base + 3]

    def discard(self, seat: int, card: int) -> None:
        """Put a card from a hand on the pile."""
        self.hands[seat * KINDS + card] -= 1
        self.pile[card] += 1

    def most_rounds(self) -> int:
        """Give the number of rounds until closing time."""
        return ROUNDS[self.options[EVENING]]

    def redraw(self, seat: int, dice: Dice) -> None:
        """Deal the unseen cards anew: hand sizes are known, what they hold is not."""
        unseen: list[int] = []
        sizes = [self.hand_size(other) for other in range(self.seats)]
        pool = self.deck[:]
        for other in range(self.seats):
            if other != seat:
                for card in range(KINDS):
                    pool[card] += self.hands[other * KINDS + card]
                    self.hands[other * KINDS + card] = 0
        for card in range(KINDS):
            unseen += [card] * pool[card]
        dice.shuffle(unseen)
        for other in range(self.seats):
            if other != seat:
                for _ in range(sizes[other]):
                    self.hands[other * KINDS + unseen.pop()] += 1
        self.deck = [unseen.count(card) for card in range(KINDS)]

    def secret(self, name: str, seat: int) -> list[int]:
        """Give what this seat may not know: the other hands, the deck, secret grabs."""
        if name == "deck":
            return self.deck[:]
        hidden: list[int] = []
        for other in range(self.seats):
            if other != seat:
                if name == "hands":
                    hidden += self.hands[other * KINDS : other * KINDS + KINDS]
                else:
                    hidden += [*self.chains[other], -1]
        return hidden

    def problems(self) -> list[str]:
        """Count cards: none may appear or vanish, and nobody holds fewer than none."""
        found: list[str] = []
        for card in range(KINDS):
            everywhere = self.deck[card] + self.pile[card]
            for seat in range(self.seats):
                everywhere += self.held(seat, card) + self.grabbed[seat * KINDS + card]
            if everywhere != self.copies[card]:
                name = CARD.symbols[card]
                found.append(f"{everywhere} {name} cards instead of {self.copies[card]}")
        if min(self.deck + self.pile + self.hands + self.grabbed) < 0:
            found.append("a negative number of cards")
        if any(not self.standing(seat) and self.hand_size(seat) for seat in range(self.seats)):
            found.append("somebody lying on the floor holds cards")
        return found
