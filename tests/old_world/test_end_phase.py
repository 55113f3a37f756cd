"""OW-10, OW-11 and OW-12: the end phase, the dials, and the end of the game."""

from collections.abc import Mapping

import pytest

from fracas.contract import rule
from fracas.games.old_world.board import (
    MOST_CORRUPTION,
    RUINERS_POINTS,
    SECOND_CORRUPTION,
)
from fracas.games.old_world.powers import (
    DIALS,
    DRAW,
    NOBLES,
    REMOVE_CORRUPTION,
    REMOVE_TOKENS,
    SCORE,
    START,
    UPGRADE,
    VICTORY,
    WARPSTONES,
)
from tests.old_world.table import KHORNE, NURGLE, SLAANESH, TZEENTCH, Table


@rule("OW-10.1")
def test_the_steps_in_their_order() -> None:
    table = Table(
        "end",
        figures={"norsca": "seductress leper"},
        cards={"norsca": "soporific-musk battle-cry"},
        controls={"norsca-left": "leper-1"},
        tokens={"norsca": "hero", "kislev": "event peasant"},
        corruption={"estalia": "nurgle*3"},
        new_ruins="estalia",
        counters={"khorne": 1, "nurgle": 1},
        track="norse-reavers -",
    )
    assert table.log() == [
        "released leper-1",
        "struck slaanesh norsca",
        "only-choice 4",
        "returned seductress-1",
        "token-removed peasant kislev",
        "scored nurgle 9",
        "corruption-removed nurgle estalia 3",
        "ticked khorne score 4",
        "scored khorne 4",
        "ticked nurgle score 3",
        "scored nurgle 3",
        "round-begins 3",
    ]


@rule("OW-10.2", "OW-10.3", "OW-A.32")
def test_heroes_strike_the_highest_threat() -> None:
    table = Table(
        "end",
        figures={"bretonnia": "seductress leper plaguebearer bloodsworn"},
        tokens={"bretonnia": "hero*2"},
        dials={"slaanesh": 2, "nurgle": 2},
    )
    assert table.log()[:3] == [
        "struck slaanesh bretonnia",
        "only-choice 4",
        "returned seductress-1",
    ]
    assert (table.owes(), table.asked(NURGLE)) == ([NURGLE], "ask-hero")
    assert table.options(NURGLE) == ["choose leper-1", "choose plaguebearer-1"]
    assert table.why_not(NURGLE, "choose bloodsworn-1") == ("not-your-figure", "OW-5.2")
    table.play(NURGLE, "choose plaguebearer-1")
    assert table.figures("bretonnia") == "bloodsworn leper"


@rule("OW-10.4")
def test_struck_figures_are_not_killed() -> None:
    table = Table(
        "end",
        figures={"kislev": "leper"},
        tokens={"kislev": "hero"},
        cards={"kislev": "ritual-slaying -"},
    )
    assert table.where("leper-1") == "stock"
    assert not any(line.startswith(("killed", "counter")) for line in table.log())


@rule("OW-10.5")
def test_space_one_acts_before_space_two() -> None:
    tokens = {"norsca": "event peasant", "kislev": "warpstone"}
    table = Table("end", tokens=tokens, track="skavengers norse-reavers")
    assert table.log()[:3] == [
        "only-choice 2",
        "token-placed skaven kislev",
        "token-removed peasant norsca",
    ]
    table = Table("end", tokens=tokens, track="norse-reavers skavengers")
    assert table.log()[0] == "token-removed peasant norsca"


@rule("OW-10.6", "OW-10.10")
def test_scoring_a_ruin() -> None:
    table = Table(
        "end", corruption={"estalia": "khorne*5 nurgle*8 tzeentch slaanesh"}, new_ruins="estalia"
    )
    assert table.points == [4, 9, 0, 0]
    assert table.ruin("estalia") == -1
    assert table.corruption("estalia") == ""


