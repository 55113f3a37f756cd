"""Bots at work: they think in processes of their own, and answer at times that tell nothing.

When an answer comes is drawn beforehand, from the same span whatever was thought about. A bot
that has not decided by then plays any legal move.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from random import SystemRandom
from typing import Final

from fracas.bots import BOTS
from fracas.core.dice import seeded
from fracas.core.errors import FracasError
from fracas.core.game import Game
from fracas.core.match import Match
from fracas.core.seat import Seat
from fracas.registry import find_game
from fracas.server.commands import AnswerFor, StaleCommand, Submit
from fracas.server.store import TooLate
from fracas.server.table import BOT, OVER, GivenUp, NotBegun, Table

log: Final = logging.getLogger(__name__)

_SEEDS: Final = 10**17
_chance: Final = SystemRandom()


class Pace:
    """How long an answer of the house takes: at least, and at most, in seconds."""

    def __init__(self, least: float, most: float) -> None:
        self.least = least
        self.most = most

    def draw(self) -> float:
        """Draw a time that has nothing to do with the game."""
        return _chance.uniform(self.least, self.most)


class BotRoom:
    """The processes in which bots think."""

    def __init__(self, pace: Pace, workers: int = 1) -> None:
        self.pace = pace
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=context, initializer=_end_with_the_server
            )
        return self._pool

    async def answer(self, match: Match, content: str, seat: int, bot: str) -> list[int]:
        """Let a bot think about a seat's question; when it answers was drawn beforehand."""
        delay = self.pace.draw()
        legal = match.state.legal(seat)
        position = match.state.encode()
        thought = self._begin_to_think(match.game.id, content, position, seat, bot)
        await asyncio.sleep(delay)
        if thought.done():
            try:
                return thought.result()
            except BrokenProcessPool:
                self._pool = None
            except Exception:
                # The game must go on; whoever runs the server reads what went wrong.
                log.exception("the bot %r failed in %s", bot, match.game.id)
        else:
            thought.cancel()
        return [legal[_chance.randrange(len(legal))]]

    def _begin_to_think(
        self, game: str, content: str, position: bytes, seat: int, bot: str
    ) -> asyncio.Future[list[int]]:
        loop = asyncio.get_running_loop()
        seed = secrets.randbelow(_SEEDS)
        try:
            return loop.run_in_executor(
                self._processes(), think, game, content, position, seat, bot, seed
            )
        except BrokenProcessPool:
            self._pool = None
            return loop.run_in_executor(
                self._processes(), think, game, content, position, seat, bot, seed
            )

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _end_with_the_server() -> None:
    """Let a thinking process end when the server does, even one that was killed."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


@lru_cache(maxsize=16)
def _game(id: str, content: str) -> Game:
    game = find_game(id)
    return game.with_content(content) if content else game


def think(id: str, content: str, snapshot: bytes, seat: int, bot: str, seed: int) -> list[int]:
    """Choose a seat's whole answer in a position; the bot gets the seat, never the state."""
    game = _game(id, content)
    state = game.decode(snapshot)
    match = Match(game, state.seats, game.option_names(state.options))
    match.log.entries.clear()
    match.state = state
    chosen = BOTS[bot](seeded(seed, f"bot {seat}"))
    here = Seat(match, seat)
    asked = state.numbers[seat]
    moves: list[int] = []
    while here.owes() and match.state.numbers[seat] == asked:
        answer = chosen.choose(here)
        here.submit(answer)
        moves += answer
    return moves


class Attendant:
    """Answers at one table for bots, for those who resigned, and by standing answers."""

    def __init__(self, table: Table, room: BotRoom) -> None:
        self.table = table
        self.room = room
        self._pending: dict[int, asyncio.Task[None]] = {}
        self._watch = asyncio.ensure_future(self._attend())

    async def dismiss(self) -> None:
        """Stop answering."""
        tasks = [self._watch, *self._pending.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _attend(self) -> None:
        """Look at every change for somebody to answer for."""
        seen = -1
        while not self.table.given_up and self.table.row.stage != OVER:
            async with self.table.changed:
                while self.table.version == seen:
                    await self.table.changed.wait()
                seen = self.table.version
            self._begin_answers()

    def _begin_answers(self) -> None:
        match = self.table.match
        if match is None:
            return
        automatic = match.automatic()
        for seat in match.owing():
            ours = self.table.chairs[seat].kind == BOT or seat in automatic
            pending = self._pending.get(seat)
            if ours and (pending is None or pending.done()):
                self._pending[seat] = asyncio.ensure_future(self._answer(seat))

    async def _answer(self, seat: int) -> None:
        """Answer for a seat until it owes nothing that is ours to answer."""
        with contextlib.suppress(GivenUp, NotBegun):
            while self._answers_for(seat):
                with contextlib.suppress(StaleCommand, FracasError):
                    await self._answer_once(seat)

    def _answers_for(self, seat: int) -> bool:
        match = self.table.playing()
        if seat not in match.owing():
            return False
        return self.table.chairs[seat].kind == BOT or seat in match.automatic()

    async def _answer_once(self, seat: int) -> None:
        match = self.table.playing()
        question = match.question(seat)
        chair = self.table.chairs[seat]
        if seat in match.automatic():
            await asyncio.sleep(self.room.pace.draw())
            await self._act(seat, AnswerFor(question=question))
        else:
            moves = await self.room.answer(match, self.table.row.content, seat, chair.bot)
            if self.table.chairs[seat].kind == BOT:
                await self._act(seat, Submit(question=question, moves=moves))

    async def _act(self, seat: int, command: AnswerFor | Submit) -> None:
        with contextlib.suppress(TooLate):
            await self.table.act(seat, command)
