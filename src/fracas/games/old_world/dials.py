"""OW-11: a Power's dial advances by a tick, and its instruction is carried out."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.old_world.board import EVERYWHERE, NOBLE, WARPSTONE
from fracas.games.old_world.old_world import score
from fracas.games.old_world.placing import ANYHOW, place_tokens
from fracas.games.old_world.powers import (
    DIALS,
    DRAW,
    NO_POWER,
    NOBLES,
    REMOVE_CORRUPTION,
    REMOVE_TOKENS,
    SCORE,
    TICKS,
    UPGRADE,
    UPGRADES_OF_A_POWER,
    WARPSTONES,
)
from fracas.games.old_world.state import World
from fracas.games.old_world.steps import DRAW as DRAW_STEP
from fracas.games.old_world.tables import (
    ASK_REMOVE_CORRUPTION,
    ASK_REMOVE_TOKEN,
    ASK_UPGRADE,
    NOT_YOUR_UPGRADE,
    TAKE,
    TICKED,
    UPGRADE_IN_PLAY,
    UPGRADED,
    UPGRADES,
)

LEFT: Final = 0


def tick(state: World) -> None:
    """Advance a dial (OW-11.3), carry out what it says (OW-11.6), and end."""
    place = state.place()
    power = state.step_power()
    if place == 0:
        if state.dials[power] == TICKS[power]:  # OW-11.13
            state.done()
            return
        state.go(1)
        state.dials[power] += 1
        shown = DIALS[power][state.dials[power]]
        state.set_argument(LEFT, shown.amount)
        state.tell(EVERYONE, TICKED, power, shown.instruction, shown.amount)
        begin_instruction(state, power, shown.instruction, shown.amount)
    elif state.argument(LEFT) == 0:
        state.done()
    else:
        state.set_argument(LEFT, state.argument(LEFT) - 1)
        go_on(state, power, DIALS[power][state.dials[power]].instruction)


def begin_instruction(state: World, power: int, instruction: int, amount: int) -> None:
    """Carry out what needs no choice; what does is asked piece by piece."""
    if instruction in (UPGRADE, REMOVE_CORRUPTION, REMOVE_TOKENS):
        return
    state.set_argument(LEFT, 0)
    if instruction == SCORE:
        score(state, power, amount)
    elif instruction == DRAW:
        state.push(DRAW_STEP, power, amount)
    elif instruction in (NOBLES, WARPSTONES):
        token = NOBLE if instruction == NOBLES else WARPSTONE
        place_tokens(state, power, token, 0, amount, EVERYWHERE, ANYHOW)


def go_on(state: World, power: int, instruction: int) -> None:
    """Ask for the next thing to take, as long as there is one (OW-11.6)."""
    seat = state.seat_of(power)
    if instruction == UPGRADE:
        if upgrades_left(state, power):
            state.ask_openly(seat, ASK_UPGRADE)
    elif instruction == REMOVE_CORRUPTION:
        if sum(state.corruption):
            state.ask_openly(seat, ASK_REMOVE_CORRUPTION)
    elif sum(state.tokens):
        state.ask_openly(seat, ASK_REMOVE_TOKEN)


def upgrades_left(state: World, power: int) -> bool:
    """Tell whether a Power has an upgrade that is not in play."""
    return (state.upgrades >> power * UPGRADES_OF_A_POWER & 0x1F) != 0x1F


def upgrade_obstacle(state: World, move: int) -> int:
    """An own upgrade that is not in play yet (OW-11.11)."""
    if not UPGRADES.holds(move):
        return NOT_AN_ANSWER
    number = UPGRADES.argument(move)
    if number // UPGRADES_OF_A_POWER != state.step_power():
        return NOT_YOUR_UPGRADE
    return UPGRADE_IN_PLAY if state.upgrades >> number & 1 else 0


def upgrade_moves(state: World, found: list[int]) -> None:
    """List the upgrades that are left."""
    first = state.step_power() * UPGRADES_OF_A_POWER
    for number in range(first, first + UPGRADES_OF_A_POWER):
        if not state.upgrades >> number & 1:
            found.append(UPGRADES.move(number))


def answer_upgrade(state: World, move: int) -> None:
    """Put an upgrade into play, at once and for good (OW-18.1)."""
    number = UPGRADES.argument(move)
    state.upgrades |= 1 << number
    state.tell(EVERYONE, UPGRADED, state.step_power(), number)


def answer_remove_token(state: World, move: int) -> None:
    """Put the token back to the supply."""
    state.remove_token(TAKE.argument(move), TAKE.argument(move, 1))


def most_counters(state: World) -> int:
    """Give the Power that alone has the most counters, if any (OW-11.4)."""
    most = max(state.counters)
    if most == 0 or state.counters.count(most) > 1:
        return NO_POWER
    return state.counters.index(most)
