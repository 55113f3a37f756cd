"""Slaanesh's Chaos cards: the effect of each, and where it ends."""

import pytest

from fracas.contract import rule
from tests.old_world.table import NURGLE, SLAANESH, Table


def value(table: Table, power: str) -> int | str:
    """Read a domination value in Kislev off the view."""
    shown = {element.id: element.traits for element in table.match.view().elements}
    return shown["kislev/values"].get(f"domination-{power}", 0)


def turn(hand: str, power: int = 4, **stated: object) -> Table:
    """Give Slaanesh a turn with these cards."""
    return Table(
        "summoning",
        turn="slaanesh",
        power={"slaanesh": power},
        hands={"slaanesh": hand},
        **stated,  # type: ignore[arg-type]
    )


@rule("OW-A.24", "OW-8.1")
def test_abyssal_pact_leaves_only_cards_to_the_others() -> None:
    for card, khorne in (("the-skull-throne", 1), ("reborn-in-blood", 2)):
        table = Table(
            "summoning",
            power={"khorne": 1},
            figures={"kislev": "bloodletter*3 leper*2 seductress"},
            cards={"kislev": f"abyssal-pact {card}"},
        )
        values = [value(table, power) for power in ("khorne", "nurgle", "slaanesh")]
        assert values == [khorne, 0, 1]


@rule("OW-9.1")
def test_under_abyssal_pact_cultists_still_corrupt() -> None:
    table = Table("domination", figures={"norsca": "leper*3"}, cards={"norsca": "abyssal-pact -"})
    assert table.points[1] == 0
    assert table.corruption("norsca") == "nurgle*3"


@rule("OW-9.7", "OW-17.2", "OW-9.5")
def test_perverse_infiltration_needs_no_figure() -> None:
    table = turn("perverse-infiltration*2", cards={"tilea": "battle-cry -"})
    table.play(SLAANESH, "play perverse-infiltration>kislev-left")
    assert table.corruption("kislev") == "slaanesh"
    table.play(SLAANESH, "play perverse-infiltration>tilea-right")
    assert table.corruption("tilea") == ""


@rule("OW-6.10", "OW-8.1")
@pytest.mark.parametrize(
    ("cards", "tokens", "wanted"),
    [
        ("insidious-lies -", "noble hero*2 peasant", 8),
        ("insidious-lies insidious-lies", "noble", 7),
        ("insidious-lies -", "warpstone skaven", 2),
    ],
)
def test_insidious_lies(cards: str, tokens: str, wanted: int) -> None:
    table = Table(
        "summoning",
        power={"khorne": 1},
        figures={"kislev": "seductress"},
        cards={"kislev": cards},
        tokens={"kislev": tokens},
    )
    assert value(table, "slaanesh") == wanted


@rule("OW-A.25", "OW-6.8", "OW-6.9")
def test_dark_influence_moves_a_token_away() -> None:
    table = turn(
        "dark-influence",
        tokens={"kislev": "noble peasant warpstone", "tilea": "hero"},
        ruined="empire",
    )
    table.play(SLAANESH, "play dark-influence>kislev-left")
    assert table.options(SLAANESH) == ["take noble<kislev", "take peasant<kislev"]
    for other in ("take warpstone<kislev", "take hero<tilea"):
        assert table.why_not(SLAANESH, other) == ("cannot-be-chosen", "OW-6.8")
    table.play(SLAANESH, "take noble<kislev")
    assert table.why_not(SLAANESH, "go empire") == ("ruined-region", "OW-14.2")
    assert table.why_not(SLAANESH, "go kislev") == ("already-there", "OW-5.12")
    assert len(table.options(SLAANESH)) == 7
    table.play(SLAANESH, "go badlands")
    assert (table.tokens("kislev"), table.tokens("badlands")) == ("peasant warpstone", "noble")
    table = turn("dark-influence", tokens={"kislev": "warpstone"})
    table.play(SLAANESH, "play dark-influence>kislev-left")
    assert table.asked(SLAANESH) == "ask-turn"


@rule("OW-A.17")
def test_field_of_ecstasy_forbids_all_dice() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodletter leper", "tilea": "bloodletter leper"},
        cards={"kislev": "field-of-ecstasy blood-frenzy"},
    )
    table.roll(1, 1)
    rolled = [line for line in table.log() if line.startswith("rolled")]
    assert rolled == ["rolled khorne tilea 1"] * 2


@rule("OW-A.17")
def test_field_of_ecstasy_forbids_second_battles_too() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodletter leper"},
        cards={"kislev": "reborn-in-blood field-of-ecstasy"},
        upgrades={"khorne": "bloodletters"},
    )
    assert table.chance() != "roll"


@rule("OW-15.1", "OW-6.8")
def test_soporific_musk_controls_an_enemy_figure() -> None:
    table = turn(
        "soporific-musk*2", power=6, figures={"kislev": "great-unclean-one leper seductress"}
    )
    table.play(SLAANESH, "play soporific-musk>kislev-left")
    assert table.options(SLAANESH) == ["choose leper-1", "choose great-unclean-one"]
    assert table.why_not(SLAANESH, "choose seductress-1") == ("own-figure", "OW-7.7")
    table.play(SLAANESH, "choose great-unclean-one")
    assert table.controller("great-unclean-one") == "slaanesh"
    table.play(SLAANESH, "play soporific-musk>kislev-right")
    assert table.controller("leper-1") == "slaanesh"


@rule("OW-15.1", "OW-10.1")
def test_soporific_musk_ends_before_heroes_strike() -> None:
    table = Table(
        "end",
        figures={"kislev": "leper seductress"},
        cards={"kislev": "soporific-musk -"},
        controls={"kislev-left": "leper-1"},
        tokens={"kislev": "hero"},
        dials={"nurgle": 5},
    )
    assert table.log()[:2] == ["released leper-1", "struck nurgle kislev"]


@rule("OW-15.5")
def test_soporific_musk_ends_when_the_figure_is_moved() -> None:
    table = Table(
        "summoning",
        turn="tzeentch",
        power={"tzeentch": 2},
        hands={"tzeentch": "teleport"},
        figures={"kislev": "leper"},
        cards={"kislev": "soporific-musk -"},
        controls={"kislev-left": "leper-1"},
    )
    table.play(3, "play teleport>kislev-right")
    table.play(3, "go tilea")
    assert table.controller("leper-1") == "nurgle"
    assert NURGLE not in table.owes()


@rule("OW-6.6", "OW-A.40")
@pytest.mark.parametrize(
    ("corruption", "tokens", "cards", "cost"),
    [
        ("nurgle khorne slaanesh", "", "- -", 0),
        ("nurgle khorne", "warpstone*3", "- -", 3),
        ("nurgle khorne slaanesh", "", "temporal-stasis -", 2),
    ],
)
def test_degenerate_royalty(corruption: str, tokens: str, cards: str, cost: int) -> None:
    table = turn(
        "degenerate-royalty",
        corruption={"kislev": corruption},
        tokens={"kislev": tokens},
        cards={"kislev": cards},
    )
    table.play(SLAANESH, "play degenerate-royalty>kislev-right")
    assert table.power[3] == 4 - cost
    assert value(table, "slaanesh") == 3
