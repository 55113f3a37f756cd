"""What typical games are: how long, how they end, who wins, and with what.

    python -m bench.census old_world --seats 4 --bots greedy --games 400
    python -m bench.census azeroth --bots greedy --by drafted.people --by drafted.power
    python -m bench.census old_world --most round-begins.round

`--by EVENT.FACT` gives, for each value of a fact of an event that names a seat, how often such a
seat won: the events are those of the log that a host sees. `--most EVENT.FACT` gives the mean of
the greatest number that a fact reached in a game. A shared win counts as a part of one, and the
equal share is what a seat would win if all were alike.
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import fmean

from bench.matches import PlayedMatch, play_match
from bench.strength import wilson
from fracas.bots import BOTS
from fracas.core.errors import FracasError
from fracas.core.events import Events
from fracas.core.game import Game
from fracas.core.verbs import SEATS
from fracas.registry import find_game


class Fact:
    """One fact of an event, and where that event names its seat."""

    def __init__(self, events: Events, name: str) -> None:
        event, _, fact = name.partition(".")
        if event not in events.names:
            raise ValueError(f"there is no event {event!r}")
        self.name = name
        self.event = events.names.index(event)
        facts = events.facts[self.event]
        known = [known for known, _ in facts]
        if fact not in known:
            raise ValueError(f"event {event!r} has the facts {', '.join(known)}, not {fact!r}")
        self.place = known.index(fact)
        self.domain = facts[self.place][1]
        seats = [place for place, (_, domain) in enumerate(facts) if domain is SEATS]
        self.seat_place = seats[0] if seats else -1

    def value(self, facts: tuple[int, ...]) -> str:
        """Name the value of this fact in an entry of the log."""
        number = facts[self.place]
        return self.domain.symbols[number] if self.domain.symbols else str(number)


class Census:
    """What was counted over many games."""

    def __init__(self, by: list[Fact], most: list[Fact]) -> None:
        self.by = by
        self.most = most
        self.games = 0
        self.endings: Counter[str] = Counter()
        self.won: defaultdict[int, float] = defaultdict(float)
        self.decisions: list[int] = []
        self.options: list[int] = []
        self.forced = 0
        self.shares: dict[str, dict[str, list[float]]] = {fact.name: {} for fact in by}
        self.peaks: dict[str, list[int]] = {fact.name: [] for fact in most}

    def add(self, played: PlayedMatch) -> None:
        """Count one game."""
        result = played.match.result()
        if result is None:
            raise ValueError("a game that is not over cannot be counted")
        self.games += 1
        self.endings[result.reason.message] += 1
        winners = result.winners()
        for seat in winners:
            self.won[seat] += 1 / len(winners)
        real = [count for count in played.options if count > 1]
        self.forced += len(played.options) - len(real)
        self.decisions.append(len(real))
        self.options += real
        for fact in self.by:
            self._add_shares(fact, played, winners)
        for fact in self.most:
            entries = played.match.log.entries
            reached = [entry.facts[fact.place] for entry in entries if entry.event == fact.event]
            self.peaks[fact.name].append(max(reached, default=0))

    def _add_shares(self, fact: Fact, played: PlayedMatch, winners: list[int]) -> None:
        had: set[tuple[int, str]] = set()
        for entry in played.match.log.entries:
            if entry.event == fact.event:
                had.add((entry.facts[fact.seat_place], fact.value(entry.facts)))
        for seat, value in had:
            share = 1 / len(winners) if seat in winners else 0.0
            self.shares[fact.name].setdefault(value, []).append(share)

    def to_json(self) -> dict[str, object]:
        """Give all figures."""
        every = self.forced + len(self.options)
        return {
            "games": self.games,
            "endings": {name: count / self.games for name, count in self.endings.most_common()},
            "wins_by_seat": {str(seat + 1): won / self.games for seat, won in self.won.items()},
            "decisions_per_game": fmean(self.decisions),
            "decisions_most": max(self.decisions),
            "legal_mean": fmean(self.options),
            "legal_max": max(self.options),
            "forced_share": self.forced / every,
            "most": {name: fmean(peaks) for name, peaks in self.peaks.items()},
            "by": {
                name: {value: {"seats": len(s), "share": fmean(s)} for value, s in values.items()}
                for name, values in self.shares.items()
            },
        }

    def lines(self, seats: int) -> list[str]:
        """Give the figures as a designer reads them."""
        found = [
            f"decisions a game: {_spread(self.decisions)}",
            f"options a decision: {_spread(self.options)}",
            f"forced: {self.forced / (self.forced + len(self.options)):.0%}",
        ]
        for name, peaks in self.peaks.items():
            found.append(f"{name}: {_spread(peaks)}")
        found.append("endings: " + _shares(self.endings, self.games))
        for seat in range(seats):
            low, high = wilson(self.won[seat] / self.games, self.games)
            share = self.won[seat] / self.games
            found.append(f"seat {seat + 1} wins {share:.3f}  ({low:.3f} to {high:.3f})")
        for name, values in self.shares.items():
            found += ["", f"{name:<28} seats  wins   95% interval"]
            ranked = sorted(values.items(), key=lambda item: -fmean(item[1]))
            for value, share_list in ranked:
                share = fmean(share_list)
                low, high = wilson(share, len(share_list))
                found.append(
                    f"{value:<28} {len(share_list):>5}  {share:.3f}  {low:.3f} to {high:.3f}"
                )
        return found


def _spread(numbers: list[int]) -> str:
    return f"{fmean(numbers):.1f} on average, {max(numbers)} at most"


def _shares(counts: Counter[str], whole: int) -> str:
    return ", ".join(f"{name} {count / whole:.1%}" for name, count in counts.most_common())


def _facts(game: Game, names: Sequence[str]) -> list[Fact]:
    return [Fact(game.events, name) for name in names]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Tell what typical games between bots are.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    parser.add_argument("--bots", default="random", help="a kind of bot, or one for each seat: a,b")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--by", action="append", default=[], metavar="EVENT.FACT")
    parser.add_argument("--most", action="append", default=[], metavar="EVENT.FACT")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments)
    try:
        game = find_game(chosen.game)
        seats = game.check_seats(chosen.seats or game.seats[0])
        options = dict(option.split("=", 1) for option in chosen.option)
        game.check_options(seats, options)
        census = Census(_facts(game, chosen.by), _facts(game, chosen.most))
        kinds = _kinds(chosen.bots, seats)
        without = [fact.name for fact in census.by if fact.seat_place < 0]
        if without:
            raise ValueError(f"{without[0]} names no seat, so nobody wins with it")
    except (FracasError, ValueError) as error:
        parser.error(str(error))
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        census.add(play_match(game, options, kinds, seed))
    if chosen.json:
        print(json.dumps(census.to_json(), indent=2))
    else:
        print(f"{game.id}, {seats} seats, {', '.join(kinds)}: {census.games} games")
        print("\n".join(census.lines(seats)))
    return 0


def _kinds(words: str, seats: int) -> list[str]:
    kinds = words.split(",")
    if len(kinds) == 1:
        kinds *= seats
    unknown = [kind for kind in kinds if kind not in BOTS]
    if unknown or len(kinds) != seats:
        known = ", ".join(BOTS)
        raise ValueError(f"--bots takes one kind, or {seats} of them by commas; known: {known}")
    return kinds


if __name__ == "__main__":
    sys.exit(main())
