"""What a seat sees of a battle: columns, tracks, hands, decks, and what cards will do."""

from typing import Final

from fracas.core.text import Text, seat_text
from fracas.core.view import Element, Place, View
from fracas.games.orcs import places
from fracas.games.orcs.hiding import looks_through
from fracas.games.orcs.kingdom import (
    ATTACKER,
    CELLS,
    COVERS_FIRST,
    COVERS_SECOND,
    DEFENDER,
    FIELD,
    FIRST,
    FIRST_DOWN,
    HERO,
    HERO_DOWN,
    MARKS,
    NO_CARD,
    SECOND,
    SECOND_DOWN,
    Kingdom,
)
from fracas.games.orcs.provenance import CARD_READINGS, reading
from fracas.games.orcs.tables import (
    BOAR_RIDER,
    CARD,
    CARDS,
    CATAPULT,
    CROSSBOWMAN,
    FORCES,
    HEAVY_ORC,
    LINE,
    ORC,
    UNITS,
    VIGDISH,
    VRIURCK,
    ZONE,
)

_CELLS: Final[tuple[tuple[int, str, int, int], ...]] = (
    (FIRST, "front", FIRST_DOWN, COVERS_FIRST),
    (SECOND, "back", SECOND_DOWN, COVERS_SECOND),
    (HERO, "hero", HERO_DOWN, 0),
)


def draw(state: Kingdom, view: View) -> None:
    """Show both sides of a battle."""
    zone = Text(ZONE.label(state.board.first + state.battle_zone))
    attacker, defender = seat_text(state.attacker), seat_text(state.defender)
    note = "note-assault" if state.assault else "note-battle"
    view.notes.append(Text(note, {"attacker": attacker, "defender": defender, "zone": zone}))
    view.places.append(Place("track", Text("place-track"), "track"))
    for side in (ATTACKER, DEFENDER):
        draw_side(state, view, side)


def draw_side(state: Kingdom, view: View, side: int) -> None:
    """Show a side's token, columns, hand, deck and discarded cards."""
    seat = state.seat_of(side)
    label = seat_text(seat)
    token = Element(
        f"strikes/{seat + 1}",
        "track",
        "token-berserk" if state.berserk[seat] else "token-normal",
        Text("strike-token", {"seat": label}),
        seat,
        traits={
            "square": state.track[side],
            "losses": state.losses[side],
            "fighting": state.fighting(side),
        },
        about=Text("about-berserk") if state.berserk[seat] else None,
    )
    view.elements.append(token)
    draw_field(state, view, side, seat, label)
    draw_hand(state, view, side, seat, label)
    draw_deck(state, view, side, seat, label)
    card = state.revealed[side]
    if card != NO_CARD:
        arguments: dict[str, int | str | Text] = {
            "seat": label,
            "card": Text(CARD.label(card)),
            "force": FORCES[card],
            "strikes": strikes_of(state, side, card),
        }
        message = "note-revealed"
        if state.cancelled[side]:
            message = "note-revealed-cancelled"
        elif not state.placed[side]:
            message = "note-revealed-unplaced"
        view.notes.append(Text(message, arguments))


def draw_field(state: Kingdom, view: View, side: int, seat: int, label: Text) -> None:
    """Show a side's columns, and a card that found no place beside them."""
    place = f"field/{seat + 1}"
    view.places.append(Place(place, Text("place-field", {"seat": label}), "field"))
    for column in range(state.widths[side]):
        start = side * FIELD + column * CELLS
        marks = state.columns[start + MARKS]
        for cell, name, down, covered in _CELLS:
            card = state.columns[start + cell]
            if card != NO_CARD:
                element = card_on_field(
                    f"engaged/{seat + 1}/{column + 1}/{name}", place, card, seat
                )
                element.traits = {
                    "column": column + 1,
                    "covered": int(marks & covered != 0),
                    "down": int(marks & down != 0),
                }
                view.elements.append(element)
    if state.loose[side] != NO_CARD:
        id = f"engaged/{seat + 1}/loose"
        view.elements.append(card_on_field(id, place, state.loose[side], seat))


def card_on_field(id: str, place: str, card: int, seat: int) -> Element:
    """Make the element of an engaged or discarded card."""
    symbol = CARD.symbols[card]
    return Element(
        id,
        place,
        "unit" if card < UNITS else "hero",
        Text(f"card-{symbol}"),
        seat,
        about=Text(f"about-{symbol}"),
        reading=reading(CARD_READINGS[card]),
    )


