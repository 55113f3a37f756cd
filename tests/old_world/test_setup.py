"""OW-1 and OW-2: the set-up, the order of things, and Threat."""

import pytest

from fracas.contract import rule
from fracas.games.old_world.board import NEIGHBOURS, REGIONS, SUPPLY
from fracas.games.old_world.chaos_cards import CARDS_FROM, COPIES
from fracas.games.old_world.old_world_cards import OLD_WORLD_COPIES
from fracas.games.old_world.powers import DIALS, OWNER_OF, RANK_OF, THREAT, VICTORY_THREAT
from fracas.games.old_world.tables import OLD_WORLD, POWER, REGION, RUINATION, SPACE
from tests.old_world.table import KHORNE, NURGLE, SLAANESH, TZEENTCH, Table

DEALT = "noble warpstone peasant noble warpstone peasant peasant warpstone peasant"
HANDS = (
    ("khorne", "blood-frenzy battle-cry battle-cry"),
    ("nurgle", "plague-touch plague-aura influenza"),
    ("tzeentch", "dazzle dazzle dazzle"),
    ("slaanesh", "abyssal-pact abyssal-pact soporific-musk"),
)


def set_up(seats: int = 4, left_out: str = "slaanesh") -> Table:
    """Set up a whole game, up to the first Old World card."""
    table = Table(seats=seats, left_out=left_out)
    for token in DEALT.split():
        table.happen(f"deal {token}")
    for power, cards in HANDS:
        if seats == 4 or power != left_out:
            table.draw(*cards.split())
    return table


@rule("OW-1.1")
def test_three_or_four_play_each_a_power_of_his_own() -> None:
    table = set_up()
    assert [table.world.power_of(seat) for seat in range(4)] == [0, 1, 2, 3]
    assert table.world.game.seats == (3, 4)


@rule("OW-1.2")
@pytest.mark.parametrize("left_out", POWER.symbols)
def test_one_power_is_left_out_with_three_players(left_out: str) -> None:
    table = set_up(3, left_out)
    missing = POWER.index(left_out)
    playing = [power for power in range(4) if power != missing]
    assert [table.world.power_of(seat) for seat in range(3)] == playing
    assert [table.world.seat_of(power) for power in playing] == [0, 1, 2]
    assert table.deck(left_out) == table.hand(left_out) == ""
    assert len(table.match.view().panels) == 3
    shown = {element.id for element in table.match.view().elements}
    assert POWER.path(missing) not in shown
    assert all(POWER.path(power) in shown for power in playing)


@rule("OW-1.2", "OW-2.3")
@pytest.mark.parametrize("left_out", POWER.symbols)
def test_the_power_left_out_is_passed_over(left_out: str) -> None:
    power = {name: 2 for name in POWER.symbols if name != left_out}
    table = Table("summoning", seats=3, left_out=left_out, power=power)
    turns = []
    for _ in range(3):
        turns += table.owes()
        table.play(table.owes()[0], "pass")
    assert turns == [1, 2, 3]


@rule("OW-1.3")
def test_figures_are_limited() -> None:
    counts = [
        [
            sum(OWNER_OF[figure] == power and RANK_OF[figure] == rank for figure in range(45))
            for rank in range(3)
        ]
        for power in range(4)
    ]
    assert counts == [[4, 6, 1], [6, 5, 1], [8, 3, 1], [6, 3, 1]]
    figures = {"norsca": "bloodthirster bloodsworn*4"}
    table = Table("summoning", figures=figures, power={"khorne": 7})
    summoned = {move.split(">")[0] for move in table.options(KHORNE) if "summon" in move}
    assert summoned == {"summon bloodsworn-1", "summon bloodletter-1", "summon bloodthirster"}
    assert table.why_not(KHORNE, "summon bloodthirster>norsca") is not None


@rule("OW-1.4", "OW-3.11")
def test_a_kind_of_token_can_run_out() -> None:
    assert SUPPLY == (6, 4, 6, 20, 6, 14)
    table = Table("old-world", tokens={"kislev": "skaven*6"})
    table.turn_up("skavengers")
    assert table.tokens("badlands") == table.tokens("border-princes") == ""
    assert table.supply("skaven") == 0


