"""SL-8.1: the turn, phase by phase."""

from typing import Final

from fracas.core.events import EVERYONE
from fracas.core.game import NOT_AN_ANSWER
from fracas.games.legends import actions
from fracas.games.legends.end import draw_by_length, lose_without_play
from fracas.games.legends.field import destroy, remember_play, reveal
from fracas.games.legends.knowledge import might_take_extra_turn
from fracas.games.legends.movement import own_piece_obstacle
from fracas.games.legends.state import TURN_MARK, War
from fracas.games.legends.steps import TURN, WINDOW
from fracas.games.legends.tables import (
    ASK_CLOSING,
    ASK_MAIN,
    ASK_OPENING,
    ASK_TURN_END,
    EXTRA_TURN,
    NO_ABILITY,
    PASS,
    PIECES,
    TURN_BEGINS,
    USE,
    USED,
)

START: Final = 0
MAIN_PLAY: Final = 1
CLOSING: Final = 2
END_OF_TURN: Final = 3
CLEANUP: Final = 4
NEXT: Final = 5

AGAIN: Final = 0


def turn(war: War) -> None:
    """Run a phase of a turn."""
    seat = war.step_seat()
    place = war.place()
    war.go(place + 1)
    if place == START:
        war.active = seat
        _clear_marks(war)
        war.tell(EVERYONE, TURN_BEGINS, seat)
        war.push(WINDOW, seat, ASK_OPENING)
    elif place == MAIN_PLAY:
        war.disclose()  # that he can go on tells something (SL-8.16)
        if actions.has_main_play(war, seat):
            war.ask(seat, ASK_MAIN)
        else:
            lose_without_play(war, seat)
    elif place == CLOSING:
        remember_play(war, seat)
        war.push(WINDOW, seat, ASK_CLOSING)
    elif place == END_OF_TURN:
        if might_take_extra_turn(war, seat):
            war.ask(seat, ASK_TURN_END)
    elif place == CLEANUP:
        _clean_up(war)
    elif not draw_by_length(war):
        again = war.argument(AGAIN)
        war.done()
        war.push(TURN, seat if again else 1 - seat)


def _clear_marks(war: War) -> None:
    used = war.used
    for piece in range(PIECES):
        if used[piece] & TURN_MARK:
            used[piece] &= ~TURN_MARK


def _clean_up(war: War) -> None:
    """End together what lasts until the end of the turn (SL-8.1)."""
    for piece in range(PIECES):
        if war.bonus[piece] or war.lent[piece]:
            war.bonus[piece] = 0
            war.lent[piece] = 0
            war.unsettled = 1


def end_obstacle(war: War, seat: int, move: int) -> int:
    """Pass, or use a unit that gives another turn."""
    if move == PASS:
        return 0
    if not USE.holds(move):
        return NOT_AN_ANSWER
    space = USE.argument(move)
    reason = own_piece_obstacle(war, seat, space)
    if reason:
        return reason
    return 0 if war.roster.gives_extra_turn[war.kind[war.at[space]]] else NO_ABILITY


def end_moves(war: War, seat: int, found: list[int]) -> None:
    """List what can be done at the end of a turn."""
    found.append(PASS)
    gives = war.roster.gives_extra_turn
    for piece, kind in enumerate(war.kind):
        if gives[kind] and war.where[piece] >= 0 and war.control[piece] == seat:
            found.append(USE.move(war.where[piece]))


def end_answer(war: War, seat: int, move: int) -> None:
    """Take another turn (SL-8.15)."""
    if move == PASS:
        return
    piece = war.at[USE.argument(move)]
    war.set_argument(AGAIN, 1)
    reveal(war, piece)
    war.tell(EVERYONE, USED, war.kind[piece], war.where[piece])
    war.tell(EVERYONE, EXTRA_TURN, seat)
    destroy(war, [piece])
