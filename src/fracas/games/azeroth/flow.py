"""Which chapter plays which kind of step, hears which question, sees which chance."""

from typing import final

from fracas.core.game import NOT_AN_ANSWER
from fracas.core.text import Text
from fracas.core.view import View
from fracas.games.azeroth import (
    bombs,
    bot,
    campaign,
    conquest,
    draft,
    markers,
    placements,
    previews,
    redeployment,
    setup,
    sight,
    soundness,
    turns,
)
from fracas.games.azeroth.relics import AEGIS, HEART
from fracas.games.azeroth.state import FIRST_RACE, FORT, TOWER, WALL, Realm
from fracas.games.azeroth.steps import (
    AT_DECLINE,
    AT_PLANTING,
    BOMBS,
    CONQUEST,
    LONE_TOKEN,
    REFILL,
    RETREAT,
    REVEAL,
    ROUNDS,
    SETUP,
    TURN,
    WALLS_DUE,
)
from fracas.games.azeroth.tables import (
    ASK_AEGIS,
    ASK_ASSAULT,
    ASK_BEASTS,
    ASK_BOMB,
    ASK_COMBO,
    ASK_CONQUEST,
    ASK_FORM,
    ASK_FORT,
    ASK_HEART,
    ASK_LONE_TOKEN,
    ASK_OBJECTIVES,
    ASK_PLANTING,
    ASK_RECRUITS,
    ASK_REDEPLOYMENT,
    ASK_RETREAT,
    ASK_SIDE,
    ASK_TOWER,
    ASK_TURN,
    ASK_WATER,
    BUILD,
    CHOOSE_FORM,
    COMBOS,
    DECLINE,
    DRAW_BADGE,
    DRAW_BANNER,
    DRAW_FACE,
    DRAW_MARKER,
    DRAW_START,
    EXPAND,
    FIGHT_FOR,
    FINISH,
    LAY,
    NEUTRAL,
    PAY_BEASTS,
    PLANT,
    RECRUIT,
    ROLL,
    ROLL_DIE,
    ROLL_FREE_DIE,
    TAKE,
    TURN_BOMB,
    WITHDRAW,
)