@rule("OW-1.5")
def test_corruption_and_counters_are_without_limit() -> None:
    table = Table(
        "corruption",
        figures={"kislev": "acolyte*8"},
        corruption={"kislev": "tzeentch*40"},
        ruined="norsca empire tilea badlands estalia",
        counters={"tzeentch": 20},
        points={"khorne": 50},
    )
    assert table.corruption("kislev") == "tzeentch*48"


@rule("OW-1.6")
def test_removed_tokens_return_to_the_supply() -> None:
    table = Table("old-world", tokens={"kislev": "peasant", "empire": "peasant*2"})
    assert table.supply("peasant") == 17
    table.turn_up("mass-exodus")
    assert table.supply("peasant") == 19
    assert table.tokens("empire") == "peasant"


@rule("OW-1.7", "OW-1.8", "OW-1.9", "OW-1.10", "OW-1.13", "OW-A.01")
def test_the_opening_position() -> None:
    table = set_up()
    assert table.dials == table.points == [0, 0, 0, 0]
    assert table.power == [7, 6, 6, 6]
    assert table.threats == [3, 1, 2, 4]
    assert table.world.old_left == 7
    assert all(table.figures(region) == "" for region in REGION.symbols)
    assert all(table.corruption(region) == "" for region in REGION.symbols)
    stack = [element.id for element in table.match.view().elements if element.kind == "ruination"]
    assert stack == [RUINATION.path(card) for card in range(5)]


@rule("OW-1.10", "OW-A.01")
def test_eight_old_world_cards_with_three_players() -> None:
    table = set_up(3)
    assert table.world.old_left == 8
    assert table.odds() == dict(zip(OLD_WORLD.symbols, OLD_WORLD_COPIES, strict=True))
    assert sum(OLD_WORLD_COPIES) == 28


@rule("OW-1.11")
def test_each_region_begins_with_one_token() -> None:
    table = Table()
    assert table.odds() == {"noble": 2, "peasant": 4, "warpstone": 3}
    table.happen("deal noble", "deal noble")
    assert table.odds() == {"peasant": 4, "warpstone": 3}
    table = set_up()
    assert [table.tokens(region) for region in REGION.symbols] == DEALT.split()
    supplies = [table.supply(token) for token in ("noble", "warpstone", "peasant", "hero")]
    assert supplies == [4, 11, 16, 4]


@rule("OW-1.12")
def test_each_player_draws_three_of_his_24_cards() -> None:
    table = set_up()
    for number, (power, _) in enumerate(HANDS):
        assert table.world.hand_size(number) == 3
        held = table.world.deck[CARDS_FROM[number] : CARDS_FROM[number + 1]]
        assert sum(held) == 21
        assert sum(COPIES[CARDS_FROM[number] : CARDS_FROM[number + 1]]) == 24
        assert table.hand(power)
    assert table.hand("khorne") == "blood-frenzy battle-cry*2"


@rule("OW-1.14", "OW-7.13")
def test_peasants_on_sheets_are_open_to_all() -> None:
    assert set_up().amounts("fact-peasants") == [0, 0, 0, 0]
    table = Table("summoning", power={"khorne": 1}, peasants={"nurgle": 3})
    assert table.amounts("fact-peasants") == [0, 3, 0, 0]


@rule("OW-1.15")
def test_hands_are_secret_and_piles_open() -> None:
    table = Table(
        "summoning",
        power={"khorne": 1},
        hands={"khorne": "battle-cry blood-frenzy"},
        piles={"khorne": "reborn-in-blood"},
    )
    own = {element.id for element in table.match.view(0).elements}
    assert {"card/battle-cry", "card/blood-frenzy"} <= own
    for other in (1, 2, 3, -1):
        seen = {element.id: element for element in table.match.view(other).elements}
        assert "card/battle-cry" not in seen
        assert seen["hand/khorne/2"].hidden and "hand/khorne/3" not in seen
        assert "pile/khorne/reborn-in-blood" in seen


