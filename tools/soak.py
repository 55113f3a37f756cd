"""Hold games to the contract for long, with other seeds each round.

    python tools/soak.py --game brawl --games 10000 --seed 1
    python tools/soak.py --check invariants_hold --games 10000 --minutes 60

Every check plays as many games as asked for, in rounds with a seed each, until all are played or
the minutes are over. A check that a game breaks is reported once, with the seed that shows it, and
left out from then on. Exits with 1 if anything broke.
"""

import argparse
import sys
import time
from collections.abc import Sequence

from fracas.contract import CHECKS, ContractBroken, Effort
from fracas.contract.trial import Check
from fracas.core.errors import FracasError
from fracas.core.game import Game
from fracas.registry import find_game, games

GAMES_IN_A_ROUND = 20
LONGEST = 20_000
"""Moves and outcomes of a game that does end: windows in which all pass count too."""


class Soak:
    """One game under examination: what was played, how long it took, and what broke."""

    def __init__(self, game: Game, checks: Sequence[Check]) -> None:
        self.game = game
        self.checks = checks
        self.rounds = 0
        self.seconds = {check.__name__: 0.0 for check in checks}
        self.broken: dict[str, ContractBroken] = {}

    def round(self, effort: Effort, deadline: float) -> None:
        """Run all checks that hold so far once, as far as time allows."""
        self.rounds += 1
        for check in self.checks:
            if check.__name__ not in self.broken and time.monotonic() < deadline:
                self._run(check, effort)

    def _run(self, check: Check, effort: Effort) -> None:
        began = time.monotonic()
        try:
            check(self.game, effort)
        except ContractBroken as error:
            self.broken[check.__name__] = error
            print(f"BROKEN by {self.game.id} (--seed {effort.seed}): {error}", flush=True)
        self.seconds[check.__name__] += time.monotonic() - began

    def summary(self, seed: int) -> list[str]:
        """Say what was done, check by check."""
        last = seed + self.rounds - 1
        lines = [f"{self.game.id}: {self.rounds} rounds of each check, seeds {seed} to {last}"]
        for name, seconds in self.seconds.items():
            verdict = "broken" if name in self.broken else "ok"
            lines.append(f"  {name:<34} {seconds:>8.1f} s  {verdict}")
        return lines


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Hold games to the contract for long.")
    parser.add_argument("--game", action="append", help="default: every game that is known")
    parser.add_argument("--games", type=int, default=400, help="games that each check plays")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first round")
    parser.add_argument("--minutes", type=float, default=10.0, help="stop after so long")
    parser.add_argument(
        "--check",
        action="append",
        choices=[check.__name__ for check in CHECKS],
        metavar="CHECK",
        help="only this check of the contract, such as invariants_hold; may be given several times",
    )
    chosen = parser.parse_args(arguments)
    checks = [check for check in CHECKS if not chosen.check or check.__name__ in chosen.check]
    try:
        examined = [find_game(id) for id in chosen.game] if chosen.game else [*games().values()]
    except FracasError as error:
        parser.error(str(error))
    deadline = time.monotonic() + chosen.minutes * 60
    rounds = max(1, -(-chosen.games // GAMES_IN_A_ROUND))
    soaks = [Soak(game, checks) for game in examined]
    try:
        for number in range(rounds):
            effort = Effort(
                seed=chosen.seed + number, games=GAMES_IN_A_ROUND, examples=200, longest=LONGEST
            )
            for soak in soaks:
                if time.monotonic() < deadline:
                    soak.round(effort, deadline)
    except KeyboardInterrupt:
        print("interrupted")
    for soak in soaks:
        print("\n".join(soak.summary(chosen.seed)))
    return 1 if any(soak.broken for soak in soaks) else 0


if __name__ == "__main__":
    sys.exit(main())
