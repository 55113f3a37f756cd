"""SW-0, SW-Q.01: islands as data, and the file that brings islands of another house.

A file of islands is text. `#` begins a remark. First stands, for each number of players, how
many rounds they play and one set of faces; a game draws as many boards of each size as that set
has. Then comes each face: the sides of the boards are called as on the box, `l1a` for side A of
the first large board. A region is four lines:

    region 1 mountain cavern
      at 373,150
      outline 242,87 326,61 447,46 477,176 444,247 394,267 320,239
      beside 2 4 5 8 9

`at` is where its pieces are drawn, `outline` its border on a sheet of 1000 by 700, `beside` the
regions next to it. Neighbours share sides of their outlines, corner for corner; whoever shares
none is not beside. So the drawing and the rules always agree, and no border can cross another.
"""

from typing import Final

from fracas.core.errors import ContentError
from fracas.core.text import Text
from fracas.games.azeroth.land import Face, Land, Region
from fracas.games.azeroth.tables import FACE, MOST_REGIONS, SYMBOL, TERRAIN

SEATS_PLAYED: Final[tuple[int, ...]] = (2, 3, 4, 5)
MOST_MURLOCS: Final = 15
MOST_MOUNTAINS: Final = 10
MOST_ROUNDS: Final = 30
WIDTH: Final = 1000
HEIGHT: Final = 700
_DRY: Final = 5
_MOUNTAIN: Final = 3
_MURLOC: Final = 1
_MARKER: Final = 4


class Preset:
    """For a number of players: the rounds, and one set of faces."""

    def __init__(self, seats: int, rounds: int, faces: tuple[int, ...]) -> None:
        self.seats = seats
        self.rounds = rounds
        self.faces = faces


class Atlas:
    """All islands of a house. It never changes; states refer to it."""

    def __init__(self, presets: dict[int, Preset], faces: dict[int, Face]) -> None:
        self.presets = presets
        self.faces = faces
        self._lands: dict[tuple[int, ...], Land] = {}

    def land(self, faces: tuple[int, ...]) -> Land:
        """Give the land that these faces make together."""
        known = self._lands.get(faces)
        if known is None:
            known = Land(tuple(self.faces[face] for face in faces))
            self._lands[faces] = known
        return known

    def drawable(self, seats: int, drawn: tuple[int, ...]) -> tuple[int, ...]:
        """Weigh the faces that can be drawn next: of the wanted size, of a board not yet used."""
        wanted = FACE.symbols[self.presets[seats].faces[len(drawn)]][0]
        used = [FACE.symbols[face][:2] for face in drawn]
        return tuple(
            int(face in self.faces and name[0] == wanted and name[:2] not in used)
            for face, name in enumerate(FACE.symbols)
        )


def written_atlas(atlas: Atlas) -> str:
    """Write islands as a file has them."""
    lines: list[str] = []
    for preset in atlas.presets.values():
        names = " ".join(FACE.symbols[face] for face in preset.faces)
        lines.append(f"players {preset.seats} rounds {preset.rounds} faces {names}")
    for number, face in atlas.faces.items():
        lines += ["", f"face {FACE.symbols[number]}"]
        for position, region in enumerate(face.regions):
            symbols = [SYMBOL.symbols[symbol] for symbol in region.symbols]
            words = [f"region {position + 1}", TERRAIN.symbols[region.terrain], *symbols]
            corners = " ".join(f"{x},{y}" for x, y in region.outline)
            beside = " ".join(str(other + 1) for other in region.beside)
            lines.append(" ".join(words))
            lines.append(f"  at {region.x},{region.y}")
            lines.append(f"  outline {corners}")
            lines.append(f"  beside {beside}".rstrip())
    return "\n".join(lines) + "\n"


def read_atlas(text: str) -> Atlas:
    """Read and check islands; `ContentError` names what is wrong."""
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), start=1):
        reader.read(number, line)
    reader.end()
    for name, regions in reader.faces.items():
        _check_face(FACE.symbols[name], regions)
    faces = {name: Face(name, tuple(regions)) for name, regions in reader.faces.items()}
    atlas = Atlas(reader.presets, faces)
    for seats in SEATS_PLAYED:
        _check_preset(atlas, seats)
    return atlas


