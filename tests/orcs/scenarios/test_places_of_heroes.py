"""S-90 to S-94: where heroes stand, and what they cover."""

from fracas.contract import rule
from tests.orcs.table import Battle


@rule("OO-13.4", "OO-13.5", "OO-16.4")
def test_a_hero_without_a_pair_deals_his_force_only() -> None:
    """S-90."""
    table = Battle(
        columns={1: "heavy-orc, heavy-orc"},
        hand={1: "kraash orc", 2: "orc orc"},
        deck={1: "", 2: ""},
    )
    table.commit("kraash", "orc")
    assert (table.square(1), table.square(2), table.discards(1)) == (2, 2, "kraash")
    assert table.columns(1) == "heavy-orc, heavy-orc"
    table.commit("orc", "orc")
    assert "battle-drawn f4-tower" in table.log()
    assert table.rests("kraash")


@rule("OO-12.8", "OO-13.6")
def test_cover_works_in_the_same_clash() -> None:
    """S-91."""
    table = Battle(
        columns={2: "orc+crossbowman, heavy-orc"}, hand={1: "boar-rider orc", 2: "khanrogg orc"}
    )
    table.commit("boar-rider", "khanrogg + cover 1 back")
    assert (table.square(1), table.square(2)) == (3, 3)
    assert table.columns(2) == "orc+crossbowman*khanrogg, heavy-orc"


@rule("OO-13.4", "OO-13.5")
def test_a_column_holds_one_hero() -> None:
    """S-92."""
    table = Battle(columns={1: "orc*+crossbowman"}, hand={1: "vigdish orc", 2: "orc orc"})
    table.commit("vigdish", "orc")
    assert (table.square(1), table.square(2), table.discards(1)) == (2, 2, "vigdish")


@rule("OO-18.6", "OO-18.7")
def test_behind_walls_a_hero_needs_no_first_line() -> None:
    """S-93."""
    table = Battle(
        assault=True,
        columns={1: "boar-rider, boar-rider", 2: "wall+crossbowman"},
        hand={1: "orc orc", 2: "vigdish orc"},
    )
    table.commit("orc", "vigdish")
    assert (table.square(1), table.square(2)) == (2, 2)
    assert (table.columns(2), table.discards(2)) == ("wall+crossbowman*vigdish", "")


@rule("OO-13.7", "OO-16.25")
def test_a_covered_card_still_counts_for_its_own_side() -> None:
    """S-94."""
    table = Battle(columns={1: "orc+crossbowman, orc"}, hand={1: "vigdish orc", 2: "orc orc"})
    table.commit("vigdish + cover 1 front", "orc")
    assert (table.square(1), table.square(2)) == (2, 4)
    assert table.columns(1) == "orc*vigdish+crossbowman, orc"
