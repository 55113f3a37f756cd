"""OW-5 and OW-6: summoning figures, playing Chaos cards, passing."""

import pytest

from fracas.contract import rule
from fracas.games.old_world.tables import REGION
from tests.old_world.table import KHORNE, NURGLE, SLAANESH, TZEENTCH, Table


@rule("OW-5.1", "OW-5.3", "OW-5.5")
def test_turns_go_round_in_power_order() -> None:
    table = Table("summoning", power={"khorne": 2, "nurgle": 1, "tzeentch": 2, "slaanesh": 1})
    order = []
    for move in (
        "summon bloodsworn-1>norsca",
        "summon leper-1>norsca",
        "summon acolyte-1>kislev",
        "summon seductress-1>tilea",
        "pass",
        "pass",
    ):
        order += table.owes()
        table.play(order[-1], move)
    assert order == [KHORNE, NURGLE, TZEENTCH, SLAANESH, KHORNE, TZEENTCH]
    assert "corrupted tzeentch kislev 1" in table.log()


@rule("OW-5.2")
def test_a_turn_is_one_figure_or_one_card_or_a_pass() -> None:
    table = Table(
        "summoning",
        power={"khorne": 3, "nurgle": 1},
        hands={"khorne": "blood-frenzy"},
        figures={"kislev": "bloodsworn"},
    )
    verbs = {move.split()[0] for move in table.options(KHORNE)}
    assert verbs == {"summon", "play", "pass"}
    assert table.why_not(KHORNE, "discard blood-frenzy") == ("not-an-answer", "FR-1.5")
    assert table.why_not(KHORNE, "summon leper-1>kislev") == ("not-your-figure", "OW-5.2")
    table.play(KHORNE, "play blood-frenzy>kislev-left")
    assert table.owes() == [NURGLE]


@rule("OW-5.3")
def test_passing_loses_the_power_points_and_the_phase() -> None:
    table = Table("summoning", power={"khorne": 6, "nurgle": 2})
    table.play(KHORNE, "pass")
    assert table.power == [0, 2, 0, 0]
    table.play(NURGLE, "summon leper-1>norsca")
    assert table.owes() == [NURGLE]


@rule("OW-5.4", "OW-5.7")
def test_without_power_points_one_is_passed_over() -> None:
    hands = {"khorne": "blood-frenzy", "tzeentch": "warp-shield*2"}
    table = Table("summoning", power={"nurgle": 1, "tzeentch": 1}, hands=hands)
    assert table.owes() == [NURGLE]
    table.play(NURGLE, "pass")
    table.play(TZEENTCH, "play warp-shield>kislev-left")
    assert (table.power[2], table.owes()) == (1, [TZEENTCH])
    table.play(TZEENTCH, "summon acolyte-1>norsca")
    assert table.power[2] == 0
    assert TZEENTCH not in table.owes()


@rule("OW-5.6", "OW-5.8", "OW-5.9")
def test_summoning_to_an_adjacent_region() -> None:
    table = Table("summoning", figures={"kislev": "bloodsworn*2"}, power={"khorne": 2, "nurgle": 1})
    assert table.why_not(KHORNE, "summon bloodsworn-3>norsca") == ("out-of-reach", "OW-5.9")
    assert table.why_not(KHORNE, "summon bloodthirster>kislev") == ("too-dear", "OW-5.6")
    reached = {move.split(">")[1] for move in table.options(KHORNE) if "sworn-3" in move}
    assert reached == {"troll-country", "kislev", "empire"}
    table.play(KHORNE, "summon bloodsworn-3>troll-country")
    assert (table.power[0], table.owes()) == (1, [NURGLE])


@rule("OW-5.8")
def test_figures_come_from_the_board_for_the_full_cost() -> None:
    table = Table("summoning", figures={"kislev": "bloodletter"}, power={"khorne": 5})
    table.play(KHORNE, "summon bloodletter-1>empire")
    assert (table.figures("empire"), table.figures("kislev")) == ("bloodletter", "")
    assert table.power[0] == 3


