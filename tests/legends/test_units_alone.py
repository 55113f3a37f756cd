"""Powers that one unit has alone, or few."""

from collections.abc import Mapping
from typing import Final

import pytest

from fracas.contract import rule
from tests.legends.table import NOTHING, Table

NOTHING_LOST: Final[Mapping[int, str]] = {}
STRIKE: Final = "act d4 ranged-attack + to d6"


def curse_ends(
    curse: str,
    beige: str = "",
    gray: str = "",
    *,
    lost: Mapping[int, str] = NOTHING_LOST,
    ground: Mapping[str, str] = NOTHING,
) -> Table:
    """A table on which an archer has just destroyed a unit whose curse replaces another."""
    table = Table(
        f"frodnaj-archer! d4{', ' if beige else ''}{beige}",
        f"skeleton-warlock d6{', ' if gray else ''}{gray}",
        curse=curse,
        lost=lost,
        ground=ground,
    )
    table.go(1, STRIKE)
    return table


@rule("SL-6.12", "SL-4.3")
def test_landor_steps_diagonally_into_an_attack() -> None:  # W-10
    table = Table("landor d4", "girr e5")
    assert table.aims(1, "act d4 act") == ["to c3", "to e3", "to c5", "to e5"]
    table.go(1, "act d4 act + to e5")
    assert table.on("e5") == "landor"
    assert table.lost(2) == ["girr"]


@rule("SL-7.6")
@pytest.mark.parametrize(
    ("mine", "foe", "told"),
    [
        ("gold-knight", "skeleton-horde", "compared gold-knight 9 skeleton-horde 8"),
        ("gold-knight", "girr", "compared gold-knight 8 girr 8"),
        ("uaivad", "colossor", "compared uaivad 10 colossor 7"),
        ("uaivad", "scythe", "compared uaivad 10 scythe 8"),
        ("uaivad", "mrmrm", "compared uaivad 10 mrmrm 9"),
        ("uaivad", "kzzt", "compared uaivad 10 kzzt 6"),
        ("landor", "kzzt", "compared landor 10 kzzt 3"),
        ("emeraldis", "oplit", "compared emeraldis 7 oplit 11"),
        ("warbrin", "akillon", "compared warbrin 11 akillon 7"),
        ("gold-knight", "lawok", "compared gold-knight 8 lawok 7"),
    ],
)
def test_units_that_are_stronger_against_some(mine: str, foe: str, told: str) -> None:
    table = Table(f"{mine} d4", f"{foe} d5")
    table.go(1, "move d4 up")
    assert told in table.log()


@rule("SL-10.13", "SL-10.4")
@pytest.mark.parametrize(
    ("curse", "ground"),
    [
        ("strangling-vines", "forest"),
        ("quicksand", "marsh"),
        ("eruption", "mountain"),
        ("warbrin", "town"),
    ],
)
def test_curses_that_end_by_destroying_on_a_terrain(curse: str, ground: str) -> None:
    table = curse_ends(curse, "poy a6", "crush h3, decay h4", ground={ground: "a6 h3 h4"})
    assert table.known("h4") == [1, 2]
    if curse == "warbrin":
        assert (table.on("a6"), table.on("h3"), table.on("h4")) == ("", "", "decay")
    else:
        assert table.options(1) == ["choose h3", "choose a6"]
        assert table.why_not(1, "choose h4") == ("not-a-choice", "SL-5.15")
        table.go(1, "choose h3")
        assert (table.on("a6"), table.on("h3")) == ("poy", "")


@rule("SL-10.13")
def test_the_earthquake_ends_on_the_plains() -> None:
    table = curse_ends("earthquake", "", "crush h3", ground={"marsh": "a1 b1 g8 h8 d4 d6"})
    assert table.on("h3") == ""
    assert table.known("a1") == [1]


@rule("SL-10.13")
def test_the_flood_ends_next_to_water() -> None:
    table = curse_ends("flood-bringer", "poy a6", "crush h3", ground={"water": "a5 g3"})
    assert table.options(1) == ["choose h3", "choose a6"]


