"""What there is in Azeroth: names, moves, chances, questions, reasons, endings and events."""

from typing import Final

from fracas.core.events import NUMBER, Events
from fracas.core.game import Catalogue, Chances, Reasons, Setting
from fracas.core.verbs import SEATS, Domain, Verbs

NONE: Final = -1
MOST_REGIONS: Final = 64

RACE: Final = Domain(
    "race",
    (
        "draenei",
        "dwarves",
        "gnomes",
        "humans",
        "night-elves",
        "worgen",
        "blood-elves",
        "forsaken",
        "goblins",
        "orcs",
        "tauren",
        "trolls",
        "ethereals",
        "kobolds",
        "naga",
        "pandaren",
        "murlocs",
    ),
)
RACES: Final = 16
POWER: Final = Domain(
    "power",
    (
        "archaeologist",
        "battle-master",
        "beast-master",
        "blacksmith",
        "championing",
        "defensive",
        "enraged",
        "explorer",
        "farmer",
        "fishing",
        "garrisoned",
        "herbalist",
        "intimidating",
        "marshdweller",
        "mining",
        "mountaineer",
        "portal-mage",
        "ranger",
        "sailing",
        "swamp-walker",
    ),
)
POWERS: Final = 20
RELIC: Final = Domain(
    "relic",
    (
        "aegis-of-aggramar",
        "ashes-of-alar",
        "doomhammer",
        "frostmourne",
        "heart-of-azeroth",
        "battleground",
        "dark-portal",
        "karazhan",
        "lights-hope-chapel",
        "meeting-stone",
        "spirit-healer",
        "well-of-eternity",
    ),
)
RELICS: Final = 12
ARTIFACTS: Final = 5

TERRAIN: Final = Domain("terrain", ("field", "forest", "hill", "mountain", "swamp", "sea", "lake"))
SYMBOL: Final = Domain("symbol", ("entry", "murloc", "cavern", "magic", "marker"))
REGION: Final = Domain("region", tuple(str(number + 1) for number in range(MOST_REGIONS)))
COMBO: Final = Domain("combo", ("1", "2", "3", "4", "5", "6"))
COMBOS: Final = 6
FORM: Final = Domain("form", ("human", "worgen"))
SIDE: Final = Domain("faction", ("alliance", "horde", "neutral"))
ALLIANCE: Final = 0
HORDE: Final = 1
NEUTRAL: Final = 2

# Domains of single moves.
ARTIFACT: Final = Domain("relic", RELIC.symbols[:ARTIFACTS])
PIECE: Final = Domain("piece", ("race-token", "beast", "champion"))
TOKEN: Final = 0
BEAST: Final = 1
CHAMPION_PIECE: Final = 2
ARMY_PIECE: Final = Domain("piece", ("race-token", "beast"))
WORK: Final = Domain("piece", ("wisp-wall", "fort"))
WALL_WORK: Final = 0
FORT_WORK: Final = 1
AMOUNT: Final = Domain("amount", tuple(str(number) for number in range(21)))
BEASTS_PAID: Final = Domain("amount", tuple(str(number) for number in range(6)))

# By what a region is conquered, beside the plain way: bits, and the joint ways that make sense.
PLAIN: Final = 0
FROST: Final = 1
HAMMER: Final = 2
ASHES: Final = 4
DISCOUNT: Final = 8
AIR: Final = 16
CHAMPION: Final = 32
MEANS: Final = Domain(
    "means",
    (
        "frostmourne",
        "doomhammer",
        "ashes",
        "ashes-frostmourne",
        "ashes-doomhammer",
        "discount",
        "discount-frostmourne",
    ),
)
MEANS_BITS: Final[tuple[int, ...]] = (
    FROST,
    HAMMER,
    ASHES,
    ASHES | FROST,
    ASHES | HAMMER,
    DISCOUNT,
    DISCOUNT | FROST,
)
ATTEMPT_MEANS: Final = Domain(
    "means", ("frostmourne", "ashes", "ashes-frostmourne", "discount", "discount-frostmourne")
)
ATTEMPT_BITS: Final[tuple[int, ...]] = (
    FROST,
    ASHES,
    ASHES | FROST,
    DISCOUNT,
    DISCOUNT | FROST,
)
FLIGHT_MEANS: Final = Domain("means", ("frostmourne", "doomhammer"))
FLIGHT_BITS: Final[tuple[int, ...]] = (AIR | FROST, AIR | HAMMER)

