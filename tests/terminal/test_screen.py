"""A real terminal: colour, clearing, its size, its signals; and paper, which has none of them."""

import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
from codecs import getincrementaldecoder
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSWINSZ

import pytest

from fracas.terminal.desk import Screen
from tests.terminal.desks import Paper, fracas

PATIENCE = 60
CLEARED = "\x1b[2J"
SCROLLED_AWAY = "\x1b[3J"
COLOURED = re.compile(r"\x1b\[[0-9;]*3[0-7]m|\x1b\[[0-9;]*9[0-7]m")
PROMPT = "> "


class EndOfOutputError(AssertionError):
    """The command has ended and shows nothing any more."""


class Terminal:
    """The command in a pseudo-terminal: one types, and reads until something appears."""

    def __init__(self, process: "subprocess.Popen[bytes]", side: int) -> None:
        self.process = process
        self.side = side
        self.shown = ""
        self.decoder = getincrementaldecoder("utf-8")()

    def read_until(self, *wanted: str) -> str:
        """Read on until one of these appears; give what was shown since the last time."""
        fresh = ""
        while not any(words in fresh for words in wanted):
            fresh += self._more(f"{wanted} did not appear after {fresh[-300:]!r}")
        self.shown += fresh
        return fresh

    def _more(self, complaint: str) -> str:
        ready, _, _ = select.select([self.side], [], [], PATIENCE)
        if not ready:
            raise AssertionError(complaint)
        try:
            read = os.read(self.side, 65536)
        except OSError as error:  # The other side is closed.
            raise EndOfOutputError(complaint) from error
        if not read:
            raise EndOfOutputError(complaint)
        return self.decoder.decode(read)

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        os.write(self.side, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        """Press one key."""
        os.write(self.side, key)

    def send(self, number: signal.Signals) -> None:
        """Send a signal, again if it came in the moment before the terminal was listened to."""
        self.process.send_signal(number)
        while not select.select([self.side], [], [], 1)[0] and self.process.poll() is None:
            self.process.send_signal(number)

    def wait(self) -> int:
        """Read to the end and give the exit code."""
        while True:
            try:
                self.shown += self._more("the command did not end")
            except EndOfOutputError:
                return self.process.wait(PATIENCE)


@contextmanager
def terminal(
    *arguments: str, rows: int = 40, columns: int = 100, **environment: str
) -> Iterator[Terminal]:
    """Run the command in a terminal of a size."""
    ours, theirs = pty.openpty()
    ioctl(theirs, TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    path = os.pathsep.join(filter(None, sys.path))
    process = subprocess.Popen(
        [sys.executable, "-m", "fracas.cli", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm-256color", "PYTHONPATH": path, **environment},
    )
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


PLAY = ("play", "brawl", "--name", "Anna")


@pytest.mark.parametrize(
    ("language", "ending"), [("en", "The record is in"), ("fr", "L'enregistrement est dans")]
)
def test_a_whole_game_in_a_terminal(language: str, ending: str) -> None:
    arguments = (*PLAY, "--option", "evening=short", "--lang", language)
    with terminal(*arguments) as screen:
        while ending not in screen.read_until(PROMPT, ending):
            screen.type("1")
        assert screen.wait() == 0
    assert COLOURED.search(screen.shown)


def test_the_screen_is_cleared_before_each_look_and_cannot_be_scrolled_back() -> None:
    with terminal(*PLAY) as screen:
        first = screen.read_until(PROMPT)
        screen.type("ready")
        second = screen.read_until(PROMPT)
    for shown in (first, second):
        assert CLEARED in shown
        assert SCROLLED_AWAY in shown


def test_a_hand_is_wiped_before_the_next_person_is_called() -> None:
    with terminal("play", "brawl", "--players", "human,human") as screen:
        screen.read_until("Press Enter when seated: ")
        screen.type("")
        screen.read_until(PROMPT)
        screen.type("ready")
        called = screen.read_until("Press Enter when seated: ")
    assert called.rindex(SCROLLED_AWAY) < called.index("It is Seat 2's turn")
    assert "hand" not in called[called.rindex(SCROLLED_AWAY) :]


def test_no_colour_where_none_is_wanted() -> None:
    with terminal(*PLAY, NO_COLOR="1") as screen:
        screen.read_until(PROMPT)
    assert not COLOURED.search(screen.shown)


def test_a_dumb_terminal_gets_plain_words() -> None:
    with terminal(*PLAY, TERM="dumb") as screen:
        screen.read_until(PROMPT)
    assert "\x1b" not in screen.shown


def test_ctrl_c_saves_and_says_where(tmp_path: Path) -> None:
    with terminal(*PLAY) as screen:
        screen.read_until(PROMPT)
        # A key only interrupts the programs that the terminal controls; here that is none.
        screen.send(signal.SIGINT)
        assert screen.wait() == 0
    assert "Saved in" in screen.shown
    assert (tmp_path / "data" / "fracas" / "brawl-1.fracas").is_file()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_request_to_end_saves(number: signal.Signals, tmp_path: Path) -> None:
    with terminal(*PLAY) as screen:
        screen.read_until(PROMPT)
        screen.send(number)
        assert screen.wait() == 0
    assert (tmp_path / "data" / "fracas" / "brawl-1.fracas").is_file()


def test_the_end_of_input_saves() -> None:
    with terminal(*PLAY) as screen:
        screen.read_until(PROMPT)
        screen.press(b"\x04")
        assert screen.wait() == 0
    assert "Saved in" in screen.shown


@pytest.mark.parametrize("columns", [40, 72, 132])
def test_nothing_is_wider_than_the_terminal(columns: int) -> None:
    with terminal(*PLAY, "--seats", "5", columns=columns) as screen:
        screen.read_until(PROMPT)
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", screen.shown)
    assert max(len(line) for line in plain.splitlines()) <= columns


def test_a_low_terminal_shows_the_latest_news_only() -> None:
    with terminal(*PLAY, "--seats", "5", rows=28) as screen:
        shown = screen.read_until(PROMPT)
    assert "lines before" in shown
    assert len(shown.splitlines()) <= 28 + 2


def on_paper(*arguments: str, **environment: str) -> str:
    """Run the command with everything in pipes."""
    path = os.pathsep.join(filter(None, sys.path))
    return subprocess.run(
        [sys.executable, "-m", "fracas.cli", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": path, **environment},
    ).stdout


@pytest.mark.parametrize("arguments", [PLAY, ("games",), ("rules", "brawl")])
def test_paper_is_plain(arguments: tuple[str, ...]) -> None:
    shown = on_paper(*arguments)
    assert "\x1b" not in shown
    assert not any(line.endswith(" ") for line in shown.splitlines() if line != PROMPT)


def test_paper_shows_what_was_typed() -> None:
    left: Paper = fracas(*PLAY, typed=["ready"])
    assert "> ready" in left.shown


def test_a_screen_leaves_a_closed_pipe_to_its_caller() -> None:
    with pytest.raises(BrokenPipeError):
        Screen().on_broken_pipe()
