"""What a seat is asked in words, why a move is not possible, and what one would cost or bring."""

from fracas.core.text import Text
from fracas.games.old_world import strikes
from fracas.games.old_world.placing import COUNT
from fracas.games.old_world.state import World
from fracas.games.old_world.summoning import play_cost, summon_cost
from fracas.games.old_world.tables import (
    ASK_AUTOMATIC,
    ASK_CORSAIRS,
    ASK_DECAY,
    ASK_HERO,
    ASK_HIT,
    ASK_INFLUENCE,
    ASK_INFLUENCE_TO,
    ASK_MEDDLING,
    ASK_MUSK,
    ASK_PLACE,
    ASK_PLACE_DIAL,
    ASK_ROLL_NOW,
    ASK_ROTTING,
    ASK_SHIELD,
    ASK_TELEPORT,
    ASK_TELEPORT_TO,
    ASK_TURN,
    ASK_WARPSTONE,
    ASK_WAY,
    ASK_WHICH_DIE,
    FIGURE,
    HIT,
    OLD_WORLD,
    PLAY,
    REGION,
    SUMMON,
    TOKEN,
    TOO_DEAR,
    TOO_FEW_HITS,
    UPGRADE,
    UPGRADES,
)

Arguments = dict[str, int | str | Text]


def prompt(state: World, seat: int) -> Text:
    """Put a question into words, with the numbers and names one needs to answer it."""
    asked = state.asked[seat]
    return Text(state.game.prompts.messages[asked].message, arguments(state, seat, asked))


def arguments(state: World, seat: int, asked: int) -> Arguments:
    """Give what a prompt's words speak of."""
    if asked == ASK_TURN:
        return {"points": state.power_points[state.power_of(seat)]}
    if asked in (ASK_HIT, ASK_WHICH_DIE):
        sixes = state.argument(strikes.SIXES)
        hits = sixes + state.argument(strikes.PLAIN)
        return {"region": region_text(state.argument(0)), "hits": hits, "sixes": sixes}
    if asked == ASK_AUTOMATIC:
        return {"region": region_text(state.argument(0)), "hits": state.argument(2)}
    if asked in (ASK_ROLL_NOW, ASK_HERO):
        return {"region": region_text(state.argument(0))}
    if asked in (ASK_PLACE, ASK_PLACE_DIAL):
        token = Text(TOKEN.label(state.argument(0)))
        return {"token": token, "count": state.argument(COUNT)}
    if asked == ASK_WAY:
        return {"card": Text(OLD_WORLD.label(state.argument(0)))}
    if asked == ASK_WARPSTONE:
        return {"region": region_text(state.argument(2))}
    if asked == ASK_CORSAIRS:
        return {"region": region_text(state.argument(2))}
    if asked in (
        ASK_DECAY,
        ASK_ROTTING,
        ASK_SHIELD,
        ASK_TELEPORT,
        ASK_TELEPORT_TO,
        ASK_MEDDLING,
        ASK_INFLUENCE,
        ASK_INFLUENCE_TO,
        ASK_MUSK,
    ):
        return {"region": region_text(state.argument(1) // 2)}
    return {}


def region_text(region: int) -> Text:
    """Name a region."""
    return Text(REGION.label(region))


def explain(state: World, reason: int, seat: int, move: int) -> Arguments:
    """Say what a thing costs and what there is, or how many hits a figure wants."""
    power = state.power_of(seat)
    if reason == TOO_DEAR:
        return {"cost": cost_of(state, power, move), "points": state.power_points[power]}
    if reason == TOO_FEW_HITS and HIT.holds(move):
        figure = HIT.argument(move)
        return {
            "figure": Text(FIGURE.label(figure)),
            "hits": strikes.defence(state, figure) - state.early_hits(figure, state.step_power()),
        }
    return {}


def cost_of(state: World, power: int, move: int) -> int:
    """Give what a summoning or a card costs now."""
    if SUMMON.holds(move):
        return max(0, summon_cost(state, power, SUMMON.argument(move), SUMMON.argument(move, 1)))
    return play_cost(state, power, PLAY.argument(move), PLAY.argument(move, 1) // 2)


def preview(state: World, seat: int, move: int) -> list[Text]:
    """Say what a move costs, what it does, or how many hits it takes."""
    power = state.power_of(seat)
    if SUMMON.holds(move) or PLAY.holds(move):
        return [Text("preview-cost", {"cost": cost_of(state, power, move)})]
    if UPGRADES.holds(move):
        return [Text(f"about-{UPGRADE.symbols[UPGRADES.argument(move)]}")]
    if HIT.holds(move) and state.asked[seat] == ASK_HIT:
        hits = strikes.hits_wanted(state, HIT.argument(move), power)
        return [Text("preview-hits", {"hits": hits})]
    return []
