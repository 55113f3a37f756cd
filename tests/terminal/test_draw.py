"""How views of any game are put into words and fitted to the screen."""

import io
from pathlib import Path

import pytest

from fracas.core.events import Events
from fracas.core.game import Catalogue, Chances, Game, Reasons
from fracas.core.text import Text, seat_text
from fracas.core.verbs import Domain, Verbs
from fracas.core.view import Decision, Element, Fact, Option, Panel, Place, Result, View
from fracas.terminal.desk import Desk, Screen
from fracas.terminal.draw import draw_result, draw_view
from fracas.terminal.options import draw_decision

WORDS = """\
game-name = Toy
place-marsh = Marsh
place-hand = { $seat }'s hand
place-keep = Keep
troll = troll
card = card
trait-strength = strength
trait-wounded-1 = wounded
fact-gold = Gold
fact-mood = Mood
fact-lore = Lore
calm = calm
ask = Where to?
move-go = go to { $where }
where-here = here
costs = costs { $gold }
ending = It is late.
"""
REGION = Domain("region", tuple(f"r{number}" for number in range(60)))


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """Give a game that is nothing but words and one verb."""
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text(WORDS)
    verbs = Verbs()
    verbs.add("go", region=REGION)
    tables = (verbs, Chances(), Events(), Catalogue("prompt"), Reasons(), Catalogue("ending"))
    return Game("toy", 1, (2, 3), str(tmp_path), *tables)


class Easel:
    """A desk on whose screen one draws."""

    def __init__(self, game: Game, width: int = 80) -> None:
        self.screen = io.StringIO()
        self.desk = Desk("en", Screen(self.screen, width))
        self.desk.learn(game, {0: "Anna", 1: "Bela"})
        self.view = View("toy", 0, [0])
        self.view.places.append(Place("marsh", Text("place-marsh"), "region"))

    def troll(self, owner: int = -1, hidden: bool = False, **traits: int | str) -> None:
        """Put a troll into the marsh."""
        number = len(self.view.elements)
        troll = Element(f"troll/{number}", "marsh", "unit", Text("troll"), owner, hidden, traits)
        self.view.elements.append(troll)

    def drawn(self) -> str:
        """Draw the view."""
        self.desk.show(*draw_view(self.desk, self.view, {1: "sleeps"}))
        return self.screen.getvalue()


@pytest.fixture
def easel(game: Game) -> Easel:
    """Give an easel with an empty marsh."""
    return Easel(game)


def test_alike_elements_are_counted_and_others_are_not(easel: Easel) -> None:
    easel.troll()
    easel.troll()
    easel.troll(strength=3)
    assert "Marsh  troll ×2, troll (strength 3)" in easel.drawn()


def test_a_count_is_a_number_of_things(easel: Easel) -> None:
    easel.troll(count=4)
    easel.troll(count=2)
    assert "troll ×6" in easel.drawn()


def test_a_trait_can_have_words_for_a_value(easel: Easel) -> None:
    easel.troll(wounded=1)
    easel.troll(wounded=0)
    assert "Marsh  troll (wounded), troll" in easel.drawn()


def test_traits_without_words_are_for_drawing_only(easel: Easel) -> None:
    easel.troll(x=12, strength=1)
    assert "troll (strength 1)" in easel.drawn()


def test_what_is_hidden_lies_face_down(easel: Easel) -> None:
    easel.troll(hidden=True)
    assert "troll (face down)" in easel.drawn()


def test_owners_are_named_where_the_place_does_not_name_them(easel: Easel) -> None:
    hand = Place("hand", Text("place-hand", {"seat": seat_text(1)}), "hand")
    easel.view.places.append(hand)
    easel.view.elements.append(Element("card/1", "hand", "card", Text("card"), 1))
    easel.troll(owner=0)
    easel.troll(owner=1)
    easel.troll(owner=1)
    drawn = easel.drawn()
    assert "Anna: troll · Bela: troll ×2" in drawn
    assert "Bela's hand  card\n" in drawn


def test_empty_places_share_a_line(easel: Easel) -> None:
    easel.view.places.append(Place("keep", Text("place-keep"), "region"))
    assert "Empty  Marsh, Keep" in easel.drawn()


def test_panels_alike_are_a_table(easel: Easel) -> None:
    for seat in (0, 1):
        facts = [Fact(Text("fact-gold"), 7 + seat), Fact(Text("fact-mood"), Text("calm"))]
        easel.view.panels.append(Panel(seat, facts, seat == 0))
    lines = easel.drawn().splitlines()
    assert [line.split() for line in lines[1:4]] == [
        ["Player", "Gold", "Mood"],
        ["▸", "Anna", "(you)", "7", "calm"],
        ["Bela", "8", "calm", "sleeps"],
    ]


def test_panels_that_differ_have_a_line_each(easel: Easel) -> None:
    easel.view.panels.append(Panel(0, [Fact(Text("fact-gold"), 7)], False))
    easel.view.panels.append(Panel(1, [Fact(Text("fact-lore"), 2)], False))
    drawn = easel.drawn()
    assert "Anna (you)  Gold 7" in drawn
    assert "Bela        Lore 2 · sleeps" in drawn


def decision(count: int) -> Decision:
    """Ask for one of many regions; the first costs something."""
    options = [
        Option(number, [], Text("move-go", {"where": Text("where-here")}))
        for number in range(count)
    ]
    options[0].previews = [Text("costs", {"gold": 3})]
    return Decision(1, Text("ask"), options, [], False)


def test_few_options_have_a_line_each(easel: Easel, game: Game) -> None:
    easel.desk.show(*draw_decision(easel.desk, decision(3), game.verbs, "TO-1.1", rows=10))
    lines = easel.screen.getvalue().splitlines()
    assert lines[0] == "Where to?  TO-1.1"
    assert lines[1].split("  ") == ["1", "go to here", "costs 3", "go r0"]
    assert len(lines) == 4


def test_more_options_than_rows_stand_in_columns(easel: Easel, game: Game) -> None:
    easel.desk.show(*draw_decision(easel.desk, decision(60), game.verbs, "", rows=20))
    lines = easel.screen.getvalue().splitlines()
    assert len(lines) <= 20
    assert "1 go to here (costs 3)" in lines[1]
    assert sum(line.count("go to here") for line in lines) == 60


def test_what_is_long_to_say_of_many_options_is_said_once(easel: Easel, game: Game) -> None:
    asked = decision(60)
    tale = Text("costs", {"gold": "all that you have, and the shirt too"})
    for number in (1, 2, 3, 8):
        asked.options[number].previews = [Text("costs", {"gold": 3}), tale]
    easel.desk.show(*draw_decision(easel.desk, asked, game.verbs, "", rows=20))
    drawn = easel.screen.getvalue()
    assert drawn.count("shirt") == 1 and drawn.count("(costs 3)") == 5
    last = drawn.splitlines()[-1]
    assert last == "2–4, 9 costs all that you have, and the shirt too"


@pytest.mark.parametrize(
    ("ranks", "scores", "words"),
    [
        ((1, 2), (5, 3), "Anna wins."),
        ((1, 1), (), "Anna and Bela share the victory."),
        ((2, 2), (0, 0), "Nobody wins."),
    ],
)
def test_a_result_says_who_won_and_why(
    easel: Easel, ranks: tuple[int, ...], scores: tuple[int, ...], words: str
) -> None:
    easel.desk.show(*draw_result(easel.desk, Result(Text("ending"), ranks, scores)))
    drawn = easel.screen.getvalue()
    assert "It is late." in drawn
    assert words in drawn
    assert ("Score" in drawn) == bool(scores)
