"""Buurk carries out the effect of one of his own engaged cards."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

PAIR = "orc+crossbowman"
COVER = "buurk + cover 1 front"


@rule("OO-16.11", "OO-15.3", "OO-15.4")
@pytest.mark.parametrize(
    ("mine", "copied", "theirs", "square"),
    [
        ("orc+crossbowman", "crossbowman", "heavy-orc, boar-rider", 4),
        ("heavy-orc+catapult", "heavy-orc", "boar-rider, boar-rider", 4),
        ("boar-rider+shaman", "boar-rider", "orc+crossbowman", 4),
        ("orc+crossbowman", "orc", "heavy-orc, boar-rider", 2),
    ],
)
def test_a_units_effect_is_carried_out(mine: str, copied: str, theirs: str, square: int) -> None:
    table = Battle(columns={1: mine, 2: theirs}, hand={1: "buurk orc", 2: "orc orc"})
    table.commit(COVER, "orc")
    assert (table.asked(1), table.square(2)) == ("ask-copy", 2)
    table.play(1, f"copy {copied}")
    assert table.owes() == [1, 2]
    assert table.square(2) == square


@rule("OO-16.11", "OO-13.7")
@pytest.mark.parametrize("line", ["front", "back"])
def test_a_covered_card_may_be_copied(line: str) -> None:
    table = Battle(
        columns={1: PAIR, 2: "heavy-orc, heavy-orc"}, hand={1: "buurk orc", 2: "boar-rider orc"}
    )
    table.commit(f"buurk + cover 1 {line}", "boar-rider")
    table.play(1, "copy crossbowman")
    assert table.square(2) == 4


@rule("OO-16.32")
def test_he_copies_neither_himself_nor_what_is_not_there() -> None:
    table = Battle(columns={1: PAIR, 2: "boar-rider+shaman"}, hand={1: "buurk orc", 2: "orc orc"})
    table.commit(COVER, "orc")
    assert sorted(table.options(1)) == ["copy crossbowman", "copy orc"]
    assert table.why_not(1, "copy buurk") == ("not-himself", "OO-16.32")
    for card in ("shaman", "boar-rider", "vigdish"):
        assert table.why_not(1, f"copy {card}") == ("not-engaged", "OO-16.11")


@rule("OO-16.32", "OO-16.22")
def test_he_copies_no_card_that_lies_face_down() -> None:
    table = Battle(
        columns={1: "(orc)+(crossbowman)*roshnar, boar-rider+shaman"},
        hand={1: "buurk orc", 2: "orc orc"},
    )
    table.commit("buurk + cover 2 front", "orc")
    assert "copy crossbowman" not in table.options(1)
    assert table.why_not(1, "copy crossbowman") is not None
    assert {"copy boar-rider", "copy shaman", "copy roshnar"} == set(table.options(1))


@rule("OO-16.6", "OO-16.32")
def test_with_nothing_face_up_he_does_nothing() -> None:
    table = Battle(columns={1: "(orc)+(crossbowman)"}, hand={1: "buurk orc", 2: "orc orc"})
    table.commit(COVER, "orc")
    assert (table.owes(), table.asked(1), table.square(2)) == ([1, 2], "ask-card", 2)


@rule("OO-16.11", "OO-15.5", "OO-15.6")
def test_a_shaman_copied_may_bring_a_horde_back() -> None:
    table = Battle(
        fighters=(2, 3),
        losses={1: 1},
        columns={1: "orc+shaman"},
        hand={1: "buurk orc", 2: "orc orc"},
        deck={1: "heavy-orc orc", 2: "orc orc"},
    )
    table.commit(COVER, "orc")
    table.play(1, "copy shaman")
    assert table.asked(1) == "ask-shaman"
    table.play(1, "green")
    assert (table.fighting(1), table.losses(1), table.discards(1)) == (3, 0, "heavy-orc")


@rule("OO-16.11", "OO-15.9", "OO-15.10")
def test_a_catapult_copied_strikes_at_walls_again() -> None:
    table = Battle(
        assault=True,
        columns={1: "orc+catapult, orc"},
        hand={1: "buurk orc", 2: "orc orc"},
        deck={2: "heavy-orc orc"},
    )
    table.commit(COVER, "orc")
    table.play(1, "copy catapult")
    assert (table.square(2), table.discards(2)) == (6, "heavy-orc")


@rule("OO-16.11", "OO-18.8")
def test_a_heavy_orc_copied_has_its_bonus_against_walls() -> None:
    table = Battle(
        assault=True, columns={1: "heavy-orc+shaman, orc"}, hand={1: "buurk orc", 2: "orc orc"}
    )
    table.commit(COVER, "orc")
    table.play(1, "copy heavy-orc")
    assert table.square(2) == 4


@rule("OO-16.11", "OO-16.13")
def test_a_copy_of_gruragh_hurts_his_own_army_only() -> None:
    table = Battle(
        columns={1: "orc*gruragh+crossbowman, orc+shaman"}, hand={1: "buurk orc", 2: "orc orc"}
    )
    table.commit("buurk + cover 2 front", "orc")
    table.play(1, "copy gruragh")
    assert (table.square(1), table.square(2)) == (3, 2)


@rule("OO-16.11", "OO-16.35", "OO-16.29")
def test_a_copy_of_xaphyr_waits_for_the_end_of_the_clash() -> None:
    table = Battle(
        columns={1: "orc*xaphyr+crossbowman, orc+shaman"},
        track={1: 2},
        hand={1: "buurk orc", 2: "crossbowman orc"},
    )
    table.piles[2] = ["orc", "orc"]
    table.commit("buurk + cover 2 front", "crossbowman")
    table.play(1, "copy xaphyr")
    assert table.square(1) == 2


@rule("OO-16.11", "OO-16.35", "OO-16.26")
def test_a_copy_of_vri_hurcka_binds_the_next_clash() -> None:
    table = Battle(
        columns={1: "orc*vri-hurcka+crossbowman, orc+shaman"},
        hand={1: "buurk orc", 2: "orc boar-rider"},
        deck={2: "heavy-orc orc"},
    )
    table.commit("buurk + cover 2 front", "orc")
    table.play(1, "copy vri-hurcka")
    assert (table.owes(), table.hand(2)) == ([1], "boar-rider")
    table.play(1, "commit orc")
    assert table.columns(2) == "orc, heavy-orc"
    assert (table.hand(2), table.owes()) == ("orc boar-rider", [1, 2])


@rule("OO-16.11", "OO-16.35", "OO-16.12")
def test_a_copy_of_eruhsk_binds_the_next_clash() -> None:
    table = Battle(
        columns={1: "orc*eruhsk+crossbowman, orc+shaman"}, hand={1: "buurk orc", 2: "orc orc"}
    )
    table.commit("buurk + cover 2 front", "orc")
    table.play(1, "copy eruhsk")
    assert table.owes() == [2]


@rule("OO-16.31", "OO-16.21", "OO-R.37")
def test_an_attackers_copy_of_froksh_cancels_what_is_still_to_come() -> None:
    table = Battle(
        columns={1: "orc*froksh+crossbowman, orc+shaman, orc", 2: "orc"},
        hand={1: "buurk orc", 2: "crossbowman orc"},
    )
    table.commit("buurk + cover 2 front", "crossbowman")
    table.play(1, "copy froksh")
    assert (table.square(1), table.square(2)) == (2, 2)


@rule("OO-16.31", "OO-16.21", "OO-R.37")
def test_a_defenders_copy_of_froksh_comes_too_late() -> None:
    table = Battle(
        columns={1: "orc", 2: "orc*froksh+crossbowman, orc+shaman, orc"},
        hand={1: "crossbowman orc", 2: "buurk orc"},
    )
    table.commit("crossbowman", "buurk + cover 2 front")
    assert (table.asked(2), table.square(2)) == ("ask-copy", 3)
    table.play(2, "copy froksh")
    assert (table.square(1), table.square(2)) == (2, 3)


@rule("OO-16.31", "OO-16.23", "OO-R.37")
def test_a_copy_of_shagratt_does_nothing() -> None:
    table = Battle(
        columns={1: "orc*shagratt+crossbowman, orc+shaman"},
        hand={1: "buurk orc", 2: "orc heavy-orc"},
    )
    table.commit("buurk + cover 2 front", "orc")
    table.play(1, "copy shagratt")
    assert (table.owes(), table.columns(2)) == ([1, 2], "orc")
    assert (table.square(1), table.square(2)) == (2, 2)


@rule("OO-16.11", "OO-16.14")
def test_a_copy_of_khanrogg_takes_berserk() -> None:
    table = Battle(
        columns={1: "orc*khanrogg+crossbowman, orc+shaman"},
        berserk=(2,),
        hand={1: "buurk orc", 2: "orc orc"},
    )
    table.commit("buurk + cover 2 front", "orc")
    table.play(1, "copy khanrogg")
    assert (table.berserk(1), table.berserk(2)) == (True, False)


@rule("OO-16.11", "OO-16.16")
def test_a_copy_of_kraash_asks_for_a_type() -> None:
    table = Battle(
        columns={1: "heavy-orc*kraash+crossbowman, heavy-orc+shaman"},
        hand={1: "buurk orc", 2: "orc orc"},
    )
    table.commit("buurk + cover 2 front", "orc")
    table.play(1, "copy kraash")
    table.play(1, "repeat heavy-orc")
    assert table.square(2) == 6


@rule("OO-16.11", "OO-16.17")
def test_a_copy_of_kro_morda_pushes() -> None:
    table = Battle(
        columns={1: "orc*kro-morda+crossbowman, orc+shaman"},
        hand={1: "buurk orc", 2: "orc orc"},
    )
    table.commit("buurk + cover 2 front", "orc")
    table.play(1, "copy kro-morda")
    assert table.square(2) == 4


@rule("OO-16.11", "OO-16.18")
def test_a_copy_of_moordakk_searches_the_deck() -> None:
    table = Battle(
        columns={1: "orc*moordakk+crossbowman, orc+shaman"},
        hand={1: "buurk orc", 2: "orc orc"},
        deck={2: "vigdish orc"},
    )
    table.commit("buurk + cover 2 front", "orc")
    table.play(1, "copy moordakk")
    table.piles[2] = []
    table.play(1, "banish vigdish")
    assert table.discards(2) == "vigdish"


@rule("OO-16.11", "OO-16.19", "OO-12.24")
def test_a_copy_of_pogdush_brings_cards_back() -> None:
    table = Battle(
        columns={1: "orc*pogdush+crossbowman, orc+shaman"},
        hand={1: "buurk orc", 2: "orc orc"},
        deck={1: ""},
        discards={1: "heavy-orc boar-rider"},
    )
    table.piles[1] = ["heavy-orc"]
    table.commit("buurk + cover 2 front", "orc")
    table.play(1, "copy pogdush")
    assert (table.discards(1), table.hand(1), table.deck(1)) == ("", "orc heavy-orc", "boar-rider")


@rule("OO-16.11", "OO-16.20")
def test_a_copy_of_porkash_calls_a_horde() -> None:
    table = Battle(
        columns={1: "orc*porkash+crossbowman, orc+shaman"},
        hand={1: "buurk orc", 2: "orc orc"},
        hordes={1: "f4-n-inner 2"},
    )
    table.commit("buurk + cover 2 front", "orc")
    table.play(1, "copy porkash")
    table.play(1, "join f4-n-inner")
    assert (table.fighting(1), table.hordes(1, "f4-n-inner")) == (4, 1)


@rule("OO-16.11", "OO-16.22")
def test_a_copy_of_roshnar_turns_the_others_down() -> None:
    table = Battle(
        columns={1: "orc*roshnar+crossbowman, orc+shaman"}, hand={1: "buurk orc", 2: "orc orc"}
    )
    table.commit("buurk + cover 2 front", "orc")
    table.play(1, "copy roshnar")
    assert "(orc)" in table.columns(1)
    assert "(crossbowman)" in table.columns(1)
    assert "(shaman)" in table.columns(1)


@rule("OO-16.11", "OO-16.24")
def test_a_copy_of_vhraarg_throws_out_the_kept_card() -> None:
    table = Battle(
        columns={1: "orc*vhraarg+crossbowman, orc+shaman"},
        hand={1: "buurk orc", 2: "orc heavy-orc"},
    )
    table.commit("buurk + cover 2 front", "orc")
    table.play(1, "copy vhraarg")
    assert (table.discards(2), table.hand(2)) == ("heavy-orc", "orc orc")


@rule("OO-16.11", "OO-16.27")
def test_a_copy_of_vriurck_counts_heavy_orcs() -> None:
    table = Battle(
        columns={1: "heavy-orc*vriurck+crossbowman, heavy-orc+shaman"},
        hand={1: "buurk orc", 2: "orc orc"},
    )
    table.commit("buurk + cover 2 front", "orc")
    table.play(1, "copy vriurck")
    assert table.square(2) == 4


@rule("OO-16.11", "OO-16.28")
def test_a_copy_of_vrushn_finds_a_card() -> None:
    table = Battle(
        columns={1: "orc*vrushn+crossbowman, orc+shaman"},
        hand={1: "buurk orc", 2: "orc orc"},
        deck={1: "boar-rider heavy-orc"},
    )
    table.commit("buurk + cover 2 front", "orc")
    table.play(1, "copy vrushn")
    table.play(1, "find heavy-orc")
    assert (table.hand(1), table.deck(1)) == ("orc heavy-orc", "boar-rider")


@rule("OO-16.11", "OO-16.15")
def test_a_copy_of_kokoth_plays_one_more_card() -> None:
    table = Battle(
        columns={1: "orc*kokoth+crossbowman, orc+shaman"},
        hand={1: "buurk orc", 2: "orc orc"},
        deck={1: "heavy-orc orc orc"},
    )
    table.commit("buurk + cover 2 front", "orc")
    table.play(1, "copy kokoth")
    table.play(1, "commit heavy-orc")
    assert (table.square(2), table.hand(1)) == (4, "orc orc")


@rule("OO-16.11", "OO-13.6")
def test_he_never_copies_a_card_of_the_enemy() -> None:
    table = Battle(
        columns={1: PAIR, 2: "boar-rider*vigdish+catapult"}, hand={1: "buurk orc", 2: "orc orc"}
    )
    table.commit(COVER, "orc")
    for card in ("boar-rider", "catapult", "vigdish"):
        assert table.why_not(1, f"copy {card}") == ("not-engaged", "OO-16.11")


@rule("OO-16.11", "OO-16.15", "OO-16.35", "OO-16.26")
def test_brought_by_kokoth_he_may_copy_what_binds_the_next_clash() -> None:
    table = Battle(
        columns={1: "orc*vri-hurcka+crossbowman, orc+shaman, boar-rider+shaman"},
        hand={1: "kokoth orc", 2: "orc orc"},
        deck={1: "buurk orc orc orc", 2: "heavy-orc orc orc"},
    )
    table.commit("kokoth + cover 2 front", "orc")
    table.play(1, "commit buurk + cover 3 front")
    table.play(1, "copy vri-hurcka")
    assert (table.owes(), table.hand(2)) == ([1], "orc")
    table.play(1, "commit orc")
    assert table.columns(2) == "orc, heavy-orc"
