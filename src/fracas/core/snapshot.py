"""Snapshots: a state as a run of integers, integers as bytes, and bytes as a word.

>>> out: list[int] = []
>>> write_run(out, [3, 4])
>>> out.append(-1)
>>> words = Words(unpack(pack(out)))
>>> words.run(), words.next(), words.finished()
([3, 4], -1, True)
>>> bytes_of_word(word_of_bytes(pack(out))) == pack(out)
True
"""

import base64
import hashlib
import sys
import zlib
from array import array
from typing import Final

from fracas.core.errors import SnapshotError

_BYTES: Final = 8
MOST_BYTES: Final = 1_000_000


def write_run(out: list[int], values: list[int]) -> None:
    """Write a list of any length, so that `Words.run` finds its end."""
    out.append(len(values))
    out.extend(values)


def pack(words: list[int]) -> bytes:
    """Put integers into bytes, the same on every machine."""
    numbers = array("q", words)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def unpack(data: bytes) -> list[int]:
    """Take integers out of the bytes that `pack` made."""
    if len(data) % _BYTES:
        raise SnapshotError(f"a snapshot is a multiple of {_BYTES} bytes long, not {len(data)}")
    numbers = array("q", data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()


def digest_of(data: bytes) -> str:
    """Give the short hash by which a position is known."""
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def word_of_bytes(data: bytes) -> str:
    """Write a snapshot as one printable word."""
    return base64.b64encode(zlib.compress(data, 9)).decode()


def bytes_of_word(word: str) -> bytes:
    """Read a snapshot that `word_of_bytes` wrote; a hostile word does not exhaust memory."""
    reader = zlib.decompressobj()
    try:
        data = reader.decompress(base64.b64decode(word, validate=True), MOST_BYTES)
    except (ValueError, zlib.error) as error:
        raise SnapshotError(f"this is no snapshot: {error}") from error
    if not reader.eof or reader.unused_data:
        raise SnapshotError("the snapshot is cut short, too long, or followed by something else")
    return data


class Words:
    """Reads a snapshot's integers in the order in which they were written."""

    def __init__(self, words: list[int]) -> None:
        self.words = words
        self.position = 0

    def next(self) -> int:
        """Read one integer."""
        if self.position >= len(self.words):
            raise SnapshotError("the snapshot ends too early")
        word = self.words[self.position]
        self.position += 1
        return word

    def flag(self) -> bool:
        """Read a yes or no, written as 1 or 0."""
        word = self.next()
        if word not in (0, 1):
            raise SnapshotError(f"the snapshot holds {word} where only 0 or 1 can stand")
        return word == 1

    def run(self) -> list[int]:
        """Read a list that `write_run` wrote."""
        length = self.next()
        end = self.position + length
        if length < 0 or end > len(self.words):
            raise SnapshotError("the snapshot holds a list that is longer than itself")
        values = self.words[self.position : end]
        self.position = end
        return values

    def finished(self) -> bool:
        """Tell whether everything was read."""
        return self.position == len(self.words)
