"""Tables: put up, joined, played against bots and friends, gone on with, played again."""

import time
from typing import Any

import pytest

from brawl import GAME
from fracas import check, parse_record
from tests.server.serving import Guest, Served, fresh_key


def play_out(table: str, *players: tuple[Guest, int]) -> None:
    """Let these seats take their first options until the game is over; bots answer for theirs."""
    for _ in range(2000):
        waiting = True
        for guest, seat in players:
            shown = guest.look(table, seat)
            if shown["view"]["result"] is not None:
                return
            if shown["view"]["decision"] is not None:
                last = shown["view"]["decision"]["options"][-1]["move"]
                guest.move(table, seat, last)
                waiting = False
        if waiting:
            time.sleep(0.01)
    raise AssertionError("the game did not end")


def befriended(anna: Guest, bela: Guest, **more: Any) -> str:
    """Put up a table for two friends, Anna on the first seat."""
    table = anna.put_up(sit=0, **more)
    bela.sit(table, 1)
    return table


def test_a_game_against_bots_begins_at_once_and_ends(anna: Guest) -> None:
    table = anna.put_up(seats=3, sit=0, bots="random", options={"evening": "short"})
    assert anna.look(table)["table"]["stage"] == "playing"
    play_out(table, (anna, 0))
    shown = anna.look(table, 0)
    assert shown["table"]["stage"] == "over"
    record = parse_record(anna.get(f"/api/tables/{table}/record", seat=0))
    assert check(record, GAME).match.over()
    assert record.dice == "sealed" and record.secret


def test_greedy_bots_answer_too(anna: Guest) -> None:
    table = anna.put_up(seats=2, sit=0, bots="greedy", options={"evening": "short"})
    play_out(table, (anna, 0))


def test_friends_play_when_the_last_seat_is_taken(anna: Guest, bela: Guest) -> None:
    table = anna.put_up(sit=0)
    assert anna.look(table)["view"] is None
    assert anna.denied(f"/api/tables/{table}/why-not", seat=0, move=0) == (409, "not-begun")
    bela.sit(table, 1)
    shown = anna.look(table, 0)
    assert [chair["name"] for chair in shown["table"]["chairs"]] == ["Anna", "Béla"]
    assert shown["view"]["owing"] == [0, 1]
    play_out(table, (anna, 0), (bela, 1))


def test_a_seat_is_taken_once(anna: Guest, bela: Guest) -> None:
    table = anna.put_up(sit=0)
    assert bela.refused(f"/api/tables/{table}/sit", seat=0) == (409, "seat-taken")
    assert bela.refused(f"/api/tables/{table}/sit", seat=7) == (409, "no-such-seat")


def test_public_tables_are_listed_and_others_are_not(anna: Guest, bela: Guest) -> None:
    public, private = anna.put_up(public=True), anna.put_up()
    listed = {table["id"] for table in bela.get("/api/tables")}
    assert public in listed and private not in listed
    mine = {table["id"] for table in anna.get("/api/tables", mine=True)}
    assert {public, private} <= mine


@pytest.mark.parametrize(
    ("form", "reason"),
    [
        ({"game": "chess"}, "not-valid"),
        ({"seats": 6}, "not-valid"),
        ({"options": {"evening": "endless"}}, "not-valid"),
        ({"options": {"weather": "wet"}}, "not-valid"),
        ({"sit": 5}, "no-such-seat"),
        ({"bots": "clever"}, "not-possible"),
        ({"content": "mug 99"}, "not-valid"),
    ],
)
def test_a_table_that_cannot_be_is_refused(anna: Guest, form: dict[str, Any], reason: str) -> None:
    before = len(anna.get("/api/tables", mine=True))
    refused = anna.refused("/api/tables", **{"game": "brawl", "seats": 2, **form})
    assert refused[1] == reason
    assert len(anna.get("/api/tables", mine=True)) == before


def test_house_content_is_played_with(anna: Guest) -> None:
    deck = "mug 20\nchair 1\nshove 1\nduck 1\n"
    table = anna.put_up(sit=0, bots="random", content=deck, options={"evening": "short"})
    play_out(table, (anna, 0))
    record = parse_record(anna.get(f"/api/tables/{table}/record", seat=0))
    game = GAME.with_content(deck)
    assert record.content == game.content and check(record, game).finished()


def test_a_return_link_brings_a_seat_to_another_device(anna: Guest, shared: Served) -> None:
    table = anna.put_up()
    token = anna.sit(table, 0)
    phone = Guest(shared)
    assert phone.denied(f"/api/tables/{table}", seat=0) == (403, "not-your-seat")
    assert phone.post("/api/come-back", token=token) == {"table": table, "seat": 0}
    assert phone.look(table, 0)["table"]["id"] == table
    fresh = phone.post(f"/api/tables/{table}/link", seat=0)["token"]
    other = Guest(shared)
    assert other.refused("/api/come-back", token=token) == (404, "no-such-table")
    other.post("/api/come-back", token=fresh)


def test_a_bot_takes_a_seat_and_gives_it_back(anna: Guest, bela: Guest) -> None:
    table = befriended(anna, bela)
    bela.post(f"/api/tables/{table}/bot", seat=1, bot="random")
    for _ in range(200):
        if 1 not in anna.look(table, 0)["view"]["owing"]:
            break
        time.sleep(0.02)
    assert anna.refused(f"/api/tables/{table}/bot", seat=1, bot=None) == (403, "not-your-seat")
    bela.post(f"/api/tables/{table}/bot", seat=1, bot=None)
    assert bela.look(table, 1)["table"]["chairs"][1]["kind"] == "person"
    assert bela.refused(f"/api/tables/{table}/bot", seat=1, bot=None) == (409, "seat-not-yours")


