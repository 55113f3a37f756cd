"""The fields of a running game: the map, the clans, their cards, the river, and one battle.

Zones are counted on their own face of the board. `hordes` has a run of all zones for each
seat; in a battle side 0 is the attacker and side 1 the defender, and cards are counted by kind.
"""

from typing import Final

from fracas.core.compiling import mypyc_attr
from fracas.core.events import EVERYONE
from fracas.core.game import Game
from fracas.core.snapshot import Words, write_run
from fracas.core.state import State
from fracas.core.steps import UNSET
from fracas.core.verbs import Verb
from fracas.games.orcs.boards import Board
from fracas.games.orcs.tables import (
    CARDS,
    COLUMNS,
    DARK_CITY,
    GAINED_GLORY,
    GLORY,
    MOST_ENEMY_HORDES,
    NOBODY_HERE,
    POOL_EMPTY,
    POOLS,
    UPRIGHT,
)

# A column is four numbers: its first-line unit, its second-line unit, its hero, and marks.
FIRST: Final = 0
SECOND: Final = 1
HERO: Final = 2
MARKS: Final = 3
CELLS: Final = 4
NO_CARD: Final = -1
COVERS_FIRST: Final = 1
COVERS_SECOND: Final = 2
FIRST_DOWN: Final = 4
SECOND_DOWN: Final = 8
HERO_DOWN: Final = 16

ATTACKER: Final = 0
DEFENDER: Final = 1
FIELD: Final = COLUMNS * CELLS

IN_DECK: Final = -1

NOT_COMMITTED: Final = -1
REDRAWS: Final = -2
UNPLACED: Final = -1
COMMITMENT: Final = 2

