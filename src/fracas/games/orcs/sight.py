"""What a seat sees of the map, the river, the cards and the players."""

from typing import Final

from fracas.core.text import Text, seat_text
from fracas.core.view import Drawing, Element, Fact, Panel, Place, View
from fracas.games.orcs import battlefield, scoring
from fracas.games.orcs.boards import ABSENT
from fracas.games.orcs.hiding import knows_hero
from fracas.games.orcs.kingdom import Kingdom
from fracas.games.orcs.provenance import CARD_READINGS, KIND_READINGS, OBJECTIVE_READINGS, reading
from fracas.games.orcs.tables import (
    AMOUNT,
    ASK_ACTION,
    ASK_HALFWAY,
    CARD,
    DARK_CITY,
    HEROES,
    KINDS,
    MARKERS,
    NO_FORTRESS,
    NOBODY_HERE,
    OBJECTIVE,
    RUIN,
    UNITS,
    UPRIGHT,
    ZONE,
)

_ABOUT_KIND: Final[tuple[str, ...]] = (
    "about-village",
    "about-ruin",
    "about-mana-well",
    "about-city",
    "about-tower",
    "about-dark-city",
)


def draw(state: Kingdom, view: View) -> None:
    """Put everything that a seat may see on a view."""
    draw_map(state, view)
    draw_river(state, view)
    draw_supply(state, view)
    for seat in range(state.seats):
        draw_cards(state, view, seat)
    draw_drawn(state, view)
    draw_panels(state, view)
    draw_amounts(state, view)
    draw_notes(state, view)
    if state.battle_zone >= 0:
        battlefield.draw(state, view)


def draw_map(state: Kingdom, view: View) -> None:
    """Show every zone with its roads, and what lies and stands in it."""
    board = state.board
    for zone in range(board.zones):
        if board.kinds[zone] == ABSENT:
            continue
        symbol = ZONE.symbols[board.first + zone]
        place = f"zone/{symbol}"
        x, y = board.spots[zone]
        roads = tuple(
            f"zone/{ZONE.symbols[board.first + other]}"
            for other in board.roads[zone]
            if other > zone
        )
        view.places.append(
            Place(
                place, Text(f"zone-{symbol}"), KINDS[state.ground[zone]], Drawing(x, y, "", roads)
            )
        )
        draw_zone(state, view, zone, symbol, place)


def draw_zone(state: Kingdom, view: View, zone: int, symbol: str, place: str) -> None:
    """Show the token, marker, fortress and hordes of a zone."""
    ground = state.ground[zone]
    if ground != RUIN:
        kind = KINDS[ground]
        owner = state.home_owner(zone) if ground == DARK_CITY else NOBODY_HERE
        view.elements.append(
            Element(
                f"token/{symbol}",
                place,
                kind,
                Text(f"kind-{kind}"),
                owner,
                about=Text(_ABOUT_KIND[ground]),
                reading=reading(KIND_READINGS[ground]),
            )
        )
    if state.marker[zone] != NOBODY_HERE:
        owner = state.marker[zone]
        view.elements.append(
            Element(f"marker/{symbol}", place, "marker", Text("control-marker"), owner)
        )
    if state.fortress[zone] != NO_FORTRESS:
        kind = "fortress-upright" if state.fortress[zone] == UPRIGHT else "fortress-lying"
        view.elements.append(
            Element(
                f"fortress/{symbol}",
                place,
                kind,
                Text(kind),
                state.keeper[zone],
                about=Text(f"about-{kind}"),
            )
        )
    for seat in range(state.seats):
        number = state.hordes_of(seat, zone)
        if number:
            laid = state.moved[zone] if seat == state.active else 0
            draw_hordes(view, f"{symbol}/{seat + 1}", place, seat, number - laid, laid)


def draw_hordes(view: View, name: str, place: str, seat: int, upright: int, laid: int) -> None:
    """Show the hordes of a seat, those that have moved lying down."""
    if upright:
        traits: dict[str, int | str] = {"count": upright}
        view.elements.append(
            Element(f"hordes/{name}", place, "horde", Text("hordes"), seat, traits=traits)
        )
    if laid:
        traits = {"count": laid}
        view.elements.append(
            Element(f"laid/{name}", place, "horde-laid", Text("hordes-laid"), seat, traits=traits)
        )


def draw_river(state: Kingdom, view: View) -> None:
    """Show the objectives in the river, and the top of the pile."""
    view.places.append(Place("pile", Text("place-pile"), "pile"))
    view.places.append(Place("river", Text("place-river"), "river"))
    if state.top_tile >= 0:
        view.elements.append(_tile(state.top_tile, "pile"))
    for objective in state.river:
        view.elements.append(_tile(objective, "river"))


def _tile(objective: int, place: str) -> Element:
    symbol = OBJECTIVE.symbols[objective]
    return Element(
        f"objective/{symbol}",
        place,
        "objective",
        Text(f"objective-{symbol}"),
        about=Text(f"about-{symbol}"),
        reading=reading(OBJECTIVE_READINGS[objective]),
    )


def draw_supply(state: Kingdom, view: View) -> None:
    """Show the piles of unit cards that can be bought."""
    view.places.append(Place("supply", Text("place-supply"), "supply"))
    for unit in range(UNITS):
        if state.supply[unit]:
            view.elements.append(
                card_element(f"supply/{CARD.symbols[unit]}", "supply", unit, state.supply[unit])
            )


