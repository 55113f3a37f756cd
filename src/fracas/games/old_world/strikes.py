"""OW-7.4 to OW-7.14: one player rolls his dice and assigns the hits.

A frame holds the region (argument 0), which dice (1), how many are still to be rolled (2) and
how many more the sixes have given (3), plain hits (4) and sixes (5) not assigned yet, the
Plaguebearers killed, by who controlled them (6), and, while dice are picked for a target one
by one, the target (7) and how many it still needs (8).
"""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.old_world.battle import FRENZIED, REGULAR, dice_of, one_die_only
from fracas.games.old_world.board import PEASANT, TOKENS
from fracas.games.old_world.chaos_cards import (
    CHANGES_DEFENCE,
    DRAWS_FOR_KILLS,
    ENEMY_DEFENCE,
    OWN_DEFENCE,
    POWER_OF,
)
from fracas.games.old_world.counters import reward_once
from fracas.games.old_world.powers import (
    DEFENCE_OF,
    EXTRA_DEFENCE,
    FIGURES,
    FIRST,
    KHORNE,
    ONLY_SIXES,
    PLAGUEBEARER,
    PLAGUEBEARERS_UPGRADE,
    POWERS,
    UNIT_OF,
    UPGRADE_BIT,
)
from fracas.games.old_world.state import (
    EARLY_BITS,
    EARLY_FROM,
    SHIELDED,
    TOPPLED,
    World,
)
from fracas.games.old_world.steps import DRAW, RETALIATION
from fracas.games.old_world.tables import (
    ACCEPT,
    ALREADY_TOPPLED,
    ASK_AUTOMATIC,
    ASK_HIT,
    ASK_ROLL_NOW,
    ASK_WHICH_DIE,
    DECLINE,
    HIT,
    HIT_PEASANT,
    HITS_GIVEN,
    HITS_LOST,
    KILLED,
    LIKE_ANOTHER,
    NO_PEASANT_HERE,
    NOT_IN_BATTLE,
    OWN_FIGURE,
    PEASANT_KILLED,
    ROLL,
    ROLLED,
    SHIELDED_FIGURE,
    TOO_FEW_HITS,
    TOO_FEW_SIXES,
    USE_OTHER,
    USE_SIX,
)

REGION: Final = 0
WHICH: Final = 1
DICE: Final = 2
MORE_DICE: Final = 3
PLAIN: Final = 4
SIXES: Final = 5
PLAGUE: Final = 6
TARGET: Final = 7
NEEDED: Final = 8

# The places of a strike.
AT_ONE_DIE: Final = 0
AT_ROLLING: Final = 1
AT_ASSIGNING: Final = 2
AT_PICKING: Final = 3
AT_AUTOMATIC: Final = 4

THE_PEASANT: Final = FIGURES  # as a target
HIT_FROM: Final = 4
SIX: Final = 6
HELD_SHIFT: Final = 8


def strike(state: World) -> None:
    """Roll all dice (OW-7.5), assign all hits (OW-7.7), and let Plaguebearers strike back."""
    place = state.place()
    power = state.step_power()
    region = state.argument(REGION)
    if place == AT_ONE_DIE:
        state.go(AT_ROLLING)
        if one_die_only(state, region):
            begin_with_one_die(state, power, region)
    elif place == AT_ROLLING:
        if state.argument(DICE):
            state.demand(ROLL)
        elif state.argument(MORE_DICE):  # OW-A.39
            state.set_argument(DICE, state.argument(MORE_DICE))
            state.set_argument(MORE_DICE, 0)
        else:
            state.go(AT_ASSIGNING)
    elif place == AT_ASSIGNING:
        if has_target(state, power, region):
            state.ask_openly(state.seat_of(power), ASK_HIT)
        else:
            lost = state.argument(PLAIN) + state.argument(SIXES)
            if lost:
                state.tell(EVERYONE, HITS_LOST, power, lost)
            state.go(AT_AUTOMATIC)
    elif place == AT_PICKING:
        pick(state, power)
    else:
        strike_back(state, power, region)


