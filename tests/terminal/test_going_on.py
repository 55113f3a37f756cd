"""A saved game goes on although a rule was corrected meanwhile, and its record says so."""

import json
import re

import pytest

from fracas import parse_record
from fracas.contract import rule
from tests.terminal.desks import Paper, first_option, fracas, fracas_with

LATER = "tests.terminal.later_brawl"


def left(*arguments: str) -> Paper:
    """Play a little of a game under the first rules, and leave in the middle of a chain."""
    return fracas("play", "brawl", "--name", "Anna", "--seed", "3", *arguments, typed=["1"])


@rule("FR-6.9")
def test_a_saved_game_goes_on_under_corrected_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    file = left().saved_in()
    before = parse_record(file.read_text())
    assert before.lines[-2].endswith(" +") and before.position
    monkeypatch.setenv("FRACAS_GAMES", LATER)
    played = fracas_with(first_option, "play", "--resume", str(file))
    assert played.code == 0
    assert "the game goes on under their revision 2" in played.words()
    record = parse_record(file.read_text())
    first = len(before.lines) + 1
    assert record.lines[: first - 1] == before.lines
    assert (record.revision, record.last_revision(), record.position) == (1, 2, "")
    checked = fracas("record", "check", str(file))
    assert checked.code == 0
    assert f"sound. brawl, {len(record.lines)} lines, won by" in checked.shown
    assert f"The first {first} lines were played under earlier rules" in checked.words()
    assert json.loads(fracas("record", "check", "--json", str(file)).shown)["unproven"] == first
    shown = fracas("record", "show", str(file)).shown
    assert f"The first {first} lines were played under earlier rules" in shown
    numbers = [int(number) for number in re.findall(r"^ *(\d+)  \S", shown, re.MULTILINE)]
    assert numbers[0] == first + 1
    replayed = fracas("record", "replay", str(file), typed=["500"])
    assert f"{first} of {len(record.lines)}" in replayed.shown and "wins." in replayed.shown
    french = fracas("--lang", "fr", "record", "check", str(file)).words()
    assert f"Les {first} premières lignes suivent d'anciennes règles" in french


@rule("FR-6.7")
def test_the_earlier_program_says_where_it_cannot_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    file = left().saved_in()
    place = len(parse_record(file.read_text()).lines)
    monkeypatch.setenv("FRACAS_GAMES", LATER)
    assert fracas("play", "--resume", str(file), typed=["quit"]).code == 0
    monkeypatch.setenv("FRACAS_GAMES", "brawl")
    line = parse_record(file.read_text()).first_line + place
    checked = fracas("record", "check", str(file))
    assert checked.code == 1
    assert f"Line {line}: the record follows revision 2 of the rules" in checked.words()
    assert fracas("play", "--resume", str(file)).code == 1


def test_a_record_of_unchanged_rules_has_no_unproven_lines() -> None:
    checked = fracas("record", "check", "--json", str(left().saved_in()))
    assert json.loads(checked.shown)["unproven"] == 0
    assert "earlier rules" not in fracas("record", "check", str(left().saved_in())).shown
