"""What there is in a tavern: cards, moves, dice, questions, and words for them."""

from typing import Final

from fracas.core.events import NUMBER, Events
from fracas.core.game import Catalogue, Chances, Reasons, Setting
from fracas.core.verbs import SEATS, Domain, Verbs

MUG: Final = 0
CHAIR: Final = 1
SHOVE: Final = 2
DUCK: Final = 3
KINDS: Final = 4
CARD: Final = Domain("card", ("mug", "chair", "shove", "duck"))
COPIES: Final[tuple[int, ...]] = (10, 8, 6, 8)
WORTH: Final[tuple[int, ...]] = (1, 3, 2, 2)

HAND: Final = 4
MOST_GRABBED: Final = 2
HARD_HIT: Final = 5
STUMBLE: Final = 4

EVENING: Final = 0
SETTINGS: Final = (Setting("evening", ("long", "short")),)
STAMINA: Final[tuple[int, ...]] = (5, 3)
ROUNDS: Final[tuple[int, ...]] = (12, 6)

verbs: Final = Verbs()
GRAB: Final = verbs.add("grab", card=CARD)
READY: Final = verbs.add("ready").move()
THROW: Final = verbs.add("throw", target=SEATS)
SWING: Final = verbs.add("swing", target=SEATS)
PUSH: Final = verbs.add("shove", target=SEATS)
PASS: Final = verbs.add("pass").move()
DODGE: Final = verbs.add("duck").move()
TAKE: Final = verbs.add("take").move()
BUMP: Final = verbs.add("bump", target=SEATS)

DIE: Final = Domain("die", ("1", "2", "3", "4", "5", "6"))
chances: Final = Chances()
DRAW_CARD: Final = chances.add("draw", CARD)
ROLL: Final = chances.add("roll", DIE)

prompts: Final = Catalogue("prompt")
ASK_PURSE: Final = prompts.add("ask-purse", "BR-3.1")
ASK_PLAY: Final = prompts.add("ask-play", "BR-4.2")
ASK_DODGE: Final = prompts.add("ask-dodge", "BR-5.1", passing=TAKE)
ASK_BUMP: Final = prompts.add("ask-bump", "BR-6.3")

reasons: Final = Reasons()
NOT_HELD: Final = reasons.add("card-not-held", "BR-4.3")
NOT_HELD_TO_GRAB: Final = reasons.add("card-not-held", "BR-3.2")
NO_DUCK_HELD: Final = reasons.add("card-not-held", "BR-5.1")
ENOUGH_GRABBED: Final = reasons.add("enough-grabbed", "BR-3.2")
NOT_YOURSELF: Final = reasons.add("not-yourself", "BR-4.4")
LYING_DOWN: Final = reasons.add("lying-down", "BR-4.4")
ALREADY_BUMPED: Final = reasons.add("already-bumped", "BR-6.4")

endings: Final = Catalogue("ending")
LAST_STANDING: Final = endings.add("ending-last-standing", "BR-7.2")
CLOSING_TIME: Final = endings.add("ending-closing-time", "BR-7.3")

events: Final = Events()
ROUND_BEGINS: Final = events.add("round-begins", round=NUMBER)
DREW: Final = events.add("drew", seat=SEATS, card=CARD)
DREW_UNSEEN: Final = events.add("drew-unseen", seat=SEATS)
GRABBED: Final = events.add("grabbed", seat=SEATS, card=CARD)
PURSE_WON: Final = events.add("purse-won", seat=SEATS, worth=NUMBER)
PURSE_TIED: Final = events.add("purse-tied")
PASSED: Final = events.add("passed", seat=SEATS)
PLAYED: Final = events.add("played", seat=SEATS, card=CARD, target=SEATS)
DUCKED: Final = events.add("ducked", seat=SEATS)
STOOD: Final = events.add("stood", seat=SEATS)
ROLLED: Final = events.add("rolled", seat=SEATS, die=NUMBER)
HURT: Final = events.add("hurt", seat=SEATS, amount=NUMBER)
BUMPED: Final = events.add("bumped", seat=SEATS, target=SEATS)
OUT: Final = events.add("out", seat=SEATS)
