"""OW-8, OW-9 and OW-14: domination, corruption, ruin."""

from collections.abc import Mapping

import pytest

from fracas.contract import rule
from tests.old_world.table import Table

NOTHING: Mapping[str, str] = {}


def values(table: Table, region: str) -> Mapping[str, int | str]:
    """Read the numbers of a region off the view."""
    shown = {element.id: element.traits for element in table.match.view().elements}
    return shown[f"{region}/values"]


def dominated(
    figures: Mapping[str, str] = NOTHING,
    cards: Mapping[str, str] = NOTHING,
    tokens: Mapping[str, str] = NOTHING,
    **more: str,
) -> list[str]:
    """Carry out the domination step and say who dominates."""
    table = Table("domination", figures=figures, cards=cards, tokens=tokens, **more)  # type: ignore[arg-type]
    return [line for line in table.log() if line.startswith("dominated")]


@rule("OW-8.1", "OW-8.2", "OW-8.3", "OW-8.5")
def test_domination() -> None:
    figures = {"kislev": "bloodsworn*2 great-unclean-one"}
    cards = {"kislev": "the-blood-gods-call plague-touch"}
    assert dominated(figures, cards) == ["dominated khorne kislev 3"]


@rule("OW-8.3")
@pytest.mark.parametrize(("figures", "dominates"), [("leper*3", False), ("leper*4", True)])
def test_the_value_must_beat_the_resistance(figures: str, dominates: bool) -> None:
    found = dominated({"kislev": figures})
    assert found == (["dominated nurgle kislev 3"] if dominates else [])


@rule("OW-8.4")
def test_a_tie_for_the_most_dominates_nothing() -> None:
    assert dominated({"norsca": "bloodsworn*3 leper*3 acolyte*2"}) == []
    assert dominated({"norsca": "bloodsworn*3 leper*2 acolyte*2"}) == ["dominated khorne norsca 1"]


@rule("OW-8.6", "OW-13.2", "OW-13.3")
def test_resistance_and_conquest_change_separately() -> None:
    tokens = {"kislev": "noble skaven"}
    table = Table("summoning", power={"khorne": 1}, tokens=tokens)
    seen = values(table, "kislev")
    assert (seen["resistance"], seen["conquest"]) == (2, 4)
    assert dominated({"kislev": "leper*3"}, tokens=tokens) == ["dominated nurgle kislev 4"]


@rule("OW-8.7", "OW-8.10", "OW-A.40")
def test_resistance_never_falls_below_nothing() -> None:
    table = Table(
        "summoning",
        power={"khorne": 1},
        cards={"norsca": "influenza influenza"},
        tokens={"norsca": "skaven*3 peasant*8"},
        track="peasant-uprising -",
    )
    assert values(table, "norsca")["resistance"] == 2  # 1 - 3 - 4 + 8, and only then the limit
    table = Table(
        "summoning",
        power={"khorne": 1},
        tokens={"norsca": "skaven*3"},
        cards={"norsca": "dazzle -"},
    )
    assert values(table, "norsca")["resistance"] == 0
    assert dominated({}, {"norsca": "influenza plague-aura"}) == ["dominated nurgle norsca 1"]
    assert dominated({}, {"norsca": "plague-aura -"}, {"norsca": "skaven"}) == []


@rule("OW-8.8")
def test_cards_alone_can_dominate() -> None:
    assert dominated({}, {"norsca": "reborn-in-blood -"}) == ["dominated khorne norsca 1"]


@rule("OW-8.9", "OW-14.3")
def test_ruins_are_not_dominated() -> None:
    assert dominated({"norsca": "leper*3"}, ruined="norsca") == []


@rule("OW-8.2")
def test_each_figure_counts_one() -> None:
    assert dominated({"norsca": "bloodthirster leper*2"}) == ["dominated nurgle norsca 1"]


@rule("OW-18.1")
def test_the_upgraded_bloodthirster_counts_three() -> None:
    table = Table(
        "domination",
        figures={"norsca": "bloodthirster leper*2"},
        upgrades={"khorne": "bloodthirster"},
    )
    assert "dominated khorne norsca 1" in table.log()


# Corruption.


