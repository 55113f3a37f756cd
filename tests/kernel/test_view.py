"""Views: the same shape for every game, plain data for clients, and a tree to walk."""

import json

import pytest

from brawl import GAME as BRAWL
from fracas.contract import rule
from fracas.core.events import SPECTATOR
from fracas.core.match import Match
from fracas.core.text import Text, seat_text, value_text
from fracas.core.verbs import SEATS, Domain
from fracas.core.view import Decision, Drawing, Element, Fact, Option, Panel, Place, Result, View
from tests.kernel.playing import enter, play
from tests.kernel.scripted import ScriptedGame, ask, ask_chain, finish

HANDS = ("draw mug", "draw chair", "draw shove", "draw duck")


def a_turn() -> Match:
    """Give a brawl of three in which seat 1 may play one of each card, or pass."""
    match = Match(BRAWL, 3)
    enter(match, *HANDS * 3)
    for seat in range(3):
        play(match, seat, "ready")
    enter(match, "draw mug")
    return match


# The decision.


def test_a_place_on_a_map_says_how_it_is_drawn() -> None:
    plain = Place("hand/1", Text("place-hand"), "hand")
    assert "drawing" not in plain.to_json()
    spot = Place("zone/1", Text("zone-1"), "zone", Drawing(10, 20, roads=("zone/2",)))
    assert spot.to_json()["drawing"] == {"x": 10, "y": 20, "roads": ["zone/2"]}
    land = Place("land/1", Text("land-1"), "land", Drawing(5, 5, outline="0,0 10,0 5,10"))
    assert land.to_json()["drawing"] == {"x": 5, "y": 5, "outline": "0,0 10,0 5,10"}


def test_a_decision_lists_its_options_in_the_order_of_moves() -> None:
    decision = a_turn().view(0).decision
    assert decision is not None
    notations = [BRAWL.verbs.notation(option.move) for option in decision.options]
    assert notations == ["throw 2", "throw 3", "swing 2", "swing 3", "shove 2", "shove 3", "pass"]
    assert decision.prompt == Text("ask-play") and decision.chain == [] and not decision.window


def test_the_paths_of_the_options_make_a_tree_to_point_along() -> None:
    decision = a_turn().view(0).decision
    assert decision is not None
    root = decision.tree()
    assert list(root.branches) == ["card/mug", "card/chair", "card/shove", "verb/pass"]
    mug = root.branches["card/mug"]
    assert mug.option is None and list(mug.branches) == ["seat/2", "seat/3"]
    thrown = mug.branches["seat/3"].option
    assert thrown is not None and BRAWL.verbs.notation(thrown.move) == "throw 3"
    leaves = [branch.option for branch in root.branches["card/chair"].branches.values()]
    assert [leaf.move for leaf in leaves if leaf] == [o.move for o in decision.options[2:4]]


def test_an_element_says_what_it_does_and_what_is_our_reading() -> None:
    seen = {element.id: element for element in a_turn().view(0).elements}
    assert seen["card/chair"].about == Text("about-chair")
    assert seen["card/chair"].to_json()["reading"] == {"id": "reading-chair"}
    assert seen["card/mug"].to_json()["about"] == {"id": "about-mug"}
    assert "reading" not in seen["card/mug"].to_json()


def test_an_option_may_end_where_others_go_on() -> None:
    stay = Option(1, ["region/kislev"], Text("stay"))
    march = Option(2, ["region/kislev", "region/norsca"], Text("march"))
    root = Decision(1000, Text("ask"), [stay, march], [], False).tree()
    kislev = root.branches["region/kislev"]
    assert kislev.option is stay and kislev.branches["region/norsca"].option is march
    assert Decision(1000, Text("ask"), [], [], False).tree().branches == {}


@rule("FR-2.1")
def test_only_its_owner_sees_a_begun_chain() -> None:
    match = Match(ScriptedGame(ask_chain(1)), 2, seed=1)
    play(match, 1, "add amber")
    decision = match.view(1).decision
    assert decision is not None
    assert decision.chain == [Text("move-add", {"word": Text("word-amber")})]
    assert match.view(0).decision is None and match.view().decision is None
    assert "amber" not in json.dumps([match.view(0).to_json(), match.view().to_json()])


def test_a_window_says_that_it_is_one() -> None:
    match = a_turn()
    play(match, 0, "throw 2")
    decision = match.view(1).decision
    assert decision is not None and decision.window


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_after_the_end_a_view_holds_the_result(viewer: int) -> None:
    match = Match(ScriptedGame(finish(2, 1)), 2, seed=1)
    view = match.view(viewer)
    assert view.decision is None and view.owing == [] and view.result is not None
    assert view.result.ranks == (2, 1)


# What is drawn.


def test_what_stands_against_using_a_thing_is_told_once_for_each_reason() -> None:
    state = a_turn().state
    # Seat 1 may throw at seats 2 and 3, but nothing can be done to itself, nor to a seat 4.
    assert state.obstacles(0, "seat/2") == []
    against = state.obstacles(0, "seat/1")
    assert {refusal.text.message for _, refusal in against} == {"not-yourself"}
    assert all(refusal.rule == "BR-4.4" for _, refusal in against)


