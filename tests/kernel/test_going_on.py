"""FR-6.9: a rule is corrected while a game goes on, and the game goes on under the new one."""

import contextlib
import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brawl import GAME as BRAWL
from fracas.contract import rule
from fracas.core.dice import seeded
from fracas.core.errors import NotPossible, SnapshotError
from fracas.core.events import NOBODY
from fracas.core.match import Match
from fracas.core.record import Record, RecordError, parse_record, record_from_json
from fracas.core.replay import Replay, check, resume
from fracas.core.snapshot import bytes_of_word, digest_of, pack, unpack, word_of_bytes
from fracas.core.state import State
from tests.kernel.playing import SECRET, enter, play, sealed_dice
from tests.kernel.records import is_said_well, reason_of
from tests.kernel.scripted import (
    Corrected,
    Line,
    ScriptedGame,
    ScriptedState,
    ask,
    ask_all,
    ask_chain,
    finish,
    toss,
)

START: tuple[Line, ...] = (toss(), ask(0), toss(), ask_all(0, 1, 2))
OLD = ScriptedGame(*START, finish(1, 2, 3))
NEW = Corrected(*START, toss(), ask(1), ask_chain(2), finish(3, 2, 1), revision=2)
NEWER = Corrected(*START, toss(), ask(1), ask_chain(2), finish(2, 2, 2), revision=3)


def begin(dice: str = "seed") -> Match:
    """Play the old rules until two of three seats have answered in secret, one only half."""
    match = Match(
        OLD,
        3,
        seed=11 if dice == "seed" else None,
        sealed=sealed_dice() if dice == "sealed" else None,
        names={1: "Bela"},
    )
    if dice == "entered":
        enter(match, "toss tails")
    play(match, 0, "say amber")
    if dice == "entered":
        enter(match, "toss heads")
    play(match, 2, "add coral + stop")
    play(match, 0, "add amber + add bronze")
    return match


def saved(match: Match) -> Record:
    return parse_record(match.record(with_position=True).to_text())


def gone_on(dice: str = "seed") -> Match:
    return resume(saved(begin(dice)), NEW, SECRET if dice == "sealed" else b"")


def finish_game(match: Match) -> None:
    """Play the corrected rules to their end."""
    for seat in (0, 1, 2):
        play(match, seat, "add bronze + stop")
    if match.dice is None:
        enter(match, "toss heads")
    play(match, 1, "say amber")
    play(match, 2, "add amber + stop")


def refused(record: Record, game: ScriptedGame, deed: Callable[..., object] = check) -> str:
    """Insist that a record is refused; give the reason."""
    with pytest.raises(RecordError) as caught:
        deed(record, game)
    is_said_well(caught.value)
    assert caught.value.line >= 0
    return reason_of(caught.value).message


def said(match: Match) -> list[int]:
    assert isinstance(match.state, ScriptedState)
    return match.state.said


DICE = pytest.mark.parametrize("dice", ["seed", "sealed", "entered"])


@rule("FR-6.9")
@DICE
def test_a_game_goes_on_under_corrected_rules_to_their_end(dice: str) -> None:
    before = begin(dice)
    match = gone_on(dice)
    assert said(match) == said(before) and match.owing() == [0, 1, 2]
    mark = f"revision 2 {before.state.digest()} {saved(before).position}"
    assert match.record().lines == [*before.record().lines, mark]
    finish_game(match)
    assert match.over() and match.state.ranks == (3, 2, 1)
    record = parse_record(match.record().to_text())
    assert (record.revision, record.last_revision(), record.names) == (1, 2, {1: "Bela"})
    again = check(record, NEW)
    assert again.first == len(before.record().lines) + 1
    assert again.match.record().lines == record.lines
    assert again.match.state.encode() == match.state.encode()
    assert record_from_json(json.loads(json.dumps(record.to_json()))).to_text() == record.to_text()


@rule("FR-6.8", "FR-6.9")
@DICE
def test_what_went_on_is_taken_up_again_with_the_same_dice(dice: str) -> None:
    secret = SECRET if dice == "sealed" else b""
    straight = gone_on(dice)
    stopping = resume(saved(straight), NEW, secret)
    for seat in (0, 1, 2):
        stopping = resume(saved(stopping), NEW, secret)
        for match in (straight, stopping):
            play(match, seat, "add bronze + stop")
    for match in (straight, stopping):
        if match.dice is None:
            enter(match, "toss heads")
        play(match, 1, "say coral")
    assert stopping.can_undo(1)
    stopping = resume(saved(stopping), NEW, secret)
    stopping.undo(1)
    play(stopping, 1, "say coral")
    assert stopping.record().to_text() == straight.record().to_text()


