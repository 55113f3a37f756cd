"""A person at the terminal: everything that can be typed at the table."""

import pytest

from fracas.contract import rule
from tests.terminal.desks import dealt, first_option, fracas, fracas_with

ALONE = ("play", "brawl", "--name", "Anna")
TOGETHER = (
    *("play", "brawl", "--players", "human,human", "--name", "Anna", "--name", "Bela"),
    *("--dice", "ask"),
)
# Anna and Bela are dealt four cards each and grab for nothing; then Anna draws a mug.
OPENING = [*dealt("mug mug chair duck", "duck duck chair mug"), "", "ready", "", "ready", "mug", ""]


@pytest.mark.parametrize(
    ("language", "ends", "won", "kept"),
    [
        ("en", "Closing time|One brawler alone", "wins|share the victory", "The record is in"),
        ("fr", "l'heure de la fermeture|Un seul bagarreur", "Victoire", "L'enregistrement est"),
    ],
)
@pytest.mark.parametrize("seats", ["2", "5"])
def test_a_whole_game_is_played_to_its_end(
    language: str, ends: str, won: str, kept: str, seats: str
) -> None:
    played = fracas_with(first_option, *ALONE, "--seats", seats, "--lang", language)
    assert played.code == 0
    assert played.complaints == ""
    last = played.shown[-1000:]
    for expected in (ends, won, kept):
        assert any(words in last for words in expected.split("|"))
    assert fracas("record", "check", str(played.saved_in())).code == 0


def test_the_view_shows_seats_places_and_hidden_cards_as_backs() -> None:
    shown = fracas(*TOGETHER, typed=[*OPENING[:-6], ""]).shown
    table = shown[shown.rindex("Tavern brawl") :]
    assert "Tavern brawl · Round 1 of 12" in table
    assert "Anna (you)        5      0      4" in table
    assert "Anna's hand  mug ×2, chair°, duck" in table
    assert "Bela's hand  card (face down) ×4" in table
    assert "Empty        Pile" in table
    assert "1  grab with a mug      grab mug" in table


def test_only_what_the_reader_may_know_is_told() -> None:
    shown = fracas(*TOGETHER, typed=OPENING[:9]).shown
    assert "Anna drew a mug." in shown
    assert "Bela drew a card." in shown
    assert "Bela drew a duck." not in shown


@pytest.mark.parametrize(
    "typed", ["1", "throw 2", " throw  2 ", "throw a mug at Bela", "Throw a mug at bela"]
)
def test_a_move_is_a_number_a_notation_or_the_words_of_an_option(typed: str) -> None:
    shown = fracas(*TOGETHER, typed=[*OPENING, typed, ""]).shown
    assert "Anna played a mug against Bela." in shown


@pytest.mark.parametrize("joined", ["grab duck + ready", "grab duck+ready"])
@rule("FR-2.1")
def test_a_chain_can_be_typed_at_once(joined: str) -> None:
    lines = [*OPENING[:9], joined, "", "ready", "mug", ""]
    assert "Anna grabbed with a duck." in fracas(*TOGETHER, typed=lines).shown


@rule("FR-1.5")
def test_of_a_chain_that_fails_nothing_happens() -> None:
    shown = fracas(*TOGETHER, typed=[*OPENING[:9], "grab mug + grab shove", ""]).shown
    assert "You do not hold a shove. (BR-3.2)" in shown
    assert "Begun:" not in shown


@rule("FR-2.2")
def test_back_takes_back_the_last_move_of_a_chain() -> None:
    lines = [*OPENING[:9], "grab mug", "grab duck", "back", "back", "back"]
    shown = fracas(*TOGETHER, typed=lines).shown
    assert "Begun: grab with a mug + grab with a duck" in shown
    assert shown.count("Begun: grab with a mug\n") == 2
    assert "You have not begun a chain." in shown


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("throw 1", "throw 1: You cannot turn on yourself. (BR-4.4)"),
        ("shove 2", "shove 2: You do not hold a shove. (BR-4.3)"),
        ("ready", "ready: That does not answer what is asked. (FR-1.5)"),
        ("1", "That is possible: throw a mug at Bela."),
        ("pass + pass", 'After "pass" the answer is complete; nothing can follow.'),
        ("dance", '"dance" is neither a move nor a command.'),
        ("99", "There is no option 99; there are 3."),
    ],
)
def test_a_question_mark_says_why_not(asked: str, answer: str) -> None:
    assert answer in fracas(*TOGETHER, typed=[*OPENING, f"? {asked}"]).shown


