"""Games played at random, with every price, reach and score reckoned a second time.

The reckoning below is written from the rulebook alone, for one question at a time and with no
thought of speed. What it says must be what the game offers and pays.
"""

from itertools import permutations, product
from typing import Final

import pytest

from fracas.contract import rule
from fracas.core.dice import seeded
from fracas.games.azeroth import GAME
from fracas.games.azeroth.flow import Azeroth
from fracas.games.azeroth.scoring import items_now
from fracas.games.azeroth.state import (
    ASHES_USED,
    BEGUN,
    CHAMPION_USED,
    FIRST_RACE,
    FLOWN,
    FORT,
    FROST_USED,
    HAMMER_USED,
    HARMONY_PAID,
    MURLOCS_HERE,
    NOBODY_HERE,
    PICKED,
    RELIC_TOUCHED,
    TOWER,
    WALL,
    WORGEN_FORM,
)
from fracas.games.azeroth.tables import (
    ARTIFACT,
    ASK_CONQUEST,
    ITEM,
    NONE,
    POWER,
    RACE,
    REGION,
    RELIC,
    SYMBOL,
    TERRAIN,
    verbs,
)

WATER: Final = ("sea", "lake")
PLACES: Final = (
    "battleground",
    "dark-portal",
    "karazhan",
    "lights-hope-chapel",
    "meeting-stone",
    "spirit-healer",
    "well-of-eternity",
)
BY_TERRAIN: Final = {
    "farmer": "field",
    "ranger": "forest",
    "herbalist": "hill",
    "mountaineer": "mountain",
    "swamp-walker": "swamp",
}
MEANS: Final = (
    "frostmourne",
    "doomhammer",
    "ashes",
    "ashes-frostmourne",
    "ashes-doomhammer",
    "discount",
    "discount-frostmourne",
)
GAMES: Final = 2
CHAMPION: Final = "champion"
AIR: Final = "air"


