"""A second reading of the map turn, made from the rulebook alone: who may do what, and who scores.

It looks at a table and says what the rulebook lets a seat do there. It is slow and simple on
purpose, and shares nothing with the rules but the state.
"""

from typing import Final

from fracas.games.orcs.tables import KINDS, OBJECTIVE, UNIT, ZONE
from tests.orcs.table import Table

CONTROLLED_BY_STOPPING: Final = ("white-tower", "mana-well")


class MapReading:
    """What the rulebook says of one position."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kingdom = table.kingdom
        self.seats = self.kingdom.seats
        self.everywhere = table.zones()

    def index(self, zone: str) -> int:
        """Find a zone on its face."""
        return self.table.zone(zone)

    def kind(self, zone: str) -> str:
        """Tell what a zone is now."""
        return KINDS[self.kingdom.ground[self.index(zone)]]

    def roads(self, zone: str) -> list[str]:
        """List the neighbouring zones."""
        board = self.kingdom.board
        return [ZONE.symbols[board.first + other] for other in board.roads[self.index(zone)]]

    def mate(self, seat: int) -> int:
        """Give the team-mate, or 0."""
        return (seat + 1) % 4 + 1 if self.seats == 4 else 0

    def enemies(self, seat: int) -> list[int]:
        """List the enemies of a seat."""
        return [other for other in range(1, self.seats + 1) if other not in (seat, self.mate(seat))]

    def occupied(self, seats: list[int], zone: str) -> bool:
        """Tell whether hordes of one of these seats stand in a zone."""
        return any(self.table.hordes(seat, zone) for seat in seats)

    def home(self, seat: int) -> str:
        """Name the Dark City of a seat."""
        return ZONE.symbols[self.kingdom.board.first + self.kingdom.homes[seat - 1]]

    def mate_there(self, seat: int, zone: str) -> bool:
        """Tell whether the team-mate keeps this seat from stopping (OO-22.3)."""
        mate = self.mate(seat)
        return bool(mate) and (bool(self.table.hordes(mate, zone)) or zone == self.home(mate))

    def pending(self, seat: int, zone: str) -> bool:
        """Tell whether a battle of this seat waits in a zone."""
        return bool(self.table.hordes(seat, zone)) and self.occupied(self.enemies(seat), zone)

    def closed(self, seat: int, zone: str) -> bool:
        """Tell whether this is an opponent's Dark City (OO-5.11)."""
        return any(zone == self.home(enemy) for enemy in self.enemies(seat))

    def ends(self, seat: int, zone: str) -> list[str]:
        """List where one step from a zone may end."""
        return [
            other
            for other in self.roads(zone)
            if not self.closed(seat, other) and not self.mate_there(seat, other)
        ]

    def first_steps(self, seat: int, zone: str) -> list[str]:
        """List where the first step of a march may lead."""
        return [
            other
            for other in self.roads(zone)
            if not self.closed(seat, other)
            and (not self.mate_there(seat, other) or self.ends(seat, other))
        ]

    def keeps(self, seat: int, zone: str, how: str) -> bool:
        """Tell whether a fortress of this seat stands or lies in a zone."""
        return self.table.fortress(zone) == f"{seat} {how}"

    def actions(self, seat: int) -> list[str]:
        """List all that may be done between two actions (OO-4.5, OO-6.9)."""
        found = ["rest"]
        for zone in self.everywhere:
            if self.kind(zone) == "village" and self.table.marker(zone) == seat:
                fresh = self.kingdom.fresh[self.index(zone)]
                if self.table.hordes(seat, zone) and not fresh and not self.pending(seat, zone):
                    found += [f"raze {zone}", f"convert {zone}"]
        if self.kingdom.actions:
            for zone in self.everywhere:
                found += self.actions_in(seat, zone)
            found += [f"buy {unit}" for unit in UNIT.symbols if self.table.supply(unit)]
        return sorted(found)

    def actions_in(self, seat: int, zone: str) -> list[str]:
        """List the actions that have to do with one zone."""
        found = []
        place, hordes = self.index(zone), self.table.hordes(seat, zone)
        upright = self.keeps(seat, zone, "upright") and self.kingdom.recruited[place] < 2
        upright = upright and not self.mate_there(seat, zone)
        if self.table.reserve(seat) and (zone == self.home(seat) or upright):
            found.append(f"recruit {zone}")
        if not hordes or self.pending(seat, zone):
            return found
        moved, forced = self.kingdom.moved[place], self.kingdom.forced[place]
        if hordes > moved and self.first_steps(seat, zone):
            found.append(f"march {zone}")
        if moved - forced >= 2 and self.ends(seat, zone):
            found.append(f"force {zone}")
        built = [other for other in self.everywhere if self.table.fortress(other)]
        mates = self.mate(seat) and self.table.marker(zone) == self.mate(seat)
        if self.kind(zone) != "dark-city" and zone not in built and len(built) < 12 and not mates:
            found.append(f"lay {zone}")
        if self.keeps(seat, zone, "lying") and not self.kingdom.laid[place]:
            found.append(f"raise {zone}")
        return found

    def refuges(self, seat: int, zone: str) -> list[str]:
        """List where an army may retreat to (OO-7.9 to OO-7.11)."""
        return [other for other in self.roads(zone) if self.refuge(seat, other)]

    def refuge(self, seat: int, zone: str) -> bool:
        """Tell whether OO-7.9 allows a zone."""
        table, mate = self.table, self.mate(seat)
        others = [other for other in range(1, self.seats + 1) if other != seat]
        if self.occupied(others, zone) or self.kind(zone) == "dark-city":
            return zone == self.home(seat)
        fortress = table.fortress(zone)
        if table.marker(zone) == seat or fortress[:1] == str(seat) or table.hordes(seat, zone):
            return True
        if mate and table.marker(zone) == mate:
            return True
        if self.kind(zone) == "ruin":
            return not fortress or int(fortress[0]) not in self.enemies(seat)
        return self.kind(zone) in CONTROLLED_BY_STOPPING and not table.marker(zone)

    def meeting(self, seat: int, zone: str) -> list[str]:
        """List the answers of an army that is met (OO-7.1 to OO-7.8)."""
        attackers = sum(self.table.hordes(enemy, zone) for enemy in self.enemies(seat))
        lone = self.table.hordes(seat, zone) == 1 and attackers >= 3
        flights = [f"retreat {other}" for other in self.refuges(seat, zone)]
        if lone and not self.keeps(seat, zone, "upright"):
            return sorted(flights)
        return sorted([*flights, "stand"])

    def faults(self, seat: int) -> list[str]:
        """Tell what cannot be, in the turn of a seat."""
        table, found = self.table, []
        for zone in self.everywhere:
            here = [other for other in range(1, self.seats + 1) if table.hordes(other, zone)]
            if len(here) > 1 and not (len(here) == 2 and self.pending(seat, zone)):
                found.append(f"{here} share {zone}")
            marker, keeper = table.marker(zone), int(table.fortress(zone)[:1] or 0)
            if keeper and marker not in (0, keeper, self.mate(keeper)):
                found.append(f"{keeper} keeps a fortress in {zone} of {marker}")
            strangers = [other for other in here if keeper and other in self.enemies(keeper)]
            if strangers and not self.pending(seat, zone):
                found.append(f"{strangers} in {zone} with a fortress of {keeper}")
            if marker and self.kind(zone) in ("ruin", "dark-city"):
                found.append(f"a marker in {zone}")
        for other in range(1, self.seats + 1):
            laid = [zone for zone in self.everywhere if table.marker(zone) == other]
            if len(laid) != table.markers(other) or len(laid) > 12:
                found.append(f"markers of {other}: {len(laid)}")
        return found

    def amounts(self, objective: str) -> list[int]:
        """Count what an objective counts, for each seat (OO-20.8)."""
        table, seats = self.table, range(1, self.seats + 1)
        markers = [[zone for zone in self.everywhere if table.marker(zone) == s] for s in seats]
        if objective == "most-hordes":
            return [sum(table.hordes(seat, zone) for zone in self.everywhere) for seat in seats]
        if objective == "most-fortresses":
            return [sum(self.keeps(s, zone, "upright") for zone in self.everywhere) for s in seats]
        if objective == "most-villages-razed":
            return [table.trophies(seat) for seat in seats]
        if objective == "most-enemy-hordes":
            return [sum(table.prisoners(seat, other) for other in seats) for seat in seats]
        kinds = {
            "most-cities": ("city",),
            "white-tower": ("white-tower",),
            "most-villages-held": ("village",),
            "most-control-markers": KINDS,
        }[objective]
        return [sum(self.kind(zone) in kinds for zone in mine) for mine in markers]

    def order(self) -> list[int]:
        """List the seats in the order of their turns in this round (OO-4.1, OO-2.17)."""
        return [(self.kingdom.first + turn) % self.seats + 1 for turn in range(self.seats)]

    def scoring(self) -> list[str]:
        """Tell who will score what, were the round to end now (OO-20.1 to OO-20.5)."""
        pool, told = self.table.pool(), []
        order = self.order()
        for tile in reversed(self.kingdom.river):
            objective = OBJECTIVE.symbols[tile]
            amounts = self.amounts(objective)
            leaders = [s for s in order if amounts[s - 1] == max(amounts) and amounts[s - 1]]
            if len(leaders) < 3:
                given = leaders[:pool]
                pool -= len(given)
                told += [f"scored {seat} {objective}" for seat in given]
            if not pool:
                break
        return told
