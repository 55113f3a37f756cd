"""OW-7 and OW-15: dice, hits, early hits, control, and what is lost in battle."""

import pytest

from fracas.contract import rule
from tests.old_world.table import KHORNE, NURGLE, SLAANESH, TZEENTCH, Table


def told(table: Table, word: str) -> list[str]:
    """Give what the log tells that begins with a word."""
    return [line for line in table.log() if line.startswith(word)]


@rule("OW-7.3", "OW-7.6", "OW-7.9", "OW-7.10", "OW-7.15", "OW-7.20", "OW-11.14")
def test_a_battle_of_three() -> None:
    table = Table("battle", figures={"kislev": "bloodletter*2 great-unclean-one acolyte*2"})
    table.roll(1, 3, 4, 6)
    assert table.chance() == "roll"
    table.roll(5)
    table.play(KHORNE, "hit great-unclean-one")
    assert table.figures("kislev") == "bloodletter*2 great-unclean-one acolyte*2"
    table.roll(2, 4, 5)
    table.play(NURGLE, "hit bloodletter-1")
    table.play(NURGLE, "hit acolyte-1")
    assert table.figures("kislev") == "bloodletter acolyte"
    assert table.where("great-unclean-one") == "stock"
    assert table.counters == [1, 0, 0, 0]


@rule("OW-7.13", "OW-7.22", "OW-11.14")
def test_peasants_alone_are_enough() -> None:
    table = Table(
        "battle", figures={"border-princes": "bloodletter"}, tokens={"border-princes": "peasant*2"}
    )
    table.roll(3, 4)
    assert table.tokens("border-princes") == "peasant"
    assert (table.peasants[0], table.counters[0]) == (1, 0)


@rule("OW-7.12", "OW-7.13")
def test_hits_go_on_as_long_as_there_is_a_peasant() -> None:
    table = Table("battle", figures={"norsca": "bloodthirster"}, tokens={"norsca": "peasant*2"})
    table.roll(4, 4, 4, 1)
    assert table.peasants[0] == 2
    assert told(table, "hits-lost") == ["hits-lost khorne 1"]


@rule("OW-7.1", "OW-7.17", "OW-7.18", "OW-A.35", "OW-A.37")
def test_early_hits_add_up() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodthirster great-unclean-one"},
        cards={"kislev": "blood-frenzy -"},
    )
    table.roll(4, 5)
    assert table.figures("kislev") == "bloodthirster great-unclean-one"
    table.roll(2, 3, 4, 5)
    assert told(table, "killed") == ["killed khorne great-unclean-one"]
    table.roll(1, 3, 5)
    assert told(table, "hits-lost") == ["hits-lost khorne 1", "hits-lost nurgle 1"]
    assert table.figures("kislev") == "bloodthirster"


@rule("OW-7.17")
def test_early_kills_never_roll() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodthirster great-unclean-one"},
        cards={"kislev": "blood-frenzy -"},
    )
    table.roll(6, 5, 4)
    assert table.where("great-unclean-one") == "stock"
    assert "rolled nurgle" not in " ".join(table.log())
    assert table.counters[0] == 1


@rule("OW-7.11", "OW-7.14", "OW-7.18", "OW-A.12")
def test_a_complicated_fight() -> None:
    table = Table(
        "battle",
        figures={"estalia": "bloodletter bloodsworn great-unclean-one plaguebearer*2 leper"},
        cards={"estalia": "blood-frenzy rain-of-pus"},
    )
    table.roll(1, 6, 4)
    assert table.options(KHORNE) == [
        "hit leper-1",
        "hit plaguebearer-1",
        "hit great-unclean-one",
    ]
    table.play(KHORNE, "hit plaguebearer-1")
    table.play(KHORNE, "hit plaguebearer-1")
    assert table.where("plaguebearer-1") == "stock"
    table.roll(4, 4)
    assert table.why_not(KHORNE, "hit great-unclean-one") == ("too-few-hits", "OW-7.11")
    assert table.options(KHORNE) == ["hit leper-1", "hit plaguebearer-2"]
    table.play(KHORNE, "hit leper-1")
    table.roll(1, 2, 3, 6, 6, 4)
    table.play(NURGLE, "hit bloodsworn-1")
    assert told(table, "hits-lost") == ["hits-lost nurgle 1"]
    assert table.figures("estalia") == "plaguebearer great-unclean-one"
    assert table.cards("estalia") == "- -"
    assert table.counters[0] == 1