@final
class Azeroth(Realm):
    """A game of Small World of Warcraft, whole."""

    __slots__ = ()

    def begin(self) -> None:
        """Bring the pieces and set up."""
        self.furnish()
        self.push(SETUP, 0)

    def advance(self, step: int) -> None:
        """Run the top step."""
        if step == TURN:
            turns.turn(self)
        elif step == CONQUEST:
            conquest.conquest(self)
        elif step == ROUNDS:
            turns.rounds(self)
        elif step == RETREAT:
            redeployment.retreat(self)
        elif step == REFILL:
            draft.refill(self)
        elif step == REVEAL:
            markers.reveal(self)
        elif step == BOMBS:
            bombs.bombs(self)
        elif step == WALLS_DUE:
            turns.walls_due(self)
        elif step == LONE_TOKEN:
            redeployment.lone_token(self)
        elif step == SETUP:
            setup.setup(self)

    def answer(self, seat: int, move: int) -> None:
        """Carry out an answer."""
        asked = self.asked[seat]
        if asked == ASK_CONQUEST:
            campaign.answer(self, seat, move)
        elif asked == ASK_REDEPLOYMENT:
            redeployment.answer(self, seat, move)
        elif asked in (ASK_RETREAT, ASK_LONE_TOKEN):
            redeployment.place(self, seat, move)
        elif asked == ASK_TURN:
            if move == DECLINE:
                self.go(AT_DECLINE)
            else:
                turns.expand(self, seat)
        elif asked == ASK_COMBO:
            draft.take_combo(self, seat, TAKE.argument(move))
        else:
            self._answer_rarer(seat, asked, move)

    def _answer_rarer(self, seat: int, asked: int, move: int) -> None:
        if asked == ASK_ASSAULT:
            conquest.answer_assault(self, seat, move)
        elif asked == ASK_BEASTS:
            self.set_argument(conquest.BEASTS, PAY_BEASTS.argument(move))
        elif asked == ASK_RECRUITS:
            redeployment.recruit(self, seat, RECRUIT.argument(move))
        elif asked == ASK_FORM:
            turns.choose_form(self, seat, CHOOSE_FORM.argument(move))
        elif asked == ASK_SIDE:
            turns.choose_side(self, seat, FIGHT_FOR.argument(move))
            if self.stack[self.top] == CONQUEST:
                conquest.count_for_chosen_side(self, seat)
        elif asked == ASK_AEGIS:
            placements.lay(self, seat, AEGIS, LAY.argument(move))
        elif asked == ASK_HEART:
            placements.lay(self, seat, HEART, LAY.argument(move))
        elif asked == ASK_WATER:
            markers.lay_well(self, LAY.argument(move))
        elif asked == ASK_BOMB:
            bombs.answer_bomb(self, seat, move)
        elif asked == ASK_PLANTING:
            if move == FINISH:
                self.go(AT_PLANTING + 1)
            else:
                bombs.plant(self, seat, PLANT.argument(move))
        elif asked == ASK_OBJECTIVES:
            if move == FINISH:
                self.go(AT_PLANTING)
            else:
                placements.answer_objectives(self, seat, move)
        else:
            placements.build(self, BUILD.argument(move), _work(asked))

    def happened(self, chance: int, outcome: int) -> None:
        """Carry out a roll or something drawn."""
        if chance == ROLL_DIE:
            conquest.rolled_die(self, outcome)
        elif chance == ROLL_FREE_DIE:
            conquest.rolled_free_die(self, outcome)
        elif chance == DRAW_BANNER:
            draft.drawn_banner(self, outcome)
        elif chance == DRAW_BADGE:
            draft.drawn_badge(self, outcome)
        elif chance == DRAW_MARKER:
            markers.revealed(self, outcome)
        elif chance == TURN_BOMB:
            bombs.turned(self, outcome)
        elif chance == DRAW_FACE:
            self.faces = (*self.faces, outcome)
        elif chance == DRAW_START:
            self.starter = outcome

    def settle(self) -> None:
        """Fill the free place of the column before anything else happens (SW-4.5, SW-4.6)."""
        if (
            len(self.combo_race) < COMBOS
            and self.round > 0
            and self.stack[self.top] != REFILL
            and draft.refillable(self)
        ):
            self.push(REFILL, self.turn_seat)

    def obstacle(self, seat: int, move: int) -> int:
        """Give the reason against a move."""
        asked = self.asked[seat]
        if asked == ASK_CONQUEST:
            return campaign.obstacle(self, seat, move)
        if asked == ASK_REDEPLOYMENT:
            return redeployment.obstacle(self, seat, move)
        if asked == ASK_RETREAT:
            return redeployment.place_obstacle(self, seat, move)
        if asked == ASK_TURN:
            return 0 if move in (EXPAND, DECLINE) else NOT_AN_ANSWER
        if asked == ASK_COMBO:
            if not TAKE.holds(move):
                return NOT_AN_ANSWER
            return draft.combo_obstacle(self, seat, TAKE.argument(move))
        return self._rarer_obstacle(seat, asked, move)

    def _rarer_obstacle(self, seat: int, asked: int, move: int) -> int:
        if asked == ASK_ASSAULT:
            return conquest.assault_obstacle(move)
        if asked == ASK_BEASTS:
            return conquest.beasts_obstacle(self, seat, move)
        if asked == ASK_RECRUITS:
            return redeployment.recruit_obstacle(self, seat, move)
        if asked == ASK_FORM:
            return turns.form_obstacle(self, seat, move)
        if asked == ASK_SIDE:
            return 0 if FIGHT_FOR.holds(move) else NOT_AN_ANSWER
        if asked in (ASK_AEGIS, ASK_HEART):
            return placements.lay_obstacle(self, seat, move)
        if asked == ASK_WATER:
            return markers.water_obstacle(self, move)
        if asked == ASK_BOMB:
            return bombs.bomb_obstacle(self, seat, move)
        if asked == ASK_PLANTING:
            return bombs.planting_obstacle(self, seat, move)
        if asked == ASK_OBJECTIVES:
            return placements.objective_obstacle(self, seat, move)
        if asked == ASK_LONE_TOKEN:
            return redeployment.lone_obstacle(self, seat, move)
        return placements.build_obstacle(self, seat, _work(asked), move)

    def moves(self, seat: int, found: list[int]) -> None:
        """List the legal moves."""
        asked = self.asked[seat]
        if asked == ASK_CONQUEST:
            campaign.moves(self, seat, found)
        elif asked == ASK_REDEPLOYMENT:
            redeployment.moves(self, seat, found)
        elif asked == ASK_RETREAT:
            redeployment.place_moves(self, seat, found)
        elif asked == ASK_TURN:
            found += [EXPAND, DECLINE]
        elif asked == ASK_COMBO:
            draft.combo_moves(self, seat, found)
        else:
            self._rarer_moves(seat, asked, found)

    def _rarer_moves(self, seat: int, asked: int, found: list[int]) -> None:
        if asked == ASK_ASSAULT:
            found += [ROLL, WITHDRAW]
        elif asked == ASK_BEASTS:
            conquest.beasts_moves(self, seat, found)
        elif asked == ASK_RECRUITS:
            for amount in range(redeployment.most_recruits(self, seat) + 1):
                found.append(RECRUIT.move(amount))
        elif asked == ASK_FORM:
            for move in (CHOOSE_FORM.move(0), CHOOSE_FORM.move(turns.WORGEN)):
                if turns.form_obstacle(self, seat, move) == 0:
                    found.append(move)
        elif asked == ASK_SIDE:
            for side in range(NEUTRAL + 1):
                found.append(FIGHT_FOR.move(side))
        elif asked in (ASK_AEGIS, ASK_HEART):
            for region in self.regions_of(2 * seat + FIRST_RACE):
                found.append(LAY.move(region))
        elif asked == ASK_WATER:
            for region in self.land.waters_of(self.argument(0)):
                found.append(LAY.move(region))
        elif asked == ASK_BOMB:
            bombs.bomb_moves(self, seat, found)
        elif asked == ASK_PLANTING:
            bombs.plant_moves(self, seat, found)
        elif asked == ASK_OBJECTIVES:
            placements.objective_moves(self, seat, found)
        elif asked == ASK_LONE_TOKEN:
            redeployment.lone_moves(self, seat, found)
        else:
            placements.build_moves(self, seat, _work(asked), found)

    def closes(self, seat: int, move: int) -> bool:
        """Only an exchange and some intimidations need a second move."""
        return self.asked[seat] != ASK_CONQUEST or campaign.closes(self, seat, move)

    def copy(self) -> "Azeroth":
        """Make an independent twin."""
        twin = Azeroth(self.game, self.seats, self.options, self.atlas)
        self.copy_kernel_to(twin)
        self.copy_fields_to(twin)
        return twin

    def problems(self) -> list[str]:
        """List what cannot be."""
        return soundness.problems(self)

    def explain(self, reason: int, seat: int, move: int) -> dict[str, int | str | Text]:
        """Give the numbers that a reason speaks of."""
        return previews.explain(self, reason, seat, move)

    def preview(self, seat: int, move: int) -> list[Text]:
        """Say what a move would cost, and why."""
        return previews.preview(self, seat, move)

    def outlook(self, seat: int) -> int:
        """Judge the position for a bot."""
        return bot.outlook(self, seat)

    def idle(self, seat: int) -> int:
        """Do the least."""
        return bot.idle(self, seat)

    def path(self, seat: int, move: int) -> list[str]:
        """Name what one points at."""
        return sight.path(self, move)

    def draw(self, view: View) -> None:
        """Put the islands and all that lies on and beside them on a view."""
        sight.draw(self, view)

    def observe(self, seat: int) -> list[int]:
        """Give what a seat sees as integers."""
        return sight.observe(self, seat)


def _work(asked: int) -> int:
    if asked == ASK_FORT:
        return FORT
    return TOWER if asked == ASK_TOWER else WALL
