"""What there is in Orcs vs Orcs: zones, cards, moves, chances, questions, and words for them."""

from typing import Final

from fracas.core.events import NUMBER, Events
from fracas.core.game import Catalogue, Chances, Reasons, Setting
from fracas.core.verbs import SEATS, Domain, Verbs

# Settings.

SCENARIO: Final = 0
GLORY: Final = 1
START: Final = 2
SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("scenario", ("standard", "total-fight", "calm")),
    Setting("glory", ("short", "long")),
    Setting("start", ("usual", "tactical")),
)
POOLS: Final[tuple[int, ...]] = (26, 41)  # OO-2.14, OO-23.1
ACTIONS: Final[tuple[int, ...]] = (3, 2)  # OO-4.2, OO-23.2

# The map.

# Each face has room for some zones more than our map has: the printed one may have more cities.
FIRST_OF_THREE: Final = 61
ZONE: Final = Domain(
    "zone",
    (
        "f4-tower",
        "f4-n-start",
        "f4-n-gate",
        "f4-n-city",
        "f4-n-inner",
        "f4-n-rim-l1",
        "f4-n-rim-l2",
        "f4-n-rim-r1",
        "f4-n-rim-r2",
        "f4-n-mid-l",
        "f4-n-mid-r",
        "f4-e-start",
        "f4-e-gate",
        "f4-e-city",
        "f4-e-inner",
        "f4-e-rim-l1",
        "f4-e-rim-l2",
        "f4-e-rim-r1",
        "f4-e-rim-r2",
        "f4-e-mid-l",
        "f4-e-mid-r",
        "f4-s-start",
        "f4-s-gate",
        "f4-s-city",
        "f4-s-inner",
        "f4-s-rim-l1",
        "f4-s-rim-l2",
        "f4-s-rim-r1",
        "f4-s-rim-r2",
        "f4-s-mid-l",
        "f4-s-mid-r",
        "f4-w-start",
        "f4-w-gate",
        "f4-w-city",
        "f4-w-inner",
        "f4-w-rim-l1",
        "f4-w-rim-l2",
        "f4-w-rim-r1",
        "f4-w-rim-r2",
        "f4-w-mid-l",
        "f4-w-mid-r",
        "f4-ne-cross",
        "f4-ne-city",
        "f4-ne-far",
        "f4-se-cross",
        "f4-se-city",
        "f4-se-far",
        "f4-sw-cross",
        "f4-sw-city",
        "f4-sw-far",
        "f4-nw-cross",
        "f4-nw-city",
        "f4-nw-far",
        "f4-more-1",
        "f4-more-2",
        "f4-more-3",
        "f4-more-4",
        "f4-more-5",
        "f4-more-6",
        "f4-more-7",
        "f4-more-8",
        "f3-tower",
        "f3-a-start",
        "f3-a-gate",
        "f3-a-city",
        "f3-a-inner",
        "f3-a-rim-l1",
        "f3-a-rim-r1",
        "f3-a-rim-l2",
        "f3-a-rim-r2",
        "f3-a-rim-l3",
        "f3-a-rim-r3",
        "f3-a-mid-l",
        "f3-a-mid-r",
        "f3-b-start",
        "f3-b-gate",
        "f3-b-city",
        "f3-b-inner",
        "f3-b-rim-l1",
        "f3-b-rim-r1",
        "f3-b-rim-l2",
        "f3-b-rim-r2",
        "f3-b-rim-l3",
        "f3-b-rim-r3",
        "f3-b-mid-l",
        "f3-b-mid-r",
        "f3-c-start",
        "f3-c-gate",
        "f3-c-city",
        "f3-c-inner",
        "f3-c-rim-l1",
        "f3-c-rim-r1",
        "f3-c-rim-l2",
        "f3-c-rim-r2",
        "f3-c-rim-l3",
        "f3-c-rim-r3",
        "f3-c-mid-l",
        "f3-c-mid-r",
        "f3-ab-cross",
        "f3-ab-city",
        "f3-bc-cross",
        "f3-bc-city",
        "f3-ca-cross",
        "f3-ca-city",
        "f3-hamlet-east",
        "f3-hamlet-west",
        "f3-more-1",
        "f3-more-2",
        "f3-more-3",
        "f3-more-4",
        "f3-more-5",
        "f3-more-6",
        "f3-more-7",
        "f3-more-8",
    ),
)

