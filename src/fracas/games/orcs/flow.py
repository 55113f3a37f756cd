"""Which chapter plays which kind of step, hears which question, sees which chance."""

from typing import final

from fracas.core.dice import Dice
from fracas.core.game import NOT_AN_ANSWER
from fracas.core.text import Text
from fracas.core.view import View
from fracas.games.orcs import (
    aftermath,
    asking_heroes,
    battles,
    bot,
    choosing,
    clash,
    drawing,
    effects,
    hiding,
    marching,
    meeting,
    pointing,
    revealing,
    scoring,
    setup,
    sight,
    soundness,
    stopping,
    strikes,
    turns,
    units,
)
from fracas.games.orcs.kingdom import Kingdom
from fracas.games.orcs.steps import (
    AFTERMATH,
    BATTLE,
    BATTLES,
    BERSERKS,
    CHOICE,
    CHOOSING,
    CITY,
    CLASH,
    DRAWING,
    EFFECT,
    HALFWAY,
    LEAVING,
    MARKER,
    MEETING,
    RIVER,
    ROUND,
    SCORING,
    SETUP,
    STOP,
    TOP,
    TURN,
)
from fracas.games.orcs.tables import (
    ASK_ACTION,
    ASK_BANISH,
    ASK_BATTLE,
    ASK_BERSERK,
    ASK_CARD,
    ASK_COPY,
    ASK_DECK,
    ASK_DROP,
    ASK_FREE,
    ASK_HALFWAY,
    ASK_HERO,
    ASK_JOIN,
    ASK_KEPT,
    ASK_MARKER,
    ASK_PLACE,
    ASK_REPEAT,
    ASK_RETREAT,
    ASK_SECOND,
    ASK_SHAMAN,
    ASK_SHUFFLE,
    ASK_STAND,
    ASK_SWAP,
    ASK_VANGUARD,
    ASK_VILLAGE,
    BERSERK,
    COPY,
    DECLINE,
    DRAW_CARD,
    DRAW_HERO,
    DROP,
    FIRST_PLAYER,
    FORGO,
    GREEN,
    HOLD_BACK,
    KEEP,
    LEAVE_ORDER,
    PACK,
    RED,
    REPEAT,
    SEAT_AT,
    SHUFFLE,
    STOLEN,
    SWAP,
    TILE,
    UNITS,
    ZONE,
)
from fracas.games.orcs.tables import BATTLE as FIGHT