def card_element(id: str, place: str, card: int, count: int, owner: int = NOBODY_HERE) -> Element:
    """Make the element of a card that lies open to the viewer."""
    symbol = CARD.symbols[card]
    return Element(
        id,
        place,
        "unit" if card < UNITS else "hero",
        Text(f"card-{symbol}"),
        owner,
        traits={"count": count},
        about=Text(f"about-{symbol}"),
        reading=reading(CARD_READINGS[card]),
    )


def draw_cards(state: Kingdom, view: View, seat: int) -> None:
    """Show the cards that a seat owns: its units to all, its heroes to those who know them."""
    place = f"cards/{seat + 1}"
    view.places.append(Place(place, Text("place-cards", {"seat": seat_text(seat)}), "cards"))
    for unit in range(UNITS):
        count = state.owned[seat * UNITS + unit]
        if count:
            id = f"{place}/{CARD.symbols[unit]}"
            view.elements.append(card_element(id, place, unit, count, seat))
    unknown = 0
    for hero in range(HEROES):
        if state.heroes[hero] != seat:
            continue
        if not knows_hero(state, view.seat, hero):
            unknown += 1
            continue
        element = card_element(
            f"{place}/{CARD.symbols[UNITS + hero]}", place, UNITS + hero, 1, seat
        )
        if state.resting[hero]:
            element.traits = {"rests": 1}
        view.elements.append(element)
    for number in range(unknown):
        view.elements.append(
            Element(f"{place}/{number + 1}", place, "hero", Text("hero-back"), seat, hidden=True)
        )


def draw_drawn(state: Kingdom, view: View) -> None:
    """Show the two heroes drawn in a city to whoever drew them, and their backs to the others."""
    if not state.drawn:
        return
    view.places.append(Place("drawn", Text("place-drawn"), "hand"))
    for number, hero in enumerate(state.drawn):
        if knows_hero(state, view.seat, hero):
            id = f"drawn/{CARD.symbols[UNITS + hero]}"
            view.elements.append(card_element(id, "drawn", UNITS + hero, 1))
        else:
            back = Text("hero-back")
            view.elements.append(Element(f"drawn/{number + 1}", "drawn", "hero", back, hidden=True))


def draw_panels(state: Kingdom, view: View) -> None:
    """Say what each player has, and how he stands in each objective of the river."""
    for seat in range(state.seats):
        facts = [
            Fact(Text("fact-glory"), state.glory[seat]),
            Fact(Text("fact-reserve"), state.reserve[seat]),
            Fact(Text("fact-heroes"), state.heroes_of(seat)),
            Fact(Text("fact-markers"), MARKERS - state.markers[seat]),
            Fact(Text("fact-trophies"), state.trophies[seat]),
            Fact(
                Text("fact-token"),
                Text("token-berserk" if state.berserk[seat] else "token-normal"),
            ),
        ]
        for objective in state.river:
            label = Text(f"objective-{OBJECTIVE.symbols[objective]}")
            facts.append(Fact(label, scoring.value(state, seat, objective)))
        if state.seats == 4 and state.order:
            facts.append(Fact(Text("fact-team"), state.teams[seat] + 1))
        view.panels.append(Panel(seat, facts, seat in view.owing))


def draw_amounts(state: Kingdom, view: View) -> None:
    """Lay out numbers to point at, where a seat is asked how many."""
    seat = view.seat
    if seat < 0 or not state.owed >> seat & 1:
        return
    asked = state.asked[seat]
    if asked != ASK_HALFWAY and (asked != ASK_ACTION or len(state.chains[seat]) < 2):
        return
    view.places.append(Place("amounts", Text("place-amounts"), "amounts"))
    for value, symbol in enumerate(AMOUNT.symbols):
        view.elements.append(
            Element(AMOUNT.path(value), "amounts", "amount", Text(f"amount-{symbol}"))
        )


def draw_notes(state: Kingdom, view: View) -> None:
    """Say where the game stands."""
    view.notes.append(Text("note-round", {"round": state.round, "pool": state.pool}))
    if state.round:
        view.notes.append(
            Text("note-turn", {"seat": seat_text(state.active), "actions": state.actions})
        )
    for zone, stood in enumerate(state.stood):
        if stood and zone != state.battle_zone:
            name = Text(ZONE.label(state.board.first + zone))
            view.notes.append(Text("note-pending", {"zone": name}))


def observe(state: Kingdom, seat: int) -> list[int]:
    """Give what a seat may see as integers, always as many."""
    owing = state.owed if state.ending == 0 else 0
    seen = [
        seat,
        owing,
        state.round,
        state.first,
        state.active,
        state.actions,
        state.pool,
        state.top_tile,
        len(state.beneath),
    ]
    zones = state.board.zones
    seen += state.ground
    seen += state.marker
    seen += state.fortress
    seen += state.keeper
    seen += state.moved
    seen += state.forced
    seen += state.stood
    seen += state.hordes
    seen += state.homes
    seen += state.reserve
    seen += state.markers
    seen += state.trophies
    seen += state.glory
    seen += state.berserk
    seen += state.prisoners
    seen += state.owned
    seen += state.supply
    seen += state.resting
    seen += _padded(state.river, 4)
    seen += _padded([hero for hero in state.drawn if knows_hero(state, seat, hero)], 2)
    for hero in range(HEROES):
        owner = state.heroes[hero]
        seen.append(owner if knows_hero(state, seat, hero) else -2)
    for other in range(state.seats):
        seen.append(state.heroes_of(other))
    seen.append(zones)
    battlefield.observe(state, seat, seen)
    return seen


def _padded(values: list[int], length: int) -> list[int]:
    return values + [-1] * (length - len(values))
