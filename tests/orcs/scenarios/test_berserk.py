"""S-130 to S-136: when Berserk may be used, and what it does."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle, Table


@rule("OO-14.5", "OO-14.6")
def test_berserk_is_used_on_entering_the_red_squares() -> None:
    """S-130."""
    table = Battle(
        fighters=(3, 2),
        berserk=(2,),
        track={1: 3, 2: 2},
        hand={1: "heavy-orc orc", 2: "orc orc"},
    )
    table.commit("heavy-orc", "orc")
    assert (table.owes(), table.asked(2)) == ([2], "ask-berserk")
    assert (table.square(1), table.square(2)) == (4, 4)
    table.play(2, "berserk")
    assert (table.square(1), table.losses(1), table.fighting(1)) == (1, 1, 2)
    assert (table.square(2), table.berserk(2), table.losses(2)) == (4, False, 0)


@rule("OO-14.7")
def test_a_token_already_red_brings_no_decision() -> None:
    """S-131."""
    table = Battle(
        fighters=(3, 2),
        berserk=(2,),
        track={1: 3, 2: 4},
        hand={1: "heavy-orc orc", 2: "orc orc"},
    )
    table.commit("heavy-orc", "orc")
    assert (table.owes(), table.asked(2)) == ([1, 2], "ask-card")
    assert (table.square(2), table.berserk(2), table.losses(1)) == (6, True, 0)


@rule("OO-14.10", "OO-12.11")
def test_both_sides_go_berserk_and_the_attacker_first() -> None:
    """S-132."""
    table = Battle(
        berserk=(1, 2), track={1: 3, 2: 2}, hand={1: "heavy-orc orc", 2: "heavy-orc orc"}
    )
    table.commit("heavy-orc", "heavy-orc")
    assert (table.owes(), table.square(1), table.square(2)) == ([1], 5, 4)
    table.play(1, "berserk")
    assert (table.owes(), table.square(1), table.square(2)) == ([2], 5, 1)
    table.play(2, "berserk")
    assert (table.square(1), table.square(2)) == (1, 1)
    assert (table.losses(1), table.losses(2)) == (1, 1)
    assert not table.berserk(1)
    assert not table.berserk(2)


@rule("OO-12.6", "OO-14.8")
def test_the_strike_of_a_redraw_may_bring_berserk() -> None:
    """S-133."""
    table = Battle(
        berserk=(1,),
        track={1: 3, 2: 5},
        hand={1: "orc orc", 2: "orc orc"},
        deck={1: "heavy-orc heavy-orc"},
    )
    table.play(1, "redraw")
    table.play(2, "commit orc")
    assert (table.asked(1), table.square(1)) == ("ask-berserk", 4)
    table.play(1, "berserk")
    assert (table.square(2), table.losses(2), table.square(1)) == (1, 1, 4)
    table.play(1, "leave-order")
    assert (table.owes(), table.asked(1), table.hand(1)) == ([1], "ask-card", "heavy-orc heavy-orc")


@rule("OO-14.9", "OO-16.17")
def test_being_pushed_into_the_red_squares_brings_berserk() -> None:
    """S-134."""
    table = Battle(
        columns={1: "orc+crossbowman"}, berserk=(2,), hand={1: "kro-morda orc", 2: "orc orc"}
    )
    table.commit("kro-morda + cover 1 front", "orc")
    assert (table.owes(), table.asked(2), table.square(2)) == ([2], "ask-berserk", 4)
    assert table.square(1) == 2
    table.play(2, "berserk")
    assert (table.losses(1), table.square(1), table.square(2)) == (1, 1, 4)


@rule("OO-14.7", "OO-14.11")
def test_berserk_declined_may_come_again_after_leaving_the_red_squares() -> None:
    """S-135."""
    table = Battle(
        berserk=(2,),
        track={2: 2},
        hand={1: "heavy-orc heavy-orc", 2: "orc orc"},
        deck={1: "heavy-orc heavy-orc heavy-orc", 2: "orc orc orc"},
    )
    table.commit("heavy-orc", "orc")
    assert (table.asked(2), table.square(2)) == ("ask-berserk", 4)
    table.play(2, "hold-back")
    table.commit("heavy-orc", "orc")
    assert (table.asked(2), table.square(2)) == ("ask-card", 6)
    table.commit("heavy-orc", "orc")
    assert (table.asked(2), table.square(2), table.losses(2)) == ("ask-card", 2, 1)
    table.commit("heavy-orc", "orc")
    assert (table.asked(2), table.square(2)) == ("ask-berserk", 4)
    assert table.berserk(2)


@rule("OO-11.4", "OO-14.11")
@pytest.mark.parametrize("kept", [True, False])
def test_a_berserk_not_used_is_kept_for_the_next_battle(kept: bool) -> None:
    """S-136."""
    table = Table(
        hordes={1: "f4-s-inner 3, f4-n-gate 3", 2: "f4-tower 3, f4-n-city 3"},
        markers={1: "f4-s-inner f4-n-gate", 2: "f4-tower f4-n-city f4-n-mid-l f4-e-inner"},
        owned={1: "orc orc orc", 2: "heavy-orc heavy-orc"},
        berserk=(1,),
    )
    for origin, zone in (("f4-s-inner", "f4-tower"), ("f4-n-gate", "f4-n-city")):
        table.play(1, f"march {origin} + to {zone} + hordes 3")
        table.play(2, "stand")
    table.play(1, "rest")
    table.play(1, "battle f4-tower")
    table.play(1, "pack orc + pack orc + pack orc + ready")
    table.play(2, "pack heavy-orc + pack heavy-orc + ready")
    for _ in range(2):
        table.walk({}, until=lambda: table.asked(1) == "ask-card")
        table.play(1, "commit orc")
        table.play(2, "commit heavy-orc")
    assert (table.asked(1), table.square(1)) == ("ask-berserk", 5)
    table.play(1, "hold-back" if kept else "berserk")
    assert (table.glory(1), table.asked(1)) == (1, "ask-deck")
    table.play(1, "pack orc + ready")
    table.play(2, "pack heavy-orc + ready")
    table.walk({}, until=lambda: table.asked(1) == "ask-card")
    assert (table.square(1), table.square(2), table.losses(2)) == (1, 1, 0)
    assert table.berserk(1) == kept
