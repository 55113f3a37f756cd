"""Khorne's Chaos cards: the effect of each, and where it ends."""

from fracas.contract import rule
from tests.old_world.table import KHORNE, NURGLE, Table


def told(table: Table, word: str) -> list[str]:
    """Give what the log tells that begins with a word."""
    return [line for line in table.log() if line.startswith(word)]


@rule("OW-7.17", "OW-A.38")
def test_blood_frenzy_rolls_two_early_dice_without_a_figure() -> None:
    table = Table("battle", figures={"kislev": "leper*2"}, cards={"kislev": "blood-frenzy -"})
    table.roll(4, 1)
    assert told(table, "killed") == ["killed khorne leper-1"]
    assert table.chance() != "roll"
    assert "counter khorne" in table.log()


@rule("OW-7.17")
def test_blood_frenzy_rolls_nothing_where_nobody_can_be_hit() -> None:
    table = Table("battle", figures={"kislev": "bloodletter"}, cards={"kislev": "blood-frenzy -"})
    assert table.chance() != "roll"
    table = Table("battle", tokens={"kislev": "peasant"}, cards={"kislev": "- blood-frenzy"})
    table.roll(5, 1)
    assert table.peasants[0] == 1


@rule("OW-A.15")
def test_blood_frenzy_rolls_once_beside_reborn_in_blood() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodletter leper*5"},
        cards={"kislev": "blood-frenzy reborn-in-blood"},
    )
    table.roll(1, 1)
    table.roll(1, 1)
    table.roll(1, 1)
    assert table.chance() != "roll"


@rule("OW-17.2")
def test_battle_cry_forbids_corruption_to_all() -> None:
    table = Table(
        "corruption",
        figures={"kislev": "bloodsworn leper acolyte", "tilea": "leper"},
        cards={"kislev": "battle-cry -"},
        corruption={"kislev": "khorne"},
    )
    assert (table.corruption("kislev"), table.corruption("tilea")) == ("khorne", "nurgle")


@rule("OW-17.2", "OW-9.8")
def test_under_battle_cry_a_region_can_still_be_ruined() -> None:
    table = Table(
        "corruption",
        figures={"kislev": "bloodsworn"},
        cards={"kislev": "battle-cry -"},
        corruption={"kislev": "khorne*12"},
    )
    assert "ruined kislev ruination-1" in table.log()
    assert "scored khorne 3" not in table.log()


@rule("OW-17.1")
def test_field_of_carnage_does_not_keep_figures_out() -> None:
    table = Table(
        "summoning",
        turn="nurgle",
        power={"nurgle": 2},
        figures={"empire": "leper"},
        cards={"kislev": "field-of-carnage field-of-carnage"},
    )
    table.play(NURGLE, "summon leper-1>kislev")
    assert table.why_not(NURGLE, "summon leper-1>empire") == ("held-back", "OW-17.1")


@rule("OW-6.10")
def test_ritual_slaying_draws_for_each_kill_and_copy() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodletter leper*2", "tilea": "leper bloodletter"},
        cards={"kislev": "ritual-slaying ritual-slaying"},
        tokens={"kislev": "peasant"},
    )
    table.roll(4, 4)
    table.play(KHORNE, "hit leper-1")
    table.draw("battle-cry", "battle-cry")
    table.play(KHORNE, "hit-peasant")
    assert table.chance() == "roll"  # No card for a Peasant, and none in Tilea.
    table.roll(4, 1)
    assert table.hand("khorne") == "battle-cry*2"
    assert table.chance() != "draw"


@rule("OW-8.1", "OW-6.10")
def test_the_skull_throne_counts_attack_instead_of_figures() -> None:
    def value(figures: str, upgrades: str = "") -> int | str:
        table = Table(
            "summoning",
            power={"khorne": 1},
            figures={"kislev": figures},
            cards={"kislev": "the-skull-throne -"},
            upgrades={"khorne": upgrades},
        )
        shown = {element.id: element.traits for element in table.match.view().elements}
        return shown["kislev/values"]["domination-khorne"]

    assert value("bloodletter bloodsworn*2") == 3
    assert value("bloodletter bloodsworn*2", "bloodsworn") == 5
    assert value("bloodthirster", "bloodthirster") == 5


@rule("OW-6.10", "OW-A.49", "OW-7.15")
def test_reborn_in_blood_adds_a_battle_for_each_copy() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodletter lord-of-change"},
        cards={"kislev": "reborn-in-blood reborn-in-blood"},
    )
    for _ in range(2):
        table.roll(4, 1)  # One hit in each battle: they do not add up.
        table.roll(1, 1, 1)
    table.roll(4, 4)
    table.roll(1, 1, 1)
    assert told(table, "killed") == ["killed khorne lord-of-change"]
    assert table.chance() != "roll"


@rule("OW-A.19", "OW-6.8")
def test_the_blood_gods_call_moves_up_to_two_figures_of_anybody() -> None:
    table = Table(
        "summoning",
        power={"khorne": 3},
        hands={"khorne": "the-blood-gods-call"},
        figures={"norsca": "leper bloodsworn", "estalia": "acolyte", "tilea": "seductress"},
    )
    table.play(KHORNE, "play the-blood-gods-call>estalia-left")
    assert table.why_not(KHORNE, "choose acolyte-1") == ("already-there", "OW-5.12")
    table.play(KHORNE, "choose leper-1")
    assert table.options(KHORNE) == ["choose bloodsworn-1", "decline"]
    assert table.why_not(KHORNE, "choose seductress-1") == ("cannot-be-chosen", "OW-6.8")
    table.play(KHORNE, "choose bloodsworn-1")
    assert table.figures("estalia") == "bloodsworn leper acolyte"
    assert table.asked(KHORNE) == "ask-turn"


@rule("OW-A.19", "OW-6.9")
def test_the_blood_gods_call_may_move_nothing() -> None:
    table = Table(
        "summoning",
        power={"khorne": 3},
        hands={"khorne": "the-blood-gods-call*2"},
        figures={"norsca": "leper*2"},
    )
    table.play(KHORNE, "play the-blood-gods-call>estalia-left")
    table.play(KHORNE, "decline")
    assert table.figures("norsca") == "leper*2"
    table = Table("summoning", power={"khorne": 3}, hands={"khorne": "the-blood-gods-call"})
    table.play(KHORNE, "play the-blood-gods-call>estalia-left")
    assert table.asked(KHORNE) == "ask-turn"
