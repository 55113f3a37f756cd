"""The 96 Chaos cards: thirty titles, a row each, and what their texts change.

A row holds what a text changes by a number, and in `does` what it is that the rules have to
look for (a bit each). Texts that act when the card is played, or that ask somebody something,
are carried out by the functions of their Power: `khorne.py`, `nurgle.py`, `tzeentch.py` and
`slaanesh.py`.
"""

from typing import Final

from fracas.games.old_world.powers import KHORNE, NURGLE, SLAANESH, TZEENTCH

# What a working text does.
SILENCES: Final = 1 << 0
WHEN_PLAYED: Final = 1 << 1
NO_CORRUPTION: Final = 1 << 2
HOLDS_BACK: Final = 1 << 3
DRAWS_FOR_KILLS: Final = 1 << 4
COUNTS_ATTACK: Final = 1 << 5
FRENZY: Final = 1 << 6
REBORN: Final = 1 << 7
CHANGES_DEFENCE: Final = 1 << 8
COUNTS_CORRUPTION: Final = 1 << 9
CONSUMES: Final = 1 << 10
ROTS: Final = 1 << 11
STENCH: Final = 1 << 12
STASIS: Final = 1 << 13
STAYS: Final = 1 << 14
DAZZLES: Final = 1 << 15
PACT: Final = 1 << 16
LIES: Final = 1 << 17
NO_BATTLE: Final = 1 << 18
WEAKENS: Final = 1 << 19
SHIELDS: Final = 1 << 20
CONTROLS: Final = 1 << 21


class Card:
    """A title of a Chaos card. `reading` marks those whose text is not certain."""

    def __init__(
        self,
        power: int,
        cost: int,
        copies: int,
        does: int,
        *,
        magic: int = 0,
        amount: int = 0,
        own_defence: int = 0,
        enemy_defence: int = 0,
        reading: bool = False,
    ) -> None:
        self.power = power
        self.cost = cost
        self.copies = copies
        self.does = does
        self.magic = magic
        self.amount = amount
        self.own_defence = own_defence
        self.enemy_defence = enemy_defence
        self.reading = reading


CARDS: Final[tuple[Card, ...]] = (
    Card(KHORNE, 0, 4, FRENZY, amount=2),  # Blood Frenzy
    Card(KHORNE, 1, 4, NO_CORRUPTION),  # Battle Cry
    Card(KHORNE, 1, 3, HOLDS_BACK),  # Field of Carnage
    Card(KHORNE, 1, 3, DRAWS_FOR_KILLS),  # Ritual Slaying
    Card(KHORNE, 1, 4, COUNTS_ATTACK),  # The Skull Throne
    Card(KHORNE, 2, 3, REBORN),  # Reborn in Blood
    Card(KHORNE, 2, 3, WHEN_PLAYED, reading=True),  # The Blood God's Call
    Card(NURGLE, 0, 3, CHANGES_DEFENCE, enemy_defence=-1),  # Plague Touch
    Card(NURGLE, 0, 4, COUNTS_CORRUPTION, magic=1),  # Plague Aura
    Card(NURGLE, 1, 3, CHANGES_DEFENCE, own_defence=1),  # Rain of Pus
    Card(NURGLE, 1, 4, WEAKENS, amount=2),  # Influenza
    Card(NURGLE, 1, 2, WHEN_PLAYED, reading=True),  # All Things Decay
    Card(NURGLE, 2, 3, CONSUMES),  # A Great Foul Consumption
    Card(NURGLE, 2, 3, ROTS),  # The Final Rotting
    Card(NURGLE, 3, 2, STENCH, magic=1, amount=2),  # The Stench of Death
    Card(TZEENTCH, 0, 3, SILENCES, magic=1),  # Changer of Ways
    Card(TZEENTCH, 0, 2, WHEN_PLAYED, reading=True),  # Drain Power
    Card(TZEENTCH, 0, 3, WHEN_PLAYED | SHIELDS),  # Warp Shield
    Card(TZEENTCH, 1, 4, WHEN_PLAYED),  # Teleport
    Card(TZEENTCH, 1, 3, STASIS, magic=1, amount=2, reading=True),  # Temporal Stasis
    Card(TZEENTCH, 1, 3, WHEN_PLAYED, amount=2, reading=True),  # The Meddling of Skaven
    Card(TZEENTCH, 1, 3, STAYS, magic=1, reading=True),  # The Persistence of Change
    Card(TZEENTCH, 2, 3, DAZZLES, magic=1),  # Dazzle
    Card(SLAANESH, 0, 2, PACT, magic=1),  # Abyssal Pact
    Card(SLAANESH, 0, 4, WHEN_PLAYED, amount=1),  # Perverse Infiltration
    Card(SLAANESH, 1, 4, LIES, amount=2, reading=True),  # Insidious Lies
    Card(SLAANESH, 1, 4, WHEN_PLAYED, magic=1, reading=True),  # Dark Influence
    Card(SLAANESH, 2, 3, NO_BATTLE, reading=True),  # Field of Ecstasy
    Card(SLAANESH, 2, 4, WHEN_PLAYED | CONTROLS, magic=1, reading=True),  # Soporific Musk
    Card(SLAANESH, 3, 3, 0, amount=3, reading=True),  # Degenerate Royalty
)
TITLES: Final = 30
CARDS_FROM: Final[tuple[int, ...]] = (0, 7, 15, 23, 30)  # by Power: its first title

FIELD_OF_CARNAGE: Final = 2
THE_BLOOD_GODS_CALL: Final = 6
ALL_THINGS_DECAY: Final = 11
DRAIN_POWER: Final = 16
WARP_SHIELD: Final = 17
TELEPORT: Final = 18
THE_MEDDLING_OF_SKAVEN: Final = 20
PERVERSE_INFILTRATION: Final = 24
DARK_INFLUENCE: Final = 26
SOPORIFIC_MUSK: Final = 28
DEGENERATE_ROYALTY: Final = 29
ROYALTY_WANTS: Final = 3

# What can lie on a card space besides: one of the three Horrors, or nothing.
PERCHED: Final = 30
EMPTY: Final = 33
_NOTHING: Final[tuple[int, ...]] = (0, 0, 0, 0)

POWER_OF: Final[tuple[int, ...]] = (*(card.power for card in CARDS), -1, -1, -1, -1)
COST: Final[tuple[int, ...]] = (*(card.cost for card in CARDS), *_NOTHING)
COPIES: Final[tuple[int, ...]] = tuple(card.copies for card in CARDS)
DOES: Final[tuple[int, ...]] = (*(card.does for card in CARDS), *_NOTHING)
MAGIC: Final[tuple[int, ...]] = (*(card.magic for card in CARDS), *_NOTHING)
AMOUNT: Final[tuple[int, ...]] = (*(card.amount for card in CARDS), *_NOTHING)
OWN_DEFENCE: Final[tuple[int, ...]] = (*(card.own_defence for card in CARDS), *_NOTHING)
ENEMY_DEFENCE: Final[tuple[int, ...]] = (*(card.enemy_defence for card in CARDS), *_NOTHING)
DISCOUNT: Final[tuple[int, ...]] = tuple(
    card.amount if title == DEGENERATE_ROYALTY else 0 for title, card in enumerate(CARDS)
)
