"""A person's turn: reading what is typed until the question is answered."""

from pathlib import Path
from typing import Final

from fracas.core.errors import FracasError, IllegalMove
from fracas.core.record import CHAIN
from fracas.core.verbs import UnknownNotation
from fracas.core.view import Decision, Option
from fracas.terminal import commands
from fracas.terminal.components import show_components
from fracas.terminal.explain import explain, reason_words
from fracas.terminal.failure import Failure, wrong_usage
from fracas.terminal.interrupts import undisturbed
from fracas.terminal.options import draw_decision
from fracas.terminal.rulebook import show_rules
from fracas.terminal.sitting import Sitting

PROMPT: Final = "> "
WHY: Final = "?"
FILTER: Final = "/"
MOST_DIGITS: Final = 4


class Leave(Exception):
    """Somebody wants to stop here and go on another time."""


class Turn:
    """What one seat is asked now, and everything that can be typed in reply."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.desk = sitting.desk
        self.match = sitting.match
        self.seat = seat

    def take(self) -> None:
        """Show the table and read lines until something has changed at it."""
        view = self.sitting.look(self.seat)
        if view.decision is None:
            return
        self.decision: Decision = view.decision
        while not self.obey(self.desk.ask(PROMPT)):
            pass

    def obey(self, line: str) -> bool:
        """Do what a line says; tell whether the table must be looked at again."""
        if not line:
            return True
        try:
            if line.startswith(WHY):
                self._why(line.removeprefix(WHY).strip())
                return False
            if line.startswith(FILTER):
                self._filter(line.removeprefix(FILTER).strip())
                return False
            moves = self._moves(line)
            if moves:
                return self._submit(moves)
            command, rest = commands.read_command(self.desk.voice, line)
            if command:
                return self._command(command, rest)
            self.desk.say("not-understood", what=line)
        except IllegalMove as error:
            self.desk.show(reason_words(self.desk.voice, error.refusal))
        except FracasError as error:
            self.desk.show(self.desk.voice.text(error.text))
        except Failure as failure:
            self.desk.show(self.desk.voice.text(failure.text))
        return False

    # Moves.

    def _moves(self, line: str) -> list[int]:
        """Read a number, a notation or an option's words; empty if it is none of them."""
        if line.isascii() and line.isdigit():
            return [self._option(line).move]
        if line.startswith(commands.MARK):
            return []
        try:
            return [self.match.game.verbs.parse(word) for word in line.split(CHAIN.strip())]
        except UnknownNotation:
            words = line.casefold()
            for option in self.decision.options:
                if self.desk.voice.text(option.label).casefold() == words:
                    return [option.move]
        return []

    def _option(self, number: str) -> Option:
        options = self.decision.options
        if len(number) > MOST_DIGITS or not 1 <= int(number) <= len(options):
            raise wrong_usage("no-such-number", number=number, count=str(len(options)))
        return options[int(number) - 1]

    def _submit(self, moves: list[int]) -> bool:
        self.sitting.submit(self.seat, self.decision.question, moves)
        return True

    # Questions.

    def _why(self, words: str) -> None:
        if not words:
            self.desk.show(commands.draw_help(self.desk.voice))
            return
        moves = self._moves(words)
        if not moves:
            raise wrong_usage("not-understood", what=words)
        self.desk.show(explain(self.desk.voice, self.match.state, self.seat, moves))

    def _filter(self, wanted: str) -> None:
        rows = self.desk.rows()
        verbs = self.match.game.verbs
        self.desk.show(*draw_decision(self.desk, self.decision, verbs, "", rows, wanted))

    # Commands.

    def _command(self, command: str, rest: str) -> bool:
        if command in (commands.UNDO, commands.BACK):
            return self._take_back(command)
        if command in (commands.ALWAYS, commands.ASK_AGAIN):
            return self._stand(command, rest)
        if command == commands.DRAW:
            return self._offer_draw()
        if command == commands.RESIGN:
            return self._resign()
        if command == commands.QUIT:
            raise Leave
        if command == commands.SAVE:
            self._save(rest)
        elif command == commands.RULES:
            show_rules(self.desk, self.match.game, rest)
        elif command == commands.ABOUT:
            show_components(self.desk, self.match.view(self.seat), rest)
        elif command == commands.LOG:
            for text in self.match.journal(self.seat):
                self.desk.show(self.desk.voice.text(text))
        else:
            self._why("")
        return False

    def _take_back(self, command: str) -> bool:
        with undisturbed():
            if self.match.step_back(self.seat):
                return True
            if command == commands.BACK:
                raise wrong_usage("nothing-begun")
            self.match.undo(self.seat)
        return True

    def _stand(self, command: str, rest: str) -> bool:
        """Answer a response window now and every time, or be asked again from now on."""
        if command == commands.ASK_AGAIN:
            for seat, prompt in list(self.match.standing_answers):
                if seat == self.seat:
                    self.match.stand(seat, prompt, None)
            self.desk.say("asked-again")
            return False
        moves = self._moves(rest) if rest else []
        if len(moves) != 1:
            raise wrong_usage("always-what")
        refusal = self.match.state.why_not(self.seat, moves[0])
        if refusal is not None:
            raise IllegalMove(refusal)
        self.match.stand(self.seat, self.match.state.asked[self.seat], moves[0])
        label = self.match.state.label(moves[0])
        self.sitting.notice("stands", answer=label)
        return True

    def _offer_draw(self) -> bool:
        with undisturbed():
            self.match.offer_draw(self.seat)
        if not self.match.over():
            self.desk.say("draw-offered")
        return self.match.over()

    def _resign(self) -> bool:
        voice = self.desk.voice
        answer = self.desk.ask(voice("resign-sure") + " ")
        if answer.casefold() not in (voice("yes"), voice("yes")[:1]):
            self.desk.say("resign-not")
            return False
        with undisturbed():
            self.match.resign(self.seat)
        self.sitting.notice("resigned", seat=voice.seat(self.seat))
        return True

    def _save(self, rest: str) -> None:
        archive = self.sitting.archive
        if rest:
            file = archive.save_as(self.match, Path(rest).expanduser())
        else:
            file = archive.save(self.match)
        self.desk.say_line("saved", file=str(file))
