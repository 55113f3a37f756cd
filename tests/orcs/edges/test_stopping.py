"""Corner cases of OO-6: what one controls already, heroes running out, markers running out."""

import pytest

from fracas.contract import rule
from fracas.games.orcs.tables import CARD, UNITS
from tests.orcs.table import Table

TWELVE = (
    "f4-n-gate f4-n-rim-l1 f4-n-rim-l2 f4-n-rim-r1 f4-n-rim-r2 f4-n-mid-r "
    "f4-ne-city f4-ne-cross f4-ne-far f4-nw-far f4-nw-cross f4-n-city"
)
ALL_HEROES = CARD.symbols[UNITS:]


@rule("OO-6.8")
@pytest.mark.parametrize("zone", ["f4-n-gate", "f4-n-city", "f4-ne-cross", "f4-tower"])
def test_stopping_where_one_controls_already_changes_nothing(zone: str) -> None:
    start = {
        "f4-n-gate": "f4-n-start",
        "f4-n-city": "f4-n-gate",
        "f4-ne-cross": "f4-n-inner",
        "f4-tower": "f4-n-inner",
    }[zone]
    table = Table(hordes={1: f"{start} 2"}, markers={1: f"{zone} f4-n-inner"})
    table.play(1, f"march {start} + to {zone} + hordes 2")
    table.play(1, "halt")
    assert (table.owes(), table.asked(1), table.chance()) == ([1], "ask-action", "")
    assert (table.hordes(1, zone), table.marker(zone), table.heroes(1)) == (2, 1, "")
    assert (table.trophies(1), table.markers(1)) == (0, 2)


@rule("OO-6.17", "OO-6.19")
@pytest.mark.parametrize("before", [0, 2])
@pytest.mark.parametrize(
    ("start", "zone"), [("f4-n-inner", "f4-tower"), ("f4-e-inner", "f4-ne-cross")]
)
def test_a_tower_or_well_changes_hands_with_a_stop(start: str, zone: str, before: int) -> None:
    table = Table(hordes={1: f"{start} 2"}, markers={before: zone} if before else {})
    table.play(1, f"march {start} + to {zone} + hordes 2")
    table.play(1, "halt")
    assert (table.marker(zone), table.markers(1), table.markers(2)) == (1, 1, 0)
    assert table.hordes(1, zone) == 2


@rule("OO-6.17", "OO-5.9")
def test_a_tower_that_is_only_crossed_stays_free() -> None:
    table = Table(hordes={1: "f4-n-inner 2"}, ruins="f4-s-inner")
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(1, "to f4-s-inner")
    assert (table.marker("f4-tower"), table.hordes(1, "f4-s-inner")) == (0, 2)


@rule("OO-6.18")
def test_a_ruin_is_never_controlled() -> None:
    table = Table(hordes={1: "f4-n-start 2"}, ruins="f4-n-gate")
    table.play(1, "march f4-n-start + to f4-n-gate + hordes 2")
    table.play(1, "halt")
    assert (table.asked(1), table.marker("f4-n-gate"), table.markers(1)) == ("ask-action", 0, 0)


@rule("OO-6.10")
@pytest.mark.parametrize("choice", ["raze", "convert"])
def test_no_village_is_razed_for_free_where_a_battle_is_pending(choice: str) -> None:
    table = Table(
        turn=1,
        hordes={1: "f4-n-city 2", 2: "f4-n-inner 2"},
        markers={1: "f4-n-inner f4-n-city", 2: "f4-tower"},
    )
    table.play(1, "march f4-n-city + to f4-n-inner + hordes 2")
    table.play(2, "stand")
    refusal = table.why_not(1, f"{choice} f4-n-inner")
    assert refusal == ("battle-pending-at-village", "OO-6.10")


@rule("OO-6.23", "OO-6.9")
def test_free_actions_are_not_taken_inside_a_move() -> None:
    table = Table(
        hordes={1: "f4-n-gate 1, f4-n-start 2"}, markers={1: "f4-n-gate"}, ruins="f4-n-rim-l1"
    )
    table.play(1, "march f4-n-start + to f4-n-rim-l1 + hordes 2")
    assert table.asked(1) == "ask-halfway"
    assert table.why_not(1, "raze f4-n-gate") is not None
    table.play(1, "halt")
    assert table.why_not(1, "raze f4-n-gate") is None


@rule("OO-6.9", "OO-10.11")
@pytest.mark.parametrize("choice", ["raze", "convert"])
@pytest.mark.parametrize("how", ["upright", "lying"])
def test_a_fortress_outlives_its_village(choice: str, how: str) -> None:
    table = Table(
        hordes={1: "f4-n-gate 1"}, markers={1: "f4-n-gate"}, fortresses={1: f"f4-n-gate {how}"}
    )
    table.play(1, f"{choice} f4-n-gate")
    assert (table.fortress("f4-n-gate"), table.ruin("f4-n-gate")) == (f"1 {how}", True)
    assert table.markers(1) == 0


