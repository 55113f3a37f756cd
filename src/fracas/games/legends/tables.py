"""What there is in Stratego Legends: spaces, moves, questions, reasons, endings, events."""

from typing import Final

from fracas.core.events import NUMBER, Events
from fracas.core.game import Catalogue, Chances, Reasons, Setting
from fracas.core.verbs import SEATS, Domain, Verbs
from fracas.games.legends.boards import BOARD_NAMES
from fracas.games.legends.names import EVERY_UNIT
from fracas.games.legends.packs import READY_MADE

# The field (SL-1.3): 64 spaces, numbered row by row from beige's left rear corner.
COLUMNS: Final = 8
ROWS: Final = 8
SPACES: Final = 64
SPACE: Final = Domain(
    "space",
    tuple(f"{'abcdefgh'[space % COLUMNS]}{space // COLUMNS + 1}" for space in range(SPACES)),
)
DIRECTION: Final = Domain("direction", ("up", "right", "down", "left"))

TERRAIN: Final = Domain(
    "terrain", ("plains", "forest", "marsh", "mountain", "town", "desert", "water")
)
PLAINS: Final = 0
FOREST: Final = 1
MARSH: Final = 2
MOUNTAIN: Final = 3
TOWN: Final = 4
DESERT: Final = 5
WATER: Final = 6
TERRAINS: Final = 7

# Armies (SL-2): pieces 0 to 29 are beige's, 30 to 59 gray's.
ARMY: Final = 30
PIECES: Final = 60
SIDE: Final = Domain("side", ("beige", "gray"))
BEIGE: Final = 0
GRAY: Final = 1
UNIT: Final = Domain("unit", EVERY_UNIT)
UNITS: Final = 232

COLOR: Final = Domain("color", ("green", "gold", "blue", "silver", "red", "purple"))
GREEN: Final = 0
GOLD: Final = 1
BLUE: Final = 2
SILVER: Final = 3
RED: Final = 4
PURPLE: Final = 5

FIGHTER: Final = 0
MAGICAL: Final = 1
CASTLE: Final = 2

# Keywords (SL-11) as bits, in the order of the domain.
KEYWORD: Final = Domain(
    "keyword",
    (
        "fury",
        "dispel-magic",
        "charge",
        "diagonal",
        "swiftness",
        "flight",
        "ranged-attack",
        "siege",
        "swap",
        "teleport",
        "vision",
    ),
)
FURY: Final = 1 << 0
DISPEL_MAGIC: Final = 1 << 1
CHARGE: Final = 1 << 2
DIAGONAL: Final = 1 << 3
SWIFTNESS: Final = 1 << 4
FLIGHT: Final = 1 << 5
RANGED_ATTACK: Final = 1 << 6
SIEGE: Final = 1 << 7
SWAP: Final = 1 << 8
TELEPORT: Final = 1 << 9
VISION: Final = 1 << 10

# What an action can be: a keyword from Charge on, a hop, or one of the unit's own.
POWER: Final = Domain(
    "power",
    (
        "charge",
        "diagonal",
        "swiftness",
        "flight",
        "ranged-attack",
        "siege",
        "swap",
        "teleport",
        "vision",
        "hop",
        "act",
    ),
)
FIRST_ACTION_KEYWORD: Final = 2
BY_CHARGE: Final = 0
BY_DIAGONAL: Final = 1
BY_SWIFTNESS: Final = 2
BY_FLIGHT: Final = 3
BY_RANGED_ATTACK: Final = 4
BY_SIEGE: Final = 5
BY_SWAP: Final = 6
BY_TELEPORT: Final = 7
BY_VISION: Final = 8
BY_HOP: Final = 9
BY_ITS_OWN: Final = 10
POWERS: Final = 11

