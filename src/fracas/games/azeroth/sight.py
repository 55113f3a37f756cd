"""What a seat sees of Azeroth, for people and, as integers, for bots."""

from typing import Final

from fracas.core.text import Text, seat_text
from fracas.core.view import NO_OWNER, Element, Fact, Panel, Place, View
from fracas.games.azeroth.land import CAVERN, ENTRY, MAGIC, MOUNTAIN, Land
from fracas.games.azeroth.peoples import BADGES, HAS_CHAMPION, PEOPLES, TAMES_BEASTS
from fracas.games.azeroth.previews import cost_marks, score_notes
from fracas.games.azeroth.state import (
    BOMB,
    FACE_DOWN,
    FIRST_RACE,
    FORT,
    MURLOCS_HERE,
    OBJECTIVE,
    TOWER,
    WALL,
    Realm,
)
from fracas.games.azeroth.tables import (
    ASK_BEASTS,
    ASK_CONQUEST,
    ASK_FORM,
    ASK_RECRUITS,
    ASK_SIDE,
    COMBO,
    FACE,
    MOST_REGIONS,
    NONE,
    PIECE,
    POWER,
    RACE,
    REGION,
    RELIC,
    SYMBOL,
    TERRAIN,
    verbs,
)

# What a region can hold beside tokens: its bit and its name.
WORKS: Final[tuple[tuple[int, str], ...]] = (
    (FORT, "fort"),
    (WALL, "wisp-wall"),
    (TOWER, "watch-tower"),
    (OBJECTIVE, "objective"),
)
SHOWN_SYMBOLS: Final[tuple[int, ...]] = (ENTRY, CAVERN, MAGIC)
READ_RELICS: Final[tuple[str, ...]] = (
    "doomhammer",
    "battleground",
    "lights-hope-chapel",
    "heart-of-azeroth",
)
MOST_BOARDS: Final = 5
CHOOSING: Final[tuple[int, ...]] = (ASK_FORM, ASK_SIDE, ASK_BEASTS, ASK_RECRUITS)


class Scenery:
    """What never changes on a land: its regions, mountains and symbols, drawn once."""

    def __init__(self, land: Land) -> None:
        self.places: list[Place] = []
        self.elements: list[Element] = []
        for region in range(land.count):
            place = REGION.path(region)
            terrain = land.terrain[region]
            label = Text(
                "place-region",
                {"number": region + 1, "terrain": Text(TERRAIN.label(terrain))},
            )
            self.places.append(Place(place, label, "region", land.drawings[region]))
            if terrain == MOUNTAIN:
                self._add("mountain", place, region, Text("piece-mountain"))
            elif terrain > MOUNTAIN + 1:
                self._add(TERRAIN.symbols[terrain], place, region, Text(TERRAIN.label(terrain)))
            for symbol in SHOWN_SYMBOLS:
                if symbol in land.symbols[region]:
                    name = SYMBOL.symbols[symbol]
                    self._add(name, place, region, Text(SYMBOL.label(symbol)))
        for board, name in enumerate(land.names):
            first = REGION.path(land.first[board])
            element = Element(
                f"face/{name}",
                first,
                "face",
                Text(FACE.label(FACE.index(name))),
                reading=Text("reading-islands"),
            )
            self.elements.append(element)

    def _add(self, kind: str, place: str, region: int, label: Text) -> None:
        id = f"{kind}/{region + 1}"
        self.elements.append(Element(id, place, kind, label, about=Text(f"about-{kind}")))


def draw(state: Realm, view: View) -> None:
    """Put the islands and all that lies on and beside them on a view."""
    if len(state.holder) != state.land.count or not state.holder:
        view.places.append(Place("row", Text("place-row"), "market"))
        return
    rounds = state.atlas.presets[state.seats].rounds
    view.notes.append(Text("note-round", {"round": state.round, "rounds": rounds}))
    scenery = state.land.scenery
    if scenery is None:
        scenery = Scenery(state.land)
        state.land.scenery = scenery
    assert isinstance(scenery, Scenery)
    view.places += scenery.places
    view.elements += scenery.elements
    for region in range(state.land.count):
        if state.holder[region] or state.works[region]:
            _draw_region(state, view, region)
    for relic, region in enumerate(state.relic_at):
        if region >= 0:
            _draw_relic(view, relic, region)
    _draw_row(state, view)
    for seat in range(state.seats):
        _draw_seat(state, view, seat)
    score_notes(state, view)
    seat = view.seat
    if seat >= 0 and state.owed >> seat & 1:
        _draw_choices(state, view, seat)


