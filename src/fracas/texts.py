"""Words: Fluent bundles, the only room that knows them. Needs the `terminal` extra.

>>> from fracas.core.text import seat_text
>>> words = words_for(None, "fr", names={0: "Anna"})
>>> words.say(Text("answered", {"seat": seat_text(0)}))
'Anna a fait un choix secret.'
>>> words.say(Text("answered", {"seat": seat_text(1)}))
'Place 2 a fait un choix secret.'
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from fracas.core.game import Game
from fracas.core.text import Text

_KERNEL: Final = Path(__file__).parent / "core"


class MissingText(LookupError):
    """A message that a language lacks, or one that cannot be filled in."""


@lru_cache(maxsize=64)
def _resource(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


def text_files(folder: Path, language: str) -> list[Path]:
    """List the Fluent files of a room: `texts/en.ftl`, and `texts/en/*.ftl` where it has many."""
    texts = folder / "texts"
    whole = texts / f"{language}.ftl"
    return [whole] * whole.is_file() + sorted((texts / language).glob("*.ftl"))


class Words:
    """Everything that can be said in one language, to one reader."""

    def __init__(
        self, language: str, folders: Iterable[Path], names: Mapping[int, str] | None = None
    ) -> None:
        self.language = language
        self.names = dict(names or {})
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            for path in text_files(folder, language):
                self._bundle.add_resource(_resource(path))

    def knows(self, message: str) -> bool:
        """Tell whether there is a message of this id."""
        return bool(self._bundle.has_message(message))

    def say(self, text: Text) -> str:
        """Put a text into this language; `MissingText` if that cannot be done."""
        arguments = {
            name: self.say(value) if isinstance(value, Text) else value
            for name, value in text.arguments.items()
        }
        seat = arguments.get("seat")
        if text.message == "seat" and isinstance(seat, int):
            if seat in self.names:
                return self.names[seat]
            arguments["seat"] = seat + 1
        if not self.knows(text.message):
            raise MissingText(f"{text.message!r} is missing in {self.language}")
        pattern = self._bundle.get_message(text.message).value
        if pattern is None:
            raise MissingText(f"{text.message!r} has no words in {self.language}")
        said, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingText(f"{text.message!r} in {self.language}: {errors[0]}")
        return str(said)


def words_for(
    game: Game | None,
    language: str,
    names: Mapping[int, str] | None = None,
    more: Iterable[Path] = (),
) -> Words:
    """Give the words of the kernel and of a game, and of further rooms."""
    folders = [_KERNEL, *more]
    if game is not None:
        folders.append(Path(game.folder))
    return Words(language, folders, names)
