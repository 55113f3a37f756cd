"""What lies on the table, read closely: what it does, and where our reading may differ."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text as Styled

from fracas.core.text import Text
from fracas.core.view import Element, View
from fracas.terminal.desk import Desk
from fracas.terminal.failure import wrong_usage

READING_MARK = "°"


def show_components(desk: Desk, view: View, wanted: str) -> None:
    """Describe everything in sight whose name contains a text; with none, list the names."""
    voice = desk.voice
    described: dict[str, Element] = {}
    for element in view.elements:
        if element.about is not None or element.reading is not None:
            described.setdefault(voice.text(element.label), element)
    found = [name for name in described if wanted.casefold() in name.casefold()]
    if not found:
        raise wrong_usage("nothing-to-read", what=wanted)
    if not wanted:
        desk.show(", ".join(found))
        return
    for name in found:
        desk.show(*_description(desk, name, described[name]))


def _description(desk: Desk, name: str, element: Element) -> list[RenderableType]:
    lines: list[RenderableType] = [Styled(name, "bold")]
    if element.about is not None:
        lines.append(_indented(desk.voice.text(element.about)))
    if element.reading is not None:
        lines.append(_indented(f"{READING_MARK} {_reading(desk, element.reading)}"))
    return lines


def _reading(desk: Desk, reading: Text) -> str:
    return desk.voice("our-reading", reason=reading)


def _indented(words: str) -> RenderableType:
    return Padding(words, (0, 0, 0, 2), expand=False)
