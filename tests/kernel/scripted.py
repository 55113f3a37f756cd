"""A game that does what a script says, for what the sample game has no occasion to do.

A script is a list of lines, each a thing that a step can do. The seats answer with words:

>>> game = ScriptedGame(ask(0), toss(), ask_chain(1))
>>> state = game.new(2)
>>> state.play(0, say("bronze"))
True
>>> state.apply(1)
>>> [game.verbs.notation(move) for move in state.legal(1)]
['add amber', 'add bronze', 'add coral']
"""

from pathlib import Path
from typing import Final

from fracas.core.dice import Dice
from fracas.core.events import EVERYONE, Events
from fracas.core.game import NOT_AN_ANSWER, Catalogue, Chances, Game, Reasons
from fracas.core.snapshot import Words, write_run
from fracas.core.state import State
from fracas.core.steps import UNSET
from fracas.core.text import Text
from fracas.core.verbs import SEATS, Domain, Verbs
from fracas.core.view import Element, Panel, Place, View

WORD: Final = Domain("word", ("amber", "bronze", "coral"))
COIN: Final = Domain("coin", ("heads", "tails"))

verbs: Final = Verbs()
SAY: Final = verbs.add("say", word=WORD)
ADD: Final = verbs.add("add", word=WORD)
STOP: Final = verbs.add("stop").move()
PASS: Final = verbs.add("pass").move()

chances: Final = Chances()
TOSS: Final = chances.add("toss", COIN)

prompts: Final = Catalogue("prompt")
ASK_WORD: Final = prompts.add("ask-word", "SC-1.1")
ASK_CHAIN: Final = prompts.add("ask-chain", "SC-1.2")
ASK_ENDLESS: Final = prompts.add("ask-endless", "SC-1.3")
ASK_RESPONSE: Final = prompts.add("ask-response", "SC-1.4", passing=PASS)
ASK_RETORT: Final = prompts.add("ask-retort", "SC-1.5", passing=PASS)
ASK_LAST: Final = prompts.add("ask-last-word", "SC-1.6")

reasons: Final = Reasons()
NOT_ALLOWED: Final = reasons.add("word-not-allowed", "SC-2.1")
ADDED_ALREADY: Final = reasons.add("word-added-already", "SC-2.2")
NOTHING_ADDED: Final = reasons.add("nothing-added", "SC-2.3")

endings: Final = Catalogue("ending")
SCRIPT_ENDS: Final = endings.add("ending-script")

events: Final = Events()
SAID: Final = events.add("said", seat=SEATS, word=WORD)
TOSSED: Final = events.add("tossed", coin=COIN)

SCRIPT: Final = 1
NEST: Final = 2

ASK_LINE: Final = 0
TOGETHER_LINE: Final = 1
TOSS_LINE: Final = 2
DISCLOSE_LINE: Final = 3
NEST_LINE: Final = 4
FOREVER_LINE: Final = 5
FINISH_LINE: Final = 6

SEEN_WORDS: Final = 12

Line = tuple[int, ...]


def ask(seat: int, prompt: int = ASK_WORD, words: int = 3, openly: bool = False) -> Line:
    """Ask one seat; only the first `words` words are allowed."""
    return (ASK_LINE, seat, prompt, words, int(openly))


def ask_chain(seat: int, words: int = 3, openly: bool = False) -> Line:
    """Ask one seat for a chain of different words, closed by `stop`."""
    return ask(seat, ASK_CHAIN, words, openly)


def ask_all(*seats: int, prompt: int = ASK_CHAIN) -> Line:
    """Ask several seats at once, in secret."""
    return (TOGETHER_LINE, sum(1 << seat for seat in seats), prompt)


def toss(*weights: int, audience: int = EVERYONE) -> Line:
    """Toss a coin, fair or with these weights, for an audience."""
    return (TOSS_LINE, audience, *weights)


def disclose() -> Line:
    """Make something hidden known."""
    return (DISCLOSE_LINE,)


def nest(depth: int) -> Line:
    """Run a step inside itself, as deep as this, with a question at each depth."""
    return (NEST_LINE, depth)


def forever() -> Line:
    """Go on without asking anybody."""
    return (FOREVER_LINE,)


def finish(*ranks: int) -> Line:
    """End the game."""
    return (FINISH_LINE, *ranks)


def say(word: str) -> int:
    """Give the move that says a word."""
    return SAY.move(WORD.index(word))


def add(word: str) -> int:
    """Give the move that adds a word to a chain."""
    return ADD.move(WORD.index(word))


