"""`fracas play`: who sits where, which dice, a new game or one that goes on."""

import argparse
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from fracas.bots import BOTS, Bot
from fracas.core.dice import SealedDice, seal_of, seeded
from fracas.core.game import Game
from fracas.core.match import Match
from fracas.core.record import SEALED, clean_name
from fracas.core.replay import resume
from fracas.terminal.archive import Archive, check_new, read_record, read_secret
from fracas.terminal.content import furnished, furnished_for
from fracas.terminal.desk import Desk
from fracas.terminal.failure import wrong_usage
from fracas.terminal.games import chosen_game, known_games
from fracas.terminal.loop import play_on
from fracas.terminal.sitting import Sitting
from fracas.terminal.usage import ASK, HUMAN, SEED

_SEEDS: Final = 10**18
_SECRET_BYTES: Final = 32
_NONCE_BYTES: Final = 16
DEFAULT_BOT: Final = "random"


def play(desk: Desk, wishes: argparse.Namespace) -> int:
    """Set up a table as it is wished for and play at it."""
    if wishes.resume is not None:
        return play_on(_resumed(desk, wishes))
    if wishes.game is None:
        known = ", ".join(sorted(known_games())) or "-"
        raise wrong_usage("which-game", known=known)
    return play_on(_begun(desk, wishes))


def _begun(desk: Desk, wishes: argparse.Namespace) -> Sitting:
    game = furnished(chosen_game(wishes.game), wishes.content)
    if wishes.record is not None:
        check_new(wishes.record)
    wished = _wished_players(wishes.players)
    seats = game.check_seats(
        wishes.seats if wishes.seats is not None else max(game.seats[0], len(wished))
    )
    players = _seated(wished, seats)
    options = dict(_option(word) for word in wishes.option)
    game.check_options(seats, options)
    names = _names(wishes.name, players)
    desk.learn(game, shown_names(desk, names))
    match = _match(game, seats, options, names, wishes)
    sitting = Sitting(desk, match, _bots(players, wishes.seed), Archive(game.id, wishes.record))
    _say_dice(sitting, wishes.seed is None)
    return sitting


def _resumed(desk: Desk, wishes: argparse.Namespace) -> Sitting:
    settled = (wishes.seats, wishes.seed, wishes.dice, wishes.name, wishes.option)
    if any(wish not in (None, []) for wish in settled):
        raise wrong_usage("resume-settled")
    record = read_record(str(wishes.resume))
    if wishes.game not in (None, record.game):
        raise wrong_usage("resume-other-game", game=record.game)
    game = furnished_for(record, chosen_game(record.game), wishes.content)
    desk.learn(game, shown_names(desk, record.names))
    hidden = record.dice == SEALED and not record.secret
    match = resume(record, game, read_secret(wishes.resume) if hidden else b"")
    players = _recorded_players(record.names, record.seats)
    if wishes.players is not None:
        players = _seated(_wished_players(wishes.players), record.seats)
    file = wishes.record if wishes.record is not None else _own_file(wishes.resume)
    sitting = Sitting(desk, match, _bots(players, None), Archive(game.id, file))
    sitting.know_all()
    sitting.notice("resumed", file=str(wishes.resume), count=len(record.lines))
    if record.last_revision() != game.revision:
        sitting.notice("resumed-newer", revision=game.revision)
    return sitting


def _own_file(file: Path) -> Path | None:
    return None if str(file) == "-" else file


# Who plays.


def _wished_players(words: str | None) -> list[str]:
    """Read `human,random`; `Failure` names a word that is neither a person nor a bot."""
    players = [word.strip() for word in words.split(",")] if words else []
    for player in players:
        if player != HUMAN and player not in BOTS:
            known = ", ".join((HUMAN, *BOTS))
            raise wrong_usage("usage-choice", option="--players", value=player, known=known)
    return players


def _seated(wished: Sequence[str], seats: int) -> list[str]:
    """Fill the seats: as wished, without a wish one person first, and bots on the others."""
    if len(wished) > seats:
        raise wrong_usage("too-many-players", players=len(wished), seats=seats)
    chosen = list(wished) or [HUMAN]
    return chosen + [DEFAULT_BOT] * (seats - len(chosen))


def _recorded_players(names: Mapping[int, str], seats: int) -> list[str]:
    """Give the players of a record: a seat that bears a bot's name was a bot's."""
    return [names[seat] if names.get(seat) in BOTS else HUMAN for seat in range(seats)]


def _names(words: Sequence[str], players: Sequence[str]) -> dict[int, str]:
    """Give people the names wished for, in the order of their seats, and bots their own."""
    people = [seat for seat, player in enumerate(players) if player == HUMAN]
    if len(words) > len(people):
        raise wrong_usage("too-many-names", names=len(words), people=len(people))
    names = {seat: player for seat, player in enumerate(players) if player != HUMAN}
    for seat, word in zip(people, words, strict=False):
        name = clean_name(word)
        if not name or name in BOTS:
            raise wrong_usage("bad-name", name=word)
        names[seat] = name
    return names


def shown_names(desk: Desk, names: Mapping[int, str]) -> dict[int, str]:
    """Give names as the reader sees them: a bot is called by its seat, for there may be two."""
    return {
        seat: desk.voice("bot", seat=seat + 1) if name in BOTS else name
        for seat, name in names.items()
    }


def _bots(players: Sequence[str], seed: int | None) -> list[Bot | None]:
    """Make the bots, each with dice of its own."""
    chosen = seed if seed is not None else secrets.randbelow(_SEEDS)
    return [
        None if player == HUMAN else BOTS[player](seeded(chosen, f"bot {seat + 1}"))
        for seat, player in enumerate(players)
    ]


# With what.


def _option(word: str) -> tuple[str, str]:
    name, equals, choice = word.partition("=")
    if not equals:
        raise wrong_usage("usage-option", value=word)
    return name.strip(), choice.strip()


def _match(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    names: Mapping[int, str],
    wishes: argparse.Namespace,
) -> Match:
    """Begin with the dice that are wished for; without a wish, those of a seed drawn at random."""
    dice = wishes.dice or SEED
    if dice != SEED and wishes.seed is not None:
        raise wrong_usage("seed-unused", dice=dice)
    if dice == ASK:
        return Match(game, seats, options, names=names)
    if dice == SEED:
        seed = wishes.seed if wishes.seed is not None else secrets.randbelow(_SEEDS)
        return Match(game, seats, options, seed=seed, names=names)
    nonces = [secrets.token_bytes(_NONCE_BYTES) for _ in range(seats)]
    sealed = SealedDice(secrets.token_bytes(_SECRET_BYTES), nonces)
    return Match(game, seats, options, sealed=sealed, names=names)


def _say_dice(sitting: Sitting, drawn: bool) -> None:
    match = sitting.match
    if match.sealed is not None:
        sitting.notice("dice-sealed", seal=seal_of(match.sealed.secret))
    elif match.seed is not None:
        sitting.notice("dice-drawn" if drawn else "dice-seeded", seed=str(match.seed))
    else:
        sitting.notice("dice-asked")
