"""The words of the terminal: the same messages in both languages, every one of them used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import fracas.terminal
from fracas.terminal.commands import COMMANDS
from fracas.terminal.voice import PREFIX, Voice

ROOM = Path(fracas.terminal.__file__).parent


class Blanks(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - its name
        """Note one."""
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Give the blanks of every message."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((ROOM / "texts" / f"{language}.ftl").read_text()).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            blanks = Blanks()
            blanks.visit(entry)
            found[entry.id.name] = blanks.names
    return found


def test_both_languages_say_the_same_things_about_the_same_things() -> None:
    assert messages("en") == messages("fr")


def test_no_message_can_hide_one_of_a_game() -> None:
    assert all(name.startswith(PREFIX) for name in messages("en"))


def test_every_message_is_used_somewhere() -> None:
    source = "\n".join(path.read_text() for path in ROOM.rglob("*.py"))
    # The benchmark and the server speak with the terminal's words.
    source += (Path(__file__).parents[2] / "bench" / "__main__.py").read_text()
    source += (ROOM.parent / "server" / "serve.py").read_text()
    built = r"help-.*|games-.*|bench-.*|at-table-.*|command-.*"
    for name in messages("en"):
        plain = name.removeprefix(PREFIX)
        used = re.search(rf"""["']({PREFIX})?{plain}["']""", source)
        assert used or re.fullmatch(built, plain), name


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_commands_are_called_the_same(language: str) -> None:
    voice = Voice(language)
    words = [voice(f"command-{command}") for command in COMMANDS]
    assert len(set(words)) == len(words)
    others = set(COMMANDS) - {"help"}
    for command, word in zip(COMMANDS, words, strict=True):
        assert word == command or word not in others
