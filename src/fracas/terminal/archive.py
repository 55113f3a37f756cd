"""Records as files: where they are kept, how they are written, how they are read."""

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Final

from fracas.core.match import Match
from fracas.core.record import (
    MOST_CHARACTERS,
    Record,
    RecordError,
    parse_record,
    record_from_json,
)
from fracas.core.text import Text
from fracas.terminal.failure import NOT_RIGHT, Failure, wrong_usage

SUFFIX: Final = ".fracas"
SECRET_SUFFIX: Final = ".secret"
STANDARD_INPUT: Final = "-"
_MOST_BYTES: Final = 4 * MOST_CHARACTERS


def read_record(name: str) -> Record:
    """Read a record, in its text or JSON form, from a file or from standard input (`-`)."""
    text = read_text(name, _MOST_BYTES, Text("record-too-big", {"what": f"> {_MOST_BYTES}"}))
    return _from_json(text) if text.lstrip()[:1] == "{" else parse_record(text)


def read_text(name: str, most_bytes: int, too_big: Text) -> str:
    """Read a whole file, or standard input (`-`), of no more than so many bytes."""
    try:
        if name == STANDARD_INPUT:
            data = sys.stdin.buffer.read(most_bytes + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(most_bytes + 1)
    except (OSError, ValueError) as error:
        raise wrong_usage("file-unreadable", file=name, reason=_reason(error)) from error
    if len(data) > most_bytes:
        raise Failure(NOT_RIGHT, too_big)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        place = str(error.start)
        raise Failure(NOT_RIGHT, Text("terminal-not-unicode", {"place": place})) from error


def _from_json(text: str) -> Record:
    try:
        form = json.loads(text)
    except (ValueError, RecursionError) as error:
        reason = str(error)
        raise RecordError(0, reason, Text("terminal-not-json", {"reason": reason})) from error
    return record_from_json(form)


def records_folder() -> Path:
    """Give the folder in which records are kept unless a file is named."""
    for variable in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        if os.environ.get(variable):
            return Path(os.environ[variable]) / "fracas"
    return Path.home() / ".local" / "share" / "fracas"


class Archive:
    """Keeps the record of one game, always in the same file.

    The record of a game with sealed dice holds their secret only once the game is over;
    until then it lies in a file beside, without which the game could not go on.
    """

    def __init__(self, game: str, file: Path | None = None) -> None:
        self.game = game
        self.file = file

    def save(self, match: Match) -> Path:
        """Write the record, so that the game can be taken up again, and give the file."""
        try:
            if self.file is None:
                self.file = _free_file(records_folder(), self.game)
            _write(self.file, match.record(with_position=True).to_text())
            _keep_secret(secret_file(self.file), match)
        except OSError as error:
            name = str(self.file or records_folder())
            raise wrong_usage("file-unwritable", file=name, reason=_reason(error)) from error
        return self.file

    def save_as(self, match: Match, file: Path) -> Path:
        """Write the record to a new file, and keep it there from now on."""
        if file != self.file:
            check_new(file)
        before = self.file
        self.file = file
        try:
            return self.save(match)
        except Failure:
            self.file = before
            raise

    def rescue(self, match: Match) -> tuple[Path, Failure | None]:
        """Write the record somewhere, whatever it takes, and say why it is not where it was to be.

        The person is about to leave: what is not kept now is lost.
        """
        try:
            return self.save(match), None
        except Failure as failure:
            self.file = _free_file(Path(tempfile.gettempdir()), self.game)
            return self.save(match), failure


def check_new(file: Path) -> None:
    """Refuse a file that is another game's, and one that has no folder to lie in."""
    if file.is_file():
        raise wrong_usage("file-exists", file=str(file))
    if not file.parent.is_dir():
        raise wrong_usage("no-such-folder", folder=str(file.parent))


def secret_file(file: Path) -> Path:
    """Name the file that holds the secret of a record's dice while the game goes on."""
    return file.with_name(file.name + SECRET_SUFFIX)


def read_secret(file: Path) -> bytes:
    """Read the secret beside a record."""
    beside = secret_file(file)
    try:
        return bytes.fromhex(beside.read_text(encoding="ascii").strip())
    except (OSError, ValueError) as error:
        text = Text("terminal-resume-without-secret", {"file": str(beside)})
        raise Failure(NOT_RIGHT, text) from error


def _keep_secret(file: Path, match: Match) -> None:
    if match.sealed is not None and not match.over():
        _write(file, match.sealed.secret.hex() + "\n")
    else:
        file.unlink(missing_ok=True)


def _free_file(folder: Path, game: str) -> Path:
    """Claim the first name that nobody has taken."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        file = folder / f"{game}-{number}{SUFFIX}"
        try:
            file.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return file


def _write(file: Path, text: str) -> None:
    """Write all of it or nothing; a device or pipe, which cannot be replaced, directly."""
    if file.exists() and not file.is_file():
        file.write_text(text, encoding="utf-8")
        return
    draft = file.with_name(f"{file.name}.{os.getpid()}.new")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
