"""Texts of records, and what an error about one must be like."""

import pytest

from fracas.core.record import (
    RecordError,
    parse_record,
)
from fracas.core.text import Text
from fracas.language import LANGUAGES
from fracas.texts import words_for

SEALED_TEXT = """\
fracas 1
game brawl
revision 1
seats 2
option evening short
name 1 Anna
name 2 Béla Ó'Neill
dice sealed
seal 43f2fe50
nonce 616e6e61
nonce 62656c61
secret 000102

* draw mug
1 grab mug + ready
2 resigns
drawn
end 4 5f0c
"""
SEEDED_TEXT = """\
fracas 1
game brawl
revision 1
seats 2
dice seed 42

* draw mug
1 grab mug +
end 2 5f0c
"""
ENTERED_TEXT = SEEDED_TEXT.replace("dice seed 42", "dice entered")
TEXTS = pytest.mark.parametrize("text", [SEALED_TEXT, SEEDED_TEXT, ENTERED_TEXT])


def reason_of(error: RecordError) -> Text:
    """Give what is wrong, without the line that it is wrong in."""
    if not error.line:
        return error.text
    assert error.text.message == "record-line" and error.text.arguments["line"] == error.line
    reason = error.text.arguments["reason"]
    assert isinstance(reason, Text)
    return reason


def is_said_well(error: RecordError) -> None:
    """Insist that people of every language can be told safely what is wrong."""
    assert str(error).isprintable() and len(str(error)) < 1000
    for language in LANGUAGES:
        # Big numbers are written in groups, in French with narrow blanks between them.
        said = words_for(None, language).say(error.text).replace("\u202f", "").replace(",", "")
        assert said.isprintable() and len(said) < 1000
        assert not error.line or str(error.line) in said


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    is_said_well(caught.value)
    return caught.value