def begin_with_one_die(state: World, power: int, region: int) -> None:
    """Leave a single die, and let its player say which, if it could be another (OW-A.16)."""
    if state.spent[region] >> power & 1:
        state.done()
        return
    state.set_argument(DICE, 1)
    which = state.argument(WHICH)
    if which == REGULAR:
        state.spent[region] |= 1 << power
        return
    other = dice_of(state, power, region, REGULAR)
    if which == FRENZIED:
        other = dice_of(state, power, region, FRENZIED)
    if other:
        state.ask(state.seat_of(power), ASK_ROLL_NOW)
    else:
        state.spent[region] |= 1 << power


def roll_now_obstacle(move: int) -> int:
    """Roll the early die, or keep the one die for later."""
    return 0 if move in (ACCEPT, DECLINE) else NOT_AN_ANSWER


def answer_roll_now(state: World, move: int) -> None:
    """Roll the early die, or leave it."""
    if move == ACCEPT:
        state.spent[state.argument(REGION)] |= 1 << state.step_power()
    else:
        state.done()


def rolled(state: World, die: int) -> None:
    """Count a hit for a 4 or more, and another die for a 6 (OW-7.6)."""
    state.tell(EVERYONE, ROLLED, state.step_power(), state.argument(REGION), die)
    state.set_argument(DICE, state.argument(DICE) - 1)
    if die == SIX:
        state.set_argument(SIXES, state.argument(SIXES) + 1)
        if not one_die_only(state, state.argument(REGION)):
            state.set_argument(MORE_DICE, state.argument(MORE_DICE) + 1)
    elif die >= HIT_FROM:
        state.set_argument(PLAIN, state.argument(PLAIN) + 1)


# Targets.


def defence(state: World, figure: int) -> int:
    """Give the defence of a figure on the board, never below 1 (OW-A.40)."""
    value = DEFENCE_OF[figure]
    if state.upgrades & UPGRADE_BIT[figure]:
        value += EXTRA_DEFENCE[figure]
    region = state.where[figure]
    if state.texts(region) & CHANGES_DEFENCE:
        for space in range(region * 2, region * 2 + 2):
            if state.text(space) & CHANGES_DEFENCE:
                card = state.spaces[space]
                own = POWER_OF[card] == state.holder[figure]  # OW-A.20
                value += OWN_DEFENCE[card] if own else ENEMY_DEFENCE[card]
    return max(value, 1)


def only_sixes(state: World, figure: int) -> bool:
    """Tell whether only dice that show 6 can hit a figure (OW-7.19)."""
    return ONLY_SIXES[figure] and state.upgrades & UPGRADE_BIT[figure] != 0


def hits_wanted(state: World, figure: int, power: int) -> int:
    """Count the hits a figure takes from a Power now: one early hit, or what kills it."""
    if state.argument(WHICH) != REGULAR:
        return 1
    return defence(state, figure) - state.early_hits(figure, power)


def target_obstacle(state: World, power: int, region: int, figure: int) -> int:
    """Say what keeps a figure from being hit by what is left of a roll (OW-7.11 to 7.14)."""
    if state.where[figure] != region:
        return NOT_IN_BATTLE
    if state.holder[figure] == power:
        return OWN_FIGURE
    if state.marks[figure] & TOPPLED:
        return ALREADY_TOPPLED
    if state.marks[figure] & SHIELDED:
        return SHIELDED_FIGURE
    wanted = hits_wanted(state, figure, power)
    sixes = state.argument(SIXES)
    if only_sixes(state, figure):
        return 0 if wanted <= sixes else TOO_FEW_SIXES
    return 0 if wanted <= sixes + state.argument(PLAIN) else TOO_FEW_HITS


def has_target(state: World, power: int, region: int) -> bool:
    """Tell whether hits are left that must be assigned (OW-7.12)."""
    if state.argument(PLAIN) + state.argument(SIXES) == 0:
        return False
    if state.token(region, PEASANT):
        return True
    for figure in range(FIGURES):
        if state.where[figure] == region and target_obstacle(state, power, region, figure) == 0:
            return True
    return False


