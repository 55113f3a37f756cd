"""Worked examples of the end phase, the dials and the end of the game: SC-24 to SC-32."""

from typing import Final

import pytest

from fracas.contract import rule
from tests.old_world.table import KHORNE, SLAANESH, TZEENTCH, Table

# A Hero whose victim has to choose stops the game before the dials are advanced.
WAITING: Final = "bloodletter bloodthirster"
WAITS: Final = {"norsca": "hero"}


@rule("OW-10.2", "OW-10.3")
def test_several_heroes() -> None:
    """SC-24: the second Hero looks anew at who is there."""
    table = Table(
        "end",
        figures={"bretonnia": "seductress leper*2"},
        tokens={"bretonnia": "hero*2"},
        dials={"slaanesh": 2, "nurgle": 2},
    )
    assert table.threats[1] == 10 and table.threats[3] == 11
    assert [line for line in table.log() if line.startswith("struck")] == [
        "struck slaanesh bretonnia",
        "struck nurgle bretonnia",
    ]
    assert table.figures("bretonnia") == "leper"
    assert table.where("seductress-1") == "stock"


@rule("OW-11.3", "OW-11.4", "OW-11.5")
def test_dials() -> None:
    """SC-25: everybody with a counter advances, and who has the most advances once more."""
    table = Table("end", counters={"khorne": 2, "nurgle": 1, "tzeentch": 1}, round=1)
    assert table.points == [4, 3, 0, 0]
    assert (table.owes(), table.asked(TZEENTCH)) == ([TZEENTCH], "ask-place-dial")
    table.play(TZEENTCH, "place kislev")
    assert table.tokens("kislev") == "warpstone"
    assert (table.owes(), table.asked(KHORNE)) == ([KHORNE], "ask-upgrade")
    table.play(KHORNE, "upgrade khorne-up-bloodthirster")
    assert table.threats == [12, 5, 7, 4]
    assert table.counters == [0, 0, 0, 0]


@rule("OW-11.2", "OW-11.16", "OW-A.02")
@pytest.mark.parametrize(
    ("slaanesh_dial", "token", "counters"),
    [("faq", "noble", 2), ("faq", "", 0), ("printed", "noble", 3), ("printed", "", 0)],
)
def test_slaaneshs_counters(slaanesh_dial: str, token: str, counters: int) -> None:
    """SC-26: one, two and three Cultists, with and without a Noble, in both readings."""
    table = Table(
        "corruption",
        figures={
            "norsca": WAITING,
            "empire": "seductress",
            "bretonnia": "seductress*2",
            "estalia": "seductress*3",
        },
        tokens={**WAITS, "empire": token, "bretonnia": token, "estalia": token},
        slaanesh_dial=slaanesh_dial,
    )
    assert table.asked(KHORNE) == "ask-hero"
    assert table.counters == [0, 0, 0, counters]


@rule("OW-11.2")
@pytest.mark.parametrize("khorne_dial", ["faq", "printed"])
def test_four_kills(khorne_dial: str) -> None:
    """SC-27: four kills in one region are one event, and one counter."""
    table = Table(
        "battle",
        figures={"norsca": WAITING, "kislev": "bloodletter*2 leper*4"},
        tokens=WAITS,
        khorne_dial=khorne_dial,
    )
    table.roll(4, 4, 4, 4)
    assert len([line for line in table.log() if line.startswith("killed khorne leper")]) == 4
    assert table.asked(KHORNE) == "ask-hero"
    assert table.counters == [1, 0, 0, 0]


@rule("OW-11.6")
@pytest.mark.parametrize(
    ("tokens", "left"),
    [("hero", ""), ("", ""), ("noble peasant", ""), ("hero noble peasant", "peasant")],
)
def test_too_few_tokens_to_remove(tokens: str, left: str) -> None:
    """SC-28: two tokens are removed, or as many as there are."""
    table = Table(
        "end",
        tokens={"kislev": tokens},
        dials={"slaanesh": 5},
        counters={"slaanesh": 1, "khorne": 1},
    )
    while table.asked(SLAANESH) == "ask-remove-token":
        table.play(SLAANESH, table.options(SLAANESH)[0])
    assert table.tokens("kislev") == left
    assert table.counters == [0, 0, 0, 0]
    assert table.dials[SLAANESH - 1] == 6


@rule("OW-2.7")
def test_threat_window() -> None:
    """SC-29: on its first position the dial of Khorne shows Threat 3."""
    table = Table("summoning", power={"khorne": 1})
    assert table.dials[KHORNE - 1] == 0
    assert table.threats[KHORNE - 1] == 3


@rule("OW-12.1", "OW-12.2")
def test_a_completed_dial_comes_first() -> None:
    """SC-30: a dial on Victory wins whatever the points are; among two dials points decide."""
    table = Table("end", dials={"tzeentch": 8}, points={"tzeentch": 31, "nurgle": 52})
    assert table.ending() == "ending-dial"
    assert [seat for seat, rank in enumerate(table.ranks(), 1) if rank == 1] == [TZEENTCH]


@rule("OW-12.2")
@pytest.mark.parametrize(("khorne", "winners"), [(20, [TZEENTCH]), (31, [KHORNE, TZEENTCH])])
def test_two_completed_dials(khorne: int, winners: list[int]) -> None:
    """SC-30: the variant with two dials on Victory; equal points share the victory."""
    table = Table(
        "end",
        dials={"khorne": 9, "tzeentch": 8},
        points={"khorne": khorne, "tzeentch": 31, "nurgle": 52},
    )
    assert table.ending() == "ending-dial"
    assert [seat for seat, rank in enumerate(table.ranks(), 1) if rank == 1] == winners


@rule("OW-12.3")
def test_fifty_points_tied() -> None:
    """SC-31: of two with 53 points the one with the higher Threat wins."""
    table = Table(
        "end",
        dials={"nurgle": 4, "slaanesh": 4},
        points={"nurgle": 53, "slaanesh": 53},
    )
    assert (table.threats[1], table.threats[3]) == (18, 19)
    assert table.ending() == "ending-points"
    assert [seat for seat, rank in enumerate(table.ranks(), 1) if rank == 1] == [SLAANESH]


@rule("OW-12.5")
def test_empty_deck() -> None:
    """SC-32: after the seventh round, with nothing else decided, all lose."""
    table = Table(
        "end",
        round=7,
        old_left=0,
        points={"khorne": 49, "nurgle": 30},
        ruined="norsca kislev tilea",
    )
    assert table.ending() == "ending-deck"
    result = table.match.result()
    assert result is not None and result.winners() == []
    assert len(set(table.ranks())) == 1
