"""Dice and cards of a real table, typed in."""

import re

import pytest

from fracas import parse_record
from fracas.contract import rule
from tests.terminal.desks import dealt, fracas, fracas_with

ASKED = ("play", "brawl", "--dice", "ask", "--option", "evening=short")
TOGETHER = (*ASKED, "--players", "human,human")
DEALT = dealt("mug chair duck shove", "duck duck chair mug")


def careful(shown: str) -> str:
    """Answer a question of chance with the first thing it lists, and others with 1."""
    last = shown.rstrip().rpartition("\n\n")[2]
    asked = re.findall(r"(?:drawn|die show)\?  (\w+)", last)
    return asked[-1] if asked else "1"


def test_a_whole_game_is_played_with_real_dice_and_cards() -> None:
    played = fracas_with(careful, *ASKED)
    assert played.code == 0
    assert "not understood" not in played.shown
    assert "cannot come up" not in played.shown
    checked = fracas("record", "check", str(played.saved_in()))
    assert checked.code == 0
    assert "the dice were entered by hand" in checked.shown


@pytest.mark.parametrize(("language", "card"), [("en", "mug"), ("fr", "mug"), ("fr", "chope")])
def test_an_outcome_is_typed_as_its_symbol_or_its_word(language: str, card: str) -> None:
    shown = fracas(*ASKED, "--lang", language, typed=[card, "chair"]).shown
    assert {"en": "Which card is drawn?", "fr": "Quelle carte est piochée ?"}[language] in shown


@rule("FR-6.4")
def test_only_what_can_come_up_is_taken() -> None:
    played = fracas(*ASKED, typed=["dragon", "7", "mug"])
    assert '"dragon" cannot come up now.' in played.shown
    assert '"7" cannot come up now.' in played.shown
    assert parse_record(played.saved_in().read_text()).lines == ["* draw mug"]


def test_cards_that_are_gone_are_not_offered() -> None:
    # There are six shoves.
    shown = fracas(*TOGETHER, typed=["shove"] * 6).shown
    questions = [line for line in shown.splitlines() if line.startswith("Which card")]
    assert questions[5].endswith("mug, chair, shove, duck")
    assert questions[6].endswith("mug, chair, duck")


def test_it_is_said_whose_eyes_a_card_is_for() -> None:
    shown = fracas(*TOGETHER, "--name", "Anna", typed=DEALT).shown
    assert shown.count("For Anna alone to see:") == 4
    assert shown.count("For Seat 2 alone to see:") == 4


def test_a_die_is_for_all_to_see() -> None:
    lines = [*DEALT, "", "ready", "", "ready", "mug", "", "swing 2", "", "take", "6", "5"]
    shown = fracas(*TOGETHER, typed=lines).shown
    assert "What does the die show?  1, 2, 3, 4, 5, 6" in shown
    assert "alone" not in shown.rpartition("What does the die")[0][-40:]


def test_a_decision_can_be_taken_back_before_the_dice_are_entered() -> None:
    lines = [*DEALT, "", "ready", "", "ready", "mug", "", "pass", "undo", "swing 2"]
    shown = fracas(*TOGETHER, typed=lines).shown
    assert shown.count("Play a card, or pass.") == 2


@pytest.mark.parametrize("leaving", ["quit", KeyboardInterrupt])
def test_the_game_can_be_saved_and_left_while_cards_are_asked_for(
    leaving: str | type[BaseException],
) -> None:
    left = fracas(*ASKED, typed=["mug", "save", leaving])
    assert left.shown.count("Saved in") == 2
    again = fracas("play", "--resume", str(left.saved_in()), typed=["chair"])
    assert parse_record(again.saved_in().read_text()).lines == ["* draw mug", "* draw chair"]
