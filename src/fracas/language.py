"""Which languages there are, and which one a reader wants."""

import os
from typing import Final

LANGUAGES: Final[tuple[str, ...]] = ("en", "fr")


def language_of(wish: str | None = None) -> str:
    """Choose the reader's language: the one wished for, else the environment's, else English."""
    for source in (wish, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))):
        if source:
            code = source[:2].lower()
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