BOARDS_SETTING: Final = 0
START_SETTING: Final = 1
SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("islands", ("drawn", "fixed")),
    Setting("start", ("drawn", "first")),
)

verbs: Final = Verbs()
TAKE: Final = verbs.add("take", combo=COMBO)
EXPAND: Final = verbs.add("expand").move()
DECLINE: Final = verbs.add("decline").move()
CHOOSE_FORM: Final = verbs.add("choose-form", nature=FORM)
FIGHT_FOR: Final = verbs.add("fight-for", side=SIDE)
ABANDON: Final = verbs.add("abandon", region=REGION)
CONQUER: Final = verbs.add("conquer", region=REGION)
CONQUER_WITH: Final = verbs.add("conquer-with", region=REGION, means=MEANS)
ATTEMPT: Final = verbs.add("attempt", region=REGION)
ATTEMPT_WITH: Final = verbs.add("attempt-with", region=REGION, means=ATTEMPT_MEANS)
FLY: Final = verbs.add("fly", region=REGION)
FLY_WITH: Final = verbs.add("fly-with", region=REGION, means=FLIGHT_MEANS)
SEND_CHAMPION: Final = verbs.add("send-champion", region=REGION)
STEAL: Final = verbs.add("steal", "{relic}>{region}", relic=ARTIFACT, region=REGION)
INTIMIDATE: Final = verbs.add("intimidate", region=REGION)
PULL_DOWN: Final = verbs.add("pull-down", work=WORK)
DRIVE: Final = verbs.add("drive", "{piece}>{region}", piece=ARMY_PIECE, region=REGION)
EXCHANGE: Final = verbs.add("exchange", region=REGION)
EXCHANGE_WITH: Final = verbs.add("exchange-with", region=REGION)
FINISH: Final = verbs.add("finish").move()
ROLL: Final = verbs.add("roll").move()
WITHDRAW: Final = verbs.add("withdraw").move()
PAY_BEASTS: Final = verbs.add("pay-beasts", amount=BEASTS_PAID)
RECRUIT: Final = verbs.add("recruit", amount=AMOUNT)
GATHER: Final = verbs.add("gather", piece=ARMY_PIECE, region=REGION)
GATHER_ALL: Final = verbs.add("gather-all").move()
PLACE: Final = verbs.add("place", "{piece}>{region}", piece=PIECE, region=REGION)
PLACE_REST: Final = verbs.add("place-rest", region=REGION)
BUILD: Final = verbs.add("build", region=REGION)
LAY: Final = verbs.add("lay", region=REGION)
MARK: Final = verbs.add("mark", region=REGION)
TAKE_BACK: Final = verbs.add("take-back", region=REGION)
PLANT: Final = verbs.add("plant", region=REGION)
TURN_OVER: Final = verbs.add("turn-over", region=REGION)
THROW_AWAY: Final = verbs.add("throw-away", region=REGION)

FACE: Final = Domain(
    "face",
    ("l1a", "l1b", "l2a", "l2b", "m1a", "m1b", "m2a", "m2b", "s1a", "s1b", "s2a", "s2b"),
)
DIE_FACE: Final = Domain("die", ("0", "1", "2", "3"))
DIE_WEIGHTS: Final[tuple[int, ...]] = (3, 1, 1, 1)  # SW-1.4
BOMB: Final = Domain("bomb", ("dud", "live"))
LIVE: Final = 1
RACE_DRAWN: Final = Domain("race", RACE.symbols[:RACES])
chances: Final = Chances()
DRAW_START: Final = chances.add("start", SEATS)
DRAW_FACE: Final = chances.add("face", FACE)
DRAW_BANNER: Final = chances.add("banner", RACE_DRAWN)
DRAW_BADGE: Final = chances.add("badge", POWER)
DRAW_MARKER: Final = chances.add("marker", RELIC)
TURN_BOMB: Final = chances.add("turn-bomb", BOMB)
ROLL_DIE: Final = chances.add("roll-die", DIE_FACE)
ROLL_FREE_DIE: Final = chances.add("roll-free-die", DIE_FACE)