@rule("SL-10.13", "SL-10.11")
def test_the_scout_has_two_enemies_revealed() -> None:
    table = curse_ends("dwarven-scout", "", "crush h3, girr h4, kzzt! h5")
    assert table.asked(1) == "ask-reveal"
    assert table.why_not(1, "choose h5") == ("already-known", "SL-5.9")
    table.go(1, "choose h3 + and h4")
    assert table.known("h3") == table.known("h4") == [1, 2]


@rule("SL-10.13")
def test_saravannus_names_a_terrain() -> None:
    table = curse_ends("saravannus", "poy a6", "crush h3", ground={"town": "a6 h3"})
    assert table.asked(1) == "ask-terrain"
    assert table.why_not(1, "land water") == ("wrong-terrain", "SL-5.9")
    table.go(1, "land town")
    assert table.known("a6") == table.known("h3") == [1, 2]
    assert table.known("b1") == [1]


@rule("SL-12.2", "SL-10.13")
@pytest.mark.parametrize(
    ("curse", "lost", "returned"),
    [
        ("sir-gilbert", "loovius lamorak poy", ["return loovius"]),
        ("galrien", "almaetis uaivad poy haunted-grove", ["return almaetis"]),
    ],
)
def test_curses_that_return_a_unit_to_a_town(curse: str, lost: str, returned: list[str]) -> None:
    table = curse_ends(curse, lost={1: lost}, ground={"town": "a6 a7"})
    assert table.options(1) == returned
    table.go(1, f"{returned[0]} + to a7")
    assert table.on("a7") == returned[0].split()[1]


@rule("SL-12.2")
@pytest.mark.parametrize(
    ("curse", "fits", "too_much"),
    [("oeroed", "slud", "bactillion"), ("slud", "spitting-mushrooms", "smerdim")],
)
def test_molds_return_up_to_other_totals(curse: str, fits: str, too_much: str) -> None:
    table = curse_ends(curse, lost={2: f"{fits} {too_much}"}, ground={"forest": "a6 a7"})
    assert table.options(2) == [f"return {fits}", "decline"]
    table.go(2, "decline")
    assert table.lost(2) == sorted([curse, fits, too_much])


@rule("SL-12.6", "SL-5.14")
def test_delmikra_takes_two_units_that_the_enemy_chooses() -> None:
    table = curse_ends("delmikra", "", "crush h3, girr h4")
    assert table.asked(2) == "ask-yield"
    table.go(2, "choose h3 + and h4")
    assert (table.holder("h3"), table.holder("h4")) == (1, 1)


@rule("SL-9.7", "SL-8.10", "SL-10.6")
def test_dalious_destroys_all_magic_at_one_moment() -> None:
    table = curse_ends("dalious", "quicksand a6, earthquake a7, holy-light a5", "decay h3")
    assert [table.on(space) for space in ("a5", "a6", "a7", "h3")] == [""] * 4
    assert table.curse() == "skeleton-warlock"
    assert not [told for told in table.log() if told.startswith("spell-cast")]


@rule("SL-5.14", "SL-8.10")
def test_noslrac_costs_both_sides() -> None:
    gray = "crush h1, girr h2, kzzt h3, mrmrm h4, murkis h5, mummy h6"
    table = Table(
        "kutbone! d4, sarro c4, scythe b4, renil a4",
        f"skeleton-warlock d6, {gray}",
        curse="noslrac",
        curse_seat=1,
    )
    table.go(1, STRIKE)
    assert (table.owes(), table.asked(2)) == ([2], "ask-sacrifice")
    table.play(2, "choose h1 + and h2 + and h3 + and h4 + and h5")
    assert (table.owes(), table.asked(1)) == ([1], "ask-sacrifice")
    table.go(1, "choose c4 + and b4 + and a4")
    assert [table.on(f"h{row}") for row in range(1, 7)] == ["", "", "", "", "", "mummy"]
    assert [table.on(f"{column}4") for column in "abc"] == ["", "", ""]


@rule("SL-9.8", "SL-10.14")
@pytest.mark.parametrize(
    ("spell", "others", "fetched"),
    [("dwarven-ambush", "poy a6, srik a7", "a6"), ("elven-ambush", "poy a6, srik a7", "a7")],
)
def test_ambushes_fetch_one_of_their_own(spell: str, others: str, fetched: str) -> None:
    table = Table(f"{spell} d5, {others}", "crush d6", turn=2)
    table.go(2, "move d6 down")
    assert table.options(1) == [f"choose {fetched}", "decline"]
    name = table.on(fetched)
    table.go(1, f"choose {fetched}")
    assert table.on("d5") == name
    assert table.known("d5") == [1, 2]


