"""Secrets that the game does not declare."""

from typing import Final

from broken.honest import Smugglers, SmugglersGame


class UndeclaredSecret(Smugglers):
    """Plays as all smugglers do."""


GAME: Final = SmugglersGame("undeclared-secret", UndeclaredSecret, secrets=())