# Settings.
ARMIES: Final[tuple[str, ...]] = (*READY_MADE, "random", "own")
RANDOM_ARMY: Final = 8
OWN_ARMY: Final = 9
SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("beige-army", ARMIES),
    Setting("gray-army", ARMIES),
    Setting(
        "boards",
        (
            "set-2",
            "set-1",
            "set-3",
            "set-4",
            "set-5",
            "set-6",
            "set-7",
            "any-boards",
            "own-boards",
        ),
    ),
    Setting("sides", ("agreed", "drawn")),
    Setting("blind-exchange", ("skipped", "played")),
    Setting("army-lists", ("usual", "open", "hidden")),
    Setting("standstill", ("100", "50", "never")),
    Setting("longest", ("1000", "500")),
    Setting("first", ("drawn", "beige", "gray")),
)
BEIGE_ARMY: Final = 0
GRAY_ARMY: Final = 1
BOARD_CHOICE: Final = 2
SIDES: Final = 3
BLIND_EXCHANGE: Final = 4
ARMY_LISTS: Final = 5
STANDSTILL: Final = 6
LONGEST: Final = 7
FIRST_SIDE: Final = 8
ANY_BOARDS: Final = -1
OWN_BOARDS: Final = -2
BOARD_SETS: Final[tuple[int, ...]] = (1, 0, 2, 3, 4, 5, 6, ANY_BOARDS, OWN_BOARDS)
USUAL_LISTS: Final = 0
OPEN_LISTS: Final = 1
STANDSTILLS: Final[tuple[int, ...]] = (100, 50, 1_000_000)
LONGEST_GAMES: Final[tuple[int, ...]] = (1000, 500)

verbs: Final = Verbs()
MOVE: Final = verbs.add("move", origin=SPACE, direction=DIRECTION)
ACT: Final = verbs.add("act", origin=SPACE, power=POWER)
TO: Final = verbs.add("to", space=SPACE)
USE: Final = verbs.add("use", space=SPACE)
CHOOSE: Final = verbs.add("choose", space=SPACE)
EXCHANGE: Final = verbs.add("exchange", space=SPACE)
# The second and later of several: in no chain can it be mistaken for the first.
AND: Final = verbs.add("and", space=SPACE)
NAME: Final = verbs.add("name", unit=UNIT)
RETURN: Final = verbs.add("return", unit=UNIT)
LAND: Final = verbs.add("land", terrain=TERRAIN)
PASS: Final = verbs.add("pass").move()
ACCEPT: Final = verbs.add("accept").move()
DECLINE: Final = verbs.add("decline").move()

chances: Final = Chances()
DRAW_SIDE: Final = chances.add("draw-side", SIDE)
DRAW_FIRST: Final = chances.add("draw-first", SIDE)
LAY_BOARD: Final = chances.add("lay-board", Domain("board", BOARD_NAMES))
TURN_BOARD: Final = chances.add("turn-board", Domain("rotation", ("0", "90", "180", "270")))
ENLIST: Final = chances.add("enlist", UNIT)
PLACE_UNIT: Final = chances.add("place-unit", UNIT)

prompts: Final = Catalogue("prompt")
ASK_BLIND: Final = prompts.add("ask-blind-exchange", "SL-3.7")
ASK_EXCHANGE: Final = prompts.add("ask-exchange", "SL-3.9")
ASK_MAIN: Final = prompts.add("ask-main-play", "SL-4.1")
ASK_OPENING: Final = prompts.add("ask-opening-window", "SL-8.2", passing=PASS)
ASK_CLOSING: Final = prompts.add("ask-closing-window", "SL-8.2", passing=PASS)
ASK_IN_ATTACK: Final = prompts.add("ask-attack-window", "SL-8.5", passing=PASS)
ASK_IN_STRIKE: Final = prompts.add("ask-strike-window", "SL-8.6", passing=PASS)
ASK_TURN_END: Final = prompts.add("ask-turn-end", "SL-8.15", passing=PASS)
ASK_RESCUE: Final = prompts.add("ask-rescue", "SL-9.12", passing=DECLINE)
ASK_DOWN: Final = prompts.add("ask-bring-down", "SL-18.24", passing=DECLINE)
ASK_NAME: Final = prompts.add("ask-name", "SL-18.9")
ASK_SLAY: Final = prompts.add("ask-slay", "SL-6.5")
ASK_CONVERT: Final = prompts.add("ask-convert", "SL-12.10")
ASK_RETALIATE: Final = prompts.add("ask-retaliate", "SL-11.12")
ASK_SCOUT: Final = prompts.add("ask-scout", "SL-18.24")
ASK_AFTER: Final = prompts.add("ask-after-attack", "SL-6.7")
ASK_FURY: Final = prompts.add("ask-fury", "SL-11.1")
# From here on effects ask, each in its own step.
ASK_SACRIFICE: Final = prompts.add("ask-sacrifice", "SL-5.14")
ASK_YIELD: Final = prompts.add("ask-yield", "SL-5.14")
ASK_DESTROY: Final = prompts.add("ask-destroy", "SL-10.11")
ASK_MAY_DESTROY: Final = prompts.add("ask-may-destroy", "SL-9.8")
ASK_REVEAL: Final = prompts.add("ask-reveal", "SL-10.11")
ASK_MAY_REVEAL: Final = prompts.add("ask-may-reveal", "SL-9.8")
ASK_LOOK: Final = prompts.add("ask-look", "SL-18.34")
ASK_FETCH: Final = prompts.add("ask-fetch", "SL-5.10")
ASK_GOAL: Final = prompts.add("ask-goal", "SL-5.24")
ASK_RETURN: Final = prompts.add("ask-return", "SL-12.2")
ASK_MAY_RETURN: Final = prompts.add("ask-may-return", "SL-12.2")
ASK_TERRAIN: Final = prompts.add("ask-terrain", "SL-10.11")
ASK_TAKE: Final = prompts.add("ask-take", "SL-12.6")
ASK_TRADE: Final = prompts.add("ask-trade", "SL-18.23")
ASK_SEND: Final = prompts.add("ask-send", "SL-18.37")

