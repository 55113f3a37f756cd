"""SL-6: the attack, step by step."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.legends.field import (
    destroy,
    enter_contested,
    on_field,
    put,
    retreat,
    reveal,
    take_over,
)
from fracas.games.legends.geometry import DIRECTIONS, NEIGHBOURS, OFF, STRAIGHT
from fracas.games.legends.knowledge import might_be
from fracas.games.legends.roster import NONE
from fracas.games.legends.state import NOBODY_HERE, War
from fracas.games.legends.steps import EFFECTS, WINDOW
from fracas.games.legends.strength import keywords, matched
from fracas.games.legends.tables import (
    ACCEPT,
    ASK_AFTER,
    ASK_CONVERT,
    ASK_FURY,
    ASK_IN_ATTACK,
    ASK_NAME,
    ASK_RESCUE,
    ASK_SLAY,
    ATTACKED,
    CASTLE,
    CHOOSE,
    COMPARED,
    DECLINE,
    DISPEL_MAGIC,
    FURY,
    MAGICAL,
    MOVED,
    NAME,
    NAMED,
    NO_ENEMY_THERE,
    NOBODY_THERE,
    NOT_ADJACENT,
    NOT_YOURS,
    RESCUED,
    SLAIN,
    SPELL_CAST,
    UNITS,
    WRONG_UNIT,
)

# The places of the step, in the order of SL-6.3.
DECLARATION: Final = 0
REVEALING: Final = 1
ATTACK_WINDOW: Final = 2
PRESENCE: Final = 3
MAGIC: Final = 4
AFTER_SPELL: Final = 5
ATTACKER_DECIDES: Final = 6
DEFENDER_DECIDES: Final = 7
ATTACKER_MAY_DECIDE: Final = 8
DEFENDER_MAY_DECIDE: Final = 9
COMPARISON: Final = 10
RESCUE: Final = 11
FATE: Final = 12
BEATEN: Final = 13
AFTERWARDS: Final = 14
FURIOUS: Final = 15

ATTACKER: Final = 0
DEFENDER: Final = 1
ORIGIN: Final = 2
FLAGS: Final = 3
# Added when the attack begins: where it happens, who controlled both, who beats whom.
SPACE: Final = 4
ATTACKER_SEAT: Final = 5
DEFENDER_SEAT: Final = 6
LOSERS: Final = 7
RESCUER: Final = 8

NAMED_RIGHT: Final = 1
SUCCESS: Final = 2
CURSELESS: Final = 4

LOSES_ATTACKER: Final = 1
LOSES_DEFENDER: Final = 2


def attack(war: War) -> None:
    """Run a step of an attack."""
    place = war.place()
    if place <= PRESENCE:
        _open(war, place)
    elif place <= AFTER_SPELL:
        _meet_magic(war, place)
    elif place <= COMPARISON:
        _decide(war, place)
    elif place <= FATE:
        _settle_fate(war, place)
    else:
        _follow_up(war, place)


# Steps 1 to 5.


def _open(war: War, place: int) -> None:
    attacker, defender = war.argument(ATTACKER), war.argument(DEFENDER)
    war.go(place + 1)
    if place == DECLARATION:
        war.add_argument(war.where[defender])
        war.add_argument(war.control[attacker])
        war.add_argument(war.control[defender])
        war.add_argument(0)
        war.add_argument(NOBODY_HERE)
        if war.roster.names_defender[war.kind[attacker]]:
            reveal(war, attacker)
            war.ask(war.step_seat(), ASK_NAME)
    elif place == REVEALING:
        reveal(war, attacker)
        reveal(war, defender)
        war.quiet = 0
        space = war.argument(SPACE)
        war.tell(EVERYONE, ATTACKED, war.kind[attacker], war.kind[defender], space)
        if war.roster.unit_class[war.kind[defender]] == CASTLE:
            destroy(war, [defender])
    elif place == ATTACK_WINDOW:
        war.push(WINDOW, war.step_seat(), ASK_IN_ATTACK)
    else:
        _check_presence(war, attacker, defender)


def _check_presence(war: War, attacker: int, defender: int) -> None:
    """End the attack if one is gone, or both are of one side now (SL-6.3 step 5, SL-6.8)."""
    if not on_field(war, attacker) or not on_field(war, defender):
        war.done()
        return
    were_foes = war.argument(ATTACKER_SEAT) != war.argument(DEFENDER_SEAT)
    if were_foes and war.control[attacker] == war.control[defender]:
        origin = war.argument(ORIGIN)
        war.done()
        retreat(war, attacker, origin)
        return
    if war.roster.unit_class[war.kind[defender]] == MAGICAL:
        war.go(MAGIC)
    else:
        war.go(ATTACKER_DECIDES)


# Step 6.


def _meet_magic(war: War, place: int) -> None:
    attacker, defender = war.argument(ATTACKER), war.argument(DEFENDER)
    if place == MAGIC:
        war.go(AFTER_SPELL)
        if keywords(war, attacker) & DISPEL_MAGIC:  # SL-9.4
            destroy(war, [defender])
            return
        kind = war.kind[defender]
        war.tell(EVERYONE, SPELL_CAST, kind)
        spell, space = war.roster.spell[kind], war.argument(SPACE)
        if spell == NONE:
            destroy(war, [defender])
        else:
            war.push(EFFECTS, war.control[defender], spell, defender, space, attacker)
        return
    war.go(BEATEN)
    war.set_argument(LOSERS, LOSES_DEFENDER)
    if war.roster.names_defender[war.kind[attacker]] and on_field(war, attacker):  # SL-18.9
        destroy(war, [attacker])


# Steps 7 and 8.


def _decide(war: War, place: int) -> None:
    attacker, defender = war.argument(ATTACKER), war.argument(DEFENDER)
    war.go(place + 1)
    roster = war.roster
    striking, struck = war.kind[attacker], war.kind[defender]
    if place == ATTACKER_DECIDES:
        if roster.names_defender[striking]:
            right = war.argument(FLAGS) & NAMED_RIGHT
            _beat(war, LOSES_ATTACKER | LOSES_DEFENDER if right else LOSES_ATTACKER)
        elif roster.captures[striking] >> roster.base[struck] & 1:
            _capture(war, attacker, defender)
        elif slays(war, striking, struck):
            war.tell(EVERYONE, SLAIN, striking, struck)
            _beat(war, LOSES_DEFENDER)
    elif place == DEFENDER_DECIDES:
        if roster.slays_attackers[struck] >> roster.base[striking] & 1:
            war.tell(EVERYONE, SLAIN, struck, striking)
            _beat(war, LOSES_ATTACKER)
    elif place == ATTACKER_MAY_DECIDE:
        if roster.may_slay[striking] >> roster.base[struck] & 1:
            war.ask(war.control[attacker], ASK_SLAY)
    elif place == DEFENDER_MAY_DECIDE:
        if roster.converts_attacker[struck]:
            war.ask(war.control[defender], ASK_CONVERT)
    else:
        _compare(war, attacker, defender)


def slays(war: War, striking: int, struck: int) -> bool:
    """Tell whether an attacker beats a defender at once, without a choice (SL-6.5)."""
    roster = war.roster
    return (
        roster.slays[striking] >> roster.base[struck] & 1 == 1
        or roster.slays_type[striking] == roster.type[struck]
    )


def _beat(war: War, losers: int) -> None:
    war.set_argument(LOSERS, losers)
    war.go(RESCUE)


def _capture(war: War, attacker: int, defender: int) -> None:
    """Take the defender over, to the space where the attack began (SL-12.9)."""
    origin = war.argument(ORIGIN)
    war.set_argument(FLAGS, war.argument(FLAGS) | SUCCESS)
    war.go(AFTERWARDS)
    retreat(war, defender, origin)
    take_over(war, defender, war.control[attacker])


def _compare(war: War, attacker: int, defender: int) -> None:
    """Compare the current strengths (SL-6.4)."""
    mine, theirs = matched(war, attacker, defender), matched(war, defender, attacker)
    war.tell(EVERYONE, COMPARED, war.kind[attacker], mine, war.kind[defender], theirs)
    losers = LOSES_ATTACKER if mine <= theirs else 0
    if theirs <= mine:
        losers |= LOSES_DEFENDER
    war.set_argument(FLAGS, war.argument(FLAGS) | CURSELESS)
    war.set_argument(LOSERS, losers)


# Steps 8 and 9: who falls, unless somebody steps in.


def guards(war: War, defender: int, *, openly: bool) -> list[int]:
    """List who could die in the defender's place (SL-9.12); openly: for all that all know."""
    rescuer = war.roster.rescued_by[war.kind[defender]]
    found: list[int] = []
    if rescuer == NONE:
        return found
    for space in NEIGHBOURS[war.where[defender]]:
        piece = war.at[space]
        if piece == NOBODY_HERE or war.control[piece] != war.control[defender]:
            continue
        if war.kind[piece] == rescuer or (openly and might_be(war, piece, rescuer)):
            found.append(piece)
    return found


