"""What players see: the board with the numbers one asks for, previews, words, words of doubt."""

from pathlib import Path

import pytest

from fracas.contract import rule
from fracas.core.view import Element, Option
from fracas.games.old_world import GAME
from fracas.games.old_world.chaos_cards import CARDS
from fracas.games.old_world.old_world_cards import OLD_WORLD_CARDS
from fracas.games.old_world.powers import UNCERTAIN_DIALS, UNCERTAIN_UNITS, UPGRADE_CARDS
from fracas.games.old_world.tables import CARD, OLD_WORLD, POWER, UNIT, UPGRADE
from tests.old_world.table import KHORNE, NURGLE, TZEENTCH, Table


def seen(table: Table, seat: int = 0) -> dict[str, Element]:
    """Give what a seat sees, by id."""
    return {element.id: element for element in table.match.view(seat).elements}


def option(table: Table, seat: int, move: str) -> Option:
    """Give an option as the seat is shown it."""
    decision = table.match.view(seat - 1).decision
    assert decision is not None
    number = table.match.game.verbs.parse(move)
    return next(shown for shown in decision.options if shown.move == number)


@pytest.mark.parametrize(
    ("cards", "track", "hits"),
    [
        ("- -", "- -", "1.2"),
        ("blood-frenzy -", "- -", "2.4"),
        ("blood-frenzy field-of-ecstasy", "- -", None),
        ("blood-frenzy -", "greenskins-invade -", "0.6"),
    ],
)
@rule("OW-7.6")
def test_expected_hits(cards: str, track: str, hits: str | None) -> None:
    table = Table(
        "summoning",
        power={"khorne": 1},
        figures={"kislev": "bloodletter leper"},
        tokens={"kislev": "event"},
        cards={"kislev": cards},
        track=track,
    )
    values = seen(table)["kislev/values"].traits
    assert values.get("expected-khorne") == hits
    assert "expected-nurgle" not in values


@rule("OW-9.2", "OW-8.3")
def test_the_numbers_of_a_region() -> None:
    table = Table(
        "summoning",
        power={"khorne": 1},
        figures={"kislev": "leper*2 bloodsworn"},
        corruption={"kislev": "nurgle*4"},
        tokens={"kislev": "warpstone noble"},
        ruined="tilea",
    )
    assert seen(table)["kislev/values"].traits == {
        "magic": 1,
        "resistance": 3,
        "conquest": 4,
        "to-ruin": 7,
        "domination-khorne": 1,
        "domination-nurgle": 2,
    }
    assert seen(table)["tilea/values"].traits == {}
    assert seen(table)["tilea/ruination"].traits == {"face-up": 0}


@rule("OW-5.6", "OW-6.6")
def test_previews_tell_costs() -> None:
    table = Table(
        "summoning",
        power={"khorne": 5},
        hands={"khorne": "battle-cry"},
        cards={"kislev": "temporal-stasis -"},
        figures={"kislev": "bloodsworn"},
        track="franzs-decree -",
    )
    summoning = option(table, KHORNE, "summon bloodletter-1>empire")
    assert summoning.previews[0].arguments == {"cost": 3}
    assert summoning.path == ["figure/bloodletter-1", "region/empire"]
    playing = option(table, KHORNE, "play battle-cry>kislev-right")
    assert playing.previews[0].arguments == {"cost": 3}
    assert playing.path == ["card/battle-cry", "space/kislev-right"]


@rule("OW-7.11", "OW-7.13")
def test_targets_are_pointed_at_where_they_stand() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodletter*2 lord-of-change leper"},
        tokens={"kislev": "peasant"},
    )
    table.roll(4, 4, 1, 1)
    assert option(table, KHORNE, "hit lord-of-change").previews[0].arguments == {"hits": 2}
    assert option(table, KHORNE, "hit-peasant").path == ["kislev/peasant"]


