"""What a good player of each Power looks at.

Everything is weighed in tenths of a victory point. A position is worth what a Power has
scored, how far its dial has come, and what the figures and cards on the board promise for
the rest of the round: Khorne's dial wants kills, Nurgle's tokens in populous regions,
Tzeentch's tokens beside magic, Slaanesh's tokens beside Nobles and Heroes.
"""

from typing import Final

from fracas.core.steps import PLACE
from fracas.games.old_world.battle import is_forbidden
from fracas.games.old_world.board import (
    HERO,
    MOST_CORRUPTION,
    NOBLE,
    PEASANT,
    POPULOUS,
    REGIONS,
    RUIN_AT,
    RUINATIONS,
    RUINERS_POINTS,
    SECOND_CORRUPTION,
    STOCK,
)
from fracas.games.old_world.chaos_cards import DAZZLES, FRENZY, NO_CORRUPTION
from fracas.games.old_world.corruption import (
    conquest,
    corruption_level,
    domination_value,
    resistance,
)
from fracas.games.old_world.counters import MAGIC_WANTED, TOKENS_WANTED, magic
from fracas.games.old_world.powers import (
    COST_OF,
    CULTIST,
    DEFENCE_OF,
    FIGURES,
    KHORNE,
    NURGLE,
    POWERS,
    RANK_OF,
    SLAANESH,
    TICKS,
    TZEENTCH,
    UPGRADES_OF_A_POWER,
)
from fracas.games.old_world.state import SHIELDED, TOPPLED, World
from fracas.games.old_world.steps import AT_BATTLE, AT_CORRUPTION, AT_DOMINATION, ROUND

POINT: Final = 10
TICK: Final = 40
LATER_TICK: Final = 4  # more for each tick that is behind
WON: Final = 3000
FIRST_COUNTER: Final = 45
NEXT_COUNTER: Final = 18
UPGRADE: Final = 20
CARD: Final = 6
POWER_POINT: Final = 3
COST_ON_BOARD: Final = 3
PEASANT_ON_SHEET: Final = 4
PERCENT: Final = 100
MOST_DICE: Final = 12

# How likely so many dice kill a figure of defence 1, and one of defence 2 or more.
KILLS: Final[tuple[int, ...]] = (0, 50, 75, 87, 94, 97, 98, 99, 99, 99, 99, 99, 99)
KILLS_STRONG: Final[tuple[int, ...]] = (0, 8, 33, 57, 74, 84, 91, 95, 97, 98, 99, 99, 99)


class Board:
    """What is where, counted once: Cultists, dice and targets of each Power in each region."""

    def __init__(self) -> None:
        self.cultists = [0] * (REGIONS * POWERS)
        self.dice = [0] * (REGIONS * POWERS)
        self.targets = [0] * (REGIONS * POWERS)
        self.weak = [0] * (REGIONS * POWERS)
        self.worth = [0] * POWERS
        self.counters = [0] * POWERS  # expected, in percent


def outlook(state: World, seat: int) -> int:
    """Weigh a Power's prospects against those of its rivals."""
    board = look(state)
    place = state.stack[PLACE] if state.stack and state.stack[0] == ROUND else AT_CORRUPTION + 1
    for region in range(REGIONS):
        if 0 < place <= AT_BATTLE:
            weigh_battle(state, board, region)
        if 0 < place <= AT_DOMINATION:
            weigh_domination(state, board, region)
        if state.ruin[region] == 0:
            weigh_corruption(state, board, region, 0 < place <= AT_CORRUPTION)
        elif state.ruin[region] > 0:
            weigh_ruin(state, board, region, state.ruin[region] - 1, PERCENT)
    own = state.power_of(seat)
    result = 0
    for power in range(POWERS):
        if power != state.absent:
            worth = merit(state, power, board)
            result += worth * (state.seats - 1) if power == own else -worth
    return result


def look(state: World) -> Board:
    """Count the figures on the board."""
    board = Board()
    for figure in range(FIGURES):
        region = state.where[figure]
        if region == STOCK:
            continue
        power = state.holder[figure]
        at = region * POWERS + power
        board.dice[at] += state.attack(figure)
        if state.marks[figure] & TOPPLED:
            continue
        board.worth[power] += COST_ON_BOARD * COST_OF[figure]
        if RANK_OF[figure] == CULTIST:
            board.cultists[at] += 1
        if not state.marks[figure] & SHIELDED:
            board.targets[at] += 1
            if DEFENCE_OF[figure] == 1:
                board.weak[at] += 1
    return board