VILLAGE: Final = 0
RUIN: Final = 1
WELL: Final = 2
CITY: Final = 3
TOWER: Final = 4
DARK_CITY: Final = 5
KINDS: Final[tuple[str, ...]] = (
    "village",
    "ruin",
    "mana-well",
    "city",
    "white-tower",
    "dark-city",
)

NO_FORTRESS: Final = 0
LYING: Final = 1
UPRIGHT: Final = 2

NOBODY_HERE: Final = -1

# What each player has.

HORDES: Final = 15
HORDES_AT_START: Final = 6
MARKERS: Final = 12
FORTRESSES: Final = 12

# Cards.

ORC: Final = 0
HEAVY_ORC: Final = 1
BOAR_RIDER: Final = 2
CROSSBOWMAN: Final = 3
SHAMAN: Final = 4
CATAPULT: Final = 5
UNITS: Final = 6
ASHANI: Final = 6
BUURK: Final = 7
ERUHSK: Final = 8
GRURAGH: Final = 9
KHANROGG: Final = 10
KOKOTH: Final = 11
KRAASH: Final = 12
KRO_MORDA: Final = 13
MOORDAKK: Final = 14
POGDUSH: Final = 15
PORKASH: Final = 16
FROKSH: Final = 17
ROSHNAR: Final = 18
SHAGRATT: Final = 19
VHRAARG: Final = 20
VIGDISH: Final = 21
VRI_HURCKA: Final = 22
VRIURCK: Final = 23
VRUSHN: Final = 24
XAPHYR: Final = 25
CARDS: Final = 26
HEROES: Final = 20
CARD: Final = Domain(
    "card",
    (
        "orc",
        "heavy-orc",
        "boar-rider",
        "crossbowman",
        "shaman",
        "catapult",
        "ashani",
        "buurk",
        "eruhsk",
        "gruragh",
        "khanrogg",
        "kokoth",
        "kraash",
        "kro-morda",
        "moordakk",
        "pogdush",
        "porkash",
        "froksh",
        "roshnar",
        "shagratt",
        "vhraarg",
        "vigdish",
        "vri-hurcka",
        "vriurck",
        "vrushn",
        "xaphyr",
    ),
)
UNIT: Final = Domain("card", CARD.symbols[:UNITS])

# OO-2.2, and OO-2.12 for two, three and four players.
START_CARDS: Final[tuple[int, ...]] = (4, 0, 0, 1, 0, 1)
SUPPLIES: Final[tuple[tuple[int, ...], ...]] = (
    (0, 8, 8, 4, 8, 6),
    (0, 8, 8, 4, 8, 5),
    (0, 8, 8, 4, 8, 4),
)
FORCES: Final[tuple[int, ...]] = (
    *(1, 2, 2, 1, 0, 0),
    *(1, 1, 2, 3, 2, 1, 1, 1, 2, 2, 1, 2, 2, 2, 2, 1, 2, 1, 2, 2),
)

# The order in which the usual deck takes one of each, again and again.
USUAL_DECK: Final[tuple[int, ...]] = (
    *(HEAVY_ORC, BOAR_RIDER, CROSSBOWMAN, VIGDISH, KRO_MORDA, BUURK, KRAASH, KOKOTH, GRURAGH),
    *(KHANROGG, XAPHYR, VHRAARG, FROKSH, SHAGRATT, VRI_HURCKA, MOORDAKK, ASHANI, PORKASH),
    *(ERUHSK, VRIURCK, VRUSHN, POGDUSH, ROSHNAR, SHAMAN, CATAPULT, ORC),
)

DECK: Final = 10
HAND: Final = 2
VANGUARD: Final = 2
COLUMNS: Final = 10
COLUMN: Final = Domain("column", tuple(str(number) for number in range(1, COLUMNS + 1)))

LINE: Final = Domain("line", ("front", "back"))

