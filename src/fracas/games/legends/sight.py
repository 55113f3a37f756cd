"""What a seat sees of a battle, for people and, as integers, for bots."""

from typing import Final

from fracas.core.text import Text, seat_text
from fracas.core.view import Element, Fact, Panel, Place, Traits, View
from fracas.games.legends.end import scores
from fracas.games.legends.geometry import DIRECTIONS, STRAIGHT
from fracas.games.legends.kinds import TYPE
from fracas.games.legends.knowledge import unknown_to
from fracas.games.legends.names import READINGS
from fracas.games.legends.state import (
    EVERYBODY,
    IN_CURSE_AREA,
    NOBODY_HERE,
    ONLOOKERS,
    TURN_MARK,
    War,
)
from fracas.games.legends.strength import (
    against,
    from_curse,
    is_fighter,
    next_to_water,
    strength,
)
from fracas.games.legends.tables import (
    ACT,
    ARMY,
    KEYWORD,
    LAND,
    MOVE,
    NAME,
    PIECES,
    POWER,
    RETURN,
    SIDE,
    SPACE,
    SPACES,
    STANDSTILL,
    STANDSTILLS,
    TERRAIN,
    TERRAINS,
    UNIT,
    UNITS,
    verbs,
)

NOT_SHOWN: Final = -1


def _place(space: int, terrain: int) -> Place:
    words = {"space": Text(SPACE.label(space)), "terrain": Text(TERRAIN.label(terrain))}
    return Place(SPACE.path(space), Text("place-space", words), TERRAIN.symbols[terrain])


# What is the same in every view is made once; nobody changes it.
PLACES: Final[list[Place]] = [
    _place(space, terrain) for space in range(SPACES) for terrain in range(TERRAINS)
]
SPACE_PATHS: Final[list[str]] = [SPACE.path(space) for space in range(SPACES)]
NAMES: Final[list[Text]] = [Text(UNIT.label(kind)) for kind in range(UNITS)]
ABOUTS: Final[list[Text]] = [Text(f"about-{name}") for name in UNIT.symbols]
READ_AS: Final[list[Text | None]] = [
    Text(f"reading-{name}") if name in READINGS else None for name in UNIT.symbols
]
BACKS: Final[list[Text]] = [
    Text("hidden-unit", {"side": Text(SIDE.label(army))}) for army in range(2)
]


def draw(war: War, view: View) -> None:
    """Put the field, the areas beside it and the lists on a view."""
    for space in range(SPACES):
        view.places.append(PLACES[space * TERRAINS + war.ground[space]])
    view.places.append(Place("curse", Text("place-curse"), "pile"))
    for army, side in enumerate(SIDE.symbols):
        whose = {"side": Text(SIDE.label(army))}
        view.places.append(Place(f"lost/{side}", Text("place-lost", whose), "pile"))
        view.places.append(Place(f"list/{side}", Text("place-list", whose), "list"))
    for piece in range(PIECES):
        _draw_piece(war, view, piece)
    for army in range(2):
        _draw_list(war, view, army)
    _draw_panels(war, view)
    _draw_notes(war, view)
    _draw_choices(war, view)


def _draw_piece(war: War, view: View, piece: int) -> None:
    space = war.where[piece]
    army = piece // ARMY
    if space >= 0:
        place = SPACE_PATHS[space]
    elif space == IN_CURSE_AREA:
        place = "curse"
    elif space <= IN_CURSE_AREA - 2:
        return
    else:
        place = f"lost/{SIDE.symbols[army]}"
    owner = war.control[piece] if space >= 0 else war.army_seat(piece)
    if not war.knows(view.seat, piece):
        view.elements.append(
            Element(f"piece/{piece + 1}", place, "hidden", BACKS[army], owner, hidden=True)
        )
        return
    kind = war.kind[piece]
    view.elements.append(
        Element(
            f"piece/{piece + 1}",
            place,
            TYPE.symbols[war.roster.type[kind]],
            NAMES[kind],
            owner,
            traits=_traits(war, view.seat, piece) if space >= 0 else {},
            about=ABOUTS[kind],
            reading=READ_AS[kind],
        )
    )


def _traits(war: War, seat: int, piece: int) -> Traits:
    """List the strength of a unit line by line, with its reasons (SL-7.2)."""
    traits: Traits = {}
    if is_fighter(war, piece):
        traits["strength"] = strength(war, piece)
        _list_reasons(war, piece, traits)
    if war.lent[piece]:
        for bit, keyword in enumerate(KEYWORD.symbols):
            if war.lent[piece] >> bit & 1:
                traits[f"lent-{keyword}"] = 1
    if not war.players_know(piece):
        traits["concealed"] = 1
    elif war.known[piece] != EVERYBODY and war.control[piece] != seat:
        traits["looked-at"] = 1
    if war.army_seat(piece) != war.control[piece]:
        traits["captured"] = 1
    if war.used[piece] & TURN_MARK:
        traits["used"] = 1
    return traits


def _list_reasons(war: War, piece: int, traits: Traits) -> None:
    roster = war.roster
    kind, space = war.kind[piece], war.where[piece]
    terrain = roster.ground[kind * TERRAINS + war.ground[space]]
    by_water = roster.water[kind] if roster.water[kind] and next_to_water(war, space) else 0
    curse = from_curse(war, piece)
    this_turn = war.bonus[piece]
    if not (terrain or by_water or curse or this_turn):
        return
    traits["base"] = roster.base[kind]
    if terrain:
        traits["terrain"] = terrain
    if by_water:
        traits["by-water"] = by_water
    if curse:
        traits["curse"] = curse
    if this_turn:
        traits["this-turn"] = this_turn


