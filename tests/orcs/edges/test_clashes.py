"""Corner cases of OO-11 to OO-14 and OO-18: decks, choosing, redraws, places, Berserk, walls."""

import pytest

from fracas.contract import rule
from tests.orcs.table import Battle, Table

PAIR = "orc+crossbowman"


def before_decks(fortress: str = "", *, cards: str = "orc orc", theirs: str = "orc orc") -> Table:
    table = Table(
        hordes={1: "f4-n-inner 2", 2: "f4-tower 2"},
        markers={1: "f4-n-inner", 2: "f4-tower f4-s-inner"},
        fortresses={2: f"f4-tower {fortress}"} if fortress else {},
        owned={1: cards, 2: theirs},
    )
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(2, "stand")
    table.play(1, "rest")
    return table


@rule("OO-11.2", "OO-12.3")
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_decks_are_made_at_the_same_time_and_in_secret(order: tuple[int, int]) -> None:
    digests: set[str] = set()
    for mine in ("pack orc + ready", "pack shaman + ready"):
        table = before_decks(cards="orc shaman")
        answers = {1: mine, 2: "pack orc + ready"}
        table.play(order[0], answers[order[0]])
        assert table.owes() == [order[1]]
        if order[0] == 1:
            digests.add(str(table.log(2)))
    assert len(digests) <= 1


@rule("OO-11.2")
def test_one_packs_only_what_one_owns_and_as_often() -> None:
    table = before_decks(cards="orc orc shaman")
    table.play(1, "pack orc + pack orc")
    assert table.why_not(1, "pack orc") == ("card-not-owned", "OO-11.2")
    assert table.why_not(1, "pack catapult") == ("card-not-owned", "OO-11.2")
    assert table.options(1) == ["pack shaman", "ready"]


@rule("OO-11.2", "OO-11.7", "OO-11.8")
def test_the_usual_deck_holds_ten_cards_or_all_one_has() -> None:
    table = before_decks(cards="orc orc orc orc orc orc orc orc shaman shaman catapult vigdish")
    table.play(1, "usual")
    table.play(2, "usual")
    assert "deck-made 1 10" in table.log()
    assert "deck-made 2 2" in table.log()


@rule("OO-11.4")
def test_tokens_begin_each_battle_on_square_one() -> None:
    table = before_decks()
    table.play(1, "usual")
    table.play(2, "usual")
    table.walk({}, until=lambda: table.chance() != "draw")
    assert (table.square(1), table.square(2)) == (1, 1)
    assert (table.losses(1), table.losses(2)) == (0, 0)


@rule("OO-18.2", "OO-18.3", "OO-11.6")
def test_the_vanguard_is_of_first_line_units_out_of_the_deck() -> None:
    table = before_decks("upright", cards="orc heavy-orc boar-rider shaman vigdish")
    table.play(1, "pack orc + pack heavy-orc + pack shaman + pack vigdish + ready")
    table.play(2, "usual")
    assert (table.owes(), table.asked(1)) == ([1], "ask-vanguard")
    for card, reason in (("shaman", "not-first-line"), ("boar-rider", "not-in-deck")):
        assert table.why_not(1, f"engage {card}") == (reason, "OO-18.2")
    table.play(1, "engage orc")
    assert table.why_not(1, "engage orc") == ("not-in-deck", "OO-18.2")
    assert table.why_not(1, "no-vanguard") == ("vanguard-needed", "OO-18.2")
    table.play(1, "engage heavy-orc")
    assert set(table.odds()) == {"shaman", "vigdish"}
    assert table.columns(1) == "orc, heavy-orc"
    assert (table.square(1), table.square(2)) == (1, 1)


