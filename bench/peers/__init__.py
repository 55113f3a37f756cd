"""Other engines, measured in the same run as Fracas and on the same terms.

Every peer is driven by its public interface as its quickest user would drive it. One whose
packages are absent is left out of the measuring and says so; `requirements/bench.in` names them
all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from typing import NamedTuple

from bench.peers import catanatron, open_spiel, pettingzoo, python_chess, rlcard
from fracas.measurement import Measurement

NOT_INSTALLED = "not installed"


class Peer(NamedTuple):
    """A game of another engine: what it is called, what it needs, how it is measured."""

    name: str
    packages: tuple[str, ...]
    measure: Callable[[float], Measurement]

    def version(self) -> str | None:
        """The version of its engine, or None while any of its packages is not installed."""
        try:
            versions = [version(package) for package in self.packages]
        except PackageNotFoundError:
            return None
        return versions[0]


PEERS = (
    Peer("catanatron, 4 players", ("catanatron",), catanatron.measure_settlers),
    Peer("python-chess", ("chess",), python_chess.measure_chess),
    Peer("OpenSpiel chess, C++", ("open_spiel",), partial(open_spiel.measure_game, "chess")),
    Peer("OpenSpiel hearts, C++", ("open_spiel",), partial(open_spiel.measure_game, "hearts")),
    Peer("OpenSpiel hive, C++", ("open_spiel",), partial(open_spiel.measure_game, "hive")),
    Peer(
        "OpenSpiel dominoes, Python",
        ("open_spiel",),
        partial(open_spiel.measure_game, "python_team_dominoes"),
    ),
    Peer(
        "RLCard gin rummy, environment",
        ("rlcard",),
        partial(rlcard.measure_environment, "gin-rummy"),
    ),
    Peer("RLCard gin rummy, rules", ("rlcard",), rlcard.measure_gin_rummy),
    Peer("RLCard uno, environment", ("rlcard",), partial(rlcard.measure_environment, "uno")),
    Peer("RLCard uno, rules", ("rlcard",), rlcard.measure_uno),
    Peer(
        "PettingZoo chess",
        ("pettingzoo", "chess", "pygame-ce"),
        partial(pettingzoo.measure_environment, "chess_v6"),
    ),
    Peer(
        "PettingZoo go",
        ("pettingzoo", "pygame-ce"),
        partial(pettingzoo.measure_environment, "go_v5"),
    ),
    Peer(
        "PettingZoo hanabi",
        ("pettingzoo", "open_spiel", "shimmy", "pygame-ce"),
        partial(pettingzoo.measure_environment, "hanabi_v5"),
    ),
)


def measure_peers(seconds: float) -> Iterator[tuple[Peer, Measurement | None]]:
    """Every peer as soon as it is measured, each for `seconds`; None where it is not installed."""
    for peer in PEERS:
        yield peer, peer.measure(seconds) if peer.version() else None


def peer_to_json(peer: Peer, measurement: Measurement | None) -> dict[str, object] | str:
    """The figures of a peer beside its version, or that it is not installed."""
    if measurement is None:
        return NOT_INSTALLED
    return {"version": peer.version(), **measurement.to_json()}