@rule("OW-5.8")
def test_of_figures_that_are_alike_only_the_first_is_offered() -> None:
    table = Table("summoning", figures={"kislev": "bloodsworn*2"}, power={"khorne": 5})
    assert table.why_not(KHORNE, "summon bloodsworn-2>empire") == ("like-another", "OW-5.8")
    assert table.why_not(KHORNE, "summon bloodsworn-4>empire") == ("like-another", "OW-5.8")
    assert table.why_not(KHORNE, "summon bloodsworn-3>empire") is None


@rule("OW-5.10")
def test_the_first_figure_goes_anywhere() -> None:
    table = Table("summoning", power={"khorne": 1})
    reached = [move.split(">")[1] for move in table.options(KHORNE) if "sworn-1" in move]
    assert reached == list(REGION.symbols)


@rule("OW-5.11", "OW-5.12")
def test_the_last_figure_of_a_region() -> None:
    table = Table(
        "summoning", turn="slaanesh", figures={"norsca": "seductress"}, power={"slaanesh": 1}
    )
    assert table.why_not(SLAANESH, "summon seductress-1>kislev") == ("out-of-reach", "OW-5.9")
    assert table.why_not(SLAANESH, "summon seductress-1>norsca") == ("already-there", "OW-5.12")
    table.play(SLAANESH, "summon seductress-1>troll-country")
    assert table.where("seductress-1") == "troll-country"


@rule("OW-5.12", "OW-A.05")
def test_a_figure_is_not_summoned_to_where_it_is() -> None:
    table = Table("summoning", figures={"kislev": "bloodsworn bloodletter"}, power={"khorne": 3})
    assert table.why_not(KHORNE, "summon bloodletter-1>kislev") == ("already-there", "OW-5.12")
    assert "summon bloodletter-1>kislev" not in table.options(KHORNE)
    assert "summon bloodletter-2>kislev" in table.options(KHORNE)


@rule("OW-5.14", "OW-14.4")
def test_ruined_regions_are_summoned_to_and_from() -> None:
    table = Table(
        "summoning",
        figures={"kislev": "bloodsworn"},
        ruined="kislev empire",
        power={"khorne": 2},
    )
    table.play(KHORNE, "summon bloodsworn-1>empire")
    table.play(KHORNE, "summon bloodsworn-1>kislev")
    assert "summoned khorne bloodsworn-1 kislev 1" in table.log()


@rule("OW-5.15")
def test_any_number_stand_in_a_region() -> None:
    table = Table(
        "summoning",
        turn="tzeentch",
        figures={"kislev": "acolyte*8 horror*3 bloodsworn*4 leper*6"},
        power={"tzeentch": 3},
    )
    table.play(TZEENTCH, "summon lord-of-change>kislev")
    assert "summoned tzeentch lord-of-change kislev 3" in table.log()


@rule("OW-A.08")
def test_who_can_afford_nothing_passes() -> None:
    table = Table(
        "summoning",
        turn="tzeentch",
        power={"tzeentch": 1},
        figures={"kislev": "acolyte*8"},
        cards={"kislev": "field-of-carnage -"},
    )
    assert table.options(TZEENTCH) == ["pass"]
    table.play(TZEENTCH, "pass")
    assert table.power[2] == 0


@rule("OW-A.09", "OW-A.22")
def test_power_points_gained_bring_a_player_back() -> None:
    table = Table(
        "summoning",
        turn="tzeentch",
        power={"tzeentch": 1, "slaanesh": 1},
        hands={"tzeentch": "drain-power"},
    )
    table.play(TZEENTCH, "play drain-power>kislev-left")
    assert table.power[2] == 2
    table.world.power_points[0] = 1
    table.play(SLAANESH, "pass")
    assert table.owes() == [KHORNE]


# Chaos cards.


@rule("OW-6.1", "OW-6.2", "OW-5.6")
def test_playing_a_card_to_the_last_point() -> None:
    table = Table(
        "summoning",
        power={"khorne": 1, "nurgle": 1},
        hands={"khorne": "the-skull-throne reborn-in-blood"},
        cards={"kislev": "plague-aura -", "troll-country": "plague-aura influenza"},
    )
    assert table.why_not(KHORNE, "play reborn-in-blood>kislev-right") == ("too-dear", "OW-5.6")
    for space in ("troll-country-left", "troll-country-right", "kislev-left"):
        refused = table.why_not(KHORNE, f"play the-skull-throne>{space}")
        assert refused == ("space-taken", "OW-6.2")
    assert table.why_not(KHORNE, "play battle-cry>kislev-right") == ("card-not-held", "OW-6.1")
    table.play(KHORNE, "play the-skull-throne>kislev-right")
    assert table.power[0] == 0
    assert table.cards("kislev") == "plague-aura the-skull-throne"
    assert table.hand("khorne") == "reborn-in-blood"
    assert table.owes() == [NURGLE]


