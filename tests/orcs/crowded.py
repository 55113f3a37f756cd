"""A map on which everybody meets at once: every zone lies next to the White Tower.

Random play on the usual map seldom brings armies together; here it fights most of the time.
"""

from typing import Final

from fracas.games.orcs import GAME, OrcsVsOrcs
from fracas.games.orcs.vast_lands import HOUSE_MAP


def crowded_map() -> str:
    """Take the roads of our map away, and lead a road from every zone to the tower."""
    lines: list[str] = []
    tower = ""
    for line in HOUSE_MAP.splitlines():
        words = line.split()
        if words[0] == "road":
            continue
        lines.append(line)
        if words[0] == "face":
            tower = "f4-tower" if words[1] == "four" else "f3-tower"
        elif words[0] != tower:
            lines.append(f"road {tower} {words[0]}")
    return "\n".join(lines) + "\n"


CROWDED: Final[OrcsVsOrcs] = GAME.with_content(crowded_map())
