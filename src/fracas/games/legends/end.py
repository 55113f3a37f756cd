"""SL-13 and SL-8.9: what is looked after following every atomic step, and how a game ends."""

from fracas.games.legends.field import destroy
from fracas.games.legends.state import NOT_PLACED, War
from fracas.games.legends.steps import CURSE
from fracas.games.legends.strength import strength
from fracas.games.legends.tables import (
    BOTH_CASTLES,
    CASTLE_FALLEN,
    CASTLE_TAKEN,
    FIGHTER,
    LONGEST,
    LONGEST_GAMES,
    NO_MAIN_PLAY,
    PIECES,
    STANDSTILL,
    STANDSTILLS,
    STOOD_STILL,
    TOO_LONG,
)

BOTH_SIDES = 3


def settle(war: War) -> None:
    """Look for the end, then for strengths gone, then for curses waiting (SL-8.9)."""
    if war.fallen or war.taken:
        finish_castle(war)
        return
    if war.unsettled:
        war.unsettled = 0
        if may_have_lost_strength(war):
            while destroy_powerless(war):
                pass
    if war.queue and not war.cursing and war.owed == 0:
        war.cursing = 1
        war.interrupt(CURSE, war.control[war.queue[0]], war.queue[0])


def may_have_lost_strength(war: War) -> bool:
    """Tell whether anything takes strength away at all: a weakened unit or a curse."""
    if war.curse_in_force and war.roster.curse_weakens[war.kind[war.curse]]:
        return True
    return min(war.bonus) < 0


def destroy_powerless(war: War) -> bool:
    """Destroy all fighters without strength at the same moment (SL-7.8, SL-7.9)."""
    unit_class = war.roster.unit_class
    doomed = [
        piece
        for piece in range(PIECES)
        if war.where[piece] >= 0
        and unit_class[war.kind[piece]] == FIGHTER
        and strength(war, piece) <= 0
    ]
    # That a hidden unit is still alive tells something too.
    war.disclose()
    if doomed:
        destroy(war, doomed)
    return bool(doomed)


def won_by(war: War, winner: int, ending: int) -> None:
    """End the game for a winner."""
    war.finish(ending, tuple(1 if seat == winner else 2 for seat in range(2)), scores(war))


def drawn(war: War, ending: int) -> None:
    """End the game without a winner."""
    war.finish(ending, (1, 1), scores(war))


def scores(war: War) -> tuple[int, ...]:
    """Count each side's destroyed enemies, the one in the Death Curse area included (SL-15.4)."""
    lost = [0, 0]
    for piece in range(PIECES):
        if NOT_PLACED < war.where[piece] < 0:
            lost[war.army_seat(piece)] += 1
    return (lost[1], lost[0])


def finish_castle(war: War) -> None:
    """End the game because a castle is gone (SL-13.1, SL-13.2, SL-13.4, SL-13.5)."""
    gone = war.fallen | war.taken
    if gone == BOTH_SIDES:
        drawn(war, BOTH_CASTLES)
    else:
        won_by(war, 1 - (gone >> 1), CASTLE_FALLEN if war.fallen else CASTLE_TAKEN)


def lose_without_play(war: War, seat: int) -> None:
    """End the game for who has no main play (SL-13.3)."""
    won_by(war, 1 - seat, NO_MAIN_PLAY)


def draw_by_length(war: War) -> bool:
    """End a game that does not move on (SL-13.6), or has gone on for too long (SL-13.8)."""
    if war.quiet >= STANDSTILLS[war.options[STANDSTILL]]:
        drawn(war, STOOD_STILL)
    elif war.plays >= 2 * LONGEST_GAMES[war.options[LONGEST]]:
        drawn(war, TOO_LONG)
    return war.over()