@rule("OW-6.2", "OW-6.3")
def test_one_chooses_the_space_and_needs_no_figure() -> None:
    table = Table("summoning", power={"khorne": 1}, hands={"khorne": "battle-cry"})
    played = [move for move in table.options(KHORNE) if move.startswith("play")]
    assert len(played) == 18
    assert "play battle-cry>estalia-right" in played


@rule("OW-6.4", "OW-14.1")
def test_no_card_is_played_to_a_ruined_region() -> None:
    table = Table("summoning", power={"khorne": 1}, hands={"khorne": "battle-cry"}, ruined="tilea")
    refused = table.why_not(KHORNE, "play battle-cry>tilea-left")
    assert refused == ("no-cards-in-ruins", "OW-6.4")
    assert not any("tilea" in move for move in table.options(KHORNE) if "play" in move)


@rule("OW-6.5", "OW-A.06")
def test_the_left_card_acts_first() -> None:
    # Both copies need tokens: the left one's choices come first and end before the right one's.
    table = Table(
        "battle",
        figures={"kislev": "acolyte*3"},
        corruption={"kislev": "nurgle"},
        cards={"kislev": "the-final-rotting the-final-rotting"},
    )
    assert [line for line in table.log() if "killed" in line] == [
        "killed nurgle acolyte-1",
        "killed nurgle acolyte-2",
    ]
    table = Table(
        "corruption",
        figures={"kislev": "leper*3"},
        cards={"kislev": "a-great-foul-consumption a-great-foul-consumption"},
    )
    assert table.log()[:5] == [
        "corrupted nurgle kislev 3",
        "counter nurgle",
        "returned leper-1",
        "returned leper-2",
        "returned leper-3",
    ]
    assert "corrupted nurgle kislev 1" in table.log()


@rule("OW-6.6", "OW-8.1", "OW-6.14")
def test_the_printed_cost_counts() -> None:
    table = Table(
        "summoning",
        turn="nurgle",
        power={"nurgle": 3, "tzeentch": 1},
        hands={"nurgle": "rain-of-pus"},
        cards={"kislev": "temporal-stasis -"},
        figures={"kislev": "leper acolyte"},
    )
    table.play(NURGLE, "play rain-of-pus>kislev-right")
    assert table.power[1] == 0
    shown = {element.id: element.traits for element in table.match.view().elements}
    assert shown["kislev/values"]["domination-nurgle"] == 2
    assert shown["kislev/values"]["domination-tzeentch"] == 2


@rule("OW-6.7")
def test_you_is_who_played_the_card() -> None:
    table = Table(
        "summoning",
        turn="slaanesh",
        power={"slaanesh": 1},
        hands={"slaanesh": "perverse-infiltration"},
        figures={"kislev": "leper*3"},
    )
    table.play(SLAANESH, "play perverse-infiltration>kislev-left")
    assert "corrupted slaanesh kislev 1" in table.log()


@rule("OW-6.8", "OW-6.9")
def test_teleport_is_mandatory() -> None:
    hands = {"tzeentch": "teleport"}
    table = Table(
        "summoning",
        turn="tzeentch",
        power={"tzeentch": 2},
        hands=hands,
        figures={"estalia": "acolyte"},
    )
    table.play(TZEENTCH, "play teleport>estalia-left")
    assert "only-choice 3" in table.log()
    assert table.asked(TZEENTCH) == "ask-teleport-to"
    assert table.why_not(TZEENTCH, "go estalia") == ("already-there", "OW-5.12")
    assert table.why_not(TZEENTCH, "decline") == ("not-an-answer", "FR-1.5")
    table.play(TZEENTCH, "go norsca")
    assert table.where("acolyte-1") == "norsca"
    table = Table("summoning", turn="tzeentch", power={"tzeentch": 2}, hands=hands)
    table.play(TZEENTCH, "play teleport>estalia-left")
    assert table.asked(TZEENTCH) == "ask-turn"