prompts: Final = Catalogue("prompt")
ASK_COMBO: Final = prompts.add("ask-combo", "SW-4.1")
ASK_TURN: Final = prompts.add("ask-turn", "SW-3.3")
ASK_BOMB: Final = prompts.add("ask-bomb", "SW-26.3")
ASK_FORM: Final = prompts.add("ask-form", "SW-35.1")
ASK_SIDE: Final = prompts.add("ask-side", "SW-70.3")
ASK_CONQUEST: Final = prompts.add("ask-conquest", "SW-5.1")
ASK_ASSAULT: Final = prompts.add("ask-assault", "SW-25.4")
ASK_BEASTS: Final = prompts.add("ask-beasts", "SW-42.6")
ASK_WATER: Final = prompts.add("ask-water", "SW-76.5")
ASK_WALL: Final = prompts.add("ask-wall", "SW-30.2")
ASK_RECRUITS: Final = prompts.add("ask-recruits", "SW-24.1")
ASK_REDEPLOYMENT: Final = prompts.add("ask-redeployment", "SW-8.1")
ASK_FORT: Final = prompts.add("ask-fort", "SW-1.2")
ASK_TOWER: Final = prompts.add("ask-tower", "SW-45.1")
ASK_AEGIS: Final = prompts.add("ask-aegis", "SW-60.1")
ASK_HEART: Final = prompts.add("ask-heart", "SW-64.1")
ASK_OBJECTIVES: Final = prompts.add("ask-objectives", "SW-27.1")
ASK_PLANTING: Final = prompts.add("ask-planting", "SW-26.2")
ASK_RETREAT: Final = prompts.add("ask-retreat", "SW-8.4")
ASK_LONE_TOKEN: Final = prompts.add("ask-lone-token", "SW-33.5")

