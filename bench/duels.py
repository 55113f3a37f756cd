"""How the battles of Orcs vs Orcs go: how long, and who wins, by hordes and by deck.

    python -m bench.duels --seats 3 --games 200

Greedy bots play whole games; each battle is noted when it begins and when it is over. A deck
is called richer if the clan owns more units and heroes than its enemy.
"""

import argparse
from collections.abc import Sequence

from fracas.bots import BOTS
from fracas.core.dice import seeded
from fracas.core.match import Match
from fracas.core.seat import Seat
from fracas.games.orcs import GAME
from fracas.games.orcs.kingdom import ATTACKER, DEFENDER, Kingdom
from fracas.games.orcs.tables import ASK_DECK, UNITS

MOST_ANSWERS = 100_000
MANY = 4


class Tally:
    """How often the attacker won, lost, or nobody won, for each kind of battle."""

    def __init__(self) -> None:
        self.kinds: dict[str, list[int]] = {}
        self.games = 0
        self.rounds = 0
        self.battles = 0
        self.clashes = 0

    def note(self, kind: str, result: int) -> None:
        """Count a battle: 0 for the attacker, 1 for the defender, 2 for nobody."""
        self.kinds.setdefault(kind, [0, 0, 0])[result] += 1


def cards(state: Kingdom, side: int) -> int:
    """Count the units and heroes of a side."""
    seat = state.seat_of(side)
    return sum(state.owned[seat * UNITS : (seat + 1) * UNITS]) + state.heroes_of(seat)


def kinds_of(state: Kingdom) -> list[str]:
    """Say what kind of battle is about to begin."""
    own, other = state.fighting(ATTACKER), state.fighting(DEFENDER)
    lead = max(-MANY, min(MANY, own - other))
    rich, poor = cards(state, ATTACKER), cards(state, DEFENDER)
    deck = "richer" if rich > poor else "as rich" if rich == poor else "poorer"
    where = "assault" if state.assault else "open field"
    return ["all", where, f"{lead:+} hordes", f"{deck} deck"]


def play(seats: int, seed: int, tally: Tally) -> None:
    """Play a game, and note its battles."""
    match = Match(GAME, seats, {}, seed=seed)
    bots = [BOTS["greedy"](seeded(seed, f"bot {seat}")) for seat in range(seats)]
    kinds: list[str] = []
    attacker = -1
    told = 0
    for _ in range(MOST_ANSWERS):
        state = match.state
        assert isinstance(state, Kingdom)
        owing = match.owing()
        if not kinds and owing and state.asked[owing[0]] == ASK_DECK:
            kinds = kinds_of(state)
            attacker = state.attacker
        entries = match.log.entries[told:]
        told += len(entries)
        for entry in entries:
            name = GAME.events.names[entry.event]
            if name == "revealed":
                tally.clashes += 1
            elif name in ("battle-won", "battle-drawn") and kinds:
                result = 2 if name == "battle-drawn" else int(entry.facts[0] != attacker)
                for kind in kinds:
                    tally.note(kind, result)
                kinds = []
                tally.battles += 1
        if match.over():
            tally.games += 1
            tally.rounds += state.round
            return
        seat = match.owing()[0]
        match.submit(seat, match.question(seat), bots[seat].choose(Seat(match, seat)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Tell how battles of Orcs vs Orcs go.")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    tally = Tally()
    for seed in range(asked.seed, asked.seed + asked.games):
        play(asked.seats, seed, tally)
    rounds, battles = tally.rounds / tally.games, tally.battles / tally.games
    clashes = tally.clashes / 2 / max(1, tally.battles)
    print(f"{tally.games} games of {asked.seats}: {rounds:.1f} rounds, {battles:.2f} battles each,")
    print(f"{clashes:.1f} clashes a battle")
    print("battle                 number  attacker  defender  nobody")
    for kind, results in sorted(tally.kinds.items()):
        number = sum(results)
        shares = "  ".join(f"{result / number:8.2f}" for result in results)
        print(f"{kind:22} {number:6}  {shares}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
