"""BR-1.5: a deck of the house's own."""

import pytest

from brawl import GAME
from brawl.deck import read_deck
from brawl.tables import COPIES
from brawl.tavern import Tavern
from fracas import Text
from fracas.contract import rule
from fracas.core.errors import ContentError

MUGS = "mug 20\nchair 1\nshove 1\n\nduck 1  # for the brave\n"


@rule("BR-1.5")
def test_another_deck_is_played_with() -> None:
    state = GAME.with_content(MUGS).new(2)
    assert isinstance(state, Tavern)
    assert [weight for _, weight in state.outcomes()] == [20, 1, 1, 1]
    assert state.problems() == []
    assert GAME.new(2).weights() == COPIES


@rule("BR-1.5")
@pytest.mark.parametrize(
    ("text", "where", "message"),
    [
        ("mug 0\nchair 1\nshove 1\nduck 1", "mug", "deck-no-such-number"),
        ("mug 21\nchair 1\nshove 1\nduck 1", "mug", "deck-no-such-number"),
        ("mug 10\nchair 1\nshove 1", "duck", "deck-no-such-number"),
        ("mug 10\nstool 1", "2", "deck-no-such-card"),
        ("mug ten", "1", "deck-no-such-number"),
        ("mug", "1", "deck-no-such-card"),
    ],
)
def test_a_deck_that_cannot_be_is_refused(text: str, where: str, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_deck(text)
    assert caught.value.where == where
    reason = caught.value.text.arguments["reason"]
    assert isinstance(reason, Text) and reason.message == message