@rule("OW-6.10")
def test_cards_of_the_same_name_add_up_or_change_nothing() -> None:
    table = Table(
        "battle",
        figures={"kislev": "leper*4"},
        cards={"kislev": "blood-frenzy blood-frenzy"},
    )
    table.roll(1, 1, 1, 1)
    assert table.chance() != "roll"
    table = Table(
        "summoning",
        power={"khorne": 1},
        figures={"kislev": "bloodletter*2"},
        cards={"kislev": "the-skull-throne the-skull-throne"},
    )
    shown = {element.id: element.traits for element in table.match.view().elements}
    assert shown["kislev/values"]["domination-khorne"] == 6


@rule("OW-6.11")
def test_reminders_have_no_force() -> None:
    table = Table(
        "summoning",
        turn="tzeentch",
        power={"tzeentch": 3},
        hands={"tzeentch": "warp-shield teleport"},
        figures={"empire": "acolyte*2", "estalia": "bloodletter"},
    )
    table.play(TZEENTCH, "play warp-shield>empire-left")
    assert table.where("acolyte-1") == "empire"
    table.play(TZEENTCH, "play teleport>empire-right")
    assert table.options(TZEENTCH) == ["choose acolyte-1", "choose acolyte-2"]
    table.play(TZEENTCH, "choose acolyte-1")
    table.play(TZEENTCH, "go estalia")
    assert table.cards("empire") == "warp-shield teleport"
    table.play(TZEENTCH, "pass")
    # Nobody in Estalia can be killed, so there is no battle; the Acolyte is safe.
    assert "rolled" not in " ".join(table.log())
    assert table.where("acolyte-1") == "estalia"


@rule("OW-6.12", "OW-16.1", "OW-16.2")
def test_magic_symbols_lie_on_cards_and_figures() -> None:
    table = Table(
        "summoning",
        power={"khorne": 1},
        cards={"kislev": "dazzle plague-aura", "tilea": "battle-cry -"},
        figures={"tilea": "lord-of-change", "estalia": "horror"},
        upgrades={"tzeentch": "lord-of-change"},
    )
    shown = {element.id: element.traits for element in table.match.view().elements}
    magic = [shown[f"{region}/values"].get("magic", 0) for region in ("kislev", "tilea", "estalia")]
    assert magic == [2, 2, 0]


@rule("OW-6.13")
def test_cards_go_to_the_piles_in_the_end_phase() -> None:
    table = Table(
        "end", cards={"kislev": "battle-cry plague-aura", "tilea": "the-persistence-of-change -"}
    )
    assert table.cards("kislev") == table.cards("tilea") == "- -"
    assert table.pile("khorne") == "battle-cry"
    assert table.pile("nurgle") == "plague-aura"
    assert table.pile("tzeentch") == "the-persistence-of-change"


@rule("OW-6.14", "OW-A.40")
def test_a_cost_never_falls_below_nothing() -> None:
    table = Table(
        "summoning",
        turn="slaanesh",
        power={"slaanesh": 1},
        hands={"slaanesh": "degenerate-royalty"},
        corruption={"kislev": "nurgle*2 khorne"},
    )
    table.play(SLAANESH, "play degenerate-royalty>kislev-left")
    assert table.power[3] == 1


@rule("OW-A.10")
def test_a_card_may_be_played_for_its_cost_alone() -> None:
    table = Table(
        "summoning",
        power={"khorne": 2},
        hands={"khorne": "the-blood-gods-call"},
        figures={"norsca": "leper"},
    )
    table.play(KHORNE, "play the-blood-gods-call>norsca-left")
    assert "dominated khorne norsca 1" in table.log()


@rule("OW-5.13", "OW-A.41", "OW-18.1")
def test_moving_by_card_counts_as_summoning_for_the_great_unclean_one() -> None:
    table = Table(
        "summoning",
        power={"khorne": 3},
        hands={"khorne": "the-blood-gods-call"},
        figures={"norsca": "great-unclean-one"},
        upgrades={"nurgle": "great-unclean-one"},
        track="road-wardens franzs-decree",
    )
    table.play(KHORNE, "play the-blood-gods-call>empire-left")
    table.play(KHORNE, "choose great-unclean-one")
    assert table.corruption("empire") == "nurgle*2"
    assert (table.power[0], table.counters[1]) == (1, 1)