@rule("OW-A.12")
def test_early_hits_may_be_spread_and_vanish() -> None:
    table = Table(
        "battle",
        figures={"kislev": "great-unclean-one lord-of-change", "tilea": "bloodletter leper"},
        cards={"kislev": "blood-frenzy -"},
    )
    table.roll(4, 4)
    table.play(KHORNE, "hit great-unclean-one")
    table.play(KHORNE, "hit lord-of-change")
    assert told(table, "hits-given") == [
        "hits-given khorne great-unclean-one 1",
        "hits-given khorne lord-of-change 1",
    ]
    table.roll(1, 1, 1, 1, 1, 1)
    assert table.figures("kislev") == "great-unclean-one lord-of-change"
    assert all(marks == 0 for marks in table.world.marks)


@rule("OW-7.2", "OW-A.38")
def test_there_is_a_battle_only_with_dice_and_a_target() -> None:
    for figures in ("bloodletter*2", "bloodsworn leper acolyte", ""):
        table = Table("battle", figures={"kislev": figures})
        assert table.chance() != "roll"
    table = Table(
        "battle",
        figures={"kislev": "bloodletter horror"},
        cards={"kislev": "warp-shield -"},
        shields={"kislev-left": "horror-1"},
    )
    # The Horror has a target, so both roll, though Khorne has none.
    table.roll(4, 4, 1)
    assert told(table, "rolled") == [
        "rolled khorne kislev 4",
        "rolled khorne kislev 4",
        "rolled tzeentch kislev 1",
    ]


@rule("OW-A.38")
def test_a_strong_enemy_is_a_target_too() -> None:
    table = Table("battle", figures={"kislev": "plaguebearer keeper-of-secrets"})
    table.roll(5)
    assert told(table, "hits-lost") == ["hits-lost nurgle 1"]


@rule("OW-7.4", "OW-7.5", "OW-7.10")
def test_dice_are_the_attack_values_toppled_ones_included() -> None:
    table = Table("battle", figures={"kislev": "bloodletter daemonette*2"})
    table.roll(4, 4)
    assert told(table, "killed") == ["killed khorne daemonette-1"]
    table.roll(1)
    assert table.chance() == "roll"
    table.roll(1)
    assert table.figures("kislev") == "bloodletter daemonette"


@rule("OW-7.6", "OW-A.39")
@pytest.mark.parametrize(("die", "hits"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1)])
def test_four_or_more_hits(die: int, hits: int) -> None:
    table = Table("battle", figures={"kislev": "plaguebearer bloodsworn"})
    table.roll(die)
    assert ("killed nurgle bloodsworn-1" in table.log()) == (hits == 1)
    assert table.chance() != "roll"


@rule("OW-7.6", "OW-A.39")
def test_sixes_give_dice_without_limit() -> None:
    table = Table("battle", figures={"kislev": "bloodletter leper*6"})
    table.roll(6, 6)
    table.roll(6, 1)
    table.roll(6)
    table.roll(1)
    assert len(told(table, "killed")) == 4


@rule("OW-7.7")
def test_own_figures_and_distant_ones_are_no_targets() -> None:
    table = Table(
        "battle", figures={"kislev": "bloodletter*2 leper acolyte", "tilea": "seductress"}
    )
    table.roll(4, 1, 1, 1)
    assert table.why_not(KHORNE, "hit bloodletter-2") == ("own-figure", "OW-7.7")
    assert table.why_not(KHORNE, "hit seductress-1") == ("not-in-battle", "OW-7.7")
    assert table.why_not(KHORNE, "hit-peasant") == ("no-peasant-here", "OW-7.13")
    assert table.options(KHORNE) == ["hit leper-1", "hit acolyte-1"]


