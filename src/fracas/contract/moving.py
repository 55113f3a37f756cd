"""Moves: how they are written, and the one definition of legal."""

from typing import Final

from fracas.contract.rulebooks import known_rules
from fracas.contract.trial import Case, Trial, check
from fracas.contract.wording import Speech
from fracas.core.errors import IllegalMove, Refusal
from fracas.core.state import State
from fracas.core.verbs import MOST_MOVES, DeclarationError, UnknownNotation

_EXPLAINED: Final = 24
"""How many refusals for one reason are put into words in one position; all are compared."""


@check
def notation_parses_back(trial: Trial) -> None:
    """Every move is written in a way of its own, and read back."""
    verbs = trial.game.verbs
    if not 0 < verbs.count <= MOST_MOVES:
        raise trial.broken(f"there are {verbs.count} moves; 1 to {MOST_MOVES} are possible")
    written: dict[str, int] = {}
    for move in range(verbs.count):
        notation = verbs.notation(move)
        if notation in written:
            raise trial.broken(f"moves {written[notation]} and {move} are written {notation!r}")
        written[notation] = move
        try:
            read = verbs.parse(notation)
        except (UnknownNotation, DeclarationError) as error:
            raise trial.broken(f"{notation!r} cannot be read back: {error}") from error
        if read != move:
            raise trial.broken(f"{notation!r} is move {move} and is read as {read}")


@check
def legal_has_one_definition(trial: Trial) -> None:
    """Over whole games and all moves: listed as legal, not refused by `why_not`, and playable."""
    asked = 0
    speech = Speech(trial)
    for case in trial.cases():
        if asked > trial.effort.moves:
            return
        state = case.begin()
        for _ in case.play(state):
            owing = state.owing()
            asked += len(owing) * case.game.verbs.count
            for seat in range(case.setup.seats):
                if seat in owing:
                    _compare(case, state, seat, speech)
                else:
                    _require_nothing_legal(case, state, seat)


def _compare(case: Case, state: State, seat: int, speech: Speech) -> None:
    before = state.encode()
    legal = case.legal(state, seat)
    notation = case.game.verbs.notation
    if legal != sorted(set(legal)):
        raise case.broken(f"the legal moves of seat {seat + 1} are not sorted, or twice: {legal}")
    listed = set(legal)
    explained: dict[int, int] = {}
    refused: dict[str, int] = {}
    for move, reason in enumerate(_reasons(case, state, seat)):
        if reason == 0 and move not in listed:
            raise case.broken(
                f"{notation(move)!r} of seat {seat + 1} has no obstacle and is not listed as legal"
            )
        if reason == 0:
            continue
        explained[reason] = explained.get(reason, 0) + 1
        if move not in listed and explained[reason] > _EXPLAINED:
            continue
        with case.blaming(f"why_not(seat {seat + 1}, {notation(move)!r})"):
            refusal = state.why_not(seat, move)
        if refusal is None or move in listed:
            raise case.broken(f"a move that is listed as legal is refused: {refusal}")
        if refused.setdefault(repr(refusal.text), move) == move:
            _judge_refusal(case, refusal, speech)
    if state.encode() != before:
        raise case.broken(f"asking what seat {seat + 1} may do changed the state")
    for move in refused.values():
        _require_refused(case, state, seat, move)


def _reasons(case: Case, state: State, seat: int) -> list[int]:
    """Ask for the reason against every move; 0 where there is none."""
    reasons: list[int] = []
    try:
        for move in range(case.game.verbs.count):
            reasons.append(state.refused(seat, move))
    except Exception as error:
        asked = case.game.verbs.notation(len(reasons))
        raise case.broken(
            f"why_not(seat {seat + 1}, {asked!r}) raises {type(error).__name__}: {error}"
        ) from error
    return reasons


def _judge_refusal(case: Case, refusal: Refusal, speech: Speech) -> None:
    for problem in speech.problems(refusal.text):
        raise case.broken(f"{refusal}: {problem}")
    rules = known_rules(case.game, refusal.rule)
    if rules and refusal.rule not in rules:
        what = f"names the rule {refusal.rule!r}" if refusal.rule else "names no rule"
        raise case.broken(f"{refusal} {what}, which the rulebook does not have")


def _require_refused(case: Case, state: State, seat: int, move: int) -> None:
    notation = case.game.verbs.notation(move)
    expected = state.why_not(seat, move)
    before = state.encode()
    try:
        state.play(seat, move)
    except IllegalMove as error:
        if expected is None or error.refusal.text != expected.text:
            raise case.broken(f"why_not says {expected}, play says {error.refusal}") from error
    else:
        raise case.broken(f"{notation!r} of seat {seat + 1} is refused by why_not and played")
    if state.encode() != before:
        raise case.broken(f"the refused {notation!r} of seat {seat + 1} changed the state")


def _require_nothing_legal(case: Case, state: State, seat: int) -> None:
    if state.legal(seat):
        raise case.broken(f"seat {seat + 1} owes nothing and has legal moves: {state.legal(seat)}")
    move = case.dice.below(case.game.verbs.count)
    if state.why_not(seat, move) is None:
        notation = case.game.verbs.notation(move)
        raise case.broken(f"seat {seat + 1} owes nothing and nothing is said against {notation!r}")
