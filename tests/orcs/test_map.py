"""House content: a map that is wrong is refused, with the line and the reason."""

import pytest

from fracas.core.dice import seeded
from fracas.core.errors import ContentError
from fracas.core.text import Text
from fracas.games.orcs import GAME
from fracas.games.orcs.boards import ABSENT, read_map
from fracas.games.orcs.vast_lands import HOUSE_MAP

LINES = HOUSE_MAP.splitlines()


def refused(text: str) -> tuple[str, str]:
    with pytest.raises(ContentError) as caught:
        GAME.with_content(text)
    reason = caught.value.text.arguments.get("reason", caught.value.text)
    assert isinstance(reason, Text)
    return caught.value.where, reason.message


def with_line(number: int, line: str) -> str:
    """Replace a line of our map."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


@pytest.mark.parametrize(
    ("number", "line", "message"),
    [
        (1, "face five", "map-line-unclear"),
        (2, "f4-keep tower 500 500", "map-no-such-zone"),
        (2, "f3-tower tower 500 500", "map-zone-of-other-face"),
        (3, "f4-tower start-1 500 50", "map-zone-twice"),
        (2, "f4-tower tower 500", "map-line-unclear"),
        (2, "f4-tower castle 500 500", "map-no-such-kind"),
        (2, "f4-tower tower 500 5000", "map-no-such-spot"),
        (2, "f4-tower tower 500 x", "map-no-such-spot"),
        (2, "f4-tower tower 500 500 well-1", "map-line-unclear"),
        (4, "f4-n-gate site 500 160 well-7", "map-line-unclear"),
        (4, "f4-n-gate start-1 500 160", "map-no-such-kind"),
        (55, "road f4-tower", "map-line-unclear"),
        (55, "road f4-tower f4-tower", "map-road-twice"),
    ],
)
def test_a_line_that_is_wrong(number: int, line: str, message: str) -> None:
    assert refused(with_line(number, line)) == (str(number), message)


def test_a_map_begins_with_a_face_and_has_both() -> None:
    assert refused("f4-tower tower 500 500") == ("1", "map-face-first")
    assert refused("face four") == ("", "map-face-missing")
    assert refused("face four\nface four") == ("2", "map-zone-twice")


def test_roads_lead_between_zones_of_the_map() -> None:
    text = "face four\nf4-tower tower 500 500\nroad f4-tower f4-n-inner"
    assert refused(text) == ("3", "map-road-to-nowhere")


def test_zones_are_counted() -> None:
    assert refused(with_line(4, "f4-n-gate city 500 160"))[1] == "map-wrong-count"
    assert refused(with_line(4, "f4-n-gate site 500 160"))[1] == "map-wrong-count"


def test_no_zone_is_cut_off() -> None:
    lonely = [line for line in LINES if not (line.startswith("road") and "f4-n-mid-l" in line)]
    assert refused("\n".join(lonely))[1] == "map-cut-off"
    split = [line for line in LINES if not (line.startswith("road") and "f3-hamlet-east" in line)]
    split.append("road f3-hamlet-east f3-hamlet-west")
    split = [line for line in split if line != "road f3-tower f3-hamlet-west"]
    assert refused("\n".join(split))[1] == "map-cut-off"


def test_a_map_may_have_more_cities_or_fewer() -> None:
    more = [*LINES]
    more[1:1] = ["f4-more-8 city 700 700"]
    more.insert(56, "road f4-more-8 f4-tower")
    four, _ = read_map("\n".join(more))
    assert four.zones == 61
    assert four.roads[60] == (0,)
    state = GAME.with_content("\n".join(more)).new(2, dice=seeded(1, "more"))
    assert [place.id for place in state.view().places].count("zone/f4-more-8") == 1
    fewer = [line for line in LINES if "f4-n-city" not in line]
    four, _ = read_map("\n".join(fewer))
    assert (four.zones, four.kinds[3]) == (53, ABSENT)
    state = GAME.with_content("\n".join(fewer)).new(2, dice=seeded(1, "fewer"))
    assert "zone/f4-n-city" not in [place.id for place in state.view().places]


def test_comments_and_blank_lines_do_not_matter() -> None:
    four, three = read_map(f"# ours\n\n{HOUSE_MAP}\n# the end")
    assert (four.zones, three.zones) == (53, 45)
    assert GAME.with_content(HOUSE_MAP).house_content() == HOUSE_MAP
