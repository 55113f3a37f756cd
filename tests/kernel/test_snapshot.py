"""Snapshots and copies: whole, independent, and never mistaken for something else."""

from array import array

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brawl import GAME as BRAWL
from fracas.core.dice import seeded
from fracas.core.errors import SnapshotError
from fracas.core.events import NOBODY
from fracas.core.snapshot import Words, pack, unpack, write_run
from fracas.core.state import State
from tests.kernel.playing import states_of
from tests.kernel.scripted import (
    STOP,
    ScriptedGame,
    add,
    ask,
    ask_all,
    ask_chain,
    finish,
    nest,
    say,
    toss,
)

WORD = st.integers(-(2**63), 2**63 - 1)
EVERYTHING = ScriptedGame(
    ask_chain(0),
    toss(1, 5, audience=NOBODY),
    ask_all(0, 1, 2),
    nest(3),
    toss(),
    ask(1),
    finish(2, 1, 3),
)


def positions() -> list[State]:
    """Give a state in the middle of everything that the kernel has."""
    state = EVERYTHING.new(3)
    found = [state.copy()]

    def then(seat: int, move: int) -> None:
        state.play(seat, move)
        found.append(state.copy())

    def chance(outcome: int) -> None:
        state.apply(outcome)
        found.append(state.copy())

    then(0, add("amber"))
    then(0, STOP)
    chance(1)
    then(1, add("coral"))
    then(1, STOP)
    then(2, add("coral"))
    then(2, add("amber"))
    then(0, add("bronze"))
    then(0, STOP)
    then(2, STOP)
    for depth in (3, 2, 1):
        then(depth % 3, say("bronze"))
    chance(0)
    then(1, say("amber"))
    assert state.over()
    return found


# Integers and bytes.


@given(st.lists(WORD))
def test_integers_survive_as_bytes(words: list[int]) -> None:
    assert unpack(pack(words)) == words


def test_bytes_are_the_same_on_every_machine() -> None:
    assert pack([1, -1, 258]) == bytes.fromhex("0100000000000000ffffffffffffffff0201000000000000")


@pytest.mark.parametrize("word", [2**63, -(2**63) - 1])
def test_an_integer_too_big_for_a_snapshot_is_not_cut(word: int) -> None:
    with pytest.raises(OverflowError):
        pack([word])


@given(st.lists(st.one_of(WORD, st.lists(WORD))))
def test_runs_and_single_integers_are_read_in_order(parts: list[int | list[int]]) -> None:
    out: list[int] = []
    for part in parts:
        if isinstance(part, list):
            write_run(out, part)
        else:
            out.append(part)
    words = Words(out)
    read = [words.run() if isinstance(part, list) else words.next() for part in parts]
    assert read == parts and words.finished()


@pytest.mark.parametrize("length", [1, 7, 9, 15])
def test_bytes_of_another_length_are_no_snapshot(length: int) -> None:
    with pytest.raises(SnapshotError, match="multiple of 8 bytes"):
        unpack(bytes(length))


@pytest.mark.parametrize("words", [[3, 1, 2], [-1], [2**62]])
def test_a_run_longer_than_the_snapshot_is_noticed(words: list[int]) -> None:
    with pytest.raises(SnapshotError, match="longer than itself"):
        Words(words).run()


def test_reading_beyond_the_end_is_noticed() -> None:
    words = Words([1])
    assert not words.finished()
    words.next()
    assert words.finished()
    for read in (words.next, words.run):
        with pytest.raises(SnapshotError, match="ends too early"):
            read()


# States.


@pytest.mark.parametrize("number", range(len(positions())))
def test_a_snapshot_gives_the_same_state_in_the_middle_of_anything(number: int) -> None:
    state = positions()[number]
    twin = EVERYTHING.decode(state.encode())
    assert twin.encode() == state.encode() and twin.digest() == state.digest()
    assert twin.view(1).to_json() == state.view(1).to_json()
    assert [twin.legal(seat) for seat in range(3)] == [state.legal(seat) for seat in range(3)]
    assert (twin.weights(), twin.result() is None) == (state.weights(), state.result() is None)


