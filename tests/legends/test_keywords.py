"""SL-11: keyword powers."""

import pytest

from fracas.contract import rule
from tests.legends.table import Table


@rule("SL-11.3", "SL-11.13")
def test_charge() -> None:
    table = Table("hunter b4", "crush b7", ground={"water": "g4"})
    aims = table.aims(1, "act b4 charge")
    assert {"to b5", "to b6", "to b7", "to c4", "to d4", "to e4", "to f4", "to a4"} < set(aims)
    assert "to g4" not in aims and "to h4" not in aims and "to b8" not in aims
    table.go(1, "act b4 charge + to b7")
    assert table.on("b7") == "hunter"
    assert "moved 1 b4 b7" in table.log(2)


@rule("SL-11.3")
def test_charge_says_why_not() -> None:
    table = Table("hunter b4, poy b6", "")
    for space, reason in (("b7", "way-blocked"), ("c5", "not-straight"), ("b6", "friend-there")):
        state = table.war.copy()
        state.play(0, state.game.verbs.parse("act b4 charge"))
        refusal = state.why_not(0, state.game.verbs.parse(f"to {space}"))
        assert refusal is not None and refusal.text.message == reason


@rule("SL-11.4")
def test_diagonal() -> None:
    table = Table("montika c3, poy c4, grundin d3", "crush f6")
    aims = table.aims(1, "act c3 diagonal")
    assert {"to d4", "to e5", "to f6"} < set(aims)
    assert "to g7" not in aims and "to c5" not in aims
    table.go(1, "act c3 diagonal + to f6")
    assert table.lost(1) == ["montika"]


@rule("SL-11.5")
def test_swiftness() -> None:
    table = Table("dwarven-knight d4", "crush d5, girr e6")
    assert table.aims(1, "act d4 swiftness", "to e4") == ["to e3", "to f4", "to e5"]
    table.play(1, "act d4 swiftness + to d5")
    table.pass_all()
    assert table.on("d5") == "dwarven-knight"
    table = Table("dwarven-knight d4", "crush d5, girr e6")
    table.go(1, "act d4 swiftness + to e4 + to e5")
    table.go(2, "move g8 left")
    table.go(1, "act e5 swiftness + to e6")
    assert table.on("e6") == ""


@rule("SL-11.5")
def test_swiftness_needs_a_free_first_step_and_another_space() -> None:
    table = Table("dwarven-knight a1", "", extras=False)
    table = Table("dwarven-knight c1, poy c2, hunter d1", "")
    assert "to c2" not in table.aims(1, "act c1 swiftness")
    assert table.aims(1, "act c1 swiftness") == []  # b1 is held too


@rule("SL-11.6", "SL-5.24")
def test_flight() -> None:  # W-14
    table = Table(
        "uaivad e4, hunter d4, grundin e5, poy e3", "crush e6, girr e7", ground={"water": "c4"}
    )
    assert table.aims(1, "act e4 flight") == ["to e2", "to b4", "to e8"]
    table.go(1, "act e4 flight + to e8")
    assert table.on("e8") == "uaivad"
    assert (table.on("e6"), table.on("e7")) == ("crush", "girr")


@rule("SL-11.6")
def test_a_flight_needs_somebody_or_water_to_fly_over_and_room_behind() -> None:
    table = Table("uaivad e8", "crush d8, girr c8, kzzt b8, mrmrm a8", extras=False, window=True)
    assert table.why_not(1, "act e8 flight") == ("nothing-to-gain", "SL-5.9")


@rule("SL-11.7", "SL-5.16")
def test_ranged_attack() -> None:
    table = Table("frodnaj-archer d4", "kutbone e6, crimson f5, paranos d6, kutbone d7")
    assert table.aims(1, "act d4 ranged-attack") == ["to f5", "to d6", "to e6"]
    table.go(1, "act d4 ranged-attack + to e6")
    assert table.on("e6") == ""
    assert table.on("d4") == "frodnaj-archer"
    assert table.known("d4") == [1, 2]
    table = Table("frodnaj-archer d4", "crimson f5")
    table.go(1, "act d4 ranged-attack + to f5")
    assert table.known("f5") == [1, 2]
    assert table.on("f5") == "crimson"


@rule("SL-5.16", "SL-11.7", "SL-6.7")
def test_a_strike_is_no_attack() -> None:
    table = Table("frodnaj-archer d4", "skeleton-warlock d6")
    table.go(1, "act d4 ranged-attack + to d6")
    assert table.curse() == "skeleton-warlock"
    table = Table("frodnaj-archer d4", "zombie-grave d6, kutbone e6", lost={2: "mummy"})
    table.go(1, "act d4 ranged-attack + to e6")
    assert table.lost(2) == ["kutbone", "mummy"]


@rule("SL-11.14", "SL-11.12")
def test_a_strike_at_a_known_unit() -> None:
    table = Table("frodnaj-archer d4", "girr! d6, paranos! e6")
    assert table.aims(1, "act d4 ranged-attack") == ["to d6"]
    table.go(1, "act d4 ranged-attack + to d6")
    assert table.on("d6") == "girr"
    table = Table("frodnaj-archer d4", "demarn-the-putrid! d6")
    table.go(1, "act d4 ranged-attack + to d6")
    assert (table.on("d4"), table.on("d6")) == ("", "demarn-the-putrid")


