"""BR-4: drawing, then one card or a pass."""

import pytest

from brawl.tables import verbs
from fracas import IllegalMove, Text
from fracas.contract import rule
from tests.brawl.table import EVERY_CARD, Table

ATTACKS = {"mug": "throw", "chair": "swing", "shove": "shove"}


def without_a_card_to_draw() -> Table:
    """Put all cards into two hands, and let nobody grab: no draw stands between the turns."""
    everything = [card for card, count in EVERY_CARD.items() for _ in range(count)]
    table = Table(2, hands={1: " ".join(everything[:16]), 2: " ".join(everything[16:])})
    table.play(1, "ready")
    table.play(2, "ready")
    return table


@rule("BR-4.1")
def test_a_turn_begins_with_drawing_one_card() -> None:
    table = Table(draw=1, hands={1: "duck", 2: "mug"})
    assert (table.chance(), table.owes()) == ("draw", [])
    table.draw("mug")
    assert table.hand(1) == "mug duck"
    assert (table.chance(), table.owes()) == ("", [1])


@rule("BR-4.2")
def test_after_one_card_the_next_brawler_has_his_turn() -> None:
    table = Table(turn=1, hands={1: "mug mug chair"})
    table.play(1, "throw 2")
    assert table.hand(1) == "mug chair"
    table.draw("duck")
    assert (table.owes(), table.asked(2)) == ([2], "ask-play")


@rule("BR-4.2")
def test_instead_of_playing_a_card_one_may_pass() -> None:
    table = Table(turn=1, hands={1: "mug chair"})
    table.play(1, "pass")
    assert (table.hand(1), table.pile) == ("mug chair", "")
    assert (table.log(), table.stamina) == (["passed 1"], [5, 5, 5])
    table.draw("duck")
    assert table.owes() == [2]


@rule("BR-4.2")
def test_who_can_only_pass_is_asked_all_the_same() -> None:
    table = Table(turn=1, hands={1: "duck"})
    assert (table.owes(), table.options(1)) == ([1], ["pass"])


@rule("BR-4.3")
@pytest.mark.parametrize("card", ATTACKS)
def test_each_attack_needs_its_card(card: str) -> None:
    table = Table(turn=1, hands={1: card})
    assert table.options(1) == [f"{ATTACKS[card]} 2", f"{ATTACKS[card]} 3", "pass"]
    for other in ATTACKS.keys() - {card}:
        assert table.why_not(1, f"{ATTACKS[other]} 2") == ("card-not-held", "BR-4.3")


@rule("BR-4.3")
@pytest.mark.parametrize("card", ATTACKS)
def test_the_missing_card_is_named(card: str) -> None:
    table = Table(turn=1, hands={1: "duck"})
    refusal = table.tavern.why_not(0, verbs.parse(f"{ATTACKS[card]} 2"))
    assert refusal is not None
    assert refusal.text == Text("card-not-held", {"card": Text(f"card-{card}")})


@rule("BR-4.3")
@pytest.mark.parametrize("card", ATTACKS)
def test_an_attack_uses_its_card_up(card: str) -> None:
    table = Table(turn=1, hands={1: f"{card} {card} duck", 2: "mug"})
    table.play(1, f"{ATTACKS[card]} 2")
    assert table.hand(1) == f"{card} duck"
    assert table.log() == [f"played 1 {card} 2"]


@rule("BR-4.3")
def test_a_duck_is_no_attack() -> None:
    table = Table(turn=1, hands={1: "duck duck"})
    assert table.options(1) == ["pass"]
    assert table.why_not(1, "duck") == ("not-an-answer", "FR-1.5")
    with pytest.raises(IllegalMove):
        table.play(1, "duck")


@rule("BR-4.4")
def test_everybody_else_on_his_feet_can_be_the_target() -> None:
    table = Table(5, turn=3, hands={3: "mug"}, stamina={4: 0})
    assert table.options(3) == ["throw 1", "throw 2", "throw 5", "pass"]


@rule("BR-4.4")
@pytest.mark.parametrize("attack", ATTACKS.values())
def test_nobody_attacks_himself(attack: str) -> None:
    table = Table(turn=1, hands={1: "mug chair shove"})
    assert table.why_not(1, f"{attack} 1") == ("not-yourself", "BR-4.4")


@rule("BR-4.4")
@pytest.mark.parametrize("attack", ATTACKS.values())
def test_whoever_lies_on_the_floor_is_no_target(attack: str) -> None:
    table = Table(turn=1, hands={1: "mug chair shove"}, stamina={3: 0})
    assert table.why_not(1, f"{attack} 2") is None
    assert table.why_not(1, f"{attack} 3") == ("lying-down", "BR-4.4")


@rule("BR-4.4")
def test_an_empty_place_is_no_target() -> None:
    table = Table(3, turn=1, hands={1: "mug"})
    assert table.why_not(1, "throw 4") == ("lying-down", "BR-4.4")


@rule("BR-4.5")
@pytest.mark.parametrize("card", ATTACKS)
def test_the_card_is_on_the_pile_before_the_target_answers(card: str) -> None:
    table = Table(turn=1, hands={1: card, 2: "duck"})
    table.play(1, f"{ATTACKS[card]} 2")
    assert table.asked(2) == "ask-dodge"
    assert (table.hand(1), table.pile) == ("", card)


@rule("BR-4.5")
@pytest.mark.parametrize("card", ["chair", "shove"])
def test_the_card_is_on_the_pile_before_dice_are_rolled(card: str) -> None:
    table = Table(turn=1, hands={1: card})
    table.play(1, f"{ATTACKS[card]} 2")
    assert table.chance() == "roll"
    assert (table.hand(1), table.pile) == ("", card)


@rule("BR-4.2")
def test_a_pass_may_be_taken_back_while_nothing_was_revealed() -> None:
    table = Table(turn=1, hands={1: "mug"})
    table.play(1, "pass")
    table.undo(1)
    assert (table.owes(), table.log()) == ([1], [])
    assert table.options(1) == ["throw 2", "throw 3", "pass"]
    table.play(1, "throw 3")
    assert table.stamina == [5, 5, 4]


@rule("BR-4.2")
def test_a_pass_stands_once_the_next_has_drawn() -> None:
    table = Table(turn=1, hands={1: "mug"})
    table.play(1, "pass")
    assert table.can_undo(1)
    assert not table.can_undo(2)
    table.draw("mug")
    assert not table.can_undo(1)


@rule("BR-4.2")
def test_a_pass_may_be_taken_back_before_the_next_decides_and_not_after() -> None:
    table = without_a_card_to_draw()
    table.play(1, "pass")
    assert table.owes() == [2]
    table.undo(1)
    assert table.owes() == [1]
    table.play(1, "pass")
    table.play(2, "pass")
    assert not table.can_undo(1)