@rule("OO-18.4", "OO-R.34")
@pytest.mark.parametrize(
    ("cards", "columns"), [("orc shaman catapult", "orc"), ("shaman catapult crossbowman", "")]
)
def test_with_fewer_first_line_units_the_vanguard_is_smaller(cards: str, columns: str) -> None:
    table = before_decks("upright", cards=cards)
    table.play(1, "usual")
    table.play(2, "usual")
    if columns:
        table.play(1, "engage orc")
    while table.asked(1) == "ask-vanguard":
        assert table.options(1) == ["no-vanguard"]
        table.play(1, "no-vanguard")
    table.walk({}, until=lambda: table.chance() != "draw")
    assert (table.asked(1), table.columns(1)) == ("ask-card", columns)


@rule("OO-12.4", "OO-R.03")
def test_card_and_place_are_secret_until_both_have_chosen() -> None:
    def told(choice: str) -> tuple[list[str], list[str]]:
        table = Battle(columns={1: "orc, heavy-orc"}, hand={1: "shaman catapult", 2: "orc orc"})
        table.play(1, f"commit {choice}")
        return table.log(2), table.log()

    assert told("shaman + under 1") == told("shaman + under 2") == told("catapult + under 1")


@rule("OO-12.7", "OO-12.8")
def test_both_cards_are_revealed_together() -> None:
    table = Battle(hand={1: "heavy-orc orc", 2: "boar-rider orc"})
    table.play(2, "commit boar-rider")
    assert table.log() == ["answered 2"]
    table.play(1, "commit heavy-orc")
    revealed = [line for line in table.log() if line.startswith("revealed")]
    assert revealed == ["revealed 1 heavy-orc", "revealed 2 boar-rider"]


@rule("OO-12.6")
def test_what_a_redraw_takes() -> None:
    one_card = Battle(hand={1: "orc", 2: "orc orc"}, deck={1: "orc orc"})
    assert one_card.why_not(1, "redraw") == ("redraw-needs-two", "OO-12.6")
    no_deck = Battle(hand={1: "orc orc", 2: "orc orc"}, deck={1: ""})
    assert no_deck.why_not(1, "redraw") == ("redraw-needs-deck", "OO-12.6")
    assert no_deck.why_not(2, "redraw") is None


@rule("OO-12.5", "OO-12.6", "OO-R.04")
def test_a_redraw_may_be_repeated_and_the_old_cards_come_again() -> None:
    table = Battle(hand={1: "shaman catapult", 2: "orc orc"}, deck={1: "heavy-orc boar-rider"})
    table.play(2, "commit orc")
    table.play(1, "redraw")
    table.play(1, "leave-order")
    assert (table.hand(1), table.deck(1)) == ("heavy-orc boar-rider", "shaman catapult")
    assert (table.square(1), table.discards(1)) == (2, "")
    table.piles[1] = []
    table.play(1, "redraw")
    assert table.chance() == ""
    assert (table.hand(1), table.square(1)) == ("shaman catapult", 3)


@rule("OO-12.5")
def test_with_one_card_in_the_deck_one_of_the_old_ones_comes_back() -> None:
    table = Battle(hand={1: "shaman shaman", 2: "orc orc"}, deck={1: "heavy-orc"})
    table.play(2, "commit orc")
    table.play(1, "redraw")
    assert (table.owes(), table.asked(1), table.square(1)) == ([1], "ask-card", 2)
    assert (table.hand(1), table.deck(1)) == ("heavy-orc shaman", "shaman")


@rule("OO-12.5", "OO-14.2", "OO-12.16", "OO-R.01")
def test_a_redraw_may_cost_the_last_horde_and_the_clash_is_still_fought() -> None:
    table = Battle(
        fighters=(1, 2),
        losses={1: 0, 2: 1},
        track={1: 6},
        hand={1: "shaman shaman", 2: "orc orc"},
        deck={1: "orc orc orc orc"},
        ruins="f4-n-inner",
    )
    table.play(2, "commit orc")
    table.play(1, "redraw")
    table.play(1, "leave-order")
    assert (table.fighting(1), table.losses(1), table.square(1)) == (0, 1, 1)
    assert (table.owes(), table.asked(1)) == ([1], "ask-card")
    assert table.why_not(1, "redraw") == ("redraw-needs-horde", "OO-12.6")
    table.play(1, "commit orc")
    assert (table.glory(2), table.hordes(2, "f4-tower")) == (1, 2)


