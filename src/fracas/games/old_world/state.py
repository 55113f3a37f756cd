"""The fields of a game in the Old World: copy, snapshot, and the smallest things one does to them.

Powers are numbered in Power order, whoever is left out; `seat_of` and `power_of` say who sits
where. Lists with a number for each region and Power are read at `region * POWERS + power`.
"""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import Game
from fracas.core.snapshot import Words, write_run
from fracas.core.state import State
from fracas.core.steps import SEAT, UNSET
from fracas.games.old_world.board import REGIONS, SPACES, STOCK, SUPPLY, TOKENS
from fracas.games.old_world.chaos_cards import (
    CARDS_FROM,
    CONTROLS,
    COPIES,
    DOES,
    EMPTY,
    PERCHED,
    SHIELDS,
    SILENCES,
    TITLES,
)
from fracas.games.old_world.old_world_cards import (
    DECK_SIZE,
    LASTS,
    NO_CARD,
    OLD_WORLD_TITLES,
)
from fracas.games.old_world.powers import (
    ATTACK_OF,
    EXTRA_ATTACK,
    FIGURES,
    FIRST_HORROR,
    NO_POWER,
    OWNER_OF,
    POWERS,
    THREAT,
    UPGRADE_BIT,
    VICTORY_THREAT,
)
from fracas.games.old_world.tables import (
    LEFT_OUT,
    RELEASED,
    TOKEN_PLACED,
    TOKEN_REMOVED,
)

# What can be special about a figure: bits, and above them the early hits of each Power.
TOPPLED: Final = 1 << 0
SHIELDED: Final = 1 << 1
CAME_FREE: Final = 1 << 2
KEPT: Final = 1 << 3  # controlled through the Keeper of Secrets
EARLY_FROM: Final = 4
EARLY_BITS: Final = 4
EARLY_ALL: Final = 0xFFFF << EARLY_FROM
PERCH_FROM: Final = 20  # the card space that a Horror occupies, plus one
UNBOUND: Final = -1

_LEFT_OUT: Final[tuple[int, ...]] = (3, 2, 1, 0)  # the choices of the setting, as Powers


