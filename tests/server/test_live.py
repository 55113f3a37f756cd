"""Live: each watcher sees his own view as it changes, catches up, and learns nothing else."""

import json
import random

import pytest
from websockets.exceptions import ConnectionClosed

from brawl.tables import GRAB, READY
from tests.server.serving import Guest, Served, Watcher
from tests.server.test_tables import befriended


def test_a_watcher_is_shown_what_there_is_and_what_changes(anna: Guest, bela: Guest) -> None:
    table = anna.put_up(sit=0)
    watcher = anna.watch(table, 0)
    assert watcher.next()["view"] is None
    bela.sit(table, 1)
    shown = watcher.next()
    while shown["view"] is None:
        shown = watcher.next()
    assert shown["view"]["seat"] == 0
    assert shown["log"]
    anna.move(table, 0, READY)
    shown = watcher.next()
    assert shown["view"]["owing"] == [1]
    assert shown["log"][-1]["id"] == "answered"


def test_two_browsers_choose_in_secret(anna: Guest, bela: Guest) -> None:
    table = befriended(anna, bela)
    one, other = anna.watch(table, 0), bela.watch(table, 1)
    for watcher in (one, other):
        watcher.next()
    hand = [option["move"] for option in anna.look(table, 0)["view"]["decision"]["options"]]
    anna.move(table, 0, hand[0], READY)
    seen = json.dumps(other.next())
    assert "grabbed" not in seen and "answered" in seen
    bela.move(table, 1, READY)
    told = [text["id"] for text in other.next()["log"]]
    assert "grabbed" in told


def test_a_chain_that_grows_in_secret_sends_nothing_to_the_others(anna: Guest, bela: Guest) -> None:
    table = befriended(anna, bela)
    other, public = bela.watch(table, 1), anna.watch(table)
    for watcher in (other, public):
        watcher.next()
    grab = next(
        option["move"]
        for option in anna.look(table, 0)["view"]["decision"]["options"]
        if GRAB.holds(option["move"])
    )
    begun = anna.move(table, 0, grab)
    assert begun["view"]["decision"]["chain"]
    assert other.nothing_comes() and public.nothing_comes()
    question = begun["view"]["decision"]["question"]
    anna.post(f"/api/tables/{table}/step-back", seat=0, question=question, key="back")
    assert other.nothing_comes() and public.nothing_comes()


def test_who_was_away_gets_the_rest_of_the_log(anna: Guest, bela: Guest) -> None:
    table = befriended(anna, bela)
    watcher = anna.watch(table, 0)
    known = watcher.next()
    watcher.leave()
    for guest, seat in ((anna, 0), (bela, 1)):
        guest.move(table, seat, READY)
    back = anna.watch(table, 0, known=len(known["log"])).next()
    assert back["log_from"] == len(known["log"])
    whole = anna.look(table, 0)["log"]
    assert known["log"] + back["log"] == whole


def test_after_a_restart_nothing_is_missing(own: Served) -> None:
    anna = Guest(own)
    table = anna.put_up()
    for seat in (0, 1):
        anna.sit(table, seat)
    shown = anna.watch(table, 0).next()
    own.restart()
    for seat in (0, 1):
        anna.move(table, seat, READY)
    back = anna.watch(table, 0, known=len(shown["log"])).next()
    assert shown["log"] + back["log"] == anna.look(table, 0)["log"]


@pytest.mark.parametrize("known", ["999999", "-1", "many", "9" * 30])
def test_a_strange_memory_gets_everything_or_nothing_new(anna: Guest, known: str) -> None:
    table = anna.put_up(sit=0, bots="random")
    shown = anna.watch(table, 0, known=known).next()
    assert shown["log_from"] == 0 and shown["log"]


def closed_with(watcher: Watcher) -> str:
    with pytest.raises(ConnectionClosed) as closed:
        watcher.next()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.reason


def test_only_the_holder_watches_a_seat(anna: Guest, bela: Guest) -> None:
    table = anna.put_up(sit=0, bots="random")
    assert closed_with(bela.watch(table, 0)) == "not-your-seat"
    assert closed_with(anna.watch("nowhere")) == "no-such-table"
    foreign = Watcher(anna, table, {"seat": 0}, origin="http://elsewhere.example")
    assert closed_with(foreign) == "foreign-origin"


def test_nothing_of_the_other_hand_travels_in_whole_games(own: Served) -> None:
    """Whatever a seat is sent is what the kernel shows it, and hands never come along."""
    anna, bela = Guest(own, "Anna"), Guest(own, "Béla")
    choose = random.Random(11)
    table = befriended(anna, bela, options={"evening": "short"})
    players = {0: anna, 1: bela}
    for _ in range(400):
        shown = {seat: guest.look(table, seat) for seat, guest in players.items()}
        if shown[0]["view"]["result"] is not None:
            break
        for seat, view in shown.items():
            hidden = [
                element
                for element in view["view"]["elements"]
                if element["place"] == f"hand/{2 - seat}"
            ]
            assert all(element["label"] == {"id": "card-back"} for element in hidden)
            assert "record" not in json.dumps(view) and "secret" not in view["table"]
            drawn = [text for text in view["log"] if text["id"] == "drew"]
            assert all(text["args"]["seat"]["args"]["seat"] == seat for text in drawn)
        owing = shown[0]["view"]["owing"]
        mover = choose.choice(owing)
        options = shown[mover]["view"]["decision"]["options"]
        players[mover].move(table, mover, choose.choice(options)["move"])
    assert anna.look(table)["view"]["result"] is not None