@rule("OW-7.8", "OW-15.1", "OW-15.3", "OW-15.4")
def test_who_is_an_enemy_depends_on_control() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodletter*2 leper"},
        cards={"kislev": "soporific-musk -"},
        controls={"kislev-left": "bloodletter-1"},
    )
    table.roll(4, 4)
    assert table.options(KHORNE) == ["hit bloodletter-1", "hit leper-1"]
    table.play(KHORNE, "hit bloodletter-1")
    table.roll(4, 1)
    # Slaanesh rolls for the toppled Bloodletter and may hit Khorne's own.
    assert told(table, "rolled")[2:] == ["rolled slaanesh kislev 4", "rolled slaanesh kislev 1"]
    assert table.log().count("counter khorne") == 1
    assert table.where("bloodletter-1") == "stock"
    assert table.controller("bloodletter-1") == "khorne"


@rule("OW-15.3")
def test_an_own_figure_under_control_must_be_hit_if_it_is_alone() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodletter*2"},
        cards={"kislev": "soporific-musk -"},
        controls={"kislev-left": "bloodletter-1"},
    )
    table.roll(4, 1)
    assert told(table, "killed") == ["killed khorne bloodletter-1"]


@rule("OW-7.12", "OW-A.11")
def test_hits_must_be_assigned_while_they_can_kill() -> None:
    table = Table("battle", figures={"kislev": "bloodletter*2 lord-of-change leper acolyte"})
    table.roll(4, 4, 4, 1)
    assert table.why_not(KHORNE, "decline") == ("not-an-answer", "FR-1.5")
    table.play(KHORNE, "hit lord-of-change")
    assert table.why_not(KHORNE, "hit lord-of-change") == ("already-toppled", "OW-7.14")
    table.play(KHORNE, "hit leper-1")
    assert told(table, "hits-lost") == []


@rule("OW-7.16")
def test_the_final_rotting_comes_after_all_battles() -> None:
    table = Table(
        "battle",
        figures={"norsca": "acolyte bloodthirster", "tilea": "bloodletter leper"},
        corruption={"norsca": "nurgle"},
        cards={"norsca": "the-final-rotting -"},
    )
    table.roll(1, 1, 1, 1)
    table.roll(1)
    assert table.where("acolyte-1") == "norsca"
    table.roll(1)
    assert table.where("acolyte-1") == "stock"


@rule("OW-7.19", "OW-18.1")
def test_only_sixes_hit_upgraded_daemonettes() -> None:
    def daemonette(*dice: int) -> Table:
        table = Table(
            "battle",
            figures={"kislev": "bloodletter*2 daemonette"},
            upgrades={"slaanesh": "daemonettes"},
        )
        table.roll(*dice)
        table.roll(1)
        return table

    assert told(daemonette(4, 5, 5, 4), "hits-lost") == ["hits-lost khorne 4"]
    assert daemonette(6, 6, 2, 3, 1, 1).where("daemonette-1") == "stock"
    assert told(daemonette(6, 5, 5, 5, 2), "hits-lost") == ["hits-lost khorne 4"]


@rule("OW-7.19")
def test_which_hit_is_a_six_may_be_chosen() -> None:
    def fight() -> Table:
        table = Table(
            "battle",
            figures={"kislev": "bloodletter*2 daemonette leper*2"},
            upgrades={"slaanesh": "daemonettes"},
        )
        table.roll(6, 6, 4, 1, 1, 1)
        table.play(KHORNE, "hit leper-1")
        assert table.asked(KHORNE) == "ask-which-die"
        assert table.options(KHORNE) == ["use-six", "use-other"]
        return table

    table = fight()
    table.play(KHORNE, "use-six")
    assert table.asked(KHORNE) != "ask-hit"
    assert told(table, "killed") == ["killed khorne leper-1", "killed khorne leper-2"]
    table = fight()
    table.play(KHORNE, "use-other")
    assert "hit daemonette-1" in table.options(KHORNE)