reasons: Final = Reasons()
NOT_ON_THE_MAP: Final = reasons.add("not-on-the-map", "SW-0.1")
COMBO_TOO_DEAR: Final = reasons.add("combo-too-dear", "SW-4.2")
NO_COMBO_THERE: Final = reasons.add("no-combo-there", "SW-4.5")
NO_COIN_FOR_THE_FORM: Final = reasons.add("no-coin-for-the-form", "SW-35.2")
CONQUESTS_HAVE_BEGUN: Final = reasons.add("conquests-have-begun", "SW-11.3")
NOT_YOUR_REGION: Final = reasons.add("not-your-region", "SW-11.2")
NOT_YOURS_FOR_THEFT: Final = reasons.add("not-your-region", "SW-23.2")
NOT_YOURS_FOR_AEGIS: Final = reasons.add("not-your-region", "SW-60.1")
NOT_YOURS_FOR_HEART: Final = reasons.add("not-your-region", "SW-64.1")
DECLINED_STAYS: Final = reasons.add("declined-stays", "SW-11.6")
YOUR_OWN_REGION: Final = reasons.add("your-own-region", "SW-5.2")
ONLY_NAGA_SWIM: Final = reasons.add("only-naga-swim", "SW-5.15")
OUT_OF_REACH: Final = reasons.add("out-of-reach", "SW-5.3")
NOT_AN_ENTRY: Final = reasons.add("not-an-entry", "SW-5.4")
WATCH_TOWER_THERE: Final = reasons.add("watch-tower-there", "SW-16.1")
CANNOT_PAY_TOLL: Final = reasons.add("cannot-pay-toll", "SW-16.4")
NOT_ENOUGH_TOKENS: Final = reasons.add("not-enough-tokens", "SW-5.12")
NO_TOKEN_IN_HAND: Final = reasons.add("no-token-in-hand", "SW-5.13")
AFFORDABLE_WITHOUT_DIE: Final = reasons.add("affordable-without-die", "SW-7.5")
TOO_MANY_SHORT: Final = reasons.add("too-many-short", "SW-7.5")
NO_TOKEN_FOR_DIE: Final = reasons.add("no-token-for-die", "SW-7.5")
RELIC_NOT_YOURS: Final = reasons.add("relic-not-yours", "SW-15.2")
RELIC_USED: Final = reasons.add("relic-used", "SW-15.3")
NO_SUCH_ABILITY: Final = reasons.add("no-such-ability", "SW-9.2")
ASSAULT_USED: Final = reasons.add("ability-used", "SW-25.1")
ETHEREALS_USED: Final = reasons.add("ability-used", "SW-23.1")
CHAMPION_USED_UP: Final = reasons.add("ability-used", "SW-44.1")
INTIMIDATED_ENOUGH: Final = reasons.add("ability-used", "SW-52.1")
EXCHANGED_ENOUGH: Final = reasons.add("ability-used", "SW-56.1")
NOT_ADJACENT_FOR_DISCOUNT: Final = reasons.add("not-adjacent", "SW-23.3")
NOT_ADJACENT_FOR_THEFT: Final = reasons.add("not-adjacent", "SW-23.2")
NOT_ADJACENT_FOR_CHAMPION: Final = reasons.add("not-adjacent", "SW-44.9")
NOT_ADJACENT_FOR_THREAT: Final = reasons.add("not-adjacent", "SW-52.2")
NO_FACE_UP_PLACE: Final = reasons.add("no-face-up-place", "SW-23.3")
NO_FACE_UP_ARTIFACT: Final = reasons.add("no-face-up-artifact", "SW-23.2")
TWO_TAUREN_MUST_COME: Final = reasons.add("two-tauren-must-come", "SW-80.4")
BEFORE_LAST_CONQUEST: Final = reasons.add("before-last-conquest", "SW-52.5")
NOBODY_TO_INTIMIDATE: Final = reasons.add("nobody-to-intimidate", "SW-52.2")
OWN_RACE_NO_VICTIM: Final = reasons.add("own-race-no-victim", "SW-52.9")
NOT_THE_SAME_RACE: Final = reasons.add("not-the-same-race", "SW-52.2")
OTHER_REGIONS_IMMUNE: Final = reasons.add("other-regions-immune", "SW-52.8")
WALL_AND_FORT_FIRST: Final = reasons.add("wall-and-fort-first", "SW-52.4")
NO_SUCH_PIECE: Final = reasons.add("no-such-piece", "SW-52.2")
NO_MAGIC_SOURCE: Final = reasons.add("no-magic-source", "SW-56.2")
SAME_REGION_TWICE: Final = reasons.add("same-region-twice", "SW-56.2")
NOT_THAT_MANY_BEASTS: Final = reasons.add("not-that-many-beasts", "SW-42.6")
TOO_MANY_RECRUITS: Final = reasons.add("too-many-recruits", "SW-24.1")
NOTHING_TO_GATHER: Final = reasons.add("nothing-to-gather", "SW-8.1")
PLACING_HAS_BEGUN: Final = reasons.add("placing-has-begun", "SW-8.1")
TOKENS_LEFT_IN_HAND: Final = reasons.add("tokens-left-in-hand", "SW-8.2")
NOT_HELD_BY_THE_RACE: Final = reasons.add("not-held-by-the-race", "SW-8.3")
NOT_IN_HAND: Final = reasons.add("not-in-hand", "SW-8.2")
ONE_LEFT_ANYWAY: Final = reasons.add("one-left-anyway", "SW-8.2")
NOTHING_DUE_THERE: Final = reasons.add("nothing-due-there", "SW-1.2")
NO_WATER_OF_THE_BOARD: Final = reasons.add("no-water-of-the-board", "SW-76.5")
ALLIANCE_HOLDS_IT: Final = reasons.add("alliance-holds-it", "SW-27.1")
OBJECTIVE_LIES_THERE: Final = reasons.add("objective-lies-there", "SW-27.1")
NO_OBJECTIVE_LEFT: Final = reasons.add("no-objective-left", "SW-27.1")
NO_OBJECTIVE_THERE: Final = reasons.add("no-objective-there", "SW-27.1")
NOT_AN_ACTIVE_OPPONENT: Final = reasons.add("not-an-active-opponent", "SW-26.2")
NOT_NEXT_TO_GOBLINS: Final = reasons.add("not-adjacent", "SW-26.2")
BOMB_LIES_THERE: Final = reasons.add("bomb-lies-there", "SW-26.2")
NO_BOMB_LEFT: Final = reasons.add("no-bomb-left", "SW-26.9")
NO_BOMB_THERE: Final = reasons.add("no-bomb-there", "SW-26.3")
NO_TOLL_TO_REFUSE: Final = reasons.add("no-toll-to-refuse", "SW-26.10")

