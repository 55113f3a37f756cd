"""What must hold in every position: nothing appears or vanishes, nobody has what he cannot have."""

from fracas.games.orcs.kingdom import ATTACKER, COMMITMENT, DEFENDER, Kingdom
from fracas.games.orcs.tables import CARDS, DARK_CITY, HEROES, HORDES, OBJECTIVES, RUIN, UNITS


def problems(state: Kingdom) -> list[str]:
    """Count what must neither appear nor vanish, and refuse positions that cannot be."""
    found: list[str] = []
    zones = state.board.zones
    for seat in range(state.seats):
        held = sum(state.prisoners[captor * state.seats + seat] for captor in range(state.seats))
        everywhere = state.hordes_on_map(seat) + state.reserve[seat] + held
        if state.side_of(seat) >= 0:
            everywhere += state.losses[state.side_of(seat)]
        if seat == state.active:
            everywhere += sum(state.spent)
        if everywhere != HORDES:
            found.append(f"seat {seat + 1} has {everywhere} hordes instead of {HORDES}")
        if state.markers[seat] != state.marker.count(seat):
            found.append(f"the markers of seat {seat + 1} are miscounted")
    if state.glory and state.pool + sum(state.glory) != state.pool_at_start():
        found.append("glory appeared or vanished")
    if min([*state.hordes, *state.reserve, *state.prisoners, state.pool]) < 0:
        found.append("a negative number of hordes or points")
    for zone in range(zones):
        if state.moved[zone] > state.hordes_of(state.active, zone):
            found.append("more hordes have moved than stand there")
        if state.forced[zone] > state.moved[zone]:
            found.append("more hordes have force-marched than have moved")
        if state.marker[zone] >= 0 and state.ground[zone] in (RUIN, DARK_CITY):
            found.append("a marker lies where none can")
    found += card_problems(state)
    return found


def card_problems(state: Kingdom) -> list[str]:
    found: list[str] = []
    if min(state.owned + state.supply + state.decks + state.hands + state.discards) < 0:
        found.append("a negative number of cards")
    if len(state.heroes) != HEROES or len(state.supply) != UNITS:
        found.append("cards are missing")
    tiles = [*state.river, *state.hidden_tiles, *state.spent_tiles]
    if state.top_tile >= 0:
        tiles.append(state.top_tile)
    if state.round and sorted(tiles) != list(range(OBJECTIVES)):
        found.append("an objective appeared or vanished")
    for side in (ATTACKER, DEFENDER) if state.battle_zone >= 0 else ():
        found += battle_problems(state, side)
    return found


def battle_problems(state: Kingdom, side: int) -> list[str]:
    """A side fights with cards that it owns."""
    seat = state.seat_of(side)
    used = state.cards_in_battle(side)
    found: list[str] = []
    for card, count in enumerate(used):
        if card < UNITS:
            if count > state.owned[seat * UNITS + card]:
                found.append(f"seat {seat + 1} fights with a unit that it does not own")
        elif count > 1 or (count and state.heroes[card - UNITS] != seat):
            found.append(f"seat {seat + 1} fights with a hero that it does not own")
    if state.committed[side * COMMITMENT] >= 0:
        card = state.committed[side * COMMITMENT]
        if not state.hands[side * CARDS + card]:
            found.append(f"seat {seat + 1} has committed a card that it does not hold")
    return found