def test_no_two_of_these_positions_are_taken_for_each_other() -> None:
    states = positions()
    assert len({state.digest() for state in states}) == len(states)


@settings(deadline=None, max_examples=15)
@given(st.integers(0, 2**32), st.integers(2, 5))
def test_a_twin_saved_and_loaded_before_every_decision_stays_equal(seed: int, seats: int) -> None:
    state = BRAWL.new(seats, dice=seeded(seed, "state"))
    twin = BRAWL.decode(state.encode())
    dice = seeded(seed, "moves")
    while not state.over():
        seat = state.owing()[0]
        legal = state.legal(seat)
        move = legal[dice.below(len(legal))]
        state.play(seat, move)
        twin.play(seat, move)
        assert twin.encode() == state.encode()
        twin = BRAWL.decode(twin.encode())


@settings(deadline=None, max_examples=10)
@given(st.integers(0, 2**32), st.integers(2, 5))
def test_old_copies_never_change(seed: int, seats: int) -> None:
    state = BRAWL.new(seats, dice=seeded(seed, "state"))
    copies: list[tuple[State, bytes]] = []
    for here in states_of(state, seeded(seed, "moves")):
        twin = here.copy()
        assert twin.encode() == here.encode()
        copies.append((twin, twin.encode()))
    assert all(twin.encode() == encoded for twin, encoded in copies)


def test_playing_a_copy_leaves_the_original_alone() -> None:
    for state in positions()[:-1]:
        before = state.encode()
        twin = state.copy()
        for seat in twin.owing()[:1]:
            twin.play(seat, twin.legal(seat)[0])
        if twin.chance():
            twin.apply(0)
        assert twin.encode() != before and state.encode() == before


def test_a_copy_takes_the_dice_along_but_not_the_journal() -> None:
    state = BRAWL.new(2, dice=seeded(9, "copy"))
    twin = state.copy()
    assert twin.dice is not None and twin.dice is not state.dice
    assert twin.journal is None


def test_a_snapshot_is_pinned() -> None:
    # If this changes, older snapshots and the digests in records no longer hold.
    state = EVERYTHING.new(3)
    assert state.digest() == "47c8c30346bc7b61e7aa786ff19ca2b8"
    assert positions()[9].digest() == "7e8ea17d8ed293bda4a9a293442c20dd"
    assert EVERYTHING.new(3, dice=seeded(1, "pin")).digest() == "fec68a64c86129bafc72ed3f4e7da2ab"


# What is no snapshot.


def test_a_snapshot_of_another_game_is_refused() -> None:
    other = ScriptedGame(ask(0), id="other")
    with pytest.raises(SnapshotError, match="not one of scripted"):
        EVERYTHING.decode(other.new(3).encode())


def test_a_snapshot_of_another_revision_is_refused() -> None:
    newer = ScriptedGame(*EVERYTHING.script, revision=2)
    with pytest.raises(SnapshotError, match="of revision 2 of scripted, not 1"):
        EVERYTHING.decode(newer.new(3).encode())


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 2**40])
def test_a_snapshot_of_seats_that_the_game_does_not_have_is_refused(seats: int) -> None:
    words = unpack(BRAWL.new(2, dice=seeded(1, "seats")).encode())
    words[2] = seats
    with pytest.raises(SnapshotError, match="seats or settings"):
        BRAWL.decode(pack(words))


@pytest.mark.parametrize("options", [[], [2], [-1], [0, 0]])
def test_a_snapshot_of_unknown_settings_is_refused(options: list[int]) -> None:
    words = unpack(BRAWL.new(2, dice=seeded(1, "settings")).encode())
    with pytest.raises(SnapshotError, match="seats or settings"):
        BRAWL.decode(pack([*words[:3], len(options), *options, *words[5:]]))


