"""A second reading of a battle, made from the rulebook alone, to play along with the game.

It is slow and simple on purpose, and shares nothing with the rules but the names of cards. A battle
is a generator: it yields what must be decided, `(side, prompt, options)` with the side 0 for the
attacker, and is sent the answer; `draw` and `top` are chance, and their options are the cards. A
deck is the cards above, in no order, and those put under it, in theirs: of two that go there at
once the kind that is named first lies higher.
"""

from collections.abc import Generator
from typing import Final

Request = tuple[int, str, list[str]]
Asking = Generator[Request, str, None]
Told = Generator[Request, str, str]

LINE_ONE: Final = ("orc", "heavy-orc", "boar-rider")
LINE_TWO: Final = ("crossbowman", "shaman", "catapult")
UNITS: Final = LINE_ONE + LINE_TWO
FORCE: Final = {
    "orc": 1,
    "heavy-orc": 2,
    "boar-rider": 2,
    "crossbowman": 1,
    "shaman": 0,
    "catapult": 0,
    "ashani": 1,
    "buurk": 1,
    "eruhsk": 2,
    "gruragh": 3,
    "khanrogg": 2,
    "kokoth": 1,
    "kraash": 1,
    "kro-morda": 1,
    "moordakk": 2,
    "pogdush": 2,
    "porkash": 1,
    "froksh": 2,
    "roshnar": 2,
    "shagratt": 2,
    "vhraarg": 2,
    "vigdish": 1,
    "vri-hurcka": 2,
    "vriurck": 1,
    "vrushn": 2,
    "xaphyr": 2,
}