@rule("SL-14.7", "SL-9.8")
def test_an_ambush_is_asked_even_if_there_is_nobody_to_fetch() -> None:
    table = Table("elven-ambush d5, poy a6", "crush d6", turn=2)
    table.go(2, "move d6 down")
    assert (table.asked(1), table.options(1)) == ("ask-fetch", ["decline"])


@rule("SL-9.8")
@pytest.mark.parametrize(("space", "left"), [("h3", ""), ("h4", "crush"), ("", "mummy")])
def test_the_exorcism_destroys_what_is_red(space: str, left: str) -> None:
    table = Table("exorcism d5", "girr d6, mummy h3, crush h4", turn=2, ground={"marsh": "h3 h4"})
    table.go(2, "move d6 down")
    assert table.options(1) == ["choose h3", "choose h4", "decline"]
    table.go(1, f"choose {space}" if space else "decline")
    assert table.on(space or "h3") == left


@rule("SL-9.3", "SL-5.14")
def test_the_altar_costs_the_enemy_another_unit() -> None:
    table = Table("altar-of-deliverance d5", "girr d6, mummy h3", turn=2)
    table.go(2, "move d6 down")
    table.go(2, "choose h3")
    assert table.lost(2) == ["girr", "mummy"]


@rule("SL-9.8")
@pytest.mark.parametrize(("attacker", "asked"), [("uaivad", True), ("landor", False)])
def test_ground_lightning_answers_a_flyer(attacker: str, asked: bool) -> None:
    table = Table(f"{attacker} d4, poy a6", "ground-lightning d5", ground={"marsh": "d5 a6"})
    table.go(1, "move d4 up")
    assert (table.asked(2) == "ask-may-destroy") == asked
    if asked:
        assert table.options(2) == ["choose a6", "decline"]
        table.go(2, "choose a6")
        assert table.on("a6") == ""


@rule("SL-12.2")
def test_the_skeleton_grave() -> None:
    table = Table("hunter d4", "skeleton-grave d5", lost={2: "mummy scythe"})
    table.go(1, "move d4 up")
    assert table.on("d5") == "scythe"


@rule("SL-9.5", "SL-14.2")
def test_the_fungus_makes_the_enemy_show_his_magic() -> None:
    table = Table("hunter d4, quicksand a5, poy a6", "fungus-of-bremmuk d5")
    table.go(1, "move d4 up")
    assert table.on("d5") == "hunter"
    assert (table.known("a5"), table.known("a6")) == ([1, 2], [1])


@rule("SL-9.3")
def test_the_grove_on_another_terrain_does_no_more() -> None:
    table = Table("haunted-grove d5", "crush d6, kzzt b3", turn=2, ground={"forest": "b3"})
    table.go(2, "move d6 down")
    assert table.known("b3") == [2]


@rule("SL-5.9", "SL-14.2")
def test_units_that_reveal_an_enemy() -> None:
    table = Table("poy a6, hunter a7", "kralc d6", turn=2, ground={"town": "a6"})
    assert table.aims(2, "act d6 act") == ["to a6"]
    table.go(2, "act d6 act + to a6")
    assert table.known("a6") == [1, 2]
    table = Table("poy a6", "marbas d6", turn=2)
    table.go(2, "act d6 act + to a6")
    assert table.known("a6") == [1, 2]
    assert table.lost(2) == ["marbas"]


@rule("SL-5.14", "SL-5.6")
@pytest.mark.parametrize(("name", "seat"), [("cleansing-mist", 1), ("gloomis", 2)])
def test_units_that_die_to_cost_the_enemy_one(name: str, seat: int) -> None:
    mine, theirs = f"{name} d4", "kzzt h3" if seat == 1 else "poy h3"
    table = Table(mine if seat == 1 else theirs, theirs if seat == 1 else mine, turn=seat)
    table.go(seat, "act d4 act + accept")
    table.go(3 - seat, "choose h3")
    assert table.lost(seat) == [name]
    assert table.on("h3") == ""


