"""Every unit's powers that many share: keywords, bonuses, abilities, curses, spells."""

from collections.abc import Mapping
from typing import Final

import pytest

from fracas.contract import rule
from fracas.games.legends.tables import UNIT
from fracas.games.legends.units import ROSTER
from tests.legends.table import NOTHING, Table

FURY: Final[tuple[str, ...]] = (
    "emeraldis",
    "spirit-of-wrath",
    "akillon",
    "crush",
    "smerdim",
)
DISPEL_MAGIC: Final[tuple[str, ...]] = (
    "srik",
    "dwarven-warrior",
    "lamorak",
    "pearl-wizard",
    "ulaniva-defender",
    "spirit-of-negation",
    "linghorn",
    "smektor",
    "renil",
    "keelian",
    "dark-witch",
    "bone-legion",
    "bactillion",
    "yarbu-the-magic-eater",
    "foulis",
    "adellin",
    "oplit",
)
CHARGE: Final[tuple[str, ...]] = (
    "hunter",
    "tilloak-theugist",
    "lamorak",
    "redillian-evoker",
    "pearl-wizard",
    "hillstone-acolyte",
    "golladus",
    "marr",
    "dumes",
    "smektor",
    "cerebin",
    "dark-witch",
    "yarbu-the-magic-eater",
    "slime-of-bremmuk",
    "sinnue",
    "oplit",
)
DIAGONAL: Final[tuple[str, ...]] = (
    "srik",
    "tilloak-theugist",
    "wood-elf",
    "loovius",
    "redillian-sage",
    "montika",
    "julisa",
    "linghorn",
    "renil",
    "crimson",
    "accissejo",
    "lawok",
)
SWIFTNESS: Final[tuple[str, ...]] = (
    "dwarven-knight",
    "craglor",
    "gray-knight",
    "holy-knight",
    "ulaniva-defender",
    "placton",
    "keelian",
    "sinakus",
    "bone-legion",
    "skeleton-warlock",
    "adellin",
    "angelas-amulet",
)
FLIGHT: Final[tuple[str, ...]] = (
    "emeraldis",
    "wannok",
    "craglor",
    "uaivad",
    "electibra",
    "aras",
    "tael",
    "armagged",
    "lord-of-eagles",
    "fray",
    "gallat",
    "angellin",
    "julisa",
    "forillian-panther",
    "kralc",
    "helcar",
    "oppolifnas",
    "moridium",
    "scythe",
    "frinhorn",
    "bactillion",
    "kzzt",
    "delmikra",
    "celams",
    "galrien",
    "concan",
)
RANGED_ATTACK: Final[tuple[str, ...]] = (
    "frodnaj-archer",
    "relfreod-archer",
    "rock-giant",
    "kutbone",
    "spitting-mushrooms",
)
SIEGE: Final[tuple[str, ...]] = (
    "dwarven-general",
    "dwarven-hero",
)
SWAP: Final[tuple[str, ...]] = (
    "spirit-of-wrath",
    "spirit-of-negation",
    "spirit-of-justice",
)
TELEPORT: Final[tuple[str, ...]] = (
    "bakus",
    "jenzik",
    "angellin",
    "sarro",
)
VISION: Final[tuple[str, ...]] = (
    "aras",
    "spirit-of-vision",
    "girr",
    "gallikon",
)
ON_TERRAIN: Final[tuple[tuple[str, str, int], ...]] = (
    ("wannok", "forest", 7),
    ("poy", "mountain", 6),
    ("grundin", "forest", 7),
    ("wood-elf", "forest", 4),
    ("tiera", "marsh", 4),
    ("tiera", "forest", 4),
    ("hillstone-priest", "mountain", 9),
    ("hillstone-curate", "mountain", 7),
    ("holy-knight", "town", 9),
    ("ulaniva-crusader", "desert", 6),
    ("ulaniva-defender", "desert", 6),
    ("hillstone-acolyte", "mountain", 4),
    ("dagin-genie", "desert", 9),
    ("tael", "mountain", 9),
    ("vinin-satyr", "mountain", 8),
    ("spirit-of-desert", "desert", 5),
    ("helcar", "mountain", 8),
    ("hcaor-ogre-mage", "mountain", 6),
    ("marr", "mountain", 5),
    ("gnarak", "mountain", 9),
    ("skeleton-horde", "marsh", 9),
    ("mummy", "desert", 9),
    ("sinakus", "marsh", 6),
    ("giant-zombie-rat", "marsh", 7),
    ("plague-bearer", "town", 11),
    ("frinhorn", "plains", 10),
    ("accissejo", "forest", 8),
    ("hades-giant", "mountain", 7),
    ("smerdim", "forest", 6),
    ("lizarkus", "desert", 3),
    ("marbas", "mountain", 6),
    ("slime-of-bremmuk", "forest", 5),
    ("foulis", "forest", 4),
    ("helliton", "mountain", 5),
    ("minchu", "forest", 10),
    ("zanofor-bowdode", "town", 9),
    ("adellin", "forest", 8),
    ("wyatt-yarg", "town", 7),
    ("warbrin", "forest", 5),
    ("sinnue", "plains", 9),
    ("rekabevets", "plains", 8),
)
BOOSTS: Final[tuple[tuple[str, str, int, bool], ...]] = (
    ("king-migol", "dwarven-knight", 10, False),
    ("lockin-elves", "landor", 12, True),
    ("high-elf", "vellec", 11, False),
    ("sir-urgwaine", "sir-gilbert", 10, False),
    ("urgwaines-knights", "sir-urgwaine", 12, True),
    ("dancing-sword", "landor", 12, True),
    ("tarn", "tiera", 10, False),
    ("delik", "aubrey", 10, False),
    ("namhel", "girr", 9, False),
    ("enchanted-shield", "kralc", 12, True),
    ("wheel-of-energy", "kralc", 11, True),
    ("titan-castle", "ultimadus", 11, False),
    ("crazed-terror", "lord-of-the-dead", 11, True),
    ("rancid-castle", "oppolifnas", 11, False),
    ("nazint", "bremmuk", 11, True),
    ("infested-nest", "bremmuk", 11, False),
    ("noslrac", "perplexon", 9, False),
    ("angelas-amulet", "aras", 9, False),
)
LENDS: Final[tuple[tuple[str, str, str, bool], ...]] = (
    ("urgwaines-castle", "sir-urgwaine", "swiftness", False),
    ("elementus-the-airlord", "almaetis", "flight", False),
    ("cloud-citadel", "landor", "flight", True),
    ("oppolifnas", "ultimadus", "flight", True),
    ("lord-esenwein", "daemin", "flight", False),
    ("lord-of-bones", "skeleton-horde", "charge", False),
    ("bone-castle", "lord-of-bones", "diagonal", True),
)
CURSES_OF_STRENGTH: Final[tuple[tuple[str, str, int], ...]] = (
    ("vellec", "aubrey", 10),
    ("humble-clergy", "wood-elf", 8),
    ("redillian-evoker", "saravannus", 11),
    ("uaivad", "emeraldis", 8),
    ("electibra", "craglor", 9),
    ("anti-purple-wind", "bremmuk", 9),
    ("anti-silver-wind", "kralc", 9),
    ("anti-red-wind", "oppolifnas", 9),
    ("crevcor", "kralc", 11),
    ("skeleton-warlock", "lord-of-bones", 10),
    ("flit-spore", "bremmuk", 11),
    ("larva", "queen-kiova", 11),
    ("vulad", "garpus", 9),
)
CURSES_OF_KEYWORDS: Final[tuple[tuple[str, str, str], ...]] = (
    ("jillus", "tiera", "dispel-magic"),
    ("ultimadus", "evit", "fury"),
    ("nosimaj", "landor", "flight"),
    ("yeroms", "garpus", "diagonal"),
    ("gallikon", "garpus", "swiftness"),
)
BOTH_DIE: Final[tuple[str, ...]] = (
    "quicksand",
    "earthquake",
    "eruption",
    "holy-light",
    "cleansing-mist",
    "anti-purple-wind",
    "anti-silver-wind",
    "anti-red-wind",
    "living-statue",
    "eternal-idol",
    "wheel-of-energy",
    "decay",
    "fire-wall",
    "paranos",
    "spore-of-parasitix",
    "flit-spore",
    "larva",
    "wonder-egg",
)
HOPS: Final[tuple[tuple[str, str], ...]] = (
    ("aubrey", "forest"),
    ("ulaniva-crusader", "desert"),
    ("spirit-of-forest", "forest"),
    ("spirit-of-desert", "desert"),
    ("cave-beast", "mountain"),
    ("hcaor-ogre-mage", "mountain"),
    ("murkis", "marsh"),
    ("lingering-death", "marsh"),
    ("gangis-wind", "town"),
    ("yorkus", "desert"),
    ("minchu", "town"),
)
SLAYS: Final[tuple[tuple[str, int, bool, bool], ...]] = (
    ("reb-the-zombie-slayer", 10, False, False),
    ("spirit-of-justice", 10, True, False),
    ("placton", 10, True, False),
    ("gwarf", 10, False, False),
    ("cerebin", 10, False, False),
    ("wascyo", 10, True, False),
    ("jezrak", 9, False, False),
    ("jezrak", 10, False, False),
    ("helliton", 9, False, True),
    ("helliton", 10, False, True),
    ("demarn-the-putrid", 10, False, True),
    ("mystical-mirror", 10, True, False),
    ("vulad", 10, True, False),
)


