"""Which chapter plays which kind of step, hears which question, sees which chance."""

from typing import final

from fracas.core.dice import Dice
from fracas.core.game import NOT_AN_ANSWER
from fracas.core.text import Text
from fracas.core.view import View
from fracas.games.old_world import (
    arrivals,
    battle,
    bot,
    corruption,
    dials,
    drawing,
    effects,
    end_phase,
    khorne,
    lasting,
    nurgle,
    old_world,
    placing,
    questions,
    rounds,
    secrets,
    sight,
    slaanesh,
    strikes,
    summoning,
    tzeentch,
)
from fracas.games.old_world.board import STOCK
from fracas.games.old_world.powers import FIGURES, NO_POWER, POWERS
from fracas.games.old_world.state import World
from fracas.games.old_world.steps import (
    ARRIVAL,
    BATTLE,
    BATTLE_PHASE,
    CARD_EFFECT,
    CORRUPTION,
    DISCARDING,
    DOMINATION,
    DRAW,
    DRAW_PHASE,
    END_PHASE,
    HEROES,
    LASTING,
    OLD_WORLD_PHASE,
    PLACING,
    RETALIATION,
    ROUND,
    SETUP,
    STRIKE,
    SUMMONING,
    TICK,
)
from fracas.games.old_world.tables import (
    ACCEPT,
    ASK_AUTOMATIC,
    ASK_CALL,
    ASK_CORSAIRS,
    ASK_DECAY,
    ASK_DISCARD,
    ASK_HERO,
    ASK_HIT,
    ASK_INFLUENCE,
    ASK_INFLUENCE_TO,
    ASK_KEEPER,
    ASK_MEDDLING,
    ASK_MUSK,
    ASK_OCCUPY,
    ASK_PLACE,
    ASK_PLACE_DIAL,
    ASK_REMOVE_CORRUPTION,
    ASK_REMOVE_TOKEN,
    ASK_ROLL_NOW,
    ASK_ROTTING,
    ASK_SHIELD,
    ASK_TELEPORT,
    ASK_TELEPORT_TO,
    ASK_TROLLSLAYERS,
    ASK_TROLLSLAYERS_TO,
    ASK_TURN,
    ASK_TZEENTCH_DISCARD,
    ASK_UPGRADE,
    ASK_WARPSTONE,
    ASK_WAY,
    ASK_WHICH_DIE,
    CHOOSE,
    DEAL_TOKEN,
    DECLINE,
    DRAW_CARD,
    NAME,
    PASS,
    ROLL,
    USE_OTHER,
    USE_SIX,
)


