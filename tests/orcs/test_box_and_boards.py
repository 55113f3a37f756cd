"""OO-1, OO-2, OO-3 and OO-25: what is in the box, the start, and the two faces of the board."""

from collections.abc import Iterator

import pytest

from fracas.contract import rule
from fracas.contract.table import Table as AnyTable
from fracas.core.dice import seeded
from fracas.games.orcs import GAME
from fracas.games.orcs.boards import CITY_SITE, HOUSE_BOARDS, SITE, TOWER_SITE, Board
from fracas.games.orcs.kingdom import Kingdom
from fracas.games.orcs.tables import FORTRESSES, HEROES, ORC, UNITS, ZONE
from tests.orcs.table import Battle, Table

FACES = pytest.mark.parametrize("board", HOUSE_BOARDS, ids=["four", "three"])


def begun(seats: int) -> Kingdom:
    state = GAME.new(seats, dice=seeded(1, "box"))
    assert isinstance(state, Kingdom)
    return state


def distances(board: Board, start: int) -> dict[int, int]:
    """Count the roads to every zone that can be reached."""
    found = {start: 0}
    queue = [start]
    for zone in queue:
        for other in board.roads[zone]:
            if other not in found:
                found[other] = found[zone] + 1
                queue.append(other)
    return found


def roads(board: Board) -> Iterator[tuple[int, int]]:
    for zone, ends in enumerate(board.roads):
        yield from ((zone, other) for other in ends if zone < other)


def crosses(board: Board, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Tell whether two roads without a common end cut each other."""
    if set(one) & set(other):
        return False
    (ax, ay), (bx, by) = (board.spots[zone] for zone in one)
    (cx, cy), (dx, dy) = (board.spots[zone] for zone in other)

    def side(px: int, py: int, qx: int, qy: int, rx: int, ry: int) -> int:
        return (qx - px) * (ry - py) - (qy - py) * (rx - px)

    return (
        side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) < 0
        and side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) < 0
    )


@rule("OO-1.1", "OO-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_clan_has_the_same_pieces(seats: int) -> None:
    kingdom = begun(seats)
    for seat in range(seats):
        assert kingdom.hordes_on_map(seat) + kingdom.reserve[seat] == 15
        assert kingdom.homes.count(kingdom.homes[seat]) == 1
        assert kingdom.berserk[seat] == 0


@rule("OO-1.1")
def test_a_clan_has_twelve_markers() -> None:
    sites = [name for name in ZONE.symbols if name.startswith(("f4-n-rim", "f4-n-mid", "f4-s-"))]
    villages = [name for name in sites if name not in ("f4-s-start", "f4-s-city")]
    table = Table(hordes={1: "f4-tower 2"}, markers={1: " ".join(villages[:11])})
    table.play(1, "march f4-tower + to f4-n-inner + hordes 2")
    table.play(1, "halt")
    table.play(1, "control f4-n-inner")
    assert table.kingdom.markers[0] == 12
    table.play(1, "buy shaman")
    table.play(1, "rest")
    assert table.owes() == [2]


@rule("OO-2.4", "OO-14.1")
def test_tokens_begin_on_square_1_and_move_a_square_for_each_strike() -> None:
    table = Battle(hand={1: "orc", 2: "heavy-orc"})
    assert (table.square(1), table.square(2)) == (1, 1)
    table.commit("orc", "heavy-orc")
    assert (table.square(1), table.square(2)) == (3, 2)


@rule("OO-1.2", "OO-1.3", "OO-1.4")
def test_the_box_with_four_players() -> None:
    kingdom = begun(4)
    in_game = [
        kingdom.supply[unit] + sum(kingdom.owned[seat * UNITS + unit] for seat in range(4))
        for unit in range(UNITS)
    ]
    assert in_game == [16, 8, 8, 8, 8, 8]
    assert (sum(in_game), in_game[ORC], len(kingdom.heroes), HEROES) == (56, 16, 20, 20)
    assert FORTRESSES == 12
    tiles = [*kingdom.river, kingdom.top_tile, *kingdom.hidden_tiles]
    assert sorted(tiles) == list(range(8))
    long = GAME.new(4, {"glory": "long"}, dice=seeded(1, "box"))
    assert long.view().notes[0].arguments["pool"] == 41
    tokens = [element.kind for element in long.view().elements]
    assert (tokens.count("village"), tokens.count("mana-well")) == (36, 4)


@rule("OO-1.5", "OO-17.4")
def test_the_third_loss_fills_the_tile() -> None:
    table = Battle(losses={1: 1, 2: 2}, track={2: 6}, hand={1: "orc", 2: "orc"})
    table.commit("orc", "orc")
    assert "horde-lost 2 3" in table.log()
    assert "battle-won 1 f4-tower" in table.log()


@rule("OO-2.16")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_chance_decides_who_is_first(first: int) -> None:
    table = AnyTable(GAME.new(3))
    while table.chance() == "start":
        table.happen(f"start {next(iter(table.odds()))}")
    assert table.odds() == {"1": 1, "2": 1, "3": 1}
    table.happen(f"first {first}")
    while table.chance():
        table.happen(f"tile {next(iter(table.odds()))}")
    assert table.owes() == [first]


@rule("OO-3.5")
def test_nobody_sees_below_the_top_tile() -> None:
    table = Table()
    kingdom = table.kingdom
    seen = [element.id for element in kingdom.view(0).elements if element.kind == "objective"]
    assert len(seen) == 5
    shown = {id.removeprefix("objective/") for id in seen}
    assert shown == {*table.river().split(), "most-control-markers"}


@rule("OO-25.1")
@FACES
def test_what_both_faces_have(board: Board) -> None:
    starts = len(board.starts)
    assert board.kinds.count(TOWER_SITE) == 1
    assert board.kinds.count(SITE) == (40 if starts == 4 else 35)
    for number in (1, 2, 3):
        assert board.wells.count(number) == starts
    everywhere = [distances(board, start) for start in board.starts]
    assert all(len(found) == board.zones for found in everywhere)
    assert len({tuple(sorted(found.values())) for found in everywhere}) == 1
    listed = list(roads(board))
    assert not [
        (one, other)
        for position, one in enumerate(listed)
        for other in listed[position + 1 :]
        if crosses(board, one, other)
    ]


@rule("OO-25.1")
def test_a_start_zone_of_the_first_face_has_ten_sites() -> None:
    names = [ZONE.symbols[zone] for zone, kind in enumerate(HOUSE_BOARDS[0].kinds) if kind == SITE]
    for start, crossing in (("n", "ne"), ("e", "se"), ("s", "sw"), ("w", "nw")):
        own = [name for name in names if name.startswith((f"f4-{start}-", f"f4-{crossing}-"))]
        assert len(own) == 10


@rule("OO-25.2", "OO-25.3")
@FACES
def test_how_far_everything_is(board: Board) -> None:
    apart = 8 if len(board.starts) == 4 else 7
    tower = board.kinds.index(TOWER_SITE)
    cities = [zone for zone, kind in enumerate(board.kinds) if kind == CITY_SITE]
    assert len(cities) == (8 if len(board.starts) == 4 else 6)
    for start in board.starts:
        found = distances(board, start)
        assert {found[other] for other in board.starts if other != start} == {apart}
        assert found[tower] == 4
        assert min(found[city] for city in cities) == 2
