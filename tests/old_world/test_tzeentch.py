"""Tzeentch's Chaos cards and figures: the effect of each, and where it ends."""

import pytest

from fracas.contract import rule
from tests.old_world.table import KHORNE, NURGLE, SLAANESH, TZEENTCH, Table


def trait(table: Table, element: str, name: str) -> int | str | None:
    """Read a number off the view."""
    found = next(shown for shown in table.match.view().elements if shown.id == element)
    return found.traits.get(name)


def turn(hand: str, power: int = 3, **stated: object) -> Table:
    """Give Tzeentch a turn with these cards."""
    return Table(
        "summoning",
        turn="tzeentch",
        power={"tzeentch": power},
        hands={"tzeentch": hand},
        **stated,  # type: ignore[arg-type]
    )


@rule("OW-A.21", "OW-6.12")
def test_changer_of_ways_silences_but_leaves_cost_and_symbols() -> None:
    table = Table(
        "summoning",
        power={"khorne": 1},
        figures={"kislev": "leper"},
        corruption={"kislev": "nurgle*5"},
        cards={"kislev": "changer-of-ways plague-aura", "tilea": "influenza changer-of-ways"},
    )
    assert trait(table, "kislev/values", "domination-nurgle") == 1
    assert trait(table, "kislev/values", "magic") == 2
    assert trait(table, "tilea/values", "resistance") == 2
    assert trait(table, "tilea/values", "domination-nurgle") == 1
    assert trait(table, "played/kislev-right", "silenced") == 1


@rule("OW-A.21")
def test_changer_of_ways_ends_control_and_shields() -> None:
    table = turn(
        "changer-of-ways*2",
        figures={"kislev": "leper", "tilea": "acolyte bloodletter"},
        cards={"kislev": "soporific-musk -", "tilea": "- warp-shield"},
        controls={"kislev-left": "leper-1"},
        shields={"tilea-right": "acolyte-1"},
    )
    table.play(TZEENTCH, "play changer-of-ways>kislev-right")
    assert table.controller("leper-1") == "nurgle"
    assert trait(table, "figure/acolyte-1", "shielded") == 1
    table.play(TZEENTCH, "play changer-of-ways>tilea-left")
    assert trait(table, "figure/acolyte-1", "shielded") is None
    table.play(TZEENTCH, "pass")
    assert table.chance() == "roll"


@rule("OW-A.21", "OW-6.10")
def test_a_second_shield_outlasts_the_first() -> None:
    table = turn(
        "changer-of-ways",
        figures={"kislev": "acolyte"},
        cards={"kislev": "warp-shield -", "tilea": "warp-shield -"},
        shields={"kislev-left": "acolyte-1", "tilea-left": "acolyte-1"},
    )
    table.play(TZEENTCH, "play changer-of-ways>kislev-right")
    assert trait(table, "figure/acolyte-1", "shielded") == 1


@rule("OW-A.21", "OW-15.1")
def test_a_controlled_figure_loses_its_shield_too() -> None:
    table = turn(
        "changer-of-ways",
        figures={"kislev": "acolyte"},
        cards={"kislev": "soporific-musk -", "tilea": "warp-shield -"},
        shields={"tilea-left": "acolyte-1"},
        controls={"kislev-left": "acolyte-1"},
    )
    table.play(TZEENTCH, "play changer-of-ways>tilea-right")
    assert trait(table, "figure/acolyte-1", "shielded") is None
    assert table.controller("acolyte-1") == "slaanesh"


@rule("OW-A.21")
def test_changer_of_ways_undoes_nothing_that_is_done() -> None:
    table = turn("changer-of-ways", cards={"kislev": "perverse-infiltration -"})
    table.world.corruption[2 * 4 + 3] = 1
    table.play(TZEENTCH, "play changer-of-ways>kislev-right")
    assert table.corruption("kislev") == "slaanesh"