def hit_obstacle(state: World, move: int) -> int:
    """An enemy figure that the hits can kill, or a Peasant."""
    power = state.step_power()
    region = state.argument(REGION)
    if move == HIT_PEASANT:
        return 0 if state.token(region, PEASANT) else NO_PEASANT_HERE
    if not HIT.holds(move):
        return NOT_AN_ANSWER
    figure = HIT.argument(move)
    reason = target_obstacle(state, power, region, figure)
    if reason != 0:
        return reason
    return 0 if state.is_first_of_its_like(figure, FIRST[UNIT_OF[figure]]) else LIKE_ANOTHER


def hit_moves(state: World, found: list[int]) -> None:
    """List the targets, those that are just alike only once."""
    power = state.step_power()
    region = state.argument(REGION)
    for figure in range(FIGURES):
        if (
            state.where[figure] == region
            and state.holder[figure] != power
            and target_obstacle(state, power, region, figure) == 0
            and state.is_first_of_its_like(figure, FIRST[UNIT_OF[figure]])
        ):
            found.append(HIT.move(figure))
    if state.token(region, PEASANT):
        found.append(HIT_PEASANT)


# Assigning.


def answer_hit(state: World, move: int) -> None:
    """Note the target and what it takes, then pick the dice for it."""
    if move == HIT_PEASANT:
        state.set_argument(TARGET, THE_PEASANT)
        state.set_argument(NEEDED, 1)
    else:
        figure = HIT.argument(move)
        state.set_argument(TARGET, figure)
        state.set_argument(NEEDED, hits_wanted(state, figure, state.step_power()))
    state.go(AT_PICKING)


def pick(state: World, power: int) -> None:
    """Give the target its hits; whether a six is used matters beside six-only figures."""
    target = state.argument(TARGET)
    needed = state.argument(NEEDED)
    plain = state.argument(PLAIN)
    sixes = state.argument(SIXES)
    if target != THE_PEASANT and only_sixes(state, target):
        state.set_argument(SIXES, sixes - needed)
    elif plain and sixes and plain + sixes > needed and six_only_stands(state, power):
        if needed:
            state.ask_openly(state.seat_of(power), ASK_WHICH_DIE)
            return
    else:
        used = min(plain, needed)
        state.set_argument(PLAIN, plain - used)
        state.set_argument(SIXES, sixes - needed + used)
    state.go(AT_ASSIGNING)
    if target == THE_PEASANT:
        kill_peasant(state, power)
    else:
        give_hits(state, power, target)


def six_only_stands(state: World, power: int) -> bool:
    """Tell whether a six-only figure could still be hit by this roll."""
    region = state.argument(REGION)
    for figure in range(FIGURES):
        if (
            state.where[figure] == region
            and only_sixes(state, figure)
            and figure != state.argument(TARGET)
            and state.holder[figure] != power
            and not state.marks[figure] & (TOPPLED | SHIELDED)
            and hits_wanted(state, figure, power) <= state.argument(SIXES)
        ):
            return True
    return False


def which_die_obstacle(move: int) -> int:
    """A six or another hit: there are both, or it would not be asked."""
    return 0 if move in (USE_SIX, USE_OTHER) else NOT_AN_ANSWER


def answer_which_die(state: World, move: int) -> None:
    """Use the die; the next one is picked in turn."""
    which = SIXES if move == USE_SIX else PLAIN
    state.set_argument(which, state.argument(which) - 1)
    state.set_argument(NEEDED, state.argument(NEEDED) - 1)


def give_hits(state: World, power: int, figure: int) -> None:
    """Let a figure take its hits: early ones add up until they kill (OW-7.17, OW-7.18)."""
    if state.argument(WHICH) == REGULAR:
        kill(state, power, figure, early=False)
        return
    state.marks[figure] += 1 << (EARLY_FROM + power * EARLY_BITS)
    hits = state.early_hits(figure, power)
    state.tell(EVERYONE, HITS_GIVEN, power, figure, hits)
    if hits >= defence(state, figure):
        kill(state, power, figure, early=True)


