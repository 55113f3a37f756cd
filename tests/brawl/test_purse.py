"""BR-3: the secret grab for the purse."""

from itertools import permutations

import pytest

from brawl.tables import verbs
from fracas import FracasError, IllegalMove, Text
from fracas.contract import rule
from tests.brawl.table import Table


def at_the_purse() -> Table:
    return Table(hands={1: "mug chair", 2: "shove duck duck", 3: "mug mug"})


def grabbing(one: str, other: str) -> Table:
    """Let two brawlers who hold just these cards grab with all of them."""
    table = Table(3, hands={1: one, 2: other, 3: "duck"})
    table.play(3, "ready")
    for seat, cards in ((1, one), (2, other)):
        if cards:
            table.play(seat, " + ".join([f"grab {card}" for card in cards.split()] + ["ready"]))
    return table


@rule("BR-3.1")
def test_all_who_hold_a_card_grab_at_the_same_time() -> None:
    table = Table(5, hands={1: "mug", 2: "", 3: "duck", 4: "chair shove"}, stamina={5: 0})
    assert table.owes() == [1, 3, 4]
    assert {table.asked(seat) for seat in table.owes()} == {"ask-purse"}


@rule("BR-3.1")
def test_the_others_learn_that_somebody_has_chosen_but_not_what() -> None:
    greedy, modest = at_the_purse(), at_the_purse()
    greedy.play(1, "grab chair + grab mug + ready")
    modest.play(1, "ready")
    assert greedy.owes() == modest.owes() == [2, 3]
    for other in (2, 3, None):
        assert greedy.log(other) == modest.log(other) == ["answered 1"]
        assert greedy.sees(other) == modest.sees(other)
        assert other is None or greedy.options(other) == modest.options(other)


@rule("BR-3.1")
def test_a_grab_that_is_not_complete_shows_nothing_at_all() -> None:
    table, untouched = at_the_purse(), at_the_purse()
    table.play(1, "grab chair")
    assert table.owes() == [1, 2, 3]
    for other in (2, 3, None):
        assert table.log(other) == []
        assert table.sees(other) == untouched.sees(other)
    assert table.sees(1) != untouched.sees(1)


@rule("BR-3.1")
@pytest.mark.parametrize("third", ["ready", "grab mug + grab mug + ready"])
def test_the_order_in_which_they_choose_makes_no_difference(third: str) -> None:
    answers = {1: "grab mug + grab chair + ready", 2: "grab duck + grab duck + ready", 3: third}
    digests: set[str] = set()
    for order in permutations(answers):
        table = at_the_purse()
        for seat in order:
            table.play(seat, answers[seat])
        assert table.log().count("purse-tied") == 1
        digests.add(table.tavern.digest())
    assert len(digests) == 1


@rule("BR-3.1")
def test_choices_may_be_made_bit_by_bit_in_between_one_another() -> None:
    together, mixed = at_the_purse(), at_the_purse()
    for seat, grab in ((1, "grab chair + ready"), (2, "ready"), (3, "grab mug + ready")):
        together.play(seat, grab)
    for seat, grab in ((3, "grab mug"), (1, "grab chair"), (3, "ready"), (2, "ready")):
        mixed.play(seat, grab)
    mixed.play(1, "ready")
    assert mixed.tavern.digest() == together.tavern.digest()


@rule("BR-3.1")
def test_a_grab_can_be_reconsidered_until_it_is_complete() -> None:
    table = at_the_purse()
    before = table.options(1)
    table.play(1, "grab chair")
    assert table.step_back(1)
    assert table.options(1) == before
    assert not table.step_back(1)


@rule("BR-3.1")
def test_a_complete_grab_cannot_be_taken_back() -> None:
    table = at_the_purse()
    for seat, still_owing in ((1, [2, 3]), (2, [3]), (3, [])):
        table.play(seat, "ready")
        assert table.owes() == still_owing
        for anybody in (1, 2, 3):
            assert not table.can_undo(anybody)
        assert not table.step_back(seat)
        with pytest.raises(FracasError):
            table.undo(seat)


@rule("BR-3.1")
def test_nobody_grabs_twice() -> None:
    table = at_the_purse()
    table.play(1, "ready")
    assert table.why_not(1, "grab mug") == ("not-asked", "FR-1.1")
    with pytest.raises(IllegalMove):
        table.play(1, "grab mug")


@rule("BR-3.2")
def test_one_grabs_with_no_card_with_one_or_with_two() -> None:
    table = at_the_purse()
    table.play(1, "ready")
    table.play(2, "grab shove + ready")
    table.play(3, "grab mug + grab mug + ready")
    assert (table.hand(1), table.hand(2), table.hand(3)) == ("mug chair", "duck duck", "")


@rule("BR-3.2")
def test_a_third_card_is_one_too_many() -> None:
    table = at_the_purse()
    table.play(2, "grab duck + grab duck")
    assert table.owes() == [1, 2, 3]
    assert table.options(2) == ["ready"]
    assert table.why_not(2, "grab shove") == ("enough-grabbed", "BR-3.2")


