"""S-140 to S-155: how battles end, who wins, and who has to go where."""

import pytest

from fracas.contract import rule
from tests.orcs.table import IDLE, RIVER, Battle

PRISONERS = "most-enemy-hordes most-fortresses white-tower most-villages-held"


@rule("OO-17.2", "OO-19.1", "OO-19.5")
def test_whoever_exterminates_the_enemy_wins_and_stays() -> None:
    """S-140."""
    table = Battle(
        fighters=(3, 1), track={2: 6}, hand={1: "boar-rider orc", 2: "orc orc"}, ruins="f4-s-inner"
    )
    table.commit("boar-rider", "orc")
    assert (table.glory(1), table.glory(2)) == (1, 0)
    assert (table.hordes(1, "f4-tower"), table.hordes(2, "f4-tower")) == (3, 0)
    assert (table.marker("f4-tower"), table.reserve(2)) == (1, 15)
    assert "battle-won 1 f4-tower" in table.log()


@rule("OO-17.1", "OO-17.12", "OO-19.10", "OO-R.01")
def test_both_armies_may_be_exterminated() -> None:
    """S-141."""
    table = Battle(
        fighters=(1, 1),
        track={1: 5, 2: 6},
        markers={2: "f4-tower"},
        hand={1: "heavy-orc orc", 2: "boar-rider orc"},
    )
    table.commit("heavy-orc", "boar-rider")
    assert "battle-drawn f4-tower" in table.log()
    assert (table.hordes(1, "f4-tower"), table.hordes(2, "f4-tower")) == (0, 0)
    assert (table.glory(1), table.glory(2), table.marker("f4-tower")) == (0, 0, 2)
    struck = [line for line in table.log() if line.startswith("struck 2")]
    assert struck[-1].endswith(" 3")


@rule("OO-17.5", "OO-19.2")
def test_two_losses_to_none_end_a_battle() -> None:
    """S-142."""
    table = Battle(
        fighters=(2, 3),
        losses={1: 1},
        track={1: 6},
        hand={1: "orc orc", 2: "heavy-orc orc"},
        ruins="f4-n-inner",
    )
    table.commit("orc", "heavy-orc")
    assert (table.glory(1), table.glory(2)) == (0, 1)
    assert (table.hordes(1, "f4-n-inner"), table.hordes(2, "f4-tower")) == (1, 3)
    assert table.reserve(1) == 14


@rule("OO-17.8", "OO-17.5")
def test_two_losses_to_one_do_not() -> None:
    """S-143."""
    table = Battle(
        fighters=(2, 3),
        losses={1: 1},
        track={1: 6, 2: 6},
        hand={1: "orc orc", 2: "heavy-orc orc"},
    )
    table.commit("orc", "heavy-orc")
    assert (table.losses(1), table.losses(2)) == (2, 1)
    assert (table.owes(), table.asked(1)) == ([1, 2], "ask-card")


@rule("OO-17.4")
def test_the_third_loss_ends_a_battle() -> None:
    """S-144."""
    table = Battle(
        fighters=(3, 2),
        losses={1: 2, 2: 1},
        track={1: 6},
        hand={1: "orc orc", 2: "heavy-orc orc"},
        ruins="f4-n-inner",
    )
    table.commit("orc", "heavy-orc")
    assert (table.glory(1), table.glory(2)) == (0, 1)
    assert (table.hordes(1, "f4-n-inner"), table.hordes(2, "f4-tower")) == (2, 2)


@rule("OO-17.3", "OO-17.12", "OO-19.4", "OO-19.9", "OO-R.17")
def test_both_may_reach_three_losses() -> None:
    """S-145."""
    table = Battle(
        fighters=(3, 2),
        losses={1: 2, 2: 2},
        track={1: 6, 2: 6},
        hand={1: "orc orc", 2: "heavy-orc orc"},
        markers={2: "f4-tower"},
        fortresses={2: "f4-tower lying"},
        ruins="f4-n-inner f4-s-inner f4-e-inner",
    )
    table.commit("orc", "heavy-orc")
    assert (table.owes(), table.asked(1)) == ([1], "ask-retreat")
    table.play(1, "retreat f4-n-inner")
    assert (table.owes(), table.asked(2)) == ([2], "ask-retreat")
    assert table.options(2) == ["retreat f4-e-inner", "retreat f4-s-inner"]
    assert table.why_not(2, "retreat f4-n-inner") is not None
    table.play(2, "retreat f4-s-inner")
    assert (table.hordes(1, "f4-n-inner"), table.hordes(2, "f4-s-inner")) == (2, 1)
    assert (table.marker("f4-tower"), table.fortress("f4-tower")) == (2, "2 lying")
    assert (table.glory(1), table.glory(2)) == (0, 0)


