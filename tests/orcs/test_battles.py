"""OO-11 to OO-14 and OO-18: sides, vanguards, reveals, places and tokens."""

import pytest

from fracas.contract import rule
from fracas.games.orcs.tables import CARD
from tests.orcs.table import Battle, Table


def besieged(cards: str) -> Table:
    """Seat 1 with these cards about to assault a fortress of seat 2."""
    table = Table(
        hordes={1: "f4-n-inner 3", 2: "f4-tower 3"},
        fortresses={2: "f4-tower upright"},
        owned={1: cards},
        actions=1,
    )
    table.play(1, "march f4-n-inner + to f4-tower + hordes 3")
    packed = " + ".join(f"pack {card}" for card in cards.split())
    table.play(1, f"{packed} + ready")
    table.play(2, "usual")
    return table


@rule("OO-11.1")
def test_the_attacker_is_the_one_whose_turn_it_is() -> None:
    table = Table(turn=2, hordes={2: "f4-n-inner 2", 1: "f4-tower 2"}, actions=1)
    table.play(2, "march f4-n-inner + to f4-tower + hordes 2")
    assert "battle-begins 2 1 f4-tower" in table.log()


@rule("OO-11.6", "OO-18.3")
def test_two_first_line_units_leave_the_deck_before_the_draw() -> None:
    table = besieged("orc orc orc orc orc crossbowman shaman catapult heavy-orc boar-rider")
    assert (table.asked(1), table.chance()) == ("ask-vanguard", "")
    table.play(1, "engage orc")
    assert table.why_not(1, "no-vanguard") == ("vanguard-needed", "OO-18.2")
    table.play(1, "engage boar-rider")
    assert table.columns(1) == "orc, boar-rider"
    assert table.kingdom.deck_size(0) == 8
    assert table.chance() == "draw"


@rule("OO-18.4", "OO-R.34")
@pytest.mark.parametrize(
    ("cards", "vanguard"), [("orc shaman shaman", "orc"), ("shaman shaman", "")]
)
def test_who_has_fewer_engages_what_he_has(cards: str, vanguard: str) -> None:
    table = besieged(cards)
    if vanguard:
        table.play(1, f"engage {vanguard}")
    assert table.options(1) == ["no-vanguard"]
    table.play(1, "no-vanguard")
    assert table.columns(1) == vanguard
    assert table.chance() == "draw"


@rule("OO-12.4", "OO-R.03", "OO-12.7")
def test_card_and_place_are_committed_in_secret_and_shown_together() -> None:
    table = Battle(
        columns={1: "orc+crossbowman, heavy-orc+shaman"},
        hand={1: "vigdish orc", 2: "orc shaman"},
    )
    before = table.sees(2)
    table.play(1, "commit vigdish + cover 2 back")
    assert table.owes() == [2]
    after = table.sees(2)
    assert after["elements"] == before["elements"]
    assert table.log(2) == ["answered 1"]
    table.play(2, "commit orc")
    assert table.log(2)[1:4] == ["answered 2", "revealed 1 vigdish", "revealed 2 orc"]
    assert table.columns(1) == "orc+crossbowman, heavy-orc+shaman*vigdish"


@rule("OO-13.1")
@pytest.mark.parametrize("card", ["orc", "heavy-orc", "boar-rider"])
def test_a_first_line_unit_opens_a_column(card: str) -> None:
    table = Battle(columns={1: "orc+crossbowman"}, hand={1: card, 2: "orc"})
    table.commit(card, "orc")
    assert table.columns(1) == f"orc+crossbowman, {card}"


@rule("OO-13.8")
def test_cover_lasts() -> None:
    table = Battle(
        columns={2: "boar-rider*vrushn+crossbowman"},
        hand={1: "heavy-orc", 2: "orc"},
        deck={1: "heavy-orc heavy-orc heavy-orc"},
    )
    table.commit("heavy-orc", "orc")
    assert table.square(2) == 3
    table.commit("heavy-orc", "orc")
    assert table.square(2) == 5
    assert table.columns(2).startswith("boar-rider*vrushn+crossbowman")


@rule("OO-13.11")
def test_a_valid_place_stays_valid_within_the_clash() -> None:
    table = Battle(
        columns={1: "orc+crossbowman", 2: "orc"},
        hand={1: "roshnar", 2: "crossbowman"},
    )
    table.play(1, "commit roshnar + cover 1 front")
    table.play(2, "commit crossbowman")
    assert table.columns(1) == "(orc)*roshnar+(crossbowman)"
    assert table.columns(2) == "orc+crossbowman"
    assert table.discards(2) == ""