# Objectives, in the order of their words.

MOST_CITIES: Final = 0
MOST_HORDES: Final = 1
MOST_FORTRESSES: Final = 2
WHITE_TOWER: Final = 3
MOST_MARKERS: Final = 4
MOST_RAZED: Final = 5
MOST_ENEMY_HORDES: Final = 6
MOST_VILLAGES: Final = 7
OBJECTIVES: Final = 8
RIVER: Final = 4
OBJECTIVE: Final = Domain(
    "objective",
    (
        "most-cities",
        "most-hordes",
        "most-fortresses",
        "white-tower",
        "most-control-markers",
        "most-villages-razed",
        "most-enemy-hordes",
        "most-villages-held",
    ),
)

AMOUNT: Final = Domain("amount", tuple(str(number) for number in range(1, HORDES + 1)))

# Moves. A move on the map is a chain: `march ZONE + to ZONE + hordes 3`; with a lone horde
# `to` ends it. Recruiting and buying are chains, `recruit ZONE + also-recruit ZONE`, that `enough`
# or the last possible thing ends.

verbs: Final = Verbs()
MARCH: Final = verbs.add("march", origin=ZONE)
FORCE: Final = verbs.add("force", origin=ZONE)
TO: Final = verbs.add("to", zone=ZONE)
GROUP: Final = verbs.add("hordes", number=AMOUNT)
RECRUIT: Final = verbs.add("recruit", zone=ZONE)
ALSO_RECRUIT: Final = verbs.add("also-recruit", zone=ZONE)
BUY: Final = verbs.add("buy", card=UNIT)
ALSO_BUY: Final = verbs.add("also-buy", card=UNIT)
ENOUGH: Final = verbs.add("enough").move()
LAY: Final = verbs.add("lay", zone=ZONE)
RAISE: Final = verbs.add("raise", zone=ZONE)
RAZE: Final = verbs.add("raze", zone=ZONE)
CONVERT: Final = verbs.add("convert", zone=ZONE)
CONTROL: Final = verbs.add("control", zone=ZONE)
REST: Final = verbs.add("rest").move()
# Halfway through a move.
HALT: Final = verbs.add("halt").move()
LEAVE: Final = verbs.add("leave", number=AMOUNT)
FETCH: Final = verbs.add("fetch", number=AMOUNT)
# Markers, heroes, meeting an enemy.
TAKE_BACK: Final = verbs.add("take-back", zone=ZONE)
FORGO: Final = verbs.add("forgo").move()
KEEP: Final = verbs.add("keep", hero=CARD)
STAND: Final = verbs.add("stand").move()
RETREAT: Final = verbs.add("retreat", zone=ZONE)
BATTLE: Final = verbs.add("battle", zone=ZONE)
# A battle. A deck is a chain of `pack CARD` that `ready` ends; `usual` makes one at a stroke,
# `again` the one of the battle before.
PACK: Final = verbs.add("pack", card=CARD)
READY: Final = verbs.add("ready").move()
USUAL: Final = verbs.add("usual").move()
AGAIN: Final = verbs.add("again").move()
ENGAGE: Final = verbs.add("engage", card=UNIT)
NO_VANGUARD: Final = verbs.add("no-vanguard").move()
COMMIT: Final = verbs.add("commit", card=CARD)
UNDER: Final = verbs.add("under", column=COLUMN)
WALL: Final = verbs.add("wall").move()
COVER: Final = verbs.add("cover", column=COLUMN, line=LINE)
REDRAW: Final = verbs.add("redraw").move()
SHUFFLE: Final = verbs.add("shuffle").move()
LEAVE_ORDER: Final = verbs.add("leave-order").move()
BERSERK: Final = verbs.add("berserk").move()
HOLD_BACK: Final = verbs.add("hold-back").move()
GREEN: Final = verbs.add("green").move()
RED: Final = verbs.add("red").move()
COPY: Final = verbs.add("copy", card=CARD)
REPEAT: Final = verbs.add("repeat", card=UNIT)
BANISH: Final = verbs.add("banish", hero=CARD)
NO_HERO: Final = verbs.add("no-hero").move()
DROP: Final = verbs.add("drop", card=CARD)
FIND: Final = verbs.add("find", card=CARD)
JOIN: Final = verbs.add("join", zone=ZONE)
SWAP: Final = verbs.add("swap").move()
DECLINE: Final = verbs.add("decline").move()

