"""An Old World to test the rules in: who has what where, whose turn it is, in which phase."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from fracas.contract.table import Table as AnyTable
from fracas.core.events import Journal
from fracas.games.old_world import GAME
from fracas.games.old_world.board import REGIONS, STOCK, TOKENS
from fracas.games.old_world.chaos_cards import (
    CARDS_FROM,
    CONTROLS,
    COPIES,
    DOES,
    EMPTY,
    PERCHED,
    POWER_OF,
    SHIELDS,
)
from fracas.games.old_world.old_world_cards import NO_CARD, OLD_WORLD_COPIES
from fracas.games.old_world.powers import FIRST, FIRST_HORROR, OWNER_OF, POWERS, UNIT_OF
from fracas.games.old_world.state import SHIELDED, World
from fracas.games.old_world.steps import (
    AT_BATTLE,
    AT_CORRUPTION,
    AT_DOMINATION,
    AT_DRAW,
    AT_END,
    AT_OLD_WORLD,
    AT_SUMMONING,
    ROUND,
    SUMMONING,
)
from fracas.games.old_world.tables import (
    CARD,
    FIGURE,
    OLD_WORLD,
    POWER,
    REGION,
    SPACE,
    TOKEN,
    UNIT,
    UPGRADE,
)

PHASES: Final = {
    "old-world": AT_OLD_WORLD,
    "draw": AT_DRAW,
    "summoning": AT_SUMMONING,
    "battle": AT_BATTLE,
    "domination": AT_DOMINATION,
    "corruption": AT_CORRUPTION,
    "end": AT_END,
}
NOTHING: Final[Mapping[str, str]] = {}
NO_NUMBERS: Final[Mapping[str, int]] = {}
KHORNE: Final = 1
NURGLE: Final = 2
TZEENTCH: Final = 3
SLAANESH: Final = 4


class Table(AnyTable):
    """A game at any point of it, stated by name.

    Without a `phase` it is a new game, about to be set up. With one, that phase begins, and
    everything that is not stated is empty: no figures, tokens or cards on the board, hands
    empty, points, counters and dials at 0.

    * `figures={"kislev": "bloodletter*2 leper"}`: kinds of figures, by region. The figures of a
      kind get their numbers in the order in which regions are stated.
    * `corruption={"estalia": "khorne*4 nurgle"}`, `tokens={"kislev": "noble skaven*2"}`
    * `cards={"kislev": "the-skull-throne rain-of-pus"}`: left space, then right; `-` is empty.
    * `shields={"kislev-left": "acolyte-1"}`: a Warp Shield that lies there protects this figure;
      `controls={"norsca-left": "leper-1"}`: a Soporific Musk that lies there controls this one.
    * `perches={"kislev-left": "horror-1"}`: a Horror that stands on a card space.
    * `hands={"khorne": "blood-frenzy*2"}`, `piles={"khorne": "battle-cry"}`; all other cards of a
      Power are in its deck, unless `decks` says which are, the rest being on its pile.
    * `points`, `power` (power points), `dials`, `counters`, `peasants`: numbers by Power. In the
      summoning phase nobody has power points but as stated.
    * `upgrades={"khorne": "bloodletters"}`: names without `khorne-up-`.
    * `track="greenskins-invade -"`: space 1, then space 2. `old_left` cards are in that deck.
    * `ruined="norsca kislev"`: regions ruined in earlier rounds, face down, cards 1, 2, ...;
      `new_ruins="estalia"`: regions ruined in this round, face up, with the cards that follow.
    * `placed={"estalia": "slaanesh"}`: who has placed corruption there earlier in this round.
    * `killed={"kislev": "tzeentch"}`: who has killed a figure there in this round.
    * `turn="nurgle"`: whose turn it is in the summoning phase; Khorne's unless stated.

    With four players the seats are KHORNE, NURGLE, TZEENTCH and SLAANESH (1 to 4). With three,
    `left_out` names the Power that does not take part, and the others move up.
    """

    def __init__(
        self,
        phase: str = "",
        *,
        seats: int = 4,
        figures: Mapping[str, str] = NOTHING,
        corruption: Mapping[str, str] = NOTHING,
        tokens: Mapping[str, str] = NOTHING,
        cards: Mapping[str, str] = NOTHING,
        shields: Mapping[str, str] = NOTHING,
        controls: Mapping[str, str] = NOTHING,
        perches: Mapping[str, str] = NOTHING,
        hands: Mapping[str, str] = NOTHING,
        decks: Mapping[str, str] = NOTHING,
        piles: Mapping[str, str] = NOTHING,
        points: Mapping[str, int] = NO_NUMBERS,
        power: Mapping[str, int] = NO_NUMBERS,
        dials: Mapping[str, int] = NO_NUMBERS,
        counters: Mapping[str, int] = NO_NUMBERS,
        peasants: Mapping[str, int] = NO_NUMBERS,
        upgrades: Mapping[str, str] = NOTHING,
        placed: Mapping[str, str] = NOTHING,
        killed: Mapping[str, str] = NOTHING,
        track: str = "- -",
        old_left: int = 5,
        ruined: str = "",
        new_ruins: str = "",
        turn: str = "khorne",
        round: int = 2,
        left_out: str = "slaanesh",
        slaanesh_dial: str = "faq",
        khorne_dial: str = "faq",
        ruiners: str = "faq",
    ) -> None:
        options = {"slaanesh_dial": slaanesh_dial, "khorne_dial": khorne_dial, "ruiners": ruiners}
        if seats == 3:
            options["left_out"] = left_out
        if not phase:
            super().__init__(GAME.new(seats, options))
            return
        world = GAME.blank(seats, GAME.check_options(seats, options))
        assert isinstance(world, World)
        world.open()
        world.furnish()
        world.round = round
        _set_track(world, track, old_left)
        _set_ruins(world, ruined.split(), new_ruins.split())
        _set_figures(world, figures)
        for region, names in corruption.items():
            for name, count in _counted(names).items():
                world.corruption[REGION.index(region) * POWERS + POWER.index(name)] = count
        for region, names in tokens.items():
            for name, count in _counted(names).items():
                world.tokens[REGION.index(region) * TOKENS + TOKEN.index(name)] = count
                world.supply[TOKEN.index(name)] -= count
        _set_cards(world, cards, hands, decks, piles)
        for space, name in shields.items():
            _bind(world, space, name, SHIELDS)
        for space, name in controls.items():
            _bind(world, space, name, CONTROLS)
        for space, name in perches.items():
            world.perch(FIGURE.index(name), SPACE.index(space))
        for stated, numbers in (
            (points, world.points),
            (power, world.power_points),
            (dials, world.dials),
            (counters, world.counters),
            (peasants, world.peasants),
        ):
            for name, number in stated.items():
                numbers[POWER.index(name)] = number
        for number in peasants.values():
            world.supply[TOKEN.index("peasant")] -= number
        for name, listed in upgrades.items():
            for upgrade in listed.split():
                world.upgrades |= 1 << UPGRADE.index(f"{name}-up-{upgrade}")
        for region, names in placed.items():
            world.ruiners[REGION.index(region)] = _powers(names)
        for region, names in killed.items():
            world.killers[REGION.index(region)] = _powers(names)
        world.push(ROUND, 0)
        world.go(PHASES[phase])
        if phase == "summoning":
            world.go(PHASES[phase] + 1)
            world.push(SUMMONING, 0, POWER.index(turn))
        journal = Journal()
        world.journal = journal
        world.run_on()
        world.journal = None
        super().__init__(world)
        self.match.log.entries += journal.entries

    # What happens.

    def roll(self, *dice: int) -> None:
        """Say what the dice show, one after the other."""
        self.happen(*(f"roll {die}" for die in dice))

    def draw(self, *cards: str) -> None:
        """Say which Chaos cards are drawn, one after the other."""
        self.happen(*(f"draw {card}" for card in cards))

    def turn_up(self, card: str) -> None:
        """Say which Old World card is turned up."""
        self.happen(f"old-world {card}")

    # What lies where.

    @property
    def world(self) -> World:
        """The state, with the fields of the game."""
        state = self.match.state
        assert isinstance(state, World)
        return state

    def figures(self, region: str) -> str:
        """Name the kinds of figures in a region, in their order: `bloodletter*2 leper`."""
        return _named(
            UNIT.symbols[UNIT_OF[figure]]
            for figure, where in enumerate(self.world.where)
            if where == REGION.index(region)
        )

    def where(self, figure: str) -> str:
        """Name the region of a figure; `stock` if it is not on the board."""
        where = self.world.where[FIGURE.index(figure)]
        return "stock" if where == STOCK else REGION.symbols[where]

    def controller(self, figure: str) -> str:
        """Name the Power that controls a figure."""
        return POWER.symbols[self.world.holder[FIGURE.index(figure)]]

    def corruption(self, region: str) -> str:
        """Count the corruption tokens of a region: `khorne*4 nurgle`."""
        base = REGION.index(region) * POWERS
        counts = self.world.corruption[base : base + POWERS]
        return _counts_named(POWER.symbols, counts)

    def tokens(self, region: str) -> str:
        """Count the Old World tokens of a region, kinds in their order: `hero noble*2`."""
        base = REGION.index(region) * TOKENS
        return _counts_named(TOKEN.symbols, self.world.tokens[base : base + TOKENS])

    def supply(self, token: str) -> int:
        """Count the tokens of a kind in the supply."""
        return self.world.supply[TOKEN.index(token)]

    def cards(self, region: str) -> str:
        """Name what lies on the two card spaces of a region: `battle-cry -`."""
        base = REGION.index(region) * 2
        return " ".join(_card_name(lying) for lying in self.world.spaces[base : base + 2])

    def hand(self, power: str) -> str:
        """Name the Chaos cards in a hand, titles in their order."""
        return self._titles(power, self.world.hand)

    def pile(self, power: str) -> str:
        """Name the Chaos cards on a discard pile, titles in their order."""
        return self._titles(power, self.world.pile)

    def deck(self, power: str) -> str:
        """Name the Chaos cards in a deck, titles in their order."""
        return self._titles(power, self.world.deck)

    def upgrades(self, power: str) -> str:
        """Name the upgrades of a Power that are in play."""
        prefix = f"{power}-up-"
        return " ".join(
            name.removeprefix(prefix)
            for number, name in enumerate(UPGRADE.symbols)
            if self.world.upgrades >> number & 1 and name.startswith(prefix)
        )

    def ruin(self, region: str) -> int:
        """Give the number of a region's ruination card: negative face down, 0 without one."""
        return self.world.ruin[REGION.index(region)]

    @property
    def track(self) -> str:
        """The Old World cards on the track, space 1 first."""
        return " ".join(
            "-" if card == NO_CARD else OLD_WORLD.symbols[card] for card in self.world.track
        )

    @property
    def points(self) -> list[int]:
        """The victory points of the four Powers, in Power order."""
        return self.world.points[:]

    @property
    def power(self) -> list[int]:
        """The power points of the four Powers, in Power order."""
        return self.world.power_points[:]

    @property
    def counters(self) -> list[int]:
        """The dial counters of the four Powers, in Power order."""
        return self.world.counters[:]

    @property
    def dials(self) -> list[int]:
        """The positions of the four dials, in Power order."""
        return self.world.dials[:]

    @property
    def peasants(self) -> list[int]:
        """The Peasants on the sheets of the four Powers, in Power order."""
        return self.world.peasants[:]

    @property
    def threats(self) -> list[int]:
        """The Threat of the four Powers, in Power order."""
        return [self.world.threat(power) for power in range(POWERS)]

    def _titles(self, power: str, counts: list[int]) -> str:
        number = POWER.index(power)
        first, end = CARDS_FROM[number], CARDS_FROM[number + 1]
        return _counts_named(CARD.symbols[first:end], counts[first:end])


