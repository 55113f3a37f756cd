"""Hidden things in one position: views do not show them, imagined states draw them anew."""

from fracas.contract.fields import field_difference, fields
from fracas.contract.sight import difference, imagined, refusals, sight, watcher_name
from fracas.contract.trial import Case, Trial, check
from fracas.core.events import SPECTATOR
from fracas.core.state import State

_REFUSALS_COMPARED = 24
_IMAGINED_FOR_A_SECRET = 3


@check
def views_leak_nothing(trial: Trial) -> None:
    """What a seat sees is the same in the real state and in those it cannot tell from it."""
    for case in trial.every_setup():
        state = case.begin()
        for _ in case.decisions(state):
            for watcher in case.watchers():
                _compare_sights(case, state, watcher)


def _compare_sights(case: Case, state: State, watcher: int) -> None:
    name = watcher_name(watcher)
    before = fields(state)
    with case.blaming(f"imagine for {name}"):
        twin = imagined(state, watcher, case.new_dice())
    count = case.game.verbs.count
    moves = [case.dice.below(count) for _ in range(_REFUSALS_COMPARED)]
    with case.blaming(f"what {name} sees"):
        real, other = sight(state, watcher), sight(twin, watcher)
        real["refusals"] = refusals(state, watcher, moves) if watcher != SPECTATOR else []
        other["refusals"] = refusals(twin, watcher, moves) if watcher != SPECTATOR else []
    found = difference(real, other)
    if found:
        raise case.broken(f"{name} can tell the real state from an imagined one: {found}")
    found = field_difference(before, fields(state))
    if found:
        raise case.broken(f"imagining or looking for {name} changed the state: {found}")


@check
def imagine_peeks_at_nothing(trial: Trial) -> None:
    """Two states that a seat cannot tell apart are imagined alike, sound, and to the end."""
    for case in trial.every_setup():
        state = case.begin()
        played_out = False
        for _ in case.decisions(state):
            for watcher in case.watchers():
                twin = _imagine_twice(case, state, watcher)
                if not played_out and case.dice.below(trial.effort.moments) == 0:
                    case.play_out(twin)
                    played_out = True


def _imagine_twice(case: Case, state: State, watcher: int) -> State:
    name = watcher_name(watcher)
    before = fields(state)
    with case.blaming(f"imagine for {name}"):
        twin = state.imagine(watcher, case.new_dice())
    case.require_sound(twin, f"a state imagined for {name}")
    dice = case.new_dice()
    with case.blaming(f"imagine for {name}"):
        from_real = state.imagine(watcher, dice.copy())
        again = state.imagine(watcher, dice.copy())
        from_twin = twin.imagine(watcher, dice.copy())
    found = field_difference(before, fields(state))
    if found:
        raise case.broken(f"imagining for {name} changed the state: {found}")
    found = field_difference(fields(from_real), fields(again))
    if found:
        raise case.broken(f"imagining twice for {name} with the same dice differs: {found}")
    found = field_difference(fields(from_real), fields(from_twin))
    if found:
        raise case.broken(
            f"imagining for {name} peeks at what it cannot know: from the real and from an "
            f"imagined state, with the same dice, {found}"
        )
    return twin


@check
def secrets_vary(trial: Trial) -> None:
    """Every secret that the game declares is drawn anew, for every seat it is hidden from."""
    hidden: set[tuple[str, int]] = set()
    varied: set[tuple[str, int]] = set()
    for case in trial.every_setup():
        state = case.begin()
        for _ in case.decisions(state):
            for watcher in case.watchers():
                _note_secrets(case, state, watcher, hidden, varied)
    for name in trial.game.secrets:
        if all(secret != name for secret, _ in hidden):
            raise trial.broken(f"the secret {name!r} is declared, and nothing is ever hidden in it")
    for name, watcher in sorted(hidden - varied):
        raise trial.broken(
            f"the secret {name!r} is always imagined by {watcher_name(watcher)} as it really is"
        )


def _note_secrets(
    case: Case,
    state: State,
    watcher: int,
    hidden: set[tuple[str, int]],
    varied: set[tuple[str, int]],
) -> None:
    wanted = [name for name in case.game.secrets if (name, watcher) not in varied]
    if case.game.secrets and not wanted:
        return
    for _ in range(_IMAGINED_FOR_A_SECRET):
        with case.blaming(f"imagine for {watcher_name(watcher)}"):
            twin = imagined(state, watcher, case.new_dice())
        if not case.game.secrets:
            # Open chains and secret answers are the kernel's own secret, in every game.
            real, other = fields(state), fields(twin)
            real["chains"] = other["chains"]
            found = field_difference(real, other)
            if found:
                raise case.broken(f"a game that declares no secrets hides something: {found}")
        for name in wanted:
            secret = state.secret(name, watcher)
            if secret:
                hidden.add((name, watcher))
            if secret != twin.secret(name, watcher):
                varied.add((name, watcher))