def draw_hand(state: Kingdom, view: View, side: int, seat: int, label: Text) -> None:
    """Show a hand to its owner, and backs to the others."""
    place = f"hand/{seat + 1}"
    view.places.append(Place(place, Text("place-hand", {"seat": label}), "hand"))
    if view.seat == seat:
        draw_counted(view, place, seat, state.hands[side * CARDS : (side + 1) * CARDS])
        return
    for number in range(state.hand_size(side)):
        back = Text("card-back")
        view.elements.append(
            Element(f"{place}/{number + 1}", place, "unit", back, seat, hidden=True)
        )


def draw_counted(view: View, place: str, seat: int, counts: list[int]) -> None:
    """Show cards by kinds."""
    for card, count in enumerate(counts):
        if count:
            element = card_on_field(f"{place}/{CARD.symbols[card]}", place, card, seat)
            element.traits = {"count": count}
            view.elements.append(element)


def draw_deck(state: Kingdom, view: View, side: int, seat: int, label: Text) -> None:
    """Show a deck to its owner and to whoever looks through it; to all what was discarded."""
    place = f"deck/{seat + 1}"
    view.places.append(Place(place, Text("place-deck", {"seat": label}), "deck"))
    if view.seat == seat or looks_through(state, view.seat, side):
        draw_counted(view, place, seat, deck_counts(state, side))
    elif state.deck_size(side):
        view.elements.append(
            Element(
                f"{place}/back",
                place,
                "unit",
                Text("card-back"),
                seat,
                hidden=True,
                traits={"count": state.deck_size(side)},
            )
        )
    place = f"discard/{seat + 1}"
    view.places.append(Place(place, Text("place-discard", {"seat": label}), "discard"))
    draw_counted(view, place, seat, state.discards[side * CARDS : (side + 1) * CARDS])


def deck_counts(state: Kingdom, side: int) -> list[int]:
    """Count the cards of a deck by kinds."""
    counts = state.decks[side * CARDS : (side + 1) * CARDS]
    for card in state.under(side):
        counts[card] += 1
    return counts


def strikes_of(state: Kingdom, side: int, card: int) -> int:
    """Count the strikes that the effect of a card would deal as the field lies now."""
    enemy = 1 - side
    assaults = side == ATTACKER and state.assault == 1
    if card == HEAVY_ORC:
        return places.count(state, enemy, BOAR_RIDER, True) + 2 * assaults
    if card == BOAR_RIDER:
        return 0 if assaults else 2 * places.count(state, enemy, CROSSBOWMAN, True)
    if card == CROSSBOWMAN:
        orcs = places.count(state, enemy, ORC, True)
        return orcs + places.count(state, enemy, HEAVY_ORC, True)
    if card == CATAPULT:
        return 4 * assaults
    if card == VIGDISH:
        return places.count(state, side, ORC, False)
    if card == VRIURCK:
        return places.count(state, side, HEAVY_ORC, False)
    return 0


def engaged_id(state: Kingdom, seat: int, card: int) -> str:
    """Name the first element that shows a card of this kind on a seat's field."""
    side = state.side_of(seat)
    for column in range(state.widths[side]):
        start = side * FIELD + column * CELLS
        for cell, name, down, _ in _CELLS:
            if state.columns[start + cell] == card and not state.columns[start + MARKS] & down:
                return f"engaged/{seat + 1}/{column + 1}/{name}"
    return f"engaged/{seat + 1}/loose"


def place_id(seat: int, column: int, line: int) -> str:
    """Name the element of a card in a column."""
    return f"engaged/{seat + 1}/{column + 1}/{LINE.symbols[line]}"


def observe(state: Kingdom, seat: int, seen: list[int]) -> None:
    """Append what a seat may see of a battle as integers."""
    side = state.side_of(seat) if seat >= 0 else -1
    seen += [state.battle_zone, state.attacker, state.defender, state.assault, side]
    seen += state.columns
    seen += state.widths
    seen += state.loose
    seen += state.revealed
    seen += state.placed
    seen += state.track
    seen += state.losses
    seen += state.discards
    seen += state.blind
    seen += state.shows
    seen += state.blind_next
    seen += state.shows_next
    for other in (ATTACKER, DEFENDER):
        seen.append(state.hand_size(other))
        seen.append(state.deck_size(other))
    if side >= 0:
        seen += state.hands[side * CARDS : (side + 1) * CARDS]
        seen += deck_counts(state, side)
    else:
        seen += [0] * (2 * CARDS)
    if side >= 0:
        seen += state.spied[(1 - side) * CARDS : (2 - side) * CARDS]
    else:
        seen += state.shown[:CARDS]