def _set_track(world: World, track: str, old_left: int) -> None:
    names = track.split()
    for position, name in enumerate(names):
        if name != "-":
            world.track[position] = OLD_WORLD.index(name)
            world.old_seen[OLD_WORLD.index(name)] += 1
    world.old_left = old_left
    assert sum(OLD_WORLD_COPIES) - sum(world.old_seen) >= old_left


def _set_ruins(world: World, old: list[str], new: list[str]) -> None:
    for region in old:
        world.ruined += 1
        world.ruin[REGION.index(region)] = -world.ruined
    for region in new:
        world.ruined += 1
        world.ruin[REGION.index(region)] = world.ruined


def _set_figures(world: World, figures: Mapping[str, str]) -> None:
    taken: Counter[str] = Counter()
    for region, names in figures.items():
        for name, count in _counted(names).items():
            for _ in range(count):
                figure = FIRST[UNIT.index(name)] + taken[name]
                assert UNIT_OF[figure] == UNIT.index(name), f"there are not so many: {name}"
                taken[name] += 1
                world.set_down(figure, REGION.index(region))


def _set_cards(
    world: World,
    cards: Mapping[str, str],
    hands: Mapping[str, str],
    decks: Mapping[str, str],
    piles: Mapping[str, str],
) -> None:
    for region, names in cards.items():
        for position, name in enumerate(names.split()):
            if name != "-":
                world.spaces[REGION.index(region) * 2 + position] = CARD.index(name)
                world.deck[CARD.index(name)] -= 1
    for stated, counts in ((hands, world.hand), (piles, world.pile)):
        for power, names in stated.items():
            for name, count in _counted(names).items():
                assert POWER_OF[CARD.index(name)] == POWER.index(power)
                counts[CARD.index(name)] = count
                world.deck[CARD.index(name)] -= count
    for power, names in decks.items():
        wanted = _counted(names)
        number = POWER.index(power)
        for card in range(CARDS_FROM[number], CARDS_FROM[number + 1]):
            kept = wanted[CARD.symbols[card]]
            world.pile[card] += world.deck[card] - kept
            world.deck[card] = kept
    assert min(world.deck) >= 0 and max(world.deck) <= max(COPIES)
    assert min(world.pile) >= 0


