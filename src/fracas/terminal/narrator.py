"""A record in words: its header, then line by line what was decided and what came of it."""

from rich.table import Table
from rich.text import Text as Styled

from fracas.core.game import Game
from fracas.core.record import (
    CHAIN,
    CHANCE,
    DRAWN,
    ENTERED,
    OPEN_CHAIN,
    SEEDED,
    Record,
)
from fracas.core.replay import Replay
from fracas.core.state import State
from fracas.core.text import Text
from fracas.core.verbs import RESIGNS
from fracas.terminal.desk import Desk
from fracas.terminal.voice import Voice


def draw_header(desk: Desk, record: Record, game: Game) -> Table:
    """Draw what a record says before its first line."""
    voice = desk.voice
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim")
    table.add_column(overflow="fold")
    table.add_row(voice("header-game"), Styled(voice.text(Text("game-name")), "bold"))
    table.add_row(voice("header-revision"), str(record.revision))
    if record.content:
        table.add_row(voice("header-content"), record.content)
    table.add_row(voice("header-players"), voice.names_of(range(record.seats)))
    for name, choice in game.option_names(game.check_options(record.seats, record.options)).items():
        label = voice.text(Text(f"setting-{name}"))
        table.add_row(label, voice.text(Text(f"setting-{name}-{choice}")))
    table.add_row(voice("header-dice"), dice_words(voice, record))
    return table


def dice_words(voice: Voice, record: Record) -> str:
    """Say where a record's dice come from."""
    if record.dice == SEEDED:
        return voice("dice-of-seed", seed=str(record.seed))
    if record.dice == ENTERED:
        return voice("dice-of-table")
    return voice("dice-of-seal" if record.secret else "dice-of-hidden-seal", seal=record.seal[:16])


class Narrator:
    """Tells a record line by line while it is played again."""

    def __init__(self, desk: Desk, again: Replay) -> None:
        self.desk = desk
        self.again = again
        self.width = len(str(len(again.record.lines)))

    def tell_next(self) -> None:
        """Play the next line and show it in words, with what followed for all to see."""
        match = self.again.match
        before, known = match.state, len(match.journal())
        line = self.again.step()
        words = line_words(self.desk.voice, before, line)
        number = Styled(f"{self.again.played:>{self.width}}  ", "dim")
        self.desk.show(number + Styled(words))
        for text in match.journal(since=known):
            self.desk.show(Styled(f"{' ' * self.width}    {self.desk.voice.text(text)}", "dim"))


def line_words(voice: Voice, before: State, line: str) -> str:
    """Put a line of a record that was played from a position into words."""
    head, _, rest = line.partition(" ")
    if line == DRAWN:
        return voice.text(Text("ending-draw-agreed"))
    if head == CHANCE:
        return _chance_words(voice, before, rest)
    name = voice.seat(int(head) - 1)
    if rest == RESIGNS:
        return voice("resigned", seat=name)
    notations = rest.removesuffix(OPEN_CHAIN).split(CHAIN)
    labels = [voice.text(before.label(before.game.verbs.parse(word))) for word in notations]
    return voice("said", seat=name, what=" + ".join(labels))


def _chance_words(voice: Voice, before: State, words: str) -> str:
    name, _, symbol = words.partition(" ")
    chances = before.game.chances
    domain = chances.domains[chances.names.index(name)]
    label = voice.text(Text(domain.label(domain.index(symbol))))
    return f"{voice.text(Text(f'chance-{name}'))} {label}"
