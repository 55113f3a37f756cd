"""Ctrl-C, and a terminal that goes away: never in the middle of a move."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

# Windows knows neither hang-ups nor requests to end.
_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)


@contextmanager
def leaving_politely() -> Iterator[None]:
    """Inside, a request to end and a hang-up are the same as Ctrl-C."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    with _handled_by(leave):
        yield


@contextmanager
def undisturbed() -> Iterator[None]:
    """What is inside is done to its end; Ctrl-C waits until then."""
    waiting: list[int] = []

    def remember(number: int, frame: FrameType | None) -> None:
        waiting.append(number)

    with _handled_by(remember):
        yield
    if waiting:
        raise KeyboardInterrupt


@contextmanager
def unmoved() -> Iterator[None]:
    """Inside, nobody who is impatient stops what is being done: it is the way out."""
    with _handled_by(signal.SIG_IGN):
        yield


@contextmanager
def _handled_by(handler: "signal._HANDLER") -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = [(number, signal.signal(number, handler)) for number in _SIGNALS]
    try:
        yield
    finally:
        for number, old in before:
            signal.signal(number, signal.SIG_DFL if old is None else old)
