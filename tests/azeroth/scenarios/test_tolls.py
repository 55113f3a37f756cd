"""SC-200 to SC-262: tolls, payments, and losses where several rules meet."""

import pytest

from fracas.contract import rule
from fracas.games.azeroth.state import LOSS_SAVED
from tests.azeroth.table import Table


@rule("SW-7.1", "SW-7.6", "SW-53.1", "SW-Q.04")
def test_a_failed_attempt_costs_the_toll() -> None:
    """SC-200."""
    table = Table(
        {"C4": "red 1", "C3": "blue 1"},
        active={"red": "humans", "blue": "marshdweller orcs"},
        hand={"red": 1},
    )
    table.play("red", "attempt C3")
    assert (table.coins("red"), table.coins("blue")) == (4, 6)
    table.happen("roll-die 0")
    assert (table.at("C3"), table.hand("blue")) == ("blue 1", 0)
    table.finish_turn("red")
    assert (table.coins("red"), table.coins("blue")) == (4 + 1, 6)
    assert table.scored() == {"regions": 1}


@rule("SW-7.7", "SW-32.2")
def test_a_failed_attempt_is_an_attack() -> None:
    """SC-201."""
    table = Table(
        {"A1": "red 1", "A2": "blue 1", "D1": "green 1"},
        active={"red": "pandaren", "blue": "orcs", "green": "trolls"},
        hand={"red": 1},
    )
    table.play("red", "attempt A2")
    table.happen("roll-die 0")
    table.finish_turn("red")
    assert table.harmony() == ["green"]


@rule("SW-8.4", "SW-8.5", "SW-Q.23")
def test_retreating_tokens_must_be_placed() -> None:
    """SC-202."""
    table = Table(
        {"A1": "red 1", "A2": "blue 3", "C4": "blue 1", "D1": "blue 1"},
        active={"red": "trolls", "blue": "orcs"},
        hand={"red": 4},
    )
    table.play("red", "conquer A2")
    table.play("red", "finish")
    assert table.asked("blue") == "ask-retreat"
    assert not table.may("blue", "finish")
    assert all(option.startswith("place") for option in table.options("blue"))


@rule("SW-8.4", "SW-8.5")
def test_retreating_tokens_go_to_the_last_region() -> None:
    """SC-202."""
    table = Table(
        {"A1": "red 1", "A2": "blue 3", "C4": "blue 1"},
        active={"red": "trolls", "blue": "orcs"},
        hand={"red": 4},
    )
    table.play("red", "conquer A2")
    table.finish_turn("red")
    assert (table.at("C4"), table.hand("blue")) == ("blue 3", 0)


@rule("SW-9.4", "SW-9.5", "SW-41.1", "SW-Q.05")
def test_some_coins_come_at_once_and_some_in_the_scoring() -> None:
    """SC-203."""
    table = Table(
        {"C4": "red 4", "C3": "blue 1", "A1": "blue 1"},
        active={"red": "battle-master worgen", "blue": "marshdweller humans"},
        coins={"red": 0},
        phase="turn",
    )
    table.play("red", "expand")
    table.play("red", "choose-form human")
    assert table.coins("red") == 2
    table.play("red", "conquer C3")
    assert table.coins("red") == 1
    table.finish_turn("red")
    assert table.scored() == {"regions": 2, "power": 1}
    assert table.coins("red") == 1 + 3


@rule("SW-5.7", "SW-10.7", "SW-31.1")
def test_the_own_declined_race_can_be_the_enemy() -> None:
    """SC-204."""
    table = Table(
        {"A2": "red 1", "B2": "red declined 1"},
        active={"red": "orcs"},
        declined={"red": "humans"},
        hand={"red": 3},
    )
    table.play("red", "conquer B2")
    assert table.tray("humans") == 10
    table.finish_turn("red")
    assert table.scored() == {"regions": 2, "race": 1, "faction": 1}


@rule("SW-16.5", "SW-53.2")
@pytest.mark.parametrize("coins", [5, 0])
def test_nobody_pays_himself(coins: int) -> None:
    """SC-205."""
    table = Table(
        {"C4": "red 1", "C3": "red declined 1"},
        active={"red": "humans"},
        declined={"red": "marshdweller trolls"},
        hand={"red": 4},
        coins={"red": coins},
    )
    table.play("red", "conquer C3")
    assert table.at("C3") == "red 3"
    assert table.coins("red") == coins
    assert not any(line.startswith("paid") for line in table.log())


@rule("SW-16.6", "SW-17.4", "SW-44.4")
def test_there_are_no_debts() -> None:
    """SC-206."""
    table = Table(
        {"A1": "blue 1", "A2": "red 2 champion", "D1": "red 1"},
        active={"red": "championing humans", "blue": "orcs"},
        hand={"blue": 5},
        coins={"red": 0},
        turn="blue",
    )
    table.play("blue", "conquer A2")
    assert (table.coins("red"), table.coins("blue")) == (0, 5)
    table.finish_turn("blue")
    assert table.at("D1") == "red 3 champion"


@rule("SW-21.2", "SW-52.2")
def test_a_frightened_draenei_is_saved() -> None:
    """SC-207."""
    table = Table(
        {"A1": "red 1", "A2": "blue 1"},
        active={"red": "intimidating orcs", "blue": "draenei"},
        hand={"red": 3},
    )
    tray = table.tray("draenei")
    table.play("red", "intimidate A2")
    assert (table.at("A2"), table.hand("blue"), table.tray("draenei")) == ("", 1, tray)
    table.finish_turn("red")
    assert (table.hand("blue"), table.tray("draenei")) == (1, tray)


