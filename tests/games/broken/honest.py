"""Smugglers: a small honest game. It passes the whole contract; each toy here breaks it once."""

from pathlib import Path
from typing import Final

from broken.tables import (
    ASK_HIDE,
    ASK_LAY,
    ASK_ROB,
    CARD,
    CAUGHT,
    COPIES,
    DAWN,
    DONE,
    DRAW_CARD,
    DRAWN,
    DREW,
    DREW_UNSEEN,
    ENOUGH_LAID,
    GAINED,
    HEADS,
    HID,
    HIDE,
    KINDS,
    LAID,
    LAY,
    LOSE_CARD,
    LOST,
    MASK,
    MOST_LAID,
    NIGHTS,
    NOBODY_TO_ROB,
    NOT_HELD,
    ONE_IS_RICH,
    REST,
    RESTED,
    RICH,
    ROB,
    ROBBED,
    SETTINGS,
    TOSS,
    YIELD,
    YIELDED,
    chances,
    endings,
    events,
    prompts,
    reasons,
    verbs,
)
from fracas.core.dice import Dice
from fracas.core.events import EVERYONE, all_but, only
from fracas.core.game import NOT_AN_ANSWER, Catalogue, Game
from fracas.core.snapshot import Words, write_run
from fracas.core.state import State
from fracas.core.steps import UNSET
from fracas.core.text import Text, seat_text
from fracas.core.verbs import SEATS, Verbs
from fracas.core.view import Element, Fact, Panel, Place, View

NIGHT: Final = 1
DRAW: Final = 2
LOT: Final = 3
TURN: Final = 4
ROBBERY: Final = 5

TARGET: Final = 0


