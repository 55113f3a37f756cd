"""Words: every message of the kernel exists in every language and can be filled in."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from brawl import GAME as BRAWL
from fracas.core.game import Reasons
from fracas.core.text import Text, seat_text
from fracas.language import LANGUAGES, language_of
from fracas.texts import MissingText, words_for

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "fracas"
CORE = SOURCES / "core"


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """Note a variable; the visitor's name is given by the library."""
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Read the kernel's messages, each with the variables that it fills in."""
    path = CORE / "texts" / f"{language}.ftl"
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {path.name}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def texts_in_sources() -> dict[str, set[str]]:
    """Find the kernel's `Text("id", {...})`, each with the arguments that it gives."""
    found: dict[str, set[str]] = {}
    for path in CORE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                literal = [part for part in node.args if isinstance(part, ast.Constant)]
                if node.func.id == "Text" and literal and literal[0] is node.args[0]:
                    given = node.args[1] if len(node.args) > 1 else ast.Dict([], [])
                    assert isinstance(given, ast.Dict)
                    names = {key.value for key in given.keys if isinstance(key, ast.Constant)}
                    found[str(literal[0].value)] = {str(name) for name in names}
                elif node.func.id == "_malformed":
                    assert isinstance(node.args[2], ast.Constant)
                    found[str(node.args[2].value)] = {"what"}
    return found


def test_every_language_has_the_same_messages_with_the_same_blanks() -> None:
    english = messages("en")
    for language in LANGUAGES:
        assert messages(language) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_kernel_has_words_and_what_they_need(language: str) -> None:
    known = messages(language)
    given = texts_in_sources()
    assert len(given) > 30
    for message, arguments in given.items():
        assert message in known, f"{message} is missing"
        assert known[message] <= arguments, f"{message} needs {known[message] - arguments}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_event_of_the_kernel_has_words(language: str) -> None:
    known = messages(language)
    for reason in Reasons().messages[1:]:
        assert known[reason.message] == set()
    for event in BRAWL.events.names[:2]:
        assert known[event] == {"seat"}


def test_no_message_of_the_kernel_is_left_over() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES.rglob("*.py")]
    words = {
        node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)
    }
    assert [message for message in messages("en") if message not in words] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_kernel_can_be_said(language: str) -> None:
    words = words_for(None, language)
    for message, variables in messages(language).items():
        said = words.say(Text(message, dict.fromkeys(variables, 3)))
        assert said and "{" not in said
        assert all(character.isprintable() or character in "\u202f\u00a0" for character in said)


# Saying.


def test_seats_are_said_by_name_where_one_is_known() -> None:
    words = words_for(None, "en", names={1: "Béla"})
    assert words.say(seat_text(0)) == "Seat 1"
    assert words.say(seat_text(1)) == "Béla"
    assert words.say(Text("answered", {"seat": seat_text(1)})) == "Béla has made a secret choice."


def test_a_game_speaks_its_own_words_and_the_kernels() -> None:
    words = words_for(BRAWL, "fr")
    move = Text("move-grab", {"card": Text("card-mug")})
    assert "chope" in words.say(move)
    assert words.say(Text("not-asked")) == "On ne vous demande rien pour le moment."
    assert words.knows("card-mug") and not words_for(None, "fr").knows("card-mug")


def test_further_rooms_bring_words_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text("shout = Hey { $seat }!\n", encoding="utf-8")
    words = words_for(BRAWL, "en", {0: "Anna"}, more=[tmp_path])
    assert words.say(Text("shout", {"seat": seat_text(0)})) == "Hey Anna!"
    assert not words_for(BRAWL, "fr", more=[tmp_path]).knows("shout")


def test_a_big_room_spreads_its_words_over_several_files(tmp_path: Path) -> None:
    folder = tmp_path / "texts" / "en"
    folder.mkdir(parents=True)
    (folder / "cards.ftl").write_text("card = Card\n", encoding="utf-8")
    (folder / "play.ftl").write_text("play = Play\n", encoding="utf-8")
    words = words_for(None, "en", more=[tmp_path])
    assert [words.say(Text(name)) for name in ("card", "play")] == ["Card", "Play"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (Text("no-such-message"), "'no-such-message' is missing in en"),
        (Text("answered"), "'answered' in en: "),
        (Text("answered", {"seat": Text("no-such-message")}), "'no-such-message' is missing"),
    ],
)
def test_what_cannot_be_said_is_named(text: Text, reason: str) -> None:
    with pytest.raises(MissingText, match=reason):
        words_for(None, "en").say(text)


def test_a_message_with_nothing_but_attributes_has_no_words(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text("bare =\n    .title = Title\n", encoding="utf-8")
    with pytest.raises(MissingText, match=r"'bare' has no words in en"):
        words_for(None, "en", more=[tmp_path]).say(Text("bare"))


def test_what_players_typed_is_never_taken_for_a_message() -> None:
    words = words_for(None, "en", names={0: "{ $seat }"})
    assert words.say(Text("answered", {"seat": seat_text(0)})).startswith("{ $seat } has made")


# The reader's language.


@pytest.mark.parametrize(
    ("wish", "environment", "language"),
    [
        ("fr", {}, "fr"),
        ("FR", {}, "fr"),
        ("fr-CA", {}, "fr"),
        ("de", {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        (None, {"LANG": "en_GB.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        (None, {"LANG": "", "LC_ALL": ""}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {}, "en"),
        ("", {"LANG": "fr_FR"}, "fr"),
    ],
)
def test_the_language_is_the_one_wished_for_or_the_environments(
    monkeypatch: pytest.MonkeyPatch, wish: str | None, environment: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of(wish) == language
