"""A kingdom to test the rules in: who stands where, who owns what, and battles at any clash.

Seats count from 1 and sit clockwise: with four players at north, east, south and west, with
three at a, b and c, with two at north and south. Zones, cards and objectives have the ids of the
texts: `f4-n-gate`, `heavy-orc`, `kro-morda`, `most-hordes`.

A position on the map, at a question of the player whose turn it is:

    table = Table(4, hordes={1: "f4-n-start 3"}, actions=3)
    table.play(1, "march f4-n-start + to f4-n-gate + hordes 3")
    table.play(1, "leave 1")
    table.play(1, "control f4-n-gate")
    table.play(1, "to f4-n-rim-r1")
    table.play(1, "raze f4-n-rim-r1")

Recruiting and buying are chains: `recruit f4-n-start + also-recruit f4-n-gate`, `buy heavy-orc +
also-buy shaman + enough`; the last possible thing ends them without `enough`.

A battle at the moment when both sides choose, seat 1 attacking seat 2:

    table = Battle(columns={2: "boar-rider, boar-rider, boar-rider*+crossbowman"},
                   hand={1: "heavy-orc", 2: "orc"})
    table.commit("heavy-orc", "orc")
    assert (table.square(1), table.square(2)) == (2, 5)
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from fracas.contract.table import Table as AnyTable
from fracas.games.orcs import GAME
from fracas.games.orcs.kingdom import (
    CELLS,
    COVERS_FIRST,
    COVERS_SECOND,
    FIELD,
    FIRST,
    FIRST_DOWN,
    HERO,
    HERO_DOWN,
    MARKS,
    SECOND,
    SECOND_DOWN,
    Kingdom,
)
from fracas.games.orcs.tables import (
    CARD,
    CARDS,
    HORDES,
    KINDS,
    LYING,
    OBJECTIVE,
    OBJECTIVES,
    RUIN,
    UNITS,
    UPRIGHT,
    VILLAGE,
    ZONE,
)

Words = Mapping[int, str]
Numbers = Mapping[int, int]
NONE: Final[dict[int, str]] = {}
NO_NUMBERS: Final[dict[int, int]] = {}
SPARE_DECK: Final = "orc orc orc"
START_CARDS: Final = "orc orc orc orc crossbowman catapult"
RIVER: Final = "most-cities most-fortresses white-tower most-villages-held"
IDLE: Final = {
    "ask-action": "rest",
    "ask-free": "rest",
}


EVERYBODY: Final = 0x7FFFFFFF


class Table(AnyTable):
    """A game at an action of seat `turn`, in round 2 unless stated.

    `hordes={1: "f4-n-gate 3 laid 2 forced 1, f4-n-start 2"}`: of the three at the gate two lie
    down, for they have moved, one of them by a forced march. Seats that are not named have
    their six at home. All others are in reserve, less `prisoners={captor: {owner: number}}`.

    `markers={1: "f4-n-gate"}` are control markers, those in `fresh` were placed this turn. Villages
    and wells lie as the scenario says; `ruins` names sites whose village is gone. `fortresses={1:
    "f4-n-gate upright, f4-n-inner lying"}`, those in `laid` were laid down this turn.
    `owned={1: "orc orc vigdish"}` are all cards of a seat, heroes included, `resting` names heroes
    at rest. `river` is the river from left to right, `tile` the one on top of the pile.
    """

    def __init__(
        self,
        seats: int = 2,
        *,
        turn: int = 1,
        first: int = 0,
        in_round: int = 2,
        actions: int = 3,
        scenario: str = "standard",
        glory: str = "short",
        start: str = "usual",
        hordes: Words = NONE,
        markers: Words = NONE,
        fresh: str = "",
        ruins: str = "",
        fortresses: Words = NONE,
        laid: str = "",
        owned: Words = NONE,
        resting: str = "",
        berserk: tuple[int, ...] = (),
        points: Numbers = NO_NUMBERS,
        trophies: Numbers = NO_NUMBERS,
        prisoners: Mapping[int, Numbers] | None = None,
        river: str = RIVER,
        tile: str = "most-control-markers",
    ) -> None:
        base = _at_turn(seats, turn, first or turn, scenario, glory, start)
        super().__init__(base)
        kingdom = self.kingdom
        kingdom.round = in_round
        kingdom.actions = actions
        for seat, places in hordes.items():
            self._place_hordes(seat, places)
        for zone in map(self.zone, ruins.split()):
            kingdom.ground[zone] = RUIN
        for seat, places in markers.items():
            for zone in map(self.zone, places.split()):
                kingdom.marker[zone] = seat - 1
                kingdom.markers[seat - 1] += 1
        for zone in map(self.zone, fresh.split()):
            kingdom.fresh[zone] = 1
        for seat, places in fortresses.items():
            for place in places.split(","):
                name, how = place.split()
                kingdom.keeper[self.zone(name)] = seat - 1
                kingdom.fortress[self.zone(name)] = UPRIGHT if how == "upright" else LYING
        for zone in map(self.zone, laid.split()):
            kingdom.laid[zone] = 1
        for seat, cards in owned.items():
            self._own(seat, cards)
        for name in resting.split():
            kingdom.resting[CARD.index(name) - UNITS] = 1
        for seat in berserk:
            kingdom.berserk[seat - 1] = 1
        for seat, number in points.items():
            kingdom.glory[seat - 1] = number
            kingdom.pool -= number
        for seat, number in trophies.items():
            kingdom.trophies[seat - 1] = number
        for captor, held in (prisoners or {}).items():
            for owner, number in held.items():
                kingdom.prisoners[(captor - 1) * seats + owner - 1] = number
        for seat in range(seats):
            held_by_others = sum(
                kingdom.prisoners[captor * seats + seat] for captor in range(seats)
            )
            kingdom.reserve[seat] = HORDES - kingdom.hordes_on_map(seat) - held_by_others
        self._lay_river(river, tile)
        self.piles: dict[int, list[str]] = {}
        self.go_on_from(kingdom)

    def _place_hordes(self, seat: int, places: str) -> None:
        kingdom = self.kingdom
        zones = kingdom.board.zones
        kingdom.hordes[(seat - 1) * zones : seat * zones] = [0] * zones
        for place in filter(None, places.split(",")):
            words = place.split()
            zone = self.zone(words[0])
            kingdom.hordes[(seat - 1) * zones + zone] = int(words[1])
            for word, number in zip(words[2::2], words[3::2], strict=True):
                (kingdom.moved if word == "laid" else kingdom.forced)[zone] = int(number)

    def _own(self, seat: int, cards: str) -> None:
        kingdom = self.kingdom
        kingdom.owned[(seat - 1) * UNITS : seat * UNITS] = [0] * UNITS
        for hero, owner in enumerate(kingdom.heroes):
            if owner == seat - 1:
                kingdom.heroes[hero] = -1
        for name in cards.split():
            card = CARD.index(name)
            if card < UNITS:
                kingdom.owned[(seat - 1) * UNITS + card] += 1
            else:
                kingdom.heroes[card - UNITS] = seat - 1
                kingdom.known[card - UNITS] |= 1 << (seat - 1)

    def _lay_river(self, river: str, tile: str) -> None:
        kingdom = self.kingdom
        kingdom.river = [OBJECTIVE.index(name) for name in river.split()]
        kingdom.top_tile = OBJECTIVE.index(tile)
        shown = [*kingdom.river, kingdom.top_tile]
        rest = [objective for objective in range(OBJECTIVES) if objective not in shown]
        kingdom.spent_tiles = rest[: len(kingdom.spent_tiles)]
        kingdom.hidden_tiles = rest[len(kingdom.spent_tiles) :]

    # What happens.

    def play(self, seat: int, moves: str) -> None:
        """Make a move; then cards come from `piles[seat]`, as long as they are listed there."""
        super().play(seat, moves)
        self.deal()

    def deal(self) -> None:
        """Let the listed cards be drawn or turned over, the first of a pile first."""
        while self.chance() in ("draw", "top"):
            pile = self.piles.get(self.kingdom.step_seat() + 1, [])
            if not pile:
                return
            self.happen(f"{self.chance()} {pile.pop(0)}")

    # What can be seen.

    @property
    def kingdom(self) -> Kingdom:
        """The state, with the fields of the game."""
        state = self.match.state
        assert isinstance(state, Kingdom)
        return state

    def zone(self, name: str) -> int:
        """Find a zone of the board that is played on."""
        zone = ZONE.index(name) - self.kingdom.board.first
        assert 0 <= zone < self.kingdom.board.zones, f"{name} is on the other face"
        return zone

    def hordes(self, seat: int, zone: str) -> int:
        """Count a seat's hordes in a zone."""
        return self.kingdom.hordes_of(seat - 1, self.zone(zone))

    def marker(self, zone: str) -> int:
        """Give the seat whose marker lies in a zone, or 0."""
        return self.kingdom.marker[self.zone(zone)] + 1

    def markers(self, seat: int) -> int:
        """Count a seat's markers on the map."""
        return self.kingdom.markers[seat - 1]

    def village(self, zone: str) -> bool:
        """Tell whether a village token lies in a zone."""
        return self.kingdom.ground[self.zone(zone)] == VILLAGE

    def ruin(self, zone: str) -> bool:
        """Tell whether a zone is a ruin."""
        return self.kingdom.ground[self.zone(zone)] == RUIN

    def fortress(self, zone: str) -> str:
        """Tell of a fortress: `2 upright`, `1 lying`, or nothing."""
        place = self.zone(zone)
        how = self.kingdom.fortress[place]
        if not how:
            return ""
        return f"{self.kingdom.keeper[place] + 1} {'upright' if how == UPRIGHT else 'lying'}"

    def reserve(self, seat: int) -> int:
        """Count the hordes in reserve."""
        return self.kingdom.reserve[seat - 1]

    def glory(self, seat: int) -> int:
        """Count a seat's points."""
        return self.kingdom.glory[seat - 1]

    def trophies(self, seat: int) -> int:
        """Count a seat's village trophies."""
        return self.kingdom.trophies[seat - 1]

    def berserk(self, seat: int) -> bool:
        """Tell whether a strike token shows its Berserk side."""
        return self.kingdom.berserk[seat - 1] == 1

    def actions(self) -> int:
        """Count the actions left in this turn."""
        return self.kingdom.actions

    def prisoners(self, captor: int, owner: int) -> int:
        """Count the hordes of `owner` that `captor` holds."""
        return self.kingdom.prisoners[(captor - 1) * self.kingdom.seats + owner - 1]

    def owns(self, seat: int) -> str:
        """Name all cards of a seat, the kinds in their order."""
        names: list[str] = []
        for unit in range(UNITS):
            names += [CARD.symbols[unit]] * self.kingdom.owned[(seat - 1) * UNITS + unit]
        return " ".join(names + self.heroes(seat).split())

    def heroes(self, seat: int) -> str:
        """Name a seat's heroes."""
        owners = self.kingdom.heroes
        return " ".join(
            CARD.symbols[UNITS + hero] for hero, owner in enumerate(owners) if owner == seat - 1
        )

    def supply(self, unit: str) -> int:
        """Count the cards of a pile."""
        return self.kingdom.supply[CARD.index(unit)]

    def rests(self, hero: str) -> bool:
        """Tell whether a hero is at rest."""
        return self.kingdom.resting[CARD.index(hero) - UNITS] == 1

    def river(self) -> str:
        """Name the objectives in the river, from left to right."""
        return " ".join(OBJECTIVE.symbols[tile] for tile in self.kingdom.river)

    def top_tile(self) -> str:
        """Name the objective that lies on top of the pile."""
        return OBJECTIVE.symbols[self.kingdom.top_tile]

    def pool(self) -> int:
        """Count the points of glory that are left."""
        return self.kingdom.pool

    def beneath(self) -> str:
        """Name the heroes put under the deck of heroes, the first one highest."""
        return " ".join(CARD.symbols[UNITS + hero] for hero in self.kingdom.beneath)

    def zones(self, kind: str = "") -> list[str]:
        """Name all zones, or those of one kind, as they are now."""
        board = self.kingdom.board
        return [
            ZONE.symbols[board.first + zone]
            for zone in range(board.zones)
            if not kind or self.kingdom.ground[zone] == KINDS.index(kind)
        ]

    # In a battle.

    def square(self, seat: int) -> int:
        """Tell on which square a strike token stands."""
        return self.kingdom.track[self._side(seat)]

    def losses(self, seat: int) -> int:
        """Count the hordes of a seat that lie on the battle tile."""
        return self.kingdom.losses[self._side(seat)]

    def fighting(self, seat: int) -> int:
        """Count the hordes with which a seat still fights."""
        return self.kingdom.fighting(self._side(seat))

    def hand(self, seat: int) -> str:
        """Name the cards in a hand, the kinds in their order."""
        return self._names(self.kingdom.hands, seat)

    def deck(self, seat: int) -> str:
        """Name the cards in a battle deck, the kinds in their order."""
        side = self._side(seat)
        counts = self.kingdom.decks[side * CARDS : (side + 1) * CARDS]
        for card in self.kingdom.under(side):
            counts[card] += 1
        return _named(counts)

    def discards(self, seat: int) -> str:
        """Name the discarded cards, the kinds in their order."""
        return self._names(self.kingdom.discards, seat)

    def columns(self, seat: int) -> str:
        """Write a seat's columns as they are stated."""
        side = self._side(seat)
        return ", ".join(
            self._column(side * FIELD + column * CELLS)
            for column in range(self.kingdom.widths[side])
        )

    def _column(self, start: int) -> str:
        first, second, hero, marks = self.kingdom.columns[start : start + CELLS]
        star = f"*{CARD.symbols[hero]}" if hero >= 0 else ""
        if marks & HERO_DOWN:
            star = f"*({star[1:]})"
        parts: list[str] = []
        for card, covers, down in (
            (first, COVERS_FIRST, FIRST_DOWN),
            (second, COVERS_SECOND, SECOND_DOWN),
        ):
            if card < 0:
                parts.append("wall" if covers == COVERS_FIRST else "")
                continue
            name = CARD.symbols[card]
            parts.append((f"({name})" if marks & down else name) + (star if marks & covers else ""))
        return "+".join(filter(None, parts))

    def _names(self, counts: list[int], seat: int) -> str:
        side = self._side(seat)
        return _named(counts[side * CARDS : (side + 1) * CARDS])

    def _side(self, seat: int) -> int:
        side = self.kingdom.side_of(seat - 1)
        assert side >= 0, f"seat {seat} is in no battle"
        return side


