"""What the players see: costs with their reasons, what the turn would score, coins face down."""

from fracas.contract import rule
from fracas.core.text import Text
from fracas.core.view import Element, View
from fracas.games.azeroth import GAME
from fracas.texts import words_for
from tests.azeroth.table import Table


def element(view: View, id: str) -> Element:
    """Find an element of a view."""
    return next(element for element in view.elements if element.id == id)


def said(table: Table, text: Text | None, language: str = "en") -> str:
    """Put a text into words."""
    assert text is not None
    return words_for(table.match.game, language).say(text)


def fortress() -> Table:
    """Dwarves next to a fortified mountain and a walled forest."""
    return Table(
        {"C1": "red 1", "C2": "blue 2 fort", "A2": "blue 1 wall", "C4": "murloc"},
        active={"red": "blacksmith dwarves", "blue": "garrisoned night-elves"},
        hand={"red": 3},
    )


@rule("SW-5.8", "SW-5.11")
def test_every_region_in_reach_is_marked_with_its_cost_and_why() -> None:
    table = fortress()
    view = table.match.view(0)
    marks = {element.id: element for element in view.elements if element.kind == "cost"}
    reach = {table.names.index(name) + 1 for name in ("C2", "B1", "A1", "A3", "C4", "D1", "E3")}
    assert set(marks) == {f"cost/{number}" for number in reach}
    mark = marks["cost/10"]
    assert mark.traits == {"cost": 3, "enough": 1}
    assert said(table, mark.about) == (
        "the region 2, tokens 2, Fort 1, Mountain 1, the race -2, the Special Power -1"
    )
    assert said(table, mark.label, "fr") == "coûte 3"
    entry = marks["cost/12"]
    assert said(table, entry.about) == "the region 2, Murloc 1, travel 1, the Special Power -1"
    assert all(element.kind != "cost" for element in table.match.view(1).elements)


def test_a_move_says_what_it_costs() -> None:
    table = fortress()
    decision = table.match.view(0).decision
    assert decision is not None
    option = next(
        option for option in decision.options if table.name_of(option.move) == "conquer C2"
    )
    assert option.path == ["region/10"]
    shown = [said(table, text) for text in option.previews]
    assert shown[0] == "Costs 3 tokens." and "Fort 1" in shown


def test_an_attempt_says_its_odds_and_its_toll() -> None:
    table = Table(
        {"C4": "red 1", "C3": "blue 1"},
        active={"red": "farmer humans", "blue": "marshdweller orcs"},
        hand={"red": 2},
    )
    decision = table.match.view(0).decision
    assert decision is not None
    option = next(
        option for option in decision.options if table.name_of(option.move) == "attempt C3"
    )
    shown = [said(table, text) for text in option.previews]
    assert "1 short: 3 of 6 faces of the die are enough." in shown
    assert "First 1 coins must be paid." in shown


@rule("SW-9.3")
def test_what_the_turn_would_score_now_is_shown_item_by_item() -> None:
    table = Table(
        {"A1": "red 1", "B2": "red 1", "A2": "red 1", "D1": "red declined 1"},
        active={"red": "farmer orcs"},
        declined={"red": "trolls"},
    )
    notes = [said(table, note) for note in table.match.view().notes]
    assert notes[-4].endswith("would score 6 now.")
    assert notes[-3:] == [
        "3 for regions of the active race",
        "1 for regions in decline",
        "2 for the Special Power",
    ]


@rule("SW-17.1")
def test_coins_lie_face_down() -> None:
    table = Table({"A1": "red 1"}, active={"red": "orcs"}, coins={"red": 977})
    assert table.amounts("fact-coins") == []
    own = table.match.view(0).panels
    labels = [[fact.label.message for fact in panel.facts] for panel in own]
    assert "fact-coins" in labels[0] and "fact-coins" not in labels[1]
    assert 977 in table.state.observe(0) and 977 not in table.state.observe(1)


@rule("SW-17.3")
def test_backs_of_markers_and_bombs_are_shown() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 1 bomb", "D2": "marker"},
        active={"red": "goblins", "blue": "humans"},
    )
    view = table.match.view(0)
    assert element(view, "bomb/2").hidden
    assert element(view, "marker/14").hidden
    assert said(table, element(view, "marker/14").label) == "face-down marker"


@rule("SW-0.1", "SW-0.3")
def test_regions_are_drawn_where_they_lie() -> None:
    view = fortress().match.view()
    place = next(place for place in view.places if place.id == "region/1")
    assert place.drawing is not None
    assert place.drawing.outline == "40,35 270,35 270,245 40,245"
    assert element(view, "entry/1").place == "region/1"
    assert element(view, "cavern/9").place == "region/9"
    assert element(view, "lake/7").place == "region/7"


def test_what_a_combo_does_and_how_it_is_read() -> None:
    table = Table(phase="turn", combos=["farmer gnomes 2", "championing tauren"])
    view = table.match.view(0)
    first, second = element(view, "combo/1"), element(view, "combo/2")
    assert first.traits["tokens"] == 9 and first.traits["coins"] == 2
    assert said(table, first.label) == "Farmer Gnomes"
    assert first.reading == Text("reading-gnomes")
    assert second.reading is not None and second.reading.message == "reading-both"


def test_choices_without_a_piece_can_be_pointed_at() -> None:
    table = Table({"A1": "red 1"}, active={"red": "farmer worgen"}, phase="turn")
    table.play("red", "expand")
    decision = table.match.view(0).decision
    assert decision is not None
    assert [option.path for option in decision.options] == [["form/human"], ["form/worgen"]]


def test_before_the_islands_are_drawn_there_is_nothing_to_see() -> None:
    view = GAME.new(3).view()
    assert [place.id for place in view.places] == ["row"]
