"""Golden records: complete games kept as files, which any change of the rules would break.

    TestSamples = golden_records(GAME, Path(__file__).parent / "records")

A record that no longer replays shows a reviewer what a change did to the rules. Where it was
meant, the game's revision rises and its records are made again, with `fracas play --record`.
"""

from pathlib import Path

import pytest

from fracas.core.game import Game
from fracas.core.record import parse_record
from fracas.core.replay import check


def golden_records(game: Game, folder: Path) -> type:
    """Make a class of tests, one for each record in a folder, that it is sound and complete."""
    files = sorted(folder.glob("*.fracas"))

    @pytest.mark.parametrize("file", files, ids=lambda file: file.stem)
    def test(self: object, file: Path) -> None:
        text = file.read_text(encoding="utf-8")
        record = parse_record(text)
        assert record.to_text() == text, "the record is not written as it would be today"
        assert check(record, game).match.over(), "a golden record is that of a whole game"

    def test_there_are_records(self: object) -> None:
        assert files, f"{folder} holds no records"

    tests = {"test_a_record_replays": test, "test_there_are_records": test_there_are_records}
    return type(f"Records_{game.id}", (), {"__doc__": f"Whole games of {game.id}.", **tests})