@rule("OO-17.7", "OO-12.2", "OO-17.9")
def test_whoever_has_no_card_left_loses() -> None:
    """S-146."""
    table = Battle(hand={1: "orc", 2: "orc crossbowman"}, deck={1: "", 2: ""}, ruins="f4-n-inner")
    table.commit("orc", "orc")
    assert (table.glory(1), table.glory(2)) == (0, 1)
    assert table.hordes(1, "f4-n-inner") == 3
    assert "out-of-cards 1" in table.log()


@rule("OO-17.6")
def test_both_may_run_out_of_cards() -> None:
    """S-147."""
    table = Battle(
        hand={1: "orc", 2: "orc"}, deck={1: "", 2: ""}, ruins="f4-n-inner f4-s-inner f4-e-inner"
    )
    table.commit("orc", "orc")
    assert "battle-drawn f4-tower" in table.log()
    table.play(1, "retreat f4-n-inner")
    table.play(2, "retreat f4-e-inner")
    assert (table.hordes(1, "f4-n-inner"), table.hordes(2, "f4-e-inner")) == (3, 3)
    assert (table.glory(1), table.glory(2), table.marker("f4-tower")) == (0, 0, 0)


@rule("OO-17.9", "OO-15.11", "OO-R.05")
def test_whoever_must_discard_from_an_empty_deck_loses() -> None:
    """S-148."""
    table = Battle(
        columns={1: "orc"},
        hand={1: "shaman orc", 2: "orc crossbowman"},
        deck={1: "orc", 2: ""},
        ruins="f4-n-inner",
    )
    table.commit("shaman", "orc")
    assert (table.glory(1), table.glory(2)) == (1, 0)
    assert (table.hordes(1, "f4-tower"), table.hordes(2, "f4-n-inner")) == (3, 3)


@rule("OO-17.11", "OO-R.01")
def test_three_losses_still_win_against_an_exterminated_army() -> None:
    """S-149."""
    table = Battle(
        fighters=(3, 1),
        losses={1: 2, 2: 1},
        track={1: 6, 2: 6},
        hand={1: "orc orc", 2: "heavy-orc orc"},
        ruins="f4-n-inner",
    )
    table.commit("orc", "heavy-orc")
    assert (table.glory(1), table.glory(2)) == (1, 0)
    assert (table.hordes(1, "f4-tower"), table.marker("f4-tower")) == (2, 1)


@rule("OO-12.16", "OO-15.6", "OO-17.10", "OO-R.01")
def test_a_green_shaman_comes_before_the_end_is_examined() -> None:
    """S-150."""
    table = Battle(
        fighters=(1, 2),
        losses={1: 1, 2: 1},
        track={1: 6},
        columns={1: "orc"},
        hand={1: "shaman orc", 2: "heavy-orc orc"},
        deck={1: "boar-rider", 2: "orc"},
    )
    table.commit("shaman", "heavy-orc")
    assert (table.asked(1), table.fighting(1), table.losses(1)) == ("ask-shaman", 0, 2)
    table.play(1, "green")
    assert (table.fighting(1), table.losses(1), table.losses(2)) == (1, 1, 1)
    assert (table.owes(), table.asked(1), table.square(1)) == ([1, 2], "ask-card", 2)


@rule("OO-19.3", "OO-19.6", "OO-19.7")
@pytest.mark.parametrize(("river", "held"), [(PRISONERS, 3), (RIVER, 0)])
def test_a_beaten_army_without_a_way_out_is_destroyed(river: str, held: int) -> None:
    """S-151."""
    table = Battle(
        fighters=(2, 3),
        losses={1: 1},
        track={1: 6},
        hand={1: "orc orc", 2: "heavy-orc orc"},
        river=river,
    )
    table.commit("orc", "heavy-orc")
    assert (table.hordes(1, "f4-tower"), table.hordes(2, "f4-tower")) == (0, 3)
    assert (table.prisoners(2, 1), table.reserve(1)) == (held, 15 - held)
    assert table.glory(2) == 1


