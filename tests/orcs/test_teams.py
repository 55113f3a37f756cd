"""OO-22: guests of a team-mate, and what stays secret among friends."""

from fracas.contract import rule
from tests.orcs.table import Table


@rule("OO-22.4", "OO-R.28")
def test_a_guest_changes_nothing() -> None:
    table = Table(
        4,
        hordes={1: "f4-n-inner 2", 3: "f4-s-start 6"},
        markers={3: "f4-tower f4-nw-cross"},
        fortresses={3: "f4-tower upright"},
        actions=2,
    )
    table.play(1, "march f4-n-inner + to f4-tower + hordes 1")
    table.play(1, "halt")
    table.play(1, "march f4-n-inner + to f4-nw-cross")
    table.play(1, "halt")
    assert (table.marker("f4-tower"), table.marker("f4-nw-cross")) == (3, 3)
    assert table.fortress("f4-tower") == "3 upright"


@rule("OO-R.28", "OO-22.3")
def test_ones_mate_may_be_crossed_but_not_joined() -> None:
    table = Table(4, hordes={1: "f4-n-inner 2", 3: "f4-tower 1"}, actions=1)
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    assert table.why_not(1, "halt") == ("mate-stands-there", "OO-22.3")
    table.play(1, "to f4-e-inner")
    assert table.hordes(1, "f4-e-inner") == 2


@rule("OO-R.49", "OO-22.7")
def test_a_guest_builds_nothing_and_completes_nothing() -> None:
    table = Table(
        4,
        hordes={1: "f4-tower 1, f4-n-inner 1"},
        markers={3: "f4-tower f4-n-inner"},
        fortresses={3: "f4-tower lying"},
    )
    assert table.why_not(1, "lay f4-n-inner") == ("mates-fortress", "OO-22.7")
    assert table.why_not(1, "raise f4-tower") == ("mates-fortress", "OO-22.7")


@rule("OO-22.6")
def test_team_mates_do_not_see_each_others_heroes() -> None:
    table = Table(4, owned={1: "orc vigdish", 2: "orc", 3: "orc froksh", 4: "orc"})
    for watcher, own in ((0, "cards/1/vigdish"), (2, "cards/3/froksh")):
        heroes = [
            element.id
            for element in table.kingdom.view(watcher).elements
            if element.kind == "hero" and not element.hidden
        ]
        assert heroes == [own]
