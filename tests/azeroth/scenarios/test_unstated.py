"""Situations that no scenario states, chapter by chapter."""

import pytest

from fracas.contract import rule
from fracas.contract.table import Table as AnyTable
from fracas.games.azeroth import GAME
from fracas.games.azeroth.state import FORT, OBJECTIVE, TOWER, WALL
from tests.azeroth.islands import SMALL_ISLANDS
from tests.azeroth.table import NAMES, Table


@rule("SW-0.1", "SW-0.2", "SW-0.3")
def test_only_entries_of_other_islands_are_reached() -> None:
    table = Table(
        {name: "red 1" for name in NAMES if name[0] in "ABC" and name != "B3"},
        active={"red": "forsaken"},
        hand={"red": 4},
    )
    assert [name for name in NAMES if table.may("red", f"conquer {name}")] == ["D1", "E3"]


@rule("SW-0.4", "SW-5.2", "SW-9.1")
@pytest.mark.parametrize(
    ("contents", "race"),
    [("1", "orcs"), ("beast", "beast-master orcs"), ("champion", "championing orcs")],
)
def test_any_piece_of_a_race_holds_a_region(contents: str, race: str) -> None:
    table = Table({"A1": f"red {contents}"}, active={"red": race}, hand={"red": 2})
    assert table.score_now() == {"regions": 1}
    assert table.why_not("red", "conquer A1") == ("your-own-region", "SW-5.2")
    assert table.cost("A2") == 2


@rule("SW-0.6", "SW-12.2")
def test_the_forts_of_an_older_race_go_with_it() -> None:
    table = Table(
        {"A1": "red 1", "D1": "red declined 1 fort", "D3": "red declined 1 fort"},
        active={"red": "orcs"},
        declined={"red": "garrisoned gnomes"},
        phase="turn",
    )
    table.play("red", "decline")
    assert [table.at(name) for name in ("A1", "D1", "D3")] == ["red declined 1", "", ""]
    assert table.state.built(FORT) == 0
    assert table.race("red", declined=True) == "orcs"


@rule("SW-0.7", "SW-17.2")
def test_hands_and_payments_are_public() -> None:
    fewer, more = (
        Table({"A1": "red 1"}, active={"red": "orcs"}, hand={"red": hand}) for hand in (3, 4)
    )
    assert fewer.sees(2) != more.sees(2)
    table = Table(
        {"C4": "red 1", "C3": "blue declined 1"},
        active={"red": "orcs"},
        declined={"blue": "marshdweller trolls"},
        hand={"red": 3},
    )
    table.play("red", "conquer C3")
    for anybody in (1, 2, 3, None):
        assert any(line.startswith("paid-to") for line in table.log(anybody))


@rule("SW-1.2", "SW-45.1")
def test_there_are_six_watch_towers() -> None:
    islands = SMALL_ISLANDS
    for terrain in ("forest", "hill", "swamp"):
        islands = islands.replace(f" {terrain}", " field")
    standing = ("1", "2", "5", "6", "9", "3")
    table = Table(
        dict.fromkeys(standing, "red 1 tower") | {"13": "red 1", "14": "red 1", "15": "red 1"},
        active={"red": "defensive forsaken"},
        islands=islands,
    )
    assert table.state.built(TOWER) == 6
    table.finish_turn()
    assert table.state.built(TOWER) == 6


@rule("SW-1.2", "SW-45.1")
def test_the_last_watch_tower_goes_where_its_owner_likes() -> None:
    islands = SMALL_ISLANDS
    for terrain in ("forest", "hill", "swamp"):
        islands = islands.replace(f" {terrain}", " field")
    standing = ("1", "2", "5", "6", "9")
    table = Table(
        dict.fromkeys(standing, "red 1 tower") | {"13": "red 1", "14": "red 1", "15": "red 1"},
        active={"red": "defensive forsaken"},
        islands=islands,
    )
    while table.asked("red") != "ask-tower":
        table.play("red", "finish")
    assert table.options("red") == ["build 13", "build 15"]
    assert table.why_not("red", "build 14") == ("nothing-due-there", "SW-1.2")
    table.play("red", "build 15")
    assert (table.at("13"), table.at("15")) == ("red 1", "red 1 tower")


@rule("SW-1.3")
def test_what_was_removed_can_be_built_again() -> None:
    table = Table(
        {"A1": "red 1 wall", "A2": "red 1 wall", "D2": "red 5"},
        active={"red": "night-elves"},
        phase="turn",
    )
    table.play("red", "expand")
    table.play("red", "abandon A1")
    assert table.state.built(WALL) == 1
    table.play("red", "conquer D3")
    assert (table.at("D3"), table.state.built(WALL)) == ("red 1 wall", 2)


