"""A game as a whole: seats, settings, and the numbered things that it declares."""

import pytest

from brawl import GAME as BRAWL
from fracas.core.dice import seeded
from fracas.core.errors import SnapshotError, UnknownSetting
from fracas.core.events import (
    EVERYONE,
    MOST_FACTS,
    NUMBER,
    SPECTATOR,
    Entry,
    Events,
    Journal,
    all_but,
    includes,
    only,
)
from fracas.core.game import NO_MOVE, Catalogue, Chances, Game, Reasons, Setting
from fracas.core.snapshot import pack, unpack
from fracas.core.text import Text
from fracas.core.verbs import SEATS, DeclarationError, Domain
from tests.kernel.scripted import ScriptedGame, ask

CARD = Domain("card", ("mug", "chair"))


# Seats and settings.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_is_for_as_many_seats_as_it_says(seats: int) -> None:
    assert BRAWL.new(seats, dice=seeded(1, "seats")).seats == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 8, 10**30])
def test_it_is_not_for_any_other_number(seats: int) -> None:
    with pytest.raises(UnknownSetting, match="brawl is for 2, 3, 4, 5 seats") as caught:
        BRAWL.new(seats)
    assert caught.value.text == Text(
        "wrong-number-of-seats", {"known": "2, 3, 4, 5", "seats": seats}
    )


def test_no_table_has_more_than_eight_seats() -> None:
    assert ScriptedGame(ask(0)).check_seats(8) == 8
    game = ScriptedGame(ask(0))
    game.seats = tuple(range(1, 21))
    with pytest.raises(UnknownSetting):
        game.check_seats(9)


def test_the_first_choice_of_a_setting_is_the_default() -> None:
    assert BRAWL.check_options(2, {}) == (0,) == BRAWL.check_options(2, {"evening": "long"})
    assert BRAWL.check_options(2, {"evening": "short"}) == (1,)
    assert BRAWL.option_names((1,)) == {"evening": "short"}


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"weather": "rain"}, Text("unknown-setting", {"name": "weather", "known": "evening"})),
        (
            {"evening": "endless"},
            Text(
                "unknown-choice",
                {"name": "evening", "known": "long, short", "choice": "endless"},
            ),
        ),
        ({"": ""}, Text("unknown-setting", {"name": "", "known": "evening"})),
    ],
)
def test_unknown_settings_are_refused_with_what_there_is(
    options: dict[str, str], text: Text
) -> None:
    with pytest.raises(UnknownSetting) as caught:
        BRAWL.new(2, options)
    assert caught.value.text == text


def test_a_game_without_settings_says_so() -> None:
    with pytest.raises(UnknownSetting, match="it has: -"):
        ScriptedGame(ask(0)).new(2, {"evening": "long"})


def test_a_setting_may_be_there_for_some_numbers_of_seats_only() -> None:
    game = ScriptedGame(ask(0))
    game.settings = (Setting("teams", ("none", "pairs"), (4, 6)), Setting("pace", ("slow", "fast")))
    assert game.check_options(4, {"teams": "pairs"}) == (1, 0)
    assert game.check_options(3, {"teams": "none", "pace": "fast"}) == (0, 1)
    with pytest.raises(UnknownSetting, match="'teams' of scripted is for 4, 6 seats, not 3") as no:
        game.check_options(3, {"teams": "pairs"})
    assert no.value.text == Text(
        "setting-of-other-seats", {"name": "teams", "known": "4, 6", "seats": 3}
    )


def test_a_snapshot_with_a_choice_that_its_seats_do_not_have_is_refused() -> None:
    game = ScriptedGame(ask(0))
    data = game.new(3).encode()
    game.settings = (Setting("teams", ("none", "pairs"), (4,)),)
    words = unpack(data)
    for choice, sound in ((0, True), (1, False)):
        changed = pack([*words[:3], 1, choice, *words[4:]])
        if sound:
            assert game.decode(changed).seats == 3
        else:
            with pytest.raises(SnapshotError, match="seats or settings"):
                game.decode(changed)


def test_a_game_need_not_have_every_number_of_seats_in_between() -> None:
    game = ScriptedGame(ask(0))
    game.seats = (2, 4)
    assert game.check_seats(4) == 4
    with pytest.raises(UnknownSetting, match="for 2, 4 seats, not 3"):
        game.check_seats(3)


def test_a_game_must_say_how_its_states_are_made() -> None:
    bare = Game(
        "bare",
        1,
        (2, 2),
        "",
        BRAWL.verbs,
        Chances(),
        Events(),
        Catalogue("prompt"),
        Reasons(),
        Catalogue("ending"),
    )
    with pytest.raises(NotImplementedError, match="'bare'"):
        bare.new(2)