@rule("OW-1.15", "OW-4.2")
def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    table = Table("draw")
    table.draw("battle-cry")
    assert table.log(KHORNE)[-1] == "drew khorne battle-cry"
    assert table.log(NURGLE)[-1] == table.log()[-1] == "drew-unseen khorne"


@rule("OW-2.1", "OW-2.2")
def test_a_round_goes_through_its_phases() -> None:
    table = Table("old-world", figures={"norsca": "bloodsworn", "kislev": "bloodletter leper"})
    notes: list[str] = []

    def note() -> None:
        shown = table.match.view().notes[1].message
        if not notes or notes[-1] != shown:
            notes.append(shown)

    note()
    table.turn_up("plunged-into-chaos")
    note()
    table.draw("battle-cry", "battle-cry", "plague-aura", "plague-aura")
    table.draw(*["dazzle"] * 3, "teleport", "teleport", "abyssal-pact", "soporific-musk")
    note()
    for seat in (KHORNE, NURGLE, TZEENTCH, SLAANESH):
        table.play(seat, "pass")
    note()
    table.roll(1, 1)
    log = table.log()
    assert notes == [
        "note-old-world-phase",
        "note-draw-phase",
        "note-summoning-phase",
        "note-battle-phase",
    ]
    placed = log.index("corrupted khorne norsca 1")
    assert log.index("rolled khorne kislev 1") < placed < log.index("round-begins 4")
    assert log.index("corrupted nurgle kislev 1") > placed


@rule("OW-2.2", "OW-8.5", "OW-9.1")
def test_domination_comes_before_corruption_everywhere() -> None:
    table = Table(
        "domination",
        figures={"norsca": "bloodsworn*2", "badlands": "leper*2"},
    )
    assert table.log()[:4] == [
        "dominated khorne norsca 1",
        "dominated nurgle badlands 1",
        "corrupted khorne norsca 2",
        "corrupted nurgle badlands 2",
    ]


@rule("OW-2.3")
def test_power_order() -> None:
    assert POWER.symbols == ("khorne", "nurgle", "tzeentch", "slaanesh")


@rule("OW-2.4")
def test_region_order() -> None:
    assert REGION.symbols == (
        "norsca",
        "troll-country",
        "kislev",
        "empire",
        "bretonnia",
        "estalia",
        "tilea",
        "border-princes",
        "badlands",
    )
    assert len(SPACE.symbols) == 18


@rule("OW-2.4")
def test_the_map_is_sound() -> None:
    for region in range(REGIONS):
        assert not NEIGHBOURS[region] >> region & 1
        for other in range(REGIONS):
            assert NEIGHBOURS[region] >> other & 1 == NEIGHBOURS[other] >> region & 1
    assert all(NEIGHBOURS[region] >> region + 1 & 1 for region in range(REGIONS - 1))
    assert sum(bin(near).count("1") for near in NEIGHBOURS) == 2 * 11


@rule("OW-2.5", "OW-2.6")
def test_regions_are_finished_one_by_one() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodletter leper", "tilea": "bloodletter leper*2"},
    )
    table.roll(4, 4)
    assert table.figures("kislev") == "bloodletter"
    table.roll(4, 1)
    assert [line for line in table.log() if line.startswith("rolled")] == [
        "rolled khorne kislev 4",
        "rolled khorne kislev 4",
        "rolled khorne tilea 4",
        "rolled khorne tilea 1",
    ]


@rule("OW-2.7")
def test_threat_is_what_the_dial_shows() -> None:
    table = Table("summoning", power={"khorne": 1}, dials={"khorne": 4, "slaanesh": 6})
    assert table.threats == [17, 1, 2, 27]


@rule("OW-2.8")
def test_no_two_threats_are_equal() -> None:
    printed = [threat for dial in THREAT for threat in dial if threat != VICTORY_THREAT]
    assert sorted(printed) == list(range(1, 35))
    assert VICTORY_THREAT > 34
    assert [len(dial) - 1 for dial in DIALS] == [9, 10, 8, 7]
