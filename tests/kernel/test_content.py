"""House content: another deck, named in the record and in snapshots."""

import pytest

from brawl import GAME
from fracas import Match, RecordError, Text, check, parse_record, record_from_json
from fracas.contract import rule
from fracas.core.errors import ContentError, SnapshotError
from fracas.core.game import content_digest
from tests.kernel.records import is_said_well
from tests.kernel.scripted import ScriptedGame

MUGS = "mug 20\nchair 1\nshove 1\nduck 1\n"


def test_content_is_named_by_what_it_says() -> None:
    game = GAME.with_content(MUGS)
    assert game.content == content_digest(MUGS) != content_digest(MUGS + "#")
    assert game.content == content_digest(MUGS.replace("\n", "\r\n"))
    assert GAME.content == ""


def test_what_a_game_writes_out_it_reads() -> None:
    again = GAME.with_content(GAME.house_content())
    assert again.house_content() == GAME.house_content()


def test_a_game_without_content_says_so() -> None:
    with pytest.raises(ContentError) as caught:
        ScriptedGame().with_content("anything")
    assert caught.value.text == Text("content-not-replaceable", {"game": "scripted"})


@rule("FR-6.7")
def test_a_record_names_its_content_and_is_refused_without_it() -> None:
    game = GAME.with_content(MUGS)
    record = Match(game, 2, seed=4).record()
    for again in (parse_record(record.to_text()), record_from_json(record.to_json())):
        assert again.content == game.content
        assert check(again, game).finished()
        for other in (GAME, GAME.with_content(MUGS + "#")):
            with pytest.raises(RecordError) as caught:
                check(again, other)
            assert caught.value.text == Text("record-other-content", {"content": game.content})
            is_said_well(caught.value)


@rule("FR-6.7")
def test_a_record_of_the_games_own_content_is_refused_with_another() -> None:
    record = Match(GAME, 2, seed=4).record()
    assert "content" not in record.to_text() and "content" not in record.to_json()
    with pytest.raises(RecordError):
        check(record, GAME.with_content(MUGS))


def test_a_snapshot_belongs_to_its_content() -> None:
    game = GAME.with_content(MUGS)
    data = game.new(2).encode()
    assert game.decode(data).encode() == data
    with pytest.raises(SnapshotError, match="content"):
        GAME.decode(data)
