"""A seat at the table: its doors show what the match shows, and nothing of the others."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brawl import GAME as BRAWL
from brawl.tables import KINDS
from brawl.tavern import Tavern
from fracas.contract import rule
from fracas.core.dice import seeded
from fracas.core.errors import IllegalMove, NotPossible
from fracas.core.events import only
from fracas.core.match import Match
from fracas.core.playout import Tally, play_randomly
from fracas.core.seat import Seat
from tests.kernel.playing import enter, moves_of, play, play_on, refusal_of, sealed_dice
from tests.kernel.scripted import ScriptedGame, add, ask, ask_all, ask_chain, say, toss


def brawl_amid(seed: int = 4, seats: int = 3, decisions: int = 25) -> Match:
    match = Match(BRAWL, seats, seed=seed)
    play_on(match, seeded(seed, "moves"), decisions)
    return match


def tavern(state: object) -> Tavern:
    assert isinstance(state, Tavern)
    return state


# The doors.


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**32), st.integers(2, 5), st.integers(0, 200))
def test_a_seat_sees_what_the_match_shows_it(seed: int, seats: int, decisions: int) -> None:
    match = brawl_amid(seed, seats, decisions)
    for number in range(seats):
        seat = Seat(match, number)
        assert seat.owes() == (number in match.owing())
        assert seat.owing() == match.owing()
        assert seat.question() == match.question(number)
        assert seat.legal() == match.state.legal(number)
        assert seat.view().to_json() == match.view(number).to_json()
        assert seat.observe() == match.state.observe(number)
        assert seat.events() == match.journal(number)
        assert (seat.result() is None) == (match.result() is None)
        for move in range(-1, BRAWL.verbs.count + 1):
            assert (seat.why_not(move) is None) == (move in seat.legal())


def test_a_seat_plays_a_whole_game_through_its_doors() -> None:
    match = Match(BRAWL, 4, sealed=sealed_dice())
    dice = seeded(1, "bots")
    seats = [Seat(match, number) for number in range(4)]
    while seats[0].result() is None:
        for seat in seats:
            if seat.owes():
                legal = seat.legal()
                seat.submit([legal[dice.below(len(legal))]])
    assert match.over()


def test_a_seat_submits_chains_and_is_refused_like_anybody() -> None:
    match = Match(ScriptedGame(ask_chain(1), ask(0)), 2, seed=1)
    Seat(match, 1).submit([add("amber"), add("coral")])
    with pytest.raises(IllegalMove) as caught:
        Seat(match, 0).submit([say("amber")])
    assert refusal_of(caught.value) == ("not-asked", "FR-1.1")
    refusal = Seat(match, 1).why_not(add("amber"))
    assert refusal is not None and refusal.text.message == "word-added-already"


@rule("FR-1.3")
@pytest.mark.parametrize("end", ["resign", "draw"])
def test_once_the_players_ended_the_game_no_move_is_possible(end: str) -> None:
    match = Match(ScriptedGame(ask(0), ask(1)), 2, seed=1)
    if end == "resign":
        match.resign(1)
    else:
        match.offer_draw(0)
        match.offer_draw(1)
    for number in (0, 1):
        seat = Seat(match, number)
        assert not seat.owes() and seat.legal() == [] and seat.question() == 0
        for move in (say("amber"), add("amber"), -1):
            refusal = seat.why_not(move)
            assert refusal is not None
            assert (refusal.text.message, refusal.rule) == ("the-game-is-over", "FR-1.3")


# The log.


def test_events_are_told_from_the_place_up_to_which_the_seat_has_read() -> None:
    match = brawl_amid()
    for number in range(3):
        seat = Seat(match, number)
        told = seat.events()
        for read in range(len(told) + 1):
            assert seat.events(read) == told[read:]


def test_a_place_in_the_log_tells_nothing_of_what_others_were_told() -> None:
    told: list[list[object]] = []
    for script in ([toss(audience=only(0)), ask(1), ask(1)], [ask(1), ask(1)]):
        match = Match(ScriptedGame(*script), 2, seed=1)
        play(match, 1, "say amber")
        told.append([Seat(match, 1).events(since) for since in range(4)])
    assert told[0] == told[1]


# Imagined worlds.


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**32), st.integers(2, 5), st.integers(0, 120))
def test_an_imagined_world_agrees_with_all_that_the_seat_knows(
    seed: int, seats: int, decisions: int
) -> None:
    match = brawl_amid(seed, seats, decisions)
    before = match.state.encode()
    for number in range(seats):
        seat = Seat(match, number)
        imagined = seat.imagine(seeded(seed, "imagining"))
        assert imagined.problems() == []
        assert imagined.legal(number) == match.state.legal(number)
        assert imagined.view(number).to_json() == match.state.view(number).to_json()
        assert imagined.observe(number) == seat.observe()
        play_randomly(imagined, seeded(seed, "rollout"), Tally())
        assert imagined.over()
    assert match.state.encode() == before


def test_imagined_worlds_differ_in_what_the_seat_does_not_know() -> None:
    match = brawl_amid()
    dice = seeded(1, "imagining")
    hands: set[tuple[int, ...]] = set()
    for _ in range(20):
        imagined = tavern(Seat(match, 0).imagine(dice))
        assert imagined.hands[:KINDS] == tavern(match.state).hands[:KINDS]
        hands.add(tuple(imagined.hands[KINDS:]))
    assert len(hands) > 5


def test_an_imagined_world_draws_from_the_dice_that_were_given() -> None:
    match = brawl_amid()
    seat = Seat(match, 0)
    worlds = [seat.imagine(seeded(seed, "imagining")) for seed in (1, 1, 2)]
    for world in worlds:
        play_randomly(world, seeded(1, "rollout"), Tally())
    assert worlds[0].encode() == worlds[1].encode() != worlds[2].encode()


@rule("FR-2.3")
def test_a_secret_answer_is_imagined_whatever_it_really_was() -> None:
    worlds: list[bytes] = []
    for chain in ("ready", "grab mug + ready", "grab duck + grab chair + ready"):
        match = Match(BRAWL, 3)
        enter(match, *["draw mug", "draw chair", "draw shove", "draw duck"] * 3)
        play(match, 1, chain)
        play(match, 0, "grab shove")
        seat = Seat(match, 0)
        imagined = seat.imagine(seeded(1, "imagining"))
        assert imagined.chains[0] == match.state.chains[0]
        assert imagined.chains[1] and imagined.closes(1, imagined.chains[1][-1])
        assert imagined.owing() == match.owing() == [0, 2]
        worlds.append(imagined.encode())
    assert worlds[0] == worlds[1] == worlds[2]


@rule("FR-2.1", "FR-2.3")
def test_open_chains_of_others_are_unknown_to_an_imagined_world() -> None:
    worlds: list[bytes] = []
    for chain in ("", "add amber", "add coral + add bronze"):
        match = Match(ScriptedGame(ask_all(0, 1), ask(0)), 2, seed=1)
        if chain:
            play(match, 1, chain)
        worlds.append(Seat(match, 0).imagine(seeded(1, "imagining")).encode())
        assert match.state.chains[1] == (tuple(moves_of(match.game, chain)) if chain else ())
    assert worlds[0] == worlds[1] == worlds[2]


def test_while_a_card_is_awaited_nothing_can_be_imagined() -> None:
    # The weights of what is due would tell what the deck, and so the other hand, holds.
    match = Match(BRAWL, 2)
    enter(match, *["draw mug"] * 3)
    before = match.state.encode()
    with pytest.raises(NotPossible) as caught:
        Seat(match, 1).imagine(seeded(1, "imagining"))
    assert caught.value.text.message == "chance-is-due"
    assert match.state.encode() == before


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 2**32))
def test_an_imagined_secret_answer_can_be_any_that_is_possible(seed: int) -> None:
    match = Match(ScriptedGame(ask_all(0, 1), ask(0)), 2, seed=1)
    play(match, 1, "add amber + stop")
    imagined = Seat(match, 0).imagine(seeded(seed, "imagining"))
    chain = imagined.chains[1]
    assert match.game.verbs.notation(chain[-1]) == "stop"
    assert 1 <= len(chain) - 1 == len(set(chain[:-1])) <= 3
    imagined.play(0, add("amber"))
    assert imagined.play(0, moves_of(match.game, "stop")[0])
    assert imagined.owing() == [0] and imagined.chains == [(), ()]
