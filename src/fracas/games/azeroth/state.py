"""The fields of a game: what lies where, what is known, what happened this turn.

Nothing in it is hidden from memory: what nobody may look at (face-down markers, Bombs, the order
of the stacks) is not an order but what is left unseen, and chance draws from it. Coins lie face
down, but every payment is made in the open.
"""

from typing import Final

from fracas.core.compiling import mypyc_attr
from fracas.core.errors import SnapshotError
from fracas.core.events import EVERYONE
from fracas.core.game import Game
from fracas.core.snapshot import Words, write_run
from fracas.core.state import State
from fracas.core.steps import UNSET
from fracas.games.azeroth.atlas import Atlas
from fracas.games.azeroth.land import NO_LAND, members
from fracas.games.azeroth.peoples import BADGES, PEOPLES
from fracas.games.azeroth.tables import (
    GAINED,
    NEUTRAL,
    NONE,
    PAID,
    PAID_TO,
    POWERS,
    RACES,
    RELICS,
)

# Who holds a region: nobody, Murlocs, or a seat's race, 2 more than twice the seat when active
# and 3 more when In Decline.
NOBODY_HERE: Final = 0
MURLOCS_HERE: Final = 1
FIRST_RACE: Final = 2

# What stands or lies in a region beside tokens, as bits.
FORT: Final = 1
WALL: Final = 2
TOWER: Final = 4
OBJECTIVE: Final = 8
BOMB: Final = 16
FACE_DOWN: Final = 32

# Where the Champion is when in no region.
AWAY: Final = -1
IN_HAND: Final = -2

# What has been used up or happened this turn, as bits.
PICKED: Final = 1
BEGUN: Final = 2
FINAL_MADE: Final = 4
CHAMPION_USED: Final = 8
FLOWN: Final = 16
ASHES_USED: Final = 32
HAMMER_USED: Final = 64
FROST_USED: Final = 128
RELIC_TOUCHED: Final = 256
HARMONY_PAID: Final = 512
WORGEN_FORM: Final = 1024
LOSS_SAVED: Final = 2048
DECLINING: Final = 4096
PLACING: Final = 8192
MARKED: Final = 16384

