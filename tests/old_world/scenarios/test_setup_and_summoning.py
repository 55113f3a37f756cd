"""The worked examples of the set-up, the Old World phase and the summoning phase."""

from fracas.contract import rule
from fracas.games.old_world.tables import POWER, REGION, RUINATION
from tests.old_world.table import KHORNE, NURGLE, SLAANESH, TZEENTCH, Table

NINE_TOKENS = "noble*2 warpstone*3 peasant*4"
FIRST_CARDS = {
    "khorne": "battle-cry blood-frenzy reborn-in-blood",
    "nurgle": "plague-touch rain-of-pus influenza",
    "tzeentch": "teleport warp-shield dazzle",
    "slaanesh": "abyssal-pact dark-influence soporific-musk",
}


def opened(seats: int) -> Table:
    """Deal the nine tokens and the first hands; the Old World card is still to come."""
    table = Table(seats=seats)
    for part in NINE_TOKENS.split():
        token, _, count = part.partition("*")
        table.happen(*[f"deal {token}"] * int(count))
    for cards in list(FIRST_CARDS.values())[:seats]:
        table.draw(*cards.split())
    return table


def regions_with(table: Table, token: str) -> set[str]:
    """Name the regions that hold one token of a kind or more."""
    return {
        region
        for region in REGION.symbols
        if token in [part.partition("*")[0] for part in table.tokens(region).split()]
    }


@rule("OW-1.7", "OW-1.8", "OW-1.9", "OW-1.10", "OW-1.11", "OW-1.12", "OW-1.13")
def test_the_opening_position() -> None:
    """SC-01: what lies where before the first Old World card of a four-player game."""
    table = opened(4)
    assert table.chance() == "old-world"
    assert table.world.old_left == 7
    assert [table.world.hand_size(power) for power in range(4)] == [3, 3, 3, 3]
    assert table.points == table.dials == table.counters == table.peasants == [0, 0, 0, 0]
    assert table.power == [7, 6, 6, 6]
    on_board = [table.tokens(region) for region in REGION.symbols]
    assert on_board == ["noble"] * 2 + ["warpstone"] * 3 + ["peasant"] * 4
    piles = {"noble": 4, "warpstone": 11, "peasant": 16, "hero": 4, "skaven": 6, "event": 6}
    assert {token: table.supply(token) for token in piles} == piles
    assert table.threats == [3, 1, 2, 4]
    assert min(zip(table.threats, POWER.symbols, strict=True))[1] == "nurgle"
    assert all(table.figures(region) == table.corruption(region) == "" for region in REGION.symbols)
    stack = [element.id for element in table.match.view().elements if element.kind == "ruination"]
    assert stack == [RUINATION.path(card) for card in range(5)]


@rule("OW-1.10")
def test_the_deck_of_three_players() -> None:
    """SC-01, with three players: eight Old World cards instead of seven."""
    table = opened(3)
    assert table.chance() == "old-world"
    assert table.world.old_left == 8


@rule("OW-3.3", "OW-3.4", "OW-3.5", "OW-3.6", "OW-3.7")
def test_a_comet_purge() -> None:
    """SC-02: Norse Reavers take Greenskins Invade and its Event tokens away first."""
    table = Table(
        "old-world",
        track="greenskins-invade warpstone-discovery",
        tokens={"badlands": "event", "empire": "event", "tilea": "event"},
    )
    table.turn_up("norse-reavers")
    changes = [
        line
        for line in table.log()
        if line.startswith(("old-world-leaves", "token-removed", "token-placed"))
    ]
    assert changes[0] == "old-world-leaves greenskins-invade"
    assert "token-removed event badlands" in changes
    assert regions_with(table, "event") == {"bretonnia", "tilea", "empire"}
    placed = [line for line in changes if line.startswith("token-placed peasant")]
    assert len(placed) == 9
    assert regions_with(table, "peasant") == set(REGION.symbols)
    assert table.supply("event") == 3
    assert table.supply("peasant") == 11
    assert table.track == "norse-reavers warpstone-discovery"


@rule("OW-3.5", "OW-3.6", "OW-3.8")
def test_a_push_and_a_discard() -> None:
    """SC-03: a card pushes the track on; in the next round a discarded one leaves it alone."""
    table = Table("old-world", track="skavengers warpstone-discovery")
    table.turn_up("bretonnian-knights")
    table.play(NURGLE, "place norsca")
    assert table.track == "bretonnian-knights skavengers"
    assert "old-world-leaves warpstone-discovery" in table.log()
    passes = {"ask-turn": "pass", "ask-tzeentch-discard": "pass"}
    table.walk(passes, lambda: table.chance() == "old-world")
    table.turn_up("meteor-showers")
    table.play(NURGLE, "place tilea")
    table.play(NURGLE, "place badlands")
    assert table.chance() == "draw"
    assert table.track == "bretonnian-knights skavengers"
    leaving = [line for line in table.log() if line.startswith("old-world-leaves")]
    assert leaving == ["old-world-leaves warpstone-discovery", "old-world-leaves meteor-showers"]