def _settle_fate(war: War, place: int) -> None:
    attacker, defender = war.argument(ATTACKER), war.argument(DEFENDER)
    losers = war.argument(LOSERS)
    war.go(place + 1)
    if place == RESCUE:
        if losers & LOSES_DEFENDER and guards(war, defender, openly=True):
            war.ask(war.control[defender], ASK_RESCUE)
        return
    doomed: list[int] = []
    if losers & LOSES_ATTACKER:
        doomed.append(attacker)
    guard = war.argument(RESCUER)
    if losers & LOSES_DEFENDER:
        doomed.append(defender if guard == NOBODY_HERE else guard)
    if losers == LOSES_DEFENDER:
        war.set_argument(FLAGS, war.argument(FLAGS) | SUCCESS)
    if guard != NOBODY_HERE:
        war.set_argument(LOSERS, losers & ~LOSES_DEFENDER)
        _rescue(war, doomed, defender, guard)
    else:
        destroy(war, doomed, _suppressed(war, attacker, defender))


def _rescue(war: War, doomed: list[int], defender: int, guard: int) -> None:
    space = war.where[guard]
    reveal(war, guard)
    war.tell(EVERYONE, RESCUED, war.kind[defender], space)
    destroy(war, doomed)
    put(war, defender, space)


def _suppressed(war: War, attacker: int, defender: int) -> int:
    """Give whom Sinnue destroys by the comparison, without a curse (SL-18.25)."""
    if not war.argument(FLAGS) & CURSELESS:
        return NOBODY_HERE
    suppresses = war.roster.suppresses_curses
    if suppresses[war.kind[attacker]]:
        return defender
    return attacker if suppresses[war.kind[defender]] else NOBODY_HERE


