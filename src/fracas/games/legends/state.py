"""The fields of a battle: who stands where, who knows what, which curse is in force.

Pieces 0 to 29 are beige's army, 30 to 59 gray's. A piece is named by the space on which it
was set up, so that its number tells nothing; what it is stands in `kind`, and who knows it
in `known`, a bit for each seat. Off the field a piece is destroyed, in the Death Curse area,
or waits for it.
"""

from typing import Final

from fracas.core.compiling import mypyc_attr
from fracas.core.errors import SnapshotError
from fracas.core.game import Game
from fracas.core.snapshot import Words, write_run
from fracas.core.state import State
from fracas.core.steps import UNSET
from fracas.games.legends.roster import Roster
from fracas.games.legends.tables import ARMY, PIECES, SPACES, UNITS, WATER

DESTROYED: Final = -1
IN_CURSE_AREA: Final = -2
AWAITING_CURSE: Final = -3
NOT_PLACED: Final = -4

NOBODY_HERE: Final = -1
# Who knows a piece: a bit for each player, and one for whoever looks on.
PLAYERS: Final = 3
ONLOOKERS: Final = 4
EVERYBODY: Final = 7
NOT_FALLEN: Final = 0
TURN_MARK: Final = 1
GAME_MARK: Final = 2

# The main plays that the two-space rule looks at (SL-4.9): up to four units carried, each as
# piece, origin and goal, for each seat.
CARRIED: Final = 4
CARRY: Final = 3
TRAIL: Final = CARRIED * CARRY