@rule("OW-9.1", "OW-A.44")
def test_each_cultist_places_a_token() -> None:
    table = Table("corruption", figures={"kislev": "bloodsworn leper*3 plaguebearer acolyte*2"})
    assert table.corruption("kislev") == "khorne nurgle*3 tzeentch*2"
    assert table.log()[:4] == [
        "corrupted khorne kislev 1",
        "corrupted nurgle kislev 3",
        "counter nurgle",
        "corrupted tzeentch kislev 2",
    ]


@rule("OW-9.2", "OW-9.3", "OW-9.4", "OW-9.5")
@pytest.mark.parametrize("ruiners", ["faq", "printed"])
def test_ruin(ruiners: str) -> None:
    table = Table(
        "corruption",
        figures={"estalia": "bloodsworn acolyte leper*3", "norsca": "bloodletter"},
        corruption={"estalia": "khorne*4 nurgle*5 slaanesh"},
        tokens={"norsca": "hero"},
        ruiners=ruiners,
    )
    log = table.log()
    assert "ruined estalia ruination-1" in log
    scored = log[log.index("ruined estalia ruination-1") + 1 :][:3]
    assert scored == ["scored khorne 3", "scored nurgle 3", "scored tzeentch 3"]


@rule("OW-9.2", "OW-13.2")
@pytest.mark.parametrize(("warpstone", "falls"), [("warpstone*3", True), ("warpstone*2", False)])
def test_warpstone_counts_for_ruin(warpstone: str, falls: bool) -> None:
    table = Table(
        "corruption",
        figures={"kislev": "acolyte"},
        corruption={"kislev": "khorne*8"},
        tokens={"kislev": warpstone},
    )
    assert (table.ruin("kislev") != 0) == falls


@rule("OW-9.3")
def test_ruination_cards_come_in_order() -> None:
    table = Table(
        "corruption",
        figures={"kislev": "acolyte"},
        corruption={"kislev": "khorne*11"},
        ruined="norsca empire",
    )
    assert "ruined kislev ruination-3" in table.log()
    assert table.ruin("kislev") == -3


@rule("OW-9.4")
@pytest.mark.parametrize(
    ("before", "points"),
    [
        ("", 3),
        ("norsca", 4),
        ("norsca empire", 4),
        ("norsca empire tilea", 5),
        ("norsca empire tilea badlands", 5),
    ],
)
def test_what_ruiners_score(before: str, points: int) -> None:
    table = Table(
        "corruption",
        figures={"kislev": "acolyte"},
        corruption={"kislev": "khorne*11"},
        ruined=before,
    )
    assert f"scored tzeentch {points}" in table.log()


@rule("OW-9.5", "OW-A.07")
@pytest.mark.parametrize(("ruiners", "scores"), [("faq", True), ("printed", False)])
def test_who_is_a_ruiner(ruiners: str, scores: bool) -> None:
    table = Table(
        "corruption",
        figures={"kislev": "acolyte"},
        corruption={"kislev": "slaanesh*11"},
        placed={"kislev": "slaanesh"},
        ruiners=ruiners,
    )
    assert ("scored slaanesh 3" in table.log()) == scores
    assert "scored tzeentch 3" in table.log()


@rule("OW-9.5", "OW-9.8", "OW-A.28")
def test_a_region_can_be_ruined_without_ruiners() -> None:
    table = Table("corruption", corruption={"kislev": "slaanesh*12"})
    assert table.log()[0] == "ruined kislev ruination-1"
    assert "scored slaanesh 3" not in table.log()


@rule("OW-9.6")
def test_ruination_cards_run_out() -> None:
    table = Table(
        "corruption",
        figures={"kislev": "acolyte", "tilea": "acolyte"},
        corruption={"kislev": "khorne*11", "tilea": "khorne*11"},
        ruined="norsca empire badlands estalia",
    )
    assert "ruined kislev ruination-5" in table.log()
    assert table.ruin("tilea") == 0
    assert table.corruption("tilea") == "khorne*11 tzeentch"
    assert table.ending() == "ending-ruins"


