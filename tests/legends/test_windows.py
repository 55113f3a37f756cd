"""SL-8: the order of a turn, and windows in which abilities are used."""

import pytest

from fracas import FracasError
from fracas.contract import rule
from tests.legends.table import Table

ELVES = "high-elf c4, srik d4"
SHIELD = "enchanted-shield c6, crush d6"


@rule("SL-8.1", "SL-8.2", "SL-8.3")
def test_a_turn_opens_plays_and_closes_the_active_player_first() -> None:
    table = Table(ELVES, SHIELD, window=True)
    course: list[tuple[int, str]] = []
    while len(course) < 5:
        seat = table.owes()[0]
        course.append((seat, table.asked(seat)))
        table.play(seat, "move d4 right" if table.asked(seat) == "ask-main-play" else "pass")
    assert course == [
        (1, "ask-opening-window"),
        (2, "ask-opening-window"),
        (1, "ask-main-play"),
        (1, "ask-closing-window"),
        (2, "ask-closing-window"),
    ]
    assert table.asked(2) == "ask-opening-window"


@rule("SL-8.2", "SL-8.5")
def test_a_window_closes_when_both_have_passed_in_a_row() -> None:
    table = Table("high-elf c4, high-elf e4, srik d4", SHIELD, window=True)
    asked = []
    for move in ("use c4 + to d4", "use c6 + to d6", "pass", "pass"):
        asked.append(table.owes()[0])
        table.play(table.owes()[0], move)
    assert asked == [1, 2, 1, 2]
    assert table.asked(1) == "ask-main-play"


@rule("SL-5.7", "SL-8.14", "SL-8.1")
def test_once_per_turn_means_every_players_turn() -> None:
    table = Table(ELVES, "", window=True)
    table.play(1, "use c4 + to d4")
    table.play(2, "pass")
    assert table.why_not(1, "use c4") == ("used-this-turn", "SL-5.7")
    table.pass_all()
    table.go(1, "move b1 up")
    assert table.war.active == 1
    table = Table(ELVES, "", window=True)
    table.play(1, "use c4 + to d4")
    table.play(2, "pass")
    table.play(1, "pass")
    table.play(1, "move b1 up")
    while table.war.active == 0:
        table.play(table.owes()[0], "pass")
    table.play(2, "pass")
    assert table.why_not(1, "use c4") is None


@rule("SL-5.4", "SL-8.2", "SL-5.3")
def test_abilities_can_be_used_before_and_after_the_main_play_and_in_both_turns() -> None:
    table = Table("aras b4, high-elf c4, srik d4", "crush d6, titan-castle h7", window=True)
    assert table.can(1, "use c4") == [True]
    table.pass_all()
    table.play(1, "act b4 vision + to d6")
    assert table.asked(1) == "ask-closing-window"
    assert table.can(1, "use c4") == [True]
    assert not [move for move in table.options(1) if move.startswith(("move", "act"))]


@rule("SL-8.6", "SL-11.14")
def test_a_strike_has_its_own_window_after_the_reveal() -> None:
    table = Table("frodnaj-archer d4, high-elf c4", "kutbone e6, enchanted-shield f6")
    table.play(1, "act d4 ranged-attack + to e6")
    assert table.known("e6") == [1, 2]
    assert (table.owes(), table.asked(1)) == ([1], "ask-strike-window")
    table.play(1, "pass")
    table.play(2, "use f6 + to e6")
    table.pass_all()
    assert table.on("e6") == "kutbone"


@rule("SL-8.7", "SL-11.12", "SL-5.25")
@pytest.mark.parametrize(("answer", "left"), [("accept", ""), ("decline", "rock-giant")])
def test_a_triggered_ability_is_offered_when_it_happens(answer: str, left: str) -> None:
    table = Table("poy d4", "rock-giant d6", turn=2)
    table.play(2, "act d6 ranged-attack + to d4")
    assert (table.owes(), table.asked(1)) == ([1], "ask-retaliate")
    table.go(1, answer)
    assert (table.on("d6"), table.on("d4")) == (left, "poy")
    assert table.known("d4") == [1, 2]