def test_every_snapshot_cut_short_is_refused() -> None:
    data = BRAWL.new(3, dice=seeded(1, "cut")).encode()
    for length in range(len(data)):
        with pytest.raises(SnapshotError):
            BRAWL.decode(data[:length])


def test_a_snapshot_that_goes_on_is_refused() -> None:
    data = BRAWL.new(3, dice=seeded(1, "long")).encode()
    with pytest.raises(SnapshotError, match="goes on after its end"):
        BRAWL.decode(data + bytes(8))


@pytest.mark.parametrize("length", [1, 2, 3, 5, 6])
def test_a_snapshot_with_dice_of_another_length_is_refused(length: int) -> None:
    words = unpack(EVERYTHING.new(3).encode())
    # The own fields are three words; before them stands the empty run of the dice.
    assert words[-4] == 0
    with pytest.raises(SnapshotError):
        EVERYTHING.decode(pack([*words[:-4], length, *[1] * length, *words[-3:]]))


@pytest.mark.parametrize("move", [-1, 8, 2**40])
def test_a_snapshot_with_a_chain_of_unknown_moves_is_refused(move: int) -> None:
    state = EVERYTHING.new(3)
    state.chains[0] = (add("amber"), move)
    with pytest.raises(SnapshotError):
        EVERYTHING.decode(state.encode())


IMPOSSIBLE: list[tuple[str, str, object]] = [
    ("a seat that there is not resigned", "retired", 1 << 3),
    ("a seat that there is not is asked", "owed", 1 << 3),
    ("nobody is asked", "owed", 0),
    ("chance is asked as well", "chance_kind", 1),
    ("whoever is asked has answered", "answered", 1),
    ("a seat is asked nothing in particular", "asked", [0, 0, 0]),
    ("a seat that is not asked has begun a chain", "chains", [(), (say("amber"),), ()]),
    ("the stack is empty", "top", -1),
    ("the top step is cut short", "stack", [1, 0, 0, -1]),
    ("the lowest step does not begin at the bottom", "stack", [0, 1, 0, 0, -1, 0, 0, 0, 0]),
    ("a step lies on itself", "stack", [1, 0, 0, 0, 0, 0, 0, 0]),
]


@pytest.mark.parametrize(
    ("field", "value"), [pytest.param(*case[1:], id=case[0]) for case in IMPOSSIBLE]
)
def test_a_snapshot_of_a_position_that_cannot_be_is_refused(field: str, value: object) -> None:
    game = ScriptedGame(ask(0))
    state = game.new(3)
    game.decode(state.encode())
    setattr(state, field, value)
    with pytest.raises(SnapshotError, match="numbers that no state has"):
        game.decode(state.encode())


@settings(deadline=None, max_examples=300)
@given(st.data())
def test_a_snapshot_with_a_changed_word_is_refused_or_read_as_it_stands(
    data: st.DataObject,
) -> None:
    words = unpack(positions()[data.draw(st.integers(0, 13))].encode())
    place = data.draw(st.integers(0, len(words) - 1))
    words[place] = data.draw(st.one_of(st.integers(-3, 12), WORD))
    try:
        state = EVERYTHING.decode(pack(words))
    except SnapshotError:
        return
    state.outcomes()
    state.view(0).to_json()
    assert unpack(state.encode()) == words


@settings(deadline=None, max_examples=100)
@given(st.binary(max_size=400))
def test_bytes_of_any_kind_are_no_snapshot(data: bytes) -> None:
    with pytest.raises(SnapshotError):
        BRAWL.decode(data)


def test_the_bytes_are_words_of_eight_bytes_little_end_first() -> None:
    encoded = EVERYTHING.new(2).encode()
    assert array("q", encoded).itemsize == 8
    assert len(encoded) == 8 * len(unpack(encoded))