# Steps 10 to 12; the curses come in between by themselves.


def _follow_up(war: War, place: int) -> None:
    attacker, defender = war.argument(ATTACKER), war.argument(DEFENDER)
    if place == BEATEN:
        war.go(AFTERWARDS)
        kind = war.kind[defender]
        if war.argument(LOSERS) & LOSES_DEFENDER and not on_field(war, defender):
            war.set_argument(FLAGS, war.argument(FLAGS) | SUCCESS)
            beaten = war.roster.beaten[kind]
            if beaten != NONE:
                seat, space = war.argument(DEFENDER_SEAT), war.argument(SPACE)
                war.push(EFFECTS, seat, beaten, defender, space, attacker)
        return
    stands = on_field(war, attacker) and war.control[attacker] == war.argument(ATTACKER_SEAT)
    if not stands or not war.argument(FLAGS) & SUCCESS:
        war.done()
    elif place == AFTERWARDS:
        war.go(FURIOUS)
        _after_attack(war, attacker)
    elif keywords(war, attacker) & FURY and fury_targets(war, attacker):
        war.ask_openly(war.control[attacker], ASK_FURY)
    else:
        war.done()


def _after_attack(war: War, attacker: int) -> None:
    roster = war.roster
    kind = war.kind[attacker]
    sequence = roster.after_attack[kind]
    if sequence == NONE:
        return
    if not roster.after_is_optional[kind]:
        _begin_after(war, attacker)
    elif roster.sequences[sequence][0].possible(war, war.control[attacker], attacker):
        war.ask(war.control[attacker], ASK_AFTER)


def _begin_after(war: War, attacker: int) -> None:
    roster = war.roster
    kind = war.kind[attacker]
    seat = war.control[attacker]
    space = war.where[attacker]
    war.push(EFFECTS, seat, roster.after_attack[kind], attacker, space, NOBODY_HERE)
    if roster.after_destroys[kind]:
        destroy(war, [attacker])


