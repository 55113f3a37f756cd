"""What there is in the Old World: pieces, moves, chances, questions, and words for them."""

from typing import Final

from fracas.core.events import NUMBER, Events
from fracas.core.game import Catalogue, Chances, Reasons, Setting
from fracas.core.verbs import Domain, Verbs

POWER: Final = Domain("power", ("khorne", "nurgle", "tzeentch", "slaanesh"))
REGION: Final = Domain(
    "region",
    (
        "norsca",
        "troll-country",
        "kislev",
        "empire",
        "bretonnia",
        "estalia",
        "tilea",
        "border-princes",
        "badlands",
    ),
)
SPACE: Final = Domain(
    "space", tuple(f"{region}-{side}" for region in REGION.symbols for side in ("left", "right"))
)
UNIT: Final = Domain(
    "unit",
    (
        "bloodsworn",
        "bloodletter",
        "bloodthirster",
        "leper",
        "plaguebearer",
        "great-unclean-one",
        "acolyte",
        "horror",
        "lord-of-change",
        "seductress",
        "daemonette",
        "keeper-of-secrets",
    ),
)
UNIT_COUNTS: Final[tuple[int, ...]] = (4, 6, 1, 6, 5, 1, 8, 3, 1, 6, 3, 1)  # OW-1.3
FIGURE: Final = Domain(
    "figure",
    tuple(
        unit if count == 1 else f"{unit}-{number}"
        for unit, count in zip(UNIT.symbols, UNIT_COUNTS, strict=True)
        for number in range(1, count + 1)
    ),
)
TOKEN: Final = Domain("token", ("event", "hero", "noble", "peasant", "skaven", "warpstone"))
CARD: Final = Domain(
    "card",
    (
        "blood-frenzy",
        "battle-cry",
        "field-of-carnage",
        "ritual-slaying",
        "the-skull-throne",
        "reborn-in-blood",
        "the-blood-gods-call",
        "plague-touch",
        "plague-aura",
        "rain-of-pus",
        "influenza",
        "all-things-decay",
        "a-great-foul-consumption",
        "the-final-rotting",
        "the-stench-of-death",
        "changer-of-ways",
        "drain-power",
        "warp-shield",
        "teleport",
        "temporal-stasis",
        "the-meddling-of-skaven",
        "the-persistence-of-change",
        "dazzle",
        "abyssal-pact",
        "perverse-infiltration",
        "insidious-lies",
        "dark-influence",
        "field-of-ecstasy",
        "soporific-musk",
        "degenerate-royalty",
    ),
)
UPGRADE: Final = Domain(
    "upgrade",
    (
        "khorne-up-bloodsworn",
        "khorne-up-bloodletters",
        "khorne-up-bloodthirster",
        "khorne-up-power",
        "khorne-up-cards",
        "nurgle-up-lepers",
        "nurgle-up-plaguebearers",
        "nurgle-up-great-unclean-one",
        "nurgle-up-power",
        "nurgle-up-provender",
        "tzeentch-up-acolytes",
        "tzeentch-up-horrors",
        "tzeentch-up-lord-of-change",
        "tzeentch-up-power",
        "tzeentch-up-cards",
        "slaanesh-up-seductresses",
        "slaanesh-up-daemonettes",
        "slaanesh-up-keeper-of-secrets",
        "slaanesh-up-pleasure",
        "slaanesh-up-pain",
    ),
)
OLD_WORLD: Final = Domain(
    "old-world",
    (
        "bretonnian-knights",
        "the-crusade-is-come",
        "dark-elf-corsairs",
        "divine-inspiration",
        "dwarf-trollslayers",
        "electors-arise",
        "electors-sue-for-peace",
        "franzs-decree",
        "the-grail-is-found",
        "greenskins-invade",
        "the-horned-ones-due",
        "mass-exodus",
        "meteor-showers",
        "norse-reavers",
        "peasant-uprising",
        "plunged-into-chaos",
        "road-wardens",
        "skavengers",
        "teclis-aids-the-empire",
        "up-from-skavenblight",
        "warpstone-discovery",
        "witch-hunters",
    ),
)
RUINATION: Final = Domain(
    "ruination", ("ruination-1", "ruination-2", "ruination-3", "ruination-4", "ruination-5")
)
WAY: Final = Domain(
    "way",
    (
        "norsca-and-kislev",
        "troll-country-and-empire",
        "bretonnia-and-empire",
        "estalia-and-tilea",
    ),
)
INSTRUCTION: Final = Domain(
    "instruction",
    (
        "start",
        "score",
        "upgrade",
        "draw",
        "nobles",
        "warpstone",
        "remove-corruption",
        "remove-tokens",
        "victory",
    ),
)
DIE: Final = Domain("die", ("1", "2", "3", "4", "5", "6"))

