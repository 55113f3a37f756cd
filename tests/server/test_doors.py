"""Doors: who may come in, in what form, how often, and from where."""

import re
from typing import Any, Final

import httpx
import pytest

from tests.server.serving import Guest, Served, address_of
from tests.server.test_tables import befriended

SEAT_POSTS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("moves", {"question": 1, "moves": [0], "key": "k"}),
    ("step-back", {"question": 1, "key": "k"}),
    ("undo", {"key": "k"}),
    ("resign", {"key": "k"}),
    ("offer-draw", {"key": "k"}),
    ("decline-draw", {"key": "k"}),
    ("standing", {"prompt": 1, "key": "k"}),
    ("link", {}),
    ("rematch", {}),
    ("bot", {"bot": "random"}),
    ("complaint", {}),
)
SEAT_GETS = ("", "/record", "/why-not?move=0", "/why-not-notation?notation=pass")


@pytest.mark.parametrize(("path", "form"), SEAT_POSTS, ids=lambda value: str(value)[:12])
def test_nobody_acts_for_anothers_seat(
    anna: Guest, bela: Guest, path: str, form: dict[str, Any]
) -> None:
    table = befriended(anna, bela)
    before = anna.look(table, 0)
    assert bela.refused(f"/api/tables/{table}/{path}", seat=0, **form) == (403, "not-your-seat")
    stranger = httpx.post(f"{address_of(bela)}/api/tables/{table}/{path}", json={"seat": 0, **form})
    assert (stranger.status_code, stranger.json()["reason"]) == (403, "no-guest")
    assert anna.look(table, 0) == before


@pytest.mark.parametrize("path", SEAT_GETS)
def test_nobody_looks_over_anothers_shoulder(anna: Guest, bela: Guest, path: str) -> None:
    table = befriended(anna, bela)
    url = f"/api/tables/{table}{path}"
    joined = f"{url}{'&' if '?' in url else '?'}seat=0"
    answer = bela.http.get(address_of(bela) + joined)
    assert (answer.status_code, answer.json()["reason"]) == (403, "not-your-seat")
    stranger = httpx.get(address_of(bela) + joined)
    assert (stranger.status_code, stranger.json()["reason"]) == (403, "no-guest")


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://elsewhere.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_foreign_page_changes_nothing(anna: Guest, headers: dict[str, str]) -> None:
    form = {"game": "brawl", "seats": 2}
    answer = anna.http.post(f"{address_of(anna)}/api/tables", json=form, headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")
    assert anna.get("/api/tables", mine=True) == []


def test_our_own_page_may(anna: Guest) -> None:
    form = {"game": "brawl", "seats": 2}
    headers = {"origin": address_of(anna), "sec-fetch-site": "same-origin"}
    assert anna.http.post(f"{address_of(anna)}/api/tables", json=form, headers=headers).is_success


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"[]", 400),
        (b"{", 400),
        (b'{"game": 7, "seats": 2}', 400),
        (b'{"game": "brawl", "seats": 2, "cheat": true}', 400),
        (b'{"game": "brawl", "seats": 1e99}', 400),
        (b'{"game": "../core", "seats": 2}', 400),
        (b'{"game": "brawl", "seats": 2, "content": "' + b"x" * 4_000_000 + b'"}', 413),
        (b"\xff\xfe", 400),
    ],
    ids=str,
)
def test_what_is_not_in_form_is_refused(anna: Guest, body: bytes, status: int) -> None:
    headers = {"content-type": "application/json"}
    answer = anna.http.post(f"{address_of(anna)}/api/tables", content=body, headers=headers)
    assert answer.status_code == status
    assert set(answer.json()) == {"reason", "text", "rule"}


def test_the_cookie_is_no_scripts_business(anna: Guest) -> None:
    answer = httpx.get(f"{address_of(anna)}/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie


def test_every_answer_carries_the_policy(anna: Guest) -> None:
    for path in ("/api/me", "/api/games", "/nowhere", "/api/schema/openapi.json"):
        headers = anna.http.get(address_of(anna) + path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert "http" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_only_what_never_changes_may_be_kept(anna: Guest) -> None:
    address = anna.served.address.rstrip("/")
    page = anna.http.get(address)
    assert page.headers["cache-control"] == "no-cache"
    script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
    assert script is not None
    assert anna.http.get(f"{address}/assets/none.js").headers["cache-control"] == "no-cache"
    assert "immutable" in anna.http.get(address + script[1]).headers["cache-control"]
    assert anna.http.get(f"{address}/api/me").headers["cache-control"] == "no-store"


def test_whoever_asks_too_often_must_wait(tmp_path: Any) -> None:
    served = Served(tmp_path / "tables.sqlite", "--rate", "1")
    try:
        guest = Guest(served)
        answers = [guest.http.get(f"{served.address}api/me").status_code for _ in range(12)]
        assert answers.count(200) >= 3 and answers[-1] == 429
    finally:
        served.let_everybody_leave()
        served.kill()


def test_the_document_lists_every_door(anna: Guest) -> None:
    document = anna.get("/api/schema/openapi.json")
    assert {"/api/tables", "/api/tables/{id}/moves", "/api/me"} <= set(document["paths"])


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "PATCH"])
def test_nothing_is_nowhere(anna: Guest, method: str) -> None:
    answer = anna.http.request(method, f"{address_of(anna)}/api/nowhere")
    assert answer.status_code in (404, 405)
