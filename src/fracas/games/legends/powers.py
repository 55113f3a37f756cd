"""The vocabulary of powers: what a line in a nation's file can say of a unit.

A *power* enters itself into the tables of the roster. What is carried out in steps is a
sequence of *effects*; a power that a player uses by himself is an *ability* (at any moment)
or an *action* (as his main play), with *aims* that say at what he may point.
"""

from typing import TYPE_CHECKING, Final

from fracas.core.game import NOT_AN_ANSWER
from fracas.games.legends.geometry import EVERYWHERE
from fracas.games.legends.roster import COMPULSORY, NEXT_TO_WATER, OPTIONAL, STRONGEST, Roster
from fracas.games.legends.tables import CASTLE, FIGHTER, MAGICAL, TERRAINS, UNIT, UNITS

if TYPE_CHECKING:
    from fracas.games.legends.state import War

ANY: Final = -1


class Which:
    """Which units a power speaks of: all conditions that are named must hold."""

    def __init__(
        self,
        *,
        type: int = ANY,  # noqa: A002 - it reads as the card does
        color: int = ANY,
        unit_class: int = ANY,
        least: int = 0,
        most: int = STRONGEST,
        names: tuple[str, ...] = (),
        mobile: bool = False,
    ) -> None:
        self.type = type
        self.color = color
        self.unit_class = unit_class
        self.least = least
        self.most = most
        self.names = names
        self.mobile = mobile
        self.is_everyone = (
            type == ANY
            and color == ANY
            and unit_class == ANY
            and least == 0
            and most == STRONGEST
            and not names
            and not mobile
        )

    def fits(self, roster: Roster, kind: int) -> bool:
        """Tell whether a unit is one of those."""
        if self.is_everyone:
            return True
        return (
            self.type in (ANY, roster.type[kind])
            and self.color in (ANY, roster.color[kind])
            and self.unit_class in (ANY, roster.unit_class[kind])
            and self.least <= roster.base[kind] <= self.most
            and (not self.names or UNIT.symbols[kind] in self.names)
            and not (self.mobile and roster.static[kind])
        )


EVERYONE_OF: Final = Which()


class Power:
    """Something printed on a unit."""

    def enter(self, roster: Roster, kind: int) -> None:
        """Enter into the roster what this power makes of a unit."""
        raise NotImplementedError


class Unit:
    """One line of a nation's file."""

    def __init__(
        self,
        name: str,
        color: int,
        unit_type: int,
        unit_class: int,
        base: int,
        static: bool,
        powers: tuple[Power, ...],
    ) -> None:
        self.name = name
        self.color = color
        self.type = unit_type
        self.unit_class = unit_class
        self.base = base
        self.static = static
        self.powers = powers


class Effect:
    """One instruction of a power: an atomic step (SL-8.9), perhaps with a choice in it.

    `run` carries it out and goes on to the next place, or asks; then the three other
    methods say what may be answered and what follows.
    """

    def possible(self, war: "War", seat: int, source: int) -> bool:
        """Tell whether it would change anything, as everybody can see (SL-5.9)."""
        return True

    def run(self, war: "War") -> None:
        """Carry it out, or ask."""
        raise NotImplementedError

    def obstacle(self, war: "War", seat: int, move: int) -> int:
        """Give the reason against an answer."""
        return NOT_AN_ANSWER

    def moves(self, war: "War", seat: int, found: list[int]) -> None:
        """List the answers."""

    def closes(self, war: "War", seat: int, move: int) -> bool:
        """Tell whether an answer is whole, or waits for the next move of its chain."""
        return True

    def answer(self, war: "War", seat: int, move: int) -> None:
        """Carry out an answer."""
        raise NotImplementedError


class Aim:
    """What one may point at for an action: a space, or the unit on it."""

    is_space = False

    def candidates(self, war: "War", seat: int, piece: int) -> tuple[int, ...]:
        """Give the spaces worth asking about."""
        return EVERYWHERE

    def obstacle(
        self, war: "War", seat: int, piece: int, chosen: tuple[int, ...], space: int
    ) -> int:
        """Give the reason against a space, after those chosen for earlier aims."""
        raise NotImplementedError


