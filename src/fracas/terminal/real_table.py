"""Dice and cards of a real table: asking for what they gave."""

from rich.text import Text as Styled

from fracas.core.errors import FracasError
from fracas.core.text import Text
from fracas.core.verbs import Domain
from fracas.terminal import commands
from fracas.terminal.failure import Failure
from fracas.terminal.interrupts import undisturbed
from fracas.terminal.sitting import Sitting
from fracas.terminal.turn import PROMPT, Leave
from fracas.terminal.voice import Voice


def enter_outcome(sitting: Sitting) -> None:
    """Ask for what chance decides now, and let it happen."""
    state = sitting.match.state
    chance = state.chance()
    domain = state.game.chances.domains[chance]
    possible = [outcome for outcome, _ in state.outcomes()]
    desk = sitting.desk
    audience = state.chance_audience
    for seat in range(state.seats):
        if audience == 1 << seat:
            if sitting.has_secrets():
                desk.clear()
            desk.say("chance-for", seat=desk.voice.seat(seat))
    question = Styled(desk.voice.text(Text(f"chance-{state.game.chances.names[chance]}")), "bold")
    question.append(f"  {_listed(desk.voice, domain, possible)}", "not bold")
    desk.show(question)
    while True:
        line = desk.ask(PROMPT)
        outcome = read_outcome(desk.voice, domain, possible, line)
        if outcome is not None:
            with undisturbed():
                sitting.match.enter(outcome)
            return
        if _obey(sitting, line):
            return


def read_outcome(voice: Voice, domain: Domain, possible: list[int], line: str) -> int | None:
    """Read an outcome by its symbol or by its word; None if it is neither."""
    wanted = line.casefold()
    for outcome in possible:
        if wanted in (domain.symbols[outcome], _label(voice, domain, outcome).casefold()):
            return outcome
    return None


def _listed(voice: Voice, domain: Domain, possible: list[int]) -> str:
    """List what can be typed; where the word differs from the symbol, both."""
    listed: list[str] = []
    for outcome in possible:
        symbol, label = domain.symbols[outcome], _label(voice, domain, outcome)
        listed.append(symbol if symbol == label else f"{symbol} ({label})")
    return ", ".join(listed)


def _label(voice: Voice, domain: Domain, outcome: int) -> str:
    return voice.text(Text(domain.label(outcome)))


def _obey(sitting: Sitting, line: str) -> bool:
    """Do what else can be typed here; tell whether chance need not be asked now."""
    desk, match = sitting.desk, sitting.match
    command, _ = commands.read_command(desk.voice, line)
    if command == commands.QUIT:
        raise Leave
    try:
        if command == commands.UNDO:
            with undisturbed():
                match.undo(sitting.present)
            return True
        if command == commands.SAVE:
            desk.say_line("saved", file=str(sitting.archive.save(match)))
        else:
            desk.say("chance-not-understood", what=line)
    except (FracasError, Failure) as error:
        desk.show(desk.voice.text(error.text))
    return False
