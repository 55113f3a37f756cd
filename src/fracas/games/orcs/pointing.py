"""At what one points to make a move, and what a move would bring."""

from fracas.core.text import Text
from fracas.core.verbs import Verb
from fracas.games.orcs import battlefield, places
from fracas.games.orcs.kingdom import Kingdom
from fracas.games.orcs.tables import (
    ALSO_BUY,
    ASK_STAND,
    BANISH,
    BUY,
    CARD,
    CITY,
    COMMIT,
    CONVERT,
    COPY,
    COVER,
    DROP,
    ENGAGE,
    FIND,
    FORCE,
    FORCES,
    KEEP,
    NOBODY_HERE,
    PACK,
    RAZE,
    REPEAT,
    RETREAT,
    TO,
    UNDER,
    verbs,
)


def path(state: Kingdom, seat: int, move: int) -> list[str]:
    """Name the elements that one points at, in order."""
    if PACK.holds(move):
        return [f"cards/{seat + 1}/{_card(PACK, move)}"]
    if COMMIT.holds(move):
        return [f"hand/{seat + 1}/{_card(COMMIT, move)}"]
    if UNDER.holds(move):
        return [battlefield.place_id(seat, UNDER.argument(move), 0)]
    if COVER.holds(move):
        return [battlefield.place_id(seat, COVER.argument(move), COVER.argument(move, 1))]
    for verb in (BUY, ALSO_BUY):
        if verb.holds(move):
            return [f"supply/{_card(verb, move)}"]
    if KEEP.holds(move):
        return [f"drawn/{_card(KEEP, move)}"]
    if DROP.holds(move):
        return [f"hand/{seat + 1}/{_card(DROP, move)}"]
    for verb in (ENGAGE, FIND):
        if verb.holds(move):
            return [f"deck/{seat + 1}/{_card(verb, move)}"]
    for verb in (COPY, REPEAT, BANISH):
        if verb.holds(move):
            return _path_in_battle(state, seat, verb, move)
    verb = verbs.verb(move)
    return [
        domain.path(value) for domain, value in zip(verb.domains, verb.values(move), strict=True)
    ] or [f"verb/{verb.name}"]


def _path_in_battle(state: Kingdom, seat: int, verb: Verb, move: int) -> list[str]:
    side = state.side_of(seat)
    if side < 0:
        return [f"verb/{verb.name}"]
    if verb is BANISH:
        return [f"deck/{state.seat_of(1 - side) + 1}/{_card(BANISH, move)}"]
    return [battlefield.engaged_id(state, seat, verb.argument(move))]


def _card(verb: Verb, move: int) -> str:
    return CARD.symbols[verb.argument(move)]


def preview(state: Kingdom, seat: int, move: int) -> list[Text]:
    """Say what a legal move would cost or bring."""
    if COMMIT.holds(move):
        return _preview_of_card(state, seat, COMMIT.argument(move))
    if TO.holds(move):
        return _preview_of_step(state, seat, state.zone_of(TO, move))
    if FORCE.holds(move):
        return [Text("preview-force")]
    if RAZE.holds(move):
        return [Text("preview-raze" if not state.berserk[seat] else "preview-raze-again")]
    if CONVERT.holds(move):
        return [Text("preview-convert" if state.reserve[seat] else "preview-convert-empty")]
    before_battle = RETREAT.holds(move) and state.asked[seat] == ASK_STAND
    return [Text("preview-retreat")] if before_battle else []


def _preview_of_card(state: Kingdom, seat: int, card: int) -> list[Text]:
    side = state.side_of(seat)
    found = [Text("preview-card", {"force": FORCES[card]})]
    strikes = battlefield.strikes_of(state, side, card)
    if not places.places(state, side, card):
        found.append(Text("preview-no-place"))
    elif strikes:
        found.append(Text("preview-strikes", {"strikes": strikes}))
    return found


def _preview_of_step(state: Kingdom, seat: int, zone: int) -> list[Text]:
    enemy = state.enemy_at(zone, seat)
    if enemy != NOBODY_HERE:
        return [Text("preview-enemy", {"number": state.hordes_of(enemy, zone)})]
    if state.ground[zone] == CITY and state.marker[zone] == NOBODY_HERE:
        return [Text("preview-militia")]
    return []