def seat_of(name: str) -> int:
    """The seat whose army has a unit: 1 is beige, 2 gray."""
    return 1 + int(ROSTER.is_gray(UNIT.index(name)))


def table_with(
    mine: str,
    theirs: str,
    seat: int,
    *,
    turn: int = 0,
    window: bool = False,
    ground: Mapping[str, str] = NOTHING,
    curse: str = "",
) -> Table:
    """A table on which a seat has some units and the other seat others."""
    beige, gray = (mine, theirs) if seat == 1 else (theirs, mine)
    return Table(beige, gray, turn=turn or seat, window=window, ground=ground, curse=curse)


def friend(seat: int) -> str:
    """A unit of this seat without a power that matters here."""
    return "grundin" if seat == 1 else "hades-giant"


def foe(seat: int) -> str:
    """A weak unit of the other seat."""
    return "hades-giant" if seat == 1 else "grundin"


@rule("SL-11.3")
@pytest.mark.parametrize("name", CHARGE)
def test_units_that_charge(name: str) -> None:
    seat = seat_of(name)
    table = table_with(f"{name} d4", "", seat)
    table.go(seat, "act d4 charge + to d6")
    assert table.on("d6") == name


@rule("SL-11.4")
@pytest.mark.parametrize("name", DIAGONAL)
def test_units_that_go_diagonally(name: str) -> None:
    seat = seat_of(name)
    table = table_with(f"{name} d4", "", seat)
    table.go(seat, "act d4 diagonal + to f6")
    assert table.on("f6") == name


