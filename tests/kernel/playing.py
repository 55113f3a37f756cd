"""Matches played by notation, or by whatever moves the dice pick."""

from collections.abc import Iterator

from fracas.core.dice import Dice, SealedDice
from fracas.core.errors import IllegalMove
from fracas.core.game import Game
from fracas.core.match import Match
from fracas.core.record import CHAIN
from fracas.core.state import State

SECRET = bytes(range(32))
NONCES = [b"anna", b"bela", b"chloe"]


def moves_of(game: Game, chain: str) -> list[int]:
    """Read a chain of moves, as a record writes it."""
    return [game.verbs.parse(word) for word in chain.split(CHAIN)]


def play(match: Match, seat: int, chain: str) -> None:
    """Answer the present question of a seat."""
    match.submit(seat, match.question(seat), moves_of(match.game, chain))


def enter(match: Match, *outcomes: str) -> None:
    """Say what the dice and cards of a real table gave, as in `draw mug`."""
    for words in outcomes:
        name, _, symbol = words.partition(" ")
        chance = match.state.chance()
        assert match.game.chances.names[chance] == name
        match.enter(match.game.chances.domains[chance].index(symbol))


def play_on(match: Match, dice: Dice, decisions: int = 1_000_000) -> None:
    """Make moves picked by the dice, some decisions long or to the end."""
    for _ in range(decisions):
        if match.over():
            return
        owing = match.owing()
        if not owing:
            match.enter(dice.weighted(match.state.weights()))
            continue
        seat = owing[dice.below(len(owing))]
        legal = match.state.legal(seat)
        match.submit(seat, match.question(seat), [legal[dice.below(len(legal))]])


def states_of(state: State, dice: Dice) -> Iterator[State]:
    """Give a state that draws its own chances before each random move, and at its end."""
    while not state.over():
        yield state
        owing = state.owing()
        seat = owing[dice.below(len(owing))]
        legal = state.legal(seat)
        state.play(seat, legal[dice.below(len(legal))])
    yield state


def sealed_dice() -> SealedDice:
    """Give the sealed dice of a table of three."""
    return SealedDice(SECRET, NONCES)


def refusal_of(error: IllegalMove) -> tuple[str, str]:
    """Give the message and the rule of a refusal."""
    return error.refusal.text.message, error.refusal.rule
