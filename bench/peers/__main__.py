"""Measure the peers alone: `python -m bench.peers --seconds 3 --json`."""

from __future__ import annotations

import argparse
import json

from bench.peers import NOT_INSTALLED, Peer, measure_peers, peer_to_json
from fracas.measurement import Measurement

COLUMNS = (
    "decisions_per_second",
    "all_decisions_per_second",
    "games_per_second",
    "decisions_per_game",
    "legal_mean",
    "legal_max",
    "forced_share",
    "copy_us",
    "legal_us",
    "observe_us",
)
HEADINGS = (
    "decisions/s",
    "with forced",
    "games/s",
    "per game",
    "options",
    "most",
    "forced",
    "copy us",
    "legal us",
    "observe us",
)
NAME_WIDTH = 38
WIDTH = 12


def main() -> None:
    """Print a line a peer as it is measured, or all of them as JSON at the end."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=main.__doc__)
    parser.add_argument(
        "--seconds", type=float, default=3.0, help="processor time for each peer (default: 3)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON in place of the table")
    arguments = parser.parse_args()
    measured = measure_peers(arguments.seconds)
    if arguments.json:
        figures = {peer.name: peer_to_json(peer, measurement) for peer, measurement in measured}
        print(json.dumps({"peers": figures}, indent=2))
        return
    print(" " * NAME_WIDTH + "".join(heading.rjust(WIDTH) for heading in HEADINGS))
    for peer, measurement in measured:
        print(_line(peer, measurement), flush=True)


def _line(peer: Peer, measurement: Measurement | None) -> str:
    if measurement is None:
        return peer.name.ljust(NAME_WIDTH) + NOT_INSTALLED.rjust(WIDTH)
    figures = measurement.to_json()
    cells = ("-" if (figure := figures[name]) is None else f"{figure:,.4g}" for name in COLUMNS)
    return f"{peer.name} {peer.version()}".ljust(NAME_WIDTH) + "".join(
        cell.rjust(WIDTH) for cell in cells
    )


if __name__ == "__main__":
    main()