@rule("SL-12.6")
def test_the_spore_takes_a_unit() -> None:
    table = Table("poy a6", "spore-of-parasitix d6", turn=2)
    table.go(2, "act d6 act + accept")
    table.go(1, "choose a6")
    assert table.holder("a6") == 2


@rule("SL-5.19", "SL-8.10")
@pytest.mark.parametrize(
    ("name", "victim", "seat"),
    [
        ("concan", "evit", 1),
        ("mystical-mirror", "medusa", 1),
        ("lawok", "oreld-the-deliverer", 2),
    ],
)
def test_units_that_die_to_destroy_all_of_one_name(name: str, victim: str, seat: int) -> None:
    mine, theirs = f"{name} d4", f"{victim} h3, {victim} h4"
    table = Table(mine if seat == 1 else theirs, theirs if seat == 1 else mine, turn=seat)
    table.go(seat, "act d4 act + accept")
    assert (table.on("h3"), table.on("h4")) == ("", "")
    assert table.lost(seat) == [name]


@rule("SL-8.10")
def test_rekabevets_destroys_the_twos_of_both() -> None:
    table = Table("wood-elf a5, poy a6", "rekabevets d6, nazint h3", turn=2)
    table.go(2, "act d6 act + accept")
    assert (table.on("a5"), table.on("h3"), table.on("a6")) == ("", "", "poy")


@rule("SL-5.9")
def test_rekabevets_can_be_used_for_ones_own_twos_alone() -> None:
    table = Table("poy! a6, wind-castle! b6", "rekabevets d6, nazint h3", turn=2, extras=False)
    assert table.why_not(2, "act d6 act") is None
    table = Table("poy! a6, wind-castle! b6", "rekabevets d6, crush h3", turn=2, extras=False)
    assert table.why_not(2, "act d6 act") == ("nothing-to-gain", "SL-5.9")


@rule("SL-12.2", "SL-12.4", "SL-5.9")
@pytest.mark.parametrize(
    ("name", "returned"),
    [("coyote", "slud"), ("ilopanid", "spitting-mushrooms"), ("wonder-egg", "foulis")],
)
def test_units_that_die_on_the_plains_for_another(name: str, returned: str) -> None:
    table = Table("", f"{name} d6", turn=2, lost={2: f"{returned} kralc"})
    table.go(2, "act d6 act + accept")
    assert table.on("d6") == returned
    table = Table("", f"{name} d6", turn=2, lost={2: f"{returned}"}, ground={"marsh": "d6"})
    assert table.why_not(2, "act d6 act") == ("wrong-terrain", "SL-5.9")
    table = Table("", f"{name} d6", turn=2, lost={2: "kralc"})
    assert table.why_not(2, "act d6 act") == ("nothing-to-gain", "SL-5.9")


@rule("SL-4.8", "SL-5.8")
@pytest.mark.parametrize(
    ("castle", "terrain", "seat"),
    [("mirage-castle", "desert", 1), ("the-hidden-hive", "forest", 2)],
)
def test_castles_that_go_to_a_terrain_once(castle: str, terrain: str, seat: int) -> None:
    mine = f"{castle} d4"
    table = Table(
        mine if seat == 1 else "", mine if seat == 2 else "", turn=seat, ground={terrain: "a5 a6"}
    )
    table.go(seat, "act d4 act + to a6")
    assert table.on("a6") == castle
    table.go(3 - seat, "move b1 up" if seat == 2 else "move g8 left")
    assert table.why_not(seat, "act a6 act") == ("used-this-game", "SL-5.8")


@rule("SL-4.8", "SL-5.9")
def test_galriens_castle_takes_the_place_of_a_mist() -> None:
    table = Table("galriens-castle c4, galriens-mist a6", "")
    table.go(1, "act c4 act + to a6")
    assert table.on("a6") == "galriens-castle"
    assert table.lost(1) == ["galriens-mist"]
    assert table.on("c4") == ""