def fury_obstacle(war: War, attacker: int, space: int) -> int:
    """Give the reason against attacking a space out of Fury (SL-11.1)."""
    first = war.where[attacker] * DIRECTIONS
    if space not in STRAIGHT[first : first + DIRECTIONS]:
        return NOT_ADJACENT
    other = war.at[space]
    if other == NOBODY_HERE:
        return NOBODY_THERE
    return NO_ENEMY_THERE if war.control[other] == war.control[attacker] else 0


def fury_targets(war: War, attacker: int) -> list[int]:
    """List the spaces that Fury drives a unit to."""
    first = war.where[attacker] * DIRECTIONS
    return [
        space
        for space in STRAIGHT[first : first + DIRECTIONS]
        if space != OFF and fury_obstacle(war, attacker, space) == 0
    ]


# The questions of an attack.


def obstacle(war: War, asked: int, move: int) -> int:
    """Give the reason against an answer."""
    if asked == ASK_NAME:
        return 0 if NAME.holds(move) else NOT_AN_ANSWER
    if asked == ASK_FURY:
        if not CHOOSE.holds(move):
            return NOT_AN_ANSWER
        return fury_obstacle(war, war.argument(ATTACKER), CHOOSE.argument(move))
    if asked != ASK_RESCUE:
        return 0 if move in (ACCEPT, DECLINE) else NOT_AN_ANSWER
    if move == DECLINE:
        return 0
    if not CHOOSE.holds(move):
        return NOT_AN_ANSWER
    piece = war.at[CHOOSE.argument(move)]
    if piece == NOBODY_HERE:
        return NOBODY_THERE
    defender = war.argument(DEFENDER)
    if war.control[piece] != war.control[defender]:
        return NOT_YOURS
    if war.where[piece] not in NEIGHBOURS[war.where[defender]]:
        return NOT_ADJACENT
    return 0 if war.kind[piece] == war.roster.rescued_by[war.kind[defender]] else WRONG_UNIT


def moves(war: War, asked: int, found: list[int]) -> None:
    """List the answers."""
    if asked == ASK_NAME:
        found += [NAME.move(kind) for kind in range(UNITS)]
    elif asked == ASK_FURY:
        found += [CHOOSE.move(space) for space in fury_targets(war, war.argument(ATTACKER))]
    elif asked == ASK_RESCUE:
        found.append(DECLINE)
        for piece in guards(war, war.argument(DEFENDER), openly=False):
            found.append(CHOOSE.move(war.where[piece]))
    else:
        found += [ACCEPT, DECLINE]


def answer(war: War, asked: int, seat: int, move: int) -> None:
    """Carry out an answer."""
    attacker, defender = war.argument(ATTACKER), war.argument(DEFENDER)
    if asked == ASK_NAME:
        war.tell(EVERYONE, NAMED, seat, NAME.argument(move))
        if war.kind[defender] == NAME.argument(move):
            war.set_argument(FLAGS, NAMED_RIGHT)
    elif asked == ASK_FURY:
        _attack_again(war, seat, attacker, CHOOSE.argument(move))
    elif move == DECLINE:
        return
    elif asked == ASK_RESCUE:
        war.set_argument(RESCUER, war.at[CHOOSE.argument(move)])
    elif asked == ASK_SLAY:
        war.tell(EVERYONE, SLAIN, war.kind[attacker], war.kind[defender])
        _beat(war, LOSES_DEFENDER)
    elif asked == ASK_CONVERT:
        war.done()
        destroy(war, [defender])
        take_over(war, attacker, seat)
    else:
        _begin_after(war, attacker)


def _attack_again(war: War, seat: int, attacker: int, space: int) -> None:
    """Begin the next attack of a Fury in the same step."""
    origin = war.where[attacker]
    defender = war.at[space]
    war.tell(EVERYONE, MOVED, seat, origin, space)
    enter_contested(war, attacker, space)
    del war.stack[war.top + 8 :]
    war.set_argument(DEFENDER, defender)
    war.set_argument(ORIGIN, origin)
    war.set_argument(FLAGS, 0)
    war.go(DECLARATION)
