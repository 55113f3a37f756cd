"""What a seat sees: the same shape for every game, made when asked for.

*Places* (regions, tracks, hands) hold *elements* (pieces, cards, tokens; face up or
hidden); *panels* stand beside the seats; the *decision* is a prompt and its options,
each with the path of elements one would point at to choose it. A client walks the tree
of these paths and needs to know no rules.
"""

from typing import Final

from fracas.core.text import Text

Traits = dict[str, int | str]
_NO_TRAITS: Final[Traits] = {}
_NO_TEXTS: Final[list[Text]] = []
NO_OWNER: Final = -1


class Drawing:
    """Where a place lies on a map that is content of the game, in the map's own units.

    `x` and `y` are where its elements lie, `outline` is its border as points `x,y x,y ...` (empty
    for a spot), and `roads` are the ids of places that a line is drawn to.
    """

    def __init__(self, x: int, y: int, outline: str = "", roads: tuple[str, ...] = ()) -> None:
        self.x = x
        self.y = y
        self.outline = outline
        self.roads = roads

    def to_json(self) -> dict[str, object]:
        """Give the form that travels to a client."""
        form: dict[str, object] = {"x": self.x, "y": self.y}
        if self.outline:
            form["outline"] = self.outline
        if self.roads:
            form["roads"] = list(self.roads)
        return form


class Place:
    """Somewhere elements can be: a region, a track, a hand, a discard pile.

    A place of a map that is content says how it is drawn; a board that is always the same is
    known to the client.
    """

    def __init__(self, id: str, label: Text, kind: str, drawing: Drawing | None = None) -> None:
        self.id = id
        self.label = label
        self.kind = kind
        self.drawing = drawing

    def to_json(self) -> dict[str, object]:
        """Give the form that travels to a client."""
        form: dict[str, object] = {"id": self.id, "kind": self.kind, "label": self.label.to_json()}
        if self.drawing is not None:
            form["drawing"] = self.drawing.to_json()
        return form


class Element:
    """A piece, card or token. Its id is stable, so that a client can animate it.

    `about` says what it does, `reading` why our reading of it may differ from what is
    printed. Only a seat that may know what the element is gets to read either.
    """

    def __init__(
        self,
        id: str,
        place: str,
        kind: str,
        label: Text,
        owner: int = NO_OWNER,
        hidden: bool = False,
        traits: Traits = _NO_TRAITS,
        about: Text | None = None,
        reading: Text | None = None,
    ) -> None:
        self.id = id
        self.place = place
        self.kind = kind
        self.label = label
        self.owner = owner
        self.hidden = hidden
        self.traits = traits
        self.about = about
        self.reading = reading

    def to_json(self) -> dict[str, object]:
        """Give the form that travels to a client."""
        form: dict[str, object] = {
            "id": self.id,
            "place": self.place,
            "kind": self.kind,
            "label": self.label.to_json(),
        }
        if self.owner != NO_OWNER:
            form["owner"] = self.owner
        if self.hidden:
            form["hidden"] = True
        if self.traits:
            form["traits"] = dict(self.traits)
        if self.about is not None:
            form["about"] = self.about.to_json()
        if self.reading is not None:
            form["reading"] = self.reading.to_json()
        return form


class Fact:
    """A labelled number or word on a panel."""

    def __init__(self, label: Text, value: int | Text) -> None:
        self.label = label
        self.value = value

    def to_json(self) -> dict[str, object]:
        """Give the form that travels to a client."""
        value = self.value
        return {
            "label": self.label.to_json(),
            "value": value.to_json() if isinstance(value, Text) else value,
        }


class Panel:
    """What lies beside a seat for all to see."""

    def __init__(self, seat: int, facts: list[Fact], owes: bool) -> None:
        self.seat = seat
        self.facts = facts
        self.owes = owes

    def to_json(self) -> dict[str, object]:
        """Give the form that travels to a client."""
        facts: list[object] = [fact.to_json() for fact in self.facts]
        return {"seat": self.seat, "owes": self.owes, "facts": facts}


class Option:
    """One legal move: its number, the elements to point at, and what it would bring."""

    def __init__(
        self, move: int, path: list[str], label: Text, previews: list[Text] = _NO_TEXTS
    ) -> None:
        self.move = move
        self.path = path
        self.label = label
        self.previews = previews

    def to_json(self) -> dict[str, object]:
        """Give the form that travels to a client."""
        form: dict[str, object] = {
            "move": self.move,
            "path": list(self.path),
            "label": self.label.to_json(),
        }
        if self.previews:
            form["previews"] = [preview.to_json() for preview in self.previews]
        return form


class Branch:
    """A node of the tree of paths: what can be pointed at next, and the option that ends here."""

    def __init__(self) -> None:
        self.option: Option | None = None
        self.branches: dict[str, Branch] = {}


class Decision:
    """What a seat is asked: a numbered prompt, the chain begun so far, and the options."""

    def __init__(
        self, question: int, prompt: Text, options: list[Option], chain: list[Text], window: bool
    ) -> None:
        self.question = question
        self.prompt = prompt
        self.options = options
        self.chain = chain
        self.window = window

    def tree(self) -> Branch:
        """Arrange the options by what one points at first, second, and so on."""
        root = Branch()
        for option in self.options:
            branch = root
            for element in option.path:
                if element not in branch.branches:
                    branch.branches[element] = Branch()
                branch = branch.branches[element]
            branch.option = option
        return root

    def to_json(self) -> dict[str, object]:
        """Give the form that travels to a client."""
        options: list[object] = [option.to_json() for option in self.options]
        chain: list[object] = [move.to_json() for move in self.chain]
        return {
            "question": self.question,
            "prompt": self.prompt.to_json(),
            "options": options,
            "chain": chain,
            "window": self.window,
        }


class View:
    """Everything one seat (or a spectator) may see of a state."""

    def __init__(self, game: str, seat: int, owing: list[int]) -> None:
        self.game = game
        self.seat = seat
        self.owing = owing
        self.places: list[Place] = []
        self.elements: list[Element] = []
        self.panels: list[Panel] = []
        self.notes: list[Text] = []
        self.decision: Decision | None = None
        self.result: Result | None = None

    def to_json(self) -> dict[str, object]:
        """Give the form that travels to a client."""
        places: list[object] = [place.to_json() for place in self.places]
        elements: list[object] = [element.to_json() for element in self.elements]
        panels: list[object] = [panel.to_json() for panel in self.panels]
        notes: list[object] = [note.to_json() for note in self.notes]
        owing: list[object] = list(self.owing)
        return {
            "game": self.game,
            "seat": self.seat,
            "owing": owing,
            "places": places,
            "elements": elements,
            "panels": panels,
            "notes": notes,
            "decision": self.decision.to_json() if self.decision is not None else None,
            "result": self.result.to_json() if self.result is not None else None,
        }


class Result:
    """How a game ended: why, and each seat's rank (1 is best; equal ranks share) and score."""

    def __init__(self, reason: Text, ranks: tuple[int, ...], scores: tuple[int, ...]) -> None:
        self.reason = reason
        self.ranks = ranks
        self.scores = scores

    def winners(self) -> list[int]:
        """Give the seats of rank 1; none where everybody lost."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def to_json(self) -> dict[str, object]:
        """Give the form that travels to a client."""
        ranks: list[object] = list(self.ranks)
        scores: list[object] = list(self.scores)
        return {"reason": self.reason.to_json(), "ranks": ranks, "scores": scores}
