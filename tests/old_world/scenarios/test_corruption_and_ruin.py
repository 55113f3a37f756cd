"""Worked examples of domination, corruption and ruin: SC-17 to SC-23."""

from typing import Final

import pytest

from fracas.contract import rule
from tests.old_world.table import NURGLE, SLAANESH, Table

# A Hero whose victim has to choose stops the game between corruption and the end phase's scores.
WAITING: Final = "daemonette keeper-of-secrets"
WAITS: Final = {"empire": "hero"}


@rule("OW-8.1", "OW-8.2", "OW-8.3", "OW-8.4", "OW-8.5")
@pytest.mark.parametrize(
    ("nurgle", "scored"),
    [
        ("great-unclean-one", [3, 0, 0, 0]),
        ("great-unclean-one plaguebearer*3", [0, 0, 0, 0]),  # 4 against 4: a tie
    ],
)
def test_domination(nurgle: str, scored: list[int]) -> None:
    """SC-17: printed costs and figures make the value, which must beat the Resistance."""
    table = Table(
        "domination",
        figures={"kislev": f"bloodsworn*2 {nurgle}", "empire": WAITING},
        cards={"kislev": "the-blood-gods-call plague-touch"},
        tokens=WAITS,
    )
    assert table.asked(SLAANESH) == "ask-hero"
    assert table.points == scored
    assert ("dominated khorne kislev 3" in table.log()) == (scored[0] == 3)


@rule("OW-8.6")
def test_independent_modifiers() -> None:
    """SC-18: a Noble raises only the Conquest Value, a Skaven lowers only the Resistance."""
    table = Table("summoning", power={"khorne": 1}, tokens={"kislev": "noble skaven"})
    shown = {element.id: element.traits for element in table.match.view().elements}
    assert shown["kislev/values"]["resistance"] == 2
    assert shown["kislev/values"]["conquest"] == 4


def estalia_falls(ruiners: str, placed: str = "") -> Table:
    """Carry out the corruption step in which Estalia falls; some may have placed tokens before."""
    return Table(
        "corruption",
        figures={"estalia": "bloodsworn acolyte leper*3", "empire": WAITING},
        corruption={"estalia": "khorne*4 nurgle*5 slaanesh"},
        tokens=WAITS,
        placed={"estalia": placed},
        ruiners=ruiners,
    )


@rule("OW-9.1", "OW-9.2", "OW-9.3", "OW-9.4", "OW-9.5", "OW-A.07")
@pytest.mark.parametrize("ruiners", ["faq", "printed"])
def test_ruin(ruiners: str) -> None:
    """SC-19: fifteen tokens ruin Estalia, and whoever placed some in this round scores."""
    table = estalia_falls(ruiners)
    assert table.asked(SLAANESH) == "ask-hero"
    assert table.corruption("estalia") == "khorne*5 nurgle*8 tzeentch slaanesh"
    assert table.ruin("estalia") == 1
    assert table.points == [3, 3, 3, 0]


@rule("OW-9.5", "OW-A.07")
@pytest.mark.parametrize(("ruiners", "points"), [("faq", 3), ("printed", 0)])
def test_ruin_by_an_earlier_token(ruiners: str, points: int) -> None:
    """SC-19: had the token of Slaanesh come earlier in the round, the readings would differ."""
    table = estalia_falls(ruiners, placed="slaanesh")
    assert table.asked(SLAANESH) == "ask-hero"
    assert table.points == [3, 3, 3, points]


@rule("OW-9.3")
def test_ruination_order() -> None:
    """SC-20: the third region to fall gets the third card."""
    table = Table(
        "corruption",
        figures={"kislev": "acolyte", "empire": WAITING},
        corruption={"kislev": "khorne*11"},
        tokens=WAITS,
        ruined="norsca tilea",
    )
    assert table.asked(SLAANESH) == "ask-hero"
    assert table.ruin("kislev") == 3


@rule("OW-10.6", "OW-10.10")
@pytest.mark.parametrize("ruiners", ["faq", "printed"])
def test_scoring_the_ruined_region(ruiners: str) -> None:
    """SC-21: most and second-most tokens score in the end phase, then the card is turned."""
    table = estalia_falls(ruiners)
    table.play(SLAANESH, "choose daemonette-1")
    log = table.log()
    after = log[log.index("returned daemonette-1") :]
    scores = [line for line in after if line.startswith("scored")]
    dial = ["scored nurgle 3"]  # three tokens in a Populous region advance Nurgle's dial
    assert scores == ["scored nurgle 9", "scored khorne 4", *dial]
    assert table.ruin("estalia") == -1
    assert table.corruption("estalia") == ""
    assert table.points == [3 + 4, 3 + 9 + 3, 3, 0]


@rule("OW-10.6", "OW-10.7", "OW-10.8", "OW-10.9")
@pytest.mark.parametrize(
    ("corruption", "points"),
    [
        ("khorne*5 nurgle*8 tzeentch slaanesh", [4, 9, 0, 0]),
        ("nurgle*8", [0, 9, 0, 0]),
        ("khorne*8 nurgle*8 tzeentch slaanesh", [6, 6, 0, 0]),
        ("khorne*5 nurgle*8 tzeentch*5 slaanesh", [2, 9, 2, 0]),
    ],
)
def test_scoring_with_other_tokens(corruption: str, points: list[int]) -> None:
    """SC-21: the same region, with one Power alone there and with ties for most and second."""
    table = Table("end", corruption={"estalia": corruption}, new_ruins="estalia")
    assert table.points == points


@rule("OW-9.6")
def test_ruination_cards_run_out() -> None:
    """SC-22: with one card left Kislev falls, and Tilea stands with its tokens."""
    table = Table(
        "corruption",
        figures={"kislev": "acolyte", "tilea": "leper", "empire": WAITING},
        corruption={"kislev": "khorne*11", "tilea": "khorne*11"},
        tokens=WAITS,
        ruined="norsca estalia badlands troll-country",
    )
    assert table.asked(SLAANESH) == "ask-hero"
    assert table.ruin("kislev") == 5
    assert table.ruin("tilea") == 0
    assert table.corruption("tilea") == "khorne*11 nurgle"
    assert table.points == [0, 0, 5, 0]
    table.play(SLAANESH, "choose daemonette-1")
    assert table.corruption("tilea") == "khorne*11 nurgle"
    assert table.points == [10, 0, 5 + 5, 0]


@rule("OW-17.1", "OW-17.2")
@pytest.mark.parametrize(
    ("cards", "placed"),
    [("battle-cry the-stench-of-death", ""), ("- the-stench-of-death", "nurgle*2")],
)
def test_contradiction(cards: str, placed: str) -> None:
    """SC-23: what Battle Cry forbids The Stench of Death cannot do; the points are scored."""
    table = Table(
        "domination",
        figures={"kislev": "plaguebearer*2", "empire": WAITING},
        cards={"kislev": cards},
        tokens=WAITS,
    )
    assert table.asked(SLAANESH) == "ask-hero"
    assert table.points[NURGLE - 1] == 3
    assert table.corruption("kislev") == placed