@rule("OW-A.21", "OW-A.48")
def test_a_card_played_beside_changer_of_ways_does_nothing() -> None:
    table = Table(
        "summoning",
        turn="slaanesh",
        power={"slaanesh": 2},
        hands={"slaanesh": "perverse-infiltration degenerate-royalty"},
        cards={"kislev": "changer-of-ways -", "tilea": "changer-of-ways -"},
        corruption={"tilea": "khorne*3"},
    )
    table.play(SLAANESH, "play perverse-infiltration>kislev-right")
    assert table.corruption("kislev") == ""
    table.play(SLAANESH, "play degenerate-royalty>tilea-right")
    assert table.power[3] == 2


@rule("OW-A.22", "OW-5.4")
def test_drain_power() -> None:
    table = Table(
        "summoning",
        turn="tzeentch",
        power={"tzeentch": 1, "khorne": 1, "slaanesh": 2},
        hands={"tzeentch": "drain-power"},
        figures={
            "kislev": "bloodsworn leper daemonette acolyte",
            "tilea": "seductress",
        },
    )
    table.play(TZEENTCH, "play drain-power>kislev-left")
    assert table.power == [0, 0, 2, 2]
    table.play(SLAANESH, "pass")
    assert table.owes() == [TZEENTCH]


@rule("OW-A.23", "OW-6.8")
def test_warp_shield_protects_one_figure_wherever_it_goes() -> None:
    table = turn(
        "warp-shield",
        figures={"kislev": "acolyte horror leper", "empire": "bloodletter acolyte"},
    )
    table.play(TZEENTCH, "play warp-shield>kislev-left")
    assert table.options(TZEENTCH) == ["choose acolyte-1", "choose horror-1"]
    assert table.why_not(TZEENTCH, "choose leper-1") == ("not-your-figure", "OW-5.2")
    assert table.why_not(TZEENTCH, "decline") == ("not-an-answer", "FR-1.5")
    table.play(TZEENTCH, "choose acolyte-1")
    table.play(TZEENTCH, "summon acolyte-1>empire")
    table.play(TZEENTCH, "pass")
    table.roll(1)  # The Horror, in Kislev.
    table.roll(4, 4)
    # One hit kills the other Acolyte; no hit can be wasted on the protected one.
    assert "killed khorne acolyte-2" in table.log()
    assert "hits-lost khorne 1" in table.log()


@rule("OW-A.23")
def test_warp_shield_does_not_protect_outside_battle() -> None:
    table = Table(
        "battle",
        figures={"kislev": "acolyte"},
        cards={"kislev": "warp-shield the-final-rotting"},
        shields={"kislev-left": "acolyte-1"},
        corruption={"kislev": "nurgle"},
    )
    assert table.where("acolyte-1") == "stock"
    assert turn("warp-shield").options(TZEENTCH)[-1] == "pass"


@rule("OW-A.23")
def test_a_shield_is_seen_as_a_reason() -> None:
    table = Table(
        "battle",
        figures={"kislev": "acolyte*2 bloodletter leper"},
        cards={"kislev": "warp-shield -"},
        shields={"kislev-left": "acolyte-1"},
    )
    table.roll(4, 1)
    assert table.why_not(KHORNE, "hit acolyte-1") == ("shielded-figure", "OW-A.23")
    assert table.options(KHORNE) == ["hit leper-1", "hit acolyte-2"]


@rule("OW-6.8")
def test_teleport_moves_cultists_and_warriors_of_anybody() -> None:
    table = turn("teleport", figures={"kislev": "leper bloodletter bloodthirster"})
    table.play(TZEENTCH, "play teleport>kislev-left")
    assert table.options(TZEENTCH) == ["choose bloodletter-1", "choose leper-1"]
    assert table.why_not(TZEENTCH, "choose bloodthirster") == ("cannot-be-chosen", "OW-6.8")
    table.play(TZEENTCH, "choose bloodletter-1")
    assert len(table.options(TZEENTCH)) == 8
    table.play(TZEENTCH, "go badlands")
    assert table.figures("badlands") == "bloodletter"
    assert table.power[2] == 2


@rule("OW-A.18")
def test_teleport_respects_field_of_carnage() -> None:
    table = turn(
        "teleport",
        figures={"kislev": "leper acolyte"},
        cards={"kislev": "field-of-carnage -"},
    )
    table.play(TZEENTCH, "play teleport>kislev-right")
    assert table.asked(TZEENTCH) == "ask-turn"


