"""How much the server bears: how soon others see a move, moves a second, and watchers held.

    python -m bench.load old_world --moves 300 --players 8 --watchers 200,1000

Starts a server of its own on the loopback address with a store in a temporary folder, and ends
it. Clients and server share the machine's cores: the figures are lower bounds.
"""

import argparse
import asyncio
import json
import os
import re
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from fracas.registry import find_game

MOST_MOVES = 20_000
PATIENCE = 30.0
_keys = count(1)


class Server:
    """A server in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self.process = process
        self.address = address

    @classmethod
    async def start(cls, store: Path) -> "Server":
        """Start it and wait until it tells its address."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "fracas", "serve", "--quiet", "--port", "0", "--store", str(store)),
            *("--rate", "1000000"),
            env={**os.environ, "COLUMNS": "200", "LC_ALL": "C.UTF-8"},
            stdout=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        said = (await process.stdout.readline()).decode()
        found = re.search(r"http://[0-9.:]+", said)
        if found is None:
            raise RuntimeError(f"the server did not start: {said}")
        return cls(process, found[0])

    async def stop(self) -> None:
        """End it."""
        self.process.send_signal(signal.SIGINT)
        await self.process.wait()

    def memory(self) -> float:
        """Give the megabytes that it holds; 0 where the system does not tell."""
        status = Path(f"/proc/{self.process.pid}/status")
        found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
        return int(found[1]) / 1024 if found else 0.0


class Player:
    """Somebody who sits on every seat of a table of his own, and plays whatever is first."""

    def __init__(self, server: Server, stack: AsyncExitStack, game: str) -> None:
        self.server = server
        self.stack = stack
        self.game = game
        self.table = ""
        self.seats = find_game(game).seats[0]

    async def sit_down(self) -> None:
        """Put up a table and take all its seats."""
        client = httpx.AsyncClient(base_url=self.server.address, timeout=PATIENCE)
        self.http = await self.stack.enter_async_context(client)
        await self._call("GET", "/api/me")
        await self.new_table()

    async def new_table(self) -> None:
        """Begin another game."""
        made = await self._call("POST", "/api/tables", {"game": self.game, "seats": self.seats})
        self.table = made["table"]
        for seat in range(self.seats):
            await self._call("POST", f"/api/tables/{self.table}/sit", {"seat": seat})

    async def _call(self, method: str, path: str, form: object = None) -> Any:
        answer = await self.http.request(method, path, json=form)
        answer.raise_for_status()
        return answer.json()

    async def next_move(self) -> dict[str, Any]:
        """Find out who is asked what; begins another game when this one is over."""
        while True:
            for seat in range(self.seats):
                shown = await self._call("GET", f"/api/tables/{self.table}?seat={seat}")
                decision = shown["view"]["decision"]
                if decision is not None:
                    move = decision["options"][0]["move"]
                    return {"seat": seat, "question": decision["question"], "moves": [move]}
            await self.new_table()

    async def move(self, form: dict[str, Any]) -> None:
        """Make a move; it is in the store when this returns."""
        form = {**form, "key": f"load-{next(_keys)}"}
        await self._call("POST", f"/api/tables/{self.table}/moves", form)

    async def watch(self) -> ClientConnection:
        """Watch the table as a spectator, and take what is shown at first."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.server.address.replace("http", "ws", 1)
        connection = await self.stack.enter_async_context(
            connect(
                f"{address}/api/tables/{self.table}/live",
                additional_headers={"cookie": cookie, "origin": self.server.address},
                max_queue=4,
            )
        )
        await asyncio.wait_for(connection.recv(), PATIENCE)
        return connection


async def latency(server: Server, game: str, moves: int) -> dict[str, float]:
    """Measure from sending a move to its sight by somebody else."""
    seen: list[float] = []
    async with AsyncExitStack() as stack:
        player = Player(server, stack, game)
        await player.sit_down()
        table, watcher = player.table, await player.watch()
        for _ in range(moves):
            form = await player.next_move()
            if player.table != table:
                table, watcher = player.table, await player.watch()
            began = time.perf_counter()
            moving = asyncio.ensure_future(player.move(form))
            try:
                await asyncio.wait_for(watcher.recv(), 1.0)
                seen.append(1000 * (time.perf_counter() - began))
            except TimeoutError:
                pass  # what only its own seat sees is shown to nobody else
            await moving
    return {"moves": len(seen), "median_ms": median(seen), "p99_ms": quantiles(seen, n=100)[98]}


async def throughput(server: Server, game: str, players: int, moves: int) -> dict[str, float]:
    """Let several play at tables of their own at once; looking is a part of playing."""
    async with AsyncExitStack() as stack:
        everybody = [Player(server, stack, game) for _ in range(players)]
        await asyncio.gather(*(player.sit_down() for player in everybody))

        async def play(player: Player) -> None:
            for _ in range(moves // players):
                await player.move(await player.next_move())

        began = time.perf_counter()
        await asyncio.gather(*(play(player) for player in everybody))
        took = time.perf_counter() - began
    return {"players": players, "moves_per_second": moves // players * players / took}


async def audience(server: Server, game: str, watchers: int, moves: int) -> dict[str, float]:
    """Measure how long it takes until the last of many watchers has seen a move."""
    last: list[float] = []
    async with AsyncExitStack() as stack:
        player = Player(server, stack, game)
        await player.sit_down()
        connections = [await player.watch() for _ in range(watchers)]
        held = server.memory()
        table = player.table
        for _ in range(moves):
            form = await player.next_move()
            if player.table != table:
                break
            began = time.perf_counter()
            await player.move(form)
            try:
                await asyncio.wait_for(asyncio.gather(*(one.recv() for one in connections)), 5.0)
                last.append(1000 * (time.perf_counter() - began))
            except TimeoutError:
                continue  # a move that spectators do not see
    return {
        "watchers": watchers,
        "moves": len(last),
        "last_of_them_median_ms": median(last),
        "server_megabytes": held,
    }


def allow_many_files(wanted: int) -> None:
    """Ask for a file for every connection."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))


async def measure(
    game: str, moves: int, players: int, watchers: list[int]
) -> dict[str, list[dict[str, float]]]:
    """Measure everything against one server."""
    with tempfile.TemporaryDirectory() as folder:
        server = await Server.start(Path(folder) / "tables.sqlite")
        try:
            return {
                "latency": [await latency(server, game, moves)],
                "throughput": [await throughput(server, game, players, moves)],
                "audiences": [await audience(server, game, many, 20) for many in watchers],
            }
        finally:
            await server.stop()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Measure how much the server bears.")
    parser.add_argument("game")
    parser.add_argument("--moves", type=int, default=300, help="moves for each measurement")
    parser.add_argument("--players", type=int, default=8, help="tables played at once")
    parser.add_argument("--watchers", default="200,1000", help="sizes of audiences, by commas")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments)
    watchers = [int(many) for many in chosen.watchers.split(",") if many]
    if not 100 <= chosen.moves <= MOST_MOVES:
        parser.error(f"--moves is from 100 to {MOST_MOVES}")
    allow_many_files(max([*watchers, 1000]) + 500)
    found = asyncio.run(measure(chosen.game, chosen.moves, chosen.players, watchers))
    if chosen.json:
        print(json.dumps(found, indent=1))
        return 0
    for name, figures in found.items():
        for line in figures:
            told = ", ".join(f"{key} {value:.4g}" for key, value in line.items())
            print(f"{name}: {told}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