endings: Final = Catalogue("ending")
LAST_ROUND_OVER: Final = endings.add("ending-last-round-over", "SW-13.1")

# What a turn scores, item by item.
ITEM: Final = Domain(
    "item",
    (
        "regions",
        "declined",
        "race",
        "power",
        "faction",
        "dark-portal",
        "karazhan",
        "well",
    ),
)
FOR_REGIONS: Final = 0
FOR_DECLINED: Final = 1
FOR_RACE: Final = 2
FOR_POWER: Final = 3
FOR_FACTION: Final = 4
FOR_DARK_PORTAL: Final = 5
FOR_KARAZHAN: Final = 6
FOR_WELL: Final = 7
ITEMS: Final = 8

# Why a conquest costs what it costs.
COST: Final = Domain(
    "cost",
    (
        "region",
        "tokens",
        "murloc",
        "beasts",
        "champion",
        "fort",
        "wall",
        "mountain",
        "travel",
        "race",
        "power",
        "form",
        "frostmourne",
        "discount",
        "free-die",
        "least",
        "doomhammer",
    ),
)
COST_REGION: Final = 0
COST_TOKENS: Final = 1
COST_MURLOC: Final = 2
COST_BEASTS: Final = 3
COST_CHAMPION: Final = 4
COST_FORT: Final = 5
COST_WALL: Final = 6
COST_MOUNTAIN: Final = 7
COST_TRAVEL: Final = 8
COST_RACE: Final = 9
COST_POWER: Final = 10
COST_FORM: Final = 11
COST_FROSTMOURNE: Final = 12
COST_DISCOUNT: Final = 13
COST_FREE_DIE: Final = 14
COST_LEAST: Final = 15
COST_HAMMER: Final = 16

# What is paid or gained at once, to whom and why.
TOLL: Final = Domain(
    "toll",
    (
        "harmony",
        "aegis",
        "swamp",
        "doomhammer",
        "ransom",
        "heart",
        "objective",
        "form",
        "recruits",
        "combos",
    ),
)
FOR_HARMONY: Final = 0
FOR_AEGIS: Final = 1
FOR_SWAMP: Final = 2
FOR_HAMMER: Final = 3
FOR_RANSOM: Final = 4
FOR_HEART: Final = 5
FOR_OBJECTIVE: Final = 6
FOR_FORM: Final = 7
FOR_RECRUITS: Final = 8
FOR_COMBOS: Final = 9