@rule("OW-6.6", "OW-5.6")
def test_temporal_stasis_is_paid_by_others_only() -> None:
    table = Table(
        "summoning",
        power={"khorne": 2, "tzeentch": 1},
        hands={"khorne": "battle-cry blood-frenzy", "tzeentch": "dazzle teleport"},
        cards={"kislev": "temporal-stasis -"},
    )
    assert table.why_not(KHORNE, "play battle-cry>kislev-right") == ("too-dear", "OW-5.6")
    assert table.why_not(KHORNE, "play blood-frenzy>kislev-right") is None
    assert table.why_not(KHORNE, "play battle-cry>tilea-right") is None
    table.play(KHORNE, "pass")
    table.play(TZEENTCH, "play teleport>kislev-right")
    assert "played tzeentch teleport kislev-right 1" in table.log()


@rule("OW-6.8", "OW-A.45")
def test_the_meddling_of_skaven() -> None:
    table = turn(
        "the-meddling-of-skaven*2",
        figures={"kislev": "leper bloodsworn acolyte", "tilea": "seductress"},
    )
    table.world.deck[8] -= 3
    table.world.hand[8] += 3
    table.play(TZEENTCH, "play the-meddling-of-skaven>kislev-left")
    assert table.options(TZEENTCH) == ["name khorne", "name nurgle"]
    assert table.why_not(TZEENTCH, "name tzeentch") == ("cannot-be-chosen", "OW-6.8")
    assert table.why_not(TZEENTCH, "name slaanesh") == ("cannot-be-chosen", "OW-6.8")
    table.play(TZEENTCH, "name nurgle")
    assert (table.owes(), table.asked(NURGLE)) == ([NURGLE], "ask-discard")
    table.play(NURGLE, "discard plague-aura")
    table.play(NURGLE, "discard plague-aura")
    assert table.hand("nurgle") == "plague-aura"
    table.play(TZEENTCH, "play the-meddling-of-skaven>kislev-right")
    table.play(TZEENTCH, "name nurgle")
    assert (table.hand("nurgle"), table.pile("nurgle")) == ("", "plague-aura*3")


@rule("OW-6.9")
def test_the_meddling_of_skaven_needs_an_opponent() -> None:
    table = turn("the-meddling-of-skaven", figures={"kislev": "acolyte"})
    table.play(TZEENTCH, "play the-meddling-of-skaven>kislev-left")
    assert table.asked(TZEENTCH) == "ask-turn"


@rule("OW-A.34", "OW-6.13")
def test_the_persistence_of_change_stays_after_a_kill() -> None:
    table = Table(
        "battle",
        figures={"kislev": "horror*3 leper*3"},
        cards={"kislev": "the-persistence-of-change -", "tilea": "the-persistence-of-change -"},
    )
    table.roll(4, 1, 1)
    assert table.cards("kislev") == "the-persistence-of-change -"
    assert table.cards("tilea") == "- -"
    assert trait(table, "kislev/values", "domination-tzeentch") == 4
    # It is judged anew at the end of each round.
    table = Table(
        "end", cards={"kislev": "the-persistence-of-change -"}, killed={"tilea": "tzeentch"}
    )
    assert table.cards("kislev") == "- -"
    table = Table(
        "end", cards={"kislev": "the-persistence-of-change -"}, killed={"kislev": "khorne"}
    )
    assert table.cards("kislev") == "- -"


@rule("OW-A.34", "OW-A.21")
def test_a_silenced_persistence_of_change_goes() -> None:
    table = Table(
        "end",
        cards={"kislev": "the-persistence-of-change changer-of-ways"},
        killed={"kislev": "tzeentch"},
    )
    assert table.cards("kislev") == "- -"


