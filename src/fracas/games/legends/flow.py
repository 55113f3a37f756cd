"""Which chapter runs which kind of step, hears which question, sees which chance."""

from typing import final

from fracas.core.dice import Dice
from fracas.core.text import Text
from fracas.core.view import View
from fracas.games.legends import (
    actions,
    attack,
    bot,
    curses,
    end,
    flying,
    imagining,
    responses,
    setup,
    sight,
    striking,
    turns,
)
from fracas.games.legends.powers import Effect
from fracas.games.legends.state import War
from fracas.games.legends.steps import (
    ABILITY,
    ATTACK,
    CURSE,
    EFFECTS,
    FLIGHT,
    SEQUENCE,
    SETUP,
    STRIKE,
    TELEPORTATION,
    TURN,
    WINDOW,
)
from fracas.games.legends.tables import (
    ACCEPT,
    ASK_BLIND,
    ASK_DOWN,
    ASK_EXCHANGE,
    ASK_IN_STRIKE,
    ASK_MAIN,
    ASK_OPENING,
    ASK_RETALIATE,
    ASK_SACRIFICE,
    ASK_SCOUT,
    ASK_TURN_END,
    DECLINE,
    PASS,
)


@final
class Legends(War):
    """A battle, whole."""

    __slots__ = ()

    def begin(self) -> None:
        """Lay out an empty field and begin to set it up."""
        self.furnish()
        self.push(SETUP, 0)

    def advance(self, step: int) -> None:
        """Run the top step."""
        if step == WINDOW:
            responses.window(self)
        elif step == TURN:
            turns.turn(self)
        elif step == ATTACK:
            attack.attack(self)
        elif step == EFFECTS:
            self.run_effect()
        elif step == ABILITY:
            responses.ability(self)
        elif step == CURSE:
            curses.curse(self)
        elif step == STRIKE:
            striking.strike(self)
        elif step == FLIGHT:
            flying.flight(self)
        elif step == TELEPORTATION:
            actions.teleport(self)
        else:
            setup.setup(self)

    def run_effect(self) -> None:
        """Run the next effect of a sequence, or end it."""
        effects = self.roster.sequences[self.argument(SEQUENCE)]
        place = self.place()
        if place < len(effects):
            effects[place].run(self)
        else:
            self.done()

    def effect(self) -> Effect:
        """Give the effect that asks."""
        return self.roster.sequences[self.argument(SEQUENCE)][self.place()]

    def settle(self) -> None:
        """Look after what SL-8.9 lists, following every atomic step."""
        if self.unsettled or self.fallen or self.taken or self.queue:
            end.settle(self)

    def happened(self, chance: int, outcome: int) -> None:
        """Carry out what chance decided: it speaks in the set-up only."""
        setup.happened(self, chance, outcome)

    def obstacle(self, seat: int, move: int) -> int:
        """Give the reason against a move."""
        asked = self.asked[seat]
        if asked == ASK_MAIN:
            return actions.obstacle(self, seat, move)
        if ASK_OPENING <= asked <= ASK_IN_STRIKE:
            return responses.obstacle(self, seat, move)
        if asked >= ASK_SACRIFICE:
            return self.effect().obstacle(self, seat, move)
        if asked == ASK_TURN_END:
            return turns.end_obstacle(self, seat, move)
        if asked in (ASK_BLIND, ASK_EXCHANGE):
            return setup.exchange_obstacle(self, seat, move)
        if asked == ASK_RETALIATE:
            return striking.obstacle(self, move)
        if asked == ASK_SCOUT:
            return flying.scout_obstacle(self, move)
        if asked == ASK_DOWN:
            return flying.down_obstacle(self, move)
        return attack.obstacle(self, asked, move)

    def moves(self, seat: int, found: list[int]) -> None:
        """List the legal moves."""
        asked = self.asked[seat]
        if asked == ASK_MAIN:
            actions.moves(self, seat, found)
        elif ASK_OPENING <= asked <= ASK_IN_STRIKE:
            responses.moves(self, seat, found)
        elif asked >= ASK_SACRIFICE:
            self.effect().moves(self, seat, found)
        elif asked == ASK_TURN_END:
            turns.end_moves(self, seat, found)
        elif asked in (ASK_BLIND, ASK_EXCHANGE):
            setup.exchange_moves(self, seat, found)
        elif asked in (ASK_RETALIATE, ASK_SCOUT):
            found += [ACCEPT, DECLINE]
        elif asked == ASK_DOWN:
            found.append(DECLINE)
            if flying.down_obstacle(self, ACCEPT) == 0:
                found.append(ACCEPT)
        else:
            attack.moves(self, asked, found)

    def closes(self, seat: int, move: int) -> bool:
        """Tell whether an answer is whole."""
        asked = self.asked[seat]
        if asked == ASK_MAIN:
            return actions.closes(self, seat, move)
        if ASK_OPENING <= asked <= ASK_IN_STRIKE:
            return move == PASS or len(self.chains[seat]) > 0
        if asked >= ASK_SACRIFICE:
            return self.effect().closes(self, seat, move)
        if asked in (ASK_BLIND, ASK_EXCHANGE):
            return move == DECLINE or len(self.chains[seat]) > 0
        return True

    def answer(self, seat: int, move: int) -> None:
        """Carry out an answer."""
        asked = self.asked[seat]
        if asked == ASK_MAIN:
            actions.answer(self, seat, move)
        elif ASK_OPENING <= asked <= ASK_IN_STRIKE:
            responses.answer(self, seat, move)
        elif asked >= ASK_SACRIFICE:
            self.effect().answer(self, seat, move)
        elif asked == ASK_TURN_END:
            turns.end_answer(self, seat, move)
        elif asked in (ASK_BLIND, ASK_EXCHANGE):
            setup.exchange_answer(self, seat, move)
        elif asked == ASK_RETALIATE:
            striking.answer(self, move)
        elif asked == ASK_SCOUT:
            flying.answer_scout(self, move)
        elif asked == ASK_DOWN:
            flying.answer_down(self, move)
        else:
            attack.answer(self, asked, seat, move)

    def copy(self) -> "Legends":
        """Make an independent twin."""
        twin = Legends(
            self.game, self.seats, self.options, self.roster, self.own_armies, self.own_boards
        )
        self.copy_kernel_to(twin)
        self.copy_fields_to(twin)
        return twin

    def redraw(self, seat: int, dice: Dice) -> None:
        """Draw anew what the units are that a seat does not know."""
        imagining.redraw(self, seat, dice)

    def outlook(self, seat: int) -> int:
        """Judge the position for a bot."""
        return bot.outlook(self, seat)

    def idle(self, seat: int) -> int:
        """Pass or decline where that is possible."""
        found = self.legal(seat)
        for move in (PASS, DECLINE):
            if move in found:
                return move
        return found[0]

    def path(self, seat: int, move: int) -> list[str]:
        """Name what one points at."""
        known = self.game.move_paths[move]
        if known is None:
            known = sight.path(move)
            self.game.move_paths[move] = known
        return known

    def preview(self, seat: int, move: int) -> list[Text]:
        """Say what a move would bring."""
        if self.asked[seat] != ASK_MAIN:
            return []
        return sight.preview(self, seat, move)

    def draw(self, view: View) -> None:
        """Put the battle on a view."""
        sight.draw(self, view)

    def observe(self, seat: int) -> list[int]:
        """Give what a seat sees as integers."""
        return sight.observe(self, seat)

    def secret(self, name: str, seat: int) -> list[int]:
        """Give what a seat may not know."""
        return imagining.secret(self, seat)