@rule("OW-17.1", "OW-A.18")
@pytest.mark.parametrize("seat", [NURGLE, KHORNE])
def test_field_of_carnage_holds_others_back(seat: int) -> None:
    table = Table(
        "summoning",
        turn="khorne" if seat == KHORNE else "nurgle",
        power={"khorne": 3, "nurgle": 3},
        figures={"kislev": "bloodsworn leper"},
        cards={"kislev": "field-of-carnage -"},
        hands={"khorne": "the-blood-gods-call"},
    )
    if seat == NURGLE:
        refused = table.why_not(NURGLE, "summon leper-1>empire")
        assert refused == ("held-back", "OW-17.1")
        assert table.why_not(NURGLE, "summon leper-2>empire") is None  # OW-A.47
    else:
        assert table.why_not(KHORNE, "summon bloodsworn-1>empire") is None
        table.play(KHORNE, "play the-blood-gods-call>norsca-left")
        assert table.why_not(KHORNE, "choose leper-1") == ("held-back", "OW-17.1")
        assert table.options(KHORNE) == ["choose bloodsworn-1", "decline"]


@rule("OW-A.47")
def test_figures_held_back_still_give_reach() -> None:
    table = Table(
        "summoning",
        turn="nurgle",
        power={"nurgle": 1},
        figures={"kislev": "leper"},
        cards={"kislev": "field-of-carnage -"},
    )
    reached = {move.split(">")[1] for move in table.options(NURGLE) if "leper-2" in move}
    assert reached == {"troll-country", "kislev", "empire"}


@rule("OW-3.9")
def test_franzs_decree_makes_the_empire_dear() -> None:
    table = Table(
        "summoning",
        power={"khorne": 2, "nurgle": 1},
        figures={"kislev": "bloodsworn"},
        track="franzs-decree -",
    )
    assert table.why_not(KHORNE, "summon bloodletter-1>empire") == ("too-dear", "OW-5.6")
    table.play(KHORNE, "summon bloodsworn-2>empire")
    assert table.power[0] == 0


@rule("OW-3.9")
def test_road_wardens_make_the_way_dear() -> None:
    table = Table(
        "summoning",
        power={"khorne": 3},
        figures={"kislev": "bloodsworn"},
        track="- road-wardens",
    )
    table.play(KHORNE, "summon bloodsworn-1>empire")
    assert table.power[0] == 1
    table.play(KHORNE, "summon bloodsworn-2>empire")
    assert table.power[0] == 0


@rule("OW-3.9", "OW-17.1")
def test_the_horned_ones_due_leaves_one_card() -> None:
    table = Table(
        "summoning",
        power={"khorne": 3},
        hands={"khorne": "battle-cry*2"},
        tokens={"kislev": "skaven", "tilea": "skaven"},
        cards={"kislev": "plague-aura -", "estalia": "plague-aura -"},
        track="the-horned-ones-due -",
    )
    assert table.why_not(KHORNE, "play battle-cry>kislev-right") == ("only-one-card", "OW-17.1")
    assert "play battle-cry>kislev-right" not in table.options(KHORNE)
    assert table.why_not(KHORNE, "play battle-cry>estalia-right") is None
    table.play(KHORNE, "play battle-cry>tilea-right")
    assert table.why_not(KHORNE, "play battle-cry>tilea-left") == ("only-one-card", "OW-17.1")


@rule("OW-3.9")
def test_teclis_makes_magic_dear() -> None:
    table = Table(
        "summoning",
        turn="tzeentch",
        power={"tzeentch": 1},
        hands={"tzeentch": "changer-of-ways warp-shield temporal-stasis"},
        tokens={"kislev": "event"},
        track="teclis-aids-the-empire -",
    )
    refused = table.why_not(TZEENTCH, "play temporal-stasis>kislev-left")
    assert refused == ("too-dear", "OW-5.6")
    assert table.why_not(TZEENTCH, "play temporal-stasis>tilea-left") is None
    table.play(TZEENTCH, "play warp-shield>kislev-left")
    assert table.power[2] == 1
    table.play(TZEENTCH, "play changer-of-ways>kislev-right")
    assert table.power[2] == 0
