"""What a good player of each Power looks at."""

from fracas.games.old_world.powers import POWERS
from fracas.games.old_world.state import World


def outlook(state: World, seat: int) -> int:
    """Weigh a Power's prospects against those of its rivals."""
    own = state.power_of(seat)
    others = [merit(state, power) for power in range(POWERS) if power not in (own, state.absent)]
    return merit(state, own) * len(others) - sum(others)


def merit(state: World, power: int) -> int:
    """Add up what a Power has."""
    return state.points[power] + 4 * state.dials[power]
