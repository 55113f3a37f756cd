"""SL-5: powers in general."""

import pytest

from fracas.contract import rule
from fracas.games.legends.tables import UNIT
from fracas.games.legends.units import ROSTER
from tests.legends.table import Table


def refused(table: Table, seat: int, begun: str, move: str) -> tuple[str, str]:
    """The reason against the second move of a chain, with its rule."""
    state = table.war.copy()
    state.play(seat - 1, state.game.verbs.parse(begun))
    refusal = state.why_not(seat - 1, state.game.verbs.parse(move))
    assert refusal is not None
    return refusal.text.message, refusal.rule


@rule("SL-5.1")
def test_every_unit_has_some_power() -> None:
    sorts = (
        ROSTER.keywords,
        ROSTER.water,
        ROSTER.foe_color_amount,
        ROSTER.foe_keyword,
        ROSTER.slays,
        ROSTER.may_slay,
        ROSTER.captures,
        ROSTER.names_defender,
        ROSTER.gives_extra_turn,
        ROSTER.defies_strikes,
        ROSTER.has_ability,
        ROSTER.has_action,
        ROSTER.steps_diagonally,
        ROSTER.cursed,
        ROSTER.conversion,
        ROSTER.cannot_attack,
    )
    numbered = (ROSTER.hop, ROSTER.spell, ROSTER.after_attack, ROSTER.rescues, ROSTER.slays_type)
    for kind, name in enumerate(UNIT.symbols):
        ground = ROSTER.ground[kind * 7 : kind * 7 + 7]
        plain = any(table[kind] for table in sorts) or any(ground)
        assert plain or any(table[kind] >= 0 for table in numbered), name


@rule("SL-5.5", "SL-5.23")
def test_using_a_power_reveals_the_unit_first() -> None:
    table = Table("hunter d4", "")
    assert table.known("d4") == [1]
    table.go(1, "act d4 charge + to d6")
    assert table.log(2)[:2] == ["revealed hunter d4", "acted hunter charge d4"]
    table = Table("hunter! d4", "")
    table.go(1, "act d4 charge + to d6")
    assert "revealed hunter d4" not in table.log(2)


@rule("SL-5.6", "SL-5.22", "SL-12.4")
def test_the_price_is_paid_before_the_effect() -> None:
    table = Table("almaetis c2, hunter d6", "", ground={"forest": "c2"})
    assert table.aims(1, "act c2 act", "to d6") == ["to c2"]
    table.go(1, "act c2 act + to d6 + to c2")
    assert table.on("c2") == "hunter"
    assert table.lost(1) == ["almaetis"]


@rule("SL-5.8", "SL-4.8")
def test_a_castle_moves_once_in_a_game() -> None:  # W-11
    table = Table("", "")
    assert table.why_not(1, "move a1 up") == ("unit-is-static", "SL-4.8")
    assert sorted(table.aims(1, "act a1 act")) == ["to a2", "to b2"]
    table.go(1, "act a1 act + to b2")
    assert table.on("b2") == "wind-castle"
    assert table.known("b2") == [1, 2]
    table.go(2, "move g8 left")
    assert table.why_not(1, "act b2 act") == ("used-this-game", "SL-5.8")


@rule("SL-5.9", "SL-5.20")
def test_the_price_alone_is_no_effect() -> None:
    table = Table("", "medusa d5", turn=2)
    assert table.why_not(2, "act d5 act") == ("nothing-to-gain", "SL-5.9")
    table = Table("poy c4", "medusa d5", turn=2)
    assert table.why_not(2, "act d5 act") is None


