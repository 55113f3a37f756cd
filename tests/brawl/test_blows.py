"""BR-5: ducking, mugs and chairs."""

from itertools import product

import pytest

from brawl.tables import verbs
from fracas import FracasError, Text
from fracas.contract import rule
from tests.brawl.table import Table

ATTACKS = ["throw 2", "swing 2", "shove 2"]
EVERY_ATTACK = "mug chair shove"


def attacked(attack: str, hand: str) -> Table:
    """Let seat 1 attack seat 2, who holds this hand."""
    table = Table(turn=1, hands={1: EVERY_ATTACK, 2: hand, 3: "duck"})
    table.play(1, attack)
    return table


@rule("BR-5.1")
@pytest.mark.parametrize("attack", ATTACKS)
def test_the_target_may_duck_or_take_it(attack: str) -> None:
    table = attacked(attack, "mug duck")
    assert (table.owes(), table.asked(2)) == ([2], "ask-dodge")
    assert table.options(2) == ["duck", "take"]


@rule("BR-5.1")
def test_ducking_needs_a_duck_card() -> None:
    table = attacked("throw 2", "mug")
    assert table.why_not(2, "duck") == ("card-not-held", "BR-5.1")
    refusal = table.tavern.why_not(1, verbs.parse("duck"))
    assert refusal is not None
    assert refusal.text == Text("card-not-held", {"card": Text("card-duck")})


@rule("BR-5.1")
def test_there_is_no_third_answer() -> None:
    table = attacked("throw 2", "mug duck")
    for other in ("pass", "throw 1", "grab duck", "ready", "bump 1"):
        assert table.why_not(2, other) == ("not-an-answer", "FR-1.5")


@rule("BR-5.2")
@pytest.mark.parametrize("attack", ATTACKS)
def test_he_is_asked_though_he_cannot_duck(attack: str) -> None:
    table = attacked(attack, "mug")
    assert (table.owes(), table.asked(2)) == ([2], "ask-dodge")
    assert table.options(2) == ["take"]


@rule("BR-5.2")
@pytest.mark.parametrize("attack", ATTACKS)
def test_nobody_can_tell_from_the_question_whether_he_can_duck(attack: str) -> None:
    able, unable = attacked(attack, "duck"), attacked(attack, "mug")
    assert able.owes() == unable.owes()
    for other in (1, 3, None):
        assert able.log(other) == unable.log(other)
        assert able.sees(other) == unable.sees(other)
    able.play(2, "take")
    unable.play(2, "take")
    for other in (1, 3, None):
        assert able.log(other) == unable.log(other)
        assert able.sees(other) == unable.sees(other)


@rule("BR-5.2", "BR-5.4")
def test_without_a_card_he_is_not_asked() -> None:
    table = attacked("throw 2", "")
    assert table.stamina == [5, 4, 5]
    assert (table.owes(), table.chance()) == ([], "draw")


@rule("BR-5.2", "BR-5.5", "BR-6.1")
@pytest.mark.parametrize("attack", ["swing 2", "shove 2"])
def test_without_a_card_the_dice_roll_at_once(attack: str) -> None:
    table = attacked(attack, "")
    assert (table.owes(), table.chance()) == ([], "roll")


@rule("BR-5.3")
@pytest.mark.parametrize("attack", ATTACKS)
def test_ducking_costs_the_card_and_nothing_else(attack: str) -> None:
    table = attacked(attack, "duck duck")
    thrown = table.pile
    table.play(2, "duck")
    assert table.hand(2) == "duck"
    assert table.pile.split() == [thrown, "duck"]
    assert table.stamina == [5, 5, 5]
    assert table.log()[1:] == ["ducked 2"]
    table.draw("mug")
    assert (table.owes(), table.asked(2)) == ([2], "ask-play")


