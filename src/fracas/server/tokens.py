"""Secrets that open doors: drawn by the system, kept only as hashes."""

import hashlib
import secrets
from typing import Final

_BYTES: Final = 24
_ID_BYTES: Final = 9


def fresh_token() -> str:
    """Draw a secret that nobody can guess."""
    return secrets.token_urlsafe(_BYTES)


def fresh_id() -> str:
    """Draw a name for a table: short enough for a link, too rare to be found by trying."""
    return secrets.token_urlsafe(_ID_BYTES)


def hash_of(token: str) -> str:
    """Give what is kept of a secret.

    >>> hash_of("a") == hash_of("a") != hash_of("b")
    True
    """
    return hashlib.sha256(b"fracas token 1\0" + token.encode()).hexdigest()
