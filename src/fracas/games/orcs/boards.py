"""OO-25: the two faces of the board, read from a map that the house can replace.

A map has `face four` and `face three`. Under each stand its zones, `ID KIND X Y`, where the kind is
`tower`, `city`, `site` or `start-1` to `start-4`, followed for a site by `well-1` to `well-3` or
by `empty`, and its roads, `road ID ID`. Zones without a line are not on that map;
`f4-more-1` to `f4-more-8` and `f3-more-1` to `f3-more-8` are for maps with more zones than ours.
"""

from typing import Final

from fracas.core.errors import ContentError
from fracas.core.text import Text
from fracas.games.orcs.tables import FIRST_OF_THREE, ZONE
from fracas.games.orcs.vast_lands import HOUSE_MAP

ABSENT: Final = 0
SITE: Final = 1
CITY_SITE: Final = 2
TOWER_SITE: Final = 3
START_SITE: Final = 4

THREE: Final = 1
SITES: Final[tuple[int, ...]] = (40, 35)
STARTS: Final[tuple[int, ...]] = (4, 3)
EMPTY_SITES: Final[tuple[int, ...]] = (8, 0)
WELL_NUMBERS: Final = 3
SHEET: Final = 1000
_PLAIN: Final[tuple[str, ...]] = ("", "site", "city", "tower")
_FACES: Final[tuple[str, ...]] = ("four", "three")


class Board:
    """One face: what is printed in each zone, the roads, and where zones lie on the sheet.

    Zones are counted from 0 on each face; `first` turns that into a value of `ZONE`.
    """

    def __init__(
        self,
        first: int,
        kinds: tuple[int, ...],
        roads: tuple[tuple[int, ...], ...],
        spots: tuple[tuple[int, int], ...],
        wells: tuple[int, ...],
        empties: tuple[int, ...],
        starts: tuple[int, ...],
    ) -> None:
        self.first = first
        self.kinds = kinds
        self.zones = len(kinds)
        self.roads = roads
        self.spots = spots
        self.wells = wells
        self.empties = empties
        self.starts = starts