# Chance.

chances: Final = Chances()
SEAT_AT: Final = chances.add("start", SEATS)
FIRST_PLAYER: Final = chances.add("first", SEATS)
TILE: Final = chances.add("tile", OBJECTIVE)
DRAW_HERO: Final = chances.add("hero", CARD)
STOLEN: Final = chances.add("stolen", CARD)
DRAW_CARD: Final = chances.add("draw", CARD)
TOP_CARD: Final = chances.add("top", CARD)

# Questions.

prompts: Final = Catalogue("prompt")
ASK_ACTION: Final = prompts.add("ask-action", "OO-4.5")
ASK_FREE: Final = prompts.add("ask-free", "OO-6.9")
ASK_HALFWAY: Final = prompts.add("ask-halfway", "OO-5.4")
ASK_VILLAGE: Final = prompts.add("ask-village", "OO-6.1")
ASK_MARKER: Final = prompts.add("ask-marker", "OO-6.22")
ASK_HERO: Final = prompts.add("ask-hero", "OO-6.12")
ASK_STAND: Final = prompts.add("ask-stand", "OO-7.1")
ASK_RETREAT: Final = prompts.add("ask-retreat", "OO-7.2")
ASK_BATTLE: Final = prompts.add("ask-battle", "OO-4.7")
ASK_DECK: Final = prompts.add("ask-deck", "OO-11.2")
ASK_VANGUARD: Final = prompts.add("ask-vanguard", "OO-18.2")
ASK_CARD: Final = prompts.add("ask-card", "OO-12.3")
ASK_SHUFFLE: Final = prompts.add("ask-shuffle", "OO-12.5")
ASK_BERSERK: Final = prompts.add("ask-berserk", "OO-14.7", passing=HOLD_BACK)
ASK_PLACE: Final = prompts.add("ask-place", "OO-16.30")
ASK_KEPT: Final = prompts.add("ask-kept", "OO-16.23")
ASK_SHAMAN: Final = prompts.add("ask-shaman", "OO-15.5")
ASK_COPY: Final = prompts.add("ask-copy", "OO-16.11")
ASK_SECOND: Final = prompts.add("ask-second", "OO-16.15")
ASK_REPEAT: Final = prompts.add("ask-repeat", "OO-16.16")
ASK_BANISH: Final = prompts.add("ask-banish", "OO-16.18")
ASK_JOIN: Final = prompts.add("ask-join", "OO-16.20")
ASK_SWAP: Final = prompts.add("ask-swap", "OO-16.23")
ASK_DROP: Final = prompts.add("ask-drop", "OO-16.24")
ASK_FIND: Final = prompts.add("ask-find", "OO-16.28")

# Why a move is not possible.