def _draw_list(war: War, view: View, army: int) -> None:
    """Show which units of an army are still unknown, where the list is open (SL-14.9)."""
    own = view.seat >= 0 and war.army_seat(army * ARMY) == view.seat
    if war.lists_hidden[army] and not own:
        return
    watcher = 1 - view.seat if own else view.seat
    counts: dict[int, int] = {}
    for piece in range(army * ARMY, army * ARMY + ARMY):
        if war.where[piece] >= 0 and not war.knows(watcher, piece):
            counts[war.kind[piece]] = counts.get(war.kind[piece], 0) + 1
    side = SIDE.symbols[army]
    for kind in sorted(counts):
        name = UNIT.symbols[kind]
        view.elements.append(
            Element(
                f"list/{side}/{name}",
                f"list/{side}",
                TYPE.symbols[war.roster.type[kind]],
                NAMES[kind],
                war.army_seat(army * ARMY),
                traits={"count": counts[kind]},
                about=ABOUTS[kind],
                reading=READ_AS[kind],
            )
        )


def _draw_panels(war: War, view: View) -> None:
    destroyed = scores(war)
    for seat in range(war.seats):
        army = 0 if seat == war.beige else 1
        standing = sum(
            war.where[piece] >= 0 and war.control[piece] == seat for piece in range(PIECES)
        )
        facts = [
            Fact(Text("fact-side"), Text(SIDE.label(army))),
            Fact(Text("fact-units"), standing),
            Fact(Text("fact-unknown"), len(unknown_to(war, -1, army))),
            Fact(Text("fact-destroyed"), destroyed[seat]),
        ]
        view.panels.append(Panel(seat, facts, seat in view.owing))


def _draw_notes(war: War, view: View) -> None:
    if war.stack and war.unplaced == []:
        view.notes.append(Text("note-turn", {"seat": seat_text(war.active)}))
    if war.curse_in_force:
        view.notes.append(Text("note-curse", {"unit": Text(UNIT.label(war.kind[war.curse]))}))
    most = STANDSTILLS[war.options[STANDSTILL]]
    if 2 * war.quiet >= most:
        view.notes.append(Text("note-standstill", {"plays": war.quiet, "most": most}))


def _draw_choices(war: War, view: View) -> None:
    """Show what can be pointed at besides spaces: powers, units by name, terrains."""
    if view.seat not in view.owing:
        return
    shown: list[str] = []
    for move in war.legal(view.seat):
        domain, value = POWER, NOT_SHOWN
        if ACT.holds(move):
            value = ACT.argument(move, 1)
        elif NAME.holds(move) or RETURN.holds(move):
            domain, value = UNIT, (NAME if NAME.holds(move) else RETURN).argument(move)
        elif LAND.holds(move):
            domain, value = TERRAIN, LAND.argument(move)
        if value == NOT_SHOWN or domain.path(value) in shown:
            continue
        if not shown:
            view.places.append(Place("choices", Text("place-choices"), "choices"))
        shown.append(domain.path(value))
        view.elements.append(
            Element(domain.path(value), "choices", "choice", Text(domain.label(value)))
        )


def path(move: int) -> list[str]:
    """Point at the unit that moves, then at its goal."""
    if MOVE.holds(move):
        origin = MOVE.argument(move, 0)
        goal = STRAIGHT[origin * DIRECTIONS + MOVE.argument(move, 1)]
        return [SPACE.path(origin), SPACE.path(goal) if goal >= 0 else "off"]
    verb = verbs.verb(move)
    return [
        domain.path(value) for domain, value in zip(verb.domains, verb.values(move), strict=True)
    ] or [f"verb/{verb.name}"]


def preview(war: War, seat: int, move: int) -> list[Text]:
    """Say how an attack by a standard move would go, as far as the seat knows."""
    if not MOVE.holds(move):
        return []
    origin = MOVE.argument(move, 0)
    goal = STRAIGHT[origin * DIRECTIONS + MOVE.argument(move, 1)]
    defender = war.at[goal]
    if defender == NOBODY_HERE:
        return []
    attacker = war.at[origin]
    if not war.knows(seat, defender):
        return [Text("preview-attack-unknown")]
    if not is_fighter(war, defender):
        return [Text("preview-attack-unit", {"unit": Text(UNIT.label(war.kind[defender]))})]
    war.where[attacker] = goal
    mine = strength(war, attacker) + against(war, attacker, defender)
    theirs = strength(war, defender) + against(war, defender, attacker)
    war.where[attacker] = origin
    return [Text("preview-attack", {"mine": mine, "theirs": theirs})]


def observe(war: War, seat: int) -> list[int]:
    """Give what a seat may see as integers: the field, then all pieces."""
    seen = [seat, war.owed, war.active, war.beige, war.curse, war.curse_in_force, war.quiet]
    seen += war.ground
    known, watcher = war.known, ONLOOKERS if seat < 0 else 1 << seat
    for piece in range(PIECES):
        seen.append(war.kind[piece] if known[piece] & watcher else NOT_SHOWN)
    seen += war.where
    seen += war.control
    seen += war.known
    seen += war.bonus
    seen += war.lent
    seen += war.used
    return seen
