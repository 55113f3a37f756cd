"""The few ways in which the kernel says no, each with words for people."""

from fracas.core.text import Text


class FracasError(ValueError):
    """Something that was asked cannot be done; nothing has changed.

    `str()` gives an English sentence; `text` is the same for a reader of any language.
    """

    def __init__(self, english: str, text: Text) -> None:
        super().__init__(english)
        self.text = text


class Refusal:
    """Why a move is not possible: a message for people and the rule behind it."""

    def __init__(self, seat: int, notation: str, text: Text, rule: str) -> None:
        self.seat = seat
        self.notation = notation
        self.text = text
        self.rule = rule

    def __repr__(self) -> str:
        rule = f" ({self.rule})" if self.rule else ""
        return f"seat {self.seat + 1} cannot {self.notation!r}: {self.text!r}{rule}"


class IllegalMove(FracasError):
    """A move that the rules forbid. The state is as it was before."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal), refusal.text)
        self.refusal = refusal


class IllegalOutcome(FracasError):
    """An outcome that chance cannot have now. The state is as it was before."""


class UnknownSetting(FracasError):
    """A game was asked for with seats or settings that it does not have."""


class ContentError(FracasError):
    """House content that a game cannot use: where in it, and why."""

    def __init__(self, where: str, english: str, text: Text) -> None:
        told = Text("content-place", {"where": where, "reason": text}) if where else text
        super().__init__(f"{where}: {english}" if where else english, told)
        self.where = where


class NotPossible(FracasError):
    """Something about a match, other than a move, that cannot be done now."""


class SnapshotError(ValueError):
    """Bytes that are no snapshot of this game in this revision."""


class EndlessSteps(Exception):
    """A game's steps went on without asking anybody: a fault in the game."""


class StepFault(Exception):
    """A game's step did two things that only one place of a step can do: a fault in the game."""
