"""The words of the server and of its client: the same in both languages, and all of them used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "fracas" / "server"
CLIENT = ROOT / "web" / "src"
ROOMS = (SERVER / "texts", CLIENT / "words")
# Said by a name that is put together: the kind of a bot, the stage of a table.
BUILT = r"bot-(greedy|random)|stage-.*"


class Blanks(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - its name
        """Note one."""
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Give the blanks of every message."""
    found: dict[str, set[str]] = {}
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            blanks = Blanks()
            blanks.visit(entry)
            found[entry.id.name] = blanks.names
    return found


@pytest.mark.parametrize("folder", ROOMS, ids=lambda folder: folder.parent.name)
def test_both_languages_say_the_same_things(folder: Path) -> None:
    assert messages(folder, "en") == messages(folder, "fr")


def test_every_message_of_the_server_is_used() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.glob("*.py"))
    for name in messages(ROOMS[0], "en"):
        reason = name.removeprefix("server-")
        assert re.search(rf'"(server-)?{reason}"', source), name


def test_every_message_of_the_client_is_used_and_every_used_one_is_there() -> None:
    files = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    known = messages(ROOMS[1], "en")
    for name in known:
        assert f'"{name}"' in source or re.fullmatch(BUILT, name), name
    used = set(re.findall(r'\bt\(\s*"([a-z-]+)"', source))
    assert used <= set(known), used - set(known)
