"""Matches to test what players do at any table, and all of a match that can be compared."""

import pytest

from brawl import GAME as BRAWL
from fracas.core.events import SPECTATOR
from fracas.core.match import Match
from tests.kernel.playing import enter
from tests.kernel.scripted import (
    Line,
    ScriptedGame,
    ScriptedState,
    ask,
    finish,
)

HANDS = ("draw mug", "draw chair", "draw shove", "draw duck")


def sit_down(*script: Line, seats: int = 3, seed: int | None = 1) -> Match:
    """Begin a match of a script, with ten questions to seat 1 behind it."""
    return Match(ScriptedGame(*script, *[ask(0)] * 10), seats, seed=seed)


def said(match: Match) -> list[int]:
    state = match.state
    assert isinstance(state, ScriptedState)
    return state.said


def dealt(seats: int = 2) -> Match:
    """Deal everybody one card of each kind, by hand."""
    match = Match(BRAWL, seats)
    enter(match, *HANDS * seats)
    return match


def everything(match: Match) -> list[object]:
    """Give all of a match that a refusal must leave alone."""
    seats = range(match.state.seats)
    return [
        match.state.encode(),
        match.record().to_text(),
        [match.question(seat) for seat in seats],
        [match.can_undo(seat) for seat in seats],
        [match.journal(seat) for seat in (*seats, SPECTATOR)],
        match.resigned[:],
        match.draw_offers[:],
        match.standing_answers.copy(),
        match.automatic(),
        match.over(),
    ]


def ended_by_rules() -> Match:
    return Match(ScriptedGame(finish(1, 2)), 2, seed=1)


def ended_by_resignation() -> Match:
    match = sit_down(ask(0), seats=2)
    match.resign(1)
    return match


def ended_by_draw() -> Match:
    match = sit_down(ask(0), seats=2)
    match.offer_draw(0)
    match.offer_draw(1)
    return match


ENDED = pytest.mark.parametrize("end", [ended_by_rules, ended_by_resignation, ended_by_draw])
