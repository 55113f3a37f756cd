"""BR-2: rounds, and drawing cards."""

from fracas import SPECTATOR
from fracas.contract import rule
from fracas.core.events import includes
from tests.brawl.table import EVERY_CARD, Table


def pass_through_round(table: Table) -> list[int]:
    """Let nobody grab and everybody pass; list whose turn it was."""
    for seat in table.owes():
        table.play(seat, "ready")
    order: list[int] = []
    while not table.ending() and "ask-purse" not in map(table.asked, table.owes()):
        table.draw(next(iter(table.odds())))
        [seat] = table.owes()
        order.append(seat)
        table.play(seat, "pass")
    return order


def with_every_card_in_hand() -> Table:
    everything = [card for card, count in EVERY_CARD.items() for _ in range(count)]
    return Table(2, hands={1: " ".join(everything[:16]), 2: " ".join(everything[16:])})


@rule("BR-2.1")
def test_a_round_is_a_grab_and_then_a_turn_for_each() -> None:
    table = Table(3, hands={1: "mug", 2: "mug", 3: "mug"})
    assert {table.asked(seat) for seat in table.owes()} == {"ask-purse"}
    assert pass_through_round(table) == [1, 2, 3]
    assert table.log()[-1] == "round-begins 2"
    assert {table.asked(seat) for seat in table.owes()} == {"ask-purse"}


@rule("BR-2.1")
def test_whoever_lies_on_the_floor_has_no_turn() -> None:
    table = Table(4, hands={1: "mug"}, stamina={2: 0, 4: 0})
    assert pass_through_round(table) == [1, 3]


@rule("BR-2.1")
def test_without_cards_to_grab_with_the_round_goes_on_with_the_turns() -> None:
    table = Table(2, hands={})
    assert table.owes() == []
    table.draw("mug")
    assert table.asked(1) == "ask-play"


@rule("BR-2.2")
def test_each_round_begins_with_the_next_seat() -> None:
    table = Table(3)
    table.walk({}, until=lambda: bool(table.owes()))
    assert pass_through_round(table) == [1, 2, 3]
    assert pass_through_round(table) == [2, 3, 1]
    assert pass_through_round(table) == [3, 1, 2]
    assert pass_through_round(table) == [1, 2, 3]


@rule("BR-2.2")
def test_if_the_next_seat_lies_on_the_floor_the_one_after_begins() -> None:
    table = Table(4, in_round=2, hands={1: "mug"}, stamina={2: 0})
    assert pass_through_round(table) == [3, 4, 1]


@rule("BR-2.3")
def test_an_empty_deck_is_renewed_from_the_pile() -> None:
    table = Table(draw=1, hands={2: "mug mug"}, deck="")
    assert table.odds() == {"mug": 8, "chair": 8, "shove": 6, "duck": 8}
    table.draw("shove")
    assert table.pile == ""
    assert table.deck.split().count("shove") == 5
    assert len(table.deck.split()) == 29


@rule("BR-2.3")
def test_a_deck_that_is_not_empty_is_not_renewed() -> None:
    table = Table(draw=1, hands={}, deck="chair")
    assert table.odds() == {"chair": 1}
    table.draw("chair")
    assert len(table.pile.split()) == 31


@rule("BR-2.3")
def test_a_renewed_deck_is_the_pile_alone() -> None:
    table = Table(2, turn=1, hands={1: "mug duck", 2: ""}, deck="")
    pile = table.pile
    table.play(1, "throw 2")
    assert table.odds() == {card: pile.split().count(card) for card in EVERY_CARD} | {
        "mug": pile.split().count("mug") + 1
    }
    assert "duck" in table.hand(1)


@rule("BR-2.3")
def test_if_deck_and_pile_are_empty_nothing_is_drawn() -> None:
    table = with_every_card_in_hand()
    before = table.hand(1)
    for seat in (1, 2):
        table.play(seat, "ready")
    assert table.asked(1) == "ask-play"
    assert table.hand(1) == before
    assert not [told for told in table.log(1) if told.startswith("drew")]


@rule("BR-2.4")
def test_only_the_one_who_draws_a_card_sees_it() -> None:
    table = Table(draw=1, hands={})
    table.draw("chair")
    assert table.log(1) == ["drew 1 chair"]
    for other in (2, 3, None):
        assert table.log(other) == ["drew-unseen 1"]


@rule("BR-2.4")
def test_the_others_see_the_same_whatever_is_drawn() -> None:
    chair, duck = (Table(draw=1, hands={}) for _ in range(2))
    chair.draw("chair")
    duck.draw("duck")
    assert chair.sees(1) != duck.sees(1)
    for other in (2, 3, None):
        assert chair.sees(other) == duck.sees(other)


@rule("BR-2.4")
def test_at_a_real_table_only_the_one_who_draws_is_shown_the_card() -> None:
    audience = Table(draw=1, hands={}).tavern.chance_audience
    assert [includes(audience, seat) for seat in (0, 1, 2, SPECTATOR)] == [True] + [False] * 3