class Has(Power):
    """Keyword powers (SL-11)."""

    def __init__(self, *keywords: int) -> None:
        self.keywords = keywords

    def enter(self, roster: Roster, kind: int) -> None:
        """Add the keywords."""
        for keyword in self.keywords:
            roster.keywords[kind] |= keyword


class On(Power):
    """Stronger or weaker on a terrain (SL-7.5)."""

    def __init__(self, terrain: int, amount: int) -> None:
        self.terrain = terrain
        self.amount = amount

    def enter(self, roster: Roster, kind: int) -> None:
        """Add the amount for this terrain."""
        roster.ground[kind * TERRAINS + self.terrain] += self.amount


class ByWater(Power):
    """Stronger next to water."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def enter(self, roster: Roster, kind: int) -> None:
        """Add the amount."""
        roster.water[kind] += self.amount


class AgainstColor(Power):
    """Stronger when compared with a unit of a colour (SL-7.6)."""

    def __init__(self, color: int, amount: int) -> None:
        self.color = color
        self.amount = amount

    def enter(self, roster: Roster, kind: int) -> None:
        """Note colour and amount."""
        roster.foe_color[kind] = self.color
        roster.foe_color_amount[kind] = self.amount


class AgainstKeyword(Power):
    """Stronger when compared with a unit that has a keyword (SL-7.6)."""

    def __init__(self, keyword: int, amount: int) -> None:
        self.keyword = keyword
        self.amount = amount

    def enter(self, roster: Roster, kind: int) -> None:
        """Note keyword and amount."""
        roster.foe_keyword[kind] = self.keyword
        roster.foe_keyword_amount[kind] = self.amount


class Peaceful(Power):
    """A fighter that cannot attack (SL-4.7)."""

    def enter(self, roster: Roster, kind: int) -> None:
        """Note it."""
        roster.cannot_attack[kind] = 1


class AttacksFriends(Power):
    """Its moves may end on a unit of its own controller (SL-6.11)."""

    def enter(self, roster: Roster, kind: int) -> None:
        """Note it."""
        roster.attacks_friends[kind] = 1


class Hop(Power):
    """From a terrain to any other empty space of it (SL-18.15)."""

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain

    def enter(self, roster: Roster, kind: int) -> None:
        """Note the terrain."""
        roster.hop[kind] = self.terrain


class HopAlongWater(Power):
    """From a space next to water to any other."""

    def enter(self, roster: Roster, kind: int) -> None:
        """Note it."""
        roster.hop[kind] = NEXT_TO_WATER


class StepsDiagonally(Power):
    """An action: one space diagonally, perhaps into an attack (SL-6.12)."""

    def enter(self, roster: Roster, kind: int) -> None:
        """Note it."""
        roster.steps_diagonally[kind] = 1


def _bits(bases: tuple[int, ...]) -> int:
    return sum(1 << base for base in bases)


class Slays(Power):
    """Beats some units at once when it attacks, perhaps also when attacked (SL-6.5)."""

    def __init__(
        self,
        *bases: int,
        type: int = ANY,  # noqa: A002 - it reads as the card does
        attackers: bool = False,
        optional: bool = False,
    ) -> None:
        self.bases = _bits(bases)
        self.type = type
        self.attackers = attackers
        self.optional = optional

    def enter(self, roster: Roster, kind: int) -> None:
        """Note whom."""
        if self.optional:
            roster.may_slay[kind] |= self.bases
        else:
            roster.slays[kind] |= self.bases
        if self.attackers:
            roster.slays_attackers[kind] |= self.bases
        if self.type != ANY:
            roster.slays_type[kind] = self.type


class Captures(Power):
    """Takes some units over instead of fighting them (SL-12.9)."""

    def __init__(self, *bases: int) -> None:
        self.bases = _bits(bases)

    def enter(self, roster: Roster, kind: int) -> None:
        """Note whom."""
        roster.captures[kind] = self.bases


class NamesDefender(Power):
    """Must name the unit that it attacks (SL-18.9)."""

    def enter(self, roster: Roster, kind: int) -> None:
        """Note it."""
        roster.names_defender[kind] = 1


class ConvertsAttacker(Power):
    """May die to take over its attacker (SL-12.10)."""

    def enter(self, roster: Roster, kind: int) -> None:
        """Note it."""
        roster.converts_attacker[kind] = 1


class Rescues(Power):
    """May die in place of a unit next to it that is beaten (SL-9.12)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def enter(self, roster: Roster, kind: int) -> None:
        """Note who rescues whom."""
        rescued = UNIT.index(self.name)
        roster.rescues[kind] = rescued
        roster.rescued_by[rescued] = kind