@rule("SW-1.3", "SW-6.4")
def test_murlocs_never_come_back() -> None:
    table = Table({"B1": "red 1", "A1": "red 1"}, active={"red": "orcs"}, phase="turn")
    table.play("red", "expand")
    table.play("red", "abandon B1")
    assert table.at("B1") == ""
    assert table.cost("B1") == 2


@rule("SW-1.5")
def test_the_stash_never_runs_out() -> None:
    table = Table(
        {"A1": "red 1", "B2": "red 1"},
        active={"red": "farmer trolls"},
        coins={"red": 400, "blue": 400, "green": 400},
    )
    table.finish_turn()
    assert table.coins("red") == 404


@rule("SW-2.3")
@pytest.mark.parametrize(("region", "cost"), [("D1", 3), ("E3", 3)])
def test_all_islands_are_equally_far(region: str, cost: int) -> None:
    for home in ("A1", "C4"):
        table = Table({home: "red 1"}, active={"red": "orcs"}, hand={"red": 3})
        assert table.cost(region) == cost


@rule("SW-2.9")
@pytest.mark.parametrize(("start", "drawn"), [("drawn", True), ("first", False)])
def test_the_start_is_drawn_or_chosen(start: str, drawn: bool) -> None:
    table = AnyTable(GAME.new(seats=3, options={"start": start}))
    odds: dict[str, dict[str, int]] = {}
    while table.chance():
        odds.setdefault(table.chance(), table.odds())
        table.happen(f"{table.chance()} {list(table.odds())[-1]}")
    assert odds.get("start") == ({"1": 1, "2": 1, "3": 1} if drawn else None)
    assert table.owes() == ([3] if drawn else [1])


@rule("SW-2.9", "SW-3.1")
def test_turns_go_round_from_the_start() -> None:
    table = Table(
        {"A1": "red 1", "C4": "blue 1", "E3": "green 1"},
        active={"red": "orcs", "blue": "trolls", "green": "naga"},
        starter="blue",
        turn="blue",
        phase="turn",
    )
    order = []
    for _ in range(4):
        order.append((table.owing()[0], table.state.round))
        table.play(table.owing()[0], "decline" if len(order) < 4 else "take 1")
    assert order == [("blue", 2), ("green", 2), ("red", 2), ("blue", 3)]


@rule("SW-3.4")
def test_the_end_placements_come_in_their_order() -> None:
    table = Table(
        {
            "A1": "red 2 aegis-of-aggramar heart-of-azeroth",
            "D1": "red 1",
            "A2": "blue 1",
            "C4": "blue 1",
        },
        active={"red": "humans", "blue": "orcs"},
    )
    asked = []
    while table.owing() == ["red"]:
        asked.append(table.asked("red"))
        table.play("red", "lay A1" if "lay A1" in table.options("red") else "finish")
    assert asked == [
        "ask-conquest",
        "ask-redeployment",
        "ask-aegis",
        "ask-heart",
        "ask-objectives",
    ]


@rule("SW-3.6")
def test_nobody_acts_in_the_turn_of_another() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 3", "C4": "blue 1", "D1": "blue 1"},
        active={"red": "orcs", "blue": "humans"},
        hand={"red": 7},
    )
    assert table.owing() == ["red"]
    table.play("red", "conquer A2")
    assert table.owing() == ["red"]
    table.play("red", "finish")
    assert (table.owing(), table.asked("red")) == (["red"], "ask-redeployment")


@rule("SW-4.8")
def test_the_row_on_offer_is_public() -> None:
    plain, rich = (
        Table(
            phase="turn",
            combos=(
                f"farmer orcs {coins}",
                "fishing draenei",
                "mining gnomes",
                "sailing trolls",
                "ranger kobolds",
                "explorer naga",
            ),
        )
        for coins in (0, 2)
    )
    for anybody in (1, 2, None):
        assert plain.sees(anybody) != rich.sees(anybody)


@rule("SW-5.1", "SW-5.3")
def test_each_conquest_opens_the_next() -> None:
    table = Table({"A1": "red 1"}, active={"red": "orcs"}, hand={"red": 6})
    for region in ("A2", "B2"):
        assert table.may("red", f"conquer {region}")
        table.play("red", f"conquer {region}")
    assert table.cost("C2") == 3
    assert table.why_not("red", "conquer C3") == ("out-of-reach", "SW-5.3")


