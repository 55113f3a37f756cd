"""Measure our games, pure and compiled, beside the peers: `python -m bench --seconds 3 --json`.

The build that is loaded is measured here. When that is the pure one and `make compiled` has
made the other, a second process measures our games there, so that one table holds both.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.peers import measure_peers, peer_to_json
from fracas import games, is_compiled
from fracas.bench import measure_game
from fracas.language import language_of
from fracas.measurement import Measurement
from fracas.terminal.bench import Row, build_name, show_measurements
from fracas.terminal.desk import Desk

COMPILED = Path(__file__).resolve().parent.parent / "build" / "compiled"


def main() -> None:
    """Print one table, or all figures as JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=main.__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="our games (default: all)")
    parser.add_argument(
        "--seconds", type=float, default=3.0, help="processor time for each game (default: 3)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON in place of the table")
    parser.add_argument(
        "--alone", action="store_true", help="measure neither the peers nor the other build"
    )
    arguments = parser.parse_args()
    builds = {is_compiled(): measure_here(arguments.games, arguments.seconds)}
    if not arguments.alone and not is_compiled() and COMPILED.is_dir():
        builds[True] = measure_compiled(arguments.games, arguments.seconds)
    peers = [] if arguments.alone else list(measure_peers(arguments.seconds))
    if arguments.json:
        # The compiled figures are the ones to compare; where both were taken, both are here.
        figures: dict[str, object] = {"games": forms(builds[max(builds)])}
        if len(builds) > 1:
            figures["uncompiled"] = forms(builds[False])
        figures["peers"] = {peer.name: peer_to_json(peer, found) for peer, found in peers}
        print(json.dumps(figures, indent=2))
        return
    desk = Desk(language_of())
    rows: list[Row] = [
        (name, build_name(desk.voice, found), found)
        for build in builds.values()
        for name, found in build.items()
    ]
    for peer, measurement in peers:
        rows.append((peer.name, peer.version() or desk.voice("bench-absent"), measurement))
    show_measurements(desk, rows)


def measure_here(names: list[str], seconds: float) -> dict[str, Measurement]:
    """Measure our games in this process."""
    known = games()
    return {name: measure_game(known[name], seconds) for name in names or sorted(known)}


def measure_compiled(names: list[str], seconds: float) -> dict[str, Measurement]:
    """Measure our games in a process of its own, which loads the compiled build."""
    command = [sys.executable, "-m", "bench", "--alone", "--json", "--seconds", str(seconds)]
    paths = [str(COMPILED), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    ran = subprocess.run(
        [*command, *names], env=environment, check=True, stdout=subprocess.PIPE, text=True
    )
    taken: dict[str, dict[str, Any]] = json.loads(ran.stdout)["games"]
    return {name: Measurement(**figures) for name, figures in taken.items()}


def forms(measured: dict[str, Measurement]) -> dict[str, object]:
    """Give the figures of some games as JSON."""
    return {name: found.to_json() for name, found in measured.items()}


if __name__ == "__main__":
    main()
