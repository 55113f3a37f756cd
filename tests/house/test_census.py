"""The census counts what happened, and nothing else."""

import json
from typing import Any

import pytest

from bench.census import main
from bench.matches import play_match
from brawl import GAME

RUN = ("brawl", "--seats", "3", "--games", "5", "--seed", "3")


@pytest.fixture(autouse=True)
def sample(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FRACAS_GAMES", "brawl")


def counted(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert main([*RUN, "--json", *more]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_wins_and_endings_are_those_of_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    games = [play_match(GAME, {}, ["random"] * 3, seed) for seed in range(3, 8)]
    found = counted(capsys)
    assert found["games"] == 5
    for seat in range(3):
        won = sum(1 / len(game.winners()) for game in games if seat in game.winners()) / 5
        assert found["wins_by_seat"].get(str(seat + 1), 0.0) == pytest.approx(won)
    results = [game.match.result() for game in games]
    endings = [result.reason.message for result in results if result is not None]
    assert found["endings"] == {name: endings.count(name) / 5 for name in set(endings)}
    decisions = sum(1 for game in games for count in game.options if count > 1)
    assert found["decisions_per_game"] == decisions / 5


def test_a_fact_is_counted_by_the_seats_that_had_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = counted(capsys, "--by", "played.card", "--most", "round-begins.round")
    by_card = found["by"]["played.card"]
    assert isinstance(by_card, dict)
    assert set(by_card) <= {"mug", "chair", "shove"}
    assert all(0 < card["seats"] <= 15 and 0 <= card["share"] <= 1 for card in by_card.values())
    rounds = found["most"]["round-begins.round"]
    assert isinstance(rounds, float) and 1 <= rounds <= 12


@pytest.mark.parametrize(
    "wrong",
    [
        ("--by", "danced.card"),
        ("--by", "played.colour"),
        ("--by", "purse-tied.card"),
        ("--by", "round-begins.round"),
        ("--bots", "clever"),
        ("--bots", "random,random"),
    ],
)
def test_what_cannot_be_counted_is_refused(wrong: tuple[str, str]) -> None:
    with pytest.raises(SystemExit):
        main([*RUN, *wrong])
