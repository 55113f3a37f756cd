"""Dice: a small fast generator for simulation, and sealed dice for played games.

The same seed gives the same rolls on every machine and Python version, compiled or
not: every step stays within 63 bits.

>>> dice = seeded(7, "example")
>>> [dice.below(6) + 1 for _ in range(8)]
[3, 1, 2, 1, 1, 1, 5, 6]

Sealed dice cannot be chosen by anybody, not even by the host. He publishes the hash
of a secret, then every seat adds a nonce; the draws follow from all of them together.

>>> secret = bytes(32)
>>> seal = seal_of(secret)
>>> dice = SealedDice(secret, [b"anna's word", b"bela's word"])
>>> rolls = [dice.draw((1,) * 6) for _ in range(4)]
>>> check_sealed(seal, secret, [b"anna's word", b"bela's word"], [((1,) * 6, r) for r in rolls])
>>> check_sealed(seal, b"another secret", [], [])
Traceback (most recent call last):
fracas.core.dice.SealBroken: the secret does not belong to the seal
"""

import hashlib
import hmac
from typing import Final

_WORD: Final = 0xFFFFFFFF


class Dice:
    """A generator of 32-bit words by adding, shifting and xor, with a counter inside."""

    __slots__ = (
        "a",
        "b",
        "c",
        "counter",
    )

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def word(self) -> int:
        """Give the next 32 bits."""
        result = (self.a + self.b + self.counter) & _WORD
        self.counter = (self.counter + 1) & _WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & _WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + result) & _WORD
        return result

    def below(self, faces: int) -> int:
        """Give 0..faces-1, each exactly equally likely."""
        product = self.word() * faces
        low = product & _WORD
        if low < faces:
            floor = (_WORD + 1 - faces) % faces
            while low < floor:
                product = self.word() * faces
                low = product & _WORD
        return product >> 32

    def weighted(self, weights: tuple[int, ...]) -> int:
        """Give a position of `weights`, each as likely as its weight says."""
        return _position(self.below(_total(weights)), weights)

    def shuffle(self, items: list[int]) -> None:
        """Bring a list into a random order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> "Dice":
        """Give dice that will fall the same way."""
        return Dice(self.a, self.b, self.c, self.counter)

    def draw(self, weights: tuple[int, ...]) -> int:
        """Draw for a match: the same as `weighted`."""
        return self.weighted(weights)


def _total(weights: tuple[int, ...]) -> int:
    total = sum(weights)
    if total <= 0:
        raise ValueError("the weights are all zero: there is nothing to draw")
    return total


def _position(point: int, weights: tuple[int, ...]) -> int:
    for position, weight in enumerate(weights):
        if point < weight:
            return position
        point -= weight
    raise ValueError("a weight is negative: there is nothing to draw")


def seeded(seed: int, purpose: str) -> Dice:
    """Make the dice of a seed for one purpose; other purposes have streams of their own."""
    state = hashlib.blake2b(f"{purpose}\0{seed}".encode(), digest_size=12).digest()
    dice = Dice(
        int.from_bytes(state[0:4], "little"),
        int.from_bytes(state[4:8], "little"),
        int.from_bytes(state[8:12], "little"),
        1,
    )
    for _ in range(12):
        dice.word()
    return dice


class SealBroken(ValueError):
    """A finished game's dice do not follow from its seal; the message says where."""


def seal_of(secret: bytes) -> str:
    """Give the hash that a host publishes before anybody adds a nonce."""
    return hashlib.sha256(b"fracas seal 1\0" + secret).hexdigest()


class SealedDice:
    """Draws from a hash keyed with the host's secret and every seat's nonce."""

    def __init__(self, secret: bytes, nonces: list[bytes]) -> None:
        self.secret = secret
        self.nonces = nonces
        self.drawn = 0
        mixed = hashlib.sha256(b"fracas dice 1")
        for nonce in nonces:
            mixed.update(len(nonce).to_bytes(4, "big") + nonce)
        self._key = hmac.digest(secret, mixed.digest(), "sha256")

    def draw(self, weights: tuple[int, ...]) -> int:
        """Draw a position of `weights`, each as likely as its weight says."""
        total = _total(weights)
        attempt = 0
        while True:
            message = f"{self.drawn} {attempt}".encode()
            number = int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
            if number < (1 << 64) // total * total:
                break
            attempt += 1
        self.drawn += 1
        return _position(number % total, weights)

    def copy(self) -> "SealedDice":
        """Give dice that will fall the same way."""
        twin = SealedDice(self.secret, self.nonces)
        twin.drawn = self.drawn
        return twin


def check_sealed(
    seal: str,
    secret: bytes,
    nonces: list[bytes],
    draws: list[tuple[tuple[int, ...], int]],
    before: int = 0,
) -> None:
    """Prove that a game's draws follow from its seal, or raise `SealBroken`.

    Each draw is the weights that chance had and the outcome it gave; `before` is how many
    came before these. Needs nothing of the game or of the program that hosted it.
    """
    if not hmac.compare_digest(seal_of(secret), seal):
        raise SealBroken("the secret does not belong to the seal")
    dice = SealedDice(secret, nonces)
    dice.drawn = before
    for number, (weights, outcome) in enumerate(draws, start=before + 1):
        if dice.draw(weights) != outcome:
            raise SealBroken(f"draw {number} does not follow from the seal")