@rule("SW-10.2", "SW-21.4", "SW-46.1")
def test_a_saved_token_costs_no_bonus() -> None:
    """SC-208."""
    table = Table(
        {"A1": "red 1", "A2": "blue 2", "D1": "blue 1"},
        active={"red": "enraged orcs", "blue": "draenei"},
        hand={"red": 4},
    )
    tray = table.tray("draenei")
    table.play("red", "conquer A2")
    assert (table.hand("blue"), table.tray("draenei")) == (2, tray)
    table.finish_turn("red")
    assert table.scored() == {"regions": 2, "power": 2, "race": 1, "faction": 1}


@rule("SW-23.4", "SW-32.4")
@pytest.mark.parametrize(
    ("relics", "stolen", "toll"),
    [
        ("frostmourne", "frostmourne", 0),
        ("frostmourne aegis-of-aggramar", "frostmourne", 2),
        ("aegis-of-aggramar", "aegis-of-aggramar", 2),
    ],
)
def test_theft_is_no_attack(relics: str, stolen: str, toll: int) -> None:
    """SC-209."""
    table = Table(
        {"A1": "red 1", "A2": f"blue 1 {relics}"},
        active={"red": "ethereals", "blue": "pandaren"},
        hand={"red": 1},
        harmony=("red",),
    )
    table.play("red", f"steal {stolen}>A1")
    assert table.at("A1") == f"red 1 {stolen}"
    assert (table.coins("red"), table.coins("blue")) == (5 - toll, 5 + toll)


@rule("SW-26.9", "SW-32.4")
@pytest.mark.parametrize("pays", [True, False])
def test_a_bomb_under_the_pandaren(pays: bool) -> None:
    """SC-214."""
    table = Table(
        {"A1": "red 2", "A2": "blue 3 bomb", "C4": "blue 1"},
        active={"red": "goblins", "blue": "pandaren"},
        harmony=("red",),
        phase="turn",
    )
    assert table.asked("red") == "ask-bomb"
    assert table.options("red") == ["turn-over A2", "throw-away A2"]
    if pays:
        table.play("red", "turn-over A2")
        assert (table.coins("red"), table.coins("blue")) == (3, 7)
        table.happen("turn-bomb live")
        assert (table.at("A2"), table.hand("blue")) == ("", 2)
    else:
        table.play("red", "throw-away A2")
        assert (table.coins("red"), table.coins("blue")) == (5, 5)
        assert table.at("A2") == "blue 3"
        assert table.state.bomb_stack == 11
        assert table.state.live_bombs + table.state.duds == 12
    assert table.asked("red") == "ask-turn"


@rule("SW-44.6", "SW-53.1")
def test_the_champion_pays_tolls() -> None:
    """SC-229."""
    table = Table(
        {"C4": "red 1", "C3": "blue 4"},
        active={"red": "championing humans", "blue": "marshdweller orcs"},
        hand={"red": 1},
        coins={"red": 0},
        champion="hand",
    )
    assert table.why_not("red", "send-champion C3") == ("cannot-pay-toll", "SW-16.4")
    assert table.may("red", "send-champion B4")


@rule("SW-26.10", "SW-53.3")
@pytest.mark.parametrize("pays", [True, False])
def test_a_bomb_in_the_marsh(pays: bool) -> None:
    """SC-247."""
    table = Table(
        {"A1": "red 2", "B1": "blue 2 bomb"},
        active={"red": "goblins", "blue": "marshdweller humans"},
        phase="turn",
    )
    assert table.options("red") == ["turn-over B1", "throw-away B1"]
    table.play("red", "turn-over B1" if pays else "throw-away B1")
    if pays:
        assert (table.coins("red"), table.coins("blue")) == (4, 6)
        table.happen("turn-bomb dud")
    assert (table.coins("red"), table.coins("blue")) == ((4, 6) if pays else (5, 5))
    assert table.at("B1") == "blue 2"
    assert table.state.bomb_stack == 11
    assert table.state.duds == (5 if pays else 6)
    assert table.asked("red") == "ask-turn"


@rule("SW-6.11", "SW-44.4", "SW-73.1")
def test_the_champion_under_the_chapel() -> None:
    """SC-260."""
    table = Table(
        {
            "A1": "blue 1",
            "D1": "blue 1",
            "A2": "red 2 champion",
            "D2": "red 1 lights-hope-chapel",
        },
        active={"red": "championing draenei", "blue": "orcs"},
        hand={"blue": 9},
        turn="blue",
    )
    tray = table.tray("draenei")
    assert table.cost("A2") == 2 + 2 + 1
    table.play("blue", "conquer A2")
    assert (table.coins("red"), table.coins("blue")) == (4, 6)
    table.play("blue", "conquer D2")
    assert (table.coins("red"), table.coins("blue")) == (4, 6)
    assert (table.hand("red"), table.tray("draenei")) == (3, tray)
    assert not table.state.turn & LOSS_SAVED


@rule("SW-5.16", "SW-53.1")
def test_an_illegal_attempt_costs_nothing() -> None:
    """SC-262."""
    table = Table(
        {"C4": "red 1", "C3": "blue 3"},
        active={"red": "humans", "blue": "marshdweller orcs"},
        hand={"red": 1},
    )
    assert table.cost("C3") == 2 + 3
    assert table.why_not("red", "conquer C3") == ("not-enough-tokens", "SW-5.12")
    assert table.why_not("red", "attempt C3") == ("too-many-short", "SW-7.5")
    assert (table.coins("red"), table.coins("blue")) == (5, 5)
