"""Words: every text that a game can produce exists in both languages, with the same blanks."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

import fracas
from fracas.contract.trial import Trial, check
from fracas.core.events import Journal
from fracas.core.game import Game
from fracas.core.state import State
from fracas.core.text import Text
from fracas.core.verbs import SEATS, Domain
from fracas.language import LANGUAGES
from fracas.texts import MissingText, Words, text_files, words_for

_ROOMS: Final = Path(fracas.__file__).parent

Blanks = dict[str, frozenset[str]]


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - its name
        """Note one."""
        self.names.add(node.id.name)


class Vocabulary:
    """The messages of a room in one language: the blanks of each, and what is wrong with them."""

    def __init__(self, folder: Path, language: str) -> None:
        self.where = f"{folder / 'texts' / language}.ftl"
        self.messages: Blanks = {}
        self.problems: list[str] = []
        self._terms: set[str] = set()
        paths = text_files(folder, language)
        if not paths:
            self.problems.append(f"{self.where} is missing")
        for path in paths:
            self._read(path)

    def _read(self, path: Path) -> None:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Junk):
                beginning = (entry.content or "").strip().splitlines()[0]
                self.problems.append(f"{path}: this is not Fluent: {beginning!r}")
            elif isinstance(entry, Term):
                self._note_twice(path, entry.id.name, entry.id.name in self._terms)
                self._terms.add(entry.id.name)
            elif isinstance(entry, Message):
                self._note_twice(path, entry.id.name, entry.id.name in self.messages)
                if entry.value is None:
                    self.problems.append(f"{path}: {entry.id.name!r} has no words")
                variables = _Variables()
                variables.visit(entry)
                self.messages[entry.id.name] = frozenset(variables.names)

    def _note_twice(self, path: Path, name: str, twice: bool) -> None:
        if twice:
            self.problems.append(f"{path}: {name!r} is defined twice")


@lru_cache(maxsize=64)
def vocabulary(folder: Path, language: str) -> Vocabulary:
    """Read the Fluent files of a room."""
    return Vocabulary(folder, language)


@check
def texts_are_complete(trial: Trial) -> None:
    """Whatever the game declares has words in both languages, with blanks that get filled."""
    game = trial.game
    english, french = (vocabulary(Path(game.folder), language) for language in LANGUAGES)
    problems = [*english.problems, *french.problems]
    for one, other in ((english, french), (french, english)):
        problems += [
            f"{other.where}: {name!r} is missing"
            for name in one.messages
            if name not in other.messages
        ]
    problems += [
        f"{name!r} has other blanks in French: {_listed(french.messages[name])}"
        f" instead of {_listed(blanks)}"
        for name, blanks in english.messages.items()
        if name in french.messages and french.messages[name] != blanks
    ]
    kernel = _kernel_messages()
    problems += [
        f"{name!r} is a message of Fracas itself" for name in english.messages if name in kernel
    ]
    for name, filled in required(game):
        blanks = {**kernel, **english.messages}.get(name)
        if blanks is None:
            problems.append(f"{name!r} is declared and has no words")
        elif filled is not None and not blanks <= filled:
            problems.append(f"{name!r} has blanks that nothing fills: {_listed(blanks - filled)}")
    if problems:
        raise trial.broken("; ".join(problems))


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "none"


def _kernel_messages() -> Blanks:
    """Give the messages of all rooms of Fracas: a game's own would be hidden by them."""
    found: Blanks = {}
    for texts in sorted(_ROOMS.glob("*/texts")):
        found.update(vocabulary(texts.parent, LANGUAGES[0]).messages)
    return found


def required(game: Game) -> Iterator[tuple[str, frozenset[str] | None]]:
    """Give the message ids that follow from the declarations, with what fills their blanks.

    Prompts and reasons are filled by the game's own code: None.
    """
    nothing: frozenset[str] = frozenset()
    yield "game-name", nothing
    yield "game-summary", nothing
    for setting in game.settings:
        yield f"setting-{setting.name}", nothing
        for choice in setting.choices:
            yield f"setting-{setting.name}-{choice}", nothing
    for verb in game.verbs.verbs:
        yield f"move-{verb.name}", frozenset(verb.names)
    for name in game.chances.names[1:]:
        yield f"chance-{name}", nothing
    for name, facts in zip(game.events.names, game.events.facts, strict=True):
        yield name, frozenset(fact for fact, _ in facts)
    for domain in _domains(game):
        for value in range(len(domain.symbols)):
            yield domain.label(value), nothing
    for catalogue in (game.prompts, game.reasons):
        for known in catalogue.messages[1:]:
            yield known.message, None
    for known in game.endings.messages[1:]:
        yield known.message, nothing


def _domains(game: Game) -> list[Domain]:
    found = [domain for verb in game.verbs.verbs for domain in verb.domains]
    found += game.chances.domains[1:]
    found += [domain for facts in game.events.facts for _, domain in facts]
    return [domain for domain in found if domain is not SEATS]


class Speech:
    """Says texts in both languages, each only once."""

    def __init__(self, trial: Trial) -> None:
        self._words: list[Words] = [words_for(trial.game, language) for language in LANGUAGES]
        self._said: set[str] = set()

    def problems(self, text: Text) -> list[str]:
        """List what keeps a text from being said."""
        if repr(text) in self._said:
            return []
        self._said.add(repr(text))
        found: list[str] = []
        for words in self._words:
            try:
                words.say(text)
            except MissingText as error:
                found.append(str(error))
        return found


@check
def texts_can_be_said(trial: Trial) -> None:
    """Everything that random games show, ask, preview and log can be said in both languages."""
    speech = Speech(trial)
    for case in trial.cases():
        journal = Journal()
        state = case.begin(journal=journal)
        acts = case.play(state, journal)
        for position, _ in enumerate(acts):
            watchers = case.watchers() if position % len(case.watchers()) == 0 else state.owing()
            for watcher in watchers:
                with case.blaming(f"the view of seat {watcher + 1}"):
                    texts = texts_of_view(state, watcher)
                for text in texts:
                    for problem in speech.problems(text):
                        raise case.broken(problem)
        told = [case.game.events.text(entry) for entry in journal.entries]
        for text in [*texts_of_view(state, -1), *told]:
            for problem in speech.problems(text):
                raise case.broken(problem)


def texts_of_view(state: State, seat: int) -> list[Text]:
    """Give all texts of a view, those for its traits among them."""
    view = state.view(seat)
    texts = [*view.notes]
    texts += [place.label for place in view.places]
    for element in view.elements:
        texts.append(element.label)
        texts += [Text(f"trait-{trait}") for trait in element.traits]
        texts += [text for text in (element.about, element.reading) if text is not None]
    for panel in view.panels:
        for fact in panel.facts:
            texts.append(fact.label)
            if isinstance(fact.value, Text):
                texts.append(fact.value)
    if view.decision is not None:
        texts += [view.decision.prompt, *view.decision.chain]
        for option in view.decision.options:
            texts += [option.label, *option.previews]
    if view.result is not None:
        texts.append(view.result.reason)
    return texts