def _bind(world: World, space: str, name: str, does: int) -> None:
    lies = SPACE.index(space)
    figure = FIGURE.index(name)
    card = world.spaces[lies]
    assert DOES[card] & does, f"no card that binds a figure lies on {space}"
    world.bound[lies] = figure
    if does == SHIELDS:
        world.marks[figure] |= SHIELDED
    else:
        assert OWNER_OF[figure] != POWER_OF[card]
        world.give_control(figure, POWER_OF[card])


def _powers(names: str) -> int:
    return sum(1 << POWER.index(name) for name in names.split())


def _counted(names: str) -> Counter[str]:
    """Read `leper acolyte*2`; a name may be stated more than once."""
    found: Counter[str] = Counter()
    for part in names.split():
        name, _, count = part.partition("*")
        found[name] += int(count or 1)
    return found


def _named(names: object) -> str:
    assert hasattr(names, "__iter__")
    counts = Counter(str(name) for name in names)
    return _counts_named(tuple(counts), list(counts.values()))


def _counts_named(names: tuple[str, ...], counts: list[int]) -> str:
    return " ".join(
        name if count == 1 else f"{name}*{count}"
        for name, count in zip(names, counts, strict=True)
        if count
    )


def _card_name(lying: int) -> str:
    if lying == EMPTY:
        return "-"
    if lying >= PERCHED:
        return FIGURE.symbols[FIRST_HORROR + lying - PERCHED]
    return CARD.symbols[lying]


assert len(REGION.symbols) == REGIONS