reasons: Final = Reasons()
NOBODY_THERE: Final = reasons.add("nobody-there", "SL-4.1")
NOT_YOURS: Final = reasons.add("not-your-unit", "SL-4.1")
IS_STATIC: Final = reasons.add("unit-is-static", "SL-4.8")
OFF_THE_FIELD: Final = reasons.add("off-the-field", "SL-4.2")
ONTO_WATER: Final = reasons.add("onto-water", "SL-4.5")
FRIEND_THERE: Final = reasons.add("friend-there", "SL-4.6")
CANNOT_ATTACK: Final = reasons.add("cannot-attack", "SL-4.7")
MAGIC_CANNOT_ATTACK: Final = reasons.add("cannot-attack", "SL-9.2")
BACK_AND_FORTH: Final = reasons.add("back-and-forth", "SL-4.9")
NO_SUCH_ACTION: Final = reasons.add("no-such-action", "SL-5.3")
NOTHING_TO_GAIN: Final = reasons.add("nothing-to-gain", "SL-5.9")
USED_THIS_TURN: Final = reasons.add("used-this-turn", "SL-5.7")
USED_THIS_GAME: Final = reasons.add("used-this-game", "SL-5.8")
NO_ABILITY: Final = reasons.add("no-ability", "SL-5.4")
NOT_EMPTY: Final = reasons.add("not-empty", "SL-1.6")
NOT_ADJACENT: Final = reasons.add("not-adjacent", "SL-1.7")
TOO_FAR: Final = reasons.add("too-far", "SL-1.8")
WRONG_TERRAIN: Final = reasons.add("wrong-terrain", "SL-5.9")
WRONG_UNIT: Final = reasons.add("wrong-unit", "SL-5.12")
NOT_ITSELF: Final = reasons.add("not-itself", "SL-5.21")
NO_FIGHTER: Final = reasons.add("no-fighter", "SL-5.20")
HAS_IT_ALREADY: Final = reasons.add("has-it-already", "SL-5.20")
NOT_FRIENDLY: Final = reasons.add("not-friendly", "SL-5.11")
NO_ENEMY_THERE: Final = reasons.add("no-enemy-there", "SL-1.9")
ALREADY_KNOWN: Final = reasons.add("already-known", "SL-5.9")
VISION_KNOWS: Final = reasons.add("already-known", "SL-11.11")
NOT_STRAIGHT: Final = reasons.add("not-straight", "SL-11.3")
NOT_DIAGONAL: Final = reasons.add("not-diagonal", "SL-11.4")
WAY_BLOCKED: Final = reasons.add("way-blocked", "SL-11.3")
NOT_ONE_STEP: Final = reasons.add("not-one-step", "SL-11.5")
BACK_TO_START: Final = reasons.add("back-to-start", "SL-11.5")
NO_LANDING: Final = reasons.add("no-landing", "SL-11.6")
IMMUNE_TO_STRIKE: Final = reasons.add("immune-to-strike", "SL-11.14")
IMMUNE_TO_SIEGE: Final = reasons.add("immune-to-siege", "SL-11.8")
TOO_FEW_BESIEGERS: Final = reasons.add("too-few-besiegers", "SL-11.8")
OTHER_TYPE: Final = reasons.add("other-type", "SL-11.9")
MUST_BE_MOBILE: Final = reasons.add("must-be-mobile", "SL-11.10")
ALREADY_CHOSEN: Final = reasons.add("already-chosen", "SL-3.10")
FETCHED_ALREADY: Final = reasons.add("already-chosen", "SL-5.10")
NOT_RETURNABLE: Final = reasons.add("not-returnable", "SL-12.2")
NOT_A_CHOICE: Final = reasons.add("not-a-choice", "SL-5.15")
NO_FLIGHT_HERE: Final = reasons.add("no-landing", "SL-5.9")

