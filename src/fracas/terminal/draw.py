"""A view as text: seats with what lies beside them, places with what is in them, the result."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Styled

from fracas.core.text import Text
from fracas.core.view import NO_OWNER, Element, Panel, Place, Result, View
from fracas.terminal.components import READING_MARK
from fracas.terminal.desk import Desk
from fracas.terminal.voice import Voice

COUNT: Final = "count"
_COLOURS: Final = ("cyan", "magenta", "yellow", "green", "blue", "red", "bright_cyan", "white")
_GAP: Final = (0, 2, 0, 0)

Remarks = Mapping[int, str]
"""What there is to say about a seat besides its panel: that it resigned, for instance."""


def draw_view(desk: Desk, view: View, remarks: Remarks) -> list[RenderableType]:
    """Draw everything but the decision."""
    voice = desk.voice
    title = " · ".join([voice.text(Text("game-name")), *map(voice.text, view.notes)])
    drawn: list[RenderableType] = [Rule(title, align="left", style="dim")]
    if view.panels:
        drawn += [_seats(desk, view, remarks), ""]
    return [*drawn, _places(desk, view)]


def draw_result(desk: Desk, result: Result) -> list[RenderableType]:
    """Draw how the game ended and where that leaves everybody."""
    voice = desk.voice
    winners = result.winners()
    table = Table(box=None, pad_edge=False, padding=_GAP, header_style="dim")
    table.add_column(voice("rank"), justify="right")
    table.add_column(voice("player"))
    if result.scores:
        table.add_column(voice("score"), justify="right")
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(result.ranks)):
        scores = [str(result.scores[seat])] if result.scores else []
        table.add_row(str(rank), _named(voice, seat), *scores)
    message = ("result-nobody", "result-one", "result-more")[min(len(winners), 2)]
    won = Styled(voice(message, names=voice.names_of(winners)), "bold")
    return [Rule(style="dim"), voice.text(result.reason), won, "", table]


def _named(voice: Voice, seat: int) -> Styled:
    return Styled(voice.seat(seat), _COLOURS[seat % len(_COLOURS)])


def _seats(desk: Desk, view: View, remarks: Remarks) -> RenderableType:
    """Draw the panels: as one table where they are alike and it fits, else line by line."""
    labels = [fact.label for fact in view.panels[0].facts]
    if all([fact.label for fact in panel.facts] == labels for panel in view.panels):
        table = _seat_table(desk.voice, view, remarks)
        if desk.screen.measure(table).maximum <= desk.screen.width:
            return table
    return _seat_lines(desk.voice, view, remarks)


def _seat_table(voice: Voice, view: View, remarks: Remarks) -> Table:
    table = Table(box=None, pad_edge=False, padding=_GAP, header_style="dim")
    table.add_column("")
    table.add_column(voice("player"))
    for fact in view.panels[0].facts:
        justify = "right" if isinstance(fact.value, int) else "left"
        table.add_column(voice.text(fact.label), justify=justify)  # type: ignore[arg-type]
    table.add_column("")
    for panel in view.panels:
        facts = [voice.value(fact.value) for fact in panel.facts]
        table.add_row(*_seat_head(voice, view, panel), *facts, _remark(remarks, panel))
    return table


def _seat_lines(voice: Voice, view: View, remarks: Remarks) -> Table:
    table = Table.grid(padding=_GAP)
    for panel in view.panels:
        facts = [f"{voice.text(fact.label)} {voice.value(fact.value)}" for fact in panel.facts]
        remark = _remark(remarks, panel)
        words = Styled(" · ").join([*map(Styled, facts), *([remark] if remark else [])])
        table.add_row(*_seat_head(voice, view, panel), words)
    return table


def _seat_head(voice: Voice, view: View, panel: Panel) -> tuple[Styled, Styled]:
    name = _named(voice, panel.seat)
    if panel.seat == view.seat:
        name.append(f" {voice('you')}", "bold")
    return Styled("▸" if panel.owes else " ", "bold"), name


def _remark(remarks: Remarks, panel: Panel) -> Styled:
    return Styled(remarks.get(panel.seat, ""), "dim italic")


def _places(desk: Desk, view: View) -> RenderableType:
    """Draw each place with what is in it; those with nothing share a line."""
    voice = desk.voice
    grid = Table.grid(padding=_GAP)
    grid.add_column(max_width=max(12, desk.screen.width // 3), overflow="fold")
    grid.add_column(ratio=1, overflow="fold")
    empty: list[str] = []
    for place in view.places:
        elements = [element for element in view.elements if element.place == place.id]
        if elements:
            grid.add_row(Styled(voice.text(place.label), "bold"), _contents(voice, place, elements))
        else:
            empty.append(voice.text(place.label))
    if empty:
        grid.add_row(Styled(voice("empty"), "dim"), Styled(", ".join(empty), "dim"))
    return grid


def _contents(voice: Voice, place: Place, elements: Sequence[Element]) -> Styled:
    """Say what is in a place, by owner where that is not clear from the place itself."""
    owners = list(dict.fromkeys(element.owner for element in elements))
    said = Styled()
    for owner in owners:
        if said:
            said.append(" · ")
        owned = [element for element in elements if element.owner == owner]
        if owner != NO_OWNER and not _is_about(place.label, owner) and not _are_seats(owned):
            said.append_text(_named(voice, owner))
            said.append(voice("owns") + " ")
        said.append_text(_row_of(voice, owned))
    return said


def _row_of(voice: Voice, elements: Sequence[Element]) -> Styled:
    """Say what elements there are, and of those that look alike how many."""
    counts: dict[tuple[str, bool, int], int] = {}
    for element in elements:
        count = element.traits.get(COUNT, 1)
        look = (_element_words(voice, element), element.hidden, element.owner)
        counts[look] = counts.get(look, 0) + (count if isinstance(count, int) else 1)
    row: list[Styled] = []
    for (words, hidden, owner), count in counts.items():
        style = "dim" if hidden else ""
        if _are_seats(elements):
            style = _COLOURS[owner % len(_COLOURS)]
        row.append(Styled(words if count == 1 else f"{words} ×{count}", style))
    return Styled(", ").join(row)


def _element_words(voice: Voice, element: Element) -> str:
    traits = [
        words
        for name, value in element.traits.items()
        if name != COUNT and (words := trait_words(voice, name, value))
    ]
    if element.hidden:
        traits.insert(0, voice("hidden"))
    label = voice.text(element.label)
    if element.reading is not None:
        label += READING_MARK
    return f"{label} ({', '.join(traits)})" if traits else label


def trait_words(voice: Voice, name: str, value: int | str) -> str:
    """Say a trait: by a message of its own for this value, else as a name and the value.

    A game words the traits that people should read, `trait-wounded-1` or `trait-strength`;
    others, such as coordinates, are there for drawing only and are not shown.
    """
    if voice.knows(f"trait-{name}-{value}"):
        return voice.text(Text(f"trait-{name}-{value}"))
    if voice.knows(f"trait-{name}"):
        return f"{voice.text(Text(f'trait-{name}'))} {value}"
    return ""


def _is_about(label: Text, seat: int) -> bool:
    """Tell whether a place's label names a seat, as that of a hand does."""
    if label.message == "seat":
        return label.arguments.get("seat") == seat
    return any(
        isinstance(value, Text) and _is_about(value, seat) for value in label.arguments.values()
    )


def _are_seats(elements: Sequence[Element]) -> bool:
    """Tell whether elements are the seats themselves, called by their players' names."""
    return all(element.label.message == "seat" for element in elements)
