"""SL-3: setting up."""

import pytest

from fracas.contract import rule
from fracas.contract.table import Table as AnyTable
from fracas.core.dice import seeded
from fracas.games.legends import GAME
from fracas.games.legends.flow import Legends
from fracas.games.legends.state import EVERYBODY
from fracas.games.legends.tables import ARMY, PIECES, SPACE, TERRAIN, UNIT, WATER


class Setup(AnyTable):
    """A game from its first draw, with chance that a test steers as far as it wants."""

    def __init__(self, **settings: str) -> None:
        options = {name.replace("_", "-"): choice for name, choice in settings.items()}
        super().__init__(GAME.new(2, options))

    @property
    def war(self) -> Legends:
        state = self.match.state
        assert isinstance(state, Legends)
        return state

    def lay(self, first: str = "beige") -> None:
        """Draw who begins, and lay four boards unturned."""
        self.happen(f"draw-first {first}")
        while self.chance() == "lay-board":
            self.happen(f"lay-board {next(iter(self.odds()))}")
        while self.chance() == "turn-board":
            self.happen("turn-board 0")

    def place(self) -> None:
        """Place all units in the order of the lists."""
        while self.chance() == "place-unit":
            self.happen(f"place-unit {next(iter(self.odds()))}")

    def on(self, space: str) -> int:
        return self.war.at[SPACE.index(space)]


def ready(**settings: str) -> Setup:
    table = Setup(**settings)
    table.lay()
    table.place()
    return table


@rule("SL-3.1")
@pytest.mark.parametrize(("side", "seat"), [("beige", 0), ("gray", 1)])
def test_sides_can_be_drawn(side: str, seat: int) -> None:
    table = Setup(sides="drawn")
    assert table.odds() == {"beige": 1, "gray": 1}
    table.happen(f"draw-side {side}")
    assert table.war.beige == seat
    table.lay()
    table.place()
    assert table.war.control[0] == seat
    assert table.war.control[ARMY] == 1 - seat


@rule("SL-3.1")
def test_players_who_agreed_draw_nothing() -> None:
    assert Setup().chance() == "draw-first"
    assert Setup().war.beige == 0


@rule("SL-3.2")
@pytest.mark.parametrize(("side", "seat"), [("beige", 1), ("gray", 2)])
def test_a_second_draw_decides_who_moves_first(side: str, seat: int) -> None:
    table = Setup()
    assert table.odds() == {"beige": 1, "gray": 1}
    table.lay(side)
    table.place()
    assert table.owes() == [seat]
    for asked in (seat, seat, 3 - seat, 3 - seat):
        if asked in table.owes() and table.asked(asked) == "ask-exchange":
            table.play(asked, "decline")
    assert table.owes() == [seat]


@rule("SL-3.4")
def test_every_board_can_lie_in_every_corner_and_turned_in_four_ways() -> None:
    table = Setup()
    table.happen("draw-first beige")
    boards = {f"board-2{letter}": 1 for letter in "abcd"}
    assert table.odds() == boards
    for letter in "dbc":
        table.happen(f"lay-board board-2{letter}")
        boards.pop(f"board-2{letter}")
        assert table.odds() == boards
    table.happen("lay-board board-2a")
    for _ in range(4):
        assert table.odds() == {"0": 1, "90": 1, "180": 1, "270": 1}
        table.happen("turn-board 90")
    assert table.chance() == "place-unit"


@rule("SL-3.4", "SL-17.4")
def test_other_sets_or_any_four_boards_can_be_played() -> None:
    table = Setup(boards="set-7")
    table.happen("draw-first beige")
    assert list(table.odds()) == ["board-7a", "board-7b", "board-7c", "board-7d"]
    table = Setup(boards="any-boards")
    table.happen("draw-first beige")
    assert len(table.odds()) == 28