def kill(state: World, power: int, figure: int, *, early: bool) -> None:
    """Topple a figure, or take it away at once, and see what that brings."""
    region = state.where[figure]
    holder = state.holder[figure]
    state.tell(EVERYONE, KILLED, power, figure)
    state.killers[region] |= 1 << power
    if UNIT_OF[figure] == PLAGUEBEARER and state.upgrades >> PLAGUEBEARERS_UPGRADE & 1:
        state.set_argument(PLAGUE, state.argument(PLAGUE) + (1 << holder * HELD_SHIFT))
    if early:
        state.return_to_stock(figure)
    else:
        state.marks[figure] |= TOPPLED
    if power == KHORNE:
        reward_once(state, power, region)  # OW-11.14
        cards = state.working(region, DRAWS_FOR_KILLS)
        if cards:
            state.push(DRAW, KHORNE, cards)


def kill_peasant(state: World, power: int) -> None:
    """Put a Peasant on the killer's sheet (OW-7.13)."""
    region = state.argument(REGION)
    state.tokens[region * TOKENS + PEASANT] -= 1
    state.peasants[power] += 1
    state.tell(EVERYONE, PEASANT_KILLED, power, region)


# Plaguebearers strike back.


def strike_back(state: World, power: int, region: int) -> None:
    """Let whoever controlled killed Plaguebearers assign automatic hits (OW-A.14)."""
    killed = state.argument(PLAGUE)
    if killed == 0:
        state.done()
        return
    for holder in range(POWERS):
        hits = killed >> holder * HELD_SHIFT & 0xFF
        if hits:
            state.set_argument(PLAGUE, killed - (hits << holder * HELD_SHIFT))
            state.push(RETALIATION, holder, region, power, hits)
            return


def retaliation(state: World) -> None:
    """Assign automatic hits to the killer's figures, as far as they can kill one."""
    region = state.argument(REGION)
    if state.argument(2):
        for figure in range(FIGURES):
            if state.where[figure] == region and automatic_obstacle(state, figure) == 0:
                state.ask_openly(state.seat_of(state.step_power()), ASK_AUTOMATIC)
                return
        state.tell(EVERYONE, HITS_LOST, state.step_power(), state.argument(2))
    state.done()


def automatic_obstacle(state: World, figure: int) -> int:
    """Say what keeps a figure from taking automatic hits: they show no 6."""
    if state.where[figure] != state.argument(REGION) or state.holder[figure] != state.argument(1):
        return NOT_IN_BATTLE
    if state.marks[figure] & TOPPLED:
        return ALREADY_TOPPLED
    if state.marks[figure] & SHIELDED:
        return SHIELDED_FIGURE
    if only_sixes(state, figure):
        return TOO_FEW_SIXES
    wanted = defence(state, figure) - state.early_hits(figure, state.step_power())
    return 0 if wanted <= state.argument(2) else TOO_FEW_HITS


def automatic_hit_obstacle(state: World, move: int) -> int:
    """A figure of the killer that the hits can kill."""
    if not HIT.holds(move):
        return NOT_AN_ANSWER
    figure = HIT.argument(move)
    reason = automatic_obstacle(state, figure)
    if reason != 0:
        return reason
    return 0 if state.is_first_of_its_like(figure, FIRST[UNIT_OF[figure]]) else LIKE_ANOTHER


def automatic_moves(state: World, found: list[int]) -> None:
    """List the figures that automatic hits can kill."""
    for figure in range(FIGURES):
        if automatic_hit_obstacle(state, HIT.move(figure)) == 0:
            found.append(HIT.move(figure))


def answer_automatic(state: World, move: int) -> None:
    """Topple the figure."""
    figure = HIT.argument(move)
    power = state.step_power()
    wanted = defence(state, figure) - state.early_hits(figure, power)
    state.set_argument(2, state.argument(2) - wanted)
    region = state.where[figure]
    state.tell(EVERYONE, KILLED, power, figure)
    state.killers[region] |= 1 << power
    state.marks[figure] |= TOPPLED