@final
class OldWorld(World):
    """A game in the Old World, whole."""

    __slots__ = ()

    def begin(self) -> None:
        """Lay everything out and set up."""
        self.furnish()
        self.push(SETUP, NO_POWER)

    def advance(self, step: int) -> None:
        """Run the top step."""
        if step == STRIKE:
            strikes.strike(self)
        elif step == SUMMONING:
            summoning.phase(self)
        elif step == DRAW:
            drawing.draw(self)
        elif step == BATTLE:
            battle.battle(self)
        elif step == BATTLE_PHASE:
            battle.phase(self)
        elif step == CARD_EFFECT:
            effects.effect(self)
        elif step == ARRIVAL:
            arrivals.arrival(self)
        elif step == DOMINATION:
            corruption.domination(self)
        elif step == CORRUPTION:
            corruption.corruption(self)
        elif step == ROUND:
            rounds.play_round(self)
        else:
            self._advance_rare(step)

    def _advance_rare(self, step: int) -> None:
        if step == END_PHASE:
            end_phase.phase(self)
        elif step == HEROES:
            end_phase.heroes(self)
        elif step == LASTING:
            lasting.lasting(self)
        elif step == TICK:
            dials.tick(self)
        elif step == DRAW_PHASE:
            drawing.phase(self)
        elif step == DISCARDING:
            drawing.discarding(self)
        elif step == OLD_WORLD_PHASE:
            old_world.phase(self)
        elif step == PLACING:
            placing.placing(self)
        elif step == RETALIATION:
            strikes.retaliation(self)
        else:
            rounds.setup(self)

    def answer(self, seat: int, move: int) -> None:
        """Carry out an answer."""
        asked = self.asked[seat]
        if asked == ASK_TURN:
            summoning.answer(self, seat, move)
        elif asked == ASK_HIT:
            strikes.answer_hit(self, move)
        elif asked == ASK_WHICH_DIE:
            strikes.answer_which_die(self, move)
        elif asked == ASK_AUTOMATIC:
            strikes.answer_automatic(self, move)
        elif asked == ASK_ROLL_NOW:
            strikes.answer_roll_now(self, move)
        elif asked in (ASK_PLACE, ASK_PLACE_DIAL):
            placing.answer(self, move)
        elif asked == ASK_WAY:
            old_world.answer_way(self, move)
        elif asked in (ASK_TZEENTCH_DISCARD, ASK_DISCARD):
            drawing.answer_discard(self, move)
        elif asked == ASK_WARPSTONE:
            arrivals.answer_warpstone(self, move)
        elif asked == ASK_OCCUPY:
            arrivals.answer_occupy(self, move)
        elif asked == ASK_HERO:
            end_phase.answer_hero(self, move)
        elif asked == ASK_UPGRADE:
            dials.answer_upgrade(self, move)
        elif asked in (ASK_REMOVE_CORRUPTION, ASK_DECAY):
            nurgle.answer_cleanse(self, move)
        elif asked in (ASK_REMOVE_TOKEN, ASK_CORSAIRS):
            dials.answer_remove_token(self, move)
        elif asked == ASK_KEEPER:
            battle.answer_keeper(self, move)
        elif asked == ASK_TROLLSLAYERS:
            lasting.answer_trollslayers(self, move)
        elif asked == ASK_TROLLSLAYERS_TO:
            lasting.answer_march(self, move)
        else:
            self._answer_for_card(asked, move)

    def _answer_for_card(self, asked: int, move: int) -> None:
        if asked == ASK_CALL:
            khorne.answer_call(self, move)
        elif asked == ASK_ROTTING:
            nurgle.answer_rotting(self, move)
        elif asked == ASK_SHIELD:
            tzeentch.answer_shield(self, move)
        elif asked == ASK_TELEPORT:
            tzeentch.answer_teleport(self, move)
        elif asked == ASK_TELEPORT_TO:
            tzeentch.answer_teleport_to(self, move)
        elif asked == ASK_MEDDLING:
            tzeentch.answer_meddling(self, move)
        elif asked == ASK_INFLUENCE:
            slaanesh.answer_influence(self, move)
        elif asked == ASK_INFLUENCE_TO:
            slaanesh.answer_influence_to(self, move)
        else:
            slaanesh.answer_musk(self, move)

    def happened(self, chance: int, outcome: int) -> None:
        """Carry out a roll, or what was drawn, turned up or dealt."""
        if chance == ROLL:
            strikes.rolled(self, outcome + 1)
        elif chance == DRAW_CARD:
            drawing.drawn(self, outcome)
        elif chance == DEAL_TOKEN:
            rounds.dealt(self, outcome)
        else:
            old_world.turned_up(self, outcome)

    def obstacle(self, seat: int, move: int) -> int:
        """Give the reason against a move."""
        asked = self.asked[seat]
        if asked == ASK_TURN:
            return summoning.obstacle(self, seat, move)
        if asked == ASK_HIT:
            return strikes.hit_obstacle(self, move)
        if asked in (ASK_PLACE, ASK_PLACE_DIAL):
            return placing.obstacle(self, move)
        if asked in (ASK_TZEENTCH_DISCARD, ASK_DISCARD):
            return drawing.discard_obstacle(self, seat, move)
        if asked == ASK_OCCUPY:
            return arrivals.occupy_obstacle(self, move)
        if asked in (ASK_WARPSTONE, ASK_ROLL_NOW):
            return 0 if move in (ACCEPT, DECLINE) else NOT_AN_ANSWER
        if asked == ASK_WHICH_DIE:
            return 0 if move in (USE_SIX, USE_OTHER) else NOT_AN_ANSWER
        if asked == ASK_UPGRADE:
            return dials.upgrade_obstacle(self, move)
        if asked == ASK_REMOVE_CORRUPTION:
            return nurgle.cleanse_obstacle(self, move)
        if asked == ASK_REMOVE_TOKEN:
            return slaanesh.take_obstacle(self, move)
        if asked == ASK_WAY:
            return old_world.way_obstacle(self, move)
        if asked == ASK_CORSAIRS:
            return lasting.corsairs_obstacle(self, move)
        if asked == ASK_TROLLSLAYERS:
            return lasting.trollslayers_obstacle(self, move)
        if asked == ASK_TROLLSLAYERS_TO:
            return lasting.march_obstacle(self, move)
        return self._card_obstacle(asked, move)

    def _card_obstacle(self, asked: int, move: int) -> int:
        if asked == ASK_DECAY:
            return nurgle.decay_obstacle(self, move)
        if asked == ASK_TELEPORT_TO:
            return tzeentch.teleport_to_obstacle(self, move)
        if asked == ASK_MEDDLING:
            return tzeentch.meddling_obstacle(self, move)
        if asked == ASK_INFLUENCE:
            return slaanesh.influence_obstacle(self, move)
        if asked == ASK_INFLUENCE_TO:
            return slaanesh.influence_to_obstacle(self, move)
        return self._figure_obstacle(asked, move)

    def _figure_obstacle(self, asked: int, move: int) -> int:
        if asked == ASK_HERO:
            return end_phase.hero_obstacle(self, move)
        if asked == ASK_CALL:
            return khorne.call_obstacle(self, move)
        if asked == ASK_ROTTING:
            return nurgle.rotting_obstacle(self, move)
        if asked == ASK_MUSK:
            return slaanesh.musk_obstacle(self, move)
        if asked == ASK_KEEPER:
            return battle.keeper_obstacle(self, move)
        if asked == ASK_AUTOMATIC:
            return strikes.automatic_hit_obstacle(self, move)
        return tzeentch.figure_obstacle(self, asked, move)

    def moves(self, seat: int, found: list[int]) -> None:
        """List the legal moves."""
        asked = self.asked[seat]
        if asked == ASK_TURN:
            summoning.moves(self, seat, found)
        elif asked == ASK_HIT:
            strikes.hit_moves(self, found)
        elif asked in (ASK_PLACE, ASK_PLACE_DIAL):
            placing.moves(self, found)
        elif asked in (ASK_TZEENTCH_DISCARD, ASK_DISCARD):
            drawing.discard_moves(self, seat, found)
        elif asked == ASK_OCCUPY:
            arrivals.occupy_moves(self, found)
        elif asked in (ASK_WARPSTONE, ASK_ROLL_NOW):
            found += (ACCEPT, DECLINE)
        elif asked == ASK_WHICH_DIE:
            found += (USE_SIX, USE_OTHER)
        elif asked == ASK_UPGRADE:
            dials.upgrade_moves(self, found)
        elif asked == ASK_REMOVE_CORRUPTION:
            nurgle.cleanse_moves(self, found)
        elif asked == ASK_REMOVE_TOKEN:
            slaanesh.take_moves(self, found)
        elif asked == ASK_WAY:
            old_world.way_moves(self, found)
        elif asked == ASK_CORSAIRS:
            lasting.corsairs_moves(self, found)
        elif asked == ASK_TROLLSLAYERS:
            lasting.trollslayers_moves(self, found)
        elif asked == ASK_TROLLSLAYERS_TO:
            lasting.march_moves(self, found)
        else:
            self._card_moves(asked, found)

    def _card_moves(self, asked: int, found: list[int]) -> None:
        if asked == ASK_DECAY:
            nurgle.decay_moves(self, found)
        elif asked == ASK_TELEPORT_TO:
            tzeentch.teleport_to_moves(self, found)
        elif asked == ASK_INFLUENCE:
            slaanesh.influence_moves(self, found)
        elif asked == ASK_INFLUENCE_TO:
            slaanesh.influence_to_moves(self, found)
        elif asked == ASK_AUTOMATIC:
            strikes.automatic_moves(self, found)
        elif asked == ASK_MEDDLING:
            for power in range(POWERS):
                if tzeentch.meddling_obstacle(self, NAME.move(power)) == 0:
                    found.append(NAME.move(power))
        else:
            for figure in range(FIGURES):
                if self.where[figure] != STOCK:
                    move = CHOOSE.base + figure
                    if self._figure_obstacle(asked, move) == 0:
                        found.append(move)
            if asked in (ASK_CALL, ASK_KEEPER):
                found.append(DECLINE)

    def idle(self, seat: int) -> int:
        """Pass, decline, or take the first that comes."""
        asked = self.asked[seat]
        if asked == ASK_TURN:
            return PASS
        found = self.legal(seat)
        return DECLINE if DECLINE in found else found[0]

    def redraw(self, seat: int, dice: Dice) -> None:
        """Draw anew what a seat cannot know."""
        secrets.redraw(self, seat, dice)

    def secret(self, name: str, seat: int) -> list[int]:
        """Give what a seat may not know."""
        return secrets.secret(self, name, seat)

    def problems(self) -> list[str]:
        """List what is wrong with this state."""
        return secrets.problems(self)

    def path(self, seat: int, move: int) -> list[str]:
        """Name what one points at."""
        pointed = sight.path(self, move)
        return super().path(seat, move) if pointed is None else pointed

    def prompt(self, seat: int) -> Text:
        """Put into words what a seat is asked."""
        return questions.prompt(self, seat)

    def explain(self, reason: int, seat: int, move: int) -> dict[str, int | str | Text]:
        """Give the arguments of a reason's message."""
        return questions.explain(self, reason, seat, move)

    def preview(self, seat: int, move: int) -> list[Text]:
        """Say what a move would cost or bring."""
        return questions.preview(self, seat, move)

    def outlook(self, seat: int) -> int:
        """Judge the position for a bot."""
        return bot.outlook(self, seat)

    def draw(self, view: View) -> None:
        """Put everything on a view."""
        sight.draw(self, view)

    def observe(self, seat: int) -> list[int]:
        """Give what a seat sees as integers."""
        return sight.observe(self, seat)

    def copy(self) -> "OldWorld":
        """Make an independent twin."""
        twin = OldWorld(self.game, self.seats, self.options)
        self.copy_kernel_to(twin)
        self.copy_fields_to(twin)
        return twin