@rule("OO-12.5", "OO-12.6")
def test_a_redraw_is_announced_but_not_what_it_brings() -> None:
    def told(deck: str) -> list[str]:
        table = Battle(hand={1: "orc orc", 2: "orc orc"}, deck={1: f"{deck} orc orc"})
        table.play(1, "redraw")
        table.play(2, "commit orc")
        table.play(1, "shuffle")
        return table.log(2)

    assert "redrew 1" in told("shaman shaman")
    assert told("shaman shaman") == told("vigdish xaphyr")


@rule("OO-12.12", "OO-12.13", "OO-16.2", "OO-R.02")
def test_the_attackers_effect_comes_before_the_defenders_between_units_too() -> None:
    table = Battle(
        columns={1: "orc", 2: "orc"},
        hand={1: "shaman orc", 2: "shaman orc"},
        deck={1: "heavy-orc orc", 2: "boar-rider orc"},
    )
    table.commit("shaman", "shaman")
    acted = [line for line in table.log() if line.startswith("discarded")]
    assert acted == ["discarded 2 boar-rider", "discarded 1 heavy-orc"]


@rule("OO-12.12", "OO-15.5", "OO-15.6", "OO-R.02")
def test_a_defenders_green_may_find_its_card_gone() -> None:
    table = Battle(
        fighters=(3, 2),
        losses={2: 1, 1: 1},
        columns={1: "orc", 2: "orc"},
        hand={1: "catapult orc", 2: "shaman orc"},
        deck={1: "orc orc", 2: "boar-rider"},
    )
    table.commit("catapult", "shaman")
    assert (table.discards(2), table.losses(2)) == ("boar-rider", 1)
    assert table.discards(1) == "orc"


@rule("OO-14.8", "OO-R.09")
def test_crossing_the_whole_red_segment_brings_one_decision() -> None:
    table = Battle(
        assault=True,
        fighters=(3, 3),
        track={2: 3},
        berserk=(2,),
        columns={1: "orc, boar-rider"},
        hand={1: "catapult orc", 2: "orc orc"},
    )
    table.commit("catapult + under 2", "orc")
    assert (table.owes(), table.asked(2)) == ([2], "ask-berserk")
    assert (table.square(2), table.losses(2)) == (1, 1)
    table.play(2, "berserk")
    assert (table.owes(), table.losses(1), table.square(1)) == ([1, 2], 1, 1)


@rule("OO-14.6", "OO-12.16", "OO-R.01")
def test_a_berserk_that_takes_the_last_horde_does_not_stop_the_clash() -> None:
    table = Battle(
        fighters=(1, 2),
        losses={1: 1, 2: 1},
        track={1: 3, 2: 2},
        berserk=(2,),
        columns={1: "orc", 2: "heavy-orc, heavy-orc"},
        hand={1: "crossbowman heavy-orc", 2: "shaman orc"},
        deck={1: "orc orc", 2: "orc orc"},
    )
    table.commit("crossbowman", "shaman")
    assert (table.asked(2), table.square(2), table.fighting(1)) == ("ask-berserk", 5, 1)
    table.play(2, "berserk")
    assert (table.fighting(1), table.asked(2)) == (0, "ask-shaman")
    table.play(2, "red")
    assert "discarded 1 orc" in table.log()
    assert (table.glory(1), table.glory(2)) == (0, 1)


@rule("OO-14.6", "OO-12.12", "OO-12.16", "OO-R.01")
def test_after_a_berserk_the_effects_of_the_clash_still_come() -> None:
    table = Battle(
        fighters=(1, 2),
        losses={2: 1},
        track={1: 6, 2: 3},
        berserk=(2,),
        columns={1: "orc", 2: "heavy-orc"},
        hand={1: "crossbowman heavy-orc", 2: "orc orc"},
    )
    table.commit("crossbowman", "orc")
    assert table.asked(2) == "ask-berserk"
    before = table.fighting(1)
    table.play(2, "berserk")
    assert before == 0
    assert "battle-won 2 f4-tower" in table.log()
    assert "acted 1 crossbowman" in table.log()