@rule("OW-7.21", "OW-14.4")
def test_battles_are_fought_in_ruins() -> None:
    table = Table("battle", figures={"kislev": "bloodletter leper"}, ruined="kislev")
    table.roll(4, 1)
    assert table.figures("kislev") == "bloodletter"


@rule("OW-14.4", "OW-10.2")
def test_heroes_strike_in_ruins() -> None:
    table = Table("end", figures={"kislev": "leper"}, tokens={"kislev": "hero"}, ruined="kislev")
    assert table.figures("kislev") == ""


# Control.


@rule("OW-15.1", "OW-15.2", "OW-A.42")
def test_a_controlled_figure_counts_for_its_controller() -> None:
    table = Table(
        "summoning",
        power={"khorne": 1},
        figures={"kislev": "bloodthirster bloodsworn"},
        upgrades={"khorne": "bloodthirster bloodsworn"},
        cards={"kislev": "soporific-musk -"},
        controls={"kislev-left": "bloodthirster"},
    )
    shown = {element.id: element for element in table.match.view().elements}
    values = shown["kislev/values"].traits
    assert values["domination-slaanesh"] == 5  # two for the card, three for the Bloodthirster
    assert values["domination-khorne"] == 1
    assert values["expected-slaanesh"] == "2.4"
    assert shown["figure/bloodthirster"].traits["attack"] == 4
    assert shown["figure/bloodthirster"].owner == SLAANESH - 1


@rule("OW-15.1", "OW-A.42")
def test_a_controlled_cultist_places_tokens_of_its_controller() -> None:
    table = Table(
        "corruption",
        figures={"kislev": "leper*2"},
        cards={"kislev": "soporific-musk -"},
        controls={"kislev-left": "leper-1"},
    )
    assert table.corruption("kislev") == "nurgle slaanesh"


@rule("OW-15.5", "OW-5.9", "OW-A.50")
def test_a_controlled_figure_is_the_controllers_for_summoning() -> None:
    table = Table(
        "summoning",
        turn="slaanesh",
        power={"slaanesh": 2, "nurgle": 2},
        figures={"kislev": "leper"},
        cards={"kislev": "soporific-musk -"},
        controls={"kislev-left": "leper-1"},
    )
    reached = {move.split(">")[1] for move in table.options(SLAANESH) if "seductress-1" in move}
    assert reached == {"troll-country", "kislev", "empire"}
    table.play(SLAANESH, "summon seductress-1>kislev")
    assert table.owes() == [NURGLE]
    assert table.why_not(NURGLE, "summon leper-1>empire") == ("not-your-figure", "OW-5.2")
    reached = {move.split(">")[1] for move in table.options(NURGLE) if "leper-2" in move}
    assert len(reached) == 9


@rule("OW-15.5")
def test_control_ends_when_the_figure_is_summoned_away() -> None:
    table = Table(
        "summoning",
        turn="slaanesh",
        power={"slaanesh": 2},
        figures={"kislev": "great-unclean-one leper"},
        upgrades={"nurgle": "lepers"},
        cards={"kislev": "soporific-musk -"},
        controls={"kislev-left": "leper-1"},
    )
    table.play(SLAANESH, "summon leper-1>empire")
    assert (table.controller("leper-1"), table.where("leper-1")) == ("nurgle", "empire")
    assert table.power[3] == 1
    assert "released leper-1" in table.log()


