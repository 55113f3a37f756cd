"""The four Powers: their sheets, figures, dials and upgrades."""

from typing import Final

from fracas.games.old_world.tables import UNIT_COUNTS

KHORNE: Final = 0
NURGLE: Final = 1
TZEENTCH: Final = 2
SLAANESH: Final = 3
POWERS: Final = 4
NO_POWER: Final = -1

POWER_POINTS: Final[tuple[int, ...]] = (7, 6, 6, 6)  # OW-1.8
CARDS_DRAWN: Final = 2  # OW-4.1
FULL_HAND: Final = 5
FIRST_HAND: Final = 3

# Classes of figures.
CULTIST: Final = 0
WARRIOR: Final = 1
GREATER_DAEMON: Final = 2


class Unit:
    """A kind of figure; its owner follows from its position, three kinds for each Power."""

    def __init__(self, rank: int, cost: int, attack: int, defence: int) -> None:
        self.rank = rank
        self.cost = cost
        self.attack = attack
        self.defence = defence


UNITS: Final[tuple[Unit, ...]] = (
    Unit(CULTIST, 1, 0, 1),  # Bloodsworn
    Unit(WARRIOR, 2, 2, 1),  # Bloodletter
    Unit(GREATER_DAEMON, 3, 4, 3),  # Bloodthirster
    Unit(CULTIST, 1, 0, 1),  # Leper
    Unit(WARRIOR, 1, 1, 1),  # Plaguebearer
    Unit(GREATER_DAEMON, 3, 3, 3),  # Great Unclean One
    Unit(CULTIST, 1, 0, 1),  # Acolyte
    Unit(WARRIOR, 2, 1, 2),  # Horror
    Unit(GREATER_DAEMON, 3, 3, 2),  # Lord of Change
    Unit(CULTIST, 1, 0, 1),  # Seductress
    Unit(WARRIOR, 2, 1, 2),  # Daemonette
    Unit(GREATER_DAEMON, 3, 2, 4),  # Keeper of Secrets
)
LEPER: Final = 3
PLAGUEBEARER: Final = 4
GREAT_UNCLEAN_ONE: Final = 5
ACOLYTE: Final = 6
HORROR: Final = 7
KEEPER_OF_SECRETS: Final = 11
UNITS_OF_A_POWER: Final = 3

# Figures, by number: the first of each kind is FIRST[unit].
FIRST: Final[tuple[int, ...]] = tuple(sum(UNIT_COUNTS[:unit]) for unit in range(13))
UNIT_OF: Final[tuple[int, ...]] = tuple(
    unit for unit, count in enumerate(UNIT_COUNTS) for _ in range(count)
)
FIGURES: Final = 45
OWNER_OF: Final[tuple[int, ...]] = tuple(unit // UNITS_OF_A_POWER for unit in UNIT_OF)
RANK_OF: Final[tuple[int, ...]] = tuple(UNITS[unit].rank for unit in UNIT_OF)
COST_OF: Final[tuple[int, ...]] = tuple(UNITS[unit].cost for unit in UNIT_OF)
ATTACK_OF: Final[tuple[int, ...]] = tuple(UNITS[unit].attack for unit in UNIT_OF)
DEFENCE_OF: Final[tuple[int, ...]] = tuple(UNITS[unit].defence for unit in UNIT_OF)
FIRST_HORROR: Final = FIRST[HORROR]
KEEPER: Final = FIRST[KEEPER_OF_SECRETS]
GREAT_ONE: Final = FIRST[GREAT_UNCLEAN_ONE]

# What a dial says.
START: Final = 0
SCORE: Final = 1
UPGRADE: Final = 2
DRAW: Final = 3
NOBLES: Final = 4
WARPSTONES: Final = 5
REMOVE_CORRUPTION: Final = 6
REMOVE_TOKENS: Final = 7
VICTORY: Final = 8
VICTORY_THREAT: Final = 99  # OW-2.8: higher than every number


class Tick:
    """A position of a dial: the Threat in its window, and its instruction."""

    def __init__(self, threat: int, instruction: int, amount: int) -> None:
        self.threat = threat
        self.instruction = instruction
        self.amount = amount


DIALS: Final[tuple[tuple[Tick, ...], ...]] = (
    (
        Tick(3, START, 0),
        Tick(6, SCORE, 4),
        Tick(12, UPGRADE, 1),
        Tick(14, DRAW, 2),
        Tick(17, SCORE, 4),
        Tick(23, UPGRADE, 1),
        Tick(28, UPGRADE, 1),
        Tick(31, DRAW, 2),
        Tick(32, DRAW, 2),
        Tick(VICTORY_THREAT, VICTORY, 0),
    ),
    (
        Tick(1, START, 0),
        Tick(5, SCORE, 3),
        Tick(10, REMOVE_CORRUPTION, 1),
        Tick(13, UPGRADE, 1),
        Tick(18, SCORE, 3),
        Tick(22, UPGRADE, 1),
        Tick(26, REMOVE_CORRUPTION, 2),
        Tick(30, UPGRADE, 1),
        Tick(33, SCORE, 3),
        Tick(34, REMOVE_CORRUPTION, 2),
        Tick(VICTORY_THREAT, VICTORY, 0),
    ),
    (
        Tick(2, START, 0),
        Tick(7, WARPSTONES, 1),
        Tick(9, UPGRADE, 1),
        Tick(15, SCORE, 3),
        Tick(20, UPGRADE, 1),
        Tick(21, WARPSTONES, 2),
        Tick(25, UPGRADE, 1),
        Tick(29, SCORE, 5),
        Tick(VICTORY_THREAT, VICTORY, 0),
    ),
    (
        Tick(4, START, 0),
        Tick(8, SCORE, 3),
        Tick(11, UPGRADE, 1),
        Tick(16, NOBLES, 2),
        Tick(19, UPGRADE, 1),
        Tick(24, UPGRADE, 1),
        Tick(27, REMOVE_TOKENS, 2),
        Tick(VICTORY_THREAT, VICTORY, 0),
    ),
)
THREAT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(tick.threat for tick in dial) for dial in DIALS
)
TICKS: Final[tuple[int, ...]] = tuple(len(dial) - 1 for dial in DIALS)