def test_why_not_follows_a_chain_without_making_it() -> None:
    lines = [*OPENING[:9], "? grab mug + grab mug + grab chair", "? grab mug + grab mug + ready"]
    shown = fracas(*TOGETHER, typed=lines).shown
    assert "grab chair: Two cards are the most. (BR-3.2)" in shown
    assert "That is possible: ready." in shown
    assert "Begun:" not in shown


def test_an_illegal_move_is_explained_and_asked_again() -> None:
    shown = fracas(*TOGETHER, typed=[*OPENING, "throw 1", "shove 2", "throw 2", ""]).shown
    assert "You cannot turn on yourself. (BR-4.4)" in shown
    assert "You do not hold a shove. (BR-4.3)" in shown
    assert "Anna played a mug against Bela." in shown


@pytest.mark.parametrize(("language", "word"), [("en", "undo"), ("fr", "annuler"), ("fr", "undo")])
@rule("FR-3.1")
def test_a_decision_is_taken_back_until_the_next_card_is_known(language: str, word: str) -> None:
    lines = [*OPENING, "pass", word, "pass"]
    shown = fracas(*TOGETHER, "--lang", language, typed=lines).shown
    asked = {"en": "Play a card, or pass.", "fr": "Jouez une carte, ou passez."}[language]
    assert shown.count(asked) == 2


def test_what_cannot_be_taken_back_is_said() -> None:
    shown = fracas(*TOGETHER, typed=[*OPENING, "undo"]).shown
    assert "There is nothing that you may take back." in shown


@rule("FR-4.1", "FR-4.2")
def test_a_standing_answer_is_given_until_it_is_ended() -> None:
    lines = [*OPENING, "throw 2", "", "always 2"]
    again = ["mug", "pass", *["", "ready"] * 2, "duck", "throw 1"]
    shown = fracas(*TOGETHER, typed=[*lines, *again]).shown
    assert "Bela took it." in shown
    assert "From now on you always answer: take it." in shown
    assert shown.count("You are attacked. Do you duck?") == 1


def test_only_a_chance_to_respond_can_be_answered_always() -> None:
    shown = fracas(*TOGETHER, typed=[*OPENING, "always 1", "always", "always shove 2"]).shown
    assert "Only a chance to respond can be answered in advance." in shown
    assert "Name one option: always N." in shown
    assert "You do not hold a shove." in shown


def test_ask_ends_standing_answers() -> None:
    lines = [
        *OPENING,
        "throw 2",
        "",
        "always take",
        "duck",
        "ask",
        "pass",
        "",
        "ready",
        "",
        "ready",
    ]
    lines += ["mug", "pass", "duck", "", "throw 2", ""]
    assert "You will be asked again." in fracas(*TOGETHER, typed=lines).shown


@pytest.mark.parametrize(("language", "yes"), [("en", "yes"), ("en", "y"), ("fr", "oui")])
@rule("FR-5.3")
def test_whoever_resigns_loses(language: str, yes: str) -> None:
    command = {"en": "resign", "fr": "abandonner"}[language]
    played = fracas(*ALONE, "--lang", language, typed=[command, "no", command, yes])
    assert played.code == 0
    last = played.shown[-600:]
    assert {"en": "Robot 2 wins.", "fr": "Victoire : Robot 2."}[language] in last
    assert {"en": "Anna resigned.", "fr": "Anna a abandonné."}[language] in played.shown


@rule("FR-5.1", "FR-5.2")
def test_bots_play_on_after_the_only_person_has_resigned() -> None:
    played = fracas(*ALONE, "--seats", "4", typed=["resign", "yes"])
    assert played.code == 0
    ranks = [line.split() for line in played.shown.splitlines() if line.strip().startswith("4  ")]
    assert ranks[-1][:2] == ["4", "Anna"]


