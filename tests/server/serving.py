"""A server as people start it, in a process of its own, and guests who knock at its doors."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

GAMES: Final = str(Path(__file__).parents[1] / "games")
PACE: Final = "0.01"
_keys: Final = count(1)


class Served:
    """A running server on a store; it can be killed and started again."""

    def __init__(self, store: Path, *more: str) -> None:
        self.store = store
        self.more = more
        self.visits = ExitStack()
        self.port = "0"
        self.start()

    def start(self) -> None:
        """Start it and wait until it tells its address."""
        paths = [GAMES, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(path for path in paths if path),
            "FRACAS_GAMES": "brawl",
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "200",
        }
        words = [
            "serve",
            "--quiet",
            "--port",
            self.port,
            "--store",
            str(self.store),
            "--pace",
            PACE,
        ]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "fracas", *words, "--rate", "100000", *self.more],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://[0-9.:]+/", said)
        assert found is not None, said + self.process.stdout.read()
        self.address = found[0]
        self.port = self.address.rstrip("/").rpartition(":")[2]
        self.said: list[str] = []
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as stream:
            self.said.extend(stream)

    def kill(self) -> None:
        """End it at once, as a power failure would."""
        self.process.kill()
        self.process.wait()
        self._listener.join()

    def stop(self) -> None:
        """End it as Ctrl-C does, after everybody has left."""
        self.let_everybody_leave()
        self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=20)
        self._listener.join()

    def let_everybody_leave(self) -> None:
        """Close what guests and watchers left open."""
        self.visits.close()

    def restart(self) -> None:
        """Kill it and start it again on the same store."""
        self.kill()
        self.start()


class Guest:
    """Somebody with a browser of his own."""

    def __init__(self, served: Served, name: str = "") -> None:
        self.served = served
        self.http = served.visits.enter_context(httpx.Client(timeout=20))
        self.get("/api/me")
        if name:
            self.put("/api/me", name=name)

    def get(self, path: str, **parameters: Any) -> Any:
        """Ask for something that must be there."""
        return _fine(self.http.get(self._url(path), params=parameters))

    def put(self, path: str, **form: Any) -> Any:
        """Change something that must be changeable."""
        return _fine(self.http.put(self._url(path), json=form))

    def post(self, path: str, **form: Any) -> Any:
        """Do something that must be possible."""
        return _fine(self.http.post(self._url(path), json=form))

    def refused(self, path: str, **form: Any) -> tuple[int, str]:
        """Try something that must not be possible; give the status and the reason."""
        answer = self.http.post(self._url(path), json=form)
        return _no(answer)

    def denied(self, path: str, **parameters: Any) -> tuple[int, str]:
        """Ask for something that must not be given; give the status and the reason."""
        return _no(self.http.get(self._url(path), params=parameters))

    def _url(self, path: str) -> str:
        return self.served.address.rstrip("/") + path

    # At tables.

    def put_up(self, **more: Any) -> str:
        """Put up a table of the sample game and give its id."""
        answer = self.post("/api/tables", **{"game": "brawl", "seats": 2, **more})
        return str(answer["table"])

    def sit(self, table: str, seat: int) -> str:
        """Sit down and give the secret of the return link."""
        return str(self.post(f"/api/tables/{table}/sit", seat=seat)["token"])

    def look(self, table: str, seat: int = -1) -> dict[str, Any]:
        """Look at a table."""
        shown = self.get(f"/api/tables/{table}", seat=seat)
        assert isinstance(shown, dict)
        return shown

    def shown(self, table: str, seat: int = -1) -> dict[str, Any]:
        """Look at a table, without the numbers that a server begins anew with when it starts."""
        bulletin = self.look(table, seat)
        return {name: bulletin[name] for name in bulletin if name not in ("epoch", "number")}

    def question(self, table: str, seat: int) -> int:
        """Give the number of the question that a seat is asked; 0 if it is not."""
        decision = self.look(table, seat)["view"]["decision"]
        return int(decision["question"]) if decision else 0

    def move(self, table: str, seat: int, *moves: int, **more: Any) -> dict[str, Any]:
        """Answer what a seat is asked, by default with its first option."""
        form = self.answer(table, seat, *moves)
        return dict(self.post(f"/api/tables/{table}/moves", **{**form, **more}))

    def answer(self, table: str, seat: int, *moves: int) -> dict[str, Any]:
        """Make the form of an answer without sending it."""
        decision = self.look(table, seat)["view"]["decision"]
        chosen = list(moves) or [decision["options"][0]["move"]]
        return {"seat": seat, "question": decision["question"], "moves": chosen, "key": fresh_key()}

    def watch(self, table: str, seat: int = -1, **more: Any) -> "Watcher":
        """Watch a table live."""
        return Watcher(self, table, {"seat": seat, **more})


class Watcher:
    """One live connection to a table."""

    def __init__(
        self, guest: Guest, table: str, parameters: Mapping[str, Any], origin: str = ""
    ) -> None:
        query = str(httpx.QueryParams(dict(parameters)))
        address = guest.served.address.replace("http://", "ws://")
        cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        opened = connect(
            f"{address}api/tables/{table}/live?{query}",
            additional_headers={"cookie": cookie, "origin": origin or address_of(guest)},
        )
        self.connection: ClientConnection = guest.served.visits.enter_context(opened)

    def next(self, seconds: float = 10) -> dict[str, Any]:
        """Wait for the next thing that is shown."""
        shown = json.loads(self.connection.recv(timeout=seconds))
        assert isinstance(shown, dict)
        return shown

    def nothing_comes(self, seconds: float = 0.3) -> bool:
        """Tell whether nothing is shown for a while."""
        try:
            self.connection.recv(timeout=seconds)
        except TimeoutError:
            return True
        return False

    def leave(self) -> None:
        """Close the connection."""
        self.connection.close()


def address_of(guest: Guest) -> str:
    """Give the origin of the server's own pages."""
    return guest.served.address.rstrip("/")


def fresh_key() -> str:
    """Give a key that no command of this run has had."""
    return f"key-{next(_keys)}"


def _fine(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.status_code}: {answer.text}"
    kind = answer.headers.get("content-type", "")
    return answer.json() if "json" in kind else answer.text


def _no(answer: httpx.Response) -> tuple[int, str]:
    assert 400 <= answer.status_code < 500, f"{answer.status_code}: {answer.text}"
    form = answer.json()
    assert set(form) == {"reason", "text", "rule"}, form
    return answer.status_code, form["reason"]