def _draw_region(state: Realm, view: View, region: int) -> None:
    place = REGION.path(region)
    number = region + 1
    holder = state.holder[region]
    works = state.works[region]
    if holder == MURLOCS_HERE:
        about, reading = Text("about-murlocs"), Text("reading-murlocs")
        element = Element(
            f"murloc/{number}", place, "murloc", Text("piece-murloc"), about=about, reading=reading
        )
        view.elements.append(element)
    elif holder >= FIRST_RACE:
        _draw_army(state, view, region)
    for work, name in WORKS:
        if works & work:
            element = Element(
                f"{name}/{number}",
                place,
                name,
                Text(f"piece-{name}"),
                about=Text(f"about-{name}"),
            )
            view.elements.append(element)
    for work, name in ((BOMB, "bomb"), (FACE_DOWN, "marker")):
        if works & work:
            label = Text(f"piece-{name}")
            id = f"{name}/{number}"
            about = Text(f"about-{name}")
            view.elements.append(Element(id, place, name, label, hidden=True, about=about))


def _draw_army(state: Realm, view: View, region: int) -> None:
    place = REGION.path(region)
    holder = state.holder[region]
    owner = (holder - FIRST_RACE) // 2
    race = state.race_at(holder)
    if state.tokens[region]:
        label = Text("army-declined" if holder & 1 else "army", {"race": Text(RACE.label(race))})
        element = Element(
            f"army/{region + 1}",
            place,
            "declined" if holder & 1 else "army",
            label,
            owner,
            traits={"count": state.tokens[region], "race": RACE.symbols[race]},
        )
        view.elements.append(element)
    if state.beasts[region]:
        element = Element(
            f"beast/{region + 1}",
            place,
            "beast",
            Text("piece-beast"),
            owner,
            traits={"count": state.beasts[region]},
            about=Text("about-beast"),
        )
        view.elements.append(element)


def _draw_relic(view: View, relic: int, region: int) -> None:
    name = RELIC.symbols[relic]
    element = Element(
        RELIC.path(relic),
        REGION.path(region),
        "relic",
        Text(RELIC.label(relic)),
        about=Text(f"about-{name}"),
        reading=Text(f"reading-{name}") if name in READ_RELICS else None,
    )
    view.elements.append(element)


def _draw_row(state: Realm, view: View) -> None:
    """Show the combos, from the one that costs nothing down (SW-4.8)."""
    view.places.append(Place("row", Text("place-row"), "market"))
    for combo, race in enumerate(state.combo_race):
        if combo >= len(state.combo_power):
            return
        power = state.combo_power[combo]
        tokens = PEOPLES[race].banner + BADGES[power].badge
        element = Element(
            COMBO.path(combo),
            "row",
            "combo",
            combo_text(power, race),
            traits={
                "coins": state.combo_coins[combo],
                "tokens": tokens,
                "race": RACE.symbols[race],
                "power": POWER.symbols[power],
            },
            about=Text(
                "about-combo",
                {
                    "race": Text(f"about-{RACE.symbols[race]}"),
                    "power": Text(f"about-{POWER.symbols[power]}"),
                },
            ),
            reading=_reading(power, race),
        )
        view.elements.append(element)


def combo_text(power: int, race: int) -> Text:
    """Name a race with its badge, or without where it has none."""
    if power == NONE:
        return Text(RACE.label(race))
    return Text("combo-name", {"power": Text(POWER.label(power)), "race": Text(RACE.label(race))})


def _reading(power: int, race: int) -> Text | None:
    readings: list[Text] = []
    if PEOPLES[race].reading:
        readings.append(Text(f"reading-{RACE.symbols[race]}"))
    if power != NONE and BADGES[power].reading:
        readings.append(Text(f"reading-{POWER.symbols[power]}"))
    if not readings:
        return None
    if len(readings) == 1:
        return readings[0]
    return Text("reading-both", {"first": readings[0], "second": readings[1]})


def _draw_seat(state: Realm, view: View, seat: int) -> None:
    place = f"seat/{seat + 1}"
    view.places.append(Place(place, Text("place-seat", {"seat": seat_text(seat)}), "hand"))
    facts: list[Fact] = []
    if seat == view.seat or state.over():  # SW-17.1
        facts.append(Fact(Text("fact-coins"), state.coins[seat]))
    for offset, kind in ((0, "active"), (1, "declined")):
        slot = 2 * seat + offset
        race = state.race[slot]
        if race == NONE:
            continue
        power = state.power[slot]
        label = combo_text(power, race)
        facts.append(Fact(Text(f"fact-{kind}"), label))
        facts.append(Fact(Text(f"fact-{kind}-regions"), state.count_of(slot + FIRST_RACE)))
        about = Text(f"about-{RACE.symbols[race]}")
        if power != NONE:
            power_about = Text(f"about-{POWER.symbols[power]}")
            about = Text("about-combo", {"race": about, "power": power_about})
        element = Element(
            f"{kind}/{seat + 1}",
            place,
            "banner",
            label,
            seat,
            traits={"race": RACE.symbols[race]},
            about=about,
            reading=_reading(power, race),
        )
        view.elements.append(element)
    if state.hand[seat]:
        element = Element(
            f"hand/{seat + 1}",
            place,
            "hand",
            Text("piece-race-token"),
            seat,
            traits={"count": state.hand[seat]},
        )
        view.elements.append(element)
    facts.append(Fact(Text("fact-hand"), state.hand[seat]))
    _draw_belongings(state, view, seat, place)
    view.panels.append(Panel(seat, facts, seat in view.owing))


