"""Several people at one screen: nobody sees another's hand."""

import pytest

from tests.terminal.desks import Paper, dealt, fracas

THREE = ("play", "brawl", "--players", "human,random,human", "--name", "Anna", "--name", "Carl")
TWO = (
    *("play", "brawl", "--players", "human,human", "--name", "Anna", "--name", "Bela"),
    *("--dice", "ask"),
)
DEALT = dealt("mug mug mug mug", "chair chair chair chair")


def parts(played: Paper) -> list[str]:
    """Cut what was shown wherever somebody else was called to the keyboard."""
    return played.shown.split("turn at the keyboard.")[1:]


def test_a_person_is_called_before_any_hand_is_shown() -> None:
    played = fracas(*THREE, typed=["", "ready", "", "ready"])
    before, first, second = played.shown.split("Everybody else, please look away.")[:3]
    assert "hand" not in before
    assert "Anna (you)" in first
    assert "Carl (you)" in second


def test_each_sees_the_own_hand_only() -> None:
    anna, bela, *_ = parts(fracas(*TWO, typed=[*DEALT, "", "ready", "", "ready"]))
    assert "Anna's hand  mug ×4" in anna
    assert "Bela's hand  card (face down) ×4" in anna
    assert "chair" not in anna
    assert "Bela's hand  chair° ×4" in bela
    assert "Anna's hand  card (face down) ×4" in bela
    assert "mug" not in bela.partition("> ready")[0].partition("(you)")[2]


def test_a_secret_answer_is_told_but_not_what_it_is() -> None:
    _, bela, *_ = parts(fracas(*TWO, typed=[*DEALT, "", "grab mug + ready", "", "ready"]))
    assert "Anna has made a secret choice." in bela
    assert "grabbed" not in bela.partition("> ready")[0]


def test_the_one_at_the_keyboard_is_asked_first() -> None:
    # Bela answered last; when the next round asks both, she need not get up.
    turns = ["mug", "", "pass", "mug", "", "pass", "ready", "", "ready"]
    played = fracas(*TWO, typed=[*DEALT, "", "ready", "", "ready", *turns])
    assert [part.split()[-1] for part in played.shown.split("'s turn at the keyboard.")[:-1]] == [
        "Anna",
        "Bela",
        "Anna",
        "Bela",
        "Anna",
    ]


@pytest.mark.parametrize("word", ["undo", "pass", ""])
def test_whoever_gets_up_may_still_take_back(word: str) -> None:
    lines = [*DEALT, "", "ready", "", "ready", "mug", "", "throw 2", word, "pass"]
    shown = fracas(*TWO, typed=lines).shown
    assert 'Anna may still type "undo".' in shown
    assert ("You are attacked." not in shown) == (word == "undo")


def test_one_person_among_bots_is_never_sent_away() -> None:
    assert "turn at the keyboard" not in fracas("play", "brawl", typed=["ready"]).shown


def test_one_can_leave_while_the_seats_change() -> None:
    played = fracas(*THREE, typed=["quit"])
    assert played.code == 0
    assert "Saved in" in played.shown


def test_the_last_table_shows_what_all_may_see() -> None:
    shown = fracas(*TWO, typed=[*DEALT, "", "resign", "yes"]).shown
    last = shown[shown.rindex("Tavern brawl") :]
    assert "Anna's hand  card (face down) ×4" in last
    assert "Bela's hand  card (face down) ×4" in last


def test_the_end_tells_everybody_what_happened_last() -> None:
    lines = [*DEALT, "", "ready", "", "grab chair + ready", "mug", "", "resign", "yes"]
    shown = fracas(*TWO, typed=lines).shown
    news = shown[shown.rindex("yes or no") :]
    assert "Bela grabbed with a chair." in news
    assert "Anna drew a card." in news
    assert "Round 1 begins." not in news


def test_bots_can_be_watched_among_themselves() -> None:
    played = fracas("play", "brawl", "--players", "random,random")
    assert played.code == 0
    assert "Round 1 begins." in played.shown
    assert "Rank" in played.shown