SLAANESH_DIAL: Final = 0
KHORNE_DIAL: Final = 1
RUINERS: Final = 2
LEFT_OUT: Final = 3
PRINTED: Final = 1
SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("slaanesh_dial", ("faq", "printed")),
    Setting("khorne_dial", ("faq", "printed")),
    Setting("ruiners", ("faq", "printed")),
    Setting("left_out", ("slaanesh", "tzeentch", "nurgle", "khorne"), seats=(3,)),
)

verbs: Final = Verbs()
SUMMON: Final = verbs.add("summon", "{figure}>{region}", figure=FIGURE, region=REGION)
PLAY: Final = verbs.add("play", "{card}>{space}", card=CARD, space=SPACE)
PASS: Final = verbs.add("pass").move()
CHOOSE: Final = verbs.add("choose", figure=FIGURE)
GO: Final = verbs.add("go", region=REGION)
OCCUPY: Final = verbs.add("occupy", space=SPACE)
HIT: Final = verbs.add("hit", figure=FIGURE)
HIT_PEASANT: Final = verbs.add("hit-peasant").move()
USE_SIX: Final = verbs.add("use-six").move()
USE_OTHER: Final = verbs.add("use-other").move()
PLACE: Final = verbs.add("place", region=REGION)
TAKE: Final = verbs.add("take", "{token}<{region}", token=TOKEN, region=REGION)
CLEANSE: Final = verbs.add("cleanse", "{power}<{region}", power=POWER, region=REGION)
DISCARD: Final = verbs.add("discard", card=CARD)
NAME: Final = verbs.add("name", power=POWER)
UPGRADES: Final = verbs.add("upgrade", upgrade=UPGRADE)
TAKE_WAY: Final = verbs.add("way", way=WAY)
ACCEPT: Final = verbs.add("accept").move()
DECLINE: Final = verbs.add("decline").move()

chances: Final = Chances()
ROLL: Final = chances.add("roll", DIE)
DRAW_CARD: Final = chances.add("draw", CARD)
TURN_UP: Final = chances.add("old-world", OLD_WORLD)
DEAL_TOKEN: Final = chances.add("deal", TOKEN)

