"""Moves: durable before they are acknowledged, once, and never lost."""

import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from brawl import GAME
from fracas import check, parse_record
from tests.server.serving import Guest, Served, fresh_key
from tests.server.test_tables import befriended


def test_an_answer_quotes_the_question(anna: Guest, bela: Guest) -> None:
    table = befriended(anna, bela)
    form = anna.answer(table, 0)
    stale = {**form, "question": form["question"] - 1}
    assert anna.refused(f"/api/tables/{table}/moves", **stale) == (409, "stale")
    anna.post(f"/api/tables/{table}/moves", **form)


def test_repeating_an_answer_does_nothing_more(anna: Guest, bela: Guest) -> None:
    table = befriended(anna, bela)
    form = anna.answer(table, 0)
    first = anna.post(f"/api/tables/{table}/moves", **form)
    again = anna.post(f"/api/tables/{table}/moves", **form)
    assert first["view"] == again["view"]
    other = {**form, "key": fresh_key()}
    assert anna.refused(f"/api/tables/{table}/moves", **other) == (409, "stale")


def test_of_racing_answers_one_wins(anna: Guest, bela: Guest, shared: Served) -> None:
    table = befriended(anna, bela)
    ready = anna.look(table, 0)["view"]["decision"]["options"][-1]["move"]
    form = anna.answer(table, 0, ready)

    def race(number: int) -> int:
        racing = {**form, "key": f"race-{number}"}
        url = f"{shared.address}api/tables/{table}/moves"
        return anna.http.post(url, json=racing).status_code

    with ThreadPoolExecutor(8) as pool:
        answers = sorted(pool.map(race, range(8)))
    assert answers == [200] + [409] * 7


def test_an_illegal_move_is_explained_and_changes_nothing(anna: Guest, bela: Guest) -> None:
    table = befriended(anna, bela)
    before = anna.look(table, 0)
    form = anna.answer(table, 0, 5)
    assert anna.refused(f"/api/tables/{table}/moves", **form) == (422, "illegal-move")
    assert anna.look(table, 0) == before
    why = anna.get(f"/api/tables/{table}/why-not", seat=0, move=5)["refusal"]
    assert (why["rule"], why["text"]["id"]) == ("FR-1.5", "not-an-answer")
    path = f"/api/tables/{table}/why-not-notation"
    assert anna.get(path, seat=0, notation="pass")["refusal"]["rule"] == "FR-1.5"
    assert anna.get(path, seat=0, notation="ready")["refusal"] is None
    assert anna.denied(path, seat=0, notation="dance") == (409, "not-possible")


def test_a_chain_is_taken_whole_or_not_at_all(anna: Guest, bela: Guest) -> None:
    table = befriended(anna, bela)
    options = anna.look(table, 0)["view"]["decision"]["options"]
    grab, ready = options[0]["move"], options[-1]["move"]
    before = anna.look(table, 0)
    wrong = anna.answer(table, 0, grab, ready, grab)
    assert anna.refused(f"/api/tables/{table}/moves", **wrong)[0] == 422
    assert anna.look(table, 0) == before
    after = anna.move(table, 0, grab, ready)
    assert after["view"]["owing"] == [1]


def test_a_chain_is_begun_and_stepped_back(anna: Guest, bela: Guest) -> None:
    table = befriended(anna, bela)
    grab = anna.look(table, 0)["view"]["decision"]["options"][0]["move"]
    begun = anna.move(table, 0, grab)
    assert len(begun["view"]["decision"]["chain"]) == 1
    form = {"seat": 0, "question": begun["view"]["decision"]["question"], "key": fresh_key()}
    back = anna.post(f"/api/tables/{table}/step-back", **form)
    assert back["view"]["decision"]["chain"] == []
    again = {**form, "key": fresh_key()}
    assert anna.refused(f"/api/tables/{table}/step-back", **again) == (409, "stale")


def test_what_revealed_nothing_is_taken_back(anna: Guest) -> None:
    table = anna.put_up(seats=2)
    anna.sit(table, 0)
    anna.sit(table, 1)
    for seat in (0, 1):
        anna.move(table, seat, anna.look(table, seat)["view"]["decision"]["options"][-1]["move"])
    key = fresh_key()
    assert anna.refused(f"/api/tables/{table}/undo", seat=0, key=key) == (409, "not-possible")