@rule("FR-6.9")
def test_the_dice_of_a_seed_go_on_where_taking_back_finds_them() -> None:
    script = (ask(0), toss(audience=NOBODY), ask(0), toss(audience=NOBODY), ask(0))
    match = Match(ScriptedGame(ask(0), *script), 1, seed=4)
    play(match, 0, "say amber")
    match = resume(saved(match), Corrected(ask(0), *script, revision=2))
    for _ in range(2):
        play(match, 0, "say amber")
    fell = said(match)
    match = resume(saved(match), match.game)
    for _ in range(2):
        match.undo(0)
    for _ in range(2):
        play(match, 0, "say amber")
    assert said(match) == fell
    check(match.record(), match.game)


@rule("FR-6.9")
@DICE
def test_dice_that_fell_after_the_correction_are_proven(dice: str) -> None:
    match = gone_on(dice)
    finish_game(match)
    text = match.record().to_text()
    head, mark, tail = text.partition("revision 2")
    other = "tails" if "toss heads" in tail else "heads"
    fell = "heads" if other == "tails" else "tails"
    record = parse_record(head + mark + tail.replace(f"toss {fell}", f"toss {other}"))
    reason = {"seed": "record-wrong-dice", "sealed": "record-seal-broken"}
    assert refused(record, NEW) == reason.get(dice, "record-other-position")


@rule("FR-6.9")
def test_what_was_begun_is_asked_again_under_another_number() -> None:
    match = gone_on()
    assert match.state.answered == 0 and match.state.chains == [(), (), ()]
    old = begin()
    numbers = [old.question(seat) for seat in (0, 1)]
    assert not {match.question(seat) for seat in (0, 1, 2)} & {*numbers, numbers[0] - 1, 1000}
    assert match.record().lines[-2] == "3 add coral + stop"


@rule("FR-3.1", "FR-6.9")
def test_nothing_is_taken_back_to_before_the_correction() -> None:
    old = Match(ScriptedGame(ask(0), ask(0)), 2, seed=1)
    play(old, 0, "say amber")
    assert old.can_undo(0)
    match = resume(saved(old), Corrected(ask(0), ask(0), ask(0), revision=2))
    assert not match.can_undo(0)
    play(match, 0, "say amber")
    match.undo(0)
    with pytest.raises(NotPossible):
        match.undo(0)


@rule("FR-5.1", "FR-6.9")
def test_who_resigned_before_the_correction_stays_resigned() -> None:
    old = begin()
    old.resign(1)
    match = resume(saved(old), NEW)
    assert match.resigned == [1] and match.automatic() == [1]
    match.resign(0)
    assert match.over() and match.state.owing() == [0, 1, 2]
    result = check(match.record(), NEW).match.result()
    assert result is not None and result.ranks == (2, 2, 1)


@rule("FR-6.9")
def test_rules_may_be_corrected_more_than_once() -> None:
    match = gone_on()
    play(match, 0, "add amber + stop")
    match = resume(saved(match), NEWER)
    record = match.record()
    assert [mark.revision for mark in record.marks()] == [2, 3]
    assert record.last_revision() == 3 and record.revision == 1
    finish_game(match)
    assert match.state.ranks == (2, 2, 2)
    assert check(match.record(), NEWER).first == record.marks()[1].place + 1


@rule("FR-6.7", "FR-6.9")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_an_earlier_program_proves_its_part_and_refuses_the_rest(game: ScriptedGame) -> None:
    record = resume(saved(gone_on()), NEWER).record()
    known = 0 if game is OLD else 1
    mark = record.marks()[known]
    again = Replay(parse_record(record.to_text()), game)
    assert again.first == (0 if game is OLD else record.marks()[0].place + 1)
    while again.played < mark.place:
        again.step()
    with pytest.raises(RecordError) as caught:
        again.step()
    assert caught.value.line == again.record.first_line + mark.place
    assert reason_of(caught.value).message == "record-other-revision"
    lie = parse_record(record.to_text().replace("1 say amber", "1 say coral"))
    message = "record-other-position" if game is OLD else "record-other-revision"
    assert refused(lie, game) == message


@rule("FR-6.7")
def test_without_its_position_or_a_way_to_read_it_a_game_does_not_go_on() -> None:
    assert refused(parse_record(begin().record().to_text()), NEW, resume) == "record-other-revision"
    refusing = ScriptedGame(*START, revision=2)
    assert refused(saved(begin()), refusing, resume) == "record-position-unreadable"
    older = ScriptedGame(*START, revision=0)
    assert refused(saved(begin()), older, resume) == "record-other-revision"
    assert refused(saved(begin()), NEW) == "record-other-revision"


@rule("FR-6.6")
def test_a_game_that_is_over_keeps_no_position() -> None:
    match = gone_on()
    finish_game(match)
    assert match.record(with_position=True).to_text() == match.record().to_text()


@rule("FR-6.6")
def test_a_position_must_be_the_one_that_the_record_leads_to() -> None:
    record = saved(begin())
    check(record, OLD)
    other = Match(OLD, 3, seed=11)
    record.position = saved(other).position
    assert refused(record, OLD) == "record-other-position"
    assert refused(record, NEW, resume) == "record-other-position"
    record.position = word_of_bytes(b"8 bytes!")[:-4]
    assert refused(record, OLD) == "record-position-unreadable"