@rule("OO-19.5", "OO-6.15", "OO-6.16", "OO-16.3")
def test_whoever_wins_a_city_takes_a_hero_even_one_that_fought() -> None:
    """S-152."""
    table = Battle(
        zone="f4-n-city",
        fighters=(3, 2),
        losses={2: 2},
        track={2: 6},
        markers={2: "f4-n-city f4-n-inner"},
        columns={2: "orc*vigdish+crossbowman"},
        hand={1: "heavy-orc orc", 2: "orc orc"},
    )
    table.commit("heavy-orc", "orc")
    table.happen("stolen vigdish")
    assert (table.glory(1), table.hordes(2, "f4-n-inner")) == (1, 1)
    assert (table.marker("f4-n-city"), table.hordes(1, "f4-n-city")) == (1, 3)
    assert (table.heroes(1), table.heroes(2), table.rests("vigdish")) == ("vigdish", "", True)


@rule("OO-19.5", "OO-6.1", "OO-6.7")
@pytest.mark.parametrize(("choice", "marker"), [("control", 1), ("raze", 0), ("convert", 0)])
def test_whoever_wins_a_village_chooses_what_becomes_of_it(choice: str, marker: int) -> None:
    """S-153."""
    table = Battle(
        zone="f4-n-inner",
        fighters=(3, 1),
        track={2: 6},
        markers={2: "f4-n-inner"},
        hand={1: "heavy-orc orc", 2: "orc orc"},
    )
    table.commit("heavy-orc", "orc")
    assert (table.owes(), table.asked(1)) == ([1], "ask-village")
    assert len(table.options(1)) == 3
    table.play(1, f"{choice} f4-n-inner")
    assert (table.marker("f4-n-inner"), table.markers(2)) == (marker, 0)
    assert table.trophies(1) == (choice != "control")


@rule("OO-19.2", "OO-19.3", "OO-7.17", "OO-R.44")
@pytest.mark.parametrize(
    ("marker", "ruins", "hordes"), [("f4-n-mid-r", "", 1), ("", "f4-n-mid-r", 1), ("", "", 0)]
)
def test_a_beaten_attacker_goes_back_only_where_he_may(
    marker: str, ruins: str, hordes: int
) -> None:
    """S-154."""
    table = Battle(
        zone="f4-ne-city",
        fighters=(2, 3),
        losses={1: 1},
        track={1: 6},
        markers={1: marker, 2: "f4-ne-city f4-ne-cross f4-e-mid-l"},
        ruins=ruins,
        hand={1: "orc orc", 2: "heavy-orc orc"},
    )
    table.commit("orc", "heavy-orc")
    assert table.glory(2) == 1
    assert (table.hordes(1, "f4-n-mid-r"), table.hordes(1, "f4-ne-city")) == (hordes, 0)
    assert table.reserve(1) == 15 - hordes


@rule("OO-16.3", "OO-R.43")
def test_a_hero_who_fought_rests_for_the_whole_game_round() -> None:
    """S-155."""
    table = Battle(
        4,
        fighters=(3, 1),
        track={2: 6},
        columns={1: "orc*froksh+crossbowman"},
        hand={1: "heavy-orc orc", 2: "orc orc"},
        hordes={2: "f4-e-inner 3"},
    )
    table.commit("heavy-orc", "orc")
    table.play(2, "march f4-e-inner + to f4-tower + hordes 3")
    table.walk({"ask-stand": "stand"}, until=lambda: table.asked(2) == "ask-action")
    table.play(2, "rest")
    assert table.owes() == [1, 2]
    assert table.why_not(1, "pack froksh") == ("hero-rests", "OO-16.3")
    for seat in (1, 2):
        table.play(seat, "ready")
    table.walk(IDLE, until=lambda: table.owes() == [3])
    assert table.rests("froksh")
    table.walk(IDLE, until=lambda: table.owes() == [2])
    assert not table.rests("froksh")
