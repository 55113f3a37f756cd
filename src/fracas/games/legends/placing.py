"""Effects that put units somewhere: fetched, sent away, exchanged, brought back."""

from fracas.core.game import NOT_AN_ANSWER
from fracas.games.legends.choices import UnitChoice, forget, go_on, note, noted
from fracas.games.legends.field import (
    bring_back,
    carry,
    destroy,
    is_barred,
    is_empty,
    on_field,
    put,
    reveal,
    swap,
)
from fracas.games.legends.geometry import EVERYWHERE, NEIGHBOURS, distance
from fracas.games.legends.powers import ANY, EVERYONE_OF, Effect, Which
from fracas.games.legends.state import DESTROYED, War
from fracas.games.legends.steps import MEMORY, ORIGIN, SOURCE
from fracas.games.legends.tables import (
    ARMY,
    ASK_FETCH,
    ASK_GOAL,
    ASK_MAY_RETURN,
    ASK_RETURN,
    ASK_SEND,
    ASK_TRADE,
    BACK_AND_FORTH,
    CHOOSE,
    DECLINE,
    FETCHED_ALREADY,
    IS_STATIC,
    NOBODY_THERE,
    NOT_ADJACENT,
    NOT_EMPTY,
    NOT_ITSELF,
    NOT_RETURNABLE,
    NOT_YOURS,
    PIECES,
    RETURN,
    SPACES,
    TO,
    UNITS,
    WRONG_TERRAIN,
    WRONG_UNIT,
)


class PutSelf(Effect):
    """The unit goes to the space that was pointed at last."""

    def run(self, war: War) -> None:
        """Put it there, as the move of this main play (SL-4.13)."""
        go_on(war)
        piece = war.argument(SOURCE)
        space = war.argument(war.arguments() - 1)
        if on_field(war, piece) and is_empty(war, space):
            carry(war, piece, space)
            put(war, piece, space)


class PutTarget(Effect):
    """The unit that was pointed at is revealed, and goes to the space pointed at after it."""

    def run(self, war: War) -> None:
        """Reveal it, and put it there."""
        go_on(war)
        piece, space = war.argument(MEMORY), war.argument(MEMORY + 1)
        if on_field(war, piece):
            reveal(war, piece)
            if is_empty(war, space):
                carry(war, piece, space)
                put(war, piece, space)


class DestroyForItsSpace(Effect):
    """The unit that was pointed at is revealed and destroyed; its space is noted."""

    def run(self, war: War) -> None:
        """Destroy it."""
        go_on(war)
        piece = war.argument(MEMORY)
        note(war, war.where[piece])
        reveal(war, piece)
        destroy(war, [piece])