class SuppressesCurses(Power):
    """Units that it destroys leave no Death Curse (SL-18.25)."""

    def enter(self, roster: Roster, kind: int) -> None:
        """Note it."""
        roster.suppresses_curses[kind] = 1


class DefiesStrikes(Power):
    """A Ranged Attack at it destroys the striker (SL-11.12)."""

    def __init__(self, *, optional: bool = False) -> None:
        self.optional = optional

    def enter(self, roster: Roster, kind: int) -> None:
        """Note whether its controller may decline."""
        roster.defies_strikes[kind] = OPTIONAL if self.optional else COMPULSORY


class DefiesVision(Power):
    """A Vision that reveals it destroys who used it (SL-11.12)."""

    def enter(self, roster: Roster, kind: int) -> None:
        """Note it."""
        roster.defies_vision[kind] = 1


class BringsDownFlyers(Power):
    """May destroy a unit that flies over it (SL-18.24)."""

    def enter(self, roster: Roster, kind: int) -> None:
        """Note it."""
        roster.brings_down_flyers[kind] = 1


class ScoutsInFlight(Power):
    """May have every unit revealed that it flies over."""

    def enter(self, roster: Roster, kind: int) -> None:
        """Note it."""
        roster.scouts_in_flight[kind] = 1


class GivesExtraTurn(Power):
    """May die at the end of its controller's turn to give him another (SL-8.15)."""

    def enter(self, roster: Roster, kind: int) -> None:
        """Note it."""
        roster.gives_extra_turn[kind] = 1


class OnlyOne(Power):
    """The conversion of army building: this unit as the only one of its strength (SL-2.5)."""

    def enter(self, roster: Roster, kind: int) -> None:
        """Note the strength of which it is the only one."""
        roster.conversion[kind] = roster.base[kind]


class Rare(Power):
    """A promotional unit, which players may agree to leave at home (SL-2.6)."""

    def enter(self, roster: Roster, kind: int) -> None:
        """Note it."""
        roster.rare[kind] = 1


class Spell(Power):
    """What happens when a magical unit is attacked (SL-9.3)."""

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def enter(self, roster: Roster, kind: int) -> None:
        """Note the sequence."""
        roster.spell[kind] = roster.add_sequence(self.effects)


class WhenBeaten(Power):
    """What happens when it was attacked and destroyed (SL-6.13)."""

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def enter(self, roster: Roster, kind: int) -> None:
        """Note the sequence."""
        roster.beaten[kind] = roster.add_sequence(self.effects)


class AfterAttack(Power):
    """What follows a successful attack (SL-6.7)."""

    def __init__(self, *effects: Effect, optional: bool = False, destroys: bool = False) -> None:
        self.effects = effects
        self.optional = optional
        self.destroys = destroys

    def enter(self, roster: Roster, kind: int) -> None:
        """Note the sequence, and whether it is a choice with a price."""
        roster.after_attack[kind] = roster.add_sequence(self.effects)
        roster.after_is_optional[kind] = int(self.optional)
        roster.after_destroys[kind] = int(self.destroys)