@rule("OW-5.6", "OW-5.9")
def test_summoning_next_door() -> None:
    """SC-04: from Kislev to Troll Country, not to Norsca, and no Bloodthirster for two points."""
    table = Table("summoning", figures={"kislev": "bloodletter"}, power={"khorne": 2, "nurgle": 2})
    refused = table.why_not(KHORNE, "summon bloodsworn-1>norsca")
    assert refused == ("out-of-reach", "OW-5.9")
    for region in REGION.symbols:
        assert table.why_not(KHORNE, f"summon bloodthirster>{region}") is not None
    assert not any("bloodthirster" in move for move in table.options(KHORNE))
    table.play(KHORNE, "summon bloodsworn-1>troll-country")
    assert table.figures("troll-country") == "bloodsworn"
    assert table.power[0] == 1
    assert table.owes() == [NURGLE]


@rule("OW-5.11")
def test_the_only_figure_on_the_board() -> None:
    """SC-05: the region that a figure leaves still counts as held, and binds it too."""
    table = Table(
        "summoning", turn="slaanesh", figures={"norsca": "seductress"}, power={"slaanesh": 2}
    )
    refused = table.why_not(SLAANESH, "summon seductress-1>kislev")
    assert refused == ("out-of-reach", "OW-5.9")
    table.play(SLAANESH, "summon seductress-1>troll-country")
    assert (table.figures("norsca"), table.figures("troll-country")) == ("", "seductress")
    assert table.power[3] == 1


@rule("OW-5.4", "OW-5.6", "OW-6.1", "OW-6.2")
def test_a_card_for_the_last_point() -> None:
    """SC-06: The Skull Throne into the one free space of Kislev, and Khorne is out."""
    table = Table(
        "summoning",
        power={"khorne": 1, "nurgle": 2},
        hands={"khorne": "the-skull-throne reborn-in-blood"},
        cards={"kislev": "- dazzle", "troll-country": "influenza plague-aura"},
    )
    assert not any("reborn-in-blood" in move for move in table.options(KHORNE))
    assert table.why_not(KHORNE, "play reborn-in-blood>kislev-left") == ("too-dear", "OW-5.6")
    assert not any(">troll-country-" in move for move in table.options(KHORNE))
    refused = table.why_not(KHORNE, "play the-skull-throne>troll-country-left")
    assert refused == ("space-taken", "OW-6.2")
    table.play(KHORNE, "play the-skull-throne>kislev-left")
    assert table.power[0] == 0
    assert table.cards("kislev") == "the-skull-throne dazzle"
    assert table.owes() == [NURGLE]
    table.play(NURGLE, "summon leper-1>tilea")
    assert table.owes() == [NURGLE]


@rule("OW-5.4", "OW-5.7")
def test_a_free_card() -> None:
    """SC-07: Warp Shield costs no point and no turn, but nobody plays it without a point."""
    hand = {"tzeentch": "warp-shield"}
    table = Table("summoning", turn="tzeentch", power={"tzeentch": 1}, hands=hand)
    table.play(TZEENTCH, "play warp-shield>norsca-left")
    assert table.power[2] == 1
    assert table.owes() == [TZEENTCH]
    assert table.asked(TZEENTCH) == "ask-turn"
    table = Table("summoning", turn="tzeentch", power={"slaanesh": 1}, hands=hand)
    assert table.owes() == [SLAANESH]


@rule("OW-6.8", "OW-6.9")
def test_teleport_must_be_obeyed() -> None:
    """SC-08: a lone Acolyte has to go elsewhere; without a figure the card does nothing."""
    table = Table(
        "summoning",
        turn="tzeentch",
        figures={"estalia": "acolyte"},
        power={"tzeentch": 2},
        hands={"tzeentch": "teleport"},
    )
    table.play(TZEENTCH, "play teleport>estalia-left")
    assert table.asked(TZEENTCH) == "ask-teleport-to"
    elsewhere = [f"go {region}" for region in REGION.symbols if region != "estalia"]
    assert table.options(TZEENTCH) == elsewhere
    table.play(TZEENTCH, "go norsca")
    assert (table.figures("estalia"), table.figures("norsca")) == ("", "acolyte")