@rule("OW-9.7", "OW-14.3", "OW-14.5")
def test_no_corruption_in_ruins() -> None:
    table = Table("corruption", figures={"kislev": "acolyte*2"}, ruined="kislev")
    assert table.corruption("kislev") == ""
    table = Table("domination", figures={"kislev": "acolyte*5"}, new_ruins="kislev")
    assert table.log()[0] != "dominated tzeentch kislev 3"
    assert table.corruption("kislev") == ""


@rule("OW-9.9", "OW-10.10")
def test_tokens_stay_until_the_region_is_scored() -> None:
    table = Table(
        "corruption",
        figures={"kislev": "leper", "tilea": "plaguebearer*2"},
        corruption={"kislev": "khorne*11"},
        tokens={"tilea": "hero"},
    )
    log = table.log()
    assert log.index("ruined kislev ruination-1") < log.index("struck nurgle tilea")
    assert log.index("struck nurgle tilea") < log.index("corruption-removed khorne kislev 11")
    assert table.corruption("kislev") == ""


@rule("OW-A.43")
def test_twelve_tokens_are_judged_only_in_the_corruption_step() -> None:
    table = Table(
        "summoning",
        turn="slaanesh",
        power={"slaanesh": 1},
        hands={"slaanesh": "perverse-infiltration"},
        corruption={"kislev": "slaanesh*11"},
    )
    table.play(4, "play perverse-infiltration>kislev-left")
    assert (table.ruin("kislev"), table.corruption("kislev")) == (0, "slaanesh*12")
    table.play(4, "pass")
    assert "ruined kislev ruination-1" in table.log()
    assert "scored slaanesh 3" in table.log()


@rule("OW-14.6")
def test_cards_and_figures_stay_where_a_region_is_ruined() -> None:
    table = Table(
        "corruption",
        figures={"kislev": "leper daemonette"},
        corruption={"kislev": "khorne*11"},
        cards={"kislev": "the-persistence-of-change -"},
        killed={"kislev": "tzeentch"},
    )
    assert table.figures("kislev") == "leper daemonette"
    assert table.cards("kislev") == "the-persistence-of-change -"


@rule("OW-14.2")
def test_tokens_stay_in_ruins() -> None:
    table = Table("end", tokens={"kislev": "noble*2 warpstone"}, ruined="kislev")
    assert table.tokens("kislev") == "noble*2 warpstone"


@rule("OW-17.2")
def test_battle_cry_beats_the_stench_of_death() -> None:
    figures = {"kislev": "leper*3"}
    table = Table("domination", figures=figures, cards={"kislev": "battle-cry the-stench-of-death"})
    assert "dominated nurgle kislev 3" in table.log()
    assert table.corruption("kislev") == ""
    table = Table("domination", figures=figures, cards={"kislev": "- the-stench-of-death"})
    assert "corrupted nurgle kislev 2" in table.log()


@rule("OW-18.1")
def test_provender_of_ruin() -> None:
    for figures, points in (("acolyte", 3), ("acolyte leper", 3)):
        table = Table(
            "corruption",
            figures={"kislev": figures},
            corruption={"kislev": "khorne*11"},
            upgrades={"nurgle": "provender"},
        )
        assert table.log().count(f"scored nurgle {points}") == 1
    table = Table("corruption", figures={"kislev": "acolyte"}, corruption={"kislev": "khorne*11"})
    assert "scored nurgle 3" not in table.log()


# What dials reward.


@rule("OW-11.1", "OW-11.2", "OW-A.04")
def test_nurgles_dial_wants_two_tokens_in_a_populous_region() -> None:
    for figures, counters in (
        ({"kislev": "leper*2"}, 1),
        ({"kislev": "leper"}, 0),
        ({"norsca": "leper*2"}, 0),
        ({"kislev": "leper*4", "estalia": "leper*2"}, 2),
    ):
        assert Table("corruption", figures=figures).log().count("counter nurgle") == counters
    table = Table(
        "domination",
        figures={"kislev": "leper*2"},
        cards={"kislev": "the-stench-of-death -"},
    )
    assert table.log().count("corrupted nurgle kislev 2") == 2
    assert table.log().count("counter nurgle") == 1


@rule("OW-A.04")
def test_tokens_of_both_steps_add_up_for_nurgle() -> None:
    table = Table(
        "corruption",
        figures={"kislev": "leper plaguebearer*2"},
        cards={"kislev": "a-great-foul-consumption -"},
    )
    assert table.log().count("counter nurgle") == 1