@rule("OO-6.14", "OO-6.12")
def test_the_last_hero_of_the_deck_is_taken_without_choice() -> None:
    table = Table(hordes={1: "f4-n-gate 2"}, owned={2: " ".join(ALL_HEROES[:-1])})
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
    table.play(1, "halt")
    assert table.odds() == {"xaphyr": 1}
    table.happen("hero xaphyr")
    assert (table.asked(1), table.heroes(1)) == ("ask-action", "xaphyr")
    assert (table.marker("f4-n-city"), table.hordes(1, "f4-n-city")) == (1, 1)


@rule("OO-6.14")
def test_with_no_hero_left_a_city_gives_none() -> None:
    table = Table(hordes={1: "f4-n-gate 2"}, owned={2: " ".join(ALL_HEROES)})
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
    table.play(1, "halt")
    assert (table.asked(1), table.chance(), table.heroes(1)) == ("ask-action", "", "")
    assert (table.marker("f4-n-city"), table.hordes(1, "f4-n-city")) == (1, 1)


@rule("OO-6.12", "OO-6.14")
def test_heroes_put_under_the_deck_come_again_when_it_runs_out() -> None:
    table = Table(
        hordes={1: "f4-n-gate 2, f4-n-inner 2"},
        owned={2: " ".join(ALL_HEROES[:-3])},
        markers={1: "f4-n-inner"},
    )
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
    table.play(1, "halt")
    table.happen("hero xaphyr", "hero vriurck")
    table.play(1, "keep xaphyr")
    assert table.beneath() == "vriurck"
    table.play(1, "march f4-n-inner + to f4-ne-cross + hordes 2")
    table.play(1, "to f4-ne-city")
    assert table.odds() == {"vrushn": 1}
    table.happen("hero vrushn")
    assert sorted(table.options(1)) == ["keep vriurck", "keep vrushn"]
    table.play(1, "keep vriurck")
    assert (table.heroes(1), table.beneath()) == ("vriurck xaphyr", "vrushn")


@rule("OO-6.12", "OO-16.5")
def test_which_hero_is_kept_is_secret() -> None:
    def told(kept: str, seat: int | None) -> list[str]:
        table = Table(hordes={1: "f4-n-gate 2"})
        table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
        table.play(1, "halt")
        table.happen("hero xaphyr", "hero ashani")
        table.play(1, f"keep {kept}")
        return table.log(seat)

    for seat in (2, None):
        assert told("xaphyr", seat) == told("ashani", seat)
    assert told("xaphyr", 1) != told("ashani", 1)


def with_all_markers(start: str, zone: str, *, theirs: str = "", hordes: int = 2) -> Table:
    table = Table(
        hordes={1: f"{start} {hordes}"}, markers={1: TWELVE, 2: theirs}, owned={2: "orc vigdish"}
    )
    table.play(1, f"march {start} + to {zone} + hordes {hordes}")
    table.play(1, "halt")
    return table


@rule("OO-6.21", "OO-6.22", "OO-R.21")
def test_a_thirteenth_village_may_take_a_marker_from_another() -> None:
    table = with_all_markers("f4-n-city", "f4-n-mid-l")
    table.play(1, "control f4-n-mid-l")
    assert len(table.options(1)) == 12
    assert table.why_not(1, "take-back f4-n-mid-l") == ("not-your-marker", "OO-6.22")
    table.play(1, "take-back f4-n-gate")
    assert (table.marker("f4-n-mid-l"), table.marker("f4-n-gate")) == (1, 0)
    assert (table.village("f4-n-gate"), table.markers(1), table.asked(1)) == (
        True,
        12,
        "ask-action",
    )


@rule("OO-6.22", "OO-R.21")
@pytest.mark.parametrize("choice", ["raze", "convert"])
def test_whoever_has_no_marker_left_may_raze_or_convert(choice: str) -> None:
    table = with_all_markers("f4-n-city", "f4-n-mid-l", theirs="f4-n-mid-l")
    assert table.asked(1) == "ask-village"
    table.play(1, f"{choice} f4-n-mid-l")
    assert (table.ruin("f4-n-mid-l"), table.markers(1), table.markers(2)) == (True, 12, 0)


