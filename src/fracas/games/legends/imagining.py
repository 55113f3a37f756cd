"""SL-14: drawing anew what a seat cannot know."""

from typing import Final

from fracas.core.dice import Dice
from fracas.games.legends.army import KINDS_OF_SLOT, converted_slots, open_slots
from fracas.games.legends.knowledge import unknown_to
from fracas.games.legends.state import War
from fracas.games.legends.strength import strength
from fracas.games.legends.tables import ARMY, ASK_MAIN, FIGHTER, PIECES

TRIES: Final = 60


def redraw(war: War, seat: int, dice: Dice) -> None:
    """Draw anew what the units are that a seat (or a spectator) does not know."""
    if war.unplaced:
        return
    for army in range(2):
        unknown = unknown_to(war, seat, army)
        if unknown:
            _redraw_army(war, seat, army, unknown, dice)
    _recount(war)


def _redraw_army(war: War, seat: int, army: int, unknown: list[int], dice: Dice) -> None:
    open_list = not war.lists_hidden[army] or (seat >= 0 and war.army_seat(army * ARMY) == seat)
    kinds = sorted(war.kind[piece] for piece in unknown)
    for _ in range(TRIES):
        drawn = kinds[:] if open_list else _enlisted(war, seat, army, len(unknown), dice)
        dice.shuffle(drawn)
        for piece, kind in zip(unknown, drawn, strict=True):
            war.kind[piece] = kind
        _exchange_impossible(war, unknown, dice)
        if all(_is_possible(war, piece, war.kind[piece]) for piece in unknown) and _can_go_on(
            war, army
        ):
            return


def _enlisted(war: War, seat: int, army: int, count: int, dice: Dice) -> list[int]:
    """Draw units for the slots of a hidden list that nobody has seen filled yet."""
    known = [
        war.kind[piece]
        for piece in range(army * ARMY, army * ARMY + ARMY)
        if war.where[piece] < 0 or war.knows(seat, piece)
    ]
    drawn: list[int] = []
    converted = converted_slots(war.roster, known)
    for slot, missing in enumerate(open_slots(war.roster, known)):
        kinds = list(KINDS_OF_SLOT[army][slot])
        if slot in converted:
            kinds = [kind for kind in kinds if war.roster.conversion[kind]]
        drawn += [kinds[dice.below(len(kinds))] for _ in range(missing)]
    return drawn[:count]


def _exchange_impossible(war: War, unknown: list[int], dice: Dice) -> None:
    """Exchange units that cannot be where they were drawn with others that can."""
    count = len(unknown)
    for place, piece in enumerate(unknown):
        if _is_possible(war, piece, war.kind[piece]):
            continue
        start = dice.below(count)
        for step in range(count):
            other = unknown[(start + step) % count]
            mine, its = war.kind[piece], war.kind[other]
            if place != (start + step) % count and _fit_exchanged(war, piece, other, mine, its):
                war.kind[piece], war.kind[other] = its, mine
                break


def _fit_exchanged(war: War, piece: int, other: int, mine: int, its: int) -> bool:
    return _is_possible(war, piece, its) and (
        _is_possible(war, other, mine) or not _is_possible(war, other, its)
    )


def _is_possible(war: War, piece: int, kind: int) -> bool:
    """A unit that has moved is mobile; one whose strength is gone would have died."""
    roster = war.roster
    if war.moved[piece] and roster.static[kind]:
        return False
    if not war.curse_in_force or roster.unit_class[kind] != FIGHTER:
        return True
    drawn = war.kind[piece]
    war.kind[piece] = kind
    alive = strength(war, piece) > 0
    war.kind[piece] = drawn
    return alive


def _can_go_on(war: War, army: int) -> bool:
    """Whoever is asked for his main play now has one."""
    seat = war.army_seat(army * ARMY)
    return not war.owed >> seat & 1 or war.asked[seat] != ASK_MAIN or bool(war.legal(seat))


def _recount(war: War) -> None:
    able = [0, 0]
    for piece in range(PIECES):
        if war.where[piece] >= 0:
            able[war.control[piece]] += war.roster.has_ability[war.kind[piece]]
    war.able = able


def secret(war: War, seat: int) -> list[int]:
    """Give what a seat may not know of the units."""
    return [
        war.kind[piece]
        for piece in range(PIECES)
        if war.where[piece] >= 0 and not war.knows(seat, piece)
    ]