class FetchAround(Effect):
    """Some of one's own units are revealed and put next to the unit, one after the other."""

    def __init__(self, which: Which, most: int = 3) -> None:
        self.which = which
        self.most = most

    def _unfit(self, war: War, seat: int, source: int, piece: int) -> int:
        if war.control[piece] != seat:
            return NOT_YOURS
        if piece == source:
            return NOT_ITSELF
        return 0 if self.which.fits(war.roster, war.kind[piece]) else WRONG_UNIT

    def _blocked(self, war: War, seat: int, source: int, piece: int, space: int) -> int:
        if not is_empty(war, space):
            return NOT_EMPTY
        if distance(war.where[source], space) != 1:
            return NOT_ADJACENT
        return BACK_AND_FORTH if is_barred(war, seat, piece, space) else 0

    def _goes(self, war: War, seat: int, source: int, piece: int) -> bool:
        return self._unfit(war, seat, source, piece) == 0 and any(
            self._blocked(war, seat, source, piece, space) == 0
            for space in NEIGHBOURS[war.where[source]]
        )

    def possible(self, war: War, seat: int, source: int) -> bool:
        """Tell whether the player has anybody to fetch, and room for him (SL-5.10)."""
        return any(
            war.where[piece] >= 0 and self._goes(war, seat, source, piece)
            for piece in range(PIECES)
        )

    def run(self, war: War) -> None:
        """Ask for the next one; after the first one may stop."""
        seat, source = war.step_seat(), war.argument(SOURCE)
        fetched = war.arguments() - MEMORY
        room = on_field(war, source) and any(
            is_empty(war, space) for space in NEIGHBOURS[war.where[source]]
        )
        if fetched >= self.most or not room:
            go_on(war)
        else:
            war.ask(seat, ASK_FETCH)

    def obstacle(self, war: War, seat: int, move: int) -> int:
        """A unit to fetch, then its goal."""
        source = war.argument(SOURCE)
        chain = war.chains[seat]
        if move == DECLINE and not chain:
            return 0 if self._may_stop(war, seat, source) else NOT_AN_ANSWER
        if not chain:
            if not CHOOSE.holds(move):
                return NOT_AN_ANSWER
            piece = war.at[CHOOSE.argument(move)]
            if piece < 0:
                return NOBODY_THERE
            reason = self._unfit(war, seat, source, piece)
            if reason:
                return reason
            if piece in noted(war):
                return FETCHED_ALREADY
            return 0 if self._goes(war, seat, source, piece) else BACK_AND_FORTH
        if not TO.holds(move):
            return NOT_AN_ANSWER
        piece = war.at[CHOOSE.argument(chain[0])]
        return self._blocked(war, seat, source, piece, TO.argument(move))

    def _may_stop(self, war: War, seat: int, source: int) -> bool:
        return war.arguments() > MEMORY or not self.possible(war, seat, source)

    def moves(self, war: War, seat: int, found: list[int]) -> None:
        """List whom one can fetch, or where to."""
        if not war.chains[seat]:
            if self.obstacle(war, seat, DECLINE) == 0:
                found.append(DECLINE)
            for space in EVERYWHERE:
                if war.at[space] >= 0 and self.obstacle(war, seat, CHOOSE.move(space)) == 0:
                    found.append(CHOOSE.move(space))
            return
        for space in NEIGHBOURS[war.where[war.argument(SOURCE)]]:
            if self.obstacle(war, seat, TO.move(space)) == 0:
                found.append(TO.move(space))

    def closes(self, war: War, seat: int, move: int) -> bool:
        """The goal closes the chain."""
        return not CHOOSE.holds(move)

    def answer(self, war: War, seat: int, move: int) -> None:
        """Reveal the unit and put it there."""
        if move == DECLINE:
            go_on(war)
            return
        piece = war.at[CHOOSE.argument(war.chains[seat][0])]
        note(war, piece)
        reveal(war, piece)
        carry(war, piece, TO.argument(move))
        put(war, piece, TO.argument(move))


class MayFetch(UnitChoice):
    """The controller may reveal one of his units of a sort and move it to the unit's space."""

    def __init__(self, which: Which) -> None:
        super().__init__(optional=True)
        self.which = which

    def question(self) -> int:
        """Give the prompt."""
        return ASK_FETCH

    def unfit(self, war: War, seat: int, piece: int) -> int:
        """His own, of that sort, and mobile (SL-4.8)."""
        if war.control[piece] != seat:
            return NOT_YOURS
        if war.roster.static[war.kind[piece]]:
            return IS_STATIC
        return 0 if self.which.fits(war.roster, war.kind[piece]) else WRONG_UNIT

    def run(self, war: War) -> None:
        """Ask whenever he has any unit at all, so that asking tells nothing."""
        if is_empty(war, war.argument(ORIGIN)):
            war.ask(war.step_seat(), ASK_FETCH)
        else:
            go_on(war)

    def carry_out(self, war: War, pieces: list[int]) -> None:
        """Reveal it and put it there."""
        for piece in pieces:
            reveal(war, piece)
            put(war, piece, war.argument(ORIGIN))