def merit(state: World, power: int, board: Board) -> int:
    """Add up what a Power has and may expect."""
    ticks = state.dials[power]
    worth = board.worth[power] + POINT * state.points[power]
    worth += ticks * TICK + ticks * ticks * LATER_TICK
    if ticks == TICKS[power]:
        worth += WON
    expected = state.counters[power] * PERCENT + board.counters[power]
    worth += FIRST_COUNTER * min(expected, PERCENT) // PERCENT
    worth += NEXT_COUNTER * max(expected - PERCENT, 0) // PERCENT
    worth += CARD * state.hand_size(power) + POWER_POINT * state.power_points[power]
    worth += PEASANT_ON_SHEET * state.peasants[power]
    upgrades = state.upgrades >> power * UPGRADES_OF_A_POWER
    for number in range(UPGRADES_OF_A_POWER):
        if upgrades >> number & 1:
            worth += UPGRADE
    return worth


def weigh_battle(state: World, board: Board, region: int) -> None:
    """Let expected hits fall on Cultists, and let Khorne expect a counter."""
    if is_forbidden(state, region):
        return
    base = region * POWERS
    dice = board.dice[base : base + POWERS]
    if state.texts(region) & FRENZY:
        dice[KHORNE] += 2
    targets = sum(board.targets[base : base + POWERS])
    for power in range(POWERS):
        if dice[power] == 0:
            continue
        enemies = targets - board.targets[base + power]
        if power == KHORNE and enemies:
            weak = sum(board.weak[base : base + POWERS]) - board.weak[base + power]
            table = KILLS if weak else KILLS_STRONG
            board.counters[power] += table[min(dice[power], MOST_DICE)]
        exposed = enemies + state.token(region, PEASANT)
        if exposed:
            share = min(PERCENT, dice[power] * 60 // exposed)
            for other in range(POWERS):
                if other != power and board.targets[base + other]:
                    board.worth[other] -= share * board.targets[base + other] * 4 // PERCENT
                    if share > 60:
                        board.cultists[base + other] -= board.cultists[base + other] // 2


def weigh_domination(state: World, board: Board, region: int) -> None:
    """Let whoever leads in a region expect its Conquest Value."""
    if state.ruin[region]:
        return
    wanted = resistance(state, region)
    best = -1
    second = -1
    leader = -1
    for power in range(POWERS):
        value = domination_value(state, power, region)
        if value > best:
            second = best
            best = value
            leader = power
        elif value > second:
            second = value
    points = POINT * conquest(state, region)
    if best > wanted and best > second:
        board.worth[leader] += points * 8 // 10
    elif best > second and best > 0:
        board.worth[leader] += points * best * 3 // (10 * (wanted + 1))


def weigh_corruption(state: World, board: Board, region: int, ahead: bool) -> None:
    """Let Cultists expect tokens, dials their counters, and tokens a share of the ruin."""
    base = region * POWERS
    level = corruption_level(state, region)
    coming = board.cultists[base : base + POWERS]
    if not ahead or state.texts(region) & NO_CORRUPTION:
        coming = [0] * POWERS
    elif state.texts(region) & DAZZLES:
        for power in range(POWERS):
            if power != TZEENTCH and coming[power]:
                coming[power] -= 1
    for power in range(POWERS):
        if coming[power] >= TOKENS_WANTED and meets_dial(state, power, region):
            board.counters[power] += 85
    after = level + sum(coming)
    if state.ruined >= RUINATIONS:
        return
    card = state.ruined
    falls = after >= RUIN_AT
    for power in range(POWERS):
        if falls and (coming[power] or state.ruiners[region] >> power & 1):
            board.worth[power] += POINT * RUINERS_POINTS[card] * 8 // 10
    likely = PERCENT if falls else min(after, RUIN_AT) * 70 // RUIN_AT
    tokens = [state.corruption[base + power] + coming[power] for power in range(POWERS)]
    share_ruin(board, tokens, card, region, likely)


def meets_dial(state: World, power: int, region: int) -> bool:
    """Tell whether two tokens here would please a Power's dial."""
    if state.rewarded[region] >> power & 1:
        return False
    if power == NURGLE:
        return POPULOUS[region]
    if power == TZEENTCH:
        return magic(state, region) >= MAGIC_WANTED
    return power == SLAANESH and state.token(region, NOBLE) + state.token(region, HERO) > 0


def weigh_ruin(state: World, board: Board, region: int, card: int, likely: int) -> None:
    """Let the tokens of a region that was just ruined expect what the card gives."""
    base = region * POWERS
    tokens = state.corruption[base : base + POWERS]
    share_ruin(board, tokens, card, region, likely)


def share_ruin(board: Board, tokens: list[int], card: int, region: int, likely: int) -> None:
    """Give the most tokens the first number, the others a part of the second."""
    first = MOST_CORRUPTION[card][region]
    second = SECOND_CORRUPTION[card][region]
    most = max(tokens)
    if most == 0:
        return
    alone = tokens.count(most) == 1
    for power in range(POWERS):
        if tokens[power] == most:
            points = first if alone else (first + second) // 2
        else:
            points = second * tokens[power] // most
        board.worth[power] += POINT * points * likely // PERCENT
