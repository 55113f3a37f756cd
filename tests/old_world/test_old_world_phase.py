"""OW-3 and OW-13: the Old World phase, its cards, and the tokens they place."""

import pytest

from fracas.contract import rule
from fracas.games.old_world.board import BADLANDS, REGIONS
from fracas.games.old_world.old_world_cards import OLD_WORLD_CARDS
from fracas.games.old_world.tables import OLD_WORLD, REGION, TOKEN
from tests.old_world.table import KHORNE, NURGLE, SLAANESH, TZEENTCH, Table

COMETS = (
    "dark-elf-corsairs",
    "electors-sue-for-peace",
    "the-grail-is-found",
    "greenskins-invade",
    "norse-reavers",
    "teclis-aids-the-empire",
)


def turned_up(card: str, track: str = "- -", **tokens: str) -> Table:
    """Turn up a card; regions with their tokens are named with `_` for `-`."""
    stated = {region.replace("_", "-"): named for region, named in tokens.items()}
    table = Table("old-world", tokens=stated, track=track)
    table.turn_up(card)
    return table


def with_token(table: Table, token: str) -> list[str]:
    """Name the regions that hold a token of a kind, in region order."""
    kind = TOKEN.index(token)
    return [REGION.symbols[region] for region in range(REGIONS) if table.world.token(region, kind)]


@rule("OW-3.1")
def test_the_immediate_instructions_are_carried_out_at_once() -> None:
    table = Table("old-world")
    assert (table.owes(), table.chance()) == ([], "old-world")
    table.turn_up("skavengers")
    assert with_token(table, "skaven") == ["border-princes", "badlands"]
    assert table.chance() == "draw"


@rule("OW-3.1")
def test_copies_that_came_up_do_not_come_again() -> None:
    table = Table("old-world", track="peasant-uprising skavengers")
    odds = table.odds()
    assert "skavengers" not in odds
    assert (odds["peasant-uprising"], odds["plunged-into-chaos"]) == (1, 4)


@rule("OW-3.2")
@pytest.mark.parametrize(
    ("dials", "seat"),
    [
        ({}, NURGLE),
        ({"nurgle": 1}, TZEENTCH),
        ({"nurgle": 1, "tzeentch": 1}, KHORNE),
        ({"nurgle": 2, "tzeentch": 3, "khorne": 2}, SLAANESH),
    ],
)
def test_the_lowest_threat_decides(dials: dict[str, int], seat: int) -> None:
    table = Table("old-world", dials=dials)
    table.turn_up("road-wardens")
    assert (table.owes(), table.asked(seat)) == ([seat], "ask-place")
    table.play(seat, "place estalia")
    assert table.tokens("estalia") == "hero"


@rule("OW-3.3", "OW-3.4", "OW-3.7")
def test_a_purge_comes_first() -> None:
    table = turned_up(
        "norse-reavers",
        "greenskins-invade warpstone-discovery",
        badlands="event",
        empire="event",
        tilea="event",
    )
    log = table.log()
    assert log.index("old-world-leaves greenskins-invade") < log.index("token-placed event tilea")
    assert with_token(table, "event") == ["empire", "bretonnia", "tilea"]
    assert all(table.world.token(region, 3) == 1 for region in range(REGIONS))
    assert table.track == "norse-reavers warpstone-discovery"


@rule("OW-3.3")
def test_only_comet_cards_purge_and_are_purged() -> None:
    comets = {
        name for name, card in zip(OLD_WORLD.symbols, OLD_WORLD_CARDS, strict=True) if card.comet
    }
    assert comets == set(COMETS)
    table = turned_up("skavengers", "greenskins-invade -", tilea="event")
    assert table.track == "skavengers greenskins-invade"
    assert table.tokens("tilea") == "event"


@rule("OW-3.3", "OW-3.4")
def test_a_purge_reaches_both_spaces() -> None:
    table = turned_up(
        "electors-sue-for-peace", "greenskins-invade the-grail-is-found", norsca="event"
    )
    assert table.track == "electors-sue-for-peace -"
    assert with_token(table, "event") == ["kislev", "empire", "bretonnia"]


