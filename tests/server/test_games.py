"""Every shipped game over the wire: nothing is sent that the kernel would not show."""

import json
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed

from brawl import GAME as BRAWL
from fracas.core.events import SPECTATOR
from fracas.core.game import Game
from fracas.core.record import parse_record
from fracas.core.replay import Replay
from fracas.registry import SHIPPED, find_game
from tests.server.serving import Guest, Served, Watcher

GAMES: Final = (BRAWL, *map(find_game, SHIPPED))
# What a table adds to a view for its owner alone.
OF_THE_TABLE: Final = ("can_undo", "standing", "asked")
MOST_SENT: Final = 5000
LONG: Final = 120


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_sent_is_what_the_kernel_shows(anna: Guest, shared: Served, game: Game) -> None:
    """Bots play a whole game; each watcher's views and log are those of his seat, and no others."""
    bela = Guest(shared, "Béla")
    table = anna.put_up(game=game.id, seats=game.seats[0], sit=0)
    bela.sit(table, 1)
    watchers = {
        0: anna.watch(table, 0),
        1: bela.watch(table, 1),
        SPECTATOR: Guest(shared).watch(table),
    }
    for seat in range(2, game.seats[0]):
        anna.post(f"/api/tables/{table}/bot", seat=seat, bot="random")
    for guest, seat in ((anna, 0), (bela, 1)):
        guest.post(f"/api/tables/{table}/bot", seat=seat, bot="random")
    sent = {seat: all_that_comes(watcher) for seat, watcher in watchers.items()}
    record = parse_record(anna.get(f"/api/tables/{table}/record", seat=0))
    shown = shown_in_replay(record, game)
    for seat, bulletins in sent.items():
        views = [written(bulletin["view"]) for bulletin in bulletins if is_whole(bulletin["view"])]
        assert len(views) > 1
        strange = [view for view in views if view not in shown[seat][0]]
        assert strange == [], f"seat {seat} was sent what it may not see: {strange[0][:2000]}"
        log: list[Any] = []
        for bulletin in bulletins:
            log = log[: bulletin["log_from"]] + bulletin["log"]
        assert without_arrivals(log) == without_arrivals(shown[seat][1])


def all_that_comes(watcher: Watcher) -> list[dict[str, Any]]:
    """Collect what a watcher is sent until the game is over."""
    bulletins: list[dict[str, Any]] = []
    try:
        while len(bulletins) < MOST_SENT:
            bulletins.append(watcher.next(LONG))
            if bulletins[-1]["table"]["stage"] == "over":
                break
    except ConnectionClosed as closed:  # pragma: no cover
        raise AssertionError("the server hung up") from closed
    return bulletins


def without_arrivals(log: list[Any]) -> list[Any]:
    """Leave out that somebody answered in secret: a record does not tell who was the first."""
    return [text for text in log if text["id"] != "answered"]


def is_whole(view: dict[str, Any] | None) -> bool:
    """Tell whether no chain of one's own is open: records hold chains whole."""
    return view is not None and not (view["decision"] and view["decision"]["chain"])


def written(view: dict[str, Any]) -> str:
    """Write a view without what the table adds, and without who has answered in secret so far.

    Secret answers arrive in any order; a record holds them in that of the seats.
    """
    kept = {name: view[name] for name in view if name not in (*OF_THE_TABLE, "owing")}
    kept["panels"] = [{**panel, "owes": False} for panel in view["panels"]]
    return json.dumps(kept)


def shown_in_replay(record: Any, game: Game) -> dict[int, tuple[set[str], list[Any]]]:
    """Play a record again; give all views of each watcher, and his log."""
    again = Replay(record, game)
    views: dict[int, set[str]] = {0: set(), 1: set(), SPECTATOR: set()}
    while True:
        for seat, seen in views.items():
            view = again.match.view(seat).to_json()
            seen |= {written(view), written({**view, "decision": None})}
        if again.played == len(record.lines):
            break
        again.step()
    journals = {seat: [text.to_json() for text in again.match.journal(seat)] for seat in views}
    return {seat: (views[seat], journals[seat]) for seat in views}
