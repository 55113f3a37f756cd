"""SC-001 to SC-009: setting up, and picking a combo."""

from collections.abc import Iterable
from typing import Final

import pytest

from fracas.contract import rule
from fracas.contract.table import Table as AnyTable
from fracas.games.azeroth import GAME
from fracas.games.azeroth.flow import Azeroth
from fracas.games.azeroth.land import LAKE, MARKER, MOUNTAIN, MURLOC, SEA
from fracas.games.azeroth.state import FACE_DOWN, MURLOCS_HERE
from tests.azeroth.table import Table

SIX: Final = (
    "farmer orcs",
    "fishing draenei",
    "mining gnomes",
    "sailing trolls",
    "ranger kobolds",
    "explorer naga",
)


def set_up(seats: int, faces: Iterable[str] = ()) -> Azeroth:
    """Set a game up on drawn islands, on these faces where they are named."""
    wanted = list(faces)
    table = AnyTable(GAME.new(seats=seats))
    while table.chance():
        kind, odds = table.chance(), list(table.odds())
        face = next((face for face in wanted if face in odds), odds[-1])
        table.happen(f"{kind} {face if kind == 'face' else odds[-1]}")
    state = table.match.state
    assert isinstance(state, Azeroth)
    assert sorted(wanted or state.land.names) == sorted(state.land.names)
    return state


def rounds_of(state: Azeroth) -> int:
    """Tell how many rounds the game lasts."""
    return state.atlas.presets[state.seats].rounds


def face_down(state: Azeroth) -> list[str]:
    """Name the regions where a marker lies face down, as `l1a 8`."""
    found = []
    first = 0
    for name in state.land.names:
        count = len(state.atlas.faces[state.faces[state.land.names.index(name)]].regions)
        for region in range(count):
            if state.works[first + region] & FACE_DOWN:
                found.append(f"{name} {region + 1}")
        first += count
    return found


@rule("SW-2.1", "SW-2.4", "SW-2.5", "SW-2.7", "SW-2.8")
def test_three_players_set_up() -> None:
    """SC-001."""
    state = set_up(3)
    assert sorted(name[0] for name in state.land.names) == ["l", "m", "s"]
    assert rounds_of(state) == 10
    assert sorted(name[0] for name in face_down(state)) == ["l", "m", "s"]
    assert state.coins == [5, 5, 5]
    assert len(set(state.combo_race)) == len(set(state.combo_power)) == 6
    assert state.combo_coins == [0] * 6


@rule("SW-2.1", "SW-2.2", "SW-2.4")
def test_four_players_set_up() -> None:
    """SC-002."""
    state = set_up(4)
    boards = sorted(name[:2] for name in state.land.names)
    assert boards in (["l1", "m1", "m2", "s1"], ["l1", "m1", "m2", "s2"]) or boards in (
        ["l2", "m1", "m2", "s1"],
        ["l2", "m1", "m2", "s2"],
    )
    assert rounds_of(state) == 9
    assert len(face_down(state)) == 4


@rule("SW-1.2", "SW-2.1", "SW-2.6")
def test_five_players_use_all_murlocs_and_mountains() -> None:
    """SC-003."""
    state = set_up(5, ("l1a", "l2b", "m2a", "s1a", "s2a"))
    assert rounds_of(state) == 8
    assert len(face_down(state)) == 5
    assert state.land.count == 49
    assert state.holder.count(MURLOCS_HERE) == 15
    assert list(state.land.terrain).count(MOUNTAIN) == 10


@rule("SW-2.1", "SW-2.6", "SW-2.7")
def test_two_players_on_known_faces() -> None:
    """SC-004."""
    state = set_up(2, ("l1a", "s2a"))
    assert state.land.count == 20
    assert rounds_of(state) == 10
    assert state.holder.count(MURLOCS_HERE) == 6
    assert list(state.land.terrain).count(MOUNTAIN) == 4
    assert sorted(face_down(state)) == ["l1a 8", "s2a 7"]
    for region, work in enumerate(state.works):
        if work & FACE_DOWN:
            assert state.holder[region] == MURLOCS_HERE


