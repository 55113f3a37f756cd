"""SW-Q.01: islands of the house, and files that bring others."""

import pytest

from fracas.contract import rule
from fracas.core.errors import ContentError
from fracas.core.text import Text
from fracas.games.azeroth import GAME
from fracas.games.azeroth.atlas import read_atlas, written_atlas
from fracas.games.azeroth.tables import FACE
from tests.azeroth.islands import SMALL_ISLANDS


@rule("SW-Q.01", "SW-2.1", "SW-2.2")
def test_the_house_has_all_twelve_faces() -> None:
    atlas = GAME.atlas
    assert [FACE.symbols[face] for face in atlas.faces] == list(FACE.symbols)
    sizes = {"l": 13, "m": 9, "s": 7}
    for face, drawn in atlas.faces.items():
        assert len(drawn.regions) == sizes[FACE.symbols[face][0]]
    view = GAME.new(2, {"islands": "fixed", "start": "first"})
    while view.chance():
        view.apply(view.outcomes()[0][0])
    readings = {element.reading for element in view.view().elements if element.kind == "face"}
    assert readings == {Text("reading-islands")}


@rule("SW-2.3")
def test_boards_lie_apart_and_that_changes_nothing() -> None:
    land = GAME.atlas.land(GAME.atlas.presets[5].faces)
    for region in range(land.count):
        for other in land.neighbours[region]:
            assert land.board[other] == land.board[region]
    corners = [drawing.outline for drawing in land.drawings]
    assert len(set(corners)) == land.count


@rule("SW-Q.01")
def test_islands_are_written_as_they_are_read() -> None:
    assert GAME.with_content(GAME.house_content()).house_content() == GAME.house_content()
    small = read_atlas(SMALL_ISLANDS)
    assert read_atlas(written_atlas(small)).presets[3].faces == small.presets[3].faces


def changed(old: str, new: str) -> str:
    assert old in SMALL_ISLANDS
    return SMALL_ISLANDS.replace(old, new, 1)


@rule("SW-Q.01")
@pytest.mark.parametrize(
    ("text", "where", "message"),
    [
        (changed("beside 2 5", "beside 2"), "m1a 5", "islands-one-sided"),
        (changed("beside 2 5", "beside 2 2 5"), "m1a 1", "islands-one-sided"),
        (changed("beside 2 5", "beside 2 5 99"), "10", "islands-no-such-number"),
        (changed("beside 2 5", "beside 2 5 20"), "m1a 1", "islands-no-such-number"),
        (changed("270,35 270,245 40,245", "270,36 270,245 40,245"), "m1a 1", "islands-border"),
        (changed("40,35 270,35 270,245 40,245", "40,35 270,35"), "m1a 1", "islands-outline"),
        (changed("field entry", "meadow entry"), "7", "islands-no-such-terrain"),
        (changed("field entry", "field port"), "7", "islands-no-such-symbol"),
        (changed("field entry", "field entry entry"), "7", "islands-no-such-symbol"),
        (changed("region 7 lake", "region 7 lake magic"), "31", "islands-symbol-in-water"),
        (changed("swamp magic marker", "swamp magic"), "m1a", "islands-one-marker"),
        (changed("swamp murloc", "swamp murloc marker"), "m1a", "islands-one-marker"),
        (SMALL_ISLANDS.replace(" entry", ""), "m1a", "islands-no-entry"),
        (changed("region 2 forest", "region 3 forest"), "11", "islands-no-such-number"),
        (changed("  at 155,140\n", ""), "8", "islands-line-missing"),
        (changed("at 155,140", "at 155,9999"), "8", "islands-no-such-number"),
        (SMALL_ISLANDS + "region 7 hill\n", "81", "islands-line-missing"),
        (SMALL_ISLANDS + "sail 7\n", "81", "islands-line-unknown"),
        (SMALL_ISLANDS + "region 7\n", "81", "islands-line-unknown"),
        (SMALL_ISLANDS + "face m1a\n", "81", "islands-face-twice"),
        (SMALL_ISLANDS + "face x9\n", "81", "islands-no-such-face"),
        (changed("players 2 rounds 10 faces m1a s1a\n", ""), "players", "islands-players-missing"),
        (
            changed("rounds 10 faces m1a s1a", "rounds 10 faces m1a l1a"),
            "players",
            "islands-face-m",
        ),
        (changed("rounds 10 faces m1a s1a", "rounds 10 faces m1a m1b"), "players", "islands-board"),
        (changed("players 3", "players 2"), "2", "islands-no-such-number"),
        (changed("players 3 rounds", "players 3 turns"), "2", "islands-line-unknown"),
        ("", "players", "islands-players-missing"),
        (
            SMALL_ISLANDS.replace("hill", "mountain")
            .replace("swamp", "mountain")
            .replace("field", "mountain")
            .replace("forest", "mountain"),
            "players",
            "islands-too-many",
        ),
    ],
)
def test_what_cannot_be_an_island_is_refused(text: str, where: str, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_atlas(text)
    reason = caught.value.text.arguments["reason"]
    assert isinstance(reason, Text)
    assert reason.message.startswith(message)
    assert caught.value.where == where


@rule("SW-Q.01")
def test_islands_in_pieces_are_refused() -> None:
    face = SMALL_ISLANDS[SMALL_ISLANDS.index("face s1a") :]
    lonely = "  at 950,650\n  outline 940,640 960,640 960,660\n  beside\n"
    text = SMALL_ISLANDS + "region 7 hill\n" + lonely
    assert face
    with pytest.raises(ContentError) as caught:
        read_atlas(text)
    assert caught.value.where == "s1a 7"


@rule("SW-Q.01")
def test_a_side_belongs_to_two_regions_at_most() -> None:
    twice = "region 7 hill\n  at 155,140\n  outline 385,245 615,245 500,400\n  beside\n"
    with pytest.raises(ContentError):
        read_atlas(SMALL_ISLANDS + twice + twice.replace("7", "8") + twice.replace("7", "9"))
