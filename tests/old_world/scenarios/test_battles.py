"""The worked examples of the battle phase."""

from fracas.contract import rule
from tests.old_world.table import KHORNE, NURGLE, Table

SPARRING: dict[str, str] = {"empire": "seductress bloodletter"}


def told(table: Table, word: str) -> list[str]:
    """Give what the log tells that begins with a word."""
    return [line for line in table.log() if line.startswith(word)]


@rule("OW-7.3", "OW-7.4", "OW-7.5", "OW-7.6", "OW-7.7", "OW-7.9", "OW-7.10", "OW-7.15")
def test_three_powers_in_kislev() -> None:
    """SC-12: a daemon hit by three dies after it has rolled; the Empire comes next."""
    table = Table(
        "battle",
        figures={"kislev": "bloodletter*2 great-unclean-one acolyte*2"} | SPARRING,
    )
    table.roll(1, 3, 4, 6, 5)
    table.play(KHORNE, "hit great-unclean-one")
    assert told(table, "hits-lost") == []
    assert told(table, "killed") == ["killed khorne great-unclean-one"]
    assert table.where("great-unclean-one") == "kislev"
    table.roll(2, 4, 5)
    assert "hit acolyte-2" not in table.options(NURGLE)
    table.play(NURGLE, "hit bloodletter-1")
    table.play(NURGLE, "hit acolyte-1")
    assert table.figures("kislev") == "bloodletter acolyte"
    assert table.where("great-unclean-one") == "stock"
    assert table.counters == [1, 0, 0, 0]
    assert told(table, "rolled tzeentch") == []
    table.roll(1)
    assert told(table, "rolled")[-1] == "rolled khorne empire 1"


@rule("OW-7.13")
def test_a_peasant_in_the_border_princes() -> None:
    """SC-13: one hit, one Peasant for Khorne's sheet, and no counter for it."""
    table = Table(
        "battle", figures={"border-princes": "bloodletter"}, tokens={"border-princes": "peasant*2"}
    )
    table.roll(3, 4)
    assert table.peasants == [1, 0, 0, 0]
    assert table.tokens("border-princes") == "peasant"
    assert "counter khorne" not in table.log()
    assert table.supply("peasant") == 18


@rule("OW-7.17", "OW-7.18")
def test_early_hits_are_added_up() -> None:
    """SC-14: two early hits and two more kill the Great Unclean One, which still rolls."""
    table = Table(
        "battle",
        figures={"kislev": "bloodthirster great-unclean-one"} | SPARRING,
        cards={"kislev": "blood-frenzy -"},
    )
    table.roll(4, 5)
    assert told(table, "killed") == []
    table.roll(2, 3, 4, 5)
    assert table.where("great-unclean-one") == "kislev"
    table.roll(1, 3, 5)
    assert table.figures("kislev") == "bloodthirster"
    assert told(table, "killed") == ["killed khorne great-unclean-one"]
    assert "hits-lost nurgle 1" in table.log()
    assert len(told(table, "rolled nurgle kislev")) == 3


@rule("OW-7.17")
def test_an_early_kill() -> None:
    """SC-14, the variant: three early hits remove the Great Unclean One before it rolls."""
    table = Table(
        "battle",
        figures={"kislev": "bloodthirster great-unclean-one"} | SPARRING,
        cards={"kislev": "blood-frenzy -"},
    )
    table.roll(6, 5, 4)
    assert table.where("great-unclean-one") == "stock"
    table.roll(1)
    # Nobody is left to hit in Kislev, so this die was the Empire's.
    assert told(table, "rolled")[-1] == "rolled khorne empire 1"


@rule("OW-7.9", "OW-7.11", "OW-7.12", "OW-7.14", "OW-7.15", "OW-7.17", "OW-11.14")
def test_the_complicated_fight_of_estalia() -> None:
    """SC-15: Blood Frenzy against Rain of Pus, and one counter for all of Khorne's kills."""
    table = Table(
        "battle",
        figures={
            "estalia": "bloodletter bloodsworn great-unclean-one plaguebearer*2 leper",
            "tilea": "bloodletter seductress",
        },
        cards={"estalia": "blood-frenzy rain-of-pus"},
    )
    table.roll(1, 6, 4)
    table.play(KHORNE, "hit plaguebearer-1")
    table.play(KHORNE, "hit plaguebearer-1")
    assert table.where("plaguebearer-1") == "stock"
    table.roll(4, 4)
    refused = table.why_not(KHORNE, "hit great-unclean-one")
    assert refused == ("too-few-hits", "OW-7.11")
    assert table.options(KHORNE) == ["hit leper-1", "hit plaguebearer-2"]
    table.play(KHORNE, "hit leper-1")
    assert "killed khorne leper-1" in table.log()
    assert table.where("leper-1") == "estalia"
    table.roll(1, 2, 3, 6, 6, 4)
    table.play(NURGLE, "hit bloodletter-1")
    assert set(told(table, "killed nurgle")) == {
        "killed nurgle bloodletter-1",
        "killed nurgle bloodsworn-1",
    }
    assert "hits-lost nurgle 1" in table.log()
    assert table.figures("estalia") == "plaguebearer great-unclean-one"
    assert table.where("plaguebearer-2") == "estalia"
    assert table.cards("estalia") == "blood-frenzy rain-of-pus"
    assert table.counters == [1, 0, 0, 0]
    assert table.chance() == "roll"


def sixes(*dice: int) -> Table:
    """Roll for two Bloodletters against one upgraded Daemonette."""
    table = Table(
        "battle",
        figures={"kislev": "bloodletter*2 daemonette"} | SPARRING,
        upgrades={"slaanesh": "daemonettes"},
    )
    table.roll(*dice)
    assert table.owes() == []
    assert told(table, "rolled slaanesh") == []
    table.roll(1)
    assert told(table, "rolled")[-1] == "rolled slaanesh kislev 1"
    return table


@rule("OW-7.19")
def test_only_sixes_will_do() -> None:
    """SC-16: two sixes kill an upgraded Daemonette; four hits with one six or none do not."""
    table = sixes(4, 5, 5, 4)
    assert "hits-lost khorne 4" in table.log()
    assert table.where("daemonette-1") == "kislev"
    table = sixes(6, 6, 2, 3, 1, 1)
    assert "killed khorne daemonette-1" in table.log()
    assert table.where("daemonette-1") == "stock"
    table = sixes(6, 5, 5, 5, 2)
    assert "hits-lost khorne 4" in table.log()
    assert table.where("daemonette-1") == "kislev"