@rule("OW-3.4")
def test_a_purged_card_no_longer_works() -> None:
    figures = {"tilea": "bloodletter leper"}
    for track, dice in (("greenskins-invade -", 1), ("- -", 2)):
        table = Table("battle", figures=figures, tokens={"tilea": "event"}, track=track)
        for _ in range(dice):
            assert table.chance() == "roll"
            table.roll(1)
        assert table.chance() != "roll"


@rule("OW-3.5", "OW-3.6", "OW-3.8")
def test_cards_push_and_are_discarded() -> None:
    table = turned_up("bretonnian-knights", "skavengers warpstone-discovery")
    table.play(NURGLE, "place norsca")
    assert table.track == "bretonnian-knights skavengers"
    assert "old-world-leaves warpstone-discovery" in table.log()
    table = turned_up("meteor-showers", "bretonnian-knights skavengers")
    table.play(NURGLE, "place norsca")
    table.play(NURGLE, "place kislev")
    assert table.track == "bretonnian-knights skavengers"
    assert "old-world-leaves meteor-showers" in table.log()


@rule("OW-3.7")
def test_nothing_is_pushed_if_space_one_is_empty() -> None:
    table = turned_up("skavengers", "- warpstone-discovery")
    assert table.track == "skavengers warpstone-discovery"


@rule("OW-3.9", "OW-13.3")
def test_a_lasting_effect_works_on_the_track_only() -> None:
    for track, resistance in (("- peasant-uprising", 3), ("- -", 1)):
        table = Table(
            "domination",
            figures={"norsca": "bloodsworn*2", "badlands": "leper"},
            tokens={"norsca": "peasant*2", "badlands": "hero"},
            track=track,
        )
        dominated = "dominated khorne norsca 1" in table.log()
        assert dominated == (resistance == 1)


@rule("OW-3.9")
def test_a_lasting_effect_works_in_the_round_of_its_card() -> None:
    table = Table("old-world", figures={"norsca": "bloodsworn"}, tokens={"estalia": "hero"})
    table.turn_up("franzs-decree")
    table.draw("battle-cry", "battle-cry", "plague-aura", "plague-aura")
    table.draw(*["dazzle"] * 3, "teleport", "teleport", "abyssal-pact", "soporific-musk")
    assert table.track == "franzs-decree -"
    table.play(KHORNE, "summon bloodsworn-2>norsca")
    table.play(NURGLE, "summon leper-1>empire")
    assert "summoned nurgle leper-1 empire 2" in table.log()


@rule("OW-3.10", "OW-10.1")
def test_a_text_without_a_moment_acts_in_the_end_phase() -> None:
    table = Table(
        "corruption",
        figures={"empire": "acolyte"},
        tokens={"empire": "event", "norsca": "hero"},
        corruption={"empire": "nurgle*3"},
        track="the-grail-is-found -",
    )
    log = table.log()
    assert log.index("corrupted tzeentch empire 1") < log.index(
        "corruption-removed nurgle empire 3"
    )
    assert table.corruption("empire") == ""


@rule("OW-3.11", "OW-A.26")
def test_the_chooser_says_who_gets_the_last_tokens() -> None:
    table = Table("old-world", tokens={"kislev": "hero*3"}, dials={"nurgle": 5})
    table.turn_up("dwarf-trollslayers")
    table.play(TZEENTCH, "way norsca-and-kislev")
    assert table.options(TZEENTCH) == ["place norsca", "place kislev"]
    table.play(TZEENTCH, "place norsca")
    assert (table.tokens("norsca"), table.supply("hero")) == ("hero", 0)


@rule("OW-A.26", "OW-A.30")
def test_effects_on_every_region_go_by_region_order() -> None:
    table = Table("old-world", tokens={"kislev": "peasant*17"})
    table.turn_up("norse-reavers")
    assert with_token(table, "peasant") == ["norsca", "troll-country", "kislev"]
    assert table.tokens("kislev") == "peasant*18"


@rule("OW-3.11", "OW-14.2")
def test_ruined_regions_take_no_tokens() -> None:
    table = Table("old-world", ruined="bretonnia empire")
    table.turn_up("greenskins-invade")
    assert with_token(table, "event") == ["tilea", "badlands"]
    table = Table("old-world", ruined="bretonnia empire")
    table.turn_up("meteor-showers")
    assert table.why_not(NURGLE, "place empire") == ("ruined-region", "OW-14.2")
    assert len(table.options(NURGLE)) == 7


