"""OW-4: the draw phase."""

import pytest

from fracas.contract import rule
from tests.old_world.table import KHORNE, TZEENTCH, Table

FIVE = "changer-of-ways drain-power warp-shield teleport dazzle"


@rule("OW-4.1", "OW-4.6")
def test_everybody_draws_as_his_sheet_says() -> None:
    table = Table("draw", hands={"tzeentch": "dazzle dazzle"})
    table.draw("battle-cry", "battle-cry", "plague-aura", "plague-aura")
    assert table.asked(TZEENTCH) == "ask-tzeentch-discard"
    table.play(TZEENTCH, "discard dazzle")
    table.draw(*["teleport"] * 4, "abyssal-pact", "soporific-musk")
    sizes = [table.world.hand_size(power) for power in range(4)]
    assert sizes == [2, 2, 5, 2]
    assert table.pile("tzeentch") == "dazzle"


@rule("OW-4.1")
def test_tzeentch_need_not_discard() -> None:
    table = Table("draw", hands={"tzeentch": "dazzle dazzle"})
    table.draw("battle-cry", "battle-cry", "plague-aura", "plague-aura")
    assert table.options(TZEENTCH) == ["discard dazzle", "decline"]
    assert table.why_not(TZEENTCH, "discard teleport") == ("card-not-held", "OW-6.1")
    table.play(TZEENTCH, "decline")
    table.draw(*["teleport"] * 3)
    assert table.hand("tzeentch") == "teleport*3 dazzle*2"
    assert table.odds().keys() >= {"abyssal-pact"}


@rule("OW-4.2")
def test_one_draws_from_his_own_deck() -> None:
    table = Table("draw", hands={"khorne": "blood-frenzy*4"})
    assert table.odds() == {
        "battle-cry": 4,
        "field-of-carnage": 3,
        "ritual-slaying": 3,
        "the-skull-throne": 4,
        "reborn-in-blood": 3,
        "the-blood-gods-call": 3,
    }


@rule("OW-4.3", "OW-A.36")
def test_an_exhausted_deck_is_made_anew_of_the_pile() -> None:
    table = Table("draw", decks={"khorne": "battle-cry"}, hands={"khorne": "reborn-in-blood"})
    assert table.odds() == {"battle-cry": 1}
    table.draw("battle-cry")
    log = table.log()
    assert log[-1] == "reshuffled khorne"
    assert table.pile("khorne") == ""
    assert table.odds()["blood-frenzy"] == 4
    table.draw("blood-frenzy")
    assert table.hand("khorne") == "blood-frenzy battle-cry reborn-in-blood"


@rule("OW-A.36")
def test_the_pile_stays_until_a_card_must_be_drawn() -> None:
    table = Table("draw", decks={"khorne": "battle-cry battle-cry"})
    table.draw("battle-cry", "battle-cry")
    assert table.deck("khorne") == ""
    assert "reshuffled khorne" not in table.log()
    assert sum(table.world.pile[:7]) == 22


@rule("OW-4.3")
def test_with_nothing_left_nothing_is_drawn() -> None:
    hand = (
        "blood-frenzy*4 battle-cry*4 field-of-carnage*3 ritual-slaying*3 the-skull-throne*4 "
        "reborn-in-blood*3 the-blood-gods-call*2"
    )
    table = Table("draw", hands={"khorne": hand})
    table.draw("the-blood-gods-call")
    assert table.world.hand_size(0) == 24
    assert "plague-aura" in table.odds()


@rule("OW-4.3", "OW-1.15")
def test_a_hand_is_known_once_its_deck_was_exhausted() -> None:
    table = Table("draw", decks={"khorne": ""}, hands={"khorne": "reborn-in-blood*2"})
    assert table.world.known[5] == 2
    table.draw("blood-frenzy")
    table.draw("blood-frenzy")
    assert sum(table.world.known) == 2


@rule("OW-4.4")
def test_a_hand_may_hold_any_number() -> None:
    table = Table("draw", hands={"khorne": "blood-frenzy*4 battle-cry*4 the-skull-throne*4"})
    table.draw("reborn-in-blood", "reborn-in-blood")
    assert table.world.hand_size(0) == 14


@rule("OW-4.5")
@pytest.mark.parametrize(
    ("upgrades", "points"),
    [
        ({}, [7, 6, 6, 6]),
        ({"khorne": "power", "nurgle": "power", "tzeentch": "power"}, [8, 7, 7, 6]),
        ({"slaanesh": "pleasure"}, [7, 6, 6, 7]),
        ({"slaanesh": "pain"}, [7, 6, 6, 7]),
        ({"slaanesh": "pleasure pain"}, [7, 6, 6, 9]),
    ],
)
def test_power_markers_are_set_anew(upgrades: dict[str, str], points: list[int]) -> None:
    table = Table(
        "draw",
        power={"khorne": 3, "slaanesh": 1},
        upgrades=upgrades,
        hands={"tzeentch": FIVE},
    )
    table.draw("battle-cry", "battle-cry", "plague-aura", "plague-aura")
    table.play(TZEENTCH, "decline")
    table.draw("abyssal-pact", "soporific-musk")
    assert table.power == points


@rule("OW-4.7")
def test_tzeentch_with_a_full_hand_draws_only_what_he_discards() -> None:
    for answer, draws in (("decline", False), ("discard teleport", False), ("x", True)):
        hand = FIVE if draws else f"{FIVE} temporal-stasis"
        table = Table("draw", hands={"tzeentch": hand})
        table.draw("battle-cry", "battle-cry", "plague-aura", "plague-aura")
        table.play(TZEENTCH, "discard dazzle" if draws else answer)
        assert ("dazzle" in table.odds() or "teleport" in table.odds()) == draws


@rule("OW-18.2")
@pytest.mark.parametrize(("upgrade", "cards"), [("cards", 3), ("power", 2)])
def test_khornes_extra_draw(upgrade: str, cards: int) -> None:
    table = Table("draw", upgrades={"khorne": upgrade})
    table.draw(*["battle-cry"] * cards)
    assert "plague-aura" in table.odds()


@rule("OW-18.2")
def test_tzeentchs_larger_hand() -> None:
    table = Table("draw", upgrades={"tzeentch": "cards"})
    table.draw("battle-cry", "battle-cry", "plague-aura", "plague-aura")
    table.draw("changer-of-ways", "drain-power", "warp-shield", "teleport", "dazzle")
    assert "temporal-stasis" in table.odds()
    table.draw("temporal-stasis")
    assert "abyssal-pact" in table.odds()
    assert KHORNE not in table.owes()
