"""A table of Stratego Legends on which tests state positions by name."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from fracas.contract.table import Table as AnyTable
from fracas.core.dice import seeded
from fracas.games.legends import GAME
from fracas.games.legends.flow import Legends
from fracas.games.legends.state import DESTROYED, EVERYBODY, IN_CURSE_AREA, NOBODY_HERE, NOT_PLACED
from fracas.games.legends.steps import TURN
from fracas.games.legends.strength import keywords, strength
from fracas.games.legends.tables import ARMY, KEYWORD, PIECES, SPACE, SPACES, TERRAIN, UNIT

NOTHING: Final[Mapping[str, str]] = {}
BEIGE: Final = 1
GRAY: Final = 2
EXTRAS: Final = {1: "wind-castle a1, loovius b1", 2: "titan-castle h8, golladus g8"}


class Table(AnyTable):
    """A battle at the start of somebody's turn, on plains unless stated.

    Units are stated as `"hunter d4, crush! e5"`: a `!` says that everybody knows the unit.
    A unit of the other colour counts as taken over. Seat 1 is beige, seat 2 gray. `ground`
    maps a terrain to its spaces, `lost` the seat to its destroyed units. `curse` is the unit
    in the Death Curse area. Without `extras=False` each side also has its castle and one
    unit in its rear corner, which only keep the game going. `turn` is whose turn begins; the
    opening window is passed unless `window=True`.
    """

    def __init__(
        self,
        beige: str = "",
        gray: str = "",
        *,
        turn: int = BEIGE,
        ground: Mapping[str, str] = NOTHING,
        lost: Mapping[int, str] = {},
        curse: str = "",
        curse_seat: int = 0,
        extras: bool = True,
        window: bool = False,
        settings: tuple[tuple[str, str], ...] = (),
    ) -> None:
        state = _begun(settings).copy()
        assert isinstance(state, Legends)
        war = state
        war.dice = None
        _clear(war)
        terrains = [0] * SPACES
        for terrain, spaces in ground.items():
            for space in spaces.split():
                terrains[SPACE.index(space)] = TERRAIN.index(terrain)
        war.ground = tuple(terrains)
        self._free = [list(range(ARMY)), list(range(ARMY, PIECES))]
        stated = {BEIGE: beige, GRAY: gray}
        for seat in (BEIGE, GRAY):
            units = [stated[seat], EXTRAS[seat]] if extras else [stated[seat]]
            for unit in ", ".join(part for part in units if part).split(", "):
                if unit:
                    self._stand(war, seat - 1, unit)
        for seat, names in lost.items():
            for name in names.split():
                self._lay(war, seat - 1, name, DESTROYED)
        if curse:
            kind = UNIT.index(curse)
            owner = curse_seat - 1 if curse_seat else int(war.roster.is_gray(kind))
            war.curse = self._lay(war, owner, curse, IN_CURSE_AREA)
            war.curse_in_force = 1
        war.stack.clear()
        war.top = -1
        war.owed = 0
        war.active = turn - 1
        war.push(TURN, turn - 1)
        war._run()
        super().__init__(war)
        if not window:
            self.pass_all("ask-opening-window")
            self.go_on_from(self.war)

    def _stand(self, war: Legends, seat: int, unit: str) -> None:
        name, space = unit.split()
        known = name.endswith("!")
        piece = self._lay(war, seat, name.rstrip("!"), SPACE.index(space))
        war.at[SPACE.index(space)] = piece
        taken_over = piece // ARMY != seat
        war.known[piece] = EVERYBODY if known or taken_over else 1 << seat
        war.able[seat] += war.roster.has_ability[war.kind[piece]]

    def _lay(self, war: Legends, seat: int, name: str, where: int) -> int:
        kind = UNIT.index(name)
        piece = self._free[int(war.roster.is_gray(kind))].pop(0)
        war.kind[piece] = kind
        war.where[piece] = where
        war.control[piece] = seat
        war.known[piece] = EVERYBODY
        return piece

    @property
    def war(self) -> Legends:
        """The state, with the fields of the game."""
        state = self.match.state
        assert isinstance(state, Legends)
        return state

    # What the players do.

    def pass_all(self, *prompts: str) -> None:
        """Pass all windows that come next, or only those of these prompts."""
        while self.owes() and not self.ending():
            seat = self.owes()[0]
            asked = self.asked(seat)
            window = asked.endswith("-window") or asked == "ask-turn-end"
            if not window or (prompts and asked not in prompts):
                return
            self.play(seat, "pass")

    def go(self, seat: int, moves: str) -> None:
        """Make a move or a chain, then let everybody pass until somebody must decide."""
        self.play(seat, moves)
        self.pass_all()

    # What is on the field.

    def piece(self, space: str) -> int:
        """The piece on a space, or -1."""
        return self.war.at[SPACE.index(space)]

    def on(self, space: str) -> str:
        """The name of the unit on a space; empty if nobody stands there."""
        piece = self.piece(space)
        return "" if piece == NOBODY_HERE else UNIT.symbols[self.war.kind[piece]]

    def holder(self, space: str) -> int:
        """The seat that controls the unit on a space."""
        return self.war.control[self.piece(space)] + 1

    def strength(self, space: str) -> int:
        """The current strength of the unit on a space."""
        return strength(self.war, self.piece(space))

    def keywords(self, space: str) -> set[str]:
        """The keywords of the unit on a space, lent ones among them."""
        found = keywords(self.war, self.piece(space))
        return {name for bit, name in enumerate(KEYWORD.symbols) if found >> bit & 1}

    def known(self, space: str) -> list[int]:
        """The seats that know the unit on a space."""
        return [seat + 1 for seat in (0, 1) if self.war.known[self.piece(space)] >> seat & 1]

    def lost(self, seat: int) -> list[str]:
        """The units in the destroyed area of a seat's army, by name."""
        return sorted(
            UNIT.symbols[self.war.kind[piece]]
            for piece in range((seat - 1) * ARMY, seat * ARMY)
            if self.war.where[piece] == DESTROYED
        )

    def curse(self) -> str:
        """The unit in the Death Curse area."""
        piece = self.war.curse
        return "" if piece == NOBODY_HERE else UNIT.symbols[self.war.kind[piece]]

    def can(self, seat: int, *moves: str) -> list[bool]:
        """Tell of each move whether a seat may make it now."""
        return [self.why_not(seat, move) is None for move in moves]

    def aims(self, seat: int, *begun: str) -> list[str]:
        """What a chain that begins so can go on with; empty if it cannot begin at all."""
        state = self.war.copy()
        for move in begun:
            number = state.game.verbs.parse(move)
            if state.why_not(seat - 1, number) is not None:
                return []
            state.play(seat - 1, number)
        return [state.game.verbs.notation(move) for move in state.legal(seat - 1)]


def _clear(war: Legends) -> None:
    war.at = [NOBODY_HERE] * SPACES
    war.where = [NOT_PLACED] * PIECES
    war.known = [EVERYBODY] * PIECES
    war.moved = [0] * PIECES
    war.used = [0] * PIECES
    war.control = [piece // ARMY for piece in range(PIECES)]
    war.able = [0, 0]


@cache
def _begun(settings: tuple[tuple[str, str], ...]) -> Legends:
    state = GAME.new(2, dict(settings), dice=seeded(1, "table"))
    assert isinstance(state, Legends)
    return state