@rule("OW-10.6")
def test_the_ruination_cards() -> None:
    assert RUINERS_POINTS == (3, 4, 4, 5, 5)
    assert MOST_CORRUPTION[0] == (6, 6, 8, 10, 8, 9, 7, 7, 6)
    assert MOST_CORRUPTION[1] == MOST_CORRUPTION[2] == (7, 7, 9, 11, 9, 10, 8, 8, 7)
    assert MOST_CORRUPTION[3] == MOST_CORRUPTION[4] == (8, 8, 10, 12, 10, 11, 9, 9, 8)
    for first, second in zip(MOST_CORRUPTION, SECOND_CORRUPTION, strict=True):
        assert second == tuple(points // 2 for points in first)


@rule("OW-10.7", "OW-10.8", "OW-10.9", "OW-10.11")
@pytest.mark.parametrize(
    ("corruption", "points"),
    [
        ("khorne*5", [9, 0, 0, 0]),
        ("khorne*5 nurgle*5 tzeentch*2", [6, 6, 0, 0]),
        ("khorne*4 nurgle*4 tzeentch*4", [4, 4, 4, 0]),
        ("khorne*6 nurgle*3 tzeentch*3", [9, 2, 2, 0]),
        ("khorne*6 nurgle tzeentch slaanesh", [9, 1, 1, 1]),
        ("", [0, 0, 0, 0]),
    ],
)
def test_majorities_and_ties(corruption: str, points: list[int]) -> None:
    table = Table(
        "end",
        corruption={"estalia": corruption},
        tokens={"estalia": "warpstone*7"},
        new_ruins="estalia",
    )
    assert table.points == points


@rule("OW-10.10")
def test_a_ruin_is_scored_once() -> None:
    table = Table("end", corruption={"estalia": "khorne*5"}, ruined="estalia")
    assert table.points == [0, 0, 0, 0]


@rule("OW-A.31")
def test_a_ruin_emptied_by_the_grail_scores_nothing() -> None:
    table = Table(
        "end",
        corruption={"estalia": "khorne*5"},
        tokens={"estalia": "event"},
        new_ruins="estalia",
        track="the-grail-is-found -",
    )
    assert table.points == [0, 0, 0, 0]
    assert table.ruin("estalia") == -1


# Dials.


@rule("OW-11.3", "OW-11.4", "OW-11.5", "OW-11.7", "OW-11.8", "OW-11.11")
def test_dials_advance() -> None:
    table = Table("end", counters={"khorne": 2, "nurgle": 1, "tzeentch": 1}, round=1)
    assert table.points == [4, 3, 0, 0]
    table.play(TZEENTCH, "place norsca")
    assert (table.owes(), table.asked(KHORNE)) == ([KHORNE], "ask-upgrade")
    assert table.why_not(KHORNE, "upgrade nurgle-up-power") == ("not-your-upgrade", "OW-11.11")
    table.play(KHORNE, "upgrade khorne-up-power")
    assert table.upgrades("khorne") == "power"
    assert table.threats == [12, 5, 7, 4]
    assert table.counters == [0, 0, 0, 0]


@rule("OW-11.4")
def test_a_tie_for_the_most_counters_gives_no_extra_tick() -> None:
    table = Table("end", counters={"khorne": 2, "nurgle": 2})
    assert table.dials == [1, 1, 0, 0]


@rule("OW-A.29")
def test_alone_with_counters_one_advances_twice() -> None:
    table = Table("end", counters={"khorne": 1})
    assert table.dials[0] == 2
    assert Table("end").dials == [0, 0, 0, 0]


@rule("OW-11.6", "OW-11.10")
@pytest.mark.parametrize(("tokens", "left"), [("hero", 0), ("", 0), ("hero peasant noble", 1)])
def test_instructions_are_done_as_far_as_possible(tokens: str, left: int) -> None:
    table = Table(
        "end",
        tokens={"kislev": tokens},
        counters={"slaanesh": 1, "khorne": 1},
        dials={"slaanesh": 5},
    )
    for _ in range(2):
        if table.asked(SLAANESH) == "ask-remove-token":
            assert table.why_not(SLAANESH, "take event<kislev") == ("not-there", "OW-6.8")
            table.play(SLAANESH, table.options(SLAANESH)[0])
    assert len(table.tokens("kislev").split()) == left
    assert table.dials[3] == 6


@rule("OW-11.7")
def test_a_dial_may_let_draw() -> None:
    table = Table("end", counters={"khorne": 1, "slaanesh": 1}, dials={"khorne": 2})
    table.draw("battle-cry", "blood-frenzy")
    assert table.hand("khorne") == "blood-frenzy battle-cry"


@rule("OW-11.8", "OW-14.2")
def test_a_dial_may_place_tokens() -> None:
    table = Table(
        "end", counters={"slaanesh": 1, "khorne": 1}, dials={"slaanesh": 2}, ruined="tilea"
    )
    assert table.why_not(SLAANESH, "place tilea") == ("ruined-region", "OW-14.2")
    table.play(SLAANESH, "place kislev")
    table.play(SLAANESH, "place kislev")
    assert table.tokens("kislev") == "noble*2"
    table = Table(
        "end",
        counters={"slaanesh": 1, "khorne": 1},
        dials={"slaanesh": 2},
        tokens={"norsca": "noble*5"},
    )
    table.play(SLAANESH, "place kislev")
    assert table.tokens("kislev") == "noble"
    assert table.asked(SLAANESH) == ""


@rule("OW-11.9")
def test_a_dial_may_remove_corruption() -> None:
    table = Table(
        "end",
        counters={"nurgle": 1, "khorne": 1},
        dials={"nurgle": 5},
        corruption={"kislev": "khorne*2", "tilea": "nurgle", "empire": "slaanesh"},
    )
    assert table.options(NURGLE) == [
        "cleanse khorne<kislev",
        "cleanse nurgle<tilea",
        "cleanse slaanesh<empire",
    ]
    assert table.why_not(NURGLE, "cleanse khorne<tilea") == ("not-there", "OW-6.8")
    table.play(NURGLE, "cleanse khorne<kislev")
    table.play(NURGLE, "cleanse slaanesh<empire")
    assert table.corruption("kislev") == "khorne"
    assert table.corruption("empire") == ""


@rule("OW-11.11", "OW-18.3", "OW-18.4")
def test_upgrades_are_chosen_among_those_not_in_play() -> None:
    table = Table(
        "end",
        counters={"khorne": 1, "nurgle": 1},
        dials={"khorne": 4},
        upgrades={"khorne": "power cards"},
    )
    assert table.options(KHORNE) == [
        "upgrade khorne-up-bloodsworn",
        "upgrade khorne-up-bloodletters",
        "upgrade khorne-up-bloodthirster",
    ]
    refused = table.why_not(KHORNE, "upgrade khorne-up-power")
    assert refused == ("upgrade-in-play", "OW-11.11")
    table.play(KHORNE, "upgrade khorne-up-bloodsworn")
    assert "upgraded khorne khorne-up-bloodsworn" in table.log(NURGLE)
    assert [sum(tick.instruction == UPGRADE for tick in dial) for dial in DIALS] == [3, 3, 3, 3]


@rule("OW-18.1", "OW-18.2")
def test_an_upgrade_works_at_once() -> None:
    table = Table(
        "end",
        counters={"khorne": 1, "nurgle": 1},
        dials={"khorne": 1},
        figures={"kislev": "bloodsworn"},
    )
    table.play(KHORNE, "upgrade khorne-up-bloodsworn")
    shown = {element.id: element.traits for element in table.match.view().elements}
    assert shown["figure/bloodsworn-1"]["attack"] == 1


@rule("OW-11.7", "OW-11.12")
def test_what_the_dials_say() -> None:
    said = [[(tick.instruction, tick.amount) for tick in dial] for dial in DIALS]
    start, score, upgrade, victory = (START, 0), SCORE, (UPGRADE, 1), (VICTORY, 0)
    assert said[0] == [
        start,
        (score, 4),
        upgrade,
        (DRAW, 2),
        (score, 4),
        upgrade,
        upgrade,
        (DRAW, 2),
        (DRAW, 2),
        victory,
    ]
    assert said[1] == [
        start,
        (score, 3),
        (REMOVE_CORRUPTION, 1),
        upgrade,
        (score, 3),
        upgrade,
        (REMOVE_CORRUPTION, 2),
        upgrade,
        (score, 3),
        (REMOVE_CORRUPTION, 2),
        victory,
    ]
    assert said[2] == [
        start,
        (WARPSTONES, 1),
        upgrade,
        (score, 3),
        upgrade,
        (WARPSTONES, 2),
        upgrade,
        (score, 5),
        victory,
    ]
    assert said[3] == [
        start,
        (score, 3),
        upgrade,
        (NOBLES, 2),
        upgrade,
        upgrade,
        (REMOVE_TOKENS, 2),
        victory,
    ]


@rule("OW-11.13", "OW-11.12")
def test_a_dial_on_victory_stays_there() -> None:
    table = Table("end", counters={"slaanesh": 3}, dials={"slaanesh": 6})
    assert table.dials[3] == 7
    assert table.ending() == "ending-dial"


# The end of the game.


def ended(
    dials: Mapping[str, int] | None = None,
    points: Mapping[str, int] | None = None,
    ruined: str = "",
    old_left: int = 3,
) -> Table:
    """Carry out an end phase."""
    return Table("end", dials=dials or {}, points=points or {}, ruined=ruined, old_left=old_left)


@rule("OW-12.1", "OW-12.2")
def test_a_dial_comes_before_points() -> None:
    table = ended({"tzeentch": 8}, {"nurgle": 52, "tzeentch": 31})
    assert table.ending() == "ending-dial"
    assert table.ranks() == [4, 2, 1, 3]


@rule("OW-12.2", "OW-A.27")
def test_two_dials_on_victory() -> None:
    dials = {"khorne": 9, "tzeentch": 8}
    assert ended(dials, {"khorne": 20, "tzeentch": 31, "nurgle": 40}).ranks()[:3] == [2, 3, 1]
    assert ended(dials, {"khorne": 31, "tzeentch": 31}).ranks()[::2] == [1, 1]


@rule("OW-12.1", "OW-12.3")
def test_fifty_points() -> None:
    table = ended({"nurgle": 4, "slaanesh": 4}, {"nurgle": 53, "slaanesh": 53, "khorne": 49})
    assert table.ending() == "ending-points"
    assert table.ranks() == [3, 2, 4, 1]
    assert ended(points={"khorne": 49}).ending() == ""
    assert ended(points={"khorne": 50}, ruined="norsca kislev empire tilea estalia").ending() == (
        "ending-points"
    )


@rule("OW-12.1", "OW-12.4")
def test_five_ruins() -> None:
    ruined = "norsca kislev empire tilea estalia"
    table = ended(points={"nurgle": 20, "khorne": 20}, ruined=ruined, old_left=0)
    assert table.ending() == "ending-ruins"
    assert table.ranks()[:2] == [1, 2]
    assert ended(ruined=ruined.rpartition(" ")[0]).ending() == ""


@rule("OW-12.5", "OW-12.7")
def test_an_empty_deck_loses_for_all() -> None:
    table = ended(points={"khorne": 49}, ruined="norsca kislev empire", old_left=0)
    assert table.ending() == "ending-deck"
    assert table.ranks() == [4, 4, 4, 4]
    result = table.match.result()
    assert result is not None and result.winners() == []
    assert ended(points={"khorne": 50}, old_left=0).ranks()[0] == 1


@rule("OW-12.6")
def test_nothing_ends_the_game_before() -> None:
    table = Table(
        "summoning",
        power={"khorne": 1},
        points={"khorne": 60},
        ruined="norsca kislev empire tilea estalia",
    )
    assert table.ending() == ""
    table.play(KHORNE, "pass")
    assert table.ending() == "ending-points"


@rule("OW-12.7")
def test_the_last_round_is_played_out() -> None:
    table = Table(
        "old-world", old_left=1, figures={"norsca": "bloodsworn"}, round=6, points={"khorne": 50}
    )
    table.turn_up("plunged-into-chaos")
    assert table.world.old_left == 0
    assert table.ending() == ""
    table.draw("battle-cry")


@rule("OW-12.8")
def test_points_have_no_limit() -> None:
    table = ended(points={"khorne": 120})
    result = table.match.result()
    assert result is not None and result.scores == (120, 0, 0, 0)


# Old World cards in the end phase.


@rule("OW-10.5", "OW-A.45")
def test_bretonnian_knights_make_everybody_there_discard() -> None:
    table = Table(
        "end",
        figures={"bretonnia": "bloodsworn leper", "kislev": "acolyte"},
        hands={"khorne": "battle-cry blood-frenzy", "nurgle": "influenza", "tzeentch": "dazzle"},
        track="bretonnian-knights -",
    )
    assert table.options(KHORNE) == ["discard blood-frenzy", "discard battle-cry"]
    table.play(KHORNE, "discard battle-cry")
    assert table.pile("khorne") == "battle-cry"
    assert (table.pile("nurgle"), table.pile("tzeentch")) == ("influenza", "")


@rule("OW-10.5", "OW-A.45")
def test_dark_elf_corsairs_carry_off_a_token() -> None:
    table = Table(
        "end",
        tokens={"kislev": "event noble peasant", "tilea": "event peasant", "norsca": "noble"},
        track="dark-elf-corsairs -",
    )
    assert table.options(NURGLE) == ["take noble<kislev", "take peasant<kislev"]
    assert table.why_not(NURGLE, "take event<kislev") == ("cannot-be-chosen", "OW-6.8")
    table.play(NURGLE, "take noble<kislev")
    assert table.tokens("kislev") == "event peasant"
    assert (table.tokens("tilea"), table.tokens("norsca")) == ("event", "noble")


@rule("OW-10.5", "OW-14.2", "OW-A.45")
def test_dwarf_trollslayers_move_a_hero() -> None:
    table = Table(
        "end",
        tokens={"kislev": "hero", "badlands": "hero"},
        ruined="border-princes troll-country",
        track="- dwarf-trollslayers",
    )
    assert "token-moved hero kislev empire" in table.log()
    table = Table("end", tokens={"kislev": "hero"}, track="- dwarf-trollslayers")
    assert table.options(NURGLE) == ["go troll-country", "go empire"]
    assert table.why_not(NURGLE, "go tilea") == ("cannot-be-chosen", "OW-6.8")
    table.play(NURGLE, "go troll-country")
    assert table.tokens("troll-country") == "hero"


@rule("OW-10.5")
def test_skavengers_bring_skaven_to_warpstone() -> None:
    table = Table("end", tokens={"kislev": "warpstone", "tilea": "warpstone"}, track="skavengers -")
    assert table.options(NURGLE) == ["place kislev", "place tilea"]
    table.play(NURGLE, "place tilea")
    assert table.tokens("tilea") == "skaven warpstone"
    assert Table("end", track="skavengers -").chance() == "old-world"


@rule("OW-10.5")
def test_warpstone_discovery_lets_draw_one_card() -> None:
    table = Table(
        "end",
        figures={"kislev": "bloodsworn leper", "tilea": "bloodsworn", "norsca": "acolyte"},
        tokens={"kislev": "warpstone", "tilea": "warpstone"},
        track="warpstone-discovery -",
    )
    table.draw("battle-cry", "influenza")
    assert table.chance() == "old-world"


@rule("OW-10.5", "OW-A.45")
def test_witch_hunters_strike_the_most_corrupt() -> None:
    table = Table(
        "end",
        tokens={"kislev": "hero", "tilea": "hero"},
        corruption={
            "kislev": "khorne*3 nurgle*3 slaanesh",
            "tilea": "slaanesh",
            "norsca": "khorne",
        },
        track="witch-hunters -",
    )
    assert table.corruption("kislev") == "khorne*2 nurgle*2 slaanesh"
    assert (table.corruption("tilea"), table.corruption("norsca")) == ("", "khorne")


@rule("OW-3.9", "OW-17.1")
def test_electors_sue_for_peace() -> None:
    for track, fought in (("electors-sue-for-peace -", False), ("- -", True)):
        table = Table(
            "battle",
            figures={"kislev": "bloodletter leper"},
            tokens={"kislev": "event"},
            cards={"kislev": "blood-frenzy -"},
            track=track,
        )
        assert (table.chance() == "roll") == fought
