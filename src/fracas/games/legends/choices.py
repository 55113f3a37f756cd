"""Choices inside effects: somebody points at one unit or several, and then something happens."""

from fracas.core.game import NOT_AN_ANSWER
from fracas.games.legends.field import on_field
from fracas.games.legends.powers import Effect
from fracas.games.legends.state import NOBODY_HERE, War
from fracas.games.legends.steps import MEMORY
from fracas.games.legends.tables import (
    ALREADY_CHOSEN,
    AND,
    CHOOSE,
    DECLINE,
    NOBODY_THERE,
    PIECES,
)


def go_on(war: War) -> None:
    """Go to the next effect of the sequence."""
    war.go(war.place() + 1)


def forget(war: War) -> None:
    """Drop what the effects before this one have noted."""
    del war.stack[war.top + 4 + MEMORY :]


def note(war: War, piece: int) -> None:
    """Note a piece for the effects that follow."""
    war.add_argument(piece)


def noted(war: War) -> list[int]:
    """List the pieces noted that are still on the field."""
    return [
        war.argument(place)
        for place in range(MEMORY, war.arguments())
        if on_field(war, war.argument(place))
    ]


def spaces_of(chain: tuple[int, ...]) -> list[int]:
    """List the spaces that a chain points at: one, and others."""
    return [(CHOOSE if CHOOSE.holds(move) else AND).argument(move) for move in chain]


class UnitChoice(Effect):
    """Somebody chooses units; subclasses say who, among which, and what becomes of them.

    `by_opponent`: not the power's controller but his opponent chooses. `optional`: he may
    choose fewer, or none. `openly`: everybody can work out among which units.
    """

    def __init__(
        self,
        count: int = 1,
        *,
        by_opponent: bool = False,
        optional: bool = False,
        openly: bool = True,
    ) -> None:
        self.count = count
        self.by_opponent = by_opponent
        self.optional = optional
        self.openly = openly

    def question(self) -> int:
        """Give the prompt."""
        raise NotImplementedError

    def unfit(self, war: War, seat: int, piece: int) -> int:
        """Give the reason against choosing a piece; `seat` is who chooses."""
        raise NotImplementedError

    def carry_out(self, war: War, pieces: list[int]) -> None:
        """Do with the chosen pieces what the power says."""
        raise NotImplementedError

    def chooser(self, war: War) -> int:
        """Give the seat that chooses."""
        seat = war.step_seat()
        return 1 - seat if self.by_opponent else seat

    def candidates(self, war: War, seat: int) -> int:
        """Count the units that can be chosen."""
        count = 0
        for piece in range(PIECES):
            if war.where[piece] >= 0 and self.unfit(war, seat, piece) == 0:
                count += 1
        return count

    def possible(self, war: War, seat: int, source: int) -> bool:
        """Tell whether there is anybody to choose."""
        return self.candidates(war, 1 - seat if self.by_opponent else seat) > 0

    def run(self, war: War) -> None:
        """Ask, or go on where there is nobody to choose (SL-5.15)."""
        seat = self.chooser(war)
        if self.candidates(war, seat) == 0:
            go_on(war)
        elif self.openly and not self.optional:
            war.ask_openly(seat, self.question())
        else:
            war.ask(seat, self.question())

    def chosen(self, war: War, seat: int, space: int) -> int:
        """Give the unit that one points at on a space."""
        piece = war.at[space]
        guest = war.guest
        if guest == NOBODY_HERE or war.where[guest] != space:
            return piece
        return guest if piece == NOBODY_HERE or self.unfit(war, seat, piece) else piece

    def obstacle(self, war: War, seat: int, move: int) -> int:
        """Somebody who fits and is not chosen yet."""
        if move == DECLINE and self.optional:
            return 0
        chain = war.chains[seat]
        verb = AND if chain else CHOOSE
        if not verb.holds(move):
            return NOT_AN_ANSWER
        space = verb.argument(move)
        if space in spaces_of(chain):
            return ALREADY_CHOSEN
        piece = self.chosen(war, seat, space)
        return NOBODY_THERE if piece == NOBODY_HERE else self.unfit(war, seat, piece)

    def moves(self, war: War, seat: int, found: list[int]) -> None:
        """List whom one can choose, and not to."""
        if self.optional:
            found.append(DECLINE)
        chain = war.chains[seat]
        verb = AND if chain else CHOOSE
        listed = spaces_of(chain)
        for piece in range(PIECES):
            space = war.where[piece]
            if space >= 0 and space not in listed and self.unfit(war, seat, piece) == 0:
                listed.append(space)
                found.append(verb.move(space))

    def closes(self, war: War, seat: int, move: int) -> bool:
        """The last of those to be chosen, or fewer where that is allowed."""
        if move == DECLINE:
            return True
        chosen = len(war.chains[seat]) + 1
        return chosen >= self.count or chosen >= self.candidates(war, seat)

    def answer(self, war: War, seat: int, move: int) -> None:
        """Carry out the choice."""
        chain = war.chains[seat] if move == DECLINE else (*war.chains[seat], move)
        pieces = [self.chosen(war, seat, space) for space in spaces_of(chain)]
        go_on(war)
        self.carry_out(war, pieces)