def test_where_nothing_else_stands_against_it_a_thing_is_no_answer() -> None:
    match = Match(BRAWL, 2)
    enter(match, *HANDS * 2)
    against = match.state.obstacles(0, "seat/2")
    assert [refusal.text.message for _, refusal in against] == ["not-an-answer"]
    assert match.state.obstacles(0, "card/mug") == []


def test_hands_are_shown_to_their_owners_alone() -> None:
    match = a_turn()
    for viewer in (0, 1, 2, SPECTATOR):
        for element in match.view(viewer).elements:
            if element.place.startswith("hand/"):
                assert element.hidden == (element.owner != viewer)
                assert element.hidden == (element.label == Text("card-back"))


def test_a_view_travels_as_json() -> None:
    for viewer in (0, 1, SPECTATOR):
        form = a_turn().view(viewer).to_json()
        assert json.loads(json.dumps(form)) == form


def test_the_json_of_each_part() -> None:
    label = Text("label")
    assert Place("room", label, "board").to_json() == {
        "id": "room",
        "kind": "board",
        "label": {"id": "label"},
    }
    assert Element("card/1", "room", "card", label).to_json() == {
        "id": "card/1",
        "place": "room",
        "kind": "card",
        "label": {"id": "label"},
    }
    full = Element("card/1", "room", "card", label, 0, True, {"count": 2}).to_json()
    assert (full["owner"], full["hidden"], full["traits"]) == (0, True, {"count": 2})
    panel = Panel(1, [Fact(label, 3), Fact(label, Text("word"))], True).to_json()
    assert panel == {
        "seat": 1,
        "owes": True,
        "facts": [
            {"label": {"id": "label"}, "value": 3},
            {"label": {"id": "label"}, "value": {"id": "word"}},
        ],
    }
    option = Option(7, ["card/1"], label)
    assert option.to_json() == {"move": 7, "path": ["card/1"], "label": {"id": "label"}}
    priced = Option(7, ["card/1"], label, [Text("cost")]).to_json()
    assert priced["previews"] == [{"id": "cost"}]
    assert Decision(1001, label, [option], [Text("begun")], True).to_json() == {
        "question": 1001,
        "prompt": {"id": "label"},
        "options": [option.to_json()],
        "chain": [{"id": "begun"}],
        "window": True,
    }
    result = Result(Text("ending"), (1, 2, 1), (5, 3, 5))
    assert result.winners() == [0, 2]
    assert result.to_json() == {"reason": {"id": "ending"}, "ranks": [1, 2, 1], "scores": [5, 3, 5]}
    view = View("brawl", SPECTATOR, [1])
    view.notes.append(label)
    view.result = result
    assert view.to_json() == {
        "game": "brawl",
        "seat": -1,
        "owing": [1],
        "places": [],
        "elements": [],
        "panels": [],
        "notes": [{"id": "label"}],
        "decision": None,
        "result": result.to_json(),
    }


def test_parts_do_not_share_what_they_hold() -> None:
    one, other = View("brawl", 0, []), View("brawl", 1, [])
    one.notes.append(Text("note"))
    traits = Element("a", "room", "card", Text("label"), traits={"count": 1}).to_json()["traits"]
    assert isinstance(traits, dict)
    traits["count"] = 2
    assert other.notes == [] and Element("b", "room", "card", Text("label")).traits == {}
    assert Option(1, [], Text("label")).previews == []


# Words as ids.


def test_texts_are_equal_when_they_say_the_same() -> None:
    assert Text("played", {"card": Text("card-mug")}) == Text("played", {"card": Text("card-mug")})
    assert Text("played", {"card": Text("card-mug")}) != Text("played", {"card": Text("card-duck")})
    assert Text("played") != Text("passed") and Text("played") != "played"
    assert len({Text("played"), Text("played"), Text("passed")}) == 2
    assert repr(Text("played", {"n": 2, "card": Text("card-mug")})) == "played(n=2, card=card-mug)"


def test_texts_travel_as_json_within_each_other() -> None:
    text = Text("played", {"card": Text("card-mug"), "seat": seat_text(0), "name": "x", "n": 2})
    assert text.to_json() == {
        "id": "played",
        "args": {
            "card": {"id": "card-mug"},
            "seat": {"id": "seat", "args": {"seat": 0}},
            "name": "x",
            "n": 2,
        },
    }


def test_values_are_named_by_their_domain() -> None:
    assert value_text(SEATS, 2) == seat_text(2)
    assert value_text(Domain("card", ("mug", "duck")), 1) == Text("card-duck")
    assert value_text(Domain("number", ()), -5) == -5


def test_moves_are_put_into_words_and_paths_by_their_declaration() -> None:
    state = ScriptedGame(ask(0)).new(2)
    verbs = state.game.verbs
    assert state.label(verbs.parse("say coral")) == Text("move-say", {"word": Text("word-coral")})
    assert state.path(0, verbs.parse("say coral")) == ["word/coral"]
    assert state.label(verbs.parse("stop")) == Text("move-stop")
    assert state.path(0, verbs.parse("stop")) == ["verb/stop"]
    assert state.preview(0, verbs.parse("stop")) == []
    assert state.prompt(0) == Text("ask-word")