@rule("OO-R.02")
def test_the_attackers_unit_acts_before_the_defenders() -> None:
    table = Battle(
        columns={1: "orc", 2: "orc"},
        hand={1: "crossbowman", 2: "crossbowman"},
        track={1: 5, 2: 5},
    )
    table.commit("crossbowman", "crossbowman")
    acted = [told for told in table.log() if told.startswith("acted")]
    assert acted == ["acted 1 crossbowman", "acted 2 crossbowman"]


@rule("OO-R.09")
def test_one_decision_after_a_step_through_all_red_squares() -> None:
    table = Battle(
        columns={1: "orc, orc, orc, heavy-orc, heavy-orc", 2: "orc"},
        hand={1: "orc", 2: "crossbowman"},
        track={1: 2},
        berserk=(1,),
    )
    table.commit("orc", "crossbowman")
    assert (table.asked(1), table.square(1), table.losses(1)) == ("ask-berserk", 3, 1)
    table.play(1, "hold-back")
    assert table.asked(1) == "ask-card"


@rule("OO-R.40")
def test_behind_the_walls_or_behind_a_unit() -> None:
    table = Battle(assault=True, columns={2: "orc"}, hand={1: "orc", 2: "shaman"})
    table.play(2, "commit shaman")
    assert table.options(2) == ["under 1", "wall"]
    table.play(2, "wall")
    table.play(1, "commit orc")
    assert table.columns(2) == "orc, wall+shaman"


@rule("OO-R.41", "OO-19.9")
def test_a_zone_left_by_both_stays_neutral() -> None:
    table = Battle(
        zone="f4-n-inner",
        fighters=(1, 1),
        losses={1: 2, 2: 2},
        track={1: 6, 2: 6},
        hand={1: "orc", 2: "orc"},
    )
    table.commit("orc", "orc")
    assert "battle-drawn f4-n-inner" in table.log()
    assert (table.village("f4-n-inner"), table.marker("f4-n-inner")) == (True, 0)


@rule("OO-R.35", "OO-16.10", "OO-16.24")
@pytest.mark.parametrize(
    ("hero", "told"),
    [
        ("ashani", "card-destroyed 2 orc"),
        ("vhraarg", "discarded 2 shaman"),
        ("vriurck", "struck 2 1 3"),
        ("pogdush", "cards-returned 1 1"),
        ("moordakk", "looked 1 2"),
        ("vrushn", "found-unseen 1"),
    ],
)
def test_heroes_whose_cards_we_had_to_write(hero: str, told: str) -> None:
    table = Battle(
        columns={1: "heavy-orc+crossbowman"},
        hand={1: hero, 2: "orc shaman"},
        discards={1: "orc"},
    )
    table.play(1, f"commit {hero} + cover 1 front")
    table.play(2, "commit orc")
    if hero == "moordakk":
        table.play(1, "no-hero")
    if hero == "vrushn":
        table.play(1, "find orc")
    assert told in table.log()


@rule("OO-11.3")
def test_a_deck_may_be_made_again_as_far_as_its_cards_can_fight() -> None:
    table = Table(
        hordes={1: "f4-n-inner 2", 2: "f4-tower 2"},
        owned={1: "orc orc shaman vigdish", 2: "orc"},
        resting="vigdish",
        actions=1,
    )
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    assert table.why_not(1, "again") == ("no-earlier-deck", "OO-11.3")
    kingdom = table.kingdom
    for name, number in (("orc", 3), ("vigdish", 1)):
        kingdom.last_decks[CARD.index(name)] = number
    table.go_on_from(kingdom)
    table.play(1, "again")
    table.play(2, "usual")
    assert table.log()[-2:] == ["deck-made 1 2", "deck-made 2 1"]
    assert table.deck(1) == "orc orc"


@rule("OO-4.7")
def test_battles_are_fought_only_where_one_is_pending() -> None:
    table = Table(hordes={1: "f4-n-inner 2, f4-w-inner 2", 2: "f4-tower 2, f4-w-city 2"}, actions=2)
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(1, "march f4-w-inner + to f4-w-city + hordes 2")
    assert table.options(1) == ["battle f4-tower", "battle f4-w-city"]
    for elsewhere in ("f4-n-gate", "f3-tower"):
        assert table.why_not(1, f"battle {elsewhere}") == ("no-battle-there", "OO-4.7")


@rule("OO-18.2")
def test_boar_riders_are_first_line_too() -> None:
    table = besieged("boar-rider shaman")
    assert table.options(1) == ["engage boar-rider"]
    assert table.why_not(1, "no-vanguard") == ("vanguard-needed", "OO-18.2")
    assert table.why_not(1, "engage shaman") == ("not-first-line", "OO-18.2")
    assert table.why_not(1, "engage orc") == ("not-in-deck", "OO-18.2")
