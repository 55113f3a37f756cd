"""What the benchmark says about one game, and how each figure is taken.

Fracas games and the peers they are compared with go through the same two steps: whole games
of uniformly random play, counted in processor time of this process; then single calls, the
best of several repetitions, averaged over positions from the middle half of a game, forced
decisions among them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from random import Random
from statistics import fmean
from time import process_time
from timeit import Timer
from typing import TypeVar

Position = TypeVar("Position")

Play = Callable[[int], tuple[list[int], Position | None]]
"""Plays one random game from its start, at most so many decisions far.

Returns how many options each decision had, and the position in which the next decision is due;
None in place of the position when the game ended.
"""

Call = Callable[[], object]
Prepare = Callable[[Position], Call]
"""Makes ready, for a position, the call to be timed; the making itself is not timed."""

GAMES_TO_FIND_THE_MIDDLE = 5
POSITIONS = 32
REPETITIONS = 5
BATCH_SECONDS = 0.002


@dataclass(frozen=True, kw_only=True)
class Measurement:
    """The figures of one game; None marks what was not measured.

    A decision with a single option is forced. Forced decisions are part of
    `all_decisions_per_second` and `forced_share` only; every other figure about decisions and
    options leaves them out. `legal_most_us` is a listing where it is longest.

    >>> Measurement(
    ...     decisions_per_second=1200.0,
    ...     all_decisions_per_second=1500.0,
    ...     games_per_second=10.0,
    ...     decisions_per_game=120.0,
    ...     legal_mean=14.71234,
    ...     legal_max=40,
    ...     forced_share=0.2,
    ... ).to_json()["legal_mean"]
    14.712
    """

    decisions_per_second: float
    all_decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    legal_mean: float
    legal_max: int
    forced_share: float
    copy_us: float | None = None
    legal_us: float | None = None
    legal_most_us: float | None = None
    observe_us: float | None = None
    view_us: float | None = None
    view_bytes: int | None = None
    compiled: bool | None = None

    def to_json(self) -> dict[str, float | int | bool | None]:
        """Every figure under its own name, to three decimals."""
        return {
            name: round(figure, 3) if isinstance(figure, float) else figure
            for name, figure in asdict(self).items()
        }


class Count:
    """What whole games consisted of; `options` and `most` are those of unforced decisions.

    >>> count = Count()
    >>> count.add([1, 3, 3, 9])
    >>> figures = count.measured(elapsed=2.0)
    >>> figures.decisions_per_second, figures.legal_mean, figures.legal_max, figures.forced_share
    (1.5, 5.0, 9, 0.25)
    """

    def __init__(self) -> None:
        self.games = 0
        self.forced = 0
        self.decisions = 0
        self.options = 0
        self.most = 0

    def add(self, game: list[int]) -> None:
        """Add one game, given as how many options each of its decisions had."""
        unforced = [options for options in game if options > 1]
        self.games += 1
        self.forced += len(game) - len(unforced)
        self.decisions += len(unforced)
        self.options += sum(unforced)
        self.most = max([self.most, *unforced])

    def measured(self, elapsed: float) -> Measurement:
        """Give the figures of what was counted in so many seconds."""
        every = self.decisions + self.forced
        return Measurement(
            decisions_per_second=self.decisions / elapsed,
            all_decisions_per_second=every / elapsed,
            games_per_second=self.games / elapsed,
            decisions_per_game=self.decisions / self.games,
            legal_mean=self.options / self.decisions,
            legal_max=self.most,
            forced_share=self.forced / every,
        )


def measure(
    start: Callable[[], Play[Position]],
    seconds: float,
    *,
    copy: Prepare[Position] | None = None,
    legal: Prepare[Position] | None = None,
    observe: Prepare[Position] | None = None,
    view: Prepare[Position] | None = None,
) -> Measurement:
    """Measure whole games for `seconds` of processor time, then the calls that were given.

    `start` begins the same series of games each time it is called. The calls have a series of
    their own: they then meet the same positions however fast the machine is, and objects that
    were deeply copied, which makes CPython slower at reading them, are not played with.
    """
    count = Count()
    play = start()
    elapsed = repeat_for(seconds, lambda: count.add(play(sys.maxsize)[0]), play)
    copy_us, legal_us, observe_us, view_us = middle_of_the_game(
        start(), (copy, legal, observe, view)
    )
    return replace(
        count.measured(elapsed),
        copy_us=copy_us,
        legal_us=legal_us,
        observe_us=observe_us,
        view_us=view_us,
    )


def repeat_for(seconds: float, game: Call, play: Play[Position]) -> float:
    """Play whole games until so much processor time has passed; give the time it took."""
    play(sys.maxsize)  # imports, tables and caches are filled before the clock starts
    elapsed = 0.0
    started = process_time()
    while elapsed < seconds:
        game()
        elapsed = process_time() - started
    return elapsed


def microseconds(call: Call) -> float:
    """What one call costs at its best, without the time other processes took."""
    timer = Timer(call, timer=process_time)
    once = min(timer.repeat(repeat=3, number=1))
    number = max(1, int(BATCH_SECONDS / max(once, 1e-7)))
    return min(timer.repeat(repeat=REPETITIONS, number=number)) / number * 1e6


def middle_of_the_game(
    play: Play[Position], prepares: Sequence[Prepare[Position] | None]
) -> list[float | None]:
    """What each call costs in positions from the middle of a game; None where there is no call."""
    middle = round(fmean(len(play(sys.maxsize)[0]) for _ in range(GAMES_TO_FIND_THE_MIDDLE)) / 2)
    # Decisions are picked at random since some games ask the same kind at every even one.
    pick = Random(1)
    taken: list[list[float]] = [[] for _ in prepares]
    positions = 0
    while positions < POSITIONS:
        _, position = play(pick.randint(middle // 2, middle + middle // 2))
        if position is None:
            continue
        positions += 1
        # Timed before the next game begins, so `play` may use one object over and over.
        for prepare, figures in zip(prepares, taken, strict=True):
            if prepare is not None:
                figures.append(microseconds(prepare(position)))
    return [fmean(figures) if figures else None for figures in taken]