@rule("OO-14.6", "OO-19.6")
def test_a_horde_taken_by_berserk_is_a_prisoner() -> None:
    table = Battle(
        fighters=(2, 3),
        track={2: 3},
        losses={1: 1},
        berserk=(2,),
        hand={1: "orc orc", 2: "orc orc"},
        river="most-enemy-hordes most-cities white-tower most-fortresses",
        ruins="f4-n-inner",
    )
    table.commit("orc", "orc")
    table.play(2, "berserk")
    assert (table.prisoners(2, 1), table.hordes(1, "f4-n-inner")) == (2, 1)
    assert table.glory(2) == 1


@rule("OO-13.1", "OO-13.2")
def test_every_first_line_unit_opens_a_column() -> None:
    table = Battle(columns={1: "orc, boar-rider+shaman"}, hand={1: "heavy-orc orc", 2: "orc orc"})
    table.commit("heavy-orc", "orc")
    assert (table.columns(1), table.columns(2)) == ("orc, boar-rider+shaman, heavy-orc", "orc")


@rule("OO-13.2", "OO-13.12")
def test_a_second_line_unit_goes_only_under_a_free_first_line_unit() -> None:
    table = Battle(
        columns={1: "orc+shaman, heavy-orc, boar-rider"}, hand={1: "crossbowman orc", 2: "orc orc"}
    )
    table.play(1, "commit crossbowman")
    assert table.options(1) == ["under 2", "under 3"]
    assert table.why_not(1, "under 1") == ("no-such-place", "OO-13.2")
    assert table.why_not(1, "under 4") == ("no-such-place", "OO-13.2")
    assert table.why_not(1, "wall") == ("no-wall", "OO-18.5")


@rule("OO-13.4")
def test_a_hero_chooses_among_the_columns_with_a_pair() -> None:
    table = Battle(
        columns={1: "orc+shaman, heavy-orc, boar-rider+catapult, orc*+shaman"},
        hand={1: "vigdish orc", 2: "orc orc"},
    )
    table.play(1, "commit vigdish")
    assert table.options(1) == [
        "cover 1 front",
        "cover 1 back",
        "cover 3 front",
        "cover 3 back",
    ]
    assert table.why_not(1, "cover 2 front") == ("no-hero-place", "OO-13.4")
    assert table.why_not(1, "cover 4 front") == ("no-hero-place", "OO-13.4")


@rule("OO-13.8")
def test_cover_lasts_through_later_clashes() -> None:
    table = Battle(
        columns={2: PAIR},
        hand={1: "orc boar-rider", 2: "vigdish orc"},
        deck={1: "boar-rider orc", 2: "orc orc"},
    )
    table.commit("orc", "vigdish + cover 1 back")
    for _ in range(2):
        before = table.square(2)
        table.commit("boar-rider", "orc")
        assert table.square(2) == before + 2


@rule("OO-13.11", "OO-16.22")
def test_a_card_with_a_place_keeps_its_effect_when_its_column_changes() -> None:
    table = Battle(
        columns={1: "orc+shaman, heavy-orc", 2: "orc, heavy-orc"},
        hand={1: "roshnar orc", 2: "crossbowman orc"},
    )
    table.commit("roshnar + cover 1 back", "crossbowman + under 1")
    assert table.square(1) == 2
    later = Battle(
        columns={1: "orc", 2: "orc+shaman, heavy-orc"},
        hand={1: "crossbowman orc", 2: "roshnar orc"},
    )
    later.commit("crossbowman", "roshnar + cover 1 front")
    assert later.square(2) == 3


