"""BR-1: who takes part, and with what."""

import pytest

from brawl import GAME
from fracas import SPECTATOR, UnknownSetting
from fracas.contract import rule
from tests.brawl.table import IDLE, Table


def dealt(seats: int) -> Table:
    table = Table(seats)
    table.walk(IDLE, until=lambda: bool(table.owes()))
    return table


@rule("BR-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_brawlers_take_part(seats: int) -> None:
    assert dealt(seats).owes() == list(range(1, seats + 1))


@rule("BR-1.1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_one_is_too_few_and_six_are_too_many(seats: int) -> None:
    with pytest.raises(UnknownSetting):
        GAME.new(seats)


@rule("BR-1.2")
def test_the_first_card_is_drawn_from_all_32() -> None:
    assert Table().odds() == {"mug": 10, "chair": 8, "shove": 6, "duck": 8}


@rule("BR-1.2")
def test_a_card_that_was_drawn_cannot_be_drawn_again() -> None:
    table = Table()
    table.draw("shove", "shove", "mug")
    assert table.odds() == {"mug": 9, "chair": 8, "shove": 4, "duck": 8}


@rule("BR-1.3")
def test_each_brawler_is_dealt_four_cards() -> None:
    table = Table(3)
    for cards in (["mug", "chair", "shove", "duck"], ["mug", "mug", "duck", "chair"], ["duck"] * 4):
        table.draw(*cards)
    assert table.owes() == [1, 2, 3]
    for seat in (1, 2, 3):
        seen = [f"drew {seat} {card}" for card in table.hand(seat).split()]
        assert len(seen) == 4
        assert sorted(told for told in table.log(seat) if told.startswith("drew ")) == sorted(seen)


@rule("BR-1.3", "BR-2.4")
def test_a_dealt_card_is_seen_by_its_owner_alone() -> None:
    table = dealt(2)
    dealt_to_both = [told for told in table.log() if told.startswith("drew")]
    assert sorted(dealt_to_both) == ["drew-unseen 1"] * 4 + ["drew-unseen 2"] * 4
    assert table.log(1).count("drew-unseen 2") == 4
    assert table.log(2).count("drew-unseen 1") == 4


@rule("BR-1.3")
def test_nobody_sees_another_hand() -> None:
    one = Table(hands={1: "mug", 2: "mug duck", 3: "chair"})
    other = Table(hands={1: "mug", 2: "shove chair", 3: "duck"})
    assert one.sees(1) == other.sees(1)
    assert one.sees() == other.sees()
    assert one.sees(2) != other.sees(2)
    assert one.sees(3) != other.sees(3)


@rule("BR-1.3")
def test_one_sees_ones_own_cards_and_the_backs_of_the_others() -> None:
    table = Table(hands={1: "mug mug duck", 2: "chair"})
    own = [each for each in table.match.view(0).elements if each.place == "hand/1"]
    assert [(each.label.message, each.traits["count"]) for each in own] == [
        ("card-mug", 2),
        ("card-duck", 1),
    ]
    for viewer in (1, 2, SPECTATOR):
        backs = [each for each in table.match.view(viewer).elements if each.place == "hand/1"]
        assert [each.label.message for each in backs] == ["card-back"] * 3
        assert all(each.hidden for each in backs)


@rule("BR-1.4")
@pytest.mark.parametrize(("evening", "stamina"), [("long", 5), ("short", 3)])
def test_everybody_begins_with_the_stamina_of_the_evening(evening: str, stamina: int) -> None:
    assert Table(4, evening=evening).stamina == [stamina] * 4


@rule("BR-1.4")
def test_an_evening_is_long_unless_said_otherwise() -> None:
    assert GAME.option_names(GAME.new(2).options) == {"evening": "long"}