NO_EXIT: Final = 0
EXIT: Final = 1
EXIT_WITH_LOSS: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Kingdom(State):
    """All that lies on the table.

    On the map: `ground` is the playing kind of each zone, `marker` whose marker lies there, `fresh`
    whether it was placed this turn; `fortress`, `keeper` and `laid` are a fortress, its owner, and
    whether it was laid down this turn; `moved` and `forced` count hordes of the active player,
    `spent` those removed by forced marches into a pending battle; `stood` marks a zone whose
    defender has decided to stand, `recruited` counts the recruits of this turn.

    `last_decks` remembers the deck that each seat made last, which only that seat knows.
    Heroes have an owner in `heroes`; `known` is, for each, the seats (a bit each) that know where
    he is; `beneath` are those put under the deck, in their order. `under` are the cards under a
    battle deck whose order its owner knows: `decks` counts those above. `spied` is what the enemy
    knows to be in a side's deck or hand, `shown` what everybody does.
    """

    __slots__ = (
        "actions",
        "active",
        "assault",
        "attacker",
        "battle_zone",
        "beneath",
        "berserk",
        "blind",
        "blind_next",
        "board",
        "cancelled",
        "columns",
        "committed",
        "decks",
        "defender",
        "discards",
        "drawn",
        "entered",
        "exits",
        "first",
        "forced",
        "fortress",
        "fresh",
        "glory",
        "ground",
        "hands",
        "heroes",
        "hidden_tiles",
        "homes",
        "hordes",
        "keeper",
        "known",
        "laid",
        "last_decks",
        "late",
        "loose",
        "losses",
        "marker",
        "markers",
        "moved",
        "order",
        "out",
        "owned",
        "placed",
        "pool",
        "prisoners",
        "recruited",
        "reserve",
        "resting",
        "revealed",
        "river",
        "round",
        "shown",
        "shows",
        "shows_next",
        "spent",
        "spent_losses",
        "spent_tiles",
        "spied",
        "stood",
        "supply",
        "teams",
        "top_tile",
        "track",
        "trophies",
        "under_attacker",
        "under_defender",
        "widths",
    )

    def __init__(self, game: Game, seats: int, options: tuple[int, ...], board: Board) -> None:
        super().__init__(game, seats, options)
        self.board = board
        self.ground = UNSET
        self.marker = UNSET
        self.fresh = UNSET
        self.fortress = UNSET
        self.keeper = UNSET
        self.laid = UNSET
        self.hordes = UNSET
        self.moved = UNSET
        self.forced = UNSET
        self.spent = UNSET
        self.stood = UNSET
        self.recruited = UNSET
        self.homes = UNSET
        self.order = UNSET
        self.teams = UNSET
        self.reserve = UNSET
        self.markers = UNSET
        self.trophies = UNSET
        self.glory = UNSET
        self.berserk = UNSET
        self.prisoners = UNSET
        self.owned = UNSET
        self.supply = UNSET
        self.last_decks = UNSET
        self.heroes = UNSET
        self.known = UNSET
        self.resting = UNSET
        self.beneath = UNSET
        self.drawn = UNSET
        self.river = UNSET
        self.hidden_tiles = UNSET
        self.spent_tiles = UNSET
        self.top_tile = -1
        self.pool = 0
        self.round = 0
        self.first = 0
        self.active = 0
        self.actions = 0
        self.battle_zone = -1
        self.attacker = 0
        self.defender = 0
        self.assault = 0
        self.spent_losses = 0
        self.decks = UNSET
        self.under_attacker = UNSET
        self.under_defender = UNSET
        self.hands = UNSET
        self.discards = UNSET
        self.spied = UNSET
        self.shown = UNSET
        self.columns = UNSET
        self.widths = UNSET
        self.loose = UNSET
        self.placed = UNSET
        self.late = UNSET
        self.revealed = UNSET
        self.committed = UNSET
        self.track = UNSET
        self.losses = UNSET
        self.entered = UNSET
        self.exits = UNSET
        self.out = UNSET
        self.cancelled = UNSET
        self.blind = UNSET
        self.blind_next = UNSET
        self.shows = UNSET
        self.shows_next = UNSET

    # What is where.

    def zone_of(self, verb: Verb, move: int) -> int:
        """Give the zone, on this face of the board, that a move names."""
        return move - verb.base - self.board.first

    def hordes_of(self, seat: int, zone: int) -> int:
        """Count a seat's hordes in a zone."""
        return self.hordes[seat * self.board.zones + zone]

    def add_hordes(self, seat: int, zone: int, number: int) -> None:
        """Put hordes of a seat into a zone, or take them out."""
        self.hordes[seat * self.board.zones + zone] += number

    def mates(self, one: int, other: int) -> bool:
        """Tell whether two seats are of one camp: the same seat, or team-mates (OO-2.15)."""
        return self.teams[one] == self.teams[other]

    def occupant(self, zone: int, seat: int) -> int:
        """Give another seat that has hordes in a zone, or `NOBODY_HERE`."""
        zones = self.board.zones
        hordes = self.hordes
        for other in range(self.seats):
            if other != seat and hordes[other * zones + zone]:
                return other
        return NOBODY_HERE

    def enemy_at(self, zone: int, seat: int) -> int:
        """Give an enemy that has hordes in a zone, or `NOBODY_HERE`."""
        zones = self.board.zones
        hordes = self.hordes
        for other in range(self.seats):
            if hordes[other * zones + zone] and not self.mates(seat, other):
                return other
        return NOBODY_HERE

    def home_owner(self, zone: int) -> int:
        """Give the seat whose Dark City a zone is, or `NOBODY_HERE`."""
        if self.ground[zone] != DARK_CITY:
            return NOBODY_HERE
        return self.homes.index(zone)

    def fortresses_of(self, seat: int) -> int:
        """Count a seat's upright fortresses, the Dark City left out."""
        found = 0
        fortress = self.fortress
        for zone, keeper in enumerate(self.keeper):
            if keeper == seat and fortress[zone] == UPRIGHT:
                found += 1
        return found

    def hordes_on_map(self, seat: int) -> int:
        """Count a seat's hordes on the map."""
        base = seat * self.board.zones
        return sum(self.hordes[base : base + self.board.zones])

    def heroes_of(self, seat: int) -> int:
        """Count a seat's heroes, those at rest included."""
        return self.heroes.count(seat)

    # A battle.

    def seat_of(self, side: int) -> int:
        """Give the seat that fights on a side."""
        return self.defender if side else self.attacker

    def side_of(self, seat: int) -> int:
        """Give the side on which a seat fights, or -1 for one who only looks on."""
        if self.battle_zone < 0:
            return -1
        if seat == self.attacker:
            return ATTACKER
        return DEFENDER if seat == self.defender else -1

    def fighting(self, side: int) -> int:
        """Count the hordes that a side has left in the battle."""
        return self.hordes[self.seat_of(side) * self.board.zones + self.battle_zone]

    def under(self, side: int) -> list[int]:
        """Give the cards under a side's deck whose order its owner knows, the upper first."""
        return self.under_defender if side else self.under_attacker

    def deck_size(self, side: int) -> int:
        """Count the cards in a side's battle deck."""
        base = side * CARDS
        return sum(self.decks[base : base + CARDS]) + len(self.under(side))

    def hand_size(self, side: int) -> int:
        """Count the cards in a side's hand, with one that is committed and not yet revealed."""
        base = side * CARDS
        return sum(self.hands[base : base + CARDS])

    def clear_battle(self) -> None:
        """Put everything that belongs to a battle away."""
        self.battle_zone = -1
        self.attacker = 0
        self.defender = 0
        self.assault = 0
        self.spent_losses = 0
        self.decks = [0] * (2 * CARDS)
        self.under_attacker = []
        self.under_defender = []
        self.hands = [0] * (2 * CARDS)
        self.discards = [0] * (2 * CARDS)
        self.spied = [0] * (2 * CARDS)
        self.shown = [0] * (2 * CARDS)
        self.columns = [NO_CARD, NO_CARD, NO_CARD, 0] * (2 * COLUMNS)
        self.widths = [0, 0]
        self.loose = [NO_CARD, NO_CARD]
        self.placed = [0, 0]
        self.late = [0, 0]
        self.revealed = [NO_CARD, NO_CARD]
        self.committed = [NOT_COMMITTED, UNPLACED] * 2
        self.track = [1, 1]
        self.losses = [0, 0]
        self.entered = [0, 0]
        self.exits = [NO_EXIT, NO_EXIT]
        self.out = [0, 0]
        self.cancelled = [0, 0]
        self.blind = [0, 0]
        self.blind_next = [0, 0]
        self.shows = [0, 0]
        self.shows_next = [0, 0]

    def gain(self, seat: int) -> bool:
        """Take a point of glory; tell whether the game goes on (OO-21.2)."""
        if self.pool:
            self.pool -= 1
            self.glory[seat] += 1
            self.tell(EVERYONE, GAINED_GLORY, seat)
            if self.pool == 0:
                self.end(POOL_EMPTY)
        return self.ending == 0

    def points(self, seat: int) -> int:
        """Add up the points of a seat's camp (OO-21.5)."""
        return sum(self.glory[other] for other in range(self.seats) if self.mates(seat, other))

    def end(self, ending: int) -> None:
        """End the game; the camp with the most points wins, equals share (OO-21.5, OO-21.6)."""
        points = [self.points(seat) for seat in range(self.seats)]
        ranks = tuple(1 + sum(other > own for other in points) for own in points)
        self.finish(ending, ranks, tuple(points))

    def release(self, owner: int, captor: int, number: int) -> None:
        """Send destroyed hordes home, or into the hands of their destroyer (OO-19.6)."""
        if MOST_ENEMY_HORDES in self.river:
            self.prisoners[captor * self.seats + owner] += number
        else:
            self.reserve[owner] += number

    # Copies and snapshots.

    def copy_fields_to(self, twin: "Kingdom") -> None:
        """Copy the fields of this game."""
        twin.ground = self.ground[:]
        twin.marker = self.marker[:]
        twin.fresh = self.fresh[:]
        twin.fortress = self.fortress[:]
        twin.keeper = self.keeper[:]
        twin.laid = self.laid[:]
        twin.hordes = self.hordes[:]
        twin.moved = self.moved[:]
        twin.forced = self.forced[:]
        twin.spent = self.spent[:]
        twin.stood = self.stood[:]
        twin.recruited = self.recruited[:]
        twin.homes = self.homes[:]
        twin.order = self.order[:]
        twin.teams = self.teams[:]
        twin.reserve = self.reserve[:]
        twin.markers = self.markers[:]
        twin.trophies = self.trophies[:]
        twin.glory = self.glory[:]
        twin.berserk = self.berserk[:]
        twin.prisoners = self.prisoners[:]
        twin.owned = self.owned[:]
        twin.supply = self.supply[:]
        twin.last_decks = self.last_decks[:]
        twin.heroes = self.heroes[:]
        twin.known = self.known[:]
        twin.resting = self.resting[:]
        twin.beneath = self.beneath[:]
        twin.drawn = self.drawn[:]
        twin.river = self.river[:]
        twin.hidden_tiles = self.hidden_tiles[:]
        twin.spent_tiles = self.spent_tiles[:]
        twin.top_tile = self.top_tile
        twin.pool = self.pool
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.actions = self.actions
        self._copy_battle_to(twin)

    def _copy_battle_to(self, twin: "Kingdom") -> None:
        twin.battle_zone = self.battle_zone
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.assault = self.assault
        twin.spent_losses = self.spent_losses
        twin.decks = self.decks[:]
        twin.under_attacker = self.under_attacker[:]
        twin.under_defender = self.under_defender[:]
        twin.hands = self.hands[:]
        twin.discards = self.discards[:]
        twin.spied = self.spied[:]
        twin.shown = self.shown[:]
        twin.columns = self.columns[:]
        twin.widths = self.widths[:]
        twin.loose = self.loose[:]
        twin.placed = self.placed[:]
        twin.late = self.late[:]
        twin.revealed = self.revealed[:]
        twin.committed = self.committed[:]
        twin.track = self.track[:]
        twin.losses = self.losses[:]
        twin.entered = self.entered[:]
        twin.exits = self.exits[:]
        twin.out = self.out[:]
        twin.cancelled = self.cancelled[:]
        twin.blind = self.blind[:]
        twin.blind_next = self.blind_next[:]
        twin.shows = self.shows[:]
        twin.shows_next = self.shows_next[:]

    def _runs(self) -> list[list[int]]:
        """List the fields that are lists, in the order of the snapshot."""
        return [
            self.ground,
            self.marker,
            self.fresh,
            self.fortress,
            self.keeper,
            self.laid,
            self.hordes,
            self.moved,
            self.forced,
            self.spent,
            self.stood,
            self.recruited,
            self.homes,
            self.order,
            self.teams,
            self.reserve,
            self.markers,
            self.trophies,
            self.glory,
            self.berserk,
            self.prisoners,
            self.owned,
            self.supply,
            self.last_decks,
            self.heroes,
            self.known,
            self.resting,
            self.beneath,
            self.drawn,
            self.river,
            self.hidden_tiles,
            self.spent_tiles,
            self.decks,
            self.under_attacker,
            self.under_defender,
            self.hands,
            self.discards,
            self.spied,
            self.shown,
            self.columns,
            self.widths,
            self.loose,
            self.placed,
            self.late,
            self.revealed,
            self.committed,
            self.track,
            self.losses,
            self.entered,
            self.exits,
            self.out,
            self.cancelled,
            self.blind,
            self.blind_next,
            self.shows,
            self.shows_next,
        ]

    def write(self, out: list[int]) -> None:
        """Write the fields of this game."""
        for run in self._runs():
            write_run(out, run)
        out += [
            self.top_tile,
            self.pool,
            self.round,
            self.first,
            self.active,
            self.actions,
            self.battle_zone,
            self.attacker,
            self.defender,
            self.assault,
            self.spent_losses,
        ]

    def read(self, words: Words) -> None:
        """Read the fields of this game."""
        self.ground = words.run()
        self.marker = words.run()
        self.fresh = words.run()
        self.fortress = words.run()
        self.keeper = words.run()
        self.laid = words.run()
        self.hordes = words.run()
        self.moved = words.run()
        self.forced = words.run()
        self.spent = words.run()
        self.stood = words.run()
        self.recruited = words.run()
        self.homes = words.run()
        self.order = words.run()
        self.teams = words.run()
        self.reserve = words.run()
        self.markers = words.run()
        self.trophies = words.run()
        self.glory = words.run()
        self.berserk = words.run()
        self.prisoners = words.run()
        self.owned = words.run()
        self.supply = words.run()
        self.last_decks = words.run()
        self.heroes = words.run()
        self.known = words.run()
        self.resting = words.run()
        self.beneath = words.run()
        self.drawn = words.run()
        self.river = words.run()
        self.hidden_tiles = words.run()
        self.spent_tiles = words.run()
        self._read_battle(words)
        self.top_tile = words.next()
        self.pool = words.next()
        self.round = words.next()
        self.first = words.next()
        self.active = words.next()
        self.actions = words.next()
        self.battle_zone = words.next()
        self.attacker = words.next()
        self.defender = words.next()
        self.assault = words.next()
        self.spent_losses = words.next()

    def _read_battle(self, words: Words) -> None:
        self.decks = words.run()
        self.under_attacker = words.run()
        self.under_defender = words.run()
        self.hands = words.run()
        self.discards = words.run()
        self.spied = words.run()
        self.shown = words.run()
        self.columns = words.run()
        self.widths = words.run()
        self.loose = words.run()
        self.placed = words.run()
        self.late = words.run()
        self.revealed = words.run()
        self.committed = words.run()
        self.track = words.run()
        self.losses = words.run()
        self.entered = words.run()
        self.exits = words.run()
        self.out = words.run()
        self.cancelled = words.run()
        self.blind = words.run()
        self.blind_next = words.run()
        self.shows = words.run()
        self.shows_next = words.run()

    def pool_at_start(self) -> int:
        """Give the points that the pool held when the game began."""
        return POOLS[self.options[GLORY]]

    def cards_in_battle(self, side: int) -> list[int]:
        """Count all cards that a side has in the battle, wherever they are."""
        base = side * CARDS
        used = [
            self.decks[base + card] + self.hands[base + card] + self.discards[base + card]
            for card in range(CARDS)
        ]
        for card in self.under(side):
            used[card] += 1
        for column in range(self.widths[side]):
            start = side * FIELD + column * CELLS
            for cell in (FIRST, SECOND, HERO):
                card = self.columns[start + cell]
                if card != NO_CARD:
                    used[card] += 1
        if self.loose[side] != NO_CARD:
            used[self.loose[side]] += 1
        return used
