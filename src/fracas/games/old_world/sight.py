"""What a seat sees: the board and all that lies on it, hands, dials and panels."""

from typing import Final

from fracas.core.steps import PLACE
from fracas.core.text import Text
from fracas.core.verbs import Domain
from fracas.core.view import Element, Fact, Panel, Place, Traits, View
from fracas.games.old_world.battle import dice_to_come
from fracas.games.old_world.board import (
    PEASANT,
    REGIONS,
    RUIN_AT,
    SPACES,
    STOCK,
    TOKENS,
)
from fracas.games.old_world.chaos_cards import (
    CARDS,
    CARDS_FROM,
    COST,
    MAGIC,
    TITLES,
)
from fracas.games.old_world.corruption import (
    conquest,
    corruption_level,
    domination_value,
    resistance,
)
from fracas.games.old_world.counters import magic
from fracas.games.old_world.old_world_cards import NO_CARD, OLD_WORLD_CARDS, WAY_REGIONS
from fracas.games.old_world.powers import (
    FIGURES,
    KHORNE,
    OWNER_OF,
    POWERS,
    SLAANESH,
    TICKS,
    UNCERTAIN_DIALS,
    UNCERTAIN_UNITS,
    UNIT_OF,
    UPGRADE_BIT,
    UPGRADE_CARDS,
    UPGRADES_OF_A_POWER,
    VICTORY_THREAT,
)
from fracas.games.old_world.state import PERCH_FROM, SHIELDED, TOPPLED, World
from fracas.games.old_world.steps import ROUND, STRIKE
from fracas.games.old_world.strikes import defence
from fracas.games.old_world.tables import (
    CARD,
    CLEANSE,
    FIGURE,
    HIT_PEASANT,
    KHORNE_DIAL,
    OLD_WORLD,
    POWER,
    PRINTED,
    REGION,
    RUINATION,
    SLAANESH_DIAL,
    SPACE,
    TAKE,
    TAKE_WAY,
    TOKEN,
    UNIT,
    UPGRADE,
)


def _labels(domain: Domain) -> tuple[Text, ...]:
    return tuple(Text(domain.label(value)) for value in range(len(domain.symbols)))


def _abouts(domain: Domain) -> tuple[Text, ...]:
    return tuple(Text(f"about-{symbol}") for symbol in domain.symbols)


def _reading(symbol: str, uncertain: bool) -> Text | None:
    return Text(f"reading-{symbol}") if uncertain else None