# Upgrades: five for each Power, the first three of which are its figures' in their order.
UPGRADES: Final = 20
UPGRADES_OF_A_POWER: Final = 5
LEPERS_UPGRADE: Final = 5
PLAGUEBEARERS_UPGRADE: Final = 6
GREAT_ONE_UPGRADE: Final = 7
PROVENDER: Final = 9
ACOLYTES_UPGRADE: Final = 10
HORRORS_UPGRADE: Final = 11
KEEPER_UPGRADE: Final = 17


class Upgrade:
    """What an upgrade card adds: to the values and abilities of its figures, or to a Power.

    `reading` marks cards whose text is not certain; the words say why.
    """

    def __init__(
        self,
        *,
        attack: int = 0,
        defence: int = 0,
        early: bool = False,
        counts: int = 1,
        magic: int = 0,
        only_sixes: bool = False,
        power_points: int = 0,
        cards: int = 0,
        reading: bool = False,
    ) -> None:
        self.attack = attack
        self.defence = defence
        self.early = early
        self.counts = counts
        self.magic = magic
        self.only_sixes = only_sixes
        self.power_points = power_points
        self.cards = cards
        self.reading = reading


UPGRADE_CARDS: Final[tuple[Upgrade, ...]] = (
    Upgrade(attack=1),  # Bloodsworn
    Upgrade(early=True),  # Bloodletters
    Upgrade(counts=3),  # Bloodthirster
    Upgrade(power_points=1, reading=True),
    Upgrade(cards=1, reading=True),
    Upgrade(reading=True),  # Lepers: see summoning
    Upgrade(reading=True),  # Plaguebearers: see battle
    Upgrade(reading=True),  # Great Unclean One: see arrivals
    Upgrade(power_points=1),
    Upgrade(reading=True),  # Provender of Ruin: see corruption
    Upgrade(reading=True),  # Acolytes: see arrivals
    Upgrade(reading=True),  # Horrors: see arrivals
    Upgrade(magic=2),  # Lord of Change
    Upgrade(power_points=1, reading=True),
    Upgrade(cards=1, reading=True),
    Upgrade(defence=1),  # Seductresses
    Upgrade(only_sixes=True),  # Daemonettes
    Upgrade(reading=True),  # Keeper of Secrets: see the battle phase
    Upgrade(power_points=1),  # Power of Pleasure
    Upgrade(power_points=1, reading=True),  # Power of Pain
)
PLEASURE_AND_PAIN: Final = 1 << 18 | 1 << 19
BOTH_POINTS: Final = 1  # what Pleasure and Pain give besides when both are in play

# By figure: its upgrade, as a bit of `World.upgrades`, and what that changes.
UPGRADE_BIT: Final[tuple[int, ...]] = tuple(
    1 << (unit // UNITS_OF_A_POWER * UPGRADES_OF_A_POWER + unit % UNITS_OF_A_POWER)
    for unit in UNIT_OF
)
_CARD_OF: Final[tuple[Upgrade, ...]] = tuple(
    UPGRADE_CARDS[unit // UNITS_OF_A_POWER * UPGRADES_OF_A_POWER + unit % UNITS_OF_A_POWER]
    for unit in UNIT_OF
)
EXTRA_ATTACK: Final[tuple[int, ...]] = tuple(card.attack for card in _CARD_OF)
EXTRA_DEFENCE: Final[tuple[int, ...]] = tuple(card.defence for card in _CARD_OF)
STRIKES_EARLY: Final[tuple[bool, ...]] = tuple(card.early for card in _CARD_OF)
COUNTS_FOR: Final[tuple[int, ...]] = tuple(card.counts for card in _CARD_OF)
MAGIC_OF: Final[tuple[int, ...]] = tuple(card.magic for card in _CARD_OF)
ONLY_SIXES: Final[tuple[bool, ...]] = tuple(card.only_sixes for card in _CARD_OF)

# Figures, dials and upgrades of which our reading is not certain.
UNCERTAIN_UNITS: Final[tuple[int, ...]] = (7, 8)
UNCERTAIN_DIALS: Final[tuple[int, ...]] = (TZEENTCH, SLAANESH)