# The cards, one by one: what they do at once.


@rule("OW-3.1")
def test_bretonnian_knights() -> None:
    table = turned_up("bretonnian-knights")
    assert table.tokens("bretonnia") == "hero"
    assert table.why_not(NURGLE, "place bretonnia") == ("not-one-of-them", "OW-3.2")
    table.play(NURGLE, "place tilea")
    assert with_token(table, "hero") == ["bretonnia", "tilea"]


@rule("OW-3.1")
def test_the_crusade_is_come() -> None:
    table = turned_up("the-crusade-is-come")
    for region in ("norsca", "kislev", "norsca", "empire", "badlands", "norsca"):
        assert f"place {region}" in table.options(NURGLE)
        table.play(NURGLE, f"place {region}")
    assert with_token(table, "peasant") == ["norsca", "kislev"]
    assert with_token(table, "hero") == ["norsca", "empire"]
    assert with_token(table, "noble") == ["norsca", "badlands"]
    table = turned_up("the-crusade-is-come")
    table.play(NURGLE, "place norsca")
    assert table.why_not(NURGLE, "place norsca") == ("not-one-of-them", "OW-3.2")


@rule("OW-3.1")
@pytest.mark.parametrize(
    ("card", "regions"),
    [
        ("dark-elf-corsairs", "bretonnia estalia tilea"),
        ("electors-sue-for-peace", "kislev empire bretonnia"),
        ("the-grail-is-found", "empire bretonnia estalia tilea border-princes"),
        ("greenskins-invade", "empire tilea badlands"),
        ("norse-reavers", "empire bretonnia tilea"),
        ("teclis-aids-the-empire", "kislev empire bretonnia border-princes"),
    ],
)
def test_events_mark_regions(card: str, regions: str) -> None:
    assert with_token(turned_up(card, norsca="event*2"), "event") == regions.split()


@rule("OW-3.1")
def test_divine_inspiration() -> None:
    table = turned_up("divine-inspiration", kislev="noble", tilea="noble")
    assert table.options(NURGLE) == ["place kislev", "place tilea"]
    assert len(turned_up("divine-inspiration").options(NURGLE)) == 9


@rule("OW-3.1")
@pytest.mark.parametrize(
    ("way", "regions"),
    [
        ("norsca-and-kislev", ["norsca", "kislev"]),
        ("troll-country-and-empire", ["troll-country", "empire"]),
    ],
)
def test_dwarf_trollslayers(way: str, regions: list[str]) -> None:
    table = turned_up("dwarf-trollslayers")
    assert table.why_not(NURGLE, "way estalia-and-tilea") == ("not-one-of-them", "OW-3.2")
    table.play(NURGLE, f"way {way}")
    assert with_token(table, "hero") == regions


@rule("OW-3.1")
@pytest.mark.parametrize(
    ("way", "regions"),
    [
        ("bretonnia-and-empire", ["empire", "bretonnia"]),
        ("estalia-and-tilea", ["estalia", "tilea"]),
    ],
)
def test_the_horned_ones_due(way: str, regions: list[str]) -> None:
    table = turned_up("the-horned-ones-due")
    table.play(NURGLE, f"way {way}")
    assert with_token(table, "skaven") == regions


@rule("OW-3.1")
def test_electors_arise() -> None:
    table = turned_up("electors-arise")
    assert table.tokens("empire") == "noble"
    assert table.options(NURGLE) == ["place kislev", "place bretonnia", "place estalia"]
    table.play(NURGLE, "place kislev")
    table.play(NURGLE, "place estalia")
    assert with_token(table, "noble") == ["kislev", "empire", "estalia"]


@rule("OW-3.1")
def test_franzs_decree() -> None:
    assert turned_up("franzs-decree").tokens("empire") == "hero noble"


@rule("OW-3.1")
def test_mass_exodus() -> None:
    table = turned_up("mass-exodus", norsca="peasant*3", tilea="peasant", kislev="noble")
    assert (table.tokens("norsca"), table.tokens("tilea")) == ("peasant*2", "")
    assert table.tokens("kislev") == "noble"


