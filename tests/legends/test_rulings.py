"""SL-18: what we had to settle ourselves."""

import pytest

from fracas.contract import rule
from fracas.games.legends.army import KINDS_OF_SLOT, SIZES, faults
from fracas.games.legends.tables import BLUE, SILVER, UNIT
from fracas.games.legends.units import ROSTER
from tests.legends.table import Table
from tests.legends.test_setup import Setup, ready


@rule("SL-18.3", "SL-18.6")
def test_names_identify_units_and_the_rare_ones_have_their_nations() -> None:
    assert len(set(UNIT.symbols)) == len(UNIT.symbols)
    assert ROSTER.color[UNIT.index("delmikra")] == BLUE
    assert ROSTER.color[UNIT.index("dalious")] == SILVER
    assert [name for kind, name in enumerate(UNIT.symbols) if ROSTER.rare[kind]] == [
        "delmikra",
        "dalious",
        "celams",
        "noslrac",
    ]


@rule("SL-18.10")
@pytest.mark.parametrize(
    ("holder", "ahead", "behind"),
    [("gray", ("d4", "d3"), "d6"), ("beige", ("d6", "d7"), "d4")],
)
def test_lightning_strikes_away_from_its_own_side(
    holder: str, ahead: tuple[str, str], behind: str
) -> None:
    spaces = {"d4": "poy", "d3": "hunter", "d6": "grundin", "d7": "wannok"}
    others = ", ".join(f"{unit} {space}" for space, unit in spaces.items())
    if holder == "gray":
        table = Table(f"{others}, loovius c5", "lightning-bolt d5")
        table.go(1, "move c5 right")
    else:
        table = Table("lightning-bolt d5", f"{others}, crush c5", turn=2)
        table.go(2, "move c5 right")
    assert [table.on(space) for space in ahead] == ["", ""]
    assert table.on(behind) == spaces[behind]


@rule("SL-18.10")
def test_a_castle_ahead_falls_too() -> None:
    table = Table(
        "wind-castle d3, srik c5", "lightning-bolt d5, titan-castle h8, crush h6", extras=False
    )
    table.play(1, "move c5 right")
    table.pass_all()
    assert table.ending() == ""  # dispelled
    table = Table(
        "wind-castle d3, poy c5", "lightning-bolt d5, titan-castle h8, crush h6", extras=False
    )
    table.play(1, "move c5 right")
    table.pass_all()
    assert (table.ending(), table.ranks()) == ("ending-castle-fallen", [2, 1])


@rule("SL-18.13", "SL-11.1")
def test_fury_is_no_second_action() -> None:
    table = Table("emeraldis d4, hunter a4", "kutbone d5, crush d7")
    table.go(1, "move d4 up")
    assert table.owes() == [2]  # Crush is two spaces away, and flight is no follow-up


@rule("SL-18.14", "SL-14.3")
def test_revealed_units_stay_revealed() -> None:
    table = Table("frodnaj-archer d4", "girr d6")
    table.go(1, "act d4 ranged-attack + to d6")
    table.go(2, "move d6 left")
    table.go(1, "move d4 left")
    assert table.known("c6") == [1, 2]


@rule("SL-18.15", "SL-5.9")
@pytest.mark.parametrize(
    ("unit", "terrain"),
    [("aubrey", "forest"), ("ulaniva-crusader", "desert"), ("spirit-of-forest", "forest")],
)
def test_hops_lead_to_empty_spaces_of_the_same_terrain(unit: str, terrain: str) -> None:
    table = Table(f"{unit} b2, poy g3", "", ground={terrain: "b2 f6 g3"})
    assert table.aims(1, "act b2 hop") == ["to f6"]
    table = Table(f"{unit} b3, poy g3", "", ground={terrain: "b2 f6 g3"})
    assert table.why_not(1, "act b3 hop") == ("nothing-to-gain", "SL-5.9")


@rule("SL-18.15")
@pytest.mark.parametrize(("beige", "gray", "seat"), [("spirit-of-sea", "", 1), ("", "lizarkus", 2)])
def test_hops_along_water(beige: str, gray: str, seat: int) -> None:
    table = Table(
        f"{beige} b2" if beige else "",
        f"{gray} b2" if gray else "",
        turn=seat,
        ground={"water": "c3 f6"},
    )
    aims = table.aims(seat, "act b2 hop")
    assert "to e5" in aims and "to d4" in aims and "to f6" not in aims and "to h1" not in aims


@rule("SL-18.16", "SL-7.7")
def test_the_nests_bonus_ends_with_the_turn() -> None:
    table = Table("", "infested-nest c6, kzzt d6", turn=2, window=True)
    table.play(2, "use c6 + to d6")
    assert table.strength("d6") == 4
    table.pass_all()
    table.go(2, "move g8 left")
    assert table.strength("d6") == 3


@rule("SL-18.17", "SL-5.9")
def test_any_unit_may_be_ones_own() -> None:
    table = Table("elven-assassin d4, landor d5", "kralc d6, girr e6")
    assert table.aims(1, "act d4 act") == ["to d5", "to d6", "to e6"]
    table.go(1, "act d4 act + to d6")
    assert table.lost(2) == ["kralc"]
    table = Table("elven-assassin d4", "girr d6")
    table.go(1, "act d4 act + to d6")
    assert table.lost(1) == ["elven-assassin"]
    assert table.known("d6") == [1, 2]