@rule("OW-11.9", "OW-11.10")
def test_tokens_are_pointed_at_where_they_lie() -> None:
    table = Table(
        "end",
        counters={"nurgle": 1, "khorne": 1},
        dials={"nurgle": 1},
        corruption={"kislev": "khorne", "tilea": "slaanesh"},
    )
    assert option(table, NURGLE, "cleanse khorne<kislev").path == ["kislev/corruption-khorne"]


@rule("OW-11.11", "OW-18.3")
def test_upgrades_say_what_they_do_and_what_is_not_certain() -> None:
    table = Table("end", counters={"khorne": 1, "nurgle": 1}, dials={"khorne": 1})
    chosen = option(table, KHORNE, "upgrade khorne-up-cards")
    assert chosen.previews[0].message == "about-khorne-up-cards"
    element = seen(table)["upgrade/khorne-up-cards"]
    assert element.reading is not None and element.reading.message == "reading-khorne-up-cards"
    assert seen(table)["upgrade/khorne-up-bloodsworn"].reading is None


@rule("OW-18.1")
def test_upgraded_figures_say_so() -> None:
    table = Table("summoning", power={"khorne": 1}, upgrades={"slaanesh": "daemonettes"})
    about = seen(table)["figure/daemonette-1"].about
    assert about is not None and about.message == "about-slaanesh-up-daemonettes"


@rule("OW-A.02", "OW-A.03")
def test_sheets_say_which_reading_is_played() -> None:
    table = Table("summoning", power={"khorne": 1}, slaanesh_dial="printed")
    abouts = [element.about for element in seen(table).values() if element.kind == "power"]
    assert [about.message for about in abouts if about is not None] == [
        "about-khorne",
        "about-nurgle",
        "about-tzeentch",
        "about-slaanesh-printed",
    ]


@rule("OW-6.11")
def test_a_horror_on_a_card_space_is_shown_there() -> None:
    table = Table(
        "summoning",
        turn="tzeentch",
        power={"tzeentch": 1},
        figures={"kislev": "horror"},
        perches={"kislev-right": "horror-1"},
    )
    assert seen(table)["figure/horror-1"].place == "space/kislev-right"
    assert table.asked(TZEENTCH) == "ask-turn"


@rule("OW-10.2", "OW-10.3")
def test_the_second_hero_strikes_another_player() -> None:
    table = Table(
        "end",
        figures={"bretonnia": "seductress plaguebearer*2"},
        tokens={"bretonnia": "hero*2"},
        dials={"slaanesh": 2, "nurgle": 2},
    )
    assert table.figures("bretonnia") == "plaguebearer"


@rule("OW-11.2", "OW-11.14")
def test_four_kills_in_a_battle_are_one_counter() -> None:
    table = Table("battle", figures={"kislev": "bloodletter*2 leper*4"})
    table.roll(4, 4, 4, 4)
    assert [line for line in table.log() if line.startswith("killed")][3:] == [
        "killed khorne leper-4"
    ]
    assert table.log().count("counter khorne") == 1


@rule("OW-A.19")
def test_everything_that_is_not_certain_says_why() -> None:
    folder = Path(GAME.folder) / "texts" / "en" / "about.ftl"
    lines = folder.read_text(encoding="utf-8").splitlines()
    explained = {
        line.split(" = ")[0].removeprefix("reading-")
        for line in lines
        if line.startswith("reading-")
    }
    uncertain = {
        name
        for names, marked in (
            (CARD.symbols, [card.reading for card in CARDS]),
            (UPGRADE.symbols, [card.reading for card in UPGRADE_CARDS]),
            (OLD_WORLD.symbols, [card.reading for card in OLD_WORLD_CARDS]),
            (UNIT.symbols, [unit in UNCERTAIN_UNITS for unit in range(len(UNIT.symbols))]),
            (POWER.symbols, [power in UNCERTAIN_DIALS for power in range(len(POWER.symbols))]),
        )
        for name, mark in zip(names, marked, strict=True)
        if mark
    }
    assert uncertain == explained
