"""House content: what a game writes out it reads again, and nonsense is refused with a reason."""

from hypothesis import given
from hypothesis import strategies as any_of

from fracas.contract.nonsense import examples
from fracas.contract.trial import Trial, check
from fracas.contract.wording import Speech
from fracas.core.dice import seeded
from fracas.core.errors import ContentError
from fracas.core.game import Game, content_digest
from fracas.core.playout import Tally, play_randomly

_FURNISHED_GAMES = 2
_STRANGE = ("", "\x00", "\ufeff", "-1", "0", "99999999999999999999", "[[", '"', "\u00e9", "#")


@check
def house_content_is_checked(trial: Trial) -> None:
    """Content that a game writes out can be read again; changed at random it is read or refused."""
    text = trial.game.house_content()
    if not text:
        return
    furnished = _furnished(trial, text)
    if isinstance(furnished, ContentError):
        raise trial.broken(f"the game refuses its own content: {furnished}")
    if furnished.content != content_digest(text):
        raise trial.broken("a game with other content does not bear its digest")
    if furnished.house_content() != text:
        raise trial.broken("content that was read is written out as something else")
    _plays(trial, furnished)
    speech = Speech(trial)
    lines = text.splitlines()

    @examples(trial.effort)
    @given(
        any_of.integers(0, len(lines) - 1),
        any_of.integers(0, 200),
        any_of.integers(0, 20),
        any_of.sampled_from(_STRANGE) | any_of.text(max_size=8),
    )
    def is_read_or_refused(line: int, start: int, length: int, strange: str) -> None:
        old = lines[line]
        changed = old[:start] + strange + old[start + length :]
        found = _furnished(trial, "\n".join([*lines[:line], changed, *lines[line + 1 :]]) + "\n")
        if isinstance(found, ContentError):
            problems = speech.problems(found.text)
            if problems:
                raise trial.broken(f"why content is refused cannot be said: {problems[0]}")
        else:
            found.new(found.seats[0], dice=seeded(trial.effort.seed, "furnished"))

    is_read_or_refused()


def _furnished(trial: Trial, text: str) -> Game | ContentError:
    try:
        return trial.game.with_content(text)
    except ContentError as error:
        return error
    except Exception as error:
        raise trial.broken(f"reading content raises {type(error).__name__}: {error}") from error


def _plays(trial: Trial, game: Game) -> None:
    """Play a few games with it, to a sound end."""
    for number in range(_FURNISHED_GAMES):
        seats = game.seats[number % len(game.seats)]
        state = game.new(seats, dice=seeded(trial.effort.seed, f"furnished {number}"))
        play_randomly(state, seeded(number, "choices"), Tally())
        if state.problems():
            raise trial.broken(f"played with its content written out: {state.problems()[0]}")