@mypyc_attr(allow_interpreted_subclasses=True)
class War(State):
    """A battle as plain data; what moves it stands in the modules of the chapters."""

    __slots__ = (
        "able",
        "active",
        "at",
        "barred",
        "beige",
        "boards",
        "bonus",
        "carrying",
        "control",
        "curse",
        "curse_in_force",
        "cursing",
        "fallen",
        "ground",
        "guest",
        "kind",
        "known",
        "lent",
        "lists_hidden",
        "moved",
        "own_armies",
        "own_boards",
        "plays",
        "queue",
        "quiet",
        "roster",
        "rotations",
        "taken",
        "trail",
        "unplaced",
        "unsettled",
        "used",
        "where",
    )

    def __init__(
        self,
        game: Game,
        seats: int,
        options: tuple[int, ...],
        roster: Roster,
        own_armies: tuple[tuple[int, ...], ...],
        own_boards: tuple[tuple[int, ...], ...],
    ) -> None:
        super().__init__(game, seats, options)
        self.roster = roster
        self.own_armies = own_armies
        self.own_boards = own_boards
        self.beige = 0
        self.active = 0
        self.boards = UNSET
        self.rotations = UNSET
        self.ground: tuple[int, ...] = ()
        self.at = UNSET
        self.where = UNSET
        self.kind = UNSET
        self.control = UNSET
        self.known = UNSET
        self.bonus = UNSET
        self.lent = UNSET
        self.used = UNSET
        self.moved = UNSET
        self.unplaced = UNSET
        self.lists_hidden = UNSET
        self.able = UNSET
        self.guest = NOBODY_HERE
        self.curse = NOBODY_HERE
        self.curse_in_force = 0
        self.cursing = 0
        self.queue = UNSET
        self.fallen = 0
        self.taken = 0
        self.unsettled = 0
        self.plays = 0
        self.quiet = 0
        self.carrying = UNSET
        self.trail = UNSET
        self.barred = UNSET

    def furnish(self) -> None:
        """Lay out an empty field."""
        self.boards = [0] * 4
        self.rotations = [0] * 4
        self.ground = (WATER,) * SPACES
        self.at = [NOBODY_HERE] * SPACES
        self.where = [NOT_PLACED] * PIECES
        self.kind = [0] * PIECES
        self.control = [0] * PIECES
        self.known = [0] * PIECES
        self.bonus = [0] * PIECES
        self.lent = [0] * PIECES
        self.used = [0] * PIECES
        self.moved = [0] * PIECES
        self.unplaced = []
        self.lists_hidden = [0, 0]
        self.able = [0, 0]
        self.queue = []
        self.carrying = []
        self.trail = [-1] * (2 * TRAIL)
        self.barred = [-1] * (2 * TRAIL)

    def copy_fields_to(self, twin: "War") -> None:
        """Copy the fields of this game; the terrain never changes and is shared."""
        twin.beige = self.beige
        twin.active = self.active
        twin.boards = self.boards[:]
        twin.rotations = self.rotations[:]
        twin.ground = self.ground
        twin.at = self.at[:]
        twin.where = self.where[:]
        twin.kind = self.kind[:]
        twin.control = self.control[:]
        twin.known = self.known[:]
        twin.bonus = self.bonus[:]
        twin.lent = self.lent[:]
        twin.used = self.used[:]
        twin.moved = self.moved[:]
        twin.unplaced = self.unplaced[:]
        twin.lists_hidden = self.lists_hidden[:]
        twin.able = self.able[:]
        twin.guest = self.guest
        twin.curse = self.curse
        twin.curse_in_force = self.curse_in_force
        twin.cursing = self.cursing
        twin.queue = self.queue[:]
        twin.fallen = self.fallen
        twin.taken = self.taken
        twin.unsettled = self.unsettled
        twin.plays = self.plays
        twin.quiet = self.quiet
        twin.carrying = self.carrying[:]
        twin.trail = self.trail[:]
        twin.barred = self.barred[:]

    def write(self, out: list[int]) -> None:
        """Write the fields of this game."""
        out += [self.beige, self.active]
        for run in (
            self.boards,
            self.rotations,
            list(self.ground),
            self.at,
            self.where,
            self.kind,
            self.control,
            self.known,
            self.bonus,
            self.lent,
            self.used,
            self.moved,
            self.unplaced,
            self.lists_hidden,
            self.able,
            self.queue,
            self.carrying,
            self.trail,
            self.barred,
        ):
            write_run(out, run)
        out += [
            self.guest,
            self.curse,
            self.curse_in_force,
            self.cursing,
            self.fallen,
            self.taken,
            self.unsettled,
            self.plays,
            self.quiet,
        ]

    def read(self, words: Words) -> None:
        """Read the fields of this game."""
        self.beige = words.next()
        self.active = words.next()
        self.boards = words.run()
        self.rotations = words.run()
        self.ground = tuple(words.run())
        self.at = words.run()
        self.where = words.run()
        self.kind = words.run()
        self.control = words.run()
        self.known = words.run()
        self.bonus = words.run()
        self.lent = words.run()
        self.used = words.run()
        self.moved = words.run()
        self.unplaced = words.run()
        self.lists_hidden = words.run()
        self.able = words.run()
        self.queue = words.run()
        self.carrying = words.run()
        self.trail = words.run()
        self.barred = words.run()
        self.guest = words.next()
        self.curse = words.next()
        self.curse_in_force = words.next()
        self.cursing = words.next()
        self.fallen = words.next()
        self.taken = words.next()
        self.unsettled = words.next()
        self.plays = words.next()
        self.quiet = words.next()
        if self.problems():
            raise SnapshotError("the snapshot holds a battle that cannot be")

    def army_seat(self, piece: int) -> int:
        """Give the seat to whose army a piece belongs (SL-1.9)."""
        return self.beige if piece < ARMY else 1 - self.beige

    def knows(self, seat: int, piece: int) -> bool:
        """Tell whether a seat knows what a piece is; spectators know what all know."""
        known = self.known[piece]
        return known & ONLOOKERS != 0 if seat < 0 else known >> seat & 1 == 1

    def players_know(self, piece: int) -> bool:
        """Tell whether both players know what a piece is."""
        return self.known[piece] & PLAYERS == PLAYERS

    def problems(self) -> list[str]:
        """List what is wrong with the fields."""
        if not self._sound():
            return ["fields of a wrong length or with impossible numbers"]
        found: list[str] = []
        for piece in range(PIECES):
            space = self.where[piece]
            if space >= 0:
                if self.ground[space] == WATER:
                    found.append(f"piece {piece} stands on water")
                if self.at[space] != piece and self.guest != piece:
                    found.append(f"piece {piece} is not where it stands")
                known = self.known[piece]
                if known and not known >> self.control[piece] & 1:
                    found.append(f"the controller of piece {piece} does not know it")
                if self.moved[piece] and self.roster.static[self.kind[piece]]:
                    found.append(f"piece {piece} is static and has moved")
            elif space == IN_CURSE_AREA and self.curse != piece:
                found.append(f"piece {piece} lies in the Death Curse area beside another")
            elif space == AWAITING_CURSE and piece not in self.queue:
                found.append(f"piece {piece} awaits a curse that is not queued")
        for space in range(SPACES):
            piece = self.at[space]
            if piece != NOBODY_HERE and self.where[piece] != space:
                found.append(f"piece {piece} stands on two spaces")
        if not self.unplaced:
            found += self._miscounted()
        return found

    def _miscounted(self) -> list[str]:
        able = [0, 0]
        for piece in range(PIECES):
            if self.where[piece] >= 0:
                able[self.control[piece]] += self.roster.has_ability[self.kind[piece]]
        return [] if able == self.able else [f"{able} units with abilities, not {self.able}"]

    def _sound(self) -> bool:
        fields = (
            self.where,
            self.kind,
            self.control,
            self.known,
            self.bonus,
            self.lent,
            self.used,
            self.moved,
        )
        return (
            all(len(field) == PIECES for field in fields)
            and len(self.at) == len(self.ground) == SPACES
            and len(self.boards) == len(self.rotations) == 4
            and len(self.lists_hidden) == len(self.able) == 2
            and len(self.trail) == 2 * TRAIL
            and len(self.barred) == 2 * TRAIL
            and self.beige in (0, 1)
            and self.active in (0, 1)
            and all(0 <= board < 28 for board in self.boards)
            and all(0 <= rotation < 4 for rotation in self.rotations)
            and all(0 <= terrain <= WATER for terrain in self.ground)
            and all(NOBODY_HERE <= piece < PIECES for piece in self.at)
            and all(NOT_PLACED <= space < SPACES for space in self.where)
            and all(0 <= kind < UNITS for kind in (*self.kind, *self.unplaced))
            and all(seat in (0, 1) for seat in self.control)
            and all(0 <= known <= EVERYBODY for known in self.known)
            and all(0 <= piece < PIECES for piece in self.queue)
            and NOBODY_HERE <= self.guest < PIECES
            and NOBODY_HERE <= self.curse < PIECES
            and all(-1 <= number < SPACES for number in (*self.trail, *self.barred, *self.carrying))
        )