@rule("FR-5.4")
def test_a_draw_is_agreed_when_all_offer_it() -> None:
    agreed = fracas(*TOGETHER, typed=[*OPENING, "draw", "throw 2", "", "draw"])
    assert "offers a draw" in agreed.shown
    assert "Draw by agreement." in agreed.shown[-500:]
    assert "Anna and Bela share the victory." in agreed.shown


@rule("FR-5.5")
def test_whoever_plays_on_declines_a_draw() -> None:
    lines = [*OPENING, "draw", "pass", "shove", "", "pass", "draw"]
    played = fracas(*TOGETHER, typed=lines)
    assert played.shown.count("You offer a draw.") == 2
    assert "Draw by agreement." not in played.shown


def test_options_can_be_filtered_by_text() -> None:
    shown = fracas(*TOGETHER, typed=[*OPENING, "/ chair", "/ dragon"]).shown
    listed = shown[shown.index("> / chair") :]
    assert "2  swing a chair at Bela    swing 2" in listed
    assert "throw a mug" not in listed
    assert 'No option contains "dragon".' in listed


@pytest.mark.parametrize(
    ("language", "help_", "rules"), [("en", "?", "rules"), ("fr", "aide", "règles")]
)
def test_help_and_rules_are_at_hand(language: str, help_: str, rules: str) -> None:
    lines = [help_, f"{rules} BR-4.3", f"{rules} FR-3", f"{rules} BR-9.9"]
    shown = fracas(*ALONE, "--lang", language, typed=lines).words()
    assert {"en": "Save the game and leave.", "fr": "Sauvegarder la partie et"}[language] in shown
    assert {"en": "A duck is no attack.", "fr": "Une esquive"}[language] in shown
    assert {"en": "FR-3 Taking back", "fr": "FR-3 Reprendre un coup"}[language] in shown
    assert {"en": "has no BR-9.9", "fr": "ne contient pas BR-9.9"}[language] in shown


@pytest.mark.parametrize(
    ("language", "about", "does", "reading"),
    [
        ("en", "about chair", "each 5 or 6 takes 1 stamina", "° Our reading: nobody has ever"),
        ("fr", "détail chaise", "chaque 5 ou 6 coûte", "° Notre lecture : personne n'a"),
    ],
)
def test_one_can_read_what_a_card_does_and_where_our_reading_may_differ(
    language: str, about: str, does: str, reading: str
) -> None:
    shown = fracas(*TOGETHER, "--lang", language, typed=[*OPENING, about]).words()
    assert does in shown and reading in shown
    listed = fracas(*TOGETHER, typed=[*OPENING, "about", "about dragon"]).words()
    assert "mug, chair" in listed
    assert 'is called "dragon"' in listed


def test_the_log_shows_all_that_happened_so_far() -> None:
    shown = fracas(*TOGETHER, typed=[*OPENING, "log"]).shown
    log = shown[shown.index("> log") :]
    assert log.splitlines()[1] == "Anna drew a mug."
    assert "Nobody got the purse." in log


def test_a_word_of_a_command_can_be_marked_as_one() -> None:
    assert (
        "Anna drew a mug." in fracas(*TOGETHER, typed=[*OPENING, ":log"]).shown.partition(":log")[2]
    )


def test_enter_shows_the_table_again() -> None:
    shown = fracas(*TOGETHER, typed=[*OPENING, "", "nonsense"]).shown
    assert shown.count("Play a card, or pass.") == 2
    assert shown.partition("> ready")[2].count("Anna drew a mug.") == 2


def test_people_are_named_and_bots_are_robots() -> None:
    shown = fracas("play", "brawl", "--players", "random,human", "--name", "Anna").shown
    assert "Robot 1" in shown
    assert "Anna (you)" in shown


def test_the_same_seed_gives_the_same_game() -> None:
    arguments = ("--seed", "11", "--option", "evening=short", "--seats", "3")
    once, twice = (fracas_with(first_option, *ALONE, *arguments) for _ in range(2))
    assert "The dice follow from seed 11." in once.shown
    assert once.saved_in().read_text() == twice.saved_in().read_text()