@rule("SL-11.8", "SL-5.9")
def test_siege() -> None:
    beige = "dwarven-hero d4, poy c4, hunter e4, quicksand c5"
    table = Table(f"{beige}, grundin e5", "kralc d5")
    table.go(1, "act d4 siege + to d5")
    assert table.on("d5") == ""
    assert table.known("d4") == [1, 2]
    assert [table.known(space) for space in ("c4", "e4", "c5", "e5")] == [[1]] * 4
    table = Table(f"{beige}, grundin f5", "kralc d5")
    assert table.why_not(1, "act d4 siege") == ("nothing-to-gain", "SL-5.9")


@rule("SL-11.8", "SL-5.19", "SL-18.33", "SL-9.9")
def test_siege_of_an_unknown_castle_reveals_it() -> None:
    beige = "dwarven-hero d4, poy c4, hunter e4, quicksand c5, grundin e5, wind-castle a1"
    table = Table(beige, "titan-castle d5, golladus g8", extras=False)
    table.go(1, "act d4 siege + to d5")
    assert table.on("d5") == "titan-castle"
    assert table.known("d5") == [1, 2]
    table.go(2, "move g8 left")
    assert table.why_not(1, "act d4 siege") == ("nothing-to-gain", "SL-5.9")


@rule("SL-11.9", "SL-11.18")
def test_swap() -> None:  # W-13
    table = Table("almaetis c2, spirit-of-negation f4, hunter e4", "")
    assert table.aims(1, "act f4 swap") == ["to c2"]
    assert table.why_not(1, "act c2 swap") == ("no-such-action", "SL-5.3")
    table.go(1, "act f4 swap + to c2")
    assert (table.on("f4"), table.on("c2")) == ("almaetis", "spirit-of-negation")
    assert table.known("f4") == table.known("c2") == [1, 2]


@rule("SL-11.10", "SL-5.24", "SL-11.18")
def test_teleport() -> None:
    table = Table("bakus d6, hunter b2, quicksand c2", "")
    table.go(1, "act d6 teleport + to b2")
    assert (table.on("d6"), table.on("b2")) == ("hunter", "")
    assert table.lost(1) == ["bakus"]
    assert table.known("d6") == [1, 2]
    table = Table("bakus d6, hunter b2, quicksand c2", "")
    state = table.war.copy()
    state.play(0, state.game.verbs.parse("act d6 teleport"))
    refusal = state.why_not(0, state.game.verbs.parse("to c2"))
    assert refusal is not None and refusal.rule == "SL-11.10"


@rule("SL-11.11", "SL-5.9")
def test_vision() -> None:
    table = Table("spirit-of-vision d4", "crush d6")
    table.go(1, "act d4 vision + to d6")
    assert table.known("d4") == table.known("d6") == [1, 2]
    table.go(2, "move g8 left")
    assert table.why_not(1, "act d4 vision") == ("nothing-to-gain", "SL-5.9")


@rule("SL-11.12")
def test_vision_of_an_angel_destroys_the_seer() -> None:
    table = Table("gallat d4", "girr d6", turn=2)
    table.go(2, "act d6 vision + to d4")
    assert (table.on("d6"), table.on("d4")) == ("", "gallat")
    assert table.known("d4") == [1, 2]


@rule("SL-11.15")
def test_who_cannot_attack_charges_to_empty_spaces_only() -> None:
    table = Table("clevut d4", "crush d6, lord-of-bones a8")
    table.war.lent[table.piece("d4")] = 1 << 2
    aims = table.aims(1, "act d4 charge")
    assert "to d5" in aims and "to d6" not in aims


@rule("SL-11.15")
def test_a_keyword_from_two_sources_is_had_once() -> None:
    table = Table("elementus-the-airlord a3, delmikra d4", "", window=True)
    assert table.why_not(1, "use a3") == ("nothing-to-gain", "SL-5.9")


@rule("SL-11.12", "SL-18.24")
@pytest.mark.parametrize(("answer", "flyer"), [("accept", ""), ("decline", "kralc")])
def test_celams_may_bring_a_flyer_down(answer: str, flyer: str) -> None:
    table = Table("celams d5", "kralc d6", turn=2)
    table.play(2, "act d6 flight + to d4")
    assert (table.owes(), table.asked(1)) == ([1], "ask-bring-down")
    table.go(1, answer)
    assert table.on("d4") == flyer
    assert table.on("d5") == "celams"


@rule("SL-18.24", "SL-14.7")
def test_celams_stops_a_scout_who_has_seen_what_lies_before_her() -> None:
    table = Table("lord-of-eagles d2, celams! d4", "crush d3, girr d5")
    table.play(1, "act d2 flight + to d6")
    table.play(1, "accept")
    assert table.known("d3") == [1, 2]
    table.go(1, "accept")
    assert table.lost(1) == ["lord-of-eagles"]
    assert table.known("d5") == [2]


@rule("SL-11.6", "SL-5.25")
def test_a_scout_may_see_whom_it_flies_over() -> None:
    table = Table("lord-of-eagles d2", "crush d3, girr d4")
    table.play(1, "act d2 flight + to d5")
    assert table.asked(1) == "ask-scout"
    table.go(1, "accept")
    assert table.known("d3") == table.known("d4") == [1, 2]
    assert table.on("d5") == "lord-of-eagles"
    table = Table("lord-of-eagles d2", "crush d3, girr d4")
    table.play(1, "act d2 flight + to d5")
    table.go(1, "decline")
    assert table.known("d3") == [2]