class Reckoning:
    """What the rulebook says about a position, for the seat whose turn it is."""

    def __init__(self, state: Azeroth) -> None:
        self.state = state
        self.seat = state.turn_seat
        self.mine = FIRST_RACE + 2 * self.seat
        self.race = RACE.symbols[state.race[2 * self.seat]]
        power = state.power[2 * self.seat]
        self.power = "" if power == NONE else POWER.symbols[power]
        self.regions = [r for r, holder in enumerate(state.holder) if holder == self.mine]
        self.beasts = state.beasts_in_hand if self.power == "beast-master" else 0
        self.tokens = state.hand[self.seat]

    # The land.

    def terrain(self, region: int) -> str:
        return TERRAIN.symbols[self.state.land.terrain[region]]

    def has(self, region: int, symbol: str) -> bool:
        return SYMBOL.index(symbol) in self.state.land.symbols[region]

    def beside(self, region: int, others: list[int]) -> bool:
        return any(other in self.state.land.neighbours[region] for other in others)

    # The relics.

    def lies(self, relic: str, region: int) -> bool:
        return self.state.relic_at[RELIC.index(relic)] == region

    def holds(self, relic: str) -> bool:
        return any(self.lies(relic, region) for region in self.regions)

    # Who defends.

    def owner(self, region: int) -> int:
        holder = self.state.holder[region]
        return NONE if holder < FIRST_RACE else (holder - FIRST_RACE) // 2

    def is_active(self, region: int) -> bool:
        holder = self.state.holder[region]
        return holder >= FIRST_RACE and holder % 2 == 0

    def defenders(self, region: int) -> int:
        """Count race tokens, Beasts, the Champion and a Murloc."""
        state = self.state
        if state.holder[region] == NOBODY_HERE:
            return 0
        if state.holder[region] == MURLOCS_HERE:
            return 1
        return state.tokens[region] + state.beasts[region] + (state.champion == region)

    # Conquests.

    def price(self, region: int, means: str) -> int:
        """Reckon what a conquest costs (SW-5.8 to SW-5.11)."""
        least = 2 if self.race == "tauren" else 1
        if "doomhammer" in means:
            return least
        state = self.state
        cost = 2 + self.defenders(region)
        cost += bool(state.works[region] & FORT) + bool(state.works[region] & WALL)
        cost += self.terrain(region) == "mountain"
        cost += self.travels(region, means)
        if self.race == "dwarves" and self.terrain(region) == "mountain":
            cost -= 2
        if self.race == "night-elves" and self.terrain(region) == "forest":
            cost -= 1
        if self.race == "trolls" and self.defenders(region):
            cost -= 1
        if self.race == "worgen" and state.turn & WORGEN_FORM:
            cost -= 1
        if self.power == "blacksmith":
            cost -= 1
        if "frostmourne" in means:
            cost -= 2
        if "discount" in means:
            cost -= 2
        return max(cost, least)

    def travels(self, region: int, means: str) -> bool:
        """Tell whether the travel cost is due (SW-5.8, SW-5.9)."""
        if not self.has(region, "entry") or self.beside(region, self.regions):
            return False
        if "ashes" in means or means.startswith(AIR):
            return False
        if self.race == "kobolds" and self.has(region, "cavern"):
            return False
        return self.power != "sailing" and not self.holds("meeting-stone")

    def reaches(self, region: int, means: str) -> bool:
        """Tell whether a region is within reach (SW-5.3, SW-5.4)."""
        if "discount" in means or means == CHAMPION:
            return self.beside(region, self.regions)
        if "ashes" in means or means.startswith(AIR):
            return True
        if self.beside(region, self.regions) or self.has(region, "entry"):
            return True
        if self.race == "kobolds" and self.has(region, "cavern"):
            return True
        return self.race == "naga" and self.terrain(region) in WATER and not self.regions

    def tolls(self, region: int, means: str) -> int:
        """Add up what must be paid before the attack (SW-16.4)."""
        state = self.state
        owner = self.owner(region)
        due = 2 if "doomhammer" in means else 0
        if owner in (NONE, self.seat):
            return due
        slot = state.holder[region] - FIRST_RACE
        if self.is_active(region):
            pandaren = RACE.symbols[state.race[slot]] == "pandaren"
            if pandaren and state.harmony >> self.seat & 1 and not state.turn & HARMONY_PAID:
                due += 2
            if self.lies("aegis-of-aggramar", region):
                due += 2
        power = state.power[slot]
        if power != NONE and POWER.symbols[power] == "marshdweller":
            due += self.terrain(region) == "swamp"
        return due

    def is_target(self, region: int, means: str) -> bool:
        """Tell whether a region can be attacked so, whatever it costs (SW-5.2)."""
        state = self.state
        if region in self.regions or not self.reaches(region, means):
            return False
        if self.terrain(region) in WATER and self.race != "naga":
            return False
        if self.is_immune(region):
            return False
        return self.has_means(region, means) and self.tolls(region, means) <= state.coins[self.seat]

    def has_means(self, region: int, means: str) -> bool:
        """Tell whether the means are there and not used up."""
        turn = self.state.turn
        if "frostmourne" in means and (turn & FROST_USED or not self.holds("frostmourne")):
            return False
        if "doomhammer" in means and (turn & HAMMER_USED or not self.holds("doomhammer")):
            return False
        if "ashes" in means and (turn & ASHES_USED or not self.holds("ashes-of-alar")):
            return False
        if means.startswith(AIR) and (turn & FLOWN or self.race != "gnomes"):
            return False
        if "discount" in means:
            place = any(self.lies(place, region) for place in PLACES)
            return self.race == "ethereals" and not turn & RELIC_TOUCHED and place
        if means == CHAMPION:
            return self.power == "championing" and not turn & CHAMPION_USED
        return True

    def conquests(self) -> set[str]:
        """List every conquest, attempt, assault and errand of the Champion that is allowed."""
        found: set[str] = set()
        hand = self.tokens + self.beasts
        least = 2 if self.race == "tauren" else 1
        for region, means in product(range(self.state.land.count), ("", *MEANS)):
            if hand < least or not self.is_target(region, means):
                continue
            short = self.price(region, means) - hand
            written = f" {REGION.symbols[region]}" + (f" {means}" if means else "")
            if short <= 0:
                found.add(("conquer-with" if means else "conquer") + written)
            elif short <= 3 and "doomhammer" not in means:
                found.add(("attempt-with" if means else "attempt") + written)
        for region in range(self.state.land.count):
            for means in (AIR, f"{AIR}-frostmourne", f"{AIR}-doomhammer"):
                if hand >= least and self.is_target(region, means):
                    verb, _, relic = means.partition("-")
                    verb = "fly-with" if relic else "fly"
                    found.add(f"{verb} {REGION.symbols[region]} {relic}".strip())
            if self.is_target(region, CHAMPION) and (self.race != "tauren" or self.tokens >= 2):
                found.add(f"send-champion {REGION.symbols[region]}")
        return found

    # Other deeds.

    def abandonings(self) -> set[str]:
        """List every region that may be given up (SW-11.2, SW-11.3)."""
        if self.state.turn & (BEGUN | PICKED):
            return set()
        return {f"abandon {REGION.symbols[region]}" for region in self.regions}

    def thefts(self) -> set[str]:
        """List every theft of an Artifact (SW-23.2)."""
        state = self.state
        if self.race != "ethereals" or state.turn & RELIC_TOUCHED:
            return set()
        found: set[str] = set()
        for relic, home in product(ARTIFACT.symbols, self.regions):
            place = state.relic_at[RELIC.index(relic)]
            if place == NONE or place in self.regions or not self.beside(place, [home]):
                continue
            if self.is_immune(place):
                continue
            guarded = self.is_active(place) and self.lies("aegis-of-aggramar", place)
            if not guarded or state.coins[self.seat] >= 2:
                found.add(f"steal {relic}>{REGION.symbols[home]}")
        return found

    def is_immune(self, region: int) -> bool:
        """Tell whether somebody's Watch Tower protects a region (SW-16.1)."""
        return bool(self.state.works[region] & TOWER) and self.owner(region) != self.seat

    def powers_toll(self, *regions: int) -> int:
        """Add up what a power costs that moves tokens out of or into regions (SW-16.4)."""
        state = self.state
        due = 0
        harmony = False
        for region in regions:
            if not self.is_active(region) or self.owner(region) == self.seat:
                continue
            due += 2 * self.lies("aegis-of-aggramar", region)
            race = RACE.symbols[state.race[state.holder[region] - FIRST_RACE]]
            harmony |= race == "pandaren" and not state.turn & HARMONY_PAID
        return due + 2 * (harmony and bool(state.harmony >> self.seat & 1))

    def exchanges(self) -> set[str]:
        """List every region that an exchange can begin with (SW-56.2, SW-56.5)."""
        state = self.state
        if self.power != "portal-mage" or state.portals == 2:
            return set()
        open_to_all = [
            region
            for region in range(state.land.count)
            if self.has(region, "magic") and not self.is_immune(region)
        ]
        return {
            f"exchange {REGION.symbols[one]}"
            for one, other in permutations(open_to_all, 2)
            if self.powers_toll(one, other) <= state.coins[self.seat]
        }

    def threats(self) -> set[str]:
        """List every region whose tokens can be frightened (SW-52)."""
        state = self.state
        if self.power != "intimidating" or state.threats == 3 or not self.tokens:
            return set()
        return {
            f"intimidate {REGION.symbols[region]}"
            for region in range(state.land.count)
            if self.beside(region, self.regions) and self.can_frighten(region)
        }

    def can_frighten(self, region: int) -> bool:
        state = self.state
        holder, coins = state.holder[region], state.coins[self.seat]
        if holder == MURLOCS_HERE:
            return True
        if self.owner(region) in (NONE, self.seat) or self.is_immune(region):
            return False
        if self.powers_toll(region) > coins:
            return False
        if state.works[region] & (WALL | FORT):
            return True
        if not state.tokens[region] + state.beasts[region]:
            return False
        others = [r for r, other in enumerate(state.holder) if other == holder and r != region]
        free = [r for r in others if not self.is_immune(r)]
        return not others or any(self.powers_toll(region, other) <= coins for other in free)

    # Scoring.

    def holdings(self) -> dict[str, int]:
        """Reckon what is scored for holding, each by its item."""
        state = self.state
        declined = [r for r, holder in enumerate(state.holder) if holder == self.mine + 1]
        found = {"regions": len(self.regions), "declined": len(declined)}
        found["dark-portal"] = 2 * self.holds("dark-portal")
        found["karazhan"] = 0
        if self.holds("karazhan"):
            home = next(region for region in self.regions if self.lies("karazhan", region))
            alike = [r for r in self.regions if self.terrain(r) == self.terrain(home)]
            found["karazhan"] = len(alike) - 1
        found["well"] = self.well()
        if self.race == "blood-elves":
            found["race"] = sum(self.has(region, "magic") for region in self.regions)
        found["power"] = self.power_holdings()
        return {item: coins for item, coins in found.items() if coins}

    def power_holdings(self) -> int:
        if self.power in BY_TERRAIN:
            return sum(self.terrain(region) == BY_TERRAIN[self.power] for region in self.regions)
        if self.power == "mining":
            return sum(self.has(region, "cavern") for region in self.regions)
        if self.power == "explorer":
            return len({self.state.land.board[region] for region in self.regions})
        if self.power == "fishing":
            waters = [r for r in range(self.state.land.count) if self.terrain(r) in WATER]
            return sum(self.beside(region, waters) for region in self.regions)
        if self.power == "archaeologist":
            return sum(place in self.regions for place in self.state.relic_at)
        return 0

    def well(self) -> int:
        place = self.state.relic_at[RELIC.index("well-of-eternity")]
        if place == NONE:
            return 0
        around = [self.state.holder[region] for region in self.state.land.neighbours[place]]
        counts = {holder: around.count(holder) for holder in around if holder != NOBODY_HERE}
        best = [holder for holder, count in counts.items() if count == max(counts.values())]
        return 2 * (best in ([self.mine], [self.mine + 1]))


