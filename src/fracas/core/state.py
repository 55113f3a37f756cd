"""A state: the plain data of a running game, and everything that can be seen of it.

Here are the doors out: copies, snapshots and digests, the worlds a seat can imagine,
and its views. The log and the dice source belong to the match.
"""

from typing import Final

from fracas.core.compiling import mypyc_attr
from fracas.core.dice import Dice
from fracas.core.errors import NotPossible, Refusal, SnapshotError
from fracas.core.events import SPECTATOR
from fracas.core.game import NOT_AN_ANSWER
from fracas.core.machine import MOST_CHAIN, Machine, endless_chain
from fracas.core.snapshot import Words, digest_of, pack, write_run
from fracas.core.steps import BELOW, SHORTEST
from fracas.core.text import Text, value_text
from fracas.core.view import Decision, Option, Result, View

QUESTION_SPAN: Final = 1000


class Question:
    """What a seat is asked: its number, which every answer quotes, and its prompt.

    The number tells the questions and, within a question, the moves of the seat's own
    chain apart.
    """

    def __init__(self, number: int, prompt: int, message: str, rule: str, passing: int) -> None:
        self.number = number
        self.prompt = prompt
        self.message = message
        self.rule = rule
        self.passing = passing

    def is_window(self) -> bool:
        """Tell whether this is a response window, which a standing answer can pass."""
        return self.passing >= 0


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Machine):
    """A running game. A game's final class adds its fields and says what they mean."""

    __slots__ = ()

    # What a game says.

    def copy(self) -> "State":
        """Make an independent twin: a blank state, `copy_kernel_to`, then the own fields."""
        raise NotImplementedError

    def write(self, out: list[int]) -> None:
        """Write the own fields of the state."""
        raise NotImplementedError

    def read(self, words: Words) -> None:
        """Read the own fields in the order in which `write` wrote them."""
        raise NotImplementedError

    def redraw(self, seat: int, dice: Dice) -> None:
        """Draw anew, with these dice, everything the seat (or a spectator) cannot know.

        What is drawn may depend only on what the seat knows: two states that it cannot
        tell apart must give the same result with the same dice.
        """

    def secret(self, name: str, seat: int) -> list[int]:
        """Give the part of a secret that this seat may not know, for the contract."""
        return []

    def draw(self, view: View) -> None:
        """Put places, elements and panels on a view, for the seat `view.seat`."""
        raise NotImplementedError

    def observe(self, seat: int) -> list[int]:
        """Give what a seat may see as integers, always as many for one game and settings."""
        raise NotImplementedError

    def prompt(self, seat: int) -> Text:
        """Put into words what a seat is asked."""
        return Text(self.game.prompts.messages[self.asked[seat]].message)

    def label(self, move: int) -> Text:
        """Put a move into words. The same text is given every time: do not change it."""
        label = self.game.move_labels[move]
        if label is None:
            verb = self.game.verbs.verb(move)
            arguments: dict[str, int | str | Text] = {}
            for name, domain, value in zip(
                verb.names, verb.domains, verb.values(move), strict=True
            ):
                arguments[name] = value_text(domain, value)
            label = Text(f"move-{verb.name}", arguments)
            self.game.move_labels[move] = label
        return label

    def path(self, seat: int, move: int) -> list[str]:
        """Name the elements that one points at, in order, to make a move.

        The same list is given every time: do not change it.
        """
        path = self.game.move_paths[move]
        if path is None:
            verb = self.game.verbs.verb(move)
            path = [
                domain.path(value)
                for domain, value in zip(verb.domains, verb.values(move), strict=True)
            ] or [f"verb/{verb.name}"]
            self.game.move_paths[move] = path
        return path

    def preview(self, seat: int, move: int) -> list[Text]:
        """Say what a legal move would cost or bring."""
        return []

    def guess(self, seat: int, dice: Dice) -> int:
        """Draw the next move of a secret answer that is imagined; evenly unless a game knows."""
        found = self.legal(seat)
        return found[dice.below(len(found))]

    def outlook(self, seat: int) -> int:
        """Say how good a running position looks for a seat, in whatever unit; more is better.

        It is asked of imagined states: it may look at everything in the state.
        """
        return 0

    def idle(self, seat: int) -> int:
        """Choose for a seat that resigned: the legal move that does the least."""
        return self.legal(seat)[0]

    def camp(self, seat: int) -> int:
        """Say whom a seat wins with; seats of one camp are not opponents."""
        return seat

    def problems(self) -> list[str]:
        """List what is wrong with this state, in words; none for a sound one."""
        return []

    # Copies, snapshots, digests.

    def copy_kernel_to(self, twin: "State") -> None:
        """Copy the fields that every state has."""
        twin.stack = self.stack[:]
        twin.top = self.top
        twin.returned = self.returned
        twin.asked = self.asked[:]
        twin.numbers = self.numbers[:]
        twin.chains = self.chains[:]
        twin.owed = self.owed
        twin.answered = self.answered
        twin.together = self.together
        twin.openly = self.openly
        twin.disclosures = self.disclosures
        twin.retired = self.retired
        twin.chance_kind = self.chance_kind
        twin.chance_weights = self.chance_weights
        twin.chance_audience = self.chance_audience
        twin.ending = self.ending
        twin.ranks = self.ranks
        twin.scores = self.scores
        dice = self.dice
        if dice is not None:
            twin.dice = dice.copy()

    def encode(self) -> bytes:
        """Write the whole state as bytes, dice of a simulation included."""
        out = [self.game.mark(), self.game.revision, self.seats]
        write_run(out, list(self.options))
        write_run(out, self.stack)
        out += [self.top, self.returned]
        write_run(out, self.asked)
        write_run(out, self.numbers)
        for chain in self.chains:
            write_run(out, list(chain))
        out += [
            self.owed,
            self.answered,
            int(self.together),
            int(self.openly),
            self.disclosures,
            self.retired,
            self.chance_kind,
            self.chance_audience,
        ]
        write_run(out, list(self.chance_weights))
        out.append(self.ending)
        write_run(out, list(self.ranks))
        write_run(out, list(self.scores))
        dice = self.dice
        write_run(out, [] if dice is None else [dice.a, dice.b, dice.c, dice.counter])
        self.write(out)
        return pack(out)

    def read_all(self, words: Words) -> None:
        """Read what `encode` wrote after the settings; `Game.decode` begins."""
        self.stack = words.run()
        self.top = words.next()
        self.returned = words.next()
        self.asked = words.run()
        self.numbers = words.run()
        self.chains = [tuple(words.run()) for _ in range(self.seats)]
        self.owed = words.next()
        self.answered = words.next()
        self.together = words.flag()
        self.openly = words.flag()
        self.disclosures = words.next()
        self.retired = words.next()
        self.chance_kind = words.next()
        self.chance_audience = words.next()
        self.chance_weights = tuple(words.run())
        self.ending = words.next()
        self.ranks = tuple(words.run())
        self.scores = tuple(words.run())
        dice = words.run()
        self._check_read(dice)
        if dice:
            self.dice = Dice(dice[0], dice[1], dice[2], dice[3])
        self.read(words)

    def _check_read(self, dice: list[int]) -> None:
        """Refuse what could not have been written; a game checks its own fields in `read`."""
        game = self.game
        everyone = 1 << self.seats
        if not (
            len(self.asked) == len(self.numbers) == self.seats
            and 0 <= self.owed < everyone
            and 0 <= self.answered < everyone
            and 0 <= self.retired < everyone
            and 0 <= self.chance_kind < len(game.chances.names)
            and 0 <= self.ending < len(game.endings.messages)
            and all(0 <= prompt < len(game.prompts.messages) for prompt in self.asked)
            and all(0 <= move < game.verbs.count for chain in self.chains for move in chain)
            and len(dice) in (0, 4)
            and self._is_stacked()
            and self._is_asked()
        ):
            raise SnapshotError("the snapshot holds numbers that no state has")

    def _is_stacked(self) -> bool:
        """Tell whether the stack is made of whole frames, and not empty while the game goes on."""
        base = len(self.stack)
        top = self.top
        while top >= 0:
            if base - top < SHORTEST:
                return False
            base = top
            top = self.stack[top + BELOW]
        return top == -1 and base == 0 and (self.top >= 0 or self.ending != 0)

    def _is_asked(self) -> bool:
        """Tell whether either seats or chance are asked, unless it is over, and who answers."""
        if self.ending == 0 and (self.owed == 0) == (self.chance_kind == 0):
            return False
        asked = self.owed | self.answered
        return self.owed & self.answered == 0 and all(
            self.asked[seat] != 0 if asked >> seat & 1 else not self.chains[seat]
            for seat in range(self.seats)
        )

    def digest(self) -> str:
        """Give a short hash of the whole state: equal states have equal digests."""
        return digest_of(self.encode())

    # What a seat can know.

    def question(self, seat: int) -> Question | None:
        """Give what a seat is asked, or None where it owes nothing."""
        if self.ending != 0 or not 0 <= seat < self.seats or not self.owed >> seat & 1:
            return None
        prompt = self.asked[seat]
        message = self.game.prompts.messages[prompt]
        number = self.numbers[seat] * QUESTION_SPAN + len(self.chains[seat])
        return Question(number, prompt, message.message, message.rule, message.passing)

    def imagine(self, seat: int, dice: Dice) -> "State":
        """Draw a full state from those that a seat cannot tell from this one.

        The dice serve the drawing and then the imagined state; the true dice stay unseen.
        While chance is due there is nothing to imagine: what it can give may be secret.
        """
        if self.chance_kind != 0:
            raise NotPossible("chance must decide first", Text("chance-is-due"))
        twin = self.copy()
        twin.dice = dice
        for other in range(self.seats):
            if other != seat:
                twin.chains[other] = ()
        twin.redraw(seat, dice)
        for other in range(self.seats):
            if other != seat and self.answered >> other & 1:
                twin._imagine_answer(other, dice)
        return twin

    def _imagine_answer(self, seat: int, dice: Dice) -> None:
        """Draw a whole answer of a seat that has answered in secret."""
        bit = 1 << seat
        self.owed |= bit
        self.answered &= ~bit
        for _ in range(MOST_CHAIN + 1):
            move = self.guess(seat, dice)
            if self.closes(seat, move):
                self.owed &= ~bit
                self.answered |= bit
                self.chains[seat] = (*self.chains[seat], move)
                return
            self.chains[seat] = (*self.chains[seat], move)
        raise endless_chain(self.game.id)

    def obstacles(self, seat: int, thing: str) -> list[tuple[int, Refusal]]:
        """Say why a seat can do nothing now with a thing in sight: each reason once, with a move.

        What has nothing to do with the question is only named where nothing else is against it.
        """
        found: dict[int, int] = {}
        for move in range(self.game.verbs.count):
            if thing in self.path(seat, move):
                reason = self.refused(seat, move)
                if reason == 0:
                    return []
                found.setdefault(reason, move)
        telling = {reason: move for reason, move in found.items() if reason != NOT_AN_ANSWER}
        return [
            (move, self.refusal(reason, seat, move)) for reason, move in (telling or found).items()
        ]

    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.ending != 0

    def result(self) -> Result | None:
        """Give the ranks, scores and reason of a finished game."""
        if self.ending == 0:
            return None
        reason = Text(self.game.endings.messages[self.ending].message)
        return Result(reason, self.ranks, self.scores)

    def view(self, seat: int = SPECTATOR) -> View:
        """Give everything a seat may see; without a seat, what a spectator may."""
        view = View(self.game.id, seat, self.owing())
        self.draw(view)
        question = self.question(seat)
        if question is not None:
            view.decision = self._decision(seat, question)
        view.result = self.result()
        return view

    def _paths(self, seat: int, legal: list[int]) -> list[list[str]]:
        """Give the path of each legal move; where two are the same, the verb comes first."""
        paths = [self.path(seat, move) for move in legal]
        times: dict[tuple[str, ...], int] = {}
        for path in paths:
            times[tuple(path)] = times.get(tuple(path), 0) + 1
        if len(times) == len(paths):
            return paths
        return [
            path if times[tuple(path)] == 1 else [f"verb/{self.game.verbs.verb(move).name}", *path]
            for move, path in zip(legal, paths, strict=True)
        ]

    def _decision(self, seat: int, question: Question) -> Decision:
        legal = self.legal(seat)
        paths = self._paths(seat, legal)
        options = [
            Option(move, path, self.label(move), self.preview(seat, move))
            for move, path in zip(legal, paths, strict=True)
        ]
        chain = [self.label(move) for move in self.chains[seat]]
        prompt = self.prompt(seat)
        return Decision(question.number, prompt, options, chain, question.is_window())