def _draw_belongings(state: Realm, view: View, seat: int, place: str) -> None:
    """Show the Champion, the Beasts in hand, Harmony and the stack of Bombs."""
    hooks = state.hooks(seat)
    if hooks & HAS_CHAMPION:
        where = REGION.path(state.champion) if state.champion >= 0 else place
        label = Text("piece-champion")
        about = Text("about-champion")
        view.elements.append(Element("piece/champion", where, "champion", label, seat, about=about))
    if hooks & TAMES_BEASTS:
        element = Element(
            "piece/beast",
            place,
            "beast",
            Text("piece-beast"),
            seat,
            traits={"count": state.beasts_in_hand},
            about=Text("about-beast"),
        )
        view.elements.append(element)
    if state.harmony >> seat & 1:
        about = Text("about-harmony")
        element = Element(
            f"harmony/{seat + 1}", place, "harmony", Text("piece-harmony"), seat, about=about
        )
        view.elements.append(element)


def _draw_choices(state: Realm, view: View, seat: int) -> None:
    """Show what is pointed at where no piece stands for it, and what regions would cost."""
    asked = state.asked[seat]
    if asked == ASK_CONQUEST:
        cost_marks(state, view, seat)
        if state.chains[seat]:
            for work in ("wisp-wall", "fort"):
                element = Element(
                    f"piece/{work}", f"seat/{seat + 1}", "choice", Text(f"piece-{work}")
                )
                view.elements.append(element)
        return
    if asked in CHOOSING:
        view.places.append(Place("choices", Text("place-choices"), "choices"))
        for move in state.legal(seat):
            verb = verbs.verb(move)
            domain, value = verb.domains[0], verb.argument(move)
            element = Element(domain.path(value), "choices", "choice", Text(domain.label(value)))
            view.elements.append(element)


# What one points at.

_MEANS_PATHS: Final = {
    "frostmourne": ["relic/frostmourne"],
    "doomhammer": ["relic/doomhammer"],
    "ashes": ["relic/ashes-of-alar"],
    "ashes-frostmourne": ["relic/ashes-of-alar", "relic/frostmourne"],
    "ashes-doomhammer": ["relic/ashes-of-alar", "relic/doomhammer"],
    "discount": ["verb/conquer-with"],
    "discount-frostmourne": ["verb/conquer-with", "relic/frostmourne"],
}
_FIRST_THE_VERB: Final[tuple[str, ...]] = (
    "abandon",
    "fly",
    "intimidate",
    "exchange",
    "gather",
    "place-rest",
    "take-back",
    "throw-away",
)


def path(state: Realm, move: int) -> list[str]:
    """Point at the region, then at what helps; where a region alone means conquest, the verb."""
    paths = state.game.move_paths
    known = paths[move]
    if known is None:
        known = _new_path(move)
        paths[move] = known
    return known


def _new_path(move: int) -> list[str]:
    verb = verbs.verb(move)
    if not verb.domains:
        return [f"verb/{verb.name}"]
    pointed: list[str] = []
    if verb.name == "fly-with":
        pointed.append("verb/fly")
    if verb.name == "send-champion":
        pointed.append("piece/champion")
    if verb.name in _FIRST_THE_VERB:
        pointed.append(f"verb/{verb.name}")
    for name, domain, value in zip(verb.names, verb.domains, verb.values(move), strict=True):
        if name == "means":
            pointed += _MEANS_PATHS[domain.symbols[value]]
        elif domain.path(value) != PIECE.path(0):
            pointed.append(domain.path(value))
    return pointed


def observe(state: Realm, seat: int) -> list[int]:
    """Give what a seat sees as integers, the regions filled up to the most there can be."""
    seen = [seat, state.round, state.turn_seat, state.owed, state.turn, state.champion]
    seen += [state.beasts_in_hand, state.bomb_stack, state.live_bombs, state.duds, state.harmony]
    seen += [state.portals, state.threats, state.losses, state.side]
    seen.append(state.coins[seat] if seat >= 0 else NO_OWNER)
    seen += state.faces
    seen += [NONE] * (MOST_BOARDS - len(state.faces))
    rest = [0] * (MOST_REGIONS - len(state.holder))
    for values in (state.holder, state.tokens, state.beasts, state.works):
        seen += values
        seen += rest
    seen += state.relic_at
    seen += state.race
    seen += state.power
    seen += state.hand
    for row in (state.combo_race, state.combo_power, state.combo_coins):
        seen += row
        seen += [NONE] * (len(COMBO.symbols) - len(row))
    return seen