@rule("OW-9.1", "OW-6.10")
@pytest.mark.parametrize(
    ("cards", "tokens"),
    [("dazzle -", "khorne nurgle*2 tzeentch*2"), ("dazzle dazzle", "nurgle tzeentch*2")],
)
def test_dazzle(cards: str, tokens: str) -> None:
    table = Table(
        "corruption",
        figures={"norsca": "bloodsworn*2 leper*3 acolyte*2"},
        cards={"norsca": cards},
        dials={"tzeentch": 1},
    )
    placed = [line.split() for line in table.log() if line.startswith("corrupted")]
    counts = {power: amount for _, power, _, amount in placed}
    wanted = {name.partition("*")[0]: name.partition("*")[2] or "1" for name in tokens.split()}
    assert counts == wanted


# Figures with upgrades.


@rule("OW-18.1", "OW-A.41")
def test_upgraded_acolytes_take_a_warpstone_along() -> None:
    def walk(ruined: str = "") -> Table:
        return turn(
            "teleport",
            figures={"kislev": "acolyte", "empire": "acolyte"},
            tokens={"kislev": "warpstone*2"},
            upgrades={"tzeentch": "acolytes"},
            ruined=ruined,
        )

    table = walk()
    table.play(TZEENTCH, "summon acolyte-1>empire")
    assert table.options(TZEENTCH) == ["accept", "decline"]
    table.play(TZEENTCH, "accept")
    assert (table.tokens("kislev"), table.tokens("empire")) == ("warpstone", "warpstone")
    table = walk()
    table.play(TZEENTCH, "play teleport>kislev-left")
    table.play(TZEENTCH, "go tilea")
    table.play(TZEENTCH, "decline")
    assert table.tokens("kislev") == "warpstone*2"
    table = walk(ruined="empire")
    table.play(TZEENTCH, "summon acolyte-1>empire")
    assert table.asked(TZEENTCH) == "ask-turn"
    table = walk()
    table.play(TZEENTCH, "summon acolyte-2>kislev")  # There is no Warpstone in the Empire.
    assert table.asked(TZEENTCH) == "ask-turn"


@rule("OW-A.41")
def test_acolytes_take_nothing_along_when_khorne_moves_them() -> None:
    table = Table(
        "summoning",
        power={"khorne": 3},
        hands={"khorne": "the-blood-gods-call"},
        figures={"kislev": "acolyte"},
        tokens={"kislev": "warpstone"},
        upgrades={"tzeentch": "acolytes"},
    )
    table.play(KHORNE, "play the-blood-gods-call>tilea-left")
    table.play(KHORNE, "choose acolyte-1")
    assert table.tokens("kislev") == "warpstone"
    assert table.asked(KHORNE) == "ask-turn"


@rule("OW-18.1", "OW-6.2")
def test_upgraded_horrors_occupy_card_spaces() -> None:
    table = turn(
        "dazzle", power=5, upgrades={"tzeentch": "horrors"}, cards={"kislev": "battle-cry -"}
    )
    table.play(TZEENTCH, "summon horror-1>kislev")
    assert table.options(TZEENTCH) == ["occupy kislev-right", "decline"]
    assert table.why_not(TZEENTCH, "occupy kislev-left") == ("space-taken", "OW-6.2")
    table.play(TZEENTCH, "occupy kislev-right")
    assert table.cards("kislev") == "battle-cry horror-1"
    assert table.why_not(TZEENTCH, "play dazzle>kislev-right") == ("space-taken", "OW-6.2")
    assert trait(table, "kislev/values", "domination-tzeentch") == 1
    table.play(TZEENTCH, "summon horror-1>empire")
    assert table.cards("kislev") == "battle-cry -"
    table.play(TZEENTCH, "decline")
    assert table.cards("empire") == "- -"


@rule("OW-18.1", "OW-10.1")
def test_a_horror_leaves_its_space_with_the_cards() -> None:
    table = Table("end", figures={"kislev": "horror"}, perches={"kislev-left": "horror-1"})
    assert table.cards("kislev") == "- -"
    assert table.figures("kislev") == "horror"
    table = turn("dazzle", upgrades={"tzeentch": "horrors"}, cards={"kislev": "battle-cry dazzle"})
    table.play(TZEENTCH, "summon horror-1>kislev")
    assert table.asked(TZEENTCH) == "ask-turn"
