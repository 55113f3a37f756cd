"""Which function carries out the text of which Chaos card."""

from fracas.games.old_world import khorne, nurgle, slaanesh, tzeentch
from fracas.games.old_world.chaos_cards import (
    ALL_THINGS_DECAY,
    DARK_INFLUENCE,
    DRAIN_POWER,
    PERVERSE_INFILTRATION,
    SOPORIFIC_MUSK,
    TELEPORT,
    THE_BLOOD_GODS_CALL,
    THE_MEDDLING_OF_SKAVEN,
    WARP_SHIELD,
)
from fracas.games.old_world.state import World


def effect(state: World) -> None:
    """Go on with the effect of the card in argument 0."""
    card = state.argument(0)
    if card == THE_BLOOD_GODS_CALL:
        khorne.the_blood_gods_call(state)
    elif card == ALL_THINGS_DECAY:
        nurgle.all_things_decay(state)
    elif card == DRAIN_POWER:
        tzeentch.drain_power(state)
    elif card == WARP_SHIELD:
        tzeentch.warp_shield(state)
    elif card == TELEPORT:
        tzeentch.teleport(state)
    elif card == THE_MEDDLING_OF_SKAVEN:
        tzeentch.the_meddling_of_skaven(state)
    elif card == PERVERSE_INFILTRATION:
        slaanesh.perverse_infiltration(state)
    elif card == DARK_INFLUENCE:
        slaanesh.dark_influence(state)
    elif card == SOPORIFIC_MUSK:
        slaanesh.soporific_musk(state)
    else:
        nurgle.the_final_rotting(state)