@rule("OO-6.22", "OO-R.50")
def test_a_thirteenth_marker_forgone_in_an_enemy_city_steals_no_hero() -> None:
    table = Table(
        hordes={1: "f4-n-mid-l 2"}, markers={1: TWELVE, 2: "f4-nw-city"}, owned={2: "orc vigdish"}
    )
    table.play(1, "march f4-n-mid-l + to f4-nw-city + hordes 2")
    table.play(1, "halt")
    assert table.asked(1) == "ask-marker"
    table.play(1, "forgo")
    assert (table.marker("f4-nw-city"), table.markers(1), table.markers(2)) == (0, 12, 0)
    assert (table.heroes(1), table.heroes(2), table.hordes(1, "f4-nw-city")) == ("", "vigdish", 2)


@rule("OO-6.22", "OO-6.15")
def test_a_thirteenth_marker_taken_back_steals_the_hero() -> None:
    table = Table(
        hordes={1: "f4-n-mid-l 2"}, markers={1: TWELVE, 2: "f4-nw-city"}, owned={2: "orc vigdish"}
    )
    table.play(1, "march f4-n-mid-l + to f4-nw-city + hordes 2")
    table.play(1, "halt")
    table.play(1, "take-back f4-n-city")
    table.happen("stolen vigdish")
    assert (table.marker("f4-nw-city"), table.marker("f4-n-city")) == (1, 0)
    assert (table.heroes(1), table.markers(1), table.markers(2)) == ("vigdish", 12, 0)


@rule("OO-6.22", "OO-6.11")
def test_a_city_whose_marker_was_taken_back_has_its_militia_again() -> None:
    table = Table(
        hordes={1: "f4-n-city 2, f4-n-mid-r 2"},
        markers={1: TWELVE},
        fortresses={1: "f4-ne-city upright"},
    )
    table.play(1, "march f4-n-city + to f4-n-mid-l + hordes 2")
    table.play(1, "halt")
    table.play(1, "control f4-n-mid-l + take-back f4-ne-city")
    assert (table.marker("f4-ne-city"), table.fortress("f4-ne-city")) == (0, "1 upright")
    table.play(1, "march f4-n-mid-r + to f4-ne-city + hordes 2")
    table.play(1, "halt")
    assert table.asked(1) == "ask-marker"
    table.play(1, "take-back f4-n-gate")
    assert (table.hordes(1, "f4-ne-city"), table.chance()) == (1, "hero")


@rule("OO-6.22", "OO-6.17")
@pytest.mark.parametrize(("theirs", "after"), [("", 0), ("f4-tower", 0)])
def test_a_thirteenth_marker_on_the_tower_may_be_forgone(theirs: str, after: int) -> None:
    table = Table(hordes={1: "f4-n-inner 2"}, markers={1: TWELVE, 2: theirs})
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(1, "halt")
    assert table.asked(1) == "ask-marker"
    table.play(1, "forgo")
    assert (table.marker("f4-tower"), table.markers(1), table.markers(2)) == (after, 12, 0)


@rule("OO-6.22", "OO-7.12")
@pytest.mark.parametrize("answer", ["forgo", "take-back f4-n-gate"])
def test_a_retreat_may_need_a_thirteenth_marker(answer: str) -> None:
    table = Table(
        turn=2,
        hordes={1: "f4-n-inner 2", 2: "f4-n-city 2"},
        markers={
            1: TWELVE.replace("f4-n-city", "f4-n-inner"),
            2: "f4-n-city",
        },
    )
    table.play(2, "march f4-n-city + to f4-n-inner + hordes 2")
    table.play(1, "retreat f4-tower")
    assert (table.owes(), table.asked(1)) == ([1], "ask-marker")
    table.play(1, answer)
    assert table.marker("f4-tower") == (answer != "forgo")
    assert table.hordes(1, "f4-tower") == 2
    assert (table.owes(), table.asked(2)) == ([2], "ask-village")


@rule("OO-6.9", "OO-6.21")
def test_razing_frees_a_marker() -> None:
    table = Table(hordes={1: "f4-n-gate 1, f4-n-inner 2"}, markers={1: TWELVE})
    table.play(1, "raze f4-n-gate")
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    table.play(1, "halt")
    assert (table.asked(1), table.marker("f4-tower")) == ("ask-action", 1)


@rule("OO-6.15", "OO-6.20")
def test_an_enemy_city_with_a_lying_fortress_gives_both() -> None:
    table = Table(
        hordes={1: "f4-n-gate 1"},
        markers={2: "f4-n-city"},
        fortresses={2: "f4-n-city lying"},
        owned={2: "orc"},
    )
    table.play(1, "march f4-n-gate + to f4-n-city")
    table.play(1, "halt")
    assert (table.fortress("f4-n-city"), table.marker("f4-n-city")) == ("1 lying", 1)
    assert table.why_not(1, "raise f4-n-city") is None