prompts: Final = Catalogue("prompt")
ASK_TURN: Final = prompts.add("ask-turn", "OW-5.2")
ASK_HIT: Final = prompts.add("ask-hit", "OW-7.7")
ASK_WHICH_DIE: Final = prompts.add("ask-which-die", "OW-7.19")
ASK_AUTOMATIC: Final = prompts.add("ask-automatic", "OW-A.14")
ASK_ROLL_NOW: Final = prompts.add("ask-roll-now", "OW-A.16")
ASK_PLACE: Final = prompts.add("ask-place", "OW-3.2")
ASK_PLACE_DIAL: Final = prompts.add("ask-place-dial", "OW-11.8")
ASK_WAY: Final = prompts.add("ask-way", "OW-3.2")
ASK_TZEENTCH_DISCARD: Final = prompts.add("ask-tzeentch-discard", "OW-4.1")
ASK_DISCARD: Final = prompts.add("ask-discard", "OW-6.8")
ASK_CALL: Final = prompts.add("ask-call", "OW-A.19")
ASK_DECAY: Final = prompts.add("ask-decay", "OW-6.8")
ASK_ROTTING: Final = prompts.add("ask-rotting", "OW-7.16")
ASK_SHIELD: Final = prompts.add("ask-shield", "OW-A.23")
ASK_TELEPORT: Final = prompts.add("ask-teleport", "OW-6.8")
ASK_TELEPORT_TO: Final = prompts.add("ask-teleport-to", "OW-6.8")
ASK_MEDDLING: Final = prompts.add("ask-meddling", "OW-6.8")
ASK_INFLUENCE: Final = prompts.add("ask-influence", "OW-A.25")
ASK_INFLUENCE_TO: Final = prompts.add("ask-influence-to", "OW-A.25")
ASK_MUSK: Final = prompts.add("ask-musk", "OW-15.1")
ASK_WARPSTONE: Final = prompts.add("ask-warpstone", "OW-18.1")
ASK_OCCUPY: Final = prompts.add("ask-occupy", "OW-18.1")
ASK_KEEPER: Final = prompts.add("ask-keeper", "OW-15.1")
ASK_HERO: Final = prompts.add("ask-hero", "OW-10.2")
ASK_CORSAIRS: Final = prompts.add("ask-corsairs", "OW-A.45")
ASK_TROLLSLAYERS: Final = prompts.add("ask-trollslayers", "OW-A.45")
ASK_TROLLSLAYERS_TO: Final = prompts.add("ask-trollslayers-to", "OW-A.45")
ASK_UPGRADE: Final = prompts.add("ask-upgrade", "OW-11.11")
ASK_REMOVE_CORRUPTION: Final = prompts.add("ask-remove-corruption", "OW-11.9")
ASK_REMOVE_TOKEN: Final = prompts.add("ask-remove-token", "OW-11.10")

reasons: Final = Reasons()
NOT_YOUR_FIGURE: Final = reasons.add("not-your-figure", "OW-5.2")
LIKE_ANOTHER: Final = reasons.add("like-another", "OW-5.8")
ALREADY_THERE: Final = reasons.add("already-there", "OW-5.12")
OUT_OF_REACH: Final = reasons.add("out-of-reach", "OW-5.9")
TOO_DEAR: Final = reasons.add("too-dear", "OW-5.6")
HELD_BACK: Final = reasons.add("held-back", "OW-17.1")
CARD_NOT_HELD: Final = reasons.add("card-not-held", "OW-6.1")
SPACE_TAKEN: Final = reasons.add("space-taken", "OW-6.2")
NO_CARDS_IN_RUINS: Final = reasons.add("no-cards-in-ruins", "OW-6.4")
ONLY_ONE_CARD: Final = reasons.add("only-one-card", "OW-17.1")
CANNOT_BE_CHOSEN: Final = reasons.add("cannot-be-chosen", "OW-6.8")
NOT_IN_BATTLE: Final = reasons.add("not-in-battle", "OW-7.7")
OWN_FIGURE: Final = reasons.add("own-figure", "OW-7.7")
ALREADY_TOPPLED: Final = reasons.add("already-toppled", "OW-7.14")
SHIELDED_FIGURE: Final = reasons.add("shielded-figure", "OW-A.23")
TOO_FEW_HITS: Final = reasons.add("too-few-hits", "OW-7.11")
TOO_FEW_SIXES: Final = reasons.add("too-few-sixes", "OW-7.19")
NO_PEASANT_HERE: Final = reasons.add("no-peasant-here", "OW-7.13")
NOT_THERE: Final = reasons.add("not-there", "OW-6.8")
RUINED_REGION: Final = reasons.add("ruined-region", "OW-14.2")
NOT_ONE_OF_THEM: Final = reasons.add("not-one-of-them", "OW-3.2")
NOT_YOUR_UPGRADE: Final = reasons.add("not-your-upgrade", "OW-11.11")
UPGRADE_IN_PLAY: Final = reasons.add("upgrade-in-play", "OW-11.11")

