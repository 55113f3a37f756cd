"""Positions that random play seldom meets, from which the contract goes on."""

from collections.abc import Callable
from typing import Final

from fracas.core.state import State
from fracas.games.orcs.tables import ZONE
from tests.orcs.table import Battle, Table

PAIR: Final = "orc+crossbowman"
TWO_PAIRS: Final = "orc+crossbowman, heavy-orc+shaman"
HEROES: Final = (
    *("ashani", "buurk", "eruhsk", "gruragh", "khanrogg", "kokoth", "kraash", "kro-morda"),
    *("moordakk", "pogdush", "porkash", "froksh", "roshnar", "shagratt", "vhraarg", "vigdish"),
    *("vri-hurcka", "vriurck", "vrushn", "xaphyr"),
)
_SITES: Final = [
    name for name in ZONE.symbols if name[:5] in ("f4-n-", "f4-s-") and name[5] in "rm"
]


def duel(hero: str, helped: bool) -> Callable[[], State]:
    """A battle in which seat 1 holds nothing but a hero, and has room for him."""

    def position() -> State:
        return Battle(
            columns={1: TWO_PAIRS, 2: TWO_PAIRS},
            hand={1: hero, 2: "orc heavy-orc"},
            deck={1: "orc shaman heavy-orc", 2: "orc shaman crossbowman orc"},
            discards={1: "orc"},
            track={1: 5, 2: 2},
            losses={1: 1},
            berserk=(2,),
            hordes={1: "f4-n-inner 1"} if helped else {},
        ).match.state

    return position


def berserk_to_take() -> State:
    """Khanrogg finds a Berserk that cannot be used before he takes it."""
    return Battle(
        columns={1: PAIR},
        hand={1: "khanrogg", 2: "orc"},
        berserk=(2,),
    ).match.state


def hero_in_the_enemys_deck() -> State:
    """Moordakk finds somebody."""
    return Battle(
        columns={1: PAIR},
        hand={1: "moordakk", 2: "orc"},
        deck={2: "froksh vigdish"},
    ).match.state


def two_in_hand() -> State:
    """Vrushn brings the attacker a second card, and Vhraarg takes one of them."""
    return Battle(
        columns={1: PAIR, 2: PAIR},
        hand={1: "vrushn orc", 2: "vhraarg"},
        deck={1: "orc heavy-orc shaman", 2: ""},
    ).match.state


def blind() -> State:
    """Vri-Hurcka makes the defender play a card for which there are several places."""
    return Battle(
        columns={1: PAIR, 2: "orc, heavy-orc, boar-rider"},
        hand={1: "vri-hurcka", 2: "orc"},
        deck={2: "shaman crossbowman catapult"},
    ).match.state


def assault() -> State:
    """Two armies about to be fought, one of them in a fortress."""
    table = Table(
        actions=0,
        hordes={
            1: "f4-tower 3, f4-e-inner 3, f4-w-inner 3",
            2: "f4-tower 3, f4-e-inner 3, f4-w-inner 3",
        },
        fortresses={2: "f4-tower upright, f4-e-inner upright"},
        owned={1: "crossbowman crossbowman shaman", 2: "orc crossbowman shaman catapult vigdish"},
    )
    kingdom = table.kingdom
    kingdom.actions = 1
    kingdom.last_decks[3] = 1
    for zone in ("f4-tower", "f4-e-inner", "f4-w-inner"):
        kingdom.stood[table.zone(zone)] = 1
    return kingdom


def assault_with_orcs() -> State:
    """An assault by an army with a vanguard."""
    kingdom = assault()
    for seat in (0, 1):
        kingdom.owned[seat * 6 : seat * 6 + 6] = [6, 2, 2, 2, 2, 2]  # type: ignore[attr-defined]
    return kingdom


def thirteenth_marker() -> State:
    """All markers are on the map, and a city is near."""
    return Table(
        hordes={1: "f4-n-gate 3, f4-n-inner 3"},
        markers={1: " ".join(_SITES[:12])},
        ruins="f4-n-gate",
        actions=3,
    ).match.state


def city_to_take() -> State:
    """A city of an absent enemy, who owns heroes."""
    return Table(
        hordes={1: "f4-n-gate 3, f4-n-inner 3"},
        markers={2: "f4-n-city"},
        owned={2: "orc vigdish froksh"},
    ).match.state


def last_round() -> State:
    """The last round of all, and nothing to score."""
    return Table(turn=2, first=1, in_round=100, actions=1, river=DULL_RIVER).match.state


DULL_RIVER: Final = "most-cities most-fortresses white-tower most-villages-held"

POSITIONS: Final[tuple[Callable[[], State], ...]] = (
    *(duel(hero, helped=True) for hero in HEROES),
    *(duel(hero, helped=True) for hero in ("buurk", "kokoth", "shagratt", "vhraarg")),
    *([berserk_to_take, duel("porkash", helped=True)] * 3),
    *([hero_in_the_enemys_deck, blind] * 3),
    *([two_in_hand] * 6),
    *([city_to_take, assault, assault_with_orcs, thirteenth_marker, last_round] * 6),
)