endings: Final = Catalogue("ending")
CASTLE_FALLEN: Final = endings.add("ending-castle-fallen", "SL-13.1")
CASTLE_TAKEN: Final = endings.add("ending-castle-taken", "SL-13.2")
NO_MAIN_PLAY: Final = endings.add("ending-no-main-play", "SL-13.3")
BOTH_CASTLES: Final = endings.add("ending-both-castles", "SL-13.5")
STOOD_STILL: Final = endings.add("ending-standstill", "SL-13.6")
TOO_LONG: Final = endings.add("ending-too-long", "SL-13.8")

events: Final = Events()
SIDES_DRAWN: Final = events.add("sides-drawn", seat=SEATS)
BEGINS: Final = events.add("begins", seat=SEATS)
EXCHANGED: Final = events.add("exchanged", seat=SEATS, one=SPACE, other=SPACE)
TURN_BEGINS: Final = events.add("turn-begins", seat=SEATS)
EXTRA_TURN: Final = events.add("extra-turn", seat=SEATS)
MOVED: Final = events.add("moved", seat=SEATS, origin=SPACE, goal=SPACE)
ACTED: Final = events.add("acted", unit=UNIT, power=POWER, space=SPACE)
USED: Final = events.add("used", unit=UNIT, space=SPACE)
REVEALED: Final = events.add("revealed", unit=UNIT, space=SPACE)
LOOKED: Final = events.add("looked", seat=SEATS, space=SPACE)
SAW: Final = events.add("saw", unit=UNIT, space=SPACE)
NAMED: Final = events.add("named", seat=SEATS, unit=UNIT)
ATTACKED: Final = events.add("attacked", attacker=UNIT, defender=UNIT, space=SPACE)
COMPARED: Final = events.add("compared", unit=UNIT, strength=NUMBER, other=UNIT, strong=NUMBER)
SLAIN: Final = events.add("slain", unit=UNIT, other=UNIT)
STRUCK: Final = events.add("struck", unit=UNIT, space=SPACE)
RETALIATED: Final = events.add("retaliated", unit=UNIT, other=UNIT)
DESTROYED: Final = events.add("destroyed", unit=UNIT, space=SPACE)
SPELL_CAST: Final = events.add("spell-cast", unit=UNIT)
CURSE_BEGINS: Final = events.add("curse-begins", unit=UNIT)
CURSE_ENDS: Final = events.add("curse-ends", unit=UNIT)
CURSES_CANCEL: Final = events.add("curses-cancel")
STRENGTHENED: Final = events.add("strengthened", unit=UNIT, space=SPACE, amount=NUMBER)
WEAKENED: Final = events.add("weakened", unit=UNIT, space=SPACE, amount=NUMBER)
LENT: Final = events.add("lent", unit=UNIT, space=SPACE, keyword=KEYWORD)
PUT: Final = events.add("put", origin=SPACE, goal=SPACE)
SWAPPED: Final = events.add("swapped", one=SPACE, other=SPACE)
RETURNED: Final = events.add("returned", unit=UNIT, space=SPACE, seat=SEATS)
TAKEN: Final = events.add("taken", unit=UNIT, space=SPACE, seat=SEATS)
TERRAIN_NAMED: Final = events.add("terrain-named", seat=SEATS, terrain=TERRAIN)
RESCUED: Final = events.add("rescued", unit=UNIT, space=SPACE)