endings: Final = Catalogue("ending")
DIAL_COMPLETE: Final = endings.add("ending-dial", "OW-12.2")
FIFTY_POINTS: Final = endings.add("ending-points", "OW-12.3")
FIVE_RUINS: Final = endings.add("ending-ruins", "OW-12.4")
DECK_EMPTY: Final = endings.add("ending-deck", "OW-12.5")

events: Final = Events()
ROUND_BEGINS: Final = events.add("round-begins", round=NUMBER)
TOKEN_PLACED: Final = events.add("token-placed", token=TOKEN, region=REGION)
TOKEN_REMOVED: Final = events.add("token-removed", token=TOKEN, region=REGION)
TOKEN_MOVED: Final = events.add("token-moved", token=TOKEN, origin=REGION, region=REGION)
OLD_WORLD_CARD: Final = events.add("old-world-card", card=OLD_WORLD)
OLD_WORLD_LEAVES: Final = events.add("old-world-leaves", card=OLD_WORLD)
DREW: Final = events.add("drew", power=POWER, card=CARD)
DREW_UNSEEN: Final = events.add("drew-unseen", power=POWER)
RESHUFFLED: Final = events.add("reshuffled", power=POWER)
DISCARDED: Final = events.add("discarded", power=POWER, card=CARD)
POWER_SET: Final = events.add("power-set", power=POWER, points=NUMBER)
POWER_CHANGED: Final = events.add("power-changed", power=POWER, points=NUMBER)
SUMMONED: Final = events.add("summoned", power=POWER, figure=FIGURE, region=REGION, cost=NUMBER)
MOVED: Final = events.add("moved", figure=FIGURE, origin=REGION, region=REGION)
OCCUPIED: Final = events.add("occupied", figure=FIGURE, space=SPACE)
PLAYED: Final = events.add("played", power=POWER, card=CARD, space=SPACE, cost=NUMBER)
PASSED: Final = events.add("passed", power=POWER)
SHIELDED_BY: Final = events.add("shielded", figure=FIGURE)
CONTROLLED: Final = events.add("controlled", power=POWER, figure=FIGURE)
RELEASED: Final = events.add("released", figure=FIGURE)
ROLLED: Final = events.add("rolled", power=POWER, region=REGION, die=NUMBER)
HITS_GIVEN: Final = events.add("hits-given", power=POWER, figure=FIGURE, hits=NUMBER)
KILLED: Final = events.add("killed", power=POWER, figure=FIGURE)
PEASANT_KILLED: Final = events.add("peasant-killed", power=POWER, region=REGION)
HITS_LOST: Final = events.add("hits-lost", power=POWER, hits=NUMBER)
RETURNED: Final = events.add("returned", figure=FIGURE)
DOMINATED: Final = events.add("dominated", power=POWER, region=REGION, points=NUMBER)
CORRUPTED: Final = events.add("corrupted", power=POWER, region=REGION, amount=NUMBER)
CORRUPTION_REMOVED: Final = events.add(
    "corruption-removed", power=POWER, region=REGION, amount=NUMBER
)
RUINED: Final = events.add("ruined", region=REGION, card=RUINATION)
SCORED: Final = events.add("scored", power=POWER, points=NUMBER)
COUNTER: Final = events.add("counter", power=POWER)
CARD_KEPT: Final = events.add("card-kept", card=CARD, space=SPACE)
STRUCK: Final = events.add("struck", power=POWER, region=REGION)
TICKED: Final = events.add("ticked", power=POWER, instruction=INSTRUCTION, amount=NUMBER)
UPGRADED: Final = events.add("upgraded", power=POWER, upgrade=UPGRADE)
