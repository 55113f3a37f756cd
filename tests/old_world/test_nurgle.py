"""Nurgle's Chaos cards and figures: the effect of each, and where it ends."""

import pytest

from fracas.contract import rule
from tests.old_world.table import NURGLE, TZEENTCH, Table


def trait(table: Table, element: str, name: str) -> int | str:
    """Read a number off the view."""
    return next(shown for shown in table.match.view().elements if shown.id == element).traits[name]


def shown(**stated: dict[str, str]) -> Table:
    """Show a position in the summoning phase."""
    return Table("summoning", power={"khorne": 1}, **stated)  # type: ignore[arg-type]


def after_ruin(table: Table) -> str:
    """Give what the log tells directly after Kislev was ruined."""
    log = table.log()
    return log[log.index("ruined kislev ruination-1") + 1]


@rule("OW-6.10", "OW-A.40")
@pytest.mark.parametrize(
    ("cards", "defences"),
    [
        ("plague-touch -", [3, 1, 3]),
        ("plague-touch plague-touch", [2, 1, 3]),
        ("rain-of-pus -", [4, 1, 4]),
        ("rain-of-pus rain-of-pus", [4, 1, 5]),
        ("rain-of-pus plague-touch", [3, 1, 4]),
    ],
)
def test_plague_touch_and_rain_of_pus_change_defences(cards: str, defences: list[int]) -> None:
    table = shown(
        figures={"kislev": "keeper-of-secrets acolyte great-unclean-one", "tilea": "horror leper"},
        cards={"kislev": cards},
    )
    names = ("keeper-of-secrets", "acolyte-1", "great-unclean-one")
    assert [trait(table, f"figure/{name}", "defence") for name in names] == defences
    assert trait(table, "figure/horror-1", "defence") == 2


@rule("OW-6.10")
def test_plague_touch_does_not_change_peasants() -> None:
    table = Table(
        "battle",
        figures={"kislev": "plaguebearer"},
        tokens={"kislev": "peasant"},
        cards={"kislev": "plague-touch -"},
    )
    table.roll(4)
    assert table.peasants[1] == 1


@rule("OW-6.10", "OW-8.1")
@pytest.mark.parametrize(("cards", "value"), [("plague-aura -", 4), ("plague-aura plague-aura", 7)])
def test_plague_aura_counts_nurgles_tokens(cards: str, value: int) -> None:
    table = shown(
        figures={"kislev": "leper"},
        corruption={"kislev": "nurgle*3 khorne*2", "tilea": "nurgle*5"},
        cards={"kislev": cards},
    )
    assert trait(table, "kislev/values", "domination-nurgle") == value


@rule("OW-8.7", "OW-6.10", "OW-8.6")
@pytest.mark.parametrize(("cards", "value"), [("influenza -", 1), ("influenza influenza", 0)])
def test_influenza_lowers_the_resistance_for_all(cards: str, value: int) -> None:
    table = shown(cards={"kislev": cards})
    assert trait(table, "kislev/values", "resistance") == value
    assert trait(table, "kislev/values", "conquest") == 3


@rule("OW-6.8", "OW-6.9")
def test_all_things_decay() -> None:
    def decay(corruption: str) -> Table:
        table = Table(
            "summoning",
            turn="nurgle",
            power={"nurgle": 2},
            hands={"nurgle": "all-things-decay"},
            corruption={"kislev": corruption, "tilea": "slaanesh"},
        )
        table.play(NURGLE, "play all-things-decay>kislev-left")
        return table

    table = decay("khorne*2 nurgle")
    assert table.options(NURGLE) == ["cleanse khorne<kislev", "cleanse nurgle<kislev"]
    assert table.why_not(NURGLE, "cleanse slaanesh<tilea") == ("cannot-be-chosen", "OW-6.8")
    table.play(NURGLE, "cleanse khorne<kislev")
    assert table.corruption("kislev") == "khorne nurgle"
    assert decay("khorne").corruption("kislev") == ""
    assert decay("").asked(NURGLE) == "ask-turn"


@rule("OW-A.44", "OW-9.5")
@pytest.mark.parametrize(("figures", "tokens"), [("leper*3", 4), ("great-unclean-one", 0)])
def test_a_great_foul_consumption(figures: str, tokens: int) -> None:
    table = Table(
        "corruption",
        figures={"norsca": figures + " acolyte"},
        cards={"norsca": "a-great-foul-consumption -"},
    )
    assert table.figures("norsca") == "acolyte"
    expected = f"nurgle*{tokens} tzeentch" if tokens else "tzeentch"
    assert table.corruption("norsca") == expected


@rule("OW-A.44", "OW-A.07", "OW-9.5")
def test_a_great_foul_consumption_comes_before_the_ruin_check() -> None:
    table = Table(
        "corruption",
        figures={"kislev": "plaguebearer*2"},
        cards={"kislev": "a-great-foul-consumption -"},
        corruption={"kislev": "khorne*11"},
        ruiners="printed",
    )
    assert "scored nurgle 3" in table.log()
    assert not any(line.startswith("killed") for line in table.log())