_REGION_PLACES: Final[tuple[Place, ...]] = tuple(
    Place(REGION.path(region), Text(REGION.label(region)), "region") for region in range(REGIONS)
)
_SPACE_PLACES: Final[tuple[Place, ...]] = tuple(
    Place(SPACE.path(space), Text(SPACE.label(space)), "space") for space in range(SPACES)
)
_COMMON_PLACES: Final[tuple[Place, ...]] = (
    Place("track-1", Text("place-track", {"space": 1}), "track"),
    Place("track-2", Text("place-track", {"space": 2}), "track"),
    Place("old-world-deck", Text("place-old-world-deck"), "deck"),
    Place("ruinations", Text("place-ruinations"), "deck"),
    Place("supply", Text("place-supply"), "supply"),
)
_OWN_PLACES: Final[tuple[str, ...]] = ("dial", "sheet", "upgrades", "stock", "hand", "pile")
_POWER_PLACES: Final[tuple[tuple[Place, ...], ...]] = tuple(
    tuple(
        Place(
            f"{kind}/{POWER.symbols[power]}",
            Text(f"place-{kind}", {"power": Text(POWER.label(power))}),
            kind,
        )
        for kind in _OWN_PLACES
    )
    for power in range(POWERS)
)
_REGION_IDS: Final[tuple[str, ...]] = tuple(REGION.path(region) for region in range(REGIONS))
_SPACE_IDS: Final[tuple[str, ...]] = tuple(SPACE.path(space) for space in range(SPACES))
_STOCK_IDS: Final[tuple[str, ...]] = tuple(f"stock/{power}" for power in POWER.symbols)
_FIGURE_IDS: Final[tuple[str, ...]] = tuple(FIGURE.path(figure) for figure in range(FIGURES))
_FIGURE_LABELS: Final[tuple[Text, ...]] = _labels(FIGURE)
_FIGURE_ABOUT: Final[tuple[Text, ...]] = tuple(
    Text(f"about-{UNIT.symbols[unit]}") for unit in UNIT_OF
)
_FIGURE_READING: Final[tuple[Text | None, ...]] = tuple(
    _reading(UNIT.symbols[unit], unit in UNCERTAIN_UNITS) for unit in UNIT_OF
)
_NO_TRAITS: Final[Traits] = {}
_CARD_LABELS: Final[tuple[Text, ...]] = _labels(CARD)
_CARD_ABOUT: Final[tuple[Text, ...]] = _abouts(CARD)
_CARD_READING: Final[tuple[Text | None, ...]] = tuple(
    _reading(symbol, card.reading) for symbol, card in zip(CARD.symbols, CARDS, strict=True)
)
_TOKEN_LABELS: Final[tuple[Text, ...]] = _labels(TOKEN)
_TOKEN_ABOUT: Final[tuple[Text, ...]] = _abouts(TOKEN)
_CORRUPTION_LABELS: Final[tuple[Text, ...]] = tuple(
    Text(f"corruption-{symbol}") for symbol in POWER.symbols
)
_CORRUPTION_ABOUT: Final = Text("about-corruption")
_POWER_LABELS: Final[tuple[Text, ...]] = _labels(POWER)
_UPGRADE_LABELS: Final[tuple[Text, ...]] = _labels(UPGRADE)
_UPGRADE_ABOUT: Final[tuple[Text, ...]] = _abouts(UPGRADE)
_UPGRADE_READING: Final[tuple[Text | None, ...]] = tuple(
    _reading(symbol, card.reading)
    for symbol, card in zip(UPGRADE.symbols, UPGRADE_CARDS, strict=True)
)
_OLD_WORLD_LABELS: Final[tuple[Text, ...]] = _labels(OLD_WORLD)
_OLD_WORLD_ABOUT: Final[tuple[Text, ...]] = _abouts(OLD_WORLD)
_OLD_WORLD_READING: Final[tuple[Text | None, ...]] = tuple(
    _reading(symbol, card.reading)
    for symbol, card in zip(OLD_WORLD.symbols, OLD_WORLD_CARDS, strict=True)
)
_RUINATION_LABELS: Final[tuple[Text, ...]] = _labels(RUINATION)
_RUINATION_ABOUT: Final[tuple[Text, ...]] = _abouts(RUINATION)
_BACK: Final = Text("card-back")
_VALUES: Final = Text("region-values")
HITS_IN_TENTHS: Final = 6  # A die gives 1/2 hit, and with 1/6 another die: 3/5 in all.


def draw(state: World, view: View) -> None:
    """Put everything on a view."""
    view.places += _REGION_PLACES
    view.places += _SPACE_PLACES
    view.places += _COMMON_PLACES
    for power in range(POWERS):
        if power != state.absent:
            view.places += _POWER_PLACES[power]
    draw_figures(state, view)
    for region in range(REGIONS):
        draw_region(state, view, region)
    draw_common(state, view)
    for power in range(POWERS):
        if power != state.absent:
            draw_power(state, view, power)
            draw_cards(state, view, power)
            draw_panel(state, view, power)
    draw_notes(state, view)


def draw_figures(state: World, view: View) -> None:
    """Show each figure where it is, and in whose hands."""
    elements = view.elements
    for figure in range(FIGURES):
        owner = OWNER_OF[figure]
        if owner == state.absent:
            continue
        where = state.where[figure]
        upgraded = state.upgrades & UPGRADE_BIT[figure] != 0
        elements.append(
            Element(
                _FIGURE_IDS[figure],
                _STOCK_IDS[owner] if where == STOCK else _place_of(state, figure),
                "figure",
                _FIGURE_LABELS[figure],
                state.seat_of(state.holder[figure]),
                False,
                _NO_TRAITS if where == STOCK else figure_traits(state, figure),
                _UPGRADE_ABOUT[_upgrade_of(figure)] if upgraded else _FIGURE_ABOUT[figure],
                _UPGRADE_READING[_upgrade_of(figure)] if upgraded else _FIGURE_READING[figure],
            )
        )


def _upgrade_of(figure: int) -> int:
    return UPGRADE_BIT[figure].bit_length() - 1