def _wrong(where: str, message: str, what: str = "", known: str = "") -> ContentError:
    shown = "".join(letter if letter.isprintable() else "\ufffd" for letter in what[:40])
    english = f"{message.replace('-', ' ')}: {shown!r}"
    return ContentError(where, english, Text(message, {"what": shown, "known": known}))


def _number(where: str, word: str, most: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 5 and int(word) <= most):
        raise _wrong(where, "islands-no-such-number", word, f"0-{most}")
    return int(word)


def _corner(where: str, word: str) -> tuple[int, int]:
    x, _, y = word.partition(",")
    return _number(where, x, WIDTH), _number(where, y, HEIGHT)


class _Reader:
    """Reads line by line; the region begun last still waits for its lines."""

    def __init__(self) -> None:
        self.presets: dict[int, Preset] = {}
        self.faces: dict[int, list[Region]] = {}
        self.regions: list[Region] = []
        self.line = 0
        self.missing: list[str] = []
        self.terrain = 0
        self.symbols: tuple[int, ...] = ()
        self.centre = (0, 0)
        self.outline: tuple[tuple[int, int], ...] = ()

    def read(self, number: int, line: str) -> None:
        """Read a line."""
        words = line.partition("#")[0].split()
        if not words:
            return
        where = str(number)
        self.line = number
        word = words[0]
        if self.missing and word != self.missing[0]:
            raise _wrong(where, "islands-line-missing", line, self.missing[0])
        if word == "players":
            self._preset(where, words)
        elif word == "face":
            self._face(where, words)
        elif word == "region":
            self._region(where, words)
        elif word == "at" and self.missing and len(words) == 2:
            self.centre = _corner(where, words[1])
            self.missing.pop(0)
        elif word == "outline" and self.missing:
            self.outline = tuple(_corner(where, corner) for corner in words[1:])
            self.missing.pop(0)
        elif word == "beside" and self.missing:
            beside = [_number(where, other, MOST_REGIONS) - 1 for other in words[1:]]
            x, y = self.centre
            self.regions.append(
                Region(self.terrain, self.symbols, x, y, self.outline, tuple(beside))
            )
            self.missing.pop(0)
        else:
            raise _wrong(where, "islands-line-unknown", line, "players, face, region")

    def end(self) -> None:
        """Refuse a file that ends within a region."""
        if self.missing:
            raise _wrong(str(self.line), "islands-line-missing", "", self.missing[0])

    def _preset(self, where: str, words: list[str]) -> None:
        if len(words) < 7 or words[2] != "rounds" or words[4] != "faces":
            raise _wrong(where, "islands-line-unknown", " ".join(words), "players, rounds, faces")
        seats = _number(where, words[1], SEATS_PLAYED[-1])
        rounds = _number(where, words[3], MOST_ROUNDS)
        if seats < SEATS_PLAYED[0] or rounds == 0 or seats in self.presets:
            raise _wrong(where, "islands-no-such-number", " ".join(words[:4]), "2-5")
        faces = tuple(self._known_face(where, word) for word in words[5:])
        self.presets[seats] = Preset(seats, rounds, faces)

    def _known_face(self, where: str, word: str) -> int:
        if word not in FACE.symbols:
            raise _wrong(where, "islands-no-such-face", word, ", ".join(FACE.symbols))
        return FACE.index(word)

    def _face(self, where: str, words: list[str]) -> None:
        face = self._known_face(where, " ".join(words[1:]))
        if face in self.faces:
            raise _wrong(where, "islands-face-twice", words[1])
        self.regions = []
        self.faces[face] = self.regions

    def _region(self, where: str, words: list[str]) -> None:
        if not self.faces or len(words) < 3:
            raise _wrong(where, "islands-line-unknown", " ".join(words), "region 1 field")
        if words[1] != str(len(self.regions) + 1):
            raise _wrong(where, "islands-no-such-number", words[1], str(len(self.regions) + 1))
        if words[2] not in TERRAIN.symbols:
            raise _wrong(where, "islands-no-such-terrain", words[2], ", ".join(TERRAIN.symbols))
        for word in words[3:]:
            if word not in SYMBOL.symbols or words.count(word) > 1:
                raise _wrong(where, "islands-no-such-symbol", word, ", ".join(SYMBOL.symbols))
        self.terrain = TERRAIN.index(words[2])
        self.symbols = tuple(SYMBOL.index(word) for word in words[3:])
        if self.terrain >= _DRY and self.symbols:
            raise _wrong(where, "islands-symbol-in-water", words[3])
        self.missing = ["at", "outline", "beside"]