@rule("OW-7.16", "OW-6.10")
def test_the_final_rotting_kills_as_many_as_there_are_tokens() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodsworn acolyte horror keeper-of-secrets leper"},
        corruption={"kislev": "nurgle*2 khorne*4"},
        cards={"kislev": "the-final-rotting field-of-ecstasy"},
    )
    assert table.asked(NURGLE) == "ask-rotting"
    assert table.options(NURGLE) == ["choose bloodsworn-1", "choose acolyte-1", "choose horror-1"]
    assert table.why_not(NURGLE, "choose keeper-of-secrets") == ("cannot-be-chosen", "OW-6.8")
    assert table.why_not(NURGLE, "choose leper-1") == ("own-figure", "OW-7.7")
    table.play(NURGLE, "choose horror-1")
    table.play(NURGLE, "choose acolyte-1")
    assert table.figures("kislev") == "bloodsworn leper keeper-of-secrets"
    assert "counter nurgle" not in table.log()


@rule("OW-7.16")
def test_the_final_rotting_kills_all_if_there_are_few() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodsworn"},
        corruption={"kislev": "nurgle*5"},
        cards={"kislev": "the-final-rotting -"},
    )
    assert table.figures("kislev") == ""


@rule("OW-8.5", "OW-A.07")
@pytest.mark.parametrize(("ruiners", "scored"), [("faq", True), ("printed", False)])
def test_the_stench_of_death_makes_a_ruiner_by_the_faq(ruiners: str, scored: bool) -> None:
    table = Table(
        "domination",
        figures={"kislev": "plaguebearer"},
        corruption={"kislev": "khorne*10"},
        cards={"kislev": "the-stench-of-death -"},
        ruiners=ruiners,
    )
    assert "corrupted nurgle kislev 2" in table.log()
    assert (after_ruin(table) == "scored nurgle 3") == scored


@rule("OW-8.5", "OW-6.10")
def test_the_stench_of_death_wants_domination_and_adds_up() -> None:
    table = Table("domination", cards={"empire": "the-stench-of-death -"})
    assert table.corruption("empire") == ""
    table = Table("domination", cards={"norsca": "the-stench-of-death the-stench-of-death"})
    assert table.corruption("norsca") == "nurgle*4"


# Figures with upgrades.


@rule("OW-18.1", "OW-5.6", "OW-5.7")
def test_upgraded_lepers_come_free_to_new_regions_once_a_round() -> None:
    table = Table(
        "summoning",
        turn="nurgle",
        power={"nurgle": 2},
        figures={"kislev": "leper", "empire": "plaguebearer"},
        upgrades={"nurgle": "lepers"},
    )
    table.play(NURGLE, "summon leper-2>kislev")
    assert table.power[1] == 1
    table.play(NURGLE, "summon leper-1>troll-country")
    assert table.power[1] == 1
    assert "summon leper-1>norsca" in table.options(NURGLE)
    table.play(NURGLE, "summon leper-1>norsca")
    assert table.power[1] == 0


@rule("OW-18.1")
def test_a_leper_that_came_free_is_not_like_the_others() -> None:
    table = Table(
        "summoning",
        turn="nurgle",
        power={"nurgle": 2},
        figures={"kislev": "leper*2", "empire": "plaguebearer"},
        upgrades={"nurgle": "lepers"},
    )
    table.play(NURGLE, "summon leper-1>troll-country")
    table.play(NURGLE, "summon leper-2>troll-country")
    assert table.power[1] == 1
    assert table.why_not(NURGLE, "summon leper-2>kislev") is None
    assert table.why_not(NURGLE, "summon leper-1>kislev") is None


@rule("OW-18.1", "OW-17.2", "OW-9.7")
@pytest.mark.parametrize(
    ("stated", "tokens"),
    [({}, "nurgle*2"), ({"ruined": "kislev"}, ""), ({"cards": {"kislev": "battle-cry -"}}, "")],
)
def test_the_upgraded_great_unclean_one_corrupts_where_it_comes(
    stated: dict[str, str], tokens: str
) -> None:
    table = Table(
        "summoning",
        turn="nurgle",
        power={"nurgle": 4},
        upgrades={"nurgle": "great-unclean-one"},
        **stated,  # type: ignore[arg-type]
    )
    table.play(NURGLE, "summon great-unclean-one>kislev")
    assert table.corruption("kislev") == tokens
    assert table.counters[1] == (1 if tokens else 0)


@rule("OW-A.07")
@pytest.mark.parametrize(("ruiners", "scored"), [("faq", True), ("printed", False)])
def test_the_great_ones_tokens_make_a_ruiner_by_the_faq(ruiners: str, scored: bool) -> None:
    table = Table(
        "summoning",
        turn="nurgle",
        power={"nurgle": 3},
        upgrades={"nurgle": "great-unclean-one"},
        corruption={"kislev": "khorne*10"},
        ruiners=ruiners,
    )
    table.play(NURGLE, "summon great-unclean-one>kislev")
    assert "ruined kislev ruination-1" in table.log()
    assert (after_ruin(table) == "scored nurgle 3") == scored


@rule("OW-A.41")
def test_a_move_by_card_uses_up_no_free_leper() -> None:
    table = Table(
        "summoning",
        turn="tzeentch",
        power={"tzeentch": 1, "nurgle": 1},
        upgrades={"nurgle": "lepers"},
        hands={"tzeentch": "teleport"},
        figures={"norsca": "leper"},
        track="road-wardens -",
    )
    table.play(TZEENTCH, "play teleport>norsca-left")
    table.play(TZEENTCH, "go kislev")
    assert table.power == [0, 1, 0, 0]
    table.play(NURGLE, "summon leper-1>empire")  # Free, but for the Road Wardens.
    assert "summoned nurgle leper-1 empire 1" in table.log()