class CurseStrength(Power):
    """A Death Curse in force that changes strengths (SL-10.9)."""

    def __init__(self, amount: int, which: Which) -> None:
        self.amount = amount
        self.which = which

    def enter(self, roster: Roster, kind: int) -> None:
        """Work out for each unit what the curse gives it."""
        roster.cursed[kind] = 1
        roster.curse_weakens[kind] = int(self.amount < 0)
        roster.curse_strength[kind] = tuple(
            self.amount
            if roster.unit_class[other] == FIGHTER and self.which.fits(roster, other)
            else 0
            for other in range(UNITS)
        )


class CurseKeyword(Power):
    """A Death Curse in force that gives a keyword."""

    def __init__(self, keyword: int, which: Which) -> None:
        self.keyword = keyword
        self.which = which

    def enter(self, roster: Roster, kind: int) -> None:
        """Work out for each unit what the curse gives it."""
        roster.cursed[kind] = 1
        roster.curse_keywords[kind] = tuple(
            self.keyword if self.which.fits(roster, other) else 0 for other in range(UNITS)
        )


class CurseForKeyword(Power):
    """A Death Curse in force that strengthens all that have a keyword now."""

    def __init__(self, amount: int, keyword: int) -> None:
        self.amount = amount
        self.keyword = keyword

    def enter(self, roster: Roster, kind: int) -> None:
        """Note keyword and amount."""
        roster.cursed[kind] = 1
        roster.curse_keyword_bonus[kind] = self.amount
        roster.curse_bonus_keyword[kind] = self.keyword


class CurseEnd(Power):
    """What happens when a Death Curse ends (SL-10.4)."""

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def enter(self, roster: Roster, kind: int) -> None:
        """Note the sequence."""
        roster.cursed[kind] = 1
        roster.curse_end[kind] = roster.add_sequence(self.effects)


class Action(Power):
    """A unit's own action (SL-5.3): aims to point at, then effects; a price and a limit."""

    def __init__(
        self,
        *effects: Effect,
        aims: tuple[Aim, ...] = (),
        destroys: bool = False,
        once: bool = False,
        terrain: int = ANY,
    ) -> None:
        self.effects = effects
        self.aims = aims
        self.destroys = destroys
        self.once = once
        self.terrain = terrain
        self.sequence = 0

    def enter(self, roster: Roster, kind: int) -> None:
        """Note the action; the same object may be printed on several units."""
        self.sequence = roster.add_sequence(self.effects)
        roster.actions[kind] = self
        roster.has_action[kind] = 1


class Ability(Power):
    """An ability that can be used in every window (SL-8.2), always upon one unit.

    An `adjacent` one reaches the neighbours only; `upon_enemies` is for those alone.
    """

    def __init__(
        self,
        *,
        destroys: bool = False,
        once: bool = False,
        adjacent: bool = True,
        upon_enemies: bool = False,
    ) -> None:
        self.destroys = destroys
        self.once = once
        self.adjacent = adjacent
        self.upon_enemies = upon_enemies

    def enter(self, roster: Roster, kind: int) -> None:
        """Note the ability."""
        roster.abilities[kind] = self
        roster.has_ability[kind] = 1

    def obstacle(self, war: "War", seat: int, piece: int, target: int) -> int:
        """Give the reason against using it upon a unit."""
        raise NotImplementedError

    def work(self, war: "War", piece: int, target: int) -> None:
        """Carry it out, at the places of its step from 1 on; it ends the step."""
        raise NotImplementedError


def fighter(name: str, color: int, unit_type: int, base: int, *powers: Power) -> Unit:
    """Make a fighter."""
    return Unit(name, color, unit_type, FIGHTER, base, False, powers)


def magical(name: str, color: int, unit_type: int, *powers: Power, static: bool = True) -> Unit:
    """Make a magical unit, which never attacks (SL-9.2)."""
    return Unit(name, color, unit_type, MAGICAL, 0, static, (*powers, Peaceful()))


def castle(name: str, color: int, unit_type: int, *powers: Power) -> Unit:
    """Make a castle, which never moves and never attacks."""
    return Unit(name, color, unit_type, CASTLE, 0, True, (*powers, Peaceful()))
