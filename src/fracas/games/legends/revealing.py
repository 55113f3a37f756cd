"""Effects upon what is known: revealing, looking."""

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.legends.choices import UnitChoice, forget, go_on, note
from fracas.games.legends.field import look_at, reveal
from fracas.games.legends.geometry import distance
from fracas.games.legends.powers import ANY, Effect, Which
from fracas.games.legends.state import War
from fracas.games.legends.steps import MEMORY, ORIGIN
from fracas.games.legends.strength import next_to_water
from fracas.games.legends.tables import (
    ALREADY_KNOWN,
    ASK_LOOK,
    ASK_MAY_REVEAL,
    ASK_REVEAL,
    ASK_TERRAIN,
    CASTLE,
    LAND,
    NO_ENEMY_THERE,
    PIECES,
    TERRAIN_NAMED,
    TERRAINS,
    WRONG_TERRAIN,
)


class RevealAll(Effect):
    """Every unit of a part of the field is revealed, and noted for what follows."""

    def part(self, war: War, space: int) -> bool:
        """Tell whether a space belongs to that part."""
        raise NotImplementedError

    def run(self, war: War) -> None:
        """Reveal them all."""
        go_on(war)
        forget(war)
        war.disclose()
        for piece in range(PIECES):
            if war.where[piece] >= 0 and self.part(war, war.where[piece]):
                reveal(war, piece)
                note(war, piece)


class RevealTerrain(RevealAll):
    """Every unit on a terrain."""

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain

    def part(self, war: War, space: int) -> bool:
        """Spaces of the terrain."""
        return war.ground[space] == self.terrain


class RevealByWater(RevealAll):
    """Every unit next to water."""

    def part(self, war: War, space: int) -> bool:
        """Spaces next to water."""
        return next_to_water(war, space)


class RevealAround(RevealAll):
    """Every unit next to the space where the unit stands or stood."""

    def part(self, war: War, space: int) -> bool:
        """Neighbours of that space."""
        return distance(war.argument(ORIGIN), space) == 1


class RevealNamedTerrain(Effect):
    """The controller names a terrain, and every unit on it is revealed."""

    def run(self, war: War) -> None:
        """Ask for the terrain."""
        war.ask(war.step_seat(), ASK_TERRAIN)

    def obstacle(self, war: War, seat: int, move: int) -> int:
        """Any terrain but water, where nobody ever stands."""
        if not LAND.holds(move):
            return NOT_AN_ANSWER
        return WRONG_TERRAIN if LAND.argument(move) == TERRAINS - 1 else 0

    def moves(self, war: War, seat: int, found: list[int]) -> None:
        """List the terrains."""
        for terrain in range(TERRAINS - 1):
            found.append(LAND.move(terrain))

    def answer(self, war: War, seat: int, move: int) -> None:
        """Reveal who stands there."""
        terrain = LAND.argument(move)
        war.tell(EVERYONE, TERRAIN_NAMED, seat, terrain)
        go_on(war)
        war.disclose()
        for piece in range(PIECES):
            if war.where[piece] >= 0 and war.ground[war.where[piece]] == terrain:
                reveal(war, piece)


class RevealEnemies(UnitChoice):
    """The controller chooses enemies that not everybody knows, and they are revealed."""

    def __init__(self, count: int, *, terrain: int = ANY, optional: bool = False) -> None:
        super().__init__(count, optional=optional)
        self.terrain = terrain

    def question(self) -> int:
        """Give the prompt."""
        return ASK_MAY_REVEAL if self.optional else ASK_REVEAL

    def unfit(self, war: War, seat: int, piece: int) -> int:
        """An enemy, unknown, on the right terrain; with a choice, also a known one."""
        if war.control[piece] == seat:
            return NO_ENEMY_THERE
        if self.terrain not in (ANY, war.ground[war.where[piece]]):
            return WRONG_TERRAIN
        return ALREADY_KNOWN if war.players_know(piece) and not self.optional else 0

    def carry_out(self, war: War, pieces: list[int]) -> None:
        """Reveal them, and note them for what follows."""
        forget(war)
        for piece in pieces:
            reveal(war, piece)
            note(war, piece)


class RevealTarget(Effect):
    """The unit that the action pointed at is revealed."""

    def run(self, war: War) -> None:
        """Reveal it."""
        go_on(war)
        reveal(war, war.argument(MEMORY))


class RevealOpponents(Effect):
    """An opponent must reveal all units of a sort that he controls."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def possible(self, war: War, seat: int, source: int) -> bool:
        """Tell whether he has anybody who is not known."""
        return any(
            war.where[piece] >= 0 and war.control[piece] != seat and not war.players_know(piece)
            for piece in range(PIECES)
        )

    def run(self, war: War) -> None:
        """Reveal them; that there are no others tells something too."""
        go_on(war)
        war.disclose()
        seat = war.step_seat()
        for piece in range(PIECES):
            if (
                war.where[piece] >= 0
                and war.control[piece] != seat
                and self.which.fits(war.roster, war.kind[piece])
            ):
                reveal(war, piece)


class RevealTheirCastle(RevealOpponents):
    """An opponent must reveal his castle, if it is not known yet (SL-18.38)."""

    def __init__(self) -> None:
        super().__init__(Which(unit_class=CASTLE))

    def possible(self, war: War, seat: int, source: int) -> bool:
        """Tell whether an enemy castle is still unknown, which everybody can see."""
        return not any(
            war.where[piece] >= 0
            and war.players_know(piece)
            and war.control[piece] != seat
            and war.roster.unit_class[war.kind[piece]] == CASTLE
            for piece in range(PIECES)
        )


class RevealOwnCastle(Effect):
    """The controller reveals his own castle."""

    def run(self, war: War) -> None:
        """Reveal it."""
        go_on(war)
        for piece in range(PIECES):
            if (
                war.where[piece] >= 0
                and war.control[piece] == war.step_seat()
                and war.roster.unit_class[war.kind[piece]] == CASTLE
            ):
                reveal(war, piece)


class Look(UnitChoice):
    """The controller may look at units of either side in private (SL-18.34)."""

    def __init__(self, count: int) -> None:
        super().__init__(count, optional=True)

    def question(self) -> int:
        """Give the prompt."""
        return ASK_LOOK

    def unfit(self, war: War, seat: int, piece: int) -> int:
        """Whoever he does not know."""
        return ALREADY_KNOWN if war.known[piece] >> seat & 1 else 0

    def carry_out(self, war: War, pieces: list[int]) -> None:
        """Show them to him alone."""
        for piece in pieces:
            look_at(war, war.step_seat(), piece)
