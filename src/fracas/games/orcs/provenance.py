"""Where our reading of the game may differ from what is printed: the words that say so.

Content that was chosen by us, or read in one of several ways, carries the name of a text.
"""

from typing import Final

from fracas.core.text import Text

# In the order of `tables.CARD`.
CARD_READINGS: Final[tuple[str, ...]] = (
    *("", "", "", "", "shaman", "catapult"),
    *("ashani", "", "eruhsk", "", "force", "force", "force", "kro-morda", "moordakk", "pogdush"),
    *("force", "froksh", "roshnar", "shagratt", "vhraarg", "vigdish", "force", "vriurck"),
    *("vrushn", "xaphyr"),
)

# In the order of `tables.KINDS`.
KIND_READINGS: Final[tuple[str, ...]] = ("", "", "map", "city", "map", "")

# In the order of `tables.OBJECTIVE`.
OBJECTIVE_READINGS: Final[tuple[str, ...]] = (
    *("", "", "most-fortresses", "", "", "most-villages-razed", "", ""),
)

_TEXTS: Final[dict[str, Text]] = {
    name: Text(f"reading-{name}")
    for name in {*CARD_READINGS, *KIND_READINGS, *OBJECTIVE_READINGS}
    if name
}


def reading(name: str) -> Text | None:
    """Give the words about our reading of something; None where it is as printed."""
    return _TEXTS.get(name)