@rule("SL-5.24")
def test_plattenuis_sends_a_neighbour_over_the_plains() -> None:
    table = Table("", "plattenuis d6, crush d7, decay d5, girr a8", turn=2, ground={"marsh": "a6"})
    assert table.aims(2, "act d6 act") == ["to d7"]
    assert "to a6" not in table.aims(2, "act d6 act", "to d7")
    table.go(2, "act d6 act + to d7 + to a5")
    assert table.on("a5") == "crush"
    table = Table("", "plattenuis d6, crush d7", turn=2, ground={"marsh": "d6"})
    assert table.why_not(2, "act d6 act") == ("wrong-terrain", "SL-5.9")


@rule("SL-5.10", "SL-4.8")
def test_fray_fetches_blue_mobile_units() -> None:
    table = Table("fray d4, tael a6, anti-red-wind a7, poy a5", "")
    table.play(1, "act d4 act + accept")
    assert table.options(1) == ["choose a6"]
    table.play(1, "choose a6 + to d5")
    table.go(1, "decline")
    assert table.on("d5") == "tael"
    assert table.known("d5") == [1, 2]


@rule("SL-6.7")
def test_the_sage_costs_the_enemy_a_unit() -> None:
    table = Table("redillian-sage d4", "kutbone d5, kzzt h5")
    table.go(1, "move d4 up")
    table.go(2, "choose h5")
    assert table.lost(2) == ["kutbone", "kzzt"]


@rule("SL-6.7", "SL-14.2")
def test_armagged_reveals_who_stands_around_him() -> None:
    table = Table("armagged d4, poy c5", "kutbone d5, kzzt e6, crush d8")
    table.go(1, "move d4 up")
    assert (table.known("c5"), table.known("e6"), table.known("d8")) == ([1, 2], [1, 2], [2])


@rule("SL-6.7", "SL-12.2", "SL-12.4")
def test_the_martyr_gives_himself_for_a_gold_unit() -> None:
    table = Table("crailton-martyr d4", "kutbone d5", lost={1: "loovius poy"})
    table.go(1, "move d4 up")
    table.play(1, "accept")
    table.pass_all()
    assert table.on("d5") == "loovius"
    assert table.lost(1) == ["crailton-martyr", "poy"]
    table = Table("crailton-martyr d4", "kutbone d5", lost={1: "loovius poy"})
    table.go(1, "move d4 up")
    table.go(1, "decline")
    assert table.on("d5") == "crailton-martyr"


@rule("SL-6.7", "SL-12.5")
def test_the_lord_of_the_dead_returns_a_zombie_to_a_marsh() -> None:
    table = Table(
        "poy d5", "lord-of-the-dead d6", turn=2, lost={2: "mummy"}, ground={"marsh": "h3 h4"}
    )
    table.go(2, "move d6 down")
    assert table.asked(2) == "ask-after-attack"
    table.play(2, "accept")
    table.go(2, "return mummy + to h3")
    assert table.on("h3") == "mummy"
    table = Table("poy d5", "lord-of-the-dead d6", turn=2, lost={2: "mummy"})
    table.go(2, "move d6 down")
    assert table.owes() == [1]


@rule("SL-11.12")
@pytest.mark.parametrize(
    ("target", "power", "asked"),
    [
        ("moridium", "vision", False),
        ("colossor", "ranged-attack", True),
        ("demarn-the-putrid", "ranged-attack", False),
    ],
)
def test_units_that_strike_back(target: str, power: str, asked: bool) -> None:
    striker = "aras" if power == "vision" else "frodnaj-archer"
    table = Table(f"{striker} d4", f"{target} d6")
    table.play(1, f"act d4 {power} + to d6")
    if asked:
        assert table.asked(2) == "ask-retaliate"
        table.play(2, "accept")
    assert table.lost(1) == [striker]
    assert table.on("d6") == target


@rule("SL-11.6")
def test_the_panther_sees_whom_it_flies_over() -> None:
    table = Table("forillian-panther d2", "crush d3")
    table.play(1, "act d2 flight + to d4")
    table.go(1, "accept")
    assert table.known("d3") == [1, 2]


@rule("SL-12.9")
@pytest.mark.parametrize("name", ["wood-elf", "tilloak-theugist", "bakus", "grundin"])
def test_daemin_takes_the_weaker_ones(name: str) -> None:
    table = Table(f"{name} d5", "daemin d6", turn=2)
    table.go(2, "move d6 down")
    assert (table.on("d5"), table.on("d6"), table.holder("d6")) == ("daemin", name, 2)