class Spoils:
    """What the conquests of one turn have earned so far (SW-9.4)."""

    def __init__(self, state: Azeroth) -> None:
        self.turn = (state.round, state.turn_seat)
        self.target = NONE
        self.victim = NOBODY_HERE
        self.side = ""
        self.defenders = 0
        self.for_race = 0
        self.for_power = 0
        self.beaten: list[int] = []

    def attack(self, reckoning: Reckoning, region: int) -> None:
        """Remember who holds the region that is attacked now."""
        state = reckoning.state
        self.target = region
        self.victim = state.holder[region]
        self.defenders = reckoning.defenders(region)
        self.side = ""
        if self.victim >= FIRST_RACE:
            self.side = side_of(RACE.symbols[state.race[self.victim - FIRST_RACE]])

    def settle(self, reckoning: Reckoning) -> None:
        """Note what the last attack has earned, if it took its region."""
        if self.target in reckoning.regions:
            enemies = {self.side, side_of(reckoning.race)} == {"alliance", "horde"}
            self.beaten += [self.victim] * enemies
            self.for_race += reckoning.race == "orcs" and self.side == "alliance"
            if reckoning.power == "battle-master":
                self.for_power += self.defenders > 0
            if reckoning.power == "enraged" and self.victim >= FIRST_RACE:
                self.for_power += self.defenders if self.defenders >= 2 else 0
        self.target = NONE

    def faction_bonus(self, reckoning: Reckoning) -> int:
        """Reckon the Faction Bonus (SW-10.2, SW-10.3, SW-70.1)."""
        most = 2 if reckoning.holds("battleground") else 1
        return sum(min(self.beaten.count(victim), most) for victim in set(self.beaten))