@rule("OW-3.1")
def test_meteor_showers() -> None:
    table = turned_up("meteor-showers")
    table.play(NURGLE, "place tilea")
    assert table.why_not(NURGLE, "place tilea") == ("not-one-of-them", "OW-3.2")
    table.play(NURGLE, "place norsca")
    assert with_token(table, "warpstone") == ["norsca", "tilea"]


@rule("OW-3.1", "OW-3.9")
def test_peasant_uprising() -> None:
    table = turned_up("peasant-uprising")
    assert with_token(table, "peasant") == list(REGION.symbols[:BADLANDS])
    assert table.track == "peasant-uprising -"


@rule("OW-3.1", "OW-13.4")
@pytest.mark.parametrize(
    ("peasants", "points"),
    [
        ({"khorne": 3, "nurgle": 1}, [6, 1, 0, 0]),
        ({"khorne": 2, "slaanesh": 2, "nurgle": 1}, [2, 1, 0, 2]),
        ({}, [0, 0, 0, 0]),
    ],
)
def test_plunged_into_chaos(peasants: dict[str, int], points: list[int]) -> None:
    table = Table("old-world", peasants=peasants)
    table.turn_up("plunged-into-chaos")
    assert table.points == points
    assert table.peasants == [
        peasants.get(name, 0) for name in ("khorne", "nurgle", "", "slaanesh")
    ]


@rule("OW-3.1")
@pytest.mark.parametrize("card", ["road-wardens", "witch-hunters"])
def test_a_hero_anywhere(card: str) -> None:
    table = turned_up(card)
    assert len(table.options(NURGLE)) == 9
    table.play(NURGLE, "place badlands")
    assert table.tokens("badlands") == "hero"


@rule("OW-3.1")
def test_up_from_skavenblight() -> None:
    table = turned_up("up-from-skavenblight", estalia="warpstone")
    assert table.options(NURGLE) == ["place bretonnia", "place estalia", "place tilea"]
    table.play(NURGLE, "place tilea")
    assert table.tokens("tilea") == "skaven"
    assert with_token(turned_up("up-from-skavenblight"), "skaven") == []


@rule("OW-3.1")
def test_warpstone_discovery() -> None:
    table = turned_up("warpstone-discovery")
    table.play(NURGLE, "place kislev")
    assert table.tokens("kislev") == "warpstone*2"
    assert table.chance() == "draw"


@rule("OW-13.1")
def test_events_that_are_left_over_serve_the_next_card() -> None:
    table = Table(
        "end",
        tokens={"norsca": "event peasant*2", "kislev": "event"},
        track="norse-reavers -",
    )
    assert table.tokens("norsca") == "event peasant"
    assert table.tokens("kislev") == "event"
    table = Table("end", tokens={"norsca": "event peasant*2"}, track="skavengers -")
    assert table.tokens("norsca") == "event peasant*2"


@rule("OW-13.2", "OW-13.3")
def test_what_tokens_do_to_a_region() -> None:
    table = Table(
        "summoning", power={"khorne": 1}, tokens={"kislev": "noble*2 skaven warpstone*3 hero"}
    )
    shown = {element.id: element for element in table.match.view().elements}
    values = shown["kislev/values"].traits
    assert (values["resistance"], values["conquest"], values["to-ruin"]) == (2, 5, 9)
    assert values["magic"] == 3


@rule("OW-13.4")
def test_peasants_on_sheets_score_nothing_by_themselves() -> None:
    table = Table("end", peasants={"khorne": 5}, round=3)
    assert table.points == [0, 0, 0, 0]


@rule("OW-13.5")
def test_dials_and_cards_place_move_and_remove_tokens() -> None:
    table = Table("end", counters={"tzeentch": 1, "nurgle": 1}, dials={"nurgle": 3})
    assert table.asked(TZEENTCH) == "ask-place-dial"
    table.play(TZEENTCH, "place kislev")
    assert table.tokens("kislev") == "warpstone"
    table = Table(
        "summoning",
        turn="slaanesh",
        power={"slaanesh": 3},
        hands={"slaanesh": "dark-influence"},
        tokens={"kislev": "noble"},
    )
    table.play(SLAANESH, "play dark-influence>kislev-left")
    table.play(SLAANESH, "go tilea")
    assert (table.tokens("kislev"), table.tokens("tilea")) == ("", "noble")
