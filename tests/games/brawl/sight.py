"""What a seat sees of a brawl, for people and, as integers, for bots."""

from brawl.tables import CARD, CHAIR, DODGE, DUCK, KINDS, verbs
from brawl.tavern import Tavern
from brawl.turns import attack_card
from fracas.core.text import Text, seat_text
from fracas.core.verbs import SEATS
from fracas.core.view import Element, Fact, Panel, Place, View


def draw(state: Tavern, view: View) -> None:
    """Put the tavern on a view: brawlers, hands, the deck and the pile."""
    view.notes.append(Text("note-round", {"round": state.round, "rounds": state.most_rounds()}))
    view.places.append(Place("room", Text("place-room"), "board"))
    view.places.append(Place("pile", Text("place-pile"), "pile"))
    for seat in range(state.seats):
        stamina = max(0, state.stamina[seat])
        brawler = SEATS.path(seat)
        view.elements.append(
            Element(brawler, "room", "brawler", seat_text(seat), seat, traits={"stamina": stamina})
        )
        facts = [
            Fact(Text("fact-stamina"), stamina),
            Fact(Text("fact-coins"), state.coins[seat]),
            Fact(Text("fact-cards"), state.hand_size(seat)),
        ]
        view.panels.append(Panel(seat, facts, seat in view.owing))
        draw_hand(state, view, seat)
    for card in range(KINDS):
        if state.pile[card]:
            label = Text(CARD.label(card))
            view.elements.append(
                Element(
                    f"pile/{CARD.symbols[card]}",
                    "pile",
                    "card",
                    label,
                    traits={"count": state.pile[card]},
                )
            )


def draw_hand(state: Tavern, view: View, seat: int) -> None:
    """Show a hand by kinds to its owner, as backs to everybody else."""
    place = f"hand/{seat + 1}"
    view.places.append(Place(place, Text("place-hand", {"seat": seat_text(seat)}), "hand"))
    if seat != view.seat:
        back = Text("card-back")
        for number in range(state.hand_size(seat)):
            element = Element(f"{place}/{number + 1}", place, "card", back, seat, hidden=True)
            view.elements.append(element)
        return
    for card in range(KINDS):
        count = state.held(seat, card)
        if count:
            view.elements.append(
                Element(
                    CARD.path(card),
                    place,
                    "card",
                    Text(CARD.label(card)),
                    seat,
                    traits={"count": count},
                    about=Text(f"about-{CARD.symbols[card]}"),
                    reading=Text("reading-chair") if card == CHAIR else None,
                )
            )


def path(move: int) -> list[str]:
    """Point at the card one plays, then at the target."""
    card = DUCK if move == DODGE else attack_card(move)
    verb = verbs.verb(move)
    pointed = [
        domain.path(value) for domain, value in zip(verb.domains, verb.values(move), strict=True)
    ]
    if card >= 0:
        return [CARD.path(card), *pointed]
    return pointed or [f"verb/{verb.name}"]


def observe(state: Tavern, seat: int) -> list[int]:
    """Give what a seat may see as integers."""
    seen = [state.round, state.first, state.owed, seat]
    seen += state.stamina
    seen += state.coins
    for other in range(state.seats):
        seen.append(state.hand_size(other))
    for card in range(KINDS):
        seen.append(state.held(seat, card) if seat >= 0 else 0)
    seen += state.pile
    seen += state.grabbed
    return seen