def _place_of(state: World, figure: int) -> str:
    perch = state.marks[figure] >> PERCH_FROM
    return _SPACE_IDS[perch - 1] if perch else _REGION_IDS[state.where[figure]]


def figure_traits(state: World, figure: int) -> Traits:
    """Tell what matters of a figure on the board."""
    traits: Traits = {"attack": state.attack(figure), "defence": defence(state, figure)}
    marks = state.marks[figure]
    if marks & TOPPLED:
        traits["toppled"] = 1
    if marks & SHIELDED:
        traits["shielded"] = 1
    if state.holder[figure] != OWNER_OF[figure]:
        traits["controlled"] = 1
    for power in range(POWERS):
        hits = state.early_hits(figure, power)
        if hits:
            traits[f"hits-{POWER.symbols[power]}"] = hits
    return traits


def draw_region(state: World, view: View, region: int) -> None:
    """Show tokens, corruption, cards and ruin of a region, and the numbers one wants."""
    elements = view.elements
    symbol = REGION.symbols[region]
    place = _REGION_IDS[region]
    base = region * TOKENS
    for token in range(TOKENS):
        count = state.tokens[base + token]
        if count:
            elements.append(
                Element(
                    f"{symbol}/{TOKEN.symbols[token]}",
                    place,
                    "token",
                    _TOKEN_LABELS[token],
                    traits={"count": count},
                    about=_TOKEN_ABOUT[token],
                )
            )
    for power in range(POWERS):
        count = state.corruption[region * POWERS + power]
        if count:
            elements.append(
                Element(
                    f"{symbol}/corruption-{POWER.symbols[power]}",
                    place,
                    "corruption",
                    _CORRUPTION_LABELS[power],
                    state.seat_of(power),
                    traits={"count": count},
                    about=_CORRUPTION_ABOUT,
                )
            )
    card = state.ruin[region]
    if card:
        elements.append(
            Element(
                f"{symbol}/ruination",
                place,
                "ruination",
                _RUINATION_LABELS[abs(card) - 1],
                traits={"face-up": 1 if card > 0 else 0},
                about=_RUINATION_ABOUT[abs(card) - 1],
            )
        )
    for space in range(region * 2, region * 2 + 2):
        lying = state.spaces[space]
        if lying < TITLES:
            elements.append(played_card(state, space, lying))
    elements.append(
        Element(f"{symbol}/values", place, "values", _VALUES, traits=values(state, region))
    )


def played_card(state: World, space: int, card: int) -> Element:
    """Show a Chaos card on the board, and whether another silences it."""
    traits: Traits = {"cost": COST[card]}
    if MAGIC[card]:
        traits["magic"] = MAGIC[card]
    if CARDS[card].does and not state.text(space):
        traits["silenced"] = 1
    return Element(
        f"played/{SPACE.symbols[space]}",
        _SPACE_IDS[space],
        "card",
        _CARD_LABELS[card],
        state.seat_of(CARDS[card].power),
        traits=traits,
        about=_CARD_ABOUT[card],
        reading=_CARD_READING[card],
    )


def values(state: World, region: int) -> Traits:
    """Work out what people ask about a region: who would dominate, how far it is from ruin."""
    traits: Traits = {}
    symbols = magic(state, region)
    if symbols:
        traits["magic"] = symbols
    if state.ruin[region] == 0:
        traits["resistance"] = resistance(state, region)
        traits["conquest"] = conquest(state, region)
        traits["to-ruin"] = max(0, RUIN_AT - corruption_level(state, region))
    for power in range(POWERS):
        if power == state.absent:
            continue
        if state.ruin[region] == 0:
            value = domination_value(state, power, region)
            if value:
                traits[f"domination-{POWER.symbols[power]}"] = value
        dice = dice_to_come(state, power, region)
        if dice:
            tenths = dice * HITS_IN_TENTHS
            traits[f"expected-{POWER.symbols[power]}"] = f"{tenths // 10}.{tenths % 10}"
    return traits