@rule("SW-5.14")
def test_the_means_is_chosen_with_the_target() -> None:
    table = Table(
        {"A1": "red 1 ashes-of-alar frostmourne doomhammer"},
        active={"red": "orcs"},
        hand={"red": 4},
    )
    for move in (
        "conquer E3",
        "conquer-with E3 ashes",
        "conquer-with E3 frostmourne",
        "conquer-with E3 doomhammer",
        "conquer-with E3 ashes-frostmourne",
        "conquer-with E3 ashes-doomhammer",
    ):
        assert table.may("red", move)
    costs = [table.cost("E3", means) for means in ("", "ashes", "frostmourne", "doomhammer")]
    assert costs == [3, 2, 1, 1]


@rule("SW-7.2", "SW-42.3")
def test_beasts_go_into_a_final_attempt() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 2"},
        active={"red": "beast-master kobolds", "blue": "orcs"},
        hand={"red": 1},
        beasts=1,
    )
    table.play("red", "attempt A2")
    table.happen("roll-die 2")
    assert table.at("A2") == "red 1 beast"
    assert (table.hand("red"), table.state.beasts_in_hand) == (0, 0)


@rule("SW-8.6")
def test_naga_retreat_to_the_water() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 3", "B3": "blue 1"},
        active={"red": "orcs", "blue": "naga"},
        hand={"red": 5},
    )
    table.play("red", "conquer A2")
    table.finish_turn("red")
    assert table.at("B3") == "blue 3"


@rule("SW-8.4", "SW-8.6")
def test_only_who_retreated_is_placed() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 3", "C4": "blue 4", "D1": "blue 1"},
        active={"red": "orcs", "blue": "naga"},
        hand={"red": 5},
    )
    table.play("red", "conquer A2")
    table.play("red", "finish")
    assert table.asked("blue") == "ask-retreat"
    assert not any(option.startswith("gather") for option in table.options("blue"))
    table.play("blue", "place-rest D1")
    assert (table.at("C4"), table.at("D1")) == ("blue 4", "blue 3")


@rule("SW-9.3")
def test_holdings_are_counted_after_the_placements() -> None:
    table = Table(
        {"A1": "red 1 heart-of-azeroth", "D1": "red 1", "A2": "blue 1"},
        active={"red": "archaeologist trolls", "blue": "orcs"},
        coins={"blue": 0},
    )
    while table.asked("red") != "ask-heart":
        table.play("red", "finish")
    table.play("red", "lay D1")
    assert table.scored() == {"regions": 2, "power": 1}


@rule("SW-9.6", "SW-10.8")
def test_a_declining_turn_scores_regions_only() -> None:
    table = Table(
        {"A1": "red 1 dark-portal", "B2": "red 1 karazhan", "C4": "red 1"},
        active={"red": "farmer blood-elves"},
        phase="turn",
    )
    table.play("red", "decline")
    assert table.scored() == {"declined": 3}


@rule("SW-10.6")
@pytest.mark.parametrize(
    ("race", "move", "chances"),
    [
        ("trolls", "attempt A2", ("roll-die 3",)),
        ("championing trolls", "send-champion A2", ()),
        ("trolls", "conquer-with A2 doomhammer", ()),
        ("gnomes", "fly A2", ("roll-free-die 3",)),
    ],
)
def test_every_means_earns_the_faction_bonus(
    race: str, move: str, chances: tuple[str, ...]
) -> None:
    table = Table(
        {"A1": "red 1 doomhammer", "A2": "blue 3"},
        active={"red": race, "blue": "orcs" if race == "gnomes" else "humans"},
        hand={"red": 2},
        champion="hand" if "champion" in race else "",
    )
    table.play("red", move)
    table.happen(*chances)
    table.finish_turn("red")
    assert table.scored() == {"regions": 2, "faction": 1}


@rule("SW-13.1")
def test_most_coins_win() -> None:
    table = Table(
        {"A1": "red 9", "C4": "blue 1", "E3": "green 1"},
        active={"red": "trolls", "blue": "orcs", "green": "naga"},
        coins={"red": 30, "blue": 40, "green": 36},
        turn="green",
        in_round=10,
    )
    table.finish_turn()
    assert table.ending() == "ending-last-round-over"
    assert table.ranks() == [3, 1, 2]


@rule("SW-14.1")
def test_murlocs_score_for_nobody() -> None:
    table = Table({"A1": "red 1", "B1": "murloc", "A4": "murloc"}, active={"red": "trolls"})
    table.finish_turn()
    assert table.scored() == {"regions": 1}
    assert [table.coins(colour) for colour in ("blue", "green")] == [5, 5]


