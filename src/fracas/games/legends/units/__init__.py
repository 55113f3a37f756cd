"""All units, by nation (SL-1.2): one line each says what it is and what it can do."""

from typing import Final

from fracas.games.legends.roster import Roster
from fracas.games.legends.units.ancients import ANCIENTS
from fracas.games.legends.units.celestia import CELESTIA
from fracas.games.legends.units.celestial_vengeance import CELESTIAL_VENGEANCE
from fracas.games.legends.units.gargans import GARGANS
from fracas.games.legends.units.manes import MANES
from fracas.games.legends.units.qaans import QAANS
from fracas.games.legends.units.qaans_resurgence import QAANS_RESURGENCE
from fracas.games.legends.units.rare import RARE
from fracas.games.legends.units.valorians import VALORIANS

ROSTER: Final = Roster(
    (
        *ANCIENTS,
        *VALORIANS,
        *CELESTIA,
        *GARGANS,
        *MANES,
        *QAANS,
        *RARE,
        *CELESTIAL_VENGEANCE,
        *QAANS_RESURGENCE,
    )
)