FORTS: Final = 10
WALLS: Final = 9
TOWERS: Final = 6
BEASTS: Final = 5
BOMBS_OF_A_KIND: Final = 6
OBJECTIVES: Final = 2
FIRST_COINS: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Realm(State):
    """Regions are counted over all boards in play; `race` and `power` hold two for each seat,
    the active one and the one In Decline.
    """

    __slots__ = (
        "atlas",
        "attacked",
        "badge_pile",
        "badges",
        "banner_queue",
        "banners",
        "beasts",
        "beasts_in_hand",
        "beaten",
        "bomb_stack",
        "champion",
        "coins",
        "combo_coins",
        "combo_power",
        "combo_race",
        "duds",
        "faces",
        "hand",
        "harmony",
        "held",
        "holder",
        "land",
        "live_bombs",
        "losses",
        "markers",
        "noted_power",
        "noted_race",
        "portals",
        "power",
        "race",
        "relic_at",
        "round",
        "side",
        "skills",
        "starter",
        "stash",
        "threats",
        "tokens",
        "tray",
        "turn",
        "turn_seat",
        "works",
    )

    def __init__(self, game: Game, seats: int, options: tuple[int, ...], atlas: Atlas) -> None:
        super().__init__(game, seats, options)
        self.atlas = atlas
        self.land = NO_LAND
        self.faces: tuple[int, ...] = ()
        self.holder = UNSET
        self.tokens = UNSET
        self.beasts = UNSET
        self.works = UNSET
        self.race = UNSET
        self.power = UNSET
        self.coins = UNSET
        self.hand = UNSET
        self.tray = UNSET
        self.combo_race = UNSET
        self.combo_power = UNSET
        self.combo_coins = UNSET
        self.banner_queue = UNSET
        self.relic_at = UNSET
        self.beaten = UNSET
        self.held = UNSET
        self.skills = UNSET
        self.banners = 0
        self.badges = 0
        self.badge_pile = 0
        self.markers = 0
        self.stash = 0
        self.beasts_in_hand = 0
        self.champion = AWAY
        self.bomb_stack = 0
        self.live_bombs = 0
        self.duds = 0
        self.harmony = 0
        self.round = 0
        self.starter = 0
        self.turn_seat = 0
        self.turn = 0
        self.portals = 0
        self.threats = 0
        self.losses = 0
        self.attacked = 0
        self.side = NEUTRAL
        self.noted_race = 0
        self.noted_power = 0

    def furnish(self) -> None:
        """Bring all pieces that do not depend on the islands (SW-2)."""
        self.holder = []
        self.tokens = []
        self.beasts = []
        self.works = []
        self.race = [NONE] * (2 * self.seats)
        self.power = [NONE] * (2 * self.seats)
        self.coins = [FIRST_COINS] * self.seats  # SW-2.8
        self.stash = -FIRST_COINS * self.seats
        self.hand = [0] * self.seats
        self.tray = [people.tokens for people in PEOPLES]
        self.combo_race = []
        self.combo_power = []
        self.combo_coins = []
        self.banner_queue = []
        self.relic_at = [NONE] * RELICS
        self.beaten = [0] * (2 * self.seats + FIRST_RACE)
        self.remember()
        self.banners = (1 << RACES) - 1
        self.badges = (1 << POWERS) - 1
        self.markers = (1 << RELICS) - 1

    def remember(self) -> None:
        """Work out what is kept beside the fields it follows from: who holds what, who can what.

        `held` is a set of regions for each holder, `skills` the hooks of each seat.
        """
        self.held = [0] * (2 * self.seats + FIRST_RACE)
        for region, holder in enumerate(self.holder):
            self.held[holder] |= 1 << region
        self.skills = [0] * self.seats
        for seat in range(self.seats):
            self.learn(seat)

    def learn(self, seat: int) -> None:
        """Note what a seat's active race and its badge can."""
        race, power = self.race[2 * seat], self.power[2 * seat]
        skills = PEOPLES[race].hooks if race != NONE else 0
        self.skills[seat] = skills | BADGES[power].hooks if power != NONE else skills

    def settle_land(self) -> None:
        """Lay out the land that the drawn faces make."""
        self.land = self.atlas.land(self.faces)

    # Copies and snapshots.

    def copy_fields_to(self, twin: "Realm") -> None:
        """Copy the fields of this game."""
        twin.land = self.land
        twin.faces = self.faces
        twin.holder = self.holder[:]
        twin.tokens = self.tokens[:]
        twin.beasts = self.beasts[:]
        twin.works = self.works[:]
        twin.race = self.race[:]
        twin.power = self.power[:]
        twin.coins = self.coins[:]
        twin.hand = self.hand[:]
        twin.tray = self.tray[:]
        twin.combo_race = self.combo_race[:]
        twin.combo_power = self.combo_power[:]
        twin.combo_coins = self.combo_coins[:]
        twin.banner_queue = self.banner_queue[:]
        twin.relic_at = self.relic_at[:]
        twin.beaten = self.beaten[:]
        twin.held = self.held[:]
        twin.skills = self.skills[:]
        twin.banners = self.banners
        twin.badges = self.badges
        twin.badge_pile = self.badge_pile
        twin.markers = self.markers
        twin.stash = self.stash
        twin.beasts_in_hand = self.beasts_in_hand
        twin.champion = self.champion
        twin.bomb_stack = self.bomb_stack
        twin.live_bombs = self.live_bombs
        twin.duds = self.duds
        twin.harmony = self.harmony
        twin.round = self.round
        twin.starter = self.starter
        twin.turn_seat = self.turn_seat
        twin.turn = self.turn
        twin.portals = self.portals
        twin.threats = self.threats
        twin.losses = self.losses
        twin.attacked = self.attacked
        twin.side = self.side
        twin.noted_race = self.noted_race
        twin.noted_power = self.noted_power

    def write(self, out: list[int]) -> None:
        """Write the fields of this game."""
        write_run(out, list(self.faces))
        for values in (
            self.holder,
            self.tokens,
            self.beasts,
            self.works,
            self.race,
            self.power,
            self.coins,
            self.hand,
            self.tray,
            self.combo_race,
            self.combo_power,
            self.combo_coins,
            self.banner_queue,
            self.relic_at,
            self.beaten,
        ):
            write_run(out, values)
        out += [
            self.banners,
            self.badges,
            self.badge_pile,
            self.markers,
            self.stash,
            self.beasts_in_hand,
            self.champion,
            self.bomb_stack,
            self.live_bombs,
            self.duds,
            self.harmony,
            self.round,
            self.starter,
            self.turn_seat,
            self.turn,
            self.portals,
            self.threats,
            self.losses,
            self.attacked,
            self.side,
            self.noted_race,
            self.noted_power,
        ]

    def read(self, words: Words) -> None:
        """Read the fields of this game; refuse faces that these islands do not have."""
        faces = tuple(words.run())
        if len(faces) > len(self.atlas.presets[self.seats].faces) or not all(
            face in self.atlas.faces for face in faces
        ):
            raise SnapshotError("the snapshot names islands that there are not")
        self.faces = faces
        self.holder = words.run()
        self.tokens = words.run()
        self.beasts = words.run()
        self.works = words.run()
        self.race = words.run()
        self.power = words.run()
        self.coins = words.run()
        self.hand = words.run()
        self.tray = words.run()
        self.combo_race = words.run()
        self.combo_power = words.run()
        self.combo_coins = words.run()
        self.banner_queue = words.run()
        self.relic_at = words.run()
        self.beaten = words.run()
        self.banners = words.next()
        self.badges = words.next()
        self.badge_pile = words.next()
        self.markers = words.next()
        self.stash = words.next()
        self.beasts_in_hand = words.next()
        self.champion = words.next()
        self.bomb_stack = words.next()
        self.live_bombs = words.next()
        self.duds = words.next()
        self.harmony = words.next()
        self.round = words.next()
        self.starter = words.next()
        self.turn_seat = words.next()
        self.turn = words.next()
        self.portals = words.next()
        self.threats = words.next()
        self.losses = words.next()
        self.attacked = words.next()
        self.side = words.next()
        self.noted_race = words.next()
        self.noted_power = words.next()
        self._check_fields()
        if self.holder:
            self.settle_land()
        self.remember()

    def _check_fields(self) -> None:
        """Refuse numbers that would lead outside the lists."""
        most = 2 * self.seats + FIRST_RACE
        if not (
            all(0 <= holder < most for holder in self.holder)
            and len(self.race) == len(self.power) == 2 * self.seats
            and all(NONE <= race < RACES for race in self.race)
            and all(NONE <= power < POWERS for power in self.power)
        ):
            raise SnapshotError("the snapshot holds numbers that no state has")

    # Who holds what.

    def hooks(self, seat: int) -> int:
        """Give what a seat's active race and its badge can, as bits."""
        return self.skills[seat]

    def give(self, region: int, holder: int) -> None:
        """Let somebody hold a region from now on, or nobody."""
        bit = 1 << region
        self.held[self.holder[region]] &= ~bit
        self.held[holder] |= bit
        self.holder[region] = holder

    def regions_of(self, holder: int) -> list[int]:
        """List the regions that somebody holds."""
        return members(self.held[holder])

    def count_of(self, holder: int) -> int:
        """Count the regions that somebody holds."""
        return self.held[holder].bit_count()

    def holds_any(self, holder: int) -> bool:
        """Tell whether somebody holds a region."""
        return self.held[holder] != 0

    def race_at(self, holder: int) -> int:
        """Give the race of a holder that is a seat's."""
        return self.race[holder - FIRST_RACE]

    def seat_with(self, hook: int) -> int:
        """Find the seat whose active race or badge can something, or NONE."""
        for seat in range(self.seats):
            if self.hooks(seat) & hook:
                return seat
        return NONE

    def holds_relic(self, seat: int, relic: int) -> bool:
        """Tell whether a seat's active race has a face-up relic in one of its regions (SW-15.2)."""
        region = self.relic_at[relic]
        return region >= 0 and self.holder[region] == 2 * seat + FIRST_RACE

    def built(self, work: int) -> int:
        """Count the Forts, Walls, Towers, Objectives or Bombs on the boards."""
        return sum(1 for here in self.works if here & work)

    # Coins.

    def pay(self, seat: int, other: int, coins: int, toll: int) -> None:
        """Let a seat pay another, or the stash."""
        if coins == 0:
            return
        self.coins[seat] -= coins
        if other == NONE:
            self.stash += coins
            self.tell(EVERYONE, PAID, seat, coins, toll)
        else:
            self.coins[other] += coins
            self.tell(EVERYONE, PAID_TO, seat, other, coins, toll)

    def gain(self, seat: int, coins: int, toll: int) -> None:
        """Give a seat coins from the stash, at once (SW-9.5)."""
        self.coins[seat] += coins
        self.stash -= coins
        self.tell(EVERYONE, GAINED, seat, coins, toll)