def draw_common(state: World, view: View) -> None:
    """Show the track, what is left of the decks, and the supply of tokens."""
    elements = view.elements
    for space in range(2):
        title = state.track[space]
        if title != NO_CARD:
            again = space == 1 and state.track[0] == title
            elements.append(
                Element(
                    OLD_WORLD.path(title) + ("-2" if again else ""),
                    f"track-{space + 1}",
                    "old-world-card",
                    _OLD_WORLD_LABELS[title],
                    traits={"comet": 1} if OLD_WORLD_CARDS[title].comet else _NO_TRAITS,
                    about=_OLD_WORLD_ABOUT[title],
                    reading=_OLD_WORLD_READING[title],
                )
            )
    if state.old_left:
        elements.append(
            Element(
                "old-world-deck/cards",
                "old-world-deck",
                "old-world-card",
                Text("old-world-back"),
                hidden=True,
                traits={"count": state.old_left},
            )
        )
    for card in range(state.ruined, len(RUINATION.symbols)):
        elements.append(
            Element(
                RUINATION.path(card),
                "ruinations",
                "ruination",
                _RUINATION_LABELS[card],
                about=_RUINATION_ABOUT[card],
            )
        )
    for token in range(TOKENS):
        elements.append(
            Element(
                TOKEN.path(token),
                "supply",
                "token",
                _TOKEN_LABELS[token],
                traits={"count": state.supply[token]},
                about=_TOKEN_ABOUT[token],
            )
        )


def draw_power(state: World, view: View, power: int) -> None:
    """Show a Power's dial and its upgrades, in play and not yet."""
    symbol = POWER.symbols[power]
    seat = state.seat_of(power)
    printed = (power == KHORNE and state.options[KHORNE_DIAL] == PRINTED) or (
        power == SLAANESH and state.options[SLAANESH_DIAL] == PRINTED
    )
    traits: Traits = {"tick": state.dials[power], "counters": state.counters[power]}
    if state.threat(power) != VICTORY_THREAT:
        traits["threat"] = state.threat(power)
    view.elements.append(
        Element(
            POWER.path(power),
            f"dial/{symbol}",
            "power",
            _POWER_LABELS[power],
            seat,
            traits=traits,
            about=Text(f"about-{symbol}-printed" if printed else f"about-{symbol}"),
            reading=_reading(symbol, power in UNCERTAIN_DIALS),
        )
    )
    for number in range(power * UPGRADES_OF_A_POWER, (power + 1) * UPGRADES_OF_A_POWER):
        kind = "sheet" if state.upgrades >> number & 1 else "upgrades"
        view.elements.append(
            Element(
                UPGRADE.path(number),
                f"{kind}/{symbol}",
                "upgrade",
                _UPGRADE_LABELS[number],
                seat,
                about=_UPGRADE_ABOUT[number],
                reading=_UPGRADE_READING[number],
            )
        )
    if state.peasants[power]:
        view.elements.append(
            Element(
                f"sheet/{symbol}/peasant",
                f"sheet/{symbol}",
                "token",
                _TOKEN_LABELS[PEASANT],
                seat,
                traits={"count": state.peasants[power]},
            )
        )


def draw_cards(state: World, view: View, power: int) -> None:
    """Show a hand by titles to its owner, as backs to everybody else; piles are open."""
    symbol = POWER.symbols[power]
    seat = state.seat_of(power)
    if seat != view.seat:
        for number in range(state.hand_size(power)):
            view.elements.append(
                Element(
                    f"hand/{symbol}/{number + 1}",
                    f"hand/{symbol}",
                    "card",
                    _BACK,
                    seat,
                    hidden=True,
                )
            )
    for card in range(CARDS_FROM[power], CARDS_FROM[power + 1]):
        if seat == view.seat and state.hand[card]:
            view.elements.append(
                card_element(CARD.path(card), f"hand/{symbol}", seat, card, state.hand[card])
            )
        if state.pile[card]:
            name = f"pile/{symbol}/{CARD.symbols[card]}"
            view.elements.append(card_element(name, f"pile/{symbol}", seat, card, state.pile[card]))


def card_element(name: str, place: str, seat: int, card: int, count: int) -> Element:
    """Show some Chaos cards of one title."""
    traits: Traits = {"count": count, "cost": COST[card]}
    if MAGIC[card]:
        traits["magic"] = MAGIC[card]
    return Element(
        name,
        place,
        "card",
        _CARD_LABELS[card],
        seat,
        traits=traits,
        about=_CARD_ABOUT[card],
        reading=_CARD_READING[card],
    )