@rule("SL-3.6", "SL-1.12")
def test_thirty_units_stand_on_each_half_one_on_each_space() -> None:
    table = ready()
    war = table.war
    for piece in range(PIECES):
        space = war.where[piece]
        assert war.at[space] == piece
        assert war.ground[space] != WATER
        assert (space // 8 < 4) == (piece < ARMY)
    assert sorted(war.where) == sorted(set(war.where))


@rule("SL-3.6")
def test_every_unit_is_as_likely_on_every_space() -> None:
    table = Setup()
    table.lay()
    odds = table.odds()
    assert sum(odds.values()) == ARMY
    assert odds["high-elf"] == 2
    table.happen("place-unit high-elf")
    assert table.odds()["high-elf"] == 1


@rule("SL-3.7")
def test_the_blind_exchange_is_skipped_unless_wanted() -> None:
    assert ready().asked(1) == "ask-exchange"
    table = ready(blind_exchange="played")
    assert table.asked(1) == "ask-blind-exchange"
    assert table.why_not(1, "exchange a1") == ("no-enemy-there", "SL-1.9")
    one, other = table.on("a8"), table.on("c8")
    table.play(1, "exchange a8 + and c8")
    assert (table.on("c8"), table.on("a8")) == (one, other)
    assert table.asked(2) == "ask-blind-exchange"
    table.play(2, "decline")
    assert table.asked(1) == "ask-exchange"


@rule("SL-3.7", "SL-3.8")
def test_during_the_blind_exchange_nobody_knows_any_unit() -> None:
    table = ready(blind_exchange="played")
    for seat in (0, 1):
        view = table.match.view(seat)
        assert all(each.hidden for each in view.elements if each.id.startswith("piece/"))


@rule("SL-3.8", "SL-14.1")
def test_then_each_side_knows_its_own_units() -> None:
    table = ready()
    assert table.war.known == [1] * ARMY + [2] * ARMY
    for seat in (0, 1):
        for each in table.match.view(seat).elements:
            if each.id.startswith("piece/"):
                assert each.hidden == (each.owner != seat)


@rule("SL-3.9", "SL-3.10")
def test_the_first_player_exchanges_up_to_twice_then_the_other() -> None:  # W-16
    table = ready()
    castle = table.war.kind.index(UNIT.index("wind-castle"))
    here = SPACE.symbols[table.war.where[castle]]
    goal = "a1" if here != "a1" else "b1"
    table.play(1, f"exchange {here} + and {goal}")
    assert table.on(goal) == castle
    assert table.asked(1) == "ask-exchange"
    table.play(1, f"exchange {goal} + and c1")
    assert table.on("c1") == castle
    assert table.owes() == [2] and table.asked(2) == "ask-exchange"
    table.play(2, "decline")
    assert (table.owes(), table.asked(1)) == ([1], "ask-opening-window")


@rule("SL-3.10")
def test_one_exchanges_two_different_units_of_ones_own() -> None:
    table = ready()
    assert table.why_not(1, "exchange a8") == ("not-your-unit", "SL-4.1")
    state = table.war.copy()
    state.play(0, GAME.verbs.parse("exchange a1"))
    refusal = state.why_not(0, GAME.verbs.parse("and a1"))
    assert refusal is not None and refusal.rule == "SL-3.10"


@rule("SL-3.11", "SL-14.12")
def test_the_enemy_sees_the_spaces_of_an_exchange_and_not_the_units() -> None:
    table = ready()
    table.play(1, "exchange a1 + and b1")
    for seat in (1, 2, None):
        assert table.log(seat)[-1] == "exchanged 1 a1 b1"
    assert table.war.known[table.on("a1")] != EVERYBODY


@rule("SL-3.4", "SL-3.6")
def test_random_set_ups_are_complete() -> None:
    rotations = set()
    for seed in range(12):
        state = GAME.new(2, {"boards": "any-boards"}, dice=seeded(seed, "boards"))
        assert isinstance(state, Legends)
        rotations |= set(state.rotations)
        assert state.ground.count(TERRAIN.index("water")) == 4
        assert state.problems() == []
    assert rotations == {0, 1, 2, 3}
