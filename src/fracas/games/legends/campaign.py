"""SL-15: campaigns, which are battles in a row.

A campaign knows the results of its battles and what follows from them; the battles are
ordinary games, begun with the side that `next_first` names. Armies may change in between.

>>> campaign = Campaign(needed=2, most=3)
>>> for winner in (BEIGE, GRAY):
...     campaign.add(Battle(winner, 12))
>>> campaign.over(), SIDE.symbols[campaign.next_first(begun_by=BEIGE)]
(False, 'beige')
>>> Campaign.read(campaign.written()).written() == campaign.written()
True
"""

from typing import Final

from fracas.games.legends.tables import BEIGE, GRAY, SIDE

NOBODY: Final = -1
TWO_PARTS: Final = 2
BY_SCORE: Final = 0


class Battle:
    """How a battle ended: the side that won, or nobody, and the units the loser lost."""

    def __init__(self, winner: int, destroyed: int) -> None:
        self.winner = winner
        self.destroyed = destroyed


def battle_of(ranks: tuple[int, ...], scores: tuple[int, ...], beige: int) -> Battle:
    """Make the result of a battle from that of its game; `beige` is the seat of that side."""
    if ranks[0] == ranks[1]:
        return Battle(NOBODY, 0)
    seat = 0 if ranks[0] < ranks[1] else 1
    return Battle(BEIGE if seat == beige else GRAY, scores[seat])


class Campaign:
    """Two battles by score (`needed` 0), or whoever first wins `needed` of `most`."""

    def __init__(self, needed: int = BY_SCORE, most: int = TWO_PARTS) -> None:
        self.needed = needed
        self.most = most
        self.battles: list[Battle] = []

    def add(self, battle: Battle) -> None:
        """Note the result of the next battle."""
        if self.over():
            raise ValueError("the campaign is over")
        self.battles.append(battle)

    def wins(self, side: int) -> int:
        """Count a side's victories (SL-15.7: a draw counts for nobody)."""
        return sum(battle.winner == side for battle in self.battles)

    def score(self, side: int) -> int:
        """Add up the enemies destroyed in the battles that a side won (SL-15.3)."""
        return sum(battle.destroyed for battle in self.battles if battle.winner == side)

    def over(self) -> bool:
        """Tell whether the campaign has ended."""
        if len(self.battles) == self.most:
            return True
        return self.needed > 0 and max(self.wins(BEIGE), self.wins(GRAY)) >= self.needed

    def winner(self) -> int:
        """Give the side that has won the campaign, or `NOBODY` for a draw (SL-15.5, SL-15.6)."""
        if self.needed:
            for side in (BEIGE, GRAY):
                if self.wins(side) >= self.needed:
                    return side
            return NOBODY
        beige, gray = self.score(BEIGE), self.score(GRAY)
        if not self.over() or beige == gray:
            return NOBODY
        return BEIGE if beige > gray else GRAY

    def next_first(self, begun_by: int) -> int:
        """Give the side that begins the next battle: they take turns (SL-15.2, SL-15.8)."""
        return begun_by ^ (len(self.battles) & 1)

    def written(self) -> str:
        """Write the campaign down, to be taken up later (SL-15.1)."""
        lines = [f"campaign {self.needed} of {self.most}"]
        for battle in self.battles:
            name = "nobody" if battle.winner == NOBODY else SIDE.symbols[battle.winner]
            lines.append(f"{name} {battle.destroyed}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def read(text: str) -> "Campaign":
        """Take a campaign up that was written down."""
        head, *lines = text.splitlines()
        _, needed, _, most = head.split()
        campaign = Campaign(int(needed), int(most))
        for line in lines:
            name, destroyed = line.split()
            winner = NOBODY if name == "nobody" else SIDE.symbols.index(name)
            campaign.add(Battle(winner, int(destroyed)))
        return campaign