_FACTS: Final[tuple[Text, ...]] = tuple(
    Text(f"fact-{name}")
    for name in (
        "power",
        "points",
        "power-points",
        "threat",
        "ticks-left",
        "counters",
        "peasants",
        "hand",
        "deck",
    )
)


def draw_panel(state: World, view: View, power: int) -> None:
    """Sum up a player for all to see."""
    seat = state.seat_of(power)
    from_card, end = CARDS_FROM[power], CARDS_FROM[power + 1]
    threat = state.threat(power)
    facts = [
        Fact(_FACTS[0], _POWER_LABELS[power]),
        Fact(_FACTS[1], state.points[power]),
        Fact(_FACTS[2], state.power_points[power]),
        Fact(_FACTS[3], Text("instruction-victory") if threat == VICTORY_THREAT else threat),
        Fact(_FACTS[4], ticks_left(state, power)),
        Fact(_FACTS[5], state.counters[power]),
        Fact(_FACTS[6], state.peasants[power]),
        Fact(_FACTS[7], state.hand_size(power)),
        Fact(_FACTS[8], sum(state.deck[from_card:end])),
    ]
    view.panels.append(Panel(seat, facts, seat in view.owing))


def ticks_left(state: World, power: int) -> int:
    """Count the ticks that a dial is from Victory."""
    return TICKS[power] - state.dials[power]


def draw_notes(state: World, view: View) -> None:
    """Say which round it is, in which phase, and who decides for the Old World."""
    view.notes.append(Text("note-round", {"round": state.round, "left": state.old_left}))
    if state.ending == 0:
        view.notes.append(Text(phase_note(state)))
        power = state.lowest_threat()
        view.notes.append(Text("note-lowest-threat", {"power": _POWER_LABELS[power]}))


_PHASE_NOTES: Final[tuple[str, ...]] = (
    "note-end-phase",
    "note-old-world-phase",
    "note-draw-phase",
    "note-summoning-phase",
    "note-battle-phase",
    "note-corruption-phase",
    "note-corruption-phase",
)


def phase_note(state: World) -> str:
    """Name the phase: the round lies at the bottom of the stack and points at the next one."""
    if not state.stack or state.stack[0] != ROUND:
        return "note-setup"
    return _PHASE_NOTES[state.stack[PLACE]]


# What one points at.


def path(state: World, move: int) -> list[str] | None:
    """Point at tokens where they lie; None where the names of the move's parts will do."""
    if TAKE.holds(move):
        region = REGION.symbols[TAKE.argument(move, 1)]
        return [f"{region}/{TOKEN.symbols[TAKE.argument(move)]}"]
    if CLEANSE.holds(move):
        region = REGION.symbols[CLEANSE.argument(move, 1)]
        return [f"{region}/corruption-{POWER.symbols[CLEANSE.argument(move)]}"]
    if TAKE_WAY.holds(move):
        regions = WAY_REGIONS[TAKE_WAY.argument(move)]
        return [_REGION_IDS[region] for region in range(REGIONS) if regions >> region & 1]
    if move == HIT_PEASANT and state.top >= 0 and state.stack[state.top] == STRIKE:
        return [f"{REGION.symbols[state.argument(0)]}/peasant"]
    return None


# The same for bots.


def observe(state: World, seat: int) -> list[int]:
    """Give what a seat may see as integers, always as many."""
    power = state.power_of(seat) if seat >= 0 else -1
    seen = [seat, power, state.round, state.old_left, state.owed, state.upgrades, state.ruined]
    seen += state.where
    seen += state.holder
    seen += state.marks
    seen += state.spaces
    seen += state.tokens
    seen += state.supply
    seen += state.corruption
    seen += state.ruin
    seen += state.ruiners
    seen += state.killers
    seen += state.power_points
    seen += state.points
    seen += state.dials
    seen += state.counters
    seen += state.peasants
    seen += state.track
    seen += state.old_seen
    seen += state.pile
    seen += state.known
    for other in range(POWERS):
        seen.append(state.hand_size(other))
    if power >= 0:
        first, end = CARDS_FROM[power], CARDS_FROM[power + 1]
        seen += [0] * first
        seen += state.hand[first:end]
        seen += [0] * (TITLES - end)
    else:
        seen += [0] * TITLES
    return seen