def test_two_people_share_a_screen(anna: Guest) -> None:
    table = anna.put_up(options={"evening": "short"})
    anna.sit(table, 0)
    anna.sit(table, 1)
    play_out(table, (anna, 0), (anna, 1))


def test_a_game_is_played_again_at_one_new_table(anna: Guest, bela: Guest) -> None:
    table = befriended(anna, bela, options={"evening": "short"})
    assert anna.refused(f"/api/tables/{table}/rematch", seat=0) == (409, "not-possible")
    play_out(table, (anna, 0), (bela, 1))
    again = anna.post(f"/api/tables/{table}/rematch", seat=0)["table"]
    assert bela.post(f"/api/tables/{table}/rematch", seat=1)["table"] == again
    assert anna.look(table)["table"]["rematch"] == again
    assert anna.look(again)["table"]["options"] == {"evening": "short"}


def test_resigning_ends_a_game_of_two(anna: Guest, bela: Guest) -> None:
    table = befriended(anna, bela)
    bela.post(f"/api/tables/{table}/resign", seat=1, key=fresh_key())
    result = anna.look(table, 0)["view"]["result"]
    assert result["ranks"] == [1, 2] and result["reason"]["id"] == "ending-resignation"


def test_a_resigned_seat_never_holds_up_the_others(anna: Guest, bela: Guest) -> None:
    table = anna.put_up(seats=3, options={"evening": "short"})
    anna.sit(table, 0)
    bela.sit(table, 1)
    bela.sit(table, 2)
    bela.post(f"/api/tables/{table}/resign", seat=2, key=fresh_key())
    play_out(table, (anna, 0), (bela, 1))


def test_an_offer_to_end_is_declined_or_agreed_to(anna: Guest, bela: Guest) -> None:
    table = befriended(anna, bela)
    anna.post(f"/api/tables/{table}/offer-draw", seat=0, key=fresh_key())
    assert bela.look(table, 1)["table"]["draw_offers"] == [0]
    bela.post(f"/api/tables/{table}/decline-draw", seat=1, key=fresh_key())
    assert bela.look(table, 1)["table"]["draw_offers"] == []
    for guest, seat in ((anna, 0), (bela, 1)):
        guest.post(f"/api/tables/{table}/offer-draw", seat=seat, key=fresh_key())
    assert anna.look(table)["view"]["result"]["reason"]["id"] == "ending-draw-agreed"


def test_the_words_and_rules_of_a_game_are_given(anna: Guest) -> None:
    english = anna.get("/api/games/brawl/texts/en")
    french = anna.get("/api/games/brawl/texts/fr")
    assert "game-name = Tavern brawl" in english and "game-name = Bagarre" in french
    assert "server-stale" in english and "the-game-is-over" in english
    assert "**BR-1.1**" in anna.get("/api/games/brawl/rules/fr")
    assert anna.denied("/api/games/brawl/texts/de")[0] == 400
    card = next(game for game in anna.get("/api/games") if game["id"] == "brawl")
    assert card["seats"] == [2, 3, 4, 5] and card["content"] is True
    assert "mug 10" in anna.get("/api/games/brawl/content")


def test_a_finished_game_is_looked_at_step_by_step(anna: Guest) -> None:
    table = anna.put_up(sit=0, bots="random", options={"evening": "short"})
    assert anna.denied(f"/api/tables/{table}/replay") == (409, "not-possible")
    play_out(table, (anna, 0))
    found = anna.get(f"/api/tables/{table}/replay")
    steps = found["lines"]
    last = anna.get(f"/api/replays/{found['id']}/{steps}", seat=0)
    first = anna.get(f"/api/replays/{found['id']}/0", seat=0)
    assert last["view"]["result"] is not None and first["view"]["result"] is None
    middle = anna.get(f"/api/replays/{found['id']}/{steps // 2}")
    assert middle["step"] == steps // 2 and middle["view"]["seat"] == -1
    assert anna.denied(f"/api/replays/{found['id']}/0", seat=4) == (409, "no-such-seat")
    assert anna.denied("/api/replays/nowhere/0") == (404, "no-such-replay")
    record = anna.get(f"/api/tables/{table}/record", seat=0)
    imported = anna.post("/api/replays", text=record)
    assert imported["lines"] == steps and imported["sound"]
    assert anna.refused("/api/replays", text=record.replace("end ", "end 1"))[0] == 422


def test_until_the_end_a_seat_gets_its_own_journal_only(anna: Guest, bela: Guest) -> None:
    table = befriended(anna, bela)
    journal = anna.get(f"/api/tables/{table}/record", seat=0)
    assert [text["id"] for text in journal].count("drew") == 4
    assert bela.denied(f"/api/tables/{table}/record", seat=0) == (403, "not-your-seat")


def test_a_complaint_keeps_what_is_needed(anna: Guest, shared: Served) -> None:
    table = anna.put_up(sit=0, bots="random")
    anna.post(f"/api/tables/{table}/complaint", seat=0, rule="BR-4.2", words="odd")
    kept = list((shared.store.parent / "complaints").glob(f"{table}-*.json"))
    assert len(kept) == 1 and "BR-4.2" in kept[0].read_text(encoding="utf-8")