@rule("SL-11.5")
@pytest.mark.parametrize("name", SWIFTNESS)
def test_units_that_are_swift(name: str) -> None:
    seat = seat_of(name)
    table = table_with(f"{name} d4", "", seat)
    table.go(seat, "act d4 swiftness + to d5 + to e5")
    assert table.on("e5") == name


@rule("SL-11.6")
@pytest.mark.parametrize("name", FLIGHT)
def test_units_that_fly(name: str) -> None:
    seat = seat_of(name)
    table = table_with(f"{name} d4, {friend(seat)}! d5", "", seat)
    table.go(seat, "act d4 flight + to d6")
    assert table.on("d6") == name


@rule("SL-11.7")
@pytest.mark.parametrize("name", RANGED_ATTACK)
def test_units_that_strike_from_afar(name: str) -> None:
    seat = seat_of(name)
    weak = "silwon-the-confusing" if seat == 1 else "dwarven-warrior"
    table = table_with(f"{name} d4", f"{weak} d6", seat)
    table.go(seat, "act d4 ranged-attack + to d6")
    assert table.on("d6") == ""


@rule("SL-11.8")
@pytest.mark.parametrize("name", SIEGE)
def test_units_that_besiege(name: str) -> None:
    table = table_with(f"{name} d4, poy c4, hunter e4, quicksand c5, grundin e5", "kralc d5", 1)
    table.go(1, "act d4 siege + to d5")
    assert table.lost(2) == ["kralc"]


@rule("SL-11.9")
@pytest.mark.parametrize("name", SWAP)
def test_units_that_swap(name: str) -> None:
    table = table_with(f"{name} d4, spirit-of-sea a6", "", 1)
    table.go(1, "act d4 swap + to a6")
    assert (table.on("a6"), table.on("d4")) == (name, "spirit-of-sea")


@rule("SL-11.10")
@pytest.mark.parametrize("name", TELEPORT)
def test_units_that_teleport(name: str) -> None:
    seat = seat_of(name)
    table = table_with(f"{name} d4, {friend(seat)} a6", "", seat)
    table.go(seat, "act d4 teleport + to a6")
    assert table.on("d4") == friend(seat)
    assert table.lost(seat) == [name]


@rule("SL-11.11")
@pytest.mark.parametrize("name", VISION)
def test_units_that_see(name: str) -> None:
    seat = seat_of(name)
    table = table_with(f"{name} d4", f"{foe(seat)} d6", seat)
    table.go(seat, "act d4 vision + to d6")
    assert table.known("d6") == [1, 2]


@rule("SL-11.2", "SL-9.4")
@pytest.mark.parametrize("name", DISPEL_MAGIC)
def test_units_that_dispel_magic(name: str) -> None:
    seat = seat_of(name)
    magic = "paranos" if seat == 1 else "holy-light"
    table = table_with(f"{name} d4", f"{magic} d5", seat)
    table.go(seat, "move d4 up")
    assert table.on("d5") == name


@rule("SL-11.1")
@pytest.mark.parametrize("name", FURY)
def test_units_of_fury(name: str) -> None:
    seat = seat_of(name)
    weak = "larva" if seat == 1 else "dwarven-scout"
    weak = "silwon-the-confusing" if seat == 1 else weak
    table = table_with(f"{name} d4", f"{weak} d5, {weak} d6", seat)
    table.go(seat, "move d4 up")
    assert table.on("d6") == name


