"""The version, and whether the compiled form of the core is the one that is loaded."""

from typing import Final

VERSION: Final = "0.1.0"


def is_compiled() -> bool:
    """Tell whether the core runs as compiled modules rather than as Python source."""
    from fracas.core import machine

    return not str(machine.__file__).endswith(".py")
