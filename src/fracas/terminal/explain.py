"""Why a move is not possible, in words, with the rule behind it."""

from fracas.core.errors import Refusal
from fracas.core.state import State
from fracas.core.view import Option
from fracas.terminal.voice import Voice


def reason_words(voice: Voice, refusal: Refusal) -> str:
    """Say a refusal, and which rule to look up."""
    words = voice.text(refusal.text)
    return f"{words} ({refusal.rule})" if refusal.rule else words


def explain(voice: Voice, state: State, seat: int, moves: list[int]) -> str:
    """Say what stands against a move or a chain of moves, or that nothing does.

    All but the last move are tried on a copy. None of them closes the chain, and an open
    chain is private: nothing can become known by asking.
    """
    trial = state.copy()
    for position, move in enumerate(moves):
        notation = state.game.verbs.notation(move)
        refusal = trial.why_not(seat, move)
        if refusal is not None:
            return voice("why-not", move=notation, reason=reason_words(voice, refusal))
        closes = trial.closes(seat, move)
        if position == len(moves) - 1:
            option = Option(move, [], trial.label(move), trial.preview(seat, move))
            return _possible(voice, option, closes)
        if closes:
            return voice("why-not-after", move=notation)
        trial.play(seat, move)
    return ""


def _possible(voice: Voice, option: Option, closes: bool) -> str:
    words = voice("why-possible" if closes else "why-possible-open", move=option.label)
    previews = "; ".join(map(voice.text, option.previews))
    return f"{words} {previews}".strip()
