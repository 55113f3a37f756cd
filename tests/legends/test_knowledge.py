"""SL-14: who knows what."""

from fracas.contract import rule
from fracas.core.dice import seeded
from fracas.games.legends import GAME
from fracas.games.legends.flow import Legends
from fracas.games.legends.tables import ARMY, UNIT
from tests.legends.table import Table


def shown(table: Table, seat: int, space: str) -> str:
    """What a seat sees on a space: the message of the unit's name."""
    for each in table.match.view(seat - 1).elements:
        if each.place == f"space/{space}":
            return each.label.message
    return ""


@rule("SL-14.1", "SL-14.8", "SL-14.7")
def test_the_enemy_sees_backs_only() -> None:
    table = Table("hunter d4", "crush d7")
    assert shown(table, 1, "d4") == "unit-hunter"
    assert shown(table, 2, "d4") == "hidden-unit"
    hidden = next(each for each in table.match.view(1).elements if each.place == "space/d4")
    assert hidden.hidden and not hidden.traits and hidden.about is None


@rule("SL-14.3")
def test_what_is_known_stays_known_wherever_it_goes() -> None:
    table = Table("poy d4", "crush! d7", turn=2)
    for move, answer in (("d7 left", "d4 left"), ("c7 left", "c4 left"), ("b7 down", "b4 left")):
        table.go(2, f"move {move}")
        table.go(1, f"move {answer}")
    assert shown(table, 1, "b6") == "unit-crush"


@rule("SL-14.4")
def test_the_areas_lie_open() -> None:
    table = Table("poy d4", "crush d7", lost={2: "kzzt"}, curse="vellec")
    for seat in (1, 2):
        elements = table.match.view(seat - 1).elements
        assert "unit-kzzt" in [each.label.message for each in elements if each.place == "lost/gray"]
        assert [each.label.message for each in elements if each.place == "curse"] == ["unit-vellec"]


@rule("SL-14.7")
def test_a_hidden_enemy_changes_no_list_no_question_and_no_view() -> None:
    one, other = Table("hunter d4, aras d5", "crush d7"), Table("hunter d4, aras d5", "decay d7")
    assert one.options(1) == other.options(1)
    assert one.aims(1, "act d5 vision") == other.aims(1, "act d5 vision") == ["to d7"]
    assert [each["id"] for each in _pieces(one)] == [each["id"] for each in _pieces(other)]


def _pieces(table: Table) -> list[dict[str, object]]:
    elements = table.sees(1)["elements"]
    assert isinstance(elements, list)
    return [each for each in elements if str(each["place"]).startswith("space/")]


@rule("SL-14.9")
def test_the_list_of_a_ready_made_army_is_open_and_of_a_drawn_one_hidden() -> None:
    for army, lists, open_list in (
        ("starter", "usual", True),
        ("random", "usual", False),
        ("random", "open", True),
        ("starter", "hidden", False),
    ):
        options = {"gray-army": army, "army-lists": lists}
        state = GAME.new(2, options, dice=seeded(3, "lists"))
        listed = [each for each in state.view(0).elements if each.place == "list/gray"]
        assert bool(listed) == open_list
        mine = [each for each in state.view(1).elements if each.place == "list/gray"]
        assert mine


@rule("SL-14.9")
def test_an_unknown_army_is_imagined_as_a_legal_one_of_other_units() -> None:
    state = GAME.new(2, {"gray-army": "random"}, dice=seeded(3, "lists"))
    twin = state.imagine(0, seeded(1, "imagine"))
    assert isinstance(state, Legends) and isinstance(twin, Legends)
    assert sorted(twin.kind[ARMY:]) != sorted(state.kind[ARMY:])
    assert all(twin.roster.is_gray(kind) for kind in twin.kind[ARMY:])
    assert twin.kind[:ARMY] == state.kind[:ARMY]


@rule("SL-14.12", "SL-14.3")
def test_a_hidden_unit_that_moved_is_imagined_as_a_mobile_one() -> None:
    table = Table("poy d4", "crush d7, decay a8, paranos b8, lightning-bolt c8", turn=2)
    table.go(2, "move d7 left")
    moved = table.piece("c7")
    seen = set()
    for number in range(40):
        twin = table.war.imagine(0, seeded(number, "imagine"))
        assert isinstance(twin, Legends)
        seen.add(UNIT.symbols[twin.kind[moved]])
    assert {"crush", "paranos", "golladus"} == seen


@rule("SL-14.12")
def test_moves_of_hidden_units_are_seen_as_such() -> None:
    table = Table("poy d4", "crush d7")
    table.play(1, "move d4 up")
    for seat in (1, 2, None):
        assert table.log(seat)[-1] == "moved 1 d4 d5"
    assert table.known("d5") == [1]


@rule("SL-14.13", "SL-5.14")
def test_a_forced_choice_tells_nothing_of_those_passed_over() -> None:
    table = Table("tiera d4", "kutbone d5, kzzt h5, crush h6")
    table.go(1, "move d4 up")
    table.go(2, "choose h5")
    assert table.known("h6") == [2]


@rule("SL-14.2", "SL-14.5")
def test_reveal_is_for_all_and_for_spectators() -> None:
    table = Table("aras d4", "crush d6")
    table.go(1, "act d4 vision + to d6")
    spectated = [each.label.message for each in table.match.view().elements]
    assert "unit-crush" in spectated and "unit-aras" in spectated


@rule("SL-5.23", "SL-14.8")
def test_lasting_powers_work_on_hidden_units_without_revealing_them() -> None:
    table = Table("srik d4", "crush d7", curse="vellec")
    assert table.strength("d4") == 8
    assert table.known("d4") == [1]


@rule("SL-7.2", "SL-7.3")
def test_a_view_gives_the_reasons_of_a_strength_line_by_line() -> None:
    table = Table(
        "srik d4, wannok e4, dancing-sword c4",
        "",
        curse="vellec",
        ground={"forest": "e4"},
        window=True,
    )
    table.play(1, "use c4 + to d4")
    traits = {
        each.label.message: each.traits
        for each in table.match.view(0).elements
        if each.place.startswith("space/")
    }
    assert traits["unit-srik"] == {"strength": 10, "base": 7, "curse": 1, "this-turn": 2}
    assert traits["unit-wannok"] == {"strength": 7, "base": 6, "terrain": 1, "concealed": 1}


@rule("SL-14.2", "SL-14.11", "SL-13.6")
def test_what_one_saw_alone_is_shown_to_him_alone() -> None:
    table = Table("holy-vision d5", "crush d6, akillon c7", turn=2)
    table.go(2, "move d6 down")
    table.war.quiet = 60
    table.play(1, "choose c7 + decline")
    assert table.known("c7") == [1, 2]
    assert table.war.quiet == 0
    seen = {each.place: each for each in table.match.view(0).elements}
    assert seen["space/c7"].label.message == "unit-akillon"
    assert seen["space/c7"].traits["looked-at"] == 1
    spectated = {each.place: each for each in table.match.view().elements}
    assert spectated["space/c7"].hidden
    assert not [told for told in table.log() if "akillon" in told]
