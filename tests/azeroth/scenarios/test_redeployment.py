"""SC-050 to SC-054: redeployment, Ready, and abandoning regions."""

import pytest

from fracas.contract import rule
from tests.azeroth.table import Table


@rule("SW-8.1", "SW-8.2")
def test_one_token_stays_in_each_region() -> None:
    """SC-050."""
    table = Table({"A1": "red 3", "A2": "red 2", "D1": "red 2"}, active={"red": "orcs"})
    table.play("red", "finish")
    assert table.asked("red") == "ask-redeployment"
    table.play("red", "gather race-token A1")
    assert (table.at("A1"), table.hand("red")) == ("red 1", 2)
    assert table.why_not("red", "gather race-token A1") == ("nothing-to-gather", "SW-8.1")
    table.play("red", "gather race-token A2")
    table.play("red", "place-rest D1")
    table.finish_turn("red")
    assert (table.at("A1"), table.at("A2"), table.at("D1")) == ("red 1", "red 1", "red 5")


READY = {"A1": "red 4", "A2": "red 1", "B1": "red 3"}


@rule("SW-11.1")
def test_ready_leaves_one_token_in_each_region() -> None:
    """SC-051."""
    table = Table(READY, active={"red": "orcs"}, phase="turn")
    table.play("red", "expand")
    assert table.hand("red") == 3 + 0 + 2
    assert [table.at(name) for name in READY] == ["red 1", "red 1", "red 1"]


@rule("SW-11.2", "SW-11.3")
def test_an_abandoned_region_gives_its_token_and_no_reach() -> None:
    """SC-052."""
    table = Table(READY, active={"red": "orcs"}, phase="turn")
    table.play("red", "expand")
    assert table.cost("A3") == 2
    table.play("red", "abandon A2")
    assert (table.hand("red"), table.at("A2")) == (6, "")
    assert table.cost("A3") == 2 + 1
    table.play("red", "conquer B2")
    assert table.why_not("red", "abandon A1") == ("conquests-have-begun", "SW-11.3")


@rule("SW-8.2", "SW-11.3")
def test_no_region_is_abandoned_after_the_conquests() -> None:
    """SC-052."""
    table = Table(READY, active={"red": "orcs"}, phase="turn")
    table.play("red", "expand")
    table.play("red", "finish")
    assert table.asked("red") == "ask-redeployment"
    assert not table.may("red", "abandon A2")
    assert not any(option.startswith("abandon") for option in table.options("red"))


@rule("SW-8.2")
def test_all_tokens_in_hand_must_be_placed() -> None:
    """SC-053."""
    table = Table({"A1": "red 1", "A2": "red 1"}, active={"red": "orcs"}, hand={"red": 2})
    table.play("red", "finish")
    assert table.why_not("red", "finish") == ("tokens-left-in-hand", "SW-8.2")
    table.play("red", "place-rest A1")
    table.finish_turn("red")
    assert table.at("A1") == "red 3"


@rule("SW-8.3")
@pytest.mark.parametrize("move", ["gather race-token A1", "place race-token>A1"])
def test_tokens_in_decline_do_not_move(move: str) -> None:
    """SC-054."""
    table = Table(
        {"A1": "red declined 2", "A2": "red 2", "D1": "red 2"},
        active={"red": "humans"},
        declined={"red": "orcs"},
        hand={"red": 1},
    )
    table.play("red", "finish")
    assert table.asked("red") == "ask-redeployment"
    assert table.why_not("red", move) == ("not-held-by-the-race", "SW-8.3")