@rule("SL-7.5")
@pytest.mark.parametrize(("name", "terrain", "strength"), ON_TERRAIN)
def test_units_are_stronger_or_weaker_on_a_terrain(name: str, terrain: str, strength: int) -> None:
    table = table_with(f"{name} d4", "", seat_of(name), ground={terrain: "d4"})
    assert table.strength("d4") == strength


@rule("SL-8.2", "SL-5.12")
@pytest.mark.parametrize(("name", "other", "strength", "dies"), BOOSTS)
def test_units_that_strengthen_others(name: str, other: str, strength: int, dies: bool) -> None:
    seat = seat_of(name)
    table = table_with(f"{name} d4, {other} d5", "", seat, window=True, ground={"desert": "d4 d5"})
    before = table.strength("d5") - ROSTER.base[UNIT.index(other)]
    table.play(seat, "use d4 + to d5")
    assert table.strength("d5") == strength + before
    assert table.lost(seat) == ([name] if dies else [])
    assert table.known("d5") == [1, 2]


@rule("SL-5.13", "SL-5.12")
@pytest.mark.parametrize(("name", "other", "keyword", "adjacent"), LENDS)
def test_units_that_lend_keywords(name: str, other: str, keyword: str, adjacent: bool) -> None:
    seat = seat_of(name)
    table = table_with(f"{name} d4, {other} d6", "", seat, window=True)
    assert table.can(seat, "use d4") == [not adjacent]
    table = table_with(f"{name} d4, {other} d5", "", seat, window=True)
    table.play(seat, "use d4 + to d5")
    assert keyword in table.keywords("d5")
    assert table.known("d5") == [1, 2]


@rule("SL-10.9")
@pytest.mark.parametrize(("name", "other", "strength"), CURSES_OF_STRENGTH)
def test_curses_that_change_strengths(name: str, other: str, strength: int) -> None:
    table = table_with(f"{other} d4", "", seat_of(other), curse=name)
    assert table.strength("d4") == strength


@rule("SL-10.9")
@pytest.mark.parametrize(("name", "other", "keyword"), CURSES_OF_KEYWORDS)
def test_curses_that_give_keywords(name: str, other: str, keyword: str) -> None:
    table = table_with(f"{other} d4", "", seat_of(other))
    assert keyword not in table.keywords("d4")
    table = table_with(f"{other} d4", "", seat_of(other), curse=name)
    assert keyword in table.keywords("d4")


@rule("SL-9.3", "SL-9.6")
@pytest.mark.parametrize("name", BOTH_DIE)
def test_spells_that_destroy_both(name: str) -> None:
    seat = seat_of(name)
    table = table_with(f"{name} d5", f"{foe(seat)} d6", seat, turn=3 - seat)
    table.go(3 - seat, "move d6 down")
    assert table.on("d5") == ""
    assert table.lost(3 - seat) == [foe(seat)]


@rule("SL-18.15")
@pytest.mark.parametrize(("name", "terrain"), HOPS)
def test_units_that_hop(name: str, terrain: str) -> None:
    seat = seat_of(name)
    table = table_with(f"{name} b2", "", seat, ground={terrain: "b2 f6"})
    assert table.aims(seat, "act b2 hop") == ["to f6"]


@rule("SL-6.5")
@pytest.mark.parametrize(("name", "base", "both_ways", "optional"), SLAYS)
def test_units_that_slay(name: str, base: int, both_ways: bool, optional: bool) -> None:
    seat = seat_of(name)
    victim = {(1, 10): "kralc", (2, 10): "landor", (2, 9): "king-migol"}[seat, base]
    table = table_with(f"{name} d4", f"{victim} d5", seat)
    table.go(seat, "move d4 up")
    if optional:
        assert table.asked(seat) == "ask-slay"
        table.go(seat, "accept")
    assert table.on("d5") == name
    table = table_with(f"{name} d5", f"{victim} d6", seat, turn=3 - seat)
    table.go(3 - seat, "move d6 down")
    assert table.on("d5") == (name if both_ways else victim)


@rule("SL-6.5")
@pytest.mark.parametrize(
    ("name", "victim"), [("reb-the-zombie-slayer", "mummy"), ("uzelis", "wannok")]
)
def test_units_that_slay_a_type(name: str, victim: str) -> None:
    seat = seat_of(name)
    table = table_with(f"{name} d4", f"{victim} d5", seat)
    table.go(seat, "move d4 up")
    assert table.on("d5") == name


@rule("SL-6.5", "SL-5.25")
def test_what_is_optional_can_be_declined() -> None:
    table = Table("landor d4", "helliton d5", turn=2)
    table.go(2, "move d5 down")
    table.go(2, "decline")
    assert table.on("d4") == "landor"