def pick(*combos: str, coins: int = 5, active: dict[str, str] | None = None) -> Table:
    """Let Red, without an active race, stand before these combos."""
    return Table(
        active=active or {"blue": "humans", "green": "dwarves"},
        hand={"blue": 1, "green": 1},
        combos=combos or SIX,
        coins={"red": coins},
        phase="turn",
    )


@rule("SW-4.1")
def test_the_fourth_combo_costs_three_coins() -> None:
    """SC-005."""
    table = pick()
    assert table.asked("red") == "ask-combo"
    table.play("red", "take 4")
    assert table.coins("red") == 2
    assert [combo.split()[-1] for combo in table.combos()[:3]] == ["1", "1", "1"]
    assert table.race("red") == "sailing trolls"


@rule("SW-4.1", "SW-Q.24")
@pytest.mark.parametrize("place", range(1, 7))
def test_each_combo_further_down_costs_a_coin_more(place: int) -> None:
    table = pick()
    table.play("red", f"take {place}")
    assert table.coins("red") == 5 - (place - 1)
    assert sum(int(combo.split()[-1]) for combo in table.combos()) == place - 1


@rule("SW-4.1", "SW-4.3")
def test_the_coins_on_a_combo_go_to_whoever_takes_it() -> None:
    """SC-006."""
    table = pick(SIX[0] + " 1", SIX[1], SIX[2] + " 2", *SIX[3:], coins=3)
    table.play("red", "take 3")
    assert table.coins("red") == 3
    assert table.combos()[:2] == ["farmer orcs 2", "fishing draenei 1"]


@rule("SW-4.2", "SW-Q.02")
def test_the_coins_on_a_combo_do_not_help_to_pay_for_it() -> None:
    """SC-007."""
    table = pick(*SIX[:2], SIX[2] + " 4", *SIX[3:], coins=1)
    assert table.why_not("red", "take 3") == ("combo-too-dear", "SW-4.2")
    assert table.may("red", "take 2")


@rule("SW-1.1", "SW-4.4")
def test_banner_and_badge_say_how_many_tokens_come() -> None:
    """SC-008."""
    table = pick("farmer orcs", "fishing draenei", "battle-master tauren", *SIX[3:])
    table.play("red", "take 2")
    assert (table.hand("red"), table.tray("draenei")) == (10, 2)
    table = pick("farmer orcs", "fishing draenei", "battle-master tauren", *SIX[3:])
    table.play("red", "take 3")
    assert (table.hand("red"), table.tray("tauren")) == (16, 0)


@rule("SW-4.5")
def test_the_combos_below_move_up_with_their_coins() -> None:
    """SC-009."""
    table = pick(*SIX[:3], SIX[3] + " 1", *SIX[4:])
    table.play("red", "take 2")
    assert table.chance() == "banner"
    table.happen("banner pandaren")
    table.happen("badge herbalist")
    assert table.combos() == [
        "farmer orcs 1",
        "mining gnomes 0",
        "sailing trolls 1",
        "ranger kobolds 0",
        "explorer naga 0",
        "herbalist pandaren 0",
    ]


@rule("SW-1.2", "SW-2.6", "SW-Q.01")
def test_every_draw_of_islands_keeps_to_the_box() -> None:
    atlas = GAME.atlas
    faces = {face.number: face.regions for face in atlas.faces.values()}
    assert len(faces) == 12
    assert sorted(len(regions) for regions in faces.values()) == [7] * 4 + [9] * 4 + [13] * 4
    for seats in range(2, 6):
        for drawn in all_draws(seats):
            regions = [region for face in drawn for region in faces[face]]
            assert sum(region.terrain == MOUNTAIN for region in regions) <= 10
            assert sum(MURLOC in region.symbols for region in regions) <= 15
            assert any(region.terrain in (SEA, LAKE) for region in regions)
            for face in drawn:
                assert sum(MARKER in region.symbols for region in faces[face]) == 1


def all_draws(seats: int) -> list[tuple[int, ...]]:
    """Give every set of faces that a game of so many may be played on."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(seats):
        found = [
            (*drawn, face)
            for drawn in found
            for face, weight in enumerate(GAME.atlas.drawable(seats, drawn))
            if weight
        ]
    return found
