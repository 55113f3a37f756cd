"""What all units are, as flat tables by unit: what the rules look up at every step.

The tables are filled by the powers themselves: each enters what it knows of a unit.
"""

from typing import TYPE_CHECKING, Final

from fracas.games.legends.tables import (
    FIGHTER,
    PURPLE,
    SILVER,
    TERRAINS,
    UNIT,
    UNITS,
)

if TYPE_CHECKING:
    from fracas.games.legends.powers import Ability, Action, Effect, Unit

NONE: Final = -1
NEXT_TO_WATER: Final = 7
STRONGEST: Final = 10

OPTIONAL: Final = 1
COMPULSORY: Final = 2


class Roster:
    """One row for each unit in every table; 0 or -1 stands for what a unit has not got."""

    def __init__(self, units: "tuple[Unit, ...]") -> None:
        self.color = [0] * UNITS
        self.type = [0] * UNITS
        self.unit_class = [FIGHTER] * UNITS
        self.base = [0] * UNITS
        self.static = [0] * UNITS
        self.keywords = [0] * UNITS
        self.ground = [0] * (UNITS * TERRAINS)
        self.water = [0] * UNITS
        self.foe_color = [NONE] * UNITS
        self.foe_color_amount = [0] * UNITS
        self.foe_keyword = [0] * UNITS
        self.foe_keyword_amount = [0] * UNITS
        self.cannot_attack = [0] * UNITS
        self.attacks_friends = [0] * UNITS
        self.hop = [NONE] * UNITS
        self.steps_diagonally = [0] * UNITS
        # Attacks: which base strengths (a bit each) or which type a unit beats at once.
        self.slays = [0] * UNITS
        self.slays_attackers = [0] * UNITS
        self.slays_type = [NONE] * UNITS
        self.may_slay = [0] * UNITS
        self.captures = [0] * UNITS
        self.names_defender = [0] * UNITS
        self.converts_attacker = [0] * UNITS
        self.rescues = [NONE] * UNITS
        self.rescued_by = [NONE] * UNITS
        self.suppresses_curses = [0] * UNITS
        self.defies_strikes = [0] * UNITS
        self.defies_vision = [0] * UNITS
        self.brings_down_flyers = [0] * UNITS
        self.scouts_in_flight = [0] * UNITS
        self.gives_extra_turn = [0] * UNITS
        # Sequences of effects, by number; which one a unit has at which occasion.
        self.sequences: list[tuple[Effect, ...]] = []
        self.spell = [NONE] * UNITS
        self.beaten = [NONE] * UNITS
        self.after_attack = [NONE] * UNITS
        self.after_is_optional = [0] * UNITS
        self.after_destroys = [0] * UNITS
        self.abilities: list[Ability | None] = [None] * UNITS
        self.actions: list[Action | None] = [None] * UNITS
        self.has_ability = [0] * UNITS
        self.has_action = [0] * UNITS
        # Death Curses: what a curse in force gives to each unit, and what follows its end.
        self.cursed = [0] * UNITS
        self.curse_strength: list[tuple[int, ...]] = [()] * UNITS
        self.curse_keywords: list[tuple[int, ...]] = [()] * UNITS
        self.curse_keyword_bonus = [0] * UNITS
        self.curse_bonus_keyword = [0] * UNITS
        self.curse_weakens = [0] * UNITS
        self.curse_end = [NONE] * UNITS
        # Army building (SL-2.5): the strength of which the unit is the only one.
        self.conversion = [0] * UNITS
        self.rare = [0] * UNITS
        self._enter(units)

    def _enter(self, units: "tuple[Unit, ...]") -> None:
        names = tuple(unit.name for unit in units)
        if names != UNIT.symbols:
            wrong = [name for name in UNIT.symbols if name not in names]
            raise ValueError(f"the units are not those of the domain, in its order: {wrong}")
        for kind, unit in enumerate(units):
            self.color[kind] = unit.color
            self.type[kind] = unit.type
            self.unit_class[kind] = unit.unit_class
            self.base[kind] = unit.base
            self.static[kind] = int(unit.static)
        for kind, unit in enumerate(units):
            for power in unit.powers:
                power.enter(self, kind)

    def add_sequence(self, effects: "tuple[Effect, ...]") -> int:
        """Note what is carried out in a row, and give its number."""
        self.sequences.append(effects)
        return len(self.sequences) - 1

    def is_gray(self, kind: int) -> bool:
        """Tell the side of a unit by its colour (SL-1.1)."""
        return SILVER <= self.color[kind] <= PURPLE
