"""OW-7: dice, hits, early hits, and what is lost in battle."""

from fracas.contract import rule
from tests.old_world.table import KHORNE, NURGLE, Table


@rule("OW-7.3", "OW-7.6", "OW-7.9", "OW-7.10", "OW-7.15", "OW-11.14")
def test_a_battle_of_three() -> None:
    table = Table(
        "battle",
        figures={"kislev": "bloodletter*2 great-unclean-one acolyte*2"},
    )
    table.roll(1, 3, 4, 6, 5)
    table.play(KHORNE, "hit great-unclean-one")
    table.roll(2, 4, 5)
    table.play(NURGLE, "hit bloodletter-1")
    table.play(NURGLE, "hit acolyte-1")
    assert table.figures("kislev") == "bloodletter acolyte"
    assert table.counters == [1, 0, 0, 0]
