"""S-70 to S-83: the six types of unit, in the open and at fortresses."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle


@rule("OO-15.1", "OO-12.10")
def test_orc_against_orc() -> None:
    """S-70."""
    table = Battle(hand={1: "orc orc", 2: "orc orc"})
    table.commit("orc", "orc")
    assert (table.square(1), table.square(2)) == (2, 2)
    assert (table.columns(1), table.columns(2)) == ("orc", "orc")


@rule("OO-15.2", "OO-13.6")
def test_a_heavy_orc_passes_over_a_covered_boar_rider() -> None:
    """S-71."""
    table = Battle(
        columns={2: "boar-rider, boar-rider, boar-rider*+crossbowman"},
        hand={1: "heavy-orc orc", 2: "orc orc"},
    )
    table.commit("heavy-orc", "orc")
    assert (table.square(1), table.square(2)) == (2, 5)


@rule("OO-15.2", "OO-18.8", "OO-18.2")
def test_a_heavy_orc_that_defends_a_fortress_has_no_bonus() -> None:
    """S-72."""
    table = Battle(
        assault=True, columns={1: "boar-rider, orc"}, hand={1: "orc orc", 2: "heavy-orc orc"}
    )
    table.commit("orc", "heavy-orc")
    assert (table.square(1), table.square(2)) == (4, 2)


@rule("OO-15.3", "OO-18.8")
def test_a_boar_rider_is_of_no_effect_against_walls() -> None:
    """S-73."""
    table = Battle(
        assault=True,
        columns={1: "orc, orc", 2: "wall+crossbowman, wall+crossbowman"},
        hand={1: "boar-rider orc", 2: "orc orc"},
    )
    table.commit("boar-rider", "orc")
    assert (table.square(1), table.square(2)) == (2, 3)


@rule("OO-15.3", "OO-18.8")
def test_a_boar_rider_that_defends_walls_has_his_effect() -> None:
    """S-74."""
    table = Battle(
        assault=True,
        columns={1: "orc+crossbowman, orc"},
        hand={1: "orc orc", 2: "boar-rider orc"},
    )
    table.commit("orc", "boar-rider")
    assert (table.square(1), table.square(2)) == (5, 2)


@rule("OO-15.4", "OO-12.18", "OO-13.6")
def test_a_crossbowman_counts_orcs_and_heavy_orcs_only() -> None:
    """S-75."""
    table = Battle(
        columns={1: "boar-rider", 2: "orc, heavy-orc, orc*+shaman"},
        hand={1: "crossbowman orc", 2: "boar-rider orc"},
    )
    table.commit("crossbowman", "boar-rider")
    assert (table.square(1), table.square(2)) == (5, 4)


@rule("OO-13.3", "OO-12.15")
def test_a_crossbowman_without_protection_has_no_effect() -> None:
    """S-76."""
    table = Battle(columns={2: "orc, heavy-orc"}, hand={1: "crossbowman orc", 2: "orc orc"})
    table.commit("crossbowman", "orc")
    assert (table.square(1), table.square(2)) == (2, 2)
    assert (table.columns(1), table.discards(1)) == ("", "crossbowman")


@rule("OO-13.2", "OO-13.3")
def test_one_protector_protects_one() -> None:
    """S-77."""
    table = Battle(
        columns={1: "orc+crossbowman"},
        hand={1: "shaman orc", 2: "orc orc"},
        deck={1: "orc orc", 2: "orc orc"},
    )
    table.commit("shaman", "orc")
    assert table.owes() == [1, 2]
    assert (table.asked(1), table.columns(1)) == ("ask-card", "orc+crossbowman")
    assert (table.discards(1), table.discards(2)) == ("shaman", "")


@rule("OO-12.19", "OO-R.06")
def test_a_card_without_a_place_is_a_target_in_its_clash() -> None:
    """S-78."""
    table = Battle(hand={1: "crossbowman orc", 2: "boar-rider orc"})
    table.commit("crossbowman", "boar-rider")
    assert (table.square(1), table.square(2)) == (5, 2)
    assert (table.columns(1), table.discards(1)) == ("", "crossbowman")


@rule("OO-15.5", "OO-15.6")
def test_a_green_shaman_brings_a_horde_back_for_a_card() -> None:
    """S-79."""
    table = Battle(
        fighters=(2, 3),
        losses={1: 1},
        track={1: 2},
        columns={1: "orc"},
        hand={1: "shaman orc", 2: "orc orc"},
        deck={1: "heavy-orc boar-rider orc", 2: "catapult"},
    )
    table.commit("shaman", "orc")
    assert (table.asked(1), sorted(table.options(1))) == ("ask-shaman", ["green", "red"])
    table.play(1, "green")
    assert (table.square(1), table.square(2)) == (3, 1)
    assert (table.fighting(1), table.losses(1)) == (3, 0)
    assert (table.discards(1), table.discards(2)) == ("heavy-orc", "")
    assert (table.hand(1), table.deck(1)) == ("orc boar-rider", "orc")


@rule("OO-15.7", "OO-R.08")
@pytest.mark.parametrize(
    ("losses", "marched", "deck"), [(0, 0, "heavy-orc"), (1, 1, "heavy-orc"), (1, 0, "")]
)
def test_green_needs_a_loss_in_battle_and_a_card(losses: int, marched: int, deck: str) -> None:
    """S-79, variant."""
    table = Battle(
        fighters=(2, 3),
        losses={1: losses},
        marched=marched,
        columns={1: "orc"},
        hand={1: "shaman orc", 2: "orc orc"},
        deck={1: deck, 2: "catapult boar-rider"},
    )
    table.commit("shaman", "orc")
    assert (table.owes(), table.asked(1)) == ([1, 2], "ask-card")
    assert "only-choice 1" in table.log()
    assert (table.losses(1), table.fighting(1)) == (losses, 2)
    assert (table.discards(1), table.discards(2)) == ("", "catapult")


@rule("OO-15.8", "OO-12.21")
def test_a_red_shaman_costs_the_enemy_his_top_card() -> None:
    """S-80."""
    table = Battle(
        fighters=(2, 3),
        losses={1: 1},
        columns={1: "orc"},
        hand={1: "shaman orc", 2: "orc orc"},
        deck={1: "orc", 2: "catapult orc"},
    )
    table.commit("shaman", "orc")
    table.play(1, "red")
    assert (table.discards(2), table.hand(2), table.square(2)) == ("catapult", "orc orc", 1)
    assert (table.square(1), table.losses(1)) == (2, 1)


@rule("OO-15.10", "OO-16.4", "OO-R.07")
def test_a_catapult_in_the_open_discards_but_does_not_strike() -> None:
    """S-81."""
    table = Battle(
        columns={1: "orc"},
        hand={1: "catapult orc", 2: "orc orc"},
        deck={1: "", 2: "gruragh boar-rider"},
    )
    table.commit("catapult", "orc")
    assert (table.square(1), table.square(2), table.discards(2)) == (2, 1, "gruragh")
    table.commit("orc", "orc")
    assert table.glory(2) == 1
    assert not table.rests("gruragh")
    assert table.heroes(2) == "gruragh"


@rule("OO-15.9", "OO-15.10", "OO-18.8")
def test_a_catapult_that_defends_a_fortress_only_discards() -> None:
    """S-82."""
    table = Battle(
        assault=True,
        columns={1: "orc, boar-rider"},
        hand={1: "orc orc", 2: "catapult orc"},
        deck={1: "boar-rider catapult"},
    )
    table.commit("orc", "catapult")
    assert (table.square(1), table.square(2)) == (1, 2)
    assert table.discards(1) == "boar-rider"


@rule("OO-15.9", "OO-15.10", "OO-14.2", "OO-15.4")
def test_a_catapult_that_storms_a_fortress_strikes_four_times() -> None:
    """S-83."""
    table = Battle(
        assault=True,
        fighters=(3, 2),
        track={2: 3},
        columns={1: "orc, boar-rider"},
        hand={1: "catapult orc", 2: "crossbowman orc"},
        deck={2: "heavy-orc orc"},
    )
    table.commit("catapult + under 2", "crossbowman")
    assert (table.square(2), table.losses(2), table.discards(2)) == (1, 1, "heavy-orc")
    assert (table.square(1), table.columns(1)) == (3, "orc, boar-rider+catapult")
