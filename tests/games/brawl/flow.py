"""Which chapter plays which kind of step, hears which question, sees which chance."""

from typing import final

from brawl import blows, bot, evening, purse, sight, turns
from brawl.steps import BLOW, DRAW, PURSE, ROUND, SETUP, TUMBLE, TURN
from brawl.tables import (
    ASK_DODGE,
    ASK_PLAY,
    ASK_PURSE,
    BUMP,
    CARD,
    DODGE,
    DRAW_CARD,
    DUCK,
    GRAB,
    NO_DUCK_HELD,
    NOT_HELD,
    NOT_HELD_TO_GRAB,
    PASS,
    READY,
    TAKE,
)
from brawl.tavern import Tavern
from fracas.core.text import Text
from fracas.core.view import View


@final
class Brawl(Tavern):
    """A brawl, whole."""

    __slots__ = ()

    def begin(self) -> None:
        """Furnish the tavern and deal."""
        self.furnish()
        self.push(SETUP, 0)

    def advance(self, step: int) -> None:
        """Run the top step."""
        if step == DRAW:
            evening.draw(self)
        elif step == BLOW:
            blows.blow(self)
        elif step == TURN:
            turns.turn(self)
        elif step == TUMBLE:
            blows.tumble(self)
        elif step == ROUND:
            evening.evening_round(self)
        elif step == PURSE:
            purse.purse(self)
        elif step == SETUP:
            evening.setup(self)

    def answer(self, seat: int, move: int) -> None:
        """Carry out an answer."""
        asked = self.asked[seat]
        if asked == ASK_PLAY:
            turns.answer(self, seat, move)
        elif asked == ASK_DODGE:
            blows.answer_dodge(self, seat, move)
        elif asked == ASK_PURSE:
            purse.answer(self, seat)
        else:
            blows.answer_bump(self, seat, move)

    def happened(self, chance: int, outcome: int) -> None:
        """Carry out a drawn card or a roll."""
        if chance == DRAW_CARD:
            evening.drawn(self, outcome)
        elif self.stack[self.top] == BLOW:
            blows.rolled_chair(self, outcome + 1)
        else:
            blows.rolled_tumble(self, outcome + 1)

    def obstacle(self, seat: int, move: int) -> int:
        """Give the reason against a move."""
        asked = self.asked[seat]
        if asked == ASK_PLAY:
            return turns.obstacle(self, seat, move)
        if asked == ASK_DODGE:
            return blows.dodge_obstacle(self, seat, move)
        if asked == ASK_PURSE:
            return purse.obstacle(self, seat, move)
        return blows.bump_obstacle(self, seat, move)

    def moves(self, seat: int, found: list[int]) -> None:
        """List the legal moves."""
        asked = self.asked[seat]
        if asked == ASK_PLAY:
            turns.moves(self, seat, found)
        elif asked == ASK_DODGE:
            found.append(TAKE)
            if self.held(seat, DUCK):
                found.append(DODGE)
        elif asked == ASK_PURSE:
            purse.moves(self, seat, found)
        else:
            for target in blows.bump_targets(self, seat):
                found.append(BUMP.move(target))

    def closes(self, seat: int, move: int) -> bool:
        """A grab leaves the chain open; everything else is whole."""
        return self.asked[seat] != ASK_PURSE or move == READY

    def settle(self) -> None:
        """Lay down the beaten after every step (BR-7.1)."""
        if 0 in self.stamina:
            evening.go_down(self)

    def copy(self) -> "Brawl":
        """Make an independent twin."""
        twin = Brawl(self.game, self.seats, self.options, self.copies)
        self.copy_kernel_to(twin)
        self.copy_fields_to(twin)
        return twin

    def explain(self, reason: int, seat: int, move: int) -> dict[str, int | str | Text]:
        """Name the card that is missing."""
        if reason not in (NOT_HELD, NOT_HELD_TO_GRAB, NO_DUCK_HELD):
            return {}
        card = turns.attack_card(move)
        if move == DODGE:
            card = DUCK
        elif GRAB.holds(move):
            card = GRAB.argument(move)
        return {"card": Text(CARD.label(card))}

    def outlook(self, seat: int) -> int:
        """Judge the position for a bot."""
        return bot.outlook(self, seat)

    def idle(self, seat: int) -> int:
        """Grab nothing, play nothing, take what comes."""
        asked = self.asked[seat]
        if asked == ASK_PLAY:
            return PASS
        if asked == ASK_DODGE:
            return TAKE
        return READY if asked == ASK_PURSE else self.legal(seat)[0]

    def path(self, seat: int, move: int) -> list[str]:
        """Name what one points at."""
        return sight.path(move)

    def draw(self, view: View) -> None:
        """Put the tavern on a view."""
        sight.draw(self, view)

    def observe(self, seat: int) -> list[int]:
        """Give what a seat sees as integers."""
        return sight.observe(self, seat)