class Engaged:
    """A card on the battlefield."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.covered = False
        self.down = False

    def write(self) -> str:
        """Write the card as tables do."""
        return f"({self.name})" if self.down else self.name


class Column:
    """A first-line unit, a second-line unit and a hero, each of whom may be missing."""

    def __init__(self) -> None:
        self.first: Engaged | None = None
        self.second: Engaged | None = None
        self.hero: Engaged | None = None

    def cards(self) -> list[Engaged]:
        """List the cards of the column."""
        return [card for card in (self.first, self.second, self.hero) if card is not None]

    def write(self) -> str:
        """Write the column as tables do."""
        parts = []
        for card, place in ((self.first, "wall"), (self.second, "")):
            star = f"*{self.hero.write()}" if self.hero and card and card.covered else ""
            parts.append(card.write() + star if card else place)
        return "+".join(filter(None, parts))


class Side:
    """One army and its cards."""

    def __init__(self, hordes: int, hand: str, deck: str, *, berserk: bool) -> None:
        self.hordes = hordes
        self.losses = 0
        self.marched = 0
        self.square = 1
        self.berserk = berserk
        self.hand = hand.split()
        self.above = deck.split()
        self.under: list[str] = []
        self.discards: list[str] = []
        self.columns: list[Column] = []
        self.loose: list[Engaged] = []
        self.new: list[Engaged] = []
        self.entered = False
        self.exit_cost: int | None = None
        self.cancelled = False
        self.acted = False
        self.xaphyrs = 0
        self.out = False
        self.blind = False
        self.shows = False

    def deck(self) -> list[str]:
        """List the cards of the deck."""
        return self.above + self.under

    def engaged(self) -> list[Engaged]:
        """List all cards on the battlefield, those without a place included."""
        return [card for column in self.columns for card in column.cards()] + self.loose

    def counted_by_enemy(self, *names: str) -> int:
        """Count cards that the effects of the enemy see (OO-13.6)."""
        return sum(
            card.name in names and not card.covered and not card.down for card in self.engaged()
        )

    def counted_by_itself(self, name: str) -> int:
        """Count cards that the effects of their own side see (OO-13.7)."""
        return sum(card.name == name and not card.down for card in self.engaged())

    def shuffle(self) -> None:
        """Mix what lies under the deck into it."""
        self.above, self.under = self.above + self.under, []

    def lose(self) -> bool:
        """Lose a horde, if there is one (OO-14.4)."""
        if not self.hordes:
            return False
        self.hordes -= 1
        self.losses += 1
        return True

    def take(self, strikes: int) -> None:
        """Move the token (OO-14.1, OO-14.2)."""
        for _ in range(strikes):
            if self.square == 6:
                self.square = 1
                self.exit_cost = int(self.lose())
            else:
                self.square += 1
                self.entered = self.entered or self.square == 4

    def push(self) -> None:
        """Be moved by Kro-Morda (OO-16.17)."""
        if self.square >= 4:
            self.square = 1
            self.exit_cost = int(self.lose())
        else:
            self.square = 2 if self.square == 1 else 4
            self.entered = self.entered or self.square == 4


class Reading:
    """A battle from the first choice on."""

    def __init__(self, attacker: Side, defender: Side, *, assault: bool) -> None:
        self.sides = (attacker, defender)
        self.assault = assault
        self.outcome = ""
        self.clashes = 0

    def fight(self) -> Asking:
        """Go from clash to clash until the battle has an outcome: `0`, `1` or `drawn`."""
        first = True
        while True:
            for side in self.sides:
                side.out = side.cancelled = side.entered = side.acted = False
                side.exit_cost, side.xaphyrs, side.new = None, 0, []
            for number, side in enumerate(self.sides):
                bound = side.blind and side.deck()
                while not first and not bound and len(side.hand) < 2 and side.deck():
                    side.hand.append((yield from self.off_the_top(number, "draw")))
                side.blind = bool(bound)
                side.out = not side.hand and not bound
            first = False
            if not any(side.out for side in self.sides):
                yield from self.clash()
            self.outcome = self.end()
            if self.outcome:
                return

    def end(self) -> str:
        """Examine OO-17.1 to OO-17.8."""
        sides = self.sides
        for bad in (
            [not side.hordes for side in sides],
            [side.losses >= 3 for side in sides],
            [sides[n].losses >= 2 and not sides[1 - n].losses for n in (0, 1)],
            [side.out for side in sides],
        ):
            if all(bad):
                return "drawn"
            if any(bad):
                return "1" if bad[0] else "0"
        return ""

    # Cards coming from decks.

    def off_the_top(self, number: int, chance: str) -> Told:
        """Take the top card of a deck."""
        side = self.sides[number]
        if not side.above:
            return side.under.pop(0)
        card = yield number, chance, sorted(set(side.above))
        side.above.remove(card)
        return card

    def discard_top(self, number: int) -> Asking:
        """Discard the top card of a deck; from an empty one nothing can be (OO-17.9)."""
        side = self.sides[number]
        if side.deck():
            side.discards.append((yield from self.off_the_top(number, "top")))
        else:
            side.out = True

    # One clash.

    def clash(self) -> Asking:
        """Choose, reveal, place, interrupt, strike, act (OO-12)."""
        self.clashes += 1
        cards: list[str] = ["", ""]
        places: list[str] = ["", ""]
        choosing = [n for n in (0, 1) if not self.sides[n].blind]
        showing = [n for n in choosing if self.sides[n].shows]
        groups = [showing, [n for n in choosing if n not in showing]]
        for group in filter(None, groups):
            yield from self.choose(group, cards, places)
            if group is showing:
                for number in group:
                    self.place(number, cards[number], places[number])
        for number, side in enumerate(self.sides):
            if side.blind:
                cards[number] = yield from self.off_the_top(number, "top")
        for number in choosing:
            if number not in showing:
                self.place(number, cards[number], places[number])
        for number, side in enumerate(self.sides):
            if side.blind:
                yield from self.ask_place(number, cards[number])
        for side in self.sides:
            side.blind = side.shows = False
        yield from self.interrupt(cards)
        for number, side in enumerate(self.sides):
            side.take(FORCE[cards[1 - number]])
        yield from self.window()
        for number, side in enumerate(self.sides):
            side.acted = True
            if cards[number] == "gruragh":
                side.take(1)
            elif side.new[0] not in side.loose and not side.cancelled:
                yield from self.act(number, cards[number])
            yield from self.window()
        for side in self.sides:
            for _ in range(side.xaphyrs):
                self.go_back(side)
        for side in self.sides:
            side.discards += [card.name for card in side.loose]
            side.loose = []

    def choose(self, group: list[int], cards: list[str], places: list[str]) -> Asking:
        """Choose in passes (OO-12.23)."""
        group = list(group)
        while group:
            answers = {}
            for number in group:
                side = self.sides[number]
                options = [f"commit {card}" for card in sorted(set(side.hand))]
                if len(side.hand) == 2 and side.deck() and side.hordes:
                    options.append("redraw")
                answers[number] = yield number, "ask-card", options
            for number, answer in answers.items():
                side = self.sides[number]
                if answer != "redraw":
                    card, _, places[number] = answer.removeprefix("commit ").partition(" + ")
                    cards[number] = card
                    side.hand.remove(card)
                    group.remove(number)
                    continue
                old, side.hand = side.hand, []
                side.under += sorted(old, key=list(FORCE).index)
                for _ in range(2):
                    side.hand.append((yield from self.off_the_top(number, "draw")))
                side.take(1)
                yield from self.window()
                options = ["leave-order", "shuffle"]
                if len(side.deck()) > 1 and (yield number, "ask-shuffle", options) == "shuffle":
                    side.shuffle()

    def places(self, number: int, card: str) -> list[str]:
        """List where a card may be put (OO-13.1 to OO-13.5, OO-18.5 to OO-18.7)."""
        side = self.sides[number]
        walls = self.assault and number == 1
        found: list[str] = []
        if card in LINE_TWO:
            found = [
                f"under {position}"
                for position, column in enumerate(side.columns, start=1)
                if column.first and not column.second
            ] + ["wall"] * walls
        elif card not in LINE_ONE:
            for position, column in enumerate(side.columns, start=1):
                if column.second and not column.hero and (column.first or walls):
                    found += [f"cover {position} front"] * bool(column.first)
                    found += [f"cover {position} back"]
        return found

    def place(self, number: int, name: str, where: str) -> None:
        """Put a card on the battlefield; without a stated place the first there is."""
        side = self.sides[number]
        card = Engaged(name)
        side.new.append(card)
        found = self.places(number, name)
        words = (where or (found[0] if found else "")).split()
        if name in LINE_ONE or words == ["wall"]:
            side.columns.append(Column())
            if name in LINE_ONE:
                side.columns[-1].first = card
            else:
                side.columns[-1].second = card
        elif not words:
            side.loose.append(card)
        else:
            column = side.columns[int(words[1]) - 1]
            if words[0] == "under":
                column.second = card
            else:
                column.hero = card
                covered = column.first if words[2] == "front" else column.second
                assert covered
                covered.covered = True

    def ask_place(self, number: int, card: str) -> Asking:
        """Let a side place a card after it was revealed (OO-16.30)."""
        found = self.places(number, card)
        where = ""
        if found:
            where = yield number, "ask-place", found
        self.place(number, card, where)

    def interrupt(self, cards: list[str]) -> Asking:
        """Let Froksh act, then Shagratt (OO-12.9)."""
        for number, side in enumerate(self.sides):
            if cards[number] == "froksh" and side.new[0] not in side.loose:
                self.sides[1 - number].cancelled = True
        for number, side in enumerate(self.sides):
            enemy = self.sides[1 - number]
            if cards[number] != "shagratt" or side.new[0] in side.loose or side.cancelled:
                continue
            if not enemy.hand:
                continue
            if (yield number, "ask-swap", ["decline", "swap"]) == "decline":
                continue
            kept = sorted(set(enemy.hand))
            self.take_off(enemy, enemy.new.pop())
            answer = yield 1 - number, "ask-kept", [f"commit {card}" for card in kept]
            card, _, where = answer.removeprefix("commit ").partition(" + ")
            enemy.hand.remove(card)
            enemy.hand.append(cards[1 - number])
            cards[1 - number] = card
            self.place(1 - number, card, where)
            enemy.cancelled = card in ("froksh", "shagratt")
            return

    def take_off(self, side: Side, card: Engaged) -> None:
        """Take a card off the battlefield again."""
        if card in side.loose:
            side.loose.remove(card)
        for column in side.columns:
            if column.hero is card:
                column.hero = None
                for other in column.cards():
                    other.covered = False
            elif column.second is card:
                column.second = None
            elif column.first is card:
                column.first = None
        side.columns = [column for column in side.columns if column.cards()]

    def window(self) -> Asking:
        """Decide on Berserk, the attacker first (OO-14.5 to OO-14.10)."""
        entered = [side.entered and side.berserk for side in self.sides]
        for side in self.sides:
            side.entered = False
        for number, side in enumerate(self.sides):
            if not entered[number]:
                continue
            if (yield number, "ask-berserk", ["berserk", "hold-back"]) == "berserk":
                enemy = self.sides[1 - number]
                side.berserk = False
                enemy.lose()
                enemy.square = 1
                enemy.exit_cost = None

    def go_back(self, side: Side) -> None:
        """Let Xaphyr act (OO-16.29, OO-16.36)."""
        if side.square > 1:
            side.square -= 1
        elif side.exit_cost is not None:
            side.square = 6
            side.hordes += side.exit_cost
            side.losses -= side.exit_cost
            side.exit_cost = None

    # Effects.

    def act(self, number: int, name: str) -> Asking:
        """Carry out the battle effect of a card (OO-15, OO-16)."""
        side, enemy = self.sides[number], self.sides[1 - number]
        storms = self.assault and number == 0
        if name == "heavy-orc":
            enemy.take(2 * storms + enemy.counted_by_enemy("boar-rider"))
        elif name == "boar-rider":
            enemy.take(0 if storms else 2 * enemy.counted_by_enemy("crossbowman"))
        elif name == "crossbowman":
            enemy.take(enemy.counted_by_enemy("orc", "heavy-orc"))
        elif name == "catapult":
            enemy.take(4 * storms)
            yield from self.discard_top(1 - number)
        elif name == "shaman":
            yield from self.shaman(number)
        elif name == "gruragh":
            side.take(1)
        elif name == "khanrogg":
            if enemy.berserk and not side.berserk:
                enemy.berserk, side.berserk = False, True
        elif name == "kro-morda":
            enemy.push()
        elif name == "vigdish":
            enemy.take(side.counted_by_itself("orc"))
        elif name == "vriurck":
            enemy.take(side.counted_by_itself("heavy-orc"))
        elif name == "xaphyr":
            side.xaphyrs += 1
        elif name == "eruhsk":
            enemy.shows = True
        elif name == "vri-hurcka":
            enemy.blind = True
        elif name == "roshnar":
            self.turn_down(side)
        elif name == "froksh":
            enemy.cancelled = enemy.cancelled or not enemy.acted
        else:
            yield from self.act_on_cards(number, name)

    def act_on_cards(self, number: int, name: str) -> Asking:
        """Carry out an effect on decks and hands, or one that is chosen among cards."""
        side, enemy = self.sides[number], self.sides[1 - number]
        if name == "ashani" and enemy.deck():
            yield from self.off_the_top(1 - number, "top")
        elif name == "pogdush" and side.discards:
            side.under += side.discards
            side.discards = []
            side.shuffle()
        elif name == "vhraarg" and enemy.hand:
            options = [f"drop {card}" for card in sorted(set(enemy.hand))]
            card = (yield 1 - number, "ask-drop", options).removeprefix("drop ")
            enemy.hand.remove(card)
            enemy.discards.append(card)
        elif name == "vrushn" and side.deck():
            options = [f"find {card}" for card in sorted(set(side.deck()))]
            card = (yield number, "ask-find", options).removeprefix("find ")
            side.shuffle()
            side.above.remove(card)
            side.hand.append(card)
        elif name == "moordakk" and enemy.deck():
            heroes = sorted({card for card in enemy.deck() if card not in UNITS})
            options = [f"banish {hero}" for hero in heroes] or ["no-hero"]
            answer = yield number, "ask-banish", options
            enemy.shuffle()
            if answer != "no-hero":
                enemy.above.remove(answer.removeprefix("banish "))
                enemy.discards.append(answer.removeprefix("banish "))
        elif name == "kraash":
            types = sorted({c.name for c in side.engaged() if not c.down and c.name in UNITS})
            if types:
                answer = yield number, "ask-repeat", [f"repeat {unit}" for unit in types]
                unit = answer.removeprefix("repeat ")
                enemy.take(FORCE[unit] * side.counted_by_itself(unit))
        elif name == "buurk":
            seen = sorted({c.name for c in side.engaged() if not c.down} - {"buurk"})
            if seen:
                answer = yield number, "ask-copy", [f"copy {card}" for card in seen]
                yield from self.act(number, answer.removeprefix("copy "))
        elif name == "kokoth" and side.deck():
            yield from self.second_card(number)

    def second_card(self, number: int) -> Asking:
        """Draw for Kokoth and play one more card (OO-16.15)."""
        side, enemy = self.sides[number], self.sides[1 - number]
        side.hand.append((yield from self.off_the_top(number, "draw")))
        options = [f"commit {card}" for card in sorted(set(side.hand))]
        answer = yield number, "ask-second", options
        card, _, where = answer.removeprefix("commit ").partition(" + ")
        side.hand.remove(card)
        self.place(number, card, where)
        enemy.take(FORCE[card])
        yield from self.window()
        if card == "gruragh" or side.new[-1] not in side.loose:
            yield from self.act(number, card)

    def shaman(self, number: int) -> Asking:
        """Choose green or red (OO-15.5 to OO-15.8, OO-15.11)."""
        side = self.sides[number]
        options = ["green"] * bool(side.losses > side.marched and side.deck()) + ["red"]
        if (yield number, "ask-shaman", options) == "red":
            yield from self.discard_top(1 - number)
        else:
            yield from self.discard_top(number)
            side.losses -= 1
            side.hordes += 1

    def turn_down(self, side: Side) -> None:
        """Turn the other cards of a side face down (OO-16.22)."""
        for card in side.engaged():
            card.down = card.down or card is not side.new[-1]