class ScriptedState(State):
    """What was said, in order, and how often a step was settled."""

    def __init__(
        self, game: "ScriptedGame", script: tuple[Line, ...], seats: int, options: tuple[int, ...]
    ) -> None:
        super().__init__(game, seats, options)
        self.script = script
        self.camps = game.camps
        self.said = UNSET
        self.words = 0
        self.settled = 0

    def begin(self) -> None:
        """Begin the script."""
        self.said = []
        self.push(SCRIPT, 0)

    def advance(self, step: int) -> None:
        """Do the next line of the script, or the next thing of a nested step."""
        if step == NEST:
            self.nested()
            return
        place = self.place()
        if place == len(self.script):
            self.finish(SCRIPT_ENDS, (1,) * self.seats, ())
            return
        self.go(place + 1)
        self.do(self.script[place])

    def do(self, line: Line) -> None:
        """Do what one line says."""
        if line[0] == ASK_LINE:
            _, seat, prompt, self.words, openly = line
            if openly:
                self.ask_openly(seat, prompt)
            else:
                self.ask(seat, prompt)
        elif line[0] == TOGETHER_LINE:
            self.words = len(WORD.symbols)
            self.ask_together(line[1], line[2])
        elif line[0] == TOSS_LINE and line[2:]:
            self.demand_weighted(TOSS, line[2:], line[1])
        elif line[0] == TOSS_LINE:
            self.demand(TOSS, line[1])
        elif line[0] == DISCLOSE_LINE:
            self.disclose()
        elif line[0] == NEST_LINE:
            self.push(NEST, 0, line[1])
        elif line[0] == FOREVER_LINE:
            self.go(self.place() - 1)
        else:
            self.finish(SCRIPT_ENDS, line[1:], ())

    def nested(self) -> None:
        """Ask, go one deeper, and give back the words that were said at each depth."""
        depth = self.argument(0)
        place = self.place()
        self.go(place + 1)
        if place == 0:
            for extra in range(depth):
                self.add_argument(100 * depth + extra)
            self.words = len(WORD.symbols)
            self.ask(depth % self.seats, ASK_WORD)
        elif place == 1 and depth > 1:
            self.push(NEST, 0, depth - 1)
        else:
            inner = self.returned if depth > 1 else 0
            own = [self.argument(position) for position in range(4, self.arguments())]
            self.done(sum(own) + inner)

    def answer(self, seat: int, move: int) -> None:
        """Hear what was said; the first answer to `ASK_LAST` ends the game."""
        if self.asked[seat] == ASK_LAST:
            self.finish(SCRIPT_ENDS, (1,) * self.seats, ())
        for said in (*self.chains[seat], move):
            for verb in (SAY, ADD):
                if verb.holds(said):
                    word = verb.argument(said)
                    self.said.append(seat * 10 + word)
                    self.tell(EVERYONE, SAID, seat, word)

    def happened(self, chance: int, outcome: int) -> None:
        """See how the coin fell."""
        self.said.append(-1 - outcome)
        self.tell(self.chance_audience, TOSSED, outcome)

    def obstacle(self, seat: int, move: int) -> int:
        """Give the reason against a move."""
        asked = self.asked[seat]
        if asked == ASK_WORD:
            if not SAY.holds(move):
                return NOT_AN_ANSWER
            return 0 if SAY.argument(move) < self.words else NOT_ALLOWED
        if asked in (ASK_CHAIN, ASK_LAST):
            return self.chain_obstacle(seat, move)
        if asked == ASK_ENDLESS:
            return 0 if ADD.holds(move) else NOT_AN_ANSWER
        return 0 if move == PASS or SAY.holds(move) else NOT_AN_ANSWER

    def chain_obstacle(self, seat: int, move: int) -> int:
        """Different words, at least one of them, then stop."""
        if move == STOP:
            return 0 if self.chains[seat] else NOTHING_ADDED
        if not ADD.holds(move):
            return NOT_AN_ANSWER
        if ADD.argument(move) >= self.words:
            return NOT_ALLOWED
        return ADDED_ALREADY if move in self.chains[seat] else 0

    def closes(self, seat: int, move: int) -> bool:
        """Adding a word leaves the chain open."""
        return not ADD.holds(move)

    def settle(self) -> None:
        """Count the atomic steps."""
        self.settled += 1

    def camp(self, seat: int) -> int:
        """Give the camp that the game puts a seat in."""
        return self.camps[seat] if self.camps else seat

    def copy(self) -> "ScriptedState":
        """Make an independent twin."""
        assert isinstance(self.game, ScriptedGame)
        twin = ScriptedState(self.game, self.script, self.seats, self.options)
        self.copy_kernel_to(twin)
        twin.said = self.said[:]
        twin.words = self.words
        twin.settled = self.settled
        return twin

    def write(self, out: list[int]) -> None:
        """Write the own fields."""
        write_run(out, self.said)
        out += [self.words, self.settled]

    def read(self, words: Words) -> None:
        """Read the own fields."""
        self.said = words.run()
        self.words = words.next()
        self.settled = words.next()

    def draw(self, view: View) -> None:
        """Lay the words that were said on the table."""
        view.places.append(Place("table", Text("place-table"), "board"))
        for number, said in enumerate(self.said):
            owner = said // 10 if said >= 0 else -1
            element = Element(f"said/{number}", "table", "word", Text("said-word"), owner)
            view.elements.append(element)
        for seat in range(self.seats):
            view.panels.append(Panel(seat, [], seat in view.owing))

    def observe(self, seat: int) -> list[int]:
        """Give the last words as integers."""
        return [seat, self.owed, *([0] * SEEN_WORDS + self.said)[-SEEN_WORDS:]]

    def redraw(self, seat: int, dice: Dice) -> None:
        """Nothing is hidden but the answers that the kernel hides."""


class ScriptedGame(Game):
    """A game of one script. `camps` puts the seats into camps."""

    def __init__(
        self,
        *script: Line,
        camps: tuple[int, ...] = (),
        id: str = "scripted",
        revision: int = 1,
        secrets: tuple[str, ...] = (),
    ) -> None:
        super().__init__(
            id=id,
            revision=revision,
            seats=(1, 2, 3, 4, 5, 6, 7, 8),
            folder=str(Path(__file__).parent),
            verbs=verbs,
            chances=chances,
            events=events,
            prompts=prompts,
            reasons=reasons,
            endings=endings,
            secrets=secrets,
        )
        self.script = script
        self.camps = camps

    def blank(self, seats: int, options: tuple[int, ...]) -> ScriptedState:
        """Make an empty state."""
        return ScriptedState(self, self.script, seats, options)


class Corrected(ScriptedGame):
    """A script that goes on from its earlier revisions, whose states hold the same numbers."""

    def upgraded(self, revision: int, words: list[int]) -> list[int]:
        """Give the numbers back as they are."""
        return words