@rule("SL-5.10")
def test_up_to_three_takes_at_least_one() -> None:
    table = Table("", "queen-kiova d6, yorkus a6, mrmrm b6, kzzt c8", turn=2)
    table.play(2, "act d6 act + accept")
    assert "decline" not in table.options(2)
    for unit, goal in (("a6", "c5"), ("b6", "d5"), ("c8", "e5")):
        table.play(2, f"choose {unit} + to {goal}")
    table.pass_all()
    assert [table.on(space) for space in ("c5", "d5", "e5")] == ["yorkus", "mrmrm", "kzzt"]
    assert table.owes() == [1]
    table = Table("", "queen-kiova d6", turn=2)
    assert table.why_not(2, "act d6 act") == ("nothing-to-gain", "SL-5.9")


@rule("SL-5.10")
def test_up_to_three_are_three_different_units() -> None:
    table = Table("", "queen-kiova d6, yorkus a6, mrmrm b6", turn=2)
    table.play(2, "act d6 act + accept")
    table.play(2, "choose a6 + to c5")
    assert table.why_not(2, "choose c5") == ("already-chosen", "SL-5.10")
    assert table.options(2) == ["choose b6", "decline"]
    table.play(2, "choose b6 + to d5")
    assert table.options(2) == ["decline"]


@rule("SL-5.11", "SL-18.8", "SL-5.21", "SL-18.35")
def test_bonuses_go_to_other_friendly_units() -> None:
    table = Table("high-elf c4, high-elf d4", "hillstone-curate c5", window=True)
    assert table.aims(1, "use c4") == ["to d4"]
    assert refused(table, 1, "use c4", "to c5") == ("not-friendly", "SL-5.11")
    table = Table("high-elf c4, srik d4", "", window=True)
    assert refused(table, 1, "use c4", "to c4") == ("not-itself", "SL-5.21")
    table = Table("elementus-the-airlord d4", "", window=True)
    assert table.why_not(1, "use d4") == ("nothing-to-gain", "SL-5.9")


@rule("SL-5.11")
def test_destruction_hits_friend_and_enemy() -> None:
    table = Table("poy c4, hunter e4", "medusa d5, crush e6", turn=2)
    table.go(2, "act d5 act + accept")
    assert table.lost(1) == ["hunter", "poy"]
    assert table.lost(2) == ["crush", "medusa"]


@rule("SL-5.12", "SL-18.18")
@pytest.mark.parametrize(
    ("beige", "gray", "seat", "use", "space"),
    [
        ("elementus-the-airlord a3, spirit-of-sea d4", "", 1, "use a3 + to d4", "d4"),
        ("urgwaines-castle a3, sir-urgwaine d4", "", 1, "use a3 + to d4", "d4"),
        ("", "bone-castle c6, sinakus d6", 2, "use c6 + to d6", "d6"),
    ],
)
def test_the_unit_that_benefits_is_revealed(
    beige: str, gray: str, seat: int, use: str, space: str
) -> None:
    table = Table(beige, gray, turn=seat, window=True)
    table.play(seat, use)
    assert table.known(space) == [1, 2]


@rule("SL-5.13", "SL-10.9")
def test_a_lent_keyword_counts_in_the_enemys_turn_for_comparisons() -> None:
    table = Table("elementus-the-airlord a3, spirit-of-sea d4", "mrmrm d5", turn=2, window=True)
    table.play(2, "pass")
    table.play(1, "use a3 + to d4")
    table.pass_all()
    assert table.keywords("d4") == {"flight"}
    assert table.why_not(1, "act d4 flight") == ("not-asked", "FR-1.1")
    table.go(2, "move d5 down")
    assert "compared mrmrm 9 spirit-of-sea 5" in table.log()


@rule("SL-5.14")
@pytest.mark.parametrize("space", ["h4", "h5", "h8"])
def test_who_must_choose_is_free_among_all_his_units(space: str) -> None:
    table = Table("tiera d4", "kutbone d5, decay! h4, crush h5")
    table.go(1, "move d4 up")
    assert table.can(2, f"choose {space}") == [True]
    assert table.why_not(2, "choose d5") == ("not-your-unit", "SL-4.1")