@rule("SW-15.1")
@pytest.mark.parametrize(
    ("contents", "revealed"), [("red 1", True), ("blue 1", True), ("murloc", False), ("", False)]
)
def test_who_reveals_a_marker_by_an_exchange(contents: str, revealed: bool) -> None:
    regions = {"A1": "red 1", "C3": "marker", "D1": "blue 1"}
    if contents:
        regions["B4"] = contents
    table = Table(regions, active={"red": "portal-mage orcs", "blue": "trolls"}, hand={"red": 1})
    table.play("red", "exchange B4 + exchange-with C3")
    assert (table.chance() == "marker") == revealed
    if revealed:
        table.happen("marker karazhan")
    assert table.at("C3") == f"{contents} {'karazhan' if revealed else 'marker'}".strip()


@rule("SW-15.11")
def test_an_emptied_region_keeps_its_relics() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 1 frostmourne karazhan", "D1": "blue 1"},
        active={"red": "intimidating orcs", "blue": "trolls"},
        hand={"red": 3},
    )
    table.play("red", "intimidate A2 + drive race-token>D1")
    assert table.at("A2") == "frostmourne karazhan"
    table.play("red", "conquer A2")
    assert table.may("red", "conquer-with B2 frostmourne")


@rule("SW-6.6", "SW-15.11", "SW-30.3", "SW-44.3")
def test_a_region_the_champion_left_loses_its_wall_and_keeps_its_relic() -> None:
    table = Table(
        {"A1": "red 1", "A2": "red champion wall frostmourne"},
        active={"red": "championing night-elves"},
        hand={"red": 1},
    )
    table.play("red", "send-champion B1")
    assert (table.at("A2"), table.at("B1")) == ("frostmourne", "red champion")
    assert table.state.built(WALL) == 0


@rule("SW-16.2", "SW-16.7", "SW-27.1")
@pytest.mark.parametrize("coins", [2, 1])
def test_an_objective_on_the_aegis_costs_two(coins: int) -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 1 aegis-of-aggramar"},
        active={"red": "humans", "blue": "orcs"},
        coins={"red": coins},
    )
    while table.asked("red") != "ask-objectives":
        table.play("red", "finish")
    if coins == 1:
        assert table.why_not("red", "mark A2") == ("cannot-pay-toll", "SW-16.4")
        return
    table.play("red", "mark A2")
    assert (table.coins("red"), table.coins("blue")) == (0, 7)
    assert table.state.built(OBJECTIVE) == 1


@rule("SW-16.7")
def test_a_bomb_pays_for_what_lies_there_when_it_is_turned() -> None:
    table = Table(
        {"A1": "red 1", "B1": "blue declined 2 bomb"},
        active={"red": "goblins"},
        declined={"blue": "marshdweller humans"},
        phase="turn",
    )
    assert table.options("red") == ["turn-over B1", "throw-away B1"]
    table = Table(
        {"A1": "red 1", "B1": "green 2 bomb", "C4": "blue 1"},
        active={"red": "goblins", "green": "humans", "blue": "marshdweller orcs"},
        phase="turn",
    )
    assert table.chance() == "turn-bomb"


@rule("SW-30.2", "SW-Q.14")
def test_a_forest_somebody_exchanged_is_walled_in_the_own_turn() -> None:
    table = Table(
        {"A1": "red 1", "C3": "blue 1", "D1": "blue 1"},
        active={"red": "portal-mage orcs", "blue": "night-elves"},
        hand={"red": 1},
    )
    table.play("red", "exchange C3 + exchange-with B4")
    assert table.at("B4") == "blue 1"
    table.finish_turn("red")
    table.play("blue", "expand")
    assert table.at("B4") == "blue 1 wall"


@rule("SW-52.1", "SW-52.4")
def test_pulling_down_is_a_use() -> None:
    table = Table(
        {"A1": "red 1", "A2": "blue 3 fort wall", "D1": "blue 1"},
        active={"red": "intimidating orcs", "blue": "garrisoned night-elves"},
        hand={"red": 1},
    )
    table.play("red", "intimidate A2 + pull-down fort")
    table.play("red", "intimidate A2")
    table.play("red", "intimidate A2 + drive race-token>D1")
    assert (table.at("A2"), table.at("D1")) == ("blue 2", "blue 2")
    assert table.why_not("red", "intimidate A2") == ("ability-used", "SW-52.1")


@rule("SW-56.2")
def test_murlocs_and_declined_tokens_travel() -> None:
    table = Table(
        {"A1": "red 1", "B4": "murloc", "D3": "blue declined 2", "C3": "red declined 1"},
        active={"red": "portal-mage kobolds"},
        declined={"red": "orcs", "blue": "tauren"},
        hand={"red": 1},
    )
    table.play("red", "exchange B4 + exchange-with D3")
    assert (table.at("B4"), table.at("D3")) == ("blue declined 2", "murloc")
    table.play("red", "exchange C3 + exchange-with D3")
    assert (table.at("C3"), table.at("D3")) == ("murloc", "red declined 1")