@rule("OW-A.20")
def test_defence_goes_by_control() -> None:
    table = Table(
        "summoning",
        power={"khorne": 1},
        figures={"kislev": "great-unclean-one leper lord-of-change acolyte"},
        cards={"kislev": "soporific-musk rain-of-pus"},
        controls={"kislev-left": "great-unclean-one"},
    )
    shown = {element.id: element.traits for element in table.match.view().elements}
    assert shown["figure/great-unclean-one"]["defence"] == 3
    assert shown["figure/leper-1"]["defence"] == 2
    table = Table(
        "summoning",
        power={"khorne": 1},
        figures={"kislev": "great-unclean-one leper lord-of-change acolyte"},
        cards={"kislev": "soporific-musk plague-touch"},
        controls={"kislev-left": "great-unclean-one"},
    )
    shown = {element.id: element.traits for element in table.match.view().elements}
    defences = [shown[f"figure/{name}"]["defence"] for name in ("great-unclean-one", "leper-1")]
    assert defences == [2, 1]
    assert shown["figure/lord-of-change"]["defence"] == 1


# Upgrades in battle.


@rule("OW-18.1", "OW-A.13", "OW-A.15", "OW-A.37")
def test_upgraded_bloodletters_strike_early_in_their_battle() -> None:
    table = Table(
        "battle",
        figures={"norsca": "bloodsworn leper plaguebearer", "kislev": "bloodletter plaguebearer"},
        upgrades={"khorne": "bloodletters"},
        cards={"kislev": "reborn-in-blood -", "tilea": "blood-frenzy -"},
        tokens={"tilea": "peasant"},
    )
    table.roll(1, 1)  # Blood Frenzy comes first of all.
    assert told(table, "rolled")[-1] == "rolled khorne tilea 1"
    table.roll(2)  # Then Norsca, where nobody strikes early.
    assert told(table, "rolled")[-1] == "rolled nurgle norsca 2"
    table.roll(1, 1)
    assert told(table, "rolled")[-1] == "rolled khorne kislev 1"
    table.roll(1)
    assert told(table, "rolled")[-1] == "rolled nurgle kislev 1"
    table.roll(4, 1)  # The second battle: they strike early again, and the victim never rolls.
    assert table.where("plaguebearer-2") == "stock"
    assert table.chance() != "roll"


@rule("OW-18.1")
def test_upgraded_bloodsworn_and_seductresses() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodsworn seductress"},
        upgrades={"khorne": "bloodsworn", "slaanesh": "seductresses"},
    )
    table.roll(4)
    assert told(table, "hits-lost") == ["hits-lost khorne 1"]
    table = Table(
        "battle", figures={"kislev": "bloodsworn seductress"}, upgrades={"khorne": "bloodsworn"}
    )
    table.roll(4)
    assert told(table, "killed") == ["killed khorne seductress-1"]


@rule("OW-A.14")
def test_plaguebearers_strike_back() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodletter*2 bloodsworn plaguebearer*2 acolyte"},
        upgrades={"nurgle": "plaguebearers"},
    )
    table.roll(4, 4, 1, 1)
    table.play(KHORNE, "hit plaguebearer-1")
    table.play(KHORNE, "hit plaguebearer-2")
    assert (table.owes(), table.asked(NURGLE)) == ([NURGLE], "ask-automatic")
    assert table.why_not(NURGLE, "hit acolyte-1") == ("not-in-battle", "OW-7.7")
    table.play(NURGLE, "hit bloodletter-1")
    assert table.why_not(NURGLE, "hit bloodletter-1") == ("already-toppled", "OW-7.14")
    table.play(NURGLE, "hit bloodsworn-1")
    table.roll(1, 1)  # The toppled Plaguebearers still roll.
    assert table.figures("kislev") == "bloodletter acolyte"


@rule("OW-A.14")
def test_plaguebearers_strike_back_at_early_hits_too() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodletter plaguebearer"},
        upgrades={"nurgle": "plaguebearers"},
        cards={"kislev": "blood-frenzy -"},
    )
    table.roll(4, 1)
    assert told(table, "killed") == ["killed khorne plaguebearer-1", "killed nurgle bloodletter-1"]
    # Toppled, and nobody is left to fight with: the Bloodletter leaves without a roll.
    assert told(table, "rolled") == ["rolled khorne kislev 4", "rolled khorne kislev 1"]
    assert table.figures("kislev") == ""


