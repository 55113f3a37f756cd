"""S-100 to S-121: each of the heroes once, as the scenarios tell it."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle

PAIR = "orc+crossbowman"


@rule("OO-16.10", "OO-19.8")
def test_ashani_destroys_a_unit() -> None:
    """S-100."""
    table = Battle(
        columns={1: PAIR}, hand={1: "ashani orc", 2: "orc orc"}, deck={2: "heavy-orc catapult"}
    )
    supply = table.supply("heavy-orc")
    table.commit("ashani + cover 1 front", "orc")
    assert table.square(2) == 2
    assert table.supply("heavy-orc") == supply + 1
    assert table.owns(2) == "orc orc catapult"
    assert (table.hand(2), table.deck(2), table.discards(2)) == ("orc catapult", "", "")


@rule("OO-16.10")
def test_ashani_puts_a_hero_under_the_deck_of_heroes() -> None:
    """S-100, variant."""
    table = Battle(
        columns={1: PAIR}, hand={1: "ashani orc", 2: "orc orc"}, deck={2: "xaphyr catapult"}
    )
    table.commit("ashani + cover 1 front", "orc")
    assert (table.heroes(2), table.beneath()) == ("", "xaphyr")
    assert table.hand(2) == "orc catapult"


@rule("OO-16.10", "OO-16.6", "OO-17.9")
def test_ashani_finds_nothing_in_an_empty_deck() -> None:
    """S-100, variant."""
    table = Battle(columns={1: PAIR}, hand={1: "ashani orc", 2: "orc orc"}, deck={2: ""})
    table.commit("ashani + cover 1 front", "orc")
    assert table.owes() == [1, 2]
    assert (table.hand(2), table.owns(2), table.square(2)) == ("orc", "orc orc", 2)


@rule("OO-16.11", "OO-13.7")
def test_buurk_copies_a_hero() -> None:
    """S-101."""
    table = Battle(
        columns={1: "orc*vigdish+crossbowman, orc+shaman"},
        hand={1: "buurk orc", 2: "boar-rider orc"},
    )
    table.commit("buurk + cover 2 back", "boar-rider")
    assert (table.square(1), table.square(2)) == (3, 2)
    table.play(1, "copy vigdish")
    assert (table.square(1), table.square(2)) == (5, 4)


@rule("OO-16.12", "OO-16.30", "OO-R.13")
def test_eruhsk_waits_for_the_enemys_card_in_the_next_clash() -> None:
    """S-102."""
    table = Battle(
        columns={1: PAIR},
        hand={1: "eruhsk orc", 2: "orc boar-rider"},
        deck={1: "heavy-orc orc orc orc orc", 2: "orc orc orc"},
    )
    table.commit("eruhsk + cover 1 front", "orc")
    assert table.owes() == [2]
    table.play(2, "commit boar-rider")
    assert (table.owes(), table.asked(1)) == ([1], "ask-card")
    assert "revealed 2 boar-rider" in table.log()
    before = table.square(1)
    table.play(1, "redraw")
    table.play(1, "leave-order")
    assert (table.owes(), table.square(1), table.hand(1)) == ([1], before + 1, "orc orc")
    table.play(1, "commit orc")
    assert table.owes() == [1, 2]


@rule("OO-16.13", "OO-13.5", "OO-R.11")
def test_gruragh_strikes_his_own_army_even_without_a_place() -> None:
    """S-103."""
    table = Battle(hand={1: "orc orc", 2: "gruragh orc"}, track={1: 6, 2: 3})
    table.commit("orc", "gruragh")
    assert (table.square(1), table.losses(1), table.fighting(1)) == (3, 1, 2)
    assert (table.square(2), table.discards(2)) == (5, "gruragh")


@rule("OO-16.14", "OO-14.5", "OO-14.7")
def test_khanrogg_takes_the_enemys_berserk() -> None:
    """S-104."""
    table = Battle(
        columns={1: PAIR},
        track={1: 3},
        berserk=(2,),
        hand={1: "khanrogg orc", 2: "heavy-orc orc"},
        deck={1: "orc orc", 2: "orc orc"},
    )
    table.commit("khanrogg + cover 1 front", "heavy-orc")
    assert (table.square(1), table.square(2)) == (5, 3)
    assert (table.berserk(1), table.berserk(2)) == (True, False)
    table.commit("orc", "orc")
    assert (table.owes(), table.asked(1), table.square(1)) == ([1, 2], "ask-card", 6)


@rule("OO-16.14", "OO-14.12")
@pytest.mark.parametrize("berserk", [(), (1,), (1, 2)])
def test_khanrogg_needs_a_berserk_over_there_and_none_here(berserk: tuple[int, ...]) -> None:
    """S-104, variant."""
    table = Battle(columns={1: PAIR}, berserk=berserk, hand={1: "khanrogg orc", 2: "heavy-orc orc"})
    table.commit("khanrogg + cover 1 front", "heavy-orc")
    assert [table.berserk(seat) for seat in (1, 2)] == [seat in berserk for seat in (1, 2)]


@rule("OO-16.15")
def test_kokoth_draws_and_plays_a_second_card() -> None:
    """S-105."""
    table = Battle(
        columns={1: PAIR, 2: PAIR},
        hand={1: "kokoth catapult", 2: "orc orc"},
        deck={1: "boar-rider heavy-orc orc"},
    )
    table.commit("kokoth + cover 1 front", "orc")
    assert (table.asked(1), table.square(2)) == ("ask-second", 2)
    table.play(1, "commit boar-rider")
    assert (table.square(1), table.square(2)) == (2, 6)
    assert table.columns(1) == "orc*kokoth+crossbowman, boar-rider"
    assert (table.hand(1), table.deck(1)) == ("heavy-orc catapult", "orc")


@rule("OO-16.16")
@pytest.mark.parametrize(
    ("unit", "square"), [("heavy-orc", 6), ("crossbowman", 3), ("boar-rider", 4)]
)
def test_kraash_repeats_the_force_of_a_type(unit: str, square: int) -> None:
    """S-106, which is S-12 with a choice."""
    table = Battle(
        columns={1: "heavy-orc+crossbowman, heavy-orc, boar-rider"},
        hand={1: "kraash orc", 2: "orc orc"},
    )
    table.commit("kraash + cover 1 front", "orc")
    table.play(1, f"repeat {unit}")
    assert (table.square(1), table.square(2)) == (2, square)


@rule("OO-16.17", "OO-R.36")
@pytest.mark.parametrize(
    ("before", "after", "losses"), [(1, 4, 0), (2, 4, 0), (3, 1, 1), (5, 1, 1), (6, 2, 1)]
)
def test_kro_morda_pushes_to_the_next_segment(before: int, after: int, losses: int) -> None:
    """S-107."""
    table = Battle(columns={1: PAIR}, track={2: before}, hand={1: "kro-morda orc", 2: "orc orc"})
    table.commit("kro-morda + cover 1 front", "orc")
    assert (table.square(2), table.losses(2), table.fighting(2)) == (after, losses, 3 - losses)


@rule("OO-16.18")
def test_moordakk_throws_a_hero_out_of_the_enemys_deck() -> None:
    """S-108."""
    table = Battle(
        columns={1: PAIR},
        hand={1: "moordakk orc", 2: "orc orc"},
        deck={2: "heavy-orc porkash catapult"},
    )
    table.commit("moordakk + cover 1 front", "orc")
    assert (table.square(2), table.asked(1)) == (3, "ask-banish")
    table.piles[2] = ["catapult"]
    table.play(1, "banish porkash")
    assert (table.discards(2), table.hand(2), table.deck(2)) == (
        "porkash",
        "orc catapult",
        "heavy-orc",
    )
    assert "shuffled 2" in table.log()


@rule("OO-16.18", "OO-16.6")
def test_moordakk_finds_no_hero() -> None:
    """S-108, variant."""
    table = Battle(
        columns={1: PAIR}, hand={1: "moordakk orc", 2: "orc orc"}, deck={2: "heavy-orc catapult"}
    )
    table.commit("moordakk + cover 1 front", "orc")
    assert (table.asked(1), table.options(1)) == ("ask-banish", ["no-hero"])
    table.play(1, "no-hero")
    assert (table.discards(2), table.square(2)) == ("", 3)
    assert "shuffled 2" in table.log()


@rule("OO-16.19")
def test_pogdush_brings_discarded_cards_back() -> None:
    """S-109."""
    table = Battle(
        columns={1: PAIR},
        hand={1: "pogdush orc", 2: "orc orc"},
        deck={1: "catapult"},
        discards={1: "heavy-orc shaman"},
    )
    table.piles[1] = ["shaman"]
    table.commit("pogdush + cover 1 front", "orc")
    assert (table.square(2), table.discards(1)) == (3, "")
    assert (table.hand(1), table.deck(1)) == ("orc shaman", "heavy-orc catapult")


@rule("OO-16.19", "OO-16.6")
def test_pogdush_without_discarded_cards_does_nothing() -> None:
    """S-109, variant."""
    table = Battle(
        columns={1: PAIR}, hand={1: "pogdush orc", 2: "orc orc"}, deck={1: "catapult orc"}
    )
    table.commit("pogdush + cover 1 front", "orc")
    assert (table.square(2), table.discards(1)) == (3, "")
    assert (table.hand(1), table.deck(1)) == ("orc catapult", "orc")


def porkash(others: str, *, enemies: str = "") -> Battle:
    table = Battle(
        fighters=(3, 1),
        columns={2: PAIR},
        hand={1: "orc orc", 2: "porkash orc"},
        hordes={1: enemies, 2: others},
    )
    table.commit("orc", "porkash + cover 1 front")
    assert (table.square(1), table.square(2)) == (2, 2)
    return table


@rule("OO-16.20", "OO-R.38")
def test_porkash_calls_a_horde_over_two_roads() -> None:
    """S-110."""
    table = porkash("f4-n-city 3")
    assert table.asked(2) == "ask-join"
    table.play(2, "join f4-n-city")
    assert (table.fighting(2), table.hordes(2, "f4-n-city")) == (2, 2)


@rule("OO-16.20", "OO-R.38")
@pytest.mark.parametrize(("far", "enemies"), [("f4-n-city 2", "f4-n-inner 1"), ("f4-n-gate 2", "")])
def test_porkash_calls_nobody_past_an_enemy_or_from_too_far(far: str, enemies: str) -> None:
    """S-110, variants."""
    table = porkash(f"{far}, f4-s-inner 1", enemies=enemies)
    assert table.asked(2) == "ask-join"
    assert "join f4-s-inner" in table.options(2)
    assert table.why_not(2, f"join {far.split(maxsplit=1)[0]}") == ("too-far", "OO-16.20")


@rule("OO-16.21", "OO-12.9", "OO-16.1")
def test_froksh_cancels_the_attackers_effect() -> None:
    """S-111."""
    table = Battle(
        columns={1: "orc", 2: "orc+crossbowman, heavy-orc"},
        hand={1: "crossbowman orc", 2: "froksh orc"},
    )
    table.commit("crossbowman", "froksh + cover 1 back")
    assert (table.square(1), table.square(2)) == (3, 2)
    assert "cancelled 1 crossbowman" in table.log()


@rule("OO-16.22", "OO-16.2", "OO-R.12")
def test_roshnar_hides_his_own_side() -> None:
    """S-112."""
    table = Battle(
        columns={1: "orc, orc", 2: "orc+crossbowman, heavy-orc"},
        hand={1: "crossbowman crossbowman", 2: "roshnar boar-rider"},
        deck={1: "orc orc", 2: "orc orc"},
    )
    table.commit("crossbowman", "roshnar + cover 1 back")
    assert (table.square(1), table.square(2)) == (3, 4)
    assert table.columns(2) == "(orc)+(crossbowman)*roshnar, (heavy-orc)"
    table.commit("crossbowman", "boar-rider")
    assert (table.square(2), table.square(1), table.losses(1)) == (5, 3, 1)


@rule("OO-16.23", "OO-R.10")
def test_shagratt_makes_the_enemy_play_the_other_card() -> None:
    """S-113."""
    table = Battle(
        columns={1: PAIR, 2: "orc"},
        hand={1: "shagratt orc", 2: "heavy-orc shaman"},
        deck={1: "catapult boar-rider", 2: ""},
    )
    table.commit("shagratt + cover 1 front", "heavy-orc")
    assert table.asked(1) == "ask-swap"
    table.play(1, "swap")
    assert (table.owes(), table.options(2)) == ([2], ["commit shaman"])
    table.play(2, "commit shaman")
    assert (table.square(1), table.square(2), table.discards(1)) == (1, 3, "catapult")
    assert (table.hand(2), table.columns(2)) == ("heavy-orc", "orc+shaman")


@rule("OO-16.23", "OO-16.6")
def test_shagratt_does_nothing_to_a_last_card() -> None:
    """S-113, variant."""
    table = Battle(
        columns={1: PAIR, 2: "orc"},
        hand={1: "shagratt orc", 2: "heavy-orc"},
        deck={2: "orc orc"},
    )
    table.commit("shagratt + cover 1 front", "heavy-orc")
    assert (table.owes(), table.asked(1)) == ([1, 2], "ask-card")
    assert (table.square(1), table.square(2)) == (3, 3)
    assert table.columns(2) == "orc, heavy-orc"


@rule("OO-16.24", "OO-16.4")
def test_vhraarg_throws_out_the_card_that_was_kept() -> None:
    """S-114."""
    table = Battle(
        columns={1: PAIR},
        hand={1: "vhraarg orc", 2: "orc gruragh"},
        deck={2: "catapult heavy-orc orc"},
    )
    table.commit("vhraarg + cover 1 front", "orc")
    assert (table.square(2), table.discards(2)) == (3, "gruragh")
    assert (table.hand(2), table.deck(2)) == ("heavy-orc catapult", "orc")
    assert not table.rests("gruragh")


@rule("OO-16.24", "OO-16.6")
def test_vhraarg_finds_no_card_kept() -> None:
    """S-114, variant."""
    table = Battle(
        columns={1: PAIR}, hand={1: "vhraarg orc", 2: "orc"}, deck={2: "catapult heavy-orc"}
    )
    table.commit("vhraarg + cover 1 front", "orc")
    assert (table.square(2), table.discards(2)) == (3, "")
    assert table.hand(2) == "heavy-orc catapult"


@rule("OO-16.25")
def test_vigdish_counts_his_own_plain_orcs() -> None:
    """S-115."""
    table = Battle(
        columns={1: "orc+crossbowman, orc, orc, heavy-orc"}, hand={1: "vigdish orc", 2: "orc orc"}
    )
    table.commit("vigdish + cover 1 front", "orc")
    assert (table.square(1), table.square(2)) == (2, 5)


@rule("OO-16.26", "OO-16.30", "OO-R.13")
def test_vri_hurcka_makes_the_enemy_play_blindly() -> None:
    """S-116."""
    table = Battle(
        columns={1: PAIR},
        hand={1: "vri-hurcka orc", 2: "orc heavy-orc"},
        deck={1: "boar-rider heavy-orc orc", 2: "catapult crossbowman"},
    )
    table.commit("vri-hurcka + cover 1 front", "orc")
    assert (table.square(1), table.square(2)) == (2, 3)
    assert (table.owes(), table.hand(2)) == ([1], "heavy-orc")
    table.play(1, "commit boar-rider")
    assert (table.square(1), table.square(2), table.discards(1)) == (2, 5, "heavy-orc")
    assert (table.hand(2), table.columns(2)) == ("heavy-orc crossbowman", "orc+catapult")
    assert table.owes() == [1, 2]


@rule("OO-16.27")
def test_vriurck_counts_his_own_heavy_orcs() -> None:
    """S-117."""
    table = Battle(
        columns={1: "heavy-orc+crossbowman, heavy-orc, orc"},
        hand={1: "vriurck orc", 2: "orc orc"},
    )
    table.commit("vriurck + cover 1 front", "orc")
    assert (table.square(1), table.square(2)) == (2, 4)


@rule("OO-16.28", "OO-12.1")
def test_vrushn_finds_a_card() -> None:
    """S-118."""
    table = Battle(
        columns={1: PAIR},
        hand={1: "vrushn orc", 2: "orc orc"},
        deck={1: "boar-rider catapult heavy-orc"},
    )
    table.commit("vrushn + cover 1 front", "orc")
    assert (table.asked(1), table.square(2)) == ("ask-find", 3)
    table.play(1, "find heavy-orc")
    assert (table.hand(1), table.deck(1)) == ("orc heavy-orc", "boar-rider catapult")
    assert "shuffled 1" in table.log()
    assert table.owes() == [1, 2]


@rule("OO-16.29", "OO-12.14", "OO-R.39")
@pytest.mark.parametrize(("before", "after", "losses"), [(2, 3, 0), (5, 6, 0), (6, 1, 1)])
def test_xaphyr_goes_one_square_back(before: int, after: int, losses: int) -> None:
    """S-119, S-120 and S-121."""
    table = Battle(
        columns={2: "orc+shaman"},
        track={2: before},
        hand={1: "boar-rider orc", 2: "xaphyr orc"},
    )
    table.commit("boar-rider", "xaphyr + cover 1 front")
    assert table.square(1) == 3
    assert (table.square(2), table.losses(2), table.fighting(2)) == (after, losses, 3 - losses)
