"""What a move would cost and why, and what the turn would score if it ended now."""

from fracas.core.text import Text, seat_text
from fracas.core.view import Element, View
from fracas.games.azeroth.cost import (
    conquest_obstacle,
    conquest_price,
    in_hand,
    near,
    price,
    target_obstacle,
    tolls_with,
    untaxed,
)
from fracas.games.azeroth.peoples import BADGES, PEOPLES
from fracas.games.azeroth.scoring import items_now
from fracas.games.azeroth.state import FIRST_RACE, Realm
from fracas.games.azeroth.tables import (
    AIR,
    ASK_COMBO,
    ASK_CONQUEST,
    ASK_TURN,
    ATTEMPT,
    ATTEMPT_BITS,
    ATTEMPT_WITH,
    CHAMPION,
    COMBO_TOO_DEAR,
    CONQUER,
    CONQUER_WITH,
    COST,
    DECLINE,
    DIE_WEIGHTS,
    FINISH,
    FLIGHT_BITS,
    FLY,
    FLY_WITH,
    ITEM,
    MEANS_BITS,
    NONE,
    NOT_ENOUGH_TOKENS,
    PLAIN,
    SEND_CHAMPION,
    TAKE,
    TOO_MANY_SHORT,
)


def target_of(move: int) -> tuple[int, int]:
    """Give the region and the means of a conquest move; no region for other moves."""
    if CONQUER.holds(move):
        return CONQUER.argument(move), PLAIN
    if CONQUER_WITH.holds(move):
        return CONQUER_WITH.argument(move), MEANS_BITS[CONQUER_WITH.argument(move, 1)]
    if ATTEMPT.holds(move):
        return ATTEMPT.argument(move), PLAIN
    if ATTEMPT_WITH.holds(move):
        return ATTEMPT_WITH.argument(move), ATTEMPT_BITS[ATTEMPT_WITH.argument(move, 1)]
    if FLY.holds(move):
        return FLY.argument(move), AIR
    if FLY_WITH.holds(move):
        return FLY_WITH.argument(move), FLIGHT_BITS[FLY_WITH.argument(move, 1)]
    if SEND_CHAMPION.holds(move):
        return SEND_CHAMPION.argument(move), CHAMPION
    return NONE, PLAIN


def preview(state: Realm, seat: int, move: int) -> list[Text]:
    """Say what a legal move would cost, pay or bring."""
    asked = state.asked[seat]
    if asked == ASK_CONQUEST:
        if move == FINISH:
            return [_score_text(sum(items_now(state, seat)))]
        region, means = target_of(move)
        if region == NONE:
            return []
        return _conquest_texts(state, seat, region, means, move)
    if asked == ASK_TURN and move == DECLINE:
        return [_score_text(state.count_of(2 * seat + FIRST_RACE))]
    if asked == ASK_COMBO:
        combo = TAKE.argument(move)
        race, power = state.combo_race[combo], state.combo_power[combo]
        tokens = PEOPLES[race].banner + BADGES[power].badge
        pays, gets = combo, state.combo_coins[combo]
        return [Text("preview-combo", {"pays": pays, "gets": gets, "tokens": tokens})]
    return []


def _score_text(coins: int) -> Text:
    return Text("preview-score", {"coins": coins})


def _conquest_texts(state: Realm, seat: int, region: int, means: int, move: int) -> list[Text]:
    note: list[int] = []
    cost = conquest_price(state, seat, region, means, 0, note)
    texts = [Text("preview-cost", {"cost": cost})]
    texts += [_reason_text(note[i], note[i + 1]) for i in range(0, len(note), 2)]
    tolls = tolls_with(state, seat, region, means)
    if tolls:
        texts.append(Text("preview-toll", {"coins": tolls}))
    if ATTEMPT.holds(move) or ATTEMPT_WITH.holds(move):
        short = cost - in_hand(state, seat)
        faces = sum(DIE_WEIGHTS[short:])
        texts.append(
            Text("preview-attempt", {"short": short, "good": faces, "all": sum(DIE_WEIGHTS)})
        )
    return texts


def _reason_text(kind: int, amount: int) -> Text:
    return Text("cost-line", {"reason": Text(COST.label(kind)), "amount": amount})


def cost_marks(state: Realm, view: View, seat: int) -> None:
    """Mark every region in reach with what it would cost, and why (SW-5.8)."""
    if state.chains[seat]:
        return
    nearby = near(state, seat)
    free = untaxed(state, seat, nearby)
    for region in range(state.land.count):
        if target_obstacle(state, seat, region, PLAIN, nearby) != 0:
            continue
        note: list[int] = []
        cost = price(state, seat, region, PLAIN, free, 0, note)
        reasons = _reason_text(note[-2], note[-1])
        for position in range(len(note) - 4, -1, -2):
            line = _reason_text(note[position], note[position + 1])
            reasons = Text("cost-sum", {"first": line, "rest": reasons})
        enough = conquest_obstacle(state, seat, region, PLAIN, False, nearby) == 0
        place = f"region/{region + 1}"
        element = Element(
            f"cost/{region + 1}",
            place,
            "cost",
            Text("cost-mark", {"cost": cost}),
            traits={"cost": cost, "enough": int(enough)},
            about=reasons,
        )
        view.elements.append(element)


def score_notes(state: Realm, view: View) -> None:
    """Say what the turn would score if it ended now, item by item."""
    if state.over():
        return
    seat = state.turn_seat
    items = items_now(state, seat)
    view.notes.append(Text("note-turn", {"seat": seat_text(seat), "coins": sum(items)}))
    for item, coins in enumerate(items):
        if coins:
            what = Text(ITEM.label(item))
            view.notes.append(Text("note-item", {"item": what, "coins": coins}))


def explain(state: Realm, reason: int, seat: int, move: int) -> dict[str, int | str | Text]:
    """Give the numbers that a reason speaks of."""
    if reason == COMBO_TOO_DEAR:
        return {"cost": TAKE.argument(move), "coins": state.coins[seat]}
    region, means = target_of(move)
    if reason in (NOT_ENOUGH_TOKENS, TOO_MANY_SHORT):
        cost = conquest_price(state, seat, region, means)
        return {"cost": cost, "hand": in_hand(state, seat)}
    return {}
