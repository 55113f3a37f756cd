"""BR-7: the floor, closing time, and who was best."""

import pytest

from fracas import IllegalMove
from fracas.contract import rule
from tests.brawl.table import IDLE, Table


def at_closing_time(stamina: dict[int, int], coins: dict[int, int]) -> Table:
    """Let five brawlers pass through the last round."""
    table = Table(5, in_round=12, hands={}, stamina=stamina, coins=coins)
    table.walk(IDLE, until=lambda: bool(table.ending()))
    return table


@rule("BR-7.1")
def test_at_0_stamina_his_cards_go_to_the_pile_at_once() -> None:
    table = Table(turn=1, hands={1: "mug", 2: "chair duck"}, stamina={2: 1})
    table.play(1, "throw 2")
    table.play(2, "take")
    assert table.stamina == [5, 0, 5]
    assert (table.hand(2), table.pile) == ("", "mug chair duck")
    assert table.log()[-2:] == ["hurt 2 1", "out 2"]


@rule("BR-7.1")
def test_he_goes_down_once_even_if_others_go_down_later() -> None:
    table = Table(4, turn=1, hands={1: "mug mug"}, stamina={2: 1, 3: 1})
    table.play(1, "throw 2")
    table.draw("mug")
    table.play(3, "pass")
    table.draw("mug")
    table.play(4, "throw 3")
    table.play(3, "take")
    assert [told for told in table.log() if told.startswith("out")] == ["out 2", "out 3"]


@rule("BR-7.1")
def test_at_1_stamina_he_still_stands() -> None:
    table = Table(turn=1, hands={1: "mug", 2: "chair"}, stamina={2: 2})
    table.play(1, "throw 2")
    table.play(2, "take")
    assert (table.stamina[1], table.hand(2)) == (1, "chair")
    table.draw("mug")
    assert table.owes() == [2]


@rule("BR-7.1")
def test_stamina_never_falls_below_0() -> None:
    table = Table(turn=1, hands={1: "chair", 2: "mug"}, stamina={2: 1})
    table.play(1, "swing 2")
    table.play(2, "take")
    table.roll(5, 6)
    assert table.stamina == [5, 0, 5]
    assert table.log().count("out 2") == 1


@rule("BR-7.1", "BR-2.1", "BR-3.1")
def test_whoever_lies_on_the_floor_takes_no_further_part() -> None:
    table = Table(turn=1, hands={1: "mug duck", 2: "chair", 3: "duck"}, stamina={2: 1})
    table.play(1, "throw 2")
    table.play(2, "take")
    table.draw("mug")
    assert table.owes() == [3]
    assert table.why_not(3, "throw 2") == ("lying-down", "BR-4.4")
    table.play(3, "pass")
    assert (table.log()[-1], table.owes()) == ("round-begins 2", [1, 3])
    table.play(1, "ready")
    table.play(3, "ready")
    table.draw("mug")
    assert table.owes() == [3]


@rule("BR-7.2")
def test_one_alone_on_his_feet_ends_the_evening() -> None:
    table = Table(2, turn=1, hands={1: "mug", 2: "duck"}, stamina={2: 1})
    table.play(1, "throw 2")
    table.play(2, "take")
    assert table.ending() == "ending-last-standing"
    assert (table.owes(), table.chance()) == ([], "")
    assert table.ranks() == [1, 2]
    assert table.why_not(1, "pass") == ("the-game-is-over", "FR-1.3")
    with pytest.raises(IllegalMove):
        table.play(1, "pass")


@rule("BR-7.2")
def test_two_on_their_feet_go_on() -> None:
    table = Table(3, turn=1, hands={1: "mug"}, stamina={2: 1})
    table.play(1, "throw 2")
    assert table.ending() == ""
    assert table.chance() == "draw"


@rule("BR-7.2")
def test_the_evening_may_end_under_a_chair() -> None:
    table = Table(3, turn=1, hands={1: "chair"}, stamina={2: 2, 3: 0})
    table.play(1, "swing 2")
    table.roll(5, 6)
    assert table.ending() == "ending-last-standing"
    assert table.log()[-1] == "out 2"


@rule("BR-7.2", "BR-6.2")
def test_the_evening_may_end_in_the_middle_of_a_tumble() -> None:
    table = Table(5, turn=1, hands={1: "shove", 2: "mug"}, stamina={2: 1, 3: 0, 4: 0, 5: 0})
    table.play(1, "shove 2")
    table.play(2, "take")
    table.roll(3)
    assert table.ending() == "ending-last-standing"
    assert (table.owes(), table.chance()) == ([], "")
    assert table.stamina == [5, 0, 0, 0, 0]
    assert table.log()[-1] == "out 2"


@rule("BR-7.2", "BR-6.5")
def test_a_tumble_goes_on_while_two_are_on_their_feet() -> None:
    table = Table(3, turn=1, hands={1: "shove"}, stamina={3: 1})
    table.play(1, "shove 2")
    table.roll(6, 1)
    assert (table.ending(), table.stamina) == ("", [5, 5, 0])
    table.draw("mug", "mug")
    assert (table.owes(), table.hand(2)) == ([2], "mug mug")


