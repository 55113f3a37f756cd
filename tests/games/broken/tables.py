"""What smugglers have: cards, moves, questions, and words for what happens."""

from typing import Final

from fracas.core.events import NUMBER, Events
from fracas.core.game import Catalogue, Chances, Reasons, Setting
from fracas.core.verbs import SEATS, Domain, Verb, Verbs

COIN: Final = 0
MASK: Final = 2
KINDS: Final = 3
CARD: Final = Domain("card", ("coin", "knife", "mask"))
COPIES: Final = (6, 4, 4)

DRAWN: Final = 2
MOST_LAID: Final = 2
RICH: Final = 3
NIGHTS: Final = (3, 2)
SETTINGS: Final = (Setting("nights", ("three", "two")),)


def declare_verbs(rob: str = "") -> Verbs:
    """Declare the moves; a toy writes one of them in a way of its own."""
    declared = Verbs()
    declared.add("lay", card=CARD)
    declared.add("done")
    declared.add("rob", rob, target=SEATS)
    declared.add("rest")
    declared.add("hide")
    declared.add("yield")
    return declared


verbs: Final = declare_verbs()
LAY: Final[Verb] = verbs.verbs[0]
DONE: Final[int] = verbs.verbs[1].move()
ROB: Final[Verb] = verbs.verbs[2]
REST: Final[int] = verbs.verbs[3].move()
HIDE: Final[int] = verbs.verbs[4].move()
YIELD: Final[int] = verbs.verbs[5].move()

chances: Final = Chances()
DRAW_CARD: Final = chances.add("draw", CARD)
TOSS: Final = chances.add("toss", Domain("side", ("heads", "tails")))
LOSE_CARD: Final = chances.add("lose", CARD)
HEADS: Final = 0

prompts: Final = Catalogue("prompt")
ASK_LAY: Final = prompts.add("ask-lay", "SM-2.1")
ASK_ROB: Final = prompts.add("ask-rob", "SM-3.1")
ASK_HIDE: Final = prompts.add("ask-hide", "SM-3.2", passing=YIELD)

reasons: Final = Reasons()
NOT_HELD: Final = reasons.add("not-held", "SM-2.1")
ENOUGH_LAID: Final = reasons.add("enough-laid", "SM-2.1")
NOBODY_TO_ROB: Final = reasons.add("nobody-to-rob", "SM-3.1")

endings: Final = Catalogue("ending")
DAWN: Final = endings.add("ending-dawn", "SM-4.1")
ONE_IS_RICH: Final = endings.add("ending-rich", "SM-4.2")

events: Final = Events()
DREW: Final = events.add("drew", seat=SEATS, card=CARD)
DREW_UNSEEN: Final = events.add("drew-unseen", seat=SEATS)
LAID: Final = events.add("laid", seat=SEATS, amount=NUMBER)
RESTED: Final = events.add("rested", seat=SEATS)
ROBBED: Final = events.add("robbed", seat=SEATS, target=SEATS)
HID: Final = events.add("hid", seat=SEATS)
YIELDED: Final = events.add("yielded", seat=SEATS)
LOST: Final = events.add("lost", seat=SEATS, card=CARD)
CAUGHT: Final = events.add("caught", seat=SEATS)
GAINED: Final = events.add("gained", seat=SEATS)