class World(State):
    """Everything that lies on the table.

    `where`, `holder` and `marks` are of the figures, `force` counts those that a Power controls
    in a region. `bound` names the figure that a card on a space protects or controls. `hand`,
    `deck` and `pile` count Chaos cards by title, `known` those of a hand that everybody can
    infer. `ruin` is the number of a region's ruination card, negative once it is face down.
    `ruiners`, `step_ruiners`, `rewarded`, `killers` and `spent` are sets of Powers by region.
    """

    __slots__ = (
        "absent",
        "bound",
        "corruption",
        "counters",
        "deck",
        "dials",
        "force",
        "hand",
        "holder",
        "killers",
        "known",
        "marks",
        "nurgle_tokens",
        "old_left",
        "old_seen",
        "peasants",
        "pile",
        "points",
        "power_points",
        "rewarded",
        "round",
        "ruin",
        "ruined",
        "ruiners",
        "spaces",
        "spent",
        "step_ruiners",
        "supply",
        "tokens",
        "track",
        "upgrades",
        "where",
    )

    def __init__(self, game: Game, seats: int, options: tuple[int, ...]) -> None:
        super().__init__(game, seats, options)
        self.where = UNSET
        self.holder = UNSET
        self.marks = UNSET
        self.force = UNSET
        self.spaces = UNSET
        self.bound = UNSET
        self.hand = UNSET
        self.deck = UNSET
        self.pile = UNSET
        self.known = UNSET
        self.tokens = UNSET
        self.supply = UNSET
        self.corruption = UNSET
        self.ruin = UNSET
        self.ruiners = UNSET
        self.step_ruiners = UNSET
        self.rewarded = UNSET
        self.nurgle_tokens = UNSET
        self.killers = UNSET
        self.spent = UNSET
        self.power_points = UNSET
        self.points = UNSET
        self.dials = UNSET
        self.counters = UNSET
        self.peasants = UNSET
        self.track = UNSET
        self.old_seen = UNSET
        self.old_left = 0
        self.upgrades = 0
        self.ruined = 0
        self.round = 0
        self.absent = NO_POWER

    def furnish(self) -> None:
        """Lay everything out as before the first card and token (OW-1)."""
        self.where = [STOCK] * FIGURES
        self.holder = list(OWNER_OF)
        self.marks = [0] * FIGURES
        self.force = [0] * (REGIONS * POWERS)
        self.spaces = [EMPTY] * SPACES
        self.bound = [UNBOUND] * SPACES
        self.hand = [0] * TITLES
        self.deck = list(COPIES)
        self.pile = [0] * TITLES
        self.known = [0] * TITLES
        self.tokens = [0] * (REGIONS * TOKENS)
        self.supply = list(SUPPLY)
        self.corruption = [0] * (REGIONS * POWERS)
        self.ruin = [0] * REGIONS
        self.ruiners = [0] * REGIONS
        self.step_ruiners = [0] * REGIONS
        self.rewarded = [0] * REGIONS
        self.nurgle_tokens = [0] * REGIONS
        self.killers = [0] * REGIONS
        self.spent = [0] * REGIONS
        self.power_points = [0] * POWERS
        self.points = [0] * POWERS
        self.dials = [0] * POWERS
        self.counters = [0] * POWERS
        self.peasants = [0] * POWERS
        self.track = [NO_CARD, NO_CARD]
        self.old_seen = [0] * OLD_WORLD_TITLES
        self.old_left = DECK_SIZE[self.seats]
        self.upgrades = 0
        self.ruined = 0
        self.round = 0
        self.absent = NO_POWER if self.seats == POWERS else _LEFT_OUT[self.options[LEFT_OUT]]
        if self.absent != NO_POWER:  # OW-1.2
            for title in range(CARDS_FROM[self.absent], CARDS_FROM[self.absent + 1]):
                self.deck[title] = 0

    def copy_fields_to(self, twin: "World") -> None:
        """Copy the fields of this game."""
        twin.where = self.where[:]
        twin.holder = self.holder[:]
        twin.marks = self.marks[:]
        twin.force = self.force[:]
        twin.spaces = self.spaces[:]
        twin.bound = self.bound[:]
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.pile = self.pile[:]
        twin.known = self.known[:]
        twin.tokens = self.tokens[:]
        twin.supply = self.supply[:]
        twin.corruption = self.corruption[:]
        twin.ruin = self.ruin[:]
        twin.ruiners = self.ruiners[:]
        twin.step_ruiners = self.step_ruiners[:]
        twin.rewarded = self.rewarded[:]
        twin.nurgle_tokens = self.nurgle_tokens[:]
        twin.killers = self.killers[:]
        twin.spent = self.spent[:]
        twin.power_points = self.power_points[:]
        twin.points = self.points[:]
        twin.dials = self.dials[:]
        twin.counters = self.counters[:]
        twin.peasants = self.peasants[:]
        twin.track = self.track[:]
        twin.old_seen = self.old_seen[:]
        twin.old_left = self.old_left
        twin.upgrades = self.upgrades
        twin.ruined = self.ruined
        twin.round = self.round
        twin.absent = self.absent

    def write(self, out: list[int]) -> None:
        """Write the fields of this game."""
        for run in self._runs():
            write_run(out, run)
        out += [self.old_left, self.upgrades, self.ruined, self.round, self.absent]

    def _runs(self) -> list[list[int]]:
        return [
            self.where,
            self.holder,
            self.marks,
            self.force,
            self.spaces,
            self.bound,
            self.hand,
            self.deck,
            self.pile,
            self.known,
            self.tokens,
            self.supply,
            self.corruption,
            self.ruin,
            self.ruiners,
            self.step_ruiners,
            self.rewarded,
            self.nurgle_tokens,
            self.killers,
            self.spent,
            self.power_points,
            self.points,
            self.dials,
            self.counters,
            self.peasants,
            self.track,
            self.old_seen,
        ]

    def read(self, words: Words) -> None:
        """Read the fields of this game."""
        self.where = words.run()
        self.holder = words.run()
        self.marks = words.run()
        self.force = words.run()
        self.spaces = words.run()
        self.bound = words.run()
        self.hand = words.run()
        self.deck = words.run()
        self.pile = words.run()
        self.known = words.run()
        self.tokens = words.run()
        self.supply = words.run()
        self.corruption = words.run()
        self.ruin = words.run()
        self.ruiners = words.run()
        self.step_ruiners = words.run()
        self.rewarded = words.run()
        self.nurgle_tokens = words.run()
        self.killers = words.run()
        self.spent = words.run()
        self.power_points = words.run()
        self.points = words.run()
        self.dials = words.run()
        self.counters = words.run()
        self.peasants = words.run()
        self.track = words.run()
        self.old_seen = words.run()
        self.old_left = words.next()
        self.upgrades = words.next()
        self.ruined = words.next()
        self.round = words.next()
        self.absent = words.next()

    def run_on(self) -> None:
        """Run a position that was put together by hand to its first decision or chance."""
        self._run()

    # Who sits where.

    def seat_of(self, power: int) -> int:
        """Give the seat of a Power that takes part."""
        return power - 1 if 0 <= self.absent < power else power

    def power_of(self, seat: int) -> int:
        """Give the Power of a seat."""
        return seat + 1 if 0 <= self.absent <= seat else seat

    def plays(self, power: int) -> bool:
        """Tell whether a Power takes part."""
        return power != self.absent

    def threat(self, power: int) -> int:
        """Give the Threat of a Power (OW-2.7)."""
        return THREAT[power][self.dials[power]]

    def lowest_threat(self) -> int:
        """Give the Power with the lowest Threat, which decides for the Old World (OW-3.2)."""
        found = NO_POWER
        lowest = VICTORY_THREAT + 1
        for power in range(POWERS):
            if power != self.absent and self.threat(power) < lowest:
                found = power
                lowest = self.threat(power)
        return found

    # Cards on the board.

    def texts(self, region: int) -> int:
        """Give what the working texts of the Chaos cards in a region do, a bit each."""
        left = DOES[self.spaces[region * 2]]
        right = DOES[self.spaces[region * 2 + 1]]
        if left & SILENCES:
            return left
        if right & SILENCES:
            return right
        return left | right

    def text(self, space: int) -> int:
        """Give what the text of the card on a space does, if no other card silences it."""
        if DOES[self.spaces[space ^ 1]] & SILENCES:
            return 0
        return DOES[self.spaces[space]]

    def working(self, region: int, does: int) -> int:
        """Count the cards in a region whose working text does this."""
        found = 0
        if self.text(region * 2) & does:
            found = 1
        if self.text(region * 2 + 1) & does:
            found += 1
        return found

    def lasting(self) -> int:
        """Give what the Old World cards on the track do, a bit each (OW-3.9)."""
        return LASTS[self.track[0]] | LASTS[self.track[1]]

    def step_power(self) -> int:
        """Give the Power whose step the top one is: frames of this game name Powers, not seats."""
        return self.stack[self.top + SEAT]

    # Figures.

    def set_down(self, figure: int, region: int) -> None:
        """Put a figure from the stock, or from another region, in a region."""
        self.take_up(figure)
        self.where[figure] = region
        self.force[region * POWERS + self.holder[figure]] += 1

    def take_up(self, figure: int) -> None:
        """Take a figure off its region: it leaves its card space, and control by Musk ends."""
        region = self.where[figure]
        if region == STOCK:
            return
        self.force[region * POWERS + self.holder[figure]] -= 1
        self.where[figure] = STOCK
        if self.marks[figure] >> PERCH_FROM:
            self.leave_perch(figure)
        if self.holder[figure] != OWNER_OF[figure] and not self.marks[figure] & KEPT:
            self.holder[figure] = OWNER_OF[figure]
            self.unbind(figure, CONTROLS)
            self.tell(EVERYONE, RELEASED, figure)

    def return_to_stock(self, figure: int) -> None:
        """Give a figure back to its owner's stock, with nothing special about it any more."""
        self.take_up(figure)
        self.holder[figure] = OWNER_OF[figure]
        if self.marks[figure] & SHIELDED:
            self.unbind(figure, SHIELDS)
        self.marks[figure] = 0

    def unbind(self, figure: int, does: int) -> None:
        """Forget the cards that do this with a figure."""
        for space in range(SPACES):
            if self.bound[space] == figure and DOES[self.spaces[space]] & does:
                self.bound[space] = UNBOUND

    def let_go(self, space: int) -> None:
        """End what the card on a space does with a figure, for it is silenced or removed."""
        figure = self.bound[space]
        if figure == UNBOUND:
            return
        self.bound[space] = UNBOUND
        if DOES[self.spaces[space]] & CONTROLS:
            self.release(figure)
        elif not self.is_bound(figure, SHIELDS):
            self.marks[figure] &= ~SHIELDED

    def is_bound(self, figure: int, does: int) -> bool:
        """Tell whether a card on the board does this with a figure."""
        for space in range(SPACES):
            if self.bound[space] == figure and DOES[self.spaces[space]] & does:
                return True
        return False

    def perch(self, figure: int, space: int) -> None:
        """Stand a Horror on an empty card space of its region."""
        self.spaces[space] = PERCHED + figure - FIRST_HORROR
        self.marks[figure] |= space + 1 << PERCH_FROM

    def leave_perch(self, figure: int) -> None:
        """Move a Horror off its card space."""
        self.spaces[(self.marks[figure] >> PERCH_FROM) - 1] = EMPTY
        self.marks[figure] &= (1 << PERCH_FROM) - 1

    def give_control(self, figure: int, power: int) -> None:
        """Let a Power control a figure on the board (OW-15.1)."""
        region = self.where[figure]
        self.force[region * POWERS + self.holder[figure]] -= 1
        self.holder[figure] = power
        self.force[region * POWERS + power] += 1

    def release(self, figure: int) -> None:
        """Give a controlled figure back to its owner."""
        self.give_control(figure, OWNER_OF[figure])
        self.marks[figure] &= ~KEPT
        self.tell(EVERYONE, RELEASED, figure)

    def is_first_of_its_like(self, figure: int, first: int) -> bool:
        """Tell whether no figure of its kind with a lower number is just like this one."""
        where = self.where[figure]
        holder = self.holder[figure]
        marks = self.marks[figure]
        for other in range(first, figure):
            if (
                self.where[other] == where
                and self.holder[other] == holder
                and self.marks[other] == marks
            ):
                return False
        return True

    def attack(self, figure: int) -> int:
        """Give the attack value of a figure, with its owner's upgrade."""
        if self.upgrades & UPGRADE_BIT[figure]:
            return ATTACK_OF[figure] + EXTRA_ATTACK[figure]
        return ATTACK_OF[figure]

    def early_hits(self, figure: int, power: int) -> int:
        """Count the early hits of a Power that lie on a figure."""
        return self.marks[figure] >> (EARLY_FROM + power * EARLY_BITS) & 0xF

    # Tokens.

    def token(self, region: int, token: int) -> int:
        """Count the Old World tokens of a kind in a region."""
        return self.tokens[region * TOKENS + token]

    def can_take_token(self, region: int) -> bool:
        """Tell whether Old World tokens can be placed in a region (OW-14.2)."""
        return self.ruin[region] == 0

    def place_token(self, token: int, region: int) -> None:
        """Place a token if there is one left and the region is not ruined (OW-1.4, OW-14.2)."""
        if self.supply[token] and self.ruin[region] == 0:
            self.supply[token] -= 1
            self.tokens[region * TOKENS + token] += 1
            self.tell(EVERYONE, TOKEN_PLACED, token, region)

    def remove_token(self, token: int, region: int) -> None:
        """Put a token from a region back to the supply (OW-1.6)."""
        self.tokens[region * TOKENS + token] -= 1
        self.supply[token] += 1
        self.tell(EVERYONE, TOKEN_REMOVED, token, region)

    # Hands.

    def hand_size(self, power: int) -> int:
        """Count the Chaos cards in a hand."""
        return sum(self.hand[CARDS_FROM[power] : CARDS_FROM[power + 1]])

    def leaves_hand(self, card: int) -> None:
        """Take a card out of a hand; of those everybody knew of, it may have been one."""
        self.hand[card] -= 1
        if self.known[card]:
            self.known[card] -= 1