reasons: Final = Reasons()
NO_ACTION_LEFT: Final = reasons.add("no-action-left", "OO-4.2")
NOT_ON_THIS_BOARD: Final = reasons.add("not-on-this-board", "OO-2.1")
NO_HORDE_THERE: Final = reasons.add("no-horde-there", "OO-5.1")
HAS_MOVED: Final = reasons.add("has-moved", "OO-5.3")
AWAITS_BATTLE: Final = reasons.add("awaits-battle", "OO-5.17")
NO_ROAD: Final = reasons.add("no-road", "OO-5.1")
DARK_CITY_CLOSED: Final = reasons.add("dark-city-closed", "OO-5.11")
NO_WAY_OUT: Final = reasons.add("no-way-out", "OO-5.11")
MATE_STANDS_THERE: Final = reasons.add("mate-stands-there", "OO-22.3")
NOT_SO_MANY: Final = reasons.add("not-so-many", "OO-5.2")
FORCE_NEEDS_TWO: Final = reasons.add("force-needs-two", "OO-5.14")
FORCE_NEEDS_MOVED: Final = reasons.add("force-needs-moved", "OO-5.21")
FORCED_ALREADY: Final = reasons.add("forced-already", "OO-5.14")
GROUP_MUST_GO_ON: Final = reasons.add("group-must-go-on", "OO-5.4")
LEAVE_BEFORE_FETCHING: Final = reasons.add("leave-before-fetching", "OO-5.12")
ONE_GOES_ON: Final = reasons.add("one-goes-on", "OO-5.7")
LEFT_ALREADY: Final = reasons.add("left-already", "OO-5.4")
FETCHED_ALREADY: Final = reasons.add("fetched-already", "OO-5.5")
FETCH_UNMOVED: Final = reasons.add("fetch-unmoved", "OO-5.6")
EMPTY_RESERVE: Final = reasons.add("empty-reserve", "OO-8.4")
NOT_A_RECRUITING_PLACE: Final = reasons.add("not-a-recruiting-place", "OO-8.1")
FORTRESS_FULL: Final = reasons.add("fortress-full", "OO-8.2")
PILE_EMPTY: Final = reasons.add("pile-empty", "OO-9.3")
BOUGHT_ALREADY: Final = reasons.add("bought-already", "OO-9.2")
BUILDER_NEEDED: Final = reasons.add("builder-needed", "OO-10.1")
FORTRESS_STANDS_HERE: Final = reasons.add("fortress-stands-here", "OO-10.5")
NOT_ON_DARK_CITY: Final = reasons.add("not-on-dark-city", "OO-10.5")
BATTLE_PENDING_HERE: Final = reasons.add("battle-pending-here", "OO-10.5")
SUPPLY_USED_UP: Final = reasons.add("supply-used-up", "OO-10.5")
NOTHING_TO_RAISE: Final = reasons.add("nothing-to-raise", "OO-10.1")
LAID_THIS_TURN: Final = reasons.add("laid-this-turn", "OO-10.2")
MATES_FORTRESS: Final = reasons.add("mates-fortress", "OO-22.7")
NOT_YOUR_VILLAGE: Final = reasons.add("not-your-village", "OO-6.9")
NO_HORDE_TO_RAZE: Final = reasons.add("no-horde-to-raze", "OO-6.9")
MARKER_IS_FRESH: Final = reasons.add("marker-is-fresh", "OO-6.9")
BATTLE_PENDING_AT_VILLAGE: Final = reasons.add("battle-pending-at-village", "OO-6.10")
NOT_THIS_VILLAGE: Final = reasons.add("not-this-village", "OO-6.1")
NOT_YOUR_MARKER: Final = reasons.add("not-your-marker", "OO-6.22")
NOT_DRAWN: Final = reasons.add("not-drawn", "OO-6.12")
MUST_RETREAT: Final = reasons.add("must-retreat", "OO-7.4")
NOT_NEXT_TO: Final = reasons.add("not-next-to", "OO-7.2")
OCCUPIED: Final = reasons.add("occupied", "OO-7.10")
NOT_A_REFUGE: Final = reasons.add("not-a-refuge", "OO-7.10")
NOT_A_FREE_REFUGE: Final = reasons.add("not-a-free-refuge", "OO-7.11")
NO_BATTLE_THERE: Final = reasons.add("no-battle-there", "OO-4.7")
CARD_NOT_OWNED: Final = reasons.add("card-not-owned", "OO-11.2")
HERO_RESTS: Final = reasons.add("hero-rests", "OO-16.3")
DECK_FULL: Final = reasons.add("deck-full", "OO-11.2")
NO_EARLIER_DECK: Final = reasons.add("no-earlier-deck", "OO-11.3")
NOT_FIRST_LINE: Final = reasons.add("not-first-line", "OO-18.2")
NOT_IN_DECK: Final = reasons.add("not-in-deck", "OO-18.2")
VANGUARD_NEEDED: Final = reasons.add("vanguard-needed", "OO-18.2")
NOT_IN_HAND: Final = reasons.add("not-in-hand", "OO-12.3")
NO_SUCH_PLACE: Final = reasons.add("no-such-place", "OO-13.2")
NO_HERO_PLACE: Final = reasons.add("no-hero-place", "OO-13.4")
NO_WALL: Final = reasons.add("no-wall", "OO-18.5")
SAME_AS_ANOTHER: Final = reasons.add("same-as-another", "OO-13.12")
REDRAW_NEEDS_TWO: Final = reasons.add("redraw-needs-two", "OO-12.6")
REDRAW_NEEDS_DECK: Final = reasons.add("redraw-needs-deck", "OO-12.6")
REDRAW_NEEDS_HORDE: Final = reasons.add("redraw-needs-horde", "OO-12.6")
GREEN_NEEDS_LOSS: Final = reasons.add("green-needs-loss", "OO-15.7")
GREEN_NEEDS_CARD: Final = reasons.add("green-needs-card", "OO-15.7")
NOT_ENGAGED: Final = reasons.add("not-engaged", "OO-16.11")
NOT_HIMSELF: Final = reasons.add("not-himself", "OO-16.32")
TYPE_NOT_ENGAGED: Final = reasons.add("type-not-engaged", "OO-16.16")
HERO_NOT_IN_DECK: Final = reasons.add("hero-not-in-deck", "OO-16.18")
HERO_MUST_GO: Final = reasons.add("hero-must-go", "OO-16.18")
TOO_FAR: Final = reasons.add("too-far", "OO-16.20")
NOT_IN_YOUR_DECK: Final = reasons.add("not-in-your-deck", "OO-16.28")
NOT_KEPT: Final = reasons.add("not-kept", "OO-16.24")