@rule("OW-6.9")
def test_teleport_where_nobody_can_go() -> None:
    """SC-08, the variant: the card may be played among Greater Daemons, and nothing moves."""
    table = Table(
        "summoning",
        turn="tzeentch",
        figures={"estalia": "lord-of-change bloodthirster"},
        power={"tzeentch": 2},
        hands={"tzeentch": "teleport"},
    )
    table.play(TZEENTCH, "play teleport>estalia-left")
    assert table.asked(TZEENTCH) == "ask-turn"
    assert table.power[2] == 1
    assert table.cards("estalia") == "teleport -"
    assert table.where("lord-of-change") == table.where("bloodthirster") == "estalia"


@rule("OW-6.11")
def test_a_shield_goes_with_its_figure() -> None:
    """SC-09: the shielded Acolyte is teleported; its card stays, and so does the other one."""
    table = Table(
        "summoning",
        turn="tzeentch",
        figures={"empire": "acolyte*2 bloodletter", "estalia": "bloodletter leper"},
        power={"tzeentch": 2},
        hands={"tzeentch": "warp-shield teleport"},
    )
    table.play(TZEENTCH, "play warp-shield>empire-left")
    assert "shielded acolyte-1" in table.log()  # The two are alike, so there is nothing to ask.
    table.play(TZEENTCH, "play teleport>empire-right")
    table.play(TZEENTCH, "choose acolyte-1")
    table.play(TZEENTCH, "go estalia")
    assert table.where("acolyte-1") == "estalia"
    assert table.cards("empire") == "warp-shield teleport"
    table.play(TZEENTCH, "pass")
    table.roll(4, 1)
    assert table.where("acolyte-2") == "stock"
    table.roll(4, 4)
    assert table.log().count("killed khorne leper-1") == 1
    assert "hits-lost khorne 1" in table.log()
    assert table.where("acolyte-1") == "estalia"


@rule("OW-6.10")
def test_two_blood_frenzies() -> None:
    """SC-10: two copies of Blood Frenzy give four early dice, before a Bloodletter's two."""
    table = Table(
        "battle",
        figures={"kislev": "bloodletter great-unclean-one"},
        cards={"kislev": "blood-frenzy blood-frenzy"},
    )
    table.roll(4, 1, 1, 4)
    assert table.where("great-unclean-one") == "kislev"
    table.roll(1, 4)
    assert "killed khorne great-unclean-one" in table.log()
    rolled = [line for line in table.log() if line.startswith("rolled khorne")]
    assert len(rolled) == 6


@rule("OW-6.10")
def test_two_fields_of_carnage() -> None:
    """SC-10: a second Field of Carnage forbids neither more nor less than the first."""

    def refusals(cards: str) -> list[object]:
        table = Table(
            "summoning",
            turn="nurgle",
            figures={"kislev": "leper", "tilea": "leper bloodletter"},
            power={"nurgle": 3, "khorne": 3},
            cards={"kislev": cards},
        )
        leaving = table.why_not(NURGLE, "summon leper-1>empire")
        entering = table.why_not(NURGLE, "summon leper-2>kislev")
        return [leaving, entering, table.options(NURGLE)]

    once = refusals("field-of-carnage -")
    assert once == refusals("field-of-carnage field-of-carnage")
    assert once[:2] == [("held-back", "OW-17.1"), None]


@rule("OW-6.10")
def test_two_skull_thrones() -> None:
    """SC-10: two Bloodletters and two Skull Thrones are worth six: they beat five, not six."""
    for lepers, dominated in ((5, True), (6, False)):
        table = Table(
            "domination",
            figures={"kislev": f"bloodletter*2 leper*{lepers}"},
            cards={"kislev": "the-skull-throne the-skull-throne"},
        )
        assert ("dominated khorne kislev 3" in table.log()) == dominated
        assert not any(line.startswith("dominated nurgle") for line in table.log())


@rule("OW-6.6", "OW-8.1")
def test_the_printed_cost_counts() -> None:
    """SC-11: Rain of Pus costs three under Temporal Stasis and adds one to the domination."""
    for lepers, dominates in ((2, False), (3, True)):
        table = Table(
            "summoning",
            turn="nurgle",
            figures={"kislev": f"leper*{lepers}"},
            power={"nurgle": 3},
            hands={"nurgle": "rain-of-pus"},
            cards={"kislev": "temporal-stasis -"},
        )
        table.play(NURGLE, "play rain-of-pus>kislev-right")
        assert "played nurgle rain-of-pus kislev-right 3" in table.log()
        assert table.power[1] == 0
        # Two figures and the card just reach Kislev's Resistance of 3, three pass it.
        assert ("dominated nurgle kislev 3" in table.log()) == dominates
