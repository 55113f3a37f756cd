"""Playing a record again: the same position, proven dice, and going on where it ends."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from brawl import GAME as BRAWL
from fracas.contract import rule
from fracas.core.dice import seal_of, seeded
from fracas.core.game import Game
from fracas.core.match import Match
from fracas.core.record import Record, RecordError, parse_record
from fracas.core.replay import Replay, check, replay, resume
from fracas.core.text import Text
from fracas.language import LANGUAGES
from fracas.texts import words_for
from tests.kernel.playing import NONCES, SECRET, enter, play, play_on, sealed_dice
from tests.kernel.scripted import ScriptedGame, ask, ask_all, ask_chain, finish, toss

DICE = st.sampled_from(["seed", "sealed", "entered"])


def begin(dice: str, seats: int = 3, game: Game = BRAWL) -> Match:
    """Begin a match with dice of one kind."""
    if dice == "seed":
        return Match(game, seats, seed=11)
    return Match(game, seats, sealed=sealed_dice() if dice == "sealed" else None)


def whole(match: Match, game: Game = BRAWL) -> Replay:
    """Check the record of a match, written and read."""
    return check(parse_record(match.record().to_text()), game)


def played(dice: str = "seed", decisions: int = 1_000_000, seats: int = 3) -> Match:
    match = begin(dice, seats)
    play_on(match, seeded(1, "moves"), decisions)
    return match


def refused(record: Record, game: Game = BRAWL) -> tuple[int, Text]:
    """Insist that a record is refused; give the line and the reason."""
    with pytest.raises(RecordError) as caught:
        check(record, game)
    error = caught.value
    for language in LANGUAGES:
        assert words_for(game, language).say(error.text)
    if error.line:
        assert error.text.message == "record-line"
        reason = error.text.arguments["reason"]
        assert isinstance(reason, Text)
        return error.line, reason
    return 0, error.text


# The same game again.


@rule("FR-6.5")
@settings(deadline=None, max_examples=40)
@given(DICE, st.integers(0, 2**32), st.integers(2, 5), st.integers(0, 400))
def test_a_record_leads_to_the_same_position_wherever_it_stops(
    dice: str, moves: int, seats: int, decisions: int
) -> None:
    match = begin(dice, seats)
    play_on(match, seeded(moves, "moves"), decisions)
    again = whole(match)
    assert again.finished() and again.played == len(match.record().lines)
    assert again.match.state.encode() == match.state.encode()
    for seat in range(-1, seats):
        assert again.match.view(seat).to_json() == match.view(seat).to_json()
    assert again.match.record().lines == match.record().lines


@rule("FR-6.5")
def test_the_journal_is_told_again() -> None:
    match = played()
    again = whole(match)
    for seat in (-1, 0, 1, 2):
        ours = [text for text in match.journal(seat) if text.message != "answered"]
        assert [t for t in again.match.journal(seat) if t.message != "answered"] == ours


@rule("FR-6.5")
def test_a_record_knows_nothing_of_what_was_taken_back() -> None:
    game = ScriptedGame(ask_chain(0), ask(0), ask(1))
    straight, wavering = (Match(game, 2, seed=1) for _ in range(2))
    play(wavering, 0, "add coral")
    assert wavering.step_back(0)
    play(wavering, 0, "add bronze + stop")
    wavering.undo(0)
    for match in (straight, wavering):
        play(match, 0, "add amber + stop")
    assert wavering.record().to_text() == straight.record().to_text()


@rule("FR-6.5")
def test_open_chains_and_secret_answers_are_played_again() -> None:
    game = ScriptedGame(ask_all(0, 1, 2))
    match = Match(game, 3, seed=1)
    play(match, 2, "add coral + stop")
    play(match, 0, "add amber")
    record = match.record()
    assert record.lines == ["1 add amber +", "3 add coral + stop"]
    again = whole(match, game).match
    assert again.state.encode() == match.state.encode()
    assert again.owing() == [0, 1] and again.step_back(0)


@rule("FR-6.5")
def test_a_chain_of_a_single_seat_is_played_again() -> None:
    game = ScriptedGame(ask_chain(1))
    match = Match(game, 2, seed=1)
    play(match, 1, "add coral + add bronze")
    assert match.record().lines == ["2 add coral + add bronze +"]
    assert whole(match, game).match.state.encode() == match.state.encode()


@rule("FR-6.5")
def test_a_record_is_played_line_by_line() -> None:
    match = played(decisions=20)
    record = match.record()
    again = Replay(record, BRAWL)
    lines: list[str] = []
    while not again.finished():
        assert again.played == len(lines)
        lines.append(again.step())
    assert lines == record.lines


# Other games, other rules.


@rule("FR-6.7")
def test_a_record_of_another_game_is_refused() -> None:
    record = played(decisions=5).record()
    record = parse_record(record.to_text().replace("game brawl", "game chess"))
    assert refused(record) == (2, Text("record-other-game", {"game": "chess"}))


@rule("FR-6.7")
@pytest.mark.parametrize("revision", [0, 2, 10**17])
def test_a_record_of_another_revision_is_refused(revision: int) -> None:
    text = played(decisions=5).record().to_text()
    record = parse_record(text.replace("revision 1", f"revision {revision}"))
    expected = Text("record-other-revision", {"revision": revision, "known": 1})
    assert refused(record) == (3, expected)


@rule("FR-6.6")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("seats 3", "seats 8", "wrong-number-of-seats"),
        ("seats 3", "seats 1", "wrong-number-of-seats"),
        ("evening long", "evening endless", "unknown-choice"),
        ("evening long", "weather rain", "unknown-setting"),
    ],
)
def test_seats_and_settings_that_the_game_does_not_have_are_refused(
    old: str, new: str, message: str
) -> None:
    record = parse_record(played(decisions=5).record().to_text().replace(old, new))
    number, reason = refused(record)
    assert (number, reason.message) == (0, message)


# What the rules do not bear out.

HEADER = 8  # The lines of a header of a match of three with a seed, its blank line included.


def with_line(number: int, line: str) -> Record:
    """Give a record of dealt cards and these moves, one line of them changed."""
    match = Match(BRAWL, 3)
    enter(match, *["draw mug", "draw chair", "draw shove"] * 4)
    for seat in range(3):
        play(match, seat, "ready")
    enter(match, "draw mug")
    play(match, 0, "throw 2")
    record = match.record()
    record.lines[number] = line
    return parse_record(record.to_text())


@rule("FR-6.6")
@pytest.mark.parametrize(
    ("number", "line", "message"),
    [
        pytest.param(0, "* draw crown", "record-unknown-move", id="no such card"),
        pytest.param(0, "* roll 6", "record-unknown-move", id="another chance"),
        pytest.param(0, "* draw", "record-unknown-move", id="no card"),
        pytest.param(0, "*  draw mug", "record-unknown-move", id="no chance"),
        pytest.param(0, "1 ready", "record-illegal-move", id="a move where chance speaks"),
        pytest.param(12, "* draw mug", "record-unknown-move", id="chance where a move is due"),
        pytest.param(12, "1 jump", "record-unknown-move", id="no such move"),
        pytest.param(12, "1 ready + ready", "record-illegal-move", id="goes on"),
        pytest.param(12, "1 grab duck + ready", "record-illegal-move", id="not held"),
        pytest.param(12, "1 grab mug + + ready", "record-unknown-move", id="a gap"),
        pytest.param(12, "0 ready", "record-illegal-move", id="seat 0"),
        pytest.param(12, "4 ready", "record-illegal-move", id="seat 4"),
        pytest.param(12, "9" * 18 + " ready", "record-illegal-move", id="a far seat"),
        pytest.param(12, "0 resigns", "seat-does-not-play", id="seat 0 resigns"),
        pytest.param(12, "4 resigns", "seat-does-not-play", id="seat 4 resigns"),
        pytest.param(13, "1 ready", "record-illegal-move", id="not asked any more"),
        pytest.param(16, "1 throw 1", "record-illegal-move", id="oneself"),
        pytest.param(16, "1 throw 4", "record-illegal-move", id="an empty seat"),
        pytest.param(16, "1 throw 9", "record-unknown-move", id="no seat at all"),
    ],
)
def test_the_line_that_the_rules_do_not_bear_out_is_named(
    number: int, line: str, message: str
) -> None:
    record = with_line(number, line)
    where, reason = refused(record)
    assert reason.message == message
    assert record.to_text().split("\n")[where - 1] == line


@rule("FR-6.6")
def test_an_illegal_move_is_explained_with_seat_reason_and_rule() -> None:
    _, reason = refused(with_line(16, "1 throw 1"))
    assert reason.arguments == {
        "seat": Text("seat", {"seat": 0}),
        "move": "throw 1",
        "reason": Text("not-yourself"),
        "rule": "BR-4.4",
    }


@rule("FR-1.3", "FR-6.6")
@pytest.mark.parametrize("line", ["1 ready", "* draw mug", "1 resigns", "drawn"])
def test_nothing_follows_the_end_of_a_game(line: str) -> None:
    for end in ("2 resigns", "drawn"):
        match = Match(BRAWL, 2)
        if end == "drawn":
            match.offer_draw(0)
            match.offer_draw(1)
        else:
            match.resign(1)
        record = match.record()
        record.lines.append(line)
        number, _ = refused(parse_record(record.to_text()))
        assert record.to_text().split("\n")[number - 1] == line


@rule("FR-6.6")
def test_an_impossible_outcome_is_named() -> None:
    match = Match(BRAWL, 3)
    enter(match, *["draw mug"] * 10, "draw chair", "draw chair")
    record = match.record()
    record.lines[10] = "* draw mug"
    number, reason = refused(parse_record(record.to_text()))
    assert reason.message == "impossible-outcome"
    assert number == HEADER - 1 + 11


# What was changed without breaking the rules.


@rule("FR-6.6")
@pytest.mark.parametrize("digest", ["00" * 16, "00", "ab" * 40])
@pytest.mark.parametrize("dice", ["seed", "sealed", "entered"])
def test_another_last_position_is_noticed(dice: str, digest: str) -> None:
    record = played(dice).record()
    record.digest = digest
    assert refused(parse_record(record.to_text())) == (0, Text("record-other-position"))


@rule("FR-6.6")
def test_a_record_cut_within_its_digest_is_noticed() -> None:
    text = played(decisions=5).record().to_text()
    for length in range(len(text) - 33, len(text) - 1):
        with pytest.raises(RecordError):
            check(parse_record(text[:length]), BRAWL)


def loaded(record: Record, match: Match, position: int) -> Record:
    """Change one outcome, and the digest so that the position is again the one it leads to."""
    name, outcome = record.lines[position].split(" ")[1:]
    symbols = match.game.chances.domains[match.game.chances.names.index(name)].symbols
    other = symbols[(symbols.index(outcome) + 1) % len(symbols)]
    record.lines[position] = f"* {name} {other}"
    record.digest = record.digest_with(replay(record, match.game).match.state.digest())
    return parse_record(record.to_text())


TOSSES = ScriptedGame(toss(), toss(), toss(2, 3), toss(), toss(), ask(0), finish(1, 2, 3))


@rule("FR-6.6")
@pytest.mark.parametrize("position", range(5))
def test_each_outcome_that_does_not_follow_from_the_seed_is_noticed(position: int) -> None:
    match = begin("seed", game=TOSSES)
    record = loaded(match.record(), match, position)
    assert refused(record, TOSSES) == (0, Text("record-wrong-dice", {"draw": position + 1}))


@rule("FR-6.3")
@pytest.mark.parametrize("position", range(5))
def test_each_outcome_that_does_not_follow_from_the_seal_is_noticed(position: int) -> None:
    match = begin("sealed", game=TOSSES)
    play(match, 0, "say amber")
    record = loaded(match.record(), match, position)
    assert refused(record, TOSSES) == (0, Text("record-seal-broken"))


@rule("FR-6.6")
def test_another_seed_is_noticed() -> None:
    text = played().record().to_text()
    number, reason = refused(parse_record(text.replace("dice seed 11", "dice seed 12")))
    assert (number, reason.message) == (0, "record-wrong-dice")


@rule("FR-6.3")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param(f"seal {seal_of(SECRET)}", f"seal {seal_of(bytes(32))}", id="seal"),
        pytest.param(f"seal {seal_of(SECRET)}", "seal 00", id="no seal at all"),
        pytest.param(f"secret {SECRET.hex()}", f"secret {bytes(32).hex()}", id="secret"),
        pytest.param(f"nonce {b'anna'.hex()}\n", "", id="a nonce less"),
        pytest.param(f"nonce {b'anna'.hex()}", f"nonce {b'anne'.hex()}", id="another nonce"),
        pytest.param(
            f"nonce {b'anna'.hex()}\nnonce {b'bela'.hex()}",
            f"nonce {b'bela'.hex()}\nnonce {b'anna'.hex()}",
            id="another order",
        ),
    ],
)
def test_another_seal_secret_or_nonce_is_noticed(old: str, new: str) -> None:
    text = played("sealed").record().to_text()
    assert old in text
    assert refused(parse_record(text.replace(old, new))) == (0, Text("record-seal-broken"))


@rule("FR-6.3")
def test_a_sealed_game_that_is_over_must_show_its_secret() -> None:
    text = played("sealed").record().to_text()
    hidden = text.replace(f"secret {SECRET.hex()}\n", "")
    assert hidden != text
    _, reason = refused(parse_record(hidden))
    assert reason.message in ("record-seal-broken", "record-field-missing")


@rule("FR-6.3")
@pytest.mark.parametrize("end", ["rules", "resignation", "draw"])
def test_the_secret_is_told_at_the_end_and_not_before(end: str) -> None:
    match = begin("sealed", seats=3)
    play_on(match, seeded(1, "moves"), 20)
    assert not match.over()
    assert match.record().secret == "" and SECRET.hex() not in match.record().to_text()
    assert SECRET.hex() not in str(match.record().to_json())
    whole(match)
    if end == "rules":
        play_on(match, seeded(2, "moves"))
    elif end == "resignation":
        match.resign(0)
        match.resign(2)
    else:
        for seat in range(3):
            match.offer_draw(seat)
    assert match.record().secret == SECRET.hex()
    whole(match)


@rule("FR-6.2")
def test_the_record_names_seal_and_nonces_from_the_beginning() -> None:
    record = begin("sealed").record()
    assert record.seal == seal_of(SECRET)
    assert record.nonces == [nonce.hex() for nonce in NONCES]


@rule("FR-6.6")
@pytest.mark.parametrize("dice", ["seed", "sealed", "entered"])
def test_each_missing_line_is_noticed(dice: str) -> None:
    record = played(dice, decisions=25).record()
    whole_lines = record.lines
    for position in range(len(whole_lines)):
        record.lines = whole_lines[:position] + whole_lines[position + 1 :]
        refused(parse_record(record.to_text()))


@rule("FR-6.6")
@pytest.mark.parametrize("dice", ["seed", "sealed", "entered"])
def test_each_doubled_line_is_noticed(dice: str) -> None:
    record = played(dice, decisions=25).record()
    whole_lines = record.lines
    for position in range(len(whole_lines)):
        record.lines = whole_lines[: position + 1] + whole_lines[position:]
        refused(parse_record(record.to_text()))


MATCH = played(decisions=20)
RECORD = MATCH.record()
OTHERS = [f"* draw {card}" for card in ("mug", "chair", "shove", "duck")]
OTHERS += [f"* roll {die}" for die in range(1, 7)]
OTHERS += [
    f"{seat} {BRAWL.verbs.notation(m)}" for seat in (1, 2, 3) for m in range(BRAWL.verbs.count)
]
OTHERS += ["1 grab mug + ready", "2 grab chair + ready", "3 resigns", "drawn", "1 grab mug +"]


@rule("FR-6.6")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("1 add amber +", "1 add amber", id="an open chain closed"),
        pytest.param("2 add coral + stop", "2 add coral + stop +", id="a closed chain open"),
        pytest.param("2 add coral + stop", "2 add coral +\n2 stop", id="a chain in two"),
        pytest.param("1 add amber +", "01 add  amber +", id="other blanks and noughts"),
        pytest.param("3 say bronze", "3 say coral", id="another word"),
    ],
)
def test_a_line_that_leads_to_the_same_position_is_noticed_as_well(old: str, new: str) -> None:
    game = ScriptedGame(ask(2), ask_all(0, 1))
    match = Match(game, 3, seed=1)
    play(match, 2, "say bronze")
    play(match, 0, "add amber")
    play(match, 1, "add coral + stop")
    text = match.record().to_text()
    assert f"\n{old}\n" in text
    changed = text.replace(old, new).replace("end 3", f"end {3 + new.count(chr(10))}")
    assert refused(parse_record(changed), game)[1].message == "record-other-position"


@rule("FR-6.6")
@settings(deadline=None, max_examples=300)
@given(st.integers(0, len(RECORD.lines) - 1), st.sampled_from(OTHERS))
def test_a_line_with_other_words_is_noticed(position: int, other: str) -> None:
    assume(RECORD.lines[position] != other)
    record = parse_record(RECORD.to_text())
    record.lines[position] = other
    refused(parse_record(record.to_text()))


@rule("FR-6.6")
@settings(deadline=None, max_examples=200)
@given(st.data())
def test_a_record_changed_at_random_is_refused_or_says_the_same(data: st.DataObject) -> None:
    text = RECORD.to_text()
    body = text.index("\n\n") + 2
    begin = data.draw(st.integers(body, len(text) - 2))
    end = data.draw(st.integers(begin, min(begin + 12, len(text) - 1)))
    new = data.draw(st.sampled_from(["", " ", "\n", "1", "2", "+", " + ready", "mug", "* "]))
    changed = text[:begin] + new + text[end:]
    try:
        record = parse_record(changed)
        check(record, BRAWL)
    except RecordError:
        return
    assert record.to_text() == text


# Going on.


@rule("FR-6.8")
@settings(deadline=None, max_examples=25)
@given(DICE, st.integers(0, 2**32), st.integers(0, 120))
def test_a_game_taken_up_goes_on_as_if_it_had_never_stopped(
    dice: str, moves: int, decisions: int
) -> None:
    match = begin(dice)
    play_on(match, seeded(moves, "moves"), decisions)
    record = parse_record(match.record().to_text())
    again = resume(record, BRAWL, SECRET if dice == "sealed" else b"")
    assert again.record().to_text() == match.record().to_text()
    assert again.owing() == match.owing() and again.over() == match.over()
    for one in (match, again):
        play_on(one, seeded(moves, "later moves"))
    assert again.record().to_text() == match.record().to_text()
    assert again.record().dice == match.record().dice


@rule("FR-6.8")
def test_a_finished_sealed_game_is_taken_up_with_the_secret_of_its_record() -> None:
    match = played("sealed")
    again = resume(parse_record(match.record().to_text()), BRAWL)
    assert again.over() and again.record().to_text() == match.record().to_text()


@rule("FR-6.8")
@pytest.mark.parametrize("secret", [b"", bytes(32), SECRET[:-1]])
def test_a_sealed_game_is_not_taken_up_without_its_secret(secret: bytes) -> None:
    record = parse_record(played("sealed", decisions=10).record().to_text())
    with pytest.raises(RecordError) as caught:
        resume(record, BRAWL, secret)
    assert caught.value.text.message == "record-seal-broken"


@rule("FR-6.8")
def test_a_false_record_is_not_taken_up() -> None:
    record = played(decisions=10).record()
    record.digest = "00"
    with pytest.raises(RecordError):
        resume(parse_record(record.to_text()), BRAWL)


@rule("FR-6.4", "FR-6.8")
def test_a_game_of_a_real_table_is_taken_up_where_its_dice_are_awaited() -> None:
    match = Match(BRAWL, 2)
    enter(match, "draw mug", "draw duck")
    again = resume(parse_record(match.record().to_text()), BRAWL)
    enter(again, *["draw chair"] * 6)
    assert again.owing() == [0, 1]


@rule("FR-6.8")
def test_resignations_and_draws_are_taken_up() -> None:
    match = begin("seed")
    match.resign(1)
    again = resume(parse_record(match.record().to_text()), BRAWL)
    assert again.resigned == [1] and again.automatic() == [1]
    for seat in (0, 2):
        again.offer_draw(seat)
    result = resume(parse_record(again.record().to_text()), BRAWL).result()
    assert result is not None and result.ranks == (1, 3, 1)


@rule("FR-6.8")
def test_names_are_kept() -> None:
    match = Match(BRAWL, 2, seed=1, names={1: "Béla"})
    assert resume(parse_record(match.record().to_text()), BRAWL).names == {1: "Béla"}