# Endings.

endings: Final = Catalogue("ending")
POOL_EMPTY: Final = endings.add("ending-pool-empty", "OO-21.1")
OUT_OF_REACH: Final = endings.add("ending-out-of-reach", "OO-21.3")
HUNDRED_ROUNDS: Final = endings.add("ending-hundred-rounds", "OO-21.7")

# What happens.

events: Final = Events()
HOME_DRAWN: Final = events.add("home-drawn", seat=SEATS, zone=ZONE)
FIRST_DRAWN: Final = events.add("first-drawn", seat=SEATS)
TILE_ENTERS: Final = events.add("tile-enters", objective=OBJECTIVE)
TILE_LEAVES: Final = events.add("tile-leaves", objective=OBJECTIVE)
TILE_ON_TOP: Final = events.add("tile-on-top", objective=OBJECTIVE)
ROUND_BEGINS: Final = events.add("round-begins", round=NUMBER)
TURN_BEGINS: Final = events.add("turn-begins", seat=SEATS, actions=NUMBER)
MARCHED: Final = events.add("marched", seat=SEATS, origin=ZONE, zone=ZONE, number=NUMBER)
FORCED: Final = events.add("forced", seat=SEATS, origin=ZONE, zone=ZONE, number=NUMBER)
LEFT: Final = events.add("left", seat=SEATS, zone=ZONE, number=NUMBER)
FETCHED: Final = events.add("fetched", seat=SEATS, zone=ZONE, number=NUMBER)
RECRUITED: Final = events.add("recruited", seat=SEATS, zone=ZONE)
BOUGHT: Final = events.add("bought", seat=SEATS, card=CARD)
LAID: Final = events.add("laid", seat=SEATS, zone=ZONE)
RAISED: Final = events.add("raised", seat=SEATS, zone=ZONE)
FORTRESS_TAKEN: Final = events.add("fortress-taken", seat=SEATS, zone=ZONE)
RAZED: Final = events.add("razed", seat=SEATS, zone=ZONE)
CONVERTED: Final = events.add("converted", seat=SEATS, zone=ZONE)
CONTROLLED: Final = events.add("controlled", seat=SEATS, zone=ZONE)
MARKER_HOME: Final = events.add("marker-home", seat=SEATS, zone=ZONE)
MILITIA: Final = events.add("militia", seat=SEATS, zone=ZONE)
HERO_DRAWN: Final = events.add("hero-drawn", seat=SEATS, hero=CARD)
HERO_DRAWN_UNSEEN: Final = events.add("hero-drawn-unseen", seat=SEATS)
HERO_KEPT: Final = events.add("hero-kept", seat=SEATS, hero=CARD)
HERO_KEPT_UNSEEN: Final = events.add("hero-kept-unseen", seat=SEATS)
HERO_STOLEN: Final = events.add("hero-stolen", seat=SEATS, victim=SEATS, hero=CARD)
MET: Final = events.add("met", seat=SEATS, defender=SEATS, zone=ZONE)
STOOD: Final = events.add("stood", seat=SEATS, zone=ZONE)
RETREATED: Final = events.add("retreated", seat=SEATS, origin=ZONE, zone=ZONE)
DESTROYED: Final = events.add("destroyed", seat=SEATS, zone=ZONE, number=NUMBER)
GAINED_GLORY: Final = events.add("gained-glory", seat=SEATS)
BATTLE_BEGINS: Final = events.add("battle-begins", seat=SEATS, defender=SEATS, zone=ZONE)
ASSAULT_BEGINS: Final = events.add("assault-begins", seat=SEATS, defender=SEATS, zone=ZONE)
DECK_MADE: Final = events.add("deck-made", seat=SEATS, number=NUMBER)
IN_VANGUARD: Final = events.add("in-vanguard", seat=SEATS, card=CARD)
DREW: Final = events.add("drew", seat=SEATS, card=CARD)
DREW_UNSEEN: Final = events.add("drew-unseen", seat=SEATS)
REDREW: Final = events.add("redrew", seat=SEATS)
SHUFFLED: Final = events.add("shuffled", seat=SEATS)
REVEALED: Final = events.add("revealed", seat=SEATS, card=CARD)
NO_PLACE: Final = events.add("no-place", seat=SEATS, card=CARD)
STRUCK: Final = events.add("struck", seat=SEATS, strikes=NUMBER, square=NUMBER)
HORDE_LOST: Final = events.add("horde-lost", seat=SEATS, losses=NUMBER)
WENT_BERSERK: Final = events.add("went-berserk", seat=SEATS)
ACTED: Final = events.add("acted", seat=SEATS, card=CARD)
CANCELLED: Final = events.add("cancelled", seat=SEATS, card=CARD)
DISCARDED: Final = events.add("discarded", seat=SEATS, card=CARD)
DECK_WAS_EMPTY: Final = events.add("deck-was-empty", seat=SEATS)
HORDE_BACK: Final = events.add("horde-back", seat=SEATS, losses=NUMBER)
CARD_DESTROYED: Final = events.add("card-destroyed", seat=SEATS, card=CARD)
BERSERK_TAKEN: Final = events.add("berserk-taken", seat=SEATS, victim=SEATS)
PUSHED: Final = events.add("pushed", seat=SEATS, square=NUMBER)
SAW: Final = events.add("saw", seat=SEATS, victim=SEATS, card=CARD)
LOOKED: Final = events.add("looked", seat=SEATS, victim=SEATS)
CARDS_RETURNED: Final = events.add("cards-returned", seat=SEATS, number=NUMBER)
JOINED: Final = events.add("joined", seat=SEATS, zone=ZONE)
TURNED_DOWN: Final = events.add("turned-down", seat=SEATS)
TOOK_BACK: Final = events.add("took-back", seat=SEATS, card=CARD)
FOUND: Final = events.add("found", seat=SEATS, card=CARD)
FOUND_UNSEEN: Final = events.add("found-unseen", seat=SEATS)
STEPPED_BACK: Final = events.add("stepped-back", seat=SEATS, square=NUMBER)
BLIND: Final = events.add("blind", seat=SEATS)
OUT_OF_CARDS: Final = events.add("out-of-cards", seat=SEATS)
BATTLE_WON: Final = events.add("battle-won", seat=SEATS, zone=ZONE)
BATTLE_DRAWN: Final = events.add("battle-drawn", zone=ZONE)
SCORED: Final = events.add("scored", seat=SEATS, objective=OBJECTIVE)
NOBODY_SCORED: Final = events.add("nobody-scored", objective=OBJECTIVE)
PRISONERS_HOME: Final = events.add("prisoners-home", seat=SEATS, number=NUMBER)