@rule("OW-A.14")
def test_automatic_hits_that_can_kill_nobody_are_lost() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodthirster plaguebearer"},
        upgrades={"nurgle": "plaguebearers"},
    )
    table.roll(4, 1, 1, 1)
    assert told(table, "hits-lost") == ["hits-lost nurgle 1"]
    assert NURGLE not in table.owes()


@rule("OW-A.42")
def test_a_controlled_plaguebearer_strikes_back_for_its_controller() -> None:
    table = Table(
        "battle",
        figures={"kislev": "plaguebearer*2 leper"},
        upgrades={"nurgle": "plaguebearers"},
        cards={"kislev": "soporific-musk -"},
        controls={"kislev-left": "plaguebearer-1"},
    )
    table.roll(4)
    assert (table.owes(), table.asked(SLAANESH)) == ([SLAANESH], "ask-automatic")
    assert table.options(SLAANESH) == ["hit leper-1", "hit plaguebearer-2"]


@rule("OW-15.1", "OW-18.1")
def test_the_keeper_of_secrets_takes_a_cultist() -> None:
    table = Table(
        "battle",
        figures={"kislev": "keeper-of-secrets leper acolyte plaguebearer", "tilea": "bloodsworn"},
        upgrades={"slaanesh": "keeper-of-secrets"},
    )
    assert table.options(SLAANESH) == ["choose leper-1", "choose acolyte-1", "decline"]
    assert table.why_not(SLAANESH, "choose bloodsworn-1") == ("cannot-be-chosen", "OW-6.8")
    assert table.why_not(SLAANESH, "pass") == ("not-an-answer", "FR-1.5")
    assert table.why_not(SLAANESH, "choose plaguebearer-1") == ("cannot-be-chosen", "OW-6.8")
    table.play(SLAANESH, "choose leper-1")
    assert table.controller("leper-1") == "slaanesh"
    table.roll(1, 1, 1)
    assert table.corruption("kislev") == "tzeentch slaanesh"
    assert table.controller("leper-1") == "nurgle"
    assert "released leper-1" in table.log()


@rule("OW-A.16", "OW-A.17")
def test_greenskins_leave_one_die() -> None:
    table = Table(
        "battle",
        figures={"tilea": "bloodletter*2 leper*3"},
        tokens={"tilea": "event"},
        cards={"tilea": "blood-frenzy reborn-in-blood"},
        track="greenskins-invade -",
    )
    assert table.asked(KHORNE) == "ask-roll-now"
    table.play(KHORNE, "accept")
    table.roll(6)
    assert table.chance() != "roll"
    assert told(table, "rolled") == ["rolled khorne tilea 6"]
    table = Table(
        "battle",
        figures={"tilea": "bloodletter*2 leper*3"},
        tokens={"tilea": "event"},
        cards={"tilea": "blood-frenzy reborn-in-blood"},
        track="greenskins-invade -",
    )
    table.play(KHORNE, "decline")
    table.roll(4)
    assert told(table, "killed") == ["killed khorne leper-1"]
    assert table.chance() != "roll"


@rule("OW-A.46", "OW-A.37")
def test_upgrades_come_before_cards_at_the_beginning() -> None:
    table = Table(
        "battle",
        figures={"kislev": "keeper-of-secrets leper", "norsca": "leper"},
        cards={"norsca": "blood-frenzy -"},
        upgrades={"slaanesh": "keeper-of-secrets"},
    )
    assert table.asked(SLAANESH) == "ask-keeper"
    table.play(SLAANESH, "decline")
    assert table.chance() == "roll"


@rule("OW-A.33")
def test_a_toppled_figure_is_gone_before_corruption() -> None:
    table = Table("battle", figures={"kislev": "bloodletter acolyte"})
    table.roll(4, 1)
    assert table.corruption("kislev") == ""
    assert TZEENTCH not in table.owes()