@rule("SL-18.17", "SL-5.9")
@pytest.mark.parametrize(
    ("space", "left"), [("e5", ""), ("c5", "crimson"), ("d5", "paranos"), ("c4", "")]
)
def test_the_fortress_destroys_the_weak(space: str, left: str) -> None:
    gray = "kutbone e5, crimson c5, paranos d5"
    table = Table("guarded-fortress d4, wood-elf c4", gray)
    table.go(1, f"act d4 act + to {space}")
    assert table.on(space) == left


@rule("SL-18.17", "SL-12.6")
def test_ursatoar_takes_magic_and_dies_of_the_rest() -> None:
    table = Table("quicksand d5, poy e5", "ursatoar d6", turn=2)
    table.go(2, "act d6 act + to d5")
    assert table.holder("d5") == 2
    table = Table("quicksand d5, poy e5", "ursatoar d6", turn=2)
    table.go(2, "act d6 act + to e5")
    assert table.lost(2) == ["ursatoar"]
    assert table.known("e5") == [1, 2]


@rule("SL-18.20", "SL-9.5")
@pytest.mark.parametrize(
    ("attacker", "ground", "survives"),
    [("crush", "plains", True), ("akillon", "plains", False), ("sinakus", "marsh", True)],
)
def test_the_mist_looks_at_the_strength_on_its_own_space(
    attacker: str, ground: str, survives: bool
) -> None:
    table = Table("galriens-mist d5", f"{attacker} d6", turn=2, ground={ground: "d5"})
    table.go(2, "move d6 down")
    assert table.on("d5") == (attacker if survives else "")
    assert table.lost(1) == ["galriens-mist"]


@rule("SL-18.21")
def test_reveal_all_means_both_sides() -> None:
    table = Table(
        "haunted-grove d5, poy a3",
        "crush d6, kzzt b3, mrmrm c3",
        turn=2,
        ground={"forest": "d5 a3 b3"},
    )
    table.go(2, "move d6 down")
    assert table.known("a3") == [1, 2]
    assert table.on("b3") == ""
    assert table.known("c3") == [2]


@rule("SL-18.36")
def test_almaetis_is_an_action() -> None:
    table = Table("almaetis c2, hunter d6", "", ground={"forest": "f4"}, window=True)
    assert table.why_not(1, "use c2") is not None
    table = Table("almaetis c2, hunter d6", "", ground={"forest": "f4"})
    assert table.why_not(1, "act c2 act") is None


@rule("SL-18.38", "SL-5.19")
def test_the_tower_makes_an_unknown_castle_known() -> None:
    table = Table("woodland-tower c4", "")
    table.go(1, "act c4 act + accept")
    assert table.known("h8") == [1, 2]
    table.go(2, "move g8 left")
    assert table.why_not(1, "act c4 act") == ("nothing-to-gain", "SL-5.9")


@rule("SL-18.38")
def test_garpus_goes_next_to_his_castle() -> None:
    table = Table("poy g7", "garpus c6", turn=2)
    assert sorted(table.aims(2, "act c6 act")) == ["to h7"]
    table.go(2, "act c6 act + to h7")
    assert table.on("h7") == "garpus"
    assert table.known("h8") == [1, 2]


@rule("SL-18.7", "SL-18.29")
def test_exchanges_of_the_set_up_are_one_of_the_enemys_and_up_to_two_of_ones_own() -> None:
    table = ready(blind_exchange="played")
    asked: list[tuple[int, str]] = []
    for _ in range(6):
        seat = table.owes()[0]
        asked.append((seat, table.asked(seat)))
        table.play(seat, table.options(seat)[0] + " + " + _second(table, seat))
    one, own = "ask-blind-exchange", "ask-exchange"
    assert asked == [(1, one), (2, one), (1, own), (1, own), (2, own), (2, own)]
    assert table.asked(1) == "ask-opening-window"


def _second(table: Setup, seat: int) -> str:
    state = table.war.copy()
    state.play(seat - 1, state.legal(seat - 1)[0])
    return state.game.verbs.notation(state.legal(seat - 1)[0])


@rule("SL-18.28", "SL-2.3")
def test_an_army_of_one_nation_is_legal() -> None:
    army: list[int] = []
    for slot in range(1, len(SIZES)):
        green = [kind for kind in KINDS_OF_SLOT[0][slot] if ROSTER.color[kind] == 0]
        army += [green[0]] * SIZES[slot]
    assert faults(ROSTER, 0, army) == []


@rule("SL-18.19", "SL-4.9")
def test_two_turns_of_shuttling_are_legal_and_the_third_is_not() -> None:
    table = Table("poy d4", "crush d7")
    for mine, theirs in (("d4 up", "d7 left"), ("d5 down", "c7 left")):
        assert table.can(1, f"move {mine}") == [True]
        table.go(1, f"move {mine}")
        table.go(2, f"move {theirs}")
    assert table.can(1, "move d4 up") == [False]


@rule("SL-18.4", "SL-1.1")
@pytest.mark.parametrize(("seat", "colors"), [(0, range(3)), (1, range(3, 6))])
def test_each_side_can_read_up_its_own_three_nations(seat: int, colors: range) -> None:
    table = ready()
    own = [each for each in table.match.view(seat).elements if each.owner == seat]
    pieces = [each for each in own if each.id.startswith("piece/")]
    assert len(pieces) == 30
    for each in pieces:
        name = each.label.message.removeprefix("unit-")
        assert each.about is not None and each.about.message == f"about-{name}"
        assert ROSTER.color[UNIT.index(name)] in colors
