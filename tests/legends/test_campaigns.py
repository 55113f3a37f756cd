"""SL-15: campaigns, and what a battle takes over from the one before."""

import pytest

from fracas.contract import rule
from fracas.core.dice import seeded
from fracas.games.legends import GAME
from fracas.games.legends.campaign import NOBODY, Battle, Campaign, battle_of
from fracas.games.legends.flow import Legends
from fracas.games.legends.tables import BEIGE, GRAY
from tests.legends.table import Table
from tests.legends.test_setup import Setup


def fought(campaign: Campaign, *battles: tuple[int, int]) -> Campaign:
    for winner, destroyed in battles:
        campaign.add(Battle(winner, destroyed))
    return campaign


@rule("SL-15.6", "SL-15.1")
def test_two_of_three() -> None:  # W-20
    campaign = fought(Campaign(2, 3), (BEIGE, 5), (GRAY, 5))
    assert not campaign.over()
    assert campaign.winner() == NOBODY
    assert fought(campaign, (BEIGE, 5)).over()
    assert campaign.winner() == BEIGE
    campaign = fought(Campaign(2, 3), (BEIGE, 5), (BEIGE, 5))
    assert campaign.over() and campaign.winner() == BEIGE
    with pytest.raises(ValueError, match="over"):
        campaign.add(Battle(GRAY, 1))


@rule("SL-15.6", "SL-15.7")
def test_six_of_ten_may_be_drawn() -> None:  # W-20
    even = [(BEIGE, 1), (GRAY, 1)] * 5
    campaign = fought(Campaign(6, 10), *even)
    assert campaign.over() and campaign.winner() == NOBODY
    with_draws = [(BEIGE, 1)] * 5 + [(NOBODY, 0)] * 5
    campaign = fought(Campaign(6, 10), *with_draws)
    assert campaign.over() and campaign.winner() == NOBODY
    assert campaign.wins(BEIGE) == 5


@rule("SL-15.2", "SL-15.3", "SL-15.5")
@pytest.mark.parametrize(
    ("one", "other", "winner"),
    [
        ((BEIGE, 12), (GRAY, 15), GRAY),
        ((BEIGE, 12), (GRAY, 12), NOBODY),
        ((BEIGE, 12), (BEIGE, 1), BEIGE),
        ((NOBODY, 0), (GRAY, 1), GRAY),
    ],
)
def test_two_parts_are_added_up(
    one: tuple[int, int], other: tuple[int, int], winner: int
) -> None:  # W-20
    campaign = fought(Campaign(), one)
    assert not campaign.over()
    fought(campaign, other)
    assert campaign.over()
    assert campaign.winner() == winner


@rule("SL-15.2", "SL-15.8")
def test_the_sides_begin_by_turns() -> None:
    campaign = Campaign(2, 3)
    assert campaign.next_first(begun_by=GRAY) == GRAY
    fought(campaign, (BEIGE, 1))
    assert campaign.next_first(begun_by=GRAY) == BEIGE
    fought(campaign, (GRAY, 1))
    assert campaign.next_first(begun_by=GRAY) == GRAY


@rule("SL-15.3", "SL-15.4")
def test_the_winner_scores_what_the_loser_lost() -> None:
    names = "kzzt mrmrm murkis mummy scythe crush girr yorkus slud smerdim"
    table = Table(
        "poy d4, wind-castle a1",
        "titan-castle d5, crush h5",
        lost={1: "hunter", 2: names},
        curse="crevcor",
        extras=False,
    )
    table.play(1, "move d4 up")
    result = table.match.result()
    assert result is not None
    battle = battle_of(result.ranks, result.scores, beige=0)
    assert (battle.winner, battle.destroyed) == (BEIGE, 12)
    assert battle_of((2, 1), (3, 7), beige=0).winner == GRAY
    assert battle_of((2, 1), (3, 7), beige=1).winner == BEIGE
    assert battle_of((1, 1), (3, 7), beige=0).winner == NOBODY


@rule("SL-15.1")
def test_a_campaign_can_be_left_and_taken_up() -> None:
    campaign = fought(Campaign(2, 3), (BEIGE, 5), (NOBODY, 0))
    again = Campaign.read(campaign.written())
    assert again.written() == campaign.written() == "campaign 2 of 3\nbeige 5\nnobody 0\n"
    assert fought(again, (BEIGE, 2)).winner() == BEIGE


@rule("SL-3.3", "SL-15.8")
@pytest.mark.parametrize(("side", "seat"), [("beige", 0), ("gray", 1)])
def test_it_can_be_agreed_who_begins(side: str, seat: int) -> None:
    state = GAME.new(2, {"first": side}, dice=seeded(1, "first"))
    assert state.owing() == [seat]


@rule("SL-3.5", "SL-17.4")
def test_own_boards_lie_on_their_owners_side() -> None:
    text = GAME.house_content().replace("boards board-2a board-2b", "boards board-1c board-7d")
    game = GAME.with_content(text)
    corners = set()
    for seed in range(12):
        state = game.new(2, {"boards": "own-boards"}, dice=seeded(seed, "own"))
        assert isinstance(state, Legends)
        assert sorted(state.boards[:2]) == [2, 27]
        assert sorted(state.boards[2:]) == [6, 7]
        corners.add(state.boards[0])
    assert corners == {2, 27}


@rule("SL-3.5")
def test_the_enemy_shuffles_ones_own_boards() -> None:
    table = Setup(boards="own-boards")
    table.happen("draw-first beige")
    assert table.odds() == {"board-2a": 1, "board-2b": 1}
    table.happen("lay-board board-2b")
    assert table.odds() == {"board-2a": 1}
