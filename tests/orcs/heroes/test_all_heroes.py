"""What holds for every hero: his force, his place, his rest, Froksh, and Kokoth's second card."""

from typing import Final

import pytest

from fracas.contract import rule
from tests.orcs.table import IDLE, Battle, Table

FORCES: Final = {
    "ashani": 1,
    "buurk": 1,
    "eruhsk": 2,
    "gruragh": 3,
    "khanrogg": 2,
    "kokoth": 1,
    "kraash": 1,
    "kro-morda": 1,
    "moordakk": 2,
    "pogdush": 2,
    "porkash": 1,
    "froksh": 2,
    "roshnar": 2,
    "shagratt": 2,
    "vhraarg": 2,
    "vigdish": 1,
    "vri-hurcka": 2,
    "vriurck": 1,
    "vrushn": 2,
    "xaphyr": 2,
}
PAIR: Final = "orc+crossbowman"
HEROES: Final = sorted(FORCES)


@rule("OO-13.5", "OO-12.10", "OO-16.4", "OO-12.15")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_without_a_place_deals_his_force_and_nothing_else(hero: str) -> None:
    table = Battle(
        columns={1: "orc, heavy-orc"},
        hand={1: f"{hero} orc", 2: "orc boar-rider"},
        deck={1: "catapult orc", 2: "shaman orc"},
        discards={1: "orc"},
        berserk=() if hero == "gruragh" else (2,),
        hordes={1: "f4-n-inner 2"},
    )
    table.commit(hero, "orc")
    assert (table.owes(), table.asked(1), table.asked(2)) == ([1, 2], "ask-card", "ask-card")
    assert table.square(2) == 1 + FORCES[hero]
    assert table.square(1) == 2 + (hero == "gruragh")
    assert table.columns(1) == "orc, heavy-orc"
    assert hero in table.discards(1).split()
    assert (table.hand(1), table.hand(2)) == ("orc catapult", "boar-rider shaman")
    assert (table.discards(2), table.berserk(1)) == ("", False)
    assert table.berserk(2) == (hero != "gruragh")
    assert (table.fighting(1), table.hordes(1, "f4-n-inner")) == (3, 2)
    assert table.rests(hero)


@rule("OO-16.21", "OO-12.9", "OO-16.1", "OO-R.11")
@pytest.mark.parametrize("hero", [hero for hero in HEROES if hero != "froksh"])
def test_froksh_leaves_a_hero_his_force_only(hero: str) -> None:
    table = Battle(
        columns={1: "orc+crossbowman, heavy-orc", 2: PAIR},
        hand={1: f"{hero} orc", 2: "froksh boar-rider"},
        deck={1: "catapult orc", 2: "shaman orc"},
        discards={1: "orc"},
        berserk=(2,),
        hordes={1: "f4-n-inner 2"},
    )
    table.commit(f"{hero} + cover 1 back", "froksh + cover 1 front")
    if hero == "gruragh":
        assert table.asked(2) == "ask-berserk"
        table.play(2, "hold-back")
    assert (table.owes(), table.asked(1), table.asked(2)) == ([1, 2], "ask-card", "ask-card")
    assert table.square(2) == 1 + FORCES[hero]
    assert table.square(1) == 3 + (hero == "gruragh")
    assert table.columns(1) == f"orc+crossbowman*{hero}, heavy-orc"
    assert (table.hand(1), table.hand(2)) == ("orc catapult", "boar-rider shaman")
    assert (table.discards(1), table.discards(2)) == ("orc", "")
    assert (table.berserk(1), table.berserk(2)) == (False, True)
    assert table.fighting(1) == 3


@rule("OO-13.6", "OO-12.8")
@pytest.mark.parametrize("hero", [hero for hero in HEROES if hero != "froksh"])
@pytest.mark.parametrize(("line", "safe"), [("back", True), ("front", False)])
def test_every_hero_covers_one_card_from_the_clash_in_which_he_comes(
    hero: str, line: str, safe: bool
) -> None:
    table = Battle(columns={2: PAIR}, hand={1: "boar-rider orc", 2: f"{hero} orc"})
    table.commit("boar-rider", f"{hero} + cover 1 {line}")
    if hero == "shagratt":
        table.play(2, "decline")
    assert "struck 2 2 3" in table.log()
    assert ("struck 2 2 5" not in table.log()) == safe


@rule("OO-13.10", "OO-15.4", "OO-13.2")
@pytest.mark.parametrize("hero", HEROES)
def test_no_hero_is_a_unit(hero: str) -> None:
    table = Battle(
        columns={1: "boar-rider", 2: f"orc*{hero}+crossbowman"},
        hand={1: "crossbowman orc", 2: "shaman orc"},
        deck={1: "orc orc", 2: "orc orc"},
    )
    table.commit("crossbowman", "shaman")
    assert (table.square(2), table.discards(2)) == (2, "shaman")


@rule("OO-16.3", "OO-20.7")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_is_ready_again_in_the_next_round(hero: str) -> None:
    table = Table(owned={1: f"orc {hero}"}, resting=hero)
    table.play(1, "rest")
    assert table.rests(hero)
    table.walk(IDLE, until=lambda: table.owes() == [1])
    assert not table.rests(hero)


@rule("OO-16.3", "OO-11.2")
@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("resting", [False, True])
def test_a_hero_at_rest_is_in_no_deck(hero: str, resting: bool) -> None:
    table = Table(
        hordes={1: "f4-n-inner 2", 2: "f4-tower 2"},
        markers={1: "f4-n-inner", 2: "f4-tower f4-s-inner"},
        owned={1: f"orc {hero}", 2: "orc"},
        resting=hero if resting else "",
    )
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(2, "stand")
    table.play(1, "rest")
    assert (f"pack {hero}" in table.options(1)) != resting
    expected = ("hero-rests", "OO-16.3") if resting else None
    assert table.why_not(1, f"pack {hero}") == expected
    assert table.why_not(2, f"pack {hero}") == ("card-not-owned", "OO-11.2")


@rule("OO-16.15", "OO-13.4")
@pytest.mark.parametrize("hero", [hero for hero in HEROES if hero != "kokoth"])
def test_kokoth_may_bring_any_hero_in_without_a_place(hero: str) -> None:
    table = Battle(
        columns={1: PAIR},
        hand={1: f"kokoth {hero}", 2: "orc boar-rider"},
        deck={1: "orc orc", 2: "shaman orc"},
    )
    table.commit("kokoth + cover 1 front", "orc")
    table.play(1, f"commit {hero}")
    assert table.owes() == [1, 2]
    assert table.square(2) == 2 + FORCES[hero]
    assert table.square(1) == 2 + (hero == "gruragh")
    assert (table.discards(1), table.rests(hero)) == (hero, True)
