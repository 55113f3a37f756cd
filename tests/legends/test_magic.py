"""SL-9: magical units and castles."""

import pytest

from fracas.contract import rule
from tests.legends.table import Table


@rule("SL-9.3", "SL-9.6")
def test_a_spell_destroys_both_at_one_moment() -> None:
    table = Table("hunter d4", "paranos d5")
    table.go(1, "move d4 up")
    assert (table.on("d4"), table.on("d5")) == ("", "")
    assert (table.lost(1), table.lost(2)) == (["hunter"], ["paranos"])


@rule("SL-9.4", "SL-10.10", "SL-6.9", "SL-11.2")
def test_dispel_magic_stops_the_spell_and_not_the_curse() -> None:
    table = Table("quicksand d5", "linghorn d6", turn=2)
    table.go(2, "move d6 down")
    assert table.on("d5") == "linghorn"
    assert table.curse() == "quicksand"
    assert "spell-cast quicksand" not in table.log()
    assert table.owes() == [1]


@rule("SL-11.2")
def test_dispel_magic_works_for_the_attacker_only() -> None:
    table = Table("srik d5", "paranos d6", turn=2)
    assert table.why_not(2, "move d6 down") == ("cannot-attack", "SL-9.2")


@rule("SL-9.5", "SL-14.2", "SL-14.11", "SL-18.34", "SL-9.8")
def test_holy_vision_spares_its_attacker_and_lets_its_owner_look() -> None:  # W-12
    table = Table("holy-vision d5", "crush d6, akillon c7, girr f7", turn=2)
    table.go(2, "move d6 down")
    assert (table.owes(), table.asked(1)) == ([1], "ask-look")
    table.play(1, "choose c7 + and f7")
    assert table.on("d5") == "crush"
    assert (table.known("c7"), table.known("f7")) == ([1, 2], [1, 2])
    assert table.log(1)[-4:] == ["looked 1 c7", "saw akillon c7", "looked 1 f7", "saw girr f7"] or (
        "saw girr f7" in table.log(1)
    )
    assert "looked 1 c7" in table.log(2) and "saw akillon c7" not in table.log(2)
    assert "saw akillon c7" not in table.log()


@rule("SL-18.34")
def test_one_may_look_at_one_unit_or_none() -> None:
    table = Table("holy-vision d5", "crush d6, akillon c7", turn=2)
    table.go(2, "move d6 down")
    table.go(1, "decline")
    assert table.known("c7") == [2]
    assert table.owes() == [1]


@rule("SL-9.1", "SL-9.9", "SL-11.7", "SL-11.14")
def test_a_strike_reveals_magical_units_and_castles_only() -> None:
    for target in ("paranos", "ogre-fort"):
        table = Table("frodnaj-archer d4", f"{target} d6")
        table.go(1, "act d4 ranged-attack + to d6")
        assert table.on("d6") == target
        assert table.known("d6") == [1, 2]
    table = Table("frodnaj-archer d4", "paranos! d6, crush e6")
    assert table.aims(1, "act d4 ranged-attack") == ["to e6"]


@rule("SL-9.7", "SL-18.31")
def test_only_an_attack_sets_a_spell_off() -> None:
    table = Table("dwarven-hero d4, poy c4, hunter e4, grundin e5, loovius c5", "decay d5")
    table.go(1, "act d4 siege + to d5")
    assert table.lost(2) == ["decay"]
    assert table.lost(1) == []


@rule("SL-9.8")
def test_choices_in_a_spell_are_its_controllers() -> None:
    table = Table("hunter d4", "skull-of-gorion d5", ground={"marsh": "b1"})
    table.go(1, "move d4 up")
    assert table.owes() == [2]  # the attacker was green
    table = Table(
        "lamorak d5, gold-knight d4, poy e4", "skull-of-gorion e5", ground={"marsh": "e4"}
    )
    table.go(1, "move d5 right")
    assert table.on("e4") == "poy"  # Lamorak dispels
    table = Table("gold-knight d5, poy e4", "skull-of-gorion e5", ground={"marsh": "e4"})
    table.go(1, "move d5 right")
    assert (table.owes(), table.asked(2)) == ([2], "ask-may-destroy")
    assert table.options(2) == ["choose e4", "decline"]
    table.go(2, "choose e4")
    assert sorted(table.lost(1)) == ["gold-knight", "poy"]


@rule("SL-9.11", "SL-18.11", "SL-13.1")
def test_medusa_and_decay_destroy_castles_next_to_them() -> None:
    for unit in ("medusa", "decay"):
        table = Table("wind-castle c4", f"{unit} d5, titan-castle h8", turn=2, extras=False)
        table.play(2, "act d5 act + accept")
        assert (table.ending(), table.ranks()) == ("ending-castle-fallen", [2, 1])


@rule("SL-9.12", "SL-6.13")
@pytest.mark.parametrize(("answer", "king"), [("choose c5", "c5"), ("decline", "")])
def test_the_guard_may_die_for_the_king(answer: str, king: str) -> None:
    table = Table("king-migol d5, migols-royal-guard c5", "kralc d6", turn=2)
    table.go(2, "move d6 down")
    assert (table.owes(), table.asked(1)) == ([1], "ask-rescue")
    table.go(1, answer)
    assert table.on("d5") == "kralc"
    assert table.on("c5") == ("king-migol" if king else "migols-royal-guard")
    assert table.lost(1) == ["migols-royal-guard" if king else "king-migol"]


@rule("SL-9.12")
def test_the_guard_helps_in_a_tie_and_against_powers_that_decide() -> None:
    table = Table("king-migol d5, migols-royal-guard c5", "crevcor d6", turn=2)
    table.go(2, "move d6 down")
    table.go(1, "choose c5")
    assert (table.on("c5"), table.on("d5")) == ("king-migol", "")
    table = Table("king-migol d5, migols-royal-guard c5", "jezrak d6", turn=2)
    table.go(2, "move d6 down")
    table.go(1, "choose c5")
    assert (table.on("c5"), table.on("d5")) == ("king-migol", "jezrak")


@rule("SL-9.12", "SL-14.7")
def test_any_hidden_neighbour_could_be_the_guard() -> None:
    beige = "king-migol d5, poy c5, migols-royal-guard a3"
    table = Table(beige, "kralc d6", turn=2)
    table.go(2, "move d6 down")
    assert table.asked(1) == "ask-rescue"
    assert table.options(1) == ["decline"]
    assert table.why_not(1, "choose c5") == ("wrong-unit", "SL-5.12")
    table = Table("king-migol d5, poy! c5, migols-royal-guard a3", "kralc d6", turn=2)
    table.go(2, "move d6 down")
    assert table.asked(1) != "ask-rescue"