ATTACKS: Final = (
    "conquer",
    "conquer-with",
    "attempt",
    "attempt-with",
    "fly",
    "fly-with",
    "send-champion",
)


@rule("SW-5.2", "SW-5.3", "SW-5.8", "SW-5.11", "SW-5.12", "SW-7.1", "SW-9.1", "SW-9.2")
@rule("SW-9.4", "SW-10.2", "SW-11.3", "SW-16.4", "SW-23.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(GAMES))
def test_all_is_reckoned_twice(seats: int, number: int) -> None:
    dice = seeded(number, f"reckoning of {seats}")
    state = GAME.new(seats, dice=dice)
    assert isinstance(state, Azeroth)
    spoils = Spoils(state)
    compared = 0
    while state.ending == 0:
        seat = state.owing()[0]
        legal = state.legal(seat)
        if state.asked[seat] != ASK_CONQUEST or state.chains[seat]:
            state.play(seat, legal[dice.below(len(legal))])
            continue
        if spoils.turn != (state.round, seat):
            spoils = Spoils(state)
        compared += 1
        reckoning = Reckoning(state)
        spoils.settle(reckoning)
        compare_moves(reckoning, legal)
        compare_scores(reckoning, spoils)
        # Who can attack mostly does, or the islands would stay empty.
        attacks = [move for move in legal if verbs.verb(move).name in ATTACKS]
        wanted = attacks if dice.below(3) and attacks else legal
        chosen = wanted[dice.below(len(wanted))]
        if chosen in attacks:
            spoils.attack(reckoning, verbs.verb(chosen).values(chosen)[0])
        state.play(seat, chosen)
    assert compared > 10 * seats


def compare_moves(reckoning: Reckoning, legal: list[int]) -> None:
    """Compare what is offered with the reckoning."""
    offered = [verbs.notation(move) for move in legal]
    assert {move for move in offered if move.split()[0] in ATTACKS} == reckoning.conquests()
    assert {move for move in offered if move.startswith("abandon")} == reckoning.abandonings()
    assert {move for move in offered if move.startswith("steal")} == reckoning.thefts()
    assert {move for move in offered if move.startswith("exchange")} == reckoning.exchanges()
    assert {move for move in offered if move.startswith("intimidate")} == reckoning.threats()


def compare_scores(reckoning: Reckoning, spoils: Spoils) -> None:
    """Compare what the turn would score now with the reckoning."""
    found = enumerate(items_now(reckoning.state, reckoning.seat))
    scored = {ITEM.symbols[item]: coins for item, coins in found}
    expected = dict.fromkeys(ITEM.symbols, 0) | reckoning.holdings()
    expected["race"] += spoils.for_race
    expected["power"] += spoils.for_power
    expected["faction"] = spoils.faction_bonus(reckoning)
    if reckoning.race == "goblins" or side_of(reckoning.race) == "neutral":
        # Bombs went off before, or a side may have been chosen on the Battleground.
        for item in ("power", "faction"):
            assert scored[item] >= expected[item]
            expected[item] = scored[item]
    assert scored == expected


def side_of(race: str) -> str:
    """Name the faction of a race (SW-10.1)."""
    if race in ("draenei", "dwarves", "gnomes", "humans", "night-elves", "worgen"):
        return "alliance"
    horde = ("blood-elves", "forsaken", "goblins", "orcs", "tauren", "trolls")
    return "horde" if race in horde else "neutral"