@rule("OO-18.7", "OO-18.5", "OO-R.40")
def test_behind_walls_a_second_line_unit_has_a_choice() -> None:
    table = Battle(
        assault=True,
        columns={1: "orc, orc", 2: "boar-rider"},
        hand={1: "boar-rider orc", 2: "crossbowman orc"},
    )
    table.play(2, "commit crossbowman")
    assert sorted(table.options(2)) == ["under 1", "wall"]
    table.play(2, "under 1")
    table.play(1, "commit boar-rider")
    assert table.columns(2) == "boar-rider+crossbowman"


@rule("OO-18.7", "OO-13.2", "OO-R.40")
def test_walls_protect_one_unit_in_each_column_and_count_for_nothing() -> None:
    table = Battle(
        assault=True,
        columns={1: "orc, orc", 2: "wall+shaman"},
        hand={1: "crossbowman orc", 2: "catapult orc"},
        deck={1: "orc orc orc"},
    )
    table.commit("crossbowman", "catapult")
    assert table.columns(2) == "wall+shaman, wall+catapult"
    assert table.square(2) == 2


@rule("OO-18.5", "OO-18.8")
def test_the_attacker_has_no_walls() -> None:
    table = Battle(
        assault=True,
        columns={1: "orc+shaman, orc+shaman"},
        hand={1: "crossbowman orc", 2: "orc orc"},
    )
    assert table.why_not(1, "wall") is not None
    table.commit("crossbowman", "orc")
    assert table.discards(1) == "crossbowman"


@rule("OO-18.6", "OO-13.4")
def test_in_a_fortress_heroes_still_need_a_second_line_unit() -> None:
    table = Battle(
        assault=True,
        columns={1: "orc, orc", 2: "orc, heavy-orc"},
        hand={1: "orc orc", 2: "khanrogg orc"},
        berserk=(1,),
    )
    table.commit("orc", "khanrogg")
    assert (table.discards(2), table.berserk(1)) == ("khanrogg", True)


@rule("OO-14.1", "OO-14.3")
def test_strikes_move_the_token_one_square_each() -> None:
    for start in (1, 2, 3, 4):
        table = Battle(track={2: start}, hand={1: "heavy-orc orc", 2: "orc orc"})
        table.commit("heavy-orc", "orc")
        assert (table.square(2), table.losses(2)) == (start + 2, 0)


@rule("OO-12.1", "OO-12.20")
def test_the_draw_fills_a_hand_to_two_and_no_further() -> None:
    table = Battle(hand={1: "orc shaman", 2: "orc"}, deck={1: "heavy-orc orc", 2: "shaman orc orc"})
    table.commit("orc", "orc")
    assert (table.hand(1), table.hand(2)) == ("heavy-orc shaman", "orc shaman")
    assert (table.deck(1), table.deck(2)) == ("orc", "orc")


@rule("OO-15.11", "OO-17.6", "OO-17.9")
def test_both_may_be_out_of_cards_by_forced_discards() -> None:
    table = Battle(
        columns={1: "orc", 2: "orc"},
        hand={1: "catapult orc", 2: "catapult orc"},
        deck={1: "", 2: ""},
        ruins="f4-n-inner f4-s-inner",
    )
    table.commit("catapult", "catapult")
    assert "battle-drawn f4-tower" in table.log()
    assert (table.glory(1), table.glory(2)) == (0, 0)


@rule("OO-13.3", "OO-17.9")
def test_a_catapult_without_a_place_forces_no_discard() -> None:
    table = Battle(hand={1: "catapult orc", 2: "orc orc"}, deck={1: "orc", 2: ""})
    table.commit("catapult", "orc")
    assert table.owes() == [1, 2]
    assert "deck-was-empty 2" not in table.log()


@rule("OO-16.1", "OO-12.13")
def test_a_defending_hero_acts_after_the_attackers_unit() -> None:
    table = Battle(
        columns={1: "orc", 2: PAIR},
        hand={1: "catapult orc", 2: "vrushn orc"},
        deck={2: "heavy-orc boar-rider"},
    )
    table.commit("catapult", "vrushn + cover 1 front")
    assert table.options(2) == ["find boar-rider"]