@rule("BR-3.2")
def test_nothing_else_can_be_done_at_the_purse() -> None:
    table = at_the_purse()
    for other in ("throw 2", "pass", "duck", "take", "bump 2"):
        assert table.why_not(1, other) == ("not-an-answer", "FR-1.5")


@rule("BR-3.2")
def test_one_grabs_with_cards_from_ones_own_hand() -> None:
    table = at_the_purse()
    assert table.options(1) == ["grab mug", "grab chair", "ready"]
    assert table.why_not(1, "grab duck") == ("card-not-held", "BR-3.2")
    refusal = table.tavern.why_not(0, verbs.parse("grab duck"))
    assert refusal is not None
    assert refusal.text == Text("card-not-held", {"card": Text("card-duck")})


@rule("BR-3.2")
def test_a_card_can_be_used_only_as_often_as_it_is_held() -> None:
    table = at_the_purse()
    table.play(1, "grab mug")
    assert table.options(1) == ["grab chair", "ready"]
    assert table.why_not(1, "grab mug") == ("card-not-held", "BR-3.2")
    table.play(3, "grab mug")
    assert table.options(3) == ["grab mug", "ready"]


@rule("BR-3.3")
def test_all_cards_are_shown_together() -> None:
    table = at_the_purse()
    table.play(1, "grab chair + ready")
    table.play(3, "grab mug + grab mug + ready")
    assert table.log() == ["answered 1", "answered 3"]
    table.play(2, "grab duck + ready")
    for anybody in (1, 2, 3, None):
        assert table.log(anybody)[:6] == [
            *("answered 1", "answered 3", "answered 2"),
            *("grabbed 1 chair", "grabbed 2 duck", "grabbed 3 mug"),
        ]
        assert table.log(anybody).count("grabbed 3 mug") == 2


@rule("BR-3.3")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [("mug", 1), ("chair", 3), ("shove", 2), ("duck", 2), ("chair duck", 5), ("mug shove", 3)],
)
def test_cards_have_their_worth(cards: str, worth: int) -> None:
    table = grabbing(cards, "")
    assert table.coins == [1, 0, 0]
    assert f"purse-won 1 {worth}" in table.log()


@rule("BR-3.3")
@pytest.mark.parametrize(
    ("more", "less"),
    [
        ("chair", "shove"),
        ("chair", "mug mug"),
        ("duck duck", "chair"),
        ("mug chair", "chair"),
        ("chair chair", "chair duck"),
        ("shove", "mug"),
    ],
)
def test_whoever_alone_has_the_most_gets_the_coin(more: str, less: str) -> None:
    assert grabbing(more, less).coins == [1, 0, 0]
    assert grabbing(less, more).coins == [0, 1, 0]


@rule("BR-3.3")
@pytest.mark.parametrize(
    ("one", "other"),
    [("duck", "shove"), ("duck", "mug mug"), ("chair", "mug shove"), ("mug chair", "duck duck")],
)
def test_who_has_as_much_as_another_gets_nothing(one: str, other: str) -> None:
    table = grabbing(one, other)
    assert table.coins == [0, 0, 0]
    assert "purse-tied" in table.log()


@rule("BR-3.3")
def test_when_the_best_tie_the_third_gets_nothing_either() -> None:
    table = Table(hands={1: "chair", 2: "duck", 3: "chair"})
    table.play(1, "grab chair + ready")
    table.play(2, "grab duck + ready")
    table.play(3, "grab chair + ready")
    assert table.coins == [0, 0, 0]


@rule("BR-3.3")
def test_a_tie_among_the_others_does_not_hurt_the_best() -> None:
    table = Table(hands={1: "mug", 2: "mug", 3: "duck"}, coins={3: 2})
    table.play(1, "grab mug + ready")
    table.play(2, "grab mug + ready")
    table.play(3, "grab duck + ready")
    assert table.coins == [0, 0, 3]


@rule("BR-3.3")
@pytest.mark.parametrize("hands", [{1: "mug"}, {1: "mug", 2: "mug", 3: "chair"}])
def test_nothing_is_not_enough(hands: dict[int, str]) -> None:
    table = Table(hands=hands)
    for seat in hands:
        table.play(seat, "ready")
    assert table.coins == [0, 0, 0]


@rule("BR-3.4")
@pytest.mark.parametrize(("second", "winner"), [("grab mug", [1, 0, 0]), ("grab chair", [0, 0, 0])])
def test_all_grabbed_cards_go_to_the_pile(second: str, winner: list[int]) -> None:
    table = Table(hands={1: "chair duck", 2: "mug chair", 3: "shove"}, pile="shove")
    table.play(1, "grab chair + ready")
    table.play(2, f"{second} + ready")
    table.play(3, "ready")
    assert table.coins == winner
    assert sorted(table.pile.split()) == sorted(["shove", "chair", second.removeprefix("grab ")])
    assert table.hand(1) == "duck"
    assert table.hand(3) == "shove"