@rule("OW-11.15", "OW-16.1", "OW-16.2")
@pytest.mark.parametrize(
    ("cards", "tokens", "counters"),
    [
        ("dazzle temporal-stasis", "", 1),
        ("- -", "warpstone*2", 1),
        ("dazzle -", "warpstone", 1),
        ("dazzle -", "", 0),
        ("- -", "warpstone", 0),
        ("changer-of-ways dazzle", "", 1),
    ],
)
def test_tzeentchs_dial_wants_two_symbols(cards: str, tokens: str, counters: int) -> None:
    table = Table(
        "corruption",
        figures={"kislev": "acolyte*2"},
        cards={"kislev": cards},
        tokens={"kislev": tokens},
    )
    assert table.log().count("counter tzeentch") == counters


@rule("OW-11.15", "OW-16.2", "OW-18.1")
def test_the_lord_of_change_brings_two_symbols() -> None:
    for upgrades, counters in (({"tzeentch": "lord-of-change"}, 1), ({}, 0)):
        table = Table(
            "corruption", figures={"norsca": "acolyte*2 lord-of-change"}, upgrades=upgrades
        )
        assert table.log().count("counter tzeentch") == counters
    table = Table("corruption", figures={"norsca": "acolyte"}, tokens={"norsca": "warpstone*2"})
    assert table.log().count("counter tzeentch") == 0


@rule("OW-11.2", "OW-11.16", "OW-A.02")
@pytest.mark.parametrize(
    ("slaanesh_dial", "token", "counters"),
    [("faq", "noble", 2), ("faq", "", 0), ("printed", "noble", 3), ("printed", "", 0)],
)
def test_slaaneshs_dial(slaanesh_dial: str, token: str, counters: int) -> None:
    regions = ("empire", "bretonnia", "estalia")
    table = Table(
        "corruption",
        figures={"empire": "seductress", "bretonnia": "seductress*2", "estalia": "seductress*3"},
        tokens=dict.fromkeys(regions, token) if token else {},
        slaanesh_dial=slaanesh_dial,
    )
    assert table.log().count("counter slaanesh") == counters


@rule("OW-11.16", "OW-A.02")
@pytest.mark.parametrize(("slaanesh_dial", "counters"), [("faq", 0), ("printed", 2)])
def test_infiltration_and_slaaneshs_dial(slaanesh_dial: str, counters: int) -> None:
    table = Table(
        "summoning",
        turn="slaanesh",
        power={"slaanesh": 1},
        hands={"slaanesh": "perverse-infiltration*2"},
        tokens={"kislev": "hero"},
        slaanesh_dial=slaanesh_dial,
    )
    table.play(4, "play perverse-infiltration>kislev-left")
    table.play(4, "play perverse-infiltration>kislev-right")
    assert table.counters[3] == counters
    assert table.corruption("kislev") == "slaanesh*2"


@rule("OW-11.14", "OW-A.03", "OW-A.49")
@pytest.mark.parametrize(("khorne_dial", "counters"), [("faq", 2), ("printed", 1)])
def test_khornes_dial_and_a_second_battle(khorne_dial: str, counters: int) -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodletter leper*3"},
        cards={"kislev": "reborn-in-blood -"},
        khorne_dial=khorne_dial,
    )
    table.roll(4, 4)
    table.roll(4, 1)
    assert table.log().count("counter khorne") == counters


@rule("OW-11.14")
def test_early_kills_belong_to_the_first_battle() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodletter leper*3"},
        cards={"kislev": "blood-frenzy -"},
    )
    table.roll(4, 1)
    table.roll(4, 1)
    assert table.log().count("counter khorne") == 1


@rule("OW-A.49")
def test_no_second_battle_without_a_fight() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodletter leper", "tilea": "bloodletter leper"},
        cards={"kislev": "reborn-in-blood -"},
    )
    table.roll(4, 1)
    table.roll(1, 1)
    assert [line for line in table.log() if line.startswith("rolled")][2:] == [
        "rolled khorne tilea 1",
        "rolled khorne tilea 1",
    ]