class _Face:
    """A face while it is being read."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.first = FIRST_OF_THREE if number == THREE else 0
        end = len(ZONE.symbols) if number == THREE else FIRST_OF_THREE
        self.zones = end - self.first
        self.kinds = [ABSENT] * self.zones
        self.roads: list[list[int]] = [[] for _ in range(self.zones)]
        self.spots = [(0, 0)] * self.zones
        self.wells = [0] * self.zones
        self.empties = [0] * self.zones
        self.starts = [-1] * STARTS[number]

    def zone(self, where: str, symbol: str) -> int:
        """Find a zone of this face by its id."""
        if symbol not in ZONE.symbols:
            raise _wrong(where, "map-no-such-zone", symbol)
        zone = ZONE.index(symbol) - self.first
        if not 0 <= zone < self.zones:
            raise _wrong(where, "map-zone-of-other-face", symbol)
        return zone

    def add_zone(self, where: str, words: list[str]) -> None:
        """Read a line about a zone."""
        zone = self.zone(where, words[0])
        if self.kinds[zone] != ABSENT:
            raise _wrong(where, "map-zone-twice", words[0])
        if len(words) not in (4, 5):
            raise _wrong(where, "map-line-unclear", " ".join(words))
        self.kinds[zone] = self._kind(where, words[1], zone)
        self.spots[zone] = (_coordinate(where, words[2]), _coordinate(where, words[3]))
        if len(words) == 5:
            self._mark(where, words[4], zone)

    def _kind(self, where: str, word: str, zone: int) -> int:
        if word in _PLAIN:
            return _PLAIN.index(word)
        for position in range(len(self.starts)):
            if word == f"start-{position + 1}" and self.starts[position] < 0:
                self.starts[position] = zone
                return START_SITE
        raise _wrong(where, "map-no-such-kind", word)

    def _mark(self, where: str, word: str, zone: int) -> None:
        if self.kinds[zone] == SITE:
            if word == "empty":
                self.empties[zone] = 1
                return
            for number in range(1, WELL_NUMBERS + 1):
                if word == f"well-{number}":
                    self.wells[zone] = number
                    return
        raise _wrong(where, "map-line-unclear", word)

    def add_road(self, where: str, words: list[str]) -> None:
        """Read a line about a road."""
        if len(words) != 3:
            raise _wrong(where, "map-line-unclear", " ".join(words))
        one, other = self.zone(where, words[1]), self.zone(where, words[2])
        if ABSENT in (self.kinds[one], self.kinds[other]):
            raise _wrong(where, "map-road-to-nowhere", " ".join(words))
        if one == other or other in self.roads[one]:
            raise _wrong(where, "map-road-twice", " ".join(words))
        self.roads[one].append(other)
        self.roads[other].append(one)

    def finish(self) -> Board:
        """Check what a whole face must have (OO-25.1, OO-2.8)."""
        where = f"face {_FACES[self.number]}"
        self._count(where, "tower", self.kinds.count(TOWER_SITE), 1)
        self._count(where, "start", self.kinds.count(START_SITE), STARTS[self.number])
        self._count(where, "site", self.kinds.count(SITE), SITES[self.number])
        self._count(where, "empty", sum(self.empties), EMPTY_SITES[self.number])
        for number in range(1, WELL_NUMBERS + 1):
            found = self.wells.count(number)
            self._count(where, f"well-{number}", found, STARTS[self.number])
        for zone, roads in enumerate(self.roads):
            if self.kinds[zone] != ABSENT and self._cut_off(roads):
                raise _wrong(where, "map-cut-off", ZONE.symbols[self.first + zone])
        self._check_connected(where)
        # Zones after the last one used would only slow everything down.
        used = max(zone for zone, kind in enumerate(self.kinds) if kind != ABSENT) + 1
        return Board(
            self.first,
            tuple(self.kinds[:used]),
            tuple(tuple(sorted(roads)) for roads in self.roads[:used]),
            tuple(self.spots[:used]),
            tuple(self.wells[:used]),
            tuple(self.empties[:used]),
            tuple(self.starts),
        )

    def _cut_off(self, roads: list[int]) -> bool:
        """Tell whether somebody could be shut in here by the Dark City of an opponent."""
        return all(self.kinds[other] == START_SITE for other in roads)

    def _count(self, where: str, word: str, found: int, wanted: int) -> None:
        if found != wanted:
            raise ContentError(
                where,
                f"{found} zones are {word}, not {wanted}",
                Text("map-wrong-count", {"what": word, "found": found, "wanted": wanted}),
            )

    def _check_connected(self, where: str) -> None:
        reached = [self.starts[0]]
        for zone in reached:
            reached += [other for other in self.roads[zone] if other not in reached]
        for zone, kind in enumerate(self.kinds):
            if kind != ABSENT and zone not in reached:
                raise _wrong(where, "map-cut-off", ZONE.symbols[self.first + zone])


def _coordinate(where: str, word: str) -> int:
    if word.isascii() and word.isdigit() and len(word) <= 4 and int(word) <= SHEET:
        return int(word)
    raise _wrong(where, "map-no-such-spot", word)


def _wrong(where: str, message: str, what: str) -> ContentError:
    shown = "".join(letter if letter.isprintable() else "\ufffd" for letter in what[:40])
    return ContentError(
        where, f"{message.replace('-', ' ')}: {shown!r}", Text(message, {"what": shown})
    )


def read_map(text: str) -> tuple[Board, Board]:
    """Read both faces of a map; `ContentError` names the line that is wrong."""
    faces: list[_Face | None] = [None, None]
    current: _Face | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.partition("#")[0].split()
        where = str(number)
        if not words:
            continue
        if words[0] == "face":
            if len(words) != 2 or words[1] not in _FACES:
                raise _wrong(where, "map-line-unclear", line)
            face = _FACES.index(words[1])
            if faces[face] is not None:
                raise _wrong(where, "map-zone-twice", line)
            current = _Face(face)
            faces[face] = current
        elif current is None:
            raise _wrong(where, "map-face-first", line)
        elif words[0] == "road":
            current.add_road(where, words)
        else:
            current.add_zone(where, words)
    four, three = faces
    if four is None or three is None:
        raise _wrong("", "map-face-missing", "four, three")
    return four.finish(), three.finish()


HOUSE_BOARDS: Final = read_map(HOUSE_MAP)