events: Final = Events()
ROUND_BEGINS: Final = events.add("round-begins", round=NUMBER)
TURN_BEGINS: Final = events.add("turn-begins", seat=SEATS)
COMBO_SHOWN: Final = events.add("combo-shown", power=POWER, race=RACE)
TOOK: Final = events.add("took", seat=SEATS, power=POWER, race=RACE, tokens=NUMBER)
PAID: Final = events.add("paid", seat=SEATS, coins=NUMBER, toll=TOLL)
PAID_TO: Final = events.add("paid-to", seat=SEATS, other=SEATS, coins=NUMBER, toll=TOLL)
GAINED: Final = events.add("gained", seat=SEATS, coins=NUMBER, toll=TOLL)
EXPANDED: Final = events.add("expanded", seat=SEATS)
DECLINED: Final = events.add("declined", seat=SEATS, race=RACE)
VANISHED: Final = events.add("vanished", race=RACE)
CHOSE_FORM: Final = events.add("chose-form", seat=SEATS, form=FORM)
CHOSE_SIDE: Final = events.add("chose-side", seat=SEATS, side=SIDE)
ABANDONED: Final = events.add("abandoned", seat=SEATS, region=REGION)
CONQUERED: Final = events.add("conquered", seat=SEATS, region=REGION, tokens=NUMBER)
CHAMPION_CONQUERED: Final = events.add("champion-conquered", seat=SEATS, region=REGION)
ATTEMPTED: Final = events.add("attempted", seat=SEATS, region=REGION, short=NUMBER)
FAILED: Final = events.add("failed", seat=SEATS, region=REGION)
FLEW: Final = events.add("flew", seat=SEATS, region=REGION)
ROLLED: Final = events.add("rolled", seat=SEATS, pips=NUMBER)
LOST: Final = events.add("lost", seat=SEATS, region=REGION, tokens=NUMBER, race=RACE)
RETREATED: Final = events.add("retreated", seat=SEATS, region=REGION, tokens=NUMBER)
SAVED: Final = events.add("saved", seat=SEATS, region=REGION)
MURLOC_GONE: Final = events.add("murloc-gone", region=REGION)
REVEALED: Final = events.add("revealed", region=REGION, relic=RELIC)
RELIC_MOVED: Final = events.add("relic-moved", relic=RELIC, region=REGION)
WELL_GONE: Final = events.add("well-gone", region=REGION)
STOLE: Final = events.add("stole", seat=SEATS, relic=RELIC, region=REGION)
PULLED_DOWN: Final = events.add("pulled-down", seat=SEATS, work=WORK, region=REGION)
DROVE: Final = events.add("drove", seat=SEATS, piece=PIECE, origin=REGION, region=REGION)
EXCHANGED: Final = events.add("exchanged", seat=SEATS, region=REGION, other=REGION)
RECRUITED: Final = events.add("recruited", seat=SEATS, tokens=NUMBER)
HEALED: Final = events.add("healed", seat=SEATS)
GATHERED: Final = events.add("gathered", seat=SEATS, region=REGION, tokens=NUMBER)
PLACED: Final = events.add("placed", seat=SEATS, region=REGION, tokens=NUMBER)
CHAMPION_PLACED: Final = events.add("champion-placed", seat=SEATS, region=REGION)
BEASTS_CAME: Final = events.add("beasts-came", seat=SEATS, beasts=NUMBER)
WALL_BUILT: Final = events.add("wall-built", region=REGION)
FORT_BUILT: Final = events.add("fort-built", region=REGION)
TOWER_BUILT: Final = events.add("tower-built", region=REGION)
TOWER_GONE: Final = events.add("tower-gone", region=REGION)
OBJECTIVE_PLACED: Final = events.add("objective-placed", seat=SEATS, region=REGION)
OBJECTIVE_TAKEN: Final = events.add("objective-taken", seat=SEATS, region=REGION)
BOMB_PLANTED: Final = events.add("bomb-planted", seat=SEATS, region=REGION)
BOMB_RETURNED: Final = events.add("bomb-returned", region=REGION)
BOMB_DISCARDED: Final = events.add("bomb-discarded", region=REGION)
BOMB_TURNED: Final = events.add("bomb-turned", region=REGION, bomb=BOMB)
HARMONY_GIVEN: Final = events.add("harmony-given", seat=SEATS)
HARMONY_BACK: Final = events.add("harmony-back", seat=SEATS)
SCORED: Final = events.add("scored", seat=SEATS, item=ITEM, coins=NUMBER)
TURN_SCORED: Final = events.add("turn-scored", seat=SEATS, coins=NUMBER)
TOTAL: Final = events.add("total", seat=SEATS, coins=NUMBER)