class Smugglers(State):
    """Hands of three kinds of card, counted by kind, and gold."""

    def __init__(self, game: Game, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(game, seats, options)
        self.hands = UNSET
        self.deck = UNSET
        self.pile = UNSET
        self.gold = UNSET
        self.laid = UNSET
        self.night = 0

    # The course of the nights.

    def begin(self) -> None:
        """Set the cellar up (SM-1)."""
        self.hands = [0] * (self.seats * KINDS)
        self.deck = list(COPIES)
        self.pile = [0] * KINDS
        self.gold = [0] * self.seats
        self.laid = [0] * self.seats
        self.push(NIGHT, 0)

    def advance(self, step: int) -> None:
        """Run the top step."""
        place = self.place()
        self.go(place + 1)
        if step == NIGHT:
            self.spend_night(place)
        elif step == DRAW:
            self.draw_card(place)
        elif step == LOT:
            self.draw_lot(place)
        elif step == TURN and place == 0:
            self.ask(self.step_seat(), ASK_ROB)
        elif step == ROBBERY:
            self.rob(place)
        else:
            self.done()

    def spend_night(self, place: int) -> None:
        """All draw, lay for the lot, and take a turn each (SM-1.2)."""
        if place < self.seats:
            self.push(DRAW, place)
        elif place == self.seats:
            self.push(LOT, 0)
        elif place <= self.seats * 2:
            self.push(TURN, place - self.seats - 1)
        else:
            self.go(0)
            self.night += 1
            if self.night == NIGHTS[self.options[0]]:
                self.end(DAWN)

    def draw_card(self, place: int) -> None:
        """Draw two cards, as long as there are any (SM-1.3)."""
        if place == DRAWN or sum(self.deck) == 0:
            self.done()
        else:
            self.demand_weighted(DRAW_CARD, tuple(self.deck), only(self.step_seat()))

    def draw_lot(self, place: int) -> None:
        """Whoever alone laid the most gains one gold (SM-2.2)."""
        if place == 0:
            self.ask_together((1 << self.seats) - 1, ASK_LAY)
            return
        most = max(self.laid)
        if self.laid.count(most) == 1:
            self.gain(self.laid.index(most))
        self.laid = [0] * self.seats
        self.done()

    def rob(self, place: int) -> None:
        """The target may hide; then a coin decides (SM-3)."""
        target = self.argument(TARGET)
        if place == 0 and self.hand_size(target):
            self.ask(target, ASK_HIDE)
        elif place <= 1:
            self.go(2)
            self.demand(TOSS)
        else:
            self.done()

    def settle(self) -> None:
        """Whoever has three gold ends it at once (SM-4.2)."""
        if max(self.gold) >= RICH:
            self.end(ONE_IS_RICH)

    def end(self, ending: int) -> None:
        """Rank by gold."""
        ranks = tuple(1 + sum(other > own for other in self.gold) for own in self.gold)
        self.finish(ending, ranks, tuple(self.gold))

    # Answers and outcomes.

    def answer(self, seat: int, move: int) -> None:
        """Carry out an answer."""
        if move == DONE:
            for laid in self.chains[seat]:
                self.discard(seat, LAY.argument(laid))
            self.laid[seat] = len(self.chains[seat])
            self.tell(EVERYONE, LAID, seat, self.laid[seat])
        elif ROB.holds(move):
            self.tell(EVERYONE, ROBBED, seat, ROB.argument(move))
            self.push(ROBBERY, seat, ROB.argument(move))
        elif move == HIDE:
            self.discard(seat, MASK)
            self.tell(EVERYONE, HID, seat)
            self.done()
        else:
            self.tell(EVERYONE, RESTED if move == REST else YIELDED, seat)

    def happened(self, chance: int, outcome: int) -> None:
        """Carry out what chance decided."""
        seat = self.step_seat()
        if chance == DRAW_CARD:
            self.deck[outcome] -= 1
            self.hands[seat * KINDS + outcome] += 1
            self.tell(only(seat), DREW, seat, outcome)
            self.tell(all_but(seat), DREW_UNSEEN, seat)
        elif chance == LOSE_CARD:
            target = self.argument(TARGET)
            self.discard(target, outcome)
            self.tell(EVERYONE, LOST, target, outcome)
        elif outcome == HEADS:
            self.take_from(self.argument(TARGET))
            self.gain(seat)
        else:
            self.catch(seat)

    def take_from(self, target: int) -> None:
        """A robbed smuggler loses a random card, for all to see (SM-3.3)."""
        if self.hand_size(target):
            self.demand_weighted(LOSE_CARD, tuple(self.hand(target)))

    def catch(self, seat: int) -> None:
        """A robber who is caught loses all his cards, for all to see (SM-3.4)."""
        self.tell(EVERYONE, CAUGHT, seat)
        self.disclose()
        for card in range(KINDS):
            while self.hands[seat * KINDS + card]:
                self.discard(seat, card)
                self.tell(EVERYONE, LOST, seat, card)

    def gain(self, seat: int) -> None:
        """Gain one gold."""
        self.gold[seat] += 1
        self.tell(EVERYONE, GAINED, seat)

    def discard(self, seat: int, card: int) -> None:
        """Put a card on the pile."""
        self.hands[seat * KINDS + card] -= 1
        self.pile[card] += 1

    def hand(self, seat: int) -> list[int]:
        """Give a seat's cards by kind."""
        return self.hands[seat * KINDS : (seat + 1) * KINDS]

    def hand_size(self, seat: int) -> int:
        """Count a seat's cards."""
        return sum(self.hand(seat))

    # What is legal.

    def obstacle(self, seat: int, move: int) -> int:
        """Give the reason against a move."""
        asked = self.asked[seat]
        if asked == ASK_LAY and LAY.holds(move):
            chain = self.chains[seat]
            if len(chain) == MOST_LAID:
                return ENOUGH_LAID
            held = self.hand(seat)[LAY.argument(move)]
            return 0 if held > chain.count(move) else NOT_HELD
        if asked == ASK_ROB and ROB.holds(move):
            target = ROB.argument(move)
            return 0 if target < self.seats and target != seat else NOBODY_TO_ROB
        if asked == ASK_HIDE and move == HIDE:
            return 0 if self.hand(seat)[MASK] else NOT_HELD
        passing = {ASK_LAY: DONE, ASK_ROB: REST, ASK_HIDE: YIELD}
        return 0 if move == passing[asked] else NOT_AN_ANSWER

    def closes(self, seat: int, move: int) -> bool:
        """Laying a card leaves the chain open."""
        return not LAY.holds(move)

    def idle(self, seat: int) -> int:
        """Lay nothing, rest, yield."""
        return {ASK_LAY: DONE, ASK_ROB: REST, ASK_HIDE: YIELD}[self.asked[seat]]

    def path(self, seat: int, move: int) -> list[str]:
        """Point at the card one lays, the smuggler one robs, else at the verb."""
        if ROB.holds(move):
            return [SEATS.path(ROB.argument(move))]
        return super().path(seat, move)

    # The state as data.

    def copy(self) -> "Smugglers":
        """Make an independent twin."""
        twin = type(self)(self.game, self.seats, self.options)
        self.copy_kernel_to(twin)
        twin.hands = self.hands[:]
        twin.deck = self.deck[:]
        twin.pile = self.pile[:]
        twin.gold = self.gold[:]
        twin.laid = self.laid[:]
        twin.night = self.night
        return twin

    def write(self, out: list[int]) -> None:
        """Write the own fields."""
        for cards in (self.hands, self.deck, self.pile, self.gold, self.laid):
            write_run(out, cards)
        out.append(self.night)

    def read(self, words: Words) -> None:
        """Read the own fields."""
        self.hands = words.run()
        self.deck = words.run()
        self.pile = words.run()
        self.gold = words.run()
        self.laid = words.run()
        self.night = words.next()

    def problems(self) -> list[str]:
        """Count cards."""
        found: list[str] = []
        for card in range(KINDS):
            count = self.deck[card] + self.pile[card]
            count += sum(self.hand(seat)[card] for seat in range(self.seats))
            if count != COPIES[card]:
                found.append(f"{count} of card {card} instead of {COPIES[card]}")
        if min(self.deck + self.pile + self.hands) < 0:
            found.append("a negative number of cards")
        return found

    # What is hidden, and what is seen.

    def redraw(self, seat: int, dice: Dice) -> None:
        """Deal the unseen cards anew."""
        sizes = [self.hand_size(other) for other in range(self.seats)]
        pool = self.deck[:]
        for other in range(self.seats):
            if other != seat:
                for card in range(KINDS):
                    pool[card] += self.hands[other * KINDS + card]
                    self.hands[other * KINDS + card] = 0
        unseen: list[int] = []
        for card in range(KINDS):
            unseen += [card] * pool[card]
        dice.shuffle(unseen)
        for other in range(self.seats):
            if other != seat:
                for _ in range(sizes[other]):
                    self.hands[other * KINDS + unseen.pop()] += 1
        self.deck = [unseen.count(card) for card in range(KINDS)]

    def secret(self, name: str, seat: int) -> list[int]:
        """Give what a seat may not know."""
        if name == "deck":
            return self.deck[:]
        hidden: list[int] = []
        for other in range(self.seats):
            if other != seat:
                hidden += self.hand(other) if name == "hands" else [*self.chains[other], -1]
        return hidden

    def draw(self, view: View) -> None:
        """Put the cellar on a view."""
        view.notes.append(Text("note-night", {"night": self.night + 1}))
        view.places.append(Place("cellar", Text("place-cellar"), "board"))
        for seat in range(self.seats):
            person = Element(
                SEATS.path(seat), "cellar", "person", seat_text(seat), seat,
                traits={"gold": self.gold[seat]},
            )  # fmt: skip
            view.elements.append(person)
            cards = Fact(Text("fact-cards"), self.hand_size(seat))
            view.panels.append(Panel(seat, [cards], seat in view.owing))
            place = f"hand/{seat + 1}"
            view.places.append(Place(place, Text("place-hand", {"seat": seat_text(seat)}), "hand"))
            if seat == view.seat:
                self.draw_own_hand(view, place)
            else:
                self.draw_other_hand(view, place, seat)

    def draw_own_hand(self, view: View, place: str) -> None:
        """Show a hand by kinds to its owner."""
        for card, count in enumerate(self.hand(view.seat)):
            if count:
                label = Text(CARD.label(card))
                traits = {"count": count}
                view.elements.append(
                    Element(CARD.path(card), place, "card", label, view.seat, traits={**traits})
                )

    def draw_other_hand(self, view: View, place: str, seat: int) -> None:
        """Show the backs of somebody else's cards."""
        for number in range(self.hand_size(seat)):
            back = Element(f"{place}/{number + 1}", place, "card", Text("card-back"), seat, True)
            view.elements.append(back)

    def observe(self, seat: int) -> list[int]:
        """Give what a seat may see as integers."""
        own = self.hand(seat) if seat >= 0 else [0] * KINDS
        sizes = [self.hand_size(other) for other in range(self.seats)]
        return [self.night, seat, self.owed, *own, *sizes, *self.pile, *self.gold, *self.laid]


class SmugglersGame(Game):
    """Two or three smugglers, fourteen cards; a toy brings a state of its own."""

    def __init__(
        self,
        id: str,
        kind: type[Smugglers],
        *,
        verbs: Verbs = verbs,
        endings: Catalogue = endings,
        folder: str = "",
        secrets: tuple[str, ...] = ("hands", "deck", "laid"),
    ) -> None:
        super().__init__(
            id=id,
            revision=1,
            seats=(2, 3),
            folder=folder or str(Path(__file__).parent),
            verbs=verbs,
            chances=chances,
            events=events,
            prompts=prompts,
            reasons=reasons,
            endings=endings,
            settings=SETTINGS,
            secrets=secrets,
            rule_prefix="SM",
        )
        self.kind = kind

    def blank(self, seats: int, options: tuple[int, ...]) -> Smugglers:
        """Make an empty state."""
        return self.kind(self, seats, options)


GAME: Final = SmugglersGame("smugglers", Smugglers)