class Battle(Table):
    """A battle at the moment when both sides choose a card; seat 1 attacks seat 2 in round 2.

    `fighters` are the hordes left on both sides, `losses` those on the tile, `marched` how many of
    the attacker's losses are of forced marches. `columns={2: "orc+crossbowman, orc*+shaman"}`: a
    `*` means covered by a hero, who may be named (`orc*vigdish+shaman`; else some hero that does
    not matter); `wall+shaman` stands behind walls; `(orc)` lies face down. `hand`, `deck` (the top
    card first: draws and top cards come in this order, until something is shuffled; then set
    `table.piles[seat]` anew; three Orcs unless stated) and `discards` name cards; nobody owns
    others, but for those in `owned`. `track={2: 3}` are squares. With `assault` the defender has
    an upright fortress in the zone. Everything else is stated as for a `Table`; other hordes,
    markers and so on may be named.
    """

    def __init__(
        self,
        seats: int = 2,
        *,
        zone: str = "f4-tower",
        attacker: int = 1,
        defender: int = 2,
        fighters: tuple[int, int] = (3, 3),
        losses: Numbers = NO_NUMBERS,
        marched: int = 0,
        columns: Words = NONE,
        hand: Words = NONE,
        deck: Words = NONE,
        discards: Words = NONE,
        track: Numbers = NO_NUMBERS,
        assault: bool = False,
        hordes: Words = NONE,
        markers: Words = NONE,
        ruins: str = "",
        fortresses: Words = NONE,
        owned: Words = NONE,
        resting: str = "",
        berserk: tuple[int, ...] = (),
        points: Numbers = NO_NUMBERS,
        trophies: Numbers = NO_NUMBERS,
        river: str = RIVER,
        tile: str = "most-control-markers",
        glory: str = "short",
        in_round: int = 2,
    ) -> None:
        sides = (attacker, defender)
        deck = {seat: deck.get(seat, SPARE_DECK) for seat in sides}
        extra = {seat: hordes.get(seat, "") for seat in sides}
        placed = dict(hordes)
        for seat, number in zip(sides, (2, 2), strict=True):
            placed[seat] = ",".join(filter(None, (extra[seat], f"{zone} {number}")))
        strongholds = dict(fortresses)
        if assault:
            mine = strongholds.get(defender, "")
            strongholds[defender] = ",".join(filter(None, (mine, f"{zone} upright")))
        super().__init__(
            seats,
            turn=attacker,
            in_round=in_round,
            hordes=placed,
            markers=markers,
            ruins=ruins,
            fortresses=strongholds,
            owned=dict.fromkeys(sides, "orc orc orc"),
            berserk=berserk,
            points=points,
            trophies=trophies,
            river=river,
            tile=tile,
            glory=glory,
        )
        kingdom = self.kingdom
        place = self.zone(zone)
        kingdom.stood[place] = 1
        self.go_on_from(kingdom)
        self._begin(attacker, defender)
        kingdom = self.kingdom
        for side, seat in enumerate(sides):
            self._arm(side, seat, columns, hand, deck, discards, owned)
            kingdom.track[side] = track.get(seat, 1)
            kingdom.losses[side] = losses.get(seat, 0)
            kingdom.hordes[(seat - 1) * kingdom.board.zones + place] = fighters[side]
            kingdom.reserve[seat - 1] = (
                HORDES - kingdom.hordes_on_map(seat - 1) - kingdom.losses[side]
            )
        kingdom.spent_losses = marched
        for seat, cards in owned.items():
            if seat not in sides:
                self._own(seat, cards)
        for name in resting.split():
            kingdom.resting[CARD.index(name) - UNITS] = 1
        self.attacker, self.defender = attacker, defender
        for seat in sides:
            self.piles[seat] = deck.get(seat, "").split()
        self.go_on_from(kingdom)

    def _begin(self, attacker: int, defender: int) -> None:
        """Bring the game to the first choice of a battle with Orcs on both sides."""
        self.play(attacker, "rest")
        while self.asked(attacker) != "ask-card":
            if self.asked(attacker) == "ask-vanguard":
                self.play(attacker, "engage orc")
            elif self.chance() == "draw":
                self.happen("draw orc")
            else:
                for seat in (attacker, defender):
                    self.play(seat, "pack orc + pack orc + pack orc + ready")

    def _arm(
        self,
        side: int,
        seat: int,
        columns: Words,
        hand: Words,
        deck: Words,
        discards: Words,
        owned: Words,
    ) -> None:
        kingdom = self.kingdom
        kingdom.widths[side] = 0
        kingdom.columns[side * FIELD : (side + 1) * FIELD] = [-1, -1, -1, 0] * (FIELD // CELLS)
        cards: list[str] = []
        for place in filter(None, columns.get(seat, "").split(",")):
            cards += self._build(side, place.strip())
        for held, where in ((hand, kingdom.hands), (deck, kingdom.decks)):
            where[side * CARDS : (side + 1) * CARDS] = _counted(held.get(seat, ""))
            cards += held.get(seat, "").split()
        thrown = discards.get(seat, "")
        kingdom.discards[side * CARDS : (side + 1) * CARDS] = _counted(thrown)
        self._own(seat, " ".join([*cards, thrown, owned.get(seat, "")]))

    def _build(self, side: int, place: str) -> list[str]:
        """Put a column on the field; give the names of its cards."""
        kingdom = self.kingdom
        start = side * FIELD + kingdom.widths[side] * CELLS
        kingdom.widths[side] += 1
        cards: list[str] = []
        for part in place.split("+"):
            if part == "wall":
                continue
            name, star, hero = part.partition("*")
            card = CARD.index(name.strip("()"))
            second = card in (3, 4, 5)
            kingdom.columns[start + (SECOND if second else FIRST)] = card
            marks = 0
            if name.startswith("("):
                marks |= SECOND_DOWN if second else FIRST_DOWN
            if star:
                cover = hero.strip("()") or _SOME_HERO[side * 2 + len(cards) % 2]
                kingdom.columns[start + HERO] = CARD.index(cover)
                kingdom.resting[CARD.index(cover) - UNITS] = 1
                kingdom.known[CARD.index(cover) - UNITS] = EVERYBODY
                marks |= COVERS_SECOND if second else COVERS_FIRST
                if hero.startswith("("):
                    marks |= HERO_DOWN
                cards.append(cover)
            kingdom.columns[start + MARKS] |= marks
            cards.append(CARD.symbols[card])
        return cards

    def commit(self, attackers: str, defenders: str) -> None:
        """Let both sides play a card: `catapult`, `shaman + under 2`, `buurk + cover 1 front`."""
        self.play(self.attacker, f"commit {attackers}")
        self.play(self.defender, f"commit {defenders}")


_SOME_HERO: Final = ("porkash", "vrushn", "pogdush", "moordakk")


@cache
def _at_turn(seats: int, turn: int, first: int, scenario: str, glory: str, start: str) -> Kingdom:
    """Pass through the set-up, and through the turns before that of a seat."""
    options = {"scenario": scenario, "glory": glory, "start": start}
    table = AnyTable(GAME.new(seats, options))
    while table.chance():
        name = table.chance()
        symbol = str(first) if name == "first" else next(iter(table.odds()))
        table.happen(f"{name} {symbol}")
    table.walk(IDLE, until=lambda: table.owes() == [turn])
    state = table.match.state
    assert isinstance(state, Kingdom)
    return state


def _counted(cards: str) -> list[int]:
    counts = [0] * CARDS
    for name in cards.split():
        counts[CARD.index(name)] += 1
    return counts


def _named(counts: list[int]) -> str:
    names: list[str] = []
    for name, count in zip(CARD.symbols, counts, strict=True):
        names += [name] * count
    return " ".join(names)