class SendAway(Effect):
    """An opponent must move the unit to any empty space he likes (SL-18.37)."""

    def run(self, war: War) -> None:
        """Ask him where to."""
        room = any(is_empty(war, space) for space in EVERYWHERE)
        if room and on_field(war, war.argument(SOURCE)):
            war.ask_openly(1 - war.step_seat(), ASK_SEND)
        else:
            go_on(war)

    def obstacle(self, war: War, seat: int, move: int) -> int:
        """Any empty space."""
        if not TO.holds(move):
            return NOT_AN_ANSWER
        return 0 if is_empty(war, TO.argument(move)) else NOT_EMPTY

    def moves(self, war: War, seat: int, found: list[int]) -> None:
        """List the empty spaces."""
        for space in EVERYWHERE:
            if is_empty(war, space):
                found.append(TO.move(space))

    def answer(self, war: War, seat: int, move: int) -> None:
        """Move it there."""
        go_on(war)
        put(war, war.argument(SOURCE), TO.argument(move))


class OfferForTrade(UnitChoice):
    """A player picks one of his own units for an exchange of places (SL-18.23)."""

    def question(self) -> int:
        """Give the prompt."""
        return ASK_TRADE

    def unfit(self, war: War, seat: int, piece: int) -> int:
        """Any of his own."""
        return 0 if war.control[piece] == seat else NOT_YOURS

    def carry_out(self, war: War, pieces: list[int]) -> None:
        """Note it; when there are two they change places, unrevealed (SL-14.6)."""
        note(war, pieces[0])
        both = noted(war)
        if len(both) > 1:
            swap(war, both[0], both[1])


class ReturnItself(Effect):
    """The unit itself comes back to any empty space (SL-12.4)."""

    def run(self, war: War) -> None:
        """Ask where to."""
        room = any(is_empty(war, space) for space in EVERYWHERE)
        if room and war.where[war.argument(SOURCE)] == DESTROYED:
            war.ask_openly(war.step_seat(), ASK_GOAL)
        else:
            go_on(war)

    def obstacle(self, war: War, seat: int, move: int) -> int:
        """Any empty space."""
        if not TO.holds(move):
            return NOT_AN_ANSWER
        return 0 if is_empty(war, TO.argument(move)) else NOT_EMPTY

    def moves(self, war: War, seat: int, found: list[int]) -> None:
        """List the empty spaces."""
        for space in EVERYWHERE:
            if is_empty(war, space):
                found.append(TO.move(space))

    def answer(self, war: War, seat: int, move: int) -> None:
        """Put it there."""
        go_on(war)
        bring_back(war, war.argument(SOURCE), TO.argument(move), seat)


