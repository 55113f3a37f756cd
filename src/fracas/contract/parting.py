"""Hidden things over a course of play: two worlds that a seat cannot tell apart stay alike.

A real game and an imagined twin get the same moves, and the same outcomes where the
watcher sees them. As long as that goes, whatever the watcher sees must be the same in
both: view, moves, question, log, who is asked and what, and what it imagines.

The worlds may part in two ways only. Where the secret answers to one simultaneous
question were imagined differently, opening them shows it. And where the rules bring
something hidden to light, the game says so by `disclose`; the kernel needs to know it
anyway, for nobody may take back what led there. It must be said in both worlds: that
nothing came to light tells something, too.
"""

from typing import Final

from fracas.contract.fields import field_difference, fields
from fracas.contract.sight import difference, imagined, sight, told, watcher_name
from fracas.contract.trial import CHANCE, Act, Case, Trial, check, move_of
from fracas.core.events import NOBODY, Journal, includes
from fracas.core.state import State

_LONGEST_WALK: Final = 24


@check
def hidden_things_stay_hidden(trial: Trial) -> None:
    """Real and imagined worlds look the same to a seat until the rules disclose something."""
    for case in trial.every_setup():
        state = case.begin()
        for _ in case.decisions(state):
            watcher = case.dice.below(case.setup.seats + 1) - 1
            _Worlds(case, state, watcher).walk()


class _Worlds:
    """A real and an imagined world in which the same things happen."""

    def __init__(self, case: Case, state: State, watcher: int) -> None:
        self.case = case
        self.watcher = watcher
        self.name = watcher_name(watcher)
        self.real = state.copy()
        with case.blaming(f"imagine for {self.name}"):
            self.twin = imagined(state, watcher, case.new_dice())
        self.journals = (Journal(), Journal())

    def walk(self) -> None:
        """Go on in both worlds until they part or the walk has been long enough."""
        remembered = self.case.happened
        self.case.happened = remembered[:]
        for _ in range(_LONGEST_WALK):
            if self.real.over() or not self._step():
                break
        self.case.happened = remembered

    def _step(self) -> bool:
        acts = self._choose()
        if acts is None:
            return False
        explained = self._opens_different_answers(acts[0])
        automatic = self._automatic_disclosures(acts[0])
        disclosed = [0, 0]
        for position, world in enumerate((self.real, self.twin)):
            before = world.disclosures
            with self.case.blaming(f"{str(acts[position])!r}"):
                acts[position].on(world, self.journals[position])
            disclosed[position] = world.disclosures - before - automatic
        self.case.happened.append(str(acts[0]))
        found = self._difference()
        if not found:
            return True
        if explained or min(disclosed) > 0:
            return False
        raise self.case.broken(
            f"{self.name} can tell the real world from an imagined one, though nothing was "
            f"disclosed: {found} (if the rules bring this to light here, say so with disclose())"
        )

    def _choose(self) -> tuple[Act, Act] | None:
        """Choose what happens in both worlds; None where nothing can happen in both."""
        case, real, twin = self.case, self.real, self.twin
        if real.chance() != 0:
            if not includes(real.chance_audience, self.watcher):
                return self._unseen_outcomes()
            possible = {outcome for outcome, _ in twin.outcomes()}
            outcomes = [outcome for outcome, _ in real.outcomes() if outcome in possible]
            if not outcomes:
                return None
            act = case.outcome_of(real, outcomes[case.dice.below(len(outcomes))])
            return act, act
        owing = real.owing()
        seat = owing[case.dice.below(len(owing))]
        shared = set(case.legal(twin, seat))
        moves = [move for move in case.legal(real, seat) if move in shared]
        if not moves:
            return None
        act = move_of(case.game, seat, moves[case.dice.below(len(moves))])
        return act, act

    def _unseen_outcomes(self) -> tuple[Act, Act]:
        """Let chance decide differently in both worlds what the watcher does not see."""
        one, other = (
            self.case.outcome_of(world, self.case.dice.weighted(world.weights()))
            for world in (self.real, self.twin)
        )
        return one, other

    def _automatic_disclosures(self, act: Act) -> int:
        """Count the disclosures that the kernel notes for an act, beside the game's own."""
        if act.seat == CHANCE:
            return 0 if self.real.chance_audience == NOBODY else 1
        return 1 if self._opens_answers(act) else 0

    def _opens_answers(self, act: Act) -> bool:
        real = self.real
        last = act.seat != CHANCE and real.together and real.owed == 1 << act.seat
        return last and real.closes(act.seat, act.number)

    def _opens_different_answers(self, act: Act) -> bool:
        return self._opens_answers(act) and self.real.chains != self.twin.chains

    def _difference(self) -> str:
        """Say by what the watcher could tell the worlds apart; empty if by nothing."""
        case, watcher = self.case, self.watcher
        with case.blaming(f"what {self.name} sees"):
            found = difference(sight(self.real, watcher), sight(self.twin, watcher))
        if found:
            return found
        one, other = (told(case.game, journal, watcher) for journal in self.journals)
        found = difference(one, other, "log")
        if found:
            return found
        if self.real.chance() != 0:
            return ""
        dice = case.new_dice()
        with case.blaming(f"imagine for {self.name}"):
            one_imagined = fields(self.real.imagine(watcher, dice.copy()))
            other_imagined = fields(self.twin.imagine(watcher, dice.copy()))
        found = field_difference(one_imagined, other_imagined)
        return f"imagined with the same dice, {found}" if found else ""