def test_standing_answers_are_the_seats_own_business(anna: Guest, bela: Guest) -> None:
    table = befriended(anna, bela)
    dodge = next(
        number
        for number, prompt in enumerate(GAME.prompts.messages)
        if prompt.message == "ask-dodge"
    )
    take = GAME.verbs.parse("take")
    standing = {"seat": 0, "prompt": dodge, "move": take, "key": fresh_key()}
    shown = anna.post(f"/api/tables/{table}/standing", **standing)
    answer = {"id": "move-take"}
    assert shown["view"]["standing"] == [
        {"prompt": dodge, "id": "ask-dodge", "move": take, "answer": answer}
    ]
    assert "standing" not in bela.look(table)["view"]
    assert bela.look(table, 1)["view"]["standing"] == []
    lifted = anna.post(f"/api/tables/{table}/standing", seat=0, prompt=dodge, key=fresh_key())
    assert lifted["view"]["standing"] == []


def test_every_acknowledged_move_survives_twenty_kills_and_no_other(own: Served) -> None:
    anna = Guest(own, "Anna")
    table = anna.put_up(seats=2)
    for seat in (0, 1):
        anna.sit(table, seat)
    choose = random.Random(20)
    acknowledged = 0
    for _ in range(20):
        for _ in range(choose.randrange(1, 6)):
            owing = anna.look(table)["view"]["owing"]
            if not owing:
                break
            seat = choose.choice(owing)
            options = anna.look(table, seat)["view"]["decision"]["options"]
            anna.move(table, seat, choose.choice(options)["move"])
            acknowledged += 1
        shown = [anna.shown(table, seat) for seat in (-1, 0, 1)]
        own.restart()
        assert [anna.shown(table, seat) for seat in (-1, 0, 1)] == shown
    assert acknowledged > 20


def test_a_kill_in_the_middle_of_a_move_keeps_all_of_it_or_nothing(own: Served) -> None:
    anna = Guest(own, "Anna")
    for number in range(5):
        table = anna.put_up(seats=2)
        for seat in (0, 1):
            anna.sit(table, seat)
        before = anna.shown(table, 0)
        form = anna.answer(table, 0)
        moves = f"{own.address}api/tables/{table}/moves"
        with ThreadPoolExecutor(1) as pool:
            sending = pool.submit(anna.http.post, moves, json=form)
            if number % 2:
                sending.exception()
            own.kill()
            answered = sending.exception() is None and sending.result().is_success
        own.start()
        after = anna.shown(table, 0)
        if answered:
            assert after != before
        anna.post(f"/api/tables/{table}/moves", **form)
        done = anna.shown(table, 0)
        assert done["view"]["decision"] != before["view"]["decision"]
        if after != before:
            assert done == after


def test_a_backup_is_whole_and_can_be_served_from(own: Served) -> None:
    anna = Guest(own, "Anna")
    table = anna.put_up(sit=0, bots="random")
    copy = own.store.parent / "copy.sqlite"
    words = ["backup", str(copy), "--store", str(own.store)]
    subprocess.run([sys.executable, "-m", "fracas", *words], check=True, capture_output=True)
    shown = anna.look(table, 0)
    own.kill()
    own.store = copy
    own.start()
    assert anna.look(table, 0)["log"][: len(shown["log"])] == shown["log"]


def test_bots_go_on_after_a_restart(own: Served) -> None:
    anna = Guest(own, "Anna")
    table = anna.put_up(seats=2, options={"evening": "short"})
    for seat in (0, 1):
        anna.post(f"/api/tables/{table}/bot", seat=seat, bot="random")
    own.restart()
    watcher = anna.watch(table)
    for _ in range(500):
        if watcher.next()["view"]["result"] is not None:
            break
    record = parse_record(anna.get(f"/api/tables/{table}/record"))
    assert check(record, GAME).match.over()


def test_a_thing_that_cannot_be_used_says_why(anna: Guest, bela: Guest) -> None:
    table = befriended(anna, bela)
    path = f"/api/tables/{table}/why-not-thing"
    against = anna.get(path, seat=0, thing="seat/2")
    assert [one["refusal"]["text"]["id"] for one in against] == ["not-an-answer"]
    assert anna.get(path, seat=0, thing="no/such/thing") == []
    assert bela.denied(path, seat=0, thing="seat/2") == (403, "not-your-seat")