@rule("BR-5.3")
def test_taking_it_keeps_the_duck_card() -> None:
    table = attacked("throw 2", "duck")
    table.play(2, "take")
    assert table.hand(2) == "duck"
    assert table.stamina == [5, 4, 5]


@rule("BR-5.4")
def test_a_mug_takes_one_stamina() -> None:
    table = attacked("throw 2", "mug")
    table.play(2, "take")
    assert table.stamina == [5, 4, 5]
    assert table.log()[-2:] == ["stood 2", "hurt 2 1"]
    assert table.chance() == "draw"


@rule("BR-5.5")
@pytest.mark.parametrize(("first", "second"), list(product(range(1, 7), repeat=2)))
def test_each_five_or_six_of_two_dice_takes_one_stamina(first: int, second: int) -> None:
    table = attacked("swing 2", "")
    table.roll(first, second)
    assert table.stamina == [5, 5 - (first >= 5) - (second >= 5), 5]
    assert table.chance() == "draw"


@rule("BR-5.5")
def test_the_dice_of_a_chair_are_seen_by_all() -> None:
    table = attacked("swing 2", "mug")
    table.play(2, "take")
    table.roll(5, 2)
    for anybody in (1, 2, 3, None):
        rolled = [told.split()[-1] for told in table.log(anybody) if told.startswith("rolled")]
        assert rolled == ["5", "2"]


@rule("BR-5.5", "BR-7.1")
def test_two_dice_are_rolled_though_the_first_may_be_enough() -> None:
    table = Table(turn=1, hands={1: "chair"}, stamina={2: 1})
    table.play(1, "swing 2")
    table.roll(6)
    assert table.chance() == "roll"
    table.roll(6)
    assert table.stamina == [5, 0, 5]
    assert table.chance() == "draw"


@rule("BR-5.1", "BR-5.2")
def test_a_standing_answer_takes_what_comes() -> None:
    table = Table(turn=1, hands={1: "mug", 2: "duck", 3: "duck"})
    table.stand(2, "ask-dodge", "take")
    assert table.automatic() == []
    table.play(1, "throw 2")
    assert (table.owes(), table.automatic()) == ([2], [2])
    table.answer_for(2)
    assert table.stamina == [5, 4, 5]
    assert table.hand(2) == "duck"


@rule("BR-5.2")
def test_a_standing_answer_is_not_seen_by_the_others() -> None:
    standing, deciding = (Table(turn=1, hands={1: "mug", 2: "duck"}) for _ in range(2))
    standing.stand(2, "ask-dodge", "take")
    for table in (standing, deciding):
        table.play(1, "throw 2")
    assert standing.owes() == deciding.owes()
    for other in (1, 3, None):
        assert standing.log(other) == deciding.log(other)
        assert standing.sees(other) == deciding.sees(other)


@rule("BR-5.1")
def test_a_standing_answer_that_is_not_possible_leaves_the_question() -> None:
    table = Table(turn=1, hands={1: "mug", 2: "mug"})
    table.stand(2, "ask-dodge", "duck")
    table.play(1, "throw 2")
    assert (table.owes(), table.automatic()) == ([2], [])
    with pytest.raises(FracasError):
        table.answer_for(2)


@rule("BR-5.1")
def test_a_standing_answer_can_be_lifted_and_overruled() -> None:
    table = Table(turn=1, hands={1: "mug", 2: "duck"})
    table.stand(2, "ask-dodge", "take")
    table.play(1, "throw 2")
    table.stand(2, "ask-dodge", None)
    assert table.automatic() == []
    table.stand(2, "ask-dodge", "take")
    table.play(2, "duck")
    assert table.stamina == [5, 5, 5]


@rule("BR-5.1")
@pytest.mark.parametrize("prompt", ["ask-play", "ask-purse", "ask-bump"])
def test_only_an_attack_takes_a_standing_answer(prompt: str) -> None:
    table = Table(turn=1, hands={1: "mug"})
    with pytest.raises(FracasError):
        table.stand(1, prompt, "pass")