@rule("FR-6.6")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("revision 2 ", "revision 1 ", "record-revision-not-newer"),
        ("revision 2 ", "revision two ", "record-not-a-line"),
        ("position ", "position  ", "record-position-unreadable"),
        ("position ", "1 position ", "record-lines-missing"),
        ("end ", "1 resigns\nend ", "record-not-a-line"),
    ],
)
def test_marks_and_positions_of_another_form_are_refused(old: str, new: str, message: str) -> None:
    text = gone_on().record(with_position=True).to_text()
    with pytest.raises(RecordError) as caught:
        parse_record(new.join(text.rsplit(old, 1)))
    is_said_well(caught.value)
    assert reason_of(caught.value).message == message


def changed(change: Callable[[list[int]], list[int]]) -> Record:
    """Change the numbers of the position with which the second part begins; the digests fit."""
    record = gone_on().record()
    mark = record.marks()[0]
    data = pack(change(unpack(bytes_of_word(mark.snapshot))))
    mark.snapshot, mark.digest = word_of_bytes(data), digest_of(data)
    record.lines[mark.place] = mark.line()
    return parse_record(record.to_text())


def test_a_changed_position_that_is_sound_is_noticed_by_the_last_digest() -> None:
    def more_settled(words: list[int]) -> list[int]:
        return [*words[:-1], words[-1] + 1]

    assert refused(changed(more_settled), NEW) == "record-other-position"


FOREIGN: list[tuple[str, Callable[[list[int]], list[int]]]] = [
    ("of this revision", lambda words: [words[0], 2, *words[2:]]),
    ("of another game", lambda words: [words[0] ^ 1, *words[1:]]),
    ("of other seats", lambda words: [*words[:2], 2, *words[3:]]),
    ("cut short", lambda words: words[:1]),
    ("empty", lambda words: []),
]


@rule("FR-6.6")
@pytest.mark.parametrize("change", [pytest.param(change, id=name) for name, change in FOREIGN])
def test_a_position_of_something_else_is_refused(change: Callable[[list[int]], list[int]]) -> None:
    assert refused(changed(change), NEW) == "record-position-unreadable"


@rule("FR-6.6")
def test_the_line_at_which_a_false_position_breaks_is_named() -> None:
    def far_beyond(words: list[int]) -> list[int]:
        return [*words[:6], 999, *words[7:]]

    record = changed(far_beyond)
    lines = len(record.lines)
    record.lines += [f"{seat} add amber + stop" for seat in (1, 2, 3)]
    with pytest.raises(RecordError, match="IndexError") as caught:
        check(record, NEW)
    assert reason_of(caught.value).message == "record-position-unsound"
    assert caught.value.line == record.first_line + lines + 2


@rule("FR-6.6")
@settings(deadline=None, max_examples=150)
@given(st.integers(2, 60), st.integers(-2, 9) | st.integers(-(1 << 63), (1 << 63) - 1))
def test_a_hostile_position_is_refused_and_nothing_else(place: int, word: int) -> None:
    def hostile(words: list[int]) -> list[int]:
        return [*words[: place % len(words)], word, *words[place % len(words) + 1 :]]

    record = changed(hostile)
    record.lines += [
        "1 add amber + stop",
        "2 add amber + stop",
        "3 add amber + stop",
        "* toss heads",
    ]
    with contextlib.suppress(RecordError):
        check(record, NEW)


@pytest.mark.parametrize(
    "data", [b"", bytes(8) * 1000, seeded(1, "noise").word().to_bytes(8, "big")]
)
def test_a_snapshot_as_a_word_is_read_again(data: bytes) -> None:
    word = word_of_bytes(data)
    assert word.isascii() and " " not in word
    assert bytes_of_word(word) == data


@pytest.mark.parametrize(
    "word",
    [
        "",
        "é",
        "AAAA",
        word_of_bytes(b"12345678") + "AAAA",
        word_of_bytes(b"12345678")[:-4],
        word_of_bytes(bytes(1_000_001)),
        word_of_bytes(bytes(50_000_000)),
    ],
)
def test_a_hostile_word_is_no_snapshot(word: str) -> None:
    with pytest.raises(SnapshotError):
        bytes_of_word(word)


def test_a_real_game_keeps_a_position_that_fits_on_a_line() -> None:
    match = Match(BRAWL, 5, seed=1)
    record = saved(match)
    assert bytes_of_word(record.position) == match.state.encode()
    check(record, BRAWL)
    with pytest.raises(SnapshotError, match="does not go on"):
        BRAWL.upgraded(1, [])


def test_an_earlier_state_is_read_as_one_of_this_revision() -> None:
    state: State = OLD.new(3)
    later = NEW.decode_earlier(state.encode())
    assert later.encode() != state.encode() and later.game is NEW
    assert NEW.decode(later.encode()).digest() == later.digest()
    with pytest.raises(SnapshotError, match="before 2"):
        NEW.decode_earlier(later.encode())
