"""SL-14: who knows what, and what could be where for all that everybody knows."""

from fracas.games.legends.state import EVERYBODY, War
from fracas.games.legends.tables import ARMY, GRAY


def hidden_from_some(war: War, piece: int) -> bool:
    """Tell whether a piece on the field is not known to everybody."""
    return war.where[piece] >= 0 and war.known[piece] != EVERYBODY


def might_be(war: War, piece: int, kind: int) -> bool:
    """Tell whether, for all that everybody knows, a piece could be this unit.

    With open lists whoever is not known yet is one of those of his army that were not
    seen yet; with hidden lists he could be any unit of his side.
    """
    if war.known[piece] == EVERYBODY:
        return war.kind[piece] == kind
    army = 0 if piece < ARMY else ARMY
    if war.lists_hidden[army // ARMY]:
        return war.roster.is_gray(kind) == (army // ARMY == GRAY)
    return any(
        war.kind[other] == kind and war.known[other] != EVERYBODY
        for other in range(army, army + ARMY)
    )


def might_use_ability(war: War, seat: int) -> bool:
    """Tell whether, for all that everybody knows, a player could use an ability (SL-14.7)."""
    if war.able[seat]:
        return True
    army = 0 if seat == war.beige else ARMY
    return war.lists_hidden[army // ARMY] == 1 and any(
        hidden_from_some(war, piece) for piece in range(army, army + ARMY)
    )


def might_take_extra_turn(war: War, seat: int) -> bool:
    """Tell whether, for all that everybody knows, a player could take an extra turn."""
    gives = war.roster.gives_extra_turn
    hidden = war.lists_hidden[0] + war.lists_hidden[1]
    for piece, kind in enumerate(war.kind):
        if gives[kind] and war.where[piece] >= 0 and war.control[piece] == seat:
            return True
        hides = hidden and war.lists_hidden[piece // ARMY] and hidden_from_some(war, piece)
        if hides and war.control[piece] == seat:
            return True
    return False


def unknown_to(war: War, seat: int, army: int) -> list[int]:
    """List the pieces of an army on the field that a seat does not know."""
    return [
        piece
        for piece in range(army * ARMY, army * ARMY + ARMY)
        if war.where[piece] >= 0 and not war.knows(seat, piece)
    ]


def could_be(war: War, seat: int, piece: int, unit_class: int) -> bool:
    """Tell whether a seat must reckon with an enemy being of a class (SL-5.19)."""
    if war.knows(seat, piece):
        return war.roster.unit_class[war.kind[piece]] == unit_class
    return True