# Declarations.


def test_messages_are_numbered_from_1_and_0_stands_for_none() -> None:
    prompts = Catalogue("prompt")
    assert prompts.add("ask-play", "BR-4.2") == 1
    assert prompts.add("ask-dodge", "BR-5.1", passing=7) == 2
    assert [message.message for message in prompts.messages] == ["", "ask-play", "ask-dodge"]
    assert [message.passing for message in prompts.messages] == [NO_MOVE, NO_MOVE, 7]
    with pytest.raises(DeclarationError, match=r"prompt 'ask-play' .*declared twice"):
        prompts.add("ask-play", "BR-4.2")
    assert len(prompts.messages) == 3


def test_reasons_begin_with_those_of_the_kernel() -> None:
    reasons = Reasons()
    assert [(known.message, known.rule) for known in reasons.messages] == [
        ("", ""),
        ("the-game-is-over", "FR-1.3"),
        ("not-asked", "FR-1.1"),
        ("unknown-seat", "FR-1.1"),
        ("unknown-move", "FR-1.4"),
        ("stale-question", "FR-1.2"),
        ("not-an-answer", "FR-1.5"),
    ]
    with pytest.raises(DeclarationError, match=r"reason 'not-asked' .*declared twice"):
        reasons.add("not-asked", "FR-1.1")
    # One message may speak of several rules.
    assert reasons.add("not-asked", "BR-4.2") == 7


def test_chances_are_numbered_from_1_and_written_as_in_records() -> None:
    chances = Chances()
    draw = chances.add("draw", CARD)
    roll = chances.add("roll", Domain("die", ("1", "2")))
    assert (draw, roll) == (1, 2)
    assert chances.notation(draw, 1) == "draw chair"
    assert chances.notation(roll, 0) == "roll 1"
    with pytest.raises(DeclarationError, match="chance 'draw' is declared twice"):
        chances.add("draw", CARD)
    with pytest.raises(DeclarationError, match="is not a symbol"):
        chances.add("flip", Domain("coin", ("Heads",)))


@pytest.mark.parametrize("name", ["two words", "", "draw\n", " draw"])
def test_a_chance_that_a_record_could_not_hold_is_refused(name: str) -> None:
    with pytest.raises(DeclarationError):
        Chances().add(name, CARD)


# Events and who may see them.


def test_events_put_facts_into_texts() -> None:
    events = Events()
    played = events.add("played", seat=SEATS, card=CARD, amount=NUMBER)
    entry = Entry(played, EVERYONE, (1, 0, -7, 0, 0))
    assert events.text(entry) == Text(
        "played", {"seat": Text("seat", {"seat": 1}), "card": Text("card-mug"), "amount": -7}
    )


def test_the_kernel_tells_two_things_of_every_game() -> None:
    events = Events()
    assert events.names == ["answered", "only-choice"]
    for event in (0, 1):
        text = events.text(Entry(event, EVERYONE, (2, 0, 0, 0, 0)))
        assert text.arguments == {"seat": Text("seat", {"seat": 2})}


def test_events_are_declared_once_with_at_most_five_facts() -> None:
    events = Events()
    events.add("everything", **{f"fact{number}": NUMBER for number in range(MOST_FACTS)})
    with pytest.raises(DeclarationError, match="'everything' is declared twice"):
        events.add("everything")
    with pytest.raises(DeclarationError, match="more than 5 facts"):
        events.add("more", **{f"fact{number}": NUMBER for number in range(MOST_FACTS + 1)})


@pytest.mark.parametrize("viewer", [SPECTATOR, *range(8)])
def test_audiences_hold_seats_and_spectators_apart(viewer: int) -> None:
    assert includes(EVERYONE, viewer)
    assert not includes(0, viewer)
    for seat in range(8):
        assert includes(only(seat), viewer) == (viewer == seat)
        assert includes(all_but(seat), viewer) == (viewer != seat)
        assert includes(only(seat) | only(3), viewer) == (viewer in (seat, 3))


def test_a_journal_gives_each_viewer_what_he_may_see_from_a_position_on() -> None:
    journal = Journal()
    journal.add(0, only(1), 5)
    journal.add(1, EVERYONE, 6, 7)
    journal.add(2, all_but(1))
    assert [entry.event for entry in journal.seen_by(1)] == [0, 1]
    assert [entry.event for entry in journal.seen_by(SPECTATOR)] == [1, 2]
    assert [entry.event for entry in journal.seen_by(1, 1)] == [1]
    assert journal.entries[1] == Entry(1, EVERYONE, (6, 7, 0, 0, 0))
    assert journal.entries[1] != journal.entries[2]
    assert len(set(journal.entries)) == 3