@final
class Orcs(Kingdom):
    """A game of Orcs vs Orcs, whole."""

    __slots__ = ()

    def begin(self) -> None:
        """Lay out the board and the cards."""
        setup.furnish(self)
        self.push(SETUP, 0)

    def advance(self, step: int) -> None:
        """Run the top step."""
        if step == TURN:
            turns.turn(self)
        elif step == HALFWAY:
            marching.halfway(self)
        elif step == STOP:
            stopping.stop(self)
        elif step == CLASH:
            clash.clash(self)
        elif step == CHOOSING:
            choosing.choosing(self)
        elif step == DRAWING:
            drawing.drawing(self)
        elif step == EFFECT:
            effects.effect(self)
        elif step == TOP:
            drawing.turn_top(self)
        elif step == BERSERKS:
            strikes.berserks(self)
        elif step == MEETING:
            meeting.meeting(self)
        elif step == LEAVING:
            meeting.leaving(self)
        elif step == MARKER:
            stopping.marker(self)
        elif step == CITY:
            stopping.city(self)
        elif step == BATTLES:
            battles.battles(self)
        elif step == BATTLE:
            battles.battle(self)
        elif step == AFTERMATH:
            aftermath.aftermath(self)
        elif step == ROUND:
            turns.game_round(self)
        elif step == SCORING:
            scoring.scoring(self)
        elif step == RIVER:
            setup.river(self)
        elif step == SETUP:
            setup.setup(self)

    def answer(self, seat: int, move: int) -> None:
        """Carry out an answer."""
        asked = self.asked[seat]
        if asked in (ASK_ACTION, ASK_FREE):
            turns.answer(self, seat, move)
        elif asked == ASK_HALFWAY:
            marching.answer_halfway(self, seat, move)
        elif asked == ASK_VILLAGE:
            stopping.answer_village(self, seat, move)
        elif asked == ASK_CARD:
            choosing.answer_card(self, seat, move)
        elif asked == ASK_DECK:
            battles.answer_deck(self, seat, move)
        elif asked == ASK_STAND:
            meeting.answer_stand(self, seat, move)
        elif asked == ASK_RETREAT:
            meeting.answer_retreat(self, move)
        elif asked == ASK_BATTLE:
            self.push(BATTLE, seat, self.zone_of(FIGHT, move))
        elif asked == ASK_BERSERK:
            strikes.answer(self, seat, move)
        elif asked == ASK_HERO:
            stopping.keep(self, seat, KEEP.argument(move) - UNITS)
        elif asked == ASK_MARKER:
            stopping.answer_marker(self, seat, move)
        elif asked == ASK_VANGUARD:
            battles.answer_vanguard(self, seat, move)
        elif asked == ASK_SHUFFLE:
            choosing.answer_shuffle(self, seat, move)
        else:
            self._answer_card_question(asked, seat, move)

    def _answer_card_question(self, asked: int, seat: int, move: int) -> None:
        """Carry out the answer to what a revealed card asks."""
        if asked == ASK_PLACE:
            revealing.answer_place(self, seat, move)
        elif asked == ASK_KEPT:
            revealing.answer_kept(self, seat, move)
        elif asked == ASK_SWAP:
            revealing.answer_swap(self, seat, move)
        elif asked == ASK_SHAMAN:
            self.set_argument(CHOICE, move)
        elif asked == ASK_COPY:
            self.set_argument(CHOICE, COPY.argument(move))
        elif asked == ASK_REPEAT:
            self.set_argument(CHOICE, REPEAT.argument(move))
        elif asked == ASK_SECOND:
            asking_heroes.answer_second(self, seat, move)
        elif asked == ASK_BANISH:
            asking_heroes.answer_banish(self, self.side_of(seat), move)
        elif asked == ASK_JOIN:
            asking_heroes.answer_join(self, seat, move)
        elif asked == ASK_DROP:
            asking_heroes.drop(self, self.side_of(seat), DROP.argument(move))
        else:
            asking_heroes.answer_find(self, seat, move)

    def happened(self, chance: int, outcome: int) -> None:
        """Carry out what chance decided."""
        if chance == DRAW_CARD:
            drawing.drew(self, outcome)
        elif chance == DRAW_HERO:
            stopping.hero_drawn(self, self.step_seat(), outcome - UNITS)
        elif chance == STOLEN:
            stopping.hero_stolen(self, outcome)
        elif chance == TILE:
            setup.tile_drawn(self, outcome)
        elif chance == SEAT_AT:
            setup.seated(self, outcome)
        elif chance == FIRST_PLAYER:
            setup.first_drawn(self, outcome)
        else:
            drawing.turned_over(self, outcome)

    def obstacle(self, seat: int, move: int) -> int:
        """Give the reason against a move."""
        asked = self.asked[seat]
        if asked in (ASK_ACTION, ASK_FREE):
            return turns.obstacle(self, seat, move)
        if asked == ASK_HALFWAY:
            return marching.halfway_obstacle(self, seat, move)
        if asked == ASK_VILLAGE:
            return stopping.village_obstacle(self, seat, move)
        if asked in (ASK_CARD, ASK_KEPT):
            return choosing.card_obstacle(self, seat, move)
        if asked == ASK_DECK:
            return battles.deck_obstacle(self, seat, move)
        if asked in (ASK_STAND, ASK_RETREAT):
            return meeting.obstacle(self, seat, move, asked == ASK_RETREAT)
        if asked == ASK_BATTLE:
            return battles.battles_obstacle(self, move)
        if asked == ASK_BERSERK:
            return strikes.obstacle(move)
        if asked == ASK_HERO:
            return stopping.hero_obstacle(self, seat, move)
        if asked == ASK_MARKER:
            return stopping.marker_obstacle(self, seat, move)
        if asked == ASK_VANGUARD:
            return battles.vanguard_obstacle(self, move)
        if asked == ASK_SHUFFLE:
            return choosing.shuffle_obstacle(move)
        return self._card_question_obstacle(asked, seat, move)

    def _card_question_obstacle(self, asked: int, seat: int, move: int) -> int:
        """Give the reason against an answer to what a revealed card asks."""
        side = self.side_of(seat)
        if asked == ASK_PLACE:
            return revealing.place_obstacle(self, seat, move)
        if asked == ASK_SWAP:
            return 0 if move in (SWAP, DECLINE) else NOT_AN_ANSWER
        if asked == ASK_SHAMAN:
            return units.shaman_obstacle(self, side, move)
        if asked == ASK_COPY:
            return asking_heroes.copy_obstacle(self, side, move)
        if asked == ASK_REPEAT:
            return asking_heroes.repeat_obstacle(self, side, move)
        if asked == ASK_SECOND:
            return asking_heroes.second_obstacle(self, seat, move)
        if asked == ASK_BANISH:
            return asking_heroes.banish_obstacle(self, side, move)
        if asked == ASK_JOIN:
            return asking_heroes.join_obstacle(self, seat, move)
        if asked == ASK_DROP:
            return asking_heroes.drop_obstacle(self, seat, move)
        return asking_heroes.find_obstacle(self, side, move)

    def moves(self, seat: int, found: list[int]) -> None:
        """List the legal moves."""
        asked = self.asked[seat]
        if asked in (ASK_ACTION, ASK_FREE):
            turns.moves(self, seat, found)
        elif asked == ASK_HALFWAY:
            marching.halfway_moves(self, seat, found)
        elif asked == ASK_VILLAGE:
            stopping.village_moves(self, seat, found)
        elif asked in (ASK_CARD, ASK_KEPT, ASK_SECOND):
            choosing.card_moves(self, seat, found)
        elif asked == ASK_DECK:
            battles.deck_moves(self, seat, found)
        elif asked in (ASK_STAND, ASK_RETREAT):
            meeting.moves(self, seat, found, asked == ASK_RETREAT)
        elif asked == ASK_BATTLE:
            battles.battles_moves(self, found)
        elif asked == ASK_BERSERK:
            found += [BERSERK, HOLD_BACK]
        elif asked == ASK_HERO:
            for hero in self.drawn:
                found.append(KEEP.base + UNITS + hero)
        elif asked == ASK_MARKER:
            found.append(FORGO)
            stopping.take_back_moves(self, seat, found)
        elif asked == ASK_VANGUARD:
            battles.vanguard_moves(self, found)
        elif asked == ASK_SHUFFLE:
            found += [SHUFFLE, LEAVE_ORDER]
        elif asked == ASK_PLACE:
            revealing.place_moves(self, seat, found)
        elif asked == ASK_SWAP:
            found += [SWAP, DECLINE]
        elif asked == ASK_SHAMAN:
            found.append(RED)
            if units.shaman_obstacle(self, self.side_of(seat), GREEN) == 0:
                found.append(GREEN)
        elif asked == ASK_JOIN:
            asking_heroes.join_moves(self, seat, found)
        else:
            asking_heroes.moves(self, seat, found)

    def closes(self, seat: int, move: int) -> bool:
        """Tell whether a move is a whole answer."""
        asked = self.asked[seat]
        if asked in (ASK_ACTION, ASK_FREE):
            return turns.closes(self, seat, move)
        if asked in (ASK_CARD, ASK_KEPT, ASK_SECOND):
            return choosing.card_closes(self, seat, move)
        if asked == ASK_DECK:
            return not PACK.holds(move)
        if asked == ASK_VILLAGE:
            return stopping.village_closes(self, seat, move)
        return True

    def redraw(self, seat: int, dice: Dice) -> None:
        """Draw anew what a seat cannot know."""
        hiding.redraw(self, seat, dice)

    def secret(self, name: str, seat: int) -> list[int]:
        """Give what a seat may not know."""
        return hiding.secret(self, name, seat)

    def draw(self, view: View) -> None:
        """Put what a seat sees on a view."""
        sight.draw(self, view)

    def observe(self, seat: int) -> list[int]:
        """Give what a seat may see as integers."""
        return sight.observe(self, seat)

    def prompt(self, seat: int) -> Text:
        """Put into words what a seat is asked, and where."""
        asked = self.asked[seat]
        message = self.game.prompts.messages[asked].message
        if asked in (ASK_HALFWAY, ASK_VILLAGE, ASK_MARKER, ASK_STAND, ASK_RETREAT):
            zone = Text(ZONE.label(self.board.first + self.argument(0)))
            return Text(message, {"zone": zone})
        return Text(message)

    def path(self, seat: int, move: int) -> list[str]:
        """Name what one points at to make a move."""
        return pointing.path(self, seat, move)

    def preview(self, seat: int, move: int) -> list[Text]:
        """Say what a move would cost or bring."""
        return pointing.preview(self, seat, move)

    def guess(self, seat: int, dice: Dice) -> int:
        """Complete an answer as most would."""
        return bot.guess(self, seat, dice)

    def outlook(self, seat: int) -> int:
        """Judge the position for a bot."""
        return bot.outlook(self, seat)

    def idle(self, seat: int) -> int:
        """Choose for a seat that resigned."""
        return bot.idle(self, seat)

    def problems(self) -> list[str]:
        """List what is wrong with this position."""
        return soundness.problems(self)

    def camp(self, seat: int) -> int:
        """Give the team of a seat (OO-2.15)."""
        return self.teams[seat]

    def copy(self) -> "Orcs":
        """Make an independent twin."""
        twin = Orcs(self.game, self.seats, self.options, self.board)
        self.copy_kernel_to(twin)
        self.copy_fields_to(twin)
        return twin