@rule("BR-7.3")
@pytest.mark.parametrize(("evening", "rounds"), [("long", 12), ("short", 6)])
def test_the_evening_ends_after_the_last_turn_of_the_last_round(evening: str, rounds: int) -> None:
    table = Table(2, turn=2, in_round=rounds, hands={2: "mug"}, evening=evening)
    table.play(2, "pass")
    assert table.ending() == ""
    table.draw("mug")
    table.play(1, "pass")
    assert table.ending() == "ending-closing-time"
    assert (table.owes(), table.chance()) == ([], "")


@rule("BR-7.3")
@pytest.mark.parametrize(("evening", "rounds"), [("long", 12), ("short", 6)])
def test_the_round_before_the_last_does_not_end_it(evening: str, rounds: int) -> None:
    table = Table(2, turn=1, in_round=rounds - 1, hands={1: "mug"}, evening=evening)
    table.play(1, "pass")
    table.draw("mug")
    table.play(2, "pass")
    assert (table.ending(), table.log()[-1]) == ("", f"round-begins {rounds}")


@rule("BR-7.3")
@pytest.mark.parametrize(("evening", "rounds"), [("long", 12), ("short", 6)])
def test_a_peaceful_evening_has_so_many_rounds(evening: str, rounds: int) -> None:
    table = Table(2, evening=evening)
    table.walk(IDLE, until=lambda: bool(table.ending()))
    begun = [told for told in table.log() if told.startswith("round-begins")]
    assert begun == [f"round-begins {number}" for number in range(1, rounds + 1)]


@rule("BR-7.4")
@pytest.mark.parametrize(
    ("stamina", "coins", "ranks"),
    [
        pytest.param({}, {1: 3, 2: 1, 3: 4, 4: 2}, [2, 4, 1, 3, 5], id="coins"),
        pytest.param({1: 3, 2: 1, 3: 4, 4: 2}, {}, [3, 5, 2, 4, 1], id="then stamina"),
        pytest.param({1: 1}, {1: 1}, [1, 2, 2, 2, 2], id="coins before stamina"),
        pytest.param({2: 0, 3: 1}, {2: 9}, [1, 5, 4, 1, 1], id="feet before coins"),
        pytest.param({2: 0, 4: 0}, {2: 1, 4: 2}, [1, 5, 1, 4, 1], id="coins on the floor"),
        pytest.param({}, {}, [1, 1, 1, 1, 1], id="all equal"),
        pytest.param({5: 2}, {1: 1, 3: 1, 5: 1}, [1, 4, 1, 4, 3], id="equals share"),
    ],
)
def test_ranks_go_by_feet_then_coins_then_stamina(
    stamina: dict[int, int], coins: dict[int, int], ranks: list[int]
) -> None:
    assert at_closing_time(stamina, coins).ranks() == ranks


@rule("BR-7.4", "BR-7.2")
def test_the_last_on_his_feet_is_first_and_the_coins_rank_the_floor() -> None:
    table = Table(4, turn=1, hands={1: "mug"}, stamina={2: 1, 3: 0, 4: 0}, coins={2: 1, 3: 7, 4: 1})
    table.play(1, "throw 2")
    assert table.ranks() == [1, 3, 2, 3]


@rule("BR-7.4")
def test_one_who_resigned_does_the_least_and_is_ranked_behind_all() -> None:
    table = Table(3, turn=1, hands={1: "mug", 2: "chair duck", 3: "mug"}, coins={2: 9})
    table.resign(2)
    assert table.ending() == ""
    table.play(1, "throw 2")
    assert table.automatic() == [2]
    table.answer_for(2)
    assert (table.stamina, table.hand(2)) == ([5, 4, 5], "chair duck")
    table.draw("mug")
    table.answer_for(2)
    assert table.log()[-1] == "passed 2"
    table.draw("mug")
    table.play(3, "pass")
    assert (table.owes(), table.automatic()) == ([2, 3], [2])
    table.answer_for(2)
    assert table.owes() == [3]
    table.play(3, "ready")
    assert table.hand(2) == "mug chair duck"
    table.walk(IDLE, until=lambda: bool(table.ending()))
    assert table.ending() == "ending-closing-time"
    assert table.ranks() == [1, 3, 1]


@rule("BR-7.4")
@pytest.mark.parametrize(("loser", "ranks"), [(1, [2, 1]), (2, [1, 2])])
def test_if_all_others_have_resigned_the_one_who_is_left_wins(loser: int, ranks: list[int]) -> None:
    table = Table(2, turn=1, hands={1: "mug", 2: "mug"}, coins={loser: 3})
    table.resign(loser)
    assert (table.ending(), table.ranks()) == ("ending-resignation", ranks)
    assert table.owes() == []