@rule("SL-8.8", "SL-6.5")
def test_what_is_compulsory_comes_before_what_is_optional() -> None:
    table = Table("spirit-of-justice d4", "helliton d5", turn=2)
    table.go(2, "move d5 down")
    assert table.asked(2) == ""
    table = Table("landor d4", "demarn-the-putrid d5", turn=2)
    table.go(2, "move d5 down")
    assert table.asked(2) == "ask-slay"


@rule("SL-8.11", "SL-14.7", "SL-8.13")
def test_who_might_have_an_ability_is_asked_though_he_has_none_to_use() -> None:
    able = Table("high-elf c4, srik d4", "", window=True)
    unable = Table("high-elf c4, srik d7", "", window=True)
    assert able.owes() == unable.owes() == [1]
    assert unable.options(1) == ["pass"]
    assert able.sees(2) != {} and able.match.question(0) == unable.match.question(0)


@rule("SL-8.12")
def test_a_player_can_set_that_he_is_not_asked() -> None:
    table = Table(ELVES, SHIELD, window=True)
    table.stand(1, "ask-opening-window", "pass")
    assert table.automatic() == [1]
    table.answer_for(1)
    assert table.owes() == [2]
    with pytest.raises(FracasError):
        table.stand(1, "ask-main-play", "pass")


@rule("SL-8.13")
def test_nobody_can_step_in_between_a_demand_and_its_execution() -> None:
    table = Table("tiera d4, high-elf c4, srik c5", "kutbone d5, kzzt h4, namhel h5, crush h6")
    table.play(1, "move d4 up")
    while table.asked(table.owes()[0]) == "ask-attack-window":
        table.play(table.owes()[0], "pass")
    assert (table.owes(), table.asked(2)) == ([2], "ask-sacrifice")
    table.play(2, "choose h4")
    assert "kzzt" in table.lost(2)


@rule("SL-8.15", "SL-18.22", "SL-8.1")
def test_an_extra_turn_is_a_whole_new_turn() -> None:
    table = Table("", "evit f6, enchanted-shield c6, crush d6", turn=2, window=True)
    table.play(2, "use c6 + to d6")
    table.pass_all()
    table.play(2, "move g8 left")
    while table.asked(table.owes()[0]) != "ask-turn-end":
        table.play(table.owes()[0], "pass")
    assert table.strength("d6") == 8
    table.play(2, "use f6")
    assert "evit" in table.lost(2)
    assert table.war.active == 1
    assert table.strength("d6") == 6
    table.pass_all()
    assert table.asked(2) == "ask-main-play"
    table.go(2, "move f8 left")
    assert table.owes() == [1]


@rule("SL-8.15", "SL-18.22")
def test_an_extra_turn_can_be_declined_and_is_offered_at_ones_own_turns_end_only() -> None:
    table = Table("oreld-the-deliverer c4", "evit f6", turn=2)
    table.play(2, "move g8 left")
    table.pass_all("ask-closing-window")
    assert (table.owes(), table.asked(2)) == ([2], "ask-turn-end")
    assert table.options(2) == ["use f6", "pass"]
    table.play(2, "pass")
    assert table.war.active == 0


@rule("SL-8.9", "SL-8.10", "SL-5.6")
def test_a_price_and_what_it_buys_are_two_steps() -> None:
    # The price is a unit with a curse: it takes effect before the effect it buys.
    table = Table("poy c5, loovius f6", "medusa d5, crush c4", turn=2, curse="jillus")
    table.go(2, "act d5 act + accept")
    assert table.lost(2) == ["crush", "medusa"]
    assert table.lost(1) == ["poy"]


@rule("SL-5.13")
def test_a_lent_keyword_serves_as_the_action_of_that_turn() -> None:
    beige = "elementus-the-airlord a3, spirit-of-forest d4, poy d5"
    table = Table(beige, "", window=True)
    table.play(1, "use a3 + to d4")
    table.pass_all()
    assert table.keywords("d4") == {"flight"}
    table.go(1, "act d4 flight + to d6")
    assert table.on("d6") == "spirit-of-forest"
    assert table.known("a3") == [1, 2]
    table.go(2, "move g8 left")
    assert table.why_not(1, "act d6 flight") == ("no-such-action", "SL-5.3")