@rule("SL-5.15", "SL-12.5")
def test_what_cannot_be_done_is_left_out() -> None:
    table = Table("frodnaj-archer d4, poy a6", "skeleton-warlock d6, sinakus h4", curse="galrien")
    table.go(1, "act d4 ranged-attack + to d6")
    assert table.curse() == "skeleton-warlock"
    assert table.owes() == [2]


@rule("SL-5.16")
def test_moving_into_an_enemy_is_the_only_attack() -> None:
    table = Table(
        "dwarven-hero d4, poy c4, hunter e4, grundin e5, loovius c5", "wizards-familiar d5"
    )
    table.go(1, "act d4 siege + to d5")
    assert table.lost(1) == ["wizards-familiar"]
    assert not [told for told in table.log() if told.startswith("attacked")]


@rule("SL-5.19", "SL-14.7")
def test_an_unknown_enemy_could_be_anybody() -> None:
    table = Table("concan d4", "crush d6")
    assert table.why_not(1, "act d4 act") == ("nothing-to-gain", "SL-5.9")
    table = Table("concan d4", "crush d6, evit h5")
    table.go(1, "act d4 act + accept")
    assert table.lost(2) == ["evit"]
    table = Table("concan d4", "crush! d6, girr! h5, titan-castle! h8", extras=False)
    assert table.why_not(1, "act d4 act") == ("nothing-to-gain", "SL-5.9")


@rule("SL-5.19")
def test_a_target_that_does_not_qualify_is_revealed_and_that_is_all() -> None:
    table = Table("quicksand c5", "fire-wall d6", turn=2, window=True)
    table.play(2, "use d6 + to c5")
    assert table.known("c5") == [1, 2]
    assert table.lost(2) == ["fire-wall"]
    assert table.on("c5") == "quicksand"


@rule("SL-5.20")
def test_a_keyword_is_lent_to_a_mobile_unit_without_it() -> None:
    table = Table("cloud-citadel c4, poy c5, quicksand b4, uaivad d4", "", window=True)
    assert table.aims(1, "use c4") == ["to c5"]
    assert refused(table, 1, "use c4", "to b4") == ("must-be-mobile", "SL-11.10")
    assert refused(table, 1, "use c4", "to d4") == ("has-it-already", "SL-5.20")


@rule("SL-5.24")
def test_arriving_by_a_power_is_no_attack() -> None:
    table = Table("mirage-castle c4, poy c5", "crush d6", ground={"desert": "d6 f6"})
    assert table.aims(1, "act c4 act") == ["to f6"]


@rule("SL-5.17", "SL-18.5")
def test_a_unit_in_an_attack_uses_its_own_ability() -> None:
    table = Table("high-elf d4, srik c6", "crush d5")
    table.play(1, "move d4 up")
    assert table.aims(1, "use d5") == ["to c6"]


@rule("SL-5.21")
def test_a_curse_may_concern_its_own_kind() -> None:
    table = Table("uaivad d4, craglor a5", "kralc d5", curse="delmikra", curse_seat=1)
    table.go(1, "move d4 up")
    assert table.on("d5") == ""


@rule("SL-18.39", "SL-7.3", "SL-5.7")
def test_the_familiar_lends_what_it_has_at_that_moment() -> None:
    table = Table("wizards-familiar c4, loovius d4, dancing-sword b4", "", window=True)
    table.play(1, "use b4 + to c4")
    table.play(2, "pass")
    table.play(1, "use c4 + to d4")
    assert table.strength("c4") == 4
    assert table.strength("d4") == 10


@rule("SL-18.39", "SL-18.12")
def test_the_bloodsucker_takes_a_fighters_strength() -> None:
    table = Table("", "bloodsucker c6, murkis d6, decay c7", turn=2, window=True)
    assert table.aims(2, "use c6") == ["to d6"]
    assert refused(table, 2, "use c6", "to c7") == ("no-fighter", "SL-5.20")
    table.play(2, "use c6 + to d6")
    assert table.strength("c6") == 9
    assert table.lost(2) == ["murkis"]