def _check_face(name: str, regions: list[Region]) -> None:
    """Refuse a face on which one could not play."""
    if sum(_MARKER in region.symbols for region in regions) != 1:
        raise _wrong(name, "islands-one-marker", name)
    if not any(0 in region.symbols for region in regions):
        raise _wrong(name, "islands-no-entry", name)
    for position, region in enumerate(regions):
        where = f"{name} {position + 1}"
        if len(region.outline) < 3 or len(set(region.outline)) != len(region.outline):
            raise _wrong(where, "islands-outline", where)
        for other in region.beside:
            if not 0 <= other < len(regions) or other == position:
                raise _wrong(where, "islands-no-such-number", str(other + 1), f"1-{len(regions)}")
            if position not in regions[other].beside or region.beside.count(other) > 1:
                raise _wrong(where, "islands-one-sided", f"{position + 1} - {other + 1}")
    _check_borders(name, regions)
    reached = {0}
    edge = [0]
    while edge:
        for other in regions[edge.pop()].beside:
            if other not in reached:
                reached.add(other)
                edge.append(other)
    if len(reached) != len(regions):
        apart = next(number for number in range(len(regions)) if number not in reached)
        raise _wrong(f"{name} {apart + 1}", "islands-in-pieces", name)


def _check_borders(name: str, regions: list[Region]) -> None:
    """Compare the neighbours with the sides that their outlines share: each with one other."""
    sides: dict[tuple[tuple[int, int], tuple[int, int]], list[int]] = {}
    for position, region in enumerate(regions):
        for number, corner in enumerate(region.outline):
            following = region.outline[(number + 1) % len(region.outline)]
            side = (min(corner, following), max(corner, following))
            sides.setdefault(side, []).append(position)
    shared: set[tuple[int, int]] = set()
    for side, holders in sides.items():
        if len(holders) > 2:
            raise _wrong(f"{name} {holders[2] + 1}", "islands-side-of-three", str(side))
        if len(holders) == 2:
            shared |= {(holders[0], holders[1]), (holders[1], holders[0])}
    for position, region in enumerate(regions):
        for other in range(len(regions)):
            if ((position, other) in shared) != (other in region.beside):
                where = f"{name} {position + 1}"
                raise _wrong(where, "islands-border-differs", f"{position + 1} - {other + 1}")


def _check_preset(atlas: Atlas, seats: int) -> None:
    """Refuse islands of which some draw could not be set up (SW-1.2, SW-2.1, SW-2.2)."""
    preset = atlas.presets.get(seats)
    if preset is None:
        raise _wrong("players", "islands-players-missing", str(seats))
    names = [FACE.symbols[face] for face in preset.faces]
    if len({name[:2] for name in names}) != len(names):
        raise _wrong("players", "islands-board-twice", " ".join(names))
    for face in preset.faces:
        if face not in atlas.faces:
            raise _wrong("players", "islands-face-missing", FACE.symbols[face])
    for what, most in (
        ("region", MOST_REGIONS),
        ("murloc", MOST_MURLOCS),
        ("mountain", MOST_MOUNTAINS),
    ):
        if _most(atlas, names, what) > most:
            raise _wrong("players", "islands-too-many", what, str(most))


def _most(atlas: Atlas, names: list[str], what: str) -> int:
    """Count the most of something that a draw of boards of these sizes could bring."""
    total = 0
    for size in "lms":
        boards: dict[str, int] = {}
        for number, face in atlas.faces.items():
            name = FACE.symbols[number]
            if name[0] == size:
                boards[name[:2]] = max(boards.get(name[:2], 0), _count(face, what))
        drawn = sum(name[0] == size for name in names)
        total += sum(sorted(boards.values(), reverse=True)[:drawn])
    return total


def _count(face: Face, what: str) -> int:
    if what == "region":
        return len(face.regions)
    if what == "murloc":
        return sum(_MURLOC in region.symbols for region in face.regions)
    return sum(region.terrain == _MOUNTAIN for region in face.regions)
