"""Positions of Azeroth by name: who holds what with how many tokens, and whose turn it is.

    table = Table(
        {"A1": "red 1", "A2": "blue 3 fort", "B1": "murloc", "D2": "green declined 1 karazhan"},
        active={"red": "farmer orcs", "blue": "humans"},
        declined={"green": "marshdweller trolls"},
        hand={"red": 5},
    )
    table.play("red", "conquer A2")
    assert table.at("A2") == "red 6" and table.hand("red") == 0

The land is the two small islands of `islands.py`, A1 to C4 and D1 to E3. Moves, logs, options and
reasons name the regions so, and the seats by colour. With `islands` it is other islands, whose
regions are named by their number ("1" to "64").
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from fracas.contract.table import Table as AnyTable
from fracas.core.events import Entry
from fracas.core.record import CHAIN
from fracas.core.verbs import SEATS, Domain
from fracas.games.azeroth import GAME, AzerothGame
from fracas.games.azeroth.cost import conquest_price
from fracas.games.azeroth.flow import Azeroth
from fracas.games.azeroth.peoples import PLANTS_BOMBS
from fracas.games.azeroth.scoring import items_now
from fracas.games.azeroth.state import (
    ASHES_USED,
    BEGUN,
    BOMB,
    BOMBS_OF_A_KIND,
    CHAMPION_USED,
    FACE_DOWN,
    FIRST_RACE,
    FLOWN,
    FORT,
    FROST_USED,
    HAMMER_USED,
    HARMONY_PAID,
    IN_HAND,
    LOSS_SAVED,
    MURLOCS_HERE,
    OBJECTIVE,
    PICKED,
    RELIC_TOUCHED,
    TOWER,
    WALL,
    WORGEN_FORM,
)
from fracas.games.azeroth.steps import AT_CONQUESTS, AT_START, ROUNDS, TURN
from fracas.games.azeroth.tables import (
    ASK_SIDE,
    FIGHT_FOR,
    ITEM,
    MEANS,
    MEANS_BITS,
    NONE,
    PLAIN,
    POWER,
    POWERS,
    RACE,
    RACES,
    REGION,
    RELIC,
    SIDE,
    verbs,
)
from tests.azeroth.islands import SMALL_ISLANDS

COLOURS: Final = ("red", "blue", "green", "yellow", "purple")
_ROWS: Final = (("A", 4), ("B", 4), ("C", 4), ("D", 3), ("E", 3))
NAMES: Final = tuple([f"{row}{number + 1}" for row, length in _ROWS for number in range(length)])
WORKS: Final = {
    "fort": FORT,
    "wall": WALL,
    "tower": TOWER,
    "objective": OBJECTIVE,
    "bomb": BOMB,
    "marker": FACE_DOWN,
}
USED: Final = {
    "picked": PICKED,
    "begun": BEGUN,
    "champion": CHAMPION_USED,
    "assault": FLOWN,
    "ashes": ASHES_USED,
    "doomhammer": HAMMER_USED,
    "frostmourne": FROST_USED,
    "ethereals": RELIC_TOUCHED,
    "harmony": HARMONY_PAID,
    "worgen-form": WORGEN_FORM,
    "loss-saved": LOSS_SAVED,
}
NOTHING: Final[dict[str, str]] = {}
NO_NUMBERS: Final[dict[str, int]] = {}


@cache
def small_islands() -> AzerothGame:
    """Give the game on the small islands."""
    game = GAME.with_content(SMALL_ISLANDS)
    assert isinstance(game, AzerothGame)
    return game


class Table(AnyTable):
    """A game of three (red, blue, green, in this order) at any point of it.

    `regions` says what lies where: first who holds it (a colour, with `declined` after it for his
    race In Decline, or `murloc`), how many race tokens, then in any order `beast` (once for each),
    `champion`, `fort`, `wall`, `tower`, `objective`, `bomb`, `marker` (face down), and relics by
    their ids (`frostmourne`, `dark-portal`; face up). Mountains need not be named. Murlocs lie only
    where they are named.

    `active` and `declined` say which race a colour plays, with or without its badge before it
    (`"farmer orcs"`, `"orcs"`); `hand` how many race tokens it has in hand, `beasts` how many
    Beasts are in their master's hand, `champion="hand"` that the Champion is in his owner's.
    Everybody has 5 coins unless `coins` says otherwise.

    `phase="conquest"`, the usual: `turn` has made ready and is asked for conquests. With
    `phase="turn"` the turn of `turn` begins: start effects, then he expands or declines, or picks
    a combo if he has no active race. `used` names what was used up this turn (see `USED`).

    `combos` are the six visible ones from the top, as `"farmer orcs"` or with coins on it
    `"farmer orcs 2"`; unless stated they are made of what nobody has.
    """

    def __init__(
        self,
        regions: Mapping[str, str] = NOTHING,
        *,
        seats: int = 3,
        active: Mapping[str, str] = NOTHING,
        declined: Mapping[str, str] = NOTHING,
        hand: Mapping[str, int] = NO_NUMBERS,
        coins: Mapping[str, int] = NO_NUMBERS,
        turn: str = "red",
        phase: str = "conquest",
        beasts: int = 0,
        champion: str = "",
        harmony: Iterable[str] = (),
        used: Iterable[str] = (),
        side: str = "neutral",
        losses: int = 0,
        bombs: int | None = None,
        combos: Iterable[str] | None = None,
        in_round: int = 2,
        starter: str = "red",
        islands: str = "",
    ) -> None:
        game = GAME.with_content(islands) if islands else small_islands()
        self.names: tuple[str, ...] = REGION.symbols if islands else NAMES
        assert isinstance(game, AzerothGame)
        state = game.blank(seats, game.check_options(seats, {"islands": "fixed", "start": "first"}))
        state.open()
        state.furnish()
        state.faces = game.atlas.presets[seats].faces
        state.settle_land()
        count = state.land.count
        state.holder = [0] * count
        state.tokens = [0] * count
        state.beasts = [0] * count
        state.works = [0] * count
        state.round = in_round
        state.starter = COLOURS.index(starter)
        state.turn_seat = COLOURS.index(turn)
        self._set_races(state, active, declined)
        for name, amount in hand.items():
            state.hand[COLOURS.index(name)] = amount
        for name, amount in coins.items():
            seat = COLOURS.index(name)
            state.stash += state.coins[seat] - amount
            state.coins[seat] = amount
        for name, contents in regions.items():
            self._fill(state, self.names.index(name), contents.split())
        state.beasts_in_hand = beasts
        if champion == "hand":
            state.champion = IN_HAND
        for name in harmony:
            state.harmony |= 1 << COLOURS.index(name)
        state.remember()
        self._set_bombs(state, bombs)
        self._set_trays(state)
        self._set_combos(state, combos)
        seat = state.turn_seat
        turns_taken = (in_round - 1) * seats + (seat - state.starter) % seats + 1
        state.push(ROUNDS, state.starter, turns_taken)
        state.push(TURN, seat)
        state.go(AT_CONQUESTS if phase == "conquest" else AT_START)
        if phase == "conquest":
            for name in used:
                state.turn |= USED[name]
            state.losses = losses
        # The answer to a question of no consequence sets the game going from here.
        state.ask(seat, ASK_SIDE)
        state.side = SIDE.index(side)
        super().__init__(state)
        self.match.submit(seat, self.match.question(seat), [FIGHT_FOR.move(SIDE.index(side))])
        self.match.state.numbers = [number + 1 for number in self.match.state.numbers]
        self.go_on_from(self.match.state)

    def _set_races(
        self, state: Azeroth, active: Mapping[str, str], declined: Mapping[str, str]
    ) -> None:
        for offset, races in ((0, active), (1, declined)):
            for colour, words in races.items():
                *badge, race = words.split()
                slot = 2 * COLOURS.index(colour) + offset
                state.race[slot] = RACE.index(race)
                state.power[slot] = POWER.index(badge[0]) if badge else NONE
        for slot in range(2 * state.seats):
            if state.race[slot] != NONE:
                state.banners &= ~(1 << state.race[slot])
            if state.power[slot] != NONE:
                state.badges &= ~(1 << state.power[slot])

    def _fill(self, state: Azeroth, region: int, words: list[str]) -> None:
        if words[0] == "murloc":
            state.holder[region] = MURLOCS_HERE
            state.tokens[region] = 1
            words = words[1:]
        elif words[0] in COLOURS:
            slot = 2 * COLOURS.index(words[0]) + ("declined" in words)
            assert state.race[slot] != NONE, f"{words[0]} has no such race"
            state.holder[region] = slot + FIRST_RACE
            words = [word for word in words[1:] if word != "declined"]
        for word in words:
            if word.isdigit():
                state.tokens[region] = int(word)
            elif word == "beast":
                state.beasts[region] += 1
            elif word == "champion":
                state.champion = region
            elif word in WORKS:
                state.works[region] |= WORKS[word]
            else:
                relic = RELIC.index(word)
                state.relic_at[relic] = region
                state.markers &= ~(1 << relic)

    def _set_bombs(self, state: Azeroth, bombs: int | None) -> None:
        if state.seat_with(PLANTS_BOMBS) == NONE and bombs is None:
            return
        lying = state.built(BOMB)
        state.bomb_stack = 2 * BOMBS_OF_A_KIND - lying if bombs is None else bombs
        unseen = state.bomb_stack + lying
        state.live_bombs = min(BOMBS_OF_A_KIND, (unseen + 1) // 2)
        state.duds = unseen - state.live_bombs

    def _set_trays(self, state: Azeroth) -> None:
        for region, holder in enumerate(state.holder):
            if holder >= FIRST_RACE:
                state.tray[state.race_at(holder)] -= state.tokens[region]
        for seat in range(state.seats):
            if state.race[2 * seat] != NONE:
                state.tray[state.race[2 * seat]] -= state.hand[seat]
        assert min(state.tray) >= 0, "more tokens than there are"

    def _set_combos(self, state: Azeroth, combos: Iterable[str] | None) -> None:
        if combos is None:
            races = [race for race in range(RACES) if state.banners >> race & 1][-6:]
            badges = [power for power in range(POWERS) if state.badges >> power & 1][-6:]
            combos = [
                f"{POWER.symbols[power]} {RACE.symbols[race]}"
                for race, power in zip(races, badges, strict=True)
            ]
        for combo in combos:
            badge, race, *coins = combo.split()
            state.combo_race.append(RACE.index(race))
            state.combo_power.append(POWER.index(badge))
            state.combo_coins.append(int(coins[0]) if coins else 0)
            state.banners &= ~(1 << state.combo_race[-1])
            state.badges &= ~(1 << state.combo_power[-1])
        state.stash -= sum(state.combo_coins)

    # What happens. Everything is said by the players' colours and the regions' names.

    def play(self, seat: int | str, moves: str) -> None:
        """Make a colour's move, or a chain as in `exchange B4 + exchange-with D3`."""
        position = _seat(seat)
        numbers = [self._moves[move] for move in moves.split(CHAIN)]
        self.match.submit(position, self.match.question(position), numbers)
        self._check()

    def finish_turn(self, colour: str = "") -> None:
        """Let the turn run out: everybody finishes as soon as he may, and places what he must.

        With a colour it is that one's turn, and nothing happens if it is over already.
        """
        seat = COLOURS.index(colour) if colour else self.state.turn_seat
        start = self.state.round
        while not self.match.over() and (self.state.turn_seat, self.state.round) == (seat, start):
            asked = self.owes()[0]
            legal = self.match.state.legal(asked - 1)
            notations = [self.name_of(move) for move in legal]
            chosen = next(
                (wish for wish in ("finish", "withdraw", "recruit 0") if wish in notations),
                notations[-1],
            )
            self.play(asked, chosen)

    # What is asked.

    def owing(self) -> list[str]:
        """Name the colours that owe a decision."""
        return [COLOURS[seat - 1] for seat in self.owes()]

    def asked(self, seat: int | str) -> str:
        """Name the prompt that a colour owes an answer to; empty if it owes none."""
        return super().asked(_seat(seat) + 1)

    def options(self, seat: int | str) -> list[str]:
        """List what a colour may do now, in the order of the game's verbs."""
        position = _seat(seat)
        if position + 1 not in self.owes():
            return []
        return [self.name_of(move) for move in self.match.state.legal(position)]

    def may(self, seat: int | str, move: str) -> bool:
        """Tell whether a colour may make a move now."""
        return self.why_not(seat, move) is None

    def why_not(self, seat: int | str, move: str) -> tuple[str, str] | None:
        """Give the reason against a move and its rule, or None for a legal one.

        Of a chain the moves before the last are made first, and taken back.
        """
        position = _seat(seat)
        *before, last = [self._moves[word] for word in move.split(CHAIN)]
        state = self.match.state.copy()
        for number in before:
            refusal = state.why_not(position, number)
            if refusal is not None:
                return (refusal.text.message, refusal.rule)
            state.play(position, number)
        refusal = state.why_not(position, last)
        return None if refusal is None else (refusal.text.message, refusal.rule)

    def cost(self, region: str, means: str = "") -> int:
        """Tell what a region would cost the colour whose turn it is, in tokens."""
        bits = MEANS_BITS[MEANS.index(means)] if means else PLAIN
        seat = self.state.turn_seat
        return conquest_price(self.state, seat, self.names.index(region), bits)

    # What there is.

    @property
    def state(self) -> Azeroth:
        """The state, with the fields of the game."""
        state = self.match.state
        assert isinstance(state, Azeroth)
        return state

    def at(self, name: str) -> str:
        """Say what lies in a region, in the words and the order of `regions`; "" for nothing."""
        state, region = self.state, self.names.index(name)
        holder = state.holder[region]
        words: list[str] = []
        if holder == MURLOCS_HERE:
            words.append("murloc")
        elif holder >= FIRST_RACE:
            words.append(COLOURS[(holder - FIRST_RACE) // 2])
            words += ["declined"] * (holder % 2)
            words += [str(state.tokens[region])] * (state.tokens[region] > 0)
        words += ["beast"] * state.beasts[region]
        words += ["champion"] * (state.champion == region)
        words += [word for word, work in WORKS.items() if state.works[region] & work]
        words += [
            RELIC.symbols[relic] for relic, place in enumerate(state.relic_at) if place == region
        ]
        return " ".join(words)

    def hand(self, colour: str) -> int:
        """Count a colour's race tokens in hand."""
        return self.state.hand[COLOURS.index(colour)]

    def coins(self, colour: str) -> int:
        """Count a colour's coins."""
        return self.state.coins[COLOURS.index(colour)]

    def tray(self, race: str) -> int:
        """Count the tokens of a race in the tray."""
        return self.state.tray[RACE.index(race)]

    def race(self, colour: str, *, declined: bool = False) -> str:
        """Name a colour's active race, or that In Decline, with its badge if it has one."""
        slot = 2 * COLOURS.index(colour) + declined
        race, power = self.state.race[slot], self.state.power[slot]
        if race == NONE:
            return ""
        badge = "" if power == NONE else POWER.symbols[power] + " "
        return badge + RACE.symbols[race]

    def combos(self) -> list[str]:
        """List the visible combos from the top, with the coins on them, as `farmer orcs 0`."""
        state = self.state
        return [
            f"{POWER.symbols[power]} {RACE.symbols[race]} {coins}"
            for power, race, coins in zip(
                state.combo_power, state.combo_race, state.combo_coins, strict=True
            )
        ]

    def harmony(self) -> list[str]:
        """Name the colours that hold a Harmony token."""
        return [COLOURS[seat] for seat in range(5) if self.state.harmony >> seat & 1]

    def score_now(self) -> dict[str, int]:
        """Tell what the turn would score if it ended now, item by item, without the noughts."""
        found = items_now(self.state, self.state.turn_seat)
        return {ITEM.symbols[item]: coins for item, coins in enumerate(found) if coins}

    def scored(self) -> dict[str, int]:
        """Tell what the turn that was scored last brought, item by item, without the noughts."""
        scored: dict[str, int] = {}
        found: dict[str, int] = {}
        for line in self.log():
            words = line.split()
            if words[0] == "scored":
                found[words[2]] = int(words[3])
            if words[0] == "turn-scored":
                scored, found = found, {}
        return scored

    # Names.

    def name_of(self, move: int) -> str:
        """Write a move with the names of regions."""
        return _written(move, self.names)

    @property
    def _moves(self) -> dict[str, int]:
        return _moves_by_name(self.names)

    def _told(self, entry: Entry) -> str:
        events = self.match.game.events
        words = [events.names[entry.event]]
        for (_, domain), fact in zip(events.facts[entry.event], entry.facts, strict=False):
            words.append(_symbol(domain, fact, self.names))
        return " ".join(words)


def _seat(seat: int | str) -> int:
    return COLOURS.index(seat) if isinstance(seat, str) else seat - 1


@cache
def _moves_by_name(names: tuple[str, ...]) -> dict[str, int]:
    return {_written(move, names): move for move in range(verbs.count)}


def _written(move: int, names: tuple[str, ...]) -> str:
    verb = verbs.verb(move)
    if not verb.domains:
        return verb.name
    symbols = {
        name: _symbol(domain, value, names)
        for name, domain, value in zip(verb.names, verb.domains, verb.values(move), strict=True)
    }
    return f"{verb.name} {verb.form.format(**symbols)}"


def _symbol(domain: Domain, value: int, names: tuple[str, ...]) -> str:
    if domain is REGION and value < len(names):
        return names[value]
    if domain is SEATS and value < len(COLOURS):
        return COLOURS[value]
    return domain.symbols[value] if domain.symbols else str(value)