class ReturnUnits(Effect):
    """Destroyed units of a sort come back: to the unit's own space, or to empty spaces.

    `most_together` limits the base strengths of all of them; `any_number` lets the player
    stop when he likes, `at_least_one` not before the first.
    """

    def __init__(
        self,
        which: Which = EVERYONE_OF,
        *,
        to_own_space: bool = False,
        terrain: int = ANY,
        any_army: bool = False,
        any_number: bool = False,
        at_least_one: bool = False,
        most_together: int = 0,
        if_none_there: bool = False,
    ) -> None:
        self.which = which
        self.to_own_space = to_own_space
        self.terrain = terrain
        self.any_army = any_army
        self.any_number = any_number
        self.at_least_one = at_least_one
        self.most_together = most_together
        self.if_none_there = if_none_there

    def _returnable(self, war: War, seat: int, source: int, kind: int, spent: int) -> int:
        """Find a destroyed piece that is this unit, or -1."""
        if not self.which.fits(war.roster, kind):
            return -1
        if self.most_together and spent + war.roster.base[kind] > self.most_together:
            return -1
        first = 0 if seat == war.beige else ARMY
        pieces = range(PIECES) if self.any_army else range(first, first + ARMY)
        for piece in pieces:
            if war.where[piece] == DESTROYED and war.kind[piece] == kind and piece != source:
                return piece
        return -1

    def _anybody(self, war: War, seat: int, source: int, spent: int) -> bool:
        return any(
            war.where[piece] == DESTROYED
            and self._returnable(war, seat, source, war.kind[piece], spent) >= 0
            for piece in range(PIECES)
        )

    def _room(self, war: War, origin: int) -> bool:
        if self.to_own_space:
            return is_empty(war, origin)
        if self.if_none_there and any(
            war.at[space] >= 0 and war.ground[space] == self.terrain for space in range(SPACES)
        ):
            return False
        return any(self._goal_obstacle(war, space) == 0 for space in range(SPACES))

    def _goal_obstacle(self, war: War, space: int) -> int:
        if not is_empty(war, space):
            return NOT_EMPTY
        return 0 if self.terrain in (ANY, war.ground[space]) else WRONG_TERRAIN

    def possible(self, war: War, seat: int, source: int) -> bool:
        """Tell whether somebody can return, which everybody can see."""
        return self._anybody(war, seat, source, 0) and (
            self.to_own_space or self._room(war, war.where[source])
        )

    def _spent(self, war: War) -> int:
        return sum(
            war.roster.base[war.kind[war.argument(place)]]
            for place in range(MEMORY, war.arguments())
        )

    def run(self, war: War) -> None:
        """Ask whom, and where to (SL-12.5)."""
        seat, source = war.step_seat(), war.argument(SOURCE)
        if not self._anybody(war, seat, source, self._spent(war)) or not self._room(
            war, war.argument(ORIGIN)
        ):
            forget(war)
            go_on(war)
        elif self.any_number:
            war.ask(seat, ASK_MAY_RETURN)
        else:
            war.ask_openly(seat, ASK_RETURN)

    def obstacle(self, war: War, seat: int, move: int) -> int:
        """A destroyed unit that fits, then its goal."""
        chain = war.chains[seat]
        if move == DECLINE:
            first = self.at_least_one and war.arguments() == MEMORY
            return 0 if self.any_number and not chain and not first else NOT_AN_ANSWER
        if not chain:
            if not RETURN.holds(move):
                return NOT_AN_ANSWER
            found = self._returnable(
                war, seat, war.argument(SOURCE), RETURN.argument(move), self._spent(war)
            )
            return NOT_RETURNABLE if found < 0 else 0
        return self._goal_obstacle(war, TO.argument(move)) if TO.holds(move) else NOT_AN_ANSWER

    def moves(self, war: War, seat: int, found: list[int]) -> None:
        """List who can return, or where to."""
        if war.chains[seat]:
            for space in range(SPACES):
                if self._goal_obstacle(war, space) == 0:
                    found.append(TO.move(space))
            return
        if self.obstacle(war, seat, DECLINE) == 0:
            found.append(DECLINE)
        listed = [False] * UNITS
        for piece in range(PIECES):
            kind = war.kind[piece]
            if war.where[piece] == DESTROYED and not listed[kind]:
                listed[kind] = True
                if self.obstacle(war, seat, RETURN.move(kind)) == 0:
                    found.append(RETURN.move(kind))

    def closes(self, war: War, seat: int, move: int) -> bool:
        """The unit alone where its goal is given, else the goal."""
        return self.to_own_space or not RETURN.holds(move)

    def answer(self, war: War, seat: int, move: int) -> None:
        """Bring it back."""
        if move == DECLINE:
            forget(war)
            go_on(war)
            return
        space = war.argument(ORIGIN) if self.to_own_space else TO.argument(move)
        chosen = move if self.to_own_space else war.chains[seat][0]
        kind = RETURN.argument(chosen)
        piece = self._returnable(war, seat, war.argument(SOURCE), kind, self._spent(war))
        bring_back(war, piece, space, seat)
        if self.any_number:
            note(war, piece)
        else:
            go_on(war)
